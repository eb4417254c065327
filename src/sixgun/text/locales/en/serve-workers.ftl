# Several processes for the online table: sixgun serve --workers.

help-serve-workers = How many processes serve (1 if left out). More than one need a PostgreSQL database.

cli-serve-workers-db = Several workers need a PostgreSQL database: add --db postgresql://USER@HOST/NAME.
cli-serve-workers-system = Several workers cannot be had on this system; leave out --workers.
