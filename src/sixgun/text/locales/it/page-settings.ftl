# Le impostazioni della pagina web.

page-theme = Colori
page-theme-auto = Come il dispositivo
page-theme-light = Chiari
page-theme-dark = Scuri
page-speed = Movimento
    .text = Quanto in fretta si muovono carte e dadi.
page-speed-off = Nessuno
page-speed-usual = Normale
page-speed-slow = Lento
page-sound = Suoni
    .text = Un suono quando tocca a te, e per gli spari.
page-careful = Chiedi nel dubbio
    .text = Chiede conferma prima di una mossa che ti danneggia o spreca una carta.
page-hints = Spiegazioni
    .text = Più parole per chi comincia. I consigli sulle mosse ci sono solo ai tavoli che li permettono.
page-settings-kept = Conservate solo in questo browser.
