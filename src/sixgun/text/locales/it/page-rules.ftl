# Il regolamento sulla pagina web.

page-rules-text = Ogni regola ha un numero, e ogni domanda al tavolo dice da quale regola viene.
page-rules-search = Cerca regole, carte e personaggi
page-rules-part = Capitolo
page-rules-parts = Capitoli
page-rules-page = Apri tutto il regolamento
page-rules-found = { $count ->
    [one] Un punto
   *[other] { $count } punti
 }
page-rules-nothing = Niente qui contiene tutte queste parole. Prova con meno, o con il numero di una regola.
page-rules-more = Regole:
page-shelf-cards = Carte
page-shelf-faces = Facce dei dadi
page-shelf-characters = Personaggi
page-shelf-events = Eventi
page-shelf-roles = Ruoli
page-shelf-sets = Espansioni
page-shelf-words = Parole delle regole
