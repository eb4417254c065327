# Words of the table of The Duel, and what an ability does in a few words.

# A name with what tells it apart, and a character with where it stands.
duel-marked = { $name } ({ $mark })
duel-place-front = { $character } (in front)
duel-place-behind = { $character } (behind)
duel-place-fallen = the eliminated character
duel-target-hand = { $player }'s hand
duel-target-pair = { $player }'s characters
duel-target-own-pair = your characters

duel-short-alan_pinkertoon = hits back for each life lost
duel-short-annie_oakey = hit cards dodge, a Missed! is a Colt
duel-short-bart_masterson = two cards for each reveal, you choose
duel-short-bill_tightman = draw 2 when somebody else falls
duel-short-buffalo_bell = may lose life for your other one
duel-short-dalon_ranger = draw 1 for each life the opponent takes
duel-short-jango = draw 1 when the opponent's characters swap
duel-short-pat_garret = show the 2nd card: horseshoe, draw 1 more
duel-short-tex_killer = dodging your BANG! costs 1 more card
duel-short-the_stranger = one more BANG! card a turn
duel-short-wild_bill = hits back when your cards are taken
duel-short-wyatt_ear = draw 1 when your hit is dodged
duel-short-babe_leroy = draw 2 with an empty hand, once a turn
duel-short-bull_anderson = take 2 cards when somebody else falls
duel-short-cattle_katie = trade her Equipment for 2 cards, once a turn
duel-short-dalton_bros = draw 3 instead of 2
duel-short-jack_ransome = your cards reach anybody in play
duel-short-pearl_hat = discard 1: use the Action on the discards
duel-short-sid_curry = barrel in the opponent's deck: dodge, hit back
duel-short-slim_poet = life lost: the opponent loses a card
duel-short-soundance_kid = discard 1: draw 1 of each deck, keep one
duel-short-toco_ramirez = any card is a Colt
duel-short-tom_thorn = swapped to the front: hits the rearguard
duel-short-west_harding = any number of BANG! cards
