# What is said of the terminal itself.

cli-no-script = Questo terminale non può mostrare la scrittura di { $language }: tutto è in inglese.
