# Per un pugno di carte: le sue carte evento, e ciò che per causa loro si chiede e si racconta.

set-fistful_of_cards = Per un pugno di carte
    .text = 15 carte evento di altro genere: dal secondo turno dello Sceriffo in poi, a ogni giro una nuova piega le regole.

eventcard-abandoned_mine = Miniera abbandonata
    .text = All'inizio del tuo turno peschi dagli scarti, e dal mazzo quando sono finiti. Le carte di troppo alla fine del turno vanno coperte in cima al mazzo.
eventcard-ambush = Agguato
    .text = Tutti i giocatori sono a distanza 1. La cambiano solo le carte sul tavolo, e i personaggi che ne hanno una di loro.
eventcard-blood_brothers = Fratelli di sangue
    .text = All'inizio del tuo turno puoi perdere un punto vita, ma non l'ultimo, per darne uno a un altro giocatore.
eventcard-dead_man = Dead Man
    .text = Il primo giocatore eliminato torna in gioco quando toccherebbe a lui, con due punti vita e due carte.
eventcard-hard_liquor = Liquore forte
    .text = All'inizio del tuo turno puoi rinunciare a pescare per recuperare un punto vita.
eventcard-the_judge = Il giudice
    .text = Non si può mettere nessuna carta davanti a un giocatore, nemmeno a sé.
eventcard-lasso = Lazo
    .text = Le carte davanti ai giocatori non hanno effetto.
eventcard-law_of_the_west = Legge del West
    .text = Mostri la seconda carta che peschi all'inizio del turno. Se la puoi giocare, in questo turno devi farlo.
eventcard-peyote = Peyote
    .text = Invece di pescare dici rosso o nero e scopri la prima carta del mazzo. Giusto: la tieni e puoi indovinare ancora. Sbagliato: si scarta, e hai finito.
eventcard-ranch = Ranch
    .text = Dopo aver pescato puoi scartare, una volta, quante carte vuoi e pescarne altrettante.
eventcard-ricochet = Rimbalzo
    .text = Nel tuo turno puoi scartare carte BANG! per sparare alle carte davanti agli altri. Se il proprietario non gioca un Mancato!, la carta colpita si scarta.
eventcard-russian_roulette = Roulette russa
    .text = Quando entra in gioco, ognuno scarta un Mancato!, a partire dallo Sceriffo, giro dopo giro, finché qualcuno non lo fa: perde due punti vita.
eventcard-sniper = Cecchino
    .text = Nel tuo turno puoi scartare due carte BANG! insieme per sparare a un giocatore a tiro. Per fermare quel colpo servono due Mancato!.
eventcard-vendetta = Vendetta
    .text = Alla fine del tuo turno estrai: con Cuori giochi un altro turno.
eventcard-a_fistful_of_cards = Per un pugno di carte
    .text = All'inizio del tuo turno ti arriva un colpo per ogni carta che hai in mano. È l'ultimo evento e resta fino alla fine.

# Che cosa si chiede
prompt-give-life = Dai un tuo punto vita a un altro giocatore?
asked-give-life = { $player } può dare un punto vita.
prompt-skip-for-life = Peschi, o recuperi un punto vita?
asked-skip-for-life = { $player } sceglie fra le carte e un punto vita.
prompt-guess-colour = Di che colore è la prima carta del mazzo?
asked-guess-colour = { $player } indovina il colore della prima carta.
prompt-exchange-cards = { $amount ->
    [0] Quali carte vuoi cambiare? Scartale una alla volta.
    [one] Hai scartato una carta. Ne vuoi cambiare un'altra?
   *[other] Hai scartato { $amount } carte. Ne vuoi cambiare un'altra?
 }
asked-exchange-cards = { $player } può cambiare carte.
prompt-answer-roulette = Alla roulette tocca a te: scarta un Mancato!, o perdi due punti vita.
asked-answer-roulette = { $player } deve affrontare la roulette.
prompt-answer-shot-at-card = { $by } spara alla tua carta { $card }. Un Mancato! la salva. Come rispondi?
asked-answer-shot-at-card = { $player } deve rispondere a un colpo contro una carta.

action-use-blood_brothers = Dai un punto vita a { $player }
action-pass-give-life = Tieni i tuoi punti vita
action-use-hard_liquor = Recupera un punto vita
action-pass-skip-for-life = Pesca le tue carte
action-guess-red = Rosso
action-guess-black = Nero
action-pass-guess-colour = Smetti di indovinare
action-pass-exchange-cards = { $amount ->
    [0] Tieni tutte le carte
    [one] Pesca una carta nuova
   *[other] Pesca { $amount } carte nuove
 }
action-pass-answer-roulette = Perdi due punti vita
action-pass-answer-shot-at-card = Lascia andare la carta
action-use-ricochet = Scarta { $card } per sparare a { $second }
action-use-sniper = Scarta { $card } e { $second } per sparare a { $player }; per fermarti servono due Mancato!

# Che cosa si racconta
event-buries = { $you ->
    [seat] Metti { $cards } in cima al mazzo, a faccia in giù: avevi troppe carte in mano.
   *[none] { $player } mette { $cards } in cima al mazzo, a faccia in giù.
 }
event-buries-hidden = { $count ->
    [one] { $player } aveva troppe carte in mano e ne mette una coperta in cima al mazzo.
   *[other] { $player } aveva troppe carte in mano e ne mette { $count } coperte in cima al mazzo.
 }
event-guesses-right = { $you ->
    [seat] Dici { $colour ->
        [red] rosso
       *[black] nero
    }, e tieni { $cards }.
   *[none] { $player } dice { $colour ->
        [red] rosso
       *[black] nero
    }, e tiene { $cards }.
 }
event-guesses-wrong = { $you ->
    [seat] Dici { $colour ->
        [red] rosso
       *[black] nero
    }, ma esce { $cards } e si scarta.
   *[none] { $player } dice { $colour ->
        [red] rosso
       *[black] nero
    }, ma esce { $cards } e si scarta.
 }
event-returns-alive = { $you ->
    [seat] Sei di nuovo in gioco, con { $amount } punti vita!
   *[none] { $player } è di nuovo in gioco, con { $amount } punti vita!
 }
event-uses-blood_brothers = { $you ->
    [seat] Dai un punto vita a { $other }.
    [other] { $player } ti dà un punto vita.
   *[none] { $player } dà un punto vita a { $other }.
 }
event-uses-hard_liquor = { $you ->
    [seat] Non peschi e ti fai un bicchiere.
   *[none] { $player } non pesca e si fa un bicchiere.
 }
event-uses-ricochet = { $you ->
    [seat] Scarti { $card } e spari a { $second } davanti a { $other }.
    [other] { $player } scarta { $card } e spara a { $second } davanti a te.
   *[none] { $player } scarta { $card } e spara a { $second } davanti a { $other }.
 }
event-uses-sniper = { $you ->
    [seat] Scarti { $cards } e prendi di mira { $other }.
    [other] { $player } scarta { $cards } e ti prende di mira.
   *[none] { $player } scarta { $cards } e prende di mira { $other }.
 }
event-check-succeeds-vendetta = { $you ->
    [seat] Hai un altro turno.
   *[none] { $player } ha un altro turno.
 }
event-check-fails-vendetta = { $you ->
    [seat] Nessun secondo turno per te.
   *[none] Nessun secondo turno per { $player }.
 }

refusal-no-fronts = Ora non puoi giocare { $card }: finché vale questo evento non si mettono carte davanti a nessuno.
refusal-duty = Hai mostrato { $card } come seconda carta e la puoi giocare: devi farlo in questo turno.

error-options-events = Il mazzo degli eventi ha da 12 a 28 carte normali: «{ $value }» non va.
error-options-roulette = La Roulette russa chiede carte («missed_cards») o effetti («missed_effects»): «{ $value }» non è né l'uno né l'altro.
