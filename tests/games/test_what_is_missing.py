"""A card or an ability that cannot be used at all is refused with what is missing, not with how it would be used."""

from __future__ import annotations

import pytest

from sixgun.games.classic.game import ClassicGame
from sixgun.games.duel.game import DuelGame
from sixgun.kernel.decision import Decision
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

from .classic import play as classic_play
from .classic.with_sets import start_with_sets
from .duel import play as duel_play

HOW = {
    "ability-needs-cards",
    "ability-not-so",
    "cannot-copy-so",
    "needs-card",
    "needs-character",
    "needs-pair",
    "needs-target",
    "not-offered",
}
"""Reasons that say how something is used: no help where it cannot be used in any way."""


def useless(game: Game, decision: Decision, wishes: list[str]) -> list[str]:
    """Return those of ``wishes`` that begin no legal action and are refused as if one of them did."""
    found: list[str] = []
    for wish in wishes:
        if not any(f"{action.text} ".startswith(f"{wish} ") for action in decision.actions):
            refusal = game.refusal(decision.seat, game.parse(wish))
            assert refusal is not None
            if refusal.reason in HOW:
                found.append(f"{wish}: {refusal.reason}")
    return found


def of_the_card_game(game: ClassicGame, decision: Decision) -> list[str]:
    """Return all cards and abilities of the asked seat as if it used them."""
    seat = decision.seat
    wishes = [f"play {game.card_text(card)}" for card in game.hands[seat]]
    wishes += [f"use {game.card_text(card)}" for card in game.front[seat]]
    return wishes + [f"use {ability.id}" for ability in game.abilities[seat] if ability.id in game.box.ability_of_id]


def of_the_duel(game: DuelGame, decision: Decision) -> list[str]:
    """Return all cards and abilities of the asked seat as if it used them, and the token."""
    seat = decision.seat
    box = game.box
    spots = {game.ac[seat], game.rc[seat]}
    wishes = [f"play {box.texts[card]}" for card in game.hands[seat]]
    wishes += [f"use {box.texts[card]}" for spot in spots for card in game.gear[spot]]
    wishes += [f"use {box.characters[game.character[spot]].id}" for spot in spots if game.character[spot] >= 0]
    return [*wishes, "swap"]


@pytest.mark.rule("B-4.4", "B-4.5", "B-5.10", "B-10.4")
@pytest.mark.parametrize("number", range(12))
def test_card_game(number: int) -> None:
    game = start_with_sets(number) if number % 3 else classic_play.start(number)
    for decision in classic_play.walk(game, Rng(number)):
        assert useless(game, decision, of_the_card_game(game, decision)) == []


@pytest.mark.rule("D-6.6", "D-6.11", "D-16.15", "D-16.18", "D-17.15", "D-17.18", "D-17.21")
@pytest.mark.parametrize("number", range(12))
def test_duel(number: int) -> None:
    game = duel_play.start(number)
    for decision in duel_play.walk(game, Rng(number)):
        assert useless(game, decision, of_the_duel(game, decision)) == []
