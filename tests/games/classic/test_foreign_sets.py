"""Sets of other packages that are no good: one sentence says which set it is and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.games import classic
from sixgun.games.classic.sets import available_sets, load_box
from sixgun.kernel.errors import OptionsError
from sixgun.text import error_text, load

IMPORTS = """
from sixgun.games.classic.ability import Ability, Character, EventCard
from sixgun.games.classic.box import CardSet
from sixgun.games.classic.card import Effect, Kind
from sixgun.games.classic.sets.data_file import build_set
"""
CARD = '{"border": "brown", "symbols": [["draw"]], "cards": ["2H"], "rules": ["OWN-1"]}'


def offer(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str, name: str) -> None:
    """Put a package on the path whose set ``name`` is made by ``make`` in ``source``; each has a module of its own."""
    package = folder / f"{name}.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[sixgun.sets]\n{name} = {name}:make\n")
    (folder / f"{name}.py").write_text(source)
    monkeypatch.syspath_prepend(str(folder))


def body(*lines: str) -> str:
    return IMPORTS + "\ndef make():\n" + "".join(f"    {line}\n" for line in lines)


FAULTS = {
    "no_module": ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
    "bad_syntax": ("def make(:\n", "SyntaxError: "),
    "no_function": ("made = 1\n", "AttributeError: "),
    "no_call": ("make = 'a set'\n", "TypeError: 'str' object is not callable"),
    "fails": ("def make():\n    raise ZeroDivisionError\n", "cannot be used: ZeroDivisionError"),
    "wrong_object": ("def make():\n    return {'cards': []}\n", "wrong_object:make returns dict, not CardSet"),
    "wrong_name": (body("return CardSet('other')"), "its id is 'other', its entry point is called 'wrong_name'"),
    "no_ability": (
        body("return build_set('no_ability', {'character': {'ann': {'life': 4, 'rules': ['OWN-1']}}})"),
        "KeyError: 'ann'",
    ),
    "bad_symbol": (
        body(f"return build_set('bad_symbol', {{'kind': {{'fish': {CARD.replace('draw', 'swim')}}}}})"),
        "ValueError: fish: no effect is known for the symbol 'swim'",
    ),
    "bad_id": (
        body(f"return build_set('bad_id', {{'kind': {{'Big Fish': {CARD}}}}})"),
        "'Big Fish' is no id: small letters, digits and _ only",
    ),
    "no_rule": (
        body(f"return build_set('no_rule', {{'kind': {{'fish': {CARD.replace('OWN-1', 'mine')}}}}})"),
        "'fish' needs the number of a rule, such as 'OWN-1'",
    ),
    "wrong_kind": (body("made = CardSet('wrong_kind')", "made.kinds.append('fish')", "return made"), "'fish' is not"),
    "wrong_effect": (
        body(
            "made = CardSet('wrong_effect')",
            "kind = Kind('fish')",
            "kind.rules = ['OWN-1']",
            "kind.effects.append(print)",
            "made.kinds.append(kind)",
            "return made",
        ),
        "an effect of 'fish' is not of the class Effect",
    ),
    "no_life": (
        body(
            "made = CardSet('no_life')",
            "made.characters.append(Character('ann', 'no_life', 0, Ability('ann', 'OWN-1'), ['OWN-1']))",
            "return made",
        ),
        "'ann' needs a life point at least",
    ),
    "bad_face": (
        body("made = CardSet('bad_face')", "made.cards.append(('bang', 4, 15))", "return made"),
        "a card 'bang' has suit 4 and rank 15",
    ),
    "no_kind": (
        body("made = CardSet('no_kind')", "made.cards.append(('fish', 0, 2))", "return made"),
        "set 'no_kind' has a card 'fish', which no set in the game describes",
    ),
    "same_kind": (
        body(f"return build_set('same_kind', {{'kind': {{'duel': {CARD}}}}})"),
        "set 'same_kind' defines 'duel', which is defined already in this game",
    ),
    "same_character": (
        body(
            "data = {'character': {'sid_ketchum': {'life': 4, 'rules': ['OWN-1']}}}",
            "return build_set('same_character', data, None, {'sid_ketchum': Ability('sid_ketchum', 'OWN-1')})",
        ),
        "set 'same_character' defines 'sid_ketchum', which is defined already in this game",
    ),
    "same_ability": (
        body(
            "data = {'event': {'rain': {'rules': ['OWN-1']}, 'snow': {'rules': ['OWN-2']}}}",
            "weather = Ability('rain', 'OWN-1')",
            "return build_set('same_ability', data, None, {'rain': weather, 'snow': weather})",
        ),
        "set 'same_ability' defines 'rain', which is defined already in this game",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_set_is_refused_in_a_sentence(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, expected = FAULTS[name]
    offer(tmp_path, monkeypatch, source, name)
    assert name in available_sets()
    for _ in range(2):
        with pytest.raises(OptionsError) as error:
            classic.new(classic.Options(4, sets=(name,)), 1)
        assert expected in str(error.value)
        assert repr(name) in str(error.value)
        for language in ("en", "it"):
            assert name in error_text(load(language), error.value)
    assert classic.new(classic.Options(4), 1).decision is not None


@pytest.mark.rule("OPT-2")
def test_two_foreign_sets_with_the_same_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("first_pond", "second_pond"):
        folder = tmp_path / name
        folder.mkdir()
        offer(folder, monkeypatch, body(f"return build_set('{name}', {{'kind': {{'fish': {CARD}}}}})"), name)
    assert load_box(("first_pond",)).kind_of_id["fish"].id == "fish"
    with pytest.raises(OptionsError, match="set 'second_pond' defines 'fish', which is defined already"):
        load_box(("first_pond", "second_pond"))


def test_our_own_sets_cannot_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, monkeypatch, "def make():\n    raise ValueError\n", "base")
    assert "base" not in available_sets()
    assert load_box().cards == 80
