# The story of The Dice Game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". $faces and $face are dice with their faces: [μπύρα] [1].

# What stands on a die: one word of at most eight letters.
dice-short-arrow = βέλος
dice-short-dynamite = δυναμ.
dice-short-bullseye_1 = 1
dice-short-bullseye_2 = 2
dice-short-beer = μπύρα
dice-short-gatling = αυτόματο

dice-event-game-starts = Αρχίζει μια παρτίδα The Dice Game για { $amount } παίκτες.
dice-event-character = { $you ->
    [seat] Είσαι { $character }, με { $amount } πόντους ζωής.
   *[none] { $player } είναι { $character }, με { $amount } πόντους ζωής.
 }
dice-event-reveals-role = { $you ->
    [seat] Η κάρτα του ρόλου σου ανοίγει: { $role }.
   *[none] { $player } ανοίγει την κάρτα του ρόλου: { $role }.
 }
dice-event-turn-starts = { $you ->
    [seat] Σειρά { $amount }: παίζεις εσύ.
   *[none] Σειρά { $amount }: παίζει { $player }.
 }
dice-event-turn-ends = { $you ->
    [seat] Η σειρά σου τελείωσε.
   *[none] Η σειρά του παίκτη { $player } τελείωσε.
 }

dice-event-rolls = { $you ->
    [seat] Ρίχνεις { $faces }
   *[none] { $player } ρίχνει { $faces }
 }
dice-event-rolls-again = { $you ->
    [seat] { $count ->
        [one] Ξαναρίχνεις το ζάρι { $dice }: { $faces }
       *[other] Ξαναρίχνεις τα ζάρια { $dice }: { $faces }
    }
   *[none] { $count ->
        [one] { $player } ξαναρίχνει το ζάρι { $dice }: { $faces }
       *[other] { $player } ξαναρίχνει τα ζάρια { $dice }: { $faces }
    }
 }
dice-event-stops = { $you ->
    [seat] Μένεις σε αυτή τη ριξιά.
   *[none] { $player } μένει σε αυτή τη ριξιά.
 }
dice-event-stops-again = { $you ->
    [seat] Τα ζάρια σου στο τέλος: { $faces }
   *[none] Τα ζάρια του παίκτη { $player } στο τέλος: { $faces }
 }
dice-event-explodes = { $you ->
    [seat] { $amount } δυναμίτες σκάνε στο χέρι σου: δεν ρίχνεις άλλο.
   *[none] { $amount } δυναμίτες σκάνε στο χέρι του παίκτη { $player }: τέλος οι ριξιές.
 }

dice-event-takes-arrow = { $you ->
    [seat] { $amount ->
        [one] Παίρνεις ένα βέλος.
       *[other] Παίρνεις { $amount } βέλη.
    }
   *[none] { $amount ->
        [one] { $player } παίρνει ένα βέλος.
       *[other] { $player } παίρνει { $amount } βέλη.
    }
 }
dice-event-takes-arrow-struck = { $you ->
    [seat] Πέτυχες τον παίκτη { $other } ({ $source }) και παίρνεις ένα βέλος.
    [other] { $player } σε πέτυχε ({ $source }) και παίρνει ένα βέλος.
   *[none] { $player } πέτυχε τον παίκτη { $other } ({ $source }) και παίρνει ένα βέλος.
 }
dice-event-takes-arrow-instead = { $you ->
    [seat] Παίρνεις ένα βέλος αντί να χάσεις έναν πόντο ζωής ({ $source }).
   *[none] { $player } παίρνει ένα βέλος αντί να χάσει έναν πόντο ζωής ({ $source }).
 }
dice-event-indians-attack = { $you ->
    [seat] Πήρες το τελευταίο βέλος: οι Ινδιάνοι επιτίθενται!
   *[none] { $player } πήρε το τελευταίο βέλος: οι Ινδιάνοι επιτίθενται!
 }
dice-event-returns-arrows = { $you ->
    [seat] { $amount ->
        [one] Επιστρέφεις το βέλος σου.
       *[other] Επιστρέφεις τα { $amount } βέλη σου.
    }
   *[none] { $amount ->
        [one] { $player } επιστρέφει ένα βέλος.
       *[other] { $player } επιστρέφει { $amount } βέλη.
    }
 }
dice-event-returns-arrows-all = Και τα { $amount } βέλη είναι πάλι στη στοίβα.
dice-event-discards-arrow = { $you ->
    [seat] Επιστρέφεις ένα βέλος του παίκτη { $other }.
    [other] { $player } επιστρέφει ένα από τα βέλη σου.
   *[none] { $player } επιστρέφει ένα βέλος του παίκτη { $other }.
 }
dice-event-discards-arrow-own = { $you ->
    [seat] Επιστρέφεις ένα από τα βέλη σου.
   *[none] { $player } επιστρέφει ένα από τα βέλη που πήρε.
 }

dice-event-hits = { $you ->
    [seat] Σημαδεύεις με { $face } τον παίκτη { $other }.
    [other] { $player } σημαδεύει με { $face } εσένα.
   *[none] { $player } σημαδεύει με { $face } τον παίκτη { $other }.
 }
dice-event-hits-doubled = { $you ->
    [seat] Σημαδεύεις με { $face } τον παίκτη { $other } και το διπλασιάζεις με μια μπύρα.
    [other] { $player } σημαδεύει με { $face } εσένα και το διπλασιάζει με μια μπύρα.
   *[none] { $player } σημαδεύει με { $face } τον παίκτη { $other } και το διπλασιάζει με μια μπύρα.
 }
dice-event-fires-gatling = { $you ->
    [seat] Ρίχνεις σε όλους με το Αυτόματο!
   *[none] { $player } ρίχνει σε όλους με το Αυτόματο!
 }
dice-event-unaffected = { $you ->
    [seat] Το Αυτόματο δεν σου κάνει τίποτα ({ $source }).
   *[none] Το Αυτόματο δεν κάνει τίποτα στον παίκτη { $player } ({ $source }).
 }

dice-event-loses-life-bullseye = { $you ->
    [seat] { $amount ->
        [one] Σε πετυχαίνουν και χάνεις έναν πόντο ζωής.
       *[other] Σε πετυχαίνουν και χάνεις { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] Διάνα: { $player } χάνει έναν πόντο ζωής.
       *[other] Διάνα: { $player } χάνει { $amount } πόντους ζωής.
    }
 }
dice-event-loses-life-gatling = { $you ->
    [seat] { $amount ->
        [one] Το Αυτόματο σου στοιχίζει έναν πόντο ζωής.
       *[other] Το Αυτόματο σου στοιχίζει { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] Το Αυτόματο στοιχίζει έναν πόντο ζωής στον παίκτη { $player }.
       *[other] Το Αυτόματο στοιχίζει { $amount } πόντους ζωής στον παίκτη { $player }.
    }
 }
dice-event-loses-life-indians = { $you ->
    [seat] { $amount ->
        [one] Οι Ινδιάνοι σού στοιχίζουν έναν πόντο ζωής.
       *[other] Οι Ινδιάνοι σού στοιχίζουν { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] Οι Ινδιάνοι στοιχίζουν έναν πόντο ζωής στον παίκτη { $player }.
       *[other] Οι Ινδιάνοι στοιχίζουν { $amount } πόντους ζωής στον παίκτη { $player }.
    }
 }
dice-event-loses-life-dynamite = { $you ->
    [seat] { $amount ->
        [one] Αυτό σου στοιχίζει έναν πόντο ζωής.
       *[other] Αυτό σου στοιχίζει { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] Αυτό στοιχίζει έναν πόντο ζωής στον παίκτη { $player }.
       *[other] Αυτό στοιχίζει { $amount } πόντους ζωής στον παίκτη { $player }.
    }
 }

dice-event-gives-beer = { $you ->
    [seat] Δίνεις μια μπύρα στον παίκτη { $other }.
    [other] { $player } σου δίνει μια μπύρα.
   *[none] { $player } δίνει μια μπύρα στον παίκτη { $other }.
 }
dice-event-gives-beer-own = { $you ->
    [seat] Πίνεις μια μπύρα εσύ.
   *[none] { $player } πίνει μια μπύρα.
 }
dice-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Ανακτάς έναν πόντο ζωής.
       *[other] Ανακτάς { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] { $player } ανακτά έναν πόντο ζωής.
       *[other] { $player } ανακτά { $amount } πόντους ζωής.
    }
 }
dice-event-regains-life-drinks = { $you ->
    [seat] { $amount ->
        [one] Πίνεις μια μπύρα και ανακτάς έναν πόντο ζωής.
       *[other] Πίνεις μια μπύρα και ανακτάς { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] { $player } πίνει μια μπύρα και ανακτά έναν πόντο ζωής.
       *[other] { $player } πίνει μια μπύρα και ανακτά { $amount } πόντους ζωής.
    }
 }
dice-event-regains-life-beer = { $you ->
    [seat] { $amount ->
        [one] { $other } σου δίνει μια μπύρα: ανακτάς έναν πόντο ζωής.
       *[other] { $other } σου δίνει μια μπύρα: ανακτάς { $amount } πόντους ζωής.
    }
    [other] { $amount ->
        [one] Δίνεις στον παίκτη { $player } μια μπύρα, για έναν πόντο ζωής.
       *[other] Δίνεις στον παίκτη { $player } μια μπύρα, για { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] { $other } δίνει στον παίκτη { $player } μια μπύρα, για έναν πόντο ζωής.
       *[other] { $other } δίνει στον παίκτη { $player } μια μπύρα, για { $amount } πόντους ζωής.
    }
 }
dice-event-regains-life-ability = { $you ->
    [seat] { $amount ->
        [one] Ανακτάς έναν πόντο ζωής ({ $source }).
       *[other] Ανακτάς { $amount } πόντους ζωής ({ $source }).
    }
   *[none] { $amount ->
        [one] { $player } ανακτά έναν πόντο ζωής ({ $source }).
       *[other] { $player } ανακτά { $amount } πόντους ζωής ({ $source }).
    }
 }
dice-event-no-effect = { $you ->
    [seat] Έχεις ήδη όλους τους πόντους ζωής σου.
   *[none] { $player } έχει ήδη όλους τους πόντους ζωής.
 }
dice-event-no-effect-drinks = { $you ->
    [seat] Πίνεις μια μπύρα για τη γεύση: έχεις όλους τους πόντους ζωής σου.
   *[none] { $player } πίνει μια μπύρα για τη γεύση, χωρίς πόντο ζωής να ανακτήσει.
 }
dice-event-no-effect-beer = { $you ->
    [seat] { $other } σου δίνει μια μπύρα, αλλά έχεις όλους τους πόντους ζωής σου.
    [other] Δίνεις μια μπύρα στον παίκτη { $player }, που έχει ήδη όλους τους πόντους ζωής.
   *[none] { $other } δίνει μια μπύρα στον παίκτη { $player }, που έχει ήδη όλους τους πόντους ζωής.
 }
dice-event-no-effect-ability = { $you ->
    [seat] Δεν έχεις πόντο ζωής να ανακτήσεις ({ $source }).
   *[none] { $player } δεν έχει πόντο ζωής να ανακτήσει ({ $source }).
 }
dice-event-uses = { $you ->
    [seat] Ως { $source } φροντίζεις τον παίκτη { $other }.
    [other] { $player } ({ $source }) φροντίζει εσένα.
   *[none] { $player } ({ $source }) φροντίζει τον παίκτη { $other }.
 }
dice-event-uses-own = { $you ->
    [seat] Ως { $source } φροντίζεις τον εαυτό σου.
   *[none] { $player } ({ $source }) παίρνει πρώτα μια ανάσα.
 }

dice-event-eliminated = { $you ->
    [seat] Βγαίνεις από το παιχνίδι. Ο ρόλος σου: { $role }.
   *[none] { $player } βγαίνει από το παιχνίδι. Η κάρτα του ρόλου λέει: { $role }.
 }
dice-event-eliminated-by = { $you ->
    [seat] { $other } σε βγάζει από το παιχνίδι. Ο ρόλος σου: { $role }.
    [other] Βγάζεις από το παιχνίδι τον παίκτη { $player }. Η κάρτα του ρόλου λέει: { $role }.
   *[none] { $other } βγάζει από το παιχνίδι τον παίκτη { $player }. Η κάρτα του ρόλου λέει: { $role }.
 }
dice-event-game-over-sheriff = Νικάει η πλευρά του Σερίφη: { $winners }.
dice-event-game-over-outlaws = Νικούν οι Εγκληματίες: { $winners }.
dice-event-game-over-renegade = Νικάει ο Αποστάτης: { $winners }.
dice-event-game-over-deputy = Νικάει ο Βοηθός: { $winners }.
dice-event-game-over-outlaw = Νικάει ο Εγκληματίας: { $winners }.
