# The board of The Duel.

page-duel-table = Обе стороны
page-duel-front = атакует
page-duel-behind = прикрывает
page-duel-alone = один: атакует и прикрывает
page-duel-awake = действует
page-duel-asleep = отдыхает
page-duel-always = действует всегда
page-duel-down = пал
page-duel-used = применена
page-duel-gear = Снаряжение: { $cards }
page-duel-aimed = под прицелом
page-duel-use = Применить способность: { $character }
page-duel-move-token = Переместить жетон
page-duel-nobody = никого
page-duel-fallen-here = только что пал
page-duel-front-to-come = атакующий
page-duel-rear-to-come = прикрывающий
page-duel-fallen = Выбыли: { $characters }
page-duel-fallen-title = Выбыли
page-duel-deck-spent = Своя колода кончилась; теперь карты берут из общей.
page-duel-reserve = { $count ->
    [0] В резерве никого
    [one] В резерве: { $count }
    [few] В резерве: { $count }
    [many] В резерве: { $count }
   *[other] В резерве: { $count }
 }
page-duel-reserve-order = в неизвестном никому порядке
page-duel-backs-law = { $count ->
    [one] в руке { $count } карта шерифа
    [few] в руке { $count } карты шерифа
    [many] в руке { $count } карт шерифа
   *[other] в руке { $count } карты шерифа
 }
page-duel-backs-outlaws = { $count ->
    [one] в руке { $count } карта бандита
    [few] в руке { $count } карты бандита
    [many] в руке { $count } карт бандита
   *[other] в руке { $count } карты бандита
 }

# What is printed on a card
page-duel-printed-hit = карта попадания
page-duel-printed-dodge = карта уклонения
page-duel-printed-reload = перезаряжается
page-duel-printed-always = всегда действует
page-duel-reveals = для проверки: { $symbol }

# The middle
page-duel-bangs = Карт «Бэнг!»: { $played } из { $limit }
page-duel-bangs-any = «Бэнг!» без счёта
page-duel-token-moved = жетон перемещён
page-duel-token-still = жетон на месте
page-duel-common = { $back ->
    [law] Общая колода: { $count }, сверху карта шерифа
   *[outlaws] Общая колода: { $count }, сверху карта бандита
 }
page-duel-common-none = Общей колоды ещё нет: она складывается из сброса, когда кончится первая своя колода.
page-duel-discard-list = Сброс: { $count }
page-duel-discard-about = Сначала самая новая карта. Сброс может просматривать каждый.
page-duel-list = список

# The beginning
page-duel-you-are-law = Вы — шериф
page-duel-you-are-outlaws = Вы — бандит
page-duel-offered = Ваши первые два персонажа
page-duel-setup-about = Выберите атакующего: он встречает пули. Второй прикрывает.
page-duel-setup-wait = Выбирает другая сторона.
page-duel-setup-reserve = В резерве, в неизвестном никому порядке: { $characters }.
