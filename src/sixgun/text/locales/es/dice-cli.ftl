# The Dice Game at the terminal: table, dice, hints, the rulebook.

cli-dice-banner = { $game }: { $players } jugadores.
cli-dice-play-hint = Escribe el número de una opción; entre dos tiradas, r13 relanza los dados 1 y 3. Escribe ? para ver la ayuda, prob para ver tus probabilidades.

# The table and the dice
cli-dice-pile = { $count ->
    [one] una flecha en el montón
   *[other] { $count } flechas en el montón
 }
cli-dice-column-arrows = Flechas
cli-dice-locked = fijo
cli-dice-new = nuevo
cli-dice-kept = queda
cli-dice-left = Tus dados aún por usar:
cli-dice-means-arrow = su flecha ya está tomada; no hace nada más
cli-dice-means-dynamite = { $count } de { $limit }; no se puede relanzar, { $limit } cuestan un punto de vida
cli-dice-means-dynamite-free = { $count } de { $limit }; la puedes relanzar, { $limit } cuestan un punto de vida
cli-dice-means-bullseye = { $count ->
    [one] alcanza a { $names }
   *[other] cada uno alcanza a { $names }
 }
cli-dice-list-or = { $left } o { $right }
cli-dice-means-beer = { $count ->
    [one] un punto de vida para quien quieras
   *[other] un punto de vida cada una, para quien quieras
 }
cli-dice-means-gatling = bastan para la gatling: un punto de vida menos a todos los demás, y tus flechas vuelven al montón
cli-dice-means-gatling-few = { $count } de las { $needed } que necesita la gatling
cli-dice-means-clears = { $count ->
    [one] (y puedes devolver una flecha de quien quieras)
   *[other] (y puedes devolver { $count } flechas de quien quieras)
 }

# Choosing
cli-dice-reroll-hint = r13 relanza 1 y 3, c24 conserva 2 y 4 y relanza el resto, p te planta.
cli-dice-choices-hidden = { $count ->
    [one] Hay otra manera de relanzar que no se muestra; escribe todo para verla.
   *[other] Hay otras { $count } maneras de relanzar que no se muestran; escribe todo para verlas.
 }
cli-dice-hint-dice = Los dados están numerados del 1 al 5: r13 relanza los dados 1 y 3, c24 conserva 2 y 4 y relanza el resto.
cli-dice-hint-numbers = Un número solo es una opción. Para relanzar { $dice } escribe r{ $short }.
cli-dice-words-reroll = r relanza relanzar reroll
cli-dice-words-keep = c conserva conservar k keep
cli-dice-words-stop = p plantarse planto parar stop s
cli-dice-words-die = d dado dados
cli-dice-words-odds = prob probabilidades
cli-dice-words-dice = dados
cli-dice-choice-unknown = { $last ->
    [one] «{ $text }» no es una opción. Escribe 1, o ? para ver la ayuda.
   *[other] «{ $text }» no es ninguna de las opciones. Escribe un número del 1 al { $last }, o ? para ver la ayuda.
 }
cli-dice-choice-help =
    1, 2         toma esa opción; también vale su notación (hit 2 @3, beer @0)
    r13          relanza los dados 1 y 3; c24: conserva 2 y 4 y relanza el resto; p: plantarse
    prob         las probabilidades exactas de los dados que tienes en la mesa
    ? 3          qué hace la opción 3, con sus reglas; ? d3: qué hace el dado 3
    ? cerveza    cualquier cara (? g), personaje (? willy el niño), rol o regla (? G-4.6)
    motivo 3     por qué no se puede relanzar el dado 3; motivo cerveza: por qué no se puede dar ninguna
    dados        otra vez tus dados
    mesa         otra vez la mesa, tu rol y tu personaje
    todo         todas las maneras de relanzar, cada una con su número
    historia     la historia desde el principio; historia 20: sus últimas líneas
    guardar FILE guarda la partida y continúa
    salir        deja de jugar (también Ctrl-C); se te pregunta si quieres guardar
cli-dice-why-what = Indica un dado por su número (motivo 3), una cara (motivo cerveza), tu personaje, o una acción en notación (motivo hit 2 @3).
cli-dice-why-allowed = Ahora sí puedes hacerlo: escribe r{ $short }.
cli-dice-cannot-explain = No hay ninguna opción, dado, cara, personaje, rol ni regla con el nombre «{ $text }».

# Chances
cli-dice-odds-heading = { $rolls ->
    [one] Tus probabilidades con una tirada más:
   *[other] Tus probabilidades con { $rolls } tiradas más:
 }
cli-dice-odds-note = Conserva: las caras que conservar ahora si buscas solo esto. Dinamita, ataque: qué probables son, por ese camino, tres dinamitas o un ataque de los indios.
cli-dice-no-odds = Solo hay probabilidades que calcular mientras puedas relanzar.

# The rulebook
cli-dice-rules-hint =
    sixgun rules G-4.6                         una regla y todo lo que cuelga de ella; el juego da el número
    sixgun rules suzy lafayette --game dice    una cara, un personaje, un rol o una palabra
    sixgun rules --search flecha --game dice   todo lo que habla de ello
    sixgun odds                                las probabilidades exactas de los dados
cli-dice-rules-face = cara de los dados del juego de dados
cli-dice-rules-character = personaje del juego de dados, puntos de vida: { $life }
cli-dice-rules-role = rol en el juego de dados
cli-dice-rules-word = palabra del juego de dados
