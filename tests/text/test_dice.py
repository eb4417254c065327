"""The Dice Game in words: whole games told to every seat in every language, and single sentences."""

from __future__ import annotations

import pytest

from sixgun.games import dice
from sixgun.games.dice.actions import EVERY_ACTION
from sixgun.games.dice.die import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, die_card
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng
from sixgun.text import dice as words
from sixgun.text import languages, load

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"]
EN = load("en")
IT = load("it")


def event(
    kind: str, seat: int = 0, other: int = -1, amount: int = 0, detail: str = "", cite: str = "", *cards: int
) -> Event:
    return Event(kind, seat, other, cards, len(cards), amount, detail, cite, -1)


def line(told: Event, viewer: int = BYSTANDER) -> tuple[str, str]:
    """Return the line of an event in English and Italian."""
    return words.event_line(EN, told, NAMES, viewer), words.event_line(IT, told, NAMES, viewer)


def dice_of(*faces: int) -> tuple[int, ...]:
    return tuple(die_card(place, face) for place, face in enumerate(faces))


def question(kind: str, actions: list[Action], by: int = -1, amount: int = 1) -> Decision:
    return Decision(0, kind, actions, "G-5", by, -1, amount)


def action(text: str) -> Action:
    return dice.new().parse(text)


# Events --------------------------------------------------------------------------------------------------


def test_a_roll_is_one_line() -> None:
    rolled = event("rolls", 1, -1, 1, "", "G-4.1", *dice_of(ARROW, DYNAMITE, ONE, TWO, BEER))
    assert line(rolled) == (
        "Ben rolls [arrow] [dynamite] [1] [2] [beer]",
        "Ben lancia [freccia] [dinamite] [1] [2] [birra]",
    )
    again = event("rolls", 1, -1, 2, "", "G-4.1", die_card(0, GATLING), die_card(2, BEER))
    assert line(again, 1) == (
        "You roll dice 1 and 3 again: [gatling] [beer]",
        "Rilanci i dadi 1 e 3: [gatling] [birra]",
    )
    one = event("rolls", 1, -1, 3, "", "G-4.1", die_card(4, TWO))
    assert line(one, 0)[0] == "Ben rolls die 5 again: [2]"


def test_arrows_tell_why_they_are_taken() -> None:
    """Rolled (G-4.5), for a life point (G-7.1), or for striking somebody who strikes back (G-7.4)."""
    assert line(event("takes-arrow", 0, -1, 2, "", "G-4.5"))[0] == "Ann takes 2 arrows."
    instead = event("takes-arrow", 0, 1, 1, "", "G-7.1")
    assert line(instead)[0] == "Ann takes an arrow instead of losing a life point (Bart Cassidy)."
    struck = event("takes-arrow", 0, 1, 1, "", "G-7.4")
    assert line(struck, 1) == (
        "Ann has struck you (El Gringo) and takes an arrow.",
        "Ann ti ha colpito (El Gringo) e prende una freccia.",
    )


def test_life_tells_where_it_goes_and_comes_from() -> None:
    assert line(event("loses-life", 0, 1, 2, "bullseye"), 0)[0] == "You are hit and lose 2 life points."
    assert line(event("loses-life", 0, -1, 3, "indians"))[1] == "Gli Indiani costano 3 punti vita a Ann."
    assert line(event("regains-life", 0, 0, 2, "", "G-5.6"))[0] == "Ann drinks a beer and regains 2 life points."
    assert line(event("regains-life", 0, 1, 1, "", "G-5.6"), 1)[0] == "You give Ann a beer, for a life point."
    assert line(event("regains-life", 0, -1, 2, "", "G-7.15"))[0] == "Ann regains 2 life points (Vulture Sam)."
    assert line(event("no-effect", 0, 0, 0, "", "G-5.6"), 0)[1].startswith("Bevi una birra per il gusto")


def test_hits() -> None:
    hit = event("hits", 0, 1, 1, "", "G-5.2", die_card(3, TWO))
    assert line(hit, 1) == ("Ann aims a [2] at you.", "Ann mira a te con un [2].")
    doubled = event("hits", 0, 1, 2, "", "G-7.13", die_card(3, ONE), die_card(4, BEER))
    assert line(doubled)[0] == "Ann aims a [1] at Ben and doubles it with a beer."


def test_who_has_put_somebody_out_of_the_game() -> None:
    assert line(event("eliminated", 0, 1, 0, "outlaw"), 1)[0].startswith("You have put Ann out of the game.")
    assert line(event("eliminated", 0, -1, 0, "outlaw"))[0] == "Ann is out of the game. The role card says: Outlaw."
    over = event("game-over", -1, -1, 0b101, "sheriff")
    assert line(over) == ("The Sheriff's side wins: Ann and Cleo.", "Vince la parte dello Sceriffo: Ann e Cleo.")


# Questions, answers, refusals ----------------------------------------------------------------------------


def test_labels_of_rolls_say_what_is_kept() -> None:
    faces = [BEER, ARROW, DYNAMITE, BEER, ONE]
    asked = question("reroll", [action(text) for text in ("reroll 1 2 4 5", "reroll 2 5", "stop")])
    labels = [words.action_label(EN, answer, asked, NAMES, faces) for answer in asked.actions]
    assert labels == [
        "Roll all but the dynamite again: [beer] [arrow] [beer] [1]",
        "Keep [beer] [beer], roll 2 5 again",
        "Stop: let these dice count",
    ]
    all_five = question("reroll", [action("reroll 1 2 3 4 5")])
    assert words.action_label(IT, all_five.actions[0], all_five, NAMES, faces) == "Rilancia tutti e cinque"


def test_labels_of_targets() -> None:
    asked = question("beer", [action("beer @0"), action("beer @2")])
    assert [words.action_label(EN, answer, asked, NAMES, []) for answer in asked.actions] == [
        "Drink the beer yourself",
        "Give the beer to Cleo",
    ]
    assert words.action_label(EN, asked.actions[0], asked, NAMES, [], "…") == "Give the beer to …"
    assert words.action_label(EN, action("double 2 @1"), asked, NAMES, []).endswith("double it with a beer")


def test_questions() -> None:
    assert words.prompt(EN, question("beer", [], amount=2), NAMES) == "2 beers are left. Who gets the next one?"
    assert "worth 2 life points" in words.prompt(EN, question("beer", []), NAMES, 2)
    assert words.prompt(EN, question("discard-own-arrow", []), NAMES).startswith("You have lost a life point")
    assert words.prompt(EN, question("discard-own-arrow", [], 1, 3), NAMES).startswith("Ben has cost you")


@pytest.mark.parametrize(
    ("reason", "params", "start"),
    [
        ("dynamite-locked", {"die": "3"}, "Die 3 shows dynamite"),
        ("wrong-distance", {"seat": "2", "distance": "1", "face": "2"}, "Cleo sits next to you, and the 2"),
        ("wrong-distance", {"seat": "2", "distance": "3", "face": "1"}, "Cleo sits 3 places away, and the 1"),
        ("no-such-seat", {"seat": "9"}, "There is no seat @9"),
        ("not-asked", {"seat": "1"}, "It is not your choice now: the game is waiting for Ben."),
    ],
)
def test_refusals(reason: str, params: dict[str, str], start: str) -> None:
    assert words.refusal_text(EN, Refusal("G-5", reason, params), NAMES).startswith(start)


# Whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 5, 8])
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Every event, question, answer and refusal that comes up has its sentence, and no gap stays open."""
    texts = load(language)
    names = NAMES[:players]
    rng = Rng(players)
    told: list[str] = []
    events: list[Event] = []
    kinds: set[str] = set()
    for seed in range(12):
        game = dice.new(dice.Options(players), seed, events.append)
        while game.decision is not None:
            decision = game.decision
            kinds.add(decision.kind)
            told.append(words.prompt(texts, decision, names))
            told.append(words.asked_line(texts, decision.kind, decision.seat, names))
            labels = [words.action_label(texts, answer, decision, names, game.dice) for answer in decision.actions]
            if decision.kind != "reroll":  # two ways to keep a beer and roll the rest are told apart by the dice
                assert len(set(labels)) == len(labels)
            told += labels
            for _ in range(3):
                refusal = game.refusal(decision.seat, EVERY_ACTION[rng.below(len(EVERY_ACTION))])
                if refusal is not None:
                    told.append(words.refusal_text(texts, refusal, names))
                    told.append(words.rule_text(texts, refusal.rule))
            told.append(words.rule_text(texts, decision.cite))
            game.apply(decision.actions[rng.below(len(decision.actions))])
        for happened in events:
            for viewer in {BYSTANDER, happened.seat, happened.other, seed % players}:
                told.append(words.event_line(texts, happened, names, viewer))
        events.clear()
    assert {"reroll", "assign", "beer"} <= kinds
    for sentence in told:
        assert sentence
        assert "{" not in sentence
        assert "???" not in sentence
        assert "  " not in sentence
