# The settings of the web page.

page-theme = Χρώματα
page-theme-auto = Της συσκευής
page-theme-light = Φωτεινά
page-theme-dark = Σκούρα
page-speed = Κίνηση
    .text = Πόσο γρήγορα κινούνται κάρτες και ζάρια.
page-speed-off = Καμία
page-speed-usual = Κανονική
page-speed-slow = Αργή
page-sound = Ήχοι
    .text = Ένας ήχος όταν είναι η σειρά σου, και στους πυροβολισμούς.
page-careful = Ερώτηση σε αμφιβολία
    .text = Ρωτάει ακόμα μία φορά πριν από κίνηση που σε βλάπτει ή χαραμίζει κάρτα.
page-hints = Εξηγήσεις
    .text = Περισσότερα λόγια για αρχάριους. Συμβουλές για τις κινήσεις υπάρχουν μόνο σε τραπέζια που τις επιτρέπουν.
page-settings-kept = Φυλάσσονται μόνο σε αυτόν τον περιηγητή.
