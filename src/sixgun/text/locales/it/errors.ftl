# Che cosa è andato storto, e dove lo si può rimediare.

error-missing-text = Nella lingua «{ $language }» manca il testo «{ $id }».
error-unknown-language = Non ci sono testi in «{ $language }». Ce ne sono in: { $known }.
error-bot = Non c'è nessun bot «{ $bot }». Ci sono: { $known }.
error-game = Non c'è nessun gioco «{ $game }». Ci sono: { $known }.
error-notation-action = «{ $text }» non è un'azione in notazione. Un'azione si scrive così: play panic:JH @3.
error-notation-card = «{ $text }» non è una carta in notazione. Una carta si scrive così: panic:JH.

error-options-players = In { $players } non si può giocare: il gioco di carte è per 3-8 giocatori.
error-options-characters = I personaggi si distribuiscono («dealt») o si scelgono («choose»): «{ $value }» non è né l'uno né l'altro.
error-options-character = In questo gioco non c'è nessun personaggio «{ $character }».
error-options-jail = In tre la Prigione vale per chiunque altro («any») o per nessuno («none»): «{ $value }» non è né l'uno né l'altro.
error-options-sheriff = Il posto { $seat } non può essere lo Sceriffo: i posti vanno da 0 a { $last }.
error-options-keep-seat = Il posto { $seat } non può tenere un personaggio: i posti vanno da 0 a { $last }.
error-options-keep-twice = Due posti non possono tenere lo stesso personaggio.
error-options-keep-eliminated = Il posto { $seat } era fuori gioco alla fine della partita, e riceve un personaggio nuovo.
error-options-running = La partita non è ancora finita. La prossima viene dopo.
error-options-pool = Questa partita richiede { $needed } personaggi, ma ne restano solo { $left }.
error-options-type = L'opzione «{ $option }» ha un valore del tipo sbagliato.
error-options-unknown = Non c'è nessuna opzione «{ $option }».

record-unreadable = Il file non si può leggere ({ $reason }).
record-unwritable = Il file non si può scrivere ({ $reason }).
record-exists = Il file c'è già, e niente viene sovrascritto. Scegli un altro nome.
record-empty = Il file è vuoto.
record-foreign = Il file non è una registrazione di Sixgun.
record-version = La registrazione ha la versione di formato { $version }; questo programma legge la versione { $known }.
record-not-utf8 = La riga non è testo UTF-8.
record-long-line = La riga è troppo lunga per una registrazione.
record-torn = La riga non è completa: il file è stato troncato a metà.
record-damaged = La riga è danneggiata: non è un oggetto JSON.
record-second-header = C'è una seconda intestazione in mezzo alla registrazione.
record-after-end = C'è una riga dopo il risultato, che deve essere l'ultima.
record-field-missing = Nella riga manca «{ $field }».
record-field-unknown = La riga ha un { $field } che le registrazioni non conoscono.
record-field-form = «{ $field }» non ha la forma che dovrebbe avere.
record-field-range = «{ $field }» deve andare da { $low } a { $high }.
record-order = La riga ha il numero { $found } e dovrebbe avere { $expected }: mancano righe, o sono in disordine.
record-digest-place = Dopo { $actions } azioni non ci si aspetta nessuna impronta.
record-digest-missing = Manca l'impronta dopo { $actions } azioni.
record-digest = Dopo { $actions } azioni l'impronta della partita è { $expected }, la registrazione dice { $found }. Viene da un altro motore, o è stata cambiata.
record-seats = La registrazione nomina { $found } posti, ma le sue opzioni danno una partita per { $expected }.
record-seat = Agisce il posto { $found }, ma si aspetta il posto { $expected }.
record-illegal = «{ $action }» qui non è permesso (regola { $rule }).
record-over = La partita finisce prima di questa azione.
record-not-over = La registrazione ha un risultato, ma la partita non è finita.
record-outcome = La registrazione dice che la partita finisce con «{ $found }», ma finisce con «{ $expected }».
