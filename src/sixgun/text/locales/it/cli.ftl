# La riga di comando: intestazioni, domande, consigli. I nomi di comandi e opzioni non si traducono.

cli-legal = Sixgun è una realizzazione non ufficiale, fatta da giocatori. BANG! è un marchio del suo editore, che non ha nulla a che fare con questo progetto. Non si usano illustrazioni né testi di regole del gioco pubblicato; tutti i testi sono nostri.
cli-banner = Sixgun · un tavolo non ufficiale per i giochi BANG!. BANG! è un marchio del suo editore; non si usano sue illustrazioni né suoi testi di regole.
cli-version = Sixgun { $version } (versione { $build })
cli-build-compiled = compilata
cli-build-plain = in puro Python

# Il tavolo
cli-table-heading = Turno { $turn } · tocca a { $player }
cli-table-heading-you = Turno { $turn } · tocca a te
cli-table-heading-setup = Prima del primo turno
cli-column-player = Giocatore
cli-column-character = Personaggio
cli-column-role = Ruolo
cli-column-life = Vita
cli-column-distance = Dist
cli-column-reach = A tiro
cli-column-hand = Mano
cli-reach-yes = sì
cli-reach-no = no
cli-role-hidden = ?
cli-out = fuori
cli-ghost = fantasma
cli-green-ready = (pronta)
cli-green-fresh = (non ancora)
cli-front-silenced = ora senza effetto
cli-borrowed = ha l'abilità di { $character }
cli-reserve = di riserva: { $character }
cli-event-none = Nessun evento è ancora in vigore.
cli-event-first = Il primo sarà:
cli-event-now = Evento:
cli-event-next = Poi, all'inizio del { $you ->
    [yes] tuo { $second ->
        [yes] secondo turno
       *[no] turno
     }
   *[no] { $second ->
        [yes] secondo turno
       *[no] turno
     } di { $player }
 }:
cli-events-left = { $count ->
    [0] È l'ultimo.
    [one] Dopo ne viene un altro.
   *[other] Dopo ne vengono altri { $count }.
 }
cli-events-never = In questa partita non ci sono eventi: vengono con le espansioni high_noon e fistful_of_cards.
cli-events-past = Eventi passati: { $events }
cli-named-suit = In questo turno si può giocare solo { $suit } (HN-7.2).
cli-duty = { $card } va giocata prima che finisca questo turno (FC-8.2).
cli-deck = Mazzo { $count }
cli-discard-pile = Scarti { $count }, in cima { $card }
cli-discard-pile-empty = nessuno scarto
cli-on-show = Scoperte: { $cards }
cli-weapon-range = (portata { $range })
cli-known-hand = in mano: { $cards }
cli-your-hand = La tua mano: { $count } (alla fine del turno ne puoi tenere { $limit })
cli-your-hand-empty = La tua mano è vuota.
cli-hand-legend = { $sign } ora non si può giocare; perché LETTERA dice il motivo
cli-your-role = Il tuo ruolo: { $role }. { $aim }
cli-your-character = Sei { $character }: { $ability }
cli-your-copy = Fino al tuo prossimo turno hai anche l'abilità di { $character }: { $ability }
cli-your-reserve = Il tuo personaggio di riserva è { $character }: { $ability }
cli-you-name = Tu

# Scegliere
cli-other-name = Giocatore
cli-play-hint = Scrivi il numero di una scelta. Scrivi ? per l'aiuto, ? e un numero o una lettera per sapere che cosa fa una scelta o una carta.
cli-choose-hint = { $last ->
    [one] Scrivi 1, oppure ? per l'aiuto.
   *[other] Scrivi un numero da 1 a { $last }, oppure ? per l'aiuto.
 }
cli-no-such-choice = { $last ->
    [one] «{ $text }» non è una scelta. Scrivi 1.
   *[other] «{ $text }» non è una scelta. Scrivi un numero da 1 a { $last }.
 }
cli-choice-unknown = { $last ->
    [one] «{ $text }» non è una scelta. Scrivi 1, oppure ? per l'aiuto.
   *[other] «{ $text }» non è tra le scelte. Scrivi un numero da 1 a { $last }, un'azione in notazione, oppure ? per l'aiuto.
 }
cli-choice-help =
    1, 2        fa quella scelta; va bene anche la notazione (play panic:JH @3)
    ? 3         che cosa fa la scelta 3, con le sue regole; ? b: la carta b
    ? panico    ogni carta, personaggio (? willy the kid), evento o regola (? B-8.6)
    perché b    perché la carta b ora non si può giocare, o non su tutti; perché borraccia: una carta davanti a te, un evento, la tua abilità
    tavolo      di nuovo il tavolo, il tuo ruolo e personaggio; eventi: il loro mazzo
    mano        di nuovo la tua mano
    storia      la storia dall'inizio; storia 20: le ultime righe
    salva FILE  salva la partita e continua
    esci        smette di giocare (anche Ctrl-C); ti si chiede se salvare
cli-words-help = aiuto
cli-words-why = perché perche
cli-words-all = tutto tutte
cli-words-log = storia
cli-words-table = tavolo
cli-words-events = eventi evento
cli-words-hand = mano
cli-words-save = salva
cli-words-quit = esci q
cli-words-undo = annulla
cli-words-no = no n
cli-words-yes = sì si s y
cli-why-what = Indica una carta della mano con la sua lettera (perché b), una carta davanti a te, la tua abilità o l'evento con il nome, oppure un'azione in notazione (perché play panic:JH @3).
cli-why-allowed = Questo ora si può fare: scelta { $numbers }.
cli-cannot-explain = Non c'è scelta, carta, personaggio, evento o regola di nome «{ $text }».
cli-choices-hidden = { $count } scelte che scartano le stesse due carte in altro ordine non si vedono qui; scrivi tutto per vederle.
cli-rule-line = { $rule }: { $text }
cli-rule-only = regola { $rule }
cli-forced = (C'è una sola risposta: { $action }.)
cli-out-of-game = Sei fuori dal gioco. Gli altri continuano.
cli-out-wait = Premi Invio per vedere come finisce, o scrivi q per andartene.

# Smettere, salvare, continuare
cli-save-offer = Vuoi salvare la partita prima di andare? Scrivi il nome di un nuovo file; no, o solo Invio, esce senza salvare.
cli-save-name = Allora indica il nuovo file, per esempio partita.jsonl.
cli-log-what = Un numero dice quante righe, come in storia 20; storia da sola racconta dall'inizio.
cli-save-what = Indica un nuovo file: salva partita.jsonl
cli-no-undo = Non si può annullare niente: una giocata, un tiro o una carta pescata ha mostrato qualcosa che ormai si è visto. Guarda prima di giocare, con perché o con ? e una lettera.
cli-saved = Salvata in { $path }.
cli-saved-already = La partita è salvata in { $path }. Continua con: { $command }
cli-not-saved = La partita non è stata salvata.
cli-input-ended = L'input è finito prima della partita, e nulla è salvato. Con --record FILE una partita si salva mentre la giochi.
cli-rescued = Quello che si è giocato finora è salvato in { $path }.
cli-record-stopped = La partita continua, ma non viene più registrata. Puoi ancora salvarla quando esci.
cli-continue = La partita di { $path } continua dopo { $actions ->
    [one] un'azione.
   *[other] { $actions } azioni.
 }
cli-continue-torn = La riga { $line } era tagliata a metà e non conta.
cli-continue-other-game = { $path }: questa è una partita di { $found }, non di { $game }. Togli { $game } per continuarla.
cli-continue-over = { $path }: questa partita è finita. Guardala con sixgun replay.
cli-continue-nobody = { $path }: a questo tavolo siedono solo bot. Guardala con sixgun replay.
cli-not-with-continue = { $option } non si può usare insieme a --continue: la partita del file continua com'era.
cli-goodbye = Alla prossima.

# La fine di una partita
cli-result-heading = La partita è finita
cli-alive = in gioco
cli-won = ha vinto
cli-lost = ha perso
cli-you-win = Hai vinto!
cli-you-lose = Hai perso.
cli-result-length = { $turns } turni, { $choices } scelte. Seme { $seed }.
cli-result-record = La registrazione è in { $path }.
cli-next-offer = E adesso?
cli-next-no = Lascia il tavolo
cli-next-yes = Gioca un'altra partita con gli stessi giocatori
cli-next-keep = Sei ancora in gioco: vuoi essere di nuovo { $character }?
cli-next-keep-yes = Resta { $character }
cli-next-keep-no = Ricevi un nuovo personaggio
cli-next-sheriff = Chi sarà lo Sceriffo?
cli-next-deputy = Chi sarà il Vice e comincerà?
cli-next-deal = Non si sa: distribuisci i ruoli a caso

# Repliche e scenari
cli-replay-heading = { $path }: una partita per { $players } giocatori, seme { $seed }, scritta dalla versione { $engine }.
cli-replay-step = { $number }/{ $total } { $player }: { $action }   [Invio: avanti, q: basta]
cli-replay-running = La registrazione finisce qui, dopo { $actions } azioni; la partita non era finita.
cli-replay-no-file = Indica il file di una registrazione: sixgun replay partita.jsonl
cli-verify-over = { $path }: tutto a posto. { $actions } azioni e { $digests } impronte coincidono; la partita è finita con «{ $outcome }».
cli-verify-running = { $path }: tutto a posto. { $actions } azioni e { $digests } impronte coincidono; la partita non era finita.
cli-scenario-ok = riuscito
cli-scenario-failed = FALLITO
cli-scenario-sum = { $count ->
    [one] Uno scenario
   *[other] { $count } scenari
 }, { $failures ->
    [0] nessuno fallito.
    [one] uno fallito.
   *[other] { $failures } falliti.
 }
cli-scenario-no-path = Indica un file di scenario, o una cartella di scenari.
cli-scenario-none = { $path }: non contiene scenari. Gli scenari sono file che finiscono in .toml.
cli-no-such-path = { $path }: questo file o questa cartella non esiste.

# Simulazione
cli-simulating = Si gioca
cli-simulate-interrupted = Interrotta: sono state giocate { $games } partite su { $planned }.
cli-simulate-heading = { $games ->
    [one] Una partita
   *[other] { $games } partite
 } per { $players } giocatori
cli-simulate-seed = Seme { $seed }, bot: { $bots }
cli-column-bot = Posto
cli-column-games = Partite
cli-column-won = Vinte
cli-column-share = Quota
cli-column-interval = confidenza 95%
cli-length-decisions = Decisioni per partita: { $mean } in media, da { $shortest } a { $longest }
cli-length-turns = Turni per partita: { $mean } in media, da { $shortest } a { $longest }
cli-speed = { $decisions } decisioni in { $seconds } s: { $rate } decisioni e { $games } partite al secondo (versione { $build })
simulate-broken-game = La partita { $index } (seme { $seed }) non è arrivata alla fine: { $reason }
simulate-bots = { $bots } bot non bastano o sono troppi per { $players } posti.
simulate-worker-died = Un processo è morto, forse per mancanza di memoria. Prova con meno processi (--workers).

# Uso sbagliato
cli-wrong-number = { $option } vuole un numero da { $low } a { $high }, non «{ $text }».
cli-wrong-word = { $option } vuole una di queste parole: { $known }; non «{ $text }».
cli-wrong-bots = --bots indica { $bots } bot per { $seats } posti. Indicane uno per tutti, o uno per ogni posto.
cli-wrong-name = --name vuole da 1 a 40 caratteri che si possano mostrare.
cli-no-such-option = L'opzione { $option } non esiste. Prova: { $command } --help
cli-no-such-command = Il comando «{ $word }» non esiste. Prova: { $command } --help
cli-extra-words = «{ $words }» è di troppo. Prova: { $command } --help
cli-option-wants = Dopo l'opzione { $option } ci vuole qualcosa. Prova: { $command } --help
cli-option-usage = L'opzione { $option } non si usa così. Prova: { $command } --help
cli-usage = Il comando non si può eseguire ({ $message }). Prova: { $command } --help
cli-broken = Questo è un difetto di Sixgun ({ $error }). Segnalalo, con quello che hai fatto e la registrazione della partita.
cli-no-room = Quello che Sixgun ha da dire non si può scrivere: dove va l'output non c'è spazio.

# Espansioni e opzioni di una partita
cli-sets = Espansioni: { $sets }.
cli-unknown-set = Non c'è nessuna espansione «{ $set }».{ $near ->
    [none] {""}
   *[other] {" "}Forse { $near }?
 } Ci sono: { $known }.
cli-set-id-twice = L'espansione «{ $set }» porta «{ $id }», che c'è già in un'altra delle espansioni scelte. Togline una delle due: indica quelle che vuoi con --set NOME.
cli-set-twice = Ci sono due espansioni «{ $set }»: un pacchetto ne porta una che c'è già in un altro, o in Sixgun stesso. Disinstalla quel pacchetto, o non usare questa espansione.
cli-too-many-players = Con queste espansioni si gioca al massimo in { $most }, non in { $players }.{ $more ->
    [none] {""}
   *[other] {" "}Aggiungi { $more }, oppure scegli meno giocatori.
 }
cli-character-set-out = L'espansione «{ $set }» non è in questa partita, e i suoi personaggi non si possono distribuire. Aggiungi --set { $set }, oppure scegli tra: { $known }.
cli-character-set-none = L'espansione «{ $set }» non ha personaggi. Scegli tra: { $known }.
cli-few-characters = Per { $players } giocatori servono { $needed } personaggi ({ $each } a testa), e ce ne sono solo { $left } ({ $sets }).{ $most ->
    [none] {""}
   *[other] {" "}Così si può giocare fino in { $most }.
 }{ $more ->
    [none] {""}
   *[other] {" "}Ce ne sono altri con { $more }.
 }

# Il regolamento
cli-rules-title = Le regole, con parole nostre
cli-rules-game = un gioco
cli-option-of-other-game = { $option } è un'opzione di un altro gioco ({ $games }), non di { $game }, che accetta { $takes }.
cli-rules-hint =
    sixgun rules B-9.1         una regola e quelle sotto; il numero lo dà il gioco
    sixgun rules HN            un capitolo intero
    sixgun rules cat balou     una carta, un personaggio, un evento, un ruolo o un'espansione
    sixgun rules --search arma ogni punto che ne parla
cli-chapter-opt = Opzioni
cli-chapter-t = Tempi
cli-chapter-b = Il gioco base
cli-chapter-dc = Dodge City (carte)
cli-chapter-ch = I personaggi in generale
cli-chapter-cb = I personaggi del gioco base
cli-chapter-cd = I personaggi di Dodge City
cli-chapter-cs = I personaggi speciali di The Bullet
cli-chapter-cw = I personaggi speciali di Wanted
cli-chapter-ev = Le carte evento in generale
cli-chapter-hn = Gli eventi di Mezzogiorno di fuoco
cli-chapter-fc = Gli eventi di Per un pugno di carte
cli-chapter-d = The Duel: un gioco per due
cli-chapter-g = The Dice Game
cli-chapter-other = Regole di un altro pacchetto
cli-section-dc-1 = In generale
cli-section-dc-2 = Che cosa sono le carte verdi
cli-section-dc-3 = Le carte marroni
cli-section-dc-4 = Le carte blu
cli-section-dc-5 = Le carte verdi, una per una
cli-section-ev-1 = Il mazzo degli eventi
cli-section-ev-2 = Quando un evento entra in gioco, e quanto resta
cli-section-ev-3 = Come funzionano gli eventi
cli-rules-character = personaggio di { $set }, punti vita: { $life }
cli-rules-event = evento di { $set }
cli-rules-set = espansione, --set { $name }
cli-rules-characters = Personaggi: { $names }
cli-rules-events = Eventi: { $names }
cli-rules-role = ruolo
cli-rules-word = parola delle regole
cli-rules-no-card = non è una carta
cli-rules-faces = { $count ->
    [one] Una carta: { $faces }
   *[other] { $count } carte: { $faces }
 }
cli-rules-about = Riguarda: { $names }
cli-rules-unknown = Nelle regole niente si chiama «{ $text }».
cli-rules-elsewhere = { $rule } è una regola di un altro gioco: sixgun rules { $rule }
cli-rules-near = Forse: { $near }?
cli-rules-try-search = Cercalo nei testi: sixgun rules --search «{ $text }»
cli-rules-search-what = Di' che cosa cercare: sixgun rules --search prigione
cli-rules-not-found = «{ $text }» non sta da nessuna parte nelle regole.
cli-rules-near-words = C'è: { $near }.
cli-rules-found = { $count ->
    [one] Un punto parla di «{ $text }».
   *[other] { $count } punti parlano di «{ $text }».
 }
cli-rules-guides = Ogni gioco in due minuti: { $commands }
cli-rules-best = I { $shown } punti migliori su { $count } che parlano di «{ $text }».
