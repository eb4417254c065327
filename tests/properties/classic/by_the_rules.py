"""What is legal, worked out a second time: slowly, from the rules alone, by the names of cards and characters."""

from __future__ import annotations

from sixgun.games.classic.game import ClassicGame

RANGES = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
"""B-11.2."""
BLUE = ("barrel", "scope", "mustang", "dynamite", *RANGES)
"""Cards that are played in front of oneself (B-5.8)."""
NO_TARGET = ("beer", "saloon", "stagecoach", "wells_fargo", "general_store", "gatling", "indians")


class Rules:
    """The rules as they stand for one game at this moment."""

    def __init__(self, game: ClassicGame) -> None:
        self.game = game
        self.kind = [kind.id for kind in game.box.kind]
        self.text = game.box.texts
        self.players = [seat for seat in range(game.seats) if game.in_game[seat]]

    def has(self, seat: int, kind: str) -> bool:
        """Tell whether a card of this kind lies in front of ``seat``."""
        return any(self.kind[card] == kind for card in self.game.front[seat])

    def able(self, seat: int) -> str:
        """Return the character whose ability works for ``seat``: a doomed player's does not (B-6.7)."""
        character = self.game.characters[seat]
        if character is None or not self.game.in_game[seat] or seat in self.game.doomed:
            return ""
        return character.id

    # Distance (B-4) --------------------------------------------------------------------------------------------------

    def steps(self, viewer: int, target: int) -> int:
        """Walk around the table in both directions, counting those in the game (B-4.1)."""
        found: list[int] = []
        for way in (1, -1):
            seat = viewer
            count = 0
            while seat != target:
                seat = (seat + way) % self.game.seats
                count += self.game.in_game[seat]
            found.append(count)
        return min(found)

    def distance(self, viewer: int, target: int) -> int:
        """Return the distance from ``viewer`` to ``target`` (B-4.2)."""
        distance = self.steps(viewer, target)
        distance += self.has(target, "mustang") + (self.able(target) == "paul_regret")
        distance -= self.has(viewer, "scope") + (self.able(viewer) == "rose_doolan")
        return max(1, distance)

    def range(self, seat: int) -> int:
        """Return the weapon range of ``seat`` (B-4.4, B-11.1)."""
        ranges = [RANGES[self.kind[card]] for card in self.game.front[seat] if self.kind[card] in RANGES]
        assert len(ranges) <= 1, "two weapons (B-5.6)"
        return ranges[0] if ranges else 1

    # Answers ---------------------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """Return the notation of all legal answers to the pending decision, without the Barrels against a shot."""
        decision = self.game.decision
        assert decision is not None
        found: set[str] = getattr(self, decision.kind.replace("-", "_"))(decision.seat)
        if decision.kind not in ("discard-excess", "choose-character"):
            found |= self.two_cards(decision.seat)
        return found

    def two_cards(self, seat: int) -> set[str]:
        """Sid Ketchum, asked for anything during an effect, or in his phase 2 (CB-12, CB-12.2, CB-12.3)."""
        game = self.game
        if self.able(seat) != "sid_ketchum" or game.life[seat] >= game.max_life[seat]:
            return set()
        hand = game.hands[seat]
        return {
            f"use sid_ketchum {self.text[first]} {self.text[second]}"
            for first in hand
            for second in hand
            if first != second
        }

    def play(self, seat: int) -> set[str]:
        """Phase 2 (B-3.5, B-5, B-9, B-10, B-11)."""
        game = self.game
        found = {"end"}
        others = [other for other in self.players if other != seat]
        in_range = [other for other in others if self.distance(seat, other) <= self.range(seat)]
        unlimited = self.able(seat) == "willy_the_kid" or self.has(seat, "volcanic")
        may_shoot = unlimited or game.bangs == 0
        for card in game.hands[seat]:
            kind = self.kind[card]
            play = f"play {self.text[card]}"
            if kind == "bang" and may_shoot:
                found |= {f"{play} @{other}" for other in in_range}
            elif kind == "missed" and may_shoot and self.able(seat) == "calamity_janet":
                found |= {f"{play} as bang @{other}" for other in in_range}
            elif kind in NO_TARGET or (kind in BLUE and not self.has(seat, kind)):
                found.add(play)
            elif kind in ("panic", "cat_balou"):
                for other in others:
                    near = kind == "cat_balou" or self.distance(seat, other) == 1
                    if near and (game.hands[other] or game.front[other]):
                        found.add(f"{play} @{other}")
            elif kind == "duel":
                found |= {f"{play} @{other}" for other in others}
            elif kind == "jail":
                found |= {f"{play} @{other}" for other in others if self.jail_may_go(other)}
        return found

    def jail_may_go(self, other: int) -> bool:
        """B-10.4, B-14.6."""
        if self.has(other, "jail"):
            return False
        if self.game.seats == 3:
            return self.game.options.three_player_jail == "any"
        return self.game.roles[other] != 0

    def bang_discards(self, seat: int) -> set[str]:
        """B-9.11 to B-9.13."""
        kinds = ("bang", "missed") if self.able(seat) == "calamity_janet" else ("bang",)
        return {f"discard {self.text[card]}" for card in self.game.hands[seat] if self.kind[card] in kinds} | {"pass"}

    answer_indians = bang_discards
    answer_duel = bang_discards

    def answer_shot(self, seat: int) -> set[str]:
        """B-8.6 point 4, CB-3."""
        found = {"pass"}
        for card in self.game.hands[seat]:
            if self.kind[card] == "missed":
                found.add(f"play {self.text[card]}")
            elif self.kind[card] == "bang" and self.able(seat) == "calamity_janet":
                found.add(f"play {self.text[card]} as missed")
        return found

    def dying(self, seat: int) -> set[str]:
        """B-6.6, B-6.8."""
        found = {"pass"}
        if len(self.players) > 2:
            found |= {f"play {self.text[card]}" for card in self.game.hands[seat] if self.kind[card] == "beer"}
        return found

    def discard_excess(self, seat: int) -> set[str]:
        """B-3.6."""
        return {f"discard {self.text[card]}" for card in self.game.hands[seat]}

    def take_card(self, seat: int) -> set[str]:
        """B-8.4. Who is robbed is told by the question."""
        decision = self.game.decision
        assert decision is not None
        target = decision.by
        found = {f"choose {self.text[card]}" for card in self.game.front[target]}
        return found | ({"choose hand"} if self.game.hands[target] else set())

    remove_card = take_card

    def general_store(self, seat: int) -> set[str]:
        """B-9.7."""
        return {f"choose {self.text[card]}" for card in self.game.display}

    choose_flip = general_store

    def keep_cards(self, seat: int) -> set[str]:
        """CB-7: two of three, in the order they lay."""
        looked = [self.text[card] for card in self.game.display]
        return {f"keep {first} {second}" for i, first in enumerate(looked) for second in looked[i + 1 :]}

    def draw_source_hand(self, seat: int) -> set[str]:
        """CB-5, CB-5.1."""
        return {"draw deck"} | {f"draw @{other}" for other in self.players if other != seat and self.game.hands[other]}

    def draw_source_discard(self, seat: int) -> set[str]:
        """CB-10."""
        return {"draw deck", "draw discard"}

    def choose_character(self, seat: int) -> set[str]:
        """B-1.4."""
        characters = self.game.box.characters
        return {f"choose {characters[index].id}" for index in self.game.offered[seat]}
