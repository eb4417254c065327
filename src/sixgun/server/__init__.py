"""Floor 4: the online table. One process keeps many tables, whose games it never loses (see ``docs/server.md``)."""
