# Sets and events in general, and words for what another package has brought without texts of its own.

set-base = Βασικό παιχνίδι
    .text = 80 κάρτες και 16 χαρακτήρες, για 3 έως 7 παίκτες.

border-green = πράσινη κάρτα
no-text = Δεν υπάρχει κείμενο για { $name }: η επέκταση δεν έφερε κανένα.

# Words of the rules.
term-distance = απόσταση
term-draw_check = Τράβηγμα!
term-life_point = πόντος ζωής

event-event = Ένα νέο γεγονός ισχύει: { $event }. { $text }
event-declines = { $you ->
    [seat] Δεν κάνεις χρήση: { $source }
   *[none] { $player } δεν κάνει χρήση: { $source }
 }
event-discards-event = { $you ->
    [seat] Απορρίπτεις: { $cards }
   *[none] { $player } απορρίπτει: { $cards }
 }

# Abilities and events without a sentence of their own.
action-use-ability = Κάνε χρήση: { $source }
action-use-ability-at = Κάνε χρήση: { $source } με στόχο { $player }
action-use-ability-paying = Κάνε χρήση: { $source } με { $cards }
action-use-ability-paying-at = Κάνε χρήση: { $source } με { $cards }, στόχος { $player }
event-uses-ability-at = { $you ->
    [seat] Χρησιμοποιείς την ικανότητά σου ({ $source }) με στόχο { $other }.
    [other] { $player } χρησιμοποιεί την ικανότητα { $source } με στόχο εσένα.
   *[none] { $player } χρησιμοποιεί την ικανότητα { $source } με στόχο { $other }.
 }
event-uses-ability-paying-at = { $you ->
    [seat] Χρησιμοποιείς την ικανότητά σου ({ $source }) με στόχο { $other } και απορρίπτεις: { $cards }
    [other] { $player } χρησιμοποιεί την ικανότητα { $source } με στόχο εσένα και απορρίπτει: { $cards }
   *[none] { $player } χρησιμοποιεί την ικανότητα { $source } με στόχο { $other } και απορρίπτει: { $cards }
 }
event-uses-event = { $you ->
    [seat] Κάνεις χρήση του γεγονότος «{ $source }».
   *[none] { $player } κάνει χρήση του γεγονότος «{ $source }».
 }
event-uses-event-at = { $you ->
    [seat] Κάνεις χρήση του γεγονότος «{ $source }» με στόχο { $other }.
    [other] { $player } κάνει χρήση του γεγονότος «{ $source }» με στόχο εσένα.
   *[none] { $player } κάνει χρήση του γεγονότος «{ $source }» με στόχο { $other }.
 }
event-uses-event-paying = { $you ->
    [seat] Κάνεις χρήση του γεγονότος «{ $source }» και απορρίπτεις: { $cards }
   *[none] { $player } κάνει χρήση του γεγονότος «{ $source }» και απορρίπτει: { $cards }
 }
event-uses-event-paying-at = { $you ->
    [seat] Κάνεις χρήση του γεγονότος «{ $source }» με στόχο { $other } και απορρίπτεις: { $cards }
    [other] { $player } κάνει χρήση του γεγονότος «{ $source }» με στόχο εσένα και απορρίπτει: { $cards }
   *[none] { $player } κάνει χρήση του γεγονότος «{ $source }» με στόχο { $other } και απορρίπτει: { $cards }
 }
event-check-succeeds = { $you ->
    [seat] Η κάρτα πετυχαίνει για «{ $source }» μπροστά σου.
   *[none] Η κάρτα πετυχαίνει για «{ $source }» μπροστά στον παίκτη { $player }.
 }
event-check-fails = { $you ->
    [seat] Η κάρτα δεν φτάνει για «{ $source }» μπροστά σου.
   *[none] Η κάρτα δεν φτάνει για «{ $source }» μπροστά στον παίκτη { $player }.
 }

# Shots that come from no card, or from nobody.
prompt-answer-shot-by = { $amount ->
    [one] { $by } σε πυροβολεί. Πώς απαντάς;
   *[other] { $by } σε πυροβολεί. Για να σταματήσει χρειάζονται { $amount } Αστοχίες. Πώς απαντάς;
 }
prompt-answer-shot-alone = { $amount ->
    [one] Πέφτει ένας πυροβολισμός εναντίον σου. Πώς απαντάς;
   *[other] Πέφτει ένας πυροβολισμός εναντίον σου. Για να σταματήσει χρειάζονται { $amount } Αστοχίες. Πώς απαντάς;
 }
event-avoids-alone = { $you ->
    [seat] Γλιτώνεις από τον πυροβολισμό.
   *[none] { $player } γλιτώνει από τον πυροβολισμό.
 }
event-plays-as-missed-alone = { $you ->
    [seat] Χρησιμοποιείς ως «Αστοχία!»: { $cards }
   *[none] { $player } χρησιμοποιεί ως «Αστοχία!»: { $cards }
 }
event-answers-alone = { $you ->
    [seat] Απαντάς με: { $cards }
   *[none] { $player } απαντάει με: { $cards }
 }

refusal-barred = { $whose ->
    [event] Ισχύει το γεγονός «{ $source }»: η κάρτα { $card } δεν μπορεί να παιχτεί.
   *[character] Όσο είσαι { $source } δεν μπορείς να παίξεις την κάρτα { $card }.
 }
refusal-ability-by-itself = { $whose ->
    [event] Δεν έχεις τι να χρησιμοποιήσεις: το γεγονός «{ $source }» δρα μόνο του, ή σε ρωτάει όταν έρθει η ώρα.
   *[character] Δεν έχεις τι να χρησιμοποιήσεις: η ικανότητα { $source } δρα μόνη της, ή σε ρωτάει όταν έρθει η ώρα.
 }

error-options-character-sets = Από την επέκταση «{ $set }» δεν μπορούν να έρθουν χαρακτήρες. Οι επεκτάσεις αυτής της παρτίδας που έχουν: { $known }.
error-set = Δεν υπάρχει επέκταση «{ $set }». Υπάρχουν: { $known }.
error-set-id-twice = Η επέκταση «{ $set }» φέρνει το «{ $id }», και μια άλλη επέκταση της παρτίδας έχει ήδη κάτι με αυτό το όνομα.
error-set-broken = Η επέκταση «{ $set }» ενός άλλου πακέτου δεν μπορεί να χρησιμοποιηθεί: { $what }.
error-set-no-kind = Η επέκταση «{ $set }» έχει μια κάρτα «{ $id }», και καμία επέκταση της παρτίδας δεν λέει τι είναι αυτή.
