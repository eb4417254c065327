# The Duel at the command line: headings, help and hints. Names of commands and options are not translated.

help-option-side = Ваша сторона в «Дуэли»: law — шериф (по умолчанию) или outlaws — бандит; в симуляции — сторона места 0. Начинает шериф.
error-options-posse = В «Дуэли» у каждой стороны от 4 до 12 персонажей, а не { $posse }.
error-options-law = Место { $seat } не может быть шерифом: места — 0 и 1.

cli-duel-sides = «Дуэль», персонажей у каждой стороны: { $count }. Шериф: { $law }. Бандит: { $outlaws }.
cli-duel-posse = Персонажей у каждой стороны: { $count }
cli-duel-column-side = Сторона

# The table
cli-duel-bangs = карт «Бэнг!» { $played } из { $limit }
cli-duel-bangs-any = «Бэнг!» без счёта
cli-duel-token-moved = жетон перемещён
cli-duel-token-still = жетон на месте
cli-duel-hand = рука { $count }
cli-duel-hand-law = рука { $count } (шериф)
cli-duel-hand-outlaw = рука { $count } (бандит)
cli-duel-hand-backs = рука { $count } (шериф { $law }, бандит { $outlaw })
cli-duel-deck = колода { $count }
cli-duel-reserve = резерв { $count }
cli-duel-fallen = выбыли: { $characters }
cli-duel-common-deck = Общая колода { $count }, сверху { $back ->
    [law] карта шерифа
   *[outlaw] карта бандита
 }
cli-duel-front = атакующий
cli-duel-behind = прикрывающий
cli-duel-alone = единственный
cli-duel-asleep = отдыхает
cli-duel-always = всегда
cli-duel-down = пал
cli-duel-vacant = никого: персонаж только что пал
cli-duel-life = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
    [many] { $count } жизней
   *[other] { $count } жизни
 }
cli-duel-border-bang = «Бэнг!»
cli-duel-border-action = действие
cli-duel-border-equipment = снаряжение
cli-duel-reloadable = перезаряжается
cli-duel-mark-hit = карта попадания
cli-duel-mark-dodge = карта уклонения
cli-duel-mark-reload = перезаряжается
cli-duel-mark-always = всегда действует
cli-duel-card = { $card }, { $back }, для проверки: { $symbol }
cli-duel-character = { $character }: { $side }, жизней: { $life }
cli-duel-your-side = Ваша сторона: { $side }. { $aim }
cli-duel-your-reserve = В вашем резерве, в неизвестном никому порядке: { $characters }.
cli-duel-losses = выбыло { $count } из { $posse }

# Choosing
cli-duel-choice-help =
    1, 2           выбрать этот вариант; можно и в нотации (play colt:L1 at jango)
    ? 3            что делает вариант 3, с правилами; ? b: то же о карте b
    ? прицел       любая карта, персонаж (? wild bill), символ (? змея), слово (? перезарядка) или правило (? D-8.4)
    почему b       почему карту b сейчас нельзя сыграть или можно не на всех; почему бочка: то же о снаряжении; почему pearl hat: о способности; почему жетон
    стол           снова стол, ваша сторона, ваши персонажи и ваш резерв
    рука           снова ваша рука
    все            все варианты, в том числе те же с другим экземпляром карты
    история        вся история с начала; история 20: последние строки
    сохранить FILE сохранить игру и продолжить
    выход          прекратить игру (или Ctrl-C); вас спросят, сохранить ли её
cli-duel-why-what = Назовите карту в руке по её букве (почему b), своё снаряжение или персонажа по названию, жетон (почему жетон) или действие в нотации (почему play colt:L1 at jango).
cli-duel-cannot-explain = Ни варианта, ни карты, ни персонажа, ни символа, ни слова, ни правила «{ $text }» нет.
cli-duel-choices-hidden = { $count ->
    [1] Опущен вариант, который делает то же с другим экземпляром карты; введите все, чтобы его увидеть.
    [one] Опущен { $count } вариант, который делает то же с другим экземпляром карты; введите все, чтобы его увидеть.
    [few] Опущены { $count } варианта, которые делают то же с другим экземпляром карты; введите все, чтобы их увидеть.
    [many] Опущено { $count } вариантов, которые делают то же с другим экземпляром карты; введите все, чтобы их увидеть.
   *[other] Опущено { $count } варианта, которые делают то же с другим экземпляром карты; введите все, чтобы их увидеть.
 }
cli-duel-words-token = жетон token
cli-duel-next-side = За какую сторону вы играете теперь?
cli-duel-next-same = Снова { $side }
cli-duel-next-swap = { $side }: поменяться сторонами

# The rulebook
cli-duel-rules-hint =
    sixgun rules D-8.4                       правило и всё, что под ним; номер сообщает игра
    sixgun rules pearl hat                   карта, персонаж, сторона, символ или слово
    sixgun rules гатлинг --game duel         то же только в этой игре
    sixgun rules --search змея --game duel   всё, где об этом говорится
cli-duel-rules-card = { $border } в «Дуэли»
cli-duel-rules-character = { $side } в «Дуэли», жизней: { $life }
cli-duel-rules-side = сторона в «Дуэли»
cli-duel-rules-symbol = символ для проверки в «Дуэли»
cli-duel-rules-word = слово «Дуэли»
cli-duel-rules-copies = { $back ->
    [law] Колода шерифа
   *[outlaw] Колода бандита
 }: { $count ->
     [one] { $count } карта
     [few] { $count } карты
     [many] { $count } карт
    *[other] { $count } карты
  } ({ $symbols })
cli-duel-rules-symbols = { $symbol } ×{ $count }
cli-duel-rules-bearers = { $back ->
    [law] Колода шерифа
   *[outlaw] Колода бандита
 }, { $count ->
     [one] { $count } карта
     [few] { $count } карты
     [many] { $count } карт
    *[other] { $count } карты
  }: { $cards }
