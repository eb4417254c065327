# I personaggi speciali di The Bullet e di Wanted, e ciò che per causa loro si chiede e si racconta.

set-bullet = The Bullet
    .text = Tre personaggi speciali: Uncle Will, Johnny Kisch e Claus "The Saint".
set-wanted = Wanted
    .text = Altri sei personaggi, da Youl Grinner ad Annie Versary.

character-uncle_will = Uncle Will
    .text = Una volta nel suo turno può giocare una carta qualsiasi della mano come Emporio.
character-johnny_kisch = Johnny Kisch
    .text = Quando mette in gioco una carta, tutte le altre carte in gioco con lo stesso nome vengono scartate.
character-claus_the_saint = Claus "The Saint"
    .text = All'inizio del turno pesca una carta più dei giocatori in gioco. Ne tiene due e ne dà una a ogni altro giocatore.

character-youl_grinner = Youl Grinner
    .text = Prima che peschi, chi ha in mano più carte di lui gliene dà una a propria scelta.
character-big_spencer = Big Spencer
    .text = Comincia con cinque carte. Non può giocare Mancato!.
character-madam_yto = Madam Yto
    .text = Pesca una carta ogni volta che qualcuno gioca una Birra, anche lei stessa.
character-colorado_bill = Colorado Bill
    .text = Estrae per ogni carta BANG! che gioca: con Picche il colpo non si può evitare.
character-henry_block = Henry Block
    .text = Chi gli prende o gli fa scartare una carta, dalla mano o dal tavolo, si prende prima un colpo.
character-annie_versary = Annie Versary
    .text = Può usare qualsiasi carta della mano come BANG!.

# Che cosa si chiede
prompt-keep-card = { $amount ->
    [one] Quale carta tieni?
   *[other] Quale carta tieni? Ne scegli { $amount }, una alla volta.
 }
asked-keep-card = { $player } sceglie quali carte tenere.
prompt-give-card = Quale carta dai a { $by }?
asked-give-card = { $player } sceglie una carta da dare.

action-choose-card-give-card = Dai { $card }
action-use-uncle_will = Gioca { $card } come Emporio

# Che cosa si racconta
event-gives = { $you ->
    [seat] Dai { $cards } a { $other }.
    [other] { $player } ti dà { $cards }.
   *[none] { $player } dà { $cards } a { $other }.
 }
event-gives-hidden = { $count ->
    [one] { $player } dà una carta a { $other }.
   *[other] { $player } dà { $count } carte a { $other }.
 }
event-uses-uncle_will = { $you ->
    [seat] Da vero { $source }, giochi { $cards } come Emporio.
   *[none] { $player }, da vero { $source }, gioca { $cards } come Emporio.
 }
event-uses-henry_block = { $you ->
    [seat] { $other } vuole una tua carta: prima gli spari.
    [other] Vuoi una carta di { $player }, che prima ti spara.
   *[none] { $other } vuole una carta di { $player }, che prima gli spara.
 }
event-check-succeeds-colorado_bill = { $you ->
    [seat] Il tuo colpo non si può evitare.
   *[none] Il colpo di { $player } non si può evitare.
 }
event-check-fails-colorado_bill = { $you ->
    [seat] Il tuo colpo è come tutti gli altri.
   *[none] Il colpo di { $player } è come tutti gli altri.
 }
