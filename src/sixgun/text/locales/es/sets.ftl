# Sets and events in general, and words for what another package has brought without texts of its own.

set-base = Juego básico
    .text = 80 cartas y 16 personajes, de 3 a 7 jugadores.

border-green = carta verde
no-text = No hay ningún texto sobre { $name }: su expansión no lo ha traído.

# Words of the rules.
term-distance = distancia
term-draw_check = ¡Desenfunda!
term-life_point = punto de vida

event-event = Entra en vigor un nuevo evento: { $event }. { $text }
event-declines = { $you ->
    [seat] Renuncias a { $source }.
   *[none] { $player } renuncia a { $source }.
 }
event-discards-event = { $you ->
    [seat] Descartas { $cards }.
   *[none] { $player } descarta { $cards }.
 }

# Abilities and events without a sentence of their own.
action-use-ability = Usa { $source }
action-use-ability-at = Usa { $source } sobre { $player }
action-use-ability-paying = Usa { $source } con { $cards }
action-use-ability-paying-at = Usa { $source } con { $cards } sobre { $player }
event-uses-ability-at = { $you ->
    [seat] Usas tu habilidad de { $source } sobre { $other }.
    [other] { $player } usa la habilidad de { $source } sobre ti.
   *[none] { $player } usa la habilidad de { $source } sobre { $other }.
 }
event-uses-ability-paying-at = { $you ->
    [seat] Usas tu habilidad de { $source } sobre { $other } y descartas { $cards }.
    [other] { $player } usa la habilidad de { $source } sobre ti y descarta { $cards }.
   *[none] { $player } usa la habilidad de { $source } sobre { $other } y descarta { $cards }.
 }
event-uses-event = { $you ->
    [seat] Aprovechas el evento { $source }.
   *[none] { $player } aprovecha el evento { $source }.
 }
event-uses-event-at = { $you ->
    [seat] Aprovechas el evento { $source } contra { $other }.
    [other] { $player } aprovecha el evento { $source } contra ti.
   *[none] { $player } aprovecha el evento { $source } contra { $other }.
 }
event-uses-event-paying = { $you ->
    [seat] Aprovechas el evento { $source } y descartas { $cards }.
   *[none] { $player } aprovecha el evento { $source } y descarta { $cards }.
 }
event-uses-event-paying-at = { $you ->
    [seat] Aprovechas el evento { $source } contra { $other } y descartas { $cards }.
    [other] { $player } aprovecha el evento { $source } contra ti y descarta { $cards }.
   *[none] { $player } aprovecha el evento { $source } contra { $other } y descarta { $cards }.
 }
event-check-succeeds = { $you ->
    [seat] La carta es la que hacía falta para { $source }, delante de ti.
   *[none] La carta es la que hacía falta para { $source }, delante de { $player }.
 }
event-check-fails = { $you ->
    [seat] La carta no es la que hacía falta para { $source }, delante de ti.
   *[none] La carta no es la que hacía falta para { $source }, delante de { $player }.
 }

# Shots that come from no card, or from nobody.
prompt-answer-shot-by = { $amount ->
    [one] { $by } te dispara. ¿Cómo respondes?
   *[other] { $by } te dispara. Hacen falta { $amount } ¡Fallaste! para pararlo. ¿Cómo respondes?
 }
prompt-answer-shot-alone = { $amount ->
    [one] Suena un disparo contra ti. ¿Cómo respondes?
   *[other] Suena un disparo contra ti. Hacen falta { $amount } ¡Fallaste! para pararlo. ¿Cómo respondes?
 }
event-avoids-alone = { $you ->
    [seat] Escapas del disparo.
   *[none] { $player } escapa del disparo.
 }
event-plays-as-missed-alone = { $you ->
    [seat] Usas { $cards } como ¡Fallaste!.
   *[none] { $player } usa { $cards } como ¡Fallaste!.
 }
event-answers-alone = { $you ->
    [seat] Respondes con { $cards }.
   *[none] { $player } responde con { $cards }.
 }

refusal-barred = { $whose ->
    [event] Está en vigor { $source }: no se puede jugar { $card }.
   *[character] Siendo { $source } no puedes jugar { $card }.
 }
refusal-ability-by-itself = { $whose ->
    [event] No hay nada que usar: el evento { $source } funciona por sí solo, o te pregunta cuando llega el momento.
   *[character] No hay nada que usar: la habilidad de { $source } funciona por sí sola, o te pregunta cuando llega el momento.
 }

error-options-character-sets = De «{ $set }» no puede venir ningún personaje. Expansiones de esta partida que los tienen: { $known }.
error-set = No existe la expansión «{ $set }». Existen: { $known }.
error-set-id-twice = La expansión «{ $set }» trae «{ $id }», y otra expansión de la partida ya tiene algo con ese nombre.
error-set-broken = No se puede usar la expansión «{ $set }» de otro paquete: { $what }.
error-set-no-kind = La expansión «{ $set }» tiene una carta «{ $id }», y ninguna expansión de la partida dice qué es.
