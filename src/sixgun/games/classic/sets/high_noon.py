"""High Noon: 15 event cards (HN)."""

from __future__ import annotations

from typing import final

from sixgun.games.classic.ability import (
    AFTER_DRAW,
    BEER_CARD,
    COUNTS,
    ENTERS,
    TURN_BEGINS,
    Ability,
)
from sixgun.games.classic.box import HEARTS, SPADES, USE, CardSet
from sixgun.games.classic.card import BLUE
from sixgun.games.classic.life import lose_life, regain_life
from sixgun.games.classic.sets.data_file import build_set, by_id, read_data
from sixgun.games.classic.table import Table
from sixgun.games.roles import SHERIFF
from sixgun.kernel.action import Action
from sixgun.kernel.frame import Frame


def high_noon_set() -> CardSet:
    """Return a fresh copy of High Noon; every player gets a reserve character as well (B-1.5)."""
    made = build_set("high_noon", read_data("high_noon"), None, by_id(abilities()))
    made.requires_reserves = True
    return made


def abilities() -> list[Ability]:
    """Return a fresh ability for each event."""
    blessing = Ability("blessing", "HN-1")
    blessing.all_suits = HEARTS
    curse = Ability("curse", "HN-2")
    curse.all_suits = SPADES
    ghost_town = Ability("ghost_town", "HN-5")
    ghost_town.ghosts = True
    gold_rush = Ability("gold_rush", "HN-6")
    gold_rush.backwards = True
    hangover = Ability("hangover", "HN-8")
    hangover.no_characters = True
    the_reverend = Ability("the_reverend", "HN-10")
    the_reverend.bars = BEER_CARD
    the_sermon = Ability("the_sermon", "HN-11")
    the_sermon.freezes_bangs = True
    shootout = Ability("shootout", "HN-12")
    shootout.bang_limit = 2
    return [
        blessing,
        curse,
        TheDaltons("the_daltons", "HN-3"),
        TheDoctor("the_doctor", "HN-4"),
        ghost_town,
        gold_rush,
        Handcuffs("handcuffs", "HN-7"),
        hangover,
        NewIdentity("new_identity", "HN-9"),
        the_reverend,
        the_sermon,
        shootout,
        Thirst("thirst", "HN-13"),
        TrainArrival("train_arrival", "HN-14"),
        HighNoon("high_noon", "HN-15"),
    ]


# When they enter play ------------------------------------------------------------------------------------------------


@final
class TheDaltons(Ability):
    """Each player with blue cards in front of him chooses one of them and discards it (HN-3)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = ENTERS

    def enters(self, table: Table, seat: int) -> None:
        """Ask everybody, starting with the event master (EV-2.3)."""
        table.push(DaltonsRaid([seat, *table.others(seat)]))


@final
class DaltonsRaid(Frame[Table]):
    """``targets`` still have to discard a blue card in front of them, the next one first."""

    __slots__ = ("targets",)

    def __init__(self, targets: list[int]) -> None:
        self.targets: list[int] = targets

    def advance(self, game: Table) -> None:
        """Ask the next player; a single blue card goes by itself, for all can see it (T-7)."""
        if not self.targets:
            game.pop()
            return
        seat = self.targets[0]
        box = game.box
        blue = [card for card in game.front[seat] if box.kind[card].border == BLUE]
        if not blue:
            self.targets.pop(0)
        elif len(blue) == 1:
            self.discard(game, blue[0])
        else:
            game.ask(seat, "discard-blue", [box.choose[card] for card in blue], "HN-3")

    def answer(self, game: Table, action: Action) -> None:
        """Take the choice."""
        self.discard(game, action.card)

    def discard(self, game: Table, card: int) -> None:
        """Discard the card."""
        seat = self.targets.pop(0)
        game.discard_from_front(seat, card)
        if game.listening:
            game.say("discards", seat, cards=(card,), detail="event", cite="HN-3")

    def clone(self) -> DaltonsRaid:
        """Return an independent copy."""
        return DaltonsRaid(self.targets.copy())

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"daltons {self.targets}"


@final
class TheDoctor(Ability):
    """The players with the fewest life points regain 1 (HN-4)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = ENTERS

    def enters(self, table: Table, seat: int) -> None:
        """Heal all who share the lowest number (HN-4.1)."""
        everybody = [seat, *table.others(seat)]
        fewest = min(table.life[other] for other in everybody)
        for other in everybody:
            if table.life[other] == fewest:
                regain_life(table, other, 1, self.cite)


# At the beginning of a turn ------------------------------------------------------------------------------------------


@final
class NewIdentity(Ability):
    """Each player may change to his reserve character, starting with 2 life points (HN-9)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = TURN_BEGINS

    def turn_begins(self, table: Table, seat: int) -> None:
        """Show him his reserve character and ask."""
        if table.reserves[seat] >= 0:
            table.reserves_known[seat] |= 1 << seat
            table.push(IdentityOffer(seat, self))


@final
class IdentityOffer(Frame[Table]):
    """``seat`` may change to his reserve character."""

    __slots__ = ("event", "seat")

    def __init__(self, seat: int, event: NewIdentity) -> None:
        self.seat: int = seat
        self.event: NewIdentity = event

    def advance(self, game: Table) -> None:
        """Ask."""
        box = game.box
        game.ask(self.seat, "new-identity", [box.use_ability[self.event.index], box.pass_], "HN-9")

    def answer(self, game: Table, action: Action) -> None:
        """Change characters, or not; the reserve stays secret then (HN-9.1)."""
        game.pop()
        seat = self.seat
        if action.verb != USE:
            if game.listening:
                game.say("declines", seat, detail=self.event.id, cite="HN-9.1")
            return
        character = game.box.characters[game.reserves[seat]]
        old = game.characters[seat]
        game.reserves[seat] = -1 if old is None else old.index
        game.reserves_known[seat] = game.everybody
        game.characters[seat] = character
        game.copied[seat] = None
        game.life[seat] = 2
        game.max_life[seat] = character.life + (1 if game.roles[seat] == SHERIFF else 0)
        game.refresh(seat)
        if game.listening:
            game.say("new-identity", seat, amount=2, detail=character.id, cite="HN-9.2")

    def clone(self) -> IdentityOffer:
        """Return an independent copy."""
        return IdentityOffer(self.seat, self.event)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"identity {self.seat} {self.event.id}"


@final
class HighNoon(Ability):
    """Each player loses 1 life point at the beginning of his turn (HN-15)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = TURN_BEGINS

    def turn_begins(self, table: Table, seat: int) -> None:
        """Lose the life point, with nobody responsible (EV-3.2)."""
        lose_life(table, seat, 1, -1, self.cite)


# Phase 1 -------------------------------------------------------------------------------------------------------------


@final
class Thirst(Ability):
    """In phase 1 a player draws one card fewer, at least 1 (HN-13)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = COUNTS

    def phase_one_cards(self, table: Table, seat: int, n: int) -> int:
        """Return one fewer (HN-13.1)."""
        return n - 1 if n > 1 else 1


@final
class TrainArrival(Ability):
    """Each player draws one extra card at the end of phase 1 (HN-14)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = AFTER_DRAW

    def after_draw(self, table: Table, seat: int) -> None:
        """Draw it from the deck (HN-14.1)."""
        table.draw(seat, 1, self.cite)


@final
class Handcuffs(Ability):
    """After phase 1 the player names a suit, and can only play cards of that suit in this turn (HN-7)."""

    def __init__(self, id: str, cite: str) -> None:
        super().__init__(id, cite)
        self.answers = AFTER_DRAW

    def after_draw(self, table: Table, seat: int) -> None:
        """Ask for the suit."""
        table.push(NameSuit(seat))


@final
class NameSuit(Frame[Table]):
    """``seat`` names the only suit he can play in this turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def advance(self, game: Table) -> None:
        """Ask."""
        game.ask(self.seat, "name-suit", game.box.name_suit.copy(), "HN-7.1")

    def answer(self, game: Table, action: Action) -> None:
        """Take the suit."""
        game.pop()
        game.cuffs = action.mode
        if game.listening:
            game.say("names-suit", self.seat, amount=action.mode, cite="HN-7.1")

    def clone(self) -> NameSuit:
        """Return an independent copy."""
        return NameSuit(self.seat)

    def facts(self) -> str:
        """Return all fields as a short text."""
        return f"suit {self.seat}"
