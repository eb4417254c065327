# Il tavolo di The Duel.

page-duel-table = Le due parti
page-duel-front = davanti
page-duel-behind = dietro
page-duel-alone = da solo: davanti e dietro
page-duel-awake = attiva
page-duel-asleep = riposa
page-duel-always = sempre attiva
page-duel-down = a terra
page-duel-used = usata
page-duel-gear = Equipaggiamento: { $cards }
page-duel-aimed = è il bersaglio
page-duel-use = Usa l'abilità di { $character }
page-duel-move-token = Sposta il segnalino
page-duel-nobody = nessuno
page-duel-fallen-here = è appena caduto
page-duel-front-to-come = davanti
page-duel-rear-to-come = dietro
page-duel-fallen = Caduti: { $characters }
page-duel-fallen-title = Caduti
page-duel-deck-spent = Il mazzo personale è finito; ora si usa il mazzo comune.
page-duel-reserve = { $count ->
    [0] Nessuno in riserva
   *[other] In riserva: { $count }
 }
page-duel-reserve-order = in un ordine che nessuno conosce
page-duel-backs-law = { $count ->
    [one] una carta della Legge in mano
   *[other] { $count } carte della Legge in mano
 }
page-duel-backs-outlaws = { $count ->
    [one] una carta dei Fuorilegge in mano
   *[other] { $count } carte dei Fuorilegge in mano
 }

# Che cosa è stampato su una carta
page-duel-printed-hit = carta colpo
page-duel-printed-dodge = carta schivata
page-duel-printed-reload = si può ricaricare
page-duel-printed-always = sempre attiva
page-duel-reveals = rivela { $symbol }

# In mezzo
page-duel-bangs = Carte BANG!: { $played } su { $limit }
page-duel-bangs-any = Carte BANG!: quante se ne vuole
page-duel-token-moved = segnalino spostato
page-duel-token-still = segnalino da spostare
page-duel-common = { $back ->
    [law] Mazzo comune: { $count }, in cima una carta della Legge
   *[outlaws] Mazzo comune: { $count }, in cima una carta dei Fuorilegge
 }
page-duel-common-none = Non c'è ancora un mazzo comune: lo si forma con gli scarti quando finisce il primo mazzo personale.
page-duel-discard-list = Pila degli scarti: { $count }
page-duel-discard-about = La carta più recente viene prima. Tutti possono guardare gli scarti.
page-duel-list = elenco

# L'inizio
page-duel-you-are-law = Sei la Legge
page-duel-you-are-outlaws = Sei i Fuorilegge
page-duel-offered = I tuoi primi due personaggi
page-duel-setup-about = Scegli chi sta davanti e affronta i colpi. L'altro sta dietro.
page-duel-setup-wait = Si aspetta la scelta dell'altra parte.
page-duel-setup-reserve = In riserva, in un ordine che nessuno conosce: { $characters }.
