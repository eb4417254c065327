# The table of The Dice Game.

page-dice-own = Tus dados
page-dice-of = Dados de { $name }
page-dice-die = Dado { $number }: { $face }
page-dice-left = { $count ->
    [0] última tirada
    [one] una tirada más
   *[other] { $count } tiradas más
 }
page-dice-count-now = ahora cuentan los dados
page-dice-state-locked = fijo
page-dice-state-used = usado
page-dice-again = { $count ->
    [one] Relanzar (1 dado)
   *[other] Relanzar ({ $count } dados)
 }
page-dice-state-again = otra vez
page-dice-state-kept = se queda
page-dice-state-hand = por usar
page-dice-choose = Toca los dados que quieres relanzar.
page-dice-chosen = { $count ->
    [one] Se relanza un dado, los demás se quedan.
    [5] Se relanzan todos los dados.
   *[other] Se relanzan { $count } dados, los demás se quedan.
 }
page-dice-turn = está lanzando
page-dice-arrows = { $count ->
    [0] ninguna flecha
    [one] una flecha
   *[other] { $count } flechas
 }
page-dice-hits = { $count ->
    [one] va a perder un punto de vida
   *[other] va a perder { $count } puntos de vida
 }
page-dice-distance = { $distance ->
    [one] está a tu lado
   *[other] a { $distance } puestos de ti
 }
page-dice-pile = { $count ->
    [one] Queda una flecha en el montón
   *[other] { $count } flechas en el montón
 }
page-dice-pile-about = Quien toma la última flecha desata el ataque de los indios: cada uno pierde un punto de vida por cada flecha que tiene delante, y todas las flechas vuelven aquí.
