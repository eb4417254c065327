# The story of a game of The Duel, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.
# $character is a character, $back the back of cards that are not seen: "law" or "outlaw".
# Names of cards stand in the nominative after a colon; a line that ends in them has no full stop.

duel-event-game-starts = Αρχίζει μια αναμέτρηση: ο Νόμος εναντίον των Εγκληματιών, { $amount } χαρακτήρες σε κάθε πλευρά.
duel-event-deals = { $you ->
    [seat] Σου μοιράζονται: { $cards }
   *[none] { $player } παίρνει στη μοιρασιά: { $cards }
 }
duel-event-deals-hidden = { $count ->
    [one] { $player } παίρνει στη μοιρασιά μία κάρτα.
   *[other] { $player } παίρνει στη μοιρασιά { $count } κάρτες.
 }
duel-event-comes-into-play = { $you ->
    [seat] Ο χαρακτήρας σου { $character } μπαίνει πίσω, με { $amount } πόντους ζωής.
   *[none] { $player }: { $character } μπαίνει πίσω, με { $amount } πόντους ζωής.
 }
duel-event-comes-into-play-front = { $you ->
    [seat] Ο χαρακτήρας σου { $character } μπαίνει μπροστά, με { $amount } πόντους ζωής.
   *[none] { $player }: { $character } μπαίνει μπροστά, με { $amount } πόντους ζωής.
 }
duel-event-gets-token = { $you ->
    [seat] Ο χαρακτήρας σου { $character } είναι τώρα μπροστά.
   *[none] { $player }: { $character } είναι τώρα μπροστά.
 }
duel-event-turn-starts = { $you ->
    [seat] Σειρά { $amount }: παίζεις εσύ.
   *[none] Σειρά { $amount }: παίζει { $player }.
 }
duel-event-turn-ends = { $you ->
    [seat] Η σειρά σου τελείωσε.
   *[none] Η σειρά του παίκτη { $player } τελείωσε.
 }

duel-event-draws = { $you ->
    [seat] Τραβάς: { $cards }
   *[none] { $player } τραβάει: { $cards }
 }
duel-event-draws-hidden = { $back ->
    [law] { $count ->
        [one] { $player } τραβάει μία κάρτα του Νόμου.
       *[other] { $player } τραβάει { $count } κάρτες του Νόμου.
    }
    [outlaw] { $count ->
        [one] { $player } τραβάει μία κάρτα των Εγκληματιών.
       *[other] { $player } τραβάει { $count } κάρτες των Εγκληματιών.
    }
   *[both] { $player } τραβάει { $count } κάρτες, του Νόμου και των Εγκληματιών.
 }
duel-event-draws-aside = { $you ->
    [seat] Τραβάς για να διαλέξεις: { $cards }
   *[none] { $player } τραβάει για να διαλέξει: { $cards }
 }
duel-event-draws-aside-hidden = { $back ->
    [law] { $count ->
        [one] { $player } τραβάει για να διαλέξει μία κάρτα του Νόμου.
       *[other] { $player } τραβάει για να διαλέξει { $count } κάρτες του Νόμου.
    }
    [outlaw] { $count ->
        [one] { $player } τραβάει για να διαλέξει μία κάρτα των Εγκληματιών.
       *[other] { $player } τραβάει για να διαλέξει { $count } κάρτες των Εγκληματιών.
    }
   *[both] { $player } τραβάει για να διαλέξει { $count } κάρτες, του Νόμου και των Εγκληματιών.
 }
duel-event-keeps = { $you ->
    [seat] Κρατάς: { $cards }
   *[none] { $player } κρατάει: { $cards }
 }
duel-event-keeps-hidden = { $count ->
    [one] { $player } κρατάει την άλλη κάρτα.
   *[other] { $player } κρατάει τις άλλες { $count } κάρτες.
 }
duel-event-shows = { $you ->
    [seat] Δείχνεις τη δεύτερη κάρτα: { $cards } ({ $symbol })
   *[none] { $player } δείχνει τη δεύτερη κάρτα: { $cards } ({ $symbol })
 }
duel-event-nothing-to-draw = { $you ->
    [seat] Θα έπρεπε να πάρεις κάρτα, αλλά δεν έμεινε καμία.
   *[none] { $player } θα έπρεπε να πάρει κάρτα, αλλά δεν έμεινε καμία.
 }
duel-event-reshuffles = { $amount ->
    [one] Η τράπουλα τελείωσε: η μία κάρτα της στοίβας απόρριψης γίνεται η κοινή τράπουλα.
   *[other] Η τράπουλα τελείωσε: οι { $amount } κάρτες της στοίβας απόρριψης ανακατεύονται και γίνονται η κοινή τράπουλα.
 }

duel-event-plays = { $you ->
    [seat] Παίζεις: { $cards }
   *[none] { $player } παίζει: { $cards }
 }
duel-event-plays-at = { $you ->
    [seat] Παίζεις με στόχο { $character }: { $cards }
   *[none] { $player } παίζει με στόχο { $character }: { $cards }
 }
duel-event-plays-hit = { $you ->
    [seat] Ρίχνεις με στόχο { $character }: { $cards }
   *[none] { $player } ρίχνει με στόχο { $character }: { $cards }
 }
duel-event-plays-equipment = { $you ->
    [seat] Βάζεις στον χαρακτήρα { $character }: { $cards }
   *[none] { $player } βάζει στον χαρακτήρα { $character }: { $cards }
 }
duel-event-plays-card = { $you ->
    [seat] Παίζεις: { $card }, στόχος: { $second }
   *[none] { $player } παίζει: { $card }, στόχος: { $second }
 }
duel-event-plays-hand = { $you ->
    [seat] Παίζεις με στόχο το χέρι του παίκτη { $other }: { $cards }
    [other] { $player } παίζει με στόχο το χέρι σου: { $cards }
   *[none] { $player } παίζει με στόχο το χέρι του παίκτη { $other }: { $cards }
 }
duel-event-plays-pair = { $you ->
    [seat] Παίζεις για τους χαρακτήρες του παίκτη { $other }: { $cards }
    [other] { $player } παίζει για τους χαρακτήρες σου: { $cards }
   *[none] { $player } παίζει για τους χαρακτήρες του παίκτη { $other }: { $cards }
 }
duel-event-plays-pair-own = { $you ->
    [seat] Παίζεις για τους δικούς σου χαρακτήρες: { $cards }
   *[none] { $player } παίζει για τους χαρακτήρες του παίκτη { $player }: { $cards }
 }
duel-event-plays-dodge = { $you ->
    [seat] Αποφεύγεις με: { $cards }
   *[none] { $player } αποφεύγει με: { $cards }
 }
duel-event-plays-as-dodge = { $you ->
    [seat] Χρησιμοποιείς ως αποφυγή: { $cards }
   *[none] { $player } χρησιμοποιεί ως αποφυγή: { $cards }
 }
duel-event-plays-as-colt = { $you ->
    [seat] Ρίχνεις ως Colt με στόχο { $character }: { $cards }
   *[none] { $player } ρίχνει ως Colt με στόχο { $character }: { $cards }
 }
duel-event-equips = Τώρα στον χαρακτήρα { $character }: { $cards }
duel-event-no-effect = Χωρίς αποτέλεσμα: { $cards }
duel-event-uses = { $you ->
    [seat] Χρησιμοποιείς: { $cards }
   *[none] { $player } χρησιμοποιεί: { $cards }
 }
duel-event-uses-ability = { $you ->
    [seat] Χρησιμοποιείς την ικανότητα { $source }.
   *[none] { $player } χρησιμοποιεί την ικανότητα { $source }.
 }
duel-event-copies = { $you ->
    [seat] Με την ικανότητα { $source } ξαναχρησιμοποιείς την κορυφή της στοίβας απόρριψης: { $cards }
   *[none] Με την ικανότητα { $source }, { $player } ξαναχρησιμοποιεί την κορυφή της στοίβας απόρριψης: { $cards }
 }
duel-event-reloads = { $you ->
    [seat] Επαναφορτώνεις: { $cards }
   *[none] { $player } επαναφορτώνει: { $cards }
 }
duel-event-swaps = { $you ->
    [seat] Οι χαρακτήρες σου αλλάζουν θέση: μπροστά είναι τώρα { $character }.
   *[none] Οι χαρακτήρες του παίκτη { $player } αλλάζουν θέση: μπροστά είναι τώρα { $character }.
 }

duel-event-hit = Στόχος { $character }: { $cards }
duel-event-hit-alone = Χτυπάει { $source }: στόχος { $character }.
duel-event-dodges = { $you ->
    [seat] Ο χαρακτήρας σου { $character } γλιτώνει το χτύπημα.
   *[none] { $player }: { $character } γλιτώνει το χτύπημα.
 }
duel-event-dodge-wasted = { $you ->
    [seat] Η αποφυγή σου πάει χαμένη: ήθελε και άλλη μία κάρτα.
   *[none] Η αποφυγή του παίκτη { $player } πάει χαμένη: ήθελε και άλλη μία κάρτα.
 }
duel-event-gives-up = { $you ->
    [seat] Δίνεις για τον χαρακτήρα { $character }: { $cards }
   *[none] { $player } δίνει για τον χαρακτήρα { $character }: { $cards }
 }
duel-event-loses-life = { $you ->
    [seat] { $amount ->
        [one] Ο χαρακτήρας σου { $character } χάνει έναν πόντο ζωής.
       *[other] Ο χαρακτήρας σου { $character } χάνει { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] { $player }: { $character } χάνει έναν πόντο ζωής.
       *[other] { $player }: { $character } χάνει { $amount } πόντους ζωής.
    }
 }
duel-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Ο χαρακτήρας σου { $character } ανακτά έναν πόντο ζωής.
       *[other] Ο χαρακτήρας σου { $character } ανακτά { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] { $player }: { $character } ανακτά έναν πόντο ζωής.
       *[other] { $player }: { $character } ανακτά { $amount } πόντους ζωής.
    }
 }
duel-event-down = { $you ->
    [seat] Ο χαρακτήρας σου { $character } χάνει τον τελευταίο πόντο ζωής!
   *[none] { $player }: { $character } χάνει τον τελευταίο πόντο ζωής!
 }
duel-event-eliminated = { $you ->
    [seat] Ο χαρακτήρας σου { $character } βγαίνει από το παιχνίδι.
   *[none] { $player }: { $character } βγαίνει από το παιχνίδι.
 }
duel-event-lapses = Δεν βγαίνει τίποτα πια από: { $source }

duel-event-reveals = { $you ->
    [seat] Κάνεις αποκάλυψη ({ $source }): { $cards } ({ $symbol })
   *[none] { $player } κάνει αποκάλυψη ({ $source }): { $cards } ({ $symbol })
 }
duel-event-reveal-succeeds = Αυτό είναι το σημάδι: { $source }
duel-event-reveal-fails-barrel = Όχι βαρέλι: δεν βοηθάει.
duel-event-reveal-fails-sid_curry = Όχι βαρέλι: δεν βοηθάει.
duel-event-reveal-fails-dynamite = Ο Δυναμίτης δεν σκάει.
duel-event-reveal-fails-rattlesnake = Ο Κροταλίας δεν δαγκώνει.
duel-event-turns = { $you ->
    [seat] Γυρίζεις ({ $source }): { $cards } ({ $symbol })
   *[none] { $player } γυρίζει ({ $source }): { $cards } ({ $symbol })
 }
duel-event-reveal-chosen = { $you ->
    [seat] Διαλέγεις να μετρήσει: { $cards } ({ $symbol })
   *[none] { $player } διαλέγει να μετρήσει: { $cards } ({ $symbol })
 }
duel-event-explodes = { $cards }: έκρηξη στον χαρακτήρα { $character }!
duel-event-passes-on = { $you ->
    [seat] Περνάει στον παίκτη { $other }: { $cards }
    [other] Περνάει σε σένα: { $cards }
   *[none] Περνάει στον παίκτη { $other }: { $cards }
 }
duel-event-passes-on-to = { $you ->
    [seat] Περνάει στον παίκτη { $other }, στον χαρακτήρα { $character }: { $cards }
    [other] Περνάει σε σένα, στον χαρακτήρα { $character }: { $cards }
   *[none] Περνάει στον παίκτη { $other }, στον χαρακτήρα { $character }: { $cards }
 }

duel-event-takes-from-hand = { $you ->
    [seat] Παίρνεις από το χέρι του παίκτη { $other }: { $cards }
    [other] { $player } παίρνει από το χέρι σου: { $cards }
   *[none] { $player } παίρνει από το χέρι του παίκτη { $other }: { $cards }
 }
duel-event-takes-from-hand-hidden = { $back ->
    [law] { $player } παίρνει από το χέρι του παίκτη { $other } μία κάρτα του Νόμου.
   *[outlaw] { $player } παίρνει από το χέρι του παίκτη { $other } μία κάρτα των Εγκληματιών.
 }
duel-event-removes-from-hand = { $you ->
    [seat] Κάνεις τον παίκτη { $other } να απορρίψει από το χέρι του: { $cards }
    [other] { $player } σε κάνει να απορρίψεις από το χέρι σου: { $cards }
   *[none] { $player } κάνει τον παίκτη { $other } να απορρίψει από το χέρι του: { $cards }
 }
duel-event-takes-equipment = { $you ->
    [seat] Παίρνεις στο χέρι σου από τον χαρακτήρα { $character }: { $cards }
   *[none] { $player } παίρνει στο χέρι από τον χαρακτήρα { $character }: { $cards }
 }
duel-event-takes-equipment-fallen = { $you ->
    [seat] Παίρνεις από τον εξοντωμένο χαρακτήρα: { $cards }
   *[none] { $player } παίρνει από τον εξοντωμένο χαρακτήρα: { $cards }
 }
duel-event-removes-equipment = { $you ->
    [seat] Απορρίπτεις από τον χαρακτήρα { $character }: { $cards }
   *[none] { $player } απορρίπτει από τον χαρακτήρα { $character }: { $cards }
 }
duel-event-discards-excess = { $you ->
    [seat] Το χέρι σου είναι πολύ μεγάλο και απορρίπτεις: { $cards }
   *[none] { $player } έχει πολύ μεγάλο χέρι και απορρίπτει: { $cards }
 }
duel-event-discards-second = { $you ->
    [seat] Απορρίπτεις επιπλέον: { $cards }
   *[none] { $player } απορρίπτει επιπλέον: { $cards }
 }
duel-event-discards-dodge = { $you ->
    [seat] Αποφεύγεις απορρίπτοντας: { $cards }
   *[none] { $player } αποφεύγει απορρίπτοντας: { $cards }
 }
duel-event-discards-forced = { $you ->
    [seat] Πρέπει να απορρίψεις μια κάρτα: { $cards }
   *[none] { $player } πρέπει να απορρίψει μια κάρτα: { $cards }
 }
duel-event-discards-drawn = { $you ->
    [seat] Από αυτές τις κάρτες απορρίπτεις: { $cards }
   *[none] Από αυτές τις κάρτες { $player } απορρίπτει: { $cards }
 }
duel-event-discards-cost = { $you ->
    [seat] Απορρίπτεις γι' αυτό: { $cards }
   *[none] { $player } απορρίπτει γι' αυτό: { $cards }
 }
duel-event-discards-replaced = Η ίδια κάρτα που ήταν εκεί πάει στη στοίβα απόρριψης: { $cards }
duel-event-discards-fallen = Ό,τι είχε ο χαρακτήρας πάει στη στοίβα απόρριψης: { $cards }
duel-event-discards-spent = Ξοδεύτηκε και πάει στη στοίβα απόρριψης: { $cards }
duel-event-discards-turned = Στη στοίβα απόρριψης: { $cards }

duel-event-store = Στο Παντοπολείο: { $cards }
duel-event-picks = { $you ->
    [seat] Διαλέγεις: { $cards }
   *[none] { $player } διαλέγει: { $cards }
 }

duel-event-game-over-law = Νικάει ο Νόμος: { $player }.
duel-event-game-over-outlaws = Νικούν οι Εγκληματίες: { $player }.
