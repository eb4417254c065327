# What an honest friend would ask about before a play, for each game: why it wastes a card, or harms its own player.

# The card game
caution-classic-barrel-first = Можно ещё испытать «Бочку». Это ничего не стоит, а после карты будет поздно.
caution-classic-beer-two-left = Когда в игре осталось двое, «Пиво» не помогает.
caution-classic-duel-unarmed = У вас нет карты «Бэнг!», чтобы ответить в этой дуэли.
caution-classic-dynamite-deadly = На «Динамит» раньше всех вскрываете карту вы, и взрыв отнимет вашу последнюю жизнь.
caution-classic-end-too-many = Вам придётся сбрасывать карты, а некоторые из них ещё можно сыграть.
caution-classic-full-life = Все жизни на месте: эта карта ничего не даст.
caution-classic-give-up = Вы ещё можете спастись.
caution-classic-kills-sheriff = Это может стоить шерифу последней жизни, а если он выбывает, вы проигрываете.
caution-classic-last-life = Это стоит вам последней жизни, а ответить есть чем.
caution-classic-missed-too-few = Этого мало, чтобы остановить выстрел, и всего у вас не хватит.
caution-classic-nobody-hurt = Все жизни у всех на месте: эта карта ничего не даст.
caution-classic-pays-beer = Одна из этих карт — «Пиво», оно и само даёт жизнь.
caution-classic-shoots-sheriff = Вы помощник: если шериф выбывает, вы проигрываете.
caution-classic-worse-weapon = У вас есть оружие, которое бьёт дальше. Оно уйдёт в сброс.

# The Duel
caution-duel-burst-nothing = У этого персонажа нет снаряжения, попаданий не будет.
caution-duel-discards-own = Это ваше собственное снаряжение, и оно вам помогает.
caution-duel-duel-unarmed = У вас нет карты попадания, чтобы отдать её в этой дуэли.
caution-duel-dynamite-deadly = «Динамит» проверяется сначала у вашего персонажа, и взрыв отнимет у него все жизни.
caution-duel-end-too-many = Вам придётся сбрасывать карты, а некоторые из них ещё можно сыграть.
caution-duel-full-life = У ваших персонажей все жизни на месте: эта карта ничего не даст.
caution-duel-gear-harms-own = Это вредит тому, у кого лежит, а персонаж — ваш.
caution-duel-gear-helps-enemy = Это помогает тому, у кого лежит, а персонаж — противника.
caution-duel-gear-twice = У этого персонажа уже есть карта с таким названием. Старая уйдёт в сброс.
caution-duel-last-life = Это стоит вашему персонажу последней жизни, а ответить есть чем.
caution-duel-level-lowers = Этому персонажу она не прибавит ни одной жизни.
caution-duel-level-raises = У этого персонажа противника она не отнимет ни одной жизни.
caution-duel-own-rear = Удар придётся и по вашему прикрывающему. У него одна жизнь, а ответить за него нечем.

# The Dice Game
caution-dice-arrows-deadly = Стрел осталось так мало, что этот бросок может привести индейцев, а вам их не пережить.
caution-dice-gatling-lost = Эти кубики уже складываются в гатлинг.
caution-dice-keeps-arrow = Эту стрелу можно вернуть в запас, и это ничего не стоит.
caution-dice-kills-sheriff = Это стоит шерифу последней жизни, а если он выбывает, вы проигрываете.
caution-dice-last-life = Это стоит вам последней жизни. Вместо этого можно взять стрелу.
caution-dice-shoots-sheriff = Вы помощник, а прицелиться можно в кого-то другого.
caution-dice-third-dynamite = У вас два динамита. Третий отнимет жизнь и прекратит ваши броски.
