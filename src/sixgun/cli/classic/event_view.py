"""The events above the table: the one in force, the next one, and what they ask of the turn."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sixgun.cli.screen import Screen
from sixgun.games.classic import View
from sixgun.text.classic import card_name, event_card_name, event_card_text, suit_name
from sixgun.text.punctuation import comma_list, gap, with_brackets, with_stop

NOW_STYLE: Final = "bold yellow"


def show_events(screen: Screen, view: View, names: list[str], again: bool = False) -> None:
    """Print the event in force and the next one with their texts and rules, if the game has events at all.

    Args:
        screen: where to.
        view: the view of the reader.
        names: names of the players by seat.
        again: the reader has seen it in this turn: leave out what the next event does.
    """
    texts = screen.texts
    if not view.box.events:
        return
    if view.event is None:
        screen.paragraph(Text("  " + texts("cli-event-none"), "dim"), 4)
    else:
        _event(screen, texts("cli-event-now"), view, view.event, NOW_STYLE)
    if view.next_event is not None:
        player = names[view.master]
        you = "yes" if view.master == view.seat else "no"
        second = "yes" if view.event is None and not view.past_events else "no"
        head = texts("cli-event-next", player=player, you=you, second=second)
        if view.turn == 0:  # nobody knows yet whose turn will bring it
            head = texts("cli-event-first")
        _event(screen, head, view, view.next_event, "bold", again)
    for sentence in _turn(screen, view):
        screen.paragraph(Text(f"  {sentence}", NOW_STYLE), 4)


def show_event_deck(screen: Screen, view: View, names: list[str]) -> None:
    """Print all that is known of the event deck: the events that are over, those to come, and how many."""
    texts = screen.texts
    if not view.box.events:
        screen.say("cli-events-never")
        return
    if view.past_events:
        past = comma_list(texts, [event_card_name(texts, event) for event in view.past_events])
        screen.paragraph(Text(texts("cli-events-past", events=past)), 4)
    show_events(screen, view, names)
    if view.next_event is not None:
        screen.paragraph(Text("  " + texts("cli-events-left", count=max(view.events_left - 1, 0))), 4)


def _event(screen: Screen, head: str, view: View, event_id: str, style: str, again: bool = False) -> None:
    texts = screen.texts
    line = Text.assemble(f"  {head}{gap(texts)}", (event_card_name(texts, event_id), style))
    line.append(with_stop(texts, ""))
    if not again:
        line.append(gap(texts) + event_card_text(texts, event_id))
    line.append(with_brackets(texts, "", view.box.event_of_id[event_id].rules[0]), "dim")
    screen.paragraph(line, 4)


def _turn(screen: Screen, view: View) -> list[str]:
    """Return what binds the player whose turn it is."""
    texts = screen.texts
    found: list[str] = []
    if view.cuffs >= 0:
        found.append(texts("cli-named-suit", suit=suit_name(texts, view.cuffs)))
    if view.duty >= 0:
        found.append(texts("cli-duty", card=card_name(texts, view.box, view.duty, screen.ascii)))
    return found
