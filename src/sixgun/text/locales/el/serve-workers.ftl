# Πολλές διεργασίες για το διαδικτυακό τραπέζι: sixgun serve --workers.

help-serve-workers = Πόσες διεργασίες εξυπηρετούν (1 αν λείπει). Για περισσότερες από μία χρειάζεται βάση δεδομένων PostgreSQL.

cli-serve-workers-db = Για πολλές διεργασίες χρειάζεται βάση δεδομένων PostgreSQL: πρόσθεσε --db postgresql://USER@HOST/NAME.
cli-serve-workers-system = Σε αυτό το σύστημα δεν γίνεται να υπάρχουν πολλές διεργασίες· βγάλε το --workers.
