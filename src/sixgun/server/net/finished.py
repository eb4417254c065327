"""Finished games: lists, and their records."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from sixgun.games.registry import make_game
from sixgun.kernel.record import DIGESTS, Header, Sitter, json_line
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry, Invited, Opened, Ruled, Sat, Started
from sixgun.server.hall import Hall
from sixgun.server.net.access import REFUSALS, InHouse, Who
from sixgun.server.net.guard import address_of
from sixgun.server.net.models import MatchAnswer, ReplayAnswer
from sixgun.server.net.replay import MOST_FRAMES, frames
from sixgun.server.net.squeeze import squeezed
from sixgun.server.store.store import MatchRow
from sixgun.server.table.messages import encode
from sixgun.text import choose_language

ROUTER: Final = APIRouter(prefix="/api/matches", tags=["finished games"], responses=REFUSALS)
RECORD: Final = "application/jsonl"
NEVER: Final = 1 << 62
MatchId = Annotated[str, Path(max_length=32)]


@ROUTER.get("")
async def list_matches(
    house: InHouse,
    before: Annotated[int, Query(ge=0, le=NEVER, description="Only games that ended before, in ms.")] = NEVER,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> list[MatchAnswer]:
    """List finished games of open tables, the last ones first."""
    return [_answer(row) for row in await house.hall.store.matches(before, limit)]


@ROUTER.get("/{match_id}")
async def get_match(match_id: MatchId, house: InHouse, who: Who) -> MatchAnswer:
    """Show a finished game."""
    return _answer(await _find(house.hall, match_id, who))


@ROUTER.get("/{match_id}/record", response_class=Response, responses={200: {"content": {RECORD: {}}}})
async def get_record(match_id: MatchId, house: InHouse, request: Request, who: Who) -> PlainTextResponse:
    """Download the record of a finished game, which ``sixgun replay`` can play."""
    row = await _find(house.hall, match_id, who)
    house.may_tell(address_of(request.scope))
    with house.hall.reading(row.id):
        record = record_text(await house.hall.store.read(row.table_id, row.first, row.last))
    return PlainTextResponse(
        record,
        media_type=RECORD,
        headers={"content-disposition": f'attachment; filename="sixgun-{row.id}.jsonl"'},
    )


@ROUTER.get("/{match_id}/replay", responses={200: {"model": ReplayAnswer}})
async def get_replay(
    match_id: MatchId,
    house: InHouse,
    request: Request,
    who: Who,
    eyes: Annotated[str, Query(max_length=4, description="A seat, -1 for a bystander's, or all.")] = "-1",
    lang: Annotated[str, Query(max_length=16, description="The language of the words; empty: none.")] = "",
    first: Annotated[int, Query(alias="from", ge=0, le=NEVER, description="The first frame.")] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Response:
    """Show a finished game step by step. Frame 0 is its beginning, frame n follows its nth action."""
    row = await _find(house.hall, match_id, who)
    house.may_tell(address_of(request.scope))
    language = choose_language(lang) if lang else ""
    with house.hall.reading(row.id):
        entries = await house.hall.store.read(row.table_id, row.first, row.last)
        found = await frames(entries, eyes, language, first, count)
    return squeezed(request, encode(found), "application/json", {"cache-control": "private, max-age=600"})


async def _find(hall: Hall, match_id: str, who: str) -> MatchRow:
    row, store = None, hall.store
    if match_id.isascii() and match_id.isprintable():
        # Games that ended under an older version are kept under an id without its last word.
        row = await store.match(match_id) or await store.match(match_id.rpartition("-")[0])
    seen = row is not None and row.open
    if row is not None and not row.open:
        with hall.reading(row.table_id):
            seen = may_see(await store.read_seating(row.table_id), row.last, who)
    if row is None or not seen:
        raise Refused("no-such-match", "there is no such game, or it is not over", status=404)
    return row


def may_see(log: list[Entry], last: int, who: str) -> bool:
    """Tell whether somebody may see a finished game that is not listed.

    Those who have sat at its table may. Where others might watch, so may whoever knows its id, but only if that is as
    secret as an invitation: if the lobby has never shown the table.

    Args:
        log: the log of its table; actions may be left out.
        last: the last entry of the game.
        who: who asks, empty for nobody known.
    """
    before = [entry.fact for entry in log if entry.n <= last]
    rules = [fact.rules for fact in before if isinstance(fact, Opened | Ruled)][-1]
    shown = any(entry.fact.rules.open for entry in log if isinstance(entry.fact, Opened | Ruled))
    if rules.watch and not shown:
        return True
    return bool(who) and any(fact.who == who for fact in before if isinstance(fact, Sat | Invited))


def _answer(row: MatchRow) -> MatchAnswer:
    return MatchAnswer.model_validate(msgspec.json.decode(row.summary))


def record_text(entries: list[Entry]) -> str:
    """Return the record of a finished game from its entries: its start, its actions, and what stood between them."""
    start = entries[0].fact
    assert isinstance(start, Started)
    sitters = [Sitter(sitter.name, sitter.player) for sitter in start.sitters]
    lines = [Header(start.game, start.options, start.seed, sitters, start.engine).to_json()]
    game = make_game(start.game, start.options, start.seed)
    done = 0
    for entry in entries:
        fact = entry.fact
        if not isinstance(fact, Acted):
            continue
        done += 1
        game.apply(game.parse(fact.do))
        lines.append(json_line({"n": done, "seat": fact.seat, "do": fact.do}))
        if done % DIGESTS == 0:
            lines.append(json_line({"n": done, "digest": game.digest()}))
    lines.append(json_line({"n": done, "outcome": game.outcome, "digest": game.digest()}))
    return "\n".join(lines) + "\n"
