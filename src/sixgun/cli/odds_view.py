"""The chances of dice as tables: what a player may go for, what may befall him, and what the figures assume."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from sixgun.cli.figures import localised
from sixgun.cli.odds_words import face_letter, face_name
from sixgun.cli.screen import Screen
from sixgun.lab.odds import DICE, Abilities, AimOdds, Answer, Outcome, Question, list_faces
from sixgun.lab.odds.outcome import ATTACK, DYNAMITES, condition
from sixgun.text import Texts
from sixgun.text.classic import character_name
from sixgun.text.punctuation import comma_list, sentences

GAP: Final = 2
MIN_BAR: Final = 5
MAX_BAR: Final = 16
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
BAR_STYLE: Final = "green"
RISK_STYLE: Final = "red"
SHOWN: Final = 3
"""How many rows show more and more dice of one kind."""

Row = list[Text]


def show_odds(screen: Screen, answer: Answer, character: str | None) -> None:
    """Print what was asked, two tables, and what their figures assume."""
    _situation(screen, answer.question, character)
    screen.print()
    _aims(screen, answer)
    screen.print()
    _risks(screen, answer)
    screen.print()
    for line in _notes(answer.question):
        screen.paragraph(Text(screen.texts(line), "dim"), 2)


def show_short_odds(screen: Screen, answer: Answer) -> None:
    """Print the next step of everything a player may go for, for somebody who is looking at the dice."""
    _aims(screen, answer, 1)
    screen.paragraph(Text(screen.texts("cli-dice-odds-note"), "dim"), 2)


# What was asked


def _situation(screen: Screen, question: Question, character: str | None) -> None:
    texts = screen.texts
    dice = comma_list(texts, [face_name(texts, face) for face in list_faces(question.kept)])
    if question.undecided:
        lines = [texts("cli-odds-lying", dice=dice), texts("cli-odds-rerolls", rolls=question.rolls)]
    else:
        first = texts("cli-odds-kept", dice=dice, count=DICE - question.dice) if dice else texts("cli-odds-first")
        lines = [first, texts("cli-odds-rolls", rolls=question.rolls)]
    screen.paragraph(Text(sentences(texts, *lines), "bold"), 2)
    table = texts("cli-odds-table", players=question.living, arrows=question.arrows)
    if question.living <= 3:
        table = sentences(texts, table, texts("cli-odds-few"))
    screen.paragraph(Text(table), 2)
    if character is not None:
        what = texts(_ability_message(question.abilities))
        screen.paragraph(Text(texts("cli-odds-character", name=character_name(texts, character), what=what)), 2)
    if question.too_late:
        screen.paragraph(Text(texts("cli-odds-too-late"), "yellow"), 2)


def _ability_message(abilities: Abilities) -> str:
    if abilities.rerolls_dynamite:
        return "cli-odds-ability-dynamite"
    if abilities.swaps:
        return "cli-odds-ability-swaps"
    if abilities.aims_wider:
        return "cli-odds-ability-wider"
    if abilities.beer_doubles:
        return "cli-odds-ability-doubles"
    if abilities.wants_no_bullseyes:
        return "cli-odds-ability-no-bullseyes"
    if abilities.gatlings < 3:
        return "cli-odds-ability-gatlings"
    return "cli-odds-ability-rolls" if abilities.rolls > 3 else "cli-odds-ability-none"


def _notes(question: Question) -> list[str]:
    """Return the messages that say what the figures assume."""
    if question.undecided:
        first = ["cli-odds-note-keep", "cli-odds-note-best"]
        return [*first, "cli-odds-note-way", "cli-odds-note-always", "cli-odds-note-no-roll", "cli-odds-note-lives"]
    if question.rolls == 1:
        return ["cli-odds-note-once", "cli-odds-note-lives"]
    first = ["cli-odds-note-once", "cli-odds-note-best"]
    return [*first, "cli-odds-note-way", "cli-odds-note-always", "cli-odds-note-lives"]


# The tables


def _aims(screen: Screen, answer: Answer, shown: int = SHOWN) -> None:
    texts, question = screen.texts, answer.question
    aims = [aim for aim in answer.aims if _shown(aim, question, shown)]
    several = question.undecided or question.rolls > 1
    columns = ["cli-odds-column-aims"]
    rows = [[Text(outcome_name(texts, aim.outcome))] for aim in aims]
    if question.undecided:
        columns.append("cli-odds-column-keep")
        _add(rows, [_keep(texts, aim, question) for aim in aims])
    else:
        columns.append("cli-odds-column-once")
        _add(rows, [Text(percent(texts, aim.once), "" if several else "bold") for aim in aims])
    if several:
        columns.append("cli-odds-column-best")
        _add(rows, [Text(percent(texts, aim.best), "bold") for aim in aims])
    extra = [("", [Text(one_in(texts, aim.best)) for aim in aims])]
    if several:
        extra.append(("cli-odds-column-dynamite", [Text(percent(texts, aim.dynamite), RISK_STYLE) for aim in aims]))
        extra.append(("cli-odds-column-attack", [_attack(texts, aim) for aim in aims]))
    _print(screen, columns, rows, extra, [aim.best for aim in aims], BAR_STYLE)


def _risks(screen: Screen, answer: Answer) -> None:
    texts, question = screen.texts, answer.question
    once = not question.undecided
    several = question.undecided or question.rolls > 1
    columns = ["cli-odds-column-risks"]
    rows = [[Text(outcome_name(texts, risk.outcome))] for risk in answer.risks]
    if once:
        columns.append("cli-odds-column-once")
        _add(rows, [Text(percent(texts, risk.once), "" if several else "bold") for risk in answer.risks])
    if several:
        columns.append("cli-odds-column-always")
        _add(rows, [Text(percent(texts, risk.always), "bold") for risk in answer.risks])
    chances = [risk.always for risk in answer.risks]
    _print(screen, columns, rows, [("", [Text(one_in(texts, chance)) for chance in chances])], chances, RISK_STYLE)


def _shown(aim: AimOdds, question: Question, shown: int) -> bool:
    """Tell whether a row is shown: of hits and beers, the next ones that the dice lying there do not have yet."""
    kind, number, distance = aim.outcome
    if kind not in ("hits", "beers"):
        return True
    have = 0
    while have < DICE and condition(Outcome(kind, have + 1, distance), question.living, question.abilities)(
        question.kept
    ):
        have += 1
    first = min(have + 1, DICE - shown + 1)
    return first <= number < first + shown


def _keep(texts: Texts, aim: AimOdds, question: Question) -> Text:
    """Return what is kept now, in letters; nothing for what cannot be had any more."""
    if aim.keep is None or aim.best == 0:
        return Text("")
    if aim.keep == question.kept:
        return Text(texts("cli-odds-stop"), "dim")
    letters = " ".join(face_letter(texts, face) for face in list_faces(aim.keep))
    return Text(letters) if letters else Text(texts("cli-odds-keep-nothing"), "dim")


def _attack(texts: Texts, aim: AimOdds) -> Text:
    return Text("" if aim.outcome.kind == ATTACK else percent(texts, aim.attack), RISK_STYLE)


def _add(rows: list[Row], cells: list[Text]) -> None:
    for row, cell in zip(rows, cells, strict=True):
        row.append(cell)


def _print(
    screen: Screen,
    columns: list[str],
    rows: list[Row],
    extra: list[tuple[str, list[Text]]],
    chances: list[Fraction],
    style: str,
) -> None:
    """Print a table; columns of ``extra`` and a bar for each of ``chances`` as far as there is room for them."""
    texts = screen.texts
    titles = [texts(column) for column in columns]
    used = sum(max(cell_len(title), *(row[n].cell_len for row in rows)) + GAP for n, title in enumerate(titles))
    for column, cells in extra:
        title = texts(column) if column else ""
        wide = max(cell_len(title), *(cell.cell_len for cell in cells))
        if used + wide <= screen.width:
            used += wide + GAP
            titles.append(title)
            _add(rows, cells)
    room = min(screen.width - used, MAX_BAR)
    if room >= MIN_BAR:
        titles.append("")
        _add(rows, [Text(bar(chance, room, screen.ascii), style) for chance in chances])
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="bold")
    for number, title in enumerate(titles):
        left = number == 0 or (room >= MIN_BAR and number == len(titles) - 1)
        table.add_column(title, justify="left" if left else "right", no_wrap=number > 0)
    for row in rows:
        table.add_row(*row)
    screen.print(table)


# Words and figures


def outcome_name(texts: Texts, outcome: Outcome) -> str:
    """Return what an outcome is called in a table."""
    kind, number, distance = outcome
    if kind == DYNAMITES:
        return texts("cli-odds-dynamites", count=number)
    if kind == ATTACK:
        return texts("cli-odds-attack")
    if kind == "hits":
        return texts("cli-odds-hits", count=number, distance=distance)
    if kind == "beers":
        return texts("cli-odds-beers", count=number)
    return texts("cli-odds-gatling", count=number) if kind == "gatling" else texts("cli-odds-no-bullseyes")


def percent(texts: Texts, chance: Fraction) -> str:
    """Return a chance in percent: two digits after the point, or two that are not 0 where it is tiny.

    Only what is certain is called so, and only what cannot happen is said never to happen.
    """
    if chance == 1:
        return texts("cli-odds-certain")
    if chance == 0:
        return texts("cli-odds-never")
    shown = f"{float(chance) * 100:.2f}"
    if shown == "100.00":
        shown = ">99.99"
    elif chance < Fraction(1, 1000):
        digits = 2
        while Fraction(round(chance * 100 * 10**digits), 1) < 10:
            digits += 1
        shown = f"{float(chance) * 100:.{digits}f}"
        if digits > 4:
            shown = "<0.001"
    return texts("cli-odds-percent", number=localised(texts, shown))


def one_in(texts: Texts, chance: Fraction) -> str:
    """Return a chance as ``1 in 7.4``; nothing for what is certain or never happens."""
    if chance in (0, 1):
        return ""
    times = float(1 / chance)
    digits = 2 if times < 1.995 else 1 if times < 9.95 else 0
    return texts("cli-odds-one-in", number=localised(texts, f"{times:.{digits}f}"))


def bar(chance: Fraction, width: int, ascii: bool) -> str:
    """Return a bar that is ``width`` columns long for what is certain, and never empty for what can happen.

    >>> bar(Fraction(1, 2), 8, True), bar(Fraction(5, 16), 8, False)
    ('####', '██▌')
    """
    steps = 1 if ascii else len(EIGHTHS) - 1
    length = max(round(chance * width * steps), int(chance > 0))
    if ascii:
        return "#" * length
    full, part = divmod(length, steps)
    return EIGHTHS[steps] * full + (EIGHTHS[part] if part else "")
