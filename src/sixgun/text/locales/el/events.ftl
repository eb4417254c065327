# The story of a game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.
# Names of cards stand in the nominative after a colon; a line that ends in them has no full stop.

event-game-starts = Αρχίζει μια παρτίδα για { $amount } παίκτες.
event-character = { $you ->
    [seat] Είσαι { $character }.
   *[none] { $player } είναι { $character }.
 }
event-reveals-role = { $you ->
    [seat] Η κάρτα του ρόλου σου ανοίγει: { $role }.
   *[none] { $player } ανοίγει την κάρτα του ρόλου: { $role }.
 }
event-deals = { $you ->
    [seat] Σου μοιράζονται: { $cards }
   *[none] { $player } παίρνει στη μοιρασιά: { $cards }
 }
event-deals-hidden = { $count ->
    [one] { $player } παίρνει στη μοιρασιά μία κάρτα.
   *[other] { $player } παίρνει στη μοιρασιά { $count } κάρτες.
 }
event-turn-starts = { $you ->
    [seat] Σειρά { $amount }: παίζεις εσύ.
   *[none] Σειρά { $amount }: παίζει { $player }.
 }
event-turn-ends = { $you ->
    [seat] Η σειρά σου τελείωσε.
   *[none] Η σειρά του παίκτη { $player } τελείωσε.
 }
event-turn-skipped = { $you ->
    [seat] Χάνεις αυτή τη σειρά.
   *[none] { $player } χάνει αυτή τη σειρά.
 }

event-plays = { $you ->
    [seat] Παίζεις: { $cards }
   *[none] { $player } παίζει: { $cards }
 }
event-plays-at = { $you ->
    [seat] Παίζεις με στόχο { $other }: { $cards }
    [other] { $player } παίζει με στόχο εσένα: { $cards }
   *[none] { $player } παίζει με στόχο { $other }: { $cards }
 }
event-plays-as-bang-at = { $you ->
    [seat] Παίζεις ως BANG! με στόχο { $other }: { $cards }
    [other] { $player } παίζει ως BANG! με στόχο εσένα: { $cards }
   *[none] { $player } παίζει ως BANG! με στόχο { $other }: { $cards }
 }
event-plays-as-missed = { $you ->
    [seat] Απαντάς στον παίκτη { $other } με κάρτα ως «Αστοχία!»: { $cards }
    [other] { $player } σου απαντάει με κάρτα ως «Αστοχία!»: { $cards }
   *[none] { $player } απαντάει στον παίκτη { $other } με κάρτα ως «Αστοχία!»: { $cards }
 }
event-plays-answer = { $you ->
    [seat] Απαντάς στον παίκτη { $other } με: { $cards }
    [other] { $player } σου απαντάει με: { $cards }
   *[none] { $player } απαντάει στον παίκτη { $other } με: { $cards }
 }
event-uses = { $you ->
    [seat] Χρησιμοποιείς: { $cards }
   *[none] { $player } χρησιμοποιεί: { $cards }
 }
event-uses-ability = { $you ->
    [seat] Χρησιμοποιείς την ικανότητά σου ({ $source }).
   *[none] { $player } χρησιμοποιεί την ικανότητα { $source }.
 }
event-uses-ability-paying = { $you ->
    [seat] Χρησιμοποιείς την ικανότητά σου ({ $source }) και απορρίπτεις: { $cards }
   *[none] { $player } χρησιμοποιεί την ικανότητα { $source } και απορρίπτει: { $cards }
 }
event-no-effect = Χωρίς αποτέλεσμα: { $cards }

event-draws = { $you ->
    [seat] Τραβάς: { $cards }
   *[none] { $player } τραβάει: { $cards }
 }
event-draws-hidden = { $count ->
    [one] { $player } τραβάει μία κάρτα.
   *[other] { $player } τραβάει { $count } κάρτες.
 }
event-draws-from-discard = { $you ->
    [seat] Παίρνεις από τη στοίβα απόρριψης: { $cards }
   *[none] { $player } παίρνει από τη στοίβα απόρριψης: { $cards }
 }
event-shows = { $you ->
    [seat] Δείχνεις: { $cards }
   *[none] { $player } δείχνει: { $cards }
 }
event-looks = { $you ->
    [seat] Κοιτάζεις: { $cards }
   *[none] { $player } κοιτάζει: { $cards }
 }
event-looks-hidden = { $count ->
    [one] { $player } κοιτάζει την επόμενη κάρτα.
   *[other] { $player } κοιτάζει τις επόμενες { $count } κάρτες.
 }
event-returns = { $you ->
    [seat] Βάζεις πίσω: { $cards }
   *[none] { $player } βάζει πίσω: { $cards }
 }
event-returns-hidden = { $count ->
    [one] { $player } βάζει πίσω μία κάρτα.
   *[other] { $player } βάζει πίσω { $count } κάρτες.
 }
event-nothing-to-draw = { $you ->
    [seat] Θα έπρεπε να τραβήξεις, αλλά δεν έμεινε καμία κάρτα.
   *[none] { $player } θα έπρεπε να τραβήξει, αλλά δεν έμεινε καμία κάρτα.
 }
event-reshuffles = { $amount ->
    [one] Η τράπουλα τελείωσε: η μία κάρτα της στοίβας απόρριψης γίνεται η νέα τράπουλα.
   *[other] Η τράπουλα τελείωσε: οι { $amount } κάρτες της στοίβας απόρριψης ανακατεύονται και γίνονται νέα τράπουλα.
 }

event-takes-from-hand = { $you ->
    [seat] Παίρνεις από το χέρι του παίκτη { $other }: { $cards }
    [other] { $player } παίρνει από το χέρι σου: { $cards }
   *[none] { $player } παίρνει από το χέρι του παίκτη { $other }: { $cards }
 }
event-takes-from-hand-hidden = { $count ->
    [one] { $player } παίρνει μία κάρτα από το χέρι του παίκτη { $other }.
   *[other] { $player } παίρνει { $count } κάρτες από το χέρι του παίκτη { $other }.
 }
event-takes-from-front = { $you ->
    [seat] Παίρνεις μπροστά από τον παίκτη { $other }: { $cards }
    [other] { $player } παίρνει από μπροστά σου: { $cards }
   *[none] { $player } παίρνει μπροστά από τον παίκτη { $other }: { $cards }
 }
event-removes-from-hand = { $you ->
    [seat] Κάνεις τον παίκτη { $other } να απορρίψει από το χέρι του: { $cards }
    [other] { $player } σε κάνει να απορρίψεις από το χέρι σου: { $cards }
   *[none] { $player } κάνει τον παίκτη { $other } να απορρίψει από το χέρι του: { $cards }
 }
event-removes-from-front = { $you ->
    [seat] Κάνεις τον παίκτη { $other } να απορρίψει από το τραπέζι: { $cards }
    [other] { $player } σε κάνει να απορρίψεις από το τραπέζι: { $cards }
   *[none] { $player } κάνει τον παίκτη { $other } να απορρίψει από το τραπέζι: { $cards }
 }

event-discards-excess = { $you ->
    [seat] Το χέρι σου είναι πολύ μεγάλο και απορρίπτεις: { $cards }
   *[none] { $player } έχει πολύ μεγάλο χέρι και απορρίπτει: { $cards }
 }
event-discards-weapon = { $you ->
    [seat] Αφήνεις το παλιό σου όπλο: { $cards }
   *[none] { $player } αφήνει το παλιό όπλο: { $cards }
 }
event-discards-death = { $you ->
    [seat] Οι κάρτες σου πάνε στη στοίβα απόρριψης: { $cards }
   *[none] Οι κάρτες του παίκτη { $player } πάνε στη στοίβα απόρριψης: { $cards }
 }
event-discards-penalty = { $you ->
    [seat] Πληρώνεις την ποινή με: { $cards }
   *[none] { $player } πληρώνει την ποινή με: { $cards }
 }
event-discards-spent = Στη στοίβα απόρριψης: { $cards }

event-flips = { $you ->
    [seat] Γυρίζεις ({ $source }): { $cards }
   *[none] { $player } γυρίζει ({ $source }): { $cards }
 }
event-flip-chosen = { $you ->
    [seat] Διαλέγεις να μετρήσει: { $cards }
   *[none] { $player } διαλέγει να μετρήσει: { $cards }
 }
event-check-succeeds-barrel = { $you ->
    [seat] Το βαρέλι σταματάει μια σφαίρα για σένα.
   *[none] Το βαρέλι σταματάει μια σφαίρα για τον παίκτη { $player }.
 }
event-check-succeeds-jourdonnais = { $you ->
    [seat] Το βαρέλι σταματάει μια σφαίρα για σένα.
   *[none] Το βαρέλι σταματάει μια σφαίρα για τον παίκτη { $player }.
 }
event-check-fails-barrel = { $you ->
    [seat] Το βαρέλι δεν σε βοηθάει.
   *[none] Το βαρέλι δεν βοηθάει τον παίκτη { $player }.
 }
event-check-fails-jourdonnais = { $you ->
    [seat] Το βαρέλι δεν σε βοηθάει.
   *[none] Το βαρέλι δεν βοηθάει τον παίκτη { $player }.
 }
event-check-succeeds-jail = { $you ->
    [seat] Δραπετεύεις από τη Φυλακή.
   *[none] { $player } δραπετεύει από τη Φυλακή.
 }
event-check-fails-jail = { $you ->
    [seat] Μένεις πίσω από τα κάγκελα.
   *[none] { $player } μένει πίσω από τα κάγκελα.
 }
event-check-succeeds-dynamite = { $you ->
    [seat] Το φιτίλι μπροστά σου κάηκε ως το τέλος.
   *[none] Το φιτίλι μπροστά στον παίκτη { $player } κάηκε ως το τέλος.
 }
event-check-fails-dynamite = { $you ->
    [seat] Ο Δυναμίτης μπροστά σου δεν σκάει.
   *[none] Ο Δυναμίτης μπροστά στον παίκτη { $player } δεν σκάει.
 }
event-passes-on = { $you ->
    [seat] Δίνεις παρακάτω, στον παίκτη { $other }: { $cards }
    [other] { $player } σου δίνει παρακάτω: { $cards }
   *[none] { $player } δίνει παρακάτω, στον παίκτη { $other }: { $cards }
 }
event-explodes = { $you ->
    [seat] { $cards }: έκρηξη μπροστά σου!
   *[none] { $cards }: έκρηξη μπροστά στον παίκτη { $player }!
 }

event-avoids = { $you ->
    [seat] Γλιτώνεις από τον πυροβολισμό του παίκτη { $other }.
    [other] { $player } γλιτώνει από τον πυροβολισμό σου.
   *[none] { $player } γλιτώνει από τον πυροβολισμό του παίκτη { $other }.
 }
event-answers = { $you ->
    [seat] Απαντάς στον παίκτη { $other } με: { $cards }
    [other] { $player } σου απαντάει με: { $cards }
   *[none] { $player } απαντάει στον παίκτη { $other } με: { $cards }
 }
event-loses-life = { $you ->
    [seat] { $amount ->
        [one] Χάνεις έναν πόντο ζωής.
       *[other] Χάνεις { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] { $player } χάνει έναν πόντο ζωής.
       *[other] { $player } χάνει { $amount } πόντους ζωής.
    }
 }
event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Ανακτάς έναν πόντο ζωής.
       *[other] Ανακτάς { $amount } πόντους ζωής.
    }
   *[none] { $amount ->
        [one] { $player } ανακτά έναν πόντο ζωής.
       *[other] { $player } ανακτά { $amount } πόντους ζωής.
    }
 }
event-dying = { $you ->
    [seat] Ο τελευταίος σου πόντος ζωής χάθηκε!
   *[none] Ο τελευταίος πόντος ζωής του παίκτη { $player } χάθηκε!
 }
event-doomed = { $you ->
    [seat] Τίποτα πια δεν σε σώζει.
   *[none] Τίποτα πια δεν σώζει τον παίκτη { $player }.
 }
event-eliminated = { $you ->
    [seat] Βγαίνεις από το παιχνίδι. Ο ρόλος σου: { $role }.
   *[none] { $player } βγαίνει από το παιχνίδι. Η κάρτα του ρόλου λέει: { $role }.
 }
event-eliminated-by = { $you ->
    [seat] { $other } σε βγάζει από το παιχνίδι. Ο ρόλος σου: { $role }.
    [other] Βγάζεις από το παιχνίδι τον παίκτη { $player }. Η κάρτα του ρόλου λέει: { $role }.
   *[none] { $other } βγάζει από το παιχνίδι τον παίκτη { $player }. Η κάρτα του ρόλου λέει: { $role }.
 }
event-rewarded = { $you ->
    [seat] { $amount ->
        [one] Η αμοιβή σου για τον παίκτη { $other } είναι μία κάρτα.
       *[other] Η αμοιβή σου για τον παίκτη { $other } είναι { $amount } κάρτες.
    }
    [other] { $amount ->
        [one] { $player } εισπράττει μία κάρτα, την αμοιβή για σένα.
       *[other] { $player } εισπράττει { $amount } κάρτες, την αμοιβή για σένα.
    }
   *[none] { $amount ->
        [one] { $player } εισπράττει μία κάρτα, την αμοιβή για τον παίκτη { $other }.
       *[other] { $player } εισπράττει { $amount } κάρτες, την αμοιβή για τον παίκτη { $other }.
    }
 }
event-penalised = { $you ->
    [seat] Έβγαλες από το παιχνίδι τον δικό σου Βοηθό: χάνεις όλες τις κάρτες σου.
   *[none] { $player } έβγαλε από το παιχνίδι έναν Βοηθό και χάνει όλες τις κάρτες.
 }

event-store = Το Παντοπολείο άνοιξε: { $cards }
event-picks = { $you ->
    [seat] Διαλέγεις: { $cards }
   *[none] { $player } διαλέγει: { $cards }
 }

event-game-over-sheriff = Νικάει η πλευρά του Σερίφη: { $winners }.
event-game-over-outlaws = Νικούν οι Εγκληματίες: { $winners }.
event-game-over-renegade = Νικάει ο Αποστάτης: { $winners }.
event-game-over-deputy = Νικάει ο Βοηθός: { $winners }.
event-game-over-outlaw = Νικάει ο Εγκληματίας: { $winners }.
event-game-over-nobody = Δεν έμεινε κανείς, και κανείς δεν νικάει.
