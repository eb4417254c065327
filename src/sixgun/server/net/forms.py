"""The games as forms that a lobby can draw: who can play, the options with their choices, sets, bots.

What is shown is named by messages: ``page-option-...`` for options and bots, whose attribute ``.text`` explains them,
and ``set-...`` for sets.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sixgun.bots.catalogue import BOTS, make_bot
from sixgun.games.classic import options as classic
from sixgun.games.classic.sets import BASE, available_sets, load_box
from sixgun.games.dice import options as dice
from sixgun.games.duel import options as duel
from sixgun.games.registry import setting
from sixgun.kernel.errors import OptionsError, SixgunError
from sixgun.kernel.rng import Rng
from sixgun.server.net.models import BotAnswer, ChoiceAnswer, GameAnswer, OptionAnswer, PlayersAnswer, SetAnswer

BOT_MESSAGES: Final = {"greenhorn": "page-option-bot-greenhorn", "random": "page-option-bot-random"}
LEVELS: Final = {"random": 1, "greenhorn": 2}
"""How well bots play, from 1 up."""


def forms(programs: list[str]) -> list[GameAnswer]:
    """Return the forms of all games; ``programs`` are the local programs that can sit in seats."""
    known = [BotAnswer(id=name, level=0, message="", program=True) for name in programs]
    return [
        form.model_copy(update={"bots": [*form.bots, *known]}) for form in (_classic_form(), _duel_form(), _dice_form())
    ]


def _switch(id: str, message: str) -> OptionAnswer:
    return OptionAnswer(id=id, kind="switch", message=message, default=False)


def _number(id: str, message: str, least: int, most: int, default: int) -> OptionAnswer:
    return OptionAnswer(id=id, kind="number", message=message, default=default, min=least, max=most)


def _choice(id: str, message: str, *choices: tuple[str | int, str]) -> OptionAnswer:
    """Return an option with one of several values, each with its message; the first is the default."""
    answers = [ChoiceAnswer(value=value, message=name) for value, name in choices]
    return OptionAnswer(id=id, kind="choice", message=message, choices=answers, default=answers[0].value)


def _many(id: str, message: str, choices: list[str]) -> OptionAnswer:
    answers = [ChoiceAnswer(value=name, message=f"set-{name}") for name in choices]
    return OptionAnswer(id=id, kind="many", message=message, choices=answers, default=[])


@lru_cache(maxsize=1)
def _classic_form() -> GameAnswer:
    sets = _sets()
    known = [each.id for each in sets]
    with_events = [each.id for each in sets if each.events]
    players = _number("players", "page-option-players", classic.MIN_PLAYERS, sets[0].max, 5)
    players.max = max(each.max for each in sets)
    options = [
        players,
        _many("sets", "page-option-sets", known[1:]),
        _choice(
            "characters",
            "page-option-characters",
            (classic.DEALT, "page-option-characters-dealt"),
            (classic.CHOOSE, "page-option-characters-choose"),
        ),
        _many("character_sets", "page-option-character-sets", [each.id for each in sets if each.characters]),
        _switch("simplified", "page-option-simplified"),
        _choice(
            "three_player_jail",
            "page-option-jail",
            (classic.JAIL_ANY, "page-option-jail-any"),
            (classic.JAIL_NONE, "page-option-jail-none"),
        ),
        _number("event_deck_size", "page-option-events", classic.MIN_EVENTS, classic.MAX_EVENTS, classic.MIN_EVENTS),
        _choice(
            "russian_roulette",
            "page-option-roulette",
            (classic.MISSED_CARDS, "page-option-roulette-cards"),
            (classic.MISSED_EFFECTS, "page-option-roulette-effects"),
        ),
    ]
    by_id = {option.id: option for option in options}
    by_id["three_player_jail"].only_players = classic.MIN_PLAYERS
    by_id["event_deck_size"].only_sets = with_events[:2]
    by_id["russian_roulette"].only_sets = with_events[1:2]
    return _form("classic", players, options, sets)


def _sets() -> list[SetAnswer]:
    """Return the sets that can be loaded, the base set first."""
    found: list[SetAnswer] = []
    for name in [BASE, *available_sets()]:
        try:
            box = load_box((name,))
        except OptionsError:  # a set of another package that does not work
            continue
        found.append(
            SetAnswer(
                id=name,
                message=f"set-{name}",
                min=classic.MIN_PLAYERS,
                max=box.max_players,
                cards=box.cards - (0 if name == BASE else load_box().cards),
                characters=sum(character.set == name for character in box.characters),
                events=sum(event.set == name for event in box.events),
                reserves=box.reserves,
            )
        )
    return found


@lru_cache(maxsize=1)
def _duel_form() -> GameAnswer:
    players = _number("players", "page-option-players", 2, 2, 2)
    options = [
        _number("posse", "page-option-posse", duel.LEAST_POSSE, duel.MOST_POSSE, duel.LEAST_POSSE),
        _choice("law", "page-option-law", (0, "page-option-law-first"), (1, "page-option-law-second")),
    ]
    return _form("duel", players, options, [])


@lru_cache(maxsize=1)
def _dice_form() -> GameAnswer:
    players = _number("players", "page-option-players", dice.MIN_PLAYERS, dice.MAX_PLAYERS, 5)
    return _form("dice", players, [players], [])


def _form(game: str, players: OptionAnswer, options: list[OptionAnswer], sets: list[SetAnswer]) -> GameAnswer:
    default = setting(game, {})
    assert players.min is not None
    assert players.max is not None
    return GameAnswer(
        id=game,
        message=f"game-{game}",
        players=PlayersAnswer(min=players.min, max=players.max, default=default.seats),
        seats=default.seats,
        defaults=default.options,
        options=options,
        sets=sets,
        bots=[
            BotAnswer(id=bot, level=LEVELS.get(bot, 0), message=BOT_MESSAGES.get(bot, ""), program=False)
            for bot in BOTS
            if _plays(game, bot)
        ],
    )


def _plays(game: str, bot: str) -> bool:
    try:
        make_bot(game, bot, Rng(0))
    except SixgunError:
        return False
    return True
