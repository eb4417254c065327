# The board of The Duel.

page-duel-table = Los dos bandos
page-duel-front = delante
page-duel-behind = detrás
page-duel-alone = solo: delante y detrás
page-duel-awake = activa
page-duel-asleep = descansa
page-duel-always = siempre activa
page-duel-down = caído
page-duel-used = usada
page-duel-gear = Equipo: { $cards }
page-duel-aimed = es el objetivo
page-duel-use = Usar la habilidad de { $character }
page-duel-move-token = Mover la ficha
page-duel-nobody = nadie
page-duel-fallen-here = acaba de caer
page-duel-front-to-come = delante
page-duel-rear-to-come = detrás
page-duel-fallen = Caídos: { $characters }
page-duel-fallen-title = Caídos
page-duel-deck-spent = El mazo propio se ha agotado; ahora se usa el mazo común.
page-duel-reserve = { $count ->
    [0] Nadie en reserva
   *[other] En reserva: { $count }
 }
page-duel-reserve-order = en un orden que nadie conoce
page-duel-backs-law = { $count ->
    [one] una carta de la Ley en la mano
   *[other] { $count } cartas de la Ley en la mano
 }
page-duel-backs-outlaws = { $count ->
    [one] una carta de los Forajidos en la mano
   *[other] { $count } cartas de los Forajidos en la mano
 }

# What is printed on a card
page-duel-printed-hit = carta de impacto
page-duel-printed-dodge = carta de esquiva
page-duel-printed-reload = se puede recargar
page-duel-printed-always = siempre activa
page-duel-reveals = al revelar: { $symbol }

# The middle
page-duel-bangs = Cartas ¡BANG!: { $played } de { $limit }
page-duel-bangs-any = Cartas ¡BANG!: sin límite
page-duel-token-moved = ficha movida
page-duel-token-still = ficha sin mover
page-duel-common = { $back ->
    [law] Mazo común: { $count }, encima una carta de la Ley
   *[outlaws] Mazo común: { $count }, encima una carta de los Forajidos
 }
page-duel-common-none = Aún no hay mazo común: se forma con la pila de descartes cuando se agota el primer mazo propio.
page-duel-discard-list = Pila de descartes: { $count }
page-duel-discard-about = La carta más reciente va primero. Todos pueden mirar la pila.
page-duel-list = lista

# The beginning
page-duel-you-are-law = Llevas a la Ley
page-duel-you-are-outlaws = Llevas a los Forajidos
page-duel-offered = Tus dos primeros personajes
page-duel-setup-about = Elige quién va delante y recibe las balas. El otro va detrás.
page-duel-setup-wait = Esperando a que elija el otro bando.
page-duel-setup-reserve = En reserva, en un orden que nadie conoce: { $characters }.
