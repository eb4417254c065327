# Che cosa fa una carta in poche parole, accanto alla mano. Il testo intero è sotto card-*.

short-bang = spara a un giocatore a tiro; uno per turno
short-missed = schiva un colpo contro di te
short-beer = recuperi 1 vita, nel tuo turno o quando stai per uscire
short-saloon = tutti recuperano 1 vita
short-stagecoach = pesca 2 carte
short-wells_fargo = pesca 3 carte
short-general_store = una carta a scelta per tutti, cominci tu
short-panic = prendi una carta a un giocatore a distanza 1
short-cat_balou = fai scartare una carta a chiunque
short-gatling = spara a tutti gli altri
short-indians = tutti gli altri scartano un BANG! o perdono 1 vita
short-duel = tu e un altro scartate BANG! a turno
short-barrel = se esce Cuori schivi un colpo
short-scope = vedi gli altri più vicini di 1
short-mustang = gli altri ti vedono più lontano di 1
short-jail = un altro può perdere il turno; non lo Sceriffo
short-dynamite = gira finché esplode: 3 vite
short-volcanic = arma, portata 1, quanti BANG! vuoi
short-schofield = arma, portata 2
short-remington = arma, portata 3
short-rev_carabine = arma, portata 4
short-winchester = arma, portata 5
