# What can be wrong with a record. The file and the line stand in front.

record-unreadable = The file cannot be read: { $reason }.
record-unwritable = The file cannot be written: { $reason }.
record-exists = The file is there already, and nothing is overwritten. Name a new file.
record-empty = The file is empty.
record-foreign = The file is not a record of Sixgun.
record-long-line = The line is far too long for a record.
record-not-utf8 = The line is not UTF-8 text.
record-torn = The line is incomplete: the file was cut in the middle of it.
record-damaged = The line is damaged: it is not a JSON object.
record-version = The record has format version { $version }; this program reads version { $known }.
record-after-end = There is a line after the result, which must be the last.
record-second-header = There is a second header in the middle of the record.
record-digest-place = No digest belongs here, after { $actions } actions.
record-digest-missing = The digest after { $actions } actions is missing.
record-order = The line has number { $found }, not { $expected }: lines are missing or in the wrong order.
record-field-missing = The line has no “{ $field }”.
record-field-unknown = The line has something unknown: { $field }.
record-field-form = “{ $field }” does not have the form it should have.
record-field-range = “{ $field }” must be { $low } to { $high }.
record-seats = The record names { $found } seats, but its options make a game of { $expected }.
record-over = The game is over before this action.
record-seat = Seat { $found } acts, but seat { $expected } is asked.
record-illegal = “{ $action }” is not allowed here: { $reason } (rule { $rule }).
record-not-over = There is a result, but the game is not over.
record-outcome = The result is “{ $found }”, but the game ends with “{ $expected }”.
record-digest = After { $actions } actions the digest of the game is { $expected }, not { $found }.
