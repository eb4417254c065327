# Words of the table: suits, ranks, roles, places, and how lists are joined.

suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
suit-spades = Spades

# Ranks as they are spoken; the short forms (J, Q, K, A) belong to the notation and are not translated.
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-11 = jack
rank-12 = queen
rank-13 = king
rank-14 = ace

# A card read aloud: "Panic!, jack of Hearts".
card-spoken = { $name }, { $rank } of { $suit }

border-brown = brown card
border-blue = blue card

role-sheriff = Sheriff
    .aim = Get rid of every Outlaw and every Renegade.
role-deputy = Deputy
    .aim = Keep the Sheriff in the game: you win and lose together.
role-outlaw = Outlaw
    .aim = Bring down the Sheriff.
role-renegade = Renegade
    .aim = Be the last one in the game, with the Sheriff the last to fall before you.

# Three players: everybody hunts one other player (rule B-14.2).
three-players-deputy = Eliminate the Renegade yourself.
three-players-outlaw = Eliminate the Deputy yourself.
three-players-renegade = Eliminate the Outlaw yourself.

# Lists: "A", "A and B", "A, B and C".
list-comma = { $left }, { $right }
list-and = { $left } and { $right }

# The weapon everybody has without a card (rule B-11.1).
weapon-colt_45 = Colt .45
    .text = The revolver everybody carries. It reaches distance 1, nobody can take it from you, and it rests while another weapon lies in front of you.
