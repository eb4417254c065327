"""The answer: for everything a player may go for, and for what may befall him, how likely it is."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from sixgun.lab.odds.dice import DICE, DYNAMITE, TOO_MANY, Counts, list_faces, tables
from sixgun.lab.odds.outcome import ATTACK, DYNAMITES, Outcome, condition, distances
from sixgun.lab.odds.plan import AllAgain, BestPlan, Stop
from sixgun.lab.odds.question import Question
from sixgun.lab.odds.spread import Spread, follow

RISKS: Final = (Outcome(DYNAMITES, TOO_MANY), Outcome(ATTACK))
"""What may befall a player while he rolls."""


@final
class AimOdds:
    """How likely something is that a player may go for.

    Attributes:
        outcome: what he goes for.
        once: its chance if all dice that are not kept are rolled once and the rolling is stopped; if five dice lie
            there, 1 or 0: whether it lies there.
        best: its chance if he goes for this outcome alone, with all rolls that are left: after each roll he keeps
            what makes it likeliest, of those ways one with the least risk of three dynamites, and of those one that
            keeps the most dice. No way to play makes it likelier.
        keep: with five dice, what he keeps for it now; all of them if he stops. Otherwise ``None``.
        dynamite: the chance of three dynamites on that way.
        attack: the chance of an Indian attack on that way.
    """

    def __init__(self, outcome: Outcome, once: Fraction, best: Fraction, keep: Counts | None, way: Spread) -> None:
        self.outcome: Outcome = outcome
        self.once: Fraction = once
        self.best: Fraction = best
        self.keep: Counts | None = keep
        self.dynamite: Fraction = way.chance(lambda dice: dice[DYNAMITE] >= TOO_MANY)
        self.attack: Fraction = way.attack

    def to_dict(self) -> dict[str, object]:
        """Return everything as JSON-ready values; chances with their exact fraction."""
        found: dict[str, object] = {
            **_outcome_dict(self.outcome),
            "once": chance_dict(self.once),
            "best": chance_dict(self.best),
            "on_the_way": {"dynamite": chance_dict(self.dynamite), "attack": chance_dict(self.attack)},
        }
        if self.keep is not None:
            found["keep"] = list_faces(self.keep)
        return found


@final
class RiskOdds:
    """How likely something is that befalls a player while he rolls.

    Attributes:
        outcome: what befalls him.
        once: its chance if the dice that are not kept are rolled once and the rolling is stopped. Nothing makes it
            less likely. With five dice, 0: he need not roll.
        always: its chance if he uses all rolls and takes up every die he may each time, until three dynamites show:
            all that are not locked, those kept so far among them (G-4.2).
    """

    def __init__(self, outcome: Outcome, once: Fraction, always: Fraction) -> None:
        self.outcome: Outcome = outcome
        self.once: Fraction = once
        self.always: Fraction = always

    def to_dict(self) -> dict[str, object]:
        """Return everything as JSON-ready values; chances with their exact fraction."""
        return {
            **_outcome_dict(self.outcome),
            "once": chance_dict(self.once),
            "always": chance_dict(self.always),
        }


@final
class Answer:
    """All chances of a moment in the rolling.

    Attributes:
        question: what was asked.
        aims: what the player may go for, in a fixed order: the gatling, hits by distance, beers, neither a 1 nor a
            2, an attack.
        risks: three dynamites, and an attack.
    """

    def __init__(self, question: Question, aims: list[AimOdds], risks: list[RiskOdds]) -> None:
        self.question: Question = question
        self.aims: list[AimOdds] = aims
        self.risks: list[RiskOdds] = risks

    def aim(self, outcome: Outcome) -> AimOdds:
        """Return the chances of going for ``outcome``.

        Raises:
            KeyError: nobody goes for it here.
        """
        for found in self.aims:
            if found.outcome == outcome:
                return found
        raise KeyError(outcome)

    def risk(self, outcome: Outcome) -> RiskOdds:
        """Return the chances of three dynamites or of an attack.

        Raises:
            KeyError: it is neither.
        """
        for found in self.risks:
            if found.outcome == outcome:
                return found
        raise KeyError(outcome)

    def to_dict(self) -> dict[str, object]:
        """Return everything as JSON-ready values; chances with their exact fraction."""
        question = self.question
        return {
            "dice": list_faces(question.kept),
            "rolled": DICE - question.dice,
            "rolls": question.rolls,
            "arrows": question.arrows,
            "players": question.living,
            "abilities": question.abilities._asdict(),
            "aims": [aim.to_dict() for aim in self.aims],
            "risks": [risk.to_dict() for risk in self.risks],
        }


def answer(question: Question) -> Answer:
    """Return all chances of ``question``, by counting all courses."""
    start = tables().number[question.kept]
    rolls, arrows, abilities = question.rolls, question.arrows, question.abilities
    once = follow(Stop(), start, rolls, arrows)
    always = follow(AllAgain(abilities), start, rolls, arrows)
    decisions = rolls if question.undecided else rolls - 1
    aims: list[AimOdds] = []
    for outcome in aims_of(question):
        plan = BestPlan(outcome, decisions, question.living, arrows, abilities)
        way = follow(plan, start, rolls, arrows)
        keep = tables().lies[plan.keep(start, rolls, arrows)] if question.undecided else None
        aims.append(AimOdds(outcome, _chance(once, outcome, question), _chance(way, outcome, question), keep, way))
    risks = [RiskOdds(risk, _chance(once, risk, question), _chance(always, risk, question)) for risk in RISKS]
    return Answer(question, aims, risks)


def aims_of(question: Question) -> list[Outcome]:
    """Return all outcomes that a player may go for."""
    numbers = range(1, DICE + 1)
    hits = [
        Outcome("hits", number, distance)
        for distance in distances(question.living, question.abilities)
        for number in numbers
    ]
    beers = [Outcome("beers", number) for number in numbers]
    gatling = Outcome("gatling", question.abilities.gatlings)
    return [gatling, *hits, *beers, Outcome("no_bullseyes"), Outcome(ATTACK)]


def chance_dict(chance: Fraction) -> dict[str, object]:
    """Return a chance as JSON-ready values: the exact ``fraction`` as text, and the ``probability`` as a number."""
    return {"fraction": str(chance), "probability": float(chance)}


def _chance(spread: Spread, outcome: Outcome, question: Question) -> Fraction:
    if outcome.kind == ATTACK:
        return spread.attack
    return spread.chance(condition(outcome, question.living, question.abilities))


def _outcome_dict(outcome: Outcome) -> dict[str, object]:
    found: dict[str, object] = {"outcome": outcome.kind}
    if outcome.number:
        found["count"] = outcome.number
    if outcome.distance:
        found["distance"] = outcome.distance
    return found
