# What The Dice Game asks, the labels of the answers, and why something is not allowed. dice-prompt-* speaks to the one
# who is asked, dice-asked-* tells the others what is waited for. $by is who causes it.

dice-prompt-heal = Ваш ход начинается: кто восстановит жизнь?
dice-prompt-reroll = { $amount ->
    [one] Перебросить кубики в последний раз или остановиться?
    [few] Перебросить кубики или остановиться? У вас ещё { $amount } броска.
    [many] Перебросить кубики или остановиться? У вас ещё { $amount } бросков.
   *[other] Перебросить кубики или остановиться? У вас ещё { $amount } броска.
 }
dice-prompt-assign = { $amount ->
    [one] В кого попадает ваша мишень?
    [few] Осталось { $amount } мишени. В кого попадает следующая? В конце они сработают разом.
    [many] Осталось { $amount } мишеней. В кого попадает следующая? В конце они сработают разом.
   *[other] Осталось { $amount } мишени. В кого попадает следующая? В конце они сработают разом.
 }
dice-prompt-beer = { $own ->
    [1] { $amount ->
        [one] Кому кружка пива?
        [few] Осталось { $amount } кружки пива. Кому следующая?
        [many] Осталось { $amount } кружек пива. Кому следующая?
       *[other] Осталось { $amount } кружки пива. Кому следующая?
    }
   *[other] { $amount ->
        [one] Кому кружка пива? Для вас она стоит { $own ->
            [one] { $own } жизнь
            [few] { $own } жизни
            [many] { $own } жизней
           *[other] { $own } жизни
         }.
        [few] Осталось { $amount } кружки пива. Кому следующая? Для вас каждая стоит { $own ->
            [one] { $own } жизнь
            [few] { $own } жизни
            [many] { $own } жизней
           *[other] { $own } жизни
         }.
        [many] Осталось { $amount } кружек пива. Кому следующая? Для вас каждая стоит { $own ->
            [one] { $own } жизнь
            [few] { $own } жизни
            [many] { $own } жизней
           *[other] { $own } жизни
         }.
       *[other] Осталось { $amount } кружки пива. Кому следующая? Для вас каждая стоит { $own ->
           [one] { $own } жизнь
           [few] { $own } жизни
           [many] { $own } жизней
          *[other] { $own } жизни
        }.
    }
 }
dice-prompt-take-arrow = { $amount ->
    [one] { $by } попадает в вас: взять стрелу вместо потери жизни?
    [few] { $by } попадает в вас на { $amount } жизни: взять стрелу вместо потери следующей?
    [many] { $by } попадает в вас на { $amount } жизней: взять стрелу вместо потери следующей?
   *[other] { $by } попадает в вас на { $amount } жизни: взять стрелу вместо потери следующей?
 }
dice-prompt-discard-own-arrow = { $amount ->
    [one] { $by } отнимает у вас жизнь: вернуть вашу стрелу в запас?
    [few] { $by } отнимает у вас жизнь: вернуть в запас одну из ваших стрел? Их { $amount }.
    [many] { $by } отнимает у вас жизнь: вернуть в запас одну из ваших стрел? Их { $amount }.
   *[other] { $by } отнимает у вас жизнь: вернуть в запас одну из ваших стрел? Их { $amount }.
 }
dice-prompt-discard-own-arrow-alone = { $amount ->
    [one] Вы потеряли жизнь: вернуть вашу стрелу в запас?
    [few] Вы потеряли жизнь: вернуть в запас одну из ваших стрел? Их { $amount }.
    [many] Вы потеряли жизнь: вернуть в запас одну из ваших стрел? Их { $amount }.
   *[other] Вы потеряли жизнь: вернуть в запас одну из ваших стрел? Их { $amount }.
 }
dice-prompt-discard-arrow = { $amount ->
    [one] Ваш гатлинг позволяет вернуть в запас стрелу любого игрока: чью?
    [few] Ваши гатлинги позволяют вернуть в запас { $amount } стрелы любых игроков: чья следующая?
    [many] Ваши гатлинги позволяют вернуть в запас { $amount } стрел любых игроков: чья следующая?
   *[other] Ваши гатлинги позволяют вернуть в запас { $amount } стрелы любых игроков: чья следующая?
 }

dice-asked-heal = { $player } выбирает, кто восстановит жизнь.
dice-asked-reroll = { $player } смотрит на кубики.
dice-asked-assign = { $player } целится.
dice-asked-beer = { $player } выбирает, кого угостить пивом.
dice-asked-take-arrow = { $player } выбирает между стрелой и жизнью.
dice-asked-discard-own-arrow = { $player } может вернуть стрелу в запас.
dice-asked-discard-arrow = { $player } выбирает, чья стрела вернётся в запас.

dice-action-reroll = Оставить { $kept }, перебросить { $dice }
dice-action-reroll-all = Перебросить все пять
dice-action-reroll-rest = Перебросить всё, кроме динамита: { $faces }
dice-action-stop = Остановиться: засчитать эти кубики
dice-action-hit = Направить { $face } в игрока { $player }
dice-action-double = Направить { $face } и удвоить пивом, в игрока { $player }
dice-action-beer = Угостить пивом игрока { $player }
dice-action-beer-own = Выпить пиво самому
dice-action-heal = Жизнь игроку { $player }
dice-action-heal-own = Жизнь себе
dice-action-take = Взять стрелу
dice-action-lose = Потерять жизнь
dice-action-shed = Вернуть стрелу
dice-action-keep = Оставить стрелы себе
dice-action-clear = Вернуть стрелу игрока { $player }
dice-action-clear-own = Вернуть одну из своих стрел
dice-action-pass = Не возвращать ничего

dice-refusal-game-over = Игра окончена. Чтобы играть дальше, начните новую.
dice-refusal-not-asked = Сейчас выбирать не вам: игра ждёт игрока { $player }.
dice-refusal-stop-not-now = Вы сейчас не бросаете. Ответьте на то, о чём вас спрашивают.
dice-refusal-reroll-not-now = Перебрасывать пока нечего. Ответьте на то, о чём вас спрашивают.
dice-refusal-rolling-over = Броски окончены, кубики считаются как лежат. Ответьте на то, о чём вас спрашивают.
dice-refusal-dynamite-locked = На кубике { $die } динамит, его не перебросить. Выберите среди других кубиков.
dice-refusal-dynamite-ends-rolling = Три динамита прекратили ваши броски: остальные кубики считаются как лежат.
dice-refusal-hit-not-now = { $face } применяется после бросков, когда вас спросят, в кого попасть.
dice-refusal-no-such-die = Кубика { $face } у вас больше нет. Возьмите мишень, которая у вас есть.
dice-refusal-no-doubling = Пиво только даёт жизнь. Ваш персонаж не может удвоить им мишень.
dice-refusal-doubled-already = Вы уже удвоили мишень, а это можно раз за ход. Применяйте эту как есть.
dice-refusal-no-beer-to-double = У вас нет пива, чтобы удвоить мишень. Применяйте её как есть.
dice-refusal-no-target-self = В себя попасть нельзя. Выберите другого игрока.
dice-refusal-wrong-distance = До игрока { $player } расстояние { $distance }, и { $face } туда не попадает. Выберите игрока на подходящем расстоянии.
dice-refusal-beer-not-now = Пивом угощают после мишеней, когда вас спросят кого.
dice-refusal-nobody-revived = { $player } вне игры, и никакое пиво оттуда не вернёт. Выберите живого игрока.
dice-refusal-heal-not-now = Эту жизнь даёт в начале хода персонаж, который это умеет.
dice-refusal-ability-not-now = О стрелах и жизнях вас сейчас не спрашивают. Ответьте на то, о чём спрашивают.
dice-refusal-must-choose = Здесь нельзя отказаться: применить нужно каждый кубик. Выберите что-нибудь из предложенного.
dice-refusal-no-such-seat = Места { $player } за этим столом нет.
dice-refusal-target-out-of-game = { $player } вне игры. Выберите живого игрока.
dice-refusal-target-fallen = У игрока { $player } только что не стало жизней, и стрелы вернутся сами. Выберите другого.
dice-refusal-no-arrow = У игрока { $player } нет стрел. Выберите того, у кого они есть.
dice-refusal-not-offered = Такого варианта у вас сейчас нет.
