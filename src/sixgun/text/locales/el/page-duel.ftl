# The board of The Duel.

page-duel-table = Οι δύο πλευρές
page-duel-front = μπροστά
page-duel-behind = πίσω
page-duel-alone = χωρίς άλλον: μπροστά και πίσω
page-duel-awake = δρα τώρα
page-duel-asleep = αδρανεί
page-duel-always = δρα πάντα
page-duel-down = έπεσε
page-duel-used = έδρασε
page-duel-gear = Εξοπλισμός: { $cards }
page-duel-aimed = είναι ο στόχος
page-duel-use = Χρησιμοποίησε την ικανότητα: { $character }
page-duel-move-token = Μετακίνησε τον δείκτη
page-duel-nobody = κανείς
page-duel-fallen-here = μόλις έπεσε
page-duel-front-to-come = μπροστά
page-duel-rear-to-come = πίσω
page-duel-fallen = Έπεσαν: { $characters }
page-duel-fallen-title = Έπεσαν
page-duel-deck-spent = Η τράπουλα της πλευράς τελείωσε· τώρα ισχύει η κοινή.
page-duel-reserve = { $count ->
    [0] Κανείς στην εφεδρεία
   *[other] Στην εφεδρεία: { $count }
 }
page-duel-reserve-order = με σειρά που κανείς δεν ξέρει
page-duel-backs-law = { $count ->
    [one] μία κάρτα του Νόμου στο χέρι
   *[other] { $count } κάρτες του Νόμου στο χέρι
 }
page-duel-backs-outlaws = { $count ->
    [one] μία κάρτα των Εγκληματιών στο χέρι
   *[other] { $count } κάρτες των Εγκληματιών στο χέρι
 }

# What is printed on a card
page-duel-printed-hit = κάρτα χτυπήματος
page-duel-printed-dodge = κάρτα αποφυγής
page-duel-printed-reload = με επαναφόρτωση
page-duel-printed-always = δρα πάντα
page-duel-reveals = αποκάλυψη: { $symbol }

# The middle
page-duel-bangs = Κάρτες BANG!: { $played } από { $limit }
page-duel-bangs-any = Κάρτες BANG!: όσες θέλεις
page-duel-token-moved = δείκτης: μετακινήθηκε
page-duel-token-still = δείκτης ελεύθερος
page-duel-common = { $back ->
    [law] Κοινή τράπουλα: { $count }, επάνω κάρτα του Νόμου
   *[outlaws] Κοινή τράπουλα: { $count }, επάνω κάρτα των Εγκληματιών
 }
page-duel-common-none = Δεν υπάρχει ακόμα κοινή τράπουλα: γίνεται από τη στοίβα απόρριψης όταν τελειώσει η τράπουλα μιας πλευράς.
page-duel-discard-list = Στοίβα απόρριψης: { $count }
page-duel-discard-about = Πρώτη είναι η νεότερη κάρτα. Όλοι μπορούν να κοιτάξουν τη στοίβα.
page-duel-list = λίστα

# The beginning
page-duel-you-are-law = Είσαι ο Νόμος
page-duel-you-are-outlaws = Είσαι οι Εγκληματίες
page-duel-offered = Οι δύο πρώτοι σου χαρακτήρες
page-duel-setup-about = Διάλεξε ποιος στέκεται μπροστά, απέναντι στις σφαίρες. Ο άλλος στέκεται πίσω.
page-duel-setup-wait = Η άλλη πλευρά διαλέγει ακόμα.
page-duel-setup-reserve = Στην εφεδρεία, με σειρά που κανείς δεν ξέρει: { $characters }.
