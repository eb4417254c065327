"""Lets ``python -m sixgun`` do what the command ``sixgun`` does."""

from __future__ import annotations

from sixgun.cli.main import main

if __name__ == "__main__":
    main()
