"""Scenarios of the card game: event cards, who is event master, reserves, and who was eliminated first."""

from __future__ import annotations

from sixgun.games.classic.ability import EventCard
from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.scenario import Node, SeatNames


def stage_events(game: ClassicGame, node: Node) -> EventCard | None:
    """Stack the events to come and return the one in force, which covers nothing yet.

    Raises:
        ScenarioError: an event is not in the game's sets, there twice, or where no deck can have it.
    """
    seen: list[str] = []
    event: EventCard | None = None
    if "event" in node:
        event = _event(game, node, "event", -1, node.text("event"), seen)
    coming: list[EventCard] = []
    for index, name in enumerate(node.texts("next_events")):
        coming.append(_event(game, node, "next_events", index, name, seen))
    if event is not None and event.last and coming:
        raise node.error(f"no event follows '{event.id}', the last of its deck (EV-1.1)", "next_events")
    for index, card in enumerate(coming):
        if card.last and index < len(coming) - 1:
            raise node.error(f"'{card.id}' always comes last (EV-1.1)", "next_events", index)
    game.events = [card.index for card in reversed(coming)]
    return event


def _event(game: ClassicGame, node: Node, key: str, index: int, name: str, seen: list[str]) -> EventCard:
    event = game.box.event_of_id.get(name)
    if event is None:
        known = ", ".join(sorted(game.box.event_of_id))
        what = f"these are {known}" if known else "there are none at all (see 'sets' in 'options')"
        raise node.error(f"'{name}' is no event of the sets in this game; {what}", key, index)
    if name in seen:
        raise node.error(f"there is only one event card '{name}'", key, index)
    seen.append(name)
    return event


def stage_master(game: ClassicGame, node: Node, names: SeatNames, first: int) -> None:
    """Say who is event master: who plays first, or after his elimination the next player (EV-2.1, EV-2.5).

    Raises:
        ScenarioError: that player cannot be it.
    """
    master = first if game.in_game[first] else game.next_in_game(first)
    if "master" in node:
        master = names.seat(node.text("master"))
        if master < 0 or not game.in_game[master]:
            raise node.error("'master' must be the name of a player in the game (EV-2.1)", "master")
        if game.seats > 3 and master != first:
            raise node.error("the event master is the Sheriff (EV-2.1)", "master")
    game.master = master
    game.master_began = True


def stage_reserves(game: ClassicGame, nodes: list[Node], taken: list[str]) -> None:
    """Give the reserve characters that are named (B-1.5); nobody has seen them.

    Raises:
        ScenarioError: the sets have none, or the character is somewhere else already.
    """
    for seat, node in enumerate(nodes):
        name = node.text("reserve")
        if not name:
            continue
        if not game.box.reserves:
            raise node.error("the sets in this game have no reserve characters (B-1.5)", "reserve")
        character = game.box.character_of_id.get(name)
        if character is None:
            raise node.error(f"no character is called '{name}'", "reserve")
        if name in taken:
            raise node.error(f"'{name}' already belongs to a seat", "reserve")
        taken.append(name)
        game.reserves[seat] = character.index


def stage_passed(game: ClassicGame, node: Node, names: SeatNames) -> None:
    """Say who was eliminated first: by default the first of the eliminated seats (FC-4.1).

    Raises:
        ScenarioError: that seat is in the game.
    """
    out = [seat for seat in range(game.seats) if not game.in_game[seat]]
    if game.ghost >= 0:
        out.append(game.ghost)
    if out:
        game.first_dead = out[0]
    game.first_dead_back = node.flag("first_dead_back")
    if "first_dead" in node:
        game.first_dead = names.seat(node.text("first_dead"))
        if game.first_dead not in out and not (game.first_dead_back and game.first_dead >= 0):
            raise node.error("'first_dead' must be the name of an eliminated player (FC-4.1)", "first_dead")
