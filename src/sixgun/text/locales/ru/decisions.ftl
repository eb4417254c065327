# What a player is asked. prompt-* speaks to the one who is asked, asked-* tells the others what is waited for.
# $by is the seat that causes it (or whose cards are chosen from), $card the card it is about.

prompt-play = Ваш ход: играйте сколько угодно карт, пока не решите, что хватит.
prompt-discard-excess = { $amount ->
    [one] У вас слишком много карт в руке: сбросьте { $amount }.
    [few] У вас слишком много карт в руке: сбросьте { $amount }, по одной.
    [many] У вас слишком много карт в руке: сбросьте { $amount }, по одной.
   *[other] У вас слишком много карт в руке: сбросьте { $amount }, по одной.
 }
prompt-answer-shot = { $amount ->
    [one] { $by } стреляет в вас картой «{ $card }». Как ответите?
    [few] { $by } стреляет в вас картой «{ $card }». Чтобы остановить выстрел, нужны { $amount } карты «Мимо». Как ответите?
    [many] { $by } стреляет в вас картой «{ $card }». Чтобы остановить выстрел, нужно { $amount } карт «Мимо». Как ответите?
   *[other] { $by } стреляет в вас картой «{ $card }». Чтобы остановить выстрел, нужно { $amount } карты «Мимо». Как ответите?
 }
prompt-answer-indians = { $by } насылает индейцев картой «{ $card }»: сбросьте «Бэнг!» или потеряйте жизнь.
prompt-answer-duel = У вас дуэль с игроком { $by } («{ $card }»): сбросьте «Бэнг!» или потеряйте жизнь.
prompt-dying = { $amount ->
    [one] У вас не осталось жизней. Восстановите одну, или вы выбываете.
    [few] У вас не осталось жизней. Восстановите { $amount }, или вы выбываете.
    [many] У вас не осталось жизней. Восстановите { $amount }, или вы выбываете.
   *[other] У вас не осталось жизней. Восстановите { $amount }, или вы выбываете.
 }
prompt-take-card = { $card }: какую карту вы берёте у игрока { $by }?
prompt-remove-card = { $card }: какой карты лишится игрок { $by }?
prompt-general-store = Магазин открыт: какую карту вы берёте?
prompt-choose-flip = Какую из двух карт засчитать?
prompt-draw-source-hand = Откуда взять первую карту: из колоды или из чьей-то руки?
prompt-draw-source-discard = Откуда взять первую карту: из колоды или из сброса?
prompt-keep-cards = { $amount ->
    [one] Какую карту вы оставите? Остальные возвращаются.
    [few] Какие { $amount } карты вы оставите? Остальные возвращаются.
    [many] Какие { $amount } карт вы оставите? Остальные возвращаются.
   *[other] Какие { $amount } карты вы оставите? Остальные возвращаются.
 }
prompt-choose-character = За какого персонажа вы хотите играть?

asked-play = { $player } играет карты.
asked-discard-excess = { $player } сбрасывает лишние карты.
asked-answer-shot = { $player } отвечает на выстрел.
asked-answer-indians = { $player } встречает индейцев.
asked-answer-duel = { $player } отвечает в дуэли.
asked-dying = { $player } борется за жизнь.
asked-take-card = { $player } выбирает, какую карту взять.
asked-remove-card = { $player } выбирает, какая карта будет сброшена.
asked-general-store = { $player } выбирает карту в магазине.
asked-choose-flip = { $player } выбирает, какую карту засчитать.
asked-draw-source-hand = { $player } выбирает, откуда взять первую карту.
asked-draw-source-discard = { $player } выбирает, откуда взять первую карту.
asked-keep-cards = { $player } выбирает, какие карты оставить.
asked-choose-character = { $player } выбирает персонажа.
