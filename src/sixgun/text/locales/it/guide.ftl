# Each game in two minutes: a paragraph a line, its heading before the bar.
guide-classic =
    Come si vince | Lo Sceriffo e i suoi Vice vogliono fuori dal gioco tutti i Fuorilegge e i Rinnegati, i Fuorilegge vogliono fuori lo Sceriffo, e un Rinnegato vuole restare per ultimo. Solo lo Sceriffo mostra il suo ruolo: scopri chi è chi (B-2, B-1.3).
    Il tuo turno | Pesca due carte, gioca quante carte vuoi, poi scarta finché non ne hai in mano al massimo quanti sono i tuoi punti vita (B-3.1, B-3.5, B-3.6).
    Sparare | Un BANG! costa un punto vita a un altro giocatore, se non risponde con un Mancato!. Puoi giocarne uno per turno, e solo contro chi è a portata della tua arma: conta i posti dalla parte più corta (B-5.2, B-4.1, B-4.4, B-8.6).
    Le carte | Una carta marrone agisce una volta e si scarta. Una carta blu resta davanti a un giocatore e vale finché è lì (B-5.8).
    Vita e morte | Birra ti ridà un punto vita, anche quando hai appena perso l'ultimo. Chi non ne ha più esce dal gioco e mostra il suo ruolo. Chi elimina un Fuorilegge pesca tre carte; uno Sceriffo che elimina un Vice perde tutte le sue (B-9.3, B-12.1, B-12.4, B-12.3).
guide-duel =
    Come si vince | Ogni parte ha una banda di personaggi. Vinci quando sono eliminati tutti quelli dell'altra parte, anche i personaggi nella riserva (D-1.3).
    Davanti e dietro | Uno dei tuoi personaggi è attivo, davanti; l'altro sta dietro, in retroguardia. Di regola funziona solo ciò che appartiene a quello davanti, ed è a lui che si spara (D-0.2, D-5.1, D-5.2).
    Il tuo turno | Pesca due carte, poi gioca carte, e sposta una volta il segnalino se vuoi scambiare i tuoi due personaggi. Alla fine tieni tante carte quanti sono i punti vita del personaggio attivo (D-3.1, D-3.2, D-3.5, D-3.7).
    Le carte | In un turno puoi giocare una carta BANG! (bordo rosso), e quante Azioni (marroni) e quanti Equipaggiamenti (blu) vuoi. L'Equipaggiamento va sulla tua retroguardia o sul personaggio attivo dell'avversario (D-6.2, D-6.3, D-6.4).
    I colpi | Un colpo costa un punto vita, se non viene schivato. Il personaggio che non ne ha più è eliminato; il suo giocatore pesca due carte, e il prossimo della riserva prende il suo posto (D-8.4, D-15.1, D-15.2).
guide-dice =
    Come si vince | Lo Sceriffo e i suoi Vice vogliono eliminati tutti i Fuorilegge e i Rinnegati, i Fuorilegge vogliono eliminato lo Sceriffo, e un Rinnegato vuole restare l'ultimo vivo. Solo lo Sceriffo mostra il suo ruolo (G-1.4, G-2.2).
    Il tuo turno | Lancia tutti e cinque i dadi. Fino a due volte puoi rilanciare quelli che vuoi; la dinamite resta com'è (G-4.1, G-4.3).
    Mentre lanci | Per ogni freccia ne prendi una dal centro. Chi prende l'ultima fa arrivare gli Indiani: ognuno perde un punto vita per ogni freccia che ha. Tre dinamiti mettono fine ai tuoi lanci e ti costano un punto vita (G-4.5, G-4.6, G-4.8).
    Poi | Un 1 colpisce chi ti sta accanto, un 2 chi è a due posti da te. Ogni birra dà un punto vita a chi vuoi. Tre gatling colpiscono tutti gli altri e ti liberano delle frecce (G-5.2, G-5.6, G-5.7).
    Vita e morte | Chi non ha più punti vita è eliminato e mostra il suo ruolo (G-6.1, G-6.2).
