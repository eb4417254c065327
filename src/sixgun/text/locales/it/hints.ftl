# Suggerimenti per chi impara un gioco: perché chi gioca con un po' di giudizio farebbe così, secondo il tipo di giocata.

# Il gioco di carte
hint-classic-ability = Quello che porta la tua abilità vale più di quello che costa.
hint-classic-barrel = Il Barile non costa nulla, e con i Cuori ti salvi.
hint-classic-character = Questo personaggio vince più spesso degli altri che potresti prendere.
hint-classic-defend = Un punto vita vale più di quello che dai in cambio.
hint-classic-draw = Prima le carte nuove: così sai tutto quello che hai prima di scegliere.
hint-classic-duel = Un Duello contro un nemico che può finire i BANG! prima di te.
hint-classic-dynamite = È più probabile che scoppi davanti a qualcun altro che davanti a te.
hint-classic-end = Nient'altro di ciò che potresti fare ora vale la sua carta.
hint-classic-front = Lavora per te finché resta lì, e in mano non prende posto.
hint-classic-gain = Fra ciò che puoi avere, è quello che ti giova di più.
hint-classic-heal = Un punto vita è ciò che ora ti serve di più.
hint-classic-heal-all = Giova più a te e ai tuoi amici che ai tuoi nemici.
hint-classic-jail = Un turno saltato danneggia un nemico più di una ferita.
hint-classic-least = Fra le tue carte è quella che ti mancherà di meno.
hint-classic-nearer = Avvicina gli altri, così ne hai di più a portata di tiro.
hint-classic-only = Non c'è altra risposta.
hint-classic-other = Fra tutte le risposte è quella che promette di più.
hint-classic-rob = Un nemico ci perde una carta.
hint-classic-save = Altrimenti sei fuori dal gioco.
hint-classic-shelter = Finché resta lì è più difficile colpirti.
hint-classic-shot = Per quel che sai sembra un tuo nemico, e un colpo contro di lui promette di più.
hint-classic-spare = Non hai con che fermarlo, o vale più di ciò che perdi.
hint-classic-store = Scegli per primo, e quindi prendi la carta migliore.
hint-classic-take-theirs = Fra ciò che ha, è quello che gli mancherà di più.
hint-classic-volley = Colpisce più nemici che amici.
hint-classic-weapon = Con quest'arma raggiungi più nemici di prima, o spari più spesso.

# Il Duello
hint-duel-ability = Quello che porta questa abilità vale più di quello che costa.
hint-duel-bite = Chi ce l'ha ne soffre, e sta dall'altra parte.
hint-duel-character = Questo personaggio rende di più davanti.
hint-duel-decline = Quello che costerebbe vale più di quello che porterebbe.
hint-duel-defend = Il punto vita vale più di quello che dai in cambio.
hint-duel-draw = Prima le carte nuove: così sai tutto quello che hai prima di scegliere.
hint-duel-duel = L'avversario può finire le carte colpo prima di te.
hint-duel-end = Nient'altro di ciò che potresti fare ora vale la sua carta.
hint-duel-free = Provare non costa nulla, e può salvarti.
hint-duel-gain = Fra ciò che puoi avere, è quello che ti giova di più.
hint-duel-gear = Lavora per il tuo personaggio finché resta lì.
hint-duel-heal = I tuoi personaggi hanno bisogno dei punti vita.
hint-duel-least = Fra queste carte è quella che ti mancherà di meno.
hint-duel-level = Tre punti vita sono più di quelli che ha, se è tuo, o meno, se non lo è.
hint-duel-only = Non c'è altra risposta.
hint-duel-other = Fra tutte le risposte è quella che promette di più.
hint-duel-reload = Una carta sconosciuta promette più di questa.
hint-duel-rob = L'avversario perde ciò che gli giova, e magari lo prendi tu.
hint-duel-shot = È qui che un colpo fa più danno.
hint-duel-spare = Non hai con che fermarlo, o vale più del punto vita.
hint-duel-store = Scegli per primo, e quindi prendi la carta migliore.
hint-duel-swap = Ora davanti rende di più l'altro tuo personaggio.
hint-duel-turn = Con i personaggi scambiati stai meglio.
hint-duel-volley = Colpisce più personaggi suoi che tuoi.

# Il gioco di dadi
hint-dice-clear = È qui che una freccia in meno ti giova di più, prima che arrivino gli Indiani.
hint-dice-double = Due punti vita in una volta valgono più di una birra.
hint-dice-heal-other = Per quel che sai sembra dalla tua parte, e ne ha più bisogno di te.
hint-dice-heal-own = Il punto vita serve a te.
hint-dice-hit = Per quel che sai sembra un tuo nemico, e un punto vita in meno è a lui che pesa di più.
hint-dice-keep = Per te non cambia nulla.
hint-dice-lose = Una freccia ti costerebbe più di questo punto vita.
hint-dice-only = Non c'è altra risposta.
hint-dice-other = Fra tutte le risposte è quella che promette di più.
hint-dice-pass = Tutte le altre frecce è meglio che restino dove sono.
hint-dice-reroll = Quello che questi dadi possono portare vale, nel complesso, più di quello che mostrano.
hint-dice-shed = Non costa nulla, e gli Indiani ti costeranno meno.
hint-dice-stop = Quello che i dadi mostrano vale più di quello che promette un nuovo tiro.
hint-dice-take = Meglio una freccia che un punto vita in meno.
