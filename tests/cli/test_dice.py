"""The Dice Game at the terminal: whole games through standard input, what is typed, looked up, told and counted."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sixgun.cli.dice.choices import DiceChoices, likely_rerolls
from sixgun.cli.dice.dice_view import show_left, show_meanings, show_roll
from sixgun.cli.dice.explain import DiceExplainer
from sixgun.cli.dice.odds import show_odds_of_roll
from sixgun.cli.dice.presenter import DicePresenter
from sixgun.cli.dice.table_view import show_table
from sixgun.games.dice import DiceGame
from sixgun.games.dice.staging import STAGE
from sixgun.games.registry import make_game
from sixgun.kernel.document import read_document
from sixgun.kernel.event import Event
from sixgun.kernel.record import read
from sixgun.kernel.replay import verify
from sixgun.text import load
from sixgun.text.rulebook.book import Rulebook
from sixgun.text.rulebook.dice import DiceBook
from tests.cli.command import sixgun_command
from tests.cli.eye import Eye
from tests.cli.lines import untidy

NAMES = ["Ann", "Ben", "Cat", "Dan"]
SEATS = """
game = "dice"

[[seat]]
name = "Ann"
role = "sheriff"
{ann}
[[seat]]
name = "Ben"
{ben}
[[seat]]
name = "Cat"
{cat}
[[seat]]
name = "Dan"
{dan}
[table]
rolls = {rolls}
"""


def stage(rolls: str, ann: str = "", ben: str = "", cat: str = "", dan: str = "") -> DiceGame:
    """Set up Ann's turn with the faces that the dice will show."""
    faces = json.dumps([rolls] if rolls else [])
    source = SEATS.format(rolls=faces, ann=ann, ben=ben, cat=cat, dan=dan)
    game = STAGE.build(read_document(source, "situation"), None)
    assert isinstance(game, DiceGame)
    return game


class DiceEye(Eye):
    """Reads what is shown of a situation."""

    def choices(self, game: DiceGame) -> DiceChoices:
        decision = game.decision
        assert decision is not None
        return DiceChoices(self.screen, decision, NAMES, game.view(decision.seat))

    def explainer(self, game: DiceGame) -> DiceExplainer:
        decision = game.decision
        assert decision is not None
        book = Rulebook(self.screen.texts, [DiceBook(self.screen.texts)])
        return DiceExplainer(self.screen, game, decision.seat, decision, self.choices(game), book)

    def what(self, game: DiceGame, word: str) -> str:
        self.explainer(game).what(word)
        return self.read()

    def why(self, game: DiceGame, word: str) -> str:
        self.explainer(game).why(word)
        return self.read()


@pytest.fixture
def eye(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> DiceEye:
    monkeypatch.setenv("COLUMNS", "80")
    return DiceEye(capsys)


def numbers(seed: int, lines: int = 1500) -> str:
    rng = Random(seed)
    return "".join(f"{rng.randint(1, 5)}\n" for _ in range(lines))


# Whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_whole_game_is_played_recorded_and_verified(tmp_path: Path, players: int) -> None:
    words = ("--players", str(players), "--seed", str(players), "--record", "game.jsonl")
    result = sixgun_command("play", "dice", *words, stdin=numbers(players), cwd=tmp_path)
    assert result.code == 0
    assert not result.err
    assert "BANG! The Dice Game" in result.out
    assert "The game is over" in result.out
    assert max(len(line) for line in result.out.splitlines()) <= 80
    assert verify(str(tmp_path / "game.jsonl"), make_game).over
    checked = sixgun_command("replay", "game.jsonl", "--verify", cwd=tmp_path)
    assert "in order" in checked.out
    told = sixgun_command("replay", "game.jsonl", cwd=tmp_path)
    assert told.code == 0
    assert "rolls [" in told.out


@pytest.mark.parametrize(
    ("language", "columns"),
    [("en", "60"), ("it", "80"), ("es", "120"), ("el", "60"), ("ru", "80"), ("zh-Hant", "60"), ("zh-Hant", "80")],
)
def test_no_line_is_wider_than_the_terminal(language: str, columns: str) -> None:
    lines = "odds\nall\ntable\nhand\n?\n? 2\n" + numbers(2)
    words = ("play", "dice", "--lang", language, "--seed", "2", "--name", "Bartholomew the Third")
    result = sixgun_command(*words, stdin=lines, COLUMNS=columns)
    assert result.code == 0
    assert not result.err
    assert not untidy(result.out, int(columns))
    assert load(language)("cli-result-heading") in result.out


@pytest.mark.parametrize("language", ["en", "ru"])
def test_ascii_terminals_see_everything(language: str) -> None:
    result = sixgun_command(
        "play", "dice", "--lang", language, "--seed", "3", stdin="odds\n" + numbers(3), PYTHONUTF8="0",
        PYTHONIOENCODING="ascii", LANG="C",
    )  # fmt: skip
    assert result.code == 0
    assert result.out.isascii()
    assert "+--------+ +--------+" in result.out
    assert "^ 1" in result.out or "^^ 2" in result.out


def test_bots_are_watched() -> None:
    result = sixgun_command("play", "dice", "--watch", "--seed", "4", "--players", "6")
    assert result.code == 0
    assert "Turn 1: it is" in result.out
    assert "The game is over" in result.out
    assert sixgun_command("play", "dice", "--watch", "--seed", "4", "--players", "6").out == result.out


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    sixgun_command("play", "dice", "--seed", "3", stdin="r1\nsave game.jsonl\nquit\n\n", cwd=tmp_path)
    assert [step.text for step in read(str(tmp_path / "game.jsonl")).steps] == ["reroll 1"]
    result = sixgun_command("play", "--continue", "game.jsonl", stdin=numbers(1), cwd=tmp_path)
    assert result.code == 0
    assert "The game is over" in result.out


def test_another_game_follows_with_the_same_players() -> None:
    result = sixgun_command("play", "dice", "--seed", "3", "--players", "4", stdin="2\n" * 1500)
    assert result.out.count("The Dice Game for 4 players begins.") > 1
    assert "Who shall be Sheriff" not in result.out


def test_options_of_other_games_are_refused() -> None:
    result = sixgun_command("play", "dice", "--set", "dodge_city")
    assert result.code == 2
    assert "--players" in result.err
    assert sixgun_command("play", "dice", "--players", "9").code == 2


# Commands ----------------------------------------------------------------------------------------------------------


def test_all_commands_answer_and_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = [
        "", "?", "help", "? 1", "1?", "? 99", "? d1", "? die 5", "? d9", "d", "g?", "? beer", "? bull's eye 1",
        "? willy the kid", "? sheriff", "? indian attack", "? G-4.6", "? nothing", "why", "why 1", "why die 2", "why 9",
        "why beer", "why 1", "why gatling", "why arrow", "why hit 2 @3", "why r1", "why rubbish", "why slab the killer",
        "odds", "dice", "all", "log", "log 3", "table", "hand", "99", "0", "1 3", "r", "k", "r6", "rr1", "hit 1 @1",
        "beer @0", "reroll", "save", "\x1b[31m", "é" * 3000, "9" * 5000, "quit",
    ]  # fmt: skip
    words = ("play", "dice", "--seed", "3", "--record", str(path))
    result = sixgun_command(*words, stdin="\n".join(lines) + "\n", cwd=tmp_path)
    assert result.code == 0
    assert not result.err
    assert "The game is saved in" in result.out
    assert not read(str(path)).steps
    assert "\x1b" not in result.out


def test_italian_words_are_understood() -> None:
    words = "aiuto\nprobabilità\ndadi\nperché 1\nperché birra\n? d2\nstoria 2\ntavolo\nr1\nt2\nf\nesci\n\n"
    result = sixgun_command("play", "dice", "--seed", "3", "--lang", "it", stdin=words)
    assert result.code == 0
    assert "non è tra le scelte" not in result.out
    assert "Rilanci il dado 1:" in result.out
    assert "La partita non è stata salvata." in result.out


def test_numbers_of_dice_are_not_taken_for_choices() -> None:
    result = sixgun_command("play", "dice", "--seed", "3", stdin="13\n1 3\nall\n13\nquit\n\n")
    assert "“13” is no choice. Type a number from 1 to 6." in result.out
    assert result.out.count("To roll 1 3 again, type r13.") == 2
    assert "Turn 1: it is your turn." in result.out
    assert "again: [" in result.out  # the third time all choices have been shown


# Dice and choices --------------------------------------------------------------------------------------------------


def test_the_roll_is_a_picture(eye: DiceEye) -> None:
    """G-4.3: dynamite is locked; the dice that were rolled last are told from those that were kept."""
    game = stage("arrow dynamite 1 beer gatling")
    show_roll(eye.screen, game.view(0), 0b10001)
    assert eye.lines() == [
        "      1          2          3          4          5",
        "  ┌────────┐ ┌────────┐ ┌────────┐ ┌────────┐ ┌────────┐",
        "  │ arrow  │ │dynamite│ │   1    │ │  beer  │ │gatling │",
        "  └────────┘ └────────┘ └────────┘ └────────┘ └────────┘",
        "     new       locked      kept       kept       new",
    ]


def test_what_the_faces_mean(eye: DiceEye) -> None:
    """G-5.2: with four players a 2 hits one player only; G-7.16: two gatlings are enough for Willy the Kid."""
    game = stage("1 2 beer gatling gatling", ann='character = "willy_the_kid"')
    show_meanings(eye.screen, game.view(0), NAMES)
    text = eye.read()
    assert "[1] hits Ben or Dan" in text
    assert "[2] hits Cat" in text
    assert "[gatling] ×2 enough for the gatling" in text
    show_meanings(eye.screen, stage("dynamite 2 beer gatling gatling", ben="out = true").view(0), NAMES)
    text = eye.read()
    assert "[dynamite] 1 of 3; cannot be rolled again" in text
    assert "[2] hits Cat or Dan" in text  # three are left: a 2 is a 1 (G-5.3)
    assert "2 of the 3 that the gatling needs" in text


def test_likely_rolls_come_first(eye: DiceEye) -> None:
    game = stage("arrow 1 2 beer dynamite")
    assert [action.text for action in likely_rerolls(game.view(0))] == [
        "stop", "reroll 1 3 4", "reroll 1 2 4", "reroll 1 2 3", "reroll 1 4", "reroll 1", "reroll 1 2 3 4",
    ]  # fmt: skip
    choices = eye.choices(game)
    assert choices.last == 7
    choices.show()
    text = eye.read()
    assert "2 Keep [1], roll 1 3 4 again" in text
    assert "7 Roll all but the dynamite again: [arrow] [1] [2] [beer]" in text
    assert "9 more ways to roll are not listed" in text
    choices.show(everything=True)
    assert choices.last == 16
    assert sorted(action.text for action in choices.actions) == sorted(a.text for a in choices.decision.actions)


def test_short_ways_to_type(eye: DiceEye) -> None:
    choices = eye.choices(stage("arrow 1 2 beer dynamite"))
    wanted = {
        "r13": "reroll 1 3", "R 3,1": "reroll 1 3", "roll 2 2": "reroll 2", "reroll 3 1": "reroll 1 3",
        "k2": "reroll 1 3 4", "keep 2 4": "reroll 1 3", "k1234": "stop", "s": "stop", "r5": "reroll 5",
        "hit 2 @3": "hit 2 @3", "r": "r", "1 3": "1 3", "x12": "x12",
    }  # fmt: skip
    assert {line: choices.notation(line) for line in wanted} == wanted
    assert choices.hint("1 3") == "A number alone is a choice. To roll 1 3 again, type r13."
    for line in ("r", "k", "reroll", "r9", "keep 6"):
        assert choices.hint(line).startswith("The dice are numbered 1 to 5: r13 rolls dice 1 and 3 again")
    assert not choices.hint("rubbish")


def test_nobody_stops_whom_three_dynamites_have_stopped(eye: DiceEye) -> None:
    """G-4.8: after the first roll there is nothing more to tell; after later ones the dice in the end are."""
    presenter = DicePresenter(eye.screen, stage("1 1 1 1 1 beer"), NAMES)
    loss = Event("loses-life", 1, -1, (), 0, 1, "dynamite", "G-4.9", -1)
    assert presenter.together(loss, Event("stops", 1, -1, (), 0, 1, "", "G-4.1", -1)) is loss
    assert presenter.together(loss, Event("stops", 1, -1, (), 0, 2, "", "G-4.1", -1)) is None
    struck = Event("loses-life", 1, 0, (), 0, 1, "indians", "G-4.6", -1)
    assert presenter.together(struck, Event("stops", 1, -1, (), 0, 1, "", "G-4.1", -1)) is None


def test_targets_are_shown_with_what_counts(eye: DiceEye) -> None:
    game = stage("1 1 beer arrow arrow", ben="life = 3", dan="arrows = 2")
    game.apply(game.parse("stop"))
    game.apply(game.parse("hit 1 @1"))
    eye.choices(game).show()
    assert "Use a [1] against … 1 Ben 3/8 -1 2 Dan 8/8" in eye.read()
    show_table(eye.screen, game.view(0), NAMES)
    text = eye.read()
    assert "5 arrows in the pile" in text
    assert "●●●○○○○○ 3/8 -1" in text
    assert "↑↑ 2" in text
    show_left(eye.screen, game.view(0))
    assert eye.read() == "Your dice still to be used: [1] [beer]"


def test_a_narrow_table_keeps_the_figures(eye: DiceEye, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    show_table(eye.screen, stage("1 1 2 2 beer", ben='character = "suzy_lafayette"\narrows = 3').view(0), NAMES)
    lines = eye.lines()
    assert len(lines) == 6
    assert max(map(len, lines)) <= 60
    assert "8/8" in lines[3]
    assert lines[3].endswith("1")


# Explanations ------------------------------------------------------------------------------------------------------


def test_what_a_die_a_face_and_a_choice_do(eye: DiceEye) -> None:
    game = stage("arrow 1 2 beer dynamite", ann='character = "lucky_duke"')
    assert "Bull's Eye 1: The player next to you" in eye.what(game, "d2")
    assert "G-5.6" in eye.what(game, "beer")
    assert eye.what(game, "g").startswith("Gatling: With three of them")
    assert "Lucky Duke (8): May roll his dice once more" in eye.what(game, "lucky duke")
    assert "Stop: let these dice count" in eye.what(game, "1")
    assert "called “cat balou”" in eye.what(game, "cat balou")


def test_why_not(eye: DiceEye) -> None:
    """G-4.3, G-5.1 and G-5.2 in words."""
    game = stage("arrow 1 2 beer dynamite")
    text = eye.why(game, "5")
    assert text.startswith("Die 5 shows dynamite, which cannot be rolled again.")
    assert "G-4.3:" in text
    assert eye.why(game, "r5").startswith("Die 5 shows dynamite")
    assert eye.why(game, "2") == "This you can do now: type r2."
    assert eye.why(game, "beer").startswith("Beers are given after the bull's eyes")
    game.apply(game.parse("stop"))
    text = eye.why(game, "1")
    assert "The rolling is over" in text
    text = eye.why(game, "hit 1 @2")
    assert text.startswith("Cat sits 2 places away, and the 1 does not hit there.")
    assert "G-5.2:" in text


def test_chances_of_the_roll(eye: DiceEye) -> None:
    """Two gatlings kept and two rolls left for three dice: 62.33 % (tests/lab/test_odds.py)."""
    show_odds_of_roll(eye.screen, stage("gatling gatling 1 2 beer").view(0))
    text = eye.read()
    assert "Your chances with 2 more rolls:" in text
    assert "3+ gatlings g g 62.33 %" in text
    assert "2+ beers" in text
    assert "3+ beers" not in text
    game = stage("1 2 beer gatling gatling")
    game.apply(game.parse("stop"))
    show_odds_of_roll(eye.screen, game.view(0))
    assert "only while you may roll again" in eye.read()


def test_the_presenter_hears_which_dice_were_rolled(eye: DiceEye) -> None:
    game = stage("1 1 1 1 1 beer")
    presenter = DicePresenter(eye.screen, game, NAMES)
    game.listen(presenter.hear)
    game.apply(game.parse("reroll 4"))
    presenter.show_hand(0, game.decision)
    assert eye.lines()[4].split() == ["kept", "kept", "kept", "new", "kept"]


# The rulebook and the laboratory -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ((), "Losing life points, elimination"),
        (("G-4.6",), "Arrows are taken one by one"),
        (("willy", "the", "kid"), "character of The Dice Game, life points: 8"),
        (("gatling",), "face of the dice in The Dice Game"),
        (("sheriff",), "role in The Dice Game"),
        (("indian", "attack"), "word of The Dice Game"),
        (("dice",), "BANG! The Dice Game"),
        (("--search", "dynamite"), "G-4.8"),
    ],
)
def test_the_rules(words: tuple[str, ...], found: str) -> None:
    result = sixgun_command("rules", *words, "--game", "dice")
    assert result.code == 0
    assert found in " ".join(result.out.split())
    assert "B-9" not in result.out.replace("sixgun rules B-9.1", "")


def test_the_rules_in_italian() -> None:
    result = sixgun_command("rules", "--game", "dice", "--lang", "it", "birra")
    assert "faccia dei dadi di The Dice Game" in result.out
    assert "Beer" not in result.out
    assert sixgun_command("rules", "--game", "dice", "--lang", "it", "beer").out == result.out


def test_simulations_count_roles_and_characters() -> None:
    result = sixgun_command("simulate", "dice", "--games", "20", "--bots", "random", "--json")
    found = json.loads(result.out)
    assert found["game"] == "dice"
    assert set(found["wins"]["by_role"]) == {"sheriff", "deputy", "outlaw", "renegade"}
    assert "willy_the_kid" in found["wins"]["by_character"]
    shown = sixgun_command("simulate", "dice", "--games", "20", "--bots", "random").out
    assert "Willy the Kid" in shown
    assert "Renegade" in shown


def test_scenarios_run() -> None:
    result = sixgun_command("scenario", "run", "tests/scenarios/dice/worked", cwd=Path(__file__).parents[2])
    assert result.code == 0
    assert "none failed" in result.out
