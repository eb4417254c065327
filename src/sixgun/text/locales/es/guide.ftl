# Each game in two minutes: a paragraph a line, its heading before the bar.
guide-classic =
    Cómo se gana | El Sheriff y sus Alguaciles quieren fuera de la partida a todos los Forajidos y Renegados, los Forajidos quieren fuera al Sheriff, y un Renegado quiere quedar el último. Solo el Sheriff muestra su rol: averigua quién es quién (B-2, B-1.3).
    Tu turno | Roba dos cartas, juega cuantas quieras y luego descarta hasta no tener en la mano más cartas que puntos de vida (B-3.1, B-3.5, B-3.6).
    Disparar | Un ¡BANG! le cuesta un punto de vida a otro jugador, si no responde con un ¡Fallaste!. Puedes jugar uno en tu turno, y solo contra alguien al alcance de tu arma: cuenta los asientos por el camino más corto (B-5.2, B-4.1, B-4.4, B-8.6).
    Las cartas | Una carta marrón actúa una vez y se descarta. Una carta azul se queda delante de un jugador y funciona mientras está ahí (B-5.8).
    Vida y muerte | La Cerveza te devuelve un punto de vida, incluso cuando acabas de perder el último. Quien se queda sin ninguno sale de la partida y muestra su rol. Eliminar a un Forajido da tres cartas; un Sheriff que elimina a un Alguacil pierde todas las suyas (B-9.3, B-12.1, B-12.4, B-12.3).
guide-duel =
    Cómo se gana | Cada bando tiene una cuadrilla de personajes. Ganas cuando están eliminados todos los del otro bando, también los de la reserva (D-1.3).
    Delante y detrás | Uno de tus personajes está activo, delante; el otro está detrás, en la retaguardia. Por lo general solo funciona lo que pertenece al de delante, y es a él a quien se dispara (D-0.2, D-5.1, D-5.2).
    Tu turno | Roba dos cartas, luego juega cartas, y mueve una vez la ficha si quieres que tus dos personajes se intercambien. Al final te quedas con tantas cartas como puntos de vida tiene tu personaje activo (D-3.1, D-3.2, D-3.5, D-3.7).
    Las cartas | En un turno puedes jugar una carta ¡BANG! (borde rojo), y cuantas cartas de Acción (marrones) y de Equipo (azules) quieras. El Equipo va en tu propio personaje de retaguardia o en el activo del rival (D-6.2, D-6.3, D-6.4).
    Impactos | Un impacto cuesta un punto de vida, si no se esquiva. El personaje que se queda sin ninguno queda eliminado; su jugador roba dos cartas, y el siguiente de la reserva ocupa el puesto (D-8.4, D-15.1, D-15.2).
guide-dice =
    Cómo se gana | El Sheriff y sus Alguaciles quieren eliminados a todos los Forajidos y Renegados, los Forajidos quieren eliminado al Sheriff, y un Renegado quiere ser el último vivo. Solo el Sheriff muestra su rol (G-1.4, G-2.2).
    Tu turno | Lanza los cinco dados. Hasta dos veces puedes relanzar cuantos quieras; la dinamita se queda como está (G-4.1, G-4.3).
    Mientras lanzas | Por cada flecha tomas una del centro. Quien toma la última atrae a los indios: cada uno pierde un punto de vida por cada flecha que tiene. Tres dinamitas ponen fin a tus tiradas y te cuestan un punto de vida (G-4.5, G-4.6, G-4.8).
    Después | Un 1 hiere a alguien a tu lado, un 2 a alguien a dos puestos. Cada cerveza da un punto de vida a quien elijas. Tres gatlings hieren a todos los demás y te libran de tus flechas (G-5.2, G-5.6, G-5.7).
    Vida y muerte | Quien no tiene ningún punto de vida queda eliminado y muestra su rol (G-6.1, G-6.2).
