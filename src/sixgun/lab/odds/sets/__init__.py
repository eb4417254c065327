"""What characters change about their dice."""
