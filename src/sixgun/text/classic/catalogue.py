"""Every message that the card game needs in a language: the list for translators and for the tests.

What belongs to one card, character or event is taken from a box, so that the texts of another set are asked for too.
The numbered rules (``rule-B-9-1``) are not in the list: any rule of the rulebook may be cited.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.classic.ability import ANY_TIME, PHASE_TWO, Ability
from sixgun.games.classic.box import RANKS, Box
from sixgun.text.classic.cards import SUIT_IDS, TERMS
from sixgun.text.words import with_attribute

ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
"""Ids of the roles (B-1.2)."""
ROLES_OF_THREE: Final = ("deputy", "outlaw", "renegade")
"""Roles of a game for three (B-14.1)."""

EVENTS: Final = (
    "answers",
    "answers-alone",
    "avoids",
    "avoids-alone",
    "buries",
    "buries-hidden",
    "character",
    "check-fails",
    "check-succeeds",
    "copies",
    "deals",
    "deals-hidden",
    "declines",
    "discards-cost",
    "discards-death",
    "discards-event",
    "discards-excess",
    "discards-left-over",
    "discards-penalty",
    "discards-spent",
    "discards-weapon",
    "doomed",
    "draws",
    "draws-from-discard",
    "draws-hidden",
    "dying",
    "eliminated",
    "eliminated-by",
    "event",
    "explodes",
    "flip-chosen",
    "flips",
    "game-over-deputy",
    "game-over-nobody",
    "game-over-outlaw",
    "game-over-outlaws",
    "game-over-renegade",
    "game-over-sheriff",
    "game-starts",
    "ghost-leaves",
    "gives",
    "gives-hidden",
    "guesses-right",
    "guesses-wrong",
    "looks",
    "looks-hidden",
    "loses-life",
    "names-suit",
    "new-identity",
    "no-effect",
    "nothing-to-draw",
    "passes-on",
    "penalised",
    "picks",
    "plays",
    "plays-answer",
    "plays-as-bang-at",
    "plays-as-missed",
    "plays-as-missed-alone",
    "plays-at",
    "regains-life",
    "removes-from-front",
    "removes-from-hand",
    "reshuffles",
    "returns",
    "returns-alive",
    "returns-as-ghost",
    "returns-hidden",
    "reveals-role",
    "rewarded",
    "shows",
    "store",
    "takes-from-front",
    "takes-from-front-own",
    "takes-from-hand",
    "takes-from-hand-hidden",
    "turn-ends",
    "turn-skipped",
    "turn-starts",
    "unaffected",
    "uses",
    "uses-ability",
    "uses-ability-at",
    "uses-ability-paying",
    "uses-ability-paying-at",
    "uses-answer",
    "uses-at",
    "uses-event",
    "uses-event-at",
    "uses-event-paying",
    "uses-event-paying-at",
)
"""Messages of events; ``-hidden`` is for readers who may not see the cards, ``-alone`` if nobody stands opposite."""

CHECKS: Final = ("barrel", "colorado_bill", "dynamite", "jail", "jourdonnais", "vendetta")
"""What a card is turned up for (B-7.1), in words of its own."""
USES: Final = (
    "blood_brothers",
    "chuck_wengam",
    "doc_holyday",
    "hard_liquor",
    "henry_block",
    "jose_delgado",
    "ricochet",
    "sniper",
    "uncle_will",
)
"""Abilities and events whose use is told in words of its own."""

DECISIONS: Final = (
    "answer-duel",
    "answer-indians",
    "answer-roulette",
    "answer-shot",
    "answer-shot-at-card",
    "choose-character",
    "choose-flip",
    "copy-character",
    "discard-blue",
    "discard-excess",
    "draw-source-discard",
    "draw-source-hand",
    "dying",
    "exchange-cards",
    "general-store",
    "give-card",
    "give-life",
    "guess-colour",
    "keep-card",
    "keep-cards",
    "name-suit",
    "new-identity",
    "pay-cost",
    "play",
    "remove-card",
    "share-estate",
    "skip-for-life",
    "take-card",
    "take-or-draw",
)
"""Kinds of decisions."""

ACTIONS: Final = (
    "choose-card-choose-flip",
    "choose-card-discard-blue",
    "choose-card-general-store",
    "choose-card-give-card",
    "choose-card-remove-card",
    "choose-card-share-estate",
    "choose-card-take-card",
    "choose-card-take-or-draw",
    "choose-character",
    "choose-hand-remove-card",
    "choose-hand-share-estate",
    "choose-hand-take-card",
    "copy-character",
    "discard",
    "draw-deck",
    "draw-discard",
    "draw-seat",
    "end",
    "guess-black",
    "guess-red",
    "keep",
    "keep-two",
    "name-suit",
    "pass-answer-duel",
    "pass-answer-indians",
    "pass-answer-roulette",
    "pass-answer-shot",
    "pass-answer-shot-at-card",
    "pass-dying",
    "pass-exchange-cards",
    "pass-give-life",
    "pass-guess-colour",
    "pass-new-identity",
    "pass-skip-for-life",
    "play",
    "play-as-bang-at",
    "play-as-missed",
    "play-at",
    "play-front",
    "play-front-at",
    "use-ability",
    "use-ability-at",
    "use-ability-paying",
    "use-ability-paying-at",
    "use-card",
    "use-card-at",
)
"""Labels of actions, without those of abilities."""

OFFERS: Final = ("blood_brothers", "hard_liquor", "new_identity")
"""Events that a player is asked about, so that what they allow is not always a choice."""

REFUSALS: Final = (
    "ability-by-itself",
    "ability-full-life",
    "ability-last-life",
    "ability-needs-cards",
    "ability-not-now",
    "ability-own-turn",
    "ability-too-few-cards",
    "ability-used-up",
    "ability-wrong-cards",
    "bang-limit",
    "bangs-frozen",
    "barred",
    "barrel-not-now",
    "barrel-spent",
    "beer-not-now",
    "beer-two-players",
    "copy-in-play",
    "cost-is-another",
    "draw-not-now",
    "duty",
    "end-instead",
    "end-not-now",
    "excess-only",
    "front-silenced",
    "game-over",
    "green-fresh",
    "green-in-hand",
    "green-not-now",
    "jail-off",
    "jail-sheriff",
    "missed-only-answer",
    "must-choose",
    "needs-target",
    "no-answer-to-shot",
    "no-cost-card",
    "no-fronts",
    "no-source",
    "no-such-ability",
    "no-such-seat",
    "no-target-self",
    "nobody-has-cards",
    "nobody-in-reach",
    "nobody-near",
    "nobody-to-face",
    "not-as-bang",
    "not-asked",
    "not-in-front",
    "not-in-hand",
    "not-now",
    "not-offered",
    "nothing-in-front",
    "only-beer-saves",
    "out-of-range",
    "same-weapon",
    "takes-no-target",
    "target-no-cards",
    "target-out-of-game",
    "too-far",
    "works-by-itself",
    "wrong-card-answer",
    "wrong-suit",
)
"""Reasons of refusals."""

PROMPTS: Final = ("answer-shot-alone", "answer-shot-by")
"""Questions that are put otherwise if no card asks them."""

TABLE: Final = (
    "border-blue",
    "border-brown",
    "border-green",
    "card-spoken",
    "list-and",
    "list-comma",
    "no-text",
    "weapon-colt_45",
)
"""Words of the table that belong to no card."""


def message_ids(box: Box) -> set[str]:
    """Return the ids of all messages that games with this box need, attributes as ``id.attribute``."""
    ids = set(TABLE)
    ids.update(("game-classic", "game-classic.text", "weapon-colt_45.text"))
    ids.update(f"suit-{suit}" for suit in SUIT_IDS)
    ids.update(f"rank-{rank}" for rank in range(2, len(RANKS)))
    ids.update(with_attribute("role", ROLES, "aim"))
    ids.update(f"three-players-{role}" for role in ROLES_OF_THREE)
    ids.update(with_attribute("card", (kind.id for kind in box.kinds), "text"))
    ids.update(f"short-{kind.id}" for kind in box.kinds)
    ids.update(with_attribute("character", (character.id for character in box.characters), "text"))
    ids.update(with_attribute("eventcard", (event.id for event in box.events), "text"))
    ids.update(with_attribute("set", box.sets, "text"))
    ids.update(f"term-{term}" for term in TERMS)
    ids.update(f"event-{event}" for event in EVENTS)
    known = (*box.kind_of_id, *box.ability_of_id)
    ids.update(f"event-check-{end}-{check}" for check in CHECKS if check in known for end in ("succeeds", "fails"))
    ids.update(f"event-uses-{ability}" for ability in USES if ability in known)
    ids.update(f"{who}-{kind}" for kind in DECISIONS for who in ("prompt", "asked"))
    ids.update(f"prompt-{question}" for question in PROMPTS)
    ids.update(f"action-{action}" for action in ACTIONS)
    ids.update(f"action-use-{ability.id}" for ability in box.abilities if _is_a_choice(ability))
    ids.update(f"refusal-{reason}" for reason in REFUSALS)
    return ids


def _is_a_choice(ability: Ability) -> bool:
    """Tell whether using an ability can be one of the answers to a decision."""
    return bool(ability.answers & (PHASE_TWO | ANY_TIME)) or ability.barrel or ability.id in OFFERS
