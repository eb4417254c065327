"""Scenarios of The Duel: what can be expected of a situation (see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.duel.game import DuelGame
from sixgun.games.duel.limits import NO_LIMIT, bang_limit
from sixgun.kernel.scenario import Node, SeatNames
from sixgun.kernel.scenario_compare import (
    card_texts,
    cards_expected,
    members,
    same,
    same_flag,
    same_number,
    same_set,
    same_top,
    seat_called,
)

TABLE_EXPECTATIONS: Final = (
    "bangs_played", "common", "common_size", "current", "discard", "discard_size", "display", "fallen", "moved",
    "phase", "target", "used", "waiting",
)  # fmt: skip
SEAT_EXPECTATIONS: Final = (
    "ac", "bang_limit", "deck", "deck_size", "gear", "hand", "hand_backs", "hand_has", "hand_lacks", "hand_size",
    "knows", "life", "rc", "reserve", "reserve_size", "sees_display", "sees_reserve", "side",
)  # fmt: skip

_PHASES: Final = ["start", "draw", "play", "discard"]
_UNKNOWN: Final = "unknown"


def compare_table(game: DuelGame, names: SeatNames, wanted: Node, key: str) -> list[str]:
    """Return how the table differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key == "current":
        return same(key, names.name(game.current), wanted.text(key))
    if key == "phase":
        return same(key, _PHASES[game.phase], wanted.text(key))
    if key == "target":
        return same(key, game.name(game.aimed) if game.aimed >= 0 else "", wanted.text(key))
    if key == "moved":
        return same_flag(wanted, key, game.moved)
    if key in ("bangs_played", "common_size", "discard_size"):
        actual = {"bangs_played": game.bangs, "common_size": len(game.common), "discard_size": len(game.discard)}[key]
        return same_number(wanted, key, actual)
    if key == "waiting":
        return same(key, ", ".join(t.source for t in game.queue), ", ".join(wanted.texts(key)))
    if key in ("fallen", "used"):
        characters = game.box.characters
        if key == "used":
            actual_ids = [c.id for c in characters if (game.used >> c.index) & 1]
        else:
            actual_ids = [characters[index].id for index in game.fallen]
        return same_set(key, actual_ids, wanted.texts(key))
    cards = cards_expected(wanted, key, game.box.parse_card)
    if key == "display":
        return same_set(key, card_texts(game, game.display), cards)
    return same_top(key, card_texts(game, game.common if key == "common" else game.discard), cards)


def compare_seat(game: DuelGame, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
    """Return how ``seat`` differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key in ("ac", "rc"):
        spot = game.ac[seat] if key == "ac" else game.rc[seat]
        return same(key, game.name(spot) if game.character[spot] >= 0 else "", wanted.text(key))
    if key in ("bang_limit", "deck_size", "hand_size", "reserve_size"):
        return same_number(wanted, key, _number(game, seat, key))
    view = game.view(seat)
    if key == "side":
        return same(key, view.seats[seat].side, wanted.text(key))
    if key == "hand":
        return same_set(key, card_texts(game, game.hands[seat]), cards_expected(wanted, key, game.box.parse_card))
    if key in ("hand_has", "hand_lacks"):
        return members(key, card_texts(game, game.hands[seat]), cards_expected(wanted, key, game.box.parse_card))
    if key == "deck":
        return same_top(key, card_texts(game, game.decks[seat]), cards_expected(wanted, key, game.box.parse_card))
    if key == "sees_display":
        return same_set(key, card_texts(game, view.display), cards_expected(wanted, key, game.box.parse_card))
    if key == "reserve":
        reserve = [game.box.characters[index].id for index in game.reserves[seat]]
        return same_set(key, reserve, wanted.texts(key))
    if key == "hand_backs":
        law, outlaws = view.seats[seat].hand_backs
        return same(key, f"law {law}, outlaws {outlaws}", _backs(wanted.node(key)))
    if key in ("life", "gear"):
        return _compare_characters(game, seat, wanted.node(key), key)
    return _compare_seen(game, names, seat, wanted, key)


def _number(game: DuelGame, seat: int, key: str) -> int:
    if key == "bang_limit":
        limit = bang_limit(game, seat)
        return 0 if limit == NO_LIMIT else limit
    if key == "deck_size":
        return len(game.decks[seat])
    return len(game.hands[seat] if key == "hand_size" else game.reserves[seat])


def _backs(node: Node) -> str:
    node.only(("law", "outlaws"))
    return f"law {node.number('law')}, outlaws {node.number('outlaws')}"


def _compare_characters(game: DuelGame, seat: int, wanted: Node, key: str) -> list[str]:
    """Compare life points or Equipment of the characters that are named."""
    differences: list[str] = []
    for name in wanted.entries():
        character = game.box.character_of_id.get(name)
        if character is None:
            raise wanted.error(f"no character is called '{name}'", name)
        spot = game.spot_of(character.index)
        if spot < 0 or spot >> 1 != seat:
            differences.append(f"{name} is not in play")
        elif key == "life":
            differences += same(f"life of {name}", str(game.life[spot]), str(wanted.number(name)))
        else:
            gear = card_texts(game, game.gear[spot])
            differences += same_set(f"gear of {name}", gear, cards_expected(wanted, name, game.box.parse_card))
    return differences


def _compare_seen(game: DuelGame, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
    """Compare what a seat knows of others: cards in hand, characters in reserve."""
    inner = wanted.node(key)
    differences: list[str] = []
    view = game.view(seat)
    for name in inner.entries():
        other = view.seats[seat_called(inner, names, name)]
        label = f"{key} {name}"
        if key == "knows":
            differences += same_set(
                label, card_texts(game, other.known_hand), cards_expected(inner, name, game.box.parse_card)
            )
        else:
            seen = [_UNKNOWN] if other.reserve is None else other.reserve
            differences += same_set(label, seen, inner.texts(name))
    return differences
