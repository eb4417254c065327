# Words of the table: suits, ranks, roles, places, and how lists are joined.

suit-hearts = Κούπα
suit-diamonds = Καρό
suit-clubs = Σπαθί
suit-spades = Μπαστούνι

# Ranks as they are spoken; the short forms (J, Q, K, A) belong to the notation and are not translated.
rank-2 = δύο
rank-3 = τρία
rank-4 = τέσσερα
rank-5 = πέντε
rank-6 = έξι
rank-7 = επτά
rank-8 = οκτώ
rank-9 = εννέα
rank-10 = δέκα
rank-11 = βαλές
rank-12 = ντάμα
rank-13 = ρήγας
rank-14 = άσος

# A card read aloud: "Πανικός!, βαλές Κούπα".
card-spoken = { $name }, { $rank } { $suit }

border-brown = καφέ κάρτα
border-blue = μπλε κάρτα

role-sheriff = Σερίφης
    .aim = Ξεφορτώσου όλους τους Εγκληματίες και όλους τους Αποστάτες.
role-deputy = Βοηθός
    .aim = Κράτα τον Σερίφη στο παιχνίδι: κερδίζετε και χάνετε μαζί.
role-outlaw = Εγκληματίας
    .aim = Βγάλε από τη μέση τον Σερίφη.
role-renegade = Αποστάτης
    .aim = Μείνε ο τελευταίος στο παιχνίδι, με τον Σερίφη να πέφτει τελευταίος πριν από σένα.

# Three players: everybody hunts one other player (rule B-14.2).
three-players-deputy = Εξόντωσε με τα χέρια σου τον Αποστάτη.
three-players-outlaw = Εξόντωσε με τα χέρια σου τον Βοηθό.
three-players-renegade = Εξόντωσε με τα χέρια σου τον Εγκληματία.

# Lists: "A", "A και B", "A, B και C".
list-comma = { $left }, { $right }
list-and = { $left } και { $right }

# The weapon everybody has without a card (rule B-11.1).
weapon-colt_45 = Colt.45
    .text = Το περίστροφο που έχουν όλοι επάνω τους. Φτάνει σε απόσταση 1, κανείς δεν μπορεί να σου το πάρει, και αδρανεί όσο έχεις μπροστά σου άλλο όπλο.
