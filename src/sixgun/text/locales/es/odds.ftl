# The exact chances of the dice of The Dice Game: sixgun odds.

help-odds = Calcula las probabilidades exactas de los dados del juego de dados.
help-odds-dice = Los dados que están en la mesa y ahora no se lanzan: f flecha, d dinamita, 1, 2, c cerveza, g gatling, o las palabras enteras; "g g d" y "ggd" son lo mismo. Los demás están a punto de lanzarse. Con los cinco sabrás cuáles conservar.
help-odds-rolls = Tiradas que quedan, contando la próxima: de 1 a 3, con Lucky Duke 4 (si falta: todas, o una menos si ya hay dados en la mesa).
help-odds-arrows = Flechas en el montón, de 1 a 9 (si falta, todas menos las de los dados de la mesa).
help-odds-players = Jugadores que siguen vivos, de 2 a 8 (si falta, 5).
help-odds-character = De quién son los dados, en la medida en que su habilidad cambia las probabilidades: "black jack", black.
help-odds-json = Muestra un objeto JSON con las fracciones exactas y nada más.
help-odds-end =
    sixgun odds           antes de la primera tirada
    sixgun odds g g d     conservas dos gatlings y una dinamita, y lanzas dos dados
    sixgun odds ggd12     cinco dados en la mesa: ¿cuáles conviene relanzar?

# The faces; .words is what can be typed for them, the shortest first.
odds-face-arrow = flecha
    .words = f, flecha, flechas, flecha india
odds-face-dynamite = dinamita
    .words = d, dinamita, dinamitas
odds-face-bullseye_1 = diana 1
    .words = 1, uno, diana 1
odds-face-bullseye_2 = diana 2
    .words = 2, dos, diana 2
odds-face-beer = cerveza
    .words = c, cerveza, cervezas
odds-face-gatling = gatling
    .words = g, gatling, gatlings, ametralladora

error-odds-dice = Los dados son cinco, no { $dice } (G-1.1).
error-odds-dynamite = Tres dinamitas ponen fin a las tiradas (G-4.8): con { $dynamites } no quedan probabilidades que calcular.
error-odds-number = --{ $what } lleva un número de { $low } a { $high }, no «{ $value }».

cli-odds-unknown-face = Ningún dado muestra «{ $text }». Las caras son: { $known }.
cli-odds-near-face = Ningún dado muestra «{ $text }». ¿Quieres decir { $near }? Las caras son: { $known }.
cli-odds-unknown-character = En el juego de dados no hay ningún personaje «{ $text }». Hay: { $known }.
cli-odds-near-character = En el juego de dados no hay ningún personaje «{ $text }». ¿Quieres decir { $near }?

cli-odds-first = Lanzas los cinco dados.
cli-odds-kept = { $count ->
    [one] Conservas { $dice } y lanzas un dado.
   *[other] Conservas { $dice } y lanzas { $count } dados.
}
cli-odds-lying = Estos dados están en la mesa: { $dice }.
cli-odds-rolls = { $rolls ->
    [one] Es la última tirada.
   *[other] Quedan { $rolls } tiradas, contando esta.
}
cli-odds-rerolls = { $rolls ->
    [one] Queda una tirada más.
   *[other] Quedan { $rolls } tiradas más.
}
cli-odds-table = Hay { $players } jugadores vivos. { $arrows ->
    [one] En el montón hay una flecha.
   *[other] En el montón hay { $arrows } flechas.
}
cli-odds-few = Con dos o tres jugadores vivos un 2 vale como un 1 (G-5.3).
cli-odds-too-late = Las reglas nunca dejan tantas tiradas: si ya hay dados en la mesa, una tirada ha pasado (G-4.1).

cli-odds-character = { $name }: { $what }.
cli-odds-ability-none = su habilidad no cambia nada aquí
cli-odds-ability-rolls = una tirada más (G-7.8)
cli-odds-ability-dynamite = las dinamitas se pueden relanzar, salvo que haya tres (G-7.2)
cli-odds-ability-gatlings = bastan dos gatlings (G-7.16)
cli-odds-ability-swaps = un 1 vale también como 2, y un 2 como 1 (G-7.3)
cli-odds-ability-wider = un 1 y un 2 alcanzan también un puesto más lejos (G-7.11)
cli-odds-ability-doubles = una cerveza puede doblar una diana (G-7.13)
cli-odds-ability-no-bullseyes = sin ningún 1 ni ningún 2 al final se recuperan dos puntos de vida (G-7.14)

cli-odds-gatling = { $count }+ gatlings
cli-odds-hits = { $count ->
    [one] 1+ diana a distancia { $distance }
   *[other] { $count }+ dianas a distancia { $distance }
}
cli-odds-beers = { $count ->
    [one] 1+ cerveza
   *[other] { $count }+ cervezas
}
cli-odds-no-bullseyes = ningún 1 ni 2
cli-odds-attack = ataque de los indios
cli-odds-dynamites = { $count }+ dinamitas

cli-odds-column-aims = Puedes buscar
cli-odds-column-risks = Te puede tocar
cli-odds-column-keep = Conserva
cli-odds-column-once = Una tirada
cli-odds-column-best = Lo mejor
cli-odds-column-always = Relanzando
cli-odds-column-dynamite = Dinamita
cli-odds-column-attack = Ataque

cli-odds-decimal = ,
cli-odds-percent = { $number } %
cli-odds-one-in = 1 de { $number }
cli-odds-certain = seguro
cli-odds-never = nunca
cli-odds-keep-nothing = nada
cli-odds-stop = plantarse

cli-odds-note-once = Una tirada: lanzas una vez lo que no conservas, y te plantas.
cli-odds-note-best = Lo mejor: buscas solo esto. Tras cada tirada conservas lo que lo hace más probable, también dados de tiradas anteriores, y te plantas cuando otra tirada no sirve de nada. Nadie puede hacerlo mejor.
cli-odds-note-keep = Conserva: qué conservar ahora para ello.
cli-odds-note-way = Dinamita y ataque: qué probables son, por ese camino, tres dinamitas o un ataque de los indios.
cli-odds-note-always = Relanzando: usas todas las tiradas, y relanzas todos los dados que no están fijos, también los que conservaste.
cli-odds-note-no-roll = Si te plantas ahora, no pueden salir tres dinamitas ni llegar un ataque.
cli-odds-note-lives = «3+» significa tres o más. Todas las cifras son exactas. Suponen que sobrevives a flechas y dinamita.
