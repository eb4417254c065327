# The special characters of The Bullet and of Wanted, and what is asked and told because of them.

set-bullet = Η Σφαίρα
    .text = Τρεις ειδικοί χαρακτήρες: Uncle Will, Johnny Kisch και Claus "The Saint".
set-wanted = Καταζητείται
    .text = Έξι ακόμα χαρακτήρες, από τον Youl Grinner ως την Annie Versary.

character-uncle_will = Uncle Will
    .text = Μία φορά στη σειρά του μπορεί να παίξει οποιαδήποτε κάρτα του χεριού του ως Παντοπολείο.
character-johnny_kisch = Johnny Kisch
    .text = Όταν βάζει μια κάρτα στο παιχνίδι, απορρίπτονται όλες οι άλλες κάρτες με το ίδιο όνομα που είναι στο παιχνίδι.
character-claus_the_saint = Claus "The Saint"
    .text = Στην αρχή της σειράς του τραβάει μία κάρτα περισσότερη από όσοι είναι οι παίκτες. Κρατάει δύο και δίνει από μία σε κάθε άλλον παίκτη.

character-youl_grinner = Youl Grinner
    .text = Πριν τραβήξει, όποιος έχει στο χέρι περισσότερες κάρτες από αυτόν του δίνει μία, που τη διαλέγει εκείνος που τη δίνει.
character-big_spencer = Big Spencer
    .text = Αρχίζει με πέντε κάρτες. Δεν μπορεί να παίξει «Αστοχία!».
character-madam_yto = Madam Yto
    .text = Τραβάει μια κάρτα κάθε φορά που κάποιος παίζει Μπύρα, ακόμα κι η ίδια.
character-colorado_bill = Colorado Bill
    .text = Γυρίζει μια κάρτα για κάθε κάρτα BANG! που παίζει: με Μπαστούνι ο πυροβολισμός δεν αποφεύγεται.
character-henry_block = Henry Block
    .text = Όποιος παίρνει ή απορρίπτει κάρτα δική του, από το χέρι ή από το τραπέζι, δέχεται πρώτα έναν πυροβολισμό.
character-annie_versary = Annie Versary
    .text = Μπορεί να χρησιμοποιήσει οποιαδήποτε κάρτα του χεριού της ως «BANG!».

# What is asked
prompt-keep-card = { $amount ->
    [one] Ποια κάρτα κρατάς;
   *[other] Ποια κάρτα κρατάς; Διαλέγεις { $amount }, μία μία.
 }
asked-keep-card = { $player } διαλέγει ποιες κάρτες θα κρατήσει.
prompt-give-card = Ποια κάρτα δίνεις στον παίκτη { $by };
asked-give-card = { $player } διαλέγει ποια κάρτα θα δώσει.

action-choose-card-give-card = Δώσε: { $card }
action-use-uncle_will = Παίξε ως Παντοπολείο: { $card }

# What is told
event-gives = { $you ->
    [seat] Δίνεις στον παίκτη { $other }: { $cards }
    [other] { $player } σου δίνει: { $cards }
   *[none] { $player } δίνει στον παίκτη { $other }: { $cards }
 }
event-gives-hidden = { $count ->
    [one] { $player } δίνει μία κάρτα στον παίκτη { $other }.
   *[other] { $player } δίνει { $count } κάρτες στον παίκτη { $other }.
 }
event-uses-uncle_will = { $you ->
    [seat] Ως { $source } παίζεις για Παντοπολείο: { $cards }
   *[none] Ως { $source }, { $player } παίζει για Παντοπολείο: { $cards }
 }
event-uses-henry_block = { $you ->
    [seat] { $other } θέλει κάρτα σου: εσύ πυροβολείς πρώτα.
    [other] Θέλεις κάρτα του παίκτη { $player }, που πυροβολεί πρώτα.
   *[none] { $other } θέλει κάρτα του παίκτη { $player }, που πυροβολεί πρώτα.
 }
event-check-succeeds-colorado_bill = { $you ->
    [seat] Ο πυροβολισμός σου δεν αποφεύγεται.
   *[none] Ο πυροβολισμός του παίκτη { $player } δεν αποφεύγεται.
 }
event-check-fails-colorado_bill = { $you ->
    [seat] Ο πυροβολισμός σου είναι σαν όλους τους άλλους.
   *[none] Ο πυροβολισμός του παίκτη { $player } είναι σαν όλους τους άλλους.
 }
