# Finished games on the web page, and their replay.

page-finished-text = Δες πάλι μια παρτίδα, κίνηση κίνηση, με όποιου τα μάτια θέλεις.
page-finished-none = Καμία παρτίδα δεν έχει τελειώσει ακόμα εδώ.
page-finished-all = Όλες οι παλιές παρτίδες
page-finished-mine = Οι παρτίδες σου
page-finished-open = Παρτίδες ανοιχτών τραπεζιών
page-finished-more = Δείξε παλιότερες
page-match-facts = { $players } παίκτες, { $actions ->
    [one] μία κίνηση
   *[other] { $actions } κινήσεις
 }
page-outcome = Η παρτίδα τελείωσε.
page-outcome-sheriff = Νίκησε η πλευρά του Σερίφη.
page-outcome-deputy = Νίκησε ο Βοηθός.
page-outcome-outlaw = Νίκησε ο Εγκληματίας.
page-outcome-renegade = Νίκησε ο Αποστάτης.
page-outcome-law = Νίκησε ο Νόμος.
page-outcome-outlaws = Νίκησαν οι Εγκληματίες.
page-outcome-nobody = Δεν νίκησε κανείς.

page-replay = Επανάληψη
page-replay-eyes = Με τα μάτια
page-replay-eyes-bystander = Ενός θεατή
page-replay-eyes-all = Όλα ανοιχτά
page-replay-timeline = Στιγμή της παρτίδας
page-replay-at = Κίνηση { $step } από { $steps }
page-replay-begin = Πριν από την πρώτη κίνηση
page-replay-first = Στην αρχή
page-replay-back = Μία κίνηση πίσω
page-replay-play = Παίξε
page-replay-pause = Παύση
page-replay-next = Μία κίνηση μπροστά
page-replay-last = Στο τέλος
page-replay-speed = Ταχύτητα
page-replay-story = Τι έγινε
page-replay-turn = Σειρά του παίκτη { $name }
page-replay-out = { $name }: εκτός
page-replay-link = Αντίγραψε σύνδεσμο σε αυτή τη στιγμή
page-replay-record = Κατέβασε την καταγραφή
page-replay-table = Το τραπέζι
page-replay-share = Μια παρτίδα που τελείωσε στο Sixgun
