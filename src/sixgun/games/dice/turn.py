"""The turn and its steps (G-3)."""

from __future__ import annotations

from typing import Final, final

from sixgun.games.dice.actions import CLEAR, HEALS_OF
from sixgun.games.dice.die import ALL_DICE, BEER, DYNAMITE, GATLING, ONE, TWO, all_dice
from sixgun.games.dice.elimination import return_arrow, return_arrows, settle
from sixgun.games.dice.life import BULLSEYE, DYNAMITES, GATLINGS, gain_life
from sixgun.games.dice.losses import lose_points
from sixgun.games.dice.resolving import (
    after_step,
    aim,
    ask_beer,
    ask_clear,
    begin_beers,
    drink,
    fire_gatling,
    hit,
)
from sixgun.games.dice.rolling import EXPLODING, REROLL_QUESTIONS, locked_dice, throw
from sixgun.games.dice.table import NO_DICE, Table
from sixgun.kernel.action import Action
from sixgun.kernel.decision import Decision
from sixgun.kernel.frame import Frame

# Steps of the turn, in the order of G-3.1 and G-5.1.
HEALING: Final = 0
FIRST_ROLL: Final = 1
ROLLING: Final = 2
EXPLODED: Final = 3
AIMING: Final = 4
HIT: Final = 5
DRINKING: Final = 6
GATLING_STEP: Final = 7
RETURNING: Final = 8
CLEARING: Final = 9
FIRED: Final = 10


@final
class Turn(Frame[Table]):
    """The turn of the roller, the lowest frame on the stack; ``step`` is the next one to carry out (G-3.1)."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step: int = step

    def advance(self, game: Table) -> None:
        """Go on to the next question. A roller who is eliminated at any moment has no more turn (G-3.2)."""
        seat = game.current
        if not (game.living >> seat) & 1:
            self.pass_on(game)
            return
        step = self.step
        if step <= FIRST_ROLL:
            self.begin(game)
        elif step == ROLLING:
            game.decision = REROLL_QUESTIONS[seat][game.rerolls][locked_dice(game)]
        elif step == EXPLODED:
            self.exploded(game)
        elif step == AIMING:
            self.bullseyes(game)
        elif step == HIT:
            self.beers(game)
        elif step == DRINKING:
            ask_beer(game)
        else:
            self.gatlings(game)

    def answer(self, game: Table, action: Action) -> None:
        """Take the roller's answer."""
        step = self.step
        if step == ROLLING:
            dice = action.mode
            if dice:
                game.rerolls -= 1
                if throw(game, dice):
                    self.rolled(game)
            else:
                self.stop(game)
        elif step == AIMING:
            hit(game, action)
            self.bullseyes(game)
        elif step == DRINKING:
            drink(game, action.seat)
            if game.beers:
                ask_beer(game)
            else:
                self.step = GATLING_STEP
                self.gatlings(game)
        elif step == CLEARING:
            if action.verb == CLEAR:
                game.gatlings -= 1
                return_arrow(game, action.seat, game.current, game.abilities[game.current].cite)
            else:
                self.step = FIRED
        else:
            self.heal(game, action.seat)

    # The beginning (G-3.1 a) -----------------------------------------------------------------------------------------

    def begin(self, game: Table) -> None:
        """Ask for the ability at the start of a turn, or make the first roll."""
        ability = game.abilities[game.current]
        if self.step == HEALING and ability.heals:
            game.decision = Decision(game.current, "heal", HEALS_OF[game.living], ability.cite, -1, -1, ability.heals)
            return
        game.rerolls = ability.rerolls
        if throw(game, ALL_DICE):
            self.rolled(game)

    def heal(self, game: Table, target: int) -> None:
        """Give a life point at the start of the turn, and go on to the first roll."""
        self.step = FIRST_ROLL
        ability = game.abilities[game.current]
        if game.listening:
            game.say("uses", game.current, target, detail=ability.id, cite=ability.cite)
        gain_life(game, target, ability.heals, game.current, ability.cite)

    # Rolling (G-4) ---------------------------------------------------------------------------------------------------

    def rolled(self, game: Table) -> None:
        """Look for dynamite once the arrows are paid (G-4.4), then let him roll again if he may."""
        dynamites = game.dice.count(DYNAMITE)
        if dynamites >= EXPLODING:
            self.explode(game, dynamites)
        elif game.rerolls:
            self.step = ROLLING
            game.decision = REROLL_QUESTIONS[game.current][game.rerolls][locked_dice(game) if dynamites else 0]
        else:
            self.stop(game)

    def explode(self, game: Table, dynamites: int) -> None:
        """End the rolling: the roller loses a life point, caused by nobody (G-4.8, G-4.9)."""
        seat = game.current
        self.step = EXPLODED
        if game.listening:
            game.say("explodes", seat, amount=dynamites, cite="G-4.8")
        game.rerolls = 0
        game.hits[seat] = 1
        game.hit = 1 << seat
        lose_points(game, DYNAMITES)

    def exploded(self, game: Table) -> None:
        """Settle the dynamite; who lives through it resolves his dice (G-4.8)."""
        settle(game, -1)
        if not game.over and game.lives(game.current):
            self.stop(game)

    def stop(self, game: Table) -> None:
        """Accept the dice as they lie and count them: from now on they are resolved."""
        self.step = AIMING
        dice = game.dice
        if game.listening:
            game.say("stops", game.current, cards=all_dice(dice), amount=game.rolls, cite="G-4.1")
        game.rerolls = 0
        game.resolving = True
        game.ones = dice.count(ONE)
        game.twos = dice.count(TWO)
        game.beers = dice.count(BEER)
        game.gatlings = dice.count(GATLING)
        game.doubling = game.abilities[game.current].doubles
        self.bullseyes(game)

    # Resolving (G-5) -------------------------------------------------------------------------------------------------

    def bullseyes(self, game: Table) -> None:
        """Ask how the next bull's eye is used; once all are, they take effect together (G-5.4)."""
        if (game.ones or game.twos) and aim(game):
            return
        self.step = HIT
        if game.hit:
            lose_points(game, BULLSEYE)
            if game.stack[-1] is not self:
                return
        self.beers(game)

    def beers(self, game: Table) -> None:
        """Carry out what follows the bull's eyes (G-6.4), and ask who drinks the first beer (G-5.6)."""
        if (game.fallen or game.struck) and not after_step(game):
            return
        if game.beers:
            self.step = DRINKING
            begin_beers(game)
            ask_beer(game)
        else:
            self.step = GATLING_STEP
            self.gatlings(game)

    def gatlings(self, game: Table) -> None:
        """Carry out the gatling step in the order of G-5.8."""
        ability = game.abilities[game.current]
        if self.step == GATLING_STEP:
            if game.gatlings < ability.gatlings and not (ability.clears_arrows and game.gatlings):
                self.rest(game)
                return
            self.step = CLEARING
            if game.gatlings >= ability.gatlings:
                self.step = RETURNING
                fire_gatling(game)
                lose_points(game, GATLINGS)
                if game.stack[-1] is not self:
                    return
        if self.step == RETURNING:
            self.step = CLEARING
            return_arrows(game, game.current, "G-5.7")
        if self.step == CLEARING:
            if ability.clears_arrows and game.gatlings and ask_clear(game):
                return
            self.step = FIRED
        if after_step(game):
            self.rest(game)

    # The end (G-3.1 d and e) -----------------------------------------------------------------------------------------

    def rest(self, game: Table) -> None:
        """Give life points at the end of a turn without bull's eyes, and end it."""
        ability = game.abilities[game.current]
        if ability.rests and ONE not in game.dice and TWO not in game.dice:
            gain_life(game, game.current, ability.rests, -1, ability.cite)
        self.pass_on(game)

    def pass_on(self, game: Table) -> None:
        """Hand the dice to the next living player on the left (G-3.1 e), whose turn begins."""
        if game.listening:
            game.say("turn-ends", game.current, cite="G-3.1")
        start_turn(game, game.clockwise(game.living)[0])
        self.step = HEALING
        self.begin(game)

    def clone(self) -> Turn:
        """Return an independent copy."""
        return Turn(self.step)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"turn {self.step}"


def start_turn(table: Table, seat: int) -> None:
    """Make ``seat`` the roller."""
    table.current = seat
    table.turn += 1
    table.dice = NO_DICE
    table.rolls = 0
    table.rerolls = 0
    table.resolving = False
    table.ones = 0
    table.twos = 0
    table.beers = 0
    table.gatlings = 0
    table.doubling = False
    table.own_beer = 0
    if table.listening:
        table.say("turn-starts", seat, amount=table.turn, cite="G-3.1")
