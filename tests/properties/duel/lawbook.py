"""What may be answered to each question, worked out from the names of cards and characters, as the rules tell it.

Nothing here asks the engine what is active or within reach; only where characters and cards lie is taken from the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.games.duel.game import DuelGame

BANGS = {"colt", "carbine", "peacemaker", "quick_fire", "remington", "schofield", "shotgun", "winchester"}
HITS = BANGS | {"derringer", "gatling", "knife"}
DODGES = {"missed", "return_fire"}
EQUIPMENT = {
    "bank", "barrel", "hat", "gun_belt", "dynamite", "stampede", "scope", "pocket_watch", "rattlesnake",
}  # fmt: skip
ALWAYS = {"dynamite", "stampede", "rattlesnake", "bart_masterson", "buffalo_bell", "the_stranger"}
RELOADABLE = {"canteen", "stampede", "scope", "pocket_watch"}
UNAIMED = {"gatling", "indians", "beer", "wagon", "general_store"}


class Lawbook:
    """Reads one game."""

    def __init__(self, game: DuelGame) -> None:
        self.game = game

    # Who and what is active (D-5) -------------------------------------------------------------------------------------

    def kind(self, card: int) -> str:
        return self.text(card).split(":")[0]

    def text(self, card: int) -> str:
        return self.game.card_text(card)

    def who(self, spot: int) -> str:
        return self.game.name(spot) if self.game.character[spot] >= 0 else ""

    def spot(self, name: str) -> int:
        return self.game.spot_of(self.game.box.character_of_id[name].index)

    def single(self, seat: int) -> bool:
        return self.game.ac[seat] == self.game.rc[seat]

    def spots(self, seat: int) -> list[int]:
        return list(dict.fromkeys([self.game.ac[seat], self.game.rc[seat]]))

    def awake(self, spot: int) -> bool:
        """D-5.1, D-5.2, D-5.4, D-5.7, D-9.6."""
        seat = spot >> 1
        ac, rc = self.game.ac[seat], self.game.rc[seat]
        if self.game.life[spot] <= 0:
            return False
        return spot == ac if self.game.aimed != rc or ac == rc else spot == rc

    def is_active(self, spot: int, name: str) -> bool:
        """Tell whether the character called ``name`` stands on ``spot`` and its ability is active."""
        return self.who(spot) == name and self.game.life[spot] > 0 and (name in ALWAYS or self.awake(spot))

    def wears(self, spot: int, kind: str) -> int:
        """Return the active Equipment card of that kind on ``spot``, -1 if there is none."""
        if self.game.life[spot] > 0 and (kind in ALWAYS or self.awake(spot)):
            for card in self.game.gear[spot]:
                if self.kind(card) == kind:
                    return card
        return -1

    def unlimited(self, seat: int) -> bool:
        """D-6.9."""
        ac = self.game.ac[seat]
        return self.wears(ac, "gun_belt") >= 0 or self.is_active(ac, "west_harding")

    def may_bang(self, seat: int) -> bool:
        """D-6.9."""
        more = any(self.is_active(spot, "the_stranger") for spot in self.spots(seat))
        return self.unlimited(seat) or self.game.bangs < (2 if more else 1)

    # Phase 2 (D-3.4, D-6, D-11, D-17) -------------------------------------------------------------------------------

    def targets(self, seat: int, kind: str) -> list[str]:
        """D-6.6 to D-6.8."""
        game = self.game
        ac, rc, his_ac, his_rc = game.ac[seat], game.rc[seat], game.ac[1 - seat], game.rc[1 - seat]
        if self.is_active(ac, "jack_ransome"):
            found = [ac, rc, his_ac, his_rc]
            if kind == "duel":
                found = [spot for spot in found if spot != ac]
        elif kind in EQUIPMENT:
            found = [rc] if kind == "dynamite" else [rc, his_ac]
        elif kind == "strong_beer":
            found = [ac, rc, his_ac]
        elif kind in HITS and (kind == "winchester" or self.wears(ac, "scope") >= 0):
            found = [his_ac, his_rc]
        else:
            found = [his_ac]
        return [self.who(spot) for spot in dict.fromkeys(found)]

    def ways(self, seat: int, card: int) -> Iterator[str]:
        """Return what can stand behind ``play CARD``."""
        kind = self.kind(card)
        if kind in UNAIMED:
            yield ""
        elif kind == "canteen":
            yield from (f" @{pair}" for pair in range(2) if not self.single(pair))
        elif kind in ("theft", "schoolmarm"):
            if kind == "theft" and self.game.hands[1 - seat]:
                yield " at hand"
            shielded = -1 if self.single(1 - seat) else self.game.rc[1 - seat]
            if self.is_active(self.game.ac[seat], "jack_ransome"):
                shielded = -1
            for spot in range(4):
                if spot != shielded:
                    yield from (f" at {self.text(other)}" for other in self.game.gear[spot])
        elif kind not in DODGES:
            yield from (f" at {name}" for name in self.targets(seat, kind))

    def phase_two(self, seat: int) -> set[str]:
        """Return all that the turn player may do."""
        game = self.game
        ac = game.ac[seat]
        hand = game.hands[seat]
        found = {"end"}
        bang = self.may_bang(seat)
        for card in hand:
            if bang or self.kind(card) not in BANGS:
                found.update(f"play {self.text(card)}{way}" for way in self.ways(seat, card))
            if bang and self.kind(card) != "colt" and self.is_colt(ac, card):
                found.update(f"play {self.text(card)} as colt at {name}" for name in self.targets(seat, "colt"))
        reloading = self.single(0) or self.single(1)
        if reloading:
            held = hand + game.gear[ac]
            found.update(f"reload {self.text(card)}" for card in held if self.kind(card) in RELOADABLE)
        if not game.moved and not self.single(seat):
            found.add("swap")
        me = self.who(ac)
        if not (game.used >> game.character[ac]) & 1:
            found.update(self.ability(seat, me, reloading))
        return found

    def ability(self, seat: int, me: str, reloading: bool) -> Iterator[str]:
        """Return what the ability of the AC allows (D-17.13, D-17.15, D-17.18, D-17.21)."""
        game = self.game
        hand = game.hands[seat]
        if me == "babe_leroy" and not hand and (game.decks[seat] or game.common or game.discard):
            yield "use babe_leroy"
        elif me == "cattle_katie":
            for card in game.gear[game.ac[seat]]:
                if self.kind(card) not in ALWAYS:
                    yield f"use cattle_katie {self.text(card)}"
        elif me == "soundance_kid":
            yield from (f"use soundance_kid {self.text(card)}" for card in hand)
        elif me == "pearl_hat" and game.discard:
            top = game.discard[-1]
            if self.kind(top) in BANGS | EQUIPMENT | DODGES:
                return
            for cost in hand:
                yield from (f"use pearl_hat {self.text(cost)}{way}" for way in self.ways(seat, top))
                if reloading and self.kind(top) in RELOADABLE:
                    yield f"use pearl_hat {self.text(cost)} to reload"

    def is_colt(self, spot: int, card: int) -> bool:
        """Tell whether the character on ``spot`` can use the card as a Colt (D-6.10)."""
        if self.is_active(spot, "toco_ramirez"):
            return True
        return self.kind(card) == "missed" and self.is_active(spot, "annie_oakey")

    # Answers (D-8.4, D-16.32) ----------------------------------------------------------------------------------------

    def in_sight(self, spot: int, tried: set[str]) -> set[str]:
        """Return the answers to a hit at ``spot`` that all can see; ``tried`` are the reveals made against it."""
        found: set[str] = set()
        for kind in ("hat", "barrel"):
            card = self.wears(spot, kind)
            if card >= 0 and kind not in tried:
                found.add(f"use {self.text(card)}")
        if self.is_active(spot, "sid_curry") and "sid_curry" not in tried:
            found.add("use sid_curry")
        return found

    def answers(self, spot: int, tried: set[str], derringer: bool) -> set[str]:
        """Return all answers to a hit at ``spot``."""
        found = {"pass", *self.in_sight(spot, tried)}
        for card in self.game.hands[spot >> 1]:
            if self.kind(card) in DODGES:
                found.add(f"play {self.text(card)}")
            if self.kind(card) in HITS and self.is_active(spot, "annie_oakey"):
                found.add(f"play {self.text(card)} as dodge")
            if derringer:
                found.add(f"discard {self.text(card)}")
        return found

    def gifts(self, spot: int) -> set[str]:
        """Return what may be given up for the character on ``spot``."""
        held = self.game.hands[spot >> 1]
        given = [card for card in held if self.kind(card) in HITS or self.is_colt(spot, card)]
        return {"pass", *(f"give {self.text(card)}" for card in given)}
