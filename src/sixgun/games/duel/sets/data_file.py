"""Builds kinds of cards and characters from their data files; what the data cannot say is written in code."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from sixgun.games.duel.ability import Ability, Character
from sixgun.games.duel.box import SIDES
from sixgun.games.duel.card import (
    CARD,
    CHALLENGE,
    EQUIP,
    FIRE,
    FIRE_ANY,
    HAND_OR_CARD,
    NONE,
    NOT_OPPONENT_RC,
    OWN_RC,
    PAIR,
    REACTION,
    SYMBOLS,
    TYPES,
    Kind,
)
from sixgun.games.duel.sets.cards import fill_in

_TARGETS: Final = {
    "opponent_ac": CHALLENGE,
    "opponent_any": FIRE_ANY,
    "any_except_opponent_rc": NOT_OPPONENT_RC,
    "all_except_own_ac": NONE,
    "own_both": NONE,
    "swap_either_player": PAIR,
    "opponent_hand_or_card_in_play": HAND_OR_CARD,
    "card_in_play": CARD,
    "equipment": EQUIP,
    "own_rc_only": OWN_RC,
    "none": NONE,
    "reaction": REACTION,
}
"""The classes of targets of D-6.6."""


def read_data(name: str) -> dict[str, Any]:
    """Return the data called ``name`` (``data/NAME.toml``)."""
    text = files("sixgun.games.duel.sets").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def build_kinds(data: dict[str, Any]) -> tuple[list[Kind], list[list[list[int]]]]:
    """Return the kinds of cards, and for each the reveal symbols of its copies with each back (D-10.6)."""
    kinds: list[Kind] = []
    copies: list[list[list[int]]] = []
    for kind_id, facts in data["kind"].items():
        kind = Kind(kind_id)
        circled = facts.get("circled", [])
        kind.type = TYPES.index(facts["type"])
        kind.hit = "hit" in circled
        kind.dodge = "dodge" in circled
        kind.reloadable = "reload" in circled
        kind.always = "always" in circled
        kind.aim = _TARGETS[facts["target"]]
        if kind.hit and kind.aim == CHALLENGE:
            kind.aim = FIRE
        kind.rules = facts["rules"]
        fill_in(kind)
        kinds.append(kind)
        copies.append([[SYMBOLS.index(symbol) for symbol in facts.get(back, [])] for back in ("law", "outlaw")])
    return kinds, copies


def build_characters(data: dict[str, Any], abilities: dict[str, Ability]) -> list[Character]:
    """Return the characters, those of the law first."""
    found: list[Character] = []
    for side in range(len(SIDES)):
        for character_id, facts in data["character"].items():
            if facts["side"] == ("law", "outlaw")[side]:
                ability = abilities[character_id]
                ability.always = facts.get("always", False)
                found.append(Character(character_id, side, facts["life"], ability, facts["rules"]))
    return found
