# What The Dice Game asks, the labels of the answers, and why something is not allowed. dice-prompt-* speaks to the one
# who is asked, dice-asked-* tells the others what is waited for. $by is who causes it.

dice-prompt-heal = Η σειρά σου αρχίζει: ποιος ανακτά έναν πόντο ζωής;
dice-prompt-reroll = { $amount ->
    [one] Ξαναρίχνεις μερικά ζάρια, για τελευταία φορά, ή σταματάς;
   *[other] Ξαναρίχνεις μερικά ζάρια, ή σταματάς; Έχεις άλλες { $amount } ριξιές.
 }
dice-prompt-assign = { $amount ->
    [one] Ποιον πετυχαίνεις με τη διάνα σου;
   *[other] Μένουν { $amount } διάνες. Ποιον πετυχαίνεις με την επόμενη; Στο τέλος χτυπούν όλες μαζί.
 }
dice-prompt-beer = { $own ->
    [one] { $amount ->
        [one] Ποιος παίρνει την μπύρα;
       *[other] Μένουν { $amount } μπύρες. Ποιος παίρνει την επόμενη;
    }
   *[other] { $amount ->
        [one] Ποιος παίρνει την μπύρα; Για σένα αξίζει { $own } πόντους ζωής.
       *[other] Μένουν { $amount } μπύρες. Ποιος παίρνει την επόμενη; Για σένα καθεμία αξίζει { $own } πόντους ζωής.
    }
 }
dice-prompt-take-arrow = { $amount ->
    [one] { $by } σε πετυχαίνει: παίρνεις ένα βέλος αντί να χάσεις τον πόντο ζωής;
   *[other] { $by } σε πετυχαίνει για { $amount } πόντους ζωής: παίρνεις ένα βέλος αντί να χάσεις τον επόμενο;
 }
dice-prompt-discard-own-arrow = { $amount ->
    [one] { $by } σου αφαίρεσε έναν πόντο ζωής: επιστρέφεις το βέλος σου;
   *[other] { $by } σου αφαίρεσε έναν πόντο ζωής: επιστρέφεις ένα από τα { $amount } βέλη σου;
 }
dice-prompt-discard-own-arrow-alone = { $amount ->
    [one] Έχασες έναν πόντο ζωής: επιστρέφεις το βέλος σου;
   *[other] Έχασες έναν πόντο ζωής: επιστρέφεις ένα από τα { $amount } βέλη σου;
 }
dice-prompt-discard-arrow = { $amount ->
    [one] Το αυτόματό σου σε αφήνει να επιστρέψεις ένα βέλος οποιουδήποτε παίκτη: ποιανού;
   *[other] Τα αυτόματά σου σε αφήνουν να επιστρέψεις { $amount } βέλη οποιωνδήποτε παικτών: ποιανού είναι το επόμενο;
 }

dice-asked-heal = { $player } διαλέγει ποιος ανακτά έναν πόντο ζωής.
dice-asked-reroll = { $player } κοιτάζει τα ζάρια.
dice-asked-assign = { $player } σημαδεύει.
dice-asked-beer = { $player } διαλέγει ποιος παίρνει μπύρα.
dice-asked-take-arrow = { $player } διαλέγει ανάμεσα σε ένα βέλος κι έναν πόντο ζωής.
dice-asked-discard-own-arrow = { $player } μπορεί να επιστρέψει ένα βέλος.
dice-asked-discard-arrow = { $player } διαλέγει ποιανού βέλος επιστρέφεται.

dice-action-reroll = Κράτα { $kept }, ξαναρίξε { $dice }
dice-action-reroll-all = Ξαναρίξε και τα πέντε
dice-action-reroll-rest = Ξαναρίξε όλα εκτός από τον δυναμίτη: { $faces }
dice-action-stop = Σταμάτα: να μετρήσουν αυτά τα ζάρια
dice-action-hit = Χρησιμοποίησε { $face } εναντίον { $player }
dice-action-double = Χρησιμοποίησε { $face }, διπλό με μπύρα, εναντίον { $player }
dice-action-beer = Δώσε την μπύρα στον παίκτη { $player }
dice-action-beer-own = Πιες την μπύρα εσύ
dice-action-heal = Ένας πόντος ζωής για τον παίκτη { $player }
dice-action-heal-own = Ένας πόντος ζωής για σένα
dice-action-take = Πάρε ένα βέλος
dice-action-lose = Χάσε τον πόντο ζωής
dice-action-shed = Επίστρεψε ένα βέλος
dice-action-keep = Κράτα τα βέλη σου
dice-action-clear = Επίστρεψε ένα βέλος του παίκτη { $player }
dice-action-clear-own = Επίστρεψε ένα δικό σου βέλος
dice-action-pass = Μην επιστρέψεις κανένα

dice-refusal-game-over = Η παρτίδα τελείωσε. Άρχισε καινούρια για να συνεχίσεις να παίζεις.
dice-refusal-not-asked = Δεν διαλέγεις εσύ τώρα: το παιχνίδι περιμένει τον παίκτη { $player }.
dice-refusal-stop-not-now = Τώρα δεν ρίχνεις ζάρια. Απάντησε σε ό,τι σε ρωτούν.
dice-refusal-reroll-not-now = Δεν υπάρχουν ακόμα ζάρια να ξαναρίξεις. Απάντησε σε ό,τι σε ρωτούν.
dice-refusal-rolling-over = Οι ριξιές τελείωσαν, και τα ζάρια μετράνε όπως είναι. Απάντησε σε ό,τι σε ρωτούν.
dice-refusal-dynamite-locked = Το ζάρι { $die } δείχνει δυναμίτη, που δεν ξαναρίχνεται. Διάλεξε από τα άλλα ζάρια.
dice-refusal-dynamite-ends-rolling = Τρεις δυναμίτες τελείωσαν τις ριξιές σου: τα άλλα ζάρια μετράνε όπως είναι.
dice-refusal-hit-not-now = Το { $face } χρησιμοποιείται μετά τις ριξιές, όταν σε ρωτούν ποιον πετυχαίνεις.
dice-refusal-no-such-die = Δεν έχεις άλλο { $face } να χρησιμοποιήσεις. Χρησιμοποίησε μια διάνα που έχεις.
dice-refusal-no-doubling = Μια μπύρα δίνει μόνο ζωή. Ο χαρακτήρας σου δεν μπορεί να διπλασιάσει διάνα με αυτήν.
dice-refusal-doubled-already = Διπλασίασες ήδη μια διάνα, και γίνεται μία φορά σε κάθε σειρά. Χρησιμοποίησε αυτήν όπως είναι.
dice-refusal-no-beer-to-double = Δεν έχεις μπύρα για να διπλασιάσεις διάνα. Χρησιμοποίησέ την όπως είναι.
dice-refusal-no-target-self = Δεν μπορείς να πετύχεις τον εαυτό σου. Διάλεξε άλλον παίκτη.
dice-refusal-wrong-distance = { $player } κάθεται { $distance ->
    [one] δίπλα σου
   *[other] { $distance } θέσεις μακριά
 }, και το { $face } δεν φτάνει εκεί. Διάλεξε παίκτη στη σωστή απόσταση.
dice-refusal-beer-not-now = Οι μπύρες δίνονται μετά τις διάνες, όταν σε ρωτούν ποιος παίρνει.
dice-refusal-nobody-revived = { $player } είναι εκτός παιχνιδιού, και καμία μπύρα δεν φέρνει κανέναν πίσω. Διάλεξε ζωντανό παίκτη.
dice-refusal-heal-not-now = Αυτός ο πόντος ζωής δίνεται στην αρχή της σειράς, από χαρακτήρα που μπορεί.
dice-refusal-ability-not-now = Τώρα δεν σε ρωτούν για βέλη και πόντους ζωής. Απάντησε σε ό,τι σε ρωτούν.
dice-refusal-must-choose = Εδώ δεν μπορείς να πεις πάσο: κάθε ζάρι πρέπει να χρησιμοποιηθεί. Διάλεξε κάτι από όσα σου προσφέρονται.
dice-refusal-no-such-seat = Δεν υπάρχει θέση { $player } σε αυτό το τραπέζι.
dice-refusal-target-out-of-game = { $player } είναι εκτός παιχνιδιού. Διάλεξε ζωντανό παίκτη.
dice-refusal-target-fallen = { $player } μόλις έχασε τον τελευταίο πόντο ζωής, και τα βέλη επιστρέφουν έτσι κι αλλιώς. Διάλεξε κάποιον άλλο.
dice-refusal-no-arrow = { $player } δεν έχει βέλος. Διάλεξε κάποιον που έχει.
dice-refusal-not-offered = Αυτό δεν είναι καμία από τις επιλογές που έχεις τώρα.
