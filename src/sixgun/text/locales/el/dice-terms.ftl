# The Dice Game: the faces of the dice, and words of its rules. No Greek edition names them.

dice-face-arrow = Ινδιάνικο Βέλος
    .text = Παίρνεις αμέσως ένα βέλος. Όταν κάποιος πάρει το τελευταίο, οι Ινδιάνοι επιτίθενται: καθένας χάνει έναν πόντο ζωής για κάθε βέλος που έχει μπροστά του.
dice-face-dynamite = Δυναμίτης
    .text = Δεν ξαναρίχνεται. Με τρεις χάνεις έναν πόντο ζωής και δεν ρίχνεις άλλο.
dice-face-bullseye_1 = Διάνα 1
    .text = Ο παίκτης δίπλα σου, αριστερά ή δεξιά, χάνει έναν πόντο ζωής.
dice-face-bullseye_2 = Διάνα 2
    .text = Ένας παίκτης δύο θέσεις μακριά, αριστερά ή δεξιά, χάνει έναν πόντο ζωής. Με δύο ή τρεις παίκτες ζωντανούς είναι 1.
dice-face-beer = Μπύρα
    .text = Ένας παίκτης της επιλογής σου, ή εσύ, ανακτά έναν πόντο ζωής.
dice-face-gatling = Αυτόματο
    .text = Με τρία, όλοι οι άλλοι χάνουν έναν πόντο ζωής, κι εσύ επιστρέφεις όλα τα βέλη σου.

# Words of the rules
dice-term-role_card = κάρτα ρόλου
dice-term-character_card = κάρτα χαρακτήρα
dice-term-summary_card = συνοπτική κάρτα
dice-term-die = ζάρι
dice-term-arrow_token = μάρκα βέλους
dice-term-arrow_pile = στοίβα των βελών
dice-term-indian_attack = επίθεση των Ινδιάνων
dice-term-indians = Ινδιάνοι
dice-term-life_point = πόντος ζωής
dice-term-bullet_token = μάρκα σφαίρας
dice-term-roll = ριξιά
dice-term-reroll = ξαναρίξιμο
dice-term-turn = σειρά
dice-term-player = παίκτης
dice-term-ability = ικανότητα
dice-term-elimination = εξόντωση
dice-term-setup = προετοιμασία
dice-term-goal = σκοπός
dice-term-end = τέλος της παρτίδας
dice-term-three_players = κανόνες για τρεις παίκτες
