# Il racconto di una partita di The Duel, una riga per evento. Chi legge è $you: "seat" (tocca a lui), "other" (è il
# secondo giocatore coinvolto) o "none". I messaggi che finiscono in -hidden sono per chi non può vedere le carte.
# $character è un personaggio, $back il dorso delle carte che non si vedono: "law" o "outlaw".

duel-event-game-starts = Comincia un duello: la Legge contro i Fuorilegge, { $amount } personaggi per parte.
duel-event-deals = { $you ->
    [seat] Ricevi { $cards }.
   *[none] { $player } riceve { $cards }.
 }
duel-event-deals-hidden = { $count ->
    [one] { $player } riceve una carta.
   *[other] { $player } riceve { $count } carte.
 }
duel-event-comes-into-play = { $you ->
    [seat] Il tuo personaggio { $character } prende posto dietro, con { $amount } punti vita.
   *[none] { $character } di { $player } prende posto dietro, con { $amount } punti vita.
 }
duel-event-comes-into-play-front = { $you ->
    [seat] Il tuo personaggio { $character } prende posto davanti, con { $amount } punti vita.
   *[none] { $character } di { $player } prende posto davanti, con { $amount } punti vita.
 }
duel-event-gets-token = { $you ->
    [seat] Ora davanti hai { $character }.
   *[none] Ora davanti { $player } ha { $character }.
 }
duel-event-turn-starts = { $you ->
    [seat] Turno { $amount }: tocca a te.
   *[none] Turno { $amount }: tocca a { $player }.
 }
duel-event-turn-ends = { $you ->
    [seat] Il tuo turno è finito.
   *[none] Il turno di { $player } è finito.
 }

duel-event-draws = { $you ->
    [seat] Peschi { $cards }.
   *[none] { $player } pesca { $cards }.
 }
duel-event-draws-hidden = { $back ->
    [law] { $count ->
        [one] { $player } pesca una carta della Legge.
       *[other] { $player } pesca { $count } carte della Legge.
    }
    [outlaw] { $count ->
        [one] { $player } pesca una carta dei Fuorilegge.
       *[other] { $player } pesca { $count } carte dei Fuorilegge.
    }
   *[both] { $player } pesca { $count } carte, della Legge e dei Fuorilegge.
 }
duel-event-draws-aside = { $you ->
    [seat] Peschi per scegliere: { $cards }.
   *[none] { $player } pesca per scegliere: { $cards }.
 }
duel-event-draws-aside-hidden = { $back ->
    [law] { $count ->
        [one] { $player } pesca per scegliere una carta della Legge.
       *[other] { $player } pesca per scegliere { $count } carte della Legge.
    }
    [outlaw] { $count ->
        [one] { $player } pesca per scegliere una carta dei Fuorilegge.
       *[other] { $player } pesca per scegliere { $count } carte dei Fuorilegge.
    }
   *[both] { $player } pesca per scegliere { $count } carte, della Legge e dei Fuorilegge.
 }
duel-event-keeps = { $you ->
    [seat] Tieni { $cards }.
   *[none] { $player } tiene { $cards }.
 }
duel-event-keeps-hidden = { $count ->
    [one] { $player } tiene l'altra carta.
   *[other] { $player } tiene le altre { $count } carte.
 }
duel-event-shows = { $you ->
    [seat] Mostri la seconda carta: { $cards } ({ $symbol }).
   *[none] { $player } mostra la seconda carta: { $cards } ({ $symbol }).
 }
duel-event-nothing-to-draw = { $you ->
    [seat] Ti spetterebbe una carta, ma non ce ne sono più.
   *[none] A { $player } spetterebbe una carta, ma non ce ne sono più.
 }
duel-event-reshuffles = { $amount ->
    [one] Il mazzo è finito: l'unica carta degli scarti diventa il mazzo comune.
   *[other] Il mazzo è finito: le { $amount } carte degli scarti vengono mescolate e diventano il mazzo comune.
 }

duel-event-plays = { $you ->
    [seat] Giochi { $cards }.
   *[none] { $player } gioca { $cards }.
 }
duel-event-plays-at = { $you ->
    [seat] Giochi { $cards } su { $character }.
   *[none] { $player } gioca { $cards } su { $character }.
 }
duel-event-plays-hit = { $you ->
    [seat] Spari su { $character } con { $cards }.
   *[none] { $player } spara su { $character } con { $cards }.
 }
duel-event-plays-equipment = { $you ->
    [seat] Metti { $cards } su { $character }.
   *[none] { $player } mette { $cards } su { $character }.
 }
duel-event-plays-card = { $you ->
    [seat] Giochi { $card } su { $second }.
   *[none] { $player } gioca { $card } su { $second }.
 }
duel-event-plays-hand = { $you ->
    [seat] Giochi { $cards } sulla mano di { $other }.
    [other] { $player } gioca { $cards } sulla tua mano.
   *[none] { $player } gioca { $cards } sulla mano di { $other }.
 }
duel-event-plays-pair = { $you ->
    [seat] Giochi { $cards } sui personaggi di { $other }.
    [other] { $player } gioca { $cards } sui tuoi personaggi.
   *[none] { $player } gioca { $cards } sui personaggi di { $other }.
 }
duel-event-plays-pair-own = { $you ->
    [seat] Giochi { $cards } sui tuoi personaggi.
   *[none] { $player } gioca { $cards } sui personaggi di { $player }.
 }
duel-event-plays-dodge = { $you ->
    [seat] Schivi con { $cards }.
   *[none] { $player } schiva con { $cards }.
 }
duel-event-plays-as-dodge = { $you ->
    [seat] Usi { $cards } come schivata.
   *[none] { $player } usa { $cards } come schivata.
 }
duel-event-plays-as-colt = { $you ->
    [seat] Spari su { $character } con { $cards } come Colt.
   *[none] { $player } spara su { $character } con { $cards } come Colt.
 }
duel-event-equips = { $cards } ora sta su { $character }.
duel-event-no-effect = { $cards } non ha effetto.
duel-event-uses = { $you ->
    [seat] Usi { $cards }.
   *[none] { $player } usa { $cards }.
 }
duel-event-uses-ability = { $you ->
    [seat] Usi l'abilità di { $source }.
   *[none] { $player } usa l'abilità di { $source }.
 }
duel-event-copies = { $you ->
    [seat] Usi di nuovo { $cards } in cima agli scarti, con l'abilità di { $source }.
   *[none] { $player } usa di nuovo { $cards } in cima agli scarti, con l'abilità di { $source }.
 }
duel-event-reloads = { $you ->
    [seat] Ricarichi { $cards }.
   *[none] { $player } ricarica { $cards }.
 }
duel-event-swaps = { $you ->
    [seat] I tuoi personaggi si scambiano: ora davanti c'è { $character }.
   *[none] I personaggi di { $player } si scambiano: ora davanti c'è { $character }.
 }

duel-event-hit = { $cards }: il bersaglio è { $character }.
duel-event-hit-alone = Un colpo di { $source }: il bersaglio è { $character }.
duel-event-dodges = { $you ->
    [seat] Il tuo personaggio { $character } evita il colpo.
   *[none] { $character } di { $player } evita il colpo.
 }
duel-event-dodge-wasted = { $you ->
    [seat] La tua schivata è perduta: serviva anche un'altra carta.
   *[none] La schivata di { $player } è perduta: serviva anche un'altra carta.
 }
duel-event-gives-up = { $you ->
    [seat] Dai via { $cards } per { $character }.
   *[none] { $player } dà via { $cards } per { $character }.
 }
duel-event-loses-life = { $you ->
    [seat] { $amount ->
        [one] Il tuo personaggio { $character } perde un punto vita.
       *[other] Il tuo personaggio { $character } perde { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $character } di { $player } perde un punto vita.
       *[other] { $character } di { $player } perde { $amount } punti vita.
    }
 }
duel-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Il tuo personaggio { $character } recupera un punto vita.
       *[other] Il tuo personaggio { $character } recupera { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $character } di { $player } recupera un punto vita.
       *[other] { $character } di { $player } recupera { $amount } punti vita.
    }
 }
duel-event-down = { $you ->
    [seat] Il tuo personaggio { $character } perde l'ultimo punto vita!
   *[none] { $character } di { $player } perde l'ultimo punto vita!
 }
duel-event-eliminated = { $you ->
    [seat] Il tuo personaggio { $character } esce dal gioco.
   *[none] { $character } di { $player } esce dal gioco.
 }
duel-event-lapses = { $source }: non ne viene più nulla.

duel-event-reveals = { $you ->
    [seat] Riveli { $cards } per { $source }: { $symbol }.
   *[none] { $player } rivela { $cards } per { $source }: { $symbol }.
 }
duel-event-reveal-succeeds = È il simbolo per { $source }.
duel-event-reveal-fails-barrel = Niente barile: non serve.
duel-event-reveal-fails-sid_curry = Niente barile: non serve.
duel-event-reveal-fails-dynamite = La Dinamite non esplode.
duel-event-reveal-fails-rattlesnake = Il Serpente a sonagli non morde.
duel-event-turns = { $you ->
    [seat] Scopri { $cards } per { $source }: { $symbol }.
   *[none] { $player } scopre { $cards } per { $source }: { $symbol }.
 }
duel-event-reveal-chosen = { $you ->
    [seat] Fai contare { $cards }: { $symbol }.
   *[none] { $player } fa contare { $cards }: { $symbol }.
 }
duel-event-explodes = { $cards } esplode su { $character }!
duel-event-passes-on = { $you ->
    [seat] { $cards } passa a { $other }.
    [other] { $cards } passa a te.
   *[none] { $cards } passa a { $other }.
 }
duel-event-passes-on-to = { $you ->
    [seat] { $cards } passa a { $other }: ora sta su { $character }.
    [other] { $cards } passa a te: ora sta su { $character }.
   *[none] { $cards } passa a { $other }: ora sta su { $character }.
 }

duel-event-takes-from-hand = { $you ->
    [seat] Prendi { $cards } dalla mano di { $other }.
    [other] { $player } prende { $cards } dalla tua mano.
   *[none] { $player } prende { $cards } dalla mano di { $other }.
 }
duel-event-takes-from-hand-hidden = { $back ->
    [law] { $player } prende una carta della Legge dalla mano di { $other }.
   *[outlaw] { $player } prende una carta dei Fuorilegge dalla mano di { $other }.
 }
duel-event-removes-from-hand = { $you ->
    [seat] Fai scartare a { $other } { $cards } dalla mano.
    [other] { $player } ti fa scartare { $cards } dalla mano.
   *[none] { $player } fa scartare a { $other } { $cards } dalla mano.
 }
duel-event-takes-equipment = { $you ->
    [seat] Prendi in mano { $cards } da { $character }.
   *[none] { $player } prende in mano { $cards } da { $character }.
 }
duel-event-takes-equipment-fallen = { $you ->
    [seat] Prendi { $cards } dal personaggio eliminato.
   *[none] { $player } prende { $cards } dal personaggio eliminato.
 }
duel-event-removes-equipment = { $you ->
    [seat] Scarti { $cards } di { $character }.
   *[none] { $player } scarta { $cards } di { $character }.
 }
duel-event-discards-excess = { $you ->
    [seat] Scarti { $cards }: avevi troppe carte in mano.
   *[none] { $player } scarta { $cards }: aveva troppe carte in mano.
 }
duel-event-discards-second = { $you ->
    [seat] Scarti anche { $cards }.
   *[none] { $player } scarta anche { $cards }.
 }
duel-event-discards-dodge = { $you ->
    [seat] Schivi scartando { $cards }.
   *[none] { $player } schiva scartando { $cards }.
 }
duel-event-discards-forced = { $you ->
    [seat] Devi scartare una carta: { $cards }.
   *[none] { $player } deve scartare una carta: { $cards }.
 }
duel-event-discards-drawn = { $you ->
    [seat] Di queste carte scarti { $cards }.
   *[none] Di queste carte { $player } scarta { $cards }.
 }
duel-event-discards-cost = { $you ->
    [seat] In cambio scarti { $cards }.
   *[none] In cambio { $player } scarta { $cards }.
 }
duel-event-discards-replaced = La carta che c'era finisce negli scarti: { $cards }.
duel-event-discards-fallen = Quello che il personaggio aveva finisce negli scarti: { $cards }.
duel-event-discards-spent = { $cards } finisce negli scarti.
duel-event-discards-turned = Negli scarti: { $cards }.

duel-event-store = All'Emporio: { $cards }.
duel-event-picks = { $you ->
    [seat] Scegli { $cards }.
   *[none] { $player } sceglie { $cards }.
 }

duel-event-game-over-law = Vince la Legge: { $player }.
duel-event-game-over-outlaws = Vincono i Fuorilegge: { $player }.
