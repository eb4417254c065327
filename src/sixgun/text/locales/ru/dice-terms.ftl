# The Dice Game: the faces of the dice, and words of its rules. The names are in the rules documentation.

dice-face-arrow = Индейская стрела
    .text = Сразу возьмите стрелу. Когда взята последняя, индейцы нападают: каждый теряет по жизни за каждую стрелу перед собой.
dice-face-dynamite = Динамит
    .text = Перебросить его нельзя. С тремя вы теряете жизнь и больше не бросаете.
dice-face-bullseye_1 = Мишень 1
    .text = Сосед слева или справа теряет жизнь.
dice-face-bullseye_2 = Мишень 2
    .text = Игрок, сидящий через одного от вас, слева или справа, теряет жизнь. Когда в живых двое или трое, это 1.
dice-face-beer = Пиво
    .text = Игрок по вашему выбору или вы сами восстанавливаете жизнь.
dice-face-gatling = Гатлинг
    .text = С тремя все остальные теряют по жизни, а вы возвращаете в запас все свои стрелы.

# Words of the rules
dice-term-role_card = карта роли
dice-term-character_card = карта персонажа
dice-term-summary_card = карта-памятка
dice-term-die = кубик
dice-term-arrow_token = жетон стрелы
dice-term-arrow_pile = запас стрел
dice-term-indian_attack = нападение индейцев
dice-term-indians = индейцы
dice-term-life_point = жизнь
dice-term-bullet_token = жетон пули
dice-term-roll = бросок
dice-term-reroll = переброс
dice-term-turn = ход
dice-term-player = игрок
dice-term-ability = способность
dice-term-elimination = выбывание
dice-term-setup = подготовка
dice-term-goal = цель
dice-term-end = конец игры
dice-term-three_players = правила для трёх игроков
