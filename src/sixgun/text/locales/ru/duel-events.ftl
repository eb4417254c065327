# The story of a game of The Duel, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.
# $character is a character, $back the back of cards that are not seen: "law" or "outlaw".

duel-event-game-starts = Начинается дуэль: шериф против бандита, персонажей у каждой стороны: { $amount }.
duel-event-deals = { $you ->
    [seat] Вам раздают: { $cards }.
   *[none] { $player } получает при раздаче: { $cards }.
 }
duel-event-deals-hidden = { $player } получает { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
duel-event-comes-into-play = { $you ->
    [seat] У вас вступает прикрывающий: { $character }, жизней: { $amount }.
   *[none] У игрока { $player } вступает прикрывающий: { $character }, жизней: { $amount }.
 }
duel-event-comes-into-play-front = { $you ->
    [seat] У вас вступает атакующий: { $character }, жизней: { $amount }.
   *[none] У игрока { $player } вступает атакующий: { $character }, жизней: { $amount }.
 }
duel-event-gets-token = { $you ->
    [seat] Теперь ваш атакующий — { $character }.
   *[none] Теперь атакующий игрока { $player } — { $character }.
 }
duel-event-turn-starts = { $you ->
    [seat] Ход { $amount }: ваш черёд.
   *[none] Ход { $amount }: черёд игрока { $player }.
 }
duel-event-turn-ends = { $you ->
    [seat] Ваш ход окончен.
   *[none] { $player } заканчивает ход.
 }

duel-event-draws = { $you ->
    [seat] Вы добираете: { $cards }.
   *[none] { $player } добирает: { $cards }.
 }
duel-event-draws-hidden = { $back ->
    [law] { $player } добирает { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
     } шерифа.
    [outlaw] { $player } добирает { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
     } бандита.
   *[both] { $player } добирает { $count ->
       [1] карту
       [one] { $count } карту
       [few] { $count } карты
       [many] { $count } карт
      *[other] { $count } карты
    }, шерифа и бандита.
 }
duel-event-draws-aside = { $you ->
    [seat] Вы добираете на выбор: { $cards }.
   *[none] { $player } добирает на выбор: { $cards }.
 }
duel-event-draws-aside-hidden = { $back ->
    [law] { $player } добирает на выбор { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
     } шерифа.
    [outlaw] { $player } добирает на выбор { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
     } бандита.
   *[both] { $player } добирает на выбор { $count ->
       [1] карту
       [one] { $count } карту
       [few] { $count } карты
       [many] { $count } карт
      *[other] { $count } карты
    }, шерифа и бандита.
 }
duel-event-keeps = { $you ->
    [seat] Вы оставляете: { $cards }.
   *[none] { $player } оставляет: { $cards }.
 }
duel-event-keeps-hidden = { $count ->
    [1] { $player } оставляет другую карту.
    [one] { $player } оставляет { $count } другую карту.
    [few] { $player } оставляет { $count } другие карты.
    [many] { $player } оставляет { $count } других карт.
   *[other] { $player } оставляет { $count } другой карты.
 }
duel-event-shows = { $you ->
    [seat] Вы показываете вторую карту: { $cards } ({ $symbol }).
   *[none] { $player } показывает вторую карту: { $cards } ({ $symbol }).
 }
duel-event-nothing-to-draw = { $you ->
    [seat] Вам полагается карта, но карт больше нет.
   *[none] Игроку { $player } полагается карта, но карт больше нет.
 }
duel-event-reshuffles = { $amount ->
    [1] Колода закончилась: общей колодой становится единственная карта сброса.
    [one] Колода закончилась: { $amount } карта сброса тасуется в общую.
    [few] Колода закончилась: { $amount } карты сброса тасуются в общую.
    [many] Колода закончилась: { $amount } карт сброса тасуются в общую.
   *[other] Колода закончилась: { $amount } карты сброса тасуются в общую.
 }

duel-event-plays = { $you ->
    [seat] Вы играете карту: { $cards }.
   *[none] { $player } играет карту: { $cards }.
 }
duel-event-plays-at = { $you ->
    [seat] Вы играете карту на персонажа { $character }: { $cards }.
   *[none] { $player } играет карту на персонажа { $character }: { $cards }.
 }
duel-event-plays-hit = { $you ->
    [seat] Вы бьёте по персонажу { $character }: { $cards }.
   *[none] { $player } бьёт по персонажу { $character }: { $cards }.
 }
duel-event-plays-equipment = { $you ->
    [seat] Вы снаряжаете персонажа { $character }: { $cards }.
   *[none] { $player } снаряжает персонажа { $character }: { $cards }.
 }
duel-event-plays-card = { $you ->
    [seat] Вы играете карту «{ $card }» на карту «{ $second }».
   *[none] { $player } играет карту «{ $card }» на карту «{ $second }».
 }
duel-event-plays-hand = { $you ->
    [seat] Вы играете карту на руку игрока { $other }: { $cards }.
    [other] { $player } играет карту на вашу руку: { $cards }.
   *[none] { $player } играет карту на руку игрока { $other }: { $cards }.
 }
duel-event-plays-pair = { $you ->
    [seat] Вы играете карту на персонажей игрока { $other }: { $cards }.
    [other] { $player } играет карту на ваших персонажей: { $cards }.
   *[none] { $player } играет карту на персонажей игрока { $other }: { $cards }.
 }
duel-event-plays-pair-own = { $you ->
    [seat] Вы играете карту на своих персонажей: { $cards }.
   *[none] { $player } играет карту на своих персонажей: { $cards }.
 }
duel-event-plays-dodge = { $you ->
    [seat] Вы отвечаете уклонением: { $cards }.
   *[none] { $player } отвечает уклонением: { $cards }.
 }
duel-event-plays-as-dodge = { $you ->
    [seat] Вы используете как уклонение: { $cards }.
   *[none] { $player } использует как уклонение: { $cards }.
 }
duel-event-plays-as-colt = { $you ->
    [seat] Вы бьёте как картой «Кольт» по персонажу { $character }: { $cards }.
   *[none] { $player } бьёт как картой «Кольт» по персонажу { $character }: { $cards }.
 }
duel-event-equips = Теперь у персонажа { $character } лежит: { $cards }.
duel-event-no-effect = Это не приносит ничего: { $cards }.
duel-event-uses = { $you ->
    [seat] Вы применяете карту: { $cards }.
   *[none] { $player } применяет карту: { $cards }.
 }
duel-event-uses-ability = { $you ->
    [seat] Вы применяете способность персонажа { $source }.
   *[none] { $player } применяет способность персонажа { $source }.
 }
duel-event-copies = { $you ->
    [seat] Вы способностью персонажа { $source } ещё раз применяете карту сверху сброса: { $cards }.
   *[none] { $player } способностью персонажа { $source } ещё раз применяет карту сверху сброса: { $cards }.
 }
duel-event-reloads = { $you ->
    [seat] Вы перезаряжаете карту: { $cards }.
   *[none] { $player } перезаряжает карту: { $cards }.
 }
duel-event-swaps = { $you ->
    [seat] Ваши персонажи меняются местами: теперь атакующий — { $character }.
   *[none] Персонажи игрока { $player } меняются местами: теперь атакующий — { $character }.
 }

duel-event-hit = { $character } — цель попадания: { $cards }.
duel-event-hit-alone = { $source } бьёт по персонажу { $character }.
duel-event-dodges = { $you ->
    [seat] Ваш персонаж { $character } уклоняется.
   *[none] { $character } (игрок { $player }) уклоняется.
 }
duel-event-dodge-wasted = { $you ->
    [seat] Ваше уклонение пропало: к нему нужна была ещё одна карта.
   *[none] Уклонение игрока { $player } пропало: к нему нужна была ещё одна карта.
 }
duel-event-gives-up = { $you ->
    [seat] Вы отдаёте за персонажа { $character } карту: { $cards }.
   *[none] { $player } отдаёт за персонажа { $character } карту: { $cards }.
 }
duel-event-loses-life = { $you ->
    [seat] Ваш персонаж { $character } теряет { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] { $character } (игрок { $player }) теряет { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
duel-event-regains-life = { $you ->
    [seat] Ваш персонаж { $character } восстанавливает { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] { $character } (игрок { $player }) восстанавливает { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
duel-event-down = { $you ->
    [seat] Ваш персонаж { $character } теряет последнюю жизнь!
   *[none] { $character } (игрок { $player }) теряет последнюю жизнь!
 }
duel-event-eliminated = { $you ->
    [seat] Ваш персонаж { $character } выбывает из игры.
   *[none] { $character } (игрок { $player }) выбывает из игры.
 }
duel-event-lapses = Из этого уже ничего не выйдет: { $source }.

duel-event-reveals = { $you ->
    [seat] Вы делаете проверку ({ $source }): { $cards }, { $symbol }.
   *[none] { $player } делает проверку ({ $source }): { $cards }, { $symbol }.
 }
duel-event-reveal-succeeds = Проверка удалась: { $source }.
duel-event-reveal-fails-barrel = Бочки нет: не помогло.
duel-event-reveal-fails-sid_curry = Бочки нет: не помогло.
duel-event-reveal-fails-dynamite = Динамит не взрывается.
duel-event-reveal-fails-rattlesnake = Гремучая змея не кусает.
duel-event-turns = { $you ->
    [seat] Вы вскрываете карту ({ $source }): { $cards }, { $symbol }.
   *[none] { $player } вскрывает карту ({ $source }): { $cards }, { $symbol }.
 }
duel-event-reveal-chosen = { $you ->
    [seat] Вы засчитываете карту: { $cards }, { $symbol }.
   *[none] { $player } засчитывает карту: { $cards }, { $symbol }.
 }
duel-event-explodes = Взрыв у персонажа { $character }: { $cards }!
duel-event-passes-on = { $you ->
    [seat] К игроку { $other } переходит: { $cards }.
    [other] К вам переходит: { $cards }.
   *[none] К игроку { $other } переходит: { $cards }.
 }
duel-event-passes-on-to = { $you ->
    [seat] К игроку { $other }, к персонажу { $character } переходит: { $cards }.
    [other] К вам, к персонажу { $character } переходит: { $cards }.
   *[none] К игроку { $other }, к персонажу { $character } переходит: { $cards }.
 }

duel-event-takes-from-hand = { $you ->
    [seat] Вы берёте из руки игрока { $other }: { $cards }.
    [other] { $player } берёт из вашей руки: { $cards }.
   *[none] { $player } берёт из руки игрока { $other }: { $cards }.
 }
duel-event-takes-from-hand-hidden = { $back ->
    [law] { $player } берёт карту шерифа из руки игрока { $other }.
   *[outlaw] { $player } берёт карту бандита из руки игрока { $other }.
 }
duel-event-removes-from-hand = { $you ->
    [seat] { $other } сбрасывает из руки по вашей воле: { $cards }.
    [other] Вы сбрасываете из руки по воле игрока { $player }: { $cards }.
   *[none] { $other } сбрасывает из руки по воле игрока { $player }: { $cards }.
 }
duel-event-takes-equipment = { $you ->
    [seat] Вы берёте в руку у персонажа { $character }: { $cards }.
   *[none] { $player } берёт в руку у персонажа { $character }: { $cards }.
 }
duel-event-takes-equipment-fallen = { $you ->
    [seat] Вы берёте у выбывшего персонажа: { $cards }.
   *[none] { $player } берёт у выбывшего персонажа: { $cards }.
 }
duel-event-removes-equipment = { $you ->
    [seat] Вы сбрасываете у персонажа { $character }: { $cards }.
   *[none] { $player } сбрасывает у персонажа { $character }: { $cards }.
 }
duel-event-discards-excess = { $you ->
    [seat] Вы сбрасываете лишнее из руки: { $cards }.
   *[none] { $player } сбрасывает лишнее из руки: { $cards }.
 }
duel-event-discards-second = { $you ->
    [seat] Вы сбрасываете ещё одну карту: { $cards }.
   *[none] { $player } сбрасывает ещё одну карту: { $cards }.
 }
duel-event-discards-dodge = { $you ->
    [seat] Вы уклоняетесь, сбрасывая: { $cards }.
   *[none] { $player } уклоняется, сбрасывая: { $cards }.
 }
duel-event-discards-forced = { $you ->
    [seat] Вам приходится сбросить карту: { $cards }.
   *[none] Игроку { $player } приходится сбросить карту: { $cards }.
 }
duel-event-discards-drawn = { $you ->
    [seat] Из этих карт вы сбрасываете: { $cards }.
   *[none] Из этих карт { $player } сбрасывает: { $cards }.
 }
duel-event-discards-cost = { $you ->
    [seat] Вы платите картой: { $cards }.
   *[none] { $player } платит картой: { $cards }.
 }
duel-event-discards-replaced = Прежняя карта уходит в сброс: { $cards }.
duel-event-discards-fallen = Снаряжение выбывшего персонажа уходит в сброс: { $cards }.
duel-event-discards-spent = В сброс уходит: { $cards }.
duel-event-discards-turned = В сброс: { $cards }.

duel-event-store = В магазине: { $cards }.
duel-event-picks = { $you ->
    [seat] Вы выбираете: { $cards }.
   *[none] { $player } выбирает: { $cards }.
 }

duel-event-game-over-law = Победа шерифа: { $player }.
duel-event-game-over-outlaws = Победа бандита: { $player }.
