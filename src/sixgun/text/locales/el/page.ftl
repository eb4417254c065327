# The web page: words that all of its parts use.

page-close = Κλείσιμο
page-cancel = Άκυρο
page-yes = ναι
page-no = όχι
page-copy = Αντιγραφή
page-copied = Αντιγράφηκε
page-share = Κοινοποίηση
page-loading = Φόρτωση …
page-try-again = Δοκίμασε πάλι
page-fault = Κάτι πήγε στραβά εδώ. Φόρτωσε πάλι τη σελίδα· στο τραπέζι δεν χάθηκε τίποτα.
page-unreachable = Ο διακομιστής δεν απαντάει. Έλεγξε τη σύνδεσή σου και δοκίμασε πάλι.
page-rule = Κανόνας { $rule }
page-you = εσύ

page-skip = Στο περιεχόμενο
page-home = Sixgun: στην αίθουσα
page-menu = Μενού
page-more = Περισσότερα
page-language = Γλώσσα
page-rules = Κανόνες
page-settings = Ρυθμίσεις
page-finished = Παλιές παρτίδες
page-about = Για το Sixgun
page-unofficial = Ανεπίσημο και δωρεάν. Το BANG! είναι εμπορικό σήμα του εκδότη του, dV Giochi.

page-name = Το όνομά σου
page-name-title = Πώς σε φωνάζουν;
page-name-why = Αυτό το όνομα βλέπουν οι άλλοι στο τραπέζι. Δεν χρειάζεσαι λογαριασμό.
page-name-take = Αυτό είναι
page-name-missing = Γράψε πρώτα ένα όνομα.
page-name-change = Άλλαξε όνομα
page-name-is = Σε λένε { $name }.
page-name-none = Δεν έχεις ακόμα όνομα εδώ.

page-about-what = Το Sixgun είναι ένα ανοιχτό τραπέζι για το BANG! με κάρτες, το The Duel και το The Dice Game. Παίζεις με φίλους, με μποτ ή με δικά σου προγράμματα, και για κάθε κίνηση μπορείς να ρωτήσεις σε ποιον κανόνα στηρίζεται.
page-about-unofficial = Ανεπίσημο
page-about-trademark = Το BANG! είναι εμπορικό σήμα του εκδότη του, dV Giochi. Ο εκδότης ούτε έφτιαξε ούτε εγκρίνει το Sixgun. Δεν χρησιμοποιούνται δικές του εικόνες ή διατυπώσεις: όλες οι φράσεις εδώ είναι δικές μας.
page-about-icons = Εικονίδια
page-about-icons-text = Τα εικονίδια είναι των καλλιτεχνών του game-icons.net, με άδεια Creative Commons Attribution 3.0.
page-about-licence = Άδεια
page-about-licence-text = Το Sixgun είναι ελεύθερο λογισμικό με άδεια Apache License 2.0.
page-about-private = Τι φυλάσσεται
page-about-private-text = Ένα cookie κρατάει το όνομά σου, κι ο περιηγητής σου τις ρυθμίσεις σου. Ο διακομιστής κρατάει τις παρτίδες που παίχτηκαν. Τίποτα δεν στέλνεται σε κανέναν άλλο.
