# Il tavolo di BANG! Il gioco di dadi.

page-dice-own = I tuoi dadi
page-dice-of = I dadi di { $name }
page-dice-die = Dado { $number }: { $face }
page-dice-left = { $count ->
    [0] ultimo lancio
    [one] ancora un lancio
   *[other] ancora { $count } lanci
 }
page-dice-count-now = ora i dadi contano
page-dice-state-locked = bloccato
page-dice-state-used = usato
page-dice-again = { $count ->
    [one] Rilancia (1 dado)
   *[other] Rilancia ({ $count } dadi)
 }
page-dice-state-again = rilancia
page-dice-state-kept = resta
page-dice-state-hand = in uso
page-dice-choose = Tocca i dadi da rilanciare.
page-dice-chosen = { $count ->
    [one] Un dado si rilancia, gli altri restano.
    [5] Tutti i dadi si rilanciano.
   *[other] { $count } dadi si rilanciano, gli altri restano.
 }
page-dice-turn = sta lanciando
page-dice-arrows = { $count ->
    [0] nessuna freccia
    [one] una freccia
   *[other] { $count } frecce
 }
page-dice-hits = { $count ->
    [one] sta per perdere un punto vita
   *[other] sta per perdere { $count } punti vita
 }
page-dice-distance = { $distance ->
    [one] siede accanto a te
   *[other] a { $distance } posti da te
 }
page-dice-pile = { $count ->
    [one] Resta una freccia nella pila
   *[other] { $count } frecce nella pila
 }
page-dice-pile-about = Chi prende l'ultima freccia scatena gli Indiani: ognuno perde un punto vita per ogni freccia che ha davanti, e tutte le frecce tornano qui.
