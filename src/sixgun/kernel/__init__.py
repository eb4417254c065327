"""Floor 1: what every game shares. Nothing here knows a card, a character or a language."""
