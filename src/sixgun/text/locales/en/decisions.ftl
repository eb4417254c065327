# What a player is asked. prompt-* speaks to the one who is asked, asked-* tells the others what is waited for.
# $by is the seat that causes it (or whose cards are chosen from), $card the card it is about.

prompt-play = Your turn: play as many cards as you like, until you are done.
prompt-discard-excess = { $amount ->
    [one] Your hand is larger than your limit: discard one.
   *[other] Your hand is larger than your limit: discard { $amount }, one at a time.
 }
prompt-answer-shot = { $amount ->
    [one] { $by } shoots at you with { $card }. How do you answer?
   *[other] { $by } shoots at you with { $card }. It takes { $amount } Missed! to stop it. How do you answer?
 }
prompt-answer-indians = { $by } has called the Indians with { $card }: discard a BANG! or lose a life point.
prompt-answer-duel = You are in a Duel with { $by } ({ $card }): discard a BANG! or lose a life point.
prompt-dying = { $amount ->
    [one] Your last life point is gone. Regain one, or you are out of the game.
   *[other] Your last life point is gone. Regain { $amount }, or you are out of the game.
 }
prompt-take-card = { $card }: which card do you take from { $by }?
prompt-remove-card = { $card }: which card must { $by } lose?
prompt-general-store = The General Store is open: which card do you take?
prompt-choose-flip = Which of the two cards shall count?
prompt-draw-source-hand = Where does your first card come from: the deck, or somebody's hand?
prompt-draw-source-discard = Where does your first card come from: the deck, or the discard pile?
prompt-keep-cards = { $amount ->
    [one] Which card do you keep? The others go back.
   *[other] Which { $amount } cards do you keep? The rest goes back.
 }
prompt-choose-character = Which character do you want to be?

asked-play = { $player } is playing cards.
asked-discard-excess = { $player } has to discard down to the hand limit.
asked-answer-shot = { $player } has to answer a shot.
asked-answer-indians = { $player } has to face the Indians.
asked-answer-duel = { $player } has to answer in the Duel.
asked-dying = { $player } is fighting to stay in the game.
asked-take-card = { $player } is choosing a card to take.
asked-remove-card = { $player } is choosing a card to be discarded.
asked-general-store = { $player } is choosing from the General Store.
asked-choose-flip = { $player } is choosing which card counts.
asked-draw-source-hand = { $player } is choosing where the first card comes from.
asked-draw-source-discard = { $player } is choosing where the first card comes from.
asked-keep-cards = { $player } is choosing which cards to keep.
asked-choose-character = { $player } is choosing a character.
