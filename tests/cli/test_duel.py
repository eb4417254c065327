"""The Duel at the command line: whole games, what is shown of them, and all the other commands."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from sixgun.cli.duel.choices import DuelChoices
from sixgun.cli.duel.hand_view import show_hand, show_self
from sixgun.cli.duel.presenter import DuelPresenter
from sixgun.cli.duel.table_view import show_table
from sixgun.games.duel import DuelGame
from sixgun.games.duel.staging import STAGE
from sixgun.games.registry import make_game
from sixgun.kernel.document import read_document
from sixgun.kernel.record import read
from sixgun.kernel.replay import verify
from sixgun.text import languages, load
from sixgun.text.rulebook.book import Rulebook
from sixgun.text.rulebook.duel import DuelBook
from tests.cli.command import Result, sixgun_command
from tests.cli.eye import Eye
from tests.cli.lines import untidy
from tests.rulebook import rule_ids

FIRST = "1\n" * 2000
NAMES = ["Ann", "Ben"]


def play(*words: str, stdin: str = FIRST, cwd: Path | None = None, **extra: str) -> Result:
    return sixgun_command("play", "duel", "--bots", "random", *words, stdin=stdin, cwd=cwd, **extra)


def numbers(seed: int, lines: int = 3000) -> str:
    rng = Random(seed)
    return "".join(f"{rng.randint(1, 6)}\n" for _ in range(lines))


def flat(result: Result) -> str:
    return " ".join(result.out.split())


# Whole games -------------------------------------------------------------------------------------------------------


WAYS = [("law", "4", "0"), ("outlaws", "4", "1"), ("outlaws", "6", "0")]


@pytest.mark.parametrize(
    ("language", "side", "posse", "seat"), [(tag, *WAYS[n % len(WAYS)]) for n, tag in enumerate(languages())]
)
def test_whole_games(tmp_path: Path, language: str, side: str, posse: str, seat: str) -> None:
    words = ("--side", side, "--posse", posse, "--seat", seat, "--lang", language, "--seed", "5")
    result = play(*words, "--name", "Zoë", "--record", "game.jsonl", stdin=numbers(int(posse)), cwd=tmp_path)
    assert result.code == 0
    assert not result.err
    assert load(language)("cli-result-heading") in result.out
    assert not untidy(result.out, 80)
    assert verify(str(tmp_path / "game.jsonl"), make_game).over
    header = read(str(tmp_path / "game.jsonl")).header
    assert header.options == {"posse": int(posse), "law": int(seat) if side == "law" else 1 - int(seat)}


@pytest.mark.parametrize(("language", "columns"), [("en", "40"), ("zh-Hant", "60"), ("en", "60"), ("zh-Hant", "120")])
def test_narrow_and_wide_terminals(language: str, columns: str) -> None:
    result = play("--seed", "8", "--lang", language, stdin="?\n? 1\ntable\n" + numbers(2), COLUMNS=columns)
    assert result.code == 0
    assert load(language)("cli-result-heading") in result.out
    assert not untidy(result.out, int(columns))


def test_without_signs_everything_is_ascii() -> None:
    result = play("--seed", "8", "--lang", "it", stdin=numbers(2), PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert result.code == 0
    assert result.out.isascii()
    assert "@ davanti" in result.out
    assert "###" in result.out


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert play("--seed", "9", stdin=numbers(1)).out == play("--seed", "9", stdin=numbers(1)).out


def test_a_game_goes_on_exactly_as_it_would_have(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    play("--seed", "6", "--record", str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    part.write_bytes(b"".join(lines[: len(lines) // 2]))
    result = sixgun_command("play", "--continue", str(part), stdin=FIRST)
    assert result.code == 0
    assert part.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(("answer", "law"), [("1", 0), ("2", 1)])
def test_another_game_may_swap_the_sides(tmp_path: Path, answer: str, law: int) -> None:
    first = play("--seed", "1")
    used = first.out.split("What now?")[0].count("\n> ")
    lines = "1\n" * used + f"2\n{answer}\nquit\n"
    result = play("--seed", "1", "--record", "game.jsonl", stdin=lines, cwd=tmp_path)
    assert result.code == 0
    assert read(str(tmp_path / "game-2.jsonl")).header.options == {"posse": 4, "law": law}
    assert ("Your side: Outlaws." in result.out) == (law == 1)


def test_watching_a_record_and_its_story(tmp_path: Path) -> None:
    watched = play("--watch", "--seed", "4", "--record", "game.jsonl", cwd=tmp_path)
    assert watched.code == 0
    assert "You " not in watched.out
    assert "is out of the game" in watched.out
    path = str(tmp_path / "game.jsonl")
    checked = sixgun_command("replay", "--verify", path)
    assert checked.code == 0
    assert "in order" in checked.out
    assert "You draw" in sixgun_command("replay", path, "--seat", "1").out
    told = sixgun_command("replay", path, "--lang", "it")
    assert told.code == 0
    assert "Comincia un duello" in told.out


def test_somebody_without_a_name_is_you_in_every_language(tmp_path: Path) -> None:
    assert play("--seed", "5", "--record", "game.jsonl", cwd=tmp_path).code == 0
    path = str(tmp_path / "game.jsonl")
    told = sixgun_command("replay", path).out
    assert "Turn 1: it is your turn." in told
    assert "You draw " in told
    assert "You draws" not in told
    assert "You's" not in told
    assert " law cards" not in told  # everything is told all the same
    assert "Peschi " in sixgun_command("replay", path, "--lang", "it").out
    other = sixgun_command("replay", path, "--seat", "1").out
    assert "Turn 1: it is Player's turn." in other
    assert "Turn 2: it is your turn." in other
    assert "Player draws 2 law cards." in other
    lines = (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_text("".join(lines[:5]), encoding="utf-8")
    italian = sixgun_command("play", "duel", "--continue", "part.jsonl", "--lang", "it", stdin="esci\n\n", cwd=tmp_path)
    assert "La Legge: Tu. I Fuorilegge: Ann." in italian.out
    refused = sixgun_command("play", "dice", "--continue", "part.jsonl", cwd=tmp_path)
    assert refused.code == 2
    assert "this is a game of duel, not of dice" in refused.err


# Options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["duel", "--posse", "3"], "--posse takes a number from 4 to 12, not “3”."),
        (["duel", "--side", "sheriff"], "--side takes one of law, outlaws, not “sheriff”."),
        (["duel", "--players", "2"], "--players is an option of another game"),
        (["classic", "--side", "law"], "--side is an option of another game (duel), not of classic"),
        (["duel", "--seat", "2"], "--seat takes a number from 0 to 1"),
    ],
)
def test_wrong_options(words: list[str], said: str) -> None:
    for command in ("play", "simulate")[: 1 if "--seat" in words else 2]:
        result = sixgun_command(command, *words)
        assert result.code == 2
        assert said in result.err


def test_simulations() -> None:
    words = ("simulate", "duel", "--games", "20", "--seed", "3", "--posse", "5", "--side", "outlaws")
    found = json.loads(sixgun_command(*words, "--json").out)
    assert found["options"] == {"posse": 5, "law": 1}
    assert set(found["wins"]["by_role"]) == {"law", "outlaws"}
    assert sum(share["wins"] for share in found["wins"]["by_role"].values()) == 20
    assert sum(found["outcomes"].values()) == 20
    loser = [share for share in found["wins"]["by_character"].values() if share["games"] > share["wins"]]
    assert loser
    told = sixgun_command(*words, "--lang", "it").out
    assert "Parte" in told
    assert "Fuorilegge" in told
    assert "Personaggi per parte: 5" in told


def test_scenarios_are_run() -> None:
    folder = Path(__file__).parents[1] / "scenarios" / "duel" / "worked"
    result = sixgun_command("scenario", "run", str(folder))
    assert result.code == 0
    assert "none failed" in result.out


# The table and the hand --------------------------------------------------------------------------------------------

SITUATION = """
game = "duel"
[[seat]]
name = "Ann"
ac = { character = "jango", life = 2, gear = ["hat:L1"] }
rc = { character = "bart_masterson", gear = ["barrel:L1", "dynamite:O1"] }
reserve = ["wyatt_ear", "tex_killer"]
hand = ["colt:L1", "missed:L1", "wagon:L1", "canteen:L1", "scope:L1"]
[[seat]]
name = "Ben"
ac = { character = "sid_curry" }
rc = { character = "tom_thorn", gear = ["barrel:O1"] }
reserve = ["babe_leroy"]
fallen = ["jack_ransome"]
hand = ["colt:O1"]
shown = ["gatling:L1"]
[table]
turn = "Ann"
discard = ["beer:O1", "theft:O1"]
"""


def stage(source: str = SITUATION) -> DuelGame:
    game = STAGE.build(read_document(source, "situation"), None)
    assert isinstance(game, DuelGame)
    return game


class DuelEye(Eye):
    """Reads what is shown of a situation."""

    def table(self, game: DuelGame, seat: int = 0) -> list[str]:
        show_table(self.screen, game.view(seat), NAMES)
        return self.lines()

    def ask(self, game: DuelGame, question: str, word: str) -> str:
        """Return what ``?`` or ``why`` says about a word."""
        decision = game.decision
        assert decision is not None
        presenter = DuelPresenter(self.screen, game, NAMES)
        explainer = presenter.explainer(decision.seat, decision, presenter.choices(decision))
        (explainer.why if question == "why" else explainer.what)(word)
        return self.read()


@pytest.fixture
def eye(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> DuelEye:
    monkeypatch.setenv("COLUMNS", "80")
    return DuelEye(capsys)


def rows(lines: list[str], *names: str) -> list[int]:
    """Return in which lines names stand first."""
    return [next(index for index, line in enumerate(lines) if name in line) for name in names]


def test_the_characters_face_each_other_across_the_piles(eye: DuelEye) -> None:
    ann = ("Ben ·", "Tom Thorn", "Sid Curry", "top Beer", "Jango", "Bart Masterson", "Ann ·")
    ben = ("Ann ·", "Bart Masterson", "Jango", "top Beer", "Sid Curry", "Tom Thorn", "Ben ·")
    for seat, names in enumerate((ann, ben)):
        found = rows(eye.table(stage(), seat), *names)
        assert found == sorted(found)


def test_the_table_tells_life_place_token_and_what_works(eye: DuelEye) -> None:
    lines = eye.table(stage())
    jango = next(line for line in lines if "Jango" in line)
    assert jango.split()[:4] == ["◆", "front", "Jango", "●●○"]
    assert "2/3" in jango
    assert "rests" not in jango
    assert "(rests)" in next(line for line in lines if "Tom Thorn" in line)
    assert "(always)" in next(line for line in lines if "Bart Masterson" in line)
    assert any("└ Barrel, Dynamite (always)" in line for line in lines)


def test_the_table_tells_hands_with_backs_decks_reserves_and_the_fallen(eye: DuelEye) -> None:
    game = stage()
    ben = " ".join(" ".join(eye.table(game)).split())
    assert "Ben · ✖ Outlaws · hand 2 (law 1, outlaw 1) · deck" in ben
    assert "reserve 1" in ben
    assert "in hand: Gatling" in ben
    assert "out: Jack Ransome" in ben
    assert "hand 5 · deck" in ben
    assert "BANG! cards 0 of 1 · token not moved" in ben
    assert "Discards 2, top Beer" in ben
    game.apply(game.parse("swap"))
    assert "token moved" in eye.table(game)[0]


def test_a_secret_is_no_part_of_the_table(eye: DuelEye) -> None:
    for seat in (1, -1):
        seen = " ".join(eye.table(stage(), seat))
        assert "Colt" not in seen
        assert "Wyatt Ear" not in seen


def test_somebody_behind_who_is_aimed_at_is_awake(eye: DuelEye) -> None:
    game = stage(SITUATION.replace('"colt:L1"', '"winchester:L1"'))
    game.apply(game.parse("play winchester:L1 at tom_thorn"))
    lines = eye.table(game, 1)
    assert "(rests)" not in next(line for line in lines if "Tom Thorn" in line)
    assert "(rests)" in next(line for line in lines if "Sid Curry" in line)


def test_the_hand_has_letters_borders_and_what_cannot_be_played(eye: DuelEye) -> None:
    game = stage()
    presenter = DuelPresenter(eye.screen, game, NAMES)
    presenter.show_hand(0, game.decision)
    lines = eye.lines()
    assert lines[0] == "Your hand: 5 (at the end of your turn you may keep 2)"
    assert lines[1].split() == ["a", "Colt", "BANG!", "hit"]
    assert lines[2].startswith("  b ✗ Missed!")
    assert "can be reloaded" in lines[4]
    show_hand(eye.screen, game.view(0))
    assert "✗" not in eye.read()


def test_who_somebody_is(eye: DuelEye) -> None:
    show_self(eye.screen, stage().view(0))
    seen = eye.read()
    assert "Your side: Law. Eliminate every outlaw, in play and in reserve." in seen
    assert "Bart Masterson: Whoever reveals turns up two cards" in seen
    assert "In your reserve, in an order nobody knows: Tex Killer and Wyatt Ear." in seen


def test_choices_are_grouped_by_card_and_name_places(eye: DuelEye) -> None:
    game = stage()
    decision = game.decision
    assert decision is not None
    DuelChoices(eye.screen, game.view(0), decision, NAMES).show()
    seen = eye.read()
    assert "1 Fire Colt at Sid Curry (in front)" in seen
    assert "Play Canteen: swap … 3 your characters 4 Ben's characters" in seen
    assert "Put Scope on … 5 Bart Masterson (behind) 6 Sid Curry (in front)" in seen
    assert "7 Move the token: Bart Masterson comes to the front" in seen
    assert "8 Done playing cards" in seen


def test_a_second_copy_of_a_card_is_hidden_and_numbered_last(eye: DuelEye) -> None:
    game = stage(SITUATION.replace('"wagon:L1", "canteen:L1"', '"missed:L2", "derringer:L1", "derringer:L2"'))
    box = game.box
    twins = [t for t in box.texts if t.startswith("derringer:L")]
    looks = {box.symbol[box.parse_card(t)] for t in twins[:2]}
    decision = game.decision
    assert decision is not None
    choices = DuelChoices(eye.screen, game.view(0), decision, NAMES)
    choices.show()
    seen = eye.read()
    if len(looks) == 1:
        assert "type all to see" in seen
        assert [action.text for action in choices.actions][-1] == "play derringer:L2 at sid_curry"
    else:
        assert seen.count("Fire Derringer (") == 2
    assert sorted(a.text for a in choices.actions) == sorted(a.text for a in decision.actions)
    choices.show(everything=True)
    assert eye.read().count("Fire Derringer") == 2


# Explanations ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("a", "Colt, law card, for revealing: dynamite"),
        ("1", "1 Fire Colt at Sid Curry (in front)"),
        ("7", "Bart Masterson (behind): Law, life points: 4"),
        ("scope", "(Equipment card, can be reloaded)"),
        ("missed", "(Action card, dodge card)"),
        ("tom thorn", "Tom Thorn (behind): Outlaws, life points: 4"),
        ("wild bill", "Wild Bill: Law, life points:"),
        ("snake", "D-10.5"),
        ("reload", "D-11.2"),
        ("outlaws", "Eliminate every character of the law"),
        ("D-8.4", "D-8.4: To dodge"),
        ("xyzzy", "There is no choice, card, character, symbol, word or rule called “xyzzy”."),
        ("panic", "called “panic”"),
    ],
)
def test_what_things_do(eye: DuelEye, word: str, told: str) -> None:
    assert told in eye.ask(stage(), "?", word)


@pytest.mark.parametrize(
    ("word", "told", "rule"),
    [
        ("a", "This you can do now: choice 1.", ""),
        ("b", "Missed! only answers a hit at one of your characters.", "D-16.19"),
        ("colt", "This you can do now: choice 1.", ""),
        ("scope", "Scope cannot be put on Jango: Equipment goes", "D-6.4"),
        ("hat", "Hat helps only while its character is the target of a hit.", "D-8.4"),
        ("dynamite", "Dynamite works by itself", "D-5.8"),
        ("jango", "the ability of Jango works by itself, or asks you", "D-17.7"),
        ("babe leroy", "You have no character with the ability of Babe Leroy in play.", "D-17"),
        ("token", "This you can do now: choice 7.", ""),
        ("reload scope:L1", "Nobody can reload yet", "D-11.3"),
        ("rubbish", "Name a card of your hand by its letter", ""),
    ],
)
def test_why_not(eye: DuelEye, word: str, told: str, rule: str) -> None:
    said = eye.ask(stage(), "why", word)
    assert told in said
    assert rule in said


def test_why_a_card_cannot_be_used_on_somebody(eye: DuelEye) -> None:
    assert "Colt cannot be fired at Tom Thorn: it reaches" in eye.ask(stage(), "why", "a")
    theft = SITUATION.replace('"wagon:L1"', '"schoolmarm:L1"')
    said = eye.ask(stage(theft), "why", "schoolmarm")
    assert "Barrel lies on the opponent's character behind, and is out of reach there." in said
    assert "D-16.18" in said


def test_why_the_token_cannot_move(eye: DuelEye) -> None:
    game = stage()
    game.apply(game.parse("swap"))
    assert "You have moved the token in this turn." in eye.ask(game, "why", "token")


def test_refusals_in_words_at_the_prompt() -> None:
    lines = "1\nplay colt:L1 at jango\nswap @0\nwhy a\n? b\nperché b\nquit\n\n"
    result = play("--seed", "3", stdin=lines)
    text = flat(result)
    assert result.code == 0
    assert "You do not have Colt in your hand. Choose a card that you hold. D-5.9" in text
    assert "That is none of the choices you have now." in text
    italian = play("--seed", "3", "--lang", "it", stdin="1\nplay colt:L1 at jango\nperché a\ntavolo\nesci\n\n")
    assert "Non hai in mano Colt." in flat(italian)
    assert "non è tra le scelte" not in flat(italian)


def test_the_help_is_that_of_this_game() -> None:
    result = play("--seed", "3", stdin="?\nquit\n\n")
    shown = flat(result).split("> ?")[1]
    for part in ("play colt:L1 at jango", "? snake", "why token", "your side, your characters and your reserve"):
        assert part in shown
    for part in ("panic", "events", "willy the kid", "canteen"):
        assert part not in shown
    italian = flat(play("--seed", "3", "--lang", "it", stdin="?\nesci\n\n")).split("> ?")[1]
    assert "perché segnalino" in italian
    assert "eventi" not in italian


def test_before_the_first_hand_all_is_answered() -> None:
    result = play(
        "--seed", "3", stdin="why 2\nwhy 3\nhand\nlog x\n? wild\n? schoolmarn\n? B-9.1\n? bang\n? the duel\nq\n\n"
    )
    text = flat(result)
    assert "This you can do now: choice 2." in text
    assert "Name a card of your hand by its letter" in text
    assert "Your hand is empty." in text
    assert "A number tells so many lines" in text
    assert "Wild Bill: Law, life points: 5" in text
    assert "Perhaps: Schoolmarm?" in text
    assert "B-9.1 is a rule of another game: sixgun rules B-9.1" in text
    assert "D-6.2: You may play one BANG! card in your turn" in text
    assert "D-19.3" not in text  # the game alone, not its whole rulebook


def test_all_commands_answer_and_change_nothing(tmp_path: Path) -> None:
    lines = [
        "1", "", "?", "help", "? 1", "1?", "? a", "a", "? snake", "? reload", "? D-5.4", "why", "why a", "why token",
        "why zzz", "why play missed:L1", "log", "log 3", "table", "hand", "all", "99", "0", "zzz", "play nonsense",
        "use jango", "use pearl_hat colt:O1 to reload", "save", "save mid.jsonl", "\x1b[31m", "9" * 5000, "quit",
    ]  # fmt: skip
    result = play("--seed", "3", "--record", "game.jsonl", stdin="\n".join(lines) + "\n", cwd=tmp_path)
    assert result.code == 0
    assert "\x1b" not in result.out
    assert len([step for step in read(str(tmp_path / "game.jsonl")).steps if step.seat == 0]) == 1
    assert read(str(tmp_path / "mid.jsonl")).header.game == "duel"
    for line in result.out.split("> ?\n")[1].split("> help")[0].splitlines():
        assert cell_len(line) <= 80


# The rulebook ------------------------------------------------------------------------------------------------------


def rules(*words: str) -> Result:
    return sixgun_command("rules", *words)


def test_the_contents_of_the_duel() -> None:
    result = rules("--game", "duel")
    assert result.code == 0
    for part in ("D-0", "D-16.10 Colt", "D-17.19 Sid Curry", "D-19"):
        assert part in flat(result)
    assert "B-9" not in result.out.split("sixgun rules")[0]
    assert max(cell_len(line) for line in result.out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("D-8.4", ["D-8 Hits and dodges", "D-8.4 To dodge"]),
        ("d 11", ["D-11", "D-11.5"]),
        ("colt", ["BANG! card of The Duel", "Law deck: one card (dynamite)", "Outlaw deck: 5 cards (dynamite)"]),
        ("canteen", ["Action card of The Duel", "Law deck: 4 cards (barrel, snake ×3)", "D-16.1"]),
        ("sid curry", ["Outlaws in The Duel, life points: 4", "D-17.19"]),
        ("snake", ["symbol for revealing in The Duel", "Law deck, 10 cards: 3 Canteen", "D-10.5"]),
        ("outlaws", ["side in The Duel", "Characters: Babe Leroy,"]),
        ("reload", ["word of The Duel", "D-11.2"]),
        ("bang", ["BANG! card word of The Duel", "D-6.9"]),
        ("equipment", ["D-6.4", "D-7.2"]),
        ("BANG! The Duel", ["a game", "D-16.31 Winchester"]),
    ],
)  # fmt: skip
def test_things_are_found(word: str, shown: list[str]) -> None:
    result = rules("--game", "duel", *word.split())
    assert result.code == 0
    for part in shown:
        assert part in flat(result), part
    assert max(cell_len(line) for line in result.out.splitlines()) <= 80


def test_names_in_the_language_of_the_reader() -> None:
    assert "Azione di The Duel" in flat(rules("acqua", "--lang", "it"))
    assert "Mazzo della Legge: 4 carte (barile, 3 volte serpente)" in flat(rules("acqua", "--lang", "it"))


@pytest.mark.parametrize("language", languages())
def test_everything_that_has_a_name_can_be_looked_up(language: str) -> None:
    texts = load(language)
    book = Rulebook(texts, [DuelBook(texts)])
    assert set(book.rules) == {rule for rule in rule_ids() if rule.startswith("D-")} - {"D-20", "D-21", "D-22"}
    for thing in book.things:
        assert thing in book.find(thing.name)
        assert thing in book.find(thing.id)
        assert thing.rules
        assert thing.book.kind(thing)
        assert thing.book.name(texts, thing) == thing.name
        assert all(book.has(rule) or book.below(rule) for rule in thing.rules)


def test_all_copies_are_told_with_their_symbols() -> None:
    book = DuelBook(load("en"))
    cards = [thing for thing in book.things if thing.what == "card"]
    assert len(cards) == 31
    assert all(book.details(thing, ascii=False) for thing in cards)
