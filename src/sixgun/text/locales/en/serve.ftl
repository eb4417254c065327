# The online table: sixgun serve.

help-serve = Start the online table on this machine.
help-serve-host = Address to listen at (127.0.0.1 if left out: only this machine; 0.0.0.0: all of its addresses).
help-serve-port = Port to listen at (8000 if left out; 0: any free one).
help-serve-db = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (a file in your home if left out).
help-serve-bot-cmd = Let the program COMMAND sit in seats under this name; it reads and writes lines of JSON. Can be repeated.
help-serve-origin = Let web pages of this origin use the server too (https://play.example.org). Can be repeated.
help-serve-end =
    Every setting can also be given in the environment, as SIXGUN_PORT=8000. Ctrl-C stops the server; all games go on
    where they were when it is started again.

cli-serve-ready = The table is at { $url }
cli-serve-others = Others in your network open { $urls }
cli-serve-alone = Only this machine reaches it. To let others in: { $command }
cli-serve-form = { $option } is written like { $form }, not “{ $text }”.
cli-serve-program = { $option }: there is no program “{ $program }” that this machine can run.
cli-serve-port = The server cannot listen at { $where }: { $reason }.
cli-serve-db-memory = The server keeps games in a file, such as sqlite:///tables.sqlite. A database in memory would lose them.
server-db-in-use = Another server uses the database { $db }.
server-db-down = The database cannot be used: { $reason }.
server-db-newer = A newer version of Sixgun has made this database. This one cannot use it, and has changed nothing.
