# Words of the table of The Duel, and what an ability does in a few words.

# A name with what tells it apart, and a character with where it stands.
duel-marked = { $name } ({ $mark })

# A line of the story with the card or the ability behind it.
duel-because = { $line } ({ $source })

duel-place-front = { $character } (μπροστά)
duel-place-behind = { $character } (πίσω)
duel-place-fallen = ο εξοντωμένος χαρακτήρας
duel-target-hand = το χέρι του παίκτη { $player }
duel-target-pair = οι χαρακτήρες του παίκτη { $player }
duel-target-own-pair = οι χαρακτήρες σου

duel-short-alan_pinkertoon = κάθε χαμένη ζωή: ανταποδίδει
duel-short-annie_oakey = χτύπημα = αποφυγή, κι ανάποδα
duel-short-bart_masterson = αποκάλυψη με 2, διαλέγεις
duel-short-bill_tightman = πέφτει άλλος: τραβάς 2
duel-short-buffalo_bell = χάνει ζωή αντί για τον άλλο
duel-short-dalon_ranger = του παίρνουν ζωή: τραβάς 1
duel-short-jango = ο αντίπαλος αλλάζει: τραβάς 1
duel-short-pat_garret = 2η κάρτα πέταλο: άλλη 1
duel-short-tex_killer = τα BANG! σου θέλουν 2 κάρτες
duel-short-the_stranger = ένα BANG! παραπάνω
duel-short-wild_bill = παίρνουν κάρτα: ανταποδίδει
duel-short-wyatt_ear = σε αποφεύγουν: τραβάς 1
duel-short-babe_leroy = άδειο χέρι: τραβάς 2
duel-short-bull_anderson = πέφτει άλλος: παίρνεις 2
duel-short-cattle_katie = Εξοπλισμός της για 2 κάρτες
duel-short-dalton_bros = τραβάς 3 αντί για 2
duel-short-jack_ransome = οι κάρτες σου φτάνουν παντού
duel-short-pearl_hat = για 1 κάρτα: η πάνω Ενέργεια
duel-short-sid_curry = βαρέλι: αποφεύγει, ανταποδίδει
duel-short-slim_poet = χαμένη ζωή: χάνουν 1 κάρτα
duel-short-soundance_kid = δίνεις 1: τραβάς 2, κρατάς 1
duel-short-toco_ramirez = κάθε κάρτα είναι Colt
duel-short-tom_thorn = έρχεται μπροστά: χτυπάει πίσω
duel-short-west_harding = όσα BANG! θέλεις
