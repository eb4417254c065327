# Il racconto della partita, una riga per evento. Chi legge è $you: "seat" (tocca a lui), "other" (è il secondo giocatore
# coinvolto) o "none". I messaggi che finiscono in -hidden sono per chi non può vedere le carte.

event-game-starts = Comincia una partita per { $amount } giocatori.
event-character = { $you ->
    [seat] Sei { $character }.
   *[none] { $player } è { $character }.
 }
event-reveals-role = { $you ->
    [seat] La tua carta ruolo viene scoperta: { $role }.
   *[none] { $player } scopre la carta ruolo: { $role }.
 }
event-deals = { $you ->
    [seat] Ricevi { $cards }.
   *[none] { $player } riceve { $cards }.
 }
event-deals-hidden = { $count ->
    [one] { $player } riceve una carta.
   *[other] { $player } riceve { $count } carte.
 }
event-turn-starts = { $you ->
    [seat] Turno { $amount }: tocca a te.
   *[none] Turno { $amount }: tocca a { $player }.
 }
event-turn-ends = { $you ->
    [seat] Il tuo turno è finito.
   *[none] Il turno di { $player } è finito.
 }
event-turn-skipped = { $you ->
    [seat] Salti questo turno.
   *[none] { $player } salta questo turno.
 }

event-plays = { $you ->
    [seat] Giochi { $cards }.
   *[none] { $player } gioca { $cards }.
 }
event-plays-at = { $you ->
    [seat] Giochi { $cards } su { $other }.
    [other] { $player } gioca { $cards } su di te.
   *[none] { $player } gioca { $cards } su { $other }.
 }
event-plays-as-bang-at = { $you ->
    [seat] Giochi { $cards } come BANG! su { $other }.
    [other] { $player } gioca { $cards } come BANG! su di te.
   *[none] { $player } gioca { $cards } come BANG! su { $other }.
 }
event-plays-as-missed = { $you ->
    [seat] Rispondi a { $other } con { $cards } come Mancato!.
    [other] { $player } ti risponde con { $cards } come Mancato!.
   *[none] { $player } risponde a { $other } con { $cards } come Mancato!.
 }
event-plays-answer = { $you ->
    [seat] Rispondi a { $other } con { $cards }.
    [other] { $player } ti risponde con { $cards }.
   *[none] { $player } risponde a { $other } con { $cards }.
 }
event-uses = { $you ->
    [seat] Usi { $cards }.
   *[none] { $player } usa { $cards }.
 }
event-uses-ability = { $you ->
    [seat] Usi la tua abilità di { $source }.
   *[none] { $player } usa l'abilità di { $source }.
 }
event-uses-ability-paying = { $you ->
    [seat] Usi la tua abilità di { $source } e scarti { $cards }.
   *[none] { $player } usa l'abilità di { $source } e scarta { $cards }.
 }
event-no-effect = { $cards } non ha effetto.

event-draws = { $you ->
    [seat] Peschi { $cards }.
   *[none] { $player } pesca { $cards }.
 }
event-draws-hidden = { $count ->
    [one] { $player } pesca una carta.
   *[other] { $player } pesca { $count } carte.
 }
event-draws-from-discard = { $you ->
    [seat] Prendi { $cards } dagli scarti.
   *[none] { $player } prende { $cards } dagli scarti.
 }
event-shows = { $you ->
    [seat] Mostri { $cards }.
   *[none] { $player } mostra { $cards }.
 }
event-looks = { $you ->
    [seat] Guardi { $cards }.
   *[none] { $player } guarda { $cards }.
 }
event-looks-hidden = { $count ->
    [one] { $player } guarda la prossima carta.
   *[other] { $player } guarda le prossime { $count } carte.
 }
event-returns = { $you ->
    [seat] Rimetti a posto { $cards }.
   *[none] { $player } rimette a posto { $cards }.
 }
event-returns-hidden = { $count ->
    [one] { $player } rimette a posto una carta.
   *[other] { $player } rimette a posto { $count } carte.
 }
event-nothing-to-draw = { $you ->
    [seat] Dovresti pescare, ma non ci sono più carte.
   *[none] { $player } dovrebbe pescare, ma non ci sono più carte.
 }
event-reshuffles = { $amount ->
    [one] Il mazzo è finito: l'unica carta degli scarti diventa il nuovo mazzo.
   *[other] Il mazzo è finito: le { $amount } carte degli scarti vengono mescolate e diventano il nuovo mazzo.
 }

event-takes-from-hand = { $you ->
    [seat] Prendi { $cards } dalla mano di { $other }.
    [other] { $player } prende { $cards } dalla tua mano.
   *[none] { $player } prende { $cards } dalla mano di { $other }.
 }
event-takes-from-hand-hidden = { $count ->
    [one] { $player } prende una carta dalla mano di { $other }.
   *[other] { $player } prende { $count } carte dalla mano di { $other }.
 }
event-takes-from-front = { $you ->
    [seat] Prendi { $cards } davanti a { $other }.
    [other] { $player } prende { $cards } davanti a te.
   *[none] { $player } prende { $cards } davanti a { $other }.
 }
event-removes-from-hand = { $you ->
    [seat] Fai scartare a { $other } { $cards } dalla mano.
    [other] { $player } ti fa scartare { $cards } dalla mano.
   *[none] { $player } fa scartare a { $other } { $cards } dalla mano.
 }
event-removes-from-front = { $you ->
    [seat] Fai scartare a { $other } { $cards } dal tavolo.
    [other] { $player } ti fa scartare { $cards } dal tavolo.
   *[none] { $player } fa scartare a { $other } { $cards } dal tavolo.
 }

event-discards-excess = { $you ->
    [seat] Scarti { $cards }: avevi troppe carte in mano.
   *[none] { $player } scarta { $cards }: aveva troppe carte in mano.
 }
event-discards-weapon = { $you ->
    [seat] Metti via la vecchia arma: { $cards }.
   *[none] { $player } mette via la vecchia arma: { $cards }.
 }
event-discards-death = { $you ->
    [seat] Le tue carte finiscono negli scarti: { $cards }.
   *[none] Le carte di { $player } finiscono negli scarti: { $cards }.
 }
event-discards-penalty = { $you ->
    [seat] Paghi la penalità con { $cards }.
   *[none] { $player } paga la penalità con { $cards }.
 }
event-discards-spent = { $cards } finisce negli scarti.

event-flips = { $you ->
    [seat] Estrai { $cards } ({ $source }).
   *[none] { $player } estrae { $cards } ({ $source }).
 }
event-flip-chosen = { $you ->
    [seat] Fai valere { $cards }.
   *[none] { $player } fa valere { $cards }.
 }
event-check-succeeds-barrel = { $you ->
    [seat] Il barile ferma un proiettile per te.
   *[none] Il barile ferma un proiettile per { $player }.
 }
event-check-succeeds-jourdonnais = { $you ->
    [seat] Il barile ferma un proiettile per te.
   *[none] Il barile ferma un proiettile per { $player }.
 }
event-check-fails-barrel = { $you ->
    [seat] Il barile non ti aiuta.
   *[none] Il barile non aiuta { $player }.
 }
event-check-fails-jourdonnais = { $you ->
    [seat] Il barile non ti aiuta.
   *[none] Il barile non aiuta { $player }.
 }
event-check-succeeds-jail = { $you ->
    [seat] Evadi dalla Prigione.
   *[none] { $player } evade dalla Prigione.
 }
event-check-fails-jail = { $you ->
    [seat] Resti dietro le sbarre.
   *[none] { $player } resta dietro le sbarre.
 }
event-check-succeeds-dynamite = { $you ->
    [seat] La miccia davanti a te è finita.
   *[none] La miccia davanti a { $player } è finita.
 }
event-check-fails-dynamite = { $you ->
    [seat] La Dinamite davanti a te non esplode.
   *[none] La Dinamite davanti a { $player } non esplode.
 }
event-passes-on = { $you ->
    [seat] Passi { $cards } a { $other }.
    [other] { $player } ti passa { $cards }.
   *[none] { $player } passa { $cards } a { $other }.
 }
event-explodes = { $you ->
    [seat] { $cards } esplode davanti a te!
   *[none] { $cards } esplode davanti a { $player }!
 }

event-avoids = { $you ->
    [seat] Sfuggi al colpo di { $other }.
    [other] { $player } sfugge al tuo colpo.
   *[none] { $player } sfugge al colpo di { $other }.
 }
event-answers = { $you ->
    [seat] Rispondi a { $other } con { $cards }.
    [other] { $player } ti risponde con { $cards }.
   *[none] { $player } risponde a { $other } con { $cards }.
 }
event-loses-life = { $you ->
    [seat] { $amount ->
        [one] Perdi un punto vita.
       *[other] Perdi { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $player } perde un punto vita.
       *[other] { $player } perde { $amount } punti vita.
    }
 }
event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Recuperi un punto vita.
       *[other] Recuperi { $amount } punti vita.
    }
   *[none] { $amount ->
        [one] { $player } recupera un punto vita.
       *[other] { $player } recupera { $amount } punti vita.
    }
 }
event-dying = { $you ->
    [seat] Hai perso l'ultimo punto vita!
   *[none] { $player } ha perso l'ultimo punto vita!
 }
event-doomed = { $you ->
    [seat] Ormai niente può salvarti.
   *[none] Ormai niente può salvare { $player }.
 }
event-eliminated = { $you ->
    [seat] Esci dal gioco. Il tuo ruolo: { $role }.
   *[none] { $player } esce dal gioco. La carta ruolo dice: { $role }.
 }
event-eliminated-by = { $you ->
    [seat] { $other } ti mette fuori gioco. Il tuo ruolo: { $role }.
    [other] Metti fuori gioco { $player }. La carta ruolo dice: { $role }.
   *[none] { $other } mette fuori gioco { $player }. La carta ruolo dice: { $role }.
 }
event-rewarded = { $you ->
    [seat] { $amount ->
        [one] La taglia su { $other } vale una carta per te.
       *[other] La taglia su { $other } vale { $amount } carte per te.
    }
    [other] { $amount ->
        [one] { $player } riscuote la taglia su di te: una carta.
       *[other] { $player } riscuote la taglia su di te: { $amount } carte.
    }
   *[none] { $amount ->
        [one] { $player } riscuote la taglia su { $other }: una carta.
       *[other] { $player } riscuote la taglia su { $other }: { $amount } carte.
    }
 }
event-penalised = { $you ->
    [seat] Hai messo fuori gioco il tuo Vice: perdi tutte le carte.
   *[none] { $player } ha messo fuori gioco un Vice e perde tutte le carte.
 }

event-store = L'Emporio è aperto: { $cards }.
event-picks = { $you ->
    [seat] Scegli { $cards }.
   *[none] { $player } sceglie { $cards }.
 }

event-game-over-sheriff = Vince la parte dello Sceriffo: { $winners }.
event-game-over-outlaws = Vincono i Fuorilegge: { $winners }.
event-game-over-renegade = Vince il Rinnegato: { $winners }.
event-game-over-deputy = Vince il Vice: { $winners }.
event-game-over-outlaw = Vince il Fuorilegge: { $winners }.
event-game-over-nobody = Non resta nessuno, e nessuno vince.
