"""Floor 3: bots, players that see only views. :mod:`sixgun.bots.catalogue` knows them by name."""
