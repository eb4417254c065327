# The rulebook on the web page.

page-rules-text = Cada regla tiene un número, y cada pregunta en la mesa dice de qué regla viene.
page-rules-search = Buscar reglas, cartas y personajes
page-rules-part = Capítulo
page-rules-parts = Capítulos
page-rules-page = Abrir el reglamento entero
page-rules-found = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
 }
page-rules-nothing = Nada contiene aquí todas esas palabras. Prueba con menos, o con el número de una regla.
page-rules-more = Reglas:
page-shelf-cards = Cartas
page-shelf-faces = Caras de los dados
page-shelf-characters = Personajes
page-shelf-events = Eventos
page-shelf-roles = Roles
page-shelf-sets = Expansiones
page-shelf-words = Palabras de las reglas
