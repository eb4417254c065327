# Come questa lingua chiama se stessa.
language-name = italiano
# Che cosa si dice di una lingua in cui ci sono solo i nomi.
language-partial = In { $language } ci sono solo i nomi di carte, personaggi, ruoli ed eventi. Tutto il resto è in inglese.
