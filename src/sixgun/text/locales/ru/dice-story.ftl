# The story of The Dice Game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". $faces and $face are dice with their faces: [beer] [1].

# What stands on a die: one word of at most eight letters.
dice-short-arrow = стрела
dice-short-dynamite = динамит
dice-short-bullseye_1 = 1
dice-short-bullseye_2 = 2
dice-short-beer = пиво
dice-short-gatling = гатлинг

dice-event-game-starts = Начинается игра «Бэнг! Кубики» на { $amount } игроков.
dice-event-character = { $you ->
    [seat] Вы — { $character }, жизней: { $amount }.
   *[none] { $player } — { $character }, жизней: { $amount }.
 }
dice-event-reveals-role = { $you ->
    [seat] Ваша роль открывается: { $role }.
   *[none] { $player } открывает роль: { $role }.
 }
dice-event-turn-starts = { $you ->
    [seat] Ход { $amount }: ваш черёд.
   *[none] Ход { $amount }: черёд игрока { $player }.
 }
dice-event-turn-ends = { $you ->
    [seat] Ваш ход окончен.
   *[none] { $player } заканчивает ход.
 }

dice-event-rolls = { $you ->
    [seat] Вы бросаете { $faces }
   *[none] { $player } бросает { $faces }
 }
dice-event-rolls-again = { $you ->
    [seat] { $count ->
        [one] Вы перебрасываете кубик { $dice }: { $faces }
        [few] Вы перебрасываете кубики { $dice }: { $faces }
        [many] Вы перебрасываете кубики { $dice }: { $faces }
       *[other] Вы перебрасываете кубики { $dice }: { $faces }
    }
   *[none] { $count ->
        [one] { $player } перебрасывает кубик { $dice }: { $faces }
        [few] { $player } перебрасывает кубики { $dice }: { $faces }
        [many] { $player } перебрасывает кубики { $dice }: { $faces }
       *[other] { $player } перебрасывает кубики { $dice }: { $faces }
    }
 }
dice-event-stops = { $you ->
    [seat] Вы останавливаетесь на этом броске.
   *[none] { $player } останавливается на этом броске.
 }
dice-event-stops-again = { $you ->
    [seat] Ваши кубики в итоге: { $faces }
   *[none] Кубики игрока { $player } в итоге: { $faces }
 }
dice-event-explodes = { $you ->
    [seat] У вас в руке { $amount ->
        [one] взрывается
        [few] взрываются
        [many] взрывается
       *[other] взрывается
     } { $amount ->
        [one] { $amount } динамит
        [few] { $amount } динамита
        [many] { $amount } динамитов
       *[other] { $amount } динамита
     }: бросков больше нет.
   *[none] В руке игрока { $player } { $amount ->
       [one] взрывается
       [few] взрываются
       [many] взрывается
      *[other] взрывается
    } { $amount ->
       [one] { $amount } динамит
       [few] { $amount } динамита
       [many] { $amount } динамитов
      *[other] { $amount } динамита
    }: бросков больше нет.
 }

dice-event-takes-arrow = { $you ->
    [seat] Вы берёте { $amount ->
        [1] стрелу
        [one] { $amount } стрелу
        [few] { $amount } стрелы
        [many] { $amount } стрел
       *[other] { $amount } стрелы
     }.
   *[none] { $player } берёт { $amount ->
       [1] стрелу
       [one] { $amount } стрелу
       [few] { $amount } стрелы
       [many] { $amount } стрел
      *[other] { $amount } стрелы
    }.
 }
dice-event-takes-arrow-struck = { $you ->
    [seat] Вы берёте стрелу за попадание в игрока { $other } ({ $source }).
    [other] { $player } берёт стрелу за попадание в вас ({ $source }).
   *[none] { $player } берёт стрелу за попадание в игрока { $other } ({ $source }).
 }
dice-event-takes-arrow-instead = { $you ->
    [seat] Вы берёте стрелу вместо потери жизни ({ $source }).
   *[none] { $player } берёт стрелу вместо потери жизни ({ $source }).
 }
dice-event-indians-attack = { $you ->
    [seat] Вы взяли последнюю стрелу: индейцы нападают!
   *[none] Последняя стрела у игрока { $player }: индейцы нападают!
 }
dice-event-returns-arrows = { $you ->
    [seat] Вы возвращаете в запас { $amount ->
        [1] стрелу
        [one] { $amount } стрелу
        [few] { $amount } стрелы
        [many] { $amount } стрел
       *[other] { $amount } стрелы
     }.
   *[none] { $player } возвращает в запас { $amount ->
       [1] стрелу
       [one] { $amount } стрелу
       [few] { $amount } стрелы
       [many] { $amount } стрел
      *[other] { $amount } стрелы
    }.
 }
dice-event-returns-arrows-all = Все стрелы снова в запасе: { $amount }.
dice-event-discards-arrow = { $you ->
    [seat] Вы возвращаете в запас стрелу игрока { $other }.
    [other] { $player } возвращает в запас вашу стрелу.
   *[none] { $player } возвращает в запас стрелу игрока { $other }.
 }
dice-event-discards-arrow-own = { $you ->
    [seat] Вы возвращаете в запас одну из своих стрел.
   *[none] { $player } возвращает в запас одну из своих стрел.
 }

dice-event-hits = { $you ->
    [seat] Вы направляете { $face } в игрока { $other }.
    [other] { $player } направляет { $face } в вас.
   *[none] { $player } направляет { $face } в игрока { $other }.
 }
dice-event-hits-doubled = { $you ->
    [seat] Вы направляете { $face } в игрока { $other } и удваиваете пивом.
    [other] { $player } направляет { $face } в вас и удваивает пивом.
   *[none] { $player } направляет { $face } в игрока { $other } и удваивает пивом.
 }
dice-event-fires-gatling = { $you ->
    [seat] Вы палите во всех из гатлинга!
   *[none] { $player } палит во всех из гатлинга!
 }
dice-event-unaffected = { $you ->
    [seat] Гатлинг вам нипочём ({ $source }).
   *[none] Гатлинг игроку { $player } нипочём ({ $source }).
 }

dice-event-loses-life-bullseye = { $you ->
    [seat] В вас попали: вы теряете { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] { $player } под огнём теряет { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
dice-event-loses-life-gatling = { $you ->
    [seat] Гатлинг отнимает у вас { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] Гатлинг отнимает у игрока { $player } { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
dice-event-loses-life-indians = { $you ->
    [seat] Индейцы отнимают у вас { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] Индейцы отнимают у игрока { $player } { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
dice-event-loses-life-dynamite = { $you ->
    [seat] Динамит отнимает у вас { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] Динамит отнимает у игрока { $player } { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }

dice-event-gives-beer = { $you ->
    [seat] Вы угощаете пивом игрока { $other }.
    [other] { $player } угощает вас пивом.
   *[none] { $player } угощает пивом игрока { $other }.
 }
dice-event-gives-beer-own = { $you ->
    [seat] Вы сами выпиваете кружку пива.
   *[none] { $player } выпивает кружку пива.
 }
dice-event-regains-life = { $you ->
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
dice-event-regains-life-drinks = { $you ->
    [seat] Вы выпиваете кружку пива и восстанавливаете { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] { $player } выпивает кружку пива и восстанавливает { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
dice-event-regains-life-beer = { $you ->
    [seat] { $other } угощает вас пивом: вы восстанавливаете { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
    [other] Вы угощаете пивом: { $player } восстанавливает { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     }.
   *[none] { $other } угощает пивом: { $player } восстанавливает { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    }.
 }
dice-event-regains-life-ability = { $you ->
    [seat] Вы восстанавливаете { $amount ->
        [1] жизнь
        [one] { $amount } жизнь
        [few] { $amount } жизни
        [many] { $amount } жизней
       *[other] { $amount } жизни
     } ({ $source }).
   *[none] { $player } восстанавливает { $amount ->
       [1] жизнь
       [one] { $amount } жизнь
       [few] { $amount } жизни
       [many] { $amount } жизней
      *[other] { $amount } жизни
    } ({ $source }).
 }
dice-event-no-effect = { $you ->
    [seat] У вас и так все жизни на месте.
   *[none] У игрока { $player } и так все жизни на месте.
 }
dice-event-no-effect-drinks = { $you ->
    [seat] Вы пьёте пиво просто для удовольствия: все жизни у вас на месте.
   *[none] { $player } пьёт пиво просто для удовольствия: все жизни на месте.
 }
dice-event-no-effect-beer = { $you ->
    [seat] { $other } угощает вас пивом, но все жизни у вас на месте.
    [other] Вы угощаете пивом игрока { $player }, у которого все жизни на месте.
   *[none] { $other } угощает пивом игрока { $player }, у которого все жизни на месте.
 }
dice-event-no-effect-ability = { $you ->
    [seat] Вам нечего восстанавливать ({ $source }).
   *[none] Игроку { $player } нечего восстанавливать ({ $source }).
 }
dice-event-uses = { $you ->
    [seat] Вы ({ $source }) заботитесь об игроке { $other }.
    [other] { $player } ({ $source }) заботится о вас.
   *[none] { $player } ({ $source }) заботится об игроке { $other }.
 }
dice-event-uses-own = { $you ->
    [seat] Вы ({ $source }) заботитесь о себе.
   *[none] { $player } ({ $source }) сначала переводит дух.
 }

dice-event-eliminated = { $you ->
    [seat] Вы выбываете из игры. Ваша роль: { $role }.
   *[none] { $player } выбывает из игры. Роль: { $role }.
 }
dice-event-eliminated-by = { $you ->
    [seat] { $other } выводит вас из игры. Ваша роль: { $role }.
    [other] Вы выводите из игры игрока { $player }. Роль: { $role }.
   *[none] { $other } выводит из игры игрока { $player }. Роль: { $role }.
 }
dice-event-game-over-sheriff = Победа на стороне шерифа: { $winners }.
dice-event-game-over-outlaws = Победа бандитов: { $winners }.
dice-event-game-over-renegade = Победа ренегата: { $winners }.
dice-event-game-over-deputy = Победа помощника: { $winners }.
dice-event-game-over-outlaw = Победа бандита: { $winners }.
