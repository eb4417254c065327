# Sets and events in general, and words for what another package has brought without texts of its own.

set-base = Базовая игра
    .text = 80 карт и 16 персонажей, от 3 до 7 игроков.

border-green = зелёная карта
no-text = Текста о «{ $name }» нет: в наборе его не оказалось.

# Words of the rules.
term-distance = расстояние
term-draw_check = проверка
term-life_point = жизнь

event-event = В силу вступает новое событие: { $event }. { $text }
event-declines = { $you ->
    [seat] Вы отказываетесь ({ $source }).
   *[none] { $player } отказывается ({ $source }).
 }
event-discards-event = { $you ->
    [seat] Вы сбрасываете: { $cards }.
   *[none] { $player } сбрасывает: { $cards }.
 }

# Abilities and events without a sentence of their own.
action-use-ability = Применить: { $source }
action-use-ability-at = Применить «{ $source }» на игрока { $player }
action-use-ability-paying = Применить «{ $source }», сбросив: { $cards }
action-use-ability-paying-at = Применить «{ $source }» на игрока { $player }, сбросив: { $cards }
event-uses-ability-at = { $you ->
    [seat] Вы применяете на игрока { $other } способность персонажа { $source }.
    [other] { $player } применяет на вас способность персонажа { $source }.
   *[none] { $player } применяет на игрока { $other } способность персонажа { $source }.
 }
event-uses-ability-paying-at = { $you ->
    [seat] Вы применяете на игрока { $other } способность персонажа { $source } и сбрасываете: { $cards }.
    [other] { $player } применяет на вас способность персонажа { $source } и сбрасывает: { $cards }.
   *[none] { $player } применяет на игрока { $other } способность персонажа { $source } и сбрасывает: { $cards }.
 }
event-uses-event = { $you ->
    [seat] Вы пользуетесь событием «{ $source }».
   *[none] { $player } пользуется событием «{ $source }».
 }
event-uses-event-at = { $you ->
    [seat] Вы пользуетесь событием «{ $source }» против игрока { $other }.
    [other] { $player } пользуется событием «{ $source }» против вас.
   *[none] { $player } пользуется событием «{ $source }» против игрока { $other }.
 }
event-uses-event-paying = { $you ->
    [seat] Вы пользуетесь событием «{ $source }» и сбрасываете: { $cards }.
   *[none] { $player } пользуется событием «{ $source }» и сбрасывает: { $cards }.
 }
event-uses-event-paying-at = { $you ->
    [seat] Вы пользуетесь событием «{ $source }» против игрока { $other } и сбрасываете: { $cards }.
    [other] { $player } пользуется событием «{ $source }» против вас и сбрасывает: { $cards }.
   *[none] { $player } пользуется событием «{ $source }» против игрока { $other } и сбрасывает: { $cards }.
 }
event-check-succeeds = { $you ->
    [seat] Проверка перед вами удаётся ({ $source }).
   *[none] Проверка перед игроком { $player } удаётся ({ $source }).
 }
event-check-fails = { $you ->
    [seat] Проверка перед вами не удаётся ({ $source }).
   *[none] Проверка перед игроком { $player } не удаётся ({ $source }).
 }

# Shots that come from no card, or from nobody.
prompt-answer-shot-by = { $amount ->
    [one] { $by } стреляет в вас. Как ответите?
    [few] { $by } стреляет в вас. Чтобы остановить выстрел, нужны { $amount } карты «Мимо». Как ответите?
    [many] { $by } стреляет в вас. Чтобы остановить выстрел, нужно { $amount } карт «Мимо». Как ответите?
   *[other] { $by } стреляет в вас. Чтобы остановить выстрел, нужно { $amount } карты «Мимо». Как ответите?
 }
prompt-answer-shot-alone = { $amount ->
    [one] В вас стреляют. Как ответите?
    [few] В вас стреляют. Чтобы остановить выстрел, нужны { $amount } карты «Мимо». Как ответите?
    [many] В вас стреляют. Чтобы остановить выстрел, нужно { $amount } карт «Мимо». Как ответите?
   *[other] В вас стреляют. Чтобы остановить выстрел, нужно { $amount } карты «Мимо». Как ответите?
 }
event-avoids-alone = { $you ->
    [seat] Вы уклоняетесь от выстрела.
   *[none] { $player } уклоняется от выстрела.
 }
event-plays-as-missed-alone = { $you ->
    [seat] Вы используете как «Мимо»: { $cards }.
   *[none] { $player } использует как «Мимо»: { $cards }.
 }
event-answers-alone = { $you ->
    [seat] Вы отвечаете: { $cards }.
   *[none] { $player } отвечает: { $cards }.
 }

refusal-barred = { $whose ->
    [event] Действует событие «{ $source }»: карту «{ $card }» нельзя сыграть.
   *[character] Персонаж { $source } не может сыграть карту «{ $card }».
 }
refusal-ability-by-itself = { $whose ->
    [event] Применять нечего: событие «{ $source }» действует само или спросит вас, когда придёт время.
   *[character] Применять нечего: способность персонажа { $source } действует сама или спросит вас, когда придёт время.
 }

error-options-character-sets = Из «{ $set }» взять персонажей нельзя. Наборы этой игры, в которых они есть: { $known }.
error-set = Набора «{ $set }» нет. Есть: { $known }.
error-set-id-twice = Набор «{ $set }» приносит «{ $id }», а в другом наборе игры такое уже есть.
error-set-broken = Набор «{ $set }» из другого пакета использовать нельзя: { $what }.
error-set-no-kind = В наборе «{ $set }» есть карта «{ $id }», но ни один набор игры не говорит, что это такое.
