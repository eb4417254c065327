"""The card game at the terminal: its options, table, hand, choices and explanations."""
