"""Determinization: a full game drawn at random among those that fit what one seat knows."""

from __future__ import annotations

from sixgun.games.dice.game import DiceGame
from sixgun.games.dice.sets import find_character
from sixgun.games.dice.view import View
from sixgun.games.roles import ROLES, ROLES_OF
from sixgun.kernel.rng import Rng


def determinize(view: View, rng: Rng) -> DiceGame:
    """Return a game whose view from ``view.seat`` equals ``view``; hidden facts are drawn from ``rng``.

    Hidden are the other roles and all chance to come (G-9.2).
    """
    game = DiceGame(view.options, Rng(rng.below(1 << 30)))
    _draw_roles(game, view, rng)
    game.living = 0
    for facts in view.seats:
        seat = facts.seat
        game.revealed[seat] = facts.revealed
        game.take_seat(seat, None if facts.character is None else find_character(facts.character))
        game.life[seat] = facts.life
        game.max_life[seat] = facts.max_life
        game.arrows[seat] = facts.arrows
        game.hits[seat] = facts.hits
        if facts.in_game:
            game.living |= 1 << seat
    game.players_left = game.living.bit_count()
    game.pile = view.pile
    game.current = view.current
    game.turn = view.turn
    game.dice = view.dice.copy()
    game.rolls = view.rolls
    game.rerolls = view.rerolls
    game.resolving = view.resolving
    game.ones = view.ones
    game.twos = view.twos
    game.beers = view.beers
    game.gatlings = view.gatlings
    game.doubling = view.doubling
    game.own_beer = view.own_beer
    game.hit = view.hit
    game.fallen = view.fallen
    game.struck = view.struck
    game.over = view.over
    game.outcome_id = view.outcome
    game.winners = view.winners
    game.cite = view.end_cite
    game.stack = [frame.clone() for frame in view.stack]
    game.run()
    return game


def _draw_roles(game: DiceGame, view: View, rng: Rng) -> None:
    left = ROLES_OF[game.seats].copy()
    for facts in view.seats:
        if facts.role is not None:
            left.remove(ROLES.index(facts.role))
    rng.shuffle(left)
    game.roles = [left.pop() if facts.role is None else ROLES.index(facts.role) for facts in view.seats]
