"""The bodies of requests and answers over HTTP, as the OpenAPI description shows them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=15, description="Number of a seat, from 0, clockwise.")]
DAY = 86_400


def _plain(value: object) -> object:
    """Return a value that can be said again as JSON: no half of a letter, no number that is none, no bottomless list.

    Raises:
        ValueError: it cannot.
    """
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):  # a half of a letter is a ValueError too
        raise ValueError("that cannot be written as JSON") from None
    return value


class Body(BaseModel):
    """Base of all bodies of requests: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class GuestBody(Body):
    """Who somebody wants to be."""

    name: Annotated[str, Field(min_length=1, max_length=200)]


class RulesBody(Body):
    """What is played at a table, and how."""

    title: Annotated[str, Field(max_length=200)] = ""
    open: Annotated[bool, Field(description="Whether the lobby shows the table.")] = True
    game: Annotated[str, Field(max_length=40, description="Id of a game, from /api/games.")] = "classic"
    options: Annotated[
        dict[str, Any],
        BeforeValidator(_plain),
        Field(description="Options of the game; what is left out has its default."),
    ] = {}
    clock: Annotated[
        float, Field(ge=0, le=30 * DAY, description="Seconds for each decision, 0 for no clock; days for play by mail.")
    ] = 0
    grace: Annotated[
        float | None,
        Field(ge=0, le=30 * DAY, description="Seconds a seat may be away before a bot plays; 0: as long as the clock."),
    ] = None
    watch: Annotated[bool, Field(description="Whether others may watch.")] = True
    hints: Annotated[
        bool, Field(description="Whether a player may ask what a bot would do; only where all others are bots.")
    ] = False
    ghosts: Annotated[
        Literal["open", "closed"], Field(description="open: whoever is eliminated sees all hands and roles.")
    ] = "closed"


class SitBody(Body):
    """Where to sit down."""

    seat: Annotated[int, Field(ge=-1, le=15, description="A seat, -1 for any free one.")] = -1
    invite: Annotated[str, Field(max_length=40, description="The invitation to a table that is not open.")] = ""


class InvitationBody(Body):
    """A new invitation, and whoever must not have it."""

    seat: Annotated[int, Field(ge=-1, le=15, description="A seat that is freed in the same moment, -1 for none.")] = -1


class FillBody(Body):
    """Which bot sits in a seat."""

    bot: Annotated[str, Field(min_length=1, max_length=40, description="Name of a bot, from /api/games.")]
    name: Annotated[str, Field(max_length=200, description="The name to show; left out, one is found.")] = ""


class TokenBody(Body):
    """A program that is to sit in a seat."""

    name: Annotated[str, Field(max_length=200, description="The name to show; left out, one is found.")] = ""


class ReadyBody(Body):
    """Whether somebody is ready for the next game."""

    ready: bool = True
    keep: Annotated[bool, Field(description="Keep the character of the last game (B-16.1).")] = False


class StartBody(Body):
    """How a game is started."""

    sheriff: Annotated[int, Field(ge=-1, le=15, description="Seat of the next Sheriff, -1: chance (B-16.2).")] = -1


class ActBody(Body):
    """An answer to a decision."""

    id: Annotated[str, Field(min_length=1, max_length=64, description="Made by the client; carried out only once.")]
    step: Annotated[int, Field(ge=0, description="Number of the decision that is answered, as `ask.step` says.")]
    do: Annotated[str, Field(max_length=200, description="The action in notation, one of `ask.actions`.")]
    game: Annotated[int, Field(ge=0, description="The game it is meant for, as `started` numbers it; 0: any.")] = 0


class GuestAnswer(BaseModel):
    """Who the browser is known as; an empty name: nobody yet."""

    name: str


class ChoiceAnswer(BaseModel):
    """One value that an option can have, and the message with its name."""

    value: str | int
    message: str


class OptionAnswer(BaseModel):
    """An option of a game. The message is its title, its attribute `.text` explains it."""

    id: str
    kind: Annotated[str, Field(description="choice: one of them; many: any of them; switch: yes or no; number.")]
    message: str
    default: Any
    choices: list[ChoiceAnswer] = []
    min: int | None = None
    max: int | None = None
    only_players: Annotated[int, Field(description="Only of use with so many players; 0: always.")] = 0
    only_sets: Annotated[list[str], Field(description="Only of use with all these sets.")] = []


class PlayersAnswer(BaseModel):
    """How many can play."""

    min: int
    max: int
    default: int


class SetAnswer(BaseModel):
    """A set of a game: what it brings, and how many can play with it. With several the largest number counts.

    Every player needs a character, two if they are chosen, and one more if a set brings `reserves`.
    """

    id: str
    message: str
    min: int
    max: int
    cards: int
    characters: int
    events: int
    reserves: bool


class BotAnswer(BaseModel):
    """A bot, or a local program: `level` says how well it plays, from 1 up, 0 if nobody knows."""

    id: str
    level: int
    message: Annotated[str, Field(description="The message with its name; empty: it is called by its id.")]
    program: bool


class GameAnswer(BaseModel):
    """A game that can be played, as a form."""

    id: str
    message: str
    players: PlayersAnswer
    seats: Annotated[int, Field(description="Number of seats with all defaults.")]
    defaults: Annotated[dict[str, Any], Field(description="All options with their defaults.")]
    options: Annotated[list[OptionAnswer], Field(description="Those that somebody may want to set.")]
    sets: list[SetAnswer]
    bots: list[BotAnswer]


class Rules(BaseModel):
    """What is played at a table: times are in milliseconds."""

    title: str
    open: bool
    game: str
    options: dict[str, Any]
    clock: int
    grace: int
    watch: bool
    hints: bool = False
    ghosts: str = "closed"


class ChairAnswer(BaseModel):
    """Who sits in a seat; `kind` is free, person, program, local or bot."""

    kind: str
    name: str
    bot: str
    ready: bool
    keep: bool
    stand_in: Annotated[str, Field(description="The bot that plays for the absent player; empty: he plays.")]
    why: Annotated[str, Field(description="Why a bot plays for him: away, clock, left or silent.")]
    host: bool


class Summary(BaseModel):
    """A table as the lobby shows it; `stage` is lobby, playing, over or closed."""

    id: str
    stage: str
    n: Annotated[int, Field(description="Number of entries of its log.")]
    rules: Rules
    seats: list[ChairAnswer]
    games: Annotated[int, Field(description="How many games have begun here.")]
    match: Annotated[str, Field(description="Id of the last of them; empty for none.")]
    began: Annotated[int, Field(description="When that began, in ms since 1970; 0 for none.")] = 0
    free: int


class TableAnswer(BaseModel):
    """A table, and what it is to who asks."""

    table: Summary
    seat: Annotated[int, Field(description="The seat of who asks, -1 for none.")]
    host: bool
    invite: Annotated[str, Field(description="The invitation, for those who sit here.")]


class DoneAnswer(BaseModel):
    """Something is stored; `n` is the last entry of the table's log then."""

    n: int


class InvitationAnswer(BaseModel):
    """The new invitation to a table, which alone lets others in now; `n` is the last entry of the table's log."""

    invite: str
    n: int


class TokenAnswer(BaseModel):
    """The token of a program. It is shown once, and kept nowhere."""

    token: str
    n: int


class SitterAnswer(BaseModel):
    """Who played in a seat: person, program or the name of a bot."""

    name: str
    player: str


class MatchAnswer(BaseModel):
    """A finished game; times are in milliseconds since 1970, `returns` is 1 for winners and -1 for losers."""

    id: str
    table: str
    title: str
    game: str
    options: dict[str, Any]
    sitters: list[SitterAnswer]
    began: int
    ended: int
    actions: int
    outcome: str
    returns: list[float]


class FrameAnswer(BaseModel):
    """One step of a finished game: what has been done, what has happened, and how the table stood then."""

    n: int
    at: Annotated[int, Field(description="When, in ms since 1970.")]
    seat: Annotated[int, Field(description="Who was asked; frame 0 has none.")] = -1
    by: Annotated[str, Field(description="Who has answered for him: stand-in or clock.")] = ""
    do: Annotated[str, Field(description="The action, for these eyes only if it was theirs.")] = ""
    label: str = ""
    events: list[dict[str, Any]]
    view: dict[str, Any]


class ReplayAnswer(BaseModel):
    """Frames of a finished game; `steps` is the number of the last one."""

    steps: int
    frames: list[FrameAnswer]


class RefusedAnswer(BaseModel):
    """Why something cannot be done. With a rule it is the game's rules that forbid it."""

    reason: str
    rule: str
    params: dict[str, str]
    message: str
