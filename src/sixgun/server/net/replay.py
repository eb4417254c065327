"""Finished games step by step: what happened, and how the table stood, with anybody's eyes or with everything open."""

from __future__ import annotations

import asyncio
from typing import Final, cast, final

from sixgun.games.registry import make_game
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.game import Game
from sixgun.server.errors import Refused
from sixgun.server.facts import Acted, Entry, Started
from sixgun.server.table.eyes import open_view, view_of
from sixgun.server.table.messages import Message, told
from sixgun.server.words import Speaker, speaker_of, texts_in

MOST_FRAMES: Final = 200
"""Most frames of one answer."""
BREATH: Final = 8
"""After so many frames, or so many times ten steps, the tables get their turn."""
ALL: Final = "all"
"""The eyes for which nothing is hidden. A finished game has no secrets: its record has them all."""


@final
class Eyes:
    """Who looks at a finished game.

    Attributes:
        seat: the seat whose view it is, -1 for a bystander.
        everything: whether nothing is hidden.
    """

    def __init__(self, word: str, seats: int) -> None:
        """Read ``all``, -1 or the number of a seat.

        Raises:
            Refused: there is no such seat.
        """
        self.everything: bool = word == ALL
        self.seat: int = BYSTANDER
        if not self.everything:
            try:
                self.seat = int(word)
            except ValueError:
                self.seat = seats
        if not BYSTANDER <= self.seat < seats:
            raise Refused("no-such-eyes", "eyes are those of a seat, -1 or 'all'", status=422)

    def event(self, event: Event) -> Event:
        """Return an event as these eyes see it."""
        return event if self.everything else event.for_seat(self.seat)

    def view(self, game: Game) -> Message:
        """Return what these eyes see."""
        return open_view(game) if self.everything else view_of(game, self.seat)


async def frames(entries: list[Entry], word: str, lang: str, first: int, count: int) -> Message:
    """Return frames of a finished game: frame 0 is its beginning, frame ``n`` follows its ``n``th action.

    The game is played again up to there; views and events are only built for the frames that are asked for.

    Args:
        entries: its entries, from its start to its last action.
        word: whose eyes: a seat, -1 or ``all``.
        lang: the language of the words, empty for none.
        first: the first frame.
        count: how many.

    Raises:
        Refused: there is no such seat.
    """
    start = entries[0].fact
    assert isinstance(start, Started)
    acted = [(entry.at, entry.fact) for entry in entries if isinstance(entry.fact, Acted)]
    eyes = Eyes(word, len(start.sitters))
    heard: list[Event] = []
    game = make_game(start.game, start.options, start.seed, heard.append if first == 0 else None)
    speaker = speaker_of(game, texts_in(lang), [sitter.name for sitter in start.sitters]) if lang else None
    found: list[Message] = []
    if first == 0:
        found.append({"n": 0, "at": entries[0].at, **_stand(game, heard, eyes, speaker)})
    for n, (at, fact) in enumerate(acted, 1):
        if n >= first + count:
            break
        if n == first:
            game.listen(heard.append)
        frame: Message = {"n": n, "at": at, "seat": fact.seat}
        action = game.parse(fact.do)
        if n >= first:
            if fact.by != "player":
                frame["by"] = fact.by
            if eyes.everything or eyes.seat == fact.seat:
                frame["do"] = fact.do
                if speaker is not None:
                    decision = cast("Decision", game.decision)
                    frame["label"] = speaker.label(action, decision, game.view(fact.seat))
        heard.clear()
        game.apply(action)
        if n >= first:
            frame.update(_stand(game, heard, eyes, speaker))
            found.append(frame)
        if n % (BREATH if n >= first else 10 * BREATH) == 0:
            await asyncio.sleep(0)
    return {"steps": len(acted), "frames": found}


def _stand(game: Game, heard: list[Event], eyes: Eyes, speaker: Speaker | None) -> Message:
    """Return what has happened in a frame, and how things stand then."""
    known = [eyes.event(event) for event in heard]
    return {"events": told(game, known, eyes.seat, speaker), "view": eyes.view(game)}
