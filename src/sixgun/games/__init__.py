"""Floor 2: the games. None imports another."""
