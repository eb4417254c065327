# What a card does in a few words, beside the hand. The whole text is under card-*.

short-bang = dispara a un jugador a tu alcance; uno por turno
short-missed = esquiva un disparo contra ti
short-beer = recupera 1 vida, en tu turno o a punto de caer
short-saloon = todos recuperan 1 vida
short-stagecoach = roba 2 cartas
short-wells_fargo = roba 3 cartas
short-general_store = una carta a elegir para cada uno, tú primero
short-panic = toma una carta de un jugador a distancia 1
short-cat_balou = haz que un jugador descarte una carta
short-gatling = dispara a todos los demás
short-indians = los demás descartan un ¡BANG! o pierden 1 vida
short-duel = reta a otro: descartar ¡BANG! por turnos
short-barrel = si sale Corazones, esquivas un disparo
short-scope = ves a los demás 1 más cerca
short-mustang = los demás te ven 1 más lejos
short-jail = otro puede perder un turno; no el Sheriff
short-dynamite = da vueltas hasta que explota: 3 vidas
short-volcanic = arma, alcance 1, cuantos ¡BANG! quieras
short-schofield = arma, alcance 2
short-remington = arma, alcance 3
short-rev_carabine = arma, alcance 4
short-winchester = arma, alcance 5
