"""The card game in words: whole games told to every seat in every language, and single sentences."""

from __future__ import annotations

import pytest

from sixgun.games import classic
from sixgun.games.classic.sets import load_box
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng
from sixgun.text import classic as words
from sixgun.text import languages, load

BOX = load_box()
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil"]
EN = load("en")
IT = load("it")


def card(text: str) -> int:
    return BOX.parse_card(text)


def event(kind: str, seat: int = 0, other: int = -1, cards: tuple[str, ...] = (), **fields: object) -> Event:
    numbers = tuple(card(text) for text in cards)
    amount, detail, knowers = fields.get("amount", 0), fields.get("detail", ""), fields.get("knowers", -1)
    assert isinstance(amount, int)
    assert isinstance(detail, str)
    assert isinstance(knowers, int)
    return Event(kind, seat, other, numbers, len(numbers), amount, detail, "", knowers)


def line(told: Event, viewer: int = BYSTANDER) -> tuple[str, str]:
    """Return the line of an event in English and Italian."""
    seen = told.for_seat(viewer)
    return words.event_line(EN, BOX, seen, NAMES, viewer), words.event_line(IT, BOX, seen, NAMES, viewer)


# Names ---------------------------------------------------------------------------------------------------


def test_names_of_cards() -> None:
    assert words.card_name(EN, BOX, card("panic:JH")) == "Panic! J♥"
    assert words.card_name(IT, BOX, card("panic:JH")) == "Panico! J♥"
    assert words.card_name(EN, BOX, card("panic:JH"), ascii=True) == "Panic! JH"
    assert words.card_spoken(EN, BOX, card("panic:JH")) == "Panic!, jack of Hearts"
    assert words.card_spoken(IT, BOX, card("panic:JH")) == "Panico!, fante di Cuori"
    assert words.card_name(EN, BOX, card("stagecoach:9S/2")) == "Stagecoach 9♠"


def test_lists() -> None:
    cards = [card("beer:6H"), card("jail:JS"), card("bang:AS")]
    assert words.card_list(EN, BOX, []) == ""
    assert words.card_list(EN, BOX, cards[:1]) == "Beer 6♥"
    assert words.card_list(EN, BOX, cards, ascii=True) == "Beer 6H, Jail JS and BANG! AS"
    assert words.card_list(IT, BOX, cards) == "Birra 6♥, Prigione J♠ e BANG! A♠"


def test_roles_characters_and_rules() -> None:
    assert words.role_name(IT, "sheriff") == "Sceriffo"
    assert words.role_aim(EN, "deputy", 5).startswith("Keep the Sheriff")
    assert words.role_aim(EN, "deputy", 3) == "Eliminate the Renegade yourself."
    assert words.character_name(IT, "sid_ketchum") == "Sid Ketchum"
    assert "two cards" in words.character_text(EN, "sid_ketchum")
    assert words.rule_text(EN, "B-9.5") == "Stagecoach draws two cards."


# Events --------------------------------------------------------------------------------------------------


def test_who_may_not_see_cards_is_told_their_number() -> None:
    drawn = event("draws", 1, cards=("beer:6H", "jail:JS"), knowers=0b10)
    assert line(drawn, 1) == ("You draw Beer 6♥ and Jail J♠.", "Peschi Birra 6♥ e Prigione J♠.")
    assert line(drawn, 0) == ("Ben draws 2 cards.", "Ben pesca 2 carte.")
    assert line(drawn) == ("Ben draws 2 cards.", "Ben pesca 2 carte.")


def test_a_card_taken_from_a_hand() -> None:
    taken = event("takes-from-hand", 0, 1, ("beer:6H",), knowers=0b11)
    assert line(taken, 0)[0] == "You take Beer 6♥ from Ben's hand."
    assert line(taken, 1)[0] == "Ann takes Beer 6♥ from your hand."
    assert line(taken, 2)[0] == "Ann takes a card from Ben's hand."


def test_a_card_played() -> None:
    shot = event("plays", 0, 1, ("bang:AS",))
    assert line(shot, 1) == ("Ann plays BANG! A♠ on you.", "Ann gioca BANG! A♠ su di te.")
    swapped = event("plays", 0, 1, ("missed:2S",), detail="bang")
    assert line(swapped, 2)[0] == "Ann plays Missed! 2♠ as a BANG! on Ben."
    dodge = event("plays", 1, 0, ("missed:2S",))
    assert line(dodge, 0) == ("Ben answers you with Missed! 2♠.", "Ben ti risponde con Mancato! 2♠.")
    swapped_dodge = event("plays", 1, 0, ("bang:AS",), detail="missed")
    assert line(swapped_dodge, 1)[0] == "You answer Ann with BANG! A♠ as a Missed!."


def test_life_lost_is_said_alike_whoever_has_cost_it() -> None:
    assert line(event("loses-life", 0, amount=3), 0)[0] == "You lose 3 life points."
    assert line(event("loses-life", 0, 1, amount=1), 1)[0] == "Ann loses a life point."
    assert line(event("loses-life", 0, 1, amount=1))[1] == "Ann perde un punto vita."


def test_abilities() -> None:
    healed = event("uses", 0, cards=("beer:6H", "jail:JS"), detail="sid_ketchum")
    assert line(healed)[0] == "Ann uses Sid Ketchum's ability and discards Beer 6♥ and Jail J♠."
    assert line(event("uses", 0, 1, detail="jourdonnais"))[0] == "Ann uses Jourdonnais's ability."
    assert line(event("uses", 0, 1, ("barrel:QS",), detail="barrel"))[0] == "Ann uses Barrel Q♠."


def test_the_end() -> None:
    over = event("game-over", -1, amount=0b101, detail="sheriff")
    assert line(over) == (
        "The Sheriff's side wins: Ann and Cleo.",
        "Vince la parte dello Sceriffo: Ann e Cleo.",
    )
    assert line(event("game-over", -1, detail="nobody"))[0] == "Nobody is left, and nobody wins."


# Refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "params", "start"),
    [
        ("out-of-range", {"seat": "2", "distance": "3", "range": "1"}, "Cleo is at distance 3, and your weapon"),
        ("bang-limit", {"limit": "1"}, "You have played your one BANG!"),
        ("copy-in-play", {"card": "barrel:QS"}, "A card named Barrel already"),
        ("not-in-hand", {"card": "barrel:QS"}, "You do not have Barrel Q♠"),
        ("no-such-seat", {"seat": "7"}, "There is no seat @7"),
        ("ability-not-now", {"ability": "sid_ketchum"}, "The ability of Sid Ketchum cannot"),
    ],
)
def test_refusals(reason: str, params: dict[str, str], start: str) -> None:
    assert words.refusal_text(EN, BOX, Refusal("B-5", reason, params), NAMES).startswith(start)


# Whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 4, 7])
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Every event, question, answer and refusal that comes up has its sentence, and no gap stays open."""
    texts = load(language)
    names = NAMES[:players]
    rng = Rng(players)
    anything = [action for group in (*BOX.play_on, BOX.use_card, BOX.discard, BOX.choose) for action in group]
    anything += [*BOX.play_as_missed, *BOX.use_ability, *BOX.draw_seat, *BOX.choose_character]
    anything += [BOX.pass_, BOX.end, BOX.draw_deck, BOX.draw_discard, BOX.choose_hand]
    told: list[str] = []
    events: list[Event] = []
    for seed in range(3):
        chosen = classic.Options(players=players, characters="choose" if seed else "dealt")
        game = classic.new(chosen, seed, events.append)
        while game.decision is not None:
            decision = game.decision
            told.append(words.prompt(texts, BOX, decision, names))
            told.append(words.asked_line(texts, decision.kind, decision.seat, names))
            labels = [words.action_label(texts, BOX, action, decision, names) for action in decision.actions]
            twins = [action for action in decision.actions if "/2" in action.text]
            assert len(set(labels)) >= len(labels) - len(twins), labels
            told += labels
            for _ in range(3):
                refusal = game.refusal(decision.seat, anything[rng.below(len(anything))])
                if refusal is not None:
                    told.append(words.refusal_text(texts, BOX, refusal, names))
                    told.append(words.rule_text(texts, refusal.rule))
            told.append(words.rule_text(texts, decision.cite))
            game.apply(decision.actions[rng.below(len(decision.actions))])
        for happened in events:
            for viewer in {BYSTANDER, happened.seat, happened.other, seed}:
                told.append(words.event_line(texts, BOX, happened.for_seat(viewer), names, viewer))
            told.append(words.event_line(texts, BOX, happened, names))
        events.clear()
    for sentence in told:
        assert sentence
        assert "{" not in sentence
        assert "???" not in sentence
        assert "  " not in sentence


def test_the_story_of_a_stranger_names_no_secret_card() -> None:
    """Cards that only some have seen do not come up in the story of somebody else, whatever happens."""
    events: list[Event] = []
    game = classic.new(classic.Options(players=5), 11, events.append)
    rng = Rng(11)
    while game.decision is not None:
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    secret = [happened for happened in events if happened.cards and not happened.known_to(BYSTANDER)]
    assert secret
    for happened in secret:
        for viewer in range(-1, 5):
            if not happened.known_to(viewer):
                seen = words.event_line(EN, BOX, happened.for_seat(viewer), NAMES, viewer)
                assert not [name for c in happened.cards if (name := words.card_name(EN, BOX, c)) in seen]
