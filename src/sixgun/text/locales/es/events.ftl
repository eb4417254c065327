# The story of a game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.

event-game-starts = Empieza una partida para { $amount } jugadores.
event-character = { $you ->
    [seat] Eres { $character }.
   *[none] { $player } es { $character }.
 }
event-reveals-role = { $you ->
    [seat] Se descubre tu carta de rol: { $role }.
   *[none] { $player } descubre su carta de rol: { $role }.
 }
event-deals = { $you ->
    [seat] Recibes { $cards }.
   *[none] { $player } recibe { $cards }.
 }
event-deals-hidden = { $count ->
    [one] { $player } recibe una carta.
   *[other] { $player } recibe { $count } cartas.
 }
event-turn-starts = { $you ->
    [seat] Turno { $amount }: te toca a ti.
   *[none] Turno { $amount }: le toca a { $player }.
 }
event-turn-ends = { $you ->
    [seat] Tu turno ha terminado.
   *[none] El turno de { $player } ha terminado.
 }
event-turn-skipped = { $you ->
    [seat] Pierdes este turno.
   *[none] { $player } pierde este turno.
 }

event-plays = { $you ->
    [seat] Juegas { $cards }.
   *[none] { $player } juega { $cards }.
 }
event-plays-at = { $you ->
    [seat] Juegas { $cards } sobre { $other }.
    [other] { $player } juega { $cards } sobre ti.
   *[none] { $player } juega { $cards } sobre { $other }.
 }
event-plays-as-bang-at = { $you ->
    [seat] Juegas { $cards } como ¡BANG! contra { $other }.
    [other] { $player } juega { $cards } como ¡BANG! contra ti.
   *[none] { $player } juega { $cards } como ¡BANG! contra { $other }.
 }
event-plays-as-missed = { $you ->
    [seat] Respondes a { $other } con { $cards } como ¡Fallaste!.
    [other] { $player } te responde con { $cards } como ¡Fallaste!.
   *[none] { $player } responde a { $other } con { $cards } como ¡Fallaste!.
 }
event-plays-answer = { $you ->
    [seat] Respondes a { $other } con { $cards }.
    [other] { $player } te responde con { $cards }.
   *[none] { $player } responde a { $other } con { $cards }.
 }
event-uses = { $you ->
    [seat] Usas { $cards }.
   *[none] { $player } usa { $cards }.
 }
event-uses-ability = { $you ->
    [seat] Usas tu habilidad de { $source }.
   *[none] { $player } usa la habilidad de { $source }.
 }
event-uses-ability-paying = { $you ->
    [seat] Usas tu habilidad de { $source } y descartas { $cards }.
   *[none] { $player } usa la habilidad de { $source } y descarta { $cards }.
 }
event-no-effect = Sin efecto: { $cards }.

event-draws = { $you ->
    [seat] Robas { $cards }.
   *[none] { $player } roba { $cards }.
 }
event-draws-hidden = { $count ->
    [one] { $player } roba una carta.
   *[other] { $player } roba { $count } cartas.
 }
event-draws-from-discard = { $you ->
    [seat] Tomas { $cards } de la pila de descartes.
   *[none] { $player } toma { $cards } de la pila de descartes.
 }
event-shows = { $you ->
    [seat] Muestras { $cards }.
   *[none] { $player } muestra { $cards }.
 }
event-looks = { $you ->
    [seat] Miras { $cards }.
   *[none] { $player } mira { $cards }.
 }
event-looks-hidden = { $count ->
    [one] { $player } mira la siguiente carta.
   *[other] { $player } mira las siguientes { $count } cartas.
 }
event-returns = { $you ->
    [seat] Devuelves { $cards }.
   *[none] { $player } devuelve { $cards }.
 }
event-returns-hidden = { $count ->
    [one] { $player } devuelve una carta.
   *[other] { $player } devuelve { $count } cartas.
 }
event-nothing-to-draw = { $you ->
    [seat] Deberías robar, pero no quedan cartas.
   *[none] { $player } debería robar, pero no quedan cartas.
 }
event-reshuffles = { $amount ->
    [one] El mazo se ha agotado: la única carta de la pila de descartes pasa a ser el nuevo mazo.
   *[other] El mazo se ha agotado: las { $amount } cartas de la pila de descartes se barajan y forman uno nuevo.
 }

event-takes-from-hand = { $you ->
    [seat] Tomas { $cards } de la mano de { $other }.
    [other] { $player } toma { $cards } de tu mano.
   *[none] { $player } toma { $cards } de la mano de { $other }.
 }
event-takes-from-hand-hidden = { $count ->
    [one] { $player } toma una carta de la mano de { $other }.
   *[other] { $player } toma { $count } cartas de la mano de { $other }.
 }
event-takes-from-front = { $you ->
    [seat] Tomas { $cards } de delante de { $other }.
    [other] { $player } toma { $cards } de delante de ti.
   *[none] { $player } toma { $cards } de delante de { $other }.
 }
event-removes-from-hand = { $you ->
    [seat] Haces que { $other } descarte { $cards } de su mano.
    [other] { $player } hace que descartes { $cards } de tu mano.
   *[none] { $player } hace que { $other } descarte { $cards } de su mano.
 }
event-removes-from-front = { $you ->
    [seat] Haces que { $other } descarte { $cards } de la mesa.
    [other] { $player } hace que descartes { $cards } de la mesa.
   *[none] { $player } hace que { $other } descarte { $cards } de la mesa.
 }

event-discards-excess = { $you ->
    [seat] Descartas { $cards }: tenías demasiadas cartas en la mano.
   *[none] { $player } descarta { $cards }: tenía demasiadas cartas en la mano.
 }
event-discards-weapon = { $you ->
    [seat] Dejas tu arma anterior: { $cards }.
   *[none] { $player } deja su arma anterior: { $cards }.
 }
event-discards-death = { $you ->
    [seat] Tus cartas van a la pila de descartes: { $cards }.
   *[none] Las cartas de { $player } van a la pila de descartes: { $cards }.
 }
event-discards-penalty = { $you ->
    [seat] Pagas el castigo con { $cards }.
   *[none] { $player } paga el castigo con { $cards }.
 }
event-discards-spent = { $cards } va a la pila de descartes.

event-flips = { $you ->
    [seat] Descubres { $cards } ({ $source }).
   *[none] { $player } descubre { $cards } ({ $source }).
 }
event-flip-chosen = { $you ->
    [seat] Eliges que cuente { $cards }.
   *[none] { $player } elige que cuente { $cards }.
 }
event-check-succeeds-barrel = { $you ->
    [seat] El barril detiene una bala por ti.
   *[none] El barril detiene una bala por { $player }.
 }
event-check-succeeds-jourdonnais = { $you ->
    [seat] El barril detiene una bala por ti.
   *[none] El barril detiene una bala por { $player }.
 }
event-check-fails-barrel = { $you ->
    [seat] El barril no te ayuda.
   *[none] El barril no ayuda a { $player }.
 }
event-check-fails-jourdonnais = { $you ->
    [seat] El barril no te ayuda.
   *[none] El barril no ayuda a { $player }.
 }
event-check-succeeds-jail = { $you ->
    [seat] Te fugas de la Cárcel.
   *[none] { $player } se fuga de la Cárcel.
 }
event-check-fails-jail = { $you ->
    [seat] Te quedas entre rejas.
   *[none] { $player } se queda entre rejas.
 }
event-check-succeeds-dynamite = { $you ->
    [seat] La mecha que tienes delante se ha consumido.
   *[none] La mecha delante de { $player } se ha consumido.
 }
event-check-fails-dynamite = { $you ->
    [seat] La Dinamita que tienes delante no estalla.
   *[none] La Dinamita delante de { $player } no estalla.
 }
event-passes-on = { $you ->
    [seat] Le pasas { $cards } a { $other }.
    [other] { $player } te pasa { $cards }.
   *[none] { $player } le pasa { $cards } a { $other }.
 }
event-explodes = { $you ->
    [seat] ¡{ $cards } explota delante de ti!
   *[none] ¡{ $cards } explota delante de { $player }!
 }

event-avoids = { $you ->
    [seat] Escapas del disparo de { $other }.
    [other] { $player } escapa de tu disparo.
   *[none] { $player } escapa del disparo de { $other }.
 }
event-answers = { $you ->
    [seat] Respondes a { $other } con { $cards }.
    [other] { $player } te responde con { $cards }.
   *[none] { $player } responde a { $other } con { $cards }.
 }
event-loses-life = { $you ->
    [seat] { $amount ->
        [one] Pierdes un punto de vida.
       *[other] Pierdes { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] { $player } pierde un punto de vida.
       *[other] { $player } pierde { $amount } puntos de vida.
    }
 }
event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Recuperas un punto de vida.
       *[other] Recuperas { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] { $player } recupera un punto de vida.
       *[other] { $player } recupera { $amount } puntos de vida.
    }
 }
event-dying = { $you ->
    [seat] ¡Pierdes tu último punto de vida!
   *[none] ¡{ $player } pierde su último punto de vida!
 }
event-doomed = { $you ->
    [seat] Ya nada puede salvarte.
   *[none] Ya nada puede salvar a { $player }.
 }
event-eliminated = { $you ->
    [seat] Quedas fuera de la partida. Tu rol: { $role }.
   *[none] { $player } queda fuera de la partida. Su carta de rol dice: { $role }.
 }
event-eliminated-by = { $you ->
    [seat] { $other } te elimina. Tu rol: { $role }.
    [other] Eliminas a { $player }. Su carta de rol dice: { $role }.
   *[none] { $other } elimina a { $player }. Su carta de rol dice: { $role }.
 }
event-rewarded = { $you ->
    [seat] { $amount ->
        [one] Tu recompensa por { $other } es una carta.
       *[other] Tu recompensa por { $other } son { $amount } cartas.
    }
    [other] { $amount ->
        [one] { $player } cobra una carta de recompensa por ti.
       *[other] { $player } cobra { $amount } cartas de recompensa por ti.
    }
   *[none] { $amount ->
        [one] { $player } cobra una carta de recompensa por { $other }.
       *[other] { $player } cobra { $amount } cartas de recompensa por { $other }.
    }
 }
event-penalised = { $you ->
    [seat] Has eliminado a tu propio Alguacil: pierdes todas tus cartas.
   *[none] { $player } ha eliminado a un Alguacil y pierde todas sus cartas.
 }

event-store = El Almacén está abierto: { $cards }.
event-picks = { $you ->
    [seat] Eliges { $cards }.
   *[none] { $player } elige { $cards }.
 }

event-game-over-sheriff = Gana el bando del Sheriff: { $winners }.
event-game-over-outlaws = Ganan los Forajidos: { $winners }.
event-game-over-renegade = Gana el Renegado: { $winners }.
event-game-over-deputy = Gana el Alguacil: { $winners }.
event-game-over-outlaw = Gana el Forajido: { $winners }.
event-game-over-nobody = No queda nadie, y nadie gana.
