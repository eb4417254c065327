"""Reading and playing scenarios, with a toy game."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.scenario import load, loads, run

from .scenario_toy import STAGES

HEAD = 'title = "Matches"\ngame = "heap"\ncites = ["B-1"]\nplayers = ["Ann", "Ben", "Cat"]\n'


def differences(body: str) -> list[str]:
    """Play the toy with a heading of four lines before ``body``."""
    report = run(loads(HEAD + body, "toy.toml", STAGES))
    assert report.title == "Matches"
    assert report.path == "toy.toml"
    assert report.ok == (not report.differences)
    return report.differences


def complaint(source: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        loads(source, "toy.toml", STAGES)
    return str(caught.value)


def test_a_whole_scenario() -> None:
    assert (
        differences("""
[[step]]
asks = "Ann"
kind = "take"
offers = ["take 1", "take 2", "take 3", "give @Ben", "give @Cat"]
offers_at_least = ["take 1"]
offers_not = ["give @Ann"]
amount = 5
refuse = "Ben: take 1"
rule = "T-2"
reason = "not-asked"
do = "Ann: take 2"
expect.matches = 3
expect.events = ["Ann takes 2"]
[[step]]
do = ["Ben: give @Cat", "Cat: take 3"]
expect = { Ann = { awake = true } }
[expect]
over = true
winners = ["Cat"]
outcome = "won"
asked = "nobody"
asked_kind = ""
events = ["Ann takes match:2 seen-by:Ann", "Ben gives @Cat B-3", "takes 3 hot"]
no_events = ["Ben takes", "Ann takes 3", "Cat takes seen-by:all"]
""")
        == []
    )


def test_forced_answers_are_given_when_the_next_step_needs_them() -> None:
    assert differences("""asleep = ["Ben"]
matches = 9
[[step]]
do = ["Ann: take 1", "Cat: take 3"]
expect.events = ["Ben dozes", "Cat takes"]
[[step]]
asks = "Ann"
do = "Ann: take 3"
""") == []  # fmt: skip
    assert (
        differences("""matches = 1
[[step]]
asks = "nobody"
[expect]
winners = ["Ann"]
""")
        == []
    )


def test_a_pass_that_is_forced_is_given_before_expectations_but_no_other_answer() -> None:
    body = """asleep = ["Ben"]
matches = 2
[[step]]
do = "Ann: take 1"
expect.asked = "Cat"
[expect]
asked = "Cat"
over = false
"""
    assert differences(body) == []


def test_unasked() -> None:
    sleeper = 'asleep = ["Ben"]\nmatches = 9\n[[step]]\n'
    assert differences(sleeper + 'unasked = true\ndo = "Ann: take 1"\nexpect.asked = "Ben"\n') == []
    assert differences(sleeper + 'do = "Ann: take 1"\n[[step]]\nunasked = true\nasks = "Cat"\n') == [
        "line 11: expected to be asked: Cat; asked is Ben (doze): pass"
    ]
    assert differences(sleeper + 'do = "Ann: take 1"\n[[step]]\nunasked = true\ndo = "Cat: take 1"\n') == [
        "line 11: Cat: take 1: refused by T-2 (not-asked); asked is Ben (doze): pass"
    ]


def test_differences_of_questions() -> None:
    assert differences('[[step]]\nasks = "Ben"\nkind = "take"\n') == [
        ("line 6: expected to be asked: Ben take; asked is Ann (take): take 1; take 2; take 3; give @Ben; give @Cat")
    ]
    assert differences("""[[step]]
asks = "Ann"
offers = ["take 1", "take 4"]
offers_not = ["take 2"]
amount = 4
""") == [
        "line 9: the amount is 5, expected 4",
        "line 7: not offered: take 4. Offered: take 1; take 2; take 3; give @Ben; give @Cat",
        "line 7: offered besides: take 2; take 3; give @Ben; give @Cat",
        "line 8: offered, but should not be: take 2",
    ]


def test_differences_of_actions() -> None:
    assert differences('[[step]]\ndo = [\n  "Ann: take 1",\n  "Ben: take 4",\n]\n[expect]\nmatches = 0\n') == [
        (
            "line 8: Ben: take 4: refused by B-1 (too-many); "
            "asked is Ben (take): take 1; take 2; take 3; give @Ann; give @Cat"
        )
    ]
    assert differences('[[step]]\ndo = "Ann: eat 1"') == ["line 6: 'eat 1' is not the notation of any action"]
    assert differences('asleep = ["Ben"]\n[[step]]\ndo = ["Ann: take 1", "Ben: take 1"]')[0].startswith(
        "line 7: Ben: take 1: refused by T-2 (not-asked); asked is Cat (take): "
    )
    assert "[answered as forced before: Ben: pass]" in differences(
        'asleep = ["Ben"]\n[[step]]\ndo = ["Ann: take 1", "Ben: take 1"]'
    )[0]  # fmt: skip
    after_the_end = '[[step]]\ndo = ["Ann: take 3", "Ben: take 2", "Cat: take 1"]'
    assert differences(after_the_end) == ["line 6: Cat: take 1: refused by T-2 (not-asked); the game is over (won)"]


def test_differences_of_refusals() -> None:
    assert differences("""
[[step]]
refuse = "Ann: take 4"
rule = "B-7"
reason = "other"
[[step]]
refuse = "Ann: take 1"
rule = "B-1"
[[step]]
refuse = "Ann: eat 1"
rule = "B-1"
""") == [
        "line 8: refused by B-1 (too-many), expected B-7: Ann: take 4",
        "line 9: the reason is 'too-many', expected 'other'",
        "line 11: expected to be refused by B-1, but it is legal: Ann: take 1",
        "line 14: 'eat 1' is not the notation of any action",
    ]


def test_differences_of_expectations() -> None:
    assert differences("""
[[step]]
do = "Ann: take 1"
[expect]
matches = 3
over = true
winners = ["Ann"]
outcome = "won"
asked = "Cat"
asked_kind = "doze"
events = ["Ann takes", "Ben takes"]
no_events = ["takes 1"]
Ben.awake = false
""") == [
        "line 10: the game is not over",
        "line 11: the winners are nobody, expected Ann",
        "line 12: outcome is '', expected 'won'",
        "line 13: asked is 'Ben', expected 'Cat'",
        "line 14: asked_kind is 'take', expected 'doze'",
        "line 9: 4 matches, expected 3",
        "line 17: Ben: awake is True",
        "line 15: no event 'Ben takes' after 'Ann takes'; there were: Ann takes match:1 1 hot",
        "line 16: an event that should not be: Ann takes match:1 1 hot",
    ]


def test_an_impossible_state_is_a_difference() -> None:
    assert differences('broken = "a match is gone"\n[[step]]\ndo = "Ann: take 1"\n[expect]\nmatches = 4\n') == [
        "line 7: impossible: a match is gone",
        "line 8: impossible: a match is gone",
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", "toy.toml:1: 'game' must name a game that knows scenarios: \"heap\""),
        ('game = "chess"', "toy.toml:1: 'game' must name a game that knows scenarios: \"heap\""),
        ('game = "heap"\nplayers = ["A", "B"]', "toy.toml:1: a scenario needs a 'title'"),
        (HEAD, "toy.toml:1: a scenario needs steps or expectations"),
        (
            HEAD + "colour = 1",
            "toy.toml:5: unknown key 'colour'; known here: asleep, broken, cites, expect, game, ",
        ),
        (HEAD + "matches = 0", "toy.toml:5: a heap has at least one match"),
        (HEAD.replace("B-1", "rule 1"), "toy.toml:3: 'rule 1' is not the number of a rule (such as B-8.6)"),
        (HEAD + "[[step]]\nnote = 'x'", "toy.toml:5: a step needs one of: asks, refuse, do, expect"),
        (
            HEAD + "[[step]]\ndo = 'Dan: take 1'",
            "toy.toml:6: 'Dan: take 1' must be 'NAME: ACTION', and no seat is call",
        ),
        (
            HEAD + "[[step]]\ndo = 'take 1'",
            "toy.toml:6: 'take 1' must be 'NAME: ACTION', and no seat is called 'take 1",
        ),
        (HEAD + "[[step]]\ndo = 'Ann: give @Dan'", "toy.toml:6: no seat is called 'Dan'"),
        (HEAD + "[[step]]\nasks = 'Dan'", "toy.toml:6: no seat is called 'Dan'"),
        (HEAD + "[[step]]\nasks = 'Ann'\noffers = ['give @Dan']", "toy.toml:7: no seat is called 'Dan'"),
        (HEAD + "[[step]]\ndo = 'Ann: take 1'\nkind = 'take'", "toy.toml:7: 'kind' needs 'asks'"),
        (HEAD + "[[step]]\ndo = 'Ann: take 1'\nrule = 'B-1'", "toy.toml:7: 'rule' needs 'refuse'"),
        (
            HEAD + "[[step]]\nrefuse = 'Ann: take 1'",
            "toy.toml:5: 'refuse' needs 'rule', the number of the rule that",
        ),
        (
            HEAD + "[[step]]\nactions = 1",
            "toy.toml:6: unknown key 'actions'; known here: amount, asks, do, expect, ",
        ),
        (
            HEAD + "[expect]\nsmell = 1",
            "toy.toml:6: nothing called 'smell' can be expected; known: asked, asked_kind, ",
        ),
        (HEAD + "[expect.Dan]\nawake = true", "toy.toml:5: no seat is called 'Dan'"),
        (HEAD + "[expect]\nwinners = ['Ann',\n'Dan']", "toy.toml:7: no seat is called 'Dan'"),
        (HEAD + "[expect.Ann]\nlife = 1", "toy.toml:6: unknown key 'life'; known here: awake"),
        (
            HEAD + "[expect]\nevents = ['Ann takes',\n'Ann smiles']",
            "toy.toml:7: no event is called 'smiles'; known: do",
        ),
        (HEAD + "[expect]\nevents = ['Ann']", "toy.toml:6: an event needs a kind"),
        (HEAD + "[expect]\nevents = ['Ann takes @Dan']", "toy.toml:6: no seat is called 'Dan'"),
        (HEAD + "[expect]\nevents = ['takes seen-by:Dan']", "toy.toml:6: no seat is called 'Dan'"),
        (
            HEAD + "[expect]\nevents = ['takes hot cold']",
            "toy.toml:6: 'hot' and 'cold': an event has one detail",
        ),
    ],
)
def test_what_cannot_be_read(source: str, expected: str) -> None:
    assert complaint(source).startswith(expected)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "toy.toml"
    path.write_text(HEAD + "[expect]\nmatches = 5\n", encoding="utf-8")
    scenario = load(str(path), STAGES)
    assert scenario.path == str(path)
    assert scenario.cites == ["B-1"]
    assert run(scenario).ok
    assert run(scenario).ok
    with pytest.raises(ScenarioError, match=r"gone\.toml:1: cannot be read"):
        load(str(tmp_path / "gone.toml"), STAGES)
