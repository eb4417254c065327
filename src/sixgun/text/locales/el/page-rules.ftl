# The rulebook on the web page.

page-rules-text = Κάθε κανόνας έχει αριθμό, και κάθε ερώτηση στο τραπέζι λέει από ποιον κανόνα έρχεται.
page-rules-search = Ψάξε κανόνες, κάρτες, χαρακτήρες
page-rules-part = Κεφάλαιο
page-rules-parts = Κεφάλαια
page-rules-page = Όλο το βιβλίο κανόνων
page-rules-found = { $count ->
    [one] Ένα σημείο
   *[other] { $count } σημεία
 }
page-rules-nothing = Πουθενά εδώ δεν υπάρχουν όλες αυτές οι λέξεις. Δοκίμασε λιγότερες, ή τον αριθμό ενός κανόνα.
page-rules-more = Κανόνες:
page-shelf-cards = Κάρτες
page-shelf-faces = Όψεις των ζαριών
page-shelf-characters = Χαρακτήρες
page-shelf-events = Γεγονότα
page-shelf-roles = Ρόλοι
page-shelf-sets = Επεκτάσεις
page-shelf-words = Λέξεις των κανόνων
