"""The characters of The Dice Game, as far as they change what dice are rolled or what they are worth (G-7)."""

from __future__ import annotations

from typing import Final

from sixgun.lab.odds.abilities import PLAIN, Abilities

CHARACTERS: Final[dict[str, Abilities]] = {
    "bart_cassidy": PLAIN,
    "black_jack": Abilities(rerolls_dynamite=True),  # G-7.2
    "calamity_janet": Abilities(swaps=True),  # G-7.3
    "el_gringo": PLAIN,
    "jesse_jones": PLAIN,
    "jourdonnais": PLAIN,
    "kit_carlson": PLAIN,
    "lucky_duke": Abilities(rolls=4),  # G-7.8
    "paul_regret": PLAIN,
    "pedro_ramirez": PLAIN,
    "rose_doolan": Abilities(aims_wider=True),  # G-7.11
    "sid_ketchum": PLAIN,
    "slab_the_killer": Abilities(beer_doubles=True),  # G-7.13
    "suzy_lafayette": Abilities(wants_no_bullseyes=True),  # G-7.14
    "vulture_sam": PLAIN,
    "willy_the_kid": Abilities(gatlings=2),  # G-7.16
}
"""The characters by id, and what each changes for the roller."""
