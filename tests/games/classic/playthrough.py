"""A seeded game printed decision by decision, with what the asked seat sees and everything that happens."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.games import classic
from sixgun.games.classic.box import SUIT_NAMES
from sixgun.games.classic.view import SeatView, View
from sixgun.kernel.event import Event
from tests.games import golden_files
from tests.games.playing import pending

from .play import lively

PAIRS_SHOWN = 4
"""So many of the pairs that Sid Ketchum may give up are printed."""


def playthrough(options: classic.Options, seed: int) -> Iterator[str]:
    """Yield the lines of a game played by :func:`~tests.games.classic.play.lively`, seeded with the same ``seed``."""
    events: list[Event] = []
    game = classic.new(options, seed, events.append)
    return golden_files.playthrough(game, seed, events, lively, golden_files.tell_event, ask)


def ask(game: classic.ClassicGame) -> Iterator[str]:
    """Yield what else there is to say of the pending decision, what the seat that is asked sees, and its answers."""
    decision = pending(game)
    about = [f"by @{decision.by}" if decision.by >= 0 else ""]
    about += [f"about {game.card_text(decision.card)}" if decision.card >= 0 else ""]
    about += [f"amount {decision.amount}" if decision.amount else "", "forced" if decision.forced else ""]
    yield " ".join(word for word in about if word)
    yield from show(game.view(decision.seat))
    yield "   may  " + " | ".join(offers(game))


def offers(game: classic.ClassicGame) -> list[str]:
    """Return the legal answers; of many pairs of cards only the first ones and their number."""
    pairs = [action.text for action in game.legal() if action.text.startswith("use") and action.other >= 0]
    found = [action.text for action in game.legal() if action.text not in pairs]
    found += pairs[:PAIRS_SHOWN]
    if len(pairs) > PAIRS_SHOWN:
        found.append(f"... {len(pairs)} pairs in all")
    return found


def show(view: View) -> Iterator[str]:
    """Yield a view in short: the table, the hand, and each seat as far as it is known."""
    texts = view.box.texts
    limit = "no limit" if view.bang_limit < 0 else f"of {view.bang_limit}"
    top = "-" if view.discard_top < 0 else texts[view.discard_top]
    line = f"   turn {view.turn} of @{view.current} phase {view.phase}, bangs {view.bangs_played} {limit}"
    line += f", deck {view.deck_size}, discard {view.discard_size} {top}"
    if view.deck_top:
        line += ", on the deck " + " ".join(texts[card] for card in view.deck_top)
    if view.display_size:
        line += ", display " + (" ".join(texts[card] for card in view.display) or str(view.display_size))
    if view.offered:
        line += ", offered " + " ".join(view.box.characters[index].id for index in view.offered)
    yield line
    if view.master >= 0 and (view.event or view.next_event):
        yield "   " + show_events(view)
    yield "   hand " + (" ".join(texts[card] for card in view.hand) or "-")
    yield "   " + "; ".join(show_seat(view, facts) for facts in view.seats)


def show_events(view: View) -> str:
    """Return the event in force and the next one, and what events and abilities remember of the turn."""
    texts = view.box.texts
    words = [
        f"event {view.event or '-'}, next {view.next_event or '-'}, left {view.events_left}, master @{view.master}"
    ]
    if view.ghost >= 0:
        words.append(f"ghost @{view.ghost}")
    if view.duty >= 0:
        words.append(f"must play {texts[view.duty]}")
    if view.cuffs >= 0:
        words.append(f"only {SUIT_NAMES[view.cuffs]}")
    if view.fresh:
        words.append("fresh " + " ".join(texts[card] for card in view.fresh))
    if any(view.uses):
        words.append("used " + " ".join(view.box.abilities[i].id for i, uses in enumerate(view.uses) if uses))
    return ", ".join(words)


def show_seat(view: View, facts: SeatView) -> str:
    """Return a seat: role and character, life, hand and known cards of it, cards in front, distance and reach."""
    texts = view.box.texts
    role = facts.role or "?"
    if not facts.in_game:
        return f"@{facts.seat} {role} out"
    words = [f"@{facts.seat} {role} {facts.character or '?'} {facts.life}/{facts.max_life} h{facts.hand_size}"]
    if facts.known_hand and facts.seat != view.seat:
        words.append("(" + " ".join(texts[card] for card in facts.known_hand) + ")")
    if facts.front:
        words.append("[" + " ".join(texts[card] for card in facts.front) + "]")
    if facts.distance:
        words.append(f"d{facts.distance}{'+' if facts.reachable else '-'}")
    if facts.copied:
        words.append(f"as {facts.copied}")
    if facts.reserve:
        words.append(f"reserve {facts.reserve}")
    if facts.doomed:
        words.append("doomed")
    return " ".join(words)
