"""Options of The Duel."""

from __future__ import annotations

import pytest

from sixgun.games.duel import Options, options_from_dict
from sixgun.games.registry import make_game
from sixgun.kernel.errors import OptionsError


@pytest.mark.rule("D-2.1", "D-2.2")
def test_defaults_and_round_trip() -> None:
    assert Options().to_dict() == {"posse": 4, "law": 0}
    assert Options().players == 2
    assert options_from_dict({}).to_dict() == Options().to_dict()
    assert options_from_dict(Options(12, 1).to_dict()).to_dict() == {"posse": 12, "law": 1}
    assert make_game("duel", {"posse": 6}, 3).options_dict() == {"posse": 6, "law": 0}


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"posse": 3}, "error-options-posse"),
        ({"posse": 13}, "error-options-posse"),
        ({"posse": "4"}, "error-options-type"),
        ({"posse": True}, "error-options-type"),
        ({"law": 2}, "error-options-law"),
        ({"law": -1}, "error-options-law"),
        ({"sheriff": 1}, "error-options-unknown"),
    ],
)
def test_faulty_options(values: dict[str, object], message: str) -> None:
    with pytest.raises(OptionsError) as error:
        options_from_dict(values)
    assert error.value.message_id == message
