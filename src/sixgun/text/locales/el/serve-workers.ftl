# Several processes for the online table: sixgun serve --workers.

help-serve-workers = Πόσες διεργασίες εξυπηρετούν (1 αν λείπει). Για περισσότερες χρειάζεται βάση δεδομένων PostgreSQL.

cli-serve-workers-db = Πολλές διεργασίες θέλουν βάση δεδομένων PostgreSQL: πρόσθεσε --db postgresql://USER@HOST/NAME.
cli-serve-workers-system = Σε αυτό το σύστημα δεν γίνονται πολλές διεργασίες· βγάλε το --workers.
