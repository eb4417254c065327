# Words of the table: suits, ranks, roles, places, and how lists are joined.

suit-hearts = червы
suit-diamonds = бубны
suit-clubs = трефы
suit-spades = пики

# Ranks as they are spoken; the short forms (J, Q, K, A) belong to the notation and are not translated.
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-11 = валет
rank-12 = дама
rank-13 = король
rank-14 = туз

# A card read aloud: "Panic!, jack of Hearts". The suits stay in the nominative.
card-spoken = { $name }, { $rank }, { $suit }

border-brown = коричневая карта
border-blue = синяя карта

role-sheriff = шериф
    .aim = Избавьтесь от всех бандитов и ренегатов.
role-deputy = помощник
    .aim = Сохраните шерифа в игре: вы побеждаете и проигрываете вместе с ним.
role-outlaw = бандит
    .aim = Уберите шерифа.
role-renegade = ренегат
    .aim = Останьтесь в игре последним, причём шериф должен пасть последним перед вами.

# Three players: everybody hunts one other player (rule B-14.2).
three-players-deputy = Выведите из игры ренегата своими руками.
three-players-outlaw = Выведите из игры помощника своими руками.
three-players-renegade = Выведите из игры бандита своими руками.

# Lists: "A", "A and B", "A, B and C".
list-comma = { $left }, { $right }
list-and = { $left } и { $right }

# The weapon everybody has without a card (rule B-11.1).
weapon-colt_45 = Кольт .45
    .text = Револьвер, который есть у каждого. Его дальность — 1, отнять его нельзя, и он отдыхает, пока перед вами лежит другое оружие.
