"""The lobby: opening tables, sitting down, bots, and starting games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

import sixgun
from sixgun.server.facts import Fact, Rules
from sixgun.server.hall import new_id
from sixgun.server.net.access import REFUSALS, AsGuest, House, InHouse, Who, belongs, let_in
from sixgun.server.net.forms import forms
from sixgun.server.net.guard import address_of
from sixgun.server.net.guests import COOKIE, COOKIE_AGE, Guest, digest_of, guest_of, new_guest, new_token
from sixgun.server.net.models import (
    DoneAnswer,
    FillBody,
    GameAnswer,
    GuestAnswer,
    GuestBody,
    InvitationAnswer,
    InvitationBody,
    ReadyBody,
    RulesBody,
    Seat,
    SitBody,
    StartBody,
    Summary,
    TableAnswer,
    TokenAnswer,
    TokenBody,
)
from sixgun.server.net.words import MAX_TITLE, clean, clean_name
from sixgun.server.table import requests
from sixgun.server.table.keeper import Keeper
from sixgun.server.table.table import Table

ROUTER: Final = APIRouter(prefix="/api", responses=REFUSALS)
SHOWN: Final = 200
"""Most tables that the lobby lists."""
LIVE: Final = 3_600_000
"""Clocks of so many milliseconds and more are for play by mail: nobody has to stay connected."""
MIN_GRACE: Final = 1000
"""Without a clock a game waits for somebody who is away no shorter than so many milliseconds."""

TableId = Annotated[str, Path(max_length=24)]
Invite = Annotated[str, Query(max_length=40, description="The invitation to a table that is not open.")]


# Guests ----------------------------------------------------------------------------------------------------------


@ROUTER.get("/guest", tags=["guests"])
def get_guest(request: Request, house: InHouse) -> GuestAnswer:
    """Say who the browser is known as."""
    guest = guest_of(request, house.signer)
    return GuestAnswer(name="" if guest is None else guest.name)


@ROUTER.post("/guest", tags=["guests"])
async def be_guest(body: GuestBody, request: Request, response: Response, house: InHouse) -> GuestAnswer:
    """Take a name, or another one; a signed cookie keeps it.

    Seats that one has get it too, told apart where it is taken; where a game runs, when that is over.
    """
    name = clean_name(body.name)
    known = guest_of(request, house.signer)
    guest = new_guest(name) if known is None else Guest(known.id, name)
    if known is not None:
        house.may_rename(guest.id, address_of(request.scope))
        await house.hall.rename(guest.id, name)
    response.set_cookie(
        COOKIE,
        house.signer.sign(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return GuestAnswer(name=name)


@ROUTER.get("/games", tags=["lobby"])
def list_games(house: InHouse) -> list[GameAnswer]:
    """List the games, each as a form: who can play, options, sets and bots."""
    return forms([command.partition("=")[0] for command in house.hall.settings.bot_commands])


# Tables ----------------------------------------------------------------------------------------------------------


@ROUTER.get("/tables", tags=["lobby"])
async def list_tables(house: InHouse) -> list[Summary]:
    """List the open tables, those with free seats first."""
    found = await house.hall.listed(SHOWN)
    found.sort(key=lambda summary: (summary["stage"] == "playing", summary["free"] == 0))
    return [Summary.model_validate(summary) for summary in found[:SHOWN]]


@ROUTER.post("/tables", tags=["lobby"], status_code=201)
async def open_table(body: RulesBody, request: Request, house: InHouse, guest: AsGuest) -> TableAnswer:
    """Open a table and sit down at it."""
    address = address_of(request.scope)
    house.may_open(address)
    keeper = await house.hall.open_table(guest.id, guest.name, read_rules(body, house, guest.name))
    house.opened(address, keeper.table.id)
    return answer(keeper, guest.id)


@ROUTER.get("/tables/{table_id}", tags=["lobby"])
async def get_table(table_id: TableId, house: InHouse, who: Who, invite: Invite = "") -> TableAnswer:
    """Show a table."""
    keeper = await house.hall.find(table_id)
    let_in(keeper.table, who, invite)
    return answer(keeper, who)


@ROUTER.put("/tables/{table_id}/rules", tags=["lobby"])
async def change_rules(table_id: TableId, body: RulesBody, house: InHouse, guest: AsGuest) -> DoneAnswer:
    """Change what is played; only the host may, between games."""
    keeper = await find_own(house, table_id, guest.id)
    return await done(keeper, partial(requests.rule, who=guest.id, rules=read_rules(body, house, guest.name)))


@ROUTER.post("/tables/{table_id}/seats", tags=["lobby"])
async def sit_down(table_id: TableId, body: SitBody, house: InHouse, guest: AsGuest) -> DoneAnswer:
    """Sit down, or move to another seat."""
    keeper = await house.hall.find(table_id)
    return await done(keeper, partial(sit_invited, who=guest.id, name=guest.name, body=body))


@ROUTER.post("/tables/{table_id}/invitation", tags=["lobby"])
async def reinvite(table_id: TableId, body: InvitationBody, house: InHouse, guest: AsGuest) -> InvitationAnswer:
    """Make a new invitation, and free a seat if that is wished; only the host may, a new invitation also in a game.

    The old one lets nobody in any more. Who has a seat keeps it, and finds the new one at the table; who only watches a
    table that is not open is let go. Games that have begun keep their ids.
    """
    keeper = await find_own(house, table_id, guest.id)
    invite = new_id()
    n = await keeper.ask(partial(requests.reinvite, who=guest.id, invite=invite, seat=body.seat))
    return InvitationAnswer(invite=invite, n=n)


@ROUTER.post("/tables/{table_id}/leave", tags=["lobby"])
async def leave(table_id: TableId, house: InHouse, guest: AsGuest) -> DoneAnswer:
    """Leave a table. From a running game one can come back; a bot plays until then."""
    keeper = await find_own(house, table_id, guest.id)
    return await done(keeper, partial(requests.leave, who=guest.id, stand_in=house.hall.settings.stand_in))


@ROUTER.post("/tables/{table_id}/back", tags=["lobby"])
async def come_back(table_id: TableId, house: InHouse, who: Who) -> DoneAnswer:
    """Play oneself again, after a bot has played for one."""
    keeper = await find_own(house, table_id, who)
    return await done(keeper, partial(requests.back, who=who))


@ROUTER.put("/tables/{table_id}/seats/{seat}", tags=["lobby"])
async def fill_seat(table_id: TableId, seat: Seat, body: FillBody, house: InHouse, guest: AsGuest) -> DoneAnswer:
    """Put a bot into a seat; only the host may."""
    keeper = await find_own(house, table_id, guest.id)
    name = clean_name(body.name) if body.name else ""
    local = any(command.partition("=")[0] == body.bot for command in house.hall.settings.bot_commands)
    wish = partial(requests.fill, who=guest.id, seat=seat, bot=body.bot, name=name, local=local)
    return await done(keeper, wish)


@ROUTER.delete("/tables/{table_id}/seats/{seat}", tags=["lobby"])
async def clear_seat(table_id: TableId, seat: Seat, house: InHouse, guest: AsGuest) -> DoneAnswer:
    """Free a seat; only the host may."""
    keeper = await find_own(house, table_id, guest.id)
    return await done(keeper, partial(requests.clear, who=guest.id, seat=seat))


@ROUTER.post("/tables/{table_id}/seats/{seat}/token", tags=["programs"])
async def invite_program(table_id: TableId, seat: Seat, body: TokenBody, house: InHouse, guest: AsGuest) -> TokenAnswer:
    """Keep a seat for a program, and return the token with which it plays; only the host may."""
    keeper = await find_own(house, table_id, guest.id)
    token = new_token()
    name = clean_name(body.name) if body.name else ""
    n = await keeper.ask(partial(requests.invite, who=guest.id, seat=seat, digest=digest_of(token), name=name))
    return TokenAnswer(token=token, n=n)


@ROUTER.post("/tables/{table_id}/ready", tags=["lobby"])
async def be_ready(table_id: TableId, body: ReadyBody, house: InHouse, guest: AsGuest) -> DoneAnswer:
    """Say whether one is ready for the next game."""
    keeper = await find_own(house, table_id, guest.id)
    return await done(keeper, partial(requests.ready, who=guest.id, ready=body.ready, keep=body.keep))


@ROUTER.post("/tables/{table_id}/start", tags=["lobby"])
async def start(table_id: TableId, body: StartBody, house: InHouse, guest: AsGuest) -> DoneAnswer:
    """Start a game, or the next one (B-16); only the host may, when all seats are taken and everybody is ready."""
    keeper = await find_own(house, table_id, guest.id)
    wish = partial(requests.start, who=guest.id, draw=house.hall.draw, engine=sixgun.__version__, sheriff=body.sheriff)
    return await done(keeper, wish)


# Helpers ---------------------------------------------------------------------------------------------------------


async def find_own(house: House, table_id: str, who: str) -> Keeper:
    """Return the keeper of a table for somebody who belongs to it, or of one that everybody sees.

    Raises:
        Refused: there is no such table, or he is not to know that there is.
    """
    keeper = await house.hall.find(table_id)
    let_in(keeper.table, who, "")
    return keeper


def sit_invited(table: Table, who: str, name: str, body: SitBody) -> list[Fact]:
    """Let a guest sit down if he is let in at that moment: meanwhile there may be a new invitation."""
    let_in(table, who, body.invite)
    return requests.sit(table, who, name, body.seat)


async def done(keeper: Keeper, wish: Any) -> DoneAnswer:
    """Carry out a request and say where the log stands then."""
    return DoneAnswer(n=await keeper.ask(wish))


def answer(keeper: Keeper, who: str) -> TableAnswer:
    """Return a table as it is shown to ``who``."""
    mine = belongs(keeper, who)
    return TableAnswer(
        table=Summary.model_validate(keeper.summary),
        seat=keeper.table.seat_of(who),
        host=bool(who) and keeper.table.host == who,
        invite=keeper.table.invite if mine else "",
    )


def read_rules(body: RulesBody, house: House, name: str) -> Rules:
    """Return the rules that a body asks for."""
    clock = round(body.clock * 1000)
    seconds = house.hall.settings.grace if body.grace is None else body.grace
    grace = round(seconds * 1000)
    if body.grace is None and clock >= LIVE:
        grace = 0
    if clock == 0:
        grace = max(grace, MIN_GRACE)
    title = clean(body.title, MAX_TITLE) or name
    return Rules(title, body.open, body.game, body.options, clock, grace, body.watch, body.hints, body.ghosts)
