# Che cosa si chiede a un giocatore. prompt-* parla a chi deve scegliere, asked-* dice agli altri che cosa si aspetta.
# $by è chi ne è la causa (o il giocatore fra le cui carte si sceglie), $card la carta di cui si tratta.

prompt-play = Tocca a te: gioca quante carte vuoi, finché ti basta.
prompt-discard-excess = { $amount ->
    [one] La tua mano supera il limite: scartane una.
   *[other] La tua mano supera il limite: scartane { $amount }, una alla volta.
 }
prompt-answer-shot = { $amount ->
    [one] { $by } ti spara con { $card }. Come rispondi?
   *[other] { $by } ti spara con { $card }. Per fermarlo servono { $amount } Mancato!. Come rispondi?
 }
prompt-answer-indians = { $by } ha chiamato gli Indiani con { $card }: scarta un BANG! o perdi un punto vita.
prompt-answer-duel = Sei in Duello con { $by } ({ $card }): scarta un BANG! o perdi un punto vita.
prompt-dying = { $amount ->
    [one] Hai perso l'ultimo punto vita. Recuperane uno, o esci dal gioco.
   *[other] Hai perso l'ultimo punto vita. Recuperane { $amount }, o esci dal gioco.
 }
prompt-take-card = { $card }: quale carta prendi a { $by }?
prompt-remove-card = { $card }: quale carta deve perdere { $by }?
prompt-general-store = L'Emporio è aperto: quale carta prendi?
prompt-choose-flip = Quale delle due carte deve valere?
prompt-draw-source-hand = Da dove viene la tua prima carta: dal mazzo, o dalla mano di qualcuno?
prompt-draw-source-discard = Da dove viene la tua prima carta: dal mazzo, o dagli scarti?
prompt-keep-cards = { $amount ->
    [one] Quale carta tieni? Le altre tornano a posto.
   *[other] Quali { $amount } carte tieni? Il resto torna a posto.
 }
prompt-choose-character = Quale personaggio vuoi essere?

asked-play = { $player } sta giocando le sue carte.
asked-discard-excess = { $player } deve scartare le carte di troppo.
asked-answer-shot = { $player } deve rispondere a un colpo.
asked-answer-indians = { $player } deve affrontare gli Indiani.
asked-answer-duel = { $player } deve rispondere nel Duello.
asked-dying = { $player } lotta per restare in gioco.
asked-take-card = { $player } sceglie una carta da prendere.
asked-remove-card = { $player } sceglie una carta da far scartare.
asked-general-store = { $player } sceglie dall'Emporio.
asked-choose-flip = { $player } sceglie quale carta vale.
asked-draw-source-hand = { $player } sceglie da dove viene la prima carta.
asked-draw-source-discard = { $player } sceglie da dove viene la prima carta.
asked-keep-cards = { $player } sceglie quali carte tenere.
asked-choose-character = { $player } sceglie un personaggio.
