# The web page: words that all of its parts use.

page-close = Cerrar
page-cancel = Cancelar
page-yes = sí
page-no = no
page-copy = Copiar
page-copied = Copiado
page-share = Compartir
page-loading = Cargando…
page-try-again = Reintentar
page-fault = Aquí algo ha ido mal. Vuelve a cargar la página; en la mesa no se pierde nada.
page-unreachable = El servidor no responde. Comprueba tu conexión y vuelve a intentarlo.
page-rule = Regla { $rule }
page-you = tú

page-skip = Ir al contenido
page-home = Sixgun: a la sala
page-menu = Menú
page-more = Más
page-language = Idioma
page-rules = Reglas
page-settings = Ajustes
page-finished = Partidas terminadas
page-about = Acerca de Sixgun
page-unofficial = No oficial y gratuito. BANG! es una marca de su editorial, dV Giochi.

page-name = Tu nombre
page-name-title = ¿Cómo te llaman?
page-name-why = Los demás en la mesa ven este nombre. No necesitas cuenta.
page-name-take = Así me llaman
page-name-missing = Escribe antes un nombre.
page-name-change = Cambiar de nombre
page-name-is = Te llaman { $name }.
page-name-none = Aquí aún no tienes nombre.

page-about-what = Sixgun es una mesa abierta para BANG! El juego de cartas, El Duelo y El juego de dados. Se juega con amigos, con bots o con programas propios, y de cada jugada se puede preguntar en qué regla se basa.
page-about-unofficial = No oficial
page-about-trademark = BANG! es una marca de su editorial, dV Giochi. La editorial no ha hecho Sixgun ni lo respalda. No se usan sus ilustraciones ni sus textos: todas las frases son nuestras.
page-about-icons = Iconos
page-about-icons-text = Los iconos son de los artistas de game-icons.net, con licencia Creative Commons Atribución 3.0.
page-about-licence = Licencia
page-about-licence-text = Sixgun es software libre con licencia Apache 2.0.
page-about-private = Qué se guarda
page-about-private-text = Una cookie guarda tu nombre, y tu navegador, tus ajustes. El servidor guarda las partidas jugadas. No se envía nada a nadie más.
