# Several processes for the online table: sixgun serve --workers.

help-serve-workers = Cuántos procesos atienden (si falta, 1). Para más de uno hace falta una base de datos PostgreSQL.

cli-serve-workers-db = Varios procesos necesitan una base de datos PostgreSQL: añade --db postgresql://USER@HOST/NAME.
cli-serve-workers-system = En este sistema no puede haber varios procesos; quita --workers.
