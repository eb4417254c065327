"""Every reason why something is refused, with the rule that forbids it."""

from __future__ import annotations

import ast

import pytest

from sixgun.games import dice
from sixgun.games.duel.game import DuelGame
from tests.rulebook import CHECKOUT, rule_ids

from .position import LEA, OTTO, position

SINGLE = 'ac = "jango"\n'
TABLE = 'turn = "Otto"'


def hands(lea: str = "", otto: str = "", table: str = "", *actions: str) -> DuelGame:
    return position(f"{LEA}hand = [{lea}]", f"{OTTO}hand = [{otto}]", table, *actions)


def under_fire(lea: str = '"hat:L1", "colt:L1"') -> DuelGame:
    """Otto has fired at Jango, who has a Barrel, with a Rattlesnake; Tex Killer has a Hat."""
    return position(
        'ac = { character = "jango", gear = ["barrel:L1", "rattlesnake:O1"] }\n'
        f'rc = {{ character = "tex_killer", gear = ["hat:O1"] }}\nhand = [{lea}]',
        OTTO + 'hand = ["colt:O1", "knife:O1", "missed:O1"]',
        TABLE,
        "play colt:O1 at jango",
    )


CASES = [
    # Playing cards
    (hands('"missed:L1"'), 0, "play colt:L1 at tom_thorn", "D-5.9", "not-in-hand"),
    (hands('"missed:L1"'), 0, "play missed:L1", "D-16.19", "dodge-only-answer"),
    (hands('"missed:L1"'), 0, "play missed:L1 as colt at tom_thorn", "D-6.10", "not-as-colt"),
    (hands('"colt:L1"', table="bangs_played = 1"), 0, "play colt:L1 at tom_thorn", "D-6.9", "bang-limit"),
    (
        position('ac = "annie_oakey"\nrc = "jango"\nhand = ["missed:L1"]', OTTO, "bangs_played = 1"), 0,
        "play missed:L1", "D-6.9", "bang-limit",
    ),
    (hands('"colt:L1"'), 0, "play colt:L1 at babe_leroy", "D-6.2", "wrong-target"),
    (hands('"colt:L1"'), 0, "play colt:L1 at slim_poet", "D-6.6", "not-in-play"),
    (hands('"colt:L1"'), 0, "play colt:L1", "D-6.6", "needs-character"),
    (hands('"derringer:L1"'), 0, "play derringer:L1 at babe_leroy", "D-6.3", "wrong-target"),
    (hands('"winchester:L1"'), 0, "play winchester:L1 at jango", "D-16.31", "wrong-target"),
    (hands('"duel:L1"'), 0, "play duel:L1 at babe_leroy", "D-6.3", "wrong-target"),
    (hands('"hat:L1"'), 0, "play hat:L1 at jango", "D-6.4", "wrong-target"),
    (hands(otto='"dynamite:O1"', table=TABLE), 1, "play dynamite:O1 at jango", "D-16.12", "wrong-target"),
    (hands('"wagon:L1"'), 0, "play wagon:L1 at jango", "D-6.6", "takes-no-target"),
    (hands('"canteen:L1"'), 0, "play canteen:L1", "D-6.6", "needs-pair"),
    (position(SINGLE + 'hand = ["canteen:L1"]', OTTO), 0, "play canteen:L1 @0", "D-16.1", "single-character"),
    (hands('"schoolmarm:L1"'), 0, "play schoolmarm:L1", "D-6.11", "no-card-in-play"),
    (
        position(LEA + 'hand = ["schoolmarm:L1"]', 'ac = { character = "tom_thorn", gear = ["hat:O1"] }'), 0,
        "play schoolmarm:L1", "D-6.6", "needs-card",
    ),
    (
        position(
            LEA + 'hand = ["schoolmarm:L1"]',
            'ac = "tom_thorn"\nrc = { character = "babe_leroy", gear = ["hat:O1"] }',
        ), 0, "play schoolmarm:L1", "D-16.18", "only-shielded",
    ),
    (hands(otto='"theft:O1"', table=TABLE), 1, "play theft:O1", "D-6.11", "nothing-to-take"),
    (
        position(SINGLE + 'hand = ["canteen:L1"]', 'ac = "tom_thorn"'), 0, "play canteen:L1", "D-6.11",
        "nobody-can-swap",
    ),
    (hands('"schoolmarm:L1"'), 0, "play schoolmarm:L1 at hat:O1", "D-6.6", "card-not-in-play"),
    (hands('"schoolmarm:L1"'), 0, "play schoolmarm:L1 at hand", "D-16.18", "not-from-hand"),
    (hands(otto='"theft:O1"', table=TABLE), 1, "play theft:O1 at hand", "D-16.15", "empty-hand"),
    # Reloading, the token, discarding
    (hands('"canteen:L1"'), 0, "reload canteen:L1", "D-11.3", "no-reload"),
    (hands('"colt:L1"'), 0, "reload colt:L1", "D-11.1", "not-reloadable"),
    (position(SINGLE + 'hand = ["canteen:L1"]', OTTO), 0, "reload scope:L1", "D-11.4", "reload-from-elsewhere"),
    (position(SINGLE + 'hand = ["canteen:L1"]', OTTO), 0, "swap", "D-5.7", "single-character"),
    (hands('"colt:L1"', table="moved = true"), 0, "swap", "D-3.5", "token-moved"),
    (hands('"colt:L1"'), 0, "pass", "D-3.4", "end-instead"),
    (hands('"colt:L1"'), 0, "discard colt:L1", "D-3.7", "discard-not-now"),
    (hands('"colt:L1"'), 0, "discard hat:L1", "D-5.9", "not-in-hand"),
    (hands('"colt:L1"'), 0, "give colt:L1", "D-16.32", "give-not-now"),
    (hands('"colt:L1"'), 0, "choose colt:L1", "D-3.4", "not-offered"),
    # Answers to a hit
    (under_fire(), 0, "play hat:L1", "D-8.4", "no-dodge"),
    (under_fire('"missed:L1"'), 0, "play missed:L1 at tom_thorn", "D-6.6", "takes-no-target"),
    (under_fire('"missed:L1"'), 0, "play missed:L1 as colt at tom_thorn", "D-6.1", "not-now"),
    (under_fire(), 0, "play colt:L1 as dodge", "D-8.4", "no-dodge"),
    (under_fire(), 0, "play carbine:L1 as dodge", "D-5.9", "not-in-hand"),
    (under_fire(), 0, "use hat:O1", "D-5.8", "not-of-target"),
    (under_fire(), 0, "use hat:L1", "D-5.8", "not-own-equipment"),
    (under_fire(), 0, "use rattlesnake:O1", "D-5.8", "works-by-itself"),
    (under_fire(), 0, "discard hat:L1", "D-8.4", "no-dodge"),
    (under_fire(), 0, "end", "D-3.4", "end-not-now"),
    (under_fire(), 0, "swap", "D-3.5", "swap-not-now"),
    (under_fire(), 0, "reload canteen:L1", "D-11.5", "reload-not-now"),
    (under_fire(), 1, "end", "D-18", "not-asked"),
    (hands('"hat:L1", "colt:L1"'), 0, "play colt:L1 as dodge", "D-6.1", "not-now"),
    # Abilities
    (hands('"hat:L1"'), 0, "use tom_thorn", "D-17", "no-such-ability"),
    (hands('"hat:L1"'), 0, "use jango", "D-17.7", "ability-by-itself"),
]  # fmt: skip


@pytest.mark.rule("D-18", "D-6.11", "D-6.12", "D-0.1", "D-5.9")
@pytest.mark.parametrize(
    ("game", "seat", "text", "rule", "reason"), CASES, ids=[f"{case[2]}: {case[4]}" for case in CASES]
)
def test_refusals(game: DuelGame, seat: int, text: str, rule: str, reason: str) -> None:
    before = game.state_text()
    refusal = game.refusal(seat, game.parse(text))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert game.state_text() == before


ABILITIES = [
    ('ac = "sid_curry"\nrc = "slim_poet"\nhand = ["colt:O1"]', "", "use sid_curry", "D-17.19", "not-hit"),
    ('ac = "babe_leroy"\nrc = "slim_poet"\nhand = ["colt:O1"]', "", "use babe_leroy", "D-17.13", "hand-not-empty"),
    ('ac = "slim_poet"\nrc = "babe_leroy"\nhand = ["colt:O1"]', "", "use babe_leroy", "D-5.2", "asleep"),
    (
        'ac = "babe_leroy"\nrc = "slim_poet"\nhand = ["colt:O1"]', 'used = ["babe_leroy"]', "use babe_leroy", "D-17",
        "ability-used",
    ),
    (
        'ac = "cattle_katie"\nrc = "slim_poet"\nhand = ["colt:O1"]', "", "use cattle_katie colt:O1", "D-17.15",
        "no-own-equipment",
    ),
    (
        'ac = { character = "cattle_katie", gear = ["hat:O1"] }\nrc = "slim_poet"\nhand = ["colt:O1"]', "",
        "use cattle_katie colt:O1", "D-17.15", "not-own-equipment",
    ),
    (
        'ac = { character = "cattle_katie", gear = ["hat:O1"] }\nrc = "slim_poet"\nhand = ["colt:O1"]', "",
        "use cattle_katie hat:O1 at hand", "D-17.15", "ability-not-so",
    ),
    (
        'ac = "pearl_hat"\nrc = "slim_poet"\nhand = ["colt:O1"]', "", "use pearl_hat colt:O1", "D-17.18",
        "nothing-to-copy",
    ),
    (
        'ac = "pearl_hat"\nrc = "slim_poet"\nhand = ["colt:O1"]', 'discard = ["beer:O1"]', "use pearl_hat", "D-17.18",
        "ability-needs-cards",
    ),
    (
        'ac = "pearl_hat"\nrc = "slim_poet"\nhand = ["colt:O1"]', 'discard = ["canteen:O1"]',
        "use pearl_hat colt:O1 to reload", "D-11.3", "no-reload",
    ),
    (
        'ac = "pearl_hat"\nrc = "slim_poet"\nhand = ["colt:O1"]', 'discard = ["knife:O1"]',
        "use pearl_hat colt:O1 at tex_killer", "D-6.11", "cannot-copy-so",
    ),
    (
        'ac = "pearl_hat"\nrc = "slim_poet"', 'discard = ["beer:O1"]', "use pearl_hat", "D-17.18",
        "ability-empty-hand",
    ),
    (
        'ac = "pearl_hat"\nrc = "slim_poet"\nhand = ["colt:O1"]', 'discard = ["schoolmarm:L1"]', "use pearl_hat",
        "D-6.11", "no-card-in-play",
    ),
    (
        'ac = "soundance_kid"\nrc = "slim_poet"\nhand = ["colt:O1"]', "", "use soundance_kid", "D-17.21",
        "ability-needs-cards",
    ),
    ('ac = "soundance_kid"\nrc = "slim_poet"', "", "use soundance_kid", "D-17.21", "ability-empty-hand"),
]  # fmt: skip


@pytest.mark.rule("D-17.13", "D-17.15", "D-17.18", "D-17.19", "D-17.21")
@pytest.mark.parametrize(("otto", "table", "text", "rule", "reason"), ABILITIES, ids=[case[4] for case in ABILITIES])
def test_abilities(otto: str, table: str, text: str, rule: str, reason: str) -> None:
    game = position(LEA, otto, f"{TABLE}\n{table}")
    refusal = game.refusal(1, game.parse(text))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)


@pytest.mark.rule("D-8.4", "D-17.19", "D-5.4", "D-16.32", "D-16.8", "D-8.7")
def test_in_the_middle_of_effects() -> None:
    sid = position(LEA + 'hand = ["colt:L1"]\ndeck = ["missed:L2"]', 'ac = "sid_curry"\nhand = ["missed:O1"]')
    sid.apply(sid.parse("play colt:L1 at sid_curry"))
    sid.apply(sid.parse("use sid_curry"))
    assert told(sid, 1, "use sid_curry") == ("D-8.4", "reveal-spent")
    winchester = position(
        LEA + 'hand = ["winchester:L1"]',
        'ac = { character = "tom_thorn", gear = ["hat:O1"] }\nrc = "slim_poet"\nhand = ["missed:O1"]',
        "",
        "play winchester:L1 at slim_poet",
    )
    assert told(winchester, 1, "use hat:O1") == ("D-5.8", "not-of-target")
    barrel = position(
        LEA + 'hand = ["colt:L1"]',
        'ac = { character = "tom_thorn", gear = ["barrel:O1"] }\nrc = "slim_poet"\nhand = ["missed:O1"]\n'
        'deck = ["knife:O1"]',
        "",
        "play colt:L1 at tom_thorn",
        "use barrel:O1",
    )
    assert told(barrel, 1, "use barrel:O1") == ("D-8.4", "reveal-spent")
    assert told(barrel, 1, "use tom_thorn") == ("D-17.23", "ability-by-itself")
    given = hands('"indians:L1"', '"missed:O1"', "", "play indians:L1")
    assert told(given, 1, "give missed:O1") == ("D-16.32", "no-hit-card")
    assert told(given, 1, "give knife:O1") == ("D-5.9", "not-in-hand")
    drawn = hands('"wagon:L1"', "", "", "play wagon:L1")
    assert told(drawn, 0, "discard colt:O1") == ("D-16.8", "not-drawn-now")
    assert told(drawn, 0, "pass") == ("D-16.8", "must-choose")
    assert told(barrel, 1, "use barrel:L1") == ("D-5.8", "not-own-equipment")
    assert told(given, 1, "use slim_poet") == ("D-17", "no-such-ability")
    katie = position(
        LEA + 'hand = ["colt:L1"]', 'ac = "cattle_katie"\nhand = ["missed:O1"]', "", "play colt:L1 at cattle_katie"
    )
    assert told(katie, 1, "use cattle_katie") == ("D-3.4", "ability-not-now")
    hat = position(
        LEA, 'ac = { character = "tom_thorn", gear = ["hat:O1"] }\nrc = "slim_poet"\nhand = ["missed:O1"]', TABLE
    )
    assert told(hat, 1, "use hat:O1") == ("D-8.4", "not-hit")
    shielded = position(
        'ac = "jango"\nrc = { character = "tex_killer", gear = ["hat:L1"] }', OTTO + 'hand = ["theft:O1"]', TABLE
    )
    assert told(shielded, 1, "play theft:O1 at hat:L1") == ("D-16.15", "shielded")


def told(game: DuelGame, seat: int, text: str) -> tuple[str, str]:
    refusal = game.refusal(seat, game.parse(text))
    assert refusal is not None
    return refusal.rule, refusal.reason


def test_actions_of_another_game_are_refused() -> None:
    game = hands('"colt:L1"')
    refusal = game.refusal(0, dice.new().legal()[0])
    assert refusal is not None
    assert refusal.reason == "not-offered"


def test_every_rule_that_refusals_cite_exists() -> None:
    source = CHECKOUT / "src" / "sixgun" / "games" / "duel" / "refusal.py"
    tree = ast.parse(source.read_text(encoding="utf-8"))
    cited = {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and str(node.value).startswith("D-")
    }
    assert cited <= rule_ids()
    assert len(cited) > 20
