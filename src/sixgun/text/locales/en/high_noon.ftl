# High Noon: its event cards, and what is asked and told because of them.

set-high_noon = High Noon
    .text = 15 event cards: from the Sheriff's second turn on, a new one bends the rules in every round.

eventcard-blessing = Blessing
    .text = All cards count as Hearts.
eventcard-curse = Curse
    .text = All cards count as Spades.
eventcard-the_daltons = The Daltons
    .text = When it comes into play, everybody with blue cards on the table chooses one of them and discards it.
eventcard-the_doctor = The Doctor
    .text = When it comes into play, whoever has the fewest life points regains one.
eventcard-ghost_town = Ghost Town
    .text = Players who are out come back for their own turn, as ghosts: they draw three cards instead of two, and nothing can hurt them. When the turn ends they are out again.
eventcard-gold_rush = Gold Rush
    .text = The turns go round counter-clockwise. Cards still work clockwise.
eventcard-handcuffs = Handcuffs
    .text = After drawing you name a suit: for the rest of your turn you can only play cards of that suit.
eventcard-hangover = Hangover
    .text = Characters have no abilities.
eventcard-new_identity = New Identity
    .text = At the start of your turn you may look at your second character and change to it for good, with two life points.
eventcard-the_reverend = The Reverend
    .text = Nobody can play Beer.
eventcard-the_sermon = The Sermon
    .text = You cannot use BANG! cards in your own turn.
eventcard-shootout = Shootout
    .text = You may play a second BANG! card in your turn.
eventcard-thirst = Thirst
    .text = You draw one card fewer at the start of your turn, but never less than one.
eventcard-train_arrival = Train Arrival
    .text = You draw one card more at the start of your turn.
eventcard-high_noon = High Noon
    .text = You lose a life point at the start of your turn. This is the last event and stays to the end.

# What is asked
prompt-discard-blue = Which blue card in front of you do you discard?
asked-discard-blue = { $player } is choosing a blue card to discard.
prompt-new-identity = Do you want to change to your second character, with two life points?
asked-new-identity = { $player } may take on a new identity.
prompt-name-suit = Name a suit: for the rest of this turn you can only play cards of that suit.
asked-name-suit = { $player } has to name a suit.

action-choose-card-discard-blue = Discard { $card }
action-use-new_identity = Take on your new identity, with two life points
action-pass-new-identity = Stay who you are
action-name-suit = Name { $suit }

# What is told
event-new-identity = { $you ->
    [seat] You are { $character } from now on, with { $amount } life points.
   *[none] { $player } is { $character } from now on, with { $amount } life points.
 }
event-names-suit = { $you ->
    [seat] You name { $suit }: in this turn you play nothing else.
   *[none] { $player } names { $suit } and plays nothing else in this turn.
 }
event-returns-as-ghost = { $you ->
    [seat] You come back as a ghost, for this turn.
   *[none] { $player } comes back as a ghost, for this turn.
 }
event-ghost-leaves = { $you ->
    [seat] Your time as a ghost is over.
   *[none] The ghost of { $player } is gone again.
 }

refusal-wrong-suit = { $card } is not of the suit that you have named, and you can play no other in this turn.
refusal-bangs-frozen = In your own turn you cannot use BANG! cards while this event is in force, and { $card } would be one.
