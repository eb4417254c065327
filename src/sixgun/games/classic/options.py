"""The options of a card game (OPT-1 to OPT-6, B-16)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.roles import check_sheriff
from sixgun.kernel.errors import OptionsError
from sixgun.kernel.option_values import OptionValues

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 8
DEALT: Final = "dealt"
CHOOSE: Final = "choose"
JAIL_ANY: Final = "any"
JAIL_NONE: Final = "none"
MISSED_CARDS: Final = "missed_cards"
MISSED_EFFECTS: Final = "missed_effects"
MIN_EVENTS: Final = 12
MAX_EVENTS: Final = 28


@final
class Options:
    """How a game is set up: every switch of chapter OPT.

    Attributes:
        players: number of players, 3 to 8 (B-1.1); 8 need the set ``dodge_city`` (B-15.1).
        sets: sets that are switched on besides ``base``, in any order (OPT-1, OPT-2).
        character_sets: sets that characters are dealt from; empty: from all sets in the game (OPT-2).
        simplified: take out the cards with the open-book symbol (OPT-3, B-1.9).
        characters: ``dealt``: one character each (B-1.4); ``choose``: two each, and one of them is chosen, in the
            order of play, secretly until all have chosen.
        three_player_jail: ``any`` or ``none``: on whom Jail can be played with three players (OPT-4, B-14.6).
        event_deck_size: ordinary event cards used when two event sets are combined, 12 to 28 (OPT-5).
        russian_roulette: ``missed_cards`` or ``missed_effects``: what counts there (OPT-6).
        sheriff: seat that gets the Sheriff's role (with three players: the Deputy's), -1 for chance (B-16.2).
        keep: characters kept from the game before, by seat (B-16.1).
    """

    def __init__(
        self,
        players: int = 5,
        simplified: bool = False,
        characters: str = DEALT,
        three_player_jail: str = JAIL_ANY,
        sheriff: int = -1,
        keep: dict[int, str] | None = None,
        sets: tuple[str, ...] = (),
        character_sets: tuple[str, ...] = (),
        event_deck_size: int = MIN_EVENTS,
        russian_roulette: str = MISSED_CARDS,
    ) -> None:
        """Check and keep the options.

        Raises:
            OptionsError: an option is out of range; the sentence names what would be right.
        """
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise OptionsError(
                f"{players} players cannot play: the card game is for 3 to 8 (B-1.1)",
                "error-options-players",
                {"players": str(players)},
            )
        if characters not in (DEALT, CHOOSE):
            raise OptionsError(
                f"characters are 'dealt' or 'choose', not {characters!r}",
                "error-options-characters",
                {"value": characters},
            )
        if three_player_jail not in (JAIL_ANY, JAIL_NONE):
            raise OptionsError(
                f"three_player_jail is 'any' or 'none', not {three_player_jail!r} (OPT-4)",
                "error-options-jail",
                {"value": three_player_jail},
            )
        if not MIN_EVENTS <= event_deck_size <= MAX_EVENTS:
            raise OptionsError(
                f"the event deck has 12 to 28 ordinary cards, not {event_deck_size} (OPT-5)",
                "error-options-events",
                {"value": str(event_deck_size)},
            )
        if russian_roulette not in (MISSED_CARDS, MISSED_EFFECTS):
            raise OptionsError(
                f"russian_roulette is 'missed_cards' or 'missed_effects', not {russian_roulette!r} (OPT-6)",
                "error-options-roulette",
                {"value": russian_roulette},
            )
        check_sheriff(sheriff, players)
        kept: dict[int, str] = {} if keep is None else dict(sorted(keep.items()))
        for seat in kept:
            if not 0 <= seat < players:
                raise OptionsError(
                    f"seat {seat} cannot keep a character: the seats are 0 to {players - 1}",
                    "error-options-keep-seat",
                    {"seat": str(seat), "last": str(players - 1)},
                )
        if len(set(kept.values())) != len(kept):
            raise OptionsError("two seats cannot keep the same character (B-16.1)", "error-options-keep-twice", {})
        self.players: int = players
        self.simplified: bool = simplified
        self.characters: str = characters
        self.three_player_jail: str = three_player_jail
        self.sheriff: int = sheriff
        self.keep: dict[int, str] = kept
        self.sets: tuple[str, ...] = tuple(sorted(set(sets) - {"base"}))
        self.character_sets: tuple[str, ...] = tuple(sorted(set(character_sets)))
        self.event_deck_size: int = event_deck_size
        self.russian_roulette: str = russian_roulette

    def to_dict(self) -> dict[str, object]:
        """Return the options as JSON-ready values; :func:`options_from_dict` reads them back."""
        return {
            "players": self.players,
            "sets": list(self.sets),
            "character_sets": list(self.character_sets),
            "simplified": self.simplified,
            "characters": self.characters,
            "three_player_jail": self.three_player_jail,
            "event_deck_size": self.event_deck_size,
            "russian_roulette": self.russian_roulette,
            "sheriff": self.sheriff,
            "keep": {str(seat): character for seat, character in self.keep.items()},
        }


def options_from_dict(values: dict[str, object]) -> Options:
    """Make options from JSON values, such as the header of a record; keys left out have their defaults.

    Raises:
        OptionsError: a key is unknown, or a value has the wrong type or range.
    """
    given = OptionValues(values)
    keep = given.words_by_seat("keep", MAX_PLAYERS)
    options = Options(
        given.integer("players", 5),
        given.flag("simplified"),
        given.word("characters", DEALT),
        given.word("three_player_jail", JAIL_ANY),
        given.integer("sheriff", -1),
        keep,
        given.words("sets"),
        given.words("character_sets"),
        given.integer("event_deck_size", MIN_EVENTS),
        given.word("russian_roulette", MISSED_CARDS),
    )
    given.done()
    return options
