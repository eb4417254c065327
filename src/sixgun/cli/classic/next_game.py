"""The next card game with the same players: who keeps his character, and who is Sheriff (B-16)."""

from __future__ import annotations

from sixgun.cli.presenter import Ask
from sixgun.games import classic
from sixgun.kernel.rng import Rng
from sixgun.lab.match import derive_seed
from sixgun.text import Texts
from sixgun.text.classic import character_name


def ask_next_options(
    texts: Texts, game: classic.ClassicGame, names: list[str], seat: int, seed: int, ask: Ask
) -> classic.Options:
    """Return the options of the next game.

    Survivors may keep their character (B-16.1), bots toss a coin for it. The Sheriff's role may be passed on to
    somebody (B-16.2); otherwise all roles are dealt at random.
    """
    keepers: list[int] = []
    rng = Rng(derive_seed(seed, "keep"))
    for other in range(game.seats):
        character = game.characters[other]
        if not game.in_game[other] or character is None:
            continue
        if other == seat:
            name = character_name(texts, character.id)
            answers = [texts("cli-next-keep-yes", character=name), texts("cli-next-keep-no")]
            if ask(texts("cli-next-keep", character=name), answers) == 0:
                keepers.append(other)
        elif rng.below(2) == 0:
            keepers.append(other)
    first = texts("cli-next-sheriff" if game.seats > 3 else "cli-next-deputy")
    chosen = ask(first, [texts("cli-next-deal"), *names])
    return classic.next_options(game, keepers, chosen - 1)
