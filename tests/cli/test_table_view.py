"""What a person sees of the sets at the table, in situations that are set up."""

from __future__ import annotations

import pytest

from sixgun.cli.classic.choices import ClassicChoices as Choices
from sixgun.cli.classic.explain import ClassicExplainer
from sixgun.cli.classic.hand_view import show_hand, show_self
from sixgun.cli.classic.table_view import show_table
from sixgun.games.classic import ClassicGame
from sixgun.games.classic.staging import STAGE
from sixgun.kernel.document import read_document
from sixgun.text.rulebook.book import Rulebook
from sixgun.text.rulebook.classic import ClassicBook
from tests.cli.eye import Eye

NAMES = ["Ann", "Ben", "Cat", "Dan"]
SEATS = """
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
{table}
"""


def stage(sets: str, table: str = "", ann: str = "", ben: str = "", cat: str = "", dan: str = "") -> ClassicGame:
    if "hand" not in ann:
        ann += '\nhand = ["missed:2S"]'  # with nothing in hand his turn might be over
    head = f'game = "classic"\noptions = {{ sets = {sets.split()!r} }}\n'.replace("'", '"')
    source = head + SEATS.format(table=table, ann=ann, ben=ben, cat=cat, dan=dan)
    game = STAGE.build(read_document(source, "situation"), None)
    assert isinstance(game, ClassicGame)
    return game


class TableEye(Eye):
    """Reads what is shown of a situation."""

    def table(self, game: ClassicGame, seat: int = 0, again: bool = False) -> str:
        show_table(self.screen, game.view(seat), NAMES, again)
        return self.read()

    def why(self, game: ClassicGame, word: str) -> str:
        decision = game.decision
        assert decision is not None
        choices = Choices(self.screen, game.box, decision, NAMES)
        book = Rulebook(self.screen.texts, [ClassicBook(self.screen.texts, game.box)])
        ClassicExplainer(self.screen, game, decision.seat, decision, choices, book).why(word)
        return self.read()


@pytest.fixture
def eye(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> TableEye:
    monkeypatch.setenv("COLUMNS", "80")
    return TableEye(capsys)


def test_events_stand_above_the_table(eye: TableEye) -> None:
    game = stage("high_noon", 'event = "the_sermon"\nnext_events = ["thirst"]')
    seen = eye.table(game)
    assert "Event: The Sermon. You cannot use BANG! cards in your own turn. (HN-11)" in seen
    assert "Next, when your turn begins: Thirst." in seen
    assert "(HN-13)" in seen
    assert "Next, when Ann's turn begins: Thirst." in eye.table(game, 1)
    assert "Thirst. (HN-13)" in eye.table(game, again=True)


def test_before_the_first_event_its_turn_is_told(eye: TableEye) -> None:
    seen = eye.table(stage("high_noon", 'next_events = ["thirst"]'), 2)
    assert "No event is in force yet." in seen
    assert "Next, when Ann's second turn begins: Thirst." in seen


def test_the_base_game_has_no_events(eye: TableEye) -> None:
    seen = eye.table(stage(""))
    assert "vent" not in seen


def test_green_cards_are_marked(eye: TableEye) -> None:
    game = stage(
        "dodge_city", 'fresh = ["canteen:7H"]', ann='front = ["canteen:7H"]', ben='front = ["bible:10H", "mustang:8H"]'
    )
    seen = eye.table(game)
    assert "Canteen 7♥ (not yet)" in seen
    assert "Bible 10♥ (ready), Mustang 8♥" in seen
    assert "no effect now" not in seen


def test_cards_without_effect_are_marked(eye: TableEye) -> None:
    front = 'front = ["mustang:8H"]'
    assert "Mustang 8♥ · no effect now" in eye.table(stage("fistful_of_cards", 'event = "lasso"', ben=front))
    belle = 'character = "belle_star"'
    assert "no effect now" in eye.table(stage("dodge_city", ann=belle, ben=front))
    assert "no effect now" not in eye.table(stage("dodge_city", 'turn = "Ben"', ann=belle, ben=front))
    copied = 'character = "vera_custer"\ncopied = "belle_star"'
    assert "no effect now" in eye.table(stage("dodge_city", ann=copied, ben=front))
    hangover = stage("dodge_city high_noon", 'event = "hangover"', ann=belle, ben=front)
    assert "no effect now" not in eye.table(hangover)


def test_borrowed_abilities_are_told(eye: TableEye) -> None:
    game = stage("dodge_city", ann='character = "vera_custer"\ncopied = "suzy_lafayette"\nhand = ["beer:6H"]')
    assert "has the ability of Suzy Lafayette" in eye.table(game, 1)
    show_self(eye.screen, game.view(0))
    assert "Until your next turn you also have the ability of Suzy Lafayette:" in eye.read()


def test_ghosts_are_no_living_players(eye: TableEye) -> None:
    ghost = 'ghost = true\nhand = ["missed:2S"]'
    game = stage("high_noon", 'turn = "Dan"\nevent = "ghost_town"', ann='hand = ["bang:AS"]', dan=ghost)
    assert "Dan" in eye.table(game)
    assert "ghost" in eye.table(game).split("Dan")[-1]


def test_what_binds_the_turn_is_told(eye: TableEye) -> None:
    game = stage("high_noon", 'event = "handcuffs"\nnamed = "hearts"')
    assert "In this turn only Hearts can be played (HN-7.2)." in eye.table(game)
    game = stage("fistful_of_cards", 'event = "law_of_the_west"\nduty = "beer:6H"', ann='hand = ["beer:6H"]')
    assert "Beer 6♥ must be played before this turn ends (FC-8.2)." in eye.table(game)


def test_a_reserve_character_is_shown_to_who_knows_it(eye: TableEye) -> None:
    game = stage("high_noon", 'event = "new_identity"\nphase = "beginning"', ann='reserve = "suzy_lafayette"')
    assert "in reserve: Suzy Lafayette" in eye.table(game)
    assert "Suzy Lafayette" not in eye.table(game, 1)


def test_the_hand_limit_is_that_of_the_character(eye: TableEye) -> None:
    game = stage("dodge_city", ann='character = "sean_mallory"\nhand = ["beer:6H"]')
    show_hand(eye.screen, game.view(0))
    assert "you may keep 10" in eye.read()


def test_wide_life_is_shortened_where_there_is_no_room(eye: TableEye, monkeypatch: pytest.MonkeyPatch) -> None:
    game = stage("wanted", ann='character = "big_spencer"')
    monkeypatch.setenv("COLUMNS", "60")
    assert "● 10/10" in eye.table(game)


@pytest.mark.parametrize(
    ("sets", "table", "ann", "word", "reason"),
    [
        ("dodge_city", 'fresh = ["canteen:7H"]', 'front = ["canteen:7H"]', "canteen", "DC-2.3"),
        ("dodge_city", "", 'front = ["bible:10H"]', "bible", "DC-2.4"),
        ("dodge_city", "", 'hand = ["bible:10H"]', "use bible:10H", "DC-2.2"),
        ("dodge_city", "", 'hand = ["whisky:QH"]', "whisky", "DC-1.4"),
        ("dodge_city", "", 'character = "chuck_wengam"\nlife = 1', "chuck wengam", "CD-4"),
        ("dodge_city", "", 'character = "belle_star"', "belle star", "CD-2"),
        ("high_noon", 'event = "the_sermon"', 'hand = ["bang:AS"]', "a", "HN-11.1"),
        ("high_noon", 'event = "the_reverend"', 'hand = ["beer:6H"]\nlife = 1', "beer", "HN-10: The Reverend"),
        ("high_noon", 'event = "handcuffs"\nnamed = "spades"', 'hand = ["beer:6H"]\nlife = 1', "a", "HN-7.2"),
        ("fistful_of_cards", 'event = "the_judge"', 'hand = ["barrel:QS"]', "barrel", "FC-6.1"),
        ("fistful_of_cards", 'event = "lasso"', 'front = ["barrel:QS"]', "barrel", "FC-7"),
        ("fistful_of_cards", 'event = "sniper"', 'hand = ["bang:AS"]', "sniper", "FC-13"),
        ("fistful_of_cards", 'event = "sniper"', "", "ranch", "Ranch is not in force."),
        ("dodge_city", "", 'front = ["buffalo_rifle:QC"]', "buffalo rifle", "This you can do now: choice 2, 3, 4."),
    ],
)
def test_why_explains_every_set(eye: TableEye, sets: str, table: str, ann: str, word: str, reason: str) -> None:
    assert reason in eye.why(stage(sets, table, ann=ann), word)


def test_why_tells_for_a_green_card_whom_it_cannot_reach(eye: TableEye) -> None:
    said = eye.why(stage("dodge_city", ann='front = ["knife:8H"]'), "knife")
    assert "Cat is at distance 2" in said
    assert "B-4.5" in said


def test_choices_say_before_whom_a_card_lies(eye: TableEye) -> None:
    fronts = {"ben": 'front = ["barrel:QS"]', "cat": 'front = ["scope:AS"]'}
    game = stage("fistful_of_cards", 'event = "ricochet"', 'hand = ["bang:AS"]', **fronts)
    decision = game.decision
    assert decision is not None
    owners = {card: seat for seat in range(4) for card in game.front[seat]}
    Choices(eye.screen, game.box, decision, NAMES, owners).show()
    seen = eye.read()
    assert "Barrel Q♠ (Ben)" in seen
    assert "Scope A♠ (Cat)" in seen


def test_pairs_of_cards_are_shown_once(eye: TableEye) -> None:
    cards = '["bang:AS", "beer:6H", "duel:JS", "saloon:5H"]'
    game = stage("dodge_city", ann=f'character = "doc_holyday"\nhand = {cards}')
    decision = game.decision
    assert decision is not None
    choices = Choices(eye.screen, game.box, decision, NAMES)
    choices.show()
    some = eye.read()
    choices.show(everything=True)
    every = eye.read()
    assert "type all to see them" in some
    assert "type all" not in every
    assert all(f" {number} " in every for number in range(2, len(decision.actions)))
    assert every.count("BANG! A♠") > some.count("BANG! A♠")
