# The command line: headings, questions, hints. Names of commands and options are not translated.

cli-legal = Το Sixgun είναι μια ανεπίσημη υλοποίηση, φτιαγμένη από παίκτες. Το BANG! είναι εμπορικό σήμα του εκδότη του, που δεν έχει καμία σχέση με αυτό το έργο. Δεν χρησιμοποιούνται ούτε εικόνες ούτε κείμενα κανόνων του παιχνιδιού που κυκλοφορεί· όλα τα κείμενα είναι δικά μας.
cli-banner = Sixgun · ένα ανεπίσημο τραπέζι για τα παιχνίδια BANG!. Το BANG! είναι εμπορικό σήμα του εκδότη του· δεν χρησιμοποιούνται δικές του εικόνες ή κείμενα κανόνων.
cli-version = Sixgun { $version } ({ $build })
cli-build-compiled = μεταγλωττισμένη έκδοση
cli-build-plain = απλή Python

# The table
cli-table-heading = Σειρά { $turn } · παίζει { $player }
cli-table-heading-you = Σειρά { $turn } · παίζεις εσύ
cli-table-heading-setup = Πριν από την πρώτη σειρά
cli-column-player = Παίκτης
cli-column-character = Χαρακτήρας
cli-column-role = Ρόλος
cli-column-life = Ζωή
cli-column-distance = Απόσ.
cli-column-reach = Βολή
cli-column-hand = Χέρι
cli-reach-yes = ναι
cli-reach-no = όχι
cli-role-hidden = ?
cli-out = εκτός
cli-ghost = φάντασμα
cli-green-ready = (έτοιμη)
cli-green-fresh = (όχι ακόμα)
cli-front-silenced = τώρα χωρίς αποτέλεσμα
cli-borrowed = έχει την ικανότητα: { $character }
cli-reserve = στην εφεδρεία: { $character }
cli-event-none = Κανένα γεγονός δεν ισχύει ακόμα.
cli-event-first = Το πρώτο θα είναι:
cli-event-now = Γεγονός:
cli-event-next = Επόμενο, όταν αρχίσει η { $second ->
    [yes] δεύτερη σειρά
   *[no] σειρά
 } { $you ->
    [yes] σου
   *[no] του παίκτη { $player }
 }:
cli-events-left = { $count ->
    [0] Είναι το τελευταίο.
    [one] Μετά από αυτό έρχεται άλλο ένα.
   *[other] Μετά από αυτό έρχονται άλλα { $count }.
 }
cli-events-never = Σε αυτή την παρτίδα δεν υπάρχουν γεγονότα: έρχονται με τις επεκτάσεις high_noon και fistful_of_cards.
cli-events-past = Γεγονότα που πέρασαν: { $events }
cli-named-suit = Σε αυτή τη σειρά παίζονται μόνο κάρτες { $suit } (HN-7.2).
cli-duty = Πρέπει να παιχτεί πριν τελειώσει αυτή η σειρά: { $card } (FC-8.2).
cli-deck = Τράπουλα { $count }
cli-discard-pile = Απόρριψη { $count }, επάνω { $card }
cli-discard-pile-empty = κενή στοίβα απόρριψης
cli-on-show = Ανοιχτές: { $cards }
cli-weapon-range = (βεληνεκές { $range })
cli-known-hand = στο χέρι: { $cards }
cli-your-hand = Το χέρι σου: { $count } (στο τέλος της σειράς σου μπορείς να κρατήσεις { $limit })
cli-your-hand-empty = Το χέρι σου είναι άδειο.
cli-hand-legend = { $sign } τώρα δεν παίζεται· το «γιατί ΓΡΑΜΜΑ» λέει τον λόγο
cli-your-role = Ο ρόλος σου: { $role }. { $aim }
cli-your-character = Είσαι { $character }: { $ability }
cli-your-copy = Ως την επόμενη σειρά σου έχεις και την ικανότητα { $character }: { $ability }
cli-your-reserve = Ο χαρακτήρας σου στην εφεδρεία είναι { $character }: { $ability }
cli-you-name = Εσύ
cli-other-name = Ανώνυμος

# Choosing
cli-play-hint = Γράψε τον αριθμό μιας επιλογής. Γράψε ? για βοήθεια, ή ? κι έναν αριθμό ή ένα γράμμα για να δεις τι κάνει μια επιλογή ή μια κάρτα.
cli-choose-hint = { $last ->
    [one] Γράψε 1, ή ? για βοήθεια.
   *[other] Γράψε έναν αριθμό από 1 έως { $last }, ή ? για βοήθεια.
 }
cli-no-such-choice = { $last ->
    [one] Το «{ $text }» δεν είναι επιλογή. Γράψε 1.
   *[other] Το «{ $text }» δεν είναι επιλογή. Γράψε έναν αριθμό από 1 έως { $last }.
 }
cli-choice-unknown = { $last ->
    [one] Το «{ $text }» δεν είναι επιλογή. Γράψε 1, ή ? για βοήθεια.
   *[other] Το «{ $text }» δεν είναι καμία από τις επιλογές. Γράψε έναν αριθμό από 1 έως { $last }, μια ενέργεια σε σημειογραφία, ή ? για βοήθεια.
 }
cli-choice-help =
    1, 2        κάνει αυτή την επιλογή· το ίδιο και η σημειογραφία της (play panic:JH @3)
    ? 3         τι κάνει η επιλογή 3, με τους κανόνες της· ? b: το ίδιο για την κάρτα b
    ? πανικός   οποιαδήποτε κάρτα, χαρακτήρας (? willy the kid), γεγονός ή κανόνας (? B-8.6)
    γιατί b     γιατί η κάρτα b τώρα δεν παίζεται, ή όχι σε όλους· γιατί παγούρι: το ίδιο για μια κάρτα μπροστά σου, ένα γεγονός ή την ικανότητά σου
    τραπέζι     ξανά το τραπέζι, ο ρόλος και ο χαρακτήρας σου· γεγονότα: η τράπουλα των γεγονότων
    χέρι        ξανά το χέρι σου
    ιστορία     η ιστορία από την αρχή· ιστορία 20: οι τελευταίες γραμμές της
    σώσε ΑΡΧΕΙΟ αποθηκεύει την παρτίδα και συνεχίζει
    φεύγω       σταματάει το παιχνίδι (και με Ctrl-C)· ερωτάσαι αν θέλεις αποθήκευση
cli-words-help = βοήθεια βοηθεια
cli-words-why = γιατί γιατι
cli-words-all = όλα ολα
cli-words-log = ιστορία ιστορια
cli-words-table = τραπέζι τραπεζι
cli-words-events = γεγονότα γεγονοτα
cli-words-hand = χέρι χερι
cli-words-save = σώσε σωσε
cli-words-quit = φεύγω φευγω q
cli-words-undo = αναίρεση αναιρεση
cli-words-no = όχι οχι no n
cli-words-yes = ναι y
cli-why-what = Πες μια κάρτα του χεριού σου με το γράμμα της (γιατί b), μια κάρτα μπροστά σου, την ικανότητά σου ή το γεγονός με το όνομά τους, ή μια ενέργεια σε σημειογραφία (γιατί play panic:JH @3).
cli-why-allowed = Αυτό μπορείς να το κάνεις τώρα: επιλογή { $numbers }.
cli-cannot-explain = Δεν υπάρχει επιλογή, κάρτα, χαρακτήρας, γεγονός ή κανόνας με το όνομα «{ $text }».
cli-choices-hidden = Από τις επιλογές που απορρίπτουν τις ίδιες δύο κάρτες με άλλη σειρά λείπουν { $count }· γράψε όλα για να τις δεις.
cli-rule-line = { $rule }: { $text }
cli-rule-only = κανόνας { $rule }
cli-forced = (Υπάρχει μόνο μία απάντηση: { $action }.)
cli-out-of-game = Είσαι εκτός παιχνιδιού. Οι άλλοι συνεχίζουν.
cli-out-wait = Πάτησε Enter για να δεις πώς τελειώνει, ή γράψε q για να φύγεις.

# Stopping, saving, going on
cli-save-offer = Να αποθηκευτεί η παρτίδα πριν φύγεις; Γράψε το όνομα ενός νέου αρχείου· με όχι, ή με σκέτο Enter, φεύγεις χωρίς αποθήκευση.
cli-save-name = Πες τότε το νέο αρχείο, για παράδειγμα game.jsonl.
cli-log-what = Ένας αριθμός λέει πόσες γραμμές θέλεις, όπως ιστορία 20· σκέτο ιστορία τα λέει από την αρχή.
cli-save-what = Πες ένα νέο αρχείο: σώσε game.jsonl
cli-no-undo = Τίποτα δεν παίρνεται πίσω: μια κίνηση, μια ζαριά ή ένα φύλλο που τραβήχτηκε έδειξε κάτι που πια το είδαμε. Κοίτα πριν παίξεις, με γιατί ή με ? και ένα γράμμα.
cli-saved = Αποθηκεύτηκε στο { $path }.
cli-saved-already = Η παρτίδα είναι αποθηκευμένη στο { $path }. Συνέχισε με: { $command }
cli-not-saved = Η παρτίδα δεν αποθηκεύτηκε.
cli-input-ended = Η είσοδος τελείωσε πριν από την παρτίδα, και τίποτα δεν αποθηκεύτηκε. Με --record ΑΡΧΕΙΟ μια παρτίδα αποθηκεύεται όσο παίζεται.
cli-rescued = Ό,τι παίχτηκε ως τώρα αποθηκεύτηκε στο { $path }.
cli-record-stopped = Η παρτίδα συνεχίζεται, αλλά δεν καταγράφεται πια. Μπορείς ακόμα να την αποθηκεύσεις όταν φύγεις.
cli-continue = Η παρτίδα του { $path } συνεχίζεται μετά από { $actions ->
    [one] μία ενέργεια.
   *[other] { $actions } ενέργειες.
 }
cli-continue-torn = Η γραμμή { $line } ήταν κομμένη στη μέση και δεν μετράει.
cli-continue-other-game = { $path }: αυτή είναι παρτίδα { $found }, όχι { $game }. Βγάλε το { $game } για να τη συνεχίσεις.
cli-continue-over = { $path }: αυτή η παρτίδα έχει τελειώσει. Δες την με sixgun replay.
cli-continue-nobody = { $path }: σε αυτό το τραπέζι κάθονται μόνο μποτ. Δες το με sixgun replay.
cli-not-with-continue = Το { $option } δεν πάει μαζί με το --continue: η παρτίδα του αρχείου συνεχίζεται όπως ήταν.
cli-goodbye = Τα ξαναλέμε.

# The end of a game
cli-result-heading = Η παρτίδα τελείωσε
cli-alive = στο παιχνίδι
cli-won = νίκη
cli-lost = ήττα
cli-you-win = Νίκησες!
cli-you-lose = Έχασες.
cli-result-length = { $turns } σειρές, { $choices } επιλογές. Σπόρος { $seed }.
cli-result-record = Η καταγραφή είναι στο { $path }.
cli-next-offer = Και τώρα;
cli-next-no = Σήκω από το τραπέζι
cli-next-yes = Παίξε άλλη μια παρτίδα με τους ίδιους παίκτες
cli-next-keep = Είσαι ακόμα στο παιχνίδι: θέλεις να είσαι πάλι { $character };
cli-next-keep-yes = Μείνε { $character }
cli-next-keep-no = Πάρε νέο χαρακτήρα
cli-next-sheriff = Ποιος θα είναι ο Σερίφης;
cli-next-deputy = Ποιος θα είναι ο Βοηθός και θα παίξει πρώτος;
cli-next-deal = Κανείς δεν ξέρει: μοίρασε τους ρόλους στην τύχη

# Replays and scenarios
cli-replay-heading = { $path }: παρτίδα για { $players } παίκτες, σπόρος { $seed }, γραμμένη από την έκδοση { $engine }.
cli-replay-step = { $number }/{ $total } { $player }: { $action }   [Enter: παρακάτω, q: τέλος]
cli-replay-running = Η καταγραφή τελειώνει εδώ, μετά από { $actions } ενέργειες· η παρτίδα δεν είχε τελειώσει.
cli-replay-no-file = Πες το αρχείο μιας καταγραφής: sixgun replay game.jsonl
cli-verify-over = { $path }: εντάξει. { $actions } ενέργειες και { $digests } αποτυπώματα συμφωνούν· η παρτίδα τελείωσε με «{ $outcome }».
cli-verify-running = { $path }: εντάξει. { $actions } ενέργειες και { $digests } αποτυπώματα συμφωνούν· η παρτίδα δεν είχε τελειώσει.
cli-scenario-ok = εντάξει
cli-scenario-failed = ΑΠΟΤΥΧΙΑ
cli-scenario-sum = { $count ->
    [one] Ένα σενάριο
   *[other] { $count } σενάρια
 }, { $failures ->
    [0] κανένα δεν απέτυχε.
    [one] ένα απέτυχε.
   *[other] { $failures } απέτυχαν.
 }
cli-scenario-no-path = Πες ένα αρχείο σεναρίου, ή έναν φάκελο με σενάρια.
cli-scenario-none = { $path }: εκεί μέσα δεν υπάρχει σενάριο. Σενάρια είναι τα αρχεία που τελειώνουν σε .toml.
cli-no-such-path = { $path }: δεν υπάρχει τέτοιο αρχείο ή φάκελος.

# Simulation
cli-simulating = Παίζονται παρτίδες
cli-simulate-interrupted = Διακόπηκε νωρίς: παίχτηκαν { $games } από τις { $planned } παρτίδες.
cli-simulate-heading = { $games ->
    [one] Μία παρτίδα
   *[other] { $games } παρτίδες
 } για { $players } παίκτες
cli-simulate-seed = Σπόρος { $seed }, μποτ: { $bots }
cli-column-bot = Θέση
cli-column-games = Παρτίδες
cli-column-won = Νίκες
cli-column-share = Μερίδιο
cli-column-interval = εμπιστοσύνη 95%
cli-length-decisions = Αποφάσεις ανά παρτίδα: { $mean } κατά μέσο όρο, από { $shortest } έως { $longest }
cli-length-turns = Σειρές ανά παρτίδα: { $mean } κατά μέσο όρο, από { $shortest } έως { $longest }
cli-speed = { $decisions } αποφάσεις σε { $seconds } s: { $rate } αποφάσεις και { $games } παρτίδες το δευτερόλεπτο ({ $build })
simulate-broken-game = Η παρτίδα { $index } (σπόρος { $seed }) δεν μπόρεσε να παιχτεί ως το τέλος: { $reason }
simulate-bots = { $bots } μποτ δεν ταιριάζουν σε { $players } θέσεις.
simulate-worker-died = Μια διεργασία έπεσε, ίσως από έλλειψη μνήμης. Δοκίμασε με λιγότερες (--workers).

# Wrong use
cli-wrong-number = Το { $option } θέλει έναν αριθμό από { $low } έως { $high }, όχι «{ $text }».
cli-wrong-word = Το { $option } θέλει κάτι από αυτά: { $known }· όχι «{ $text }».
cli-wrong-bots = Το --bots ονομάζει { $bots } μποτ για { $seats } θέσεις. Πες ένα για όλες, ή ένα για κάθε θέση.
cli-wrong-name = Το --name θέλει από 1 έως 40 χαρακτήρες που μπορούν να εμφανιστούν.
cli-no-such-option = Δεν υπάρχει παράμετρος { $option }. Δοκίμασε: { $command } --help
cli-no-such-command = Δεν υπάρχει εντολή «{ $word }». Δοκίμασε: { $command } --help
cli-extra-words = Το «{ $words }» περισσεύει. Δοκίμασε: { $command } --help
cli-option-wants = Η παράμετρος { $option } θέλει κάτι μετά από αυτήν. Δοκίμασε: { $command } --help
cli-option-usage = Η παράμετρος { $option } δεν χρησιμοποιείται έτσι. Δοκίμασε: { $command } --help
cli-usage = Η εντολή δεν μπορεί να εκτελεστεί ({ $message }). Δοκίμασε: { $command } --help
cli-broken = Αυτό είναι σφάλμα του Sixgun ({ $error }). Γράψε μας γι' αυτό, με όσα έκανες και με την καταγραφή της παρτίδας.
cli-no-room = Όσα έχει να πει το Sixgun δεν μπορούν να γραφτούν: εκεί που πάει η έξοδος δεν υπάρχει χώρος.

# Sets and the options of a game
cli-sets = Επεκτάσεις: { $sets }.
cli-unknown-set = Δεν υπάρχει επέκταση «{ $set }».{ $near ->
    [none] {""}
   *[other] {" "}Μήπως εννοείς { $near };
 } Υπάρχουν: { $known }.
cli-set-id-twice = Η επέκταση «{ $set }» φέρνει το «{ $id }», που το φέρνει και μια άλλη από τις επεκτάσεις που διάλεξες. Άφησε έξω τη μία από τις δύο: πες ποιες επεκτάσεις θέλεις με --set ΟΝΟΜΑ.
cli-set-twice = Υπάρχουν δύο επεκτάσεις με το όνομα «{ $set }»: ένα πακέτο φέρνει μία που την έχει ήδη ένα άλλο, ή το ίδιο το Sixgun. Απεγκατάστησε εκείνο το πακέτο, ή άφησε έξω αυτή την επέκταση.
cli-too-many-players = Με αυτές τις επεκτάσεις παίζουν έως { $most }, όχι { $players }.{ $more ->
    [none] {""}
   *[other] {" "}Πρόσθεσε { $more }, ή διάλεξε λιγότερους παίκτες.
 }
cli-character-set-out = Η επέκταση «{ $set }» δεν είναι σε αυτή την παρτίδα, οπότε οι χαρακτήρες της δεν μοιράζονται. Πρόσθεσε --set { $set }, ή διάλεξε από: { $known }.
cli-character-set-none = Η επέκταση «{ $set }» δεν έχει χαρακτήρες. Διάλεξε από: { $known }.
cli-few-characters = Για { $players } παίκτες χρειάζονται { $needed } χαρακτήρες ({ $each } για τον καθένα), και υπάρχουν μόνο { $left } ({ $sets }).{ $most ->
    [none] {""}
   *[other] {" "}Με αυτούς παίζουν έως { $most }.
 }{ $more ->
    [none] {""}
   *[other] {" "}Υπάρχουν κι άλλοι με { $more }.
 }

# The rulebook
cli-rules-title = Οι κανόνες, με δικά μας λόγια
cli-rules-game = παιχνίδι
cli-option-of-other-game = Το { $option } είναι παράμετρος άλλου παιχνιδιού ({ $games }), όχι του { $game }· αυτό δέχεται { $takes }.
cli-rules-hint =
    sixgun rules B-9.1         ένας κανόνας με όσους έχει από κάτω· τον αριθμό τον δίνει το παιχνίδι
    sixgun rules HN            ένα ολόκληρο κεφάλαιο
    sixgun rules cat balou     μια κάρτα, ένας χαρακτήρας, γεγονός, ρόλος ή επέκταση
    sixgun rules --search όπλο κάθε σημείο που μιλάει γι' αυτό
cli-chapter-opt = Παράμετροι της παρτίδας
cli-chapter-t = Χρονισμός
cli-chapter-b = Το βασικό παιχνίδι
cli-chapter-dc = Dodge City: οι κάρτες
cli-chapter-ch = Οι χαρακτήρες γενικά
cli-chapter-cb = Οι χαρακτήρες του βασικού παιχνιδιού
cli-chapter-cd = Οι χαρακτήρες του Dodge City
cli-chapter-cs = Οι ειδικοί χαρακτήρες της επέκτασης «Η Σφαίρα»
cli-chapter-cw = Οι ειδικοί χαρακτήρες της επέκτασης «Καταζητείται»
cli-chapter-ev = Οι κάρτες γεγονότων γενικά
cli-chapter-hn = Τα γεγονότα της επέκτασης «Ντάλα Μεσημέρι»
cli-chapter-fc = Τα γεγονότα της επέκτασης «Για μια Χούφτα Κάρτες»
cli-chapter-d = The Duel: ένα παιχνίδι για δύο παίκτες
cli-chapter-g = The Dice Game: το παιχνίδι με τα ζάρια
cli-chapter-other = Κανόνες άλλου πακέτου
cli-section-dc-1 = Γενικά
cli-section-dc-2 = Τι είναι οι πράσινες κάρτες
cli-section-dc-3 = Οι καφέ κάρτες
cli-section-dc-4 = Οι μπλε κάρτες
cli-section-dc-5 = Οι πράσινες κάρτες, μία μία
cli-section-ev-1 = Η τράπουλα των γεγονότων
cli-section-ev-2 = Πότε έρχεται ένα γεγονός, και πόσο μένει
cli-section-ev-3 = Πώς λειτουργούν τα γεγονότα
cli-rules-character = χαρακτήρας («{ $set }»), πόντοι ζωής: { $life }
cli-rules-event = γεγονός («{ $set }»)
cli-rules-set = επέκταση, --set { $name }
cli-rules-characters = Χαρακτήρες: { $names }
cli-rules-events = Γεγονότα: { $names }
cli-rules-role = ρόλος
cli-rules-word = λέξη των κανόνων
cli-rules-no-card = δεν είναι κάρτα
cli-rules-faces = { $count ->
    [one] Μία κάρτα: { $faces }
   *[other] { $count } κάρτες: { $faces }
 }
cli-rules-about = Αφορά: { $names }
cli-rules-unknown = Τίποτα στους κανόνες δεν λέγεται «{ $text }».
cli-rules-elsewhere = Ο { $rule } είναι κανόνας άλλου παιχνιδιού: sixgun rules { $rule }
cli-rules-near = Μήπως: { $near };
cli-rules-try-search = Ψάξε το στα κείμενα: sixgun rules --search "{ $text }"
cli-rules-search-what = Πες τι να ψάξω: sixgun rules --search φυλακή
cli-rules-not-found = Το «{ $text }» δεν υπάρχει πουθενά στους κανόνες.
cli-rules-near-words = Υπάρχει: { $near }.
cli-rules-found = { $count ->
    [one] Ένα σημείο μιλάει για «{ $text }».
   *[other] { $count } σημεία μιλούν για «{ $text }».
 }
cli-rules-guides = Κάθε παιχνίδι σε δύο λεπτά: { $commands }
cli-rules-best = Τα { $shown } καλύτερα από { $count } σημεία που μιλούν για «{ $text }».
