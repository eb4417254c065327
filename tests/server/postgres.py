"""Databases for tests: a SQLite file, and a private PostgreSQL server where its programs are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sixgun.server.settings import database_url

HOMES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin")), Path("/usr/local/pgsql/bin")]


def programs() -> Path | None:
    """Return the folder with the programs of PostgreSQL, ``None`` if there is none."""
    found = shutil.which("initdb")
    folders = [*HOMES, Path(found).parent] if found else HOMES
    needed = ("initdb", "pg_ctl", "createdb", "postgres")
    return next((folder for folder in folders if all((folder / name).exists() for name in needed)), None)


@cache
def account() -> dict[str, int]:
    """Return as whom PostgreSQL runs: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid}
    pytest.skip("PostgreSQL does not run as root, and there is nobody else")


class Cluster:
    """A PostgreSQL server that only listens on a socket in a folder of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.count = 0

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self.programs / program), *words],
            check=True,
            capture_output=True,
            timeout=60,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            **account(),  # type: ignore[call-overload]
        )

    def start(self) -> None:
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "sixgun", "-A", "trust", "--no-sync")
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        self.run("pg_ctl", "-D", data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def new_database(self) -> str:
        """Return the address of a new database."""
        self.count += 1
        name = f"d{self.count}"
        self.run("createdb", "-h", str(self.folder), "-U", "sixgun", name)
        return f"postgresql://sixgun@/{name}?host={self.folder}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster | None]:
    """A PostgreSQL server for this run of the tests, ``None`` if there cannot be one."""
    folder_of_programs = programs()
    if folder_of_programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="sixgun-pg-"))
    who = account()
    if who:
        os.chown(folder, who["user"], who["group"])
    server = Cluster(folder_of_programs, folder)
    try:
        server.start()
    except (subprocess.SubprocessError, OSError):
        shutil.rmtree(folder, ignore_errors=True)
        yield None
        return
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn, with its driver."""
    if request.param == "sqlite":
        return database_url(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    cluster: Cluster | None = request.getfixturevalue("cluster")
    if cluster is None:
        pytest.skip("PostgreSQL is not installed, or does not start here")
    return database_url(cluster.new_database())
