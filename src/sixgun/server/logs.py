"""Logs of the server: one JSON object a line. Nothing secret is logged: no token, no cookie, no invitation, no card."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final, final

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

NOISE: Final = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.", "Unsupported upgrade")
"""What the web server says of nonsense that comes in: anybody could fill the logs with it."""


def is_news(record: logging.LogRecord) -> bool:
    """Tell whether a record is worth a line."""
    return not record.getMessage().startswith(NOISE)


@final
class JsonFormatter(logging.Formatter):
    """Writes a record as a line of JSON: when, how grave, who says it, what, and the fields given with it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        values: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        values.update({name: value for name, value in vars(record).items() if name not in STANDARD})
        if record.exc_info:
            values["trace"] = self.formatException(record.exc_info)
        return json.dumps(values, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Write the logs of the server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(is_news)
    for name in ("sixgun.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "sixgun.server" else logging.WARNING)
