# Le parole del tavolo di The Duel, e che cosa fa un'abilità in poche parole.

# Un nome con ciò che lo distingue, e un personaggio con il suo posto.
duel-marked = { $name } ({ $mark })
duel-place-front = { $character } (davanti)
duel-place-behind = { $character } (dietro)
duel-place-fallen = il personaggio eliminato
duel-target-hand = la mano di { $player }
duel-target-pair = i personaggi di { $player }
duel-target-own-pair = i tuoi personaggi

duel-short-alan_pinkertoon = ricambia un colpo per ogni vita persa
duel-short-annie_oakey = i colpi schivano, Mancato! vale Colt
duel-short-bart_masterson = due carte per ogni rivelata, scegli tu
duel-short-bill_tightman = pesca 2 quando cade qualcun altro
duel-short-buffalo_bell = può perdere vite per l'altro tuo
duel-short-dalon_ranger = pesca 1 per ogni vita tolta dall'avversario
duel-short-jango = pesca 1 se l'avversario scambia i suoi
duel-short-pat_garret = la 2a è un ferro di cavallo: pesca ancora
duel-short-tex_killer = schivare i tuoi BANG! costa 1 carta in più
duel-short-the_stranger = una carta BANG! in più a turno
duel-short-wild_bill = ricambia un colpo se ti tolgono carte
duel-short-wyatt_ear = pesca 1 se un tuo colpo è schivato
duel-short-babe_leroy = a mani vuote pesca 2, una volta a turno
duel-short-bull_anderson = prendi 2 carte quando cade qualcun altro
duel-short-cattle_katie = cambia un suo Equipaggiamento con 2 carte
duel-short-dalton_bros = pesca 3 invece di 2
duel-short-jack_ransome = le tue carte arrivano a chiunque
duel-short-pearl_hat = scarta 1: usa l'Azione in cima agli scarti
duel-short-sid_curry = barile dal mazzo altrui: schiva e ricambia
duel-short-slim_poet = vita persa: l'avversario perde una carta
duel-short-soundance_kid = scarta 1: pesca da due mazzi, tieni una
duel-short-toco_ramirez = ogni carta vale una Colt
duel-short-tom_thorn = scambiato davanti: colpisce la retroguardia
duel-short-west_harding = quante carte BANG! vuoi
