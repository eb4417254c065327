# Le regole numerate di The Dice Game, in una o due frasi; la G-4.6 qui è rule-G-4-6.

# Parole
rule-G-0 = Le parole delle regole.
rule-G-0-1 = I posti si contano in senso orario, e alla tua sinistra sta il primo vivo in senso orario.
rule-G-0-2 = Chi lancia è il giocatore di turno. È vivo chi non è stato eliminato.
rule-G-0-3 = La distanza è il numero di posti da un giocatore all'altro, a sinistra o a destra. Si contano solo i vivi.
rule-G-0-4 = Dove si dice «può» scegli tu; tutto il resto va fatto. Tutti i dadi si devono usare, non se ne può ignorare nessuno.

# Pezzi e scopi
rule-G-1 = I pezzi e gli scopi.
rule-G-1-1 = Ci sono cinque dadi, otto ruoli (uno Sceriffo, due Vice, tre Fuorilegge, due Rinnegati), 16 personaggi, nove frecce, e pallottole per contare i punti vita.
rule-G-1-2 = I dadi sono tutti uguali. Ognuno ha sei facce, ugualmente probabili: freccia, dinamite, bersaglio 1, bersaglio 2, birra, gatling.
rule-G-1-3 = Le pallottole servono solo a contare: bastano sempre, e cambiarne una grande in piccole non ha effetto.
rule-G-1-4 = Lo Sceriffo vuole eliminati tutti i Fuorilegge e i Rinnegati, il Vice vuole che vinca lo Sceriffo, il Fuorilegge vuole eliminato lo Sceriffo, il Rinnegato vuole restare vivo per ultimo.

# Preparazione
rule-G-2 = Preparare la partita.
rule-G-2-1 = Giocano uno Sceriffo e un Rinnegato (due Rinnegati in otto), due Fuorilegge (tre da sei giocatori in su) e, da cinque in su, un Vice (due da sette). In tre sono un Vice, un Fuorilegge e un Rinnegato.
rule-G-2-2 = I ruoli si danno coperti. Solo lo Sceriffo mostra il suo; gli altri lo tengono segreto. In tre si mostrano tutti.
rule-G-2-3 = Ognuno riceve un personaggio a caso, visibile a tutti. Ruoli e personaggi avanzati restano fuori, e nessuno vede quei personaggi.
rule-G-2-4 = Cominci con i punti vita del tuo personaggio, lo Sceriffo con due in più, e non puoi mai averne di più. In tre nessuno ha quei due.
rule-G-2-5 = All'inizio le nove frecce sono in una pila nel mezzo.
rule-G-2-6 = Comincia lo Sceriffo, in tre il Vice. Poi i turni girano in senso orario.

# Il turno
rule-G-3 = Il turno.
rule-G-3-1 = Un turno è fatto così: l'abilità di Sid Ketchum, i lanci, i dadi da risolvere, l'abilità di Suzy Lafayette. Poi i dadi vanno al primo vivo a sinistra.
rule-G-3-2 = Se chi lancia è eliminato, il suo turno finisce subito. Frecce ancora dovute, dadi non risolti e abilità di fine turno cadono; si esegue solo ciò che avviene nello stesso passo.
rule-G-3-3 = Dopo ogni passo si controlla se la partita è finita.

# Lanciare
rule-G-4 = Lanciare i dadi.
rule-G-4-1 = Lancia tutti e cinque i dadi. Fino a due volte puoi rilanciare quelli che vuoi, e puoi fermarti dopo ogni lancio. L'ultimo vale.
rule-G-4-2 = A ogni rilancio scegli da capo, e puoi prendere anche dadi che prima avevi tenuto.
rule-G-4-3 = Si rilancia almeno un dado. La dinamite non si rilancia e resta per tutto il turno, salvo che per Black Jack.
rule-G-4-4 = Dopo ogni lancio prima si prendono le frecce, poi si contano le dinamiti; solo allora si sceglie se rilanciare.
rule-G-4-5 = Per ogni dado che ha appena dato una freccia ne prendi subito una. Quel dado si può rilanciare, ma la freccia ti resta; un dado freccia che tieni non ne costa un'altra.
rule-G-4-6 = Le frecce si prendono una per una. Chiunque prenda l'ultima, e comunque sia, gli Indiani attaccano subito: ogni vivo perde un punto vita per ogni freccia che ha, tutti insieme; tutte le frecce tornano nella pila; seguono eliminazioni e controllo di fine partita. Poi chi lancia, se è vivo, prende le frecce che ancora deve e continua, e può esserci un altro attacco.
rule-G-4-7 = Se l'attacco elimina chi lancia, non prende altre frecce e non risolve dadi. Comincia il giocatore seguente.
rule-G-4-8 = Con tre o più dinamiti smetti di lanciare e perdi un punto vita, uno anche per quattro o cinque. Se vivi, gli altri dadi si risolvono come sempre; se no, il turno è finito. Una o due dinamiti non fanno nulla.
rule-G-4-9 = Del punto vita tolto dalla dinamite non risponde nessuno. Va via subito dopo il lancio, prima di risolvere ogni altro dado.

# Risolvere
rule-G-5 = Risolvere i dadi.
rule-G-5-1 = L'ordine è: frecce e dinamiti, già fatte mentre si lancia; poi tutti i bersagli insieme, le birre, le gatling, e ciò che spetta alla fine del turno.
rule-G-5-2 = Un 1 toglie un punto vita al vivo accanto a te, a sinistra o a destra; un 2 a un vivo esattamente due posti a sinistra o a destra.
rule-G-5-3 = Se quando si comincia con i bersagli sono vivi solo in due o tre, ogni 2 vale come un 1.
rule-G-5-4 = Prima si assegnano tutti i bersagli, poi colpiscono insieme. Intanto nessuno si avvicina, e a un giocatore se ne possono dare più dei punti vita che ha.
rule-G-5-5 = I bersagli si assegnano uno per uno, in qualunque ordine. Per ognuno c'è qualcuno da colpire, e non sei mai tu. Se siete vivi in quattro, due posti a sinistra e due a destra sono lo stesso giocatore.
rule-G-5-6 = Per ogni birra, una dopo l'altra, scegli un vivo, anche te stesso, che recupera un punto vita. Oltre il massimo va perduta, e non riporta indietro nessuno.
rule-G-5-7 = Con tre o più gatling tutti gli altri vivi perdono un punto vita, insieme, e tu rimetti via tutte le tue frecce. Una volta per turno, quante che siano. Se sono meno non fanno nulla, tranne che per Willy the Kid e Kit Carlson.
rule-G-5-8 = La gatling va così: le perdite, con le scelte di Bart Cassidy e Pedro Ramirez; le tue frecce nella pila; le frecce di Kit Carlson; eliminazioni, Vulture Sam, controllo di fine partita; per ultima la freccia per El Gringo.
rule-G-5-9 = Se chi è colpito insieme ad altri ha qualcosa da scegliere, si va in senso orario dalla sinistra di chi lancia, ognuno punto per punto.

# Vita e fine
rule-G-6 = Perdere punti vita, l'eliminazione e la fine della partita.
rule-G-6-1 = Chi non ha più punti vita è eliminato. Sotto lo zero non ce ne sono.
rule-G-6-2 = Chi è eliminato mostra il suo ruolo e rimette via le frecce. Non ha più turni né abilità, non è un bersaglio e non si conta per le distanze; ma vince se vince la sua parte.
rule-G-6-3 = Chi perde l'ultimo punto vita nello stesso passo è eliminato insieme agli altri.
rule-G-6-4 = Un passo è un attacco degli Indiani, una perdita per la dinamite, tutti i bersagli di un turno, o una gatling. Dopo vengono le eliminazioni, Vulture Sam se è vivo, e il controllo di fine partita; poi la freccia per El Gringo, che può portare un attacco.
rule-G-6-5 = Quando lo Sceriffo è eliminato, un Rinnegato rimasto l'unico vivo vince da solo. In ogni altro caso vincono tutti i Fuorilegge, anche se sono morti dal primo all'ultimo o se non vive nessuno.
rule-G-6-6 = Quando sono eliminati tutti i Fuorilegge e i Rinnegati e lo Sceriffo è vivo, vincono lui e tutti i Vice.
rule-G-6-7 = Si guarda prima lo Sceriffo: se cade nello stesso passo dei suoi ultimi nemici, vincono i Fuorilegge.
rule-G-6-8 = Due Rinnegati giocano l'uno contro l'altro, e uno può vincere solo se resta vivo per ultimo. Se lo Sceriffo cade mentre sono vivi entrambi, vincono i Fuorilegge.
rule-G-6-9 = Finché sono vivi lo Sceriffo e un Rinnegato si continua, anche senza Fuorilegge.
rule-G-6-10 = La partita finisce subito, e non si esegue nient'altro. Qualcuno vince sempre; solo una simulazione può interrompere una partita, che allora resta incompiuta.

# Personaggi
rule-G-7 = I personaggi.
rule-G-7-1 = Bart Cassidy può prendere una freccia per ogni punto vita che un bersaglio o la gatling gli costerebbe, ma non l'ultima della pila. Non per Indiani o dinamite; di un colpo raddoppiato da Slab the Killer può sostituire un punto o entrambi.
rule-G-7-2 = Black Jack può rilanciare la dinamite, ma non ha più lanci degli altri. Appena ce ne sono tre o più perde il punto vita e deve fermarsi come tutti.
rule-G-7-3 = Calamity Janet può usare un 1 come 2 o un 2 come 1, ogni dado come vuole.
rule-G-7-4 = El Gringo: chi gli fa perdere punti vita prende una freccia per ogni passo, tutti i bersagli insieme o la gatling, quanti che siano i punti. Dopo una gatling chi lancia prima rimette via le sue. Non per Indiani o dinamite, e non se El Gringo è eliminato. L'ultima freccia porta un attacco.
rule-G-7-5 = Jesse Jones: se ha quattro punti vita o meno quando cominciano le sue birre, ogni birra per sé gliene dà due, anche se la prima lo porta sopra quattro. Le birre degli altri ne danno uno.
rule-G-7-6 = Jourdonnais perde al massimo un punto vita in un attacco degli Indiani, e nessuno se non ha frecce.
rule-G-7-7 = Kit Carlson può rimettere via una freccia di chiunque, anche sua, per ogni gatling del suo lancio finale, anche se sono una o due. Con tre o più viene prima la gatling, come per tutti.
rule-G-7-8 = Lucky Duke può rilanciare tre volte: in tutto ha quattro lanci.
rule-G-7-9 = Paul Regret non perde mai punti vita per la gatling.
rule-G-7-10 = Pedro Ramirez può rimettere via una freccia per ogni punto vita che perde; il punto lo perde lo stesso. In un attacco degli Indiani non cambia nulla, perché tornano tutte.
rule-G-7-11 = Rose Doolan può usare un 1 per un giocatore a uno o due posti e un 2 per uno a due o tre posti, mai per sé. Se sono vivi in due o tre, prima un 2 diventa un 1; in quattro, tre posti da una parte sono uno dall'altra.
rule-G-7-12 = Sid Ketchum: all'inizio del suo turno sceglie un vivo, anche sé stesso, che recupera un punto vita fino al massimo. Deve scegliere.
rule-G-7-13 = Slab the Killer può, una volta nel suo turno, spendere una birra su un 1 o un 2 mentre lo assegna: il bersaglio perde due punti vita, e la birra non ne dà.
rule-G-7-14 = Suzy Lafayette recupera due punti vita alla fine del suo turno, fino al massimo, se nessuno dei suoi dadi finali è un 1 o un 2. Anche dopo tre dinamiti, se è viva.
rule-G-7-15 = Vulture Sam recupera due punti vita, fino al massimo, per ogni altro giocatore eliminato. Se cade nello stesso passo non gli tocca nulla.
rule-G-7-16 = A Willy the Kid bastano due gatling per la gatling, sempre una volta per turno.

# Tre giocatori
rule-G-8 = Tre giocatori.
rule-G-8-1 = Giocano un Vice, un Fuorilegge e un Rinnegato, e tutti e tre i ruoli sono scoperti.
rule-G-8-2 = Il Vice cerca il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Comincia il Vice; dalle regole solite cambia solo la fine della partita.
rule-G-8-3 = Vinci subito se togli tu stesso l'ultimo punto vita a quello che cerchi: con un bersaglio o con la gatling, nel tuo turno.
rule-G-8-4 = Se un giocatore cade in altro modo, per mano sbagliata, per gli Indiani o per la sua dinamite, gli altri due continuano, e vince l'ultimo vivo, comunque cada l'altro.
rule-G-8-5 = Se cadono in due nello stesso passo, chi lancia vince se ha eliminato quello che cercava; altrimenti vince chi resta. Se cadono tutti e tre, vince il Fuorilegge.

# Caso e conoscenza
rule-G-9 = Che cosa si chiede ai giocatori, che cosa decide il caso, e che cosa è nascosto.
rule-G-9-1 = Il caso distribuisce ruoli e personaggi e fa cadere i dadi. Non decide nient'altro.
rule-G-9-2 = Si vede tutto, tranne i ruoli dei vivi che non sono lo Sceriffo. In tre non è nascosto nulla.
