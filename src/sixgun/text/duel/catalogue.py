"""Every message that The Duel needs in a language: the list for translators and for the tests.

The numbered rules (``rule-D-6-3``) are not in the list: any rule of the rulebook may be cited.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.text.duel.cards import BACKS
from sixgun.text.words import with_attribute

SIDES: Final = ("law", "outlaws")
"""Ids of the sides (D-1.3)."""
BORDERS: Final = ("bang", "action", "equipment")
"""Ids of the borders of the cards (D-6.2 to D-6.4)."""
SYMBOLS: Final = ("barrel", "snake", "dynamite", "horseshoe")
"""Ids of the symbols for revealing (D-0.5)."""
TERMS: Final = (
    "ac_token",
    "active_character",
    "always_active",
    "at_random",
    "bullet",
    "common_deck",
    "deck",
    "discard_pile",
    "dodge",
    "elimination",
    "hand",
    "hit",
    "life_point",
    "phase_discard",
    "phase_draw",
    "phase_play",
    "rearguard_character",
    "reload",
    "reserve",
    "reveal",
    "start_of_turn",
    "turn",
)
"""Words of the rules that have a name in every language: ``duel-term-hit``."""

EVENTS: Final = (
    "comes-into-play",
    "comes-into-play-front",
    "copies",
    "deals",
    "deals-hidden",
    "discards-cost",
    "discards-dodge",
    "discards-drawn",
    "discards-excess",
    "discards-fallen",
    "discards-forced",
    "discards-replaced",
    "discards-second",
    "discards-spent",
    "discards-turned",
    "dodge-wasted",
    "dodges",
    "down",
    "draws",
    "draws-aside",
    "draws-aside-hidden",
    "draws-hidden",
    "eliminated",
    "equips",
    "explodes",
    "game-over-law",
    "game-over-outlaws",
    "game-starts",
    "gets-token",
    "gives-up",
    "hit",
    "hit-alone",
    "keeps",
    "keeps-hidden",
    "lapses",
    "loses-life",
    "no-effect",
    "nothing-to-draw",
    "passes-on",
    "passes-on-to",
    "picks",
    "plays",
    "plays-as-colt",
    "plays-as-dodge",
    "plays-at",
    "plays-card",
    "plays-dodge",
    "plays-equipment",
    "plays-hand",
    "plays-hit",
    "plays-pair",
    "plays-pair-own",
    "regains-life",
    "reloads",
    "removes-equipment",
    "removes-from-hand",
    "reshuffles",
    "reveal-chosen",
    "reveal-fails-barrel",
    "reveal-fails-dynamite",
    "reveal-fails-rattlesnake",
    "reveal-fails-sid_curry",
    "reveal-succeeds",
    "reveals",
    "shows",
    "store",
    "swaps",
    "takes-equipment",
    "takes-equipment-fallen",
    "takes-from-hand",
    "takes-from-hand-hidden",
    "turn-ends",
    "turn-starts",
    "turns",
    "uses",
    "uses-ability",
)
"""Messages of events; ``-hidden`` is for readers who may not see the cards."""

DECISIONS: Final = (
    "answer-hit",
    "choose-active",
    "choose-back",
    "choose-reveal",
    "discard-drawn",
    "discard-excess",
    "give-discard",
    "give-up",
    "if-dodged",
    "may-discard",
    "may-draw",
    "play",
    "redirect",
    "second-card",
    "store-pick",
    "take-from-fallen",
)
"""Kinds of decisions."""

PROMPTS: Final = (
    "answer-hit-alone",
    "answer-hit-own",
    "give-up-duel",
    "if-dodged-carbine",
    "if-dodged-remington",
    "if-dodged-schofield",
    "if-dodged-shotgun",
    "may-draw-pat_garret",
)
"""Questions that are put otherwise for some cards and characters."""

ACTIONS: Final = (
    "active",
    "back-law",
    "back-outlaw",
    "choose-choose-reveal",
    "choose-if-dodged",
    "choose-store-pick",
    "discard-answer-hit",
    "discard-discard-drawn",
    "discard-discard-excess",
    "discard-give-discard",
    "discard-second-card",
    "end",
    "give",
    "lose",
    "no-if-dodged",
    "no-may-discard",
    "no-may-draw",
    "pass-answer-hit",
    "pass-give-up",
    "pass-if-dodged",
    "pass-second-card",
    "pass-take-from-fallen",
    "play",
    "play-as-colt",
    "play-as-dodge",
    "play-at",
    "play-card",
    "play-dodge",
    "play-equipment",
    "play-hit",
    "play-pair",
    "reload",
    "swap",
    "swap-pair",
    "take",
    "take-hand",
    "use-babe_leroy",
    "use-barrel",
    "use-card",
    "use-cattle_katie",
    "use-hat",
    "use-pearl_hat",
    "use-pearl_hat-at",
    "use-pearl_hat-reload",
    "use-sid_curry",
    "use-soundance_kid",
    "yes-if-dodged",
    "yes-may-discard",
    "yes-may-draw",
)
"""Labels of actions, those of abilities and of Equipment in play among them."""

REFUSALS: Final = (
    "ability-by-itself",
    "ability-empty-hand",
    "ability-needs-cards",
    "ability-not-now",
    "ability-not-so",
    "ability-used",
    "asleep",
    "bang-limit",
    "cannot-copy-so",
    "card-not-in-play",
    "discard-not-now",
    "dodge-only-answer",
    "empty-hand",
    "end-instead",
    "end-not-now",
    "game-over",
    "give-not-now",
    "hand-not-empty",
    "must-choose",
    "needs-card",
    "needs-character",
    "needs-pair",
    "no-card-in-play",
    "no-dodge",
    "no-hit-card",
    "no-own-equipment",
    "no-reload",
    "no-such-ability",
    "nobody-can-swap",
    "not-as-colt",
    "not-asked",
    "not-drawn-now",
    "not-from-hand",
    "not-hit",
    "not-in-hand",
    "not-in-play",
    "not-now",
    "not-of-target",
    "not-offered",
    "not-own-equipment",
    "not-reloadable",
    "nothing-to-copy",
    "nothing-to-take",
    "only-shielded",
    "reload-from-elsewhere",
    "reload-not-now",
    "reveal-spent",
    "shielded",
    "single-character",
    "swap-not-now",
    "takes-no-target",
    "token-moved",
    "works-by-itself",
    "wrong-target",
)
"""Reasons of refusals."""

SPECIAL_REFUSALS: Final = ("not-own-equipment-ability", "wrong-target-equipment", "wrong-target-hit")
"""Refusals that are told otherwise for some cards, or for an ability."""

TABLE: Final = (
    "because",
    "marked",
    "place-behind",
    "place-fallen",
    "place-front",
    "target-hand",
    "target-own-pair",
    "target-pair",
)
"""Words of the table that belong to no card."""


def message_ids(kinds: Iterable[str], characters: Iterable[str]) -> set[str]:
    """Return the ids of all messages that the game needs, attributes as ``id.attribute``.

    Args:
        kinds: ids of the kinds of cards.
        characters: ids of the characters.
    """
    kinds, characters = list(kinds), list(characters)
    ids = {"game-duel", "game-duel.text"}
    ids |= with_attribute("duel-side", SIDES, "aim")
    ids |= with_attribute("duel-card", kinds, "text")
    ids |= with_attribute("duel-character", characters, "text")
    ids.update(f"duel-short-{thing}" for thing in (*kinds, *characters))
    ids.update(f"duel-back-{back}" for back in BACKS)
    ids.update(f"duel-border-{border}" for border in BORDERS)
    ids.update(f"duel-symbol-{symbol}" for symbol in SYMBOLS)
    ids.update(f"duel-term-{term}" for term in TERMS)
    ids.update(f"duel-event-{event}" for event in EVENTS)
    ids.update(f"duel-{who}-{kind}" for kind in DECISIONS for who in ("prompt", "asked"))
    ids.update(f"duel-prompt-{question}" for question in PROMPTS)
    ids.update(f"duel-action-{action}" for action in ACTIONS)
    ids.update(f"duel-refusal-{reason}" for reason in (*REFUSALS, *SPECIAL_REFUSALS))
    ids.update(f"duel-{word}" for word in TABLE)
    return ids
