# Il tavolo in rete: sixgun serve.

help-serve = Avvia il tavolo in rete su questa macchina.
help-serve-host = Indirizzo su cui ascoltare (127.0.0.1 se manca: solo questa macchina; 0.0.0.0: tutti i suoi indirizzi).
help-serve-port = Porta su cui ascoltare (8000 se manca; 0: una qualsiasi libera).
help-serve-db = Dove si conservano le partite: sqlite:///FILE o postgresql://USER@HOST/NAME (un file nella tua cartella se manca).
help-serve-bot-cmd = Il programma COMMAND può sedersi ai posti con questo nome; legge e scrive righe JSON. Si può ripetere.
help-serve-origin = Anche le pagine web di questa origine possono usare il server (https://play.example.org). Si può ripetere.
help-serve-end =
    Ogni impostazione si può dare anche nell'ambiente, come SIXGUN_PORT=8000. Ctrl-C ferma il server; tutte le partite
    riprendono da dove erano quando lo si riavvia.

cli-serve-ready = Il tavolo è su { $url }
cli-serve-others = Gli altri nella tua rete aprono { $urls }
cli-serve-alone = Ci arriva solo questo computer. Per far entrare altri: { $command }
cli-serve-form = { $option } si scrive come { $form }, non «{ $text }».
cli-serve-program = { $option }: non c'è nessun programma «{ $program }» che questa macchina possa eseguire.
cli-serve-port = Il server non può ascoltare su { $where }: { $reason }.
cli-serve-db-memory = Il server tiene le partite in un file, per esempio sqlite:///tables.sqlite. Un database in memoria le perderebbe.
server-db-in-use = Un altro server usa il database { $db }.
server-db-down = Non si può usare il database: { $reason }.
server-db-newer = Questo database è di una versione più recente di Sixgun. Questa non può usarlo e non ha cambiato nulla.
