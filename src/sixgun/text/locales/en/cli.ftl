# The command line: headings, questions, hints. Names of commands and options are not translated.

cli-legal = Sixgun is an unofficial implementation made by players. BANG! is a trademark of its publisher, who has nothing to do with this project. No artwork and no rule text of the published game is used.

# The table
cli-table-heading = Turn { $turn } · it is { $player }'s turn
cli-table-heading-you = Turn { $turn } · it is your turn
cli-column-seat = Seat
cli-column-player = Player
cli-column-character = Character
cli-column-role = Role
cli-column-life = Life
cli-column-distance = Distance
cli-column-reach = In reach
cli-column-hand = Hand
cli-column-front = In front
cli-reach-yes = yes
cli-reach-no = no
cli-role-hidden = ?
cli-you = you
cli-out = out
cli-deck = Deck: { $count }
cli-discard-pile = Discard pile: { $count }, on top { $card }
cli-discard-pile-empty = Discard pile: empty
cli-on-show = On show: { $cards }
cli-your-hand = Your hand
cli-your-hand-empty = Your hand is empty.
cli-your-role = Your role: { $role }. { $aim }
cli-your-character = You are { $character }: { $ability }
cli-story = Since your last choice
cli-nothing-happened = Nothing has happened yet.

# Choosing
cli-your-choice = Your choice
cli-choice-unknown = “{ $text }” is none of the choices. Type a number from 1 to { $last }, an action in notation, or ? for help.
cli-choice-help =
    Type the number of a choice, or the action itself in notation (play panic:JH @3).
    why N: the rule behind choice N · why ACTION: why an action is not allowed
    card NAME: what a card or a character does · table: show the table again
    save FILE: save the game and go on · quit or Ctrl-C: stop, with the offer to save · ?: this help
cli-why-allowed = { $action } is allowed: { $text } (rule { $rule })
cli-why-not = { $action } is not allowed: { $text } (rule { $rule })
cli-rule-line = { $rule }: { $text }
cli-thinking = { $player } is thinking …

# Stopping, saving, going on
cli-save-offer = Save this game before you leave? Name of the file (empty: do not save)
cli-saved = Saved in { $path }. Go on with: { $command }
cli-not-saved = The game was not saved.
cli-overwrite = { $path } exists already. Replace it?
cli-yes-keys = yn
cli-yes-no = [y/n]
cli-goodbye = So long.
cli-play-again = Play again?
cli-keep-character = Keep { $character } for the next game?
cli-choose-seat-name = Your name

# Simulation
cli-simulate-heading = { $games ->
    [one] One game
   *[other] { $games } games
 } for { $players } players
cli-column-bot = Bot
cli-column-games = Games
cli-column-won = Won
cli-column-share = Share
cli-column-average-turns = Turns per game
cli-column-average-decisions = Decisions per game
cli-speed = { $decisions } decisions in { $seconds } s: { $rate } a second
