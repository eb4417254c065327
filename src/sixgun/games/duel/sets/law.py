"""The abilities of the twelve characters of the law (D-17.1 to D-17.12)."""

from __future__ import annotations

from sixgun.games.duel.ability import (
    BANGS_TWO,
    DODGES_AS_COLT,
    DRAWS_FOR_FALLEN,
    HIT_DODGED,
    HITS_AC,
    HITS_AS_DODGE,
    LOSS_DRAWS,
    LOST_POINT,
    MAY_DRAW,
    OPPONENT_SWAPPED,
    ROBBED,
    SHOWS_SECOND,
    TAKES_LOSSES,
    TAKES_TWO_CARDS,
    TURNS_TWO,
    Ability,
)


def law_abilities() -> dict[str, Ability]:
    """Return the abilities of the law's characters, by id."""
    found: dict[str, Ability] = {}
    for ability in [
        Ability("alan_pinkertoon", "D-17.1", LOST_POINT, HITS_AC),
        Ability("annie_oakey", "D-17.2", HITS_AS_DODGE | DODGES_AS_COLT),
        Ability("bart_masterson", "D-17.3", TURNS_TWO),
        Ability("bill_tightman", "D-17.4", DRAWS_FOR_FALLEN),
        Ability("buffalo_bell", "D-17.5", TAKES_LOSSES),
        Ability("dalon_ranger", "D-17.6", LOSS_DRAWS),
        Ability("jango", "D-17.7", OPPONENT_SWAPPED, MAY_DRAW),
        Ability("pat_garret", "D-17.8", SHOWS_SECOND),
        Ability("tex_killer", "D-17.9", TAKES_TWO_CARDS),
        Ability("the_stranger", "D-17.10", BANGS_TWO),
        Ability("wild_bill", "D-17.11", ROBBED, HITS_AC),
        Ability("wyatt_ear", "D-17.12", HIT_DODGED, MAY_DRAW),
    ]:
        found[ability.id] = ability
    return found
