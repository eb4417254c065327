"""Floor 4: the laboratory, where games are played by the thousand and counted."""
