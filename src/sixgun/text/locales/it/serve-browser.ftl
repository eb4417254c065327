# Il tavolo nel browser: sixgun play.

help-play-terminal = Gioca nel terminale. Lo fa anche ogni altra opzione di questo elenco.
help-play-browser =
    Senza opzioni il tavolo si apre nel tuo browser, da un server che solo questa macchina raggiunge. Ctrl-C lo chiude; le
    partite riprendono da dove erano quando lo riapri.

cli-browser-ready = Il tavolo si apre nel tuo browser: { $url } (Ctrl-C lo chiude)
cli-browser-address = Apri questo indirizzo in un browser: { $url } (Ctrl-C lo chiude)
cli-browser-already = Il tavolo è già aperto: { $url }
cli-browser-closed = Il tavolo è chiuso. Le partite riprendono da dove erano quando lo riapri.
