# Le probabilità esatte dei dadi del gioco di dadi: sixgun odds.

help-odds = Calcola le probabilità esatte dei dadi del gioco di dadi.
help-odds-dice = I dadi che stanno sul tavolo e ora non si lanciano: f freccia, d dinamite, 1, 2, b birra, g gatling, o le parole intere; "g g d" e "ggd" sono lo stesso. Gli altri stanno per essere lanciati. Con tutti e cinque sai quali tenere.
help-odds-rolls = Lanci che restano, compreso il prossimo: da 1 a 3, con Lucky Duke 4 (se manca: tutti, o uno in meno se ci sono già dadi sul tavolo).
help-odds-arrows = Frecce nella pila, da 1 a 9 (se manca, tutte tranne quelle dei dadi sul tavolo).
help-odds-players = Giocatori ancora vivi, da 2 a 8 (5 se manca).
help-odds-character = Di chi sono i dadi, se la sua abilità cambia le probabilità: "willy the kid", willy.
help-odds-json = Stampa un oggetto JSON con le frazioni esatte e nient'altro.
help-odds-end =
    sixgun odds           prima del primo lancio
    sixgun odds g g d     tieni due gatling e una dinamite, e lanci due dadi
    sixgun odds ggd12     cinque dadi sul tavolo: quali conviene rilanciare?

# Le facce; .words è ciò che si può scrivere, la forma più corta per prima.
odds-face-arrow = freccia
    .words = f, freccia, frecce, freccia indiana
odds-face-dynamite = dinamite
    .words = d, dinamite, dinamiti
odds-face-bullseye_1 = bersaglio 1
    .words = 1, uno, bersaglio 1
odds-face-bullseye_2 = bersaglio 2
    .words = 2, due, bersaglio 2
odds-face-beer = birra
    .words = b, birra, birre
odds-face-gatling = gatling
    .words = g, gatling, mitragliatrice

error-odds-dice = I dadi sono cinque, non { $dice } (G-1.1).
error-odds-dynamite = Tre dinamiti hanno chiuso i lanci (G-4.8): con { $dynamites } non c'è più niente da calcolare.
error-odds-number = --{ $what } vuole un numero da { $low } a { $high }, non «{ $value }».

cli-odds-unknown-face = Nessun dado mostra «{ $text }». Le facce sono: { $known }.
cli-odds-near-face = Nessun dado mostra «{ $text }». Intendi { $near }? Le facce sono: { $known }.
cli-odds-unknown-character = Nel gioco di dadi non c'è nessun personaggio «{ $text }». Ci sono: { $known }.
cli-odds-near-character = Nel gioco di dadi non c'è nessun personaggio «{ $text }». Intendi { $near }?

cli-odds-first = Lanci tutti e cinque i dadi.
cli-odds-kept = { $count ->
    [one] Tieni { $dice } e lanci un dado.
   *[other] Tieni { $dice } e lanci { $count } dadi.
}
cli-odds-lying = Questi dadi sono sul tavolo: { $dice }.
cli-odds-rolls = { $rolls ->
    [one] È l'ultimo lancio.
   *[other] Restano { $rolls } lanci, compreso questo.
}
cli-odds-rerolls = { $rolls ->
    [one] Resta ancora un lancio.
   *[other] Restano ancora { $rolls } lanci.
}
cli-odds-table = Vivono { $players } giocatori. { $arrows ->
    [one] Nella pila c'è una freccia.
   *[other] Nella pila ci sono { $arrows } frecce.
}
cli-odds-few = Con due o tre giocatori vivi un 2 vale come un 1 (G-5.3).
cli-odds-too-late = Le regole non lasciano mai tanti lanci: se ci sono già dadi sul tavolo, un lancio è passato (G-4.1).

cli-odds-character = { $name }: { $what }.
cli-odds-ability-none = qui l'abilità non cambia niente
cli-odds-ability-rolls = un lancio in più (G-7.8)
cli-odds-ability-dynamite = si possono rilanciare le dinamiti, se non sono tre (G-7.2)
cli-odds-ability-gatlings = bastano due gatling (G-7.16)
cli-odds-ability-swaps = un 1 vale anche 2, e un 2 anche 1 (G-7.3)
cli-odds-ability-wider = 1 e 2 colpiscono anche un posto più lontano (G-7.11)
cli-odds-ability-doubles = una birra può raddoppiare un colpo (G-7.13)
cli-odds-ability-no-bullseyes = senza 1 e senza 2 alla fine si guadagnano due punti vita (G-7.14)

cli-odds-gatling = { $count }+ gatling
cli-odds-hits = { $count ->
    [one] 1+ colpo a distanza { $distance }
   *[other] { $count }+ colpi a distanza { $distance }
}
cli-odds-beers = { $count ->
    [one] 1+ birra
   *[other] { $count }+ birre
}
cli-odds-no-bullseyes = nessun 1 e nessun 2
cli-odds-attack = attacco degli Indiani
cli-odds-dynamites = { $count }+ dinamiti

cli-odds-column-aims = Puoi puntare a
cli-odds-column-risks = Può capitarti
cli-odds-column-keep = Tieni
cli-odds-column-once = Un lancio
cli-odds-column-best = Al meglio
cli-odds-column-always = Rilanciando
cli-odds-column-dynamite = Dinamite
cli-odds-column-attack = Attacco

cli-odds-decimal = ,
cli-odds-percent = { $number }%
cli-odds-one-in = 1 su { $number }
cli-odds-certain = sicuro
cli-odds-never = mai
cli-odds-keep-nothing = niente
cli-odds-stop = basta

cli-odds-note-once = Un lancio: lanci una volta ciò che non tieni, e ti fermi.
cli-odds-note-best = Al meglio: punti solo a questo. Dopo ogni lancio tieni ciò che lo rende più probabile, anche dadi dei lanci precedenti, e ti fermi quando un altro lancio non serve. Nessuno può fare di più.
cli-odds-note-keep = Tieni: che cosa tenere adesso per questo.
cli-odds-note-way = Dinamite e attacco: quanto sono probabili, per quella via, tre dinamiti o un attacco degli Indiani.
cli-odds-note-always = Rilanciando: usi tutti i lanci, e ogni volta rilanci tutti i dadi non bloccati, anche quelli tenuti.
cli-odds-note-no-roll = Se ti fermi adesso, non possono venire né tre dinamiti né un attacco.
cli-odds-note-lives = «3+» vuol dire tre o più. Tutte le cifre sono esatte. Presuppongono che tu sopravviva a frecce e dinamite.
