# The page of a table: what stands around the board, whichever game is played.

page-table-opening = Стол открывается…
page-table-lost-line = Связь прервана. Новая попытка…
page-table-line-over = Связь со столом закончилась.
page-table-again = Ещё раз
page-table-to-lobby = В зал
page-table-closed = Этот стол закрыт
    .about = За ним никого не осталось. Оконченные игры можно посмотреть в списке игр.
page-table-refused = Этот стол вам не виден
page-table-let-go = Вас больше нет за этим столом
    .about = Хозяин освободил ваше место или создал новую ссылку, либо началась игра, которую нельзя смотреть.
page-table-missing = Такого стола нет
    .about = Возможно, его закрыли, он только для приглашённых или адрес не совсем верен.

# The bar at the top
page-table-bar = Стол
page-table-title-turn = Решать вам: { $title }
page-table-turn-number = Ход { $turn }
page-table-watching = вы смотрите
page-table-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
 }
page-table-sound = Звук
page-table-leave = Встать из-за стола
page-table-leave-about = За вас будет играть бот. Вы можете вернуться к этому столу и снова взять игру на себя.
page-table-leave-host = За вас будет играть бот. Вы можете вернуться к этому столу и снова взять игру на себя. Хозяином стола станет кто-то другой.
page-table-stay = Остаться
page-table-you-stand-in = За вас играет бот.
page-table-come-back = Вернуться в игру

# Seats
page-table-seats = Другие игроки
page-table-own = Ваше место
page-table-bot = бот
page-table-program = программа
page-table-stand-in = нет на месте: играет бот
page-table-away = не на связи
page-table-absent = { $name }: нет на месте. Игра ждёт.
page-table-absent-bot = { $name }: нет на месте. Время ожидания: { $time }, затем за игрока сыграет бот; вернувшись, игрок снова играет сам.
page-table-absent-clock = { $name }: нет на месте. Когда время выйдет, ответит бот.
page-table-host = хозяин стола
page-table-turn = сейчас ходит
page-table-thinks = решает
page-table-out = вне игры
page-table-ghost = снова в игре как призрак
page-table-doomed = уже не спасти
page-table-role-hidden = скрытая роль
page-table-mark = { $name }: по-вашему, { $role }
page-table-mark-none = { $name }: пока без подозрений
page-table-mark-about = Ваша пометка карандашом: кто это, по-вашему? Больше её никто не видит.
page-table-life = жизни: { $life } из { $max }
page-table-wounds = { $count ->
    [one] С вашего прошлого хода потеряна { $count } жизнь
    [few] С вашего прошлого хода потеряны { $count } жизни
    [many] С вашего прошлого хода потеряно { $count } жизней
   *[other] С вашего прошлого хода потеряно { $count } жизни
 }
page-table-cards = { $count ->
    [0] в руке нет карт
    [one] в руке { $count } карта
    [few] в руке { $count } карты
    [many] в руке { $count } карт
   *[other] в руке { $count } карты
 }
page-table-front = на столе: { $cards }
page-table-reach = расстояние { $distance }, ваше оружие достаёт
page-table-far = расстояние { $distance }, не достать
page-table-range = дальность вашего оружия { $range }
page-table-copied = чужая способность
page-table-reserve = второй персонаж
page-table-fresh = сыграна только что: готова со следующего хода
page-table-known = в руке; вы её видели
page-table-in-hand = в руке
page-table-border-brown = применяется один раз, затем в сброс
page-table-border-blue = остаётся лежать перед игроком
page-table-border-green = остаётся лежать, готова со следующего хода
page-table-tip-rules = В правилах

# The middle
page-table-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
    [many] Колода: { $count } карт
   *[other] Колода: { $count } карты
 }
page-table-deck-known = Вы знаете, что сверху: { $cards }
page-table-discard = { $count ->
    [1] Сброс, одна карта: { $card }
    [one] Сброс, { $count } карта; сверху { $card }
    [few] Сброс, { $count } карты; сверху { $card }
    [many] Сброс, { $count } карт; сверху { $card }
   *[other] Сброс, { $count } карты; сверху { $card }
 }
page-table-discard-empty = Сброс пуст
page-table-event-now = Действует
page-table-event-next = { $count ->
    [1] Следующее, последнее
    [one] Следующее из { $count }
    [few] Следующее из { $count }
    [many] Следующее из { $count }
   *[other] Следующее из { $count }
 }
page-table-display = Карты на выбор

# The hand
page-table-hand = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
    [many] Ваша рука: { $count } карт
   *[other] Ваша рука: { $count } карты
 }
page-table-hand-empty = У вас нет карт.
page-table-can = можно выбрать
page-table-picked = выбрано

# The question
page-table-prompt = О чём вопрос
page-table-answers = Ответы
page-table-sent = Отправлено…
page-table-take-back = Отменить
page-table-all-answers = Все ответы ({ $count })
page-table-fewer = Меньше
page-table-next = Что именно?
page-table-next-target = На кого? Выберите из тех, кто подсвечен.
page-table-next-card = И какая карта к ней?
page-table-next-die = Какой кубик?
page-table-hint = Совет
page-table-sure-pass = Вы ещё можете этому помешать. Точно ничего не делать?
page-table-think-again = Ещё подумать
page-table-left = Осталось: { $time }
page-table-seconds = { $count ->
    [one] осталась { $count } секунда
    [few] осталось { $count } секунды
    [many] осталось { $count } секунд
   *[other] осталось { $count } секунды
 }

# Story and chat
page-table-log = История
page-table-side = История и чат
page-table-log-filter = Что показать
page-table-log-all = Всё
page-table-log-mine = Моё
page-table-log-fights = Бой
page-table-log-chat = Чат
page-table-log-empty = Здесь пока пусто.
page-table-chat = Скажите что-нибудь
page-table-chat-send = Сказать
page-table-chat-out = Теперь вас слышат только выбывшие.
page-table-chat-out-only = слышат только выбывшие
page-table-chat-watching = Зрители не разговаривают.

# Out of the game, and its end
page-table-you-are-out = Вы вне игры. Можно смотреть, чем всё кончится, говорить с другими выбывшими или уйти.
page-table-side-can-win = Ваша сторона ещё может победить.
page-table-hurry = Доиграть сразу
page-table-over = Игра окончена
page-table-won = Вы победили!
page-table-lost = Вы проиграли
page-table-winner = победа
page-table-result = Показать итог
page-table-look-at-board = Посмотреть на стол
page-table-replay = Смотреть повтор
page-table-another = Ещё одна игра

# Keys
page-table-help = Управление
page-table-help-drag = Карты можно и перетаскивать — на игрока или на середину стола. Наведите указатель на что угодно или удерживайте палец, чтобы прочесть, что это делает.
page-table-key-digits = даёт ответ с этим номером
page-table-key-arrows = от карты к карте или от игрока к игроку
page-table-key-enter = выбирает карту или игрока
page-table-key-esc = отменяет последний выбор
page-table-key-h = к вашей руке или к кубикам
page-table-key-t = к игрокам, сначала к тем, кого можно выбрать
page-table-key-p = к вопросу и ответам
page-table-key-l = к истории
page-table-key-c = в чат
page-table-key-r = открывает правила
page-table-key-m = включает и выключает звук
