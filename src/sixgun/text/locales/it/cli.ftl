# La riga di comando: intestazioni, domande, consigli. I nomi di comandi e opzioni non si traducono.

cli-legal = Sixgun è una realizzazione non ufficiale, fatta da giocatori. BANG! è un marchio del suo editore, che non ha nulla a che fare con questo progetto. Non si usano illustrazioni né testi di regole del gioco pubblicato.

# Il tavolo
cli-table-heading = Turno { $turn } · tocca a { $player }
cli-table-heading-you = Turno { $turn } · tocca a te
cli-column-seat = Posto
cli-column-player = Giocatore
cli-column-character = Personaggio
cli-column-role = Ruolo
cli-column-life = Vita
cli-column-distance = Distanza
cli-column-reach = A tiro
cli-column-hand = Mano
cli-column-front = Davanti
cli-reach-yes = sì
cli-reach-no = no
cli-role-hidden = ?
cli-you = tu
cli-out = fuori
cli-deck = Mazzo: { $count }
cli-discard-pile = Scarti: { $count }, in cima { $card }
cli-discard-pile-empty = Scarti: nessuno
cli-on-show = Scoperte: { $cards }
cli-your-hand = La tua mano
cli-your-hand-empty = Non hai carte in mano.
cli-your-role = Il tuo ruolo: { $role }. { $aim }
cli-your-character = Sei { $character }: { $ability }
cli-story = Dalla tua ultima scelta
cli-nothing-happened = Non è ancora successo nulla.

# Scegliere
cli-your-choice = Che cosa fai
cli-choice-unknown = «{ $text }» non è fra le scelte. Scrivi un numero da 1 a { $last }, un'azione in notazione, o ? per un aiuto.
cli-choice-help =
    Scrivi il numero di una scelta, o l'azione stessa in notazione (play panic:JH @3).
    why N: la regola dietro la scelta N · why AZIONE: perché un'azione non è permessa
    card NOME: che cosa fa una carta o un personaggio · table: mostra di nuovo il tavolo
    save FILE: salva la partita e continua · quit o Ctrl-C: smetti, potendo salvare · ?: questo aiuto
cli-why-allowed = { $action } è permesso: { $text } (regola { $rule })
cli-why-not = { $action } non è permesso: { $text } (regola { $rule })
cli-rule-line = { $rule }: { $text }
cli-thinking = { $player } ci sta pensando …

# Smettere, salvare, riprendere
cli-save-offer = Vuoi salvare la partita prima di andare? Nome del file (vuoto: non salvare)
cli-saved = Salvata in { $path }. Per riprendere: { $command }
cli-not-saved = La partita non è stata salvata.
cli-overwrite = { $path } esiste già. Lo sostituisco?
cli-yes-keys = sn
cli-yes-no = [s/n]
cli-goodbye = Alla prossima.
cli-play-again = Un'altra partita?
cli-keep-character = Tieni { $character } per la prossima partita?
cli-choose-seat-name = Il tuo nome

# Simulazione
cli-simulate-heading = { $games ->
    [one] Una partita
   *[other] { $games } partite
 } con { $players } giocatori
cli-column-bot = Bot
cli-column-games = Partite
cli-column-won = Vinte
cli-column-share = Quota
cli-column-average-turns = Turni a partita
cli-column-average-decisions = Decisioni a partita
cli-speed = { $decisions } decisioni in { $seconds } s: { $rate } al secondo
