# Dodge City: le sue carte e i suoi personaggi, e ciò che per causa loro si chiede e si racconta.

set-dodge_city = Dodge City
    .text = 40 carte, anche verdi, 15 personaggi, e un posto per l'ottavo giocatore.

# Carte blu
card-binocular = Binocolo
    .text = Vedi tutti gli altri giocatori più vicini di un passo. Si somma a un Mirino.
card-hideout = Riparo
    .text = Tutti gli altri giocatori ti vedono più lontano di un passo. Si somma a un Mustang.

# Carte marroni
card-punch = Pugno!
    .text = Spara a un giocatore a distanza 1. Non è una carta BANG!, quindi puoi ancora giocarne una.
card-rag_time = Rag Time
    .text = Scarta insieme un'altra carta e prendi una carta a un altro giocatore qualsiasi: una della mano, alla cieca, oppure una a tua scelta fra quelle che ha davanti.
card-brawl = Rissa
    .text = Scarta insieme un'altra carta, e tutti gli altri perdono una carta. Scegli tu, uno per uno: una della mano, alla cieca, o una fra quelle che ha davanti.
card-dodge = Schivata
    .text = Schiva un colpo diretto a te e pesca una carta. Non è una carta Mancato!.
card-springfield = Springfield
    .text = Scarta insieme un'altra carta e spara a un altro giocatore, per quanto lontano.
card-tequila = Tequila
    .text = Scarta insieme un'altra carta, e un giocatore recupera un punto vita: chi vuoi, anche tu. Non è una Birra e non salva chi ha perso l'ultimo.
card-whisky = Whisky
    .text = Scarta insieme un'altra carta e recupera due punti vita. Non è una Birra e non ti salva quando hai perso l'ultimo.

# Carte verdi
card-bible = Bibbia
    .text = Mettila davanti a te. Dal turno seguente puoi scartarla per schivare un colpo diretto a te e pescare una carta.
card-canteen = Borraccia
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per recuperare un punto vita. Non è una Birra.
card-can_can = Can Can
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per far perdere una carta a un altro giocatore qualsiasi: una della mano, alla cieca, oppure una a tua scelta fra quelle che ha davanti.
card-ten_gallon_hat = Cappello
    .text = Mettila davanti a te. Dal turno seguente puoi scartarla per schivare un colpo diretto a te.
card-conestoga = Conestoga
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per prendere una carta a un altro giocatore qualsiasi: una della mano, alla cieca, oppure una a tua scelta fra quelle che ha davanti.
card-derringer = Derringer
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per sparare a un giocatore a distanza 1 e pescare una carta, che tu l'abbia colpito o no.
card-buffalo_rifle = Fucile da caccia
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per sparare a un altro giocatore, per quanto lontano.
card-howitzer = Howitzer
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per sparare a tutti gli altri insieme.
card-pepperbox = Pepperbox
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per sparare a un altro giocatore che la tua arma raggiunge.
card-iron_plate = Placca di ferro
    .text = Mettila davanti a te. Dal turno seguente puoi scartarla per schivare un colpo diretto a te.
card-pony_express = Pony Express
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per pescare tre carte.
card-knife = Pugnale
    .text = Mettila davanti a te. Dal tuo turno seguente puoi scartarla per sparare a un giocatore a distanza 1.
card-sombrero = Sombrero
    .text = Mettila davanti a te. Dal turno seguente puoi scartarla per schivare un colpo diretto a te.

short-binocular = vedi gli altri più vicini di 1
short-hideout = gli altri ti vedono più lontano di 1
short-punch = spara a un giocatore a distanza 1
short-rag_time = scarta un'altra carta, prendine una a chiunque
short-brawl = scarta un'altra carta, tutti gli altri ne perdono una
short-dodge = schiva un colpo contro di te, pesca una carta
short-springfield = scarta un'altra carta, spara a chiunque
short-tequila = scarta un'altra carta, uno qualsiasi recupera 1 vita
short-whisky = scarta un'altra carta, recuperi 2 vite
short-bible = verde: schiva un colpo contro di te, pesca una carta
short-canteen = verde: recuperi 1 vita
short-can_can = verde: fai scartare una carta a chiunque
short-ten_gallon_hat = verde: schiva un colpo contro di te
short-conestoga = verde: prendi una carta a chiunque
short-derringer = verde: spara a un giocatore a distanza 1, pesca una carta
short-buffalo_rifle = verde: spara a chiunque
short-howitzer = verde: spara a tutti gli altri
short-pepperbox = verde: spara a un giocatore a tiro
short-iron_plate = verde: schiva un colpo contro di te
short-pony_express = verde: pesca 3 carte
short-knife = verde: spara a un giocatore a distanza 1
short-sombrero = verde: schiva un colpo contro di te

# Personaggi
character-apache_kid = Apache Kid
    .text = Le carte di Quadri giocate dagli altri non hanno effetto su di lui. In un Duello invece sì.
character-belle_star = Belle Star
    .text = Nel suo turno le carte davanti agli altri giocatori non hanno effetto.
character-bill_noface = Bill Noface
    .text = All'inizio del turno pesca una carta, più una per ogni punto vita che gli manca.
character-chuck_wengam = Chuck Wengam
    .text = Nel suo turno può perdere un punto vita per pescare due carte, quante volte vuole, ma mai l'ultimo punto.
character-doc_holyday = Doc Holyday
    .text = Una volta nel suo turno può scartare due carte dalla mano per sparare a un giocatore che la sua arma raggiunge. Non vale come carta BANG!.
character-elena_fuente = Elena Fuente
    .text = Può usare qualsiasi carta della mano come Mancato!.
character-greg_digger = Greg Digger
    .text = Recupera due punti vita ogni volta che un altro viene eliminato.
character-herb_hunter = Herb Hunter
    .text = Pesca due carte ogni volta che un altro viene eliminato.
character-jose_delgado = Jose Delgado
    .text = Nel suo turno può scartare una carta blu dalla mano per pescarne due, al massimo due volte.
character-molly_stark = Molly Stark
    .text = Pesca una carta per ogni carta che gioca, o che sceglie di scartare, dalla mano quando non è il suo turno.
character-pat_brennan = Pat Brennan
    .text = All'inizio del turno, invece di pescare, può prendere una carta che sta davanti a un giocatore qualsiasi.
character-pixie_pete = Pixie Pete
    .text = All'inizio del turno pesca tre carte invece di due.
character-sean_mallory = Sean Mallory
    .text = Alla fine del suo turno può tenere in mano fino a dieci carte.
character-tequila_joe = Tequila Joe
    .text = Ogni Birra gli dà due punti vita.
character-vera_custer = Vera Custer
    .text = Prima di pescare sceglie un altro personaggio in gioco, e ne ha l'abilità fino al suo turno seguente.

# Che cosa si chiede
prompt-pay-cost = Quale altra carta scarti insieme a { $card }?
asked-pay-cost = { $player } sceglie con quale carta pagare.
prompt-copy-character = Di chi vuoi l'abilità fino al tuo turno seguente?
asked-copy-character = { $player } sceglie quale abilità copiare.
prompt-take-or-draw = { $amount ->
    [one] Peschi una carta dal mazzo, o ne prendi una dal tavolo?
   *[other] Peschi { $amount } carte dal mazzo, o ne prendi una dal tavolo?
 }
asked-take-or-draw = { $player } sceglie fra il mazzo e una carta sul tavolo.
prompt-share-estate = Quale carta di { $by } prendi?
asked-share-estate = { $player } sceglie una carta di chi è uscito dal gioco.

action-copy-character = Usa l'abilità di { $character }
action-choose-card-take-or-draw = Prendi { $card } dal tavolo
action-choose-card-share-estate = Prendi { $card }
action-choose-hand-share-estate = Prendi alla cieca una carta dalla mano di { $player }
action-use-card-at = Usa { $card } su { $player }
action-use-chuck_wengam = Perdi un punto vita per pescare due carte
action-use-doc_holyday = Scarta { $card } e { $second } per sparare a { $player }
action-use-jose_delgado = Scarta { $card } per pescare due carte

# Che cosa si racconta
event-discards-cost = { $you ->
    [seat] Paghi con { $cards }.
   *[none] { $player } paga con { $cards }.
 }
event-discards-left-over = { $cards } avanza e finisce negli scarti.
event-uses-at = { $you ->
    [seat] Usi { $cards } su { $other }.
    [other] { $player } usa { $cards } su di te.
   *[none] { $player } usa { $cards } su { $other }.
 }
event-uses-answer = { $you ->
    [seat] Rispondi a { $other } con { $cards }.
    [other] { $player } ti risponde con { $cards }.
   *[none] { $player } risponde a { $other } con { $cards }.
 }
event-takes-from-front-own = { $you ->
    [seat] Riprendi in mano { $cards } dal tavolo.
   *[none] { $player } riprende in mano { $cards } dal tavolo.
 }
event-unaffected = { $you ->
    [seat] { $cards } non ha effetto su di te.
   *[none] { $cards } non ha effetto su { $player }.
 }
event-copies = { $you ->
    [seat] Hai l'abilità di { $character } fino al tuo turno seguente.
   *[none] { $player } ha l'abilità di { $character } fino al turno seguente.
 }
event-uses-chuck_wengam = { $you ->
    [seat] Come { $source } dai un punto vita per due carte.
   *[none] { $player }, come { $source }, dà un punto vita per due carte.
 }
event-uses-doc_holyday = { $you ->
    [seat] Come { $source } scarti { $cards } e spari a { $other }.
    [other] { $player }, come { $source }, scarta { $cards } e ti spara.
   *[none] { $player }, come { $source }, scarta { $cards } e spara a { $other }.
 }
event-uses-jose_delgado = { $you ->
    [seat] Come { $source } scarti { $cards } per due carte nuove.
   *[none] { $player }, come { $source }, scarta { $cards } per due carte nuove.
 }

refusal-no-cost-card = Per giocare { $card } devi scartare insieme un'altra carta della mano, e non ne hai nessuna da dare.
refusal-cost-is-another = { $card } è la carta che stai giocando. Scarta insieme un'altra carta della mano.
refusal-green-in-hand = { $card } è una carta verde: prima mettila davanti a te. Si può usare dal turno seguente.
refusal-green-fresh = { $card } è entrata in gioco in questo turno. Si può usare dal turno seguente.
refusal-green-not-now = Ora non puoi usare { $card }. Una carta verde con Mancato! risponde a un colpo contro di te, le altre si usano nel proprio turno.
refusal-front-silenced = { $card } ora non ha effetto e non si può usare: in questo momento le carte che hai davanti non contano.
refusal-ability-last-life = Ti costerebbe l'ultimo punto vita, e quello non si può dare.
refusal-ability-used-up = { $times ->
    [one] Hai già usato l'abilità di { $source }. Si può usare una volta per turno.
   *[other] Hai usato l'abilità di { $source } { $times } volte: di più un turno non permette.
 }

error-options-seats = Con queste espansioni non si gioca in { $players }: c'è posto per { $most }. Per giocare in otto serve Dodge City.
