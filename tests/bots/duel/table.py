"""What the tests of the bots for The Duel share: setting situations up, and asking a bot in them."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixgun.bots.base import Bot, Observer
from sixgun.bots.duel.greenhorn import Greenhorn
from sixgun.games import duel
from sixgun.games.duel.staging import STAGE
from sixgun.kernel.document import read_document
from sixgun.kernel.rng import Rng
from sixgun.lab.match import play_bots


@dataclass
class One:
    """A character in play; full of life and without Equipment unless it is said otherwise."""

    id: str
    life: int = 0
    gear: str = ""

    def toml(self) -> str:
        life = f"life = {self.life}, " if self.life else ""
        return f'{{ character = "{self.id}", {life}gear = {_list(self.gear)} }}'


@dataclass
class Side:
    """One player: AC, RC (``None``: a single character, without reserve), hand and reserve."""

    ac: One
    rc: One | None = None
    hand: str = ""
    reserve: str = ""
    shown: str = ""
    deck: str = ""

    def toml(self, name: str, side: str) -> str:
        lines = ["[[seat]]", f'name = "{name}"', f'side = "{side}"', f"ac = {self.ac.toml()}"]
        if self.rc is not None:
            lines += [f"rc = {self.rc.toml()}", f"reserve = {_list(self.reserve)}"]
        lines += [f"hand = {_list(self.hand)}", f"shown = {_list(self.shown)}", f"deck = {_list(self.deck)}"]
        return "\n".join(lines)


def _list(words: str) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words.split()) + "]"


def law(
    hand: str = "",
    *,
    ac: One | None = None,
    rc: One | None = None,
    reserve: str = "wild_bill dalon_ranger",
    shown: str = "",
    deck: str = "",
) -> Side:
    """Return the law with two characters whose abilities matter to nobody here, and two more to come."""
    return Side(ac or One("bill_tightman"), rc or One("pat_garret"), hand, reserve, shown, deck)


def outlaws(
    hand: str = "",
    *,
    ac: One | None = None,
    rc: One | None = None,
    reserve: str = "babe_leroy slim_poet",
    shown: str = "",
    deck: str = "",
) -> Side:
    """Return the same for the outlaws."""
    return Side(ac or One("bull_anderson"), rc or One("dalton_bros"), hand, reserve, shown, deck)


@dataclass
class Situation:
    """A situation in which the law (seat 0, Law) or the outlaws (seat 1, Out) are in their turn."""

    law: Side
    outlaws: Side
    turn: str = "Law"
    table: str = ""
    game: duel.DuelGame = field(init=False)

    def __post_init__(self) -> None:
        seats = self.law.toml("Law", "law") + "\n" + self.outlaws.toml("Out", "outlaws")
        source = f'game = "duel"\ntitle = "a test"\n{seats}\n[table]\nturn = "{self.turn}"\n{self.table}\n'
        game = STAGE.build(read_document(source, "test"), None)
        assert isinstance(game, duel.DuelGame)
        assert STAGE.audit(game) == []
        self.game = game

    def do(self, *actions: str) -> Situation:
        """Carry out actions of whoever is asked."""
        for text in actions:
            self.game.apply(self.game.parse(text))
        return self

    def ask(self, bot: Bot | None = None) -> str:
        """Return what ``bot`` (a fresh greenhorn if left out) answers to the pending decision."""
        decision = self.game.decision
        assert decision is not None
        answer = (bot or Greenhorn(Rng(1))).choose(decision, Observer(self.game, decision.seat))
        assert any(answer is action for action in decision.actions)
        return answer.text

    def rest(self) -> list[str]:
        """Let greenhorns finish the turn; return what the player whose turn it is does in it."""
        seat, turn = self.game.current, self.game.turn
        done: list[str] = []
        while self.game.decision is not None and self.game.turn == turn:
            answer = self.ask()
            if self.game.decision.seat == seat:
                done.append(answer)
            self.do(answer)
        return done


def play(options: duel.Options, seed: int, bots: list[type[Bot]]) -> duel.DuelGame:
    """Play a game between one bot of each of these kinds, seat by seat."""
    game = duel.new(options, seed)
    rng = Rng(seed + 1)
    play_bots(game, [bot(rng) for bot in bots])
    return game
