# Words of The Duel: sides, backs, borders, symbols, and the words of its rules. No Greek edition names them.

# Sides
duel-side-law = Νόμος
    .aim = Εξόντωσε κάθε εγκληματία, στο παιχνίδι και στην εφεδρεία.
duel-side-outlaws = Εγκληματίες
    .aim = Εξόντωσε κάθε χαρακτήρα του Νόμου, στο παιχνίδι και στην εφεδρεία.

# Cards by their backs, and by their borders
duel-back-law = κάρτα του Νόμου
duel-back-outlaw = κάρτα των Εγκληματιών
duel-border-bang = κάρτα BANG!
duel-border-action = κάρτα Ενέργειας
duel-border-equipment = κάρτα Εξοπλισμού

# What may stand in the corner of a card, for revealing
duel-symbol-barrel = βαρέλι
duel-symbol-snake = φίδι
duel-symbol-dynamite = δυναμίτης
duel-symbol-horseshoe = πέταλο

# Words of the rules
duel-term-active_character = ενεργός χαρακτήρας (ΕΧ)
duel-term-rearguard_character = χαρακτήρας οπισθοφυλακής (ΧΟ)
duel-term-reserve = εφεδρεία
duel-term-ac_token = δείκτης ΕΧ
duel-term-life_point = πόντος ζωής
duel-term-bullet = σφαίρα
duel-term-hit = χτύπημα
duel-term-dodge = αποφυγή
duel-term-reload = επαναφόρτωση
duel-term-reveal = αποκάλυψη
duel-term-always_active = πάντα ενεργό
duel-term-deck = τράπουλα
duel-term-common_deck = κοινή τράπουλα
duel-term-discard_pile = στοίβα απόρριψης
duel-term-hand = χέρι
duel-term-turn = σειρά
duel-term-phase_draw = τράβηγμα
duel-term-phase_play = παίξιμο καρτών και μετακίνηση του δείκτη ΕΧ
duel-term-phase_discard = απόρριψη
duel-term-start_of_turn = στην αρχή της σειράς σου
duel-term-at_random = στην τύχη
duel-term-elimination = εξόντωση
