# Espansioni ed eventi in generale, e parole per ciò che un altro pacchetto ha portato senza testi propri.

set-base = Gioco base
    .text = 80 carte e 16 personaggi, da 3 a 7 giocatori.

border-green = carta verde
no-text = Su { $name } non c'è nessun testo: la sua espansione non ne ha portati.

# Parole delle regole.
term-distance = distanza
term-draw_check = estrai!
term-life_point = punto vita

event-event = È in vigore un nuovo evento: { $event }. { $text }
event-declines = { $you ->
    [seat] Rinunci a { $source }.
   *[none] { $player } rinuncia a { $source }.
 }
event-discards-event = { $you ->
    [seat] Scarti { $cards }.
   *[none] { $player } scarta { $cards }.
 }

# Abilità ed eventi senza una frase propria.
action-use-ability = Usa { $source }
action-use-ability-at = Usa { $source } su { $player }
action-use-ability-paying = Usa { $source } con { $cards }
action-use-ability-paying-at = Usa { $source } con { $cards } su { $player }
event-uses-ability-at = { $you ->
    [seat] Usi la tua abilità di { $source } su { $other }.
    [other] { $player } usa su di te l'abilità di { $source }.
   *[none] { $player } usa l'abilità di { $source } su { $other }.
 }
event-uses-ability-paying-at = { $you ->
    [seat] Usi la tua abilità di { $source } su { $other } e scarti { $cards }.
    [other] { $player } usa su di te l'abilità di { $source } e scarta { $cards }.
   *[none] { $player } usa l'abilità di { $source } su { $other } e scarta { $cards }.
 }
event-uses-event = { $you ->
    [seat] Approfitti dell'evento { $source }.
   *[none] { $player } approfitta dell'evento { $source }.
 }
event-uses-event-at = { $you ->
    [seat] Approfitti dell'evento { $source } su { $other }.
    [other] { $player } approfitta dell'evento { $source } su di te.
   *[none] { $player } approfitta dell'evento { $source } su { $other }.
 }
event-uses-event-paying = { $you ->
    [seat] Approfitti dell'evento { $source } e scarti { $cards }.
   *[none] { $player } approfitta dell'evento { $source } e scarta { $cards }.
 }
event-uses-event-paying-at = { $you ->
    [seat] Approfitti dell'evento { $source } su { $other } e scarti { $cards }.
    [other] { $player } approfitta dell'evento { $source } su di te e scarta { $cards }.
   *[none] { $player } approfitta dell'evento { $source } su { $other } e scarta { $cards }.
 }
event-check-succeeds = { $you ->
    [seat] Per { $source } davanti a te la carta è quella buona.
   *[none] Per { $source } davanti a { $player } la carta è quella buona.
 }
event-check-fails = { $you ->
    [seat] Per { $source } davanti a te la carta non è quella buona.
   *[none] Per { $source } davanti a { $player } la carta non è quella buona.
 }

# Colpi che non vengono da una carta, o che non spara nessuno.
prompt-answer-shot-by = { $amount ->
    [one] { $by } ti spara. Come rispondi?
   *[other] { $by } ti spara. Per fermarlo servono { $amount } Mancato!. Come rispondi?
 }
prompt-answer-shot-alone = { $amount ->
    [one] Parte un colpo contro di te. Come rispondi?
   *[other] Parte un colpo contro di te. Per fermarlo servono { $amount } Mancato!. Come rispondi?
 }
event-avoids-alone = { $you ->
    [seat] Sfuggi al colpo.
   *[none] { $player } sfugge al colpo.
 }
event-plays-as-missed-alone = { $you ->
    [seat] Usi { $cards } come Mancato!.
   *[none] { $player } usa { $cards } come Mancato!.
 }
event-answers-alone = { $you ->
    [seat] Rispondi con { $cards }.
   *[none] { $player } risponde con { $cards }.
 }

refusal-barred = { $whose ->
    [event] È in vigore { $source }: non puoi giocare { $card }.
   *[character] Se sei { $source } non puoi giocare { $card }.
 }
refusal-ability-by-itself = { $whose ->
    [event] Non c'è nulla da usare: { $source } agisce da sé, o ti chiede quando è il momento.
   *[character] Non c'è nulla da usare: l'abilità di { $source } agisce da sé, o ti chiede quando è il momento.
 }

error-options-character-sets = Dal set “{ $set }” non può venire nessun personaggio. Set di questa partita che ne hanno: { $known }.
error-set = Non c'è nessuna espansione «{ $set }». Ci sono: { $known }.
error-set-id-twice = L'espansione «{ $set }» porta «{ $id }», ma in gioco un'altra ha già qualcosa con quel nome.
error-set-broken = L'espansione «{ $set }» di un altro pacchetto non si può usare: { $what }.
error-set-no-kind = L'espansione «{ $set }» ha una carta «{ $id }», ma nessuna in gioco dice che cos'è.
