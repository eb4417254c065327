# The story of a game of The Duel, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.
# $character is a character, $back the back of cards that are not seen: "law" or "outlaw".

duel-event-game-starts = Empieza un duelo: la Ley contra los Forajidos, { $amount } personajes por bando.
duel-event-deals = { $you ->
    [seat] Recibes { $cards }.
   *[none] { $player } recibe { $cards }.
 }
duel-event-deals-hidden = { $count ->
    [one] { $player } recibe una carta.
   *[other] { $player } recibe { $count } cartas.
 }
duel-event-comes-into-play = { $you ->
    [seat] Tu { $character } ocupa el puesto de detrás, con { $amount } puntos de vida.
   *[none] { $character }, de { $player }, ocupa el puesto de detrás, con { $amount } puntos de vida.
 }
duel-event-comes-into-play-front = { $you ->
    [seat] Tu { $character } ocupa el puesto de delante, con { $amount } puntos de vida.
   *[none] { $character }, de { $player }, ocupa el puesto de delante, con { $amount } puntos de vida.
 }
duel-event-gets-token = { $you ->
    [seat] Tu { $character } está ahora delante.
   *[none] { $character }, de { $player }, está ahora delante.
 }
duel-event-turn-starts = { $you ->
    [seat] Turno { $amount }: te toca a ti.
   *[none] Turno { $amount }: le toca a { $player }.
 }
duel-event-turn-ends = { $you ->
    [seat] Tu turno ha terminado.
   *[none] El turno de { $player } ha terminado.
 }

duel-event-draws = { $you ->
    [seat] Robas { $cards }.
   *[none] { $player } roba { $cards }.
 }
duel-event-draws-hidden = { $back ->
    [law] { $count ->
        [one] { $player } roba una carta de la Ley.
       *[other] { $player } roba { $count } cartas de la Ley.
    }
    [outlaw] { $count ->
        [one] { $player } roba una carta de los Forajidos.
       *[other] { $player } roba { $count } cartas de los Forajidos.
    }
   *[both] { $player } roba { $count } cartas, de la Ley y de los Forajidos.
 }
duel-event-draws-aside = { $you ->
    [seat] Robas { $cards } para elegir.
   *[none] { $player } roba { $cards } para elegir.
 }
duel-event-draws-aside-hidden = { $back ->
    [law] { $count ->
        [one] { $player } roba una carta de la Ley para elegir.
       *[other] { $player } roba { $count } cartas de la Ley para elegir.
    }
    [outlaw] { $count ->
        [one] { $player } roba una carta de los Forajidos para elegir.
       *[other] { $player } roba { $count } cartas de los Forajidos para elegir.
    }
   *[both] { $player } roba { $count } cartas para elegir, de la Ley y de los Forajidos.
 }
duel-event-keeps = { $you ->
    [seat] Conservas { $cards }.
   *[none] { $player } conserva { $cards }.
 }
duel-event-keeps-hidden = { $count ->
    [one] { $player } conserva la otra carta.
   *[other] { $player } conserva las otras { $count } cartas.
 }
duel-event-shows = { $you ->
    [seat] Muestras la segunda carta: { $cards } ({ $symbol }).
   *[none] { $player } muestra la segunda carta: { $cards } ({ $symbol }).
 }
duel-event-nothing-to-draw = { $you ->
    [seat] Te corresponde una carta, pero no queda ninguna.
   *[none] A { $player } le corresponde una carta, pero no queda ninguna.
 }
duel-event-reshuffles = { $amount ->
    [one] El mazo se ha agotado: la única carta de la pila de descartes pasa a ser el mazo común.
   *[other] El mazo se ha agotado: las { $amount } cartas de la pila de descartes se barajan y forman el mazo común.
 }

duel-event-plays = { $you ->
    [seat] Juegas { $cards }.
   *[none] { $player } juega { $cards }.
 }
duel-event-plays-at = { $you ->
    [seat] Juegas { $cards } sobre { $character }.
   *[none] { $player } juega { $cards } sobre { $character }.
 }
duel-event-plays-hit = { $you ->
    [seat] Disparas { $cards } contra { $character }.
   *[none] { $player } dispara { $cards } contra { $character }.
 }
duel-event-plays-equipment = { $you ->
    [seat] Pones { $cards } en { $character }.
   *[none] { $player } pone { $cards } en { $character }.
 }
duel-event-plays-card = { $you ->
    [seat] Juegas { $card } sobre { $second }.
   *[none] { $player } juega { $card } sobre { $second }.
 }
duel-event-plays-hand = { $you ->
    [seat] Juegas { $cards } contra la mano de { $other }.
    [other] { $player } juega { $cards } contra tu mano.
   *[none] { $player } juega { $cards } contra la mano de { $other }.
 }
duel-event-plays-pair = { $you ->
    [seat] Juegas { $cards } sobre los personajes de { $other }.
    [other] { $player } juega { $cards } sobre tus personajes.
   *[none] { $player } juega { $cards } sobre los personajes de { $other }.
 }
duel-event-plays-pair-own = { $you ->
    [seat] Juegas { $cards } sobre tus propios personajes.
   *[none] { $player } juega { $cards } sobre sus propios personajes.
 }
duel-event-plays-dodge = { $you ->
    [seat] Esquivas con { $cards }.
   *[none] { $player } esquiva con { $cards }.
 }
duel-event-plays-as-dodge = { $you ->
    [seat] Usas { $cards } como esquiva.
   *[none] { $player } usa { $cards } como esquiva.
 }
duel-event-plays-as-colt = { $you ->
    [seat] Disparas { $cards } como un Colt contra { $character }.
   *[none] { $player } dispara { $cards } como un Colt contra { $character }.
 }
duel-event-equips = { $cards } está ahora en { $character }.
duel-event-no-effect = Sin efecto: { $cards }.
duel-event-uses = { $you ->
    [seat] Usas { $cards }.
   *[none] { $player } usa { $cards }.
 }
duel-event-uses-ability = { $you ->
    [seat] Usas la habilidad de { $source }.
   *[none] { $player } usa la habilidad de { $source }.
 }
duel-event-copies = { $you ->
    [seat] Usas otra vez { $cards }, encima de la pila de descartes, con la habilidad de { $source }.
   *[none] { $player } usa otra vez { $cards }, encima de la pila de descartes, con la habilidad de { $source }.
 }
duel-event-reloads = { $you ->
    [seat] Recargas { $cards }.
   *[none] { $player } recarga { $cards }.
 }
duel-event-swaps = { $you ->
    [seat] Tus personajes se intercambian: { $character } está ahora delante.
   *[none] Los personajes de { $player } se intercambian: { $character } está ahora delante.
 }

duel-event-hit = { $character } es objetivo de { $cards }.
duel-event-hit-alone = { $source } dirige un impacto a { $character }.
duel-event-dodges = { $you ->
    [seat] Tu { $character } escapa del impacto.
   *[none] { $character }, de { $player }, escapa del impacto.
 }
duel-event-dodge-wasted = { $you ->
    [seat] Tu esquiva se pierde: hacía falta otra carta con ella.
   *[none] La esquiva de { $player } se pierde: hacía falta otra carta con ella.
 }
duel-event-gives-up = { $you ->
    [seat] Entregas { $cards } por { $character }.
   *[none] { $player } entrega { $cards } por { $character }.
 }
duel-event-loses-life = { $you ->
    [seat] { $amount ->
        [one] Tu { $character } pierde un punto de vida.
       *[other] Tu { $character } pierde { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] { $character }, de { $player }, pierde un punto de vida.
       *[other] { $character }, de { $player }, pierde { $amount } puntos de vida.
    }
 }
duel-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Tu { $character } recupera un punto de vida.
       *[other] Tu { $character } recupera { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] { $character }, de { $player }, recupera un punto de vida.
       *[other] { $character }, de { $player }, recupera { $amount } puntos de vida.
    }
 }
duel-event-down = { $you ->
    [seat] ¡Tu { $character } pierde su último punto de vida!
   *[none] ¡{ $character }, de { $player }, pierde su último punto de vida!
 }
duel-event-eliminated = { $you ->
    [seat] Tu { $character } queda fuera de la partida.
   *[none] { $character }, de { $player }, queda fuera de la partida.
 }
duel-event-lapses = Ya no ocurre nada por { $source }.

duel-event-reveals = { $you ->
    [seat] Revelas { $cards } por { $source }: { $symbol }.
   *[none] { $player } revela { $cards } por { $source }: { $symbol }.
 }
duel-event-reveal-succeeds = Ese es el símbolo para { $source }.
duel-event-reveal-fails-barrel = Ningún barril: no ayuda.
duel-event-reveal-fails-sid_curry = Ningún barril: no ayuda.
duel-event-reveal-fails-dynamite = La Dinamita no estalla.
duel-event-reveal-fails-rattlesnake = La Serpiente de Cascabel no muerde.
duel-event-turns = { $you ->
    [seat] Descubres { $cards } por { $source }: { $symbol }.
   *[none] { $player } descubre { $cards } por { $source }: { $symbol }.
 }
duel-event-reveal-chosen = { $you ->
    [seat] Eliges que cuente { $cards }: { $symbol }.
   *[none] { $player } elige que cuente { $cards }: { $symbol }.
 }
duel-event-explodes = ¡{ $cards } explota en { $character }!
duel-event-passes-on = { $you ->
    [seat] { $cards } pasa a { $other }.
    [other] { $cards } pasa a ti.
   *[none] { $cards } pasa a { $other }.
 }
duel-event-passes-on-to = { $you ->
    [seat] { $cards } pasa a { $other }: está ahora en { $character }.
    [other] { $cards } pasa a ti: está ahora en { $character }.
   *[none] { $cards } pasa a { $other }: está ahora en { $character }.
 }

duel-event-takes-from-hand = { $you ->
    [seat] Tomas { $cards } de la mano de { $other }.
    [other] { $player } toma { $cards } de tu mano.
   *[none] { $player } toma { $cards } de la mano de { $other }.
 }
duel-event-takes-from-hand-hidden = { $back ->
    [law] { $player } toma una carta de la Ley de la mano de { $other }.
   *[outlaw] { $player } toma una carta de los Forajidos de la mano de { $other }.
 }
duel-event-removes-from-hand = { $you ->
    [seat] Haces que { $other } descarte { $cards } de su mano.
    [other] { $player } hace que descartes { $cards } de tu mano.
   *[none] { $player } hace que { $other } descarte { $cards } de su mano.
 }
duel-event-takes-equipment = { $you ->
    [seat] Te llevas { $cards } de { $character } a la mano.
   *[none] { $player } se lleva { $cards } de { $character } a la mano.
 }
duel-event-takes-equipment-fallen = { $you ->
    [seat] Tomas { $cards } del personaje eliminado.
   *[none] { $player } toma { $cards } del personaje eliminado.
 }
duel-event-removes-equipment = { $you ->
    [seat] Descartas { $cards } de { $character }.
   *[none] { $player } descarta { $cards } de { $character }.
 }
duel-event-discards-excess = { $you ->
    [seat] Descartas { $cards }: tenías demasiadas cartas en la mano.
   *[none] { $player } descarta { $cards }: tenía demasiadas cartas en la mano.
 }
duel-event-discards-second = { $you ->
    [seat] Descartas además { $cards }.
   *[none] { $player } descarta además { $cards }.
 }
duel-event-discards-dodge = { $you ->
    [seat] Esquivas descartando { $cards }.
   *[none] { $player } esquiva descartando { $cards }.
 }
duel-event-discards-forced = { $you ->
    [seat] Tienes que descartar una carta: { $cards }.
   *[none] { $player } tiene que descartar una carta: { $cards }.
 }
duel-event-discards-drawn = { $you ->
    [seat] De estas cartas descartas { $cards }.
   *[none] De estas cartas { $player } descarta { $cards }.
 }
duel-event-discards-cost = { $you ->
    [seat] Descartas { $cards } por ello.
   *[none] { $player } descarta { $cards } por ello.
 }
duel-event-discards-replaced = { $cards }, que ya estaba ahí, va a la pila de descartes.
duel-event-discards-fallen = Lo que tenía el personaje va a la pila de descartes: { $cards }.
duel-event-discards-spent = { $cards } va a la pila de descartes.
duel-event-discards-turned = A la pila de descartes: { $cards }.

duel-event-store = En el Almacén: { $cards }.
duel-event-picks = { $you ->
    [seat] Eliges { $cards }.
   *[none] { $player } elige { $cards }.
 }

duel-event-game-over-law = Gana la Ley: { $player }.
duel-event-game-over-outlaws = Ganan los Forajidos: { $player }.
