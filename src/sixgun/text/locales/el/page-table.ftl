# The page of a table: what stands around the board, whichever game is played.

page-table-opening = Το τραπέζι ανοίγει …
page-table-lost-line = Η σύνδεση χάθηκε. Νέα προσπάθεια …
page-table-line-over = Η σύνδεση με το τραπέζι τελείωσε.
page-table-again = Δοκίμασε πάλι
page-table-to-lobby = Στην αίθουσα
page-table-closed = Αυτό το τραπέζι έκλεισε
    .about = Δεν έμεινε κανείς. Τις παρτίδες που τελείωσαν μπορείς ακόμα να τις δεις στον κατάλογό τους.
page-table-refused = Δεν μπορείς να δεις αυτό το τραπέζι
page-table-let-go = Δεν είσαι πια σε αυτό το τραπέζι
    .about = Ο οικοδεσπότης άδειασε τη θέση σου ή έφτιαξε νέο σύνδεσμο, ή άρχισε παιχνίδι που κανείς δεν μπορεί να δει.
page-table-missing = Δεν υπάρχει τέτοιο τραπέζι
    .about = Ίσως έκλεισε, ίσως είναι μόνο για καλεσμένους, ή η διεύθυνση δεν είναι ακριβώς σωστή.

# The bar at the top
page-table-bar = Το τραπέζι
page-table-title-turn = Ερωτάσαι: { $title }
page-table-turn-number = Σειρά { $turn }
page-table-watching = κοιτάζεις
page-table-watchers = { $count ->
    [one] ένας θεατής
   *[other] { $count } θεατές
 }
page-table-sound = Ήχος
page-table-leave = Φύγε από το τραπέζι
page-table-leave-about = Θα συνεχίσει ένα μποτ για σένα. Μπορείς να γυρίσεις στο τραπέζι και να παίξεις πάλι εσύ.
page-table-leave-host = Θα συνεχίσει ένα μποτ για σένα. Μπορείς να γυρίσεις στο τραπέζι και να παίξεις πάλι εσύ. Τότε οικοδεσπότης γίνεται κάποιος άλλος.
page-table-stay = Μείνε
page-table-you-stand-in = Ένα μποτ παίζει για σένα.
page-table-come-back = Να παίξω πάλι εγώ

# Seats
page-table-seats = Οι άλλοι παίκτες
page-table-own = Η θέση σου
page-table-bot = μποτ
page-table-program = πρόγραμμα
page-table-stand-in = λείπει: για τη θέση παίζει μποτ
page-table-away = χωρίς σύνδεση
page-table-absent = { $name }: λείπει. Το παιχνίδι περιμένει.
page-table-absent-bot = { $name }: λείπει. Αν λείψει { $time }, παίζει ένα μποτ στη θέση του· όποιος γυρίσει συνεχίζει ο ίδιος.
page-table-absent-clock = { $name }: λείπει. Όταν τελειώσει ο χρόνος, απαντά ένα μποτ.
page-table-host = οικοδεσπότης του τραπεζιού
page-table-turn = έχει σειρά
page-table-thinks = αποφασίζει
page-table-out = εκτός παιχνιδιού
page-table-ghost = πίσω ως φάντασμα
page-table-doomed = δεν σώζεται πια
page-table-role-hidden = κρυφός ρόλος
page-table-mark = { $name }, όπως νομίζεις: { $role }
page-table-mark-none = { $name }: καμία υποψία ακόμα
page-table-mark-about = Δική σου σημείωση με μολύβι: ποιος λες να είναι; Δεν τη βλέπει κανείς άλλος.
page-table-life = { $life } από { $max } πόντους ζωής
page-table-wounds = { $count ->
    [one] Ένας πόντος ζωής χάθηκε από τον τελευταίο σου γύρο
   *[other] { $count } πόντοι ζωής χάθηκαν από τον τελευταίο σου γύρο
 }
page-table-cards = { $count ->
    [0] καμία κάρτα στο χέρι
    [one] μία κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
 }
page-table-front = στο τραπέζι: { $cards }
page-table-reach = απόσταση { $distance }, εντός του βεληνεκούς του όπλου σου
page-table-far = απόσταση { $distance }, εκτός βεληνεκούς
page-table-range = βεληνεκές του όπλου: { $range }
page-table-copied = δανεική ικανότητα
page-table-reserve = δεύτερος χαρακτήρας
page-table-fresh = μόλις παίχτηκε: έτοιμη από την επόμενη σειρά
page-table-known = στο χέρι· την έχεις δει
page-table-in-hand = στο χέρι
page-table-border-brown = παίζεται μία φορά, ύστερα απορρίπτεται
page-table-border-blue = μένει μπροστά σε έναν παίκτη
page-table-border-green = μένει μπροστά, έτοιμη από την επόμενη σειρά
page-table-tip-rules = Στο βιβλίο κανόνων

# The middle
page-table-deck = { $count ->
    [one] Τράπουλα: μία κάρτα
   *[other] Τράπουλα: { $count } κάρτες
 }
page-table-deck-known = Ξέρεις τι είναι επάνω: { $cards }
page-table-discard = { $count ->
    [one] Στοίβα απόρριψης, μία κάρτα: { $card }
   *[other] Στοίβα απόρριψης, { $count } κάρτες· επάνω { $card }
 }
page-table-discard-empty = Η στοίβα απόρριψης είναι κενή
page-table-event-now = Ισχύει
page-table-event-next = { $count ->
    [one] Επόμενο, το τελευταίο
   *[other] Επόμενο, από { $count }
 }
page-table-display = Κάρτες για επιλογή

# The hand
page-table-hand = { $count ->
    [one] Το χέρι σου: μία κάρτα
   *[other] Το χέρι σου: { $count } κάρτες
 }
page-table-hand-empty = Δεν έχεις κάρτες.
page-table-can = μπορεί να επιλεγεί
page-table-picked = επιλέχθηκε

# The question
page-table-prompt = Τι ερωτάσαι
page-table-answers = Απαντήσεις
page-table-sent = Στάλθηκε …
page-table-take-back = Πάρ' το πίσω
page-table-all-answers = Όλες ({ $count })
page-table-fewer = Λιγότερες
page-table-next = Τι ακριβώς;
page-table-next-target = Σε ποιον; Διάλεξε έναν από όσους φωτίζονται.
page-table-next-card = Και με ποια κάρτα;
page-table-next-die = Ποιο ζάρι;
page-table-hint = Συμβουλή
page-table-sure-pass = Κάτι μπορείς να κάνεις ακόμα. Σίγουρα δεν κάνεις τίποτα;
page-table-think-again = Το ξανασκέφτομαι
page-table-left = Απομένουν: { $time }
page-table-seconds = { $count ->
    [one] ένα δευτερόλεπτο ακόμα
   *[other] { $count } δευτερόλεπτα ακόμα
 }

# Story and chat
page-table-log = Ιστορία
page-table-side = Ιστορία και κουβέντα
page-table-log-filter = Τι φαίνεται
page-table-log-all = Όλα
page-table-log-mine = Δικά μου
page-table-log-fights = Μάχες
page-table-log-chat = Κουβέντα
page-table-log-empty = Τίποτα εδώ ακόμα.
page-table-chat = Πες κάτι
page-table-chat-send = Πες το
page-table-chat-out = Τώρα σε ακούν μόνο όσοι είναι εκτός παιχνιδιού.
page-table-chat-out-only = το ακούν μόνο όσοι είναι εκτός
page-table-chat-watching = Όποιος μόνο κοιτάζει δεν μιλάει.

# Out of the game, and its end
page-table-you-are-out = Είσαι εκτός παιχνιδιού. Μπορείς να δεις πώς τελειώνει, να μιλήσεις με όσους είναι κι αυτοί εκτός, ή να φύγεις.
page-table-side-can-win = Η πλευρά σου μπορεί ακόμα να νικήσει.
page-table-hurry = Αμέσως ως το τέλος
page-table-over = Η παρτίδα τελείωσε
page-table-won = Νίκησες!
page-table-lost = Έχασες
page-table-winner = νίκη
page-table-result = Δείξε το αποτέλεσμα
page-table-look-at-board = Δες το τραπέζι
page-table-replay = Δες την ξανά
page-table-another = Άλλη μια παρτίδα

# Keys
page-table-help = Πλήκτρα και κινήσεις
page-table-help-drag = Οι κάρτες σέρνονται κιόλας, πάνω σε παίκτη ή στη μέση του τραπεζιού. Δείξε κάτι, ή κράτα το πατημένο, για να διαβάσεις τι κάνει.
page-table-key-digits = δίνει την απάντηση με αυτόν τον αριθμό
page-table-key-arrows = πηγαίνει από κάρτα σε κάρτα, ή από παίκτη σε παίκτη
page-table-key-enter = διαλέγει την κάρτα ή τον παίκτη
page-table-key-esc = παίρνει πίσω την τελευταία επιλογή
page-table-key-h = στο χέρι σου, ή στα ζάρια
page-table-key-t = στους παίκτες, πρώτα σε όσους μπορείς να διαλέξεις
page-table-key-p = στην ερώτηση και στις απαντήσεις της
page-table-key-l = στην ιστορία
page-table-key-c = στην κουβέντα
page-table-key-r = ανοίγει το βιβλίο κανόνων
page-table-key-m = ήχος ναι ή όχι
