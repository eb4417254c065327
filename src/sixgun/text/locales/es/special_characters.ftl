# The special characters of The Bullet and of Wanted, and what is asked and told because of them.

set-bullet = La Bala
    .text = Tres personajes especiales: Tío Will, Johnny Kisch y Claus “El Santo”.
set-wanted = Se Busca
    .text = Seis personajes más, de Youl Grinner a Annie Versary.

character-uncle_will = Tío Will
    .text = Una vez en su turno puede jugar cualquier carta de su mano como un Almacén.
character-johnny_kisch = Johnny Kisch
    .text = Cuando pone una carta en juego, se descartan todas las demás cartas en juego del mismo nombre.
character-claus_the_saint = Claus “El Santo”
    .text = Al empezar su turno roba una carta más que el número de jugadores. Conserva dos y da una a cada uno de los demás.

character-youl_grinner = Youl Grinner
    .text = Antes de que robe, cada jugador con más cartas en la mano que él le da una, a elección de quien la da.
character-big_spencer = Big Spencer
    .text = Empieza con cinco cartas. No puede jugar ¡Fallaste!.
character-madam_yto = Madam Yto
    .text = Roba una carta cada vez que alguien juega una Cerveza, ella misma incluida.
character-colorado_bill = Colorado Bill
    .text = Descubre una carta por cada carta ¡BANG! que juega: si es de Picas, el disparo no se puede evitar.
character-henry_block = Henry Block
    .text = Quien toma o descarta una carta suya, de la mano o de la mesa, recibe antes un disparo.
character-annie_versary = Annie Versary
    .text = Puede usar cualquier carta de su mano como ¡BANG!.

# What is asked
prompt-keep-card = { $amount ->
    [one] ¿Qué carta conservas?
   *[other] ¿Qué carta conservas? Eliges { $amount }, de una en una.
 }
asked-keep-card = { $player } elige qué cartas conservar.
prompt-give-card = ¿Qué carta das a { $by }?
asked-give-card = { $player } elige una carta que dar.

action-choose-card-give-card = Da { $card }
action-use-uncle_will = Juega { $card } como un Almacén

# What is told
event-gives = { $you ->
    [seat] Das { $cards } a { $other }.
    [other] { $player } te da { $cards }.
   *[none] { $player } da { $cards } a { $other }.
 }
event-gives-hidden = { $count ->
    [one] { $player } da una carta a { $other }.
   *[other] { $player } da { $count } cartas a { $other }.
 }
event-uses-uncle_will = { $you ->
    [seat] Como { $source }, juegas { $cards } como un Almacén.
   *[none] Como { $source }, { $player } juega { $cards } como un Almacén.
 }
event-uses-henry_block = { $you ->
    [seat] { $other } quiere una carta tuya: tú disparas primero.
    [other] Quieres una carta de { $player }, que dispara primero.
   *[none] { $other } quiere una carta de { $player }, que dispara primero.
 }
event-check-succeeds-colorado_bill = { $you ->
    [seat] Tu disparo no se puede evitar.
   *[none] El disparo de { $player } no se puede evitar.
 }
event-check-fails-colorado_bill = { $you ->
    [seat] Tu disparo es como cualquier otro.
   *[none] El disparo de { $player } es como cualquier otro.
 }
