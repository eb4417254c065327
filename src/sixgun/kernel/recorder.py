"""Recorders: they write a record while its game is played."""

from __future__ import annotations

from os import SEEK_END
from typing import BinaryIO, final

from sixgun.kernel.action import Action
from sixgun.kernel.errors import RecordError
from sixgun.kernel.game import Game
from sixgun.kernel.record import Header, Record, Step, digest_due, json_line
from sixgun.kernel.replay import MakeGame, Replay


@final
class Recorder:
    """Writes a record while the game is played. Every line is in the file before the next action is chosen.

    Attributes:
        path: the file.
        actions: number of actions written.
    """

    def __init__(self, path: str, file: BinaryIO, digests: int, actions: int) -> None:
        """Not for general use: :func:`create` and :func:`append` make recorders."""
        self.path: str = path
        self.actions: int = actions
        self._file: BinaryIO = file
        self._digests: int = digests

    def add(self, seat: int, action: Action, game: Game) -> None:
        """Write down that ``seat`` has just done ``action`` in ``game``, and the result if that ended it.

        Raises:
            RecordError: the file cannot be written.
        """
        self.actions += 1
        lines = _step_line(self.actions, seat, action.text)
        if self.actions % self._digests == 0:
            lines += _digest_line(self.actions, game)
        if game.over:
            lines += _result_line(self.actions, game)
        self.put(lines)

    def put(self, lines: str) -> None:
        """Write whole lines, which end in a line feed."""
        try:
            self._file.write(lines.encode())
            self._file.flush()
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def close(self) -> None:
        """Close the file. Nothing is lost without it."""
        try:
            self._file.close()
        except OSError as error:
            raise _unwritable(self.path, error) from error


def create(path: str, header: Header) -> Recorder:
    """Begin a record in the new file ``path``.

    Raises:
        RecordError: the file is there already (nothing is overwritten), or it cannot be written.
    """
    try:
        file = open(path, "xb")
    except FileExistsError:
        raise RecordError(path, 0, "the file is there already; nothing is overwritten", "record-exists") from None
    except (OSError, ValueError) as error:  # a name with a NUL byte is a ValueError
        raise _unwritable(path, error) from error
    _claim(path, file)
    recorder = Recorder(path, file, header.digests, 0)
    recorder.put(header.to_json() + "\n")
    return recorder


def append(record: Record, game: Game) -> Recorder:
    """Go on with the file of ``record``, whose actions have led to ``game``. A torn last line is cut off.

    Raises:
        RecordError: the file cannot be written.
    """
    try:
        file = open(record.path, "r+b")
    except OSError as error:
        raise _unwritable(record.path, error) from error
    _claim(record.path, file)
    try:
        if file.seek(0, SEEK_END) != record.size:
            file.close()
            raise RecordError(record.path, 0, "the file has changed since it was read", "record-busy")
        file.truncate(record.whole)
        file.seek(record.whole - 1)
        ended = file.read(1) == b"\n"
    except OSError as error:
        raise _unwritable(record.path, error) from error
    recorder = Recorder(record.path, file, record.header.digests, len(record.steps))
    lines = "" if ended else "\n"
    if digest_due(record):
        lines += _digest_line(recorder.actions, game)
    if game.over and record.end is None:
        lines += _result_line(recorder.actions, game)
    if lines:
        recorder.put(lines)
    return recorder


def save(path: str, header: Header, steps: list[Step], make: MakeGame) -> Recorder:
    """Write the record of a game that has come so far into the new file ``path``, by playing ``steps`` again.

    Returns:
        The recorder, with which the game can go on; close it if it does not.

    Raises:
        RecordError: a step cannot be played, the file is there already, or it cannot be written.
    """
    record = Record(path, header)
    record.steps = steps
    replay = Replay(record, make)
    recorder = create(path, header)
    action = replay.peek()
    while action is not None:
        seat = steps[replay.done].seat
        replay.next()
        recorder.add(seat, action, replay.game)
        action = replay.peek()
    return recorder


def _step_line(number: int, seat: int, text: str) -> str:
    return json_line({"n": number, "seat": seat, "do": text}) + "\n"


def _digest_line(number: int, game: Game) -> str:
    return json_line({"n": number, "digest": game.digest()}) + "\n"


def _result_line(number: int, game: Game) -> str:
    return json_line({"n": number, "outcome": game.outcome, "digest": game.digest()}) + "\n"


def _claim(path: str, file: BinaryIO) -> None:
    """Keep ``file`` for this recorder, until it is closed: two games in one record would lose one of them.

    Where the system has no such locks nothing is claimed.
    """
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise RecordError(path, 0, "another game is writing this file", "record-busy") from None
    except OSError:
        return


def _unwritable(path: str, error: Exception) -> RecordError:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return RecordError(path, 0, f"the file cannot be written: {reason}", "record-unwritable", {"reason": reason})
