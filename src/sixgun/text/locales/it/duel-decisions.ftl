# Che cosa si chiede a un giocatore di The Duel. duel-prompt-* parla a chi deve scegliere, duel-asked-* dice all'altro che
# cosa si aspetta. $by è chi ne è la causa, $card la carta di cui si tratta, $character chi viene colpito, $source la
# carta o il personaggio il cui testo fa scegliere.

duel-prompt-choose-active = Due personaggi vengono dalla tua riserva. Chi comincia davanti?
duel-prompt-play = Tocca a te: che cosa fai?
duel-prompt-discard-excess = { $amount ->
    [one] La tua mano supera il limite: scartane una.
   *[other] La tua mano supera il limite: scartane { $amount }, una alla volta.
 }
duel-prompt-answer-hit = { $by } colpisce { $character } con { $card }. Schivi?
duel-prompt-answer-hit-alone = { $source } colpisce { $character }. Schivi?
duel-prompt-answer-hit-own = La tua stessa carta { $card } colpisce { $character }. Schivi?
duel-prompt-second-card = La schivata non basta: scarta anche un'altra carta, o incassa il colpo.
duel-prompt-give-up = { $character } perde un punto vita, se non dai via una carta colpo ({ $card }).
duel-prompt-give-up-duel = { $card }: dai via una carta colpo, o { $character } perde un punto vita.
duel-prompt-redirect = Chi perde il punto vita?
duel-prompt-if-dodged = La tua carta { $card } è stata schivata. Che cosa fai?
duel-prompt-if-dodged-carbine = La tua Carabina è stata schivata: quale Equipaggiamento va scartato?
duel-prompt-if-dodged-shotgun = Il tuo Shotgun è stato schivato: chi scambia i personaggi?
duel-prompt-if-dodged-remington = Il tuo Remington è stato schivato: peschi una carta?
duel-prompt-if-dodged-schofield = La tua Schofield è stata schivata: { $character } recupera un punto vita?
duel-prompt-give-discard = { $card } di { $by } ti fa scartare una carta dalla mano. Quale?
duel-prompt-store-pick = L'Emporio è aperto: quale carta prendi?
duel-prompt-discard-drawn = { $source }: quale di queste carte scarti? Il resto lo tieni.
duel-prompt-choose-back = Prendi alla cieca una carta dalla mano di { $by }. Con quale dorso?
duel-prompt-choose-reveal = Sono scoperte due carte, e conta il simbolo: { $symbol }. Quale delle due vale?
duel-prompt-may-draw = { $amount ->
    [one] { $source }: peschi una carta?
   *[other] { $source }: peschi { $amount } carte?
 }
duel-prompt-may-draw-pat_garret = Pat Garret: peschi una carta dal mazzo dell'avversario?
duel-prompt-may-discard = { $source }: fai scartare alla cieca una carta della mano di { $by }?
duel-prompt-take-from-fallen = { $amount ->
    [one] { $source }: puoi prendere un'altra carta del personaggio eliminato.
   *[other] { $source }: puoi prendere fino a { $amount } carte del personaggio eliminato.
 }

duel-asked-choose-active = { $player } sceglie chi comincia davanti.
duel-asked-play = { $player } sta giocando le sue carte.
duel-asked-discard-excess = { $player } deve scartare le carte di troppo.
duel-asked-answer-hit = { $player } deve rispondere a un colpo.
duel-asked-second-card = A { $player } serve un'altra carta per schivare.
duel-asked-give-up = { $player } deve dare via una carta colpo.
duel-asked-redirect = { $player } sceglie chi perde il punto vita.
duel-asked-if-dodged = { $player } sceglie che cosa fa la carta schivata.
duel-asked-give-discard = { $player } deve scartare una carta.
duel-asked-store-pick = { $player } sceglie dall'Emporio.
duel-asked-discard-drawn = { $player } sceglie quale delle carte pescate scartare.
duel-asked-choose-back = { $player } prende una carta da una mano.
duel-asked-choose-reveal = { $player } sceglie quale carta vale.
duel-asked-may-draw = { $player } può pescare.
duel-asked-may-discard = { $player } può far scartare una carta.
duel-asked-take-from-fallen = { $player } può prendere carte del personaggio eliminato.

# Le etichette delle scelte: brevi, e chiare anche senza conoscere la notazione. $target dice a chi si mira e dove sta.

duel-action-play = Gioca { $card }
duel-action-play-at = Gioca { $card } su { $target }
duel-action-play-hit = Spara con { $card } su { $target }
duel-action-play-equipment = Metti { $card } su { $target }
duel-action-play-card = Gioca { $card }: { $target }
duel-action-play-pair = Gioca { $card }: scambia { $target }
duel-action-play-as-colt = Spara con { $card } come Colt su { $target }
duel-action-play-dodge = Schiva con { $card }
duel-action-play-as-dodge = Schiva con { $card } come schivata
duel-action-reload = Ricarica { $card }: scartala e pesca una carta
duel-action-swap = Muovi il segnalino: { $target } passa davanti
duel-action-swap-pair = Scambia { $target }
duel-action-end = Basta carte per questo turno
duel-action-active = Metti davanti { $character }
duel-action-lose = { $target } perde il punto
duel-action-give = Dai via { $card }
duel-action-take = Prendi { $card }
duel-action-take-hand = Prendi alla cieca una carta dalla mano di { $player }
duel-action-back-law = { $count ->
    [one] La carta della Legge
   *[other] Una delle { $count } carte della Legge
 }
duel-action-back-outlaw = { $count ->
    [one] La carta dei Fuorilegge
   *[other] Una delle { $count } carte dei Fuorilegge
 }
duel-action-use-hat = Schiva con { $card }: scartalo dal gioco
duel-action-use-barrel = Rivela per { $card }
duel-action-use-card = Usa { $card }
duel-action-use-sid_curry = Rivela dal mazzo dell'avversario per Sid Curry
duel-action-use-babe_leroy = Babe Leroy: pesca due carte
duel-action-use-cattle_katie = Cattle Katie: scarta { $card } e pesca due carte
duel-action-use-soundance_kid = Soundance Kid: scarta { $card } e pesca una carta da ogni mazzo
duel-action-use-pearl_hat = Pearl Hat: scarta { $card } e usa { $copied }
duel-action-use-pearl_hat-at = Pearl Hat: scarta { $card } e usa { $copied }: { $target }
duel-action-use-pearl_hat-reload = Pearl Hat: scarta { $card } e ricarica { $copied }
duel-action-discard-discard-excess = Scarta { $card }
duel-action-discard-answer-hit = Schiva scartando { $card }
duel-action-discard-second-card = Scarta anche { $card }
duel-action-discard-give-discard = Scarta { $card }
duel-action-discard-discard-drawn = Scarta { $card }
duel-action-choose-store-pick = Prendi { $card }
duel-action-choose-choose-reveal = Fai valere { $card }
duel-action-choose-if-dodged = Scarta { $card }
duel-action-yes-may-draw = { $amount ->
    [one] Pesca la carta
   *[other] Pesca { $amount } carte
 }
duel-action-no-may-draw = Non pescare
duel-action-yes-may-discard = Fai scartare una carta
duel-action-no-may-discard = Lascia la mano com'è
duel-action-yes-if-dodged = Sì
duel-action-no-if-dodged = No
duel-action-pass-answer-hit = Incassa il colpo
duel-action-pass-second-card = Non scartare nulla, e incassa il colpo
duel-action-pass-give-up = Non dare via nulla, e perdi un punto vita
duel-action-pass-if-dodged = Lascia tutto com'è
duel-action-pass-take-from-fallen = Non prendere carte
