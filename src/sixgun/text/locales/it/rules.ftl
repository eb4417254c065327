# Le regole numerate, in una o due frasi. Il testo completo è nella documentazione; la B-9.1 qui è rule-B-9-1.

# Opzioni
rule-OPT-1 = Espansioni da aggiungere al gioco base. Nessuna, se non le chiedi.
rule-OPT-2 = Gruppi di personaggi da distribuire. I personaggi devono essere almeno quanti i giocatori.
rule-OPT-3 = Gioco semplificato: le carte con il libro aperto restano fuori.
rule-OPT-4 = Prigione in tre: contro chiunque altro, o contro nessuno. Di norma contro chiunque altro.
rule-OPT-5 = Quante carte evento normali si usano quando si uniscono le due espansioni di eventi: 12, o di più.
rule-OPT-6 = Se la Roulette russa chiede carte Mancato! oppure effetti Mancato!. Di norma chiede le carte.

# Tempi
rule-T-1 = È sempre il turno di un solo giocatore, dal controllo di Dinamite e Prigione fino all'inizio del turno seguente.
rule-T-2 = Nella fase 2 agisce chi è di turno: gioca una carta, usa un'abilità o chiude la fase. Ogni azione finisce prima che cominci la successiva.
rule-T-3 = Un'azione si annuncia, si paga e si esegue; poi, nell'ordine, eliminazioni, controllo di fine partita e pescate rimandate.
rule-T-4 = Una carta che colpisce più giocatori li tratta uno dopo l'altro, in senso orario, dalla sinistra di chi l'ha giocata.
rule-T-5 = Chi pesca per un punto vita perso lo fa subito dopo il colpo, appena è chiaro che resta in gioco.
rule-T-6 = Se più giocatori agiscono nello stesso momento, lo fanno in senso orario a partire da chi è di turno.
rule-T-7 = Si salta un giocatore solo se tutti possono vedere che non ha risposte possibili. Altrimenti gli si chiede, così il silenzio non tradisce nulla.
rule-T-8 = I controlli di inizio turno, ogni fase e la fine del turno valgono come azioni: dopo ciascuno vengono eliminazioni e controllo di fine partita.
rule-T-9 = A caso vuol dire che ogni carta della mano ha la stessa probabilità. Le mescolate sono eque.
rule-T-10 = Se chi sta agendo non può più salvarsi, il resto della sua azione cade.

# Preparazione
rule-B-1 = Preparare la partita.
rule-B-1-1 = Si gioca da 3 a 8. Il gioco base da solo basta da 4 a 7, e in 3 con regole speciali.
rule-B-1-2 = Giocano uno Sceriffo e un Rinnegato, due Fuorilegge (tre da sei giocatori in su) e, da cinque in su, un Vice (due in sette).
rule-B-1-3 = Il ruolo dello Sceriffo è scoperto. Tutti gli altri sono segreti.
rule-B-1-4 = Ognuno riceve un personaggio, visibile a tutti.
rule-B-1-5 = Con certe carte evento ognuno riceve anche un secondo personaggio, coperto, di riserva.
rule-B-1-6 = Cominci con i punti vita del tuo personaggio, lo Sceriffo con uno in più. Non puoi mai averne di più.
rule-B-1-7 = Ognuno riceve tante carte quanti sono i suoi punti vita, compreso quello in più dello Sceriffo.
rule-B-1-8 = Comincia lo Sceriffo, poi si gira in senso orario.
rule-B-1-9 = Il gioco semplificato lascia fuori Dinamite, Duello, Emporio, Indiani! e Prigione.
rule-B-1-10 = Ruoli e personaggi non distribuiti restano fuori. Nessuno può prendere, scartare o colpire un ruolo o un personaggio.

# Ruoli
rule-B-2 = I ruoli e i loro scopi.
rule-B-2-1 = Lo Sceriffo vuole fuori dal gioco tutti i Fuorilegge e tutti i Rinnegati.
rule-B-2-2 = Il Vice vince e perde con lo Sceriffo, anche se è già uscito dal gioco.
rule-B-2-3 = I Fuorilegge vogliono lo Sceriffo fuori dal gioco. Vincono insieme, anche quelli già usciti.
rule-B-2-4 = Il Rinnegato vuole restare in gioco per ultimo.
rule-B-2-5 = Chiunque può attaccare chiunque, qualunque siano i ruoli.

# Il turno
rule-B-3 = Il turno.
rule-B-3-1 = Un turno ha tre fasi: pescare due carte, giocare carte, scartare quelle di troppo.
rule-B-3-2 = Il turno comincia con la Dinamite, poi la Prigione; seguono la fase 1, la fase 2 e la fase 3.
rule-B-3-3 = Chi esce dal gioco nel proprio turno lo chiude subito, e comincia il giocatore seguente.
rule-B-3-4 = Fase 1: pesca le prime due carte del mazzo. Non è facoltativo; alcuni personaggi pescano a modo loro.
rule-B-3-5 = Fase 2: gioca quante carte vuoi, o nessuna.
rule-B-3-6 = Fase 3: se hai in mano più carte che punti vita, scarta carte a tua scelta finché non sono pari. Non di più.
rule-B-3-7 = Il limite della mano conta solo nella fase 3. In ogni altro momento puoi tenere quante carte vuoi.
rule-B-3-8 = Il giocatore seguente è il primo ancora in gioco in senso orario.

# Distanza
rule-B-4 = Distanza e portata.
rule-B-4-1 = La distanza si conta in posti, dalla parte più corta, e contano solo i giocatori in gioco.
rule-B-4-2 = Carte e personaggi allontanano o avvicinano gli altri. Tutto si somma, ma la distanza non scende mai sotto 1.
rule-B-4-3 = La distanza ha una direzione: puoi essere più vicino a qualcuno di quanto lui lo sia a te.
rule-B-4-4 = La tua arma arriva fin dove dice il suo numero, la Colt .45 arriva a 1. Puoi sparare a chi non è più lontano.
rule-B-4-5 = Panico! arriva solo a distanza 1, qualunque arma tu abbia.
rule-B-4-6 = Chi è fuori dal gioco non conta più per le distanze, dal momento in cui esce.
rule-B-4-7 = Non c'è distanza da te a te: una carta che ne ha bisogno non può prendere di mira chi la gioca.

# Giocare carte
rule-B-5 = Giocare carte, e quante.
rule-B-5-1 = Le carte si giocano nella propria fase 2. Fuori turno si gioca solo ciò che risponde: Mancato! contro un colpo, Birra quando va via l'ultimo punto vita.
rule-B-5-2 = Nel tuo turno puoi giocare una sola carta BANG!. Chi ha davanti una Volcanic e Willy the Kid non hanno limiti.
rule-B-5-3 = Per il limite contano solo le carte giocate come BANG!. Gatling non conta, né un BANG! scartato per gli Indiani! o in un Duello.
rule-B-5-4 = Nessuno può avere davanti due carte con lo stesso nome.
rule-B-5-5 = Carte di nome diverso possono stare insieme anche se fanno la stessa cosa.
rule-B-5-6 = Puoi avere una sola arma. Quella nuova manda la vecchia negli scarti.
rule-B-5-7 = Non si può giocare un'arma con lo stesso nome di quella che si ha davanti.
rule-B-5-8 = Le carte marroni agiscono una volta e si scartano. Quelle blu restano davanti a un giocatore e valgono finché non se ne vanno.
rule-B-5-9 = Una carta BANG! finisce negli scarti anche se il colpo viene schivato.
rule-B-5-10 = Si può giocare una carta anche se non avrà effetto, purché abbia un bersaglio. Per prendere o far scartare serve qualcuno con una carta.
rule-B-5-11 = Una carta presa a un altro entra nella mano, e si può giocare nello stesso turno.

# Vita
rule-B-6 = Perdere e recuperare punti vita.
rule-B-6-1 = I punti vita non superano mai quelli di partenza.
rule-B-6-2 = Di un punto vita perso risponde chi ha giocato la carta. Della Dinamite nessuno, e nessuno delle proprie perdite.
rule-B-6-3 = Chi gioca Indiani! o Gatling risponde di ogni punto vita che ne segue.
rule-B-6-4 = Se il Duello lo perde lo sfidato, ne risponde chi ha sfidato. Se lo perde lo sfidante, non ne risponde nessuno.
rule-B-6-5 = Di un colpo sparato da un'abilità risponde chi la possiede.
rule-B-6-6 = Quando va via l'ultimo punto vita puoi subito giocare Birra, o usare un'abilità che guarisce, finché non ne hai di nuovo uno.
rule-B-6-7 = Se non puoi o non vuoi salvarti sei spacciato, ed esci dal gioco quando la carta in corso è conclusa.
rule-B-6-8 = La Birra non salva nessuno quando in gioco restano due giocatori.
rule-B-6-9 = I punti vita di una stessa perdita vanno via insieme: con due punti, la Dinamite ti porta a -1 e per restare servono due Birre.
rule-B-6-10 = Non recuperi mai più punti vita di quanti ne avevi all'inizio, e nessun altro può guarirti quando hai perso l'ultimo.
rule-B-6-11 = Un Mancato! non salva un punto vita che si paga, o che si perde per un evento.

# Estrarre
rule-B-7 = Estrarre una carta per decidere, e il mazzo.
rule-B-7-1 = Per decidere con una carta si scopre la prima del mazzo e la si scarta. Contano solo seme e valore.
rule-B-7-2 = Se si chiede una serie di valori, gli estremi sono compresi. L'asso è il più alto.
rule-B-7-3 = Lucky Duke scopre due carte e sceglie quella che vale. Si scartano entrambe.
rule-B-7-4 = Certi eventi danno a tutte le carte lo stesso seme per un po'. Il valore resta.
rule-B-7-5 = Appena il mazzo è vuoto, gli scarti vengono mescolati e diventano il nuovo mazzo.
rule-B-7-6 = Se anche gli scarti sono finiti, il mazzo resta vuoto finché non serve una carta e ce n'è una.
rule-B-7-7 = Se non c'è nessuna carta, non si pesca nulla, e un'estrazione vale come fallita.

# Simboli e bersagli
rule-B-8 = Che cosa fanno le carte, e a chi.
rule-B-8-1 = Una riga di simboli è un solo effetto. Due righe si eseguono una dopo l'altra.
rule-B-8-2 = Gli effetti sono: sparare, schivare, recuperare un punto vita, pescare o prendere una carta, farne scartare una.
rule-B-8-3 = La carta dice chi colpisce: uno a tiro, uno a distanza 1, uno qualsiasi, tutti gli altri o, se non dice nulla, chi la gioca.
rule-B-8-4 = Quando prendi o fai scartare una carta scegli tu: una a caso della mano, o una precisa fra quelle davanti al giocatore. La Colt .45 non è una carta.
rule-B-8-5 = Panico! e Cat Balou si giocano sempre contro un altro.
rule-B-8-6 = Chi è sotto tiro prova prima i Barili, poi gioca Mancato!. Se il colpo non si ferma, costa un punto vita. Solo il bersaglio può fermarlo.
rule-B-8-7 = Mancato! e Barile valgono contro ogni colpo. Non valgono contro gli Indiani!, in un Duello o per altre perdite.

# Carte marroni
rule-B-9 = Le carte marroni.
rule-B-9-1 = BANG! è un colpo contro un altro giocatore che la tua arma raggiunge.
rule-B-9-2 = Mancato! ferma un colpo diretto a te, e non si gioca in altri momenti.
rule-B-9-3 = La Birra ti dà un punto vita nel tuo turno, o quando hai appena perso l'ultimo. Se restate in due non ha effetto.
rule-B-9-4 = Il Saloon dà un punto vita a tutti quelli in gioco, prima agli altri. Non è una Birra e non salva chi ha perso l'ultimo.
rule-B-9-5 = Diligenza fa pescare due carte.
rule-B-9-6 = Wells Fargo fa pescare tre carte.
rule-B-9-7 = L'Emporio scopre una carta per ogni giocatore in gioco. Ognuno ne prende una, in senso orario da chi l'ha giocato.
rule-B-9-8 = Panico! prende una carta a un altro giocatore a distanza 1. Le armi non aiutano.
rule-B-9-9 = Cat Balou fa perdere una carta a un altro giocatore, a qualunque distanza.
rule-B-9-10 = Gatling è un colpo contro tutti gli altri. Non è una carta BANG!, quindi non conta per il limite.
rule-B-9-11 = Indiani!: ogni altro giocatore, a turno, scarta un BANG! o perde un punto vita. Mancato! e Barile non servono.
rule-B-9-12 = Duello: sfidato e sfidante scartano un BANG! a turno. Il primo che non lo fa perde un punto vita.
rule-B-9-13 = Per gli Indiani! e in un Duello valgono anche le carte che un personaggio può usare come BANG!.

# Carte blu
rule-B-10 = Le carte blu che non sono armi.
rule-B-10-1 = Barile: una volta per ogni colpo contro di te puoi scoprire una carta. Cuori ferma il colpo come un Mancato!.
rule-B-10-2 = Mirino: vedi tutti gli altri più vicini di un passo, ma mai sotto 1.
rule-B-10-3 = Mustang: tutti gli altri ti vedono più lontano di un passo.
rule-B-10-4 = La Prigione si mette davanti a un altro, mai allo Sceriffo. A inizio turno Cuori lo libera, altrimenti il turno salta. In ogni caso la Prigione si scarta.
rule-B-10-5 = La Dinamite si mette davanti a sé. A inizio turno, dal 2 al 9 di Picche esplode e costa tre punti vita; altrimenti passa a sinistra.
rule-B-10-6 = La Dinamite passa al primo che non ne ha una. Se nessuno può prenderla, resta dov'è.
rule-B-10-7 = La Dinamite si controlla prima della Prigione.
rule-B-10-8 = Dinamite o Prigione prese o scartate prima del controllo non fanno nulla.

# Armi
rule-B-11 = Le armi.
rule-B-11-1 = Tutti hanno sempre una Colt .45 che arriva a 1. Riposa finché c'è un'altra arma in gioco, e non si può perdere.
rule-B-11-2 = Fin dove arrivano le armi: Volcanic 1, Schofield 2, Remington 3, Rev. Carabine 4, Winchester 5.
rule-B-11-3 = Le armi in gioco si prendono e si scartano come le altre carte.
rule-B-11-4 = Volcanic: quante carte BANG! vuoi nel tuo turno, finché ce l'hai davanti.

# Eliminazione
rule-B-12 = Uscire dal gioco.
rule-B-12-1 = Conclusa una carta, chi è spacciato esce dal gioco: tutti insieme, mostrando i ruoli e perdendo le carte. Poi vengono premi e penalità.
rule-B-12-2 = Hai eliminato un giocatore se rispondi della sua ultima perdita.
rule-B-12-3 = Lo Sceriffo che elimina un Vice scarta tutte le sue carte, dalla mano e dal tavolo.
rule-B-12-4 = Chi elimina un Fuorilegge pesca tre carte.
rule-B-12-5 = Se nessuno ne risponde, o se chi ne risponde esce anche lui, non ci sono né premi né penalità.
rule-B-12-6 = Più giocatori eliminati da una carta portano più premi o penalità.
rule-B-12-7 = Il ruolo di chi è uscito resta scoperto.
rule-B-12-8 = Chi è fuori non prende più parte a nulla, ma vince o perde ancora con la sua parte.

# La fine
rule-B-13 = La fine della partita.
rule-B-13-1 = Si controlla se la partita è finita quando un'azione è conclusa e chi era spacciato è uscito.
rule-B-13-2 = Uscito lo Sceriffo, un Rinnegato rimasto solo vince da solo. In ogni altro caso vincono i Fuorilegge.
rule-B-13-3 = Usciti tutti i Fuorilegge e i Rinnegati, vincono lo Sceriffo e i Vice.
rule-B-13-4 = In ogni altro caso si continua.
rule-B-13-5 = Esempi di chi vince quando più giocatori escono insieme.
rule-B-13-6 = Alla fine si mostrano tutti i ruoli.

# Tre giocatori
rule-B-14 = Tre giocatori.
rule-B-14-1 = Giocano un Vice, un Fuorilegge e un Rinnegato, tutti scoperti. Non c'è Sceriffo, né punto vita in più.
rule-B-14-2 = Il Vice dà la caccia al Rinnegato, il Rinnegato al Fuorilegge, il Fuorilegge al Vice.
rule-B-14-3 = Comincia il Vice.
rule-B-14-4 = Vinci subito se sei tu a eliminare quello a cui dai la caccia.
rule-B-14-5 = Se lo fa qualcun altro, i due rimasti giocano per restare l'ultimo.
rule-B-14-6 = In tre la Prigione si può giocare contro chiunque altro, a meno che un'opzione lo vieti.
rule-B-14-7 = In tre chi elimina un giocatore pesca tre carte, qualunque sia il ruolo. Non ci sono penalità.
rule-B-14-8 = Quando restano due giocatori la Birra non ha effetto.
rule-B-14-9 = In tre vince chi ha preso il suo bersaglio; altrimenti l'ultimo rimasto; se non resta nessuno, nessuno.
rule-B-14-10 = Con gli eventi, il Vice prende il posto dello Sceriffo.

# Otto giocatori, partita seguente
rule-B-15 = Otto giocatori.
rule-B-15-1 = In otto servono le carte di un'altra espansione: uno Sceriffo, due Vice, tre Fuorilegge, due Rinnegati.
rule-B-15-2 = Due Rinnegati giocano ognuno per sé, e può vincere così solo chi resta ultimo in gioco.
rule-B-16 = La partita seguente.
rule-B-16-1 = Chi era in gioco alla fine può tenere il suo personaggio. Tutti gli altri ne ricevono uno nuovo.
rule-B-16-2 = Se volete, il ruolo di Sceriffo passa da un giocatore all'altro di partita in partita.
rule-B-16-3 = Chi tiene il personaggio lo dice prima che si distribuiscano i nuovi. Tutto il resto si prepara da capo.

# Che cosa si vede e che cosa no
rule-B-17 = Che cosa si vede e che cosa è nascosto.
rule-B-17-1 = Si vedono: lo Sceriffo, i ruoli mostrati, i personaggi, i punti vita, le carte sul tavolo, quante carte hanno mani e mazzo, la prima degli scarti. Il resto no.
rule-B-17-2 = Una carta presa da una mano la vedono solo i due interessati. Una presa dal tavolo la vedono tutti.
rule-B-17-3 = Nessuno può guardare gli scarti sotto la prima carta.
