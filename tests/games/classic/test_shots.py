"""Every mixture of Barrel, Jourdonnais, Missed! and Slab the Killer against a shot (B-8.6)."""

from __future__ import annotations

from itertools import product

import pytest

from .position import Position, Seat

HEART, CLUB = "beer:{}H", "bang:{}C"
MISSED = ["missed:2S", "missed:3S", "missed:4S"]
JANETS = ["bang:2D", "missed:3S", "bang:4D"]


class Shot:
    """A shot at B by A, and what B has against it."""

    def __init__(self, card: str, slab: bool, target: str, barrel: bool, hearts: tuple[bool, ...], missed: int) -> None:
        """``hearts``: what the "draw!"s turn up, in their order; ``missed``: how many Missed! B has in hand."""
        self.needed = 2 if slab and card == "bang:AS" else 1
        self.hearts = list(hearts)
        self.missed = missed
        self.cards = (JANETS if target == "calamity_janet" else MISSED)[:missed]
        flips = [(HEART if heart else CLUB).format(6 + place) for place, heart in enumerate(hearts)]
        self.position = Position(
            Seat("sheriff", "slab_the_killer" if slab else "", hand=f"{card} bang:QH"),
            Seat("outlaw", target, hand=" ".join([*self.cards, "saloon:5H"]), front="barrel:QS" if barrel else ""),
            Seat("renegade"),
            Seat("outlaw"),
            deck=" ".join(flips),
        )
        self.sources = [
            source for source, there in (("barrel:QS", barrel), ("jourdonnais", target == "jourdonnais")) if there
        ]

    def answers(self) -> set[str]:
        """Return what B may do now."""
        found = {"pass"} | {f"use {source}" for source in self.sources}
        for card in self.cards:
            found.add(f"play {card}" + (" as missed" if card.startswith("bang") else ""))
        return found

    def play_on(self, barrels_first: int) -> tuple[int, int]:
        """Let B do everything against the shot, ``barrels_first`` of his sources; return life lost, Missed! used.

        At each question what is offered, and how much is still needed, is compared with the rule.
        """
        position = self.position
        used = tries = 0
        while self.needed:
            assert position.asked == (1, "answer-shot")
            assert position.decision.amount == self.needed
            assert position.offers == self.answers()
            if self.sources and tries < barrels_first:
                tries += 1
                position.do(f"use {self.sources.pop()}")
                self.needed -= self.hearts.pop(0)
            elif self.cards:
                card = self.cards.pop()
                self.sources = []
                position.do(f"play {card}" + (" as missed" if card.startswith("bang") else ""))
                self.needed -= 1
                used += 1
            else:
                position.do("pass")
                return 1, used
        return 0, used


def cases() -> list[tuple[str, bool, str, bool, tuple[bool, ...], int]]:
    found: list[tuple[str, bool, str, bool, tuple[bool, ...], int]] = []
    for card, slab in (("bang:AS", False), ("bang:AS", True), ("gatling:10H", True)):
        for target, barrel, missed in product(("", "jourdonnais", "calamity_janet"), (False, True), range(4)):
            flips = barrel + (target == "jourdonnais")
            for hearts in product((False, True), repeat=flips):
                found.append((card, slab, target, barrel, hearts, missed))
    return found


def name(case: tuple[str, bool, str, bool, tuple[bool, ...], int]) -> str:
    card, slab, target, barrel, hearts, missed = case
    flips = "".join("H" if heart else "C" for heart in hearts)
    parts = ["slab" if slab else "", card.partition(":")[0], target, "barrel" if barrel else "", flips, str(missed)]
    return "-".join(part for part in parts if part)


@pytest.mark.rule("B-8.6", "B-10.1", "CB-3", "CB-6", "CB-6.1", "CB-13", "CB-13.1", "CB-13.2", "B-9.10")
@pytest.mark.parametrize("case", cases(), ids=name)
def test_all_defences(case: tuple[str, bool, str, bool, tuple[bool, ...], int]) -> None:
    card, slab, target, barrel, hearts, missed = case
    for tries in range(len(hearts) + 1):
        shot = Shot(card, slab, target, barrel, hearts, missed)
        needed = shot.needed
        shot.position.do(f"play {card}" + ("" if card.startswith("gatling") else " @1"))
        lost, used = shot.play_on(tries)
        successes = min(needed, sum(hearts[:tries]))
        assert lost == (successes + missed < needed)
        assert used == min(missed, needed - successes)
        game = shot.position.game
        assert game.max_life[1] - game.life[1] == lost
        assert len(shot.cards) == missed - used
        assert shot.position.hand(1) == [*shot.cards, "saloon:5H"]
        avoided = [event.seat for event in shot.position.told("avoids")]
        assert (1 in avoided) == (not lost)
        assert shot.position.asked == (0, "play")
