# Il regolamento sulla pagina web.

page-rules-text = Ogni regola ha un numero, e ogni domanda al tavolo dice da quale regola viene.
page-rules-guide = Come si gioca, in due minuti
page-rules-search = Cerca regole, carte e personaggi
page-rules-part = Capitolo
page-rules-parts = Capitoli
page-rules-page = Apri tutto il regolamento
page-rules-found = { $count ->
    [one] Un punto
   *[other] { $count } punti
 }
page-rules-nothing = Niente qui contiene tutte queste parole. Prova con meno, o con il numero di una regola.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
page-rules-stop-words = a ad al alla alle ai agli che chi ci come con cosa cos da dal dalla dei del della delle di do e è fa fare ha ho i il in io l la le lo ma mi mio mia nel nella non o per perché più posso può quale quali quando se si sono su sul sulla suo tra un una uno succede significa regola regole gioco partita si deve devo vale
page-rules-synonyms =
    vincere, vince, vinco, vincono, vittoria, vincitore, obiettivo, scopo = vince vincono B-13.2 B-13.3 B-2.1 B-2.3 D-1.3 G-6.5 G-6.6
    ricompensa, ricompense, premio, taglia = B-12.4 B-14.7
    finisce, finisce il mazzo, è vuoto, vuoto, finito, esaurito, finiscono le carte, non ci sono più carte = vuoto finisce finito B-7.5 D-4.3 D-4.4
    due, due volte, seconda, più di uno, più di una, quanti, quante, limite = limite B-5.2 D-6.9
    portata, gittata, raggio, quanto lontano, lontano, a chi posso sparare = portata distanza B-4.4 B-4.1 G-5.2 D-6.2
    muoio, muore, morto, morte, morire, ucciso, uccidere = eliminato eliminati B-12.1 B-6.7 D-15.2 G-6.1
    limite di carte, troppe carte, carte in mano, quante carte in mano, mano = mano B-3.6 D-3.7
    chi comincia, chi inizia, primo giocatore, chi gioca per primo = primo comincia B-1.8 D-2.8 G-2.6
    guarire, curare, curarsi, recuperare vita, salute = recupera recuperare B-9.3 B-6.10 D-9.5 G-5.6
    pistola, fucile, pistole, fucili = arma armi B-11.2 B-5.6
    schivare, evitare, difendersi, parare, proteggersi = schiva schivare mancato barile B-8.6 D-8.4
    rubare, prendere una carta, derubare = prende prendi B-8.4 B-9.8 D-16.15
    rilanciare, ritirare, tirare di nuovo, lanciare di nuovo = rilanciare lancia G-4.1 G-4.2
    penalità, punizione, castigo = penalità B-12.3 B-12.5
    preparazione, preparare, iniziare la partita, allestire = preparare preparazione B-1 B-1.6 D-2 D-2.6 G-2 G-2.4
    esplode, esplodere, scoppia = esplode B-10.5 G-4.8 D-12.4
page-rules-more = Regole:
page-shelf-cards = Carte
page-shelf-faces = Facce dei dadi
page-shelf-characters = Personaggi
page-shelf-events = Eventi
page-shelf-roles = Ruoli
page-shelf-sets = Espansioni
page-shelf-words = Parole delle regole
