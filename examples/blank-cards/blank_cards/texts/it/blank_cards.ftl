set-blank_cards = Carte bianche
    .text = Una carta, un personaggio e un evento nostri.

card-stick_up = Mani in alto
    .text = Un giocatore a distanza 1 ti dà una carta della sua mano, a sua scelta, o perde un punto vita.
short-stick_up = una carta o un punto vita di un giocatore a distanza 1
character-patient_pearl = Pearl la paziente
    .text = Pesca una carta alla fine del suo turno se non vi ha giocato nessuna carta BANG!.
eventcard-dust_storm = Tempesta di sabbia
    .text = Tutti sono visti da un passo più lontano.

prompt-stick-up = { $by } ti punta la pistola. La carta o la vita?
asked-stick-up = { $player } ha le mani in alto.
action-choose-card-stick-up = Dai { $card }
action-pass-stick-up = Perdi un punto vita

rule-OWN-1 = Mani in alto costa a chi la subisce, a distanza 1, una carta della mano a sua scelta o un punto vita.
rule-OWN-2 = Pearl la paziente pesca una carta alla fine di un turno in cui non ha giocato carte BANG!.
rule-OWN-3 = Finché è in vigore, Tempesta di sabbia fa vedere tutti da un passo più lontano.
