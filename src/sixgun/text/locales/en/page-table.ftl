# The page of a table: what stands around the board, whichever game is played.

page-table-opening = Opening the table …
page-table-lost-line = The line is gone. Trying again …
page-table-line-over = The line to the table has ended.
page-table-again = Try again
page-table-to-lobby = To the lobby
page-table-closed = This table is closed
    .about = Nobody was left at it. Finished games can still be watched in the list of games.
page-table-refused = You cannot see this table
page-table-let-go = You are not at this table any more
    .about = The host has freed your seat or made a new link, or a game has begun that nobody may watch.
page-table-missing = There is no such table
    .about = It may have been closed, it may be for invited people only, or the address is not quite right.

# The bar at the top
page-table-bar = The table
page-table-title-turn = You are asked: { $title }
page-table-turn-number = Turn { $turn }
page-table-watching = you are watching
page-table-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
 }
page-table-sound = Sound
page-table-leave = Leave the table
page-table-leave-about = A bot will play on for you. You can come back to this table and take over again.
page-table-leave-host = A bot will play on for you. You can come back to this table and take over again. Then somebody else is the host.
page-table-stay = Stay
page-table-you-stand-in = A bot is playing for you.
page-table-come-back = Play again myself

# Seats
page-table-seats = The other players
page-table-own = Your place
page-table-bot = a bot
page-table-program = a program
page-table-stand-in = away: a bot plays for this seat
page-table-away = not connected
page-table-absent = { $name } is away. The game waits.
page-table-absent-bot = { $name } is away. After { $time } of absence a bot plays on, until the player comes back.
page-table-absent-clock = { $name } is away. When the time is up a bot answers.
page-table-host = host of the table
page-table-turn = on turn
page-table-thinks = is deciding
page-table-out = out of the game
page-table-ghost = back as a ghost
page-table-doomed = beyond rescue
page-table-role-hidden = hidden role
page-table-mark = { $name }: you suspect { $role }
page-table-mark-none = { $name }: you suspect nothing yet
page-table-mark-about = Your own pencil mark: who do you think this is? Nobody else sees it.
page-table-life = { $life } of { $max } life points
page-table-wounds = { $count ->
    [one] A life point lost since your last turn
   *[other] { $count } life points lost since your last turn
 }
page-table-cards = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
 }
page-table-front = on the table: { $cards }
page-table-reach = distance { $distance }, in reach of your weapon
page-table-far = distance { $distance }, out of reach
page-table-range = your weapon reaches { $range }
page-table-copied = borrowed ability
page-table-reserve = second character
page-table-fresh = just played: ready from the next turn on
page-table-known = in hand; you have seen it
page-table-in-hand = in hand
page-table-border-brown = used once, then discarded
page-table-border-blue = stays in front of a player
page-table-border-green = stays in front, ready from the next turn on
page-table-tip-rules = In the rulebook

# The middle
page-table-deck = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
 }
page-table-deck-known = You know what is on top: { $cards }
page-table-discard = { $count ->
    [one] Discard pile, one card: { $card }
   *[other] Discard pile, { $count } cards; on top { $card }
 }
page-table-discard-empty = The discard pile is empty
page-table-event-now = In force
page-table-event-next = { $count ->
    [one] Next, the last one
   *[other] Next, of { $count }
 }
page-table-display = Cards to choose from

# The hand
page-table-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
 }
page-table-hand-empty = You have no cards.
page-table-can = can be chosen
page-table-picked = chosen

# The question
page-table-prompt = What is asked
page-table-answers = Answers
page-table-sent = Sent …
page-table-take-back = Take it back
page-table-all-answers = All { $count } answers
page-table-fewer = Fewer
page-table-next = What exactly?
page-table-next-target = On whom? Choose one of those that light up.
page-table-next-card = And which card with it?
page-table-next-die = Which die?
page-table-hint = Hint
page-table-sure-pass = There is something you could do against it. Really do nothing?
page-table-think-again = Think again
page-table-left = { $time } left
page-table-seconds = { $count ->
    [one] one second left
   *[other] { $count } seconds left
 }

# Story and chat
page-table-log = Story
page-table-side = Story and chat
page-table-log-filter = What is shown
page-table-log-all = All
page-table-log-mine = Mine
page-table-log-fights = Fights
page-table-log-chat = Chat
page-table-log-empty = Nothing here yet.
page-table-chat = Say something
page-table-chat-send = Say it
page-table-chat-out = Only others who are out of the game hear you now.
page-table-chat-out-only = heard only by those who are out
page-table-chat-watching = Whoever only watches does not speak.

# Out of the game, and its end
page-table-you-are-out = You are out of the game. You can watch how it ends, talk to others who are out, or leave.
page-table-side-can-win = Your side can still win.
page-table-hurry = Play it out at once
page-table-over = The game is over
page-table-won = You have won!
page-table-lost = You have lost
page-table-winner = winner
page-table-result = Show the result
page-table-look-at-board = Look at the table
page-table-replay = Watch it again
page-table-another = Another game

# Keys
page-table-help = Keys and moves
page-table-help-drag = Cards can also be dragged onto a player or into the middle of the table. Point at anything, or hold it, to read what it does.
page-table-key-digits = gives the answer of this number
page-table-key-arrows = goes from card to card, or from player to player
page-table-key-enter = chooses the card or the player
page-table-key-esc = takes the last choice back
page-table-key-h = to your hand, or to the dice
page-table-key-t = to the players, first those that can be chosen
page-table-key-p = to the question and its answers
page-table-key-l = to the story
page-table-key-c = to the chat
page-table-key-r = opens the rulebook
page-table-key-m = sound on and off
