"""The duel at a glance: the opponent's characters above, the reader's below, and between them the piles.

The characters in front face each other across the middle; those behind stand at the outer edge.
"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from sixgun.cli.duel.signs import card_label, side_label, token_sign
from sixgun.cli.screen import Screen
from sixgun.cli.signs import fit, glued, life_label, turn_sign
from sixgun.games.duel import CharacterView, SeatView, View
from sixgun.games.duel.box import SIDES
from sixgun.kernel.event import BYSTANDER
from sixgun.text.duel import card_list, character_name, character_short, character_text, join, kind_name
from sixgun.text.punctuation import comma, with_brackets

RULE_STYLE: Final = "dim"
NARROW: Final = 72
"""Below this width what an ability does stands in a line of its own."""
WIDE: Final = 110
"""From this width on abilities are told in full sentences."""
LIFE: Final = 9
"""Columns for the life points: five signs at most, and the numbers."""


def show_table(screen: Screen, view: View, names: list[str], again: bool = False) -> None:
    """Print the duel as the viewer sees it; for a bystander seat 0 is below.

    With ``again`` he has seen it in this turn: abilities are told in a few words even if there is room for more.
    """
    mine = 0 if view.seat == BYSTANDER else view.seat
    show_heading(screen, view, names)
    if view.turn == 0:
        return
    columns = _Columns(screen, view, screen.width >= WIDE and not again)
    _player(screen, view, view.seats[1 - mine], names)
    for character in reversed(view.seats[1 - mine].characters):
        columns.show(view, character)
    _middle(screen, view)
    for character in view.seats[mine].characters:
        columns.show(view, character)
    _player(screen, view, view.seats[mine], names)


# Around the characters


def show_heading(screen: Screen, view: View, names: list[str]) -> None:
    """Print the line above the table: turn, BANG! cards, and whether the token has been moved."""
    texts = screen.texts
    if view.turn == 0:
        left, right = texts("cli-table-heading-setup"), ""
    else:
        own = view.seat == view.current
        left = texts(
            "cli-table-heading-you" if own else "cli-table-heading", turn=view.turn, player=names[view.current]
        )
        bangs = "cli-duel-bangs-any" if view.bang_limit < 0 else "cli-duel-bangs"
        right = texts(bangs, played=view.bangs_played, limit=view.bang_limit) + dot(screen)
        right += texts("cli-duel-token-moved" if view.moved else "cli-duel-token-still")
    _ruled(screen, Text(left, "bold"), Text(right))


def _ruled(screen: Screen, left: Text, right: Text) -> None:
    """Print a line across the screen with something at either end; in two lines if there is no room."""
    line = "-" if screen.ascii else "─"
    fill = screen.width - cell_len(left.plain) - cell_len(right.plain) - 8
    head = Text.assemble((line * 2 + " ", RULE_STYLE), left, (" " + line * max(fill, 2), RULE_STYLE))
    if right.plain and fill >= 1:
        screen.print(Text.assemble(head, " ", right, (" " + line * 2, RULE_STYLE)))
        return
    screen.print(Text.assemble((line * 2 + " ", RULE_STYLE), left))
    if right.plain:
        screen.paragraph(Text.assemble("   ", right), 3)


def dot(screen: Screen) -> str:
    """Return what stands between two facts."""
    return " - " if screen.ascii else " · "


def _player(screen: Screen, view: View, seat: SeatView, names: list[str]) -> None:
    """Print a player: side, hand with its backs, deck and reserve, and what the viewer knows of his hand."""
    texts = screen.texts
    sign = f"{turn_sign(screen)} " if seat.seat == view.current and not view.over else "  "
    name = Text(names[seat.seat], "bold" if seat.seat == view.seat else "")
    facts = [
        side_label(screen, seat.side),
        Text(_hand(screen, seat)),
        Text(texts("cli-duel-deck", count=seat.deck_size)),
        Text(texts("cli-duel-reserve", count=seat.reserve_size)),
    ]
    if seat.known_hand and seat.seat != view.seat:
        facts.append(Text(texts("cli-known-hand", cards=card_list(texts, view.box, seat.known_hand)), "dim"))
    fallen = [name for name in view.fallen if SIDES[view.box.character_of_id[name].side] == seat.side]
    if fallen:
        out = join(texts, [character_name(texts, name) for name in fallen])
        facts.append(Text(texts("cli-duel-fallen", characters=out), "dim"))
    line = Text.assemble((sign, "bold"), name, dot(screen), Text(dot(screen)).join(glued(fact) for fact in facts[:4]))
    for fact in facts[4:]:
        line.append_text(Text.assemble(dot(screen), fact))
    screen.paragraph(line, 4)


def _hand(screen: Screen, seat: SeatView) -> str:
    """Return the size of a hand, with its backs where not all are of the player's own side (D-13.3)."""
    texts = screen.texts
    law, outlaw = seat.hand_backs
    if (outlaw if seat.side == SIDES[0] else law) == 0:
        return texts("cli-duel-hand", count=seat.hand_size)
    message = "cli-duel-hand-backs" if law and outlaw else "cli-duel-hand-law" if law else "cli-duel-hand-outlaw"
    return texts(message, count=seat.hand_size, law=law, outlaw=outlaw)


def _middle(screen: Screen, view: View) -> None:
    """Print the piles in the middle, and what lies open there."""
    texts = screen.texts
    parts: list[str] = []
    if view.common_size:
        back = "law" if view.common_back == SIDES[0] else "outlaw"
        parts.append(texts("cli-duel-common-deck", count=view.common_size, back=back))
    if view.discard:
        top = kind_name(texts, view.box.kind[view.discard[-1]].id)
        parts.append(texts("cli-discard-pile", count=len(view.discard), card=top))
    else:
        parts.append(texts("cli-discard-pile-empty"))
    line = "-" if screen.ascii else "─"
    screen.paragraph(
        Text.assemble((f"   {line * 2} ", RULE_STYLE), dot(screen).join(parts), (f" {line * 2}", "dim")), 6
    )
    if view.display:
        cards = card_list(texts, view.box, view.display)
        screen.paragraph(Text("   " + texts("cli-on-show", cards=cards)), 6)


# The characters


class _Columns:
    """The columns of the characters, wide enough for all that are in play."""

    def __init__(self, screen: Screen, view: View, full: bool) -> None:
        """Measure; with ``full`` abilities are told in whole sentences."""
        self.screen: Screen = screen
        self.full: bool = full
        texts = screen.texts
        inside = [character for seat in view.seats for character in seat.characters]
        self.place: int = max(cell_len(self._place(character)) for character in inside)
        self.name: int = max(cell_len(character_name(texts, c.id)) if c.id else 0 for c in inside)

    def show(self, view: View, character: CharacterView) -> None:
        """Print a character: place, name, life points; what its ability does; its Equipment."""
        screen, texts = self.screen, self.screen.texts
        target = view.aimed == character.spot
        sign = token_sign(screen) if character.ac else " "
        head = Text.assemble("  ", (sign, "bold yellow"), " ", fit(Text(self._place(character)), self.place), "  ")
        indent = cell_len(head.plain)
        if not character.id:
            head.append(texts("cli-duel-vacant"), "dim")
        else:
            style = "bold reverse" if target else "bold" if character.awake else ""
            head.append_text(fit(Text(character_name(texts, character.id), style), self.name))
            head.append("  ")
            head.append_text(fit(life_label(screen, character.life, character.max_life), LIFE))
        self._ability(head, view, character, indent)
        if character.gear:
            screen.paragraph(Text.assemble(" " * indent, self._gear(view, character)), indent)

    def _ability(self, head: Text, view: View, character: CharacterView, indent: int) -> None:
        """Print the line of a character with what its ability does, and whether that works now."""
        screen = self.screen
        if not character.id:
            screen.print(head)
            return
        told = character_text if self.full else character_short
        ability = Text(told(screen.texts, character.id), "" if character.awake else "dim")
        ability.append_text(self._state(view, character))
        if screen.width < NARROW:
            head.rstrip()
            screen.print(head)
            screen.paragraph(Text.assemble(" " * indent, ability), indent)
        else:
            screen.paragraph(Text.assemble(head, "  ", ability), cell_len(head.plain) + 2)

    def _place(self, character: CharacterView) -> str:
        if character.ac and character.rc:
            return self.screen.texts("cli-duel-alone")
        return self.screen.texts("cli-duel-front" if character.ac else "cli-duel-behind")

    def _state(self, view: View, character: CharacterView) -> Text:
        """Return whether the ability of a character rests now, or works though the character rests (D-5)."""
        if character.awake:
            return Text("")
        if character.life <= 0:
            return Text(self._bracketed("cli-duel-down"), "bold red")
        always = view.box.character_of_id[character.id].ability.always
        return Text(self._bracketed("cli-duel-always" if always else "cli-duel-asleep"), "" if always else "dim")

    def _bracketed(self, message: str) -> str:
        """Return a word in brackets that is not broken off from what it is added to."""
        return with_brackets(self.screen.texts, "", self.screen.texts(message)).replace(" ", "\u00a0")

    def _gear(self, view: View, character: CharacterView) -> Text:
        """Return the Equipment of a character; what is always active is marked where the rest sleeps."""
        labels: list[Text] = []
        for card in character.gear:
            label = glued(card_label(self.screen, view.box, card))
            if not character.awake:
                if view.box.kind[card].always and character.life > 0:
                    label.append(self._bracketed("cli-duel-always"))
                else:
                    label.stylize("dim")
            labels.append(label)
        sign = "+ " if self.screen.ascii else "└ "
        return Text.assemble((sign, "dim"), Text(comma(self.screen.texts)).join(labels))
