# What went wrong, and where it can be put right.

error-missing-text = There is no text “{ $id }” in the language “{ $language }”.
error-unknown-language = There are no texts in “{ $language }”. There are texts in: { $known }.
error-bot = There is no bot “{ $bot }”. There are: { $known }.
error-game = There is no game “{ $game }”. There are: { $known }.
error-notation-action = “{ $text }” is no action in notation. An action looks like play panic:JH @3.
error-notation-card = “{ $text }” is no card in notation. A card looks like panic:JH.

error-options-players = { $players } cannot play: the card game is for 3 to 8 players.
error-options-characters = Characters are “dealt” or you “choose”; “{ $value }” is neither.
error-options-character = There is no character “{ $character }” in this game.
error-options-jail = With three players Jail is for “any” other player or for “none”; “{ $value }” is neither.
error-options-sheriff = Seat { $seat } cannot be the Sheriff: the seats are 0 to { $last }.
error-options-keep-seat = Seat { $seat } cannot keep a character: the seats are 0 to { $last }.
error-options-keep-twice = Two seats cannot keep the same character.
error-options-keep-eliminated = Seat { $seat } was out of the game at its end, and gets a new character.
error-options-running = The game is not over yet. The next one comes after it.
error-options-pool = This game needs { $needed } characters, and only { $left } are left.
error-options-type = The option “{ $option }” has a value of the wrong type.
error-options-unknown = There is no option “{ $option }”.

record-unreadable = The file cannot be read ({ $reason }).
record-unwritable = The file cannot be written ({ $reason }).
record-exists = The file is there already, and nothing is overwritten. Choose another name.
record-empty = The file is empty.
record-foreign = The file is no record of Sixgun.
record-version = The record has the format version { $version }; this program reads version { $known }.
record-not-utf8 = The line is not UTF-8 text.
record-long-line = The line is far too long for a record.
record-torn = The line is not complete: the file was cut off in the middle of it.
record-damaged = The line is damaged: it is no JSON object.
record-second-header = A second header stands in the middle of the record.
record-after-end = A line follows the result, which must be the last.
record-field-missing = The line has no “{ $field }”.
record-field-unknown = The line has a { $field } that records do not know.
record-field-form = “{ $field }” does not have the form it should have.
record-field-range = “{ $field }” must be from { $low } to { $high }.
record-order = The line has the number { $found } and should have { $expected }: lines are missing or in disorder.
record-digest-place = After { $actions } actions no digest is expected.
record-digest-missing = The digest after { $actions } actions is missing.
record-digest = After { $actions } actions the game has the digest { $expected }, the record says { $found }. It comes from another engine, or was changed.
record-seats = The record names { $found } seats, but its options make a game for { $expected }.
record-seat = Seat { $found } acts, but seat { $expected } is asked.
record-illegal = “{ $action }” is not legal here (rule { $rule }).
record-over = The game is over before this action.
record-not-over = The record has a result, but the game is not over.
record-outcome = The record says that the game ends with “{ $found }”, but it ends with “{ $expected }”.
