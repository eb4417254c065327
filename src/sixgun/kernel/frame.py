"""Frames: effects in the middle of being resolved. They lie on the resolution stack of a game, the newest on top."""

from __future__ import annotations

from typing import Generic, TypeVar

from sixgun.kernel.action import Action
from sixgun.kernel.compiling import mypyc_attr
from sixgun.kernel.refusal import Refusal

G = TypeVar("G")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One effect being resolved in a game of type ``G``.

    A frame holds public facts only (numbers, seats, cards on the table): secret cards lie in the piles of the game. It
    can be copied and compared at any decision, and says in its fields how far it has come: ``advance`` may be called at
    any time and does whatever is next, also asking the same question again.
    """

    __slots__ = ()

    def advance(self, game: G) -> None:
        """Do the next step: push another frame, ask for a decision, or leave the stack."""
        raise RuntimeError("a frame must say how it advances")

    def answer(self, game: G, action: Action) -> None:
        """Take the answer to the decision this frame has asked for."""
        raise RuntimeError("this frame asks for nothing")

    def receive(self, game: G, result: int) -> None:
        """Take the result of the frame that lay on top of this one and has just left the stack."""
        raise RuntimeError("this frame waits for no result")

    def refusal(self, game: G, action: Action) -> Refusal | None:
        """Return why ``action``, which the pending decision of this frame does not offer, is not legal.

        ``None`` leaves the explanation to the game.
        """
        return None

    def clone(self) -> Frame[G]:
        """Return an independent copy."""
        raise RuntimeError("a frame must say how it is copied")

    def facts(self) -> str:
        """Return all fields as a short text: equal texts mean equal frames. Digests are made of it."""
        raise RuntimeError("a frame must say what it holds")
