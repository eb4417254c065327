"""Situations of the card game: what can be set up, and what is refused with its line."""

from __future__ import annotations

import pytest

from sixgun.games.classic.game import ClassicGame
from sixgun.games.classic.staging import STAGE
from sixgun.games.stages import load, loads
from sixgun.kernel.errors import ScenarioError
from sixgun.kernel.event import Event
from sixgun.kernel.playout import playout
from sixgun.kernel.rng import Rng

HEAD = 'title = "x"\ngame = "classic"\n'
FOUR = 'seat = [\n{ name = "Ann" },\n{ name = "Ben" },\n{ name = "Cat" },\n{ name = "Dan" },\n]\n'
END = "[expect]\nover = false\n"


def build(source: str, listener: list[Event] | None = None) -> ClassicGame:
    scenario = loads(HEAD + source + END)
    game = STAGE.build(scenario.document, None if listener is None else listener.append)
    assert isinstance(game, ClassicGame)
    return game


def complaint(source: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        loads(HEAD + source + END, "s.toml")
    return str(caught.value)


def seats(first: str, others: int = 3) -> str:
    """Write seats: Ann with what ``first`` says (line 4 of the file), and others without anything."""
    rest = "".join(f'{{ name = "{name}" }},\n' for name in ["Ben", "Cat", "Dan", "Eve", "Fay", "Gus"][:others])
    return f'seat = [\n{{ name = "Ann", {first} }},\n{rest}]\n'


def test_defaults() -> None:
    game = build(seats('hand = ["missed:2S"]'))
    assert game.roles == [0, 2, 2, 3]
    assert game.life == game.max_life == [5, 4, 4, 4]
    assert game.characters == [None] * 4
    assert len(game.deck) == 79
    assert (game.current, game.phase, game.bangs) == (0, 2, 0)


def test_a_turn_in_which_nothing_can_be_done_is_over_at_once() -> None:
    game = build(FOUR)
    assert (game.current, game.phase) == (1, 2)
    assert len(game.hands[1]) == 2


def test_everything_at_once() -> None:
    game = build("""seat = [
{ name = "Ann", role = "outlaw", character = "el_gringo", life = 2, hand = ["bang:AS", "beer:6H"] },
{ name = "Ben", role = "sheriff", character = "paul_regret" },
{ name = "Cat", role = "renegade", out = true },
{ name = "Dan" },
]
[table]
turn = "Ann"
bangs_played = 1
deck = ["bang:2C", "bang:3C"]
discard = ["bang:4C", "bang:5C"]
""")
    assert game.roles == [2, 0, 3, 2]
    assert game.life == [2, 4, 0, 4]
    assert game.max_life == [3, 4, 4, 4]
    assert game.in_game == [True, True, False, True]
    assert game.players_left == 3
    assert game.revealed == [False, True, True, False]
    assert [game.card_text(card) for card in game.deck[-1:-3:-1]] == ["bang:2C", "bang:3C"]
    assert [game.card_text(card) for card in game.discard] == ["bang:5C", "bang:4C"]
    assert (game.current, game.phase, game.bangs) == (0, 2, 1)
    assert not STAGE.audit(game)


@pytest.mark.parametrize(
    ("rest", "deck", "discard", "hand"), [("deck", 78, 1, 0), ("discard", 1, 78, 0), ("Dan", 1, 1, 77)]
)
def test_rest(rest: str, deck: int, discard: int, hand: int) -> None:
    game = build(
        seats('hand = ["missed:2S"]')
        + f'[table]\nrest = "{rest}"\nseed = 3\ndeck = ["bang:2C"]\ndiscard = ["bang:3C"]\n'
    )
    assert (len(game.deck), len(game.discard), len(game.hands[3])) == (deck, discard, hand)
    assert game.card_text(game.deck[-1]) == "bang:2C"
    assert game.card_text(game.discard[-1]) == "bang:3C"


def test_the_seed_decides_the_rest() -> None:
    decks = [build(seats("life = 5") + f"[table]\nseed = {seed}\n").deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


@pytest.mark.parametrize("phase", ["event", "beginning", "start", "draw", "play", "discard"])
def test_a_game_can_be_played_on_from_every_phase(phase: str) -> None:
    game = build(seats('hand = ["missed:2S", "bang:AS"], life = 1', 6) + f'[table]\nphase = "{phase}"\n')
    playout(game, Rng(1))
    assert game.over
    assert not STAGE.audit(game)


def test_the_listener_hears_of_the_first_step() -> None:
    events: list[Event] = []
    build(f'{FOUR}[table]\nphase = "start"\n', events)
    assert [event.kind for event in events][:2] == ["turn-starts", "draws"]


def test_what_can_be_in_front_of_whom() -> None:
    game = build(seats('role = "outlaw", front = ["jail:JS", "barrel:QS", "volcanic:10S", "dynamite:2H"]'))
    assert game.weapon_range[0] == 1
    assert game.bang_limit[0] > 1
    assert game.barrels[0]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("", "s.toml:1: 0 seats: the card game is for 3 to 8 players (B-1.1)"),
        ('seat = [{ name = "A" }, { name = "B" }]\n', "s.toml:3: 2 seats: the card game is for 3 to 8 players (B-1.1)"),
        (FOUR.replace("Cat", "cat"), "s.toml:6: a seat needs a 'name': a capital letter, then letters and digits"),
        (FOUR.replace('name = "Cat"', "life = 1"), "s.toml:6: a seat needs a 'name': a capital letter, then letters"),
        (FOUR.replace("Cat", "Ann"), "s.toml:6: two seats are called 'Ann'"),
        (seats("lives = 3"), "s.toml:4: unknown key 'lives'; known here: character, copied, front, ghost, "),
        (seats('role = "judge"'), "s.toml:4: no role is called 'judge'; known: sheriff, deputy, outlaw, renegade"),
        (seats('role = "deputy"'), "s.toml:4: 4 players have no further 'deputy' (B-1.2)"),
        (seats('role = "sheriff"', 2), "s.toml:4: 3 players have no further 'sheriff' (B-1.2)"),
        (seats('character = "bart"'), "s.toml:4: no character is called 'bart'; known: bart_cassidy, "),
        (
            seats('character = "sid_ketchum"').replace('"Dan"', '"Dan", character = "sid_ketchum"'),
            "s.toml:7: 'sid_ketchum' already belongs to another seat",
        ),
        (seats("life = 6"), "s.toml:4: life of Ann must be 1 to 5 (B-1.6)"),
        (seats("life = 0"), "s.toml:4: life of Ann must be 1 to 5 (B-1.6)"),
        (seats('life = "all"'), "s.toml:4: 'life' must be a whole number"),
        (seats('hand = ["bang:KS"]'), "s.toml:4: 'bang:KS' is not the notation of any card"),
        (seats('hand = [\n"bang:AS",\n"bang:AS"]'), "s.toml:6: bang:AS is in Ann's hand already"),
        (
            seats('front = ["scope:AS"]') + '[table]\ndeck = [\n"bang:AS",\n"scope:AS"]\n',
            "s.toml:12: scope:AS is in front of Ann already",
        ),
        (f'{FOUR}[table]\ndiscard = ["bang:AS"]\ndeck = ["bang:AS"]\n', "s.toml:10: bang:AS is in the deck already"),
        (seats('front = ["beer:6H"]'), "s.toml:4: beer:6H does not stay in play (B-5.8)"),
        (seats('front = ["barrel:QS", "barrel:KS"]'), "s.toml:4: two cards called 'barrel' in front of one player"),
        (seats('front = ["volcanic:10S", "winchester:8S"]'), "s.toml:4: two weapons in front of one player (B-5.6)"),
        (seats('front = ["jail:JS"]'), "s.toml:4: jail cannot lie in front of this player (B-10.4)"),
        (seats("out = true"), "s.toml:3: this game would be over: outlaws (B-13)"),
        (seats('out = true, hand = ["bang:AS"]'), "s.toml:4: an eliminated player has no 'hand' (B-12.1)"),
        (seats('role = "outlaw", out = true') + '[table]\nturn = "Ann"\n', "s.toml:10: Ann is eliminated"),
        (f'{FOUR}[table]\nturn = "Eve"\n', "s.toml:10: no seat is called 'Eve'"),
        (f'{FOUR}[table]\nphase = "night"\n', "s.toml:10: 'phase' is one of: event, beginning, start, draw, "),
        (f"{FOUR}[table]\nbangs_played = -1\n", "s.toml:10: BANG! cards are only played in phase 2"),
        (f'{FOUR}[table]\nphase = "draw"\nbangs_played = 1\n', "s.toml:11: BANG! cards are only played in phase 2"),
        (f'{FOUR}[table]\nrest = "Eve"\n', "s.toml:10: 'rest' is \"deck\", \"discard\" or the name of a player in the"),
        (f'{FOUR}[table]\nevent = "high_noon"\n', "s.toml:10: 'high_noon' is no event of the sets in this game; "),
        (f'{FOUR}[table]\nmood = "bad"\n', "s.toml:10: unknown key 'mood'; known here: bangs_played, deck, discard, "),
        (f"{FOUR}[options]\nsimplified = 1\n", "s.toml:10: 'simplified' must be true or false"),
        (f'{FOUR}[options]\nthree_player_jail = "some"\n', "s.toml:9: three_player_jail is 'any' or 'none'"),
        (f'{FOUR}[options]\njails = "some"\n', "s.toml:10: unknown key 'jails'; known here: character_sets, "),
        (
            seats('hand = ["duel:JS"]') + "[options]\nsimplified = true\n",
            "s.toml:4: duel:JS is not in the simplified game (B-1.9)",
        ),
        (f'deal = {{}}\n{FOUR}[table]\nturn = "Ann"\n', "s.toml:10: a game that is dealt has no [table]"),
        ("deal = {}\n" + seats("life = 3"), "s.toml:5: unknown key 'life'; known here: character, name, note, role"),
        (f"deal = {{ speed = 1 }}\n{FOUR}", "s.toml:3: unknown key 'speed'; known here: characters, seed"),
        (f"deal = {{ seed = -1 }}\n{FOUR}", "s.toml:3: a seed is an integer from 0 up"),
        (f"{FOUR}[table]\nseed = -5\n", "s.toml:10: a seed is an integer from 0 up"),
        (f"{FOUR}[table]\nseed = {'9' * 5000}\n", "s.toml:0: no valid TOML"),
        ("a = " + "[" * 100_000, "s.toml:0: no valid TOML"),
        (
            "deal = {}\n" + seats('role = "outlaw"'),
            "s.toml:5: in a game that is dealt one seat can be given the role 'sheriff'",
        ),
        (f'deal = {{ characters = "stolen" }}\n{FOUR}', "s.toml:3: characters are 'dealt' or 'choose', not 'stolen'"),
    ],
)  # fmt: skip
def test_impossible_situations(source: str, expected: str) -> None:
    assert complaint(source).startswith(expected)


SETS = '[options]\nsets = ["dodge_city", "high_noon", "fistful_of_cards", "bullet", "wanted"]\n'  # two lines


def with_sets(first: str, table: str = "") -> str:
    """Write a situation with all sets: Ann's seat is line 4, [table] line 11, and ``table`` begins in line 12."""
    return seats(first) + SETS + (f"[table]\n{table}\n" if table else "")


def test_everything_of_the_sets_at_once() -> None:
    game = build("""seat = [
{ name = "Ann", character = "vera_custer", copied = "doc_holyday", reserve = "el_gringo", hand = [
  "bang:AS", "bang:2D"], front = ["sombrero:7C"] },
{ name = "Ben", role = "outlaw", out = true },
{ name = "Cat", role = "outlaw", out = true, reserve = "bart_cassidy" },
{ name = "Dan", role = "renegade" },
]
[options]
sets = ["dodge_city", "high_noon", "fistful_of_cards"]
event_deck_size = 20
russian_roulette = "missed_effects"
[table]
event = "law_of_the_west"
next_events = ["ghost_town", "vendetta", "high_noon"]
first_dead = "Cat"
fresh = ["sombrero:7C"]
uses = { doc_holyday = 1 }
duty = "bang:2D"
named = "spades"
""")
    box = game.box
    assert game.event is box.event_of_id["law_of_the_west"]
    assert [box.events[index].id for index in game.events] == ["high_noon", "vendetta", "ghost_town"]
    assert game.copied[0] is box.ability_of_id["doc_holyday"]
    assert box.ability_of_id["doc_holyday"] in game.abilities[0]
    assert game.uses[box.ability_of_id["doc_holyday"].index] == 1
    assert [box.characters[index].id for index in game.reserves if index >= 0] == ["el_gringo", "bart_cassidy"]
    assert (game.master, game.master_began, game.first_dead, game.first_dead_back) == (0, True, 2, False)
    assert [game.card_text(card) for card in [*game.fresh, game.duty]] == ["sombrero:7C", "bang:2D"]
    assert game.cuffs == 3
    assert (game.options.event_deck_size, game.options.russian_roulette) == (20, "missed_effects")
    assert not STAGE.audit(game)


def test_a_ghost() -> None:
    game = build(with_sets('role = "outlaw", ghost = true, hand = ["bang:AS"]', 'turn = "Ann"\nevent = "ghost_town"'))
    assert (game.ghost, game.life[0], game.in_game[0], game.players_left, game.revealed[0]) == (0, 0, True, 4, True)
    assert game.first_dead == 0
    assert not STAGE.audit(game)
    game.life[0] = 1
    assert STAGE.audit(game) == ["seat 0 is a ghost and has life points"]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (f'{FOUR}[options]\nsets = ["wild_west"]\n', "s.toml:9: there is no set 'wild_west'; there are dodge_city, "),
        (seats("life = 3", 7).replace("]\n", '{ name = "Hal" },\n]\n'), "s.toml:3: 8 seats: these sets are for 3 to 7"),
        (seats('hand = ["punch:10S"]'), "s.toml:4: 'punch:10S' is not the notation of any card"),
        (seats('character = "vera_custer"'), "s.toml:4: no character is called 'vera_custer'; known: bart_cassidy"),
        (with_sets('character = "vera_custer", copied = "x"'), "s.toml:4: no character is called 'x'"),
        (with_sets('copied = "sid_ketchum"'), "s.toml:4: only a character in the game can copy another character"),
        (
            with_sets('character = "vera_custer", copied = "vera_custer"'),
            "s.toml:4: only a character in the game can copy another character (CD-15)",
        ),
        (seats('reserve = "sid_ketchum"'), "s.toml:4: the sets in this game have no reserve characters (B-1.5)"),
        (with_sets('reserve = "x"'), "s.toml:4: no character is called 'x'"),
        (
            with_sets('character = "sid_ketchum", reserve = "sid_ketchum"'),
            "s.toml:4: 'sid_ketchum' already belongs to a seat",
        ),
        (with_sets("life = 3", 'event = "noon"'), "s.toml:12: 'noon' is no event of the sets in this game; these are"),
        (
            with_sets("life = 3", 'event = "curse"\nnext_events = [\n"thirst",\n"curse"]'),
            "s.toml:15: there is only one event card 'curse'",
        ),
        (
            with_sets("life = 3", 'event = "high_noon"\nnext_events = ["curse"]'),
            "s.toml:13: no event follows 'high_noon', the last of its deck (EV-1.1)",
        ),
        (
            with_sets("life = 3", 'next_events = ["high_noon", "curse"]'),
            "s.toml:12: 'high_noon' always comes last (EV-1.1)",
        ),
        (with_sets("life = 3", 'master = "Ben"'), "s.toml:12: the event master is the Sheriff (EV-2.1)"),
        (with_sets("life = 3", 'master = "Eve"'), "s.toml:12: 'master' must be the name of a player in the game"),
        (with_sets("life = 3", 'first_dead = "Ben"'), "s.toml:12: 'first_dead' must be the name of an eliminated"),
        (with_sets("life = 3, ghost = true"), "s.toml:4: a ghost has no life points (HN-5.2)"),
        (with_sets("ghost = true"), "s.toml:4: a ghost is there in its own turn only: 'turn' must name it (HN-5)"),
        (
            with_sets('role = "outlaw", ghost = true', 'turn = "Ann"\nevent = "curse"'),
            "s.toml:4: no event in force brings ghosts into the game (HN-5)",
        ),
        (with_sets("life = 3", 'fresh = ["sombrero:7C"]'), "s.toml:12: sombrero:7C is in front of nobody"),
        (with_sets("life = 3", 'fresh = ["x"]'), "s.toml:12: 'x' is not the notation of any card"),
        (
            with_sets('front = ["sombrero:7C"]', 'turn = "Ben"\nfresh = ["sombrero:7C"]'),
            "s.toml:13: sombrero:7C is in front of somebody whose turn it is not (DC-2.1)",
        ),
        (
            with_sets('front = ["sombrero:7C"]', 'phase = "draw"\nfresh = ["sombrero:7C"]'),
            "s.toml:13: 'fresh' belongs to a turn in which phase 2 has begun",
        ),
        (with_sets("life = 3", "uses = { doc_holyday = 1 }"), "s.toml:12: the current player has no ability 'doc_ho"),
        (
            with_sets('character = "doc_holyday"', "uses = { doc_holyday = -1 }"),
            "s.toml:12: an ability is used 0 times or more",
        ),
        (with_sets("life = 3", 'named = "bells"'), "s.toml:12: 'named' is one of: hearts, diamonds, clubs, spades"),
        (with_sets("life = 3", 'named = "clubs"'), "s.toml:12: without an event nobody names a suit (HN-7)"),
        (with_sets('hand = ["bang:AS"]', 'duty = "bang:AS"'), "s.toml:12: no event in force binds a card (FC-8)"),
        (
            with_sets("life = 3", 'event = "law_of_the_west"\nduty = "bang:AS"'),
            "s.toml:13: bang:AS is not in the current player's hand",
        ),
        (
            f'deal = {{}}\n{FOUR}[options]\nsets = ["high_noon"]\ncharacter_sets = ["bullet"]\n',
            "s.toml:10: no characters can come from 'bullet': sets in this game that have any are base (OPT-2)",
        ),
    ],
)  # fmt: skip
def test_impossible_situations_with_sets(source: str, expected: str) -> None:
    assert complaint(source).startswith(expected)


def test_81_cards() -> None:
    game = build(FOUR)
    everything = [game.card_text(card) for card in range(80)]
    whole = ", ".join(f'"{text}"' for text in everything)
    build(f"{FOUR}[table]\ndeck = [{whole}]\n")
    assert complaint(f'{FOUR}[table]\ndeck = [{whole},\n"bang:AS"]\n') == "s.toml:11: bang:AS is in the deck already"


def test_audit_finds_what_cannot_be() -> None:
    game = build(seats('hand = ["bang:AS", "bang:2C"]'))
    game.hands[0].append(game.hands[0][0])
    game.life[1] = 9
    lost = game.hands[0].pop(1)
    game.in_game[3] = False
    problems = STAGE.audit(game)
    assert "bang:AS is in 2 places" in problems
    assert f"{game.card_text(lost)} is in 0 places" in problems
    assert "seat 1 has more than the maximum of life points" in problems
    assert "seat 3 is eliminated and has cards or life points" in problems


def test_every_kind_of_event_can_be_asked_for() -> None:
    from sixgun.games.classic import Options, new

    kinds: set[str] = set()
    for seed in range(40):
        heard: list[Event] = []
        game = new(Options(players=3 + seed % 5), seed, heard.append)
        playout(game, Rng(seed))
        kinds |= {event.kind for event in heard}
    assert kinds <= set(STAGE.event_kinds)


def test_unknown_files_and_games(tmp_path: object) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        load(f"{tmp_path}/none.toml")
    with pytest.raises(ScenarioError, match="'game' must name a game that knows scenarios: \"classic\""):
        loads('title = "x"\ngame = "tag"\n')
