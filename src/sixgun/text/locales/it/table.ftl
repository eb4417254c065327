# Le parole del tavolo: semi, valori, ruoli, e come si uniscono gli elenchi.

suit-hearts = Cuori
suit-diamonds = Quadri
suit-clubs = Fiori
suit-spades = Picche

# I valori come si leggono; le forme brevi (J, Q, K, A) sono notazione e non si traducono.
rank-2 = due
rank-3 = tre
rank-4 = quattro
rank-5 = cinque
rank-6 = sei
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-10 = dieci
rank-11 = fante
rank-12 = donna
rank-13 = re
rank-14 = asso

# Una carta letta ad alta voce: "Panico!, fante di Cuori".
card-spoken = { $name }, { $rank } di { $suit }

border-brown = carta marrone
border-blue = carta blu

role-sheriff = Sceriffo
    .aim = Togli di mezzo tutti i Fuorilegge e tutti i Rinnegati.
role-deputy = Vice
    .aim = Tieni in gioco lo Sceriffo: vincete e perdete insieme.
role-outlaw = Fuorilegge
    .aim = Fai fuori lo Sceriffo.
role-renegade = Rinnegato
    .aim = Resta in gioco per ultimo, e che lo Sceriffo cada subito prima.

# In tre: ognuno dà la caccia a un solo avversario (regola B-14.2).
three-players-deputy = Elimina di persona il Rinnegato.
three-players-outlaw = Elimina di persona il Vice.
three-players-renegade = Elimina di persona il Fuorilegge.

# Elenchi: "A", "A e B", "A, B e C".
list-comma = { $left }, { $right }
list-and = { $left } e { $right }

# L'arma che tutti hanno senza bisogno di una carta (regola B-11.1).
weapon-colt_45 = Colt .45
    .text = La pistola che portano tutti. Arriva a distanza 1, nessuno può togliertela e riposa finché hai davanti un'altra arma.
