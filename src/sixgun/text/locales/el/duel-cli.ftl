# The Duel at the command line: headings, help and hints. Names of commands and options are not translated.

help-option-side = Η πλευρά σου στο The Duel: law, ο Νόμος (αν λείπει), ή outlaws, οι Εγκληματίες· σε προσομοίωση, εκείνη της θέσης 0. Αρχίζει ο Νόμος.
error-options-posse = Στο The Duel κάθε πλευρά έχει από 4 έως 12 χαρακτήρες, όχι { $posse }.
error-options-law = Η θέση { $seat } δεν μπορεί να είναι ο Νόμος: οι θέσεις είναι 0 και 1.

cli-duel-sides = The Duel, { $count } χαρακτήρες σε κάθε πλευρά. Ο Νόμος: { $law }. Οι Εγκληματίες: { $outlaws }.
cli-duel-posse = Χαρακτήρες κάθε πλευράς: { $count }
cli-duel-column-side = Πλευρά

# The table
cli-duel-bangs = κάρτες BANG! { $played } από { $limit }
cli-duel-bangs-any = κάρτες BANG! όσες θέλεις
cli-duel-token-moved = ο δείκτης κινήθηκε
cli-duel-token-still = ο δείκτης στη θέση του
cli-duel-hand = χέρι { $count }
cli-duel-hand-law = χέρι { $count } (Νόμος)
cli-duel-hand-outlaw = χέρι { $count } (Εγκληματίες)
cli-duel-hand-backs = χέρι { $count } (Νόμος { $law }, Εγκληματίες { $outlaw })
cli-duel-deck = τράπουλα { $count }
cli-duel-reserve = εφεδρεία { $count }
cli-duel-fallen = εκτός: { $characters }
cli-duel-common-deck = Κοινή τράπουλα { $count }, επάνω { $back ->
    [law] μια κάρτα του Νόμου
   *[outlaw] μια κάρτα των Εγκληματιών
 }
cli-duel-front = μπροστά
cli-duel-behind = πίσω
cli-duel-alone = μόνος
cli-duel-asleep = αδρανεί
cli-duel-always = πάντα
cli-duel-down = κάτω
cli-duel-vacant = κανείς: ο χαρακτήρας μόλις έπεσε
cli-duel-life = { $count ->
    [one] { $count } πόντος ζωής
   *[other] { $count } πόντοι ζωής
 }
cli-duel-border-bang = BANG!
cli-duel-border-action = Ενέργεια
cli-duel-border-equipment = Εξοπλισμός
cli-duel-reloadable = επαναφορτώνεται
cli-duel-mark-hit = κάρτα χτυπήματος
cli-duel-mark-dodge = κάρτα αποφυγής
cli-duel-mark-reload = επαναφορτώνεται
cli-duel-mark-always = πάντα ενεργή
cli-duel-card = { $card }, { $back }, για αποκάλυψη: { $symbol }
cli-duel-character = { $character }: { $side }, πόντοι ζωής: { $life }
cli-duel-your-side = Η πλευρά σου: { $side }. { $aim }
cli-duel-your-reserve = Στην εφεδρεία σου, με σειρά που κανείς δεν ξέρει: { $characters }.
cli-duel-losses = { $count } από { $posse } εκτός

# Choosing
cli-duel-choice-help =
    1, 2        κάνει αυτή την επιλογή· το ίδιο και η σημειογραφία της (play colt:L1 at jango)
    ? 3         τι κάνει η επιλογή 3, με τους κανόνες της· ? b: το ίδιο για την κάρτα b
    ? διόπτρα   οποιαδήποτε κάρτα, χαρακτήρας (? wild bill), σύμβολο (? φίδι), λέξη (? επαναφόρτωση) ή κανόνας (? D-8.4)
    γιατί b     γιατί η κάρτα b τώρα δεν παίζεται, ή όχι σε όλους· γιατί βαρέλι: το ίδιο για έναν Εξοπλισμό· γιατί pearl hat: για μια ικανότητα· γιατί δείκτης
    τραπέζι     ξανά το τραπέζι, η πλευρά σου, οι χαρακτήρες σου και η εφεδρεία σου
    χέρι        ξανά το χέρι σου
    όλα         κάθε επιλογή, και οι ίδιες με δεύτερο αντίτυπο μιας κάρτας
    ιστορία     η ιστορία από την αρχή· ιστορία 20: οι τελευταίες γραμμές της
    σώσε ΑΡΧΕΙΟ αποθηκεύει την παρτίδα και συνεχίζει
    φεύγω       σταματάει το παιχνίδι (και με Ctrl-C)· ερωτάσαι αν θέλεις αποθήκευση
cli-duel-why-what = Πες μια κάρτα του χεριού σου με το γράμμα της (γιατί b), Εξοπλισμό ή χαρακτήρα σου με το όνομά του, τον δείκτη (γιατί δείκτης), ή μια ενέργεια σε σημειογραφία (γιατί play colt:L1 at jango).
cli-duel-cannot-explain = Δεν υπάρχει επιλογή, κάρτα, χαρακτήρας, σύμβολο, λέξη ή κανόνας με το όνομα «{ $text }».
cli-duel-choices-hidden = { $count ->
    [one] Λείπει μια επιλογή που κάνει το ίδιο με δεύτερο αντίτυπο μιας κάρτας· γράψε όλα για να τη δεις.
   *[other] Λείπουν { $count } επιλογές που κάνουν το ίδιο με δεύτερο αντίτυπο μιας κάρτας· γράψε όλα για να τις δεις.
 }
cli-duel-words-token = δείκτης δείκτη
cli-duel-next-side = Με ποια πλευρά παίζεις τώρα;
cli-duel-next-same = Πάλι { $side }
cli-duel-next-swap = { $side }: αλλάξτε πλευρές

# The rulebook
cli-duel-rules-hint =
    sixgun rules D-8.4                       ένας κανόνας με όσους έχει από κάτω· τον αριθμό τον δίνει το παιχνίδι
    sixgun rules pearl hat                   μια κάρτα, ένας χαρακτήρας, μια πλευρά, ένα σύμβολο ή μια λέξη
    sixgun rules αυτόματο --game duel        το ίδιο, μόνο σε αυτό το παιχνίδι
    sixgun rules --search φίδι --game duel   κάθε σημείο που μιλάει γι' αυτό
cli-duel-rules-card = { $border } του The Duel
cli-duel-rules-character = { $side } στο The Duel, πόντοι ζωής: { $life }
cli-duel-rules-side = πλευρά στο The Duel
cli-duel-rules-symbol = σύμβολο για αποκάλυψη στο The Duel
cli-duel-rules-word = λέξη του The Duel
cli-duel-rules-copies = { $back ->
    [law] Τράπουλα του Νόμου
   *[outlaw] Τράπουλα των Εγκληματιών
 }: { $count ->
    [one] μία κάρτα
   *[other] { $count } κάρτες
 } ({ $symbols })
cli-duel-rules-symbols = { $symbol } ×{ $count }
cli-duel-rules-bearers = { $back ->
    [law] Τράπουλα του Νόμου
   *[outlaw] Τράπουλα των Εγκληματιών
 }, { $count } κάρτες: { $cards }
