# The table in the browser: sixgun play.

help-play-terminal = Juega en el terminal. También lo hace cualquier otra opción de esta lista.
help-play-browser =
    Sin opciones la mesa se abre en tu navegador, desde un servidor al que solo llega esta máquina. Ctrl-C la cierra; las
    partidas siguen donde estaban cuando la vuelves a abrir.

cli-browser-ready = La mesa se abre en tu navegador: { $url } (Ctrl-C la cierra)
cli-browser-address = Abre esta dirección en un navegador: { $url } (Ctrl-C cierra la mesa)
cli-browser-already = La mesa ya está abierta: { $url }
cli-browser-closed = La mesa está cerrada. Las partidas siguen donde estaban cuando la vuelvas a abrir.
