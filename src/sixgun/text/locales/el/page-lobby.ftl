# The lobby of the web page, and the waiting room of a table.

page-welcome = Τράβα μια καρέκλα
page-welcome-text = Παίξε BANG! με κάρτες, το The Duel ή το The Dice Game, με φίλους μακριά ή με μποτ τώρα αμέσως. Χωρίς λογαριασμό, χωρίς εγκατάσταση.
page-friends = Με φίλους
page-friends-text = Άνοιξε τραπέζι, στείλε τον σύνδεσμο, και γέμισε με μποτ όσες θέσεις μείνουν.
page-join-link = Έχεις σύνδεσμο; Βάλ' τον εδώ
page-join-go = Πάμε
page-join-bad = Δεν υπάρχει τραπέζι σε αυτό. Βάλε ολόκληρο τον σύνδεσμο που σου έστειλαν.

page-game = Παιχνίδι
page-practice = Παίξε τώρα με μποτ
page-practice-title = Εξάσκηση
page-practice-two = Εσύ εναντίον ενός μποτ.
page-practice-side = Η πλευρά σου
page-practice-law = ο Νόμος, που αρχίζει
page-practice-outlaws = οι Παράνομοι
page-practice-go = Μοίρασε
page-level = Πώς παίζουν

page-mine = Τα τραπέζια σου
page-mine-running = Η παρτίδα σου συνεχίζεται
page-mine-began = ξεκίνησε: { $when }
page-mine-go = Συνέχισε
page-mine-go-to = Συνέχισε στο «{ $title }»
page-tables = Ανοιχτά τραπέζια
page-tables-none = Τώρα δεν υπάρχει ανοιχτό τραπέζι. Άνοιξε ένα: θα το δουν κι άλλοι εδώ.
page-tables-all = Και τα { $count } τραπέζια
page-seats-taken = { $bots ->
    [0] { $taken } από { $seats } θέσεις πιασμένες
    [one] { $taken } από { $seats } θέσεις πιασμένες, μία από μποτ
   *[other] { $taken } από { $seats } θέσεις πιασμένες, { $bots } από μποτ
 }
page-stage-lobby = περιμένει
page-stage-playing = παίζεται
page-stage-over = διάλειμμα
page-stage-closed = κλειστό
page-join = Μπες
page-join-table = Μπες στο «{ $title }»
page-watch = Δες
page-watch-table = Δες το «{ $title }»
page-watch-not = χωρίς θεατές

page-open-table = Άνοιξε τραπέζι
page-open-table-go = Άνοιξε το τραπέζι
page-more-options = Κι άλλες επιλογές
page-option-is = { $option }: { $value }
page-clock = Χρόνος
page-pace-none = Χωρίς όριο
    .text = Καθένας παίρνει όσο χρόνο χρειάζεται.
page-pace-live = Σε μία καθισιά
    .text = Διάλεξε παρακάτω πόσο μπορεί να κρατήσει κάθε απόφαση. Σε όποιον αργεί, παίρνεται μία για λογαριασμό του.
page-pace-post = Δι' αλληλογραφίας
    .text = Ώρες ή μέρες για κάθε απόφαση. Δεν χρειάζεται να μένει κανείς εδώ.
page-clock-each = Χρόνος για κάθε απόφαση
page-clock-amount = Πόσο
page-clock-unit = Ώρες ή μέρες
page-unit-hours = ώρες
page-unit-days = μέρες
page-clock-none = χωρίς όριο χρόνου
page-clock-line = { $clock } ανά απόφαση
page-clock-seconds = { $count ->
    [one] ένα δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
 }
page-clock-minutes = { $count ->
    [one] ένα λεπτό
   *[other] { $count } λεπτά
 }
page-clock-hours = { $count ->
    [one] μία ώρα
   *[other] { $count } ώρες
 }
page-clock-days = { $count ->
    [one] μία μέρα
   *[other] { $count } μέρες
 }
page-who-comes = Ποιος μπορεί να έρθει
page-open = Όλοι
    .text = Η αίθουσα δείχνει το τραπέζι.
page-private = Με τον σύνδεσμο
    .text = Η αίθουσα δεν το δείχνει.
page-watch-allowed = Με θεατές
    .text = Βλέπουν ό,τι είναι ανοιχτό, και κανένα χέρι.
page-watch-may = με θεατές
page-hints-allowed = Συμβουλές για κινήσεις
    .text = Όποιος παίζει μόνο με μποτ μπορεί να ζητήσει συμβουλή. Καλό για όποιον μαθαίνει.
page-hints-may = με συμβουλές
page-ghosts-allowed = Όσοι βγήκαν βλέπουν τα πάντα
    .text = Όποιος βγει από την παρτίδα βλέπει όλα τα χέρια και τους ρόλους ως το τέλος.
page-ghosts-may = όσοι βγήκαν βλέπουν τα πάντα
page-title = Όνομα του τραπεζιού
page-title-example = Αν μείνει κενό, το δικό σου
page-title-of = Τραπέζι: { $name }

page-waiting-open = Η αίθουσα δείχνει αυτό το τραπέζι: μπαίνει όποιος θέλει.
page-waiting-private = Αυτό το τραπέζι το βρίσκει μόνο όποιος έχει τον σύνδεσμο.
page-seats = Θέσεις
page-seat-of = Θέση { $place }: { $name }
page-kind-free = Ελεύθερη
page-kind-person = Άνθρωπος
page-kind-program = Πρόγραμμα
page-kind-local = Πρόγραμμα του διακομιστή
page-kind-bot = Μποτ
page-host = οικοδεσπότης
page-is-ready = σε ετοιμότητα
page-is-not-ready = όχι ακόμα
page-keeps = κρατάει τον χαρακτήρα
page-away = λείπει
page-sit = Κάθισε εδώ
page-sit-at = Κάθισε εδώ: θέση { $place }
page-sit-any = Κάθισε
page-move = Έλα εδώ
page-move-at = Έλα εδώ: θέση { $place }
page-bot-add = Βάλε μποτ
page-bot-into = Βάλε μποτ στη θέση { $place }
page-program-add = Δικό σου πρόγραμμα
    .text = Παίρνεις ένα κλειδί, με το οποίο παίζει μέσω δικτύου.
page-bots-which = Ποιο μποτ
page-bots-fill = { $count ->
    [one] Μποτ στην ελεύθερη
   *[other] Μποτ και στις { $count } ελεύθερες
 }
page-free-seat = Άδειασε τη θέση
page-free-seat-of = Άδειασε τη θέση: { $name }
page-free-seat-sure = { $name } θα πρέπει να καθίσει ξανά.
page-free-seat-sure-private = Έχοντας ακόμη τον σύνδεσμο, { $name } μπορεί να ξανακαθίσει. Με νέο σύνδεσμο μπαίνει μόνο όποιος τον λάβει.
page-free-seat-renew = Άδειασέ τη και φτιάξε νέο σύνδεσμο
page-token = Κλειδί του προγράμματος
page-token-text = Με αυτό το κλειδί παίζει σε αυτή τη θέση ένα δικό σου πρόγραμμα. Φαίνεται μόνο τώρα: αντίγραψέ το πριν κλείσεις.
page-token-try = Για να ακούς το τραπέζι:
page-token-done = Το αντέγραψα

page-invite = Κάλεσε κι άλλους
page-invite-open = Όποιος έχει τον σύνδεσμο μπορεί να καθίσει ή να δει.
page-invite-private = Μπαίνει μόνο όποιος έχει αυτόν τον σύνδεσμο.
page-invite-here = Ο σύνδεσμος δουλεύει μόνο σε αυτόν τον υπολογιστή, γιατί η σελίδα είναι ανοιχτή στο { $host }. Για να μπουν κι άλλοι, ξεκίνα τον διακομιστή με «{ $command }», άνοιξε τη σελίδα στη διεύθυνση για τους άλλους που σου δείχνει και στείλε τον σύνδεσμο από εκεί.
page-invite-link = Σύνδεσμος του τραπεζιού
page-invite-copy = Αντίγραψέ τον
page-invite-qr = Ο σύνδεσμος ως κωδικός QR
page-invite-title = Sixgun: { $title }
page-invite-new = Νέος σύνδεσμος
page-invite-new-sure = Με τον παλιό σύνδεσμο δεν θα μπαίνει πια κανείς, και όποιος μπήκε με αυτόν και δεν έχει θέση βγαίνει από το τραπέζι.
page-invite-new-go = Φτιάξε νέο σύνδεσμο
page-invite-renewed = Υπάρχει νέος σύνδεσμος για αυτό το τραπέζι. Με τον παλιό δεν μπαίνει πια κανείς.

page-rules-change = Άλλαξε το παιχνίδι
page-rules-change-go = Έτσι να παιχτεί
page-missing-seats = { $count ->
    [one] Μία θέση είναι ελεύθερη: κάλεσε κάποιον ή βάλε μποτ.
   *[other] { $count } θέσεις είναι ελεύθερες: κάλεσε κόσμο ή βάλε μποτ.
 }
page-missing-people = { $count ->
    [one] Μία θέση είναι ελεύθερη.
   *[other] { $count } θέσεις είναι ελεύθερες.
 }
page-missing-you = Δεν έχεις πει ακόμη ότι μπορείς να αρχίσεις.
page-missing-ready = { $count ->
    [one] { $names } δεν είναι ακόμα σε ετοιμότητα.
   *[other] Όχι ακόμα σε ετοιμότητα: { $names }.
 }
page-start-can = Όλα είναι έτοιμα.
page-start-wait = Όλα είναι έτοιμα. Ξεκινάει ο οικοδεσπότης.
page-start-sit = Κάθισε για να παίξεις.
page-start-full = Όλες οι θέσεις είναι πιασμένες. Μπορείς να δεις.
page-start = Ξεκίνα
page-start-again = Ξεκίνα την επόμενη
page-ready = Σε ετοιμότητα
page-ready-not = Τελικά όχι ακόμα
page-leave = Φύγε από το τραπέζι
page-leave-sure = Η θέση σου ελευθερώνεται για κάποιον άλλο.
page-leave-go = Φύγε
page-leave-stay = Μείνε
page-rematch = Άλλη μια παρτίδα;
page-keep = Κράτα τον χαρακτήρα μου
    .text = Είσαι ακόμα στο παιχνίδι στο τέλος του, οπότε μπορείς να τον παίξεις πάλι (B-16.1).
page-next-sheriff = Ο επόμενος Σερίφης
page-next-sheriff-chance = Στην τύχη

page-renamed = Νέο όνομα στο τραπέζι: { $was } → { $name }.
page-renamed-you = Σε αυτό το τραπέζι σε λένε τώρα { $name }.
page-renamed-you-later = Αυτή η παρτίδα κρατά το παλιό σου όνομα, { $was }, ώσπου να τελειώσει. Μετά θα σε λένε { $name } σε αυτό το τραπέζι.
