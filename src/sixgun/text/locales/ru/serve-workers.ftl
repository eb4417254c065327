# Several processes for the online table: sixgun serve --workers.

help-serve-workers = Сколько процессов обслуживает стол (по умолчанию 1). Для нескольких нужна база данных PostgreSQL.

cli-serve-workers-db = Для нескольких процессов нужна база данных PostgreSQL: добавьте --db postgresql://USER@HOST/NAME.
cli-serve-workers-system = В этой системе несколько процессов запустить нельзя; уберите --workers.
