"""What any bot is held to: it goes by what its seat may know, and by what it has heard, whenever it heard it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixgun.bots.base import Bot, Observer
from sixgun.kernel.event import Event
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng


def compare_choices(game: Game, bots: Sequence[Bot], draw: Callable[[int, Rng], Game], chance: Rng, one_in: int) -> int:
    """Play to the end; at one decision in ``one_in`` the bot must choose alike in two games that ``draw`` gives.

    Args:
        game: the game, which the bots hear if they want to.
        bots: a bot for each seat.
        draw: draws another game that looks the same from a seat.
        chance: chance for all of this.
        one_in: how rarely choices are compared.

    Returns:
        how many choices were compared.
    """
    compared = 0
    while game.decision is not None:
        decision = game.decision
        seat = decision.seat
        bot = bots[seat]
        draws = 1 + chance.below(1 << 20)
        answers = []
        if not decision.forced and chance.below(one_in) == 0:
            for _ in range(2):
                other = draw(seat, chance)
                assert other.decision is not None
                bot.rng = Rng(draws)
                answers.append(bot.choose(other.decision, Observer(other, seat)))
        bot.rng = Rng(draws)
        answer = bot.choose(decision, Observer(game, seat))
        assert all(guess is answer for guess in answers)
        compared += len(answers)
        game.apply(answer)
    return compared


def compare_latecomers(
    game: Game, bots: Sequence[Bot], past: list[Event], make: Callable[[Rng], Bot], every: int
) -> None:
    """Play to the end; at every ``every``-th decision a bot that hears the whole ``past`` at once must choose alike."""
    step = 0
    while game.decision is not None:
        decision = game.decision
        seat = decision.seat
        bots[seat].rng = Rng(step)
        answer = bots[seat].choose(decision, Observer(game, seat))
        if step % every == 0:
            late = make(Rng(step))
            for event in past:
                late.hear(event.for_seat(seat))
            assert late.choose(decision, Observer(game, seat)) is answer
        game.apply(answer)
        step += 1
