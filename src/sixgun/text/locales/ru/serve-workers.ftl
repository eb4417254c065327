# Несколько процессов для сетевого стола: sixgun serve --workers.

help-serve-workers = Сколько процессов работает (по умолчанию 1). Для нескольких нужна база данных PostgreSQL.

cli-serve-workers-db = Для нескольких процессов нужна база данных PostgreSQL: добавьте --db postgresql://USER@HOST/NAME.
cli-serve-workers-system = В этой системе нельзя запустить несколько процессов; уберите --workers.
