# What a card does in a few words, beside the hand. The whole text is under card-*.

short-bang = shoot at a player in reach; one a turn
short-missed = dodge a shot at you
short-beer = regain 1 life, in your turn or when you are about to go
short-saloon = everybody regains 1 life
short-stagecoach = draw 2 cards
short-wells_fargo = draw 3 cards
short-general_store = a card for everybody to choose, you first
short-panic = take a card from a player at distance 1
short-cat_balou = make any player discard a card
short-gatling = shoot at everybody else
short-indians = everybody else discards a BANG! or loses 1 life
short-duel = you and any player discard BANG! by turns
short-barrel = a Heart turned up dodges a shot at you
short-scope = you see the others 1 nearer
short-mustang = the others see you 1 farther away
short-jail = another player may miss a turn; not the Sheriff
short-dynamite = goes round until it blows up: 3 life
short-volcanic = weapon, range 1, any number of BANG!
short-schofield = weapon, range 2
short-remington = weapon, range 3
short-rev_carabine = weapon, range 4
short-winchester = weapon, range 5
