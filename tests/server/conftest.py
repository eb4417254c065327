"""Fixtures of all tests of the server."""

from .postgres import cluster, database

__all__ = ["cluster", "database"]
