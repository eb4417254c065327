"""What each game brings to the terminal: who shows it, and its part of the rulebook."""

from __future__ import annotations

from sixgun.cli.naming import Names
from sixgun.cli.presenter import Presenter
from sixgun.cli.screen import Screen
from sixgun.games.classic import ClassicGame
from sixgun.games.dice import DiceGame
from sixgun.games.duel import DuelGame
from sixgun.games.registry import Setting
from sixgun.kernel.game import Game
from sixgun.text import Texts


def present(screen: Screen, game: Game, names: list[str]) -> Presenter:
    """Return who shows a running game to the players called ``names``."""
    if isinstance(game, ClassicGame):
        from sixgun.cli.classic.presenter import ClassicPresenter

        return ClassicPresenter(screen, game, names)
    if isinstance(game, DiceGame):
        from sixgun.cli.dice.presenter import DicePresenter

        return DicePresenter(screen, game, names)
    if isinstance(game, DuelGame):
        from sixgun.cli.duel.presenter import DuelPresenter

        return DuelPresenter(screen, game, names)
    raise TypeError(f"nobody shows {game.game_id} at the terminal")


def names_of(texts: Texts, setting: Setting) -> Names:
    """Return how a simulation of a game calls roles and characters."""
    if setting.game_id == "classic":
        from sixgun.cli.classic.names import ClassicNames

        return ClassicNames(texts, setting.options)
    if setting.game_id == "dice":
        from sixgun.cli.dice.names import DiceNames

        return DiceNames(texts)
    if setting.game_id == "duel":
        from sixgun.cli.duel.names import DuelNames

        return DuelNames(texts, setting.options)
    raise KeyError(setting.game_id)
