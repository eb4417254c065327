"""What the tests of bots share: asking a bot in a position, and playing games between bots."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.bots.base import Bot, Observer
from sixgun.bots.classic.greenhorn import Greenhorn
from sixgun.games import classic
from sixgun.games.roles import ROLES
from sixgun.kernel.event import EVERYBODY, Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng
from sixgun.lab.match import play_bots
from tests.games.classic.position import Position


def ask(position: Position, bot: Bot | None = None) -> str:
    """Return what ``bot`` (a fresh greenhorn if left out) answers to the pending decision."""
    decision = position.decision
    answer = (bot or Greenhorn(Rng(1))).choose(decision, Observer(position.game, decision.seat))
    assert answer in decision.actions
    return answer.text


def turn(position: Position, bot: Bot | None = None) -> list[str]:
    """Let ``bot`` do all that is asked of the current player in his phases 2 and 3; return what it does."""
    bot = bot or Greenhorn(Rng(1))
    seat = position.game.current
    done: list[str] = []
    while position.game.decision is not None and position.game.current == seat:
        if position.asked[0] == seat:
            done.append(ask(position, bot))
            position.do(done[-1])
        else:
            position.do(ask(position))
    return done


def witness(position: Position, *deeds: tuple[int, str, int]) -> Greenhorn:
    """Return a greenhorn that has heard of cards played: who, which card (in notation), on whom."""
    bot = Greenhorn(Rng(1))
    for seat, card, other in deeds:
        cards = (position.game.box.parse_card(card),)
        bot.hear(Event("plays", seat, other, cards, 1, 0, "", "", EVERYBODY))
    return bot


def listen(game: Game, bots: Sequence[Bot]) -> None:
    """Let every bot hear what its seat may know of all that happens from now on."""

    def tell(event: Event) -> None:
        for seat, bot in enumerate(bots):
            bot.hear(event.for_seat(seat))

    game.listen(tell)


def play(options: classic.Options, seed: int, bots: Sequence[type[Bot]]) -> classic.ClassicGame:
    """Play a game between one bot of each of these kinds, seat by seat."""
    game = classic.new(options, seed)
    rng = Rng(seed + 1)
    play_bots(game, [bot(rng) for bot in bots])
    return game


def wins_of_role(players: int, role: str, bots: dict[str, type[Bot]], other: type[Bot], seeds: range) -> int:
    """Return in how many games ``role`` wins if the roles in ``bots`` are played so and all others by ``other``."""
    wins = 0
    for seed in seeds:
        game = classic.new(classic.Options(players), seed)
        roles = [ROLES[number] for number in game.roles]
        rng = Rng(seed + 1)
        play_bots(game, [bots.get(name, other)(rng) for name in roles])
        wins += game.returns()[roles.index(role)] > 0
    return wins
