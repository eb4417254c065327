# What a player is asked. prompt-* speaks to the one who is asked, asked-* tells the others what is waited for.
# $by is the seat that causes it (or whose cards are chosen from), $card the card it is about.

prompt-play = Η σειρά σου: παίξε όσες κάρτες θέλεις, ώσπου να τελειώσεις.
prompt-discard-excess = { $amount ->
    [one] Το χέρι σου ξεπερνάει το όριό σου: απόρριψε μία κάρτα.
   *[other] Το χέρι σου ξεπερνάει το όριό σου: απόρριψε { $amount } κάρτες, μία μία.
 }
prompt-answer-shot = { $amount ->
    [one] { $by } σε πυροβολεί ({ $card }). Πώς απαντάς;
   *[other] { $by } σε πυροβολεί ({ $card }). Για να σταματήσει χρειάζονται { $amount } Αστοχίες. Πώς απαντάς;
 }
prompt-answer-indians = { $by } ξεσηκώνει τους Ινδιάνους ({ $card }): απόρριψε ένα BANG! ή χάσε έναν πόντο ζωής.
prompt-answer-duel = Μονομαχείς με αντίπαλο { $by } ({ $card }): απόρριψε ένα BANG! ή χάσε έναν πόντο ζωής.
prompt-dying = { $amount ->
    [one] Ο τελευταίος σου πόντος ζωής χάθηκε. Ανάκτησε έναν, αλλιώς βγαίνεις από το παιχνίδι.
   *[other] Ο τελευταίος σου πόντος ζωής χάθηκε. Ανάκτησε { $amount }, αλλιώς βγαίνεις από το παιχνίδι.
 }
prompt-take-card = { $card }: ποια κάρτα παίρνεις από τον παίκτη { $by };
prompt-remove-card = { $card }: ποια κάρτα πρέπει να χάσει { $by };
prompt-general-store = Το Παντοπολείο άνοιξε: ποια κάρτα παίρνεις;
prompt-choose-flip = Ποια από τις δύο κάρτες να μετρήσει;
prompt-draw-source-hand = Από πού έρχεται η πρώτη σου κάρτα: από την τράπουλα ή από το χέρι κάποιου;
prompt-draw-source-discard = Από πού έρχεται η πρώτη σου κάρτα: από την τράπουλα ή από τη στοίβα απόρριψης;
prompt-keep-cards = { $amount ->
    [one] Ποια κάρτα κρατάς; Οι άλλες γυρίζουν πίσω.
   *[other] Ποιες { $amount } κάρτες κρατάς; Οι υπόλοιπες γυρίζουν πίσω.
 }
prompt-choose-character = Ποιος χαρακτήρας θέλεις να είσαι;

asked-play = { $player } παίζει κάρτες.
asked-discard-excess = { $player } πρέπει να απορρίψει ό,τι ξεπερνάει το όριο του χεριού.
asked-answer-shot = { $player } πρέπει να απαντήσει σε πυροβολισμό.
asked-answer-indians = { $player } πρέπει να αντιμετωπίσει τους Ινδιάνους.
asked-answer-duel = { $player } πρέπει να απαντήσει στη Μονομαχία.
asked-dying = { $player } παλεύει να μείνει στο παιχνίδι.
asked-take-card = { $player } διαλέγει ποια κάρτα θα πάρει.
asked-remove-card = { $player } διαλέγει ποια κάρτα θα απορριφθεί.
asked-general-store = { $player } διαλέγει από το Παντοπολείο.
asked-choose-flip = { $player } διαλέγει ποια κάρτα μετράει.
asked-draw-source-hand = { $player } διαλέγει από πού έρχεται η πρώτη κάρτα.
asked-draw-source-discard = { $player } διαλέγει από πού έρχεται η πρώτη κάρτα.
asked-keep-cards = { $player } διαλέγει ποιες κάρτες θα κρατήσει.
asked-choose-character = { $player } διαλέγει χαρακτήρα.
