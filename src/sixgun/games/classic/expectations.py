"""Scenarios of the card game: what can be expected of a situation (see ``docs/scenarios.md``)."""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.box import SUIT_NAMES
from sixgun.games.classic.game import ClassicGame
from sixgun.games.roles import ROLES
from sixgun.kernel.errors import NotationError
from sixgun.kernel.scenario import Node, SeatNames

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
        return _same(key, names.name(game.current), wanted.text(key))
    if key == "phase":
        return _same(key, _PHASES[game.phase], wanted.text(key))
    if key == "roles":
        return _same_set(key, [ROLES[role] for role in game.roles], wanted.texts(key))
    if key == "bangs_played":
        return _same(key, str(game.bangs), str(wanted.number(key)))
    if key == "deck_size":
        return _same(key, str(len(game.deck)), str(wanted.number(key)))
    if key == "discard_size":
        return _same(key, str(len(game.discard)), str(wanted.number(key)))
    if key in ("event", "next_event", "last_event", "past_events", "events_left"):
        return _compare_events(game, wanted, key)
    if key in ("master", "ghost", "first_dead"):
        seat = game.master if key == "master" else game.ghost if key == "ghost" else game.first_dead
        return _same(key, names.name(seat), wanted.text(key))
    if key == "named":
        return _same(key, "" if game.cuffs < 0 else SUIT_NAMES[game.cuffs], wanted.text(key))
    cards = _cards(game, wanted, key)
    if key == "display":
        return _same_set(key, _texts(game, game.display), cards)
    if key == "fresh":
        return _same_set(key, _texts(game, game.fresh), cards)
    if key == "duty":
        return _same_set(key, _texts(game, [] if game.duty < 0 else [game.duty]), cards)
    pile = game.deck if key == "deck" else game.discard
    top = _texts(game, pile)[-len(cards) :] if cards else []
    top.reverse()
    return _same(f"{key} from the top", ", ".join(top), ", ".join(cards))


def _compare_events(game: ClassicGame, wanted: Node, key: str) -> list[str]:
    """Compare the event cards: in force, to come, covered."""
    if key == "events_left":
        return _same(key, str(len(game.events)), str(wanted.number(key)))
    events = game.box.events
    if key == "past_events":
        return _same(key, ", ".join(events[index].id for index in game.past_events), ", ".join(wanted.texts(key)))
    if key == "event":
        return _same(key, "" if game.event is None else game.event.id, wanted.text(key))
    which = -1 if key == "next_event" else 0
    return _same(key, events[game.events[which]].id if game.events else "", wanted.text(key))


def compare_seat(game: ClassicGame, names: SeatNames, seat: int, wanted: Node, key: str) -> list[str]:
    """Return how ``seat`` differs from ``wanted[key]``.

    Raises:
        ScenarioError: the expectation makes no sense.
    """
    if key in ("life", "max_life", "hand_size", "weapon_range", "bang_limit"):
        return _same(key, str(_number(game, seat, key)), str(wanted.number(key)))
    if key in ("in_game", "role_shown"):
        actual = game.in_game[seat] if key == "in_game" else game.revealed[seat]
        return _same(key, _yes_no(actual), _yes_no(wanted.flag(key)))
    if key == "role":
        return _same(key, ROLES[game.roles[seat]], wanted.text(key))
    if key == "character":
        character = game.characters[seat]
        return _same(key, "" if character is None else character.id, wanted.text(key))
    if key == "copied":
        copied = game.copied[seat]
        return _same(key, "" if copied is None else copied.id, wanted.text(key))
    if key == "reserve":
        reserve = game.reserves[seat]
        return _same(key, "" if reserve < 0 else game.box.characters[reserve].id, wanted.text(key))
    if key in ("hand", "front"):
        cards = game.hands[seat] if key == "hand" else game.front[seat]
        return _same_set(key, _texts(game, cards), _cards(game, wanted, key))
    if key in ("hand_has", "hand_lacks"):
        return _members(key, _texts(game, game.hands[seat]), _cards(game, wanted, key))
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
        return _same_set(key, reached, wanted.texts(key))
    if key == "sees_discard":
        seen = [] if view.discard_top < 0 else [view.discard_top]
        return _same_set(key, _texts(game, seen), _cards(game, wanted, key))
    if key == "sees_deck":
        return _same(key, ", ".join(_texts(game, view.deck_top)), ", ".join(_cards(game, wanted, key)))
    if key == "sees_display":
        return _same_set(key, _texts(game, view.display), _cards(game, wanted, key))
    inner = wanted.node(key)
    differences: list[str] = []
    for name in inner.entries():
        if names.seat(name) < 0:
            raise inner.error(f"no seat is called '{name}'", name)
        other = view.seats[names.seat(name)]
        label = f"{key} {name}"
        if key == "distance":
            differences += _same(label, str(other.distance), str(inner.number(name)))
        elif key == "sees_role":
            role = _UNKNOWN if other.role is None else other.role
            differences += _same(label, role, inner.text(name))
        elif key == "sees_reserve":
            reserve = _UNKNOWN if other.reserve is None else other.reserve
            differences += _same(label, reserve, inner.text(name))
        else:
            known = _texts(game, other.known_hand)
            differences += _same_set(label, known, _cards(game, inner, name))
    return differences


# Comparing ------------------------------------------------------------------------------------------------


def _yes_no(value: bool) -> str:
    return "true" if value else "false"


def _texts(game: ClassicGame, cards: list[int]) -> list[str]:
    return [game.card_text(card) for card in cards]


def _cards(game: ClassicGame, node: Node, key: str) -> list[str]:
    """Read a list of cards and make sure that they exist."""
    texts = node.texts(key)
    for index, text in enumerate(texts):
        try:
            game.box.parse_card(text)
        except NotationError as error:
            raise node.error(error.message, key, index) from None
    return texts


def _same(label: str, actual: str, expected: str) -> list[str]:
    return [] if actual == expected else [f"{label} is {actual or 'nothing'}, expected {expected or 'nothing'}"]


def _same_set(label: str, actual: list[str], expected: list[str]) -> list[str]:
    return _same(label, ", ".join(sorted(actual)), ", ".join(sorted(expected)))


def _members(key: str, hand: list[str], cards: list[str]) -> list[str]:
    wrong = [card for card in cards if (card in hand) != (key == "hand_has")]
    if not wrong:
        return []
    return [f"hand {'lacks' if key == 'hand_has' else 'has'} {', '.join(wrong)}: {', '.join(hand) or 'nothing'}"]
