# The rulebook on the web page.

page-rules-text = Cada regla tiene un número, y cada pregunta en la mesa dice de qué regla viene.
page-rules-guide = Cómo se juega, en dos minutos
page-rules-search = Buscar reglas, cartas y personajes
page-rules-part = Capítulo
page-rules-parts = Capítulos
page-rules-page = Abrir el reglamento entero
page-rules-found = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
 }
page-rules-nothing = Nada contiene aquí todas esas palabras. Prueba con menos, o con el número de una regla.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
page-rules-stop-words = a al como cómo con cuál cuando cuándo de del dónde e el él ella en es esta está este hay he la las lo los me mi mis no nos o para pero por porque puede puedo que qué quién se si sí sin sobre son su sus tengo tiene tu un una unos y yo pasa significa regla reglas juego partida debo debe hago hacer
page-rules-synonyms =
    ganar, gana, gano, ganan, victoria, ganador, objetivo, meta = gana ganan B-13.2 B-13.3 B-2.1 B-2.3 D-1.3 G-6.5 G-6.6
    recompensa, recompensas, premio, botín = B-12.4 B-14.7
    se acaba, se agota, se termina, está vacío, vacío, agotado, no quedan cartas, sin cartas = vacía agota agotado B-7.5 D-4.3 D-4.4
    dos, dos veces, segunda, más de uno, más de una, cuántos, cuántas, límite = límite B-5.2 D-6.9
    alcance, rango, qué tan lejos, lejos, a quién puedo disparar = alcance distancia B-4.4 B-4.1 G-5.2 D-6.2
    muero, muere, muerto, muerte, morir, matar, mata = eliminado eliminados B-12.1 B-6.7 D-15.2 G-6.1
    límite de cartas, demasiadas cartas, cartas en la mano, cuántas cartas en la mano, mano = mano B-3.6 D-3.7
    quién empieza, quién comienza, primer jugador, quién juega primero = primero empieza B-1.8 D-2.8 G-2.6
    curar, curarse, sanar, recuperar vida, salud = recupera recuperar B-9.3 B-6.10 D-9.5 G-5.6
    pistola, rifle, pistolas, rifles = arma armas B-11.2 B-5.6
    esquivar, evitar, defenderse, bloquear, protegerse = esquiva esquivar fallaste barril B-8.6 D-8.4
    robar una carta a otro, quitar, quitar una carta, tomar una carta = toma tomas B-8.4 B-9.8 D-16.15
    relanzar, volver a tirar, tirar otra vez, lanzar otra vez, volver a lanzar = relanzar G-4.1 G-4.2
    penalización, castigo, pena = penalización B-12.3 B-12.5
    preparación, preparar, empezar la partida, montar = preparación preparar B-1 B-1.6 D-2 D-2.6 G-2 G-2.4
    explota, explotar, estalla = explotar B-10.5 G-4.8 D-12.4
page-rules-more = Reglas:
page-shelf-cards = Cartas
page-shelf-faces = Caras de los dados
page-shelf-characters = Personajes
page-shelf-events = Eventos
page-shelf-roles = Roles
page-shelf-sets = Expansiones
page-shelf-words = Palabras de las reglas
