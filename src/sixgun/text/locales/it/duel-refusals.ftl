# Perché un'azione non è permessa in The Duel: che cosa non va, e che cosa andrebbe bene.

duel-refusal-ability-by-itself = Non c'è nulla da usare: l'abilità di { $source } agisce da sé, o ti chiede quando è il momento.
duel-refusal-ability-needs-cards = Per usare l'abilità di { $source } indica la carta della tua mano che dai in cambio.
duel-refusal-ability-not-now = L'abilità di { $source } si usa nel proprio turno, fra una cosa e l'altra.
duel-refusal-ability-not-so = L'abilità di { $source } non si può usare così.
duel-refusal-ability-used = Hai già usato l'abilità di { $source } in questo turno. Una volta basta.
duel-refusal-asleep = { $source } ora riposa: ciò che è di un personaggio funziona finché sta davanti, o mentre qualcuno lo prende di mira.
duel-refusal-bang-limit = { $limit ->
    [one] Hai già giocato l'unica carta BANG! di questo turno. Con un Cinturone sul personaggio davanti potresti giocarne altre.
   *[other] Hai giocato { $limit } carte BANG!: di più questo turno non permette.
 }
duel-refusal-cannot-copy-so = { $card } in cima agli scarti non si può usare così.
duel-refusal-card-not-in-play = { $card } non è in gioco. Scegli una carta che sta su un personaggio.
duel-refusal-discard-not-now = Si scarta alla fine del proprio turno, e solo ciò che è di troppo.
duel-refusal-dodge-only-answer = { $card } risponde solo a un colpo contro un tuo personaggio. Tieni questa carta finché ne arriva uno.
duel-refusal-empty-hand = Il tuo avversario non ha carte in mano. Scegli una carta in gioco.
duel-refusal-end-instead = Nessuno ti chiede una risposta. Fai qualcosa, o smetti di giocare carte.
duel-refusal-end-not-now = Ora non stai giocando carte, quindi non puoi smettere. Rispondi a ciò che ti viene chiesto.
duel-refusal-game-over = La partita è finita. Per giocare ancora, cominciane un'altra.
duel-refusal-give-not-now = Le carte si danno via solo per gli Indiani! e in un Duello.
duel-refusal-hand-not-empty = L'abilità di { $source } funziona solo a mani vuote.
duel-refusal-must-choose = Qui non puoi passare: scegli fra le cose offerte.
duel-refusal-needs-card = A { $card } serve un bersaglio: indica una carta in gioco, o la mano.
duel-refusal-needs-character = A { $card } serve un bersaglio: indica un personaggio dopo la carta.
duel-refusal-needs-pair = { $card } deve sapere chi scambia i personaggi: indica un giocatore dopo la carta.
duel-refusal-no-dodge = { $card } non schiva questo colpo. Gioca una schivata, usa ciò che ha il tuo personaggio, o incassa.
duel-refusal-no-hit-card = { $card } non è una carta colpo, e qui si danno via solo quelle.
duel-refusal-no-reload = Nessuno può ancora ricaricare: bisogna che un giocatore abbia in gioco un solo personaggio.
duel-refusal-no-such-ability = Non hai in gioco nessun personaggio con l'abilità di { $source }.
duel-refusal-not-as-colt = Non puoi sparare con { $card } come Colt. Solo un'abilità del tuo personaggio davanti fa di un'altra carta una Colt.
duel-refusal-not-asked = Ora non tocca a te scegliere: si aspetta { $player }.
duel-refusal-not-drawn-now = { $card } non è fra le carte che hai appena pescato. Scarta una di quelle.
duel-refusal-not-from-hand = { $card } prende solo carte in gioco, mai da una mano.
duel-refusal-not-hit = { $source } aiuta solo mentre il suo personaggio è bersaglio di un colpo.
duel-refusal-not-in-hand = Non hai in mano { $card }. Scegli una carta che hai.
duel-refusal-not-in-play = { $character } non è in gioco. Scegli un personaggio che lo sia.
duel-refusal-not-now = Ora non puoi giocare { $card }. Le carte si giocano nel proprio turno, o quando rispondono a ciò che ti viene chiesto.
duel-refusal-not-of-target = { $source } sta sull'altro tuo personaggio. Aiuta solo chi viene colpito.
duel-refusal-not-offered = Non è fra le scelte che hai adesso.
duel-refusal-not-own-equipment = { $source } non sta su nessuno dei tuoi personaggi.
duel-refusal-not-own-equipment-ability = { $source } può cambiare solo un Equipaggiamento suo, e nessuno che sia sempre attivo.
duel-refusal-not-reloadable = { $card } non si può ricaricare: non ne ha il simbolo.
duel-refusal-nothing-to-copy = In cima agli scarti non c'è nessuna Azione che { $source } potrebbe usare.
duel-refusal-reload-from-elsewhere = Puoi ricaricare carte della mano, e l'Equipaggiamento del tuo personaggio davanti. { $card } non è né l'una né l'altro.
duel-refusal-reload-not-now = Si ricarica nel proprio turno, fra una cosa e l'altra.
duel-refusal-reveal-spent = Contro questo colpo hai già tentato con { $source }, e una volta basta.
duel-refusal-shielded = { $card } sta sul personaggio dietro dell'avversario, e lì non ci si arriva.
duel-refusal-single-character = { $player } ha un solo personaggio, e uno solo non si può scambiare.
duel-refusal-swap-not-now = Il segnalino si muove nel proprio turno, fra una cosa e l'altra.
duel-refusal-takes-no-target = { $card } non ha bersagli. Gioca la carta senza indicare altro.
duel-refusal-token-moved = Hai già mosso il segnalino in questo turno. Una volta basta.
duel-refusal-works-by-itself = { $source } agisce da sé finché è lì. Non c'è bisogno di usarla.
duel-refusal-wrong-target = { $card } non si può usare su { $character }.
duel-refusal-wrong-target-hit = { $card } non può colpire { $character }: arriva al personaggio davanti dell'avversario.
duel-refusal-wrong-target-equipment = { $card } non si può mettere su { $character }: l'Equipaggiamento va sul tuo personaggio dietro o su quello davanti dell'avversario.
