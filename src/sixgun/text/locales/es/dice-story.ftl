# The story of The Dice Game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". $faces and $face are dice with their faces: [cerveza] [1].

# What stands on a die: one word of at most eight letters.
dice-short-arrow = flecha
dice-short-dynamite = dinamita
dice-short-bullseye_1 = 1
dice-short-bullseye_2 = 2
dice-short-beer = cerveza
dice-short-gatling = gatling

dice-event-game-starts = Empieza el juego de dados para { $amount } jugadores.
dice-event-character = { $you ->
    [seat] Eres { $character }, con { $amount } puntos de vida.
   *[none] { $player } es { $character }, con { $amount } puntos de vida.
 }
dice-event-reveals-role = { $you ->
    [seat] Se descubre tu carta de rol: { $role }.
   *[none] { $player } descubre su carta de rol: { $role }.
 }
dice-event-turn-starts = { $you ->
    [seat] Turno { $amount }: te toca a ti.
   *[none] Turno { $amount }: le toca a { $player }.
 }
dice-event-turn-ends = { $you ->
    [seat] Tu turno ha terminado.
   *[none] El turno de { $player } ha terminado.
 }

dice-event-rolls = { $you ->
    [seat] Lanzas { $faces }
   *[none] { $player } lanza { $faces }
 }
dice-event-rolls-again = { $you ->
    [seat] { $count ->
        [one] Relanzas el dado { $dice }: { $faces }
       *[other] Relanzas los dados { $dice }: { $faces }
    }
   *[none] { $count ->
        [one] { $player } relanza el dado { $dice }: { $faces }
       *[other] { $player } relanza los dados { $dice }: { $faces }
    }
 }
dice-event-stops = { $you ->
    [seat] Te plantas con esta tirada.
   *[none] { $player } se planta con esta tirada.
 }
dice-event-stops-again = { $you ->
    [seat] Al final tienes { $faces }
   *[none] Al final { $player } tiene { $faces }
 }
dice-event-explodes = { $you ->
    [seat] { $amount } dinamitas te estallan en la mano: ya no lanzas más.
   *[none] A { $player } le estallan { $amount } dinamitas en la mano: ya no lanza más.
 }

dice-event-takes-arrow = { $you ->
    [seat] { $amount ->
        [one] Tomas una flecha.
       *[other] Tomas { $amount } flechas.
    }
   *[none] { $amount ->
        [one] { $player } toma una flecha.
       *[other] { $player } toma { $amount } flechas.
    }
 }
dice-event-takes-arrow-struck = { $you ->
    [seat] Has alcanzado a { $other } ({ $source }) y tomas una flecha.
    [other] { $player } te ha alcanzado ({ $source }) y toma una flecha.
   *[none] { $player } ha alcanzado a { $other } ({ $source }) y toma una flecha.
 }
dice-event-takes-arrow-instead = { $you ->
    [seat] Tomas una flecha en vez de perder un punto de vida ({ $source }).
   *[none] { $player } toma una flecha en vez de perder un punto de vida ({ $source }).
 }
dice-event-indians-attack = { $you ->
    [seat] Has tomado la última flecha: ¡atacan los indios!
   *[none] { $player } ha tomado la última flecha: ¡atacan los indios!
 }
dice-event-returns-arrows = { $you ->
    [seat] { $amount ->
        [one] Devuelves tu flecha.
       *[other] Devuelves tus { $amount } flechas.
    }
   *[none] { $amount ->
        [one] { $player } devuelve una flecha.
       *[other] { $player } devuelve { $amount } flechas.
    }
 }
dice-event-returns-arrows-all = Las { $amount } flechas vuelven a estar en el montón.
dice-event-discards-arrow = { $you ->
    [seat] Devuelves una flecha de { $other }.
    [other] { $player } devuelve una de tus flechas.
   *[none] { $player } devuelve una flecha de { $other }.
 }
dice-event-discards-arrow-own = { $you ->
    [seat] Devuelves una de tus flechas.
   *[none] { $player } devuelve una de sus propias flechas.
 }

dice-event-hits = { $you ->
    [seat] Apuntas un { $face } a { $other }.
    [other] { $player } te apunta un { $face }.
   *[none] { $player } apunta un { $face } a { $other }.
 }
dice-event-hits-doubled = { $you ->
    [seat] Apuntas un { $face } a { $other } y lo doblas con una cerveza.
    [other] { $player } te apunta un { $face } y lo dobla con una cerveza.
   *[none] { $player } apunta un { $face } a { $other } y lo dobla con una cerveza.
 }
dice-event-fires-gatling = { $you ->
    [seat] ¡Disparas la gatling contra todos!
   *[none] ¡{ $player } dispara la gatling contra todos!
 }
dice-event-unaffected = { $you ->
    [seat] La gatling no te hace nada ({ $source }).
   *[none] La gatling no le hace nada a { $player } ({ $source }).
 }

dice-event-loses-life-bullseye = { $you ->
    [seat] { $amount ->
        [one] Te alcanzan y pierdes un punto de vida.
       *[other] Te alcanzan y pierdes { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] Alcanzan a { $player }, que pierde un punto de vida.
       *[other] Alcanzan a { $player }, que pierde { $amount } puntos de vida.
    }
 }
dice-event-loses-life-gatling = { $you ->
    [seat] { $amount ->
        [one] La gatling te quita un punto de vida.
       *[other] La gatling te quita { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] La gatling le quita un punto de vida a { $player }.
       *[other] La gatling le quita { $amount } puntos de vida a { $player }.
    }
 }
dice-event-loses-life-indians = { $you ->
    [seat] { $amount ->
        [one] Los indios te quitan un punto de vida.
       *[other] Los indios te quitan { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] Los indios le quitan un punto de vida a { $player }.
       *[other] Los indios le quitan { $amount } puntos de vida a { $player }.
    }
 }
dice-event-loses-life-dynamite = { $you ->
    [seat] { $amount ->
        [one] Eso te cuesta un punto de vida.
       *[other] Eso te cuesta { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] Eso le cuesta un punto de vida a { $player }.
       *[other] Eso le cuesta { $amount } puntos de vida a { $player }.
    }
 }

dice-event-gives-beer = { $you ->
    [seat] Le das una cerveza a { $other }.
    [other] { $player } te da una cerveza.
   *[none] { $player } le da una cerveza a { $other }.
 }
dice-event-gives-beer-own = { $you ->
    [seat] Te bebes tú una cerveza.
   *[none] { $player } se bebe una cerveza.
 }
dice-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Recuperas un punto de vida.
       *[other] Recuperas { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] { $player } recupera un punto de vida.
       *[other] { $player } recupera { $amount } puntos de vida.
    }
 }
dice-event-regains-life-drinks = { $you ->
    [seat] { $amount ->
        [one] Te bebes una cerveza y recuperas un punto de vida.
       *[other] Te bebes una cerveza y recuperas { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] { $player } se bebe una cerveza y recupera un punto de vida.
       *[other] { $player } se bebe una cerveza y recupera { $amount } puntos de vida.
    }
 }
dice-event-regains-life-beer = { $you ->
    [seat] { $amount ->
        [one] { $other } te da una cerveza: recuperas un punto de vida.
       *[other] { $other } te da una cerveza: recuperas { $amount } puntos de vida.
    }
    [other] { $amount ->
        [one] Le das una cerveza a { $player }, que recupera un punto de vida.
       *[other] Le das una cerveza a { $player }, que recupera { $amount } puntos de vida.
    }
   *[none] { $amount ->
        [one] { $other } le da una cerveza a { $player }, que recupera un punto de vida.
       *[other] { $other } le da una cerveza a { $player }, que recupera { $amount } puntos de vida.
    }
 }
dice-event-regains-life-ability = { $you ->
    [seat] { $amount ->
        [one] Recuperas un punto de vida ({ $source }).
       *[other] Recuperas { $amount } puntos de vida ({ $source }).
    }
   *[none] { $amount ->
        [one] { $player } recupera un punto de vida ({ $source }).
       *[other] { $player } recupera { $amount } puntos de vida ({ $source }).
    }
 }
dice-event-no-effect = { $you ->
    [seat] Ya tienes todos tus puntos de vida.
   *[none] { $player } ya tiene todos sus puntos de vida.
 }
dice-event-no-effect-drinks = { $you ->
    [seat] Te bebes una cerveza por gusto: ya tienes todos tus puntos de vida.
   *[none] { $player } se bebe una cerveza por gusto, sin punto de vida que recuperar.
 }
dice-event-no-effect-beer = { $you ->
    [seat] { $other } te da una cerveza, pero ya tienes todos tus puntos de vida.
    [other] Le das una cerveza a { $player }, que ya tiene todos sus puntos de vida.
   *[none] { $other } le da una cerveza a { $player }, que ya tiene todos sus puntos de vida.
 }
dice-event-no-effect-ability = { $you ->
    [seat] No tienes ningún punto de vida que recuperar ({ $source }).
   *[none] { $player } no tiene ningún punto de vida que recuperar ({ $source }).
 }
dice-event-uses = { $you ->
    [seat] Como { $source }, cuidas de { $other }.
    [other] { $player } ({ $source }) cuida de ti.
   *[none] { $player } ({ $source }) cuida de { $other }.
 }
dice-event-uses-own = { $you ->
    [seat] Como { $source }, te cuidas a ti mismo.
   *[none] { $player } ({ $source }) se toma antes un respiro.
 }

dice-event-eliminated = { $you ->
    [seat] Quedas fuera de la partida. Tu rol: { $role }.
   *[none] { $player } queda fuera de la partida. Su carta de rol dice: { $role }.
 }
dice-event-eliminated-by = { $you ->
    [seat] { $other } te elimina. Tu rol: { $role }.
    [other] Eliminas a { $player }. Su carta de rol dice: { $role }.
   *[none] { $other } elimina a { $player }. Su carta de rol dice: { $role }.
 }
dice-event-game-over-sheriff = Gana el bando del Sheriff: { $winners }.
dice-event-game-over-outlaws = Ganan los Forajidos: { $winners }.
dice-event-game-over-renegade = Gana el Renegado: { $winners }.
dice-event-game-over-deputy = Gana el Alguacil: { $winners }.
dice-event-game-over-outlaw = Gana el Forajido: { $winners }.
