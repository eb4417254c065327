"""Scenarios of the card game: what can be expected of a situation (see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.box import SUIT_NAMES
from sixgun.games.classic.game import ClassicGame
from sixgun.games.roles import ROLES
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
    "bangs_played", "current", "deck", "deck_size", "discard", "discard_size", "display", "duty", "event",
    "events_left", "first_dead", "fresh", "ghost", "last_event", "master", "named", "next_event", "past_events",
    "phase", "roles",
)  # fmt: skip
SEAT_EXPECTATIONS: Final = (
    "bang_limit", "character", "copied", "distance", "front", "hand", "hand_has", "hand_lacks", "hand_size",
    "in_game", "knows", "life", "max_life", "reaches", "reserve", "role", "role_shown", "sees_deck",
    "sees_discard", "sees_display", "sees_reserve", "sees_role", "weapon_range",
)  # fmt: skip

_PHASES: Final = ["start", "draw", "play", "discard"]
_UNKNOWN: Final = "unknown"


def compare_table(game: ClassicGame, names: SeatNames, wanted: Node, key: str) -> list[str]:
    """Return how the table differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key == "current":
        return same(key, names.name(game.current), wanted.text(key))
    if key == "phase":
        return same(key, _PHASES[game.phase], wanted.text(key))
    if key == "roles":
        return same_set(key, [ROLES[role] for role in game.roles], wanted.texts(key))
    if key == "bangs_played":
        return same_number(wanted, key, game.bangs)
    if key == "deck_size":
        return same_number(wanted, key, len(game.deck))
    if key == "discard_size":
        return same_number(wanted, key, len(game.discard))
    if key in ("event", "next_event", "last_event", "past_events", "events_left"):
        return _compare_events(game, wanted, key)
    if key in ("master", "ghost", "first_dead"):
        seat = game.master if key == "master" else game.ghost if key == "ghost" else game.first_dead
        return same(key, names.name(seat), wanted.text(key))
    if key == "named":
        return same(key, "" if game.cuffs < 0 else SUIT_NAMES[game.cuffs], wanted.text(key))
    cards = cards_expected(wanted, key, game.box.parse_card)
    if key == "display":
        return same_set(key, card_texts(game, game.display), cards)
    if key == "fresh":
        return same_set(key, card_texts(game, game.fresh), cards)
    if key == "duty":
        return same_set(key, card_texts(game, [] if game.duty < 0 else [game.duty]), cards)
    pile = game.deck if key == "deck" else game.discard
    return same_top(key, card_texts(game, pile), cards)


def _compare_events(game: ClassicGame, wanted: Node, key: str) -> list[str]:
    """Compare the event cards: in force, to come, covered."""
    if key == "events_left":
        return same_number(wanted, key, len(game.events))
    events = game.box.events
    if key == "past_events":
        return same(key, ", ".join(events[index].id for index in game.past_events), ", ".join(wanted.texts(key)))
    if key == "event":
        return same(key, "" if game.event is None else game.event.id, wanted.text(key))
    which = -1 if key == "next_event" else 0
    return same(key, events[game.events[which]].id if game.events else "", wanted.text(key))


def compare_seat(game: ClassicGame, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
    """Return how ``seat`` differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key in ("life", "max_life", "hand_size", "weapon_range", "bang_limit"):
        return same_number(wanted, key, _number(game, seat, key))
    if key in ("in_game", "role_shown"):
        actual = game.in_game[seat] if key == "in_game" else game.revealed[seat]
        return same_flag(wanted, key, actual)
    if key == "role":
        return same(key, ROLES[game.roles[seat]], wanted.text(key))
    if key == "character":
        character = game.characters[seat]
        return same(key, "" if character is None else character.id, wanted.text(key))
    if key == "copied":
        copied = game.copied[seat]
        return same(key, "" if copied is None else copied.id, wanted.text(key))
    if key == "reserve":
        reserve = game.reserves[seat]
        return same(key, "" if reserve < 0 else game.box.characters[reserve].id, wanted.text(key))
    if key in ("hand", "front"):
        cards = game.hands[seat] if key == "hand" else game.front[seat]
        return same_set(key, card_texts(game, cards), cards_expected(wanted, key, game.box.parse_card))
    if key in ("hand_has", "hand_lacks"):
        return members(key, card_texts(game, game.hands[seat]), cards_expected(wanted, key, game.box.parse_card))
    return _compare_seen(game, names, seat, wanted, key)


def _number(game: ClassicGame, seat: int, key: str) -> int:
    if key == "life":
        return game.life[seat]
    if key == "max_life":
        return game.max_life[seat]
    if key == "hand_size":
        return len(game.hands[seat])
    if key == "weapon_range":
        return game.weapon_range[seat]
    return game.bang_limit[seat]


# What a seat sees -----------------------------------------------------------------------------------------


def _compare_seen(game: ClassicGame, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
    view = game.view(seat)
    if key == "reaches":
        reached = [names.name(other.seat) for other in view.seats if other.reachable]
        return same_set(key, reached, wanted.texts(key))
    if key == "sees_discard":
        seen = [] if view.discard_top < 0 else [view.discard_top]
        return same_set(key, card_texts(game, seen), cards_expected(wanted, key, game.box.parse_card))
    if key == "sees_deck":
        return same(
            key, ", ".join(card_texts(game, view.deck_top)), ", ".join(cards_expected(wanted, key, game.box.parse_card))
        )
    if key == "sees_display":
        return same_set(key, card_texts(game, view.display), cards_expected(wanted, key, game.box.parse_card))
    inner = wanted.node(key)
    differences: list[str] = []
    for name in inner.entries():
        other = view.seats[seat_called(inner, names, name)]
        label = f"{key} {name}"
        if key == "distance":
            differences += same(label, str(other.distance), str(inner.number(name)))
        elif key == "sees_role":
            role = _UNKNOWN if other.role is None else other.role
            differences += same(label, role, inner.text(name))
        elif key == "sees_reserve":
            reserve = _UNKNOWN if other.reserve is None else other.reserve
            differences += same(label, reserve, inner.text(name))
        else:
            known = card_texts(game, other.known_hand)
            differences += same_set(label, known, cards_expected(inner, name, game.box.parse_card))
    return differences
