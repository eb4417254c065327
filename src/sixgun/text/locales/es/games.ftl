# The games: the title, and what is played in a sentence.

game-classic = BANG! El juego de cartas
    .text = Sheriff, Alguaciles, Forajidos y Renegados se baten a tiros con cartas, y nadie salvo el Sheriff dice quién es.
game-duel = BANG! El Duelo
    .text = La Ley contra los Forajidos, para dos jugadores: cada uno dirige una pequeña banda, con un personaje delante y otro detrás, hasta que un bando se queda sin nadie.
game-dice = BANG! El juego de dados
    .text = Cinco dados deciden quién dispara, quién bebe y a quién alcanzan las flechas, mientras los roles ocultos dicen quién debe caer.
