# La sala della pagina web, e l'attesa a un tavolo.

page-welcome = Prendi una sedia
page-welcome-text = Gioca a BANG! Il gioco di carte, The Duel o The Dice Game, con amici lontani o subito con i bot. Senza registrarsi, senza installare nulla.
page-friends = Con gli amici
page-friends-text = Apri un tavolo, manda il link e dai ai bot i posti che restano liberi.
page-join-link = Hai un link? Incollalo qui
page-join-go = Vai
page-join-bad = Qui dentro non c'è nessun tavolo. Incolla tutto il link che ti hanno mandato.

page-game = Gioco
page-practice = Gioca subito contro i bot
page-practice-title = Esercizio
page-practice-two = Tu contro un bot.
page-practice-side = La tua parte
page-practice-law = la Legge, che comincia
page-practice-outlaws = i Fuorilegge
page-practice-go = Ci sto
page-level = Come giocano

page-mine = I tuoi tavoli
page-mine-running = La tua partita continua
page-mine-began = iniziata: { $when }
page-mine-go = Continua
page-mine-go-to = Continua a “{ $title }”
page-tables = Tavoli aperti
page-tables-none = Adesso non c'è nessun tavolo aperto. Aprine uno: gli altri lo vedranno qui.
page-tables-all = Mostra tutti i { $count } tavoli
page-seats-taken = { $bots ->
    [0] { $taken } posti su { $seats } occupati
    [one] { $taken } posti su { $seats } occupati, uno da un bot
   *[other] { $taken } posti su { $seats } occupati, { $bots } da bot
 }
page-stage-lobby = in attesa
page-stage-playing = in gioco
page-stage-over = fra due partite
page-stage-closed = chiuso
page-join = Partecipa
page-join-table = Partecipa a “{ $title }”
page-watch = Guarda
page-watch-table = Guarda “{ $title }”
page-watch-not = non si può guardare

page-open-table = Apri un tavolo
page-open-table-go = Apri il tavolo
page-more-options = Altre opzioni
page-option-is = { $option } = { $value }
page-clock = Orologio
page-pace-none = Senza orologio
    .text = Ognuno si prende il tempo che vuole.
page-pace-live = Tutta di seguito
    .text = Scegli qui sotto quanto può durare ogni decisione. A chi ci mette di più ne tocca una d'ufficio.
page-pace-post = Per corrispondenza
    .text = Ore o giorni per ogni decisione. Nessuno deve restare qui.
page-clock-each = Tempo per ogni decisione
page-clock-amount = Quanto tempo
page-clock-unit = Ore o giorni
page-unit-hours = ore
page-unit-days = giorni
page-clock-none = senza orologio
page-clock-line = { $clock } a decisione
page-clock-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
 }
page-clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
 }
page-clock-hours = { $count ->
    [one] un'ora
   *[other] { $count } ore
 }
page-clock-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
 }
page-who-comes = Chi può venire
page-open = Tutti
    .text = Il tavolo si vede nella sala.
page-private = Solo con il link
    .text = Nella sala non si vede.
page-watch-allowed = Gli altri possono guardare
    .text = Vedono ciò che è scoperto, e nessuna mano.
page-watch-may = gli altri possono guardare
page-hints-allowed = Consigli sulle mosse
    .text = Chi gioca solo contro bot può chiedere un consiglio. Utile per imparare.
page-hints-may = con consigli
page-ghosts-allowed = Chi è eliminato vede tutto
    .text = Chi è fuori dal gioco vede tutte le mani e i ruoli fino alla fine.
page-ghosts-may = gli eliminati vedono tutto
page-title = Nome del tavolo
page-title-example = Il tuo nome, se lo lasci vuoto
page-title-of = Tavolo di { $name }

page-waiting-open = Questo tavolo si vede nella sala: può venire chiunque.
page-waiting-private = Solo chi ha il link trova questo tavolo.
page-seats = Posti
page-seat-of = Posto { $place }: { $name }
page-kind-free = Libero
page-kind-person = Persona
page-kind-program = Programma
page-kind-local = Programma di questo server
page-kind-bot = Bot
page-host = ospita il tavolo
page-is-ready = è pronto
page-is-not-ready = non ancora pronto
page-keeps = tiene il personaggio
page-away = assente
page-sit = Siediti qui
page-sit-at = Siediti qui: posto { $place }
page-sit-any = Siediti
page-move = Spostati qui
page-move-at = Spostati qui: posto { $place }
page-bot-add = Metti un bot
page-bot-into = Metti un bot al posto { $place }
page-program-add = Un tuo programma
    .text = Ricevi un codice con cui gioca attraverso la rete.
page-bots-which = Quale bot
page-bots-fill = { $count ->
    [one] Un bot nel posto libero
   *[other] Bot in tutti i { $count } posti liberi
 }
page-free-seat = Libera il posto
page-free-seat-of = Libera il posto di { $name }
page-free-seat-sure = { $name } dovrà sedersi di nuovo.
page-free-seat-sure-private = { $name } ha ancora il link e può sedersi di nuovo. Con un nuovo link entra solo chi lo riceve.
page-free-seat-renew = Libera e crea un nuovo link
page-token = Codice del programma
page-token-text = Con questo codice un tuo programma gioca a questo posto. Si vede solo adesso: copialo prima di chiudere.
page-token-try = Per ascoltare il tavolo:
page-token-done = L'ho copiato

page-invite = Invita altri
page-invite-open = Chi ha il link può sedersi o guardare.
page-invite-private = Entra solo chi ha questo link.
page-invite-here = Questo link funziona solo su questo computer, perché la pagina è aperta all’indirizzo { $host }. Per far entrare altri, avvia il server con “{ $command }”, apri la pagina all’indirizzo per gli altri che ti mostra e manda il link da lì.
page-invite-link = Link al tavolo
page-invite-copy = Copia il link
page-invite-qr = Il link come codice QR
page-invite-title = Su Sixgun: { $title }
page-invite-new = Nuovo link
page-invite-new-sure = Con il vecchio link non entrerà più nessuno, e chi è entrato con quello e non ha un posto viene fatto uscire.
page-invite-new-go = Crea un nuovo link
page-invite-renewed = C’è un nuovo link per questo tavolo. Con il vecchio non entra più nessuno.

page-rules-change = Cambia il gioco
page-rules-change-go = Si gioca così
page-missing-seats = { $count ->
    [one] Un posto è libero: invita qualcuno o metti un bot.
   *[other] { $count } posti sono liberi: invita qualcuno o metti dei bot.
 }
page-missing-people = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
 }
page-missing-you = Non hai ancora detto che puoi cominciare.
page-missing-ready = { $count ->
    [one] { $names } non è ancora pronto.
   *[other] Non ancora pronti: { $names }.
 }
page-start-can = È tutto pronto.
page-start-wait = È tutto pronto. Comincia chi ospita.
page-start-sit = Siediti per giocare.
page-start-full = Tutti i posti sono occupati. Puoi guardare.
page-start = Comincia la partita
page-start-again = Comincia la prossima partita
page-ready = Ci sono
page-ready-not = Anzi, non ancora
page-leave = Lascia il tavolo
page-leave-sure = Il tuo posto si libera per qualcun altro.
page-leave-go = Lascia
page-leave-stay = Resta
page-rematch = Un'altra partita?
page-keep = Tieni il mio personaggio
    .text = Alla fine sei ancora in gioco, quindi puoi usarlo di nuovo (B-16.1).
page-next-sheriff = Il prossimo Sceriffo
page-next-sheriff-chance = Decide il caso

page-renamed = { $was } ora si chiama { $name }.
page-renamed-you = A questo tavolo ora ti chiami { $name }.
page-renamed-you-later = Questa partita tiene il tuo vecchio nome, { $was }, fino alla fine. Poi a questo tavolo ti chiamerai { $name }.
