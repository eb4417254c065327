# The Duel alla riga di comando: intestazioni, aiuto e consigli. I nomi di comandi e opzioni non si traducono.

help-option-side = La tua parte in The Duel: law, la Legge (se manca), o outlaws, i Fuorilegge; in una simulazione quella del posto 0. Comincia la Legge.
error-options-posse = In The Duel ogni parte ha da 4 a 12 personaggi, non { $posse }.
error-options-law = Il posto { $seat } non può essere la Legge: i posti sono 0 e 1.

cli-duel-sides = The Duel, { $count } personaggi per parte. La Legge: { $law }. I Fuorilegge: { $outlaws }.
cli-duel-posse = Personaggi per parte: { $count }
cli-duel-column-side = Parte

# Il tavolo
cli-duel-bangs = carte BANG! { $played } di { $limit }
cli-duel-bangs-any = carte BANG! senza limite
cli-duel-token-moved = segnalino mosso
cli-duel-token-still = segnalino fermo
cli-duel-hand = mano { $count }
cli-duel-hand-law = mano { $count } (Legge)
cli-duel-hand-outlaw = mano { $count } (Fuorilegge)
cli-duel-hand-backs = mano { $count } (Legge { $law }, Fuorilegge { $outlaw })
cli-duel-deck = mazzo { $count }
cli-duel-reserve = riserva { $count }
cli-duel-fallen = fuori: { $characters }
cli-duel-common-deck = Mazzo comune { $count }, in cima { $back ->
    [law] una carta della Legge
   *[outlaw] una carta dei Fuorilegge
 }
cli-duel-front = davanti
cli-duel-behind = dietro
cli-duel-alone = solo
cli-duel-asleep = riposa
cli-duel-always = sempre
cli-duel-down = a terra
cli-duel-vacant = nessuno: il personaggio è appena caduto
cli-duel-life = { $count ->
    [one] { $count } punto vita
   *[other] { $count } punti vita
 }
cli-duel-border-bang = BANG!
cli-duel-border-action = Azione
cli-duel-border-equipment = Equip.
cli-duel-reloadable = si può ricaricare
cli-duel-mark-hit = carta colpo
cli-duel-mark-dodge = carta schivata
cli-duel-mark-reload = si può ricaricare
cli-duel-mark-always = sempre attiva
cli-duel-card = { $card }, { $back }, per rivelare: { $symbol }
cli-duel-character = { $character }: { $side }, punti vita { $life }
cli-duel-your-side = La tua parte: { $side }. { $aim }
cli-duel-your-reserve = Nella tua riserva, in un ordine che nessuno sa: { $characters }.
cli-duel-losses = { $count } su { $posse } fuori

# Scegliere
cli-duel-choice-help =
    1, 2        fa quella scelta; va bene anche la notazione (play colt:L1 at jango)
    ? 3         che cosa fa la scelta 3, con le sue regole; ? b: la carta b
    ? mirino    ogni carta, personaggio (? wild bill), simbolo (? serpente), parola (? ricarica) o regola (? D-8.4)
    perché b    perché la carta b ora non si può giocare, o non su tutti; perché barile: lo stesso per un Equipaggiamento; perché pearl hat: un'abilità; perché segnalino
    tavolo      di nuovo il tavolo, la tua parte, i tuoi personaggi e la riserva
    mano        di nuovo la tua mano
    tutto       ogni scelta, anche le stesse con una seconda copia di una carta
    storia      la storia dall'inizio; storia 20: le ultime righe
    salva FILE  salva la partita e continua
    esci        smette di giocare (anche Ctrl-C); ti si chiede se salvare
cli-duel-why-what = Indica una carta della mano con la sua lettera (perché b), un Equipaggiamento o un tuo personaggio con il nome, il segnalino (perché segnalino), oppure un'azione in notazione (perché play colt:L1 at jango).
cli-duel-cannot-explain = Non c'è scelta, carta, personaggio, simbolo, parola o regola di nome «{ $text }».
cli-duel-choices-hidden = { $count ->
    [one] Una scelta uguale con una seconda copia di una carta non si vede qui; scrivi tutto per vederla.
   *[other] { $count } scelte uguali con una seconda copia di una carta non si vedono qui; scrivi tutto per vederle.
 }
cli-duel-words-token = segnalino
cli-duel-next-side = Che parte vuoi adesso?
cli-duel-next-same = Ancora { $side }
cli-duel-next-swap = { $side }: scambia le parti

# Il regolamento
cli-duel-rules-hint =
    sixgun rules D-8.4                       una regola e quelle sotto; il numero lo dà il gioco
    sixgun rules pearl hat                   una carta, un personaggio, una parte, un simbolo o una parola
    sixgun rules gatling --game duel         lo stesso, solo in questo gioco
    sixgun rules --search barile --game duel ogni punto che ne parla
cli-duel-rules-card = { $border } di The Duel
cli-duel-rules-character = { $side } di The Duel, punti vita: { $life }
cli-duel-rules-side = parte di The Duel
cli-duel-rules-symbol = simbolo per rivelare di The Duel
cli-duel-rules-word = parola di The Duel
cli-duel-rules-copies = { $back ->
    [law] Mazzo della Legge
   *[outlaw] Mazzo dei Fuorilegge
 }: { $count ->
    [one] una carta
   *[other] { $count } carte
 } ({ $symbols })
cli-duel-rules-symbols = { $count } volte { $symbol }
cli-duel-rules-bearers = { $back ->
    [law] Mazzo della Legge
   *[outlaw] Mazzo dei Fuorilegge
 }, { $count } carte: { $cards }
