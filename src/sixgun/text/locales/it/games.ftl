# I giochi: il titolo, e in una frase di che cosa si tratta.

game-classic = BANG! Il gioco di carte
    .text = Sceriffo, Vice, Fuorilegge e Rinnegati si sfidano a colpi di carte, e solo lo Sceriffo dice chi è.
game-duel = BANG! The Duel
    .text = La Legge contro i Fuorilegge, in due: ognuno guida una piccola banda, uno davanti e uno dietro, finché a una parte non resta nessuno.
game-dice = BANG! The Dice Game
    .text = Cinque dadi decidono chi spara, chi beve e chi si prende le frecce, mentre i ruoli nascosti dicono chi deve cadere.
