# The story of a game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.

event-game-starts = Начинается игра на { $amount } игроков.
event-character = { $you ->
    [seat] Вы — { $character }.
   *[none] { $player } — { $character }.
 }
event-reveals-role = { $you ->
    [seat] Ваша роль открывается: { $role }.
   *[none] { $player } открывает роль: { $role }.
 }
event-deals = { $you ->
    [seat] Вам раздают: { $cards }.
   *[none] { $player } получает при раздаче: { $cards }.
 }
event-deals-hidden = { $player } получает { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
event-turn-starts = { $you ->
    [seat] Ход { $amount }: ваш черёд.
   *[none] Ход { $amount }: черёд игрока { $player }.
 }
event-turn-ends = { $you ->
    [seat] Ваш ход окончен.
   *[none] { $player } заканчивает ход.
 }
event-turn-skipped = { $you ->
    [seat] Вы пропускаете этот ход.
   *[none] { $player } пропускает этот ход.
 }

event-plays = { $you ->
    [seat] Вы играете карту: { $cards }.
   *[none] { $player } играет карту: { $cards }.
 }
event-plays-at = { $you ->
    [seat] Вы играете карту на игрока { $other }: { $cards }.
    [other] { $player } играет карту на вас: { $cards }.
   *[none] { $player } играет карту на игрока { $other }: { $cards }.
 }
event-plays-as-bang-at = { $you ->
    [seat] Вы играете как «Бэнг!» на игрока { $other } карту: { $cards }.
    [other] { $player } играет как «Бэнг!» на вас карту: { $cards }.
   *[none] { $player } играет как «Бэнг!» на игрока { $other } карту: { $cards }.
 }
event-plays-as-missed = { $you ->
    [seat] Вы отвечаете игроку { $other } картой вместо «Мимо»: { $cards }.
    [other] { $player } отвечает вам картой вместо «Мимо»: { $cards }.
   *[none] { $player } отвечает игроку { $other } картой вместо «Мимо»: { $cards }.
 }
event-plays-answer = { $you ->
    [seat] Вы отвечаете игроку { $other }: { $cards }.
    [other] { $player } отвечает вам: { $cards }.
   *[none] { $player } отвечает игроку { $other }: { $cards }.
 }
event-uses = { $you ->
    [seat] Вы применяете карту: { $cards }.
   *[none] { $player } применяет карту: { $cards }.
 }
event-uses-ability = { $you ->
    [seat] Вы применяете способность персонажа { $source }.
   *[none] { $player } применяет способность персонажа { $source }.
 }
event-uses-ability-paying = { $you ->
    [seat] Вы применяете способность персонажа { $source } и сбрасываете: { $cards }.
   *[none] { $player } применяет способность персонажа { $source } и сбрасывает: { $cards }.
 }
event-no-effect = Это не приносит ничего: { $cards }.

event-draws = { $you ->
    [seat] Вы добираете: { $cards }.
   *[none] { $player } добирает: { $cards }.
 }
event-draws-hidden = { $player } добирает { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
event-draws-from-discard = { $you ->
    [seat] Вы берёте из сброса: { $cards }.
   *[none] { $player } берёт из сброса: { $cards }.
 }
event-shows = { $you ->
    [seat] Вы показываете: { $cards }.
   *[none] { $player } показывает: { $cards }.
 }
event-looks = { $you ->
    [seat] Вы смотрите карты: { $cards }.
   *[none] { $player } смотрит карты: { $cards }.
 }
event-looks-hidden = { $count ->
    [1] { $player } смотрит следующую карту.
    [one] { $player } смотрит следующую { $count } карту.
    [few] { $player } смотрит следующие { $count } карты.
    [many] { $player } смотрит следующие { $count } карт.
   *[other] { $player } смотрит следующие { $count } карты.
 }
event-returns = { $you ->
    [seat] Вы возвращаете: { $cards }.
   *[none] { $player } возвращает: { $cards }.
 }
event-returns-hidden = { $player } возвращает { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
event-nothing-to-draw = { $you ->
    [seat] Вы должны добрать, но карт больше нет.
   *[none] { $player } пытается добрать, но карт больше нет.
 }
event-reshuffles = { $amount ->
    [1] Колода закончилась: новой колодой становится единственная карта сброса.
    [one] Колода закончилась: { $amount } карта сброса тасуется в новую.
    [few] Колода закончилась: { $amount } карты сброса тасуются в новую.
    [many] Колода закончилась: { $amount } карт сброса тасуются в новую.
   *[other] Колода закончилась: { $amount } карты сброса тасуются в новую.
 }

event-takes-from-hand = { $you ->
    [seat] Вы берёте из руки игрока { $other }: { $cards }.
    [other] { $player } берёт из вашей руки: { $cards }.
   *[none] { $player } берёт из руки игрока { $other }: { $cards }.
 }
event-takes-from-hand-hidden = { $player } берёт { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 } из руки игрока { $other }.
event-takes-from-front = { $you ->
    [seat] Вы берёте карту, лежащую перед игроком { $other }: { $cards }.
    [other] { $player } берёт карту, лежащую перед вами: { $cards }.
   *[none] { $player } берёт карту, лежащую перед игроком { $other }: { $cards }.
 }
event-removes-from-hand = { $you ->
    [seat] { $other } сбрасывает из руки по вашей воле: { $cards }.
    [other] Вы сбрасываете из руки по воле игрока { $player }: { $cards }.
   *[none] { $other } сбрасывает из руки по воле игрока { $player }: { $cards }.
 }
event-removes-from-front = { $you ->
    [seat] { $other } сбрасывает со стола по вашей воле: { $cards }.
    [other] Вы сбрасываете со стола по воле игрока { $player }: { $cards }.
   *[none] { $other } сбрасывает со стола по воле игрока { $player }: { $cards }.
 }

event-discards-excess = { $you ->
    [seat] Вы сбрасываете лишнее из руки: { $cards }.
   *[none] { $player } сбрасывает лишнее из руки: { $cards }.
 }
event-discards-weapon = { $you ->
    [seat] Вы убираете старое оружие: { $cards }.
   *[none] { $player } убирает старое оружие: { $cards }.
 }
event-discards-death = { $you ->
    [seat] Ваши карты уходят в сброс: { $cards }.
   *[none] Карты игрока { $player } уходят в сброс: { $cards }.
 }
event-discards-penalty = { $you ->
    [seat] Вы расплачиваетесь, сбрасывая: { $cards }.
   *[none] { $player } расплачивается, сбрасывая: { $cards }.
 }
event-discards-spent = В сброс уходит: { $cards }.

event-flips = { $you ->
    [seat] Вы вскрываете карту ({ $source }): { $cards }.
   *[none] { $player } вскрывает карту ({ $source }): { $cards }.
 }
event-flip-chosen = { $you ->
    [seat] Вы засчитываете карту: { $cards }.
   *[none] { $player } засчитывает карту: { $cards }.
 }
event-check-succeeds-barrel = { $you ->
    [seat] Бочка останавливает пулю, летящую в вас.
   *[none] Бочка останавливает пулю, летящую в игрока { $player }.
 }
event-check-succeeds-jourdonnais = { $you ->
    [seat] Бочка останавливает пулю, летящую в вас.
   *[none] Бочка останавливает пулю, летящую в игрока { $player }.
 }
event-check-fails-barrel = { $you ->
    [seat] Бочка вам не помогает.
   *[none] Бочка не помогает игроку { $player }.
 }
event-check-fails-jourdonnais = { $you ->
    [seat] Бочка вам не помогает.
   *[none] Бочка не помогает игроку { $player }.
 }
event-check-succeeds-jail = { $you ->
    [seat] Вы вырываетесь из тюрьмы.
   *[none] { $player } вырывается из тюрьмы.
 }
event-check-fails-jail = { $you ->
    [seat] Вы остаётесь за решёткой.
   *[none] { $player } остаётся за решёткой.
 }
event-check-succeeds-dynamite = { $you ->
    [seat] Фитиль перед вами догорел.
   *[none] Фитиль перед игроком { $player } догорел.
 }
event-check-fails-dynamite = { $you ->
    [seat] Динамит перед вами не взрывается.
   *[none] Динамит перед игроком { $player } не взрывается.
 }
event-passes-on = { $you ->
    [seat] Вы передаёте карту игроку { $other }: { $cards }.
    [other] { $player } передаёт карту вам: { $cards }.
   *[none] { $player } передаёт карту игроку { $other }: { $cards }.
 }
event-explodes = { $you ->
    [seat] Взрыв прямо перед вами: { $cards }!
   *[none] Взрыв прямо перед игроком { $player }: { $cards }!
 }

event-avoids = { $you ->
    [seat] Вы уклоняетесь от выстрела игрока { $other }.
    [other] { $player } уклоняется от вашего выстрела.
   *[none] { $player } уклоняется от выстрела игрока { $other }.
 }
event-answers = { $you ->
    [seat] Вы отвечаете игроку { $other }: { $cards }.
    [other] { $player } отвечает вам: { $cards }.
   *[none] { $player } отвечает игроку { $other }: { $cards }.
 }
event-loses-life = { $you ->
    [seat] Вы теряете { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] { $player } теряет { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
event-regains-life = { $you ->
    [seat] Вы восстанавливаете { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] { $player } восстанавливает { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
event-dying = { $you ->
    [seat] У вас не осталось жизней!
   *[none] У игрока { $player } не осталось жизней!
 }
event-doomed = { $you ->
    [seat] Вас уже ничто не спасёт.
   *[none] Игрока { $player } уже ничто не спасёт.
 }
event-eliminated = { $you ->
    [seat] Вы выбываете из игры. Ваша роль: { $role }.
   *[none] { $player } выбывает из игры. Роль: { $role }.
 }
event-eliminated-by = { $you ->
    [seat] { $other } выводит вас из игры. Ваша роль: { $role }.
    [other] Вы выводите из игры игрока { $player }. Роль: { $role }.
   *[none] { $other } выводит из игры игрока { $player }. Роль: { $role }.
 }
event-rewarded = { $you ->
    [seat] Ваша награда за игрока { $other }: { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карты
     }.
    [other] { $player } получает награду за вас: { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карты
     }.
   *[none] { $player } получает награду за игрока { $other }: { $amount ->
       [one] { $amount } карта
       [few] { $amount } карты
       [many] { $amount } карт
      *[other] { $amount } карты
    }.
 }
event-penalised = { $you ->
    [seat] Вы вывели из игры собственного помощника и теряете все карты.
   *[none] { $player } за устранение помощника теряет все карты.
 }

event-store = Магазин открыт: { $cards }.
event-picks = { $you ->
    [seat] Вы выбираете: { $cards }.
   *[none] { $player } выбирает: { $cards }.
 }

event-game-over-sheriff = Победа на стороне шерифа: { $winners }.
event-game-over-outlaws = Победа бандитов: { $winners }.
event-game-over-renegade = Победа ренегата: { $winners }.
event-game-over-deputy = Победа помощника: { $winners }.
event-game-over-outlaw = Победа бандита: { $winners }.
event-game-over-nobody = В игре не осталось никого, и никто не победил.
