# The Dice Game: le facce dei dadi, e parole delle sue regole. I nomi stanno nella documentazione.

dice-face-arrow = Freccia indiana
    .text = Prendi subito una freccia. Quando se ne va l'ultima gli Indiani attaccano: ognuno perde un punto vita per ogni freccia che ha davanti.
dice-face-dynamite = Dinamite
    .text = Non si può rilanciare. Con tre perdi un punto vita e non lanci più.
dice-face-bullseye_1 = Bersaglio 1
    .text = Il giocatore accanto a te, a sinistra o a destra, perde un punto vita.
dice-face-bullseye_2 = Bersaglio 2
    .text = Un giocatore a due posti da te, a sinistra o a destra, perde un punto vita. Se siete vivi in due o tre vale come un 1.
dice-face-beer = Birra
    .text = Un giocatore a tua scelta, anche tu, recupera un punto vita.
dice-face-gatling = Gatling
    .text = Con tre, tutti gli altri perdono un punto vita, e tu rimetti via tutte le tue frecce.

# Parole delle regole
dice-term-role_card = carta ruolo
dice-term-character_card = carta personaggio
dice-term-summary_card = carta riassuntiva
dice-term-die = dado
dice-term-arrow_token = segnalino freccia
dice-term-arrow_pile = pila delle frecce
dice-term-indian_attack = attacco degli Indiani
dice-term-indians = Indiani
dice-term-life_point = punto vita
dice-term-bullet_token = segnalino pallottola
dice-term-roll = lancio
dice-term-reroll = rilancio
dice-term-turn = turno
dice-term-player = giocatore
dice-term-ability = abilità
dice-term-elimination = eliminazione
dice-term-setup = preparazione
dice-term-goal = scopo
dice-term-end = fine della partita
dice-term-three_players = regole per tre giocatori
