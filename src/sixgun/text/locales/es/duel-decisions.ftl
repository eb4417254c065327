# What a player of The Duel is asked. duel-prompt-* speaks to the one who is asked, duel-asked-* tells the other what is
# waited for. $by is the player who causes it, $card the card it is about, $character the one it strikes, $source the
# card or the character whose text lets somebody choose.

duel-prompt-choose-active = Dos personajes salen de tu reserva. ¿Cuál empieza delante?
duel-prompt-play = Tu turno: ¿qué haces?
duel-prompt-discard-excess = { $amount ->
    [one] Tu mano supera el límite: descarta una carta.
   *[other] Tu mano supera el límite: descarta { $amount } cartas, de una en una.
 }
duel-prompt-answer-hit = { $by } dispara { $card } contra { $character }. ¿Esquivas?
duel-prompt-answer-hit-alone = Un impacto de { $source } contra { $character }. ¿Esquivas?
duel-prompt-answer-hit-own = Tu propia carta { $card } alcanza a { $character }. ¿Esquivas?
duel-prompt-second-card = Tu esquiva no basta: descarta además otra carta, o encaja el impacto.
duel-prompt-give-up = { $character } pierde un punto de vida, a no ser que entregues una carta de impacto ({ $card }).
duel-prompt-give-up-duel = { $card }: entrega una carta de impacto, o { $character } pierde un punto de vida.
duel-prompt-redirect = ¿Quién pierde el punto de vida?
duel-prompt-if-dodged = Han esquivado tu carta { $card }. ¿Qué haces?
duel-prompt-if-dodged-carbine = Han esquivado tu Carabina: ¿qué Equipo se descarta?
duel-prompt-if-dodged-shotgun = Han esquivado tu Escopeta: ¿los personajes de quién se intercambian?
duel-prompt-if-dodged-remington = Han esquivado tu Remington: ¿robas una carta?
duel-prompt-if-dodged-schofield = Han esquivado tu Schofield: ¿recupera { $character } un punto de vida?
duel-prompt-give-discard = { $card }, de { $by }, te hace descartar una carta de tu mano. ¿Cuál?
duel-prompt-store-pick = El Almacén está abierto: ¿qué carta tomas?
duel-prompt-discard-drawn = { $source }: ¿cuál de estas cartas descartas? Conservas el resto.
duel-prompt-choose-back = Eliges a ciegas una carta de la mano de { $by }. ¿Con qué dorso?
duel-prompt-choose-reveal = Se han descubierto dos cartas, y lo que importa es este símbolo: { $symbol }. ¿Cuál de ellas cuenta?
duel-prompt-may-draw = { $amount ->
    [one] { $source }: ¿robas una carta?
   *[other] { $source }: ¿robas { $amount } cartas?
 }
duel-prompt-may-draw-pat_garret = Pat Garret: ¿robas una carta del mazo del rival?
duel-prompt-may-discard = { $source }: ¿descartas a ciegas una carta de la mano de { $by }?
duel-prompt-take-from-fallen = { $amount ->
    [one] { $source }: puedes tomar una carta más del personaje eliminado.
   *[other] { $source }: puedes tomar hasta { $amount } cartas del personaje eliminado.
 }

duel-asked-choose-active = { $player } elige quién empieza delante.
duel-asked-play = { $player } está jugando cartas.
duel-asked-discard-excess = { $player } tiene que descartar las cartas que le sobran.
duel-asked-answer-hit = { $player } tiene que responder a un impacto.
duel-asked-second-card = { $player } necesita otra carta para esquivar.
duel-asked-give-up = { $player } tiene que entregar una carta de impacto.
duel-asked-redirect = { $player } elige quién pierde el punto de vida.
duel-asked-if-dodged = { $player } elige qué hace la carta esquivada.
duel-asked-give-discard = { $player } tiene que descartar una carta.
duel-asked-store-pick = { $player } elige en el Almacén.
duel-asked-discard-drawn = { $player } elige cuál de las cartas robadas descartar.
duel-asked-choose-back = { $player } elige a ciegas una carta de una mano.
duel-asked-choose-reveal = { $player } elige qué carta cuenta.
duel-asked-may-draw = { $player } puede robar.
duel-asked-may-discard = { $player } puede hacer que se descarte una carta.
duel-asked-take-from-fallen = { $player } puede tomar cartas del personaje eliminado.

# Labels of the choices: short, and clear without knowing the notation. $target says who is aimed at and where he stands.

duel-action-play = Juega { $card }
duel-action-play-at = Juega { $card } sobre { $target }
duel-action-play-hit = Dispara { $card } contra { $target }
duel-action-play-equipment = Pon { $card } en { $target }
duel-action-play-card = Juega { $card } sobre { $target }
duel-action-play-pair = Juega { $card }: intercambia { $target }
duel-action-play-as-colt = Dispara { $card } como un Colt contra { $target }
duel-action-play-dodge = Esquiva con { $card }
duel-action-play-as-dodge = Usa { $card } como esquiva
duel-action-reload = Recarga { $card }: descártala y roba una carta
duel-action-swap = Mueve la ficha: { $target } pasa delante
duel-action-swap-pair = Intercambia { $target }
duel-action-end = No jugar más cartas
duel-action-active = Pon delante a { $character }
duel-action-lose = { $target } pierde el punto
duel-action-give = Entrega { $card }
duel-action-take = Toma { $card }
duel-action-take-hand = Toma a ciegas una carta de la mano de { $player }
duel-action-back-law = { $count ->
    [one] La carta de la Ley
   *[other] Una de las { $count } cartas de la Ley
 }
duel-action-back-outlaw = { $count ->
    [one] La carta de los Forajidos
   *[other] Una de las { $count } cartas de los Forajidos
 }
duel-action-use-hat = Esquiva con { $card }: descártalo del juego
duel-action-use-barrel = Revela por { $card }
duel-action-use-card = Usa { $card }
duel-action-use-sid_curry = Revela del mazo del rival por Sid Curry
duel-action-use-babe_leroy = Babe Leroy: roba dos cartas
duel-action-use-cattle_katie = Cattle Katie: descarta { $card } y roba dos cartas
duel-action-use-soundance_kid = Soundance Kid: descarta { $card } y roba una carta de cada mazo
duel-action-use-pearl_hat = Pearl Hat: descarta { $card } y usa { $copied }
duel-action-use-pearl_hat-at = Pearl Hat: descarta { $card } y usa { $copied } sobre { $target }
duel-action-use-pearl_hat-reload = Pearl Hat: descarta { $card } y recarga { $copied }
duel-action-discard-discard-excess = Descarta { $card }
duel-action-discard-answer-hit = Esquiva descartando { $card }
duel-action-discard-second-card = Descarta además { $card }
duel-action-discard-give-discard = Descarta { $card }
duel-action-discard-discard-drawn = Descarta { $card }
duel-action-choose-store-pick = Toma { $card }
duel-action-choose-choose-reveal = Que cuente { $card }
duel-action-choose-if-dodged = Descarta { $card }
duel-action-yes-may-draw = { $amount ->
    [one] Roba la carta
   *[other] Roba { $amount } cartas
 }
duel-action-no-may-draw = No robes
duel-action-yes-may-discard = Haz que se descarte una carta
duel-action-no-may-discard = Deja la mano como está
duel-action-yes-if-dodged = Sí
duel-action-no-if-dodged = No
duel-action-pass-answer-hit = Encaja el impacto
duel-action-pass-second-card = No descartes nada, y encaja el impacto
duel-action-pass-give-up = No entregues ninguna carta, y pierde un punto de vida
duel-action-pass-if-dodged = Deja todo como está
duel-action-pass-take-from-fallen = No tomes ninguna carta
