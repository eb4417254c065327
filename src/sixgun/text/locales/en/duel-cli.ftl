# The Duel at the command line: headings, help and hints. Names of commands and options are not translated.

help-option-side = Your side in The Duel: law (if left out) or outlaws; in a simulation that of seat 0. The law begins.
error-options-posse = Each side has 4 to 12 characters in The Duel, not { $posse }.
error-options-law = Seat { $seat } cannot be the law: the seats are 0 and 1.

cli-duel-sides = The Duel, { $count } characters on each side. The law: { $law }. The outlaws: { $outlaws }.
cli-duel-posse = Characters of each side: { $count }
cli-duel-column-side = Side

# The table
cli-duel-bangs = BANG! cards { $played } of { $limit }
cli-duel-bangs-any = any number of BANG! cards
cli-duel-token-moved = token moved
cli-duel-token-still = token not moved
cli-duel-hand = hand { $count }
cli-duel-hand-law = hand { $count } (law)
cli-duel-hand-outlaw = hand { $count } (outlaw)
cli-duel-hand-backs = hand { $count } (law { $law }, outlaw { $outlaw })
cli-duel-deck = deck { $count }
cli-duel-reserve = reserve { $count }
cli-duel-fallen = out: { $characters }
cli-duel-common-deck = Common deck { $count }, { $back ->
    [law] a law card
   *[outlaw] an outlaw card
 } on top
cli-duel-front = front
cli-duel-behind = behind
cli-duel-alone = alone
cli-duel-asleep = rests
cli-duel-always = always
cli-duel-down = down
cli-duel-vacant = nobody: the character has just fallen
cli-duel-life = { $count ->
    [one] { $count } life point
   *[other] { $count } life points
 }
cli-duel-border-bang = BANG!
cli-duel-border-action = Action
cli-duel-border-equipment = Equipment
cli-duel-reloadable = can be reloaded
cli-duel-mark-hit = hit card
cli-duel-mark-dodge = dodge card
cli-duel-mark-reload = can be reloaded
cli-duel-mark-always = always active
cli-duel-card = { $card }, { $back }, for revealing: { $symbol }
cli-duel-character = { $character }: { $side }, life points: { $life }
cli-duel-your-side = Your side: { $side }. { $aim }
cli-duel-your-reserve = In your reserve, in an order nobody knows: { $characters }.
cli-duel-losses = { $count } of { $posse } out

# Choosing
cli-duel-choice-help =
    1, 2        take that choice; its notation (play colt:L1 at jango) does as well
    ? 3         what choice 3 does, with its rules; ? b: the same for card b
    ? scope     any card, character (? wild bill), symbol (? snake), word (? reload) or rule (? D-8.4)
    why b       why card b cannot be played now, or not on everybody; why barrel: the same for Equipment; why pearl hat: for an ability; why token
    table       the table again, your side, your characters and your reserve
    hand        your hand again
    all         every choice, also the same with a second copy of a card
    log         the story from the beginning; log 20: its last lines
    save FILE   save the game and go on
    quit        stop playing (also Ctrl-C); you are asked whether to save
cli-duel-why-what = Name a card of your hand by its letter (why b), Equipment or a character of yours by its name, the token (why token), or an action in notation (why play colt:L1 at jango).
cli-duel-cannot-explain = There is no choice, card, character, symbol, word or rule called “{ $text }”.
cli-duel-choices-hidden = { $count ->
    [one] A choice that does the same with a second copy of a card is left out; type all to see it.
   *[other] { $count } choices that do the same with a second copy of a card are left out; type all to see them.
 }
cli-duel-words-token = token
cli-duel-next-side = Which side do you play now?
cli-duel-next-same = { $side } again
cli-duel-next-swap = { $side }: swap sides

# The rulebook
cli-duel-rules-hint =
    sixgun rules D-8.4                       a rule and all below it; the game gives the number
    sixgun rules pearl hat                   a card, a character, a side, a symbol or a word
    sixgun rules gatling --game duel         the same in this game only
    sixgun rules --search snake --game duel  everything that speaks of it
cli-duel-rules-card = { $border } of The Duel
cli-duel-rules-character = { $side } in The Duel, life points: { $life }
cli-duel-rules-side = side in The Duel
cli-duel-rules-symbol = symbol for revealing in The Duel
cli-duel-rules-word = word of The Duel
cli-duel-rules-copies = { $back ->
    [law] Law deck
   *[outlaw] Outlaw deck
 }: { $count ->
    [one] one card
   *[other] { $count } cards
 } ({ $symbols })
cli-duel-rules-symbols = { $symbol } ×{ $count }
cli-duel-rules-bearers = { $back ->
    [law] Law deck
   *[outlaw] Outlaw deck
 }, { $count } cards: { $cards }
