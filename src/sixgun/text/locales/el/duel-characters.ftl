# Characters of The Duel: the name, and what the ability does. An ability only works while its character is active,
# unless it says that it always does.

# The law
duel-character-alan_pinkertoon = Alan Pinkertoon
    .text = Για κάθε πόντο ζωής που χάνει, αν μένει στο παιχνίδι, ο ενεργός χαρακτήρας του αντιπάλου γίνεται στόχος χτυπήματος.
duel-character-annie_oakey = Annie Oakey
    .text = Μπορείς να αποφεύγεις με κάρτες χτυπήματος, και να παίζεις μια Αστοχία! ως Colt, που τότε είναι κάρτα «BANG!».
duel-character-bart_masterson = Bart Masterson
    .text = Όποιος κάνει αποκάλυψη γυρίζει δύο κάρτες, κι εσύ διαλέγεις ποια μετράει. Δρα πάντα, μπροστά και πίσω.
duel-character-bill_tightman = Bill Tightman
    .text = Κάθε φορά που εξοντώνεται άλλος χαρακτήρας, φίλος ή εχθρός, μπορείς να τραβήξεις δύο κάρτες.
duel-character-buffalo_bell = Buffalo Bell
    .text = Μπορεί να χάσει πόντο ζωής αντί για τον άλλο χαρακτήρα σου, ποτέ όμως τον τελευταίο της. Δρα πάντα, μπροστά και πίσω.
duel-character-dalon_ranger = Dalon Ranger
    .text = Για κάθε πόντο ζωής που του παίρνει ο αντίπαλος, αν μένει στο παιχνίδι, μπορείς αμέσως να τραβήξεις μια κάρτα.
duel-character-jango = Jango
    .text = Κάθε φορά που οι χαρακτήρες του αντιπάλου αλλάζουν θέση, μπορείς να τραβήξεις μια κάρτα.
duel-character-pat_garret = Pat Garret
    .text = Στη φάση του τραβήγματος δείχνεις τη δεύτερη κάρτα. Αν έχει πέταλο, μπορείς να τραβήξεις άλλη μία από την τράπουλα του αντιπάλου.
duel-character-tex_killer = Tex Killer
    .text = Η αποφυγή μιας κάρτας BANG! σου δεν φτάνει: ο αντίπαλος πρέπει να δώσει και άλλη μία κάρτα από το χέρι του.
duel-character-the_stranger = The Stranger
    .text = Μπορείς να παίξεις μία κάρτα BANG! παραπάνω στη σειρά σου. Δρα πάντα, μπροστά και πίσω.
duel-character-wild_bill = Wild Bill
    .text = Κάθε φορά που ο αντίπαλος παίρνει ή απορρίπτει κάρτα από το χέρι σου, ή Εξοπλισμό του Wild Bill, ο ενεργός χαρακτήρας του αντιπάλου γίνεται στόχος χτυπήματος.
duel-character-wyatt_ear = Wyatt Ear
    .text = Όταν ο αντίπαλος αποφεύγει χτύπημά σου, μπορείς να τραβήξεις μια κάρτα.

# The outlaws
duel-character-babe_leroy = Babe Leroy
    .text = Μία φορά στη σειρά σου, όσο το χέρι σου είναι άδειο, μπορείς να τραβήξεις δύο κάρτες.
duel-character-bull_anderson = Bull Anderson
    .text = Κάθε φορά που εξοντώνεται άλλος χαρακτήρας, μπορείς να πάρεις έως δύο κάρτες: από τον Εξοπλισμό του, και αν ήταν του αντιπάλου, στην τύχη από το χέρι εκείνου.
duel-character-cattle_katie = Cattle Katie
    .text = Μία φορά στη σειρά σου μπορείς να ανταλλάξεις μια κάρτα Εξοπλισμού της, όχι όμως πάντα ενεργή, με δύο κάρτες από την τράπουλά σου.
duel-character-dalton_bros = Dalton Bros
    .text = Στη φάση του τραβήγματος τραβάς τρεις κάρτες αντί για δύο.
duel-character-jack_ransome = Jack Ransome
    .text = Οι κάρτες που παίζεις μπορούν να έχουν στόχο όποιον χαρακτήρα του παιχνιδιού θέλεις, μπροστά ή πίσω, σε όποια πλευρά.
duel-character-pearl_hat = Pearl Hat
    .text = Μία φορά στη σειρά σου μπορείς να πληρώσεις μια κάρτα από το χέρι σου για να χρησιμοποιήσεις την κάρτα Ενέργειας που είναι στην κορυφή της στοίβας απόρριψης, όχι όμως Αστοχία! ή Ανταπόδοση.
duel-character-sid_curry = Sid Curry
    .text = Για κάθε χτύπημα εναντίον του μπορείς να κάνεις αποκάλυψη από την τράπουλα του αντιπάλου. Με βαρέλι αποφεύγεται, και ο χαρακτήρας που έριξε γίνεται ύστερα στόχος χτυπήματος.
duel-character-slim_poet = Slim Poet
    .text = Για κάθε πόντο ζωής που του παίρνει ο αντίπαλος, αν μένει στο παιχνίδι, μπορείς να στείλεις στη στοίβα απόρριψης μια κάρτα του χεριού του αντιπάλου, στην τύχη.
duel-character-soundance_kid = Soundance Kid
    .text = Μία φορά στη σειρά σου μπορείς να πληρώσεις μια κάρτα από το χέρι σου για να τραβήξεις μία από την τράπουλά σου και μία από του αντιπάλου· ύστερα απορρίπτεις τη μία από αυτές τις δύο.
duel-character-toco_ramirez = Toco Ramirez
    .text = Μπορείς να χρησιμοποιήσεις οποιαδήποτε κάρτα του χεριού σου ως Colt, που είναι κάρτα «BANG!».
duel-character-tom_thorn = Tom Thorn
    .text = Κάθε φορά που μια αλλαγή θέσης τον κάνει ενεργό, ο χαρακτήρας της οπισθοφυλακής του αντιπάλου γίνεται στόχος χτυπήματος.
duel-character-west_harding = West Harding
    .text = Μπορείς να παίζεις όσες κάρτες BANG! θέλεις.
