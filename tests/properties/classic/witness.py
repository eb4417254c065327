"""A witness who only hears events, and knows from them where every card lies and who has seen it go there.

It is written from B-17 and from what the events say, without a look at how the engine keeps its books: who may see the
cards of an event stands in :func:`may_see`.
"""

from __future__ import annotations

from sixgun.games.classic.game import ClassicGame
from sixgun.kernel.event import EVERYBODY, Event

DRAWER = ("deals", "draws", "looks", "returns", "buries")
"""Events whose cards only ``seat`` sees (B-17.2)."""


def may_see(event: Event) -> int:
    """Return the bit mask of the seats that may see the cards of ``event`` (B-17)."""
    if event.kind in DRAWER:
        return 1 << event.seat
    if event.kind in ("takes-from-hand", "gives"):
        return 1 << event.seat | 1 << event.other
    return EVERYBODY


def sees(event: Event, seat: int) -> bool:
    """Tell whether ``seat`` (-1: a bystander) may see the cards of ``event``."""
    mask = may_see(event)
    return mask == EVERYBODY or (seat >= 0 and bool(mask >> seat & 1))


class Witness:
    """What follows from the events heard so far.

    Attributes:
        hands, front, life, max_life, in_game, roles, characters: of each seat; a role is "" until it is shown.
        discard: discard pile, top last; ``deck``: number of cards in the deck; ``display``: cards on their way, those
            in ``from_discard`` from the discard pile (FC-1).
        known: for each seat, the cards of others' hands that it has seen go there, and where they are.
        on_top: for each seat, the cards on top of the deck as far as it has put some of them there, top last; those
            that others have put between them are -1.
        event, past_events: ids of the event in force, empty before the first, and of those before it.
    """

    def __init__(self, game: ClassicGame | None = None) -> None:
        """Begin with nothing, to hear a game from its first event on, or with the position of ``game``."""
        self.game = game
        self.deck = -1
        self.due = False

    def hear(self, event: Event) -> None:
        """Take an event in.

        As soon as the deck is empty a new one forms, if there are discards: that is the very next event (B-7.5), or has
        come before cards were shown or looked at.
        """
        assert not self.due or event.kind == "reshuffles"
        assert event.count == len(event.cards), event
        assert event.knowers == may_see(event), event
        getattr(self, "on_" + event.kind.replace("-", "_"), self.on_nothing)(event)
        self.due = event.kind in ("draws", "flips") and self.deck == 0 and bool(self.discard)
        assert event.kind not in ("store", "looks") or self.deck != 0 or not self.discard

    def on_nothing(self, event: Event) -> None:
        """These move no card and are told elsewhere."""
        assert event.kind in (
            "turn-ends", "turn-skipped", "shows", "check-succeeds", "check-fails", "avoids", "no-effect", "dying",
            "nothing-to-draw", "doomed", "rewarded", "penalised", "unaffected", "copies", "declines", "names-suit",
        ), event.kind  # fmt: skip
        if event.kind == "shows":
            for seat in range(self.players):
                if seat != event.seat:
                    self.known[seat][event.cards[0]] = event.seat

    # Setup -----------------------------------------------------------------------------------------------------------

    def on_game_starts(self, event: Event) -> None:
        n = self.players = event.amount
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.front: list[list[int]] = [[] for _ in range(n)]
        self.life = [0] * n
        self.max_life = [0] * n
        self.in_game = [True] * n
        self.roles = [""] * n
        self.characters = [""] * n
        self.discard: list[int] = []
        self.deck = -1
        self.display: list[int] = []
        self.from_discard: set[int] = set()
        self.known: list[dict[int, int]] = [{} for _ in range(n)]
        self.on_top: list[list[int]] = [[] for _ in range(n)]
        self.current = self.turn = self.bangs = 0
        self.event = ""
        self.past_events: list[str] = []
        self.outcome = ""
        self.winners = 0

    def on_character(self, event: Event) -> None:
        self.characters[event.seat] = event.detail
        self.life[event.seat] = self.max_life[event.seat] = event.amount

    def on_reveals_role(self, event: Event) -> None:
        assert self.roles[event.seat] == "", "a role is shown twice"
        self.roles[event.seat] = event.detail

    def on_deals(self, event: Event) -> None:
        self.hands[event.seat] = list(event.cards)
        self.deck -= event.count

    def on_turn_starts(self, event: Event) -> None:
        assert self.in_game[event.seat] or self.event, "only an event brings somebody back"
        assert event.amount == self.turn + 1
        self.current = event.seat
        self.turn = event.amount
        self.bangs = 0

    # Cards leave hands -----------------------------------------------------------------------------------------------

    def leaves_hand(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        for known in self.known:
            known.pop(card, None)

    def on_plays(self, event: Event) -> None:
        card = event.cards[0]
        self.leaves_hand(event.seat, card)
        assert self.game is not None
        kind = self.game.box.kind[card]
        if event.detail or kind.border == 0:
            self.discard.append(card)
        else:
            self.front[event.other if event.other >= 0 else event.seat].append(card)
        if event.seat == self.current and event.detail != "missed" and (kind.id == "bang" or event.detail == "bang"):
            self.bangs += 1

    def on_uses(self, event: Event) -> None:
        for card in event.cards:
            if card in self.hands[event.seat]:
                self.on_answers(Event("", event.seat, -1, (card,), 1, 0, "", "", -1))
            elif not event.detail:  # a green card; other cards in front stay where they are
                self.front[event.seat].remove(card)
                self.discard.append(card)

    def on_answers(self, event: Event) -> None:
        self.leaves_hand(event.seat, event.cards[0])
        self.discard.append(event.cards[0])

    def on_discards(self, event: Event) -> None:
        for card in event.cards:
            if card in self.front[event.seat]:
                self.front[event.seat].remove(card)
            elif card in self.display:  # nobody wants or may have it (B-9.7)
                self.display.remove(card)
            else:
                self.leaves_hand(event.seat, card)
            self.discard.append(card)

    def on_removes_from_hand(self, event: Event) -> None:
        self.leaves_hand(event.other, event.cards[0])
        self.discard.append(event.cards[0])

    def on_takes_from_hand(self, event: Event) -> None:
        """Who knew cards of that hand can no longer be sure of them, unless the whole hand moves (CB-15)."""
        whole = event.cite == "CB-15"
        assert not whole or len(self.hands[event.other]) == event.count
        self.between_hands(event, event.other, event.seat, whole=whole)

    def on_gives(self, event: Event) -> None:
        """A card of the hand, or one of those looked at: nobody can tell which of them it was."""
        if event.cards[0] in self.display:
            self.display.remove(event.cards[0])
            self.hands[event.other].append(event.cards[0])
            self.known[event.seat][event.cards[0]] = event.other
        else:
            self.between_hands(event, event.seat, event.other)

    def between_hands(self, event: Event, loser: int, taker: int, *, whole: bool = False) -> None:
        before = [known.copy() for known in self.known]
        for card in event.cards:
            self.leaves_hand(loser, card)
            self.hands[taker].append(card)
        for seat, known in enumerate(self.known):
            if whole:
                for card in event.cards:
                    if card in before[seat]:
                        known[card] = taker
            elif seat not in (loser, taker):
                for card in [card for card, holder in known.items() if holder == loser]:
                    del known[card]
        for card in event.cards:
            self.known[loser][card] = taker
        self.known[taker] = {card: holder for card, holder in self.known[taker].items() if holder != taker}

    # Cards in front --------------------------------------------------------------------------------------------------

    def into_hand_openly(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        for other, known in enumerate(self.known):
            if other != seat:
                known[card] = seat

    def on_takes_from_front(self, event: Event) -> None:
        for card in event.cards:
            self.front[event.other].remove(card)
            self.into_hand_openly(event.seat, card)

    def on_removes_from_front(self, event: Event) -> None:
        self.front[event.other].remove(event.cards[0])
        self.discard.append(event.cards[0])

    def on_passes_on(self, event: Event) -> None:
        self.front[event.seat].remove(event.cards[0])
        self.front[event.other].append(event.cards[0])

    def on_explodes(self, event: Event) -> None:
        self.front[event.seat].remove(event.cards[0])
        self.discard.append(event.cards[0])

    # Deck and discard pile -------------------------------------------------------------------------------------------

    def leaves_deck(self, card: int) -> None:
        self.deck -= 1
        for on_top in self.on_top:
            if on_top:
                assert on_top.pop() in (card, -1)

    def on_draws(self, event: Event) -> None:
        for card in event.cards:
            knew = [seat for seat, on_top in enumerate(self.on_top) if on_top and on_top[-1] == card]
            if card in self.display:
                self.display.remove(card)
                knew = []
            else:
                self.leaves_deck(card)
            self.hands[event.seat].append(card)
            for seat in knew:
                if seat != event.seat:
                    self.known[seat][card] = event.seat

    def on_draws_from_discard(self, event: Event) -> None:
        for card in event.cards:
            if card in self.display:
                self.display.remove(card)
            else:
                assert self.discard.pop() == card
            self.into_hand_openly(event.seat, card)

    def on_flips(self, event: Event) -> None:
        card = event.cards[0]
        self.leaves_deck(card)
        (self.discard if event.cite == "B-7.1" else self.display).append(card)

    def on_flip_chosen(self, event: Event) -> None:
        self.display.remove(event.cards[0])
        self.discard += [*self.display, event.cards[0]]
        self.display = []

    def on_store(self, event: Event) -> None:
        for card in event.cards:
            self.leaves_deck(card)
        self.display = list(event.cards)

    def on_looks(self, event: Event) -> None:
        assert self.game is not None
        self.from_discard = set()
        in_force = self.game.box.event_of_id.get(self.event)
        for card in event.cards:
            if in_force is not None and in_force.ability.mine and self.discard:
                assert self.discard.pop() == card
                self.from_discard.add(card)
            else:
                self.leaves_deck(card)
        self.display = list(event.cards)

    def on_picks(self, event: Event) -> None:
        self.display.remove(event.cards[0])
        self.into_hand_openly(event.seat, event.cards[0])

    def on_returns(self, event: Event) -> None:
        for card in reversed(event.cards):
            self.display.remove(card)
            if card in self.from_discard:
                self.discard.append(card)
            else:
                self.onto_deck(event.seat, card)

    def onto_deck(self, seat: int, card: int) -> None:
        self.deck += 1
        for other, on_top in enumerate(self.on_top):
            on_top.append(card if other == seat else -1)

    def on_buries(self, event: Event) -> None:
        """Who knew cards of that hand can no longer be sure of them."""
        self.leaves_hand(event.seat, event.cards[0])
        for seat, known in enumerate(self.known):
            if seat != event.seat:
                for card in [card for card, holder in known.items() if holder == event.seat]:
                    del known[card]
        self.onto_deck(event.seat, event.cards[0])

    def on_guesses(self, event: Event) -> None:
        self.leaves_deck(event.cards[0])
        if event.detail == "right":
            self.into_hand_openly(event.seat, event.cards[0])
        else:
            self.discard.append(event.cards[0])

    def on_reshuffles(self, event: Event) -> None:
        assert event.amount == len(self.discard)
        self.deck += event.amount
        self.discard = []
        for on_top in self.on_top:
            on_top.clear()

    # Life and death --------------------------------------------------------------------------------------------------

    def on_loses_life(self, event: Event) -> None:
        self.life[event.seat] -= event.amount

    def on_regains_life(self, event: Event) -> None:
        self.life[event.seat] += event.amount

    def on_eliminated(self, event: Event) -> None:
        assert self.in_game[event.seat], "dead twice"
        self.in_game[event.seat] = False
        self.life[event.seat] = 0
        assert self.roles[event.seat] in ("", event.detail)
        self.roles[event.seat] = event.detail

    # Events and those who come back --------------------------------------------------------------------------------

    def on_event(self, event: Event) -> None:
        if self.event:
            self.past_events.append(self.event)
        self.event = event.detail

    def on_new_identity(self, event: Event) -> None:
        assert self.game is not None
        character = self.game.box.character_of_id[event.detail]
        self.characters[event.seat] = event.detail
        self.life[event.seat] = event.amount
        self.max_life[event.seat] = character.life + (self.roles[event.seat] == "sheriff")

    def on_returns_as_ghost(self, event: Event) -> None:
        assert not self.in_game[event.seat]
        assert self.life[event.seat] == 0
        self.in_game[event.seat] = True

    def on_ghost_leaves(self, event: Event) -> None:
        assert self.in_game[event.seat]
        assert self.life[event.seat] == 0
        self.in_game[event.seat] = False

    def on_returns_alive(self, event: Event) -> None:
        assert not self.in_game[event.seat]
        self.in_game[event.seat] = True
        self.life[event.seat] = event.amount

    def on_game_over(self, event: Event) -> None:
        self.outcome = event.detail
        self.winners = event.amount
