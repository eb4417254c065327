# The table of The Dice Game.

page-dice-own = Τα ζάρια σου
page-dice-of = Ζάρια: { $name }
page-dice-die = Ζάρι { $number }: { $face }
page-dice-left = { $count ->
    [0] η τελευταία ριξιά
    [one] άλλη μία ριξιά
   *[other] άλλες { $count } ριξιές
 }
page-dice-count-now = τώρα τα ζάρια μετράνε
page-dice-state-locked = κλειδωμένο
page-dice-state-used = τέλος
page-dice-again = { $count ->
    [one] Ξαναρίξε (1 ζάρι)
   *[other] Ξαναρίξε ({ $count } ζάρια)
 }
page-dice-state-again = ξανά
page-dice-state-kept = μένει
page-dice-state-hand = πρόχειρο
page-dice-choose = Άγγιξε τα ζάρια που θα ξαναρίξεις.
page-dice-chosen = { $count ->
    [one] Ξαναρίχνεται ένα ζάρι, τα άλλα μένουν.
    [5] Ξαναρίχνονται όλα τα ζάρια.
   *[other] Ξαναρίχνονται { $count } ζάρια, τα άλλα μένουν.
 }
page-dice-turn = ρίχνει
page-dice-arrows = { $count ->
    [0] κανένα βέλος
    [one] ένα βέλος
   *[other] { $count } βέλη
 }
page-dice-hits = { $count ->
    [one] πρόκειται να χάσει έναν πόντο ζωής
   *[other] πρόκειται να χάσει { $count } πόντους ζωής
 }
page-dice-distance = { $distance ->
    [one] κάθεται δίπλα σου
   *[other] { $distance } θέσεις μακριά
 }
page-dice-pile = { $count ->
    [one] Ένα βέλος μένει στη στοίβα
   *[other] { $count } βέλη στη στοίβα
 }
page-dice-pile-about = Όποιος πάρει το τελευταίο βέλος φέρνει τους Ινδιάνους: καθένας χάνει έναν πόντο ζωής για κάθε βέλος που έχει μπροστά του, κι όλα τα βέλη γυρίζουν εδώ.
