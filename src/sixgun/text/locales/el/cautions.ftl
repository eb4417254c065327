# What an honest friend would ask about before a play, for each game: why it wastes a card, or harms its own player.

# The card game
caution-classic-barrel-first = Μπορείς ακόμα να δοκιμάσεις το Βαρέλι σου. Δεν κοστίζει τίποτα, και μετά από κάρτα θα είναι αργά.
caution-classic-beer-two-left = Όταν μένουν δύο παίκτες, η Μπύρα δεν έχει αποτέλεσμα.
caution-classic-duel-unarmed = Δεν έχεις BANG! για να απαντήσεις σε αυτή τη Μονομαχία.
caution-classic-dynamite-deadly = Γυρίζεις πρώτα εσύ κάρτα για τον Δυναμίτη, και θα έπαιρνε τον τελευταίο σου πόντο ζωής.
caution-classic-end-too-many = Πρέπει να απορρίψεις κάρτες, ενώ μερικές μπορείς ακόμα να τις παίξεις.
caution-classic-full-life = Δεν λείπει κανένας πόντος ζωής: αυτή η κάρτα δεν θα έκανε τίποτα.
caution-classic-give-up = Μπορείς ακόμα να σωθείς.
caution-classic-kills-sheriff = Αυτό ίσως στοιχίσει στον Σερίφη τον τελευταίο του πόντο ζωής, κι αν πέσει, χάνεις.
caution-classic-last-life = Σου στοιχίζει τον τελευταίο πόντο ζωής, ενώ έχεις απάντηση.
caution-classic-missed-too-few = Για να σταματήσει ο πυροβολισμός χρειάζονται περισσότερα, και δεν σου φτάνουν.
caution-classic-nobody-hurt = Σε κανέναν δεν λείπει πόντος ζωής: αυτή η κάρτα δεν θα έκανε τίποτα.
caution-classic-pays-beer = Μία από αυτές τις κάρτες είναι Μπύρα, που δίνει από μόνη της έναν πόντο ζωής.
caution-classic-shoots-sheriff = Είσαι Βοηθός: αν πέσει ο Σερίφης, χάνεις.
caution-classic-worse-weapon = Έχεις όπλο που φτάνει μακρύτερα. Θα πήγαινε στην απόρριψη.

# The Duel
caution-duel-burst-nothing = Αυτός ο χαρακτήρας δεν έχει Εξοπλισμό, άρα δεν θα γινόταν κανένα χτύπημα.
caution-duel-discards-own = Είναι δικός σου Εξοπλισμός, και σε βοηθάει.
caution-duel-duel-unarmed = Δεν έχεις κάρτα χτυπήματος να δώσεις σε αυτή τη Μονομαχία.
caution-duel-dynamite-deadly = Ο Δυναμίτης ελέγχεται πρώτα στον δικό σου χαρακτήρα, και θα του έπαιρνε όλους τους πόντους ζωής.
caution-duel-end-too-many = Πρέπει να απορρίψεις κάρτες, ενώ μερικές μπορείς ακόμα να τις παίξεις.
caution-duel-full-life = Από τους χαρακτήρες σου δεν λείπει πόντος ζωής: αυτή η κάρτα δεν θα έκανε τίποτα.
caution-duel-gear-harms-own = Βλάπτει όποιον το έχει, και ο χαρακτήρας είναι δικός σου.
caution-duel-gear-helps-enemy = Βοηθάει όποιον το έχει, και ο χαρακτήρας είναι του αντιπάλου.
caution-duel-gear-twice = Αυτός ο χαρακτήρας έχει ήδη κάρτα με το ίδιο όνομα. Η παλιά θα πήγαινε στην απόρριψη.
caution-duel-last-life = Στοιχίζει στον χαρακτήρα σου τον τελευταίο πόντο ζωής, ενώ έχεις απάντηση.
caution-duel-level-lowers = Αυτός ο χαρακτήρας δεν θα κέρδιζε πόντο ζωής.
caution-duel-level-raises = Αυτός ο χαρακτήρας του αντιπάλου δεν θα έχανε πόντο ζωής.
caution-duel-own-rear = Χτυπιέται και η δική σου οπισθοφυλακή. Της μένει ένας πόντος ζωής, και δεν έχεις απάντηση για χάρη της.

# The Dice Game
caution-dice-arrows-deadly = Μένουν τόσο λίγα βέλη που οι Ινδιάνοι ίσως έρθουν με αυτή τη ριξιά, και δεν θα επιζούσες.
caution-dice-gatling-lost = Όπως είναι, αυτά τα ζάρια κάνουν Αυτόματο.
caution-dice-keeps-arrow = Μπορείς να επιστρέψεις αυτό το βέλος, και δεν κοστίζει τίποτα.
caution-dice-kills-sheriff = Στοιχίζει στον Σερίφη τον τελευταίο του πόντο ζωής, κι αν πέσει, χάνεις.
caution-dice-last-life = Σου στοιχίζει τον τελευταίο πόντο ζωής. Μπορείς να πάρεις ένα βέλος αντί γι' αυτό.
caution-dice-shoots-sheriff = Είσαι Βοηθός, και μπορείς να σημαδέψεις κάποιον άλλο.
caution-dice-third-dynamite = Έχεις δύο δυναμίτες. Ο τρίτος στοιχίζει έναν πόντο ζωής και τελειώνει τις ριξιές σου.
