"""Situations that no shuffle would give: tiny decks, empty piles, hands without end, all Equipment in play."""

from __future__ import annotations

from sixgun.games.duel.active import recount
from sixgun.games.duel.game import DuelGame
from sixgun.games.duel.options import Options
from sixgun.games.duel.sets import load_box
from sixgun.games.duel.turn import PLAYING, START, Turn, start_turn
from sixgun.kernel.rng import Rng

MOST = 10
"""Characters in reserve with a posse of 12."""
RESTLESS = {
    "alan_pinkertoon", "bill_tightman", "buffalo_bell", "dalon_ranger", "jango", "wild_bill", "wyatt_ear",
    "bull_anderson", "jack_ransome", "sid_curry", "slim_poet", "tom_thorn",
}  # fmt: skip
"""Characters that answer events, of which every second situation is full."""


def rig(number: int) -> DuelGame:
    """Return the situation with that number, at the start of a turn or in phase 2."""
    rng = Rng(number)
    law = rng.below(2)
    sizes = [1 + rng.below(2), 1 + rng.below(2)]
    reserve = rng.below(3) if rng.below(6) else MOST
    posse = max(4, reserve + 2)
    game = DuelGame(load_box(), Options(posse, law), Rng(rng.below(1 << 30)))
    for seat in range(2):
        pool = [character.index for character in game.box.characters if character.side == game.side[seat]]
        rng.shuffle(pool)
        if number % 2:
            pool.sort(key=lambda index: game.box.characters[index].id in RESTLESS)
        put_characters(game, seat, pool, sizes[seat], reserve if sizes[seat] == 2 else 0, rng)
    put_cards(game, put_gear(game, rng), rng)
    for seat in range(2):
        for card in game.hands[seat]:
            game.known[card] = 1 << seat
    for spot in range(4):
        recount(game, spot)
    begin(game, rng)
    return game


def begin(game: DuelGame, rng: Rng) -> None:
    """Begin the turn of either player, or go on with it."""
    seat = rng.below(2)
    if rng.below(2):
        game.push(Turn(seat, START))
        start_turn(game, seat)
    else:
        game.push(Turn(seat, PLAYING))
        game.current, game.turn, game.phase = seat, 1, 2
    game.run()


def put_characters(game: DuelGame, seat: int, pool: list[int], size: int, reserve: int, rng: Rng) -> None:
    """Put one character or two in play, the last of the pool; some in reserve; the rest of the posse has fallen."""
    for spot in range(2 * seat, 2 * seat + size):
        game.character[spot] = pool.pop()
        game.life[spot] = 1 + rng.below(game.max_life(spot))
    if size == 1:
        game.rc[seat] = game.ac[seat]
    elif rng.below(2):
        game.ac[seat], game.rc[seat] = game.rc[seat], game.ac[seat]
    game.reserves[seat] = [pool.pop() for _ in range(reserve)]
    game.fallen += [pool.pop() for _ in range(game.options.posse - size - reserve)]


def put_gear(game: DuelGame, rng: Rng) -> list[int]:
    """Put some Equipment in play, or none, or most of it; return all other cards in a random order."""
    cards = list(range(game.box.cards))
    rng.shuffle(cards)
    plenty = rng.below(4)
    left: list[int] = []
    for card in cards:
        kind = game.box.kind[card]
        spots = [
            spot
            for spot in range(4)
            if game.life[spot] and all(game.box.kind[other] is not kind for other in game.gear[spot])
        ]
        if game.box.equipment[card] and spots and rng.below(4) < plenty:
            game.gear[spots[rng.below(len(spots))]].append(card)
        else:
            left.append(card)
    return left


def put_cards(game: DuelGame, cards: list[int], rng: Rng) -> None:
    """Deal hands, then leave what each own deck may have; the rest is discarded, in the common deck or in hands."""
    everything_in_hand = rng.below(6) == 0
    size = 40 if everything_in_hand else rng.below(9)
    for seat in range(2):
        for _ in range(min(size, len(cards) // (2 - seat))):
            game.hands[seat].append(cards.pop())
    most = [(0, rng.below(5), 40)[rng.below(3)] for _ in range(2)]
    rest: list[int] = []
    for card in cards:
        seat = game.seat_of[game.box.back[card]]
        (game.decks[seat] if len(game.decks[seat]) < most[seat] else rest).append(card)
    where = rng.below(4)
    if where == 0:
        for card in rest:
            game.hands[rng.below(2)].append(card)
    elif where == 1 and not (game.decks[0] and game.decks[1]):
        game.common = rest
        for card in rest:
            game.recycled[card] = True
    else:
        game.discard = rest
