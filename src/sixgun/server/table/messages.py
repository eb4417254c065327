"""What is told about a table, for each seat what it may know.

A message is built field by field from what may be known; no fact of the log is passed on as it is. The stream of a seat
is made of the same messages in the same order whatever others hide (``tests/server/test_secrecy.py``).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, cast, final

import msgspec

from sixgun.kernel.action import Action
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.server.facts import (
    PERSON,
    Acted,
    Closed,
    Entry,
    Filled,
    Hosted,
    Invited,
    Opened,
    Readied,
    Renamed,
    Returned,
    Rose,
    Ruled,
    Rules,
    Sat,
    Started,
    StoodIn,
)
from sixgun.server.table.eyes import Seen, open_view, sees_all
from sixgun.server.table.table import CLOSED, FREE, OVER, PLAYING, Table
from sixgun.server.words import Speaker, speaker_of, texts_in

VERSION: Final = 1
"""Version of the protocol."""
MATCH_WORD: Final = 6
"""Bytes of the word at the end of a game's id."""
GAME_OVER: Final = "game-over"
"""The event with which every game ends."""
Message = dict[str, object]
encode: Final = msgspec.json.Encoder().encode


def kind_of(entry: Entry) -> str:
    """Return the kind of an entry."""
    config = type(entry.fact).__struct_config__
    return str(config.tag)


def speaker_at(table: Table | None, lang: str) -> Speaker | None:
    """Return who speaks of the game at a table, ``None`` if no language is wanted or no game has begun."""
    if table is None or table.match is None or not lang:
        return None
    match = table.match
    return speaker_of(match.game, texts_in(lang), [sitter.name for sitter in match.start.sitters])


def told(game: Game, events: list[Event], reader: int, speaker: Speaker | None) -> list[Message]:
    """Return events as ``reader`` may know them, with the lines of the story if somebody speaks."""
    messages = [event_of(game, event) for event in events]
    if speaker is not None:
        for message, line in zip(messages, speaker.story(events, reader), strict=True):
            if line:
                message["text"] = line
    return messages


def event_of(game: Game, known: Event) -> Message:
    """Return an event as a seat may know it; fields that say nothing are left out."""
    message: Message = {"kind": known.kind}
    if known.seat >= 0:
        message["seat"] = known.seat
    if known.other >= 0:
        message["other"] = known.other
    if known.count:
        message["count"] = known.count
    if known.cards:
        message["cards"] = [game.card_text(card) for card in known.cards]
    if known.amount:
        message["amount"] = known.amount
    if known.detail:
        message["detail"] = known.detail
    if known.cite:
        message["cite"] = known.cite
    return message


def rules_of(rules: Rules) -> Message:
    """Return the rules of a table, which are known to all."""
    return {
        "title": rules.title,
        "open": rules.open,
        "game": rules.game,
        "options": rules.options,
        "clock": rules.clock,
        "grace": rules.grace,
        "watch": rules.watch,
        "hints": rules.hints,
        "ghosts": rules.ghosts,
    }


def seats_of(table: Table) -> list[Message]:
    """Return who sits where, which is known to all."""
    return [
        {
            "kind": chair.kind or "free",
            "name": chair.name,
            "bot": chair.bot,
            "ready": chair.ready,
            "keep": chair.keep,
            "stand_in": chair.stand_in,
            "why": chair.why,
            "host": bool(chair.who) and chair.who == table.host,
        }
        for chair in table.chairs
    ]


def summary_of(table: Table) -> Message:
    """Return what the lobby shows of a table."""
    match = table.match
    return {
        "id": table.id,
        "stage": table.stage,
        "n": table.n,
        "rules": rules_of(table.rules),
        "seats": seats_of(table),
        "games": 0 if match is None else match.start.number,
        "match": "" if match is None else match_id(table),
        "began": 0 if match is None else match.at,
        "free": sum(chair.kind == FREE for chair in table.chairs),
    }


def match_id(table: Table) -> str:
    """Return the id of the last game of a table, which may be running.

    It ends with a word that only the invitation gives with which the game began: whoever is shown one game does not
    guess the others, nor does he who has an older invitation guess those that have begun since.
    """
    match = table.match
    assert match is not None
    number = match.start.number
    word = blake2b(str(number).encode(), key=match.key.encode(), digest_size=MATCH_WORD).hexdigest()
    return f"{table.id}-{number}-{word}"


def ask_of(table: Table, seat: int, view: object, speaker: Speaker | None) -> Message | None:
    """Return the pending decision as ``seat`` may know it: who is asked what, and for the asked all the rest.

    Args:
        table: the table.
        seat: a seat, -1 for somebody who watches.
        view: its view of the game.
        speaker: who puts it into words, ``None`` for nobody.
    """
    match = table.match
    if table.stage != PLAYING or match is None or match.game.decision is None:
        return None
    decision = match.game.decision
    message: Message = {
        "seat": decision.seat,
        "kind": decision.kind,
        "step": len(match.steps),
        "since": match.asked_at,
        "until": table.until,
    }
    if decision.seat == seat:
        message["cite"] = decision.cite
        message["by"] = decision.by
        message["card"] = match.game.card_text(decision.card) if decision.card >= 0 else ""
        message["amount"] = decision.amount
        message["actions"] = [action.text for action in decision.actions]
    if speaker is not None:
        message.update(speaker.question(decision, seat, view))
    return message


def hint_of(table: Table, seat: int, action: Action, lang: str) -> Message:
    """Return advice to ``seat``, which is asked: what it might do, and, with a language, why."""
    match = table.match
    message: Message = {"do": action.text}
    speaker = speaker_at(table, lang)
    if speaker is not None and match is not None and match.game.decision is not None:
        decision, view = match.game.decision, match.game.view(seat)
        message["label"] = speaker.label(action, decision, view)
        message["text"] = speaker.why(action, decision, view)
    return message


def now_of(table: Table, seat: int, lang: str = "") -> Message:
    """Return how things stand for ``seat``: its view and the pending decision. Empty before the first game.

    After a game that nobody might watch it is also empty for those who have not played.
    """
    match = table.match
    if match is None or table.stage == CLOSED or (seat < 0 and table.stage == OVER and table.secret):
        return {}
    view = match.game.view(seat)
    shown = cast("Seen", view).to_dict()
    if sees_all(table, seat):
        shown = {**open_view(match.game), "seat": seat}
    return {"view": shown, "ask": ask_of(table, seat, view, speaker_at(table, lang))}


def welcome(
    table: Table, seat: int, at: int, after: int | None, chat: list[Message], lang: str = "", chair: int | None = None
) -> Message:
    """Return the first message of a stream: the table as it stands for ``seat``.

    Args:
        table: the table.
        seat: the seat, -1 for somebody who watches.
        at: the time now, so that the client can set its clock.
        after: the entry after which the stream goes on with what the client has missed, ``None`` if that is not told.
        chat: what was said last, as far as he may hear it.
        lang: the language in which the stream is told, empty for none.
        chair: the seat where he who hears it sits now; left out, ``seat``.
    """
    message: Message = {
        "t": "welcome",
        "v": VERSION,
        "n": table.n,
        "at": at,
        "seat": seat,
        "chair": seat if chair is None else chair,
        "resumed": after is not None,
        "table": summary_of(table),
        "chat": chat,
        **now_of(table, seat, lang),
    }
    if after is not None:
        message["after"] = after
    if lang:
        message["lang"] = lang
    return message


@final
class Told:
    """An entry that is told to several seats: each message is made once, and only if somebody wants it.

    Attributes:
        table: the table, which has just taken in the entry.
        entry: the entry.
        last: whether it is the last of those that are told now: then how things stand follows in the same message.
    """

    __slots__ = ("_events", "_game", "_made", "entry", "last", "table")

    def __init__(self, table: Table, entry: Entry, events: list[Event]) -> None:
        self.last: bool = False
        self.table: Table = table
        self.entry: Entry = entry
        self._events: list[Event] = events
        self._game: Game | None = None if table.match is None else table.match.game
        self._made: dict[tuple[int, str, int], bytes] = {}

    def to(self, seat: int, lang: str = "", chair: int | None = None) -> bytes:
        """Return the message for ``seat``, in the words of a language or without.

        Args:
            seat: whose eyes see it.
            lang: the language, empty for none.
            chair: the seat where he who hears it sits now, -1 for nowhere; left out, ``seat``.
        """
        chair = seat if chair is None else chair
        made = self._made.get((seat, lang, chair))
        if made is None:
            message = entry_message(self.table, self.entry, self._game, self._events, seat, lang)
            if "seats" in message:  # somebody may have another one now
                message["chair"] = chair
            if self.last:
                message.update(now_of(self.table, seat, lang))
            made = encode(message)
            self._made[seat, lang, chair] = made
        return made

    def forget(self) -> None:
        """Drop the messages: who comes back later is told how things stand then."""
        self._made.clear()
        self.last = False


def entry_message(
    table: Table, entry: Entry, game: Game | None, events: list[Event], seat: int, lang: str = ""
) -> Message:
    """Return what an entry tells ``seat``.

    Args:
        table: the table as it stands after the entry, or later.
        entry: the entry.
        game: the game its events happened in.
        events: what happened in the game.
        seat: a seat, -1 for somebody who watches.
        lang: the language in which it is told, empty for none.
    """
    fact = entry.fact
    message: Message = {"t": "entry", "n": entry.n, "at": entry.at, "kind": kind_of(entry)}
    if isinstance(fact, Acted):
        message["seat"] = fact.seat
        message["by"] = fact.by
        if fact.seat == seat:  # what exactly was chosen can be secret; what all may know of it stands in the events
            message["do"] = fact.do
            if fact.id:
                message["id"] = fact.id
        if any(event.kind == GAME_OVER for event in events):  # nobody is ready any more, and new names hold from now on
            message.update(stage=table.stage, seats=seats_of(table), rules=rules_of(table.rules))
            if renamed := _renamed(table):
                message["renamed"] = renamed
    else:
        _tell_table(table, fact, message, seat)
    if game is not None and events:
        known = events if sees_all(table, seat) else [event.for_seat(seat) for event in events]
        message["events"] = told(game, known, seat, speaker_at(table, lang))
    return message


def _renamed(table: Table) -> list[Message]:
    """Return who has had another name since the game began that is over now."""
    assert table.match is not None
    return [
        {"seat": seat, "name": chair.name, "was": sitter.name}
        for seat, (chair, sitter) in enumerate(zip(table.chairs, table.match.start.sitters, strict=False))
        if chair.kind == PERSON and chair.name != sitter.name
    ]


def _tell_table(table: Table, fact: object, message: Message, seat: int) -> None:
    match fact:
        case Opened() | Ruled():
            message["rules"] = rules_of(fact.rules)
        case Sat():
            message["seat"], message["name"] = fact.seat, fact.name
        case Renamed():
            message["seat"] = fact.seat
            if table.stage != PLAYING or fact.seat == seat:  # whoever is out would tell the living what he sees by it
                message["name"], message["was"] = fact.name, fact.was
            message["rules"] = rules_of(table.rules)  # a table can be named after its host
        case Filled():
            message["seat"], message["name"], message["bot"] = fact.seat, fact.name, fact.bot
        case Invited():
            message["seat"], message["name"] = fact.seat, fact.name
        case Rose() | Returned():
            message["seat"] = fact.seat
        case Readied():
            message["seat"], message["ready"], message["keep"] = fact.seat, fact.ready, fact.keep
        case Started():
            message["number"], message["game"], message["options"] = fact.number, fact.game, fact.options
            message["match"] = match_id(table)
            message["sitters"] = [{"name": sitter.name, "player": sitter.player} for sitter in fact.sitters]
        case StoodIn():
            message["seat"], message["bot"], message["why"] = fact.seat, fact.bot, fact.why
        case Closed():
            message["why"] = fact.why
        case Hosted():
            pass
    message["stage"] = table.stage
    message["seats"] = seats_of(table)
