"""The sets in words: whole games with all of them told to every seat, single sentences, and sets without texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.games import classic
from sixgun.games.classic.ability import DETENTION, HAZARD, PHASE_TWO, Ability, Character, EventCard
from sixgun.games.classic.box import HEARTS, NAME_SUIT, RED, Box, CardSet
from sixgun.games.classic.card import BLUE, GREEN, Kind
from sixgun.games.classic.sets import OWN_SETS, load_box
from sixgun.games.classic.sets.base import base_set
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.event import BYSTANDER, Event
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.rng import Rng
from sixgun.text import Texts, languages, load, package_folders
from sixgun.text import classic as words
from sixgun.text import words as shared
from sixgun.text.classic.catalogue import CHECKS, EVENTS

from .messages import calls, patterns, strings, trees, variables

BOX = load_box(OWN_SETS)
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"]
EN = load("en")
IT = load("it")


def event(kind: str, seat: int = 0, other: int = -1, *texts: str, **fields: object) -> Event:
    numbers = tuple(BOX.parse_card(text) for text in texts)
    amount, detail, knowers = fields.get("amount", 0), fields.get("detail", ""), fields.get("knowers", -1)
    assert isinstance(amount, int)
    assert isinstance(detail, str)
    assert isinstance(knowers, int)
    return Event(kind, seat, other, numbers, len(numbers), amount, detail, "", knowers)


def line(told: Event, viewer: int = BYSTANDER, texts: Texts = EN, box: Box = BOX) -> str:
    return words.event_line(texts, box, told.for_seat(viewer), NAMES, viewer)


def asked(kind: str, *answers: str, by: int = -1, card: str = "", amount: int = 0) -> list[str]:
    """Return the English and Italian labels of answers to a decision, one after the other."""
    actions = [BOX.parse(text) for text in answers]
    decision = Decision(0, kind, actions, "", by, BOX.parse_card(card) if card else -1, amount)
    return [words.action_label(texts, BOX, action, decision, NAMES) for texts in (EN, IT) for action in actions]


def question(kind: str, by: int = -1, card: str = "", amount: int = 0) -> str:
    decision = Decision(0, kind, [BOX.pass_], "", by, BOX.parse_card(card) if card else -1, amount)
    return words.prompt(EN, BOX, decision, NAMES)


# Whole games ---------------------------------------------------------------------------------------------


class Storyteller:
    """Plays a game at random and tells everything there is to tell in it."""

    def __init__(self, texts: Texts, players: int) -> None:
        self.texts = texts
        self.names = NAMES[:players]
        self.told: list[str] = []
        self.kinds: set[str] = set()
        self.rng = Rng(players)
        self.anything = [action for group in (*BOX.play_on, *BOX.use_card_on) for action in group[: players + 1]]
        self.anything += [*BOX.use_card, *BOX.discard, *BOX.choose, *BOX.keep_one, *BOX.use_ability]
        self.anything += [*BOX.play_as_missed, *BOX.play_self, *BOX.name_suit, *BOX.guess, *BOX.choose_character]
        self.anything += [BOX.pass_, BOX.end, BOX.draw_deck, BOX.draw_discard, BOX.choose_hand, *BOX.draw_seat]

    def play(self, options: classic.Options, seed: int) -> None:
        events: list[Event] = []
        game = classic.new(options, seed, events.append)
        while game.decision is not None:
            self.decision(game, game.decision)
            game.apply(game.decision.actions[self.rng.below(len(game.decision.actions))])
        for happened in events:
            self.kinds.add(happened.kind)
            for viewer in {BYSTANDER, happened.seat, happened.other, seed % options.players}:
                seen = happened.for_seat(viewer)
                self.told.append(words.event_line(self.texts, game.box, seen, self.names, viewer))

    def decision(self, game: classic.ClassicGame, decision: Decision) -> None:
        texts, box, names = self.texts, game.box, self.names
        self.kinds.add(decision.kind)
        self.told.append(words.prompt(texts, box, decision, names))
        self.told.append(words.asked_line(texts, decision.kind, decision.seat, names))
        some = decision.actions if len(decision.actions) < 40 else decision.actions[:40]
        labels = [words.action_label(texts, box, action, decision, names) for action in some]
        twins = [action for action in some if "/2" in action.text]
        assert len(set(labels)) >= len(labels) - len(twins), labels
        self.told += labels
        for action in self.tries(game, decision.seat):
            refusal = game.refusal(decision.seat, action)
            if refusal is not None:
                self.kinds.add(refusal.reason)
                self.told.append(words.refusal_text(texts, box, refusal, names))
                self.told.append(words.rule_text(texts, refusal.rule))
        self.told.append(words.rule_text(texts, decision.cite))

    def tries(self, game: classic.ClassicGame, seat: int) -> list[Action]:
        """Return a few actions, some of them with cards that the seat has."""
        tries = [self.anything[self.rng.below(len(self.anything))] for _ in range(2)]
        cards = [*game.hands[seat], *game.front[seat]]
        if cards:
            card = cards[self.rng.below(len(cards))]
            target = self.rng.below(game.seats)
            tries += [BOX.play_self[card], BOX.play_on[card][target], BOX.play_as_bang[card][target]]
            tries += [BOX.play_as_missed[card], BOX.discard[card], BOX.use_card[card], BOX.use_card_on[card][target]]
            tries.append(BOX.use(BOX.abilities[self.rng.below(len(BOX.abilities))], card))
        return tries


def no_makeshift(id: str) -> str:
    raise AssertionError(f"{id} is called by its id")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 5, 8])
def test_whole_games_with_all_sets_can_be_told(language: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every event, question, answer and refusal that comes up has its sentence, and no gap stays open."""
    monkeypatch.setattr(shared, "readable", no_makeshift)
    teller = Storyteller(load(language), players)
    for seed in range(10):
        options = classic.Options(
            players=players,
            characters="choose" if seed == 1 else "dealt",
            sets=OWN_SETS,
            russian_roulette="missed_effects" if seed % 2 else "missed_cards",
            event_deck_size=28,
        )
        teller.play(options, seed)
    assert len(teller.kinds) > 80
    for sentence in teller.told:
        assert sentence.strip() == sentence
        assert sentence
        assert not [sign for sign in ("{", "???", "  ", " ,") if sign in sentence], sentence


def test_the_story_of_a_stranger_names_no_secret_card() -> None:
    """Cards that only some have seen do not come up in the story of somebody else, whatever happens."""
    secret: list[Event] = []
    for seed in range(8):
        events: list[Event] = []
        game = classic.new(classic.Options(players=6, sets=OWN_SETS, event_deck_size=28), seed, events.append)
        rng = Rng(seed)
        while game.decision is not None:
            game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
        secret += [happened for happened in events if happened.cards and not happened.known_to(BYSTANDER)]
    assert {"draws", "gives", "looks", "takes-from-hand"} <= {happened.kind for happened in secret}
    for happened in secret:
        for viewer in range(BYSTANDER, 6):
            if not happened.known_to(viewer):
                seen = line(happened, viewer)
                assert not [card for card in happened.cards if words.card_name(EN, BOX, card) in seen], seen


# Names ---------------------------------------------------------------------------------------------------


def test_names_of_events_and_sets() -> None:
    assert words.event_card_name(EN, "ghost_town") == "Ghost Town"
    assert words.event_card_name(IT, "ghost_town") == "Città fantasma"
    assert words.event_card_text(EN, "shootout") == "You may play a second BANG! card in your turn."
    assert words.set_name(IT, "fistful_of_cards") == "Per un pugno di carte"
    assert words.set_text(EN, "bullet").startswith("Three special characters")
    assert words.source_name(EN, BOX, "vendetta") == "Vendetta"
    assert words.source_name(EN, BOX, "colorado_bill") == "Colorado Bill"
    assert words.source_name(IT, BOX, "knife") == "Pugnale"


def test_names_of_borders() -> None:
    named = {words.border_name(EN, BOX.kind_of_id[kind]) for kind in ("knife", "bang", "binocular")}
    assert named == {"green card", "brown card", "blue card"}
    assert words.border_name(IT, BOX.kind_of_id["knife"]) == "carta verde"


def test_every_event_has_its_own_text() -> None:
    for texts in (EN, IT):
        told = [words.event_card_text(texts, card.id) for card in BOX.events]
        assert len(set(told)) == len(told) == 30


def test_every_card_has_a_short_text() -> None:
    assert all(words.card_short(texts, kind.id) for texts in (EN, IT) for kind in BOX.kinds)


# Events --------------------------------------------------------------------------------------------------


def test_an_event_card_is_told_with_what_it_does() -> None:
    told = event("event", detail="blessing")
    assert line(told) == "A new event is in force: Blessing. All cards count as Hearts."
    assert line(told, 0, IT) == "È in vigore un nuovo evento: Benedizione. Tutte le carte valgono come Cuori."


def test_cards_in_front_are_used() -> None:
    assert line(event("uses", 0, -1, "canteen:7H")) == "Ann uses Canteen 7♥."
    assert line(event("uses", 0, 1, "knife:8H"), 1) == "Ann uses Knife 8♥ on you."
    assert line(event("uses", 0, 1, "sombrero:7C"), 0) == "You answer Ben with Sombrero 7♣."
    assert line(event("uses", 0, -1, "sombrero:7C")) == "Ann uses Sombrero 7♣."
    assert line(event("uses", 0, 1, "barrel:QS", detail="barrel")) == "Ann uses Barrel Q♠."


def test_abilities_are_used() -> None:
    assert line(event("uses", 0, detail="chuck_wengam")) == "As Chuck Wengam, Ann gives a life point for two cards."
    assert line(event("uses", 0, 1, "beer:6H", "jail:JS", detail="doc_holyday"), 1) == (
        "As Doc Holyday, Ann discards Beer 6♥ and Jail J♠ and shoots at you."
    )
    assert line(event("uses", 0, 1, detail="henry_block"), 1) == "You want a card of Ann's, who shoots first."
    assert line(event("uses", 0, 1, detail="jourdonnais")) == "Ann uses Jourdonnais's ability."


def test_events_are_made_use_of() -> None:
    shot = event("uses", 0, 1, "bang:AS", "barrel:QS", detail="ricochet")
    assert line(shot, 1) == "Ann discards BANG! A♠ and shoots at Barrel Q♠ in front of you."
    assert line(shot, 2, IT) == "Ann scarta BANG! A♠ e spara a Barile Q♠ davanti a Ben."
    assert line(event("uses", 0, 1, "bang:AS", "bang:2C", detail="sniper"), 0) == (
        "You discard BANG! A♠ and BANG! 2♣ and take aim at Ben."
    )
    assert line(event("uses", 0, 1, detail="blood_brothers")) == "Ann gives a life point to Ben."
    assert line(event("declines", 0, detail="new_identity")) == "Ann leaves New Identity alone."


def test_what_nobody_else_has_done() -> None:
    """A shot of an event comes from nobody, and is escaped and answered without a second name."""
    assert line(event("avoids", 0)) == "Ann escapes the shot."
    assert line(event("plays", 0, -1, "bang:AS", detail="missed"), 0) == "You use BANG! A♠ as a Missed!."
    assert line(event("plays", 0, -1, "missed:2S"), 1) == "Ann plays Missed! 2♠."
    assert line(event("answers", 0, -1, "missed:2S")) == "Ann answers with Missed! 2♠."


def test_what_somebody_does_to_himself() -> None:
    assert line(event("plays", 0, 0, "tequila:9C")) == "Ann plays Tequila 9♣."
    assert line(event("plays", 0, 0, "tequila:9C"), 0) == "You play Tequila 9♣."
    own = event("takes-from-front", 0, 0, "barrel:QS")
    assert line(own) == "Ann takes Barrel Q♠ from the table back into the hand."


def test_guesses() -> None:
    right = event("guesses", 0, -1, "beer:6H", amount=RED, detail="right")
    wrong = event("guesses", 0, -1, "jail:JS", amount=RED, detail="wrong")
    assert line(right) == "Ann says red, and keeps Beer 6♥."
    assert line(wrong, 0) == "You say red, but Jail J♠ comes up and is discarded."
    assert line(wrong, 0, IT) == "Dici rosso, ma esce Prigione J♠ e si scarta."


def test_gifts_and_buried_cards_are_secret() -> None:
    gift = event("gives", 0, 1, "beer:6H", knowers=0b11)
    assert line(gift, 1) == "Ann gives you Beer 6♥."
    assert line(gift, 2) == "Ann gives Ben a card."
    buried = event("buries", 0, -1, "beer:6H", knowers=0b1)
    assert line(buried, 0) == "You put Beer 6♥ face down on the deck: your hand was too big."
    assert line(buried, 1) == "Ann puts a card from a hand that was too big face down on the deck."


@pytest.mark.parametrize(
    ("told", "english"),
    [
        (event("copies", 0, detail="slab_the_killer"), "Ann takes over the ability of Slab the Killer until the next"),
        (event("names-suit", 0, amount=HEARTS), "Ann names Hearts and plays nothing else in this turn."),
        (event("new-identity", 0, amount=2, detail="pixie_pete"), "Ann is Pixie Pete from now on, with 2 life points."),
        (event("returns-as-ghost", 0), "Ann comes back as a ghost, for this turn."),
        (event("returns-alive", 0, amount=2), "Ann is back in the game, with 2 life points!"),
        (event("ghost-leaves", 0), "The ghost of Ann is gone again."),
        (event("unaffected", 0, 1, "bang:AD"), "BANG! A♦ does not affect Ann."),
        (event("discards", 0, -1, "beer:6H", detail="cost"), "Ann pays with Beer 6♥."),
        (event("discards", 0, -1, "beer:6H", detail="event"), "Ann discards Beer 6♥."),
        (event("discards", 0, -1, "beer:6H", detail="left-over"), "Beer 6♥ is left over and goes to the discard pile."),
        (event("check-succeeds", 0, detail="colorado_bill"), "Ann's shot cannot be avoided."),
        (event("check-fails", 0, detail="vendetta"), "There is no second turn for Ann."),
        (event("flips", 0, -1, "beer:6H", detail="vendetta"), "Ann turns up Beer 6♥ (Vendetta)."),
    ],
)
def test_other_events(told: Event, english: str) -> None:
    assert line(told).startswith(english)
    assert line(told, texts=IT)
    if told.detail != "left-over":
        assert "you" in line(told, 0).lower()


# Questions and answers -----------------------------------------------------------------------------------


def test_shots_without_a_card_or_a_shooter() -> None:
    assert question("answer-shot", 1, "bang:AS", 1) == "Ben shoots at you with BANG! A♠. How do you answer?"
    assert question("answer-shot", 1, "", 1) == "Ben shoots at you. How do you answer?"
    assert question("answer-shot", -1, "", 1) == "A shot is fired at you. How do you answer?"
    assert question("answer-shot", -1, "", 2).startswith("A shot is fired at you. It takes 2 Missed!")


def test_questions() -> None:
    assert question("pay-cost", card="tequila:9C") == "Which other card do you discard with Tequila 9♣?"
    assert question("take-or-draw", amount=2) == "Do you draw 2 cards from the deck, or take one from the table?"
    assert question("give-card", 2) == "Which card do you give to Cleo?"
    assert question("exchange-cards", amount=0).startswith("Which cards do you want to change?")
    assert question("exchange-cards", amount=1).startswith("You have discarded one card.")
    assert question("general-store", 1, "beer:6H") == "The General Store is open: which card do you take?"


def test_labels_of_cards_in_front() -> None:
    assert asked("play", "use canteen:7H", "use knife:8H @1") == [
        "Use Canteen 7♥",
        "Use Knife 8♥ on Ben",
        "Usa Borraccia 7♥",
        "Usa Pugnale 8♥ su Ben",
    ]


def test_labels_of_abilities_and_events() -> None:
    assert asked("play", "use doc_holyday beer:6H jail:JS @1", "use uncle_will beer:6H")[:2] == [
        "Discard Beer 6♥ and Jail J♠ to shoot at Ben",
        "Play Beer 6♥ as a General Store",
    ]
    assert asked("play", "use ricochet bang:AS barrel:QS")[0] == "Discard BANG! A♠ to shoot at Barrel Q♠"
    assert asked("give-life", "use blood_brothers @2", "pass")[:2] == [
        "Give a life point to Cleo",
        "Keep your life points",
    ]
    assert asked("new-identity", "use new_identity", "pass")[1] == "Stay who you are"
    assert asked("copy-character", "choose pixie_pete")[0] == "Use the ability of Pixie Pete"
    assert asked("choose-character", "choose pixie_pete")[0] == "Be Pixie Pete"


def test_labels_of_suits_and_colours() -> None:
    assert asked("name-suit", "name hearts") == ["Name Hearts", "Nomina Cuori"]
    assert asked("guess-colour", "guess red", "guess black") == ["Red", "Black", "Rosso", "Nero"]
    assert [action.verb for action in BOX.name_suit] == [NAME_SUIT] * 4


def test_labels_that_count() -> None:
    assert asked("exchange-cards", "pass", amount=0)[0] == "Keep all your cards"
    assert asked("exchange-cards", "pass", amount=3) == ["Draw 3 new cards", "Pesca 3 carte nuove"]


def test_a_label_for_several_answers_leaves_out_the_word_that_differs() -> None:
    action = BOX.parse("use doc_holyday beer:6H jail:JS @1")
    decision = Decision(0, "play", [action], "")
    assert words.action_label(EN, BOX, action, decision, NAMES, dots="…") == "Discard Beer 6♥ and … to shoot at Ben"
    green = BOX.parse("use knife:8H @1")
    assert words.action_label(EN, BOX, green, decision, NAMES, dots="…") == "Use Knife 8♥ on …"


@pytest.mark.parametrize(
    ("reason", "params", "start"),
    [
        (
            "barred",
            {"card": "beer:6H", "source": "the_reverend"},
            "The Reverend is in force: Beer 6♥ cannot be played.",
        ),
        ("barred", {"card": "missed:2S", "source": "big_spencer"}, "As Big Spencer you cannot play Missed! 2♠."),
        ("ability-not-now", {"ability": "sniper"}, "You cannot make use of Sniper now."),
        ("no-such-ability", {"ability": "sniper"}, "Sniper is not in force."),
        ("no-such-ability", {"ability": "sid_ketchum"}, "You do not have the ability of Sid Ketchum."),
        ("ability-own-turn", {"ability": "sniper"}, "Sniper is for your own turn"),
        ("ability-wrong-cards", {"ability": "sniper"}, "You do not hold the cards that this takes. Sniper: In your"),
        ("ability-wrong-cards", {"ability": "jose_delgado"}, "You do not hold the cards that this takes. Jose Del"),
        (
            "ability-too-few-cards",
            {"ability": "doc_holyday", "needed": "2", "cards": "0"},
            "The ability of Doc Holyday costs 2 cards from your hand, and you have none that",
        ),
        ("nothing-in-front", {"ability": "ricochet"}, "Nobody else has a card in front of him that Ricochet"),
        ("nobody-near", {"card": "panic:JH", "distance": "2"}, "Nobody is at distance 1, and Panic! J♥ reaches no"),
        ("ability-used-up", {"ability": "jose_delgado", "times": "2"}, "You have used the ability of Jose Delgado 2"),
        ("ability-used-up", {"ability": "doc_holyday", "times": "1"}, "You have used the ability of Doc Holyday alr"),
        ("green-fresh", {"card": "knife:8H"}, "Knife 8♥ has come into play in this turn."),
        ("duty", {"card": "beer:6H"}, "You have shown Beer 6♥"),
        ("wrong-suit", {"card": "beer:6H"}, "Beer 6♥ is not of the suit"),
        ("bangs-frozen", {"card": "bang:AS"}, "In your own turn you cannot use BANG! cards"),
    ],
)
def test_refusals(reason: str, params: dict[str, str], start: str) -> None:
    assert words.refusal_text(EN, BOX, Refusal("B-5", reason, params), NAMES).startswith(start)
    assert words.refusal_text(IT, BOX, Refusal("B-5", reason, params), NAMES)


# Gaps ----------------------------------------------------------------------------------------------------


EVENT_GAPS = {"you", "player", "other", "cards", "count", "amount"}
"""What every message of an event may speak of."""
MORE_EVENT_GAPS = {
    "event-character": {"character"},
    "event-check": {"source"},
    "event-copies": {"character"},
    "event-declines": {"source"},
    "event-eliminated": {"role"},
    "event-event": {"event", "text"},
    "event-flips": {"source"},
    "event-game-over": {"winners"},
    "event-guesses": {"colour"},
    "event-names-suit": {"suit"},
    "event-new-identity": {"character"},
    "event-reveals-role": {"role"},
    "event-uses": {"source", "card", "second"},
}
"""What the messages of some kinds of events may speak of as well."""
GAPS = {
    "action-": {"card", "second", "cards", "player", "character", "source", "suit", "amount"},
    "asked-": {"player"},
    "prompt-": {"by", "card", "amount"},
    "refusal-": {
        "card",
        "name",
        "player",
        "source",
        "whose",
        "distance",
        "range",
        "limit",
        "times",
        "needed",
        "cards",
        "text",
    },
}


def test_messages_speak_of_what_they_are_told() -> None:
    for message, pattern in patterns("en").items():
        spoken = variables(pattern).names
        if message.startswith("event-"):
            more = [gaps for kind, gaps in MORE_EVENT_GAPS.items() if message.startswith(kind)]
            assert spoken <= EVENT_GAPS.union(*more), message
        for prefix, gaps in GAPS.items():
            if message.startswith(prefix):
                assert spoken <= gaps, message


def test_every_reason_to_discard_has_a_sentence() -> None:
    reasons: set[str] = set()
    for _, tree in trees("games/classic"):
        for call in calls(tree, "say"):
            if strings(call.args[0]) == {"discards"}:
                reasons |= {text for word in call.keywords if word.arg == "detail" for text in strings(word.value)}
        for call in calls(tree, "discard_everything"):
            reasons |= strings(call.args[2])
    assert len(reasons) == 8
    for reason in reasons:
        assert f"discards-{reason}" in EVENTS


def test_every_ability_that_turns_up_a_card_has_its_sentences() -> None:
    """Whatever is checked in our sets is told in words of its own, so that the general ones are for others."""
    checked = {"colorado_bill", "vendetta", *(kind.id for kind in BOX.kinds if kind.ability and kind.ability.barrel)}
    checked |= {ability.id for ability in BOX.abilities if ability.barrel}
    checked |= {k.id for k in BOX.kinds if k.ability and k.ability.answers & (HAZARD | DETENTION)}
    assert checked == set(CHECKS)


# A set of another package --------------------------------------------------------------------------------


class Lonely(Ability):
    """Something that can be done in phase 2."""

    def __init__(self, id: str) -> None:
        super().__init__(id, "CH-4")
        self.answers = PHASE_TWO


def foreign_box() -> Box:
    """Return the base set with a card, a character and an event that nobody has described."""
    more = CardSet("prairie_dogs")
    kind = Kind("rusty_nail")
    kind.border = GREEN
    kind.ability = Ability("rusty_nail", "DC-2.1")
    more.kinds = [kind]
    more.cards = [("rusty_nail", HEARTS, 2)]
    more.characters = [Character("lonely_rider", more.id, 4, Lonely("lonely_rider"), [])]
    more.events = [EventCard("sand-storm", more.id, False, Lonely("sand-storm"), [])]
    return Box([base_set(), more])


def test_what_has_no_text_is_called_by_its_id() -> None:
    box = foreign_box()
    assert words.card_name(EN, box, box.parse_card("rusty_nail:2H")) == "Rusty Nail 2♥"
    assert words.character_name(IT, "lonely_rider") == "Lonely Rider"
    assert words.event_card_name(EN, "sand-storm") == "Sand Storm"
    assert words.set_name(EN, "prairie_dogs") == "Prairie Dogs"
    for text in (
        words.card_text(EN, "rusty_nail"),
        words.character_text(EN, "lonely_rider"),
        words.event_card_text(EN, "sand-storm"),
        words.set_text(EN, "prairie_dogs"),
    ):
        assert text.startswith("There is no text about ")
    assert words.card_short(EN, "rusty_nail") == ""


@pytest.mark.parametrize("texts", [EN, IT])
def test_abilities_without_words_of_their_own(texts: Texts) -> None:
    box = foreign_box()
    beer = box.parse_card("beer:6H")
    for action in (
        "use lonely_rider",
        "use lonely_rider @1",
        "use lonely_rider beer:6H",
        "use lonely_rider beer:6H jail:JS @1",
    ):
        parsed: Action = box.parse(action)
        label = words.action_label(texts, box, parsed, Decision(0, "play", [parsed], ""), NAMES)
        assert "Lonely Rider" in label
        assert ("Ben" in label) == ("@1" in action)
        assert ("6♥" in label) == ("beer" in action)
    for source in ("lonely_rider", "sand-storm"):
        for other in (-1, 1):
            for paid in ((), (beer,)):
                told = Event("uses", 0, other, paid, len(paid), 0, source, "", -1)
                seen = words.event_line(texts, box, told, NAMES)
                assert words.readable(source) in seen
                assert ("Ben" in seen) == (other == 1)
                assert ("6♥" in seen) == bool(paid)
    for end in ("check-succeeds", "check-fails"):
        told = Event(end, 0, -1, (), 0, 0, "rusty_nail", "", -1)
        assert "Rusty Nail" in words.event_line(texts, box, told, NAMES)


def test_the_catalogue_asks_for_the_texts_of_another_set() -> None:
    missing = {message for message in words.message_ids(foreign_box()) if not EN.has(message)}
    assert missing == {
        "action-use-lonely_rider",
        "action-use-sand-storm",
        "card-rusty_nail",
        "card-rusty_nail.text",
        "character-lonely_rider",
        "character-lonely_rider.text",
        "eventcard-sand-storm",
        "eventcard-sand-storm.text",
        "set-prairie_dogs",
        "set-prairie_dogs.text",
        "short-rusty_nail",
    }


def test_texts_that_another_package_brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "prairie_dogs"

        def load(self) -> Path:
            return tmp_path

    monkeypatch.setattr("sixgun.text.packages.entry_points", lambda group: [Point()] if group == "sixgun.texts" else [])
    (tmp_path / "en").mkdir()
    (tmp_path / "it").mkdir()
    text = "card-rusty_nail = Bent Nail\n    .text = It { $does } not work.\nset-prairie_dogs = Dogs\n"
    (tmp_path / "en" / "dogs.ftl").write_text(text.replace("{ $does }", "does"), encoding="utf-8")
    (tmp_path / "it" / "dogs.ftl").write_text("card-rusty_nail = Chiodo storto\n", encoding="utf-8")
    assert package_folders() == (tmp_path,)
    english, italian, spanish = (load(language, *package_folders()) for language in ("en", "it", "es"))
    assert words.kind_name(english, "rusty_nail") == "Bent Nail"
    assert words.kind_name(italian, "rusty_nail") == "Chiodo storto"
    assert words.kind_name(spanish, "rusty_nail") == "Bent Nail"
    assert words.card_text(italian, "rusty_nail") == "It does not work."  # better than nothing
    assert words.set_name(italian, "prairie_dogs") == "Dogs"
    assert words.kind_name(italian, "beer") == "Birra"


def test_no_package_brings_texts_here() -> None:
    assert package_folders() == ()


def test_kinds_of_the_foreign_box_have_borders() -> None:
    assert words.border_name(EN, foreign_box().kind_of_id["rusty_nail"]) == "green card"
    assert BOX.kind_of_id["barrel"].border == BLUE
