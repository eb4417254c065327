"""The Duel in words: whole games told to both seats in every language, and single sentences."""

from __future__ import annotations

import pytest

from sixgun.games import duel
from sixgun.games.duel.box import TO_RELOAD
from sixgun.games.duel.sets import load_box
from sixgun.games.duel.staging import STAGE
from sixgun.kernel.action import Action
from sixgun.kernel.document import read_document
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.game import IllegalAction
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng
from sixgun.text import duel as words
from sixgun.text import error_text, languages, load
from sixgun.text.duel.catalogue import ACTIONS, EVENTS
from sixgun.text.duel.decisions import action_message

from .messages import calls, strings, trees

BOX = load_box()
NAMES = ["Ann", "Ben"]
EN = load("en")
IT = load("it")


def event(kind: str, seat: int = 0, other: int = -1, cards: tuple[str, ...] = (), **fields: object) -> Event:
    numbers = tuple(BOX.parse_card(text) for text in cards)
    amount, detail, knowers = fields.get("amount", 0), fields.get("detail", ""), fields.get("knowers", -1)
    cite = fields.get("cite", "")
    assert isinstance(amount, int)
    assert isinstance(detail, str)
    assert isinstance(knowers, int)
    assert isinstance(cite, str)
    return Event(kind, seat, other, numbers, len(numbers), amount, detail, cite, knowers)


def number(character: str) -> int:
    """Return the number of a character in an event, counted from 1."""
    return [each.id for each in BOX.characters].index(character) + 1


def line(told: Event, viewer: int = BYSTANDER) -> tuple[str, str]:
    """Return the line of an event in English and Italian."""
    seen = told.for_seat(viewer)
    return words.event_line(EN, BOX, seen, NAMES, viewer), words.event_line(IT, BOX, seen, NAMES, viewer)


def stage(source: str) -> duel.DuelGame:
    game = STAGE.build(read_document(f'game = "duel"\n{source}', "situation"), None)
    assert isinstance(game, duel.DuelGame)
    return game


def labels(game: duel.DuelGame) -> dict[str, str]:
    """Return the labels of all answers to the pending decision, by their notation."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    return {action.text: words.action_label(EN, view, action, decision, NAMES) for action in decision.actions}


# Events --------------------------------------------------------------------------------------------------


def test_who_may_not_see_cards_is_told_their_backs() -> None:
    drawn = event("draws", 1, cards=("hat:L1", "colt:L1"), knowers=0b10)
    assert line(drawn, 1) == ("You draw Hat and Colt.", "Peschi Cappello e Colt.")
    assert line(drawn, 0) == ("Ben draws 2 law cards.", "Ben pesca 2 carte della Legge.")
    mixed = event("draws", 1, cards=("hat:L1", "colt:O1"), amount=1, knowers=0b10)
    assert line(mixed)[0] == "Ben draws 2 cards, law and outlaw."
    outlaw = event("draws", 0, cards=("colt:O1",), amount=1, knowers=0b1)
    assert line(outlaw, 1) == ("Ann draws an outlaw card.", "Ann pesca una carta dei Fuorilegge.")


def test_a_card_that_something_lets_somebody_draw_names_it() -> None:
    watch = event("draws", 0, cards=("beer:O1",), cite="D-16.22")
    assert line(watch, 0) == ("You draw Beer. (Pocket Watch)", "Peschi Birra. (Orologio)")
    assert line(event("draws", 0, cards=("beer:O1",), cite="D-3.2"), 0)[0] == "You draw Beer."


@pytest.mark.parametrize(
    ("told", "viewer", "english"),
    [
        (event("plays", 0, 1, ("colt:L1",), detail="jango"), 0, "You fire Colt at Jango."),
        (event("plays", 0, 1, ("barrel:L1",), detail="jango"), 1, "Ann puts Barrel on Jango."),
        (event("plays", 0, 1, ("strong_beer:L1",), detail="jango"), 1, "Ann plays Strong Beer on Jango."),
        (event("plays", 0, -1, ("wagon:L1",)), 1, "Ann plays Wagon."),
        (event("plays", 0, 1, ("theft:O1",)), 1, "Ann plays Theft on your hand."),
        (event("plays", 0, 1, ("theft:O1", "hat:L1")), 1, "Ann plays Theft on Hat."),
        (event("plays", 0, 0, ("canteen:L1",)), 0, "You play Canteen on your own characters."),
        (event("plays", 0, 1, ("canteen:L1",)), 1, "Ann plays Canteen on your characters."),
        (event("plays", 1, 0, ("missed:O1",)), 0, "Ben dodges with Missed!."),
        (event("plays", 1, 0, ("colt:O1",), detail="dodge"), 1, "You use Colt as a dodge."),
        (event("plays-as-colt", 1, 0, ("beer:O1",), detail="jango"), 0, "Ben fires Beer as a Colt at Jango."),
        (event("uses", 1, cards=("hat:O1",), detail="hat"), 0, "Ben uses Hat."),
        (event("uses", 1, detail="babe_leroy"), 1, "You use the ability of Babe Leroy."),
        (event("hit", 0, 1, ("gatling:L1",), detail="sid_curry"), 1, "Sid Curry is the target of Gatling."),
        (event("hit", 0, 1, amount=number("jango"), detail="sid_curry"), 1, "Jango aims a hit at Sid Curry."),
        (event("draws", 0, cards=("colt:L1",), cite="D-16.2"), 0, "You draw Colt. (Bank)"),
        (event("draws", 0, cards=("colt:L1",), cite="D-3.2"), 0, "You draw Colt."),
        (
            event("removes-from-hand", 1, 0, ("colt:L1",), cite="D-17.20"),
            0,
            "Ben makes you discard Colt from your hand. (Slim Poet)",
        ),
        (event("removes-equipment", 1, 0, ("hat:L1",), detail="jango", cite="D-16.15"), 1, "You discard Hat of Jango."),
        (
            event("swaps", 1, detail="sid_curry", cite="D-16.30"),
            0,
            "Ben's characters swap: Sid Curry is in front now. (",
        ),
        (event("loses-life", 1, 0, amount=1, detail="sid_curry"), 1, "Your Sid Curry loses a life point."),
        (event("down", 1, 0, detail="sid_curry"), 0, "Ben's Sid Curry loses the last life point!"),
        (event("reveals", 1, cards=("knife:O1",), detail="barrel"), 0, "Ben reveals Knife for Barrel: "),
        (event("game-over", 1, amount=2, detail="outlaws"), 0, "The outlaws win: Ben."),
    ],
)
def test_single_events(told: Event, viewer: int, english: str) -> None:
    assert line(told, viewer)[0].startswith(english)
    assert line(told, viewer)[1] != line(told, viewer)[0]


def test_a_symbol_is_told_where_it_matters() -> None:
    card = next(text for text in BOX.texts if text.startswith("knife:") and BOX.symbol[BOX.parse_card(text)] == 1)
    assert line(event("reveals", 1, cards=(card,), detail="rattlesnake"))[0].endswith("Rattlesnake: snake.")
    assert line(event("shows", 1, cards=(card,)))[1].endswith("(serpente).")


def test_a_card_taken_from_a_hand_shows_its_back_to_strangers() -> None:
    taken = event("takes-from-hand", 0, 1, ("beer:O1",), detail="outlaws", knowers=0b11)
    assert line(taken, 1)[0] == "Ann takes Beer from your hand."
    assert line(taken)[0] == "Ann takes an outlaw card from Ben's hand."


def test_every_reason_to_discard_has_a_sentence() -> None:
    reasons: set[str] = {"dodge", "second"}  # given on by hits
    for _, tree in trees("games/duel"):
        for call in calls(tree, "say"):
            if strings(call.args[0]) == {"discards"}:
                reasons |= {text for word in call.keywords if word.arg == "detail" for text in strings(word.value)}
    assert len(reasons) >= 9
    assert {f"discards-{reason}" for reason in reasons} == {name for name in EVENTS if name.startswith("discards-")}


# Events in one line --------------------------------------------------------------------------------------


def told_together(*events: Event) -> list[str]:
    found: list[Event] = []
    for each in events:
        both = words.together(found[-1], each) if found else None
        if both is None:
            found.append(each)
        else:
            found[-1] = both
    return [line(each)[0] for each in found]


def test_what_says_the_same_twice_is_told_once() -> None:
    fired = event("plays", 0, 1, ("colt:L1",), detail="jango")
    assert told_together(fired, event("hit", 0, 1, ("colt:L1",), detail="jango")) == ["Ann fires Colt at Jango."]
    lost = event("loses-life", 1, 0, amount=1, detail="jango")
    assert told_together(lost, lost, event("down", 1, 0, detail="jango")) == [
        "Ben's Jango loses a life point.",
        "Ben's Jango loses the last life point!",
    ]
    entering = event("comes-into-play", 0, amount=3, detail="jango")
    front = event("gets-token", 0, detail="jango")
    assert told_together(entering, front) == ["Ann's Jango takes the place in front, with 3 life points."]
    assert told_together(entering) == ["Ann's Jango takes the place behind, with 3 life points."]
    passed = event("passes-on", 0, 1, ("dynamite:O1",))
    lies = event("equips", 0, 1, ("dynamite:O1",), detail="jango")
    assert told_together(passed, lies) == ["Dynamite passes to Ben: it lies on Jango now."]


def test_cards_that_come_one_by_one_are_told_together() -> None:
    store = [event("store", 0, owner, (card,)) for owner, card in ((0, "beer:O1"), (1, "hat:O1"), (1, "colt:O1"))]
    assert told_together(*store) == ["In the General Store: Beer, Hat and Colt."]
    drawn = [event("draws-aside", 0, cards=(card,), detail="law") for card in ("beer:O1", "colt:L1")]
    assert told_together(*drawn) == ["Ann draws Beer and Colt to choose from."]
    away = [event("discards", 0, cards=(card,), detail="excess") for card in ("beer:O1", "colt:L1")]
    assert told_together(*away) == ["Ann discards Beer and Colt from a hand that was too big."]


def test_hits_of_one_card_at_several_characters_stay_apart() -> None:
    gatling = [event("plays", 0, cards=("gatling:L1",)), event("hit", 0, 1, ("gatling:L1",), detail="jango")]
    assert told_together(*gatling) == ["Ann plays Gatling.", "Jango is the target of Gatling."]


# Labels --------------------------------------------------------------------------------------------------

PEARL = """
[[seat]]
name = "Ann"
side = "outlaws"
ac = { character = "pearl_hat" }
rc = { character = "tom_thorn" }
hand = ["knife:O1", "hat:O1"]
[[seat]]
name = "Ben"
side = "law"
ac = { character = "jango", gear = ["barrel:L1"] }
rc = { character = "wyatt_ear", gear = ["scope:L1"] }
hand = ["colt:L1"]
[table]
turn = "Ann"
discard = ["theft:O1"]
"""


def test_labels_say_who_is_aimed_at_and_where_he_stands() -> None:
    found = labels(stage(PEARL))
    assert found["play knife:O1 at jango"] == "Fire Knife at Jango (in front)"
    assert found["play hat:O1 at tom_thorn"] == "Put Hat on Tom Thorn (behind)"
    assert found["swap"] == "Move the token: Tom Thorn comes to the front"
    assert found["use pearl_hat knife:O1 at hand"] == "Pearl Hat: discard Knife and use Theft on Ben's hand"
    assert found["use pearl_hat hat:O1 at barrel:L1"] == "Pearl Hat: discard Hat and use Theft on Barrel (Jango)"
    assert found["end"] == "Done playing cards"


def test_cards_of_one_name_are_told_apart_by_their_symbols() -> None:
    one, two = (
        next(t for t in BOX.texts if t.startswith("missed:L") and BOX.symbol[BOX.parse_card(t)] == symbol)
        for symbol in (0, 1)
    )
    hand = f'hand = ["{one}", "{two}"]'
    game = stage(PEARL.replace('hand = ["colt:L1"]', hand))
    game.apply(game.parse("play knife:O1 at jango"))
    found = labels(game)
    assert found[f"play {one}"] == "Dodge with Missed! (barrel)"
    assert found[f"play {two}"] == "Dodge with Missed! (snake)"
    assert found["use barrel:L1"] == "Reveal for Barrel"
    assert found["pass"] == "Take the hit"


def test_questions_name_card_target_and_source() -> None:
    game = stage(PEARL)
    game.apply(game.parse("play knife:O1 at jango"))
    decision = game.decision
    assert decision is not None
    asked = [words.prompt(texts, game.view(1), decision, NAMES) for texts in (EN, IT)]
    assert asked == ["Ann hits Jango with Knife. Do you dodge?", "Ann colpisce Jango con Pugnale. Schivi?"]
    game = stage(PEARL)
    game.apply(game.parse("swap"))  # Tom Thorn in front hits the character behind (D-17.23)
    decision = game.decision
    assert decision is not None
    assert words.prompt(EN, game.view(1), decision, NAMES) == "Tom Thorn hits Wyatt Ear. Do you dodge?"
    assert words.asked_line(EN, decision.kind, 1, NAMES) == "Ben has to answer a hit."


def test_every_ability_that_is_a_choice_has_a_label() -> None:
    for character in BOX.characters:
        action = BOX.use(character.ability)
        if f"use-{character.id}" in ACTIONS:
            assert EN.has(action_message(EN, BOX, action, "play"))
    reload = BOX.use(BOX.character_of_id["pearl_hat"].ability, 0, seat=TO_RELOAD)
    assert action_message(EN, BOX, reload, "play") == "duel-action-use-pearl_hat-reload"


# Refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "params", "start"),
    [
        ("bang-limit", {"limit": "1"}, "You have played your one BANG! card"),
        ("wrong-target", {"card": "colt:L1", "character": "jango"}, "Colt cannot be fired at Jango: it reaches"),
        ("wrong-target", {"card": "hat:L1", "character": "jango"}, "Hat cannot be put on Jango: Equipment goes"),
        ("wrong-target", {"card": "strong_beer:L1", "character": "jango"}, "Strong Beer cannot be used on Jango."),
        ("asleep", {"ability": "babe_leroy"}, "Babe Leroy rests now"),
        ("asleep", {"card": "barrel:L1"}, "Barrel rests now"),
        ("not-own-equipment", {"card": "barrel:L1"}, "Barrel lies on none of your characters."),
        ("not-own-equipment", {"ability": "cattle_katie"}, "Cattle Katie can only trade"),
        ("single-character", {"seat": "1"}, "Ben has a single character"),
    ],
)
def test_refusals(reason: str, params: dict[str, str], start: str) -> None:
    assert words.refusal_text(EN, BOX, Refusal("D-5", reason, params), NAMES).startswith(start)


def test_a_refused_action_is_explained_in_the_words_of_the_game() -> None:
    game = stage(PEARL)
    with pytest.raises(IllegalAction) as caught:
        game.apply(game.parse("play colt:L1 at jango"))
    assert error_text(EN, caught.value) == "You do not have colt:L1 in your hand. Choose a card that you hold."
    assert error_text(IT, caught.value).startswith("Non hai in mano colt:L1.")


# Whole games ---------------------------------------------------------------------------------------------


def anything() -> list[Action]:
    """Return actions of all kinds, most of which are wrong at any time."""
    rows = [*BOX.play_at, *BOX.play_as_colt, *BOX.play_pair]
    found = [action for row in rows for action in row]
    found += [*BOX.play, *BOX.play_as_dodge, *BOX.play_at_hand, *BOX.reload, *BOX.discard, *BOX.give, *BOX.choose]
    found += [*BOX.take, *BOX.use_card, *BOX.use_ability, *BOX.lose, *BOX.make_active, *BOX.pick_back, *BOX.swap_pair]
    found += [BOX.play_at_card(card, other) for card in range(0, BOX.cards, 3) for other in range(0, BOX.cards, 7)]
    return found + [BOX.pass_, BOX.end, BOX.swap, BOX.yes, BOX.no, BOX.take_hand] * 40


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("posse", [4, 12])
def test_whole_games_can_be_told(language: str, posse: int) -> None:
    """Every event, question, answer and refusal that comes up has its sentence, and no gap stays open."""
    texts = load(language)
    rng = Rng(posse)
    wrong = anything()
    told: list[str] = []
    events: list[Event] = []
    for seed in range(12 if posse == 4 else 3):
        game = duel.new(duel.Options(posse, seed % 2), seed, events.append)
        while game.decision is not None:
            decision = game.decision
            view = game.view(decision.seat)
            told.append(words.prompt(texts, view, decision, NAMES))
            told.append(words.asked_line(texts, decision.kind, decision.seat, NAMES))
            found = [words.action_label(texts, view, action, decision, NAMES) for action in decision.actions]
            assert len(set(found)) == len({_face(action) for action in decision.actions}), found
            told += found
            for _ in range(4):
                refusal = game.refusal(decision.seat, wrong[rng.below(len(wrong))])
                if refusal is not None:
                    told.append(words.refusal_text(texts, BOX, refusal, NAMES))
                    told.append(words.rule_text(texts, refusal.rule))
            told.append(words.rule_text(texts, decision.cite))
            game.apply(decision.actions[rng.below(len(decision.actions))])
        for happened in events:
            for viewer in (BYSTANDER, 0, 1):
                told.append(words.event_line(texts, BOX, happened.for_seat(viewer), NAMES, viewer))
            told.append(words.event_line(texts, BOX, happened, NAMES))
        events.clear()
    for sentence in told:
        assert sentence
        assert "{" not in sentence
        assert "???" not in sentence
        assert "  " not in sentence
        assert "()" not in sentence


def _face(action: Action) -> tuple[object, ...]:
    """Return what a label can tell of an action: cards of the same name, symbol and back look alike."""
    card = action.card
    look = (BOX.kind[card].id, BOX.symbol[card], BOX.back[card]) if card >= 0 else (card,)
    return action.verb, look, action.other, action.seat, action.mode


def test_the_story_of_a_stranger_names_no_secret_card() -> None:
    """Cards that only some have seen do not come up in the story of somebody else, told singly or together."""
    events: list[Event] = []
    game = duel.new(duel.Options(), 11, events.append)
    rng = Rng(11)
    while game.decision is not None:
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    secret = [happened for happened in events if happened.cards and not happened.known_to(BYSTANDER)]
    assert secret
    for happened in secret:
        for viewer in (BYSTANDER, 0, 1):
            if not happened.known_to(viewer):
                seen = words.event_line(EN, BOX, happened.for_seat(viewer), NAMES, viewer)
                assert not [name for c in happened.cards if (name := words.kind_name(EN, BOX.kind[c].id)) in seen]
