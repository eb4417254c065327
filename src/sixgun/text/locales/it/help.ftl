# L'aiuto dei comandi. I nomi di comandi e opzioni non si traducono.

help-usage = Uso:
help-usage-options = [OPZIONI]
help-usage-command = COMANDO …
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-option-help = Mostra questo aiuto ed esce.

help-sixgun = Sixgun: un motore aperto, bot e un tavolo nel terminale per i giochi BANG!.
help-sixgun-end =
    Per cominciare: sixgun play
    Sixgun non è ufficiale. BANG! è un marchio del suo editore; non si usano sue illustrazioni né suoi testi di regole.
help-option-version = Mostra la versione ed esce.
help-option-lang = Lingua di tutto ciò che leggi; se manca decide l'ambiente (LC_ALL, LC_MESSAGES, LANG).
help-option-players = Numero di giocatori, da 3 a 8 (5 se manca); in 8 nel gioco di carte serve l'espansione dodge_city. The Duel è per due.
help-option-simplified = Toglie le carte con il libro aperto (regola B-1.9).
help-option-posse = Personaggi di ogni parte in The Duel, da 4 a 12 (4 se manca).
help-option-no-color = Niente colori. Lo stesso fa NO_COLOR nell'ambiente.
help-argument-game = Il gioco: classic, il gioco di carte (se manca); duel, The Duel; dice, The Dice Game.

help-play = Siediti a un tavolo con dei bot, o guardali giocare.
help-play-end =
    Durante la partita: ? mostra che cosa si può scrivere. Ctrl-C si ferma e propone di salvare.
help-play-seat = Il tuo posto, da 0, in senso orario (0 se manca).
help-play-name = Il tuo nome.
help-play-bots = Chi gioca contro di te: random o greenhorn (se manca), o un elenco con virgole, uno per ogni posto.
help-play-seed = Numero che fissa il caso: lo stesso seme dà la stessa partita.
help-play-characters = dealt: ognuno riceve un personaggio (se manca); choose: ognuno ne sceglie uno tra due.
help-play-record = Scrive una registrazione della partita in questo nuovo file, mentre si gioca.
help-play-continue = Continua la partita di questa registrazione, e continua a scriverla.
help-play-watch = I bot giocano in tutti i posti, e tu guardi.
help-play-pace = Secondi di attesa dopo ogni cosa che fa un bot.

help-replay = Racconta la storia di una partita registrata, o la controlla.
help-replay-file = Una registrazione, come la scrive sixgun play --record.
help-replay-step = Aspetta Invio prima di ogni azione.
help-replay-verify = La rigioca soltanto, confronta tutte le impronte e dice se è a posto.
help-replay-seat = Racconta solo ciò che ha visto questo posto.

help-simulate = Fa giocare molte partite ai bot, e conta chi vince.
help-simulate-games = Numero di partite (1000 se manca).
help-simulate-bots = Chi gioca: random (se manca) o greenhorn, o un elenco con virgole, uno per ogni posto.
help-simulate-seed = Numero che fissa tutte le partite (0 se manca).
help-simulate-workers = Numero di processi (1 se manca); 0 ne usa uno per ogni nucleo. I risultati restano gli stessi.
help-simulate-json = Stampa un oggetto JSON e nient'altro.

help-scenario = Gioca scenari: situazioni con passi e attese scritte in file.
help-scenario-run = Gioca scenari e dice quali vanno diversamente.
help-scenario-paths = File di scenario, o cartelle di scenari (*.toml).

help-option-set = Aggiunge un'espansione al gioco base: { $known }; all le aggiunge tutte. Si può ripetere.
help-option-character-sets = Distribuisce solo personaggi di queste espansioni, un elenco con virgole (se manca: tutte quelle in gioco).
help-option-events = Con tutte e due le espansioni di eventi: quante carte evento normali si usano (12 se manca; regola OPT-5).
help-option-jail = In tre: any (se manca) permette di giocare la Prigione, none no (regola OPT-4).
help-option-roulette = Che cosa chiede la Roulette russa (missed_cards se manca; regola OPT-6).

help-rules = Stampa le regole con parole nostre: per numero, per nome, o per ciò che vi sta scritto.
help-rules-what = Un numero (B-9.1), un capitolo (HN), o il nome di una carta, un personaggio, un evento, un ruolo o un'espansione; senza niente stampa l'indice.
help-rules-game = Cerca solo nelle regole di un gioco: classic, duel o dice.
help-rules-search = Stampa tutto ciò in cui stanno tutte queste parole; maiuscole e accenti non contano.
help-rules-end =
    Qui si può cercare il numero tra parentesi che il gioco dà con una domanda o un rifiuto.
