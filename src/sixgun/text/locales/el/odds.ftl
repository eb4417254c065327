# The exact chances of the dice of The Dice Game: sixgun odds.

help-odds = Υπολογίζει τις ακριβείς πιθανότητες των ζαριών του The Dice Game.
help-odds-dice = Τα ζάρια που είναι στο τραπέζι και δεν ρίχνονται τώρα: β βέλος, δ δυναμίτης, 1, 2, μ μπύρα, γ αυτόματο (γκάτλινγκ), ή ολόκληρες οι λέξεις· το "γ γ δ" και το "γγδ" είναι το ίδιο. Τα άλλα πρόκειται να ριχτούν. Με όλα τα πέντε μαθαίνεις τι να κρατήσεις.
help-odds-rolls = Ριξιές που μένουν, μαζί με αυτήν που έρχεται: 1 έως 3, με τον Lucky Duke 4 (αν λείπει: όλες, ή μία λιγότερη αν υπάρχουν ήδη ζάρια στο τραπέζι).
help-odds-arrows = Βέλη στη στοίβα, 1 έως 9 (αν λείπει, όλα εκτός από εκείνα των ζαριών που είναι στο τραπέζι).
help-odds-players = Παίκτες που ζουν ακόμα, 2 έως 8 (5 αν λείπει).
help-odds-character = Ποιανού είναι τα ζάρια, αν η ικανότητά του αλλάζει τις πιθανότητες: "willy the kid", willy.
help-odds-json = Τυπώνει ένα αντικείμενο JSON με τα ακριβή κλάσματα και τίποτε άλλο.
help-odds-end =
    sixgun odds           πριν από την πρώτη ριξιά
    sixgun odds γ γ δ     κρατάς δύο αυτόματα κι έναν δυναμίτη, και ρίχνεις δύο ζάρια
    sixgun odds γγδ12     πέντε ζάρια στο τραπέζι: ποια να ξαναρίξεις;

# The faces; .words is what can be typed for them, the shortest first. The gatling has a letter that looks like none in Latin.
odds-face-arrow = βέλος
    .words = β, βέλος, βέλη, ινδιάνικο βέλος
odds-face-dynamite = δυναμίτης
    .words = δ, δυναμίτης, δυναμίτες, δυναμίτη
odds-face-bullseye_1 = διάνα 1
    .words = 1, ένα, διάνα 1
odds-face-bullseye_2 = διάνα 2
    .words = 2, δύο, διάνα 2
odds-face-beer = μπύρα
    .words = μ, μπύρα, μπύρες
odds-face-gatling = αυτόματο
    .words = γ, αυτόματο, αυτόματα, γκάτλινγκ

error-odds-dice = Τα ζάρια είναι πέντε, όχι { $dice } (G-1.1).
error-odds-dynamite = Τρεις δυναμίτες τελείωσαν τις ριξιές (G-4.8): με { $dynamites } δεν μένουν πιθανότητες.
error-odds-number = Το --{ $what } θέλει έναν αριθμό από { $low } έως { $high }, όχι «{ $value }».

cli-odds-unknown-face = Κανένα ζάρι δεν δείχνει «{ $text }». Οι όψεις είναι: { $known }.
cli-odds-near-face = Κανένα ζάρι δεν δείχνει «{ $text }». Μήπως εννοείς { $near }; Οι όψεις είναι: { $known }.
cli-odds-unknown-character = Δεν υπάρχει χαρακτήρας «{ $text }» στο The Dice Game. Υπάρχουν: { $known }.
cli-odds-near-character = Δεν υπάρχει χαρακτήρας «{ $text }» στο The Dice Game. Μήπως εννοείς { $near };

cli-odds-first = Ρίχνεις και τα πέντε ζάρια.
cli-odds-kept = { $count ->
    [one] Κρατάς { $dice } και ρίχνεις ένα ζάρι.
   *[other] Κρατάς { $dice } και ρίχνεις { $count } ζάρια.
}
cli-odds-lying = Στο τραπέζι είναι αυτά τα ζάρια: { $dice }.
cli-odds-rolls = { $rolls ->
    [one] Είναι η τελευταία ριξιά.
   *[other] Μένουν { $rolls } ριξιές, μαζί με αυτήν.
}
cli-odds-rerolls = { $rolls ->
    [one] Μένει μία ριξιά ακόμα.
   *[other] Μένουν { $rolls } ριξιές ακόμα.
}
cli-odds-table = Ζουν { $players } παίκτες. { $arrows ->
    [one] Στη στοίβα είναι ένα βέλος.
   *[other] Στη στοίβα είναι { $arrows } βέλη.
}
cli-odds-few = Με δύο ή τρεις παίκτες ζωντανούς ένα 2 μετράει ως 1 (G-5.3).
cli-odds-too-late = Τόσες ριξιές οι κανόνες δεν αφήνουν ποτέ: μόλις υπάρχουν ζάρια στο τραπέζι, μία ριξιά έχει περάσει (G-4.1).

cli-odds-character = { $name }: { $what }.
cli-odds-ability-none = η ικανότητα δεν αλλάζει τίποτα εδώ
cli-odds-ability-rolls = ένα ξαναρίξιμο παραπάνω (G-7.8)
cli-odds-ability-dynamite = ο δυναμίτης ξαναρίχνεται, εκτός αν φαίνονται τρεις (G-7.2)
cli-odds-ability-gatlings = φτάνουν δύο αυτόματα (G-7.16)
cli-odds-ability-swaps = ένα 1 είναι και 2, κι ένα 2 είναι και 1 (G-7.3)
cli-odds-ability-wider = ένα 1 κι ένα 2 πετυχαίνουν και μία θέση πιο μακριά (G-7.11)
cli-odds-ability-doubles = μία μπύρα μπορεί να διπλασιάσει ένα χτύπημα (G-7.13)
cli-odds-ability-no-bullseyes = κανένα 1 και κανένα 2 στο τέλος φέρνει δύο πόντους ζωής (G-7.14)

cli-odds-gatling = { $count }+ αυτόματα
cli-odds-hits = { $count ->
    [one] 1+ χτύπημα, απόσταση { $distance }
   *[other] { $count }+ χτυπήματα, απόσταση { $distance }
}
cli-odds-beers = { $count ->
    [one] 1+ μπύρα
   *[other] { $count }+ μπύρες
}
cli-odds-no-bullseyes = κανένα 1 και κανένα 2
cli-odds-attack = επίθεση των Ινδιάνων
cli-odds-dynamites = { $count }+ δυναμίτες

cli-odds-column-aims = Μπορείς να πας για
cli-odds-column-risks = Μπορεί να σου τύχει
cli-odds-column-keep = Κράτα
cli-odds-column-once = Μία ριξιά
cli-odds-column-best = Ιδανικά
cli-odds-column-always = Πάντα όλα
cli-odds-column-dynamite = Δυναμίτης
cli-odds-column-attack = Επίθεση

cli-odds-decimal = ,
cli-odds-percent = { $number }%
cli-odds-one-in = 1 στις { $number }
cli-odds-certain = βέβαιο
cli-odds-never = ποτέ
cli-odds-keep-nothing = τίποτα
cli-odds-stop = στάσου

cli-odds-note-once = Μία ριξιά: ρίχνεις μία φορά όσα δεν κρατάς, και σταματάς.
cli-odds-note-best = Ιδανικά: πας μόνο γι' αυτό. Μετά από κάθε ριξιά κρατάς ό,τι το κάνει πιο πιθανό, και ζάρια από προηγούμενες ριξιές, και σταματάς όταν άλλη ριξιά δεν ωφελεί. Καλύτερα δεν τα πάει κανείς.
cli-odds-note-keep = Κράτα: τι να κρατήσεις τώρα γι' αυτό.
cli-odds-note-way = Δυναμίτης και επίθεση: πόσο πιθανοί είναι σε αυτόν τον δρόμο τρεις δυναμίτες, ή μια επίθεση των Ινδιάνων.
cli-odds-note-always = Πάντα όλα: κάνεις κάθε ριξιά, και ρίχνεις κάθε ζάρι που δεν είναι κλειδωμένο, κι εκείνα που κράτησες.
cli-odds-note-no-roll = Αν σταματήσεις τώρα, δεν έρχονται ούτε τρεις δυναμίτες ούτε επίθεση.
cli-odds-note-lives = «3+» σημαίνει τρία ή περισσότερα. Όλα τα νούμερα είναι ακριβή. Υποθέτουν ότι επιζείς από βέλη και δυναμίτη.
