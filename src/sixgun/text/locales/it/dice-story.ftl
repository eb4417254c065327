# Il racconto di The Dice Game, una riga per evento. Chi legge è $you: "seat" (tocca a lui), "other" (è il secondo
# giocatore coinvolto) o "none". $faces e $face sono dadi con le loro facce: [birra] [1].

# Che cosa sta su un dado: una parola di otto lettere al massimo.
dice-short-arrow = freccia
dice-short-dynamite = dinamite
dice-short-bullseye_1 = 1
dice-short-bullseye_2 = 2
dice-short-beer = birra
dice-short-gatling = gatling

dice-event-game-starts = Comincia The Dice Game per { $amount } giocatori.
dice-event-character = { $you ->
    [seat] Sei { $character }, con { $amount } punti vita.
   *[none] { $player } è { $character }, con { $amount } punti vita.
 }
dice-event-reveals-role = { $you ->
    [seat] La tua carta ruolo viene scoperta: { $role }.
   *[none] { $player } scopre la carta ruolo: { $role }.
 }
dice-event-turn-starts = { $you ->
    [seat] Turno { $amount }: tocca a te.
   *[none] Turno { $amount }: tocca a { $player }.
 }
dice-event-turn-ends = { $you ->
    [seat] Il tuo turno è finito.
   *[none] Il turno di { $player } è finito.
 }

dice-event-rolls = { $you ->
    [seat] Lanci { $faces }
   *[none] { $player } lancia { $faces }
 }
dice-event-rolls-again = { $you ->
    [seat] { $count ->
        [one] Rilanci il dado { $dice }: { $faces }
       *[other] Rilanci i dadi { $dice }: { $faces }
    }
   *[none] { $count ->
        [one] { $player } rilancia il dado { $dice }: { $faces }
       *[other] { $player } rilancia i dadi { $dice }: { $faces }
    }
 }
dice-event-stops = { $you ->
    [seat] Ti accontenti di questo lancio.
   *[none] { $player } si accontenta di questo lancio.
 }
dice-event-stops-again = { $you ->
    [seat] Alla fine hai { $faces }
   *[none] Alla fine { $player } ha { $faces }
 }
dice-event-explodes = { $you ->
    [seat] { $amount } dinamiti ti scoppiano in mano: non lanci più.
   *[none] { $amount } dinamiti scoppiano in mano a { $player }: non si lancia più.
 }

dice-event-takes-arrow = { $you ->
    [seat] { $amount ->
        [one] Prendi una freccia.
       *[other] Prendi { $amount } frecce.
    }
   *[none] { $amount ->
        [one] { $player } prende una freccia.
       *[other] { $player } prende { $amount } frecce.
    }
 }
dice-event-takes-arrow-struck = { $you ->
    [seat] Hai colpito { $other } ({ $source }) e prendi una freccia.
    [other] { $player } ti ha colpito ({ $source }) e prende una freccia.
   *[none] { $player } ha colpito { $other } ({ $source }) e prende una freccia.
 }
dice-event-takes-arrow-instead = { $you ->
    [seat] Prendi una freccia invece di perdere un punto vita ({ $source }).
   *[none] { $player } prende una freccia invece di perdere un punto vita ({ $source }).
 }
dice-event-indians-attack = { $you ->
    [seat] Hai preso l'ultima freccia: gli Indiani attaccano!
   *[none] { $player } ha preso l'ultima freccia: gli Indiani attaccano!
 }
dice-event-returns-arrows = { $you ->
    [seat] { $amount ->
        [one] Rimetti via la tua freccia.
       *[other] Rimetti via le tue { $amount } frecce.
    }
   *[none] { $amount ->
        [one] { $player } rimette via una freccia.
       *[other] { $player } rimette via { $amount } frecce.
    }
 }
dice-event-returns-arrows-all = Tutte e { $amount } le frecce tornano nella pila.
dice-event-discards-arrow = { $you ->
    [seat] Rimetti via una freccia di { $other }.
    [other] { $player } rimette via una delle tue frecce.
   *[none] { $player } rimette via una freccia di { $other }.
 }
dice-event-discards-arrow-own = { $you ->
    [seat] Rimetti via una delle tue frecce.
   *[none] { $player } rimette via una freccia sua.
 }

dice-event-hits = { $you ->
    [seat] Miri a { $other } con un { $face }.
    [other] { $player } mira a te con un { $face }.
   *[none] { $player } mira a { $other } con un { $face }.
 }
dice-event-hits-doubled = { $you ->
    [seat] Miri a { $other } con un { $face } e lo raddoppi con una birra.
    [other] { $player } mira a te con un { $face } e lo raddoppia con una birra.
   *[none] { $player } mira a { $other } con un { $face } e lo raddoppia con una birra.
 }
dice-event-fires-gatling = { $you ->
    [seat] Spari a tutti con la gatling!
   *[none] { $player } spara a tutti con la gatling!
 }
dice-event-unaffected = { $you ->
    [seat] A te la gatling non fa niente ({ $source }).
   *[none] A { $player } la gatling non fa niente ({ $source }).
 }

dice-event-loses-life-bullseye = { $you ->
    [seat] { $amount ->
        [one] Incassi il colpo e perdi un punto vita.
       *[other] Incassi il colpo e perdi { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $player } incassa il colpo e perde un punto vita.
       *[other] { $player } incassa il colpo e perde { $amount } punti vita.
    }
 }
dice-event-loses-life-gatling = { $you ->
    [seat] { $amount ->
        [one] La gatling ti costa un punto vita.
       *[other] La gatling ti costa { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] La gatling costa un punto vita a { $player }.
       *[other] La gatling costa { $amount } punti vita a { $player }.
    }
 }
dice-event-loses-life-indians = { $you ->
    [seat] { $amount ->
        [one] Gli Indiani ti costano un punto vita.
       *[other] Gli Indiani ti costano { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] Gli Indiani costano un punto vita a { $player }.
       *[other] Gli Indiani costano { $amount } punti vita a { $player }.
    }
 }
dice-event-loses-life-dynamite = { $you ->
    [seat] { $amount ->
        [one] Ti costa un punto vita.
       *[other] Ti costa { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] Costa un punto vita a { $player }.
       *[other] Costa { $amount } punti vita a { $player }.
    }
 }

dice-event-gives-beer = { $you ->
    [seat] Offri una birra a { $other }.
    [other] { $player } ti offre una birra.
   *[none] { $player } offre una birra a { $other }.
 }
dice-event-gives-beer-own = { $you ->
    [seat] Bevi tu una birra.
   *[none] { $player } beve una birra.
 }
dice-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Recuperi un punto vita.
       *[other] Recuperi { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $player } recupera un punto vita.
       *[other] { $player } recupera { $amount } punti vita.
    }
 }
dice-event-regains-life-drinks = { $you ->
    [seat] { $amount ->
        [one] Bevi una birra e recuperi un punto vita.
       *[other] Bevi una birra e recuperi { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $player } beve una birra e recupera un punto vita.
       *[other] { $player } beve una birra e recupera { $amount } punti vita.
    }
 }
dice-event-regains-life-beer = { $you ->
    [seat] { $amount ->
        [one] { $other } ti offre una birra: recuperi un punto vita.
       *[other] { $other } ti offre una birra: recuperi { $amount } punti vita.
    }
    [other] { $amount ->
        [one] Offri una birra a { $player }, che recupera un punto vita.
       *[other] Offri una birra a { $player }, che recupera { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $other } offre una birra a { $player }, che recupera un punto vita.
       *[other] { $other } offre una birra a { $player }, che recupera { $amount } punti vita.
    }
 }
dice-event-regains-life-ability = { $you ->
    [seat] { $amount ->
        [one] Recuperi un punto vita ({ $source }).
       *[other] Recuperi { $amount } punti vita ({ $source }).
    }
   *[none] { $amount ->
        [one] { $player } recupera un punto vita ({ $source }).
       *[other] { $player } recupera { $amount } punti vita ({ $source }).
    }
 }
dice-event-no-effect = { $you ->
    [seat] Hai già tutti i tuoi punti vita.
   *[none] { $player } ha già tutti i punti vita.
 }
dice-event-no-effect-drinks = { $you ->
    [seat] Bevi una birra per il gusto: hai già tutti i tuoi punti vita.
   *[none] { $player } beve una birra per il gusto: ha già tutti i punti vita.
 }
dice-event-no-effect-beer = { $you ->
    [seat] { $other } ti offre una birra, ma hai già tutti i tuoi punti vita.
    [other] Offri una birra a { $player }, che ha già tutti i punti vita.
   *[none] { $other } offre una birra a { $player }, che ha già tutti i punti vita.
 }
dice-event-no-effect-ability = { $you ->
    [seat] Non hai punti vita da recuperare ({ $source }).
   *[none] { $player } non ha punti vita da recuperare ({ $source }).
 }
dice-event-uses = { $you ->
    [seat] Come { $source } ti prendi cura di { $other }.
    [other] { $player } ({ $source }) si prende cura di te.
   *[none] { $player } ({ $source }) si prende cura di { $other }.
 }
dice-event-uses-own = { $you ->
    [seat] Come { $source } ti prendi cura di te.
   *[none] { $player } ({ $source }) prima si riposa.
 }

dice-event-eliminated = { $you ->
    [seat] Esci dal gioco. Il tuo ruolo: { $role }.
   *[none] { $player } esce dal gioco. La carta ruolo dice: { $role }.
 }
dice-event-eliminated-by = { $you ->
    [seat] { $other } ti mette fuori gioco. Il tuo ruolo: { $role }.
    [other] Metti fuori gioco { $player }. La carta ruolo dice: { $role }.
   *[none] { $other } mette fuori gioco { $player }. La carta ruolo dice: { $role }.
 }
dice-event-game-over-sheriff = Vince la parte dello Sceriffo: { $winners }.
dice-event-game-over-outlaws = Vincono i Fuorilegge: { $winners }.
dice-event-game-over-renegade = Vince il Rinnegato: { $winners }.
dice-event-game-over-deputy = Vince il Vice: { $winners }.
dice-event-game-over-outlaw = Vince il Fuorilegge: { $winners }.
