# Words of the table: suits, ranks, roles, places, and how lists are joined.

suit-hearts = Corazones
suit-diamonds = Diamantes
suit-clubs = Tréboles
suit-spades = Picas

# Ranks as they are spoken; the short forms (J, Q, K, A) belong to the notation and are not translated.
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-10 = diez
rank-11 = jota
rank-12 = reina
rank-13 = rey
rank-14 = as

# A card read aloud: "¡Pánico!, jota de Corazones".
card-spoken = { $name }, { $rank } de { $suit }

border-brown = carta marrón
border-blue = carta azul

role-sheriff = Sheriff
    .aim = Acaba con todos los Forajidos y todos los Renegados.
role-deputy = Alguacil
    .aim = Mantén al Sheriff en la partida: ganas y pierdes con él.
role-outlaw = Forajido
    .aim = Acaba con el Sheriff.
role-renegade = Renegado
    .aim = Sé el último en la partida, y que el Sheriff sea el último en caer antes que tú.

# Three players: everybody hunts one other player (rule B-14.2).
three-players-deputy = Elimina tú mismo al Renegado.
three-players-outlaw = Elimina tú mismo al Alguacil.
three-players-renegade = Elimina tú mismo al Forajido.

# Lists: "A", "A y B", "A, B y C".
list-comma = { $left }, { $right }
list-and = { $left } y { $right }

# The weapon everybody has without a card (rule B-11.1).
weapon-colt_45 = Colt .45
    .text = El revólver que llevan todos. Alcanza distancia 1, nadie puede quitártelo, y descansa mientras tengas otra arma delante.
