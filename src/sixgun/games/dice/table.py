"""The table: the whole state of The Dice Game.

What the rules do with it stands in the modules named after their subjects; the contract of a game (views, refusals,
results) is in ``game.py``. All of it is open but the roles, and the chance to come.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.dice.ability import PLAIN, Ability, Character
from sixgun.games.dice.options import MAX_PLAYERS, Options
from sixgun.games.roles import OUTLAW
from sixgun.kernel.game import Game
from sixgun.kernel.rng import Rng

ARROWS: Final = 9
"""Arrow tokens in the game (G-1.1)."""
NO_DICE: Final[list[int]] = []
"""The dice before the first roll of a turn; replaced then, never changed."""
_CLOCKWISE: Final[list[list[list[int]]]] = [
    [
        [seat for seat in (*range(first + 1, MAX_PLAYERS), *range(first + 1)) if seats >> seat & 1]
        for seats in range(1 << MAX_PLAYERS)
    ]
    for first in range(MAX_PLAYERS)
]
"""By seat: every set of seats (as a bit mask) in clockwise order, beginning on the left of that seat."""


class Table(Game):
    """State of one game. All lists are indexed by seat; seats in bit masks are bits.

    Attributes:
        options: what the game is made from.
        rng: the source of all chance.
        script: faces that the next dice will show instead of chance, for scenarios; the next one first. Like the state
            of the generator it is chance to come, which nobody knows.
        roles, revealed: role of each seat, and whether all have seen it (G-2.2).
        characters: character of each seat; ``None`` for one that bends no rule and is in no box.
        abilities: what each seat bends, while it lives.
        choosers: bit mask of the seats that have a say about life points they are to lose (G-5.9).
        life, max_life: life points of each seat, now and at most (G-2.4).
        arrows: arrows in front of each seat; ``pile`` counts the others (G-2.5).
        living: bit mask of the seats that are not eliminated; ``players_left`` counts them.
        current: the roller (G-0.2).
        turn: number of the turn, 1 up.
        dice: face of each die, empty before the first roll of a turn.
        rolls, rerolls: how often he has rolled in this turn, and how often he may still (G-4.1).
        resolving: whether the dice of this turn have been accepted and are being resolved (G-5).
        ones, twos, beers, gatlings: dice with these faces that are still to be resolved; 0 while he rolls (G-5).
        doubling: whether he can still double a bull's eye in this turn.
        own_beer: life points that a beer gives himself, looked at once when his beers begin; 0 before.
        hits: life points each seat is to lose in the step that is being carried out; ``hit`` are those seats (G-5.4).
        fallen: bit mask of the seats brought to 0 in this step, who will be eliminated after it (G-6.3).
        struck: bit mask of the seats that will strike back after this step (G-5.8 point 5).
        cite: the rule by which the game has ended.
    """

    __slots__ = (
        "abilities", "arrows", "beers", "characters", "choosers", "cite", "current", "dice", "doubling", "fallen",
        "gatlings", "hit", "hits", "life", "living", "max_life", "ones", "options", "own_beer", "pile",
        "players_left", "rerolls", "resolving", "revealed", "rng", "roles", "rolls", "script", "struck", "turn", "twos",
    )  # fmt: skip

    def __init__(self, options: Options, rng: Rng, source: Table | None = None) -> None:
        """Make an empty table, or an independent copy of ``source``."""
        n = options.players
        super().__init__("dice", n)
        self.options: Options = options
        self.rng: Rng = rng
        if source is not None:
            self._copy(source)
            return
        self.script: list[int] = []
        self.roles: list[int] = [OUTLAW] * n
        self.revealed: list[bool] = [False] * n
        self.characters: list[Character | None] = [None] * n
        self.abilities: list[Ability] = [PLAIN] * n
        self.choosers: int = 0
        self.life: list[int] = [0] * n
        self.max_life: list[int] = [0] * n
        self.arrows: list[int] = [0] * n
        self.pile: int = ARROWS
        self.living: int = (1 << n) - 1
        self.players_left: int = n
        self.current: int = 0
        self.turn: int = 0
        self.dice: list[int] = NO_DICE
        self.rolls: int = 0
        self.rerolls: int = 0
        self.resolving: bool = False
        self.ones: int = 0
        self.twos: int = 0
        self.beers: int = 0
        self.gatlings: int = 0
        self.doubling: bool = False
        self.own_beer: int = 0
        self.hits: list[int] = [0] * n
        self.hit: int = 0
        self.fallen: int = 0
        self.struck: int = 0
        self.cite: str = ""

    def _copy(self, source: Table) -> None:
        self.decision = source.decision  # never changed once asked
        self.over = source.over
        self.stack = [frame.clone() for frame in source.stack]
        self.script = source.script.copy()
        # Who sits where never changes.
        self.roles = source.roles
        self.characters = source.characters
        self.abilities = source.abilities
        self.choosers = source.choosers
        self.max_life = source.max_life
        self.revealed = source.revealed.copy()
        self.life = source.life.copy()
        self.arrows = source.arrows.copy()
        self.pile = source.pile
        self.living = source.living
        self.players_left = source.players_left
        self.current = source.current
        self.turn = source.turn
        self.dice = source.dice.copy()
        self.rolls = source.rolls
        self.rerolls = source.rerolls
        self.resolving = source.resolving
        self.ones = source.ones
        self.twos = source.twos
        self.beers = source.beers
        self.gatlings = source.gatlings
        self.doubling = source.doubling
        self.own_beer = source.own_beer
        self.hits = source.hits.copy()
        self.hit = source.hit
        self.fallen = source.fallen
        self.struck = source.struck
        self.outcome_id = source.outcome_id
        self.winners = source.winners
        self.cite = source.cite

    # Seats -----------------------------------------------------------------------------------------------------------

    def take_seat(self, seat: int, character: Character | None) -> None:
        """Give a seat its character and what it bends."""
        self.characters[seat] = character
        ability = PLAIN if character is None else character.ability
        self.abilities[seat] = ability
        if ability.arrow_for_point or ability.sheds_arrow:
            self.choosers |= 1 << seat

    def lives(self, seat: int) -> bool:
        """Tell whether ``seat`` is not eliminated."""
        return (self.living >> seat) & 1 == 1

    def clockwise(self, seats: int) -> list[int]:
        """Return the seats of a bit mask in the order in which things are done for them: from the left of the roller.

        The roller himself comes last (G-5.9). The list is never changed.
        """
        return _CLOCKWISE[self.current][seats]
