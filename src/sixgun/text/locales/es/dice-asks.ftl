# What The Dice Game asks, the labels of the answers, and why something is not allowed. dice-prompt-* speaks to the one
# who is asked, dice-asked-* tells the others what is waited for. $by is who causes it.

dice-prompt-heal = Empieza tu turno: ¿quién recupera un punto de vida?
dice-prompt-reroll = { $amount ->
    [one] ¿Relanzas algún dado, por última vez, o te plantas?
   *[other] ¿Relanzas algún dado, o te plantas? Te quedan { $amount } tiradas más.
 }
dice-prompt-assign = { $amount ->
    [one] ¿A quién alcanzas con tu diana?
   *[other] Quedan { $amount } dianas. ¿A quién alcanzas con la siguiente? Al final dan todas a la vez.
 }
dice-prompt-beer = { $own ->
    [one] { $amount ->
        [one] ¿Para quién es la cerveza?
       *[other] Quedan { $amount } cervezas. ¿Para quién es la siguiente?
    }
   *[other] { $amount ->
        [one] ¿Para quién es la cerveza? Para ti vale { $own } puntos de vida.
       *[other] Quedan { $amount } cervezas. ¿Para quién es la siguiente? Para ti cada una vale { $own } puntos de vida.
    }
 }
dice-prompt-take-arrow = { $amount ->
    [one] { $by } te alcanza: ¿tomas una flecha en vez de perder el punto de vida?
   *[other] { $by } te alcanza por { $amount } puntos de vida: ¿tomas una flecha en vez de perder el siguiente?
 }
dice-prompt-discard-own-arrow = { $amount ->
    [one] { $by } te ha quitado un punto de vida: ¿devuelves tu flecha?
   *[other] { $by } te ha quitado un punto de vida: ¿devuelves una de tus { $amount } flechas?
 }
dice-prompt-discard-own-arrow-alone = { $amount ->
    [one] Has perdido un punto de vida: ¿devuelves tu flecha?
   *[other] Has perdido un punto de vida: ¿devuelves una de tus { $amount } flechas?
 }
dice-prompt-discard-arrow = { $amount ->
    [one] Tu gatling te deja devolver una flecha de cualquier jugador: ¿de quién?
   *[other] Tus gatlings te dejan devolver { $amount } flechas de cualquier jugador: ¿de quién es la siguiente?
 }

dice-asked-heal = { $player } elige quién recupera un punto de vida.
dice-asked-reroll = { $player } mira los dados.
dice-asked-assign = { $player } apunta.
dice-asked-beer = { $player } elige para quién es una cerveza.
dice-asked-take-arrow = { $player } elige entre una flecha y un punto de vida.
dice-asked-discard-own-arrow = { $player } puede devolver una flecha.
dice-asked-discard-arrow = { $player } elige de quién es la flecha que se devuelve.

dice-action-reroll = Conserva { $kept }, relanza { $dice }
dice-action-reroll-all = Relanza los cinco
dice-action-reroll-rest = Relanza todo menos la dinamita: { $faces }
dice-action-stop = Plántate: que cuenten estos dados
dice-action-hit = Usa un { $face } contra { $player }
dice-action-double = Usa un { $face } contra { $player } y dóblalo con una cerveza
dice-action-beer = Dale la cerveza a { $player }
dice-action-beer-own = Bébete tú la cerveza
dice-action-heal = Un punto de vida para { $player }
dice-action-heal-own = Un punto de vida para ti
dice-action-take = Toma una flecha
dice-action-lose = Pierde el punto de vida
dice-action-shed = Devuelve una flecha
dice-action-keep = Conserva tus flechas
dice-action-clear = Devuelve una flecha de { $player }
dice-action-clear-own = Devuelve una de tus propias flechas
dice-action-pass = No devuelvas ninguna

dice-refusal-game-over = La partida ha terminado. Empieza otra para seguir jugando.
dice-refusal-not-asked = Ahora no te toca elegir: se espera a { $player }.
dice-refusal-stop-not-now = Ahora no estás lanzando dados. Responde a lo que se te pregunta.
dice-refusal-reroll-not-now = Aún no hay dados que relanzar. Responde a lo que se te pregunta.
dice-refusal-rolling-over = Las tiradas han terminado, y los dados cuentan tal como están. Responde a lo que se te pregunta.
dice-refusal-dynamite-locked = El dado { $die } muestra dinamita, que no se puede relanzar. Elige entre los demás dados.
dice-refusal-dynamite-ends-rolling = Tres dinamitas han puesto fin a tus tiradas: los demás dados cuentan tal como están.
dice-refusal-hit-not-now = El { $face } se usa después de las tiradas, cuando se te pregunta a quién alcanzas.
dice-refusal-no-such-die = No te queda ningún { $face } por usar. Usa una diana que tengas.
dice-refusal-no-doubling = Una cerveza solo da vida. Tu personaje no puede doblar una diana con ella.
dice-refusal-doubled-already = Ya has doblado una diana, y solo se puede una vez por turno. Usa esta tal como está.
dice-refusal-no-beer-to-double = No tienes ninguna cerveza con la que doblar una diana. Úsala tal como está.
dice-refusal-no-target-self = No puedes alcanzarte a ti mismo. Elige a otro jugador.
dice-refusal-wrong-distance = { $player } está { $distance ->
    [one] a tu lado
   *[other] a { $distance } puestos de ti
 }, y el { $face } no alcanza ahí. Elige a un jugador a la distancia correcta.
dice-refusal-beer-not-now = Las cervezas se dan después de las dianas, cuando se te pregunta para quién son.
dice-refusal-nobody-revived = { $player } está fuera de la partida, y ninguna cerveza hace volver a nadie. Elige a un jugador vivo.
dice-refusal-heal-not-now = Ese punto de vida lo da al principio del turno un personaje que puede hacerlo.
dice-refusal-ability-not-now = Ahora no se te pregunta por flechas ni puntos de vida. Responde a lo que se te pregunta.
dice-refusal-must-choose = Aquí no puedes pasar: hay que usar todos los dados. Elige una de las cosas ofrecidas.
dice-refusal-no-such-seat = No hay ningún asiento { $player } en esta mesa.
dice-refusal-target-out-of-game = { $player } está fuera de la partida. Elige a un jugador vivo.
dice-refusal-target-fallen = { $player } acaba de perder su último punto de vida, y sus flechas vuelven de todos modos. Elige a otro.
dice-refusal-no-arrow = { $player } no tiene ninguna flecha. Elige a alguien que tenga una.
dice-refusal-not-offered = Esa no es ninguna de las opciones que tienes ahora.
