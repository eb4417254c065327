"""Brings a database to the form of today."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER: Final = Path(__file__).with_name("migrations")


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Carry out all migrations that the database lacks, in the transaction of ``connection``."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
