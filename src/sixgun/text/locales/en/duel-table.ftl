# Words of the table of The Duel, and what an ability does in a few words.

# A name with what tells it apart, and a character with where it stands.
duel-marked = { $name } ({ $mark })

# A line of the story with the card or the ability behind it.
duel-because = { $line } ({ $source })

duel-place-front = { $character } (in front)
duel-place-behind = { $character } (behind)
duel-place-fallen = the eliminated character
duel-target-hand = { $player }'s hand
duel-target-pair = { $player }'s characters
duel-target-own-pair = your characters

duel-short-alan_pinkertoon = hits back for each life lost
duel-short-annie_oakey = hit cards dodge, Missed! is Colt
duel-short-bart_masterson = 2 cards a reveal, you choose
duel-short-bill_tightman = draw 2 when somebody else falls
duel-short-buffalo_bell = may lose life for the other one
duel-short-dalon_ranger = opponent takes life: draw 1
duel-short-jango = opponent swaps: draw 1
duel-short-pat_garret = 2nd card a horseshoe: 1 more
duel-short-tex_killer = dodging your BANG! costs 2 cards
duel-short-the_stranger = one more BANG! card a turn
duel-short-wild_bill = your cards taken: hits back
duel-short-wyatt_ear = your hit dodged: draw 1
duel-short-babe_leroy = empty hand: draw 2, once a turn
duel-short-bull_anderson = somebody else falls: take 2
duel-short-cattle_katie = her Equipment for 2 cards
duel-short-dalton_bros = draw 3 instead of 2
duel-short-jack_ransome = your cards reach anybody in play
duel-short-pearl_hat = discard 1: use the top Action
duel-short-sid_curry = barrel: dodges and hits back
duel-short-slim_poet = life taken: opponent discards 1
duel-short-soundance_kid = discard 1: draw 2, keep 1
duel-short-toco_ramirez = any card is a Colt
duel-short-tom_thorn = swapped in: hits their rearguard
duel-short-west_harding = any number of BANG! cards
