# The Duel at the command line: headings, help and hints. Names of commands and options are not translated.

help-option-side = Tu bando en El Duelo: law, la Ley (si falta); outlaws, los Forajidos; en una simulación, el del asiento 0. Empieza la Ley.
error-options-posse = En El Duelo cada bando tiene de 4 a 12 personajes, no { $posse }.
error-options-law = El asiento { $seat } no puede ser la Ley: los asientos son 0 y 1.

cli-duel-sides = El Duelo, { $count } personajes por bando. La Ley: { $law }. Los Forajidos: { $outlaws }.
cli-duel-posse = Personajes por bando: { $count }
cli-duel-column-side = Bando

# The table
cli-duel-bangs = cartas ¡BANG! { $played } de { $limit }
cli-duel-bangs-any = cartas ¡BANG! sin límite
cli-duel-token-moved = ficha movida
cli-duel-token-still = ficha sin mover
cli-duel-hand = mano { $count }
cli-duel-hand-law = mano { $count } (Ley)
cli-duel-hand-outlaw = mano { $count } (Forajidos)
cli-duel-hand-backs = mano { $count } (Ley { $law }, Forajidos { $outlaw })
cli-duel-deck = mazo { $count }
cli-duel-reserve = reserva { $count }
cli-duel-fallen = fuera: { $characters }
cli-duel-common-deck = Mazo común { $count }, encima { $back ->
    [law] una carta de la Ley
   *[outlaw] una carta de los Forajidos
 }
cli-duel-front = delante
cli-duel-behind = detrás
cli-duel-alone = solo
cli-duel-asleep = descansa
cli-duel-always = siempre
cli-duel-down = caído
cli-duel-vacant = nadie: el personaje acaba de caer
cli-duel-life = { $count ->
    [one] { $count } punto de vida
   *[other] { $count } puntos de vida
 }
cli-duel-border-bang = ¡BANG!
cli-duel-border-action = Acción
cli-duel-border-equipment = Equipo
cli-duel-reloadable = se puede recargar
cli-duel-mark-hit = carta de impacto
cli-duel-mark-dodge = carta de esquiva
cli-duel-mark-reload = se puede recargar
cli-duel-mark-always = siempre activa
cli-duel-card = { $card }, { $back }, para revelar: { $symbol }
cli-duel-character = { $character }: { $side }, puntos de vida: { $life }
cli-duel-your-side = Tu bando: { $side }. { $aim }
cli-duel-your-reserve = En tu reserva, en un orden que nadie conoce: { $characters }.
cli-duel-losses = { $count } de { $posse } fuera

# Choosing
cli-duel-choice-help =
    1, 2         toma esa opción; también vale su notación (play colt:L1 at jango)
    ? 3          qué hace la opción 3, con sus reglas; ? b: lo mismo con la carta b
    ? cuchillo   cualquier carta, personaje (? wild bill), símbolo (? serpiente), palabra (? recarga) o regla (? D-8.4)
    motivo b     por qué la carta b no se puede jugar ahora, o no contra todos; motivo barril: lo mismo con un Equipo; motivo pearl hat: con una habilidad; motivo ficha
    mesa         otra vez la mesa, tu bando, tus personajes y tu reserva
    mano         otra vez tu mano
    todo         todas las opciones, también las mismas con una segunda copia de una carta
    historia     la historia desde el principio; historia 20: sus últimas líneas
    guardar FILE guarda la partida y continúa
    salir        deja de jugar (también Ctrl-C); se te pregunta si quieres guardar
cli-duel-why-what = Indica una carta de tu mano por su letra (motivo b), un Equipo o un personaje tuyo por su nombre, la ficha (motivo ficha), o una acción en notación (motivo play colt:L1 at jango).
cli-duel-cannot-explain = No hay ninguna opción, carta, personaje, símbolo, palabra ni regla con el nombre «{ $text }».
cli-duel-choices-hidden = { $count ->
    [one] No se muestra una opción que hace lo mismo con una segunda copia de una carta; escribe todo para verla.
   *[other] No se muestran { $count } opciones que hacen lo mismo con una segunda copia de una carta; escribe todo para verlas.
 }
cli-duel-words-token = ficha
cli-duel-next-side = ¿Con qué bando juegas ahora?
cli-duel-next-same = { $side }, otra vez
cli-duel-next-swap = { $side }: cambio de bando

# The rulebook
cli-duel-rules-hint =
    sixgun rules D-8.4                           una regla y todo lo que cuelga de ella; el juego da el número
    sixgun rules pearl hat                       una carta, un personaje, un bando, un símbolo o una palabra
    sixgun rules cuchillo --game duel            lo mismo, solo en este juego
    sixgun rules --search serpiente --game duel  todo lo que habla de ello
cli-duel-rules-card = { $border } de El Duelo
cli-duel-rules-character = { $side } en El Duelo, puntos de vida: { $life }
cli-duel-rules-side = bando en El Duelo
cli-duel-rules-symbol = símbolo para revelar en El Duelo
cli-duel-rules-word = palabra de El Duelo
cli-duel-rules-copies = { $back ->
    [law] Mazo de la Ley
   *[outlaw] Mazo de los Forajidos
 }: { $count ->
    [one] una carta
   *[other] { $count } cartas
 } ({ $symbols })
cli-duel-rules-symbols = { $symbol } ×{ $count }
cli-duel-rules-bearers = { $back ->
    [law] Mazo de la Ley
   *[outlaw] Mazo de los Forajidos
 }, { $count } cartas: { $cards }
