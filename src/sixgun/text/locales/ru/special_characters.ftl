# The special characters of The Bullet and of Wanted, and what is asked and told because of them.

set-bullet = Пуля
    .text = Три особых персонажа: Uncle Will, Johnny Kisch и Claus "The Saint".
set-wanted = Разыскивается
    .text = Ещё шесть персонажей, от Youl Grinner до Annie Versary.

character-uncle_will = Uncle Will
    .text = Раз за ход может сыграть любую карту из руки как «Магазин».
character-johnny_kisch = Johnny Kisch
    .text = Когда он выкладывает карту на стол, все остальные карты с тем же названием на столе сбрасываются.
character-claus_the_saint = Claus "The Saint"
    .text = В начале хода добирает на карту больше, чем игроков. Две оставляет, остальным отдаёт по одной.

character-youl_grinner = Youl Grinner
    .text = Перед добором каждый, у кого в руке больше карт, чем у него, отдаёт ему одну по своему выбору.
character-big_spencer = Big Spencer
    .text = Начинает с пятью картами. Не может играть «Мимо».
character-madam_yto = Madam Yto
    .text = Добирает карту каждый раз, когда кто-нибудь, и она сама тоже, играет «Пиво».
character-colorado_bill = Colorado Bill
    .text = За каждую карту «Бэнг!», которую играет, вскрывает карту: если это пики, от выстрела нельзя уклониться.
character-henry_block = Henry Block
    .text = Кто берёт или сбрасывает его карту, из руки или со стола, в того он сначала стреляет.
character-annie_versary = Annie Versary
    .text = Может использовать любую карту из руки как «Бэнг!».

# What is asked
prompt-keep-card = { $amount ->
    [one] Какую карту вы оставите?
    [few] Какую карту вы оставите? Всего вы выбираете { $amount }, по одной.
    [many] Какую карту вы оставите? Всего вы выбираете { $amount }, по одной.
   *[other] Какую карту вы оставите? Всего вы выбираете { $amount }, по одной.
 }
asked-keep-card = { $player } выбирает, какие карты оставить.
prompt-give-card = Какую карту вы отдадите игроку { $by }?
asked-give-card = { $player } выбирает, какую карту отдать.

action-choose-card-give-card = Отдать карту «{ $card }»
action-use-uncle_will = Сыграть карту «{ $card }» как «Магазин»

# What is told
event-gives = { $you ->
    [seat] Вы отдаёте игроку { $other }: { $cards }.
    [other] { $player } отдаёт вам: { $cards }.
   *[none] { $player } отдаёт игроку { $other }: { $cards }.
 }
event-gives-hidden = { $player } отдаёт игроку { $other } { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
event-uses-uncle_will = { $you ->
    [seat] Вы ({ $source }) играете карту как «Магазин»: { $cards }.
   *[none] { $player } ({ $source }) играет карту как «Магазин»: { $cards }.
 }
event-uses-henry_block = { $you ->
    [seat] { $other } хочет забрать вашу карту: сначала вы стреляете.
    [other] Вы хотите забрать карту игрока { $player }: сначала он стреляет в вас.
   *[none] { $other } хочет забрать карту игрока { $player }: сначала тот стреляет.
 }
event-check-succeeds-colorado_bill = { $you ->
    [seat] От вашего выстрела нельзя уклониться.
   *[none] От выстрела игрока { $player } нельзя уклониться.
 }
event-check-fails-colorado_bill = { $you ->
    [seat] Ваш выстрел — обычный.
   *[none] Выстрел игрока { $player } — обычный.
 }
