# The help of the commands. Names of commands and options are not translated.

help-usage = Usage:
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-option-help = Show this help and stop.

help-sixgun = Sixgun: an open engine, bots and a table in the terminal for the BANG! games.
help-sixgun-end =
    To begin: sixgun play
    Sixgun is unofficial. BANG! is a trademark of its publisher; no artwork or rule text of theirs is used.
help-option-version = Show the version and stop.
help-option-lang = Language of everything you read; the environment (LC_ALL, LC_MESSAGES, LANG) decides if it is left out.
help-option-players = Number of players, 3 to 8 (5 if left out); 8 need the set dodge_city in the card game. The Duel has two.
help-option-simplified = Leave out the cards with the open book (rule B-1.9).
help-option-posse = Characters of each side in The Duel, 4 to 12 (4 if left out).
help-option-no-color = No colours. NO_COLOR in the environment does the same.
help-argument-game = The game: classic, the card game (if left out); duel, The Duel; dice, The Dice Game.

help-play = Sit down at a table with bots, or watch them play.
help-play-end =
    During the game: ? shows what you can type. Ctrl-C stops and offers to save.
help-play-seat = Your seat, 0 up, clockwise (0 if left out).
help-play-name = Your name.
help-play-bots = Who plays against you: random or greenhorn (if left out), or a list with commas, one for each seat.
help-play-seed = Number that fixes all chance: the same seed gives the same game.
help-play-characters = dealt: everybody gets one character (if left out); choose: everybody chooses one of two.
help-play-record = Write a record of the game into this new file while it is played.
help-play-continue = Go on with the game of this record; it is written on.
help-play-watch = Bots play in all seats, and you watch.
help-play-pace = Seconds to wait after each thing a bot does.

help-replay = Tell the story of a recorded game, or check it.
help-replay-file = A record, as sixgun play --record writes it.
help-replay-step = Wait for Enter before each action.
help-replay-verify = Only play it again, compare all digests, and say whether it is in order.
help-replay-seat = Tell only what this seat saw.

help-simulate = Let bots play many games, and count who wins.
help-simulate-games = Number of games (1000 if left out).
help-simulate-bots = Who plays: random (if left out) or greenhorn, or a list with commas, one for each seat.
help-simulate-seed = Number that fixes all games (0 if left out).
help-simulate-workers = Number of processes (1 if left out); 0 takes one for each core. The figures stay the same.
help-simulate-json = Print one JSON object and nothing else.

help-scenario = Play scenarios: situations with steps and expectations in files.
help-scenario-run = Play scenarios and say which come out otherwise.
help-scenario-paths = Scenario files, or folders with scenarios (*.toml).

help-option-set = Add a set to the base game: { $known }; all adds every one. Can be repeated.
help-option-character-sets = Deal characters of these sets only, a list with commas (all sets in the game if left out).
help-option-events = With both event sets: how many ordinary event cards are used (12 if left out; rule OPT-5).
help-option-jail = With three players: any (if left out) lets Jail be played, none does not (rule OPT-4).
help-option-roulette = What Russian Roulette asks for (missed_cards if left out; rule OPT-6).

help-rules = Print the rules in our own words: by number, by name, or by what stands in them.
help-rules-what = A number (B-9.1), a chapter (HN), or the name of a card, character, event, role or set; nothing prints the contents.
help-rules-game = Look into the rules of one game only: classic, duel or dice.
help-rules-search = Print everything in which all these words occur; capitals and accents do not matter.
help-rules-end =
    The number in brackets that the game gives with a question or a refusal can be looked up here.
