"""Exact chances of the dice: against figures worked out by hand, against plain enumeration, and as a whole."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, product
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.lab.odds import (
    FACES,
    PLAIN,
    Abilities,
    Answer,
    OddsError,
    Outcome,
    Question,
    answer,
    count_faces,
    distances,
)
from sixgun.lab.odds.dice import DYNAMITE, tables
from sixgun.lab.odds.plan import AllAgain, Plan, Stop
from sixgun.lab.odds.sets.characters import CHARACTERS
from sixgun.lab.odds.spread import follow

LETTERS = dict(zip("ad12bg", FACES, strict=True))
GATLING = Outcome("gatling", 3)
BOOM = Outcome("dynamite", 3)
ATTACK = Outcome("attack")
CALM = Outcome("no_bullseyes")
JACK = CHARACTERS["black_jack"]
DUKE = CHARACTERS["lucky_duke"]
WILLY = CHARACTERS["willy_the_kid"]
JANET = CHARACTERS["calamity_janet"]
ROSE = CHARACTERS["rose_doolan"]
SLAB = CHARACTERS["slab_the_killer"]


def ask(
    dice: str = "", rolls: int | None = None, arrows: int = 9, living: int = 5, abilities: Abilities = PLAIN
) -> Answer:
    """Ask for dice as letters: a d 1 2 b g."""
    return answer(Question(count_faces(LETTERS[letter] for letter in dice), rolls, arrows, living, abilities))


def hits(count: int, distance: int = 1) -> Outcome:
    return Outcome("hits", count, distance)


def beers(count: int) -> Outcome:
    return Outcome("beers", count)


def at_least(count: int, dice: int, chance: Fraction) -> Fraction:
    """Return the chance of at least ``count`` among ``dice`` that have this chance each, one like the other."""
    return sum(
        (comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(count, dice + 1)),
        start=Fraction(0),
    )


# Worked out by hand ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-1.2", "G-4.8")
def test_three_dynamites_in_one_roll() -> None:
    # Exactly three: C(5,3) * 5^2 = 250; four: C(5,4) * 5 = 25; five: 1. Together 276 of 6^5 = 7776.
    assert ask(rolls=1).risk(BOOM).once == Fraction(276, 7776)
    # Two lie there, three are rolled: all but the 5^3 rolls without any. 216 - 125 = 91.
    assert ask("dd", 1).risk(BOOM).once == Fraction(91, 216)
    # Two lie there and one die is rolled.
    assert ask("ddbb", 1).risk(BOOM).once == Fraction(1, 6)


@pytest.mark.rule("G-4.1", "G-4.3")
def test_three_dynamites_in_three_rolls_of_everything() -> None:
    # Each die that is no dynamite is rolled again, so each has three tries of its own: 1 - (5/6)^3 = 91/216. That the
    # third dynamite ends the rolling takes nothing away, since three are there already.
    tried = Fraction(91, 216)
    assert ask().risk(BOOM).always == at_least(3, 5, tried)
    # The first roll has one die only, the two rolls after it take four dice up again: "g g b b" were kept at first.
    # First a dynamite (1/6): three of four in two tries of 1 - (5/6)^2 = 11/36 bring two more ... of four dice, two.
    # First none (5/6): three of five in two tries.
    two_tries = Fraction(11, 36)
    expected = Fraction(1, 6) * at_least(2, 4, two_tries) + Fraction(5, 6) * at_least(3, 5, two_tries)
    assert ask("ggbb", 3).risk(BOOM).always == expected


@pytest.mark.rule("G-5.7", "G-4.3", "G-4.8")
def test_the_gatling_in_three_rolls() -> None:
    # Whoever goes for it keeps gatlings and rolls the rest; dynamites are locked. A die so becomes a gatling with
    # 1/6 + 4/6 * 1/6 + (4/6)^2 * 1/6 = 19/54. Three dynamites end it, but then five dice have no room for three
    # gatlings anyhow, so each die can be looked at alone.
    assert ask().aim(GATLING).best == at_least(3, 5, Fraction(19, 54))
    # The same reasoning with dynamite in the place of the gatling: both are alike until one of them is there thrice.
    assert ask().aim(GATLING).dynamite == at_least(3, 5, Fraction(19, 54))
    # One roll: 276 of 7776, as for dynamite.
    assert ask(rolls=1).aim(GATLING).best == Fraction(276, 7776)


@pytest.mark.rule("G-5.7", "G-4.3")
def test_the_gatling_with_two_kept() -> None:
    found = ask("gg")
    assert found.question.rolls == 2
    # One roll of three dice: 1 - (5/6)^3.
    assert found.aim(GATLING).once == Fraction(91, 216)
    # Two rolls. At once: 91/216. Else no gatling is among the three, and j dynamites are, in C(3,j) * 4^(3-j) ways:
    #   j = 0:  64 ways, three dice left, 91/216    j = 1: 48 ways, two left, 11/36    j = 2: 12 ways, one left, 1/6
    second = Fraction(64, 216) * Fraction(91, 216) + Fraction(48, 216) * Fraction(11, 36) + Fraction(12, 216) / 6
    assert found.aim(GATLING).best == Fraction(91, 216) + second
    # Four dice kept: gatling 1/6; a dynamite (1/6) leaves the beer for the last roll, anything else (4/6) two dice.
    assert ask("ggdb").aim(GATLING).best == Fraction(1, 6) + Fraction(1, 36) + Fraction(4, 6) * Fraction(11, 36)


@pytest.mark.rule("G-4.8")
def test_the_third_dynamite_ends_the_rolling() -> None:
    # Two dynamites and two gatlings are kept, one die is rolled: 1/6; a dynamite ends it; with 4/6 once more 1/6.
    assert ask("ddgg").aim(GATLING).best == Fraction(1, 6) + Fraction(4, 6) * Fraction(1, 6)
    assert ask("ddgg").aim(GATLING).dynamite == Fraction(1, 6) + Fraction(4, 6) * Fraction(1, 6)


@pytest.mark.rule("G-5.7")
def test_a_kept_gatling_is_certain() -> None:
    found = ask("gggb", 2).aim(GATLING)
    assert found.once == found.best == 1
    assert found.dynamite == 0


@pytest.mark.rule("G-7.16")
def test_two_gatlings_are_enough_for_one_character() -> None:
    enough = Outcome("gatling", 2)
    # Two or more in one roll of five: 7776 - 5^5 - 5 * 5^4 = 1526.
    assert ask(rolls=1, abilities=WILLY).aim(enough).best == Fraction(1526, 7776)
    with pytest.raises(KeyError):
        ask(abilities=WILLY).aim(GATLING)


@pytest.mark.rule("G-7.8", "G-4.1")
def test_an_extra_reroll() -> None:
    # As in three rolls, with a fourth: 1/6 * (1 + 4/6 + 16/36 + 64/216) = 65/162.
    assert ask(abilities=DUKE).question.rolls == 4
    assert ask("b", abilities=DUKE).question.rolls == 3
    assert ask(abilities=DUKE).aim(GATLING).best == at_least(3, 5, Fraction(65, 162))


@pytest.mark.rule("G-7.2", "G-4.3")
def test_dynamite_that_is_not_locked() -> None:
    # Five dice lie there, one roll is left. Usually only the beer may be rolled; else the dynamites may, too.
    assert ask("ggddb", 1).aim(GATLING).best == Fraction(1, 6)
    assert ask("ggddb", 1).aim(GATLING).keep == count_faces(["gatling", "gatling", "dynamite", "dynamite"])
    assert ask("ggddb", 1, abilities=JACK).aim(GATLING).best == Fraction(91, 216)
    assert ask("ggddb", 1, abilities=JACK).aim(GATLING).keep == count_faces(["gatling", "gatling"])
    # All again, two rolls of five dice: three dynamites at once (276/7776), or in the next roll of all five.
    boom = Fraction(276, 7776)
    assert ask(rolls=2, abilities=JACK).risk(BOOM).always == boom + (1 - boom) * boom


@pytest.mark.rule("G-5.2", "G-4.2")
def test_hits() -> None:
    # One roll of five dice: a 1 among them, 1 - (5/6)^5; two 1s, 1526 of 7776.
    assert ask(rolls=1).aim(hits(1)).best == Fraction(4651, 7776)
    assert ask(rolls=1).aim(hits(2)).best == Fraction(1526, 7776)
    # A die kept before may be rolled later. "b b b b" and one die, two rolls, a 1: 1/6 at once; with a dynamite (1/6)
    # four dice are left, 1 - (5/6)^4 = 671/1296; else (4/6) all five, 4651/7776.
    expected = Fraction(1, 6) + Fraction(1, 6) * Fraction(671, 1296) + Fraction(4, 6) * Fraction(4651, 7776)
    assert ask("bbbb").aim(hits(1)).best == expected


@pytest.mark.rule("G-5.3")
def test_a_2_counts_as_a_1_with_few_players() -> None:
    # One die: 1 or 2.
    for living in (2, 3):
        assert ask("bbbb", 1, living=living).aim(hits(1)).once == Fraction(1, 3)
        assert distances(living, PLAIN) == [1]
    assert ask("bbbb", 1, living=4).aim(hits(1)).once == Fraction(1, 6)
    assert ask("bbbb", 1, living=4).aim(hits(1, 2)).once == Fraction(1, 6)


@pytest.mark.rule("G-7.3", "G-5.3")
def test_a_1_that_is_also_a_2() -> None:
    for distance in (1, 2):
        assert ask("bbbb", 1, abilities=JANET).aim(hits(1, distance)).once == Fraction(1, 3)
    assert distances(3, JANET) == [1]


@pytest.mark.rule("G-7.11", "G-0.3")
@pytest.mark.parametrize(
    ("living", "chances"),
    [
        # What a 1 and a 2 hit: one die, so a face in six for each that does.
        (2, {1: 2}),  # both count as 1; the place after that is his own
        (3, {1: 2}),  # both count as 1; two places away sits the other neighbour
        (4, {1: 2, 2: 2}),  # a 2 reaches three places, which is one place the other way
        (5, {1: 1, 2: 2}),  # three places are two the other way (T-G13)
        (6, {1: 1, 2: 2, 3: 1}),
        (8, {1: 1, 2: 2, 3: 1}),
    ],
)
def test_aiming_one_place_further(living: int, chances: dict[int, int]) -> None:
    found = ask("bbbb", 1, living=living, abilities=ROSE)
    assert {d: found.aim(hits(1, d)).once * 6 for d in distances(living, ROSE)} == chances


@pytest.mark.rule("G-7.13")
def test_a_beer_that_doubles_a_hit() -> None:
    # A 1 lies there, four dice are rolled: two hits need one more 1 or a beer, so not only the other four faces.
    assert ask("1", 1, abilities=SLAB).aim(hits(2)).once == 1 - Fraction(4, 6) ** 4
    # A beer and no hit are nothing.
    assert ask("bbbb", 1, abilities=SLAB).aim(hits(1)).once == Fraction(1, 6)
    # Only one hit is doubled.
    assert ask("1bbb", 1, abilities=SLAB).aim(hits(3)).once == Fraction(1, 6)


@pytest.mark.rule("G-5.6")
def test_beers() -> None:
    assert ask("b", 1).aim(beers(2)).once == 1 - Fraction(5, 6) ** 4
    assert ask("bb", 1).aim(beers(2)).once == 1


@pytest.mark.rule("G-7.14")
def test_neither_a_1_nor_a_2() -> None:
    assert ask(rolls=1).aim(CALM).once == Fraction(4, 6) ** 5
    # Four beers and a die: 4/6, else once more.
    assert ask("bbbb", 2).aim(CALM).best == Fraction(8, 9)
    # A kept 1 may still be rolled later.
    assert ask("1bbb", 1).aim(CALM).once == 0
    assert ask("1bbb", 2).aim(CALM).best == Fraction(4, 6) * Fraction(4, 6) + Fraction(2, 6) * Fraction(16, 36)


@pytest.mark.rule("G-4.5", "G-4.6")
def test_an_attack() -> None:
    # One arrow in the pile, five dice: some arrow. Two arrows: two or more.
    assert ask(rolls=1, arrows=1).risk(ATTACK).once == Fraction(4651, 7776)
    assert ask(rolls=1, arrows=2).risk(ATTACK).once == Fraction(1526, 7776)
    # An arrow that is kept has been paid: the four other dice must all show one to take four.
    assert ask("a", 1, arrows=4).risk(ATTACK).once == Fraction(1, 1296)
    # One die cannot take two arrows in one roll, but in two rolls, if it is rolled again and pays again (1/36); the
    # second time all five dice may be rolled, and one of them must take the second arrow.
    assert ask("gggg", 1, arrows=2).risk(ATTACK).once == 0
    two = Fraction(1, 6) * Fraction(4651, 7776)  # an arrow, then at least one among five dice
    none = Fraction(4, 6) * Fraction(1526, 7776)  # neither arrow nor dynamite, then at least two among five
    # A dynamite is locked; two or more among four dice: 1296 - 625 - 4 * 125 = 171.
    locked = Fraction(1, 6) * Fraction(171, 1296)
    assert ask("gggg", 2, arrows=2).risk(ATTACK).always == two + none + locked


@pytest.mark.rule("G-4.6")
def test_an_attack_can_be_wanted() -> None:
    # He stops once it has come; until then he rolls all he may.
    found = ask(rolls=2, arrows=1)
    assert found.aim(ATTACK).best == found.risk(ATTACK).always
    assert found.aim(ATTACK).dynamite < found.risk(BOOM).always
    # With dynamites that may be rolled again it is the same.
    free = ask(rolls=3, arrows=4, abilities=JACK)
    assert free.aim(ATTACK).best >= free.risk(ATTACK).always


@pytest.mark.rule("G-4.5")
def test_arrows_that_lie_there_are_not_in_the_pile() -> None:
    assert Question().arrows == 9
    assert Question(count_faces(["arrow", "beer", "arrow"])).arrows == 7
    assert Question(count_faces(["arrow"] * 5)).arrows == 4
    # They may have come back in an attack: who says so is believed.
    assert Question(count_faces(["arrow"] * 5), arrows=9).arrows == 9


@pytest.mark.rule("G-4.4", "G-4.5")
def test_arrows_are_paid_before_the_dynamites_end_the_rolling() -> None:
    # "d d g g" and a pile of one: the arrow comes or not, and the third dynamite does not take it back.
    found = ask("dd", 1, arrows=1)
    assert found.risk(ATTACK).once == Fraction(91, 216)
    # Of two rolls with all dice taken up: an arrow among three dice, 91/216; else without a dynamite (64/216) once
    # more three dice; else one dynamite or more has ended it.
    assert ask("dd", 2, arrows=1).risk(ATTACK).always == Fraction(91, 216) + Fraction(64, 216) * Fraction(91, 216)


# What to keep ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-4.1", "G-4.2", "G-4.3")
def test_what_to_keep_of_five_dice() -> None:
    found = ask("ggd12")
    assert found.question.undecided
    assert found.aim(GATLING).keep == count_faces(["gatling", "gatling", "dynamite"])
    assert found.aim(GATLING).once == 0
    assert found.aim(hits(1)).keep == found.question.kept  # it lies there: stop
    assert found.aim(hits(1)).once == found.aim(hits(1)).best == 1
    assert found.aim(hits(1)).dynamite == 0
    assert found.aim(beers(1)).keep == count_faces(["dynamite"])
    # What cannot be had any more is not worth a roll.
    assert ask("ddggg").aim(beers(4)).keep == ask("ddggg").question.kept
    assert found.risk(BOOM).once == found.risk(ATTACK).once == 0
    assert ask("gg").aim(GATLING).keep is None


def test_as_few_dice_as_possible_are_risked() -> None:
    # One beer is there already; the rest is of no use.
    found = ask("b", 3, abilities=DUKE).aim(beers(1))
    assert found.best == 1
    assert found.dynamite == Fraction(4 * 5 + 1, 1296)  # only the roll that comes in any case


# Plain enumeration ----------------------------------------------------------------------------------------------------

SIX = "ad12bg"


def rolled(count: int) -> list[tuple[str, ...]]:
    return list(product(SIX, repeat=count))


class Brute:
    """Finds the best chance by trying everything: each die for itself, every set of dice, every result of each."""

    def __init__(self, fits: Callable[[str], bool], jack: bool = False, attack: bool = False) -> None:
        self.fits = fits
        self.jack = jack
        self.attack = attack
        self.lying = cache(self._lying)

    def coming(self, kept: str, rolls: int, pile: int) -> Fraction:
        """Return the best chance when the other dice are about to be rolled."""
        total = Fraction(0)
        results = rolled(5 - len(kept))
        for result in results:
            left = max(0, pile - result.count("a")) if self.attack else 0
            total += self.lying("".join(sorted([*kept, *result])), rolls - 1, left)
        return total / len(results)

    def _lying(self, dice: str, rolls: int, pile: int) -> Fraction:
        best = Fraction(int(pile == 0 if self.attack else self.fits(dice)))
        if rolls == 0 or dice.count("d") >= 3 or best == 1:
            return best
        for count in range(5):
            for kept in {"".join(part) for part in combinations(dice, count)}:
                if self.jack or kept.count("d") == dice.count("d"):
                    best = max(best, self.coming(kept, rolls, pile))
        return best


@pytest.mark.rule("G-4.2")
@pytest.mark.parametrize("kept", ["", "g", "dd", "a1", "1b2", "ddgg", "abg1"])
def test_one_roll_against_all_rolls(kept: str) -> None:
    found = ask(kept, 1, arrows=2)
    results = rolled(5 - len(kept))

    def share(fits: Callable[[str, str], bool]) -> Fraction:
        return Fraction(sum(fits(kept + "".join(result), "".join(result)) for result in results), len(results))

    assert found.risk(BOOM).once == share(lambda dice, _: dice.count("d") >= 3)
    assert found.risk(ATTACK).once == share(lambda _, new: new.count("a") >= 2)
    assert found.aim(GATLING).once == share(lambda dice, _: dice.count("g") >= 3)
    assert found.aim(CALM).once == share(lambda dice, _: not {"1", "2"} & set(dice))
    for letter, outcomes in (
        ("1", [hits(number) for number in range(1, 6)]),
        ("2", [hits(number, 2) for number in range(1, 6)]),
        ("b", [beers(number) for number in range(1, 6)]),
    ):
        for outcome in outcomes:
            shown = sum((kept + "".join(result)).count(letter) >= outcome.number for result in results)
            assert found.aim(outcome).once == Fraction(shown, len(results))


TWO_ROLLS: list[tuple[str, Outcome, Abilities, Callable[[str], bool]]] = [
    ("gda", GATLING, PLAIN, lambda dice: dice.count("g") >= 3),
    ("12b", hits(2), PLAIN, lambda dice: dice.count("1") >= 2),
    ("12b", CALM, PLAIN, lambda dice: not {"1", "2"} & set(dice)),
    ("ddg", beers(1), JACK, lambda dice: dice.count("b") >= 1),
    ("dgb", GATLING, JACK, lambda dice: dice.count("g") >= 3),
    ("2bd", hits(3, 2), SLAB, lambda dice: dice.count("2") + bool(dice.count("2") and dice.count("b")) >= 3),
    ("gda", Outcome("gatling", 2), WILLY, lambda dice: dice.count("g") >= 2),
    ("1ad", hits(2), JANET, lambda dice: dice.count("1") + dice.count("2") >= 2),
]


@pytest.mark.rule("G-4.1", "G-4.2", "G-4.3", "G-4.8")
@pytest.mark.parametrize(("kept", "outcome", "abilities", "fits"), TWO_ROLLS)
def test_two_rolls_against_every_way_to_play(
    kept: str, outcome: Outcome, abilities: Abilities, fits: Callable[[str], bool]
) -> None:
    brute = Brute(fits, abilities.rerolls_dynamite)
    assert ask(kept, 2, abilities=abilities).aim(outcome).best == brute.coming(kept, 2, 0)


@pytest.mark.rule("G-4.5", "G-4.6")
@pytest.mark.parametrize(("kept", "pile"), [("gda", 1), ("gda", 3), ("ddg", 2)])
def test_a_wanted_attack_against_every_way_to_play(kept: str, pile: int) -> None:
    brute = Brute(lambda _: False, attack=True)
    assert ask(kept, 2, pile).aim(ATTACK).best == brute.coming(kept, 2, pile)


# As a whole -----------------------------------------------------------------------------------------------------------

DICE = st.text("ad12bg", max_size=5).filter(lambda dice: dice.count("d") < 3)
ABILITIES = st.sampled_from(sorted(set(CHARACTERS.values())))


@settings(max_examples=25, deadline=None)
@given(DICE, st.integers(1, 3), st.integers(1, 9), st.integers(2, 8), ABILITIES)
def test_what_holds_for_all_chances(dice: str, rolls: int, arrows: int, living: int, abilities: Abilities) -> None:
    found = ask(dice, rolls, arrows, living, abilities)
    for aim in found.aims:
        assert 0 <= aim.once <= aim.best <= 1
        # Every chance is a number of courses out of 6^(5n).
        assert (aim.best * 6 ** (5 * rolls)).denominator == 1
        # Whoever does not need the rest of his rolls runs no greater risk than in rolling everything, dynamite locked.
        if not abilities.rerolls_dynamite:
            assert aim.dynamite <= found.risk(BOOM).always
    for risk in found.risks:
        assert 0 <= risk.once <= risk.always <= 1
    # More of the same is never likelier.
    series = [aim for aim in found.aims if aim.outcome.kind in ("hits", "beers")]
    for one, more in pairwise(series):
        if one.outcome.number < more.outcome.number:
            assert one.once >= more.once
            assert one.best >= more.best
    # Another roll never hurts an aim, and another arrow in the pile never brings the Indians nearer.
    if rolls < abilities.rolls:
        more_rolls = ask(dice, rolls + 1, arrows, living, abilities)
        assert all(more.best >= aim.best for aim, more in zip(found.aims, more_rolls.aims, strict=True))
    if arrows < 9:
        more_arrows = ask(dice, rolls, arrows + 1, living, abilities)
        assert more_arrows.risk(ATTACK).once <= found.risk(ATTACK).once
        assert more_arrows.risk(ATTACK).always <= found.risk(ATTACK).always
        assert more_arrows.aim(ATTACK).best <= found.aim(ATTACK).best


@settings(max_examples=25, deadline=None)
@given(DICE, st.integers(1, 3))
def test_faces_that_are_worth_alike_are_alike(dice: str, rolls: int) -> None:
    """A 1, a 2, a beer and a gatling are rolled alike: change their names, and their chances change places."""
    turned = dice.translate(str.maketrans("12bg", "2bg1"))
    one, other = ask(dice, rolls), ask(turned, rolls)
    for count in range(1, 6):
        assert one.aim(hits(count)).best == other.aim(hits(count, 2)).best
        assert one.aim(hits(count, 2)).best == other.aim(beers(count)).best
        assert one.aim(hits(count)).dynamite == other.aim(hits(count, 2)).dynamite
    assert one.aim(beers(3)).best == other.aim(GATLING).best
    assert one.aim(GATLING).best == other.aim(hits(3)).best
    assert one.risk(BOOM).always == other.risk(BOOM).always
    assert one.risk(ATTACK).always == other.risk(ATTACK).always


class Odd(Plan):
    """Some other way to play, different for each ``number``."""

    def __init__(self, number: int, abilities: Abilities) -> None:
        self.number = number
        self.keeps = tables().keeps(abilities.rerolls_dynamite)

    def keep(self, dice: int, rolls: int, arrows: int) -> int:
        choices = [dice, *self.keeps[dice]]
        return choices[(self.number * (dice + 7 * rolls + 13 * arrows)) % len(choices)]


@settings(max_examples=25, deadline=None)
@given(DICE, st.integers(1, 3), st.integers(1, 9), ABILITIES, st.integers(1, 10**6))
def test_no_other_plan_does_better(dice: str, rolls: int, arrows: int, abilities: Abilities, number: int) -> None:
    found = ask(dice, rolls, arrows, 5, abilities)
    start = tables().number[found.question.kept]
    for plan in (Stop(), AllAgain(abilities), Odd(number, abilities)):
        spread = follow(plan, start, rolls, arrows)
        assert sum(spread.courses.values()) == spread.whole
        assert spread.chance(lambda faces: faces[FACES.index("gatling")] >= abilities.gatlings) <= found.aims[0].best
        assert spread.chance(lambda faces: faces[2] + faces[3] == 0) <= found.aim(CALM).best
        assert spread.attack <= found.aim(ATTACK).best
        # Nothing makes it less likely than to roll once and stop.
        assert spread.attack >= found.risk(ATTACK).once
        assert spread.chance(lambda faces: faces[DYNAMITE] >= 3) >= found.risk(BOOM).once


def test_all_ways_that_dice_can_lie_are_there() -> None:
    ways = tables()
    assert len(ways.lies) == sum(comb(n + 5, 5) for n in range(6)) == 462
    assert len(ways.full) == 252
    for kept, rolls in enumerate(ways.rolls):
        assert sum(count for _, count, _ in rolls) == 6 ** (5 - ways.size[kept])


@pytest.mark.rule("G-7.1", "G-7.16")
def test_all_sixteen_characters_are_known() -> None:
    assert len(CHARACTERS) == 16
    assert sum(abilities != PLAIN for abilities in CHARACTERS.values()) == 7


# What cannot be asked -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G-1.1", "G-4.1", "G-4.8")
def test_what_is_not_in_the_game_is_refused() -> None:
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("error-odds-dice", {"dice": "bbbbbb"}),
        ("error-odds-dynamite", {"dice": "ddd"}),
        ("error-odds-dynamite", {"dice": "ddddg"}),
        ("error-odds-number", {"rolls": 0}),
        ("error-odds-number", {"rolls": 4}),
        ("error-odds-number", {"rolls": 5, "abilities": DUKE}),
        ("error-odds-number", {"arrows": 0}),
        ("error-odds-number", {"arrows": 10}),
        ("error-odds-number", {"living": 1}),
        ("error-odds-number", {"living": 9}),
    ]
    for message, question in wrong:
        with pytest.raises(OddsError) as caught:
            ask(**question)
        assert caught.value.message_id == message
    with pytest.raises(ValueError, match="not in tuple"):
        count_faces(["horse"])
    with pytest.raises(ValueError, match="counted by 6 faces"):
        Question((1, 2))


@pytest.mark.rule("G-4.1")
def test_more_rolls_than_the_rules_leave_are_noticed() -> None:
    assert Question(count_faces(["beer"]), rolls=3).too_late
    assert not Question(count_faces(["beer"]), rolls=3, abilities=DUKE).too_late
    assert not Question(rolls=3).too_late
