# The Dice Game at the terminal: table, dice, hints, the rulebook.

cli-dice-banner = { $game }, { $players } players.
cli-dice-play-hint = Type the number of a choice; between two rolls r13 rolls dice 1 and 3 again. Type ? for help, odds for your chances.

# The table and the dice
cli-dice-pile = { $count ->
    [one] one arrow in the pile
   *[other] { $count } arrows in the pile
 }
cli-dice-column-arrows = Arrows
cli-dice-locked = locked
cli-dice-new = new
cli-dice-kept = kept
cli-dice-left = Your dice still to be used:
cli-dice-means-arrow = its arrow is taken; it does nothing more
cli-dice-means-dynamite = { $count } of { $limit }; cannot be rolled again, { $limit } cost a life point
cli-dice-means-dynamite-free = { $count } of { $limit }; you may roll it again, { $limit } cost a life point
cli-dice-means-bullseye = { $count ->
    [one] hits { $names }
   *[other] each hits { $names }
 }
cli-dice-list-or = { $left } or { $right }
cli-dice-means-beer = { $count ->
    [one] a life point for anybody you like
   *[other] a life point each, for anybody you like
 }
cli-dice-means-gatling = enough for the gatling: a life point less for all others, and your arrows go back
cli-dice-means-gatling-few = { $count } of the { $needed } that the gatling needs
cli-dice-means-clears = { $count ->
    [one] (and you may put back an arrow of anybody)
   *[other] (and you may put back { $count } arrows of anybody)
 }

# Choosing
cli-dice-reroll-hint = r13 rolls 1 and 3 again, k24 keeps 2 and 4 and rolls the rest, s stops.
cli-dice-choices-hidden = { $count ->
    [one] One more way to roll is not listed; type all to see it.
   *[other] { $count } more ways to roll are not listed; type all to see them.
 }
cli-dice-hint-dice = The dice are numbered 1 to 5: r13 rolls dice 1 and 3 again, k24 keeps 2 and 4 and rolls the rest.
cli-dice-hint-numbers = A number alone is a choice. To roll { $dice } again, type r{ $short }.
cli-dice-words-reroll = r roll reroll
cli-dice-words-keep = k keep
cli-dice-words-stop = s stop
cli-dice-words-die = d die dice
cli-dice-words-odds = odds chances
cli-dice-words-dice = dice
cli-dice-choice-unknown = { $last ->
    [one] “{ $text }” is no choice. Type 1, or ? for help.
   *[other] “{ $text }” is none of the choices. Type a number from 1 to { $last }, or ? for help.
 }
cli-dice-choice-help =
    1, 2        take that choice; its notation (hit 2 @3, beer @0) does as well
    r13         roll dice 1 and 3 again; k24: keep 2 and 4, roll the rest; s: stop
    odds        the exact chances of the dice that lie there
    ? 3         what choice 3 does, with its rules; ? d3: what die 3 does
    ? beer      any face (? g), character (? willy the kid), role, or rule (? G-4.6)
    why 3       why die 3 cannot be rolled again; why beer: why no beer can be given
    dice        your dice again
    table       the table again, your role and your character
    all         every way to roll again, each with its number
    log         the story from the beginning; log 20: its last lines
    save FILE   save the game and go on
    quit        stop playing (also Ctrl-C); you are asked whether to save
cli-dice-why-what = Name a die by its number (why 3), a face (why beer), your character, or an action in notation (why hit 2 @3).
cli-dice-why-allowed = This you can do now: type r{ $short }.
cli-dice-cannot-explain = There is no choice, die, face, character, role or rule called “{ $text }”.

# Chances
cli-dice-odds-heading = { $rolls ->
    [one] Your chances with one more roll:
   *[other] Your chances with { $rolls } more rolls:
 }
cli-dice-odds-note = Keep: the faces to keep now if you go for this alone. Dynamite, attack: how likely three dynamites, or an Indian attack, are on that way.
cli-dice-no-odds = There are chances to work out only while you may roll again.

# The rulebook
cli-dice-rules-hint =
    sixgun rules G-4.6                          a rule and all below it; the game gives the number
    sixgun rules suzy lafayette --game dice     a face, a character, a role or a word
    sixgun rules --search arrow --game dice     everything that speaks of it
    sixgun odds                                 the exact chances of the dice
cli-dice-rules-face = face of the dice in The Dice Game
cli-dice-rules-character = character of The Dice Game, life points: { $life }
cli-dice-rules-role = role in The Dice Game
cli-dice-rules-word = word of The Dice Game
