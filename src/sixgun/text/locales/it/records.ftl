# Che cosa può non andare in una registrazione. Davanti stanno il file e la riga.

record-unreadable = Il file non si può leggere: { $reason }.
record-unwritable = Il file non si può scrivere: { $reason }.
record-exists = Il file c'è già, e nulla viene sovrascritto. Indica un nuovo file.
record-empty = Il file è vuoto.
record-foreign = Il file non è una registrazione di Sixgun.
record-long-line = La riga è troppo lunga per una registrazione.
record-not-utf8 = La riga non è testo UTF-8.
record-torn = La riga è incompleta: il file è stato tagliato a metà della riga.
record-damaged = La riga è danneggiata: non è un oggetto JSON.
record-version = La registrazione ha la versione { $version } del formato; questo programma legge la versione { $known }.
record-after-end = C'è una riga dopo il risultato, che deve essere l'ultima.
record-second-header = C'è una seconda intestazione in mezzo alla registrazione.
record-digest-place = Qui, dopo { $actions } azioni, non va nessuna impronta.
record-digest-missing = Manca l'impronta dopo { $actions } azioni.
record-order = La riga ha il numero { $found }, non { $expected }: mancano righe, o sono in disordine.
record-field-missing = Nella riga manca «{ $field }».
record-field-unknown = Nella riga c'è qualcosa di sconosciuto: { $field }.
record-field-form = «{ $field }» non ha la forma che dovrebbe avere.
record-field-range = «{ $field }» deve essere da { $low } a { $high }.
record-seats = La registrazione indica { $found } posti, ma le sue opzioni fanno una partita da { $expected }.
record-over = La partita è finita prima di questa azione.
record-seat = Agisce il posto { $found }, ma la domanda è al posto { $expected }.
record-illegal = «{ $action }» qui non è permesso: { $reason } (regola { $rule }).
record-not-over = C'è un risultato, ma la partita non è finita.
record-outcome = Il risultato è «{ $found }», ma la partita finisce con «{ $expected }».
record-digest = Dopo { $actions } azioni l'impronta della partita è { $expected }, non { $found }.
