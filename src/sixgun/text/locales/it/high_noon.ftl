# Mezzogiorno di fuoco: le sue carte evento, e ciò che per causa loro si chiede e si racconta.

set-high_noon = Mezzogiorno di fuoco
    .text = 15 carte evento: dal secondo turno dello Sceriffo in poi, a ogni giro una nuova piega le regole.

eventcard-blessing = Benedizione
    .text = Tutte le carte valgono come Cuori.
eventcard-curse = Maledizione
    .text = Tutte le carte valgono come Picche.
eventcard-the_daltons = I Dalton
    .text = Quando entra in gioco, chi ha davanti carte blu ne sceglie una e la scarta.
eventcard-the_doctor = Il dottore
    .text = Quando entra in gioco, chi ha meno punti vita ne recupera uno.
eventcard-ghost_town = Città fantasma
    .text = Chi è fuori torna per il proprio turno come fantasma: pesca tre carte invece di due, e nulla può fargli male. Alla fine del turno è di nuovo fuori.
eventcard-gold_rush = Corsa all'oro
    .text = I turni girano in senso antiorario. Le carte agiscono ancora in senso orario.
eventcard-handcuffs = Manette
    .text = Dopo aver pescato nomini un seme: per il resto del turno puoi giocare solo carte di quel seme.
eventcard-hangover = Sbornia
    .text = I personaggi non hanno abilità.
eventcard-new_identity = Nuova identità
    .text = All'inizio del tuo turno puoi guardare il tuo secondo personaggio e diventarlo per sempre, con due punti vita.
eventcard-the_reverend = Il reverendo
    .text = Nessuno può giocare Birra.
eventcard-the_sermon = Il sermone
    .text = Nel tuo turno non puoi usare carte BANG!.
eventcard-shootout = Sparatoria
    .text = Nel tuo turno puoi giocare una seconda carta BANG!.
eventcard-thirst = La sete
    .text = All'inizio del tuo turno peschi una carta in meno, ma mai meno di una.
eventcard-train_arrival = Il treno
    .text = All'inizio del tuo turno peschi una carta in più.
eventcard-high_noon = Mezzogiorno di fuoco
    .text = All'inizio del tuo turno perdi un punto vita. È l'ultimo evento e resta fino alla fine.

# Che cosa si chiede
prompt-discard-blue = Quale carta blu scarti fra quelle che hai davanti?
asked-discard-blue = { $player } sceglie quale carta blu scartare.
prompt-new-identity = Vuoi diventare il tuo secondo personaggio, con due punti vita?
asked-new-identity = { $player } può cambiare identità.
prompt-name-suit = Nomina un seme: per il resto del turno potrai giocare solo carte di quel seme.
asked-name-suit = { $player } deve nominare un seme.

action-choose-card-discard-blue = Scarta { $card }
action-use-new_identity = Cambia identità, con due punti vita
action-pass-new-identity = Resta chi sei
action-name-suit = Nomina { $suit }

# Che cosa si racconta
event-new-identity = { $you ->
    [seat] D'ora in poi sei { $character }, con { $amount } punti vita.
   *[none] D'ora in poi { $player } è { $character }, con { $amount } punti vita.
 }
event-names-suit = { $you ->
    [seat] Nomini { $suit }: in questo turno non giochi altro.
   *[none] { $player } nomina { $suit }: in questo turno non gioca altro.
 }
event-returns-as-ghost = { $you ->
    [seat] Torni come fantasma, per questo turno.
   *[none] { $player } torna come fantasma, per questo turno.
 }
event-ghost-leaves = { $you ->
    [seat] Il tuo tempo da fantasma è finito.
   *[none] Il fantasma di { $player } se ne va.
 }

refusal-wrong-suit = { $card } non è del seme che hai nominato, e in questo turno non ne puoi giocare altri.
refusal-bangs-frozen = Finché vale questo evento non puoi usare carte BANG! nel tuo turno, e { $card } lo sarebbe.
