# Le regole numerate di The Duel, in una o due frasi; la D-6.3 qui è rule-D-6-3. Carte e personaggi hanno un file
# a parte.

# Parole
rule-D-0 = Le parole delle regole.
rule-D-0-1 = In ciò che dice una carta o un personaggio, «tu» è il giocatore che ce l'ha, di chiunque sia il turno. Il giocatore di turno è quello a cui tocca.
rule-D-0-2 = Ogni giocatore ha un personaggio attivo davanti e, dietro, uno in retroguardia. Se ne resta uno solo, è l'uno e l'altro.
rule-D-0-3 = L'esplosione a stella è un colpo, e costa un punto vita se non viene schivato; il cappello bucato è una schivata; il tamburo della pistola è la ricarica; due frecce opposte vogliono dire sempre attivo.
rule-D-0-4 = Un simbolo nel cerchio fa della carta una carta colpo, una carta schivata, una ricaricabile o una sempre attiva. Senza cerchio sta solo per una parola del testo: Mirino e Risposta al fuoco non sono carte colpo, Derringer e Carabina non sono carte schivata.
rule-D-0-5 = Ogni carta da gioco ha nell'angolo un simbolo per rivelare: barile, serpente, dinamite o ferro di cavallo.
rule-D-0-6 = Dove si dice «può», sceglie chi ha la carta o il personaggio. Tutto il resto è obbligatorio.
rule-D-0-7 = Se una carta dice altro da una regola generale, ha ragione la carta.

# Pezzi e scopo
rule-D-1 = I pezzi e lo scopo.
rule-D-1-1 = Ogni parte ha un mazzo di 40 carte con un dorso proprio, e 12 personaggi. Due segnalini indicano i personaggi attivi, e 20 pallottole contano i punti vita.
rule-D-1-2 = Le pallottole bastano sempre: i personaggi in gioco sono al massimo quattro, e nessuno ha più di cinque punti vita.
rule-D-1-3 = Un giocatore guida la Legge, l'altro i Fuorilegge. Vinci quando sono eliminati tutti i personaggi dell'altra parte, in gioco e nella riserva.

# Preparazione
rule-D-2 = Preparare la partita.
rule-D-2-1 = I giocatori si accordano su chi guida la Legge e chi i Fuorilegge.
rule-D-2-2 = Dei dodici personaggi della tua parte ne prendi quattro a caso: sono la tua banda (posse); gli altri restano fuori, senza che nessuno li veda. Per una partita più lunga potete accordarvi per averne di più, fino a dodici, tanti per uno quanti per l'altro.
rule-D-2-3 = Guardi i tuoi personaggi, li mescoli e li metti coperti come riserva. Da quel momento nessuno ne conosce l'ordine.
rule-D-2-4 = Guardi i primi due della riserva e scegli in segreto quale è attivo; l'altro va in retroguardia. Quali siano i due, lo decide il caso.
rule-D-2-5 = Quando avete scelto entrambi, si mostrano insieme i due personaggi attivi, poi i due in retroguardia.
rule-D-2-6 = Un personaggio entra in gioco con i punti vita della sua carta, e non può mai averne di più.
rule-D-2-7 = Si mescolano i mazzi; la Legge comincia con quattro carte, i Fuorilegge con cinque. Il personaggio attivo si sceglie prima di vedere la mano.
rule-D-2-8 = Il primo turno è della Legge. Poi i turni si alternano.

# Il turno
rule-D-3 = Il turno.
rule-D-3-1 = Un turno è fatto così: le carte che agiscono al suo inizio, poi pescare, poi giocare carte e muovere il segnalino, infine scartare.
rule-D-3-2 = Peschi due carte, o tre se sono attivi i Dalton Bros, e una in più se il tuo personaggio attivo ha una Banca: fino a quattro. Non puoi pescarne meno.
rule-D-3-3 = Per la pesca conta chi è attivo quando si comincia a pescare, cioè dopo la Mandria di bisonti.
rule-D-3-4 = Nella fase 2 puoi giocare carte, usare le abilità del tuo turno, ricaricare e muovere una volta il segnalino, nell'ordine che vuoi. Ogni cosa si conclude prima che cominci la successiva, e sei tu a dire quando la fase è finita.
rule-D-3-5 = Una volta nel tuo turno puoi spostare il segnalino sull'altro tuo personaggio: i due si scambiano, se sono due. Ognuno tiene il suo Equipaggiamento.
rule-D-3-6 = Gli scambi dovuti ad Acqua, Shotgun o Mandria di bisonti sono in più: non consumano la tua mossa del segnalino e non ne sono limitati.
rule-D-3-7 = Alla fine, se hai in mano più carte dei punti vita del tuo personaggio attivo, scarti fino ad averne altrettante, una a tua scelta dopo l'altra. Con un solo punto vita puoi comunque tenerne due.
rule-D-3-8 = In ogni altro momento puoi tenere quante carte vuoi.
rule-D-3-9 = Se perdi il personaggio attivo il tuo turno non finisce. Le carte BANG! giocate e il segnalino già mosso restano consumati.

# Mazzi
rule-D-4 = I mazzi e la pila degli scarti.
rule-D-4-1 = Finché il tuo mazzo ha carte, peschi e riveli da quello.
rule-D-4-2 = La pila degli scarti è una sola per entrambi, scoperta. Tutto ciò che si scarta ci finisce in cima.
rule-D-4-3 = Se il tuo mazzo è finito, si mescolano tutti gli scarti: sono il mazzo comune, che da lì in poi usi tu. Se l'avversario ne ha già aperto uno, usi quello e non si mescola nulla.
rule-D-4-4 = Ogni volta che il mazzo comune finisce, gli scarti si mescolano in uno nuovo, anche se uno dei due ha ancora il suo mazzo.
rule-D-4-5 = Non si mescola finché non serve una carta: fino ad allora un mazzo vuoto resta vuoto.
rule-D-4-6 = Il tuo mazzo del momento è il tuo finché ha carte, poi quello comune. Quando lo usate in due, è di tutti e due.
rule-D-4-7 = Il mazzo dell'avversario è quello da cui pesca adesso: il suo, o quello comune quando il suo è finito.
rule-D-4-8 = Se non c'è più una carta da nessuna parte, non la si pesca, e rivelare senza carta non riesce.
rule-D-4-9 = Una carta giocata prima si scarta e poi ha effetto. Le risposte le vanno sopra nel loro ordine, e una carta rivelata ci va subito.
rule-D-4-10 = Le carte scartate insieme, come l'Equipaggiamento di un personaggio eliminato, vanno nell'ordine in cui sono entrate in gioco, dalla più vecchia, a meno che una regola lasci scegliere qualcuno.

# Attivo e retroguardia
rule-D-5 = Che cosa è attivo, davanti e dietro.
rule-D-5-1 = L'abilità e l'Equipaggiamento del tuo personaggio attivo funzionano.
rule-D-5-2 = Quelli della retroguardia no, a meno che siano sempre attivi o che qualcuno stia prendendo di mira quel personaggio.
rule-D-5-3 = Ciò che è sempre attivo vale davanti e dietro: Dinamite, Serpente a sonagli e Mandria di bisonti, e le abilità di Bart Masterson, Buffalo Bell e The Stranger. Si aggiunge a quello che ha il personaggio attivo.
rule-D-5-4 = Mentre un personaggio in retroguardia è bersaglio di una carta o di un'abilità, la sua abilità e il suo Equipaggiamento funzionano, giusto per reagire. Intanto riposano quelli del tuo personaggio attivo, se non sono sempre attivi.
rule-D-5-5 = Dura da quando l'effetto arriva a quel personaggio fino a quando il colpo è schivato o il punto perso, si è risposto agli Indiani! o il Duello è finito. Se un effetto tocca più personaggi, ognuno ha il suo momento.
rule-D-5-6 = Un personaggio in retroguardia è bersaglio anche mentre la sua Dinamite o il suo Serpente a sonagli gli tolgono punti vita, quando riceve la Birra forte, e quando un suo Equipaggiamento viene scelto per Furto o Maestrina.
rule-D-5-7 = Un personaggio rimasto solo è insieme attivo e in retroguardia: tutto ciò che ha funziona, non si può scambiare, gli effetti sull'uno o sull'altro riguardano lui, e quelli su tutti lo contano una volta.
rule-D-5-8 = Un Equipaggiamento serve solo al personaggio che ce l'ha.
rule-D-5-9 = Le carte in mano sono tue, non di un personaggio. Puoi usarle per l'uno o per l'altro.

# Giocare carte
rule-D-6 = Giocare carte, e su chi.
rule-D-6-1 = Le carte si giocano nella propria fase 2. Fuori turno si risponde soltanto: con una schivata, o con una carta colpo per gli Indiani! o in un Duello.
rule-D-6-2 = Nel tuo turno puoi giocare una sola carta BANG! (bordo rosso). È diretta al personaggio attivo dell'avversario.
rule-D-6-3 = Puoi giocare quante Azioni vuoi (bordo marrone). Si scartano e hanno effetto, su chiunque tranne la retroguardia dell'avversario; quelle che sono carte colpo sparano al suo personaggio attivo.
rule-D-6-4 = Puoi giocare quanti Equipaggiamenti vuoi (bordo blu), ma solo sulla tua retroguardia o sul personaggio attivo dell'avversario.
rule-D-6-5 = È una carta colpo ogni carta con il colpo nel cerchio. Lo sono tutte le carte BANG!; Derringer, Gatling e Pugnale sono carte colpo ma non carte BANG!, perciò non hanno limiti.
rule-D-6-6 = Ogni carta dice a chi si può giocare. Quasi nessuna arriva alla retroguardia dell'avversario: solo Winchester, le carte colpo se il tuo personaggio attivo ha un Mirino, Gatling, Indiani! e ciò che scambia i suoi personaggi.
rule-D-6-7 = Un personaggio solo non ha nessuno che lo copra: quello dell'avversario vale come attivo per le tue carte. Sul tuo puoi mettere Equipaggiamento come su una retroguardia.
rule-D-6-8 = Se è attivo Jack Ransome, ogni carta che giochi e che ha un bersaglio si può usare su qualunque personaggio in gioco, da una parte e dall'altra, davanti o dietro, anche su di lui. Ciò che si sceglie dopo una schivata (Carabina, Shotgun) resta com'è.
rule-D-6-9 = Le carte BANG! giocate mentre il tuo personaggio attivo ha un Cinturone o è West Harding sono libere e non si contano. Delle altre puoi giocarne una per turno, o due se The Stranger è in gioco dalla tua parte.
rule-D-6-10 = Una carta che un'abilità ti fa giocare come Colt è in tutto una carta BANG! e si conta; il suo testo non vale. Una carta colpo data via per gli Indiani! o in un Duello non è giocata, quindi non si conta.
rule-D-6-11 = Una carta con qualcosa da scegliere richiede almeno una scelta valida. Una carta che semplicemente non cambia nulla si può giocare, come Birra con tutti i punti vita o Raffica contro chi non ha Equipaggiamento.
rule-D-6-12 = Bersaglio e scelte si dicono giocando la carta, prima di ogni risposta. Ciò che dipende da una schivata si sceglie dopo la schivata.

# Equipaggiamento
rule-D-7 = L'Equipaggiamento.
rule-D-7-1 = Un Equipaggiamento è del personaggio su cui sta, e quindi del giocatore di quel personaggio, chiunque lo abbia giocato.
rule-D-7-2 = Un personaggio può avere quanti Equipaggiamenti si vuole, ma mai due con lo stesso nome: il nuovo prende il posto del vecchio, che si scarta.
rule-D-7-3 = Se i personaggi si scambiano, ognuno porta con sé il suo Equipaggiamento.
rule-D-7-4 = L'Equipaggiamento esce dal gioco con Furto, Maestrina, Carabina, Cattle Katie o Bull Anderson, se viene ricaricato o sostituito, usando il Cappello, con un personaggio eliminato, o per il suo stesso testo.
rule-D-7-5 = Su un Equipaggiamento, l'inizio del tuo turno è l'inizio del turno di chi ha il personaggio su cui sta.

# Colpi
rule-D-8 = Colpi e schivate.
rule-D-8-1 = Il colpo di una carta viene dal personaggio che era attivo quando l'hai giocata; quello di un'abilità dal suo personaggio; quello di Risposta al fuoco dal personaggio che ha schivato.
rule-D-8-2 = Una carta colpo è un colpo solo, se non dice altro. Un colpo che nasce da un testo si schiva allo stesso modo, ma non è una carta né una carta BANG!.
rule-D-8-3 = Per ogni colpo risponde il giocatore del bersaglio; se non è schivato, il bersaglio perde un punto vita; se lo è, può accadere ciò che dice la carta. Chi è uscito dal gioco o non ha più punti vita non viene colpito.
rule-D-8-4 = Per schivare puoi tentare, nell'ordine che vuoi, finché riesci o smetti: Mancato! o Risposta al fuoco; il Cappello del bersaglio; il suo Barile, una volta per colpo; l'abilità di Sid Curry, una volta per colpo; una carta colpo per Annie Oakey; una carta qualsiasi della mano contro Derringer.
rule-D-8-5 = Se rivelare non riesce, ogni altro modo di schivare resta aperto.
rule-D-8-6 = Non sei obbligato a schivare, nemmeno se puoi.
rule-D-8-7 = Contro le carte BANG! di Tex Killer una schivata è solo metà: devi scartare anche un'altra carta della mano, una qualsiasi. Se non puoi o non vuoi, la schivata è perduta, il colpo va a segno e non ci sono altri tentativi.
rule-D-8-8 = A più colpi di una carta si risponde uno per uno. Barile e Sid Curry si possono ritentare a ogni colpo.
rule-D-8-9 = Un colpo può venire dalla tua stessa parte, come dalla tua Gatling. Puoi rispondere come a ogni altro.
rule-D-8-10 = I punti vita che non toglie un colpo, come per Indiani!, Duello, Dinamite, Serpente a sonagli e Birra forte, non si possono schivare.

# Punti vita
rule-D-9 = Perdere e recuperare punti vita.
rule-D-9-1 = I punti vita si perdono uno alla volta. Per ognuno, la tua Buffalo Bell può perderne uno dei suoi al posto dell'altro tuo personaggio, se ne ha almeno due.
rule-D-9-2 = Di un punto perso risponde il giocatore che l'ha tolto con un colpo, una carta o un'abilità; di un Duello sempre chi l'ha giocato. Di Dinamite e Serpente a sonagli non risponde nessuno, quindi non contano mai come opera dell'avversario.
rule-D-9-3 = Un personaggio reagisce a un punto perso solo se gliene restano: Dalon Ranger pesca subito, Alan Pinkertoon e Slim Poet agiscono dopo l'effetto. Con l'ultimo punto se ne va anche l'abilità.
rule-D-9-4 = Buffalo Bell può sostituirsi per i punti persi per un colpo, gli Indiani!, un Duello, il Serpente a sonagli o la Dinamite, ma non per la Birra forte.
rule-D-9-5 = Nessun personaggio può avere più punti vita di quanti ne aveva all'inizio. Il di più va perduto.
rule-D-9-6 = Un personaggio senza punti vita è a terra fino alla sua eliminazione: la sua abilità e il suo Equipaggiamento non funzionano, nulla può più colpirlo e non lo si può scegliere.

# Rivelare
rule-D-10 = Rivelare.
rule-D-10-1 = Per rivelare, metti la prima carta del tuo mazzo sugli scarti e guardane l'angolo: se il simbolo è quello richiesto l'effetto avviene, altrimenti nulla.
rule-D-10-2 = Con Barile e Sid Curry scegli tu se rivelare. Con Dinamite e Serpente a sonagli devi.
rule-D-10-3 = Finché Bart Masterson è in gioco, davanti o dietro, chiunque riveli scopre due carte. Il suo giocatore sceglie quella che conta; poi si scartano entrambe, nell'ordine in cui sono uscite. Se ce n'è una sola, conta quella.
rule-D-10-4 = Sid Curry rivela dal mazzo dell'avversario. In tutti gli altri casi riveli dal tuo.
rule-D-10-5 = Le probabilità: barile e serpente una su quattro, dinamite una su otto, ferro di cavallo tre su otto.
rule-D-10-6 = Ognuno dei due mazzi ha 10 barili, 10 serpenti, 5 dinamiti e 15 ferri di cavallo.
rule-D-10-7 = Né la seconda carta di Pat Garret né le carte dell'Emporio si rivelano in questo senso.

# Ricaricare
rule-D-11 = Ricaricare.
rule-D-11-1 = Si possono ricaricare Acqua, Mandria di bisonti, Mirino e Orologio.
rule-D-11-2 = Per ricaricare scarta la carta, senza il suo effetto, e pescane una.
rule-D-11-3 = Si può ricaricare solo finché almeno uno dei due giocatori ha un solo personaggio in gioco.
rule-D-11-4 = Puoi ricaricare una carta della mano, o una che sta sul tuo personaggio attivo, ma non sulla retroguardia.
rule-D-11-5 = Si ricarica nella propria fase 2, quante volte si vuole. Non è giocare una carta, e nessun limite la conta.

# Inizio del turno
rule-D-12 = L'inizio del turno.
rule-D-12-1 = Prima di pescare agiscono le carte d'inizio turno sui tuoi due personaggi, dovunque stiano: Dinamite, poi Serpente a sonagli, poi Mandria di bisonti. Ognuna si conclude, eliminazioni comprese, prima della successiva.
rule-D-12-2 = Di ciascuna delle tre ce n'è una sola in tutto il gioco, quindi due uguali non si incontrano mai.
rule-D-12-3 = Se un personaggio viene eliminato prima che tocchi alla sua carta, quella carta non c'è più e si salta.
rule-D-12-4 = Che cosa fanno: la Dinamite esplode o passa, il Serpente a sonagli morde o no, la Mandria di bisonti scambia i tuoi personaggi.

# A caso
rule-D-13 = Prendere a caso.
rule-D-13-1 = Chi prende una carta a caso da una mano può prima guardare i dorsi, e distinguere così le carte della Legge da quelle dei Fuorilegge.
rule-D-13-2 = Sceglie uno dei dorsi che ci sono in quella mano, e gli tocca una carta con quel dorso, ciascuna con la stessa probabilità. Più carte si prendono una dopo l'altra.
rule-D-13-3 = I dorsi di tutte le mani, e quello della prima carta del mazzo comune, si possono vedere in ogni momento. Com'è ordinata una mano non dice nulla.
rule-D-13-4 = A caso prendono: Furto da una mano, Bull Anderson, Slim Poet. Per Peacemaker, per la carta in più contro Tex Killer e a fine turno sceglie chi ha la mano.

# Ordine
rule-D-14 = Che cosa viene prima.
rule-D-14-1 = Una carta giocata, un'abilità usata, una ricarica, il segnalino mosso, una carta d'inizio turno, una reazione in attesa: ognuna si esegue per intero prima che cominci ciò che ha provocato.
rule-D-14-2 = Dentro un effetto stanno tutte le risposte, la carta in più contro Tex Killer, ciò che una carta fa se è schivata, Buffalo Bell, Bart Masterson, Pat Garret e la carta che pesca Dalon Ranger.
rule-D-14-3 = Aspettano la fine dell'effetto: le eliminazioni; i colpi di Risposta al fuoco, Sid Curry, Alan Pinkertoon, Tom Thorn e Wild Bill; le carte pescate per Wyatt Ear, Jango e Orologio; quella scartata per Slim Poet.
rule-D-14-4 = Dopo un effetto vengono le eliminazioni, poi la più vecchia delle reazioni in attesa, che è di nuovo un effetto. Quando non resta nulla, il turno va avanti.
rule-D-14-5 = Ciò che cade insieme va in quest'ordine: il personaggio attivo di chi è di turno, quello dell'altro, la retroguardia di chi è di turno, quella dell'altro. Per uno stesso personaggio le reazioni vanno come sono nate, l'abilità prima dell'Equipaggiamento.
rule-D-14-6 = Una reazione vale se era attiva quando è nata, anche se non lo è più quando tocca a lei. Cade se il suo personaggio, o l'Orologio, è uscito dal gioco; il colpo di Risposta al fuoco non cade mai.
rule-D-14-7 = Un colpo in attesa contro il personaggio attivo o la retroguardia tocca chi sta lì quando arriva. Quello di Sid Curry segue il personaggio che ha sparato, e cade se non c'è più.
rule-D-14-8 = Se una reazione in attesa è facoltativa, te lo si chiede quando tocca a lei.

# Eliminazione
rule-D-15 = L'eliminazione e la fine della partita.
rule-D-15-1 = Chi ha perso l'ultimo punto vita è eliminato quando l'effetto che gliel'ha tolto è finito. Se sono più d'uno, vanno uno dopo l'altro nell'ordine solito (D-14.5).
rule-D-15-2 = Il personaggio esce dal gioco; Bull Anderson può prendere fino a due carte; l'Equipaggiamento che resta si scarta. Chi non ha più personaggi, né in gioco né nella riserva, ha perso. Altrimenti pesca due carte, Bill Tightman può pescarne due, e il primo della riserva prende il posto vuoto, attivo o in retroguardia, con tutti i suoi punti vita. Se la riserva è vuota, l'altro personaggio va avanti da solo.
rule-D-15-3 = Se sono vuoti tutti e due i tuoi posti, si riempie prima quello attivo. Se hai un solo personaggio per entrambi, li occupa entrambi.
rule-D-15-4 = Entrare in gioco non è uno scambio, e restare soli nemmeno: Tom Thorn, Jango e Orologio non fanno nulla.
rule-D-15-5 = La partita finisce appena un giocatore resta senza nessuno, e vince l'altro; ciò che era in attesa cade. Poiché le eliminazioni vanno una per una, non si può perdere in due.
rule-D-15-6 = Le regole non conoscono né pareggio né ultimo turno. Una simulazione può interrompere una partita, che allora resta incompiuta.

rule-D-18 = Che cosa si chiede ai giocatori.

# Che cosa si vede
rule-D-19 = Che cosa si vede e che cosa è nascosto.
rule-D-19-1 = Si vedono: i personaggi in gioco con punti vita ed Equipaggiamento, chi è attivo, quante carte hanno mani, mazzi e riserve, tutta la pila degli scarti, tutti i dorsi, che cosa è già consumato nel turno, e chi è eliminato.
rule-D-19-2 = Tu conosci la tua mano, e quali personaggi sono nella tua riserva, ma non in che ordine.
rule-D-19-3 = Nessuno conosce l'ordine di un mazzo o di una riserva, né i personaggi rimasti fuori. Una carta mostrata, per Pat Garret, l'Emporio o la Maestrina, è nota a entrambi.
