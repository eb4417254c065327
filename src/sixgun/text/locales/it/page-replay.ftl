# Le partite finite sulla pagina web, e come si rivedono.

page-finished-text = Rivedi una partita, mossa per mossa, con gli occhi di chi vuoi.
page-finished-none = Qui non è ancora finita nessuna partita.
page-finished-all = Tutte le partite finite
page-finished-mine = Le tue partite
page-finished-open = Partite dei tavoli aperti
page-finished-more = Mostra partite più vecchie
page-match-facts = { $players } giocatori, { $actions ->
    [one] una mossa
   *[other] { $actions } mosse
 }
page-outcome = La partita è finita.
page-outcome-sheriff = Ha vinto la parte dello Sceriffo.
page-outcome-deputy = Ha vinto il Vice.
page-outcome-outlaw = Ha vinto il Fuorilegge.
page-outcome-renegade = Ha vinto il Rinnegato.
page-outcome-law = Ha vinto la Legge.
page-outcome-outlaws = Hanno vinto i Fuorilegge.
page-outcome-nobody = Non ha vinto nessuno.

page-replay = Rivedi la partita
page-replay-eyes = Vista da
page-replay-eyes-bystander = Uno spettatore
page-replay-eyes-all = Tutto scoperto
page-replay-timeline = Momento della partita
page-replay-at = Mossa { $step } di { $steps }
page-replay-begin = Prima della prima mossa
page-replay-first = All'inizio
page-replay-back = Una mossa indietro
page-replay-play = Avvia
page-replay-pause = Ferma
page-replay-next = Una mossa avanti
page-replay-last = Alla fine
page-replay-speed = Velocità
page-replay-story = Che cosa è successo
page-replay-turn = Turno di { $name }
page-replay-out = { $name } è eliminato
page-replay-link = Copia il link a questo momento
page-replay-record = Scarica la registrazione
page-replay-table = Il tavolo
page-replay-share = Una partita finita su Sixgun
