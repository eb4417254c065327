# Characters of The Duel: the name, and what the ability does. An ability only works while its character is active,
# unless it says that it always does.

# The law
duel-character-alan_pinkertoon = Alan Pinkertoon
    .text = Por cada punto de vida que pierde, si sigue en juego, el personaje activo del rival es objetivo de un impacto.
duel-character-annie_oakey = Annie Oakey
    .text = Puedes esquivar con cartas de impacto, y jugar un ¡Fallaste! como un Colt, que es entonces una carta ¡BANG!.
duel-character-bart_masterson = Bart Masterson
    .text = Quien revela descubre dos cartas, y tú eliges la que cuenta. Siempre funciona, delante y detrás.
duel-character-bill_tightman = Bill Tightman
    .text = Cada vez que queda eliminado otro personaje, amigo o enemigo, puedes robar dos cartas.
duel-character-buffalo_bell = Buffalo Bell
    .text = Puede perder un punto de vida por tu otro personaje, pero nunca el último. Siempre funciona, delante y detrás.
duel-character-dalon_ranger = Dalon Ranger
    .text = Por cada punto de vida que le quita el rival, si sigue en juego, puedes robar una carta al instante.
duel-character-jango = Jango
    .text = Cada vez que se intercambian los personajes del rival, puedes robar una carta.
duel-character-pat_garret = Pat Garret
    .text = En tu fase de robar muestras la segunda carta. Si tiene una herradura, puedes robar una más del mazo del rival.
duel-character-tex_killer = Tex Killer
    .text = No basta con esquivar una de tus cartas ¡BANG!: el rival tiene que entregar además otra carta de su mano.
duel-character-the_stranger = The Stranger
    .text = Puedes jugar una carta ¡BANG! más en tu turno. Siempre funciona, delante y detrás.
duel-character-wild_bill = Wild Bill
    .text = Cada vez que el rival toma o descarta una carta de tu mano, o Equipo de Wild Bill, el personaje activo del rival es objetivo de un impacto.
duel-character-wyatt_ear = Wyatt Ear
    .text = Cuando el rival esquiva un impacto tuyo, puedes robar una carta.

# The outlaws
duel-character-babe_leroy = Babe Leroy
    .text = Una vez en tu turno, si no tienes cartas en la mano, puedes robar dos cartas.
duel-character-bull_anderson = Bull Anderson
    .text = Cada vez que queda eliminado otro personaje, puedes tomar hasta dos cartas: su Equipo y, si era del rival, cartas al azar de su mano.
duel-character-cattle_katie = Cattle Katie
    .text = Una vez en tu turno puedes cambiar una de sus cartas de Equipo, pero ninguna que esté siempre activa, por dos cartas de tu mazo.
duel-character-dalton_bros = Dalton Bros
    .text = Robas tres cartas en tu fase de robar en vez de dos.
duel-character-jack_ransome = Jack Ransome
    .text = Las cartas que juegas se pueden dirigir a cualquier personaje en juego, delante o detrás, de un bando o del otro.
duel-character-pearl_hat = Pearl Hat
    .text = Una vez en tu turno puedes pagar con una carta de tu mano para usar la carta de Acción que está encima de la pila de descartes, pero ni ¡Fallaste! ni Contraataque.
duel-character-sid_curry = Sid Curry
    .text = Por cada impacto contra él puedes revelar del mazo del rival. Un barril lo esquiva, y el personaje que disparó es entonces objetivo de un impacto.
duel-character-slim_poet = Slim Poet
    .text = Por cada punto de vida que le quita el rival, si sigue en juego, puedes enviar una carta al azar de la mano del rival a la pila de descartes.
duel-character-soundance_kid = Soundance Kid
    .text = Una vez en tu turno puedes pagar con una carta de tu mano para robar una carta de tu mazo y una del mazo del rival; después descartas una de estas dos.
duel-character-toco_ramirez = Toco Ramirez
    .text = Puedes usar cualquier carta de tu mano como un Colt, que es una carta ¡BANG!.
duel-character-tom_thorn = Tom Thorn
    .text = Cada vez que un intercambio lo convierte en el personaje activo, el personaje de retaguardia del rival es objetivo de un impacto.
duel-character-west_harding = West Harding
    .text = Puedes jugar cuantas cartas ¡BANG! quieras.
