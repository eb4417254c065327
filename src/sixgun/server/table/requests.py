"""What may be asked of a table, and by whom: each request gives the facts it comes to, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

import msgspec

from sixgun.bots.catalogue import make_bot
from sixgun.games.registry import setting
from sixgun.kernel.action import Action
from sixgun.kernel.errors import NotationError, SixgunError
from sixgun.kernel.rng import Rng
from sixgun.server.errors import Refused
from sixgun.server.facts import (
    PERSON,
    Acted,
    Closed,
    Fact,
    Filled,
    Hosted,
    Invited,
    Readied,
    Reinvited,
    Renamed,
    Returned,
    Rose,
    Ruled,
    Rules,
    Sat,
    Started,
    StoodIn,
)
from sixgun.server.table.match import Match
from sixgun.server.table.names import bot_name, own_name
from sixgun.server.table.rematch import lasting, next_options
from sixgun.server.table.table import BOT, CLOSED, FREE, LOCAL, PLAYING, Table

HINTS: Final = "greenhorn"
"""The bot that gives hints."""
MAX_DO: Final = 200
"""Longest notation that is looked at."""


@final
class Already(Exception):
    """The action has been carried out before, in entry ``n``."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: int = n


# The lobby -------------------------------------------------------------------------------------------------------


def check_rules(rules: Rules) -> Rules:
    """Return rules with all options filled in. A game is set up once to see whether they can be met.

    Nobody is given a character or a role by them: who keeps his follows from the game before (B-16.1).

    Raises:
        OptionsError: there is no such game, or its options are not right.
    """
    filled = setting(rules.game, lasting(setting(rules.game, rules.options).options))
    filled.start(0)
    return msgspec.structs.replace(rules, options=filled.options)


def sit(table: Table, who: str, name: str, seat: int) -> list[Fact]:
    """Let a guest sit down in ``seat``, -1 for any free one; who sits elsewhere moves."""
    _not_playing(table)
    old = table.seat_of(who)
    if seat < 0:
        if old >= 0:
            return []
        seat = next((number for number, chair in enumerate(table.chairs) if chair.kind == FREE), -1)
        if seat < 0:
            raise Refused("table-full", "all seats are taken")
    chair = _chair(table, seat)
    if seat == old:
        return []
    if table.chairs[seat].kind != FREE:
        raise Refused("seat-taken", f"seat {seat} is taken", {**_where(seat), "name": chair})
    facts: list[Fact] = [] if old < 0 else [Rose(old)]
    return [*facts, Sat(seat, who, own_name(table, name, old))]


def rename(table: Table, who: str, name: str) -> list[Fact]:
    """Give a guest the new name that he has taken. A running game is told to its end with the old one."""
    seat = _seat(table, who)
    chair = table.chairs[seat]
    own = own_name(table, name, seat)
    return [] if own == (chair.next_name or chair.name) else [Renamed(seat, own, chair.name)]


def leave(table: Table, who: str, stand_in: str) -> list[Fact]:
    """Let a guest go. From a running game he can come back; until then ``stand_in`` plays for him."""
    seat = _seat(table, who)
    persons = [chair for chair in table.chairs if chair.kind == PERSON and chair.who != who]
    if table.stage == PLAYING:
        chair = table.chairs[seat]
        facts: list[Fact] = [] if chair.why == "left" else [StoodIn(seat, chair.stand_in or stand_in, "left")]
        persons = [chair for chair in persons if not chair.stand_in]
    else:
        facts = [Rose(seat)]
        if not persons:
            facts.append(Closed("empty"))
    if table.host == who and persons:
        facts.append(Hosted(persons[0].who))
    return facts


def back(table: Table, who: str) -> list[Fact]:
    """Let a guest play himself again."""
    seat = _seat(table, who)
    return [Returned(seat), *_inherit(table, who)] if table.chairs[seat].stand_in else []


def welcome_back(table: Table, who: str) -> list[Fact]:
    """Give a seat back to a player who was away and is here again."""
    seat = table.seat_of(who)
    if seat < 0 or table.stage != PLAYING or table.chairs[seat].why != "away":
        return []
    return [Returned(seat), *_inherit(table, who)]


def _inherit(table: Table, who: str) -> list[Fact]:
    """Make somebody the host who is back at a table that its host has left when nobody else was there."""
    host = table.seat_of(table.host)
    left = host < 0 or table.chairs[host].why == "left"
    return [Hosted(who)] if left and table.host != who and table.chairs[table.seat_of(who)].kind == PERSON else []


def fill(table: Table, who: str, seat: int, bot: str, name: str, local: bool) -> list[Fact]:
    """Let the host put a bot, or a local program, into a seat."""
    _free_for_others(table, who, seat)
    if not local:
        make_bot(table.rules.game, bot, Rng(0))
    return [Filled(seat, bot, own_name(table, name, seat) if name else bot_name(table, seat), local)]


def invite(table: Table, who: str, seat: int, digest: str, name: str) -> list[Fact]:
    """Let the host keep a seat for a program that has the token with this digest, if it is not done already."""
    if table.seat_of(digest) == seat and table.host == who:
        return []  # it was stored, though nobody knew
    _free_for_others(table, who, seat)
    return [Invited(seat, digest, own_name(table, name, seat) if name else bot_name(table, seat))]


def reinvite(table: Table, who: str, invite: str, seat: int = -1) -> list[Fact]:
    """Let the host replace the invitation by ``invite``, also while a game runs.

    Between games he can free a ``seat`` with it: whoever sat there neither comes back by the old one in between, nor is
    shown the new one.
    """
    _host(table, who)
    _open(table)
    freed = clear(table, who, seat) if seat >= 0 else []
    return [*freed, Reinvited(invite)]


def clear(table: Table, who: str, seat: int) -> list[Fact]:
    """Let the host free a seat."""
    _host(table, who)
    _not_playing(table)
    _chair(table, seat)
    if table.chairs[seat].who == who:
        raise Refused("own-seat", "the host leaves instead")
    return [] if table.chairs[seat].kind == FREE else [Rose(seat)]


def rule(table: Table, who: str, rules: Rules) -> list[Fact]:
    """Let the host change what is played."""
    _host(table, who)
    _not_playing(table)
    rules = check_rules(rules)
    seats = setting(rules.game, rules.options).seats
    return [Ruled(rules, layout(table, rules.game, seats))]


def layout(table: Table, game: str, seats: int) -> list[int]:
    """Return who sits where if ``seats`` are wanted for a game: for each seat the one he has now, -1 for nobody.

    Whoever has come, and programs that were let in, keep a seat: too many bots go, the last ones first, and then local
    programs. All keep their seats as far as there are so many, and their order.

    Raises:
        Refused: so many are not to be sent away.
    """
    kinds = [chair.kind for chair in table.chairs]
    staying = [seat for seat, kind in enumerate(kinds) if kind != FREE]
    if game != table.rules.game:  # other games have other bots
        staying = [seat for seat in staying if kinds[seat] != BOT]
    for kind in (BOT, LOCAL):
        going = [seat for seat in staying if kinds[seat] == kind]
        surplus = max(0, len(staying) - seats)
        for seat in going[max(0, len(going) - surplus) :]:
            staying.remove(seat)
    count = len(staying)
    if count > seats:
        raise Refused("too-many-seated", f"{count} sit here, and this is for {seats}", {"seats": str(seats)})
    found = [-1] * seats
    for place, seat in enumerate(staying):
        found[min(seat, seats - count + place)] = seat
    return found


def ready(table: Table, who: str, ready: bool, keep: bool) -> list[Fact]:
    """Let a guest say whether he is ready for the next game, and whether he wants to keep his character (B-16.1)."""
    _not_playing(table)
    seat = _seat(table, who)
    chair = table.chairs[seat]
    return [] if (chair.ready, chair.keep) == (ready, keep) else [Readied(seat, ready, keep)]


def start(table: Table, who: str, draw: Callable[[int], int], engine: str, sheriff: int) -> list[Fact]:
    """Let the host start a game, the first or the next: all seats are taken, and everybody else is ready.

    Args:
        table: the table.
        who: the one who wants it.
        draw: gives the seed of the game with this number.
        engine: the version of the engine.
        sheriff: the seat of the next Sheriff, if one is chosen (B-16), else -1.
    """
    _host(table, who)
    _not_playing(table)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == FREE:
            raise Refused("seat-free", f"seat {seat} is free", _where(seat))
        if not chair.ready and chair.who != who:
            raise Refused("not-ready", f"{chair.name} is not ready", {**_where(seat), "name": chair.name})
    if sheriff >= 0 and table.match is None:
        raise Refused("no-game-before", "who is Sheriff is chosen after a game, for the next one (B-16.2)")
    number = 1 if table.match is None else table.match.start.number + 1
    seed = draw(number)
    options = next_options(table, sheriff, seed)
    sitters = [chair.sitter() for chair in table.chairs]
    return [Started(number, table.rules.game, options, seed, sitters, engine)]


# The game --------------------------------------------------------------------------------------------------------


def act(table: Table, seat: int, id: str, step: int, do: str, game: int = 0) -> list[Fact]:
    """Let the player of ``seat`` answer decision number ``step``.

    Args:
        table: the table.
        seat: the seat.
        id: the client's own word for it, which makes it happen once in a game.
        step: the decision.
        do: the action in notation.
        game: the number of the game it is meant for, 0 for the one that runs: what is said again after a break must not
            answer the same decision of the next one.

    Raises:
        Already: an action with this id has been carried out.
        Refused: it cannot be done; from the rules if they forbid it.
    """
    _open(table)
    if not 0 <= seat < len(table.chairs):
        raise Refused("no-seat", "you have no seat at this table", status=403)
    chair = table.chairs[seat]
    if game and table.match is not None and table.match.start.number != game:
        raise Refused("stale", f"game {game} does not run", {"step": str(step)})
    if id in chair.done:
        raise Already(chair.done[id])
    match = _match(table)
    if chair.stand_in:
        raise Refused("stand-in", "a bot plays for you; come back first")
    action = _parse(match, do)
    if step != len(match.steps):
        raise Refused("stale", f"decision {step} is not pending", {"step": str(len(match.steps))})
    why = refusal(table, seat, action)
    if why is not None:
        raise why
    return [Acted(seat, action.text, "player", id)]


def why_not(table: Table, seat: int, do: str) -> Refused | None:
    """Return why ``seat`` may not do something now, ``None`` if it may."""
    match = _match(table)
    return refusal(table, seat, _parse(match, do))


def hint(table: Table, seat: int) -> Action:
    """Return what a bot would do for ``seat``, which is asked: for somebody who learns the game among bots.

    Raises:
        Refused: the table gives no hints, others play too, or the seat is not asked.
    """
    match = _match(table)
    alone = all(chair.kind in (BOT, LOCAL) for other, chair in enumerate(table.chairs) if other != seat)
    if not table.rules.hints or not alone:
        raise Refused("no-hints", "there are no hints at this table", status=403)
    if seat < 0 or table.asked != seat:
        raise Refused("not-asked", "you are not asked anything now")
    return match.advise(seat, HINTS)


def refusal(table: Table, seat: int, action: Action) -> Refused | None:
    """Return why the rules do not let ``seat`` do ``action`` now, ``None`` if they do."""
    match = _match(table)
    decision = match.game.decision
    if decision is not None and decision.seat == seat and action in decision.actions:
        return None
    found = match.game.refusal(seat, action)
    if found is None:
        return Refused("not-offered", f"'{action.text}' is not offered now", {}, "T-2")
    return Refused(found.reason, f"'{action.text}' is not legal now", found.params, found.rule)


def _parse(match: Match, do: str) -> Action:
    if len(do) > MAX_DO:
        raise Refused("notation", "that is far too long for an action", status=422)
    try:
        return match.game.parse(do)
    except NotationError as error:
        raise Refused("notation", error.message, {"text": do}, status=422) from None
    except SixgunError as error:
        raise Refused("notation", error.message, error.params, status=422) from None


# Who may -----------------------------------------------------------------------------------------------------------


def _open(table: Table) -> None:
    if table.stage == CLOSED:
        raise Refused("closed", "this table is closed", status=410)


def _not_playing(table: Table) -> None:
    _open(table)
    if table.stage == PLAYING:
        raise Refused("game-running", "a game is running")


def _match(table: Table) -> Match:
    _open(table)
    if table.match is None or table.stage != PLAYING:
        raise Refused("no-game", "no game is running")
    return table.match


def _host(table: Table, who: str) -> None:
    if not who or who != table.host:
        raise Refused("not-host", "only the host of the table may do this", status=403)


def _seat(table: Table, who: str) -> int:
    _open(table)
    seat = table.seat_of(who)
    if seat < 0:
        raise Refused("no-seat", "you have no seat at this table", status=403)
    return seat


def _chair(table: Table, seat: int) -> str:
    """Return the name of who sits in ``seat``."""
    if not 0 <= seat < len(table.chairs):
        raise Refused("no-such-seat", f"there is no seat {seat}", _where(seat), status=404)
    return table.chairs[seat].name


def _free_for_others(table: Table, who: str, seat: int) -> None:
    _host(table, who)
    _not_playing(table)
    name = _chair(table, seat)
    if table.chairs[seat].kind not in (FREE, BOT, LOCAL):
        raise Refused("seat-taken", f"seat {seat} is taken", {**_where(seat), "name": name})


def _where(seat: int) -> dict[str, str]:
    """Return a seat as parameters of a refusal: its number, and its place as people count, from 1."""
    return {"seat": str(seat), "place": str(seat + 1)}
