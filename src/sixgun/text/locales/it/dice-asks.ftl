# Che cosa chiede The Dice Game, le etichette delle risposte, e perché qualcosa non è permesso. dice-prompt-* parla a chi
# deve scegliere, dice-asked-* dice agli altri che cosa si aspetta. $by è chi ne è la causa.

dice-prompt-heal = Comincia il tuo turno: chi recupera un punto vita?
dice-prompt-reroll = { $amount ->
    [one] Rilanci qualche dado, per l'ultima volta, o ti fermi?
   *[other] Rilanci qualche dado, o ti fermi? Hai ancora { $amount } lanci.
 }
dice-prompt-assign = { $amount ->
    [one] Chi colpisci con il tuo bersaglio?
   *[other] Restano { $amount } bersagli. Chi colpisci con il prossimo? Alla fine colpiscono insieme.
 }
dice-prompt-beer = { $own ->
    [one] { $amount ->
        [one] A chi va la birra?
       *[other] Restano { $amount } birre. A chi va la prossima?
    }
   *[other] { $amount ->
        [one] A chi va la birra? Per te vale { $own } punti vita.
       *[other] Restano { $amount } birre. A chi va la prossima? Per te ognuna vale { $own } punti vita.
    }
 }
dice-prompt-take-arrow = { $amount ->
    [one] { $by } ti colpisce: prendi una freccia invece di perdere il punto vita?
   *[other] { $by } ti colpisce per { $amount } punti vita: prendi una freccia invece di perdere il prossimo?
 }
dice-prompt-discard-own-arrow = { $amount ->
    [one] { $by } ti è costato un punto vita: rimetti via la tua freccia?
   *[other] { $by } ti è costato un punto vita: rimetti via una delle tue { $amount } frecce?
 }
dice-prompt-discard-own-arrow-alone = { $amount ->
    [one] Hai perso un punto vita: rimetti via la tua freccia?
   *[other] Hai perso un punto vita: rimetti via una delle tue { $amount } frecce?
 }
dice-prompt-discard-arrow = { $amount ->
    [one] La tua gatling ti fa rimettere via una freccia di chi vuoi: di chi?
   *[other] Le tue gatling ti fanno rimettere via { $amount } frecce di chi vuoi: di chi la prossima?
 }

dice-asked-heal = { $player } sceglie chi recupera un punto vita.
dice-asked-reroll = { $player } guarda i dadi.
dice-asked-assign = { $player } prende la mira.
dice-asked-beer = { $player } sceglie a chi va una birra.
dice-asked-take-arrow = { $player } sceglie fra una freccia e un punto vita.
dice-asked-discard-own-arrow = { $player } può rimettere via una freccia.
dice-asked-discard-arrow = { $player } sceglie di chi rimettere via una freccia.

dice-action-reroll = Tieni { $kept }, rilancia { $dice }
dice-action-reroll-all = Rilancia tutti e cinque
dice-action-reroll-rest = Rilancia tutto tranne la dinamite: { $faces }
dice-action-stop = Fermati: questi dadi valgono
dice-action-hit = Usa un { $face } contro { $player }
dice-action-double = Usa un { $face } contro { $player } e raddoppialo con una birra
dice-action-beer = Offri la birra a { $player }
dice-action-beer-own = Bevi tu la birra
dice-action-heal = Un punto vita per { $player }
dice-action-heal-own = Un punto vita per te
dice-action-take = Prendi una freccia
dice-action-lose = Perdi il punto vita
dice-action-shed = Rimetti via una freccia
dice-action-keep = Tieni le tue frecce
dice-action-clear = Rimetti via una freccia di { $player }
dice-action-clear-own = Rimetti via una delle tue frecce
dice-action-pass = Non rimettere via niente

dice-refusal-game-over = La partita è finita. Per giocare ancora, cominciane un'altra.
dice-refusal-not-asked = Ora non tocca a te scegliere: si aspetta { $player }.
dice-refusal-stop-not-now = Ora non stai lanciando. Rispondi a ciò che ti viene chiesto.
dice-refusal-reroll-not-now = Non ci sono ancora dadi da rilanciare. Rispondi a ciò che ti viene chiesto.
dice-refusal-rolling-over = I lanci sono finiti, e i dadi valgono come stanno. Rispondi a ciò che ti viene chiesto.
dice-refusal-dynamite-locked = Il dado { $die } mostra la dinamite, che non si rilancia. Scegli fra gli altri dadi.
dice-refusal-dynamite-ends-rolling = Tre dinamiti hanno messo fine ai tuoi lanci: gli altri dadi valgono come stanno.
dice-refusal-hit-not-now = Il { $face } si usa dopo i lanci, quando ti si chiede chi colpire.
dice-refusal-no-such-die = Non ti resta nessun { $face } da usare. Usa un bersaglio che hai.
dice-refusal-no-doubling = Una birra dà solo vita. Il tuo personaggio non può usarla per raddoppiare un bersaglio.
dice-refusal-doubled-already = Hai già raddoppiato un bersaglio, e si può una volta per turno. Usa questo com'è.
dice-refusal-no-beer-to-double = Non hai una birra per raddoppiare un bersaglio. Usalo com'è.
dice-refusal-no-target-self = Non puoi colpire te. Scegli un altro giocatore.
dice-refusal-wrong-distance = { $player } siede { $distance ->
    [one] accanto a te
   *[other] a { $distance } posti da te
 }, e lì il { $face } non colpisce. Scegli un giocatore alla distanza giusta.
dice-refusal-beer-not-now = Le birre si danno dopo i bersagli, quando ti si chiede a chi vanno.
dice-refusal-nobody-revived = { $player } è fuori dal gioco, e nessuna birra riporta indietro qualcuno. Scegli un giocatore vivo.
dice-refusal-heal-not-now = Quel punto vita lo dà all'inizio del turno un personaggio che può farlo.
dice-refusal-ability-not-now = Ora non ti si chiede di frecce e punti vita. Rispondi a ciò che ti viene chiesto.
dice-refusal-must-choose = Qui non puoi passare: ogni dado va usato. Scegli fra le cose offerte.
dice-refusal-no-such-seat = A questo tavolo non c'è nessun posto { $player }.
dice-refusal-target-out-of-game = { $player } è fuori dal gioco. Scegli un giocatore vivo.
dice-refusal-target-fallen = { $player } ha appena perso l'ultimo punto vita, e le sue frecce tornano comunque nella pila. Scegli qualcun altro.
dice-refusal-no-arrow = { $player } non ha frecce. Scegli qualcuno che ne ha.
dice-refusal-not-offered = Non è fra le scelte che hai adesso.
