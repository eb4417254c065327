"""What is true of every game of The Duel."""
