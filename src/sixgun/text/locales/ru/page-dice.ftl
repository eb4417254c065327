# The table of The Dice Game.

page-dice-own = Ваши кубики
page-dice-of = Кубики игрока { $name }
page-dice-die = Кубик { $number }: { $face }
page-dice-left = { $count ->
    [0] последний бросок
    [one] ещё { $count } бросок
    [few] ещё { $count } броска
    [many] ещё { $count } бросков
   *[other] ещё { $count } броска
 }
page-dice-count-now = кубики засчитываются
page-dice-state-locked = заперт
page-dice-state-used = учтён
page-dice-again = { $count ->
    [one] Перебросить ({ $count } кубик)
    [few] Перебросить ({ $count } кубика)
    [many] Перебросить ({ $count } кубиков)
   *[other] Перебросить ({ $count } кубика)
 }
page-dice-state-again = ещё раз
page-dice-state-kept = остаётся
page-dice-state-hand = ждёт
page-dice-choose = Коснитесь кубиков для переброса.
page-dice-chosen = { $count ->
    [5] Перебрасываются все кубики.
    [one] Перебрасывается { $count } кубик, остальные остаются.
    [few] Перебрасываются { $count } кубика, остальные остаются.
    [many] Перебрасывается { $count } кубиков, остальные остаются.
   *[other] Перебрасывается { $count } кубика, остальные остаются.
 }
page-dice-turn = бросает
page-dice-arrows = { $count ->
    [0] стрел нет
    [one] { $count } стрела
    [few] { $count } стрелы
    [many] { $count } стрел
   *[other] { $count } стрелы
 }
page-dice-hits = { $count ->
    [one] сейчас потеряет { $count } жизнь
    [few] сейчас потеряет { $count } жизни
    [many] сейчас потеряет { $count } жизней
   *[other] сейчас потеряет { $count } жизни
 }
page-dice-distance = { $distance ->
    [1] сидит рядом с вами
    [one] расстояние { $distance }
    [few] расстояние { $distance }
    [many] расстояние { $distance }
   *[other] расстояние { $distance }
 }
page-dice-pile = { $count ->
    [one] { $count } стрела в запасе
    [few] { $count } стрелы в запасе
    [many] { $count } стрел в запасе
   *[other] { $count } стрелы в запасе
 }
page-dice-pile-about = Кто берёт последнюю стрелу, приводит индейцев: каждый теряет по жизни за каждую стрелу перед собой, и все стрелы возвращаются сюда.
