# The Dice Game al terminale: tavolo, dadi, consigli, regolamento.

cli-dice-banner = { $game }, { $players } giocatori.
cli-dice-play-hint = Scrivi il numero di una scelta; fra due lanci r13 rilancia i dadi 1 e 3. Scrivi ? per l'aiuto, probabilità per sapere che cosa ti aspetta.

# Il tavolo e i dadi
cli-dice-pile = { $count ->
    [one] una freccia nella pila
   *[other] { $count } frecce nella pila
 }
cli-dice-column-arrows = Frecce
cli-dice-locked = fermo
cli-dice-new = nuovo
cli-dice-kept = tenuto
cli-dice-left = I tuoi dadi ancora da usare:
cli-dice-means-arrow = la freccia è già presa; non fa altro
cli-dice-means-dynamite = { $count } su { $limit }; non si rilancia, { $limit } costano un punto vita
cli-dice-means-dynamite-free = { $count } su { $limit }; la puoi rilanciare, { $limit } costano un punto vita
cli-dice-means-bullseye = { $count ->
    [one] colpisce { $names }
   *[other] ognuno colpisce { $names }
 }
cli-dice-list-or = { $left } o { $right }
cli-dice-means-beer = { $count ->
    [one] un punto vita per chi vuoi
   *[other] un punto vita ciascuna per chi vuoi
 }
cli-dice-means-gatling = bastano per la gatling: un punto vita in meno a tutti gli altri, e le tue frecce tornano nella pila
cli-dice-means-gatling-few = { $count } su { $needed } che servono per la gatling
cli-dice-means-clears = { $count ->
    [one] (e puoi rimettere via una freccia di chi vuoi)
   *[other] (e puoi rimettere via { $count } frecce di chi vuoi)
 }

# Scegliere
cli-dice-reroll-hint = r13 rilancia 1 e 3, t24 tiene 2 e 4 e rilancia il resto, f ti ferma.
cli-dice-choices-hidden = { $count ->
    [one] C'è un altro modo di rilanciare; scrivi tutto per vederlo.
   *[other] Ci sono altri { $count } modi di rilanciare; scrivi tutto per vederli.
 }
cli-dice-hint-dice = I dadi hanno i numeri da 1 a 5: r13 rilancia i dadi 1 e 3, t24 tiene 2 e 4 e rilancia il resto.
cli-dice-hint-numbers = Un numero da solo è una scelta. Per rilanciare { $dice } scrivi r{ $short }.
cli-dice-words-reroll = r rilancia rilancio reroll
cli-dice-words-keep = t tieni tengo k keep
cli-dice-words-stop = f fermo fermati stop s
cli-dice-words-die = d dado dadi
cli-dice-words-odds = probabilità probabilita
cli-dice-words-dice = dadi
cli-dice-choice-unknown = { $last ->
    [one] «{ $text }» non è una scelta. Scrivi 1, oppure ? per l'aiuto.
   *[other] «{ $text }» non è tra le scelte. Scrivi un numero da 1 a { $last }, oppure ? per l'aiuto.
 }
cli-dice-choice-help =
    1, 2        fa quella scelta; va bene anche la notazione (hit 2 @3, beer @0)
    r13         rilancia i dadi 1 e 3; t24: tieni 2 e 4 e rilancia il resto; f: fermati
    probabilità le probabilità esatte con i dadi che hai
    ? 3         che cosa fa la scelta 3, con le sue regole; ? d3: che cosa fa il dado 3
    ? birra     ogni faccia (? g), personaggio (? willy the kid), ruolo o regola (? G-4.6)
    perché 3    perché il dado 3 non si rilancia; perché birra: perché non si può dare
    dadi        di nuovo i tuoi dadi
    tavolo      di nuovo il tavolo, il tuo ruolo e personaggio
    tutto       ogni modo di rilanciare, con il suo numero
    storia      la storia dall'inizio; storia 20: le ultime righe
    salva FILE  salva la partita e continua
    esci        smette di giocare (anche Ctrl-C); ti si chiede se salvare
cli-dice-why-what = Indica un dado con il suo numero (perché 3), una faccia (perché birra), il tuo personaggio, oppure un'azione in notazione (perché hit 2 @3).
cli-dice-why-allowed = Questo ora si può fare: scrivi r{ $short }.
cli-dice-cannot-explain = Non c'è scelta, dado, faccia, personaggio, ruolo o regola di nome «{ $text }».

# Probabilità
cli-dice-odds-heading = { $rolls ->
    [one] Le tue probabilità con ancora un lancio:
   *[other] Le tue probabilità con ancora { $rolls } lanci:
 }
cli-dice-odds-note = Tieni: le facce da tenere ora se punti solo a questo. Dinamite, attacco: quanto sono probabili intanto tre dinamiti, o un attacco degli Indiani.
cli-dice-no-odds = Ci sono probabilità da calcolare solo finché puoi rilanciare.

# Il regolamento
cli-dice-rules-hint =
    sixgun rules G-4.6                          una regola e quelle sotto; il numero lo dà il gioco
    sixgun rules suzy lafayette --game dice     una faccia, un personaggio, un ruolo o una parola
    sixgun rules --search freccia --game dice   ogni punto che ne parla
    sixgun odds                                 le probabilità esatte dei dadi
cli-dice-rules-face = faccia dei dadi di The Dice Game
cli-dice-rules-character = personaggio di The Dice Game, punti vita: { $life }
cli-dice-rules-role = ruolo in The Dice Game
cli-dice-rules-word = parola di The Dice Game
