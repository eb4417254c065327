"""What the tests of bots share: positions of The Dice Game, asking a bot in them, and games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bots.base import Bot, Observer
from sixgun.bots.dice.greenhorn import Greenhorn
from sixgun.games import dice
from sixgun.games.dice import DiceGame, Options
from sixgun.games.dice.die import FACES, THROWS
from sixgun.games.dice.sets import find_character
from sixgun.games.dice.table import ARROWS
from sixgun.games.dice.turn import HEALING, ROLLING, Turn
from sixgun.games.roles import ROLES, SHERIFF
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import EVERYBODY, Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.lab.match import play_bots


class Seat:
    """One seat of a position; one without a character bends no rule."""

    def __init__(self, role: str, life: int = 8, character: str = "", arrows: int = 0, out: bool = False) -> None:
        self.role = ROLES.index(role)
        self.life = 0 if out else life
        self.character = character
        self.arrows = arrows
        self.out = out


def stage(*seats: Seat, dice: str = "", rerolls: int = 0, current: int = 0) -> DiceGame:
    """Return a game in which ``current`` has rolled ``dice``, with so many re-rolls left; without dice he begins.

    With no re-rolls left the dice are resolved at once. Everybody has room for 2 more life points, but for at most 10.
    """
    game = DiceGame(Options(len(seats)), Rng(7))
    game.roles = [seat.role for seat in seats]
    game.living = 0
    for number, seat in enumerate(seats):
        character = find_character(seat.character)
        assert character is not None or not seat.character
        game.take_seat(number, character)
        game.life[number] = seat.life
        game.max_life[number] = max(seat.life, min(seat.life + 2, 10))
        game.arrows[number] = seat.arrows
        game.revealed[number] = seat.out or seat.role == SHERIFF or len(seats) == 3
        if not seat.out:
            game.living |= 1 << number
    game.players_left = game.living.bit_count()
    game.pile = ARROWS - sum(game.arrows)
    game.current = current
    game.turn = 1
    turn = Turn(ROLLING if dice else HEALING)
    game.push(turn)
    if dice:
        game.dice = [FACES.index(face) for face in dice.split()]
        assert tuple(game.dice) in THROWS[5]
        game.rolls = 1
        game.rerolls = rerolls
        if not rerolls:
            turn.stop(game)
    game.run()
    return game


def pending(game: Game) -> Decision:
    """Return the decision the game waits for."""
    assert game.decision is not None
    return game.decision


def ask(game: Game, bot: Bot | None = None) -> str:
    """Return what ``bot`` (a fresh greenhorn if left out) answers to the pending decision."""
    decision = pending(game)
    answer = (bot or Greenhorn(Rng(1))).choose(decision, Observer(game, decision.seat))
    assert answer in decision.actions
    return answer.text


def answers(game: DiceGame, kind: str, bot: Bot | None = None) -> list[str]:
    """Let ``bot`` answer as long as questions of ``kind`` are asked; return its answers."""
    found: list[str] = []
    while game.decision is not None and game.decision.kind == kind:
        found.append(ask(game, bot))
        game.apply(game.parse(found[-1]))
    return found


def rerolled(game: DiceGame, bot: Bot | None = None) -> list[str]:
    """Return the faces of the dice that ``bot`` rolls again, in rising order of faces; empty if it stops."""
    answer = ask(game, bot).split()
    assert answer[0] in ("reroll", "stop")
    faces = sorted(game.dice[int(place) - 1] for place in answer[1:])
    return [FACES[face] for face in faces]


def deed(kind: str, seat: int, other: int, face: str = "") -> Event:
    """Return an event in which ``seat`` does something to ``other``, perhaps with a die that shows ``face``."""
    if kind == "regains-life":
        seat, other = other, seat
    cards = (FACES.index(face),) if face else ()
    return Event(kind, seat, other, cards, len(cards), 1, "", "", EVERYBODY)


def witness(*events: Event) -> Greenhorn:
    """Return a greenhorn that has heard of these events."""
    bot = Greenhorn(Rng(1))
    for event in events:
        bot.hear(event)
    return bot


def listen(game: Game, bots: Sequence[Bot]) -> None:
    """Let every bot hear what its seat may know of all that happens from now on."""

    def tell(event: Event) -> None:
        for seat, bot in enumerate(bots):
            bot.hear(event.for_seat(seat))

    game.listen(tell)


def play(players: int, seed: int, bots: Sequence[type[Bot]]) -> DiceGame:
    """Play a game between one bot of each of these kinds, seat by seat."""
    game = dice.new(Options(players), seed)
    rng = Rng(seed + 1)
    play_bots(game, [bot(rng) for bot in bots])
    return game
