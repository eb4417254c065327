# A Fistful of Cards: its event cards, and what is asked and told because of them.

set-fistful_of_cards = Por un puñado de cartas
    .text = 15 cartas de evento de otro tipo: a partir del segundo turno del Sheriff, una nueva altera las reglas en cada ronda.

eventcard-abandoned_mine = Mina Abandonada
    .text = Al empezar tu turno robas de la pila de descartes, y del mazo cuando esta se vacía. Lo que te sobra al final de tu turno va boca abajo encima del mazo.
eventcard-ambush = Emboscada
    .text = Todos los jugadores están a distancia 1. Solo cambian eso las cartas de la mesa, y los personajes que tienen una carta así de nacimiento.
eventcard-blood_brothers = Hermanos de Sangre
    .text = Al empezar tu turno puedes perder un punto de vida, pero no el último, para dar uno a otro jugador.
eventcard-dead_man = Hombre Muerto
    .text = El primer jugador que quedó eliminado vuelve cuando le toca su turno, con dos puntos de vida y dos cartas.
eventcard-hard_liquor = Licor Fuerte
    .text = Puedes renunciar a robar al empezar tu turno para recuperar un punto de vida.
eventcard-the_judge = El Juez
    .text = No se puede jugar ninguna carta delante de nadie.
eventcard-lasso = Lazo
    .text = Las cartas que los jugadores tienen delante no tienen efecto.
eventcard-law_of_the_west = La Ley del Oeste
    .text = Muestras la segunda carta que robas al empezar tu turno. Si puedes jugarla, debes hacerlo en este turno.
eventcard-peyote = Peyote
    .text = En vez de robar dices rojo o negro y descubres la primera carta del mazo. Si aciertas, la conservas y puedes probar otra vez. Si fallas, se descarta, y ahí acaba todo.
eventcard-ranch = Rancho
    .text = Después de robar puedes descartar una vez cuantas cartas quieras y robar otras tantas.
eventcard-ricochet = Rebote
    .text = En tu turno puedes descartar cartas ¡BANG! para disparar a cartas que otros jugadores tienen delante. Cada una se descarta, salvo que su dueño juegue un ¡Fallaste!.
eventcard-russian_roulette = Ruleta Rusa
    .text = Cuando entra en juego, cada uno descarta un ¡Fallaste!, el Sheriff primero, ronda tras ronda, hasta que alguien no lo hace: ese jugador pierde dos puntos de vida.
eventcard-sniper = Francotirador
    .text = En tu turno puedes descartar dos cartas ¡BANG! a la vez para disparar a un jugador a tu alcance. Hacen falta dos ¡Fallaste! para parar ese disparo.
eventcard-vendetta = Venganza
    .text = Al final de tu turno descubres una carta: si es de Corazones juegas otro turno.
eventcard-a_fistful_of_cards = Por un puñado de cartas
    .text = Al empezar tu turno recibes un disparo por cada carta que tienes en la mano. Es el último evento y se queda hasta el final.

# What is asked
prompt-give-life = ¿Das uno de tus puntos de vida a otro jugador?
asked-give-life = { $player } puede dar un punto de vida.
prompt-skip-for-life = ¿Robas, o recuperas un punto de vida en su lugar?
asked-skip-for-life = { $player } elige entre cartas y un punto de vida.
prompt-guess-colour = ¿De qué color es la primera carta del mazo?
asked-guess-colour = { $player } intenta adivinar el color de la primera carta.
prompt-exchange-cards = { $amount ->
    [0] ¿Qué cartas quieres cambiar? Descártalas de una en una.
    [one] Has descartado una carta. ¿Quieres cambiar otra?
   *[other] Has descartado { $amount } cartas. ¿Quieres cambiar otra?
 }
asked-exchange-cards = { $player } puede cambiar cartas por otras nuevas.
prompt-answer-roulette = Tu turno en la ruleta: descarta un ¡Fallaste!, o pierde dos puntos de vida.
asked-answer-roulette = { $player } tiene que continuar la ruleta.
prompt-answer-shot-at-card = { $by } dispara a tu carta { $card }. Un ¡Fallaste! la salva. ¿Cómo respondes?
asked-answer-shot-at-card = { $player } tiene que responder a un disparo contra una carta.

action-use-blood_brothers = Da un punto de vida a { $player }
action-pass-give-life = Conserva tus puntos de vida
action-use-hard_liquor = Recupera un punto de vida
action-pass-skip-for-life = Roba tus cartas
action-guess-red = Rojo
action-guess-black = Negro
action-pass-guess-colour = Deja de adivinar
action-pass-exchange-cards = { $amount ->
    [0] Conserva todas tus cartas
    [one] Roba una carta nueva
   *[other] Roba { $amount } cartas nuevas
 }
action-pass-answer-roulette = Pierde dos puntos de vida
action-pass-answer-shot-at-card = Da la carta por perdida
action-use-ricochet = Descarta { $card } para disparar a { $second }
action-use-sniper = Descarta { $card } y { $second } para disparar a { $player }; hacen falta dos ¡Fallaste! para pararlo

# What is told
event-buries = { $you ->
    [seat] Pones { $cards } boca abajo encima del mazo: tenías demasiadas cartas en la mano.
   *[none] { $player } pone { $cards } boca abajo encima del mazo.
 }
event-buries-hidden = { $count ->
    [one] { $player } pone boca abajo encima del mazo una carta que le sobraba.
   *[other] { $player } pone boca abajo encima del mazo { $count } cartas que le sobraban.
 }
event-guesses-right = { $you ->
    [seat] Dices { $colour ->
        [red] rojo
       *[black] negro
    }, y conservas { $cards }.
   *[none] { $player } dice { $colour ->
        [red] rojo
       *[black] negro
    }, y conserva { $cards }.
 }
event-guesses-wrong = { $you ->
    [seat] Dices { $colour ->
        [red] rojo
       *[black] negro
    }, pero sale { $cards } y se descarta.
   *[none] { $player } dice { $colour ->
        [red] rojo
       *[black] negro
    }, pero sale { $cards } y se descarta.
 }
event-returns-alive = { $you ->
    [seat] ¡Vuelves a la partida, con { $amount } puntos de vida!
   *[none] ¡{ $player } vuelve a la partida, con { $amount } puntos de vida!
 }
event-uses-blood_brothers = { $you ->
    [seat] Das un punto de vida a { $other }.
    [other] { $player } te da un punto de vida.
   *[none] { $player } da un punto de vida a { $other }.
 }
event-uses-hard_liquor = { $you ->
    [seat] No robas cartas y echas un trago.
   *[none] { $player } no roba cartas y echa un trago.
 }
event-uses-ricochet = { $you ->
    [seat] Descartas { $card } y disparas a { $second }, delante de { $other }.
    [other] { $player } descarta { $card } y dispara a { $second }, delante de ti.
   *[none] { $player } descarta { $card } y dispara a { $second }, delante de { $other }.
 }
event-uses-sniper = { $you ->
    [seat] Descartas { $cards } y apuntas a { $other }.
    [other] { $player } descarta { $cards } y te apunta.
   *[none] { $player } descarta { $cards } y apunta a { $other }.
 }
event-check-succeeds-vendetta = { $you ->
    [seat] Juegas otro turno.
   *[none] { $player } juega otro turno.
 }
event-check-fails-vendetta = { $you ->
    [seat] No hay segundo turno para ti.
   *[none] No hay segundo turno para { $player }.
 }

refusal-no-fronts = Ahora no se puede jugar { $card }: mientras este evento esté en vigor no se juega ninguna carta delante de nadie.
refusal-duty = Has mostrado { $card } como segunda carta y puedes jugarla, así que debes hacerlo en este turno.

error-options-events = El mazo de eventos tiene de 12 a 28 cartas normales; «{ $value }» queda fuera.
error-options-roulette = La Ruleta Rusa pide «missed_cards» o «missed_effects»; «{ $value }» no es ni lo uno ni lo otro.
