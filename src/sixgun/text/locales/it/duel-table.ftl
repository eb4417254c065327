# Le parole del tavolo di The Duel, e che cosa fa un'abilità in poche parole.

# Un nome con ciò che lo distingue, e un personaggio con il suo posto.
duel-marked = { $name } ({ $mark })

# Una riga del racconto con la carta o l'abilità che c'è dietro.
duel-because = { $line } ({ $source })

duel-place-front = { $character } (davanti)
duel-place-behind = { $character } (dietro)
duel-place-fallen = il personaggio eliminato
duel-target-hand = la mano di { $player }
duel-target-pair = i personaggi di { $player }
duel-target-own-pair = i tuoi personaggi

duel-short-alan_pinkertoon = vita persa: ricambia un colpo
duel-short-annie_oakey = i colpi schivano, e viceversa
duel-short-bart_masterson = rivelate doppie, scegli tu
duel-short-bill_tightman = un altro cade: pesca 2
duel-short-buffalo_bell = perde vite per l'altro
duel-short-dalon_ranger = vita tolta: pesca 1
duel-short-jango = l'avversario scambia: pesca 1
duel-short-pat_garret = 2a ferro di cavallo: pesca 1
duel-short-tex_killer = schivare i BANG!: 2 carte
duel-short-the_stranger = un BANG! in più a turno
duel-short-wild_bill = carte tolte: ricambia un colpo
duel-short-wyatt_ear = tuo colpo schivato: pesca 1
duel-short-babe_leroy = a mani vuote pesca 2
duel-short-bull_anderson = un altro cade: prendi 2
duel-short-cattle_katie = scarta un suo Equip.: pesca 2
duel-short-dalton_bros = pesca 3 invece di 2
duel-short-jack_ransome = le tue carte vanno su chiunque
duel-short-pearl_hat = scarta 1: usa l'Azione in cima
duel-short-sid_curry = barile: schiva e ricambia
duel-short-slim_poet = vita tolta: l'altro scarta 1
duel-short-soundance_kid = scarta 1: pesca 2, tieni 1
duel-short-toco_ramirez = ogni carta vale una Colt
duel-short-tom_thorn = portato davanti: spara dietro
duel-short-west_harding = quanti BANG! vuoi
