# Più processi per il tavolo in rete: sixgun serve --workers.

help-serve-workers = Quanti processi servono (1 se manca). Per più di uno serve un database PostgreSQL.

cli-serve-workers-db = Per più processi serve un database PostgreSQL: aggiungi --db postgresql://USER@HOST/NAME.
cli-serve-workers-system = Su questo sistema non si possono avere più processi; togli --workers.
