# What a card does in a few words, beside the hand. The whole text is under card-*.

short-bang = выстрел в досягаемого игрока; один за ход
short-missed = уклониться от выстрела в вас
short-beer = +1 жизнь в свой ход или когда теряете последнюю
short-saloon = всем +1 жизнь
short-stagecoach = добрать 2 карты
short-wells_fargo = добрать 3 карты
short-general_store = каждый выбирает карту, вы начинаете
short-panic = взять карту у игрока на расстоянии 1
short-cat_balou = любой игрок сбрасывает карту
short-gatling = выстрел во всех остальных
short-indians = остальные сбрасывают «Бэнг!» или теряют жизнь
short-duel = вы с любым игроком по очереди сбрасываете «Бэнг!»
short-barrel = вскрыты червы — вы уклонились от выстрела
short-scope = вы видите остальных на 1 ближе
short-mustang = остальные видят вас на 1 дальше
short-jail = другой игрок может пропустить ход; не шериф
short-dynamite = ходит по кругу, пока не взорвётся: минус 3 жизни
short-volcanic = оружие, дальность 1, «Бэнг!» без счёта
short-schofield = оружие, дальность 2
short-remington = оружие, дальность 3
short-rev_carabine = оружие, дальность 4
short-winchester = оружие, дальность 5
