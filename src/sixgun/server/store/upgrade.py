"""Brings a database to the form of today."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from sixgun.server.errors import NewerDatabase
from sixgun.server.store.schema import METADATA

FOLDER: Final = Path(__file__).with_name("migrations")


def upgrade(connection: Connection) -> None:
    """Carry out all migrations that the database lacks, in the transaction of ``connection``.

    Raises:
        NewerDatabase: it has some that this version does not know.
    """
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase

    def steps(revision: Any, _context: Any) -> Iterable[Any]:
        return script._upgrade_revs("head", revision)

    with EnvironmentContext(config, script, fn=steps, destination_rev="head") as environment:
        environment.configure(
            connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True
        )
        with environment.begin_transaction():
            environment.run_migrations()
