"""The Duel at the terminal: its options, table, hand, choices and explanations."""
