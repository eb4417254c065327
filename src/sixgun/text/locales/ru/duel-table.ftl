# Words of the table of The Duel, and what an ability does in a few words.

# A name with what tells it apart, and a character with where it stands.
duel-marked = { $name } ({ $mark })

# A line of the story with the card or the ability behind it.
duel-because = { $line } ({ $source })

duel-place-front = { $character } (атакующий)
duel-place-behind = { $character } (прикрывающий)
duel-place-fallen = выбывший персонаж
duel-target-hand = рука игрока { $player }
duel-target-pair = персонажи игрока { $player }
duel-target-own-pair = ваши персонажи

duel-short-alan_pinkertoon = потерял жизнь: бьёт в ответ
duel-short-annie_oakey = попадание и «Мимо» — одно
duel-short-bart_masterson = проверка: 2 карты на выбор
duel-short-bill_tightman = другой выбыл: добор 2
duel-short-buffalo_bell = теряет жизнь за другого
duel-short-dalon_ranger = отняли жизнь: добор 1
duel-short-jango = враги меняются: добор 1
duel-short-pat_garret = 2-я карта подкова: ещё 1
duel-short-tex_killer = уклонение стоит 2 карт
duel-short-the_stranger = «Бэнг!»: на один больше
duel-short-wild_bill = взяли карту: бьёт в ответ
duel-short-wyatt_ear = уклонились от вас: добор 1
duel-short-babe_leroy = пустая рука: добор 2, раз
duel-short-bull_anderson = другой выбыл: взять 2
duel-short-cattle_katie = её снаряжение: добор 2
duel-short-dalton_bros = добор 3 вместо 2
duel-short-jack_ransome = карты на кого угодно
duel-short-pearl_hat = сброс 1: карта из сброса
duel-short-sid_curry = бочка: уклонение и ответ
duel-short-slim_poet = отняли жизнь: враг сбросит 1
duel-short-soundance_kid = сброс 1: добор 2, оставить 1
duel-short-toco_ramirez = любая карта — «Кольт»
duel-short-tom_thorn = вышел: бьёт прикрывающего
duel-short-west_harding = «Бэнг!» без счёта
