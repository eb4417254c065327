# La pagina di un tavolo: ciò che sta attorno al tabellone, qualunque sia il gioco.

page-table-opening = Apro il tavolo …
page-table-lost-line = Il collegamento è caduto. Ci riprovo …
page-table-line-over = Il collegamento con il tavolo è finito.
page-table-again = Riprova
page-table-to-lobby = All'ingresso
page-table-closed = Questo tavolo è chiuso
    .about = Non c'era più nessuno. Le partite finite si possono rivedere nell'elenco delle partite.
page-table-refused = Non puoi vedere questo tavolo
page-table-let-go = Non sei più a questo tavolo
    .about = Chi ospita ha liberato il tuo posto o creato un nuovo link, oppure è cominciata una partita che nessuno può guardare.
page-table-missing = Questo tavolo non c'è
    .about = Forse è stato chiuso, forse è solo per chi è invitato, o l'indirizzo non è del tutto giusto.

# La barra in alto
page-table-bar = Il tavolo
page-table-title-turn = Tocca a te: { $title }
page-table-turn-number = Turno { $turn }
page-table-watching = stai guardando
page-table-watchers = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
 }
page-table-sound = Suoni
page-table-leave = Lascia il tavolo
page-table-leave-about = Un bot continuerà a giocare per te. Puoi tornare a questo tavolo e riprendere il posto.
page-table-leave-host = Un bot continuerà a giocare per te. Puoi tornare a questo tavolo e riprendere il posto. Poi sarà qualcun altro a ospitare il tavolo.
page-table-stay = Resta
page-table-you-stand-in = Un bot sta giocando per te.
page-table-come-back = Torno a giocare io

# I posti
page-table-seats = Gli altri giocatori
page-table-own = Il tuo posto
page-table-bot = un bot
page-table-program = un programma
page-table-stand-in = assente: un bot gioca per questo posto
page-table-away = non collegato
page-table-absent = { $name } non c’è. La partita aspetta.
page-table-absent-bot = { $name } non c’è. Dopo { $time } di assenza gioca un bot al suo posto; chi torna riprende in mano il gioco.
page-table-absent-clock = { $name } non c’è. Allo scadere del tempo risponde un bot.
page-table-host = padrone del tavolo
page-table-turn = di turno
page-table-thinks = sta decidendo
page-table-out = fuori dal gioco
page-table-ghost = tornato come fantasma
page-table-doomed = senza più scampo
page-table-role-hidden = ruolo nascosto
page-table-mark = { $name }: sospetti che sia { $role }
page-table-mark-none = { $name }: ancora nessun sospetto
page-table-mark-about = Il tuo appunto a matita: chi pensi che sia? Non lo vede nessun altro.
page-table-life = { $life } punti vita su { $max }
page-table-wounds = { $count ->
    [one] Un punto vita perso dal tuo ultimo turno
   *[other] { $count } punti vita persi dal tuo ultimo turno
 }
page-table-cards = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
 }
page-table-front = in gioco: { $cards }
page-table-reach = distanza { $distance }, a portata della tua arma
page-table-far = distanza { $distance }, fuori portata
page-table-range = la tua arma arriva a { $range }
page-table-copied = abilità presa in prestito
page-table-reserve = secondo personaggio
page-table-fresh = appena giocata: pronta dal prossimo turno
page-table-known = in mano; l'hai vista
page-table-in-hand = in mano
page-table-border-brown = si usa una volta e si scarta
page-table-border-blue = resta davanti a un giocatore
page-table-border-green = resta davanti, pronta dal prossimo turno
page-table-tip-rules = Nel regolamento

# Il centro
page-table-deck = { $count ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
 }
page-table-deck-known = Sai che cosa c'è in cima: { $cards }
page-table-discard = { $count ->
    [one] Scarti, una carta: { $card }
   *[other] Scarti, { $count } carte; in cima { $card }
 }
page-table-discard-empty = Il mazzo degli scarti è vuoto
page-table-event-now = In vigore
page-table-event-next = { $count ->
    [one] La prossima, l'ultima
   *[other] La prossima, di { $count }
 }
page-table-display = Carte fra cui scegliere

# La mano
page-table-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
 }
page-table-hand-empty = Non hai carte.
page-table-can = si può scegliere
page-table-picked = scelto

# La domanda
page-table-prompt = Che cosa si chiede
page-table-answers = Risposte
page-table-sent = Inviato …
page-table-take-back = Ci ripenso
page-table-all-answers = Tutte le { $count } risposte
page-table-fewer = Meno risposte
page-table-next = Che cosa di preciso?
page-table-next-target = Su chi? Scegli fra quelli illuminati.
page-table-next-card = E con quale carta?
page-table-next-die = Quale dado?
page-table-hint = Suggerimento
page-table-sure-pass = Qualcosa potresti ancora fare. Davvero non fai niente?
page-table-think-again = Ci penso ancora
page-table-left = Tempo rimasto: { $time }
page-table-seconds = { $count ->
    [one] ancora un secondo
   *[other] ancora { $count } secondi
 }

# Racconto e chiacchiere
page-table-log = Racconto
page-table-side = Racconto e chiacchiere
page-table-log-filter = Che cosa si vede
page-table-log-all = Tutto
page-table-log-mine = Su di me
page-table-log-fights = Scontri
page-table-log-chat = Voci
page-table-log-empty = Qui non c'è ancora niente.
page-table-chat = Di' qualcosa
page-table-chat-send = Dillo
page-table-chat-out = Ora ti sente solo chi è fuori dal gioco.
page-table-chat-out-only = lo sente solo chi è fuori
page-table-chat-watching = Chi guarda soltanto non parla.

# Fuori dal gioco, e la fine
page-table-you-are-out = Sei fuori dal gioco. Puoi guardare come finisce, parlare con chi è fuori o andartene.
page-table-side-can-win = La tua parte può ancora vincere.
page-table-hurry = Fino alla fine subito
page-table-over = La partita è finita
page-table-won = Hai vinto!
page-table-lost = Hai perso
page-table-winner = vincitore
page-table-result = Mostra il risultato
page-table-look-at-board = Guarda il tavolo
page-table-replay = Rivedila
page-table-another = Un'altra partita

# I tasti
page-table-help = Tasti e mosse
page-table-help-drag = Le carte si possono anche trascinare su un giocatore o al centro del tavolo. Indica una cosa, o tienila premuta, per leggere che cosa fa.
page-table-key-digits = dà la risposta con quel numero
page-table-key-arrows = passa da una carta all'altra, o da un giocatore all'altro
page-table-key-enter = sceglie la carta o il giocatore
page-table-key-esc = annulla l'ultima scelta
page-table-key-h = alla tua mano, o ai dadi
page-table-key-t = ai giocatori, prima quelli che si possono scegliere
page-table-key-p = alla domanda e alle risposte
page-table-key-l = al racconto
page-table-key-c = alle chiacchiere
page-table-key-r = apre il regolamento
page-table-key-m = accende e spegne i suoni
