"""What was typed for the options of a game, before anybody has looked at it."""

from __future__ import annotations

from typing import final


@final
class GameWords:
    """What was typed for these options; ``None`` or empty where nothing was."""

    def __init__(
        self,
        players: str | None,
        sets: list[str] | None,
        character_sets: list[str] | None,
        simplified: bool,
        characters: str | None,
        events: str | None,
        jail: str | None,
        roulette: str | None,
        posse: str | None,
        side: str | None,
    ) -> None:
        self.players: str | None = players
        self.sets: list[str] = sets or []
        self.character_sets: list[str] = character_sets or []
        self.simplified: bool = simplified
        self.characters: str | None = characters
        self.events: str | None = events
        self.jail: str | None = jail
        self.roulette: str | None = roulette
        self.posse: str | None = posse
        self.side: str | None = side

    def given(self) -> list[str]:
        """Return the names of the options that were used."""
        words = {
            "players": self.players, "set": self.sets, "character-sets": self.character_sets,
            "simplified": self.simplified, "characters": self.characters, "event-deck-size": self.events,
            "three-player-jail": self.jail, "russian-roulette": self.roulette, "posse": self.posse,
            "side": self.side,
        }  # fmt: skip
        return [name for name, word in words.items() if word]
