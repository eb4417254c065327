"""Random games and rigged ones under the eyes of a referee who knows the rules by himself."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.games.duel.game import DuelGame
from sixgun.games.duel.hits import ON_TARGET
from sixgun.games.duel.staging import STAGE
from sixgun.games.duel.table import BOTH
from sixgun.kernel.event import BYSTANDER
from sixgun.kernel.rng import Rng
from tests.games.duel.play import KINDS, lively, start
from tests.games.playing import pending

from .hidden import Witness, disguise
from .invariants import check
from .referee import Referee
from .rigged import rig
from .test_secrecy import shown

GAMES = 320
RIGGED = 1600
LOOKED_AT = 160
CHUNKS = 8
LONG = 300
"""Decisions of a rigged game; most of them are over by then, or have become like any other."""
FAULTS = ("forgotten", "twice", "not counted", "asleep")


def referee_of(game: DuelGame, rng: Rng) -> Referee | None:
    """Play on to the first question of phase 2 and call the referee; ``None`` if the game is over before."""
    while game.decision is not None and pending(game).kind != "play":
        game.apply(lively(pending(game), rng))
    return None if game.over else Referee(game)


def oversee(game: DuelGame, rng: Rng, steps: int, met: Counter[str]) -> None:
    """Play on under the eyes of the referee."""
    referee = referee_of(game, rng)
    if referee is None:
        return
    for _ in range(steps):
        decision = game.decision
        if decision is None:
            break
        met[decision.kind] += 1
        referee.judge(decision)
        referee.apply(lively(decision, rng))


@pytest.mark.mass
@pytest.mark.rule(
    "D-5.1", "D-5.4", "D-5.7", "D-6.6", "D-6.8", "D-6.9", "D-6.10", "D-8.4", "D-8.7", "D-11.3", "D-14.4", "D-14.5",
    "D-14.6", "D-14.7", "D-16.25", "D-16.32", "D-17.18",
)  # fmt: skip
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_referee_has_nothing_to_complain_about(chunk: int) -> None:
    met: Counter[str] = Counter()
    for number in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        oversee(start(number), Rng(number), 20_000, met)
    assert set(met) == KINDS - {"choose-active"}


@pytest.mark.mass
@pytest.mark.rule("D-4.3", "D-4.4", "D-4.8", "D-5.7", "D-10.3", "D-15.3", "D-15.5", "D-3.7", "D-16.8", "D-16.14")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nor_in_situations_that_no_shuffle_would_give(chunk: int) -> None:
    met: Counter[str] = Counter()
    for number in range(chunk * RIGGED // CHUNKS, (chunk + 1) * RIGGED // CHUNKS):
        oversee(rig(number), Rng(number), LONG, met)
    assert set(met) == KINDS - {"choose-active"}


@pytest.mark.mass
@pytest.mark.rule("D-19.1", "D-19.3", "D-13.3")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_such_situations_are_sound_and_hide_what_is_hidden(chunk: int) -> None:
    for number in range(chunk * LOOKED_AT // CHUNKS, (chunk + 1) * LOOKED_AT // CHUNKS):
        game = rig(number)
        rng = Rng(number)
        witnesses = [Witness(viewer) for viewer in (BYSTANDER, 0, 1)]
        for witness in witnesses:
            witness.recycled = {card for card in range(game.box.cards) if game.recycled[card]}
            witness.seen = {card for hand in game.hands for card in hand if game.known[card] == BOTH}  # already shown
            witness.follow(game)
        for _ in range(LONG // 2):
            if game.decision is None:
                break
            check(game)
            assert STAGE.audit(game) == []
            for witness in witnesses:
                other = disguise(game, witness, rng, chance=True)
                assert shown(other, witness.viewer) == shown(game, witness.viewer)
            game.apply(lively(pending(game), rng))
        check(game)


def test_the_referee_sees_faults() -> None:
    """A trigger forgotten or there twice, a BANG! card not counted, a character that sleeps on."""
    found: Counter[str] = Counter()
    for number in range(600):
        fault = FAULTS[number % len(FAULTS)]
        game = rig(number)
        rng = Rng(number)
        referee = referee_of(game, rng)
        if referee is None:
            continue
        for _ in range(60):
            if game.decision is None:
                break
            referee.judge(pending(game))
            if tamper(game, fault):
                found[fault] += complains(game, referee, rng)
                break
            referee.apply(lively(pending(game), rng))
    assert all(found[fault] for fault in FAULTS)


def tamper(game: DuelGame, fault: str) -> bool:
    """Spoil the game a little, if there is a way now."""
    decision = pending(game)
    if fault == "forgotten" and game.noted:
        game.noted.pop()
    elif fault == "twice" and game.noted:
        game.noted.append(game.noted[0])
    elif fault == "not counted" and decision.kind == "play" and game.bangs:
        game.bangs -= 1
    elif fault == "asleep" and decision.kind == "answer-hit" and game.traits[game.aimed] & ON_TARGET:
        game.traits[game.aimed] = 0
        game.decision = None
        game.run()
    else:
        return False
    return True


def complains(game: DuelGame, referee: Referee, rng: Rng) -> bool:
    """Tell whether the referee finds the fault within some decisions."""
    try:
        for _ in range(30):
            if game.decision is None:
                break
            referee.judge(pending(game))
            referee.apply(lively(pending(game), rng))
    except AssertionError:
        return True
    return False
