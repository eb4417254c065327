# The table in the browser: sixgun play.

help-play-terminal = Play in the terminal. So does every other option here.
help-play-browser =
    Without options the table opens in your browser, from a server that only this machine reaches. Ctrl-C closes it; games
    go on where they were when you open it again.

cli-browser-ready = The table opens in your browser: { $url } (Ctrl-C closes it)
cli-browser-address = Open this address in a browser: { $url } (Ctrl-C closes it)
cli-browser-already = The table is open already: { $url }
cli-browser-closed = The table is closed. Games go on where they were when you open it again.
