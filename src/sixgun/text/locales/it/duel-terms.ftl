# Le parole di The Duel: parti, dorsi, bordi, simboli e parole delle regole. I nomi stanno nella documentazione.

# Le parti
duel-side-law = Legge
    .aim = Elimina tutti i fuorilegge, in gioco e nella riserva.
duel-side-outlaws = Fuorilegge
    .aim = Elimina tutti i personaggi della Legge, in gioco e nella riserva.

# Le carte secondo il dorso, e secondo il bordo
duel-back-law = carta della Legge
duel-back-outlaw = carta dei Fuorilegge
duel-border-bang = carta BANG!
duel-border-action = Azione
duel-border-equipment = Equipaggiamento

# Che cosa può esserci nell'angolo di una carta, per rivelare
duel-symbol-barrel = barile
duel-symbol-snake = serpente
duel-symbol-dynamite = dinamite
duel-symbol-horseshoe = ferro di cavallo

# Parole delle regole
duel-term-active_character = personaggio attivo (PA)
duel-term-rearguard_character = personaggio in retroguardia (PR)
duel-term-reserve = riserva
duel-term-ac_token = segnalino PA
duel-term-life_point = punto vita
duel-term-bullet = pallottola
duel-term-hit = colpo
duel-term-dodge = schivata
duel-term-reload = ricarica
duel-term-reveal = rivelare
duel-term-always_active = sempre attivo
duel-term-deck = mazzo
duel-term-common_deck = mazzo comune
duel-term-discard_pile = pila degli scarti
duel-term-hand = mano
duel-term-turn = turno
duel-term-phase_draw = pescare
duel-term-phase_play = giocare carte e muovere il segnalino PA
duel-term-phase_discard = scartare
duel-term-start_of_turn = all'inizio del tuo turno
duel-term-at_random = a caso
duel-term-elimination = eliminazione
