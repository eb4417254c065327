# The command line: headings, questions, hints. Names of commands and options are not translated.

cli-legal = Sixgun is an unofficial implementation made by players. BANG! is a trademark of its publisher, who has nothing to do with this project. No artwork and no rule text of the published game is used; all texts are our own.
cli-banner = Sixgun · an unofficial table for the BANG! games. BANG! is a trademark of its publisher; no artwork or rule text of theirs is used.
cli-version = Sixgun { $version } ({ $build })
cli-build-compiled = compiled build
cli-build-plain = plain Python

# The table
cli-table-heading = Turn { $turn } · it is { $player }'s turn
cli-table-heading-you = Turn { $turn } · it is your turn
cli-table-heading-setup = Before the first turn
cli-column-player = Player
cli-column-character = Character
cli-column-role = Role
cli-column-life = Life
cli-column-distance = Dist.
cli-column-reach = Reach
cli-column-hand = Hand
cli-reach-yes = yes
cli-reach-no = no
cli-role-hidden = ?
cli-out = out
cli-ghost = ghost
cli-green-ready = (ready)
cli-green-fresh = (not yet)
cli-front-silenced = no effect now
cli-borrowed = has the ability of { $character }
cli-reserve = in reserve: { $character }
cli-event-none = No event is in force yet.
cli-event-first = The first one will be:
cli-event-now = Event:
cli-event-next = Next, when { $you ->
    [yes] your
   *[no] { $player }'s
 } { $second ->
    [yes] second turn
   *[no] turn
 } begins:
cli-events-left = { $count ->
    [0] It is the last one.
    [one] One more comes after it.
   *[other] { $count } more come after it.
 }
cli-events-never = There are no events in this game: they come with the sets high_noon and fistful_of_cards.
cli-events-past = Events that are over: { $events }
cli-named-suit = In this turn only { $suit } can be played (HN-7.2).
cli-duty = { $card } must be played before this turn ends (FC-8.2).
cli-deck = Deck { $count }
cli-discard-pile = Discards { $count }, top { $card }
cli-discard-pile-empty = no discards
cli-on-show = On show: { $cards }
cli-weapon-range = (range { $range })
cli-known-hand = in hand: { $cards }
cli-your-hand = Your hand: { $count } (at the end of your turn you may keep { $limit })
cli-your-hand-empty = Your hand is empty.
cli-hand-legend = { $sign } cannot be played now; why LETTER tells the reason
cli-your-role = Your role: { $role }. { $aim }
cli-your-character = You are { $character }: { $ability }
cli-your-copy = Until your next turn you also have the ability of { $character }: { $ability }
cli-your-reserve = Your character in reserve is { $character }: { $ability }
cli-you-name = You
cli-other-name = Player

# Choosing
cli-play-hint = Type the number of a choice. Type ? for help, ? and a number or a letter to see what a choice or a card does.
cli-choose-hint = { $last ->
    [one] Type 1, or ? for help.
   *[other] Type a number from 1 to { $last }, or ? for help.
 }
cli-no-such-choice = { $last ->
    [one] “{ $text }” is no choice. Type 1.
   *[other] “{ $text }” is no choice. Type a number from 1 to { $last }.
 }
cli-choice-unknown = { $last ->
    [one] “{ $text }” is no choice. Type 1, or ? for help.
   *[other] “{ $text }” is none of the choices. Type a number from 1 to { $last }, an action in notation, or ? for help.
 }
cli-choice-help =
    1, 2        take that choice; its notation (play panic:JH @3) does as well
    ? 3         what choice 3 does, with its rules; ? b: the same for card b
    ? panic     any card, character (? willy the kid), event, or rule (? B-8.6)
    why b       why card b cannot be played now, or not on everybody; why canteen: the same for a card in front of you, an event, or your ability
    table       the table again, your role and your character; events: the event deck
    hand        your hand again
    log         the story from the beginning; log 20: its last lines
    save FILE   save the game and go on
    quit        stop playing (also Ctrl-C); you are asked whether to save
cli-words-help = help
cli-words-why = why
cli-words-all = all
cli-words-log = log story
cli-words-table = table
cli-words-events = event events
cli-words-hand = hand
cli-words-save = save
cli-words-quit = quit exit q
cli-words-undo = undo
cli-words-no = no n
cli-words-yes = yes y
cli-why-what = Name a card of your hand by its letter (why b), a card in front of you, your ability or the event by its name, or an action in notation (why play panic:JH @3).
cli-why-allowed = This you can do now: choice { $numbers }.
cli-cannot-explain = There is no choice, card, character, event or rule called “{ $text }”.
cli-choices-hidden = Of the choices that discard the same two cards in another order { $count } are left out; type all to see them.
cli-rule-line = { $rule }: { $text }
cli-rule-only = rule { $rule }
cli-forced = (There is only one answer: { $action }.)
cli-out-of-game = You are out of the game. The others play on.
cli-out-wait = Press Enter to see how it ends, or type q to leave.

# Stopping, saving, going on
cli-save-offer = Save this game before you leave? Type the name of a new file; no, or nothing but Enter, leaves without saving.
cli-save-name = Then name the new file, such as game.jsonl.
cli-log-what = A number tells so many lines, as in log 20; log alone tells the story from the beginning.
cli-save-what = Name a new file: save game.jsonl
cli-no-undo = Nothing can be taken back: a play, a roll or a drawn card has shown something that cannot be unseen. Look before you play, with why or with ? and a letter.
cli-saved = Saved in { $path }.
cli-saved-already = The game is saved in { $path }. Go on with: { $command }
cli-not-saved = The game was not saved.
cli-input-ended = The input ended before the game did, and nothing is saved. With --record FILE a game is saved as it goes.
cli-rescued = What was played so far is saved in { $path }.
cli-record-stopped = The game goes on, but it is no longer recorded. You can still save it when you leave.
cli-continue = The game of { $path } goes on after { $actions ->
    [one] one action.
   *[other] { $actions } actions.
 }
cli-continue-torn = Line { $line } was cut in the middle and is left out.
cli-continue-other-game = { $path }: this is a game of { $found }, not of { $game }. Leave { $game } out to go on with it.
cli-continue-over = { $path }: this game is over. Look at it with sixgun replay.
cli-continue-nobody = { $path }: only bots sit at this table. Look at it with sixgun replay.
cli-not-with-continue = { $option } cannot be used together with --continue: the game of the file goes on as it was.
cli-goodbye = So long.

# The end of a game
cli-result-heading = The game is over
cli-alive = in the game
cli-won = won
cli-lost = lost
cli-you-win = You have won!
cli-you-lose = You have lost.
cli-result-length = { $turns } turns, { $choices } choices. Seed { $seed }.
cli-result-record = The record is in { $path }.
cli-next-offer = What now?
cli-next-no = Leave the table
cli-next-yes = Play another game with the same players
cli-next-keep = You are still in the game: do you want to be { $character } again?
cli-next-keep-yes = Be { $character } again
cli-next-keep-no = Get a new character
cli-next-sheriff = Who shall be Sheriff?
cli-next-deputy = Who shall be Deputy and play first?
cli-next-deal = Nobody knows: deal the roles at random

# Replays and scenarios
cli-replay-heading = { $path }: a game for { $players } players, seed { $seed }, written by version { $engine }.
cli-replay-step = { $number }/{ $total } { $player }: { $action }   [Enter: go on, q: stop]
cli-replay-running = The record ends here, after { $actions } actions; the game was not over.
cli-replay-no-file = Name the file of a record: sixgun replay game.jsonl
cli-verify-over = { $path }: in order. { $actions } actions and { $digests } digests agree; the game ended with “{ $outcome }”.
cli-verify-running = { $path }: in order. { $actions } actions and { $digests } digests agree; the game was not over.
cli-scenario-ok = ok
cli-scenario-failed = FAILED
cli-scenario-sum = { $count ->
    [one] One scenario
   *[other] { $count } scenarios
 }, { $failures ->
    [0] none failed.
   *[other] { $failures } failed.
 }
cli-scenario-no-path = Name a scenario file, or a folder with scenarios.
cli-scenario-none = { $path }: there is no scenario in there. Scenarios are files that end in .toml.
cli-no-such-path = { $path }: there is no such file or folder.

# Simulation
cli-simulating = Playing
cli-simulate-interrupted = Stopped early: { $games } of { $planned } games were played.
cli-simulate-heading = { $games ->
    [one] One game
   *[other] { $games } games
 } for { $players } players
cli-simulate-seed = Seed { $seed }, bots: { $bots }
cli-column-bot = Seat
cli-column-games = Games
cli-column-won = Won
cli-column-share = Share
cli-column-interval = 95% confidence
cli-length-decisions = Decisions a game: { $mean } on average, { $shortest } to { $longest }
cli-length-turns = Turns a game: { $mean } on average, { $shortest } to { $longest }
cli-speed = { $decisions } decisions in { $seconds } s: { $rate } decisions and { $games } games a second ({ $build })
simulate-broken-game = Game { $index } (seed { $seed }) could not be played to its end: { $reason }
simulate-bots = { $bots } bots cannot fill { $players } seats.
simulate-worker-died = A worker process has died, perhaps for want of memory. Try fewer workers.

# Wrong use
cli-wrong-number = { $option } takes a number from { $low } to { $high }, not “{ $text }”.
cli-wrong-word = { $option } takes one of { $known }, not “{ $text }”.
cli-wrong-bots = --bots names { $bots } bots for { $seats } seats. Name one for all, or one for each seat.
cli-wrong-name = --name takes 1 to 40 characters that can be shown.
cli-no-such-option = There is no option { $option }. Try: { $command } --help
cli-no-such-command = There is no command “{ $word }”. Try: { $command } --help
cli-extra-words = “{ $words }” is too much. Try: { $command } --help
cli-option-wants = The option { $option } needs something after it. Try: { $command } --help
cli-option-usage = The option { $option } is not used as it can be used. Try: { $command } --help
cli-usage = The command cannot be carried out ({ $message }). Try: { $command } --help
cli-broken = This is a fault of Sixgun ({ $error }). Please report it, with what you did and the record of the game.
cli-no-room = What Sixgun has to say cannot be written: there is no room where the output goes.

# Sets and the options of a game
cli-sets = Sets: { $sets }.
cli-unknown-set = There is no set “{ $set }”.{ $near ->
    [none] {""}
   *[other] {" "}Do you mean { $near }?
 } There are: { $known }.
cli-set-id-twice = The set “{ $set }” brings “{ $id }”, and another of the chosen sets brings that as well. Leave one of the two out: name the sets you want with --set NAME.
cli-set-twice = There are two sets called “{ $set }”: a package brings one that another package, or Sixgun itself, has already. Uninstall that package, or leave this set out.
cli-too-many-players = With these sets up to { $most } can play, not { $players }.{ $more ->
    [none] {""}
   *[other] {" "}Add { $more }, or choose fewer players.
 }
cli-character-set-out = The set “{ $set }” is not in this game, so its characters cannot be dealt. Add --set { $set }, or choose among: { $known }.
cli-character-set-none = The set “{ $set }” has no characters. Choose among: { $known }.
cli-few-characters = { $players } players need { $needed } characters ({ $each } for each), and there are only { $left } ({ $sets }).{ $most ->
    [none] {""}
   *[other] {" "}Up to { $most } can play with them.
 }{ $more ->
    [none] {""}
   *[other] {" "}There are more with { $more }.
 }

# The rulebook
cli-rules-title = The rules, in our own words
cli-rules-game = a game
cli-option-of-other-game = { $option } is an option of another game ({ $games }), not of { $game }; that takes { $takes }.
cli-rules-hint =
    sixgun rules B-9.1         a rule and all below it; the game gives the number
    sixgun rules HN            a whole chapter
    sixgun rules cat balou     a card, a character, an event, a role or a set
    sixgun rules --search jail everything that speaks of it
cli-chapter-opt = Options
cli-chapter-t = Timing
cli-chapter-b = The base game
cli-chapter-dc = Dodge City
cli-chapter-ch = Characters in general
cli-chapter-cb = Characters of the base game
cli-chapter-cd = Characters of Dodge City
cli-chapter-cs = Special characters of The Bullet
cli-chapter-cw = Special characters of Wanted
cli-chapter-ev = Event cards in general
cli-chapter-hn = The events of High Noon
cli-chapter-fc = The events of A Fistful of Cards
cli-chapter-d = The Duel: a game for two players
cli-chapter-g = The Dice Game
cli-chapter-other = Rules of another package
cli-section-dc-1 = In general
cli-section-dc-2 = Green cards
cli-section-dc-3 = The brown cards
cli-section-dc-4 = The blue cards
cli-section-dc-5 = The green cards
cli-section-ev-1 = The event deck
cli-section-ev-2 = When an event comes into play, and how long it stays
cli-section-ev-3 = How events work
cli-rules-character = character of { $set }, life points: { $life }
cli-rules-event = event of { $set }
cli-rules-set = set, --set { $name }
cli-rules-characters = Characters: { $names }
cli-rules-events = Events: { $names }
cli-rules-role = role
cli-rules-word = word of the rules
cli-rules-no-card = no card
cli-rules-faces = { $count ->
    [one] One card: { $faces }
   *[other] { $count } cards: { $faces }
 }
cli-rules-about = About: { $names }
cli-rules-unknown = Nothing in the rules is called “{ $text }”.
cli-rules-elsewhere = { $rule } is a rule of another game: sixgun rules { $rule }
cli-rules-near = Perhaps: { $near }?
cli-rules-try-search = Look for it in the texts: sixgun rules --search “{ $text }”
cli-rules-search-what = Say what to look for: sixgun rules --search jail
cli-rules-not-found = “{ $text }” stands nowhere in the rules.
cli-rules-near-words = There is: { $near }.
cli-rules-found = { $count ->
    [one] One place speaks of “{ $text }”.
   *[other] { $count } places speak of “{ $text }”.
 }
cli-rules-guides = Each game in two minutes: { $commands }
cli-rules-best = The best { $shown } of { $count } places that speak of “{ $text }”.
