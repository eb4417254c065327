# Words of the table: suits, ranks, roles, places, and how lists are joined.

suit-hearts = 紅心
suit-diamonds = 方塊
suit-clubs = 梅花
suit-spades = 黑桃

# Ranks as they are spoken; the short forms (J, Q, K, A) belong to the notation and are not translated.
rank-2 = 二
rank-3 = 三
rank-4 = 四
rank-5 = 五
rank-6 = 六
rank-7 = 七
rank-8 = 八
rank-9 = 九
rank-10 = 十
rank-11 = J
rank-12 = Q
rank-13 = K
rank-14 = A

# A card read aloud.
card-spoken = { $suit }{ $rank }「{ $name }」

border-brown = 棕色牌
border-blue = 藍色牌

role-sheriff = 警長
    .aim = 除掉所有歹徒與叛徒。
role-deputy = 副警
    .aim = 保住警長：你與警長同勝同敗。
role-outlaw = 歹徒
    .aim = 打倒警長。
role-renegade = 叛徒
    .aim = 留到最後：除掉所有人，並讓警長最後一個倒下。

# Three players: everybody hunts one other player (rule B-14.2).
three-players-deputy = 親手淘汰叛徒。
three-players-outlaw = 親手淘汰副警。
three-players-renegade = 親手淘汰歹徒。

# Lists: the same sign between all.
list-comma = { $left }、{ $right }
list-and = { $left }、{ $right }

# The weapon everybody has without a card (rule B-11.1).
weapon-colt_45 = 柯爾特.45
    .text = 人人隨身的左輪手槍，射程1。誰也拿不走；你面前有其他武器時，它就先收著。
