# La pagina web: parole che servono a tutte le sue parti.

page-close = Chiudi
page-cancel = Annulla
page-yes = sì
page-no = no
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-loading = Caricamento …
page-try-again = Riprova
page-fault = Qui qualcosa è andato storto. Ricarica la pagina; al tavolo non si perde nulla.
page-unreachable = Il server non risponde. Controlla la connessione e riprova.
page-rule = Regola { $rule }
page-you = tu

page-skip = Vai al contenuto
page-home = Sixgun: alla sala
page-menu = Menu principale
page-more = Altro
page-language = Lingua
page-rules = Regole
page-settings = Impostazioni
page-finished = Partite finite
page-about = Informazioni su Sixgun
page-unofficial = Non ufficiale e gratuito. BANG! è un marchio del suo editore, dV Giochi.

page-name = Il tuo nome
page-name-title = Come ti chiami?
page-name-why = Gli altri al tavolo vedono questo nome. Non serve registrarsi.
page-name-take = Mi chiamo così
page-name-missing = Scrivi prima un nome.
page-name-change = Cambia nome
page-name-is = Ti chiami { $name }.
page-name-none = Qui non hai ancora un nome.

page-about-what = Sixgun è un tavolo aperto per BANG! Il gioco di carte, The Duel e The Dice Game. Si gioca con gli amici, con i bot o con programmi propri, e di ogni mossa si può chiedere su quale regola si fonda.
page-about-unofficial = Non ufficiale
page-about-trademark = BANG! è un marchio del suo editore, dV Giochi. Sixgun non è fatto né approvato dall'editore. Non ne usa le illustrazioni né i testi: tutte le frasi qui sono nostre.
page-about-icons = Icone
page-about-icons-text = Le icone sono degli artisti di game-icons.net, con licenza Creative Commons Attribuzione 3.0.
page-about-licence = Licenza
page-about-licence-text = Sixgun è software libero con licenza Apache 2.0.
page-about-private = Che cosa si conserva
page-about-private-text = Un cookie conserva il tuo nome, e il tuo browser le impostazioni. Il server conserva le partite giocate. Niente viene mandato ad altri.
