# What a player of The Duel is asked. duel-prompt-* speaks to the one who is asked, duel-asked-* tells the other what is
# waited for. $by is the player who causes it, $card the card it is about, $character the one it strikes, $source the
# card or the character whose text lets somebody choose.

duel-prompt-choose-active = Из вашего резерва выходят два персонажа. Кто начинает атакующим?
duel-prompt-play = Ваш ход: что вы делаете?
duel-prompt-discard-excess = { $amount ->
    [one] У вас слишком много карт в руке: сбросьте { $amount }.
    [few] У вас слишком много карт в руке: сбросьте { $amount }, по одной.
    [many] У вас слишком много карт в руке: сбросьте { $amount }, по одной.
   *[other] У вас слишком много карт в руке: сбросьте { $amount }, по одной.
 }
duel-prompt-answer-hit = { $by } бьёт картой «{ $card }» по персонажу { $character }. Уклонитесь?
duel-prompt-answer-hit-alone = { $source } бьёт по персонажу { $character }. Уклонитесь?
duel-prompt-answer-hit-own = Ваша же карта «{ $card }» бьёт по персонажу { $character }. Уклонитесь?
duel-prompt-second-card = Уклонения мало: сбросьте ещё одну карту или примите попадание.
duel-prompt-give-up = { $character } теряет жизнь, если вы не отдадите карту попадания («{ $card }»).
duel-prompt-give-up-duel = { $card }: отдайте карту попадания, иначе { $character } теряет жизнь.
duel-prompt-redirect = Кто теряет жизнь?
duel-prompt-if-dodged = От вашей карты «{ $card }» уклонились. Что вы делаете?
duel-prompt-if-dodged-carbine = От вашего «Карабина» уклонились: какое снаряжение сбросить?
duel-prompt-if-dodged-shotgun = От вашего «Дробовика» уклонились: чьих персонажей поменять местами?
duel-prompt-if-dodged-remington = От вашего «Ремингтона» уклонились: добрать карту?
duel-prompt-if-dodged-schofield = От вашего «Скофилда» уклонились: { $character } восстанавливает жизнь?
duel-prompt-give-discard = { $by } картой «{ $card }» заставляет вас сбросить карту из руки. Какую?
duel-prompt-store-pick = Магазин открыт: какую карту вы берёте?
duel-prompt-discard-drawn = { $source }: какую из этих карт вы сбросите? Остальные ваши.
duel-prompt-choose-back = Вы берёте вслепую карту из руки игрока { $by }. С какой рубашкой?
duel-prompt-choose-reveal = Вскрыты две карты, важен символ «{ $symbol }». Какую засчитать?
duel-prompt-may-draw = { $source }: добрать { $amount ->
    [1] карту
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
 }?
duel-prompt-may-draw-pat_garret = Pat Garret: добрать карту из колоды противника?
duel-prompt-may-discard = { $source }: сбросить вслепую карту из руки игрока { $by }?
duel-prompt-take-from-fallen = { $amount ->
    [one] { $source }: вы можете взять ещё { $amount } карту за выбывшего персонажа.
    [few] { $source }: вы можете взять до { $amount } карт за выбывшего персонажа.
    [many] { $source }: вы можете взять до { $amount } карт за выбывшего персонажа.
   *[other] { $source }: вы можете взять до { $amount } карт за выбывшего персонажа.
 }

duel-asked-choose-active = { $player } выбирает, кто начнёт атакующим.
duel-asked-play = { $player } играет карты.
duel-asked-discard-excess = { $player } сбрасывает лишние карты.
duel-asked-answer-hit = { $player } отвечает на попадание.
duel-asked-second-card = { $player } ищет вторую карту для уклонения.
duel-asked-give-up = { $player } отдаёт карту попадания или теряет жизнь.
duel-asked-redirect = { $player } выбирает, кто теряет жизнь.
duel-asked-if-dodged = { $player } выбирает, что сделает карта, от которой уклонились.
duel-asked-give-discard = { $player } выбирает, какую карту сбросить.
duel-asked-store-pick = { $player } выбирает карту в магазине.
duel-asked-discard-drawn = { $player } выбирает, какую из добранных карт сбросить.
duel-asked-choose-back = { $player } выбирает карту из чужой руки.
duel-asked-choose-reveal = { $player } выбирает, какую карту засчитать.
duel-asked-may-draw = { $player } может добрать карты.
duel-asked-may-discard = { $player } может сбросить чужую карту.
duel-asked-take-from-fallen = { $player } может взять карты за выбывшего персонажа.

# Labels of the choices: short, and clear without knowing the notation. $target says who is aimed at and where he stands.

duel-action-play = Сыграть карту «{ $card }»
duel-action-play-at = Сыграть карту «{ $card }»: { $target }
duel-action-play-hit = Ударить картой «{ $card }»: { $target }
duel-action-play-equipment = Положить карту «{ $card }»: { $target }
duel-action-play-card = Сыграть карту «{ $card }» на карту «{ $target }»
duel-action-play-pair = Сыграть карту «{ $card }», меняются местами { $target }
duel-action-play-as-colt = Ударить картой «{ $card }» как картой «Кольт»: { $target }
duel-action-play-dodge = Уклониться картой «{ $card }»
duel-action-play-as-dodge = Уклониться картой «{ $card }» как картой уклонения
duel-action-reload = Перезарядить карту «{ $card }»: сбросить её и добрать карту
duel-action-swap = Переместить жетон: атакующим становится { $target }
duel-action-swap-pair = Поменять местами: { $target }
duel-action-end = Больше карт не играть
duel-action-active = Сделать атакующим: { $character }
duel-action-lose = Жизнь теряет { $target }
duel-action-give = Отдать карту «{ $card }»
duel-action-take = Взять карту «{ $card }»
duel-action-take-hand = Взять вслепую карту из руки игрока { $player }
duel-action-back-law = { $count ->
    [1] Карта шерифа
    [one] Одна из карт шерифа (их { $count })
    [few] Одна из карт шерифа (их { $count })
    [many] Одна из карт шерифа (их { $count })
   *[other] Одна из карт шерифа (их { $count })
 }
duel-action-back-outlaw = { $count ->
    [1] Карта бандита
    [one] Одна из карт бандита (их { $count })
    [few] Одна из карт бандита (их { $count })
    [many] Одна из карт бандита (их { $count })
   *[other] Одна из карт бандита (их { $count })
 }
duel-action-use-hat = Уклониться: сбросить со стола карту «{ $card }»
duel-action-use-barrel = Сделать проверку: { $card }
duel-action-use-card = Применить карту «{ $card }»
duel-action-use-sid_curry = Сделать проверку из колоды противника: Sid Curry
duel-action-use-babe_leroy = Babe Leroy: добрать две карты
duel-action-use-cattle_katie = Cattle Katie: сбросить карту «{ $card }» и добрать две
duel-action-use-soundance_kid = Soundance Kid: сбросить карту «{ $card }» и добрать по карте из каждой колоды
duel-action-use-pearl_hat = Pearl Hat: сбросить карту «{ $card }» и применить карту «{ $copied }»
duel-action-use-pearl_hat-at = Pearl Hat: сбросить карту «{ $card }» и применить карту «{ $copied }»: { $target }
duel-action-use-pearl_hat-reload = Pearl Hat: сбросить карту «{ $card }» и перезарядить карту «{ $copied }»
duel-action-discard-discard-excess = Сбросить карту «{ $card }»
duel-action-discard-answer-hit = Уклониться, сбросив карту «{ $card }»
duel-action-discard-second-card = Сбросить ещё и карту «{ $card }»
duel-action-discard-give-discard = Сбросить карту «{ $card }»
duel-action-discard-discard-drawn = Сбросить карту «{ $card }»
duel-action-choose-store-pick = Взять карту «{ $card }»
duel-action-choose-choose-reveal = Засчитать карту «{ $card }»
duel-action-choose-if-dodged = Сбросить карту «{ $card }»
duel-action-yes-may-draw = Добрать { $amount ->
    [1] карту
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
 }
duel-action-no-may-draw = Не добирать
duel-action-yes-may-discard = Сбросить карту из его руки
duel-action-no-may-discard = Не трогать его руку
duel-action-yes-if-dodged = Да
duel-action-no-if-dodged = Нет
duel-action-pass-answer-hit = Принять попадание
duel-action-pass-second-card = Ничего не сбрасывать и принять попадание
duel-action-pass-give-up = Не отдавать карту и потерять жизнь
duel-action-pass-if-dodged = Оставить всё как есть
duel-action-pass-take-from-fallen = Не брать карт
