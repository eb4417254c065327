# What a player is asked. prompt-* speaks to the one who is asked, asked-* tells the others what is waited for.
# $by is the seat that causes it (or whose cards are chosen from), $card the card it is about.

prompt-play = Tu turno: juega cuantas cartas quieras, hasta que no quieras jugar más.
prompt-discard-excess = { $amount ->
    [one] Tu mano supera el límite: descarta una carta.
   *[other] Tu mano supera el límite: descarta { $amount } cartas, de una en una.
 }
prompt-answer-shot = { $amount ->
    [one] { $by } te dispara con { $card }. ¿Cómo respondes?
   *[other] { $by } te dispara con { $card }. Hacen falta { $amount } ¡Fallaste! para pararlo. ¿Cómo respondes?
 }
prompt-answer-indians = { $by } llama a los indios con { $card }: descarta un ¡BANG! o pierde un punto de vida.
prompt-answer-duel = Estás en Duelo con { $by } ({ $card }): descarta un ¡BANG! o pierde un punto de vida.
prompt-dying = { $amount ->
    [one] Has perdido tu último punto de vida. Recupera uno, o quedas fuera de la partida.
   *[other] Has perdido tu último punto de vida. Recupera { $amount }, o quedas fuera de la partida.
 }
prompt-take-card = { $card }: ¿qué carta tomas de { $by }?
prompt-remove-card = { $card }: ¿qué carta debe perder { $by }?
prompt-general-store = El Almacén está abierto: ¿qué carta tomas?
prompt-choose-flip = ¿Cuál de las dos cartas debe contar?
prompt-draw-source-hand = ¿De dónde viene tu primera carta: del mazo o de la mano de alguien?
prompt-draw-source-discard = ¿De dónde viene tu primera carta: del mazo o de la pila de descartes?
prompt-keep-cards = { $amount ->
    [one] ¿Qué carta conservas? Las demás se devuelven.
   *[other] ¿Qué { $amount } cartas conservas? El resto se devuelve.
 }
prompt-choose-character = ¿Qué personaje quieres ser?

asked-play = { $player } está jugando cartas.
asked-discard-excess = { $player } tiene que descartar las cartas que le sobran.
asked-answer-shot = { $player } tiene que responder a un disparo.
asked-answer-indians = { $player } tiene que hacer frente a los indios.
asked-answer-duel = { $player } tiene que responder en el Duelo.
asked-dying = { $player } lucha por seguir en la partida.
asked-take-card = { $player } elige una carta que tomar.
asked-remove-card = { $player } elige qué carta se descarta.
asked-general-store = { $player } elige en el Almacén.
asked-choose-flip = { $player } elige qué carta cuenta.
asked-draw-source-hand = { $player } elige de dónde viene la primera carta.
asked-draw-source-discard = { $player } elige de dónde viene la primera carta.
asked-keep-cards = { $player } elige qué cartas conservar.
asked-choose-character = { $player } elige un personaje.
