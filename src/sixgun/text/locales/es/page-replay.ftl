# Finished games on the web page, and their replay.

page-finished-text = Vuelve a ver una partida, jugada a jugada, con los ojos de quien quieras.
page-finished-none = Aquí aún no ha terminado ninguna partida.
page-finished-all = Todas las partidas terminadas
page-finished-mine = Tus partidas
page-finished-open = Partidas de mesas abiertas
page-finished-more = Mostrar más antiguas
page-match-facts = { $players } jugadores, { $actions ->
    [one] una jugada
   *[other] { $actions } jugadas
 }
page-outcome = La partida ha terminado.
page-outcome-sheriff = Ha ganado el bando del Sheriff.
page-outcome-deputy = Ha ganado el Alguacil.
page-outcome-outlaw = Ha ganado el Forajido.
page-outcome-renegade = Ha ganado el Renegado.
page-outcome-law = Ha ganado la Ley.
page-outcome-outlaws = Han ganado los Forajidos.
page-outcome-nobody = No ha ganado nadie.

page-replay = Repetición
page-replay-eyes = Vista por
page-replay-eyes-bystander = Un espectador
page-replay-eyes-all = Todo a la vista
page-replay-timeline = Momento de la partida
page-replay-at = Jugada { $step } de { $steps }
page-replay-begin = Antes de la primera jugada
page-replay-first = Al principio
page-replay-back = Una jugada atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Una jugada adelante
page-replay-last = Al final
page-replay-speed = Velocidad
page-replay-story = Qué ha pasado
page-replay-turn = Turno de { $name }
page-replay-out = { $name } queda fuera
page-replay-link = Copiar enlace a este momento
page-replay-record = Descargar el registro
page-replay-table = La mesa
page-replay-share = Una partida terminada en Sixgun
