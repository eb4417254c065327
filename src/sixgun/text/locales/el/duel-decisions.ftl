# What a player of The Duel is asked. duel-prompt-* speaks to the one who is asked, duel-asked-* tells the other what is
# waited for. $by is the player who causes it, $card the card it is about, $character the one it strikes, $source the
# card or the character whose text lets somebody choose. Names of cards and targets stand in the nominative, after a colon.

duel-prompt-choose-active = Δύο χαρακτήρες έρχονται από την εφεδρεία σου. Ποιος αρχίζει μπροστά;
duel-prompt-play = Η σειρά σου: τι κάνεις;
duel-prompt-discard-excess = { $amount ->
    [one] Το χέρι σου ξεπερνάει το όριό σου: απόρριψε μία κάρτα.
   *[other] Το χέρι σου ξεπερνάει το όριό σου: απόρριψε { $amount } κάρτες, μία μία.
 }
duel-prompt-answer-hit = { $by } χτυπάει με { $card }: στόχος { $character }. Το αποφεύγεις;
duel-prompt-answer-hit-alone = Χτυπάει { $source }: στόχος { $character }. Το αποφεύγεις;
duel-prompt-answer-hit-own = Χτυπάει δική σου κάρτα ({ $card }): στόχος { $character }. Το αποφεύγεις;
duel-prompt-second-card = Η αποφυγή σου δεν φτάνει: απόρριψε και άλλη μία κάρτα, ή δέξου το χτύπημα.
duel-prompt-give-up = { $character } χάνει έναν πόντο ζωής, αν δεν δώσεις μια κάρτα χτυπήματος ({ $card }).
duel-prompt-give-up-duel = { $card }: δώσε μια κάρτα χτυπήματος, αλλιώς { $character } χάνει έναν πόντο ζωής.
duel-prompt-redirect = Ποιος χάνει τον πόντο ζωής;
duel-prompt-if-dodged = Απέφυγαν την κάρτα σου { $card }. Τι κάνεις;
duel-prompt-if-dodged-carbine = Απέφυγαν την Καραμπίνα σου: ποιος Εξοπλισμός απορρίπτεται;
duel-prompt-if-dodged-shotgun = Απέφυγαν το Δίκαννό σου: ποιανού οι χαρακτήρες αλλάζουν θέση;
duel-prompt-if-dodged-remington = Απέφυγαν το Remington σου: τραβάς μια κάρτα;
duel-prompt-if-dodged-schofield = Απέφυγαν το Schofield σου: ανακτά { $character } έναν πόντο ζωής;
duel-prompt-give-discard = { $by } σε βάζει να απορρίψεις μια κάρτα από το χέρι σου ({ $card }). Ποια;
duel-prompt-store-pick = Το Παντοπολείο άνοιξε: ποια κάρτα παίρνεις;
duel-prompt-discard-drawn = { $source }: ποια από αυτές τις κάρτες απορρίπτεις; Τις υπόλοιπες τις κρατάς.
duel-prompt-choose-back = Διαλέγεις στα τυφλά μια κάρτα από το χέρι του παίκτη { $by }. Με ποια πλάτη;
duel-prompt-choose-reveal = Γύρισαν δύο κάρτες, και σημασία έχει: { $symbol }. Ποια από τις δύο μετράει;
duel-prompt-may-draw = { $amount ->
    [one] { $source }: τραβάς μία κάρτα;
   *[other] { $source }: τραβάς { $amount } κάρτες;
 }
duel-prompt-may-draw-pat_garret = Pat Garret: τραβάς μια κάρτα από την τράπουλα του αντιπάλου;
duel-prompt-may-discard = { $source }: απορρίπτεις στα τυφλά μια κάρτα από το χέρι του παίκτη { $by };
duel-prompt-take-from-fallen = { $amount ->
    [one] { $source }: μπορείς να πάρεις μία κάρτα ακόμα του εξοντωμένου χαρακτήρα.
   *[other] { $source }: μπορείς να πάρεις έως { $amount } κάρτες του εξοντωμένου χαρακτήρα.
 }

duel-asked-choose-active = { $player } διαλέγει ποιος αρχίζει μπροστά.
duel-asked-play = { $player } παίζει κάρτες.
duel-asked-discard-excess = { $player } πρέπει να απορρίψει ό,τι ξεπερνάει το όριο του χεριού.
duel-asked-answer-hit = { $player } πρέπει να απαντήσει σε χτύπημα.
duel-asked-second-card = { $player } χρειάζεται άλλη μία κάρτα για την αποφυγή.
duel-asked-give-up = { $player } πρέπει να δώσει μια κάρτα χτυπήματος.
duel-asked-redirect = { $player } διαλέγει ποιος χάνει τον πόντο ζωής.
duel-asked-if-dodged = { $player } διαλέγει τι κάνει η κάρτα που αποφεύχθηκε.
duel-asked-give-discard = { $player } πρέπει να απορρίψει μια κάρτα.
duel-asked-store-pick = { $player } διαλέγει από το Παντοπολείο.
duel-asked-discard-drawn = { $player } διαλέγει ποια από τις κάρτες που τράβηξε θα απορρίψει.
duel-asked-choose-back = { $player } διαλέγει μια κάρτα από χέρι.
duel-asked-choose-reveal = { $player } διαλέγει ποια κάρτα μετράει.
duel-asked-may-draw = { $player } μπορεί να τραβήξει.
duel-asked-may-discard = { $player } μπορεί να βάλει να απορριφθεί μια κάρτα.
duel-asked-take-from-fallen = { $player } μπορεί να πάρει κάρτες του εξοντωμένου χαρακτήρα.

# Labels of the choices: short, and clear without knowing the notation. $target says who is aimed at and where he stands.

duel-action-play = Παίξε: { $card }
duel-action-play-at = Παίξε: { $card }, στόχος: { $target }
duel-action-play-hit = Ρίξε με { $card }, στόχος: { $target }
duel-action-play-equipment = Βάλε: { $card } στον χαρακτήρα { $target }
duel-action-play-card = Παίξε: { $card }, στόχος: { $target }
duel-action-play-pair = Παίξε: { $card }, αλλάζουν θέση: { $target }
duel-action-play-as-colt = Ρίξε ως Colt: { $card }, στόχος: { $target }
duel-action-play-dodge = Απόφυγε με: { $card }
duel-action-play-as-dodge = Χρησιμοποίησε ως αποφυγή: { $card }
duel-action-reload = Επαναφόρτωσε, δηλαδή απόρριψε και τράβηξε μια κάρτα: { $card }
duel-action-swap = Μετακίνησε τον δείκτη: { $target } έρχεται μπροστά
duel-action-swap-pair = Αλλάζουν θέση: { $target }
duel-action-end = Τέλος με τις κάρτες
duel-action-active = Βάλε μπροστά: { $character }
duel-action-lose = Χάνει τον πόντο: { $target }
duel-action-give = Δώσε: { $card }
duel-action-take = Πάρε: { $card }
duel-action-take-hand = Πάρε στα τυφλά μια κάρτα από το χέρι του παίκτη { $player }
duel-action-back-law = { $count ->
    [one] Την κάρτα του Νόμου
   *[other] Μία από τις { $count } κάρτες του Νόμου
 }
duel-action-back-outlaw = { $count ->
    [one] Την κάρτα των Εγκληματιών
   *[other] Μία από τις { $count } κάρτες των Εγκληματιών
 }
duel-action-use-hat = Απόφυγε, απορρίπτοντας από το παιχνίδι: { $card }
duel-action-use-barrel = Κάνε αποκάλυψη για: { $card }
duel-action-use-card = Χρησιμοποίησε: { $card }
duel-action-use-sid_curry = Κάνε αποκάλυψη από την τράπουλα του αντιπάλου για τον Sid Curry
duel-action-use-babe_leroy = Babe Leroy: τράβηξε δύο κάρτες
duel-action-use-cattle_katie = Cattle Katie: τράβηξε δύο κάρτες, απορρίπτοντας: { $card }
duel-action-use-soundance_kid = Soundance Kid: τράβηξε μία κάρτα από κάθε τράπουλα, απορρίπτοντας: { $card }
duel-action-use-pearl_hat = Pearl Hat: απόρριψε { $card }, χρησιμοποίησε { $copied }
duel-action-use-pearl_hat-at = Pearl Hat: απόρριψε { $card }, χρησιμοποίησε { $copied }, στόχος: { $target }
duel-action-use-pearl_hat-reload = Pearl Hat: απόρριψε { $card }, επαναφόρτωσε { $copied }
duel-action-discard-discard-excess = Απόρριψε: { $card }
duel-action-discard-answer-hit = Απόφυγε, απορρίπτοντας: { $card }
duel-action-discard-second-card = Απόρριψε επιπλέον: { $card }
duel-action-discard-give-discard = Απόρριψε: { $card }
duel-action-discard-discard-drawn = Απόρριψε: { $card }
duel-action-choose-store-pick = Πάρε: { $card }
duel-action-choose-choose-reveal = Να μετρήσει: { $card }
duel-action-choose-if-dodged = Απόρριψε: { $card }
duel-action-yes-may-draw = { $amount ->
    [one] Τράβηξε την κάρτα
   *[other] Τράβηξε { $amount } κάρτες
 }
duel-action-no-may-draw = Μην τραβήξεις
duel-action-yes-may-discard = Να απορριφθεί μια κάρτα
duel-action-no-may-discard = Άσε το χέρι όπως είναι
duel-action-yes-if-dodged = Ναι
duel-action-no-if-dodged = Όχι
duel-action-pass-answer-hit = Δέξου το χτύπημα
duel-action-pass-second-card = Μην απορρίψεις τίποτα, και δέξου το χτύπημα
duel-action-pass-give-up = Μη δώσεις κάρτα, και χάσε έναν πόντο ζωής
duel-action-pass-if-dodged = Άφησέ τα όλα όπως είναι
duel-action-pass-take-from-fallen = Μην πάρεις κάρτα
