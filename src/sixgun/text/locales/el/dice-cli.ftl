# The Dice Game at the terminal: table, dice, hints, the rulebook. Words that can be typed stand with and without accents.

cli-dice-banner = { $game }, { $players } παίκτες.
cli-dice-play-hint = Γράψε τον αριθμό μιας επιλογής· ανάμεσα σε δύο ριξιές το ξ13 ξαναρίχνει τα ζάρια 1 και 3. Γράψε ? για βοήθεια, τύχη για τις πιθανότητές σου.

# The table and the dice
cli-dice-pile = { $count ->
    [one] ένα βέλος στη στοίβα
   *[other] { $count } βέλη στη στοίβα
 }
cli-dice-column-arrows = Βέλη
cli-dice-locked = κλειδωμένο
cli-dice-new = νέο
cli-dice-kept = κρατημένο
cli-dice-left = Τα ζάρια σου που μένουν να χρησιμοποιηθούν:
cli-dice-means-arrow = το βέλος του το πήρες· δεν κάνει τίποτε άλλο
cli-dice-means-dynamite = { $count } από { $limit }· δεν ξαναρίχνεται, με { $limit } χάνεις έναν πόντο ζωής
cli-dice-means-dynamite-free = { $count } από { $limit }· μπορείς να το ξαναρίξεις, με { $limit } χάνεις έναν πόντο ζωής
cli-dice-means-bullseye = { $count ->
    [one] πετυχαίνει { $names }
   *[other] καθένα πετυχαίνει { $names }
 }
cli-dice-list-or = { $left } ή { $right }
cli-dice-means-beer = { $count ->
    [one] ένας πόντος ζωής για όποιον θέλεις
   *[other] από ένας πόντος ζωής, για όποιον θέλεις
 }
cli-dice-means-gatling = φτάνουν για το Αυτόματο: ένας πόντος ζωής λιγότερος για όλους τους άλλους, και τα βέλη σου επιστρέφουν
cli-dice-means-gatling-few = { $count } από τα { $needed } που χρειάζεται το Αυτόματο
cli-dice-means-clears = { $count ->
    [one] (και μπορείς να επιστρέψεις ένα βέλος όποιου θέλεις)
   *[other] (και μπορείς να επιστρέψεις { $count } βέλη όποιων θέλεις)
 }

# Choosing
cli-dice-reroll-hint = ξ13 ξαναρίχνει τα 1 και 3, κ24 κρατάει τα 2 και 4 και ξαναρίχνει τα άλλα, σ σταματάει.
cli-dice-choices-hidden = { $count ->
    [one] Λείπει άλλος ένας τρόπος να ξαναρίξεις· γράψε όλα για να τον δεις.
   *[other] Λείπουν άλλοι { $count } τρόποι να ξαναρίξεις· γράψε όλα για να τους δεις.
 }
cli-dice-hint-dice = Τα ζάρια έχουν αριθμούς από 1 έως 5: ξ13 ξαναρίχνει τα ζάρια 1 και 3, κ24 κρατάει τα 2 και 4 και ξαναρίχνει τα άλλα.
cli-dice-hint-numbers = Ένας αριθμός μόνος του είναι επιλογή. Για να ξαναρίξεις { $dice }, γράψε ξ{ $short }.
cli-dice-words-reroll = ξ ξανά ξανα ξαναρίξε ξαναριξε r roll reroll
cli-dice-words-keep = κ κράτα κρατα k keep
cli-dice-words-stop = σ σταμάτα σταματα s stop
cli-dice-words-die = ζ ζάρι ζαρι ζάρια ζαρια d die dice
cli-dice-words-odds = τύχη τυχη
cli-dice-words-dice = ζάρια ζαρια
cli-dice-choice-unknown = { $last ->
    [one] Το «{ $text }» δεν είναι επιλογή. Γράψε 1, ή ? για βοήθεια.
   *[other] Το «{ $text }» δεν είναι καμία από τις επιλογές. Γράψε έναν αριθμό από 1 έως { $last }, ή ? για βοήθεια.
 }
cli-dice-choice-help =
    1, 2        κάνει αυτή την επιλογή· το ίδιο και η σημειογραφία της (hit 2 @3, beer @0)
    ξ13         ξαναρίχνει τα ζάρια 1 και 3· κ24: κρατάει τα 2 και 4, ξαναρίχνει τα άλλα· σ: σταματάει
    τύχη        οι ακριβείς πιθανότητες των ζαριών που έχεις
    ? 3         τι κάνει η επιλογή 3, με τους κανόνες της· ? ζ3: τι κάνει το ζάρι 3
    ? μπύρα     οποιαδήποτε όψη (? γ), χαρακτήρας (? willy the kid), ρόλος ή κανόνας (? G-4.6)
    γιατί 3     γιατί το ζάρι 3 δεν ξαναρίχνεται· γιατί μπύρα: γιατί δεν μπορεί να δοθεί μπύρα
    ζάρια       ξανά τα ζάρια σου
    τραπέζι     ξανά το τραπέζι, ο ρόλος και ο χαρακτήρας σου
    όλα         κάθε τρόπος να ξαναρίξεις, καθένας με τον αριθμό του
    ιστορία     η ιστορία από την αρχή· ιστορία 20: οι τελευταίες γραμμές της
    σώσε ΑΡΧΕΙΟ αποθηκεύει την παρτίδα και συνεχίζει
    φεύγω       σταματάει το παιχνίδι (και με Ctrl-C)· ερωτάσαι αν θέλεις αποθήκευση
cli-dice-why-what = Πες ένα ζάρι με τον αριθμό του (γιατί 3), μια όψη (γιατί μπύρα), τον χαρακτήρα σου, ή μια ενέργεια σε σημειογραφία (γιατί hit 2 @3).
cli-dice-why-allowed = Αυτό μπορείς να το κάνεις τώρα: γράψε ξ{ $short }.
cli-dice-cannot-explain = Δεν υπάρχει επιλογή, ζάρι, όψη, χαρακτήρας, ρόλος ή κανόνας με το όνομα «{ $text }».

# Chances
cli-dice-odds-heading = { $rolls ->
    [one] Οι πιθανότητές σου με μία ριξιά ακόμα:
   *[other] Οι πιθανότητές σου με { $rolls } ριξιές ακόμα:
 }
cli-dice-odds-note = Κράτα: τι να κρατήσεις τώρα, αν πας μόνο γι' αυτό. Δυναμίτης, επίθεση: πόσο πιθανοί είναι σε αυτόν τον δρόμο τρεις δυναμίτες ή μια επίθεση των Ινδιάνων.
cli-dice-no-odds = Πιθανότητες υπολογίζονται μόνο όσο μπορείς να ξαναρίξεις.

# The rulebook
cli-dice-rules-hint =
    sixgun rules G-4.6                          ένας κανόνας με όσους έχει από κάτω· τον αριθμό τον δίνει το παιχνίδι
    sixgun rules suzy lafayette --game dice     μια όψη, ένας χαρακτήρας, ένας ρόλος ή μια λέξη
    sixgun rules --search βέλος --game dice     κάθε σημείο που μιλάει γι' αυτό
    sixgun odds                                 οι ακριβείς πιθανότητες των ζαριών
cli-dice-rules-face = όψη των ζαριών στο The Dice Game
cli-dice-rules-character = χαρακτήρας του The Dice Game, πόντοι ζωής: { $life }
cli-dice-rules-role = ρόλος στο The Dice Game
cli-dice-rules-word = λέξη του The Dice Game
