# The lobby of the web page, and the waiting room of a table.

page-welcome = Присаживайтесь
page-welcome-text = Карточная игра «Бэнг!», «Дуэль» и «Кубики»: с друзьями, которые далеко, или прямо сейчас с ботами. Без регистрации, без установки.
page-friends = С друзьями
page-friends-text = Откройте стол, отправьте ссылку, а свободные места отдайте ботам.
page-join-link = Есть ссылка? Вставьте её сюда
page-join-go = Войти
page-join-bad = Стола здесь нет. Вставьте присланную ссылку целиком.

page-game = Игра
page-practice = Сыграть сейчас с ботами
page-practice-title = Тренировка
page-practice-two = Вы против одного бота.
page-practice-side = Ваша сторона
page-practice-law = Закон, он начинает
page-practice-outlaws = Бандиты
page-practice-go = Раздавайте!
page-level = Как они играют

page-mine = Ваши столы
page-mine-running = Ваша партия продолжается
page-mine-began = начата: { $when }
page-mine-go = Дальше
page-mine-go-to = Дальше за столом «{ $title }»
page-tables = Открытые столы
page-tables-none = Сейчас открытых столов нет. Откройте свой: другие увидят его здесь.
page-tables-all = Показать все столы ({ $count })
page-seats-taken = { $bots ->
    [0] Занято мест: { $taken } из { $seats }
    [one] Занято мест: { $taken } из { $seats }, ботами — { $bots }
    [few] Занято мест: { $taken } из { $seats }, ботами — { $bots }
    [many] Занято мест: { $taken } из { $seats }, ботами — { $bots }
   *[other] Занято мест: { $taken } из { $seats }, ботами — { $bots }
 }
page-stage-lobby = ожидание
page-stage-playing = идёт игра
page-stage-over = между играми
page-stage-closed = закрыт
page-join = Сесть
page-join-table = Сесть за стол «{ $title }»
page-watch = Смотреть
page-watch-table = Смотреть «{ $title }»
page-watch-not = смотреть нельзя

page-open-table = Открыть стол
page-open-table-go = Открыть
page-more-options = Ещё параметры
page-option-is = { $option }: { $value }
page-clock = Таймер
page-pace-none = Без таймера
    .text = Каждый думает, сколько ему нужно.
page-pace-live = За один присест
    .text = Ниже выберите, сколько времени даётся на решение. За того, кто не уложился, решат без него.
page-pace-post = По переписке
    .text = Часы или дни на каждое решение. Сидеть у экрана не нужно.
page-clock-each = Время на решение
page-clock-amount = Сколько
page-clock-unit = Часы или дни
page-unit-hours = часы
page-unit-days = дни
page-clock-none = без таймера
page-clock-line = { $clock } на решение
page-clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
 }
page-clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
 }
page-clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
 }
page-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
 }
page-who-comes = Кто может прийти
page-open = Все
    .text = Стол видно в зале.
page-private = Только по ссылке
    .text = В зале стола не видно.
page-watch-allowed = Можно смотреть
    .text = Зрители видят то, что открыто, но ничью руку.
page-watch-may = можно смотреть
page-hints-allowed = Советы в игре
    .text = Кто играет только с ботами, может попросить совета. Полезно, чтобы научиться.
page-hints-may = с советами
page-ghosts-allowed = Выбывшие видят всё
    .text = Кто выбыл, видит все руки и роли до конца партии.
page-ghosts-may = выбывшие видят всё
page-title = Название стола
page-title-example = Если пусто — ваше имя
page-title-of = Стол игрока { $name }

page-waiting-open = Этот стол видно в зале: сесть может любой.
page-waiting-private = Этот стол найдёт только тот, у кого есть ссылка.
page-seats = Места
page-seat-of = Место { $place }: { $name }
page-kind-free = Свободно
page-kind-person = Человек
page-kind-program = Программа
page-kind-local = Программа этого сервера
page-kind-bot = Бот
page-host = хозяин
page-is-ready = готов
page-is-not-ready = ещё не готов
page-keeps = персонаж тот же
page-away = нет на месте
page-sit = Сесть сюда
page-sit-at = Сесть сюда: место { $place }
page-sit-any = Сесть за стол
page-move = Пересесть
page-move-at = Пересесть: место { $place }
page-bot-add = Посадить бота
page-bot-into = Посадить бота на место { $place }
page-program-add = Своя программа
    .text = Вы получите ключ, с которым она играет по сети.
page-bots-which = Какой бот
page-bots-fill = { $count ->
    [one] Посадить { $count } бота
    [few] Посадить { $count } ботов
    [many] Посадить { $count } ботов
   *[other] Посадить { $count } бота
 }
page-free-seat = Освободить место
page-free-seat-of = Освободить место игрока { $name }
page-free-seat-sure = Игроку { $name } придётся сесть за стол заново.
page-free-seat-sure-private = У игрока { $name } остаётся ссылка, и по ней можно сесть за стол снова. По новой ссылке войдут только те, кто её получит.
page-free-seat-renew = Освободить и создать новую ссылку
page-token = Ключ программы
page-token-text = С этим ключом на этом месте играет ваша программа. Он виден только сейчас: скопируйте его, прежде чем закрыть.
page-token-try = Чтобы слушать стол:
page-token-done = Ключ скопирован

page-invite = Пригласить других
page-invite-open = Любой, у кого есть ссылка, может сесть или смотреть.
page-invite-private = Войдёт только тот, у кого есть эта ссылка.
page-invite-here = Эта ссылка работает только на этом компьютере: страница открыта по адресу { $host }. Чтобы пустить других, запустите сервер командой «{ $command }», откройте страницу по адресу для остальных, который он покажет, и отправьте ссылку оттуда.
page-invite-link = Ссылка на стол
page-invite-copy = Копировать ссылку
page-invite-qr = Ссылка как QR-код
page-invite-title = На Sixgun: { $title }
page-invite-new = Новая ссылка
page-invite-new-sure = По старой ссылке больше никто не войдёт, а те, кто пришёл по ней и не занял места, больше не увидят стол.
page-invite-new-go = Создать новую ссылку
page-invite-renewed = У этого стола новая ссылка. По старой больше никто не войдёт.

page-rules-change = Изменить игру
page-rules-change-go = Играем так
page-missing-seats = { $count ->
    [1] Одно место свободно: пригласите кого-нибудь или посадите бота.
    [one] Свободно { $count } место: пригласите кого-нибудь или посадите ботов.
    [few] Свободны { $count } места: пригласите кого-нибудь или посадите ботов.
    [many] Свободно { $count } мест: пригласите кого-нибудь или посадите ботов.
   *[other] Свободно { $count } места: пригласите кого-нибудь или посадите ботов.
 }
page-missing-people = { $count ->
    [1] Одно место свободно.
    [one] Свободно { $count } место.
    [few] Свободны { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
 }
page-missing-you = Вы ещё не сказали, что можно начинать.
page-missing-ready = { $count ->
    [1] Ещё не готов игрок { $names }.
    [one] Ещё не готовы: { $names }.
    [few] Ещё не готовы: { $names }.
    [many] Ещё не готовы: { $names }.
   *[other] Ещё не готовы: { $names }.
 }
page-start-can = Всё готово.
page-start-wait = Всё готово. Начинает хозяин.
page-start-sit = Чтобы играть, сядьте за стол.
page-start-full = Все места заняты. Вы можете смотреть.
page-start = Начать игру
page-start-again = Начать новую игру
page-ready = Можно начинать
page-ready-not = Нет, ещё рано
page-leave = Встать из-за стола
page-leave-sure = Ваше место освободится для другого.
page-leave-go = Встать
page-leave-stay = Остаться
page-rematch = Ещё одна игра?
page-keep = Оставить персонажа
    .text = Вы остались в игре до конца и поэтому можете снова играть за него (B-16.1).
page-next-sheriff = Следующий шериф
page-next-sheriff-chance = Решает случай

page-renamed = { $was } теперь зовётся { $name }.
page-renamed-you = За этим столом вас теперь зовут { $name }.
page-renamed-you-later = До конца этой партии у вас остаётся прежнее имя — { $was }. Потом за этим столом вас будут звать { $name }.
