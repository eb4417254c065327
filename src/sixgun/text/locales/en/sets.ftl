# Sets and events in general, and words for what another package has brought without texts of its own.

set-base = Base game
    .text = 80 cards and 16 characters, for 3 to 7 players.

border-green = green card
no-text = There is no text about { $name }: its set has brought none.

# Words of the rules.
term-distance = distance
term-draw_check = draw!
term-life_point = life point

event-event = A new event is in force: { $event }. { $text }
event-declines = { $you ->
    [seat] You leave { $source } alone.
   *[none] { $player } leaves { $source } alone.
 }
event-discards-event = { $you ->
    [seat] You discard { $cards }.
   *[none] { $player } discards { $cards }.
 }

# Abilities and events without a sentence of their own.
action-use-ability = Use { $source }
action-use-ability-at = Use { $source } on { $player }
action-use-ability-paying = Use { $source } with { $cards }
action-use-ability-paying-at = Use { $source } with { $cards } on { $player }
event-uses-ability-at = { $you ->
    [seat] You use your ability as { $source } on { $other }.
    [other] { $player } uses { $source }'s ability on you.
   *[none] { $player } uses { $source }'s ability on { $other }.
 }
event-uses-ability-paying-at = { $you ->
    [seat] You use your ability as { $source } on { $other } and discard { $cards }.
    [other] { $player } uses { $source }'s ability on you and discards { $cards }.
   *[none] { $player } uses { $source }'s ability on { $other } and discards { $cards }.
 }
event-uses-event = { $you ->
    [seat] You make use of { $source }.
   *[none] { $player } makes use of { $source }.
 }
event-uses-event-at = { $you ->
    [seat] You make use of { $source } on { $other }.
    [other] { $player } makes use of { $source } on you.
   *[none] { $player } makes use of { $source } on { $other }.
 }
event-uses-event-paying = { $you ->
    [seat] You make use of { $source } and discard { $cards }.
   *[none] { $player } makes use of { $source } and discards { $cards }.
 }
event-uses-event-paying-at = { $you ->
    [seat] You make use of { $source } on { $other } and discard { $cards }.
    [other] { $player } makes use of { $source } on you and discards { $cards }.
   *[none] { $player } makes use of { $source } on { $other } and discards { $cards }.
 }
event-check-succeeds = { $you ->
    [seat] The card is good enough for { $source } in front of you.
   *[none] The card is good enough for { $source } in front of { $player }.
 }
event-check-fails = { $you ->
    [seat] The card is not good enough for { $source } in front of you.
   *[none] The card is not good enough for { $source } in front of { $player }.
 }

# Shots that come from no card, or from nobody.
prompt-answer-shot-by = { $amount ->
    [one] { $by } shoots at you. How do you answer?
   *[other] { $by } shoots at you. It takes { $amount } Missed! to stop it. How do you answer?
 }
prompt-answer-shot-alone = { $amount ->
    [one] A shot is fired at you. How do you answer?
   *[other] A shot is fired at you. It takes { $amount } Missed! to stop it. How do you answer?
 }
event-avoids-alone = { $you ->
    [seat] You escape the shot.
   *[none] { $player } escapes the shot.
 }
event-plays-as-missed-alone = { $you ->
    [seat] You use { $cards } as a Missed!.
   *[none] { $player } uses { $cards } as a Missed!.
 }
event-answers-alone = { $you ->
    [seat] You answer with { $cards }.
   *[none] { $player } answers with { $cards }.
 }

refusal-barred = { $whose ->
    [event] { $source } is in force: { $card } cannot be played.
   *[character] As { $source } you cannot play { $card }.
 }
refusal-ability-by-itself = { $whose ->
    [event] There is nothing to use: { $source } works by itself, or asks you when the time has come.
   *[character] There is nothing to use: the ability of { $source } works by itself, or asks you when the time has come.
 }

error-options-character-sets = No characters can come from “{ $set }”. Sets in this game that have any: { $known }.
error-set = There is no set “{ $set }”. There are: { $known }.
error-set-id-twice = The set “{ $set }” brings “{ $id }”, and another set in the game has one of that name already.
error-set-broken = The set “{ $set }” of another package cannot be used: { $what }.
error-set-no-kind = The set “{ $set }” has a card “{ $id }”, and no set in the game says what that is.
