"""Floor 5: the ``sixgun`` command."""
