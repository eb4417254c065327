# Le regole numerate di Dodge City e di tutti i personaggi oltre a quelli base, in una o due frasi.

# Dodge City
rule-DC-1-1 = Dodge City aggiunge 40 carte da gioco, 15 personaggi e i ruoli per giocare in otto.
rule-DC-1-2 = Le carte che ci sono anche nel gioco base sono le stesse carte sotto ogni aspetto.
rule-DC-1-3 = Il limite di una carta BANG! per turno, e le abilità sulle carte BANG!, non riguardano le carte che si limitano a sparare.
rule-DC-1-4 = Se una carta ne chiede un'altra, scartala insieme a una carta a tua scelta della mano. Senza, non si può giocare.
rule-DC-1-5 = Solo la Birra salva chi ha perso l'ultimo punto vita.
rule-DC-1-6 = Se restate in due, Tequila, Whisky e Borraccia valgono ancora: non sono Birre.

# Carte verdi
rule-DC-2-1 = Una carta verde si gioca davanti a sé. Lì la si può prendere o far scartare, e nessuno può averne due con lo stesso nome.
rule-DC-2-2 = Per usare una carta verde la scarti da davanti a te. Dalla mano non si può usare.
rule-DC-2-3 = Una carta verde non si usa nel turno in cui è stata giocata, ma dall'inizio del turno seguente sì.
rule-DC-2-4 = Le carte verdi con Mancato! si usano quando ti sparano, anche fuori turno; le altre nella propria fase 2.
rule-DC-2-5 = Una carta verde presa a qualcuno va giocata di nuovo, e aspetta di nuovo.
rule-DC-2-6 = Il turno in più della Vendetta è un altro turno: ci si può usare una carta verde giocata nel primo.
rule-DC-2-7 = Usare una carta verde non è giocare una carta dalla mano. Il giudice vieta di giocarla, non di usarla.

# Carte marroni
rule-DC-3-1 = Pugno! è un colpo contro un giocatore a distanza 1.
rule-DC-3-2 = Rag Time costa un'altra carta e ne prende una a un altro giocatore qualsiasi.
rule-DC-3-3 = Rissa costa un'altra carta, e tutti gli altri ne perdono una; scegli tu per ognuno, quando viene il suo momento.
rule-DC-3-4 = Schivata ferma un colpo contro di te come un Mancato!, e peschi una carta.
rule-DC-3-5 = Springfield costa un'altra carta ed è un colpo contro un altro giocatore qualsiasi.
rule-DC-3-6 = Tequila costa un'altra carta e dà un punto vita a un giocatore qualsiasi, anche a te.
rule-DC-3-7 = Whisky costa un'altra carta e ti dà due punti vita.
rule-DC-3-8 = Schivata non è una carta Mancato!: Calamity Janet non può usarla per sparare, e Big Spencer la può giocare.
rule-DC-3-9 = La carta per Schivata e Bibbia si pesca subito, e può già servire contro lo stesso colpo.

# Carte blu
rule-DC-4-1 = Il Binocolo funziona come un Mirino e ci si somma.
rule-DC-4-2 = Il Riparo funziona come un Mustang e ci si somma.

# Carte verdi, una per una
rule-DC-5-1 = Bibbia ferma un colpo contro di te come un Mancato!, e peschi una carta.
rule-DC-5-2 = Borraccia ti dà un punto vita.
rule-DC-5-3 = Can Can fa perdere una carta a un altro giocatore qualsiasi.
rule-DC-5-4 = Placca di ferro, Sombrero e Cappello fermano un colpo contro di te come un Mancato!.
rule-DC-5-5 = Conestoga prende una carta a un altro giocatore qualsiasi.
rule-DC-5-6 = Derringer è un colpo contro un giocatore a distanza 1. Poi peschi una carta, che sia andato a segno o no.
rule-DC-5-7 = Fucile da caccia è un colpo contro un altro giocatore qualsiasi.
rule-DC-5-8 = Howitzer è un colpo contro tutti gli altri.
rule-DC-5-9 = Pepperbox è un colpo contro un giocatore che la tua arma raggiunge.
rule-DC-5-10 = Pony Express fa pescare tre carte.
rule-DC-5-11 = Pugnale è un colpo contro un giocatore a distanza 1.
rule-DC-5-12 = Nessuna carta verde è una carta BANG! o una Birra.

# Personaggi di Dodge City
rule-CD-1 = Le carte di Quadri giocate dagli altri non hanno effetto su Apache Kid.
rule-CD-1-1 = Si può prendere di mira Apache Kid con i Quadri: la carta è spesa e conta per ogni limite, ma non succede altro.
rule-CD-1-2 = In un Duello l'abilità di Apache Kid non vale.
rule-CD-1-3 = Se una carta per tutti è di Quadri, Apache Kid ne resta fuori, nel bene e nel male.
rule-CD-1-4 = Da un Emporio che Uncle Will apre con i Quadri, Apache Kid non prende nulla.
rule-CD-1-5 = Le due carte scartate da Doc Holyday o da un cecchino hanno effetto su Apache Kid se non sono entrambe di Quadri. Un rimbalzo di Quadri non fa nulla alle sue carte.
rule-CD-1-6 = Per Apache Kid conta il seme stampato, comunque si usi la carta. Benedizione e Maledizione lo sostituiscono.
rule-CD-1-7 = Le abilità che non usano carte, e le sue stesse carte, hanno effetto su Apache Kid.
rule-CD-1-8 = Le carte già davanti agli altri non riguardano Apache Kid per il loro seme.
rule-CD-2 = Nel turno di Belle Star le carte davanti agli altri giocatori non hanno effetto.
rule-CD-2-1 = Nel turno di Belle Star barili, cavalli, armi e carte verdi degli altri non contano. Restano dove sono e si possono prendere.
rule-CD-2-2 = Nel turno di Belle Star le abilità dei personaggi valgono ancora.
rule-CD-2-3 = Il turno di Belle Star va dal primissimo controllo fino alla fine.
rule-CD-3 = Bill Noface nella fase 1 pesca una carta, più una per ogni punto vita che gli manca.
rule-CD-4 = Chuck Wengam nella sua fase 2 può perdere un punto vita per pescare due carte, quante volte vuole, ma mai l'ultimo.
rule-CD-5 = Una volta nel suo turno Doc Holyday può scartare due carte per sparare a un giocatore che la sua arma raggiunge.
rule-CD-5-1 = L'abilità di Doc Holyday non è una carta BANG! e non conta per il limite.
rule-CD-5-2 = Le due carte di Doc Holyday hanno effetto su Apache Kid se non sono entrambe di Quadri.
rule-CD-6 = Elena Fuente può usare qualsiasi carta della mano come Mancato!; la carta allora non fa altro.
rule-CD-7 = Greg Digger recupera due punti vita per ogni altro giocatore eliminato, compreso un fantasma che se ne va.
rule-CD-8 = Herb Hunter pesca due carte per ogni altro giocatore eliminato, compreso un fantasma che se ne va. Le taglie si aggiungono.
rule-CD-9 = Jose Delgado può scartare una carta blu dalla mano per pescarne due, al massimo due volte per turno.
rule-CD-10 = Molly Stark pesca una carta per ogni carta della mano che gioca o sceglie di scartare fuori turno.
rule-CD-10-1 = Per Molly Stark conta qualsiasi carta della mano, anche Schivata. Le carte verdi che ha davanti no.
rule-CD-10-2 = Molly Stark pesca quando l'azione o il Duello è finito, una carta per ognuna usata.
rule-CD-10-3 = Le carte che le vengono prese o fatte perdere non contano per Molly Stark.
rule-CD-10-4 = Le carte che Molly Stark dà per gli Indiani!, in un Duello o alla Roulette russa contano.
rule-CD-11 = Pat Brennan nella fase 1, invece di pescare, può prendere una carta davanti a un giocatore qualsiasi, per quanto lontano.
rule-CD-11-1 = Pat Brennan può prendere anche una carta che ha davanti lui.
rule-CD-11-2 = Pat Brennan prende solo quella carta. Il treno ne aggiunge comunque una.
rule-CD-11-3 = Se Pat Brennan prende una carta a Henry Block, si becca un colpo.
rule-CD-12 = Pixie Pete nella fase 1 pesca tre carte.
rule-CD-13 = Sean Mallory può tenere dieci carte alla fine del turno, quanti che siano i suoi punti vita.
rule-CD-14 = Ogni Birra dà a Tequila Joe due punti vita. Le altre carte gliene danno il numero solito.
rule-CD-15 = Prima di pescare Vera Custer sceglie un altro personaggio in gioco e ne ha l'abilità fino al suo turno seguente.
rule-CD-15-1 = Vera Custer sceglie dopo Dinamite e Prigione. Fino ad allora ha ancora l'abilità del giro prima.
rule-CD-15-2 = Se resta in Prigione, Vera Custer non ha abilità in prestito fino al suo turno seguente.
rule-CD-15-3 = Vera Custer prende in prestito solo l'abilità, mai i punti vita o la mano iniziale.
rule-CD-15-4 = Vera Custer tiene l'abilità anche se il suo titolare viene eliminato o cambia personaggio.
rule-CD-15-5 = Ciò che vale una volta per turno si conta per Vera Custer. Un'abilità del momento prima di pescare agisce subito.
rule-CD-15-6 = Con la Sbornia l'abilità in prestito di Vera Custer non vale, e lei non ne sceglie una.
rule-CD-15-7 = Se con Nuova identità cambia personaggio, Vera Custer perde ciò che aveva in prestito.
rule-CD-15-8 = Nel turno in più della Vendetta Vera Custer tiene la sua abilità e non sceglie di nuovo.
rule-CD-15-9 = Se viene eliminata, il prestito di Vera Custer finisce. Se torna in gioco, sceglie da capo.

# Personaggi speciali di The Bullet
rule-CS-1 = Una volta nel suo turno Uncle Will può giocare una carta qualsiasi della mano come Emporio.
rule-CS-1-1 = La carta giocata da Uncle Will conserva il suo seme.
rule-CS-1-2 = Con Il sermone Uncle Will non può giocare come Emporio una carta BANG!.
rule-CS-2 = Quando Johnny Kisch mette in gioco una carta, tutte le altre in gioco con quel nome vengono scartate.
rule-CS-2-1 = Per Johnny Kisch conta giocare una carta blu o verde, davanti a chiunque. Passare la Dinamite no.
rule-CS-2-2 = Le carte degli altri con quel nome vanno negli scarti in senso orario, dalla sinistra di Johnny Kisch.
rule-CS-2-3 = Se ne vanno solo le carte con lo stesso identico nome, e nemmeno Johnny Kisch può averne due.
rule-CS-2-4 = Johnny Kisch non sveglia Henry Block.
rule-CS-3 = Claus nella fase 1 pesca una carta più dei giocatori, ne tiene due e ne dà una a ogni altro giocatore.
rule-CS-3-1 = Claus guarda tutte le carte prima di decidere a chi va quale, coperta. Nessuno può rifiutare.
rule-CS-3-2 = Claus tiene tante carte quante ne pescherebbe: una sola con La sete.
rule-CS-3-3 = Se le carte non bastano, Claus tiene prima le sue e poi dà in senso orario.
rule-CS-3-4 = La Legge del West mostra la seconda carta che Claus tiene.

# Personaggi speciali di Wanted
rule-CW-1 = Prima che Youl Grinner peschi, chi ha in mano più carte di lui gliene dà una a propria scelta.
rule-CW-1-1 = Chi ha più carte di Youl Grinner si conta una volta, prima che si dia qualcosa. Si dà in senso orario.
rule-CW-1-2 = Un dono a Youl Grinner non sveglia né Molly Stark né Henry Block.
rule-CW-1-3 = Youl Grinner non riceve nulla in un turno che salta per la Prigione.
rule-CW-2 = Big Spencer ha nove punti vita, comincia con cinque carte e non può giocare Mancato!.
rule-CW-2-1 = Da Sceriffo Big Spencer ha dieci punti vita e comincia comunque con cinque carte.
rule-CW-2-2 = A Big Spencer sono vietate solo le carte di nome Mancato!. Schivata, carte verdi e Barili no, e un Mancato! si può scartare.
rule-CW-2-3 = Le cinque carte di Big Spencer contano solo all'inizio di una partita.
rule-CW-3 = Madam Yto pesca subito una carta ogni volta che qualcuno gioca una Birra.
rule-CW-3-1 = Per Madam Yto conta anche una Birra senza effetto, e anche la sua, perfino quando ha perso l'ultimo punto vita.
rule-CW-3-2 = Una Birra scartata non conta per Madam Yto.
rule-CW-4 = Colorado Bill estrae per ogni carta BANG! che gioca: con Picche il colpo non si può evitare.
rule-CW-4-1 = Colorado Bill estrae prima che il bersaglio risponda, e solo per le sue carte BANG!.
rule-CW-4-2 = Colorado Bill estrae anche se sul bersaglio la carta non ha effetto.
rule-CW-5 = Chi prende o fa scartare una carta a Henry Block è prima bersaglio di un suo colpo.
rule-CW-5-1 = Henry Block spara quando un altro gli prende o gli fa scartare apposta una carta; non a eredi, e non per doni, eventi o penalità.
rule-CW-5-2 = Quello di Henry Block è un colpo normale a qualunque distanza, e ne risponde lui. Non è una carta BANG!.
rule-CW-5-3 = Se il colpo di Henry Block elimina il ladro, la carta resta. Altrimenti viene presa adesso.
rule-CW-6 = Annie Versary può usare qualsiasi carta come carta BANG!.
rule-CW-6-1 = La carta di Annie Versary viene dalla mano ed è una carta BANG! per ogni regola: per il limite, per gli Indiani!, in un Duello.
rule-CW-6-2 = La carta usata da Annie Versary conserva il suo seme.
