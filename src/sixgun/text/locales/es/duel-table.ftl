# Words of the table of The Duel, and what an ability does in a few words.

# A name with what tells it apart, and a character with where it stands.
duel-marked = { $name } ({ $mark })

# A line of the story with the card or the ability behind it.
duel-because = { $line } ({ $source })

duel-place-front = { $character } (delante)
duel-place-behind = { $character } (detrás)
duel-place-fallen = el personaje eliminado
duel-target-hand = la mano de { $player }
duel-target-pair = los personajes de { $player }
duel-target-own-pair = tus personajes

duel-short-alan_pinkertoon = vida perdida: impacto
duel-short-annie_oakey = impactos esquivan y viceversa
duel-short-bart_masterson = revelar: 2 cartas, tú eliges
duel-short-bill_tightman = cae otro: roba 2
duel-short-buffalo_bell = pierde vida por el otro
duel-short-dalon_ranger = vida quitada: roba 1
duel-short-jango = intercambio rival: roba 1
duel-short-pat_garret = 2.ª carta herradura: 1 más
duel-short-tex_killer = esquivar sus ¡BANG!: 2 cartas
duel-short-the_stranger = un ¡BANG! más por turno
duel-short-wild_bill = te quitan cartas: impacto
duel-short-wyatt_ear = esquivan tu impacto: roba 1
duel-short-babe_leroy = con la mano vacía roba 2
duel-short-bull_anderson = cae otro: toma 2
duel-short-cattle_katie = su Equipo por 2 cartas
duel-short-dalton_bros = roba 3 en vez de 2
duel-short-jack_ransome = tus cartas van a cualquiera
duel-short-pearl_hat = paga 1: usa Acción de encima
duel-short-sid_curry = barril: esquiva e impacto
duel-short-slim_poet = vida quitada: rival descarta 1
duel-short-soundance_kid = descarta 1: roba 2, queda 1
duel-short-toco_ramirez = cualquier carta es un Colt
duel-short-tom_thorn = pasa delante: impacto detrás
duel-short-west_harding = cuantos ¡BANG! quieras
