# Perché un'azione non è permessa: che cosa non va, e che cosa andrebbe bene.

refusal-not-asked = Ora non tocca a te scegliere: si aspetta { $player }.
refusal-game-over = La partita è finita. Per giocare ancora, cominciane un'altra.
refusal-not-in-hand = Non hai in mano { $card }. Scegli una carta che hai.
refusal-not-in-front = { $card } non si trova davanti al giocatore di cui si tratta. Scegli una carta che ha davanti.
refusal-not-now = Ora non puoi giocare { $card }. Le carte si giocano nel proprio turno, o quando rispondono a ciò che ti viene chiesto.
refusal-bang-limit = { $limit ->
    [one] Hai già giocato l'unica carta BANG! di questo turno. Con una Volcanic davanti potresti giocarne altre.
   *[other] Hai giocato { $limit } carte BANG!: di più questo turno non permette.
 }
refusal-out-of-range = { $player } è a distanza { $distance } e la tua arma arriva a { $range }. Spara a qualcuno più vicino, o gioca prima un'arma più lunga.
refusal-too-far = { $player } è a distanza { $distance }, ma questa carta arriva solo a distanza 1, qualunque arma tu abbia. Scegli un giocatore accanto a te.
refusal-no-target-self = Non puoi giocare questa carta contro di te. Scegli un altro giocatore.
refusal-needs-target = { $card } si gioca contro un giocatore. Scegli quale.
refusal-nobody-in-reach = Nessuno è a portata: il giocatore più vicino è a distanza { $distance } e la tua arma arriva a { $range }.
refusal-nobody-near = Nessuno è a distanza 1, e { $card } non arriva oltre. Il giocatore più vicino è a distanza { $distance }.
refusal-nobody-has-cards = Nessuno dei giocatori a cui { $card } può arrivare ha una carta da perdere.
refusal-nobody-to-face = Ora non c'è nessuno davanti a cui si possa mettere { $card }.
refusal-nothing-in-front = Nessun altro ha davanti una carta contro cui approfittare dell'evento { $source }.
refusal-takes-no-target = { $card } non si gioca contro un giocatore preciso. Giocala e basta.
refusal-target-out-of-game = { $player } è fuori dal gioco. Scegli qualcuno che gioca ancora.
refusal-target-no-cards = { $player } non ha carte da prendere o da far scartare. Scegli un giocatore che ne ha.
refusal-copy-in-play = Lì c'è già una carta di nome { $name }. Nessuno può averne davanti due con lo stesso nome.
refusal-same-weapon = Hai già in uso l'arma { $name }. Può prendere il suo posto solo un'arma di nome diverso.
refusal-jail-sheriff = Lo Sceriffo non può finire in Prigione.
refusal-jail-off = In questa partita a tre nessuno può finire in Prigione.
refusal-missed-only-answer = Ciò che vale come Mancato! risponde solo a un colpo diretto a te. Tienilo finché qualcuno non ti spara.
refusal-beer-two-players = La Birra non salva nessuno quando restate in due.
refusal-beer-not-now = La Birra si beve nel proprio turno, o nel momento in cui perdi l'ultimo punto vita.
refusal-only-beer-saves = Hai perso l'ultimo punto vita e { $card } non può salvarti. Può farlo solo una Birra, o un'abilità che guarisce.
refusal-no-answer-to-shot = { $card } non risponde a un colpo. Usa un Barile, gioca un Mancato!, o incassa.
refusal-not-as-bang = Non puoi giocare { $card } come BANG!. Solo un'abilità permette di usare una carta al posto di un'altra.
refusal-no-such-seat = A questo tavolo non c'è nessun posto { $player }.
refusal-barrel-spent = Contro questo colpo non puoi più usare quel barile: ognuno vale una volta per colpo, e prima di ogni Mancato!.
refusal-barrel-not-now = Un barile aiuta solo mentre qualcuno ti spara.
refusal-works-by-itself = { $card } agisce da sé finché è lì. Non c'è bisogno di usarla.
refusal-ability-needs-cards = { $whose ->
    [event] Per approfittare dell'evento { $source } scegli le carte che scarti, e a che cosa o a chi spari.
   *[character] Per usare l'abilità di { $source } scegli le carte della tua mano che dai in cambio.
 }
refusal-ability-not-now = { $whose ->
    [event] Ora non puoi approfittare dell'evento { $source }.
   *[character] L'abilità di { $source } ora non si può usare.
 }
refusal-ability-own-turn = { $whose ->
    [event] Dell'evento { $source } si approfitta nel proprio turno, mentre si giocano carte.
   *[character] L'abilità di { $source } si usa nel proprio turno, mentre si giocano carte.
 }
refusal-ability-too-few-cards = L'abilità di { $source } costa { $needed ->
    [one] una carta
   *[other] { $needed } carte
 } della tua mano, e tu { $cards ->
    [0] non ne hai nessuna
    [one] ne hai una sola
   *[other] ne hai { $cards }
 } da dare.
refusal-ability-wrong-cards = Non hai in mano le carte che servono. { $source }: { $text }
refusal-draw-not-now = Ora non si pesca. Si pesca per prima cosa nel proprio turno.
refusal-end-not-now = Ora non stai giocando carte, quindi non puoi smettere. Rispondi a ciò che ti viene chiesto.
refusal-end-instead = Nessuno ti chiede una risposta. Gioca una carta, o di' che ti basta.
refusal-must-choose = Qui non puoi passare: scegli fra le cose offerte.
refusal-no-such-ability = { $whose ->
    [event] L'evento { $source } non è in vigore.
   *[character] Non hai l'abilità di { $source }.
 }
refusal-ability-full-life = Hai già tutti i tuoi punti vita, quindi non ne puoi recuperare.
refusal-wrong-card-answer = { $card } qui non è una risposta. Scarta una carta di quelle richieste, o perdi vita.
refusal-excess-only = Puoi scartare solo le carte di troppo, alla fine del tuo turno.
refusal-not-offered = Non è fra le scelte che hai adesso.
refusal-no-source = Lì non c'è nessuna carta da pescare. Pesca dal mazzo, o da un posto dove ci sono carte.
