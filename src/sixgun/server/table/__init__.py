"""A table: what it is, what may be asked of it, what is told of it, and the task that keeps it."""
