# The command line: headings, questions, hints. Names of commands and options are not translated.

cli-legal = Sixgun — неофициальная реализация, сделанная игроками. BANG! — товарный знак издателя игры, который не имеет отношения к этому проекту. Иллюстрации и тексты правил изданной игры не используются; все тексты — наши собственные.
cli-banner = Sixgun · неофициальный стол для игр «Бэнг!». BANG! — товарный знак издателя игры; его иллюстрации и тексты правил не используются.
cli-version = Sixgun { $version } ({ $build })
cli-build-compiled = скомпилированная сборка
cli-build-plain = чистый Python

# The table
cli-table-heading = Ход { $turn } · черёд игрока { $player }
cli-table-heading-you = Ход { $turn } · ваш черёд
cli-table-heading-setup = Перед первым ходом
cli-column-player = Игрок
cli-column-character = Персонаж
cli-column-role = Роль
cli-column-life = Жизни
cli-column-distance = Расст.
cli-column-reach = Достать
cli-column-hand = Рука
cli-reach-yes = да
cli-reach-no = нет
cli-role-hidden = ?
cli-out = вне игры
cli-ghost = призрак
cli-green-ready = (готова)
cli-green-fresh = (ещё рано)
cli-front-silenced = сейчас не действует
cli-borrowed = со способностью персонажа { $character }
cli-reserve = в запасе: { $character }
cli-event-none = Пока не действует ни одно событие.
cli-event-first = Первым будет:
cli-event-now = Событие:
cli-event-next = Следующее, когда начнётся { $you ->
    [yes] ваш { $second ->
        [yes] второй ход
       *[no] ход
     }
   *[no] { $second ->
        [yes] второй ход
       *[no] ход
     } игрока { $player }
 }:
cli-events-left = { $count ->
    [0] Оно последнее.
    [one] После него будет ещё { $count }.
    [few] После него будет ещё { $count }.
    [many] После него будет ещё { $count }.
   *[other] После него будет ещё { $count }.
 }
cli-events-never = В этой игре событий нет: их приносят наборы high_noon и fistful_of_cards.
cli-events-past = Прошедшие события: { $events }
cli-named-suit = В этот ход можно играть только { $suit } (HN-7.2).
cli-duty = До конца этого хода нужно сыграть карту «{ $card }» (FC-8.2).
cli-deck = Колода { $count }
cli-discard-pile = Сброс { $count }, сверху { $card }
cli-discard-pile-empty = сброс пуст
cli-on-show = Открыты: { $cards }
cli-weapon-range = (дальность { $range })
cli-known-hand = в руке: { $cards }
cli-your-hand = Карт в руке: { $count } (в конце хода можно оставить { $limit })
cli-your-hand-empty = Ваша рука пуста.
cli-hand-legend = { $sign } сейчас нельзя сыграть; почему БУКВА назовёт причину
cli-your-role = Ваша роль: { $role }. { $aim }
cli-your-character = Вы — { $character }: { $ability }
cli-your-copy = До вашего следующего хода у вас есть и способность персонажа { $character }: { $ability }
cli-your-reserve = Ваш персонаж в запасе — { $character }: { $ability }
cli-you-name = Вы
cli-other-name = Игрок

# Choosing
cli-play-hint = Введите номер варианта. Введите ? для справки, ? с номером или буквой — чтобы узнать, что делает вариант или карта.
cli-choose-hint = { $last ->
    [1] Введите 1 или ? для справки.
   *[other] Введите число от 1 до { $last } или ? для справки.
 }
cli-no-such-choice = { $last ->
    [1] Варианта «{ $text }» нет. Введите 1.
   *[other] Варианта «{ $text }» нет. Введите число от 1 до { $last }.
 }
cli-choice-unknown = { $last ->
    [1] Варианта «{ $text }» нет. Введите 1 или ? для справки.
   *[other] Варианта «{ $text }» нет. Введите число от 1 до { $last }, действие в нотации или ? для справки.
 }
cli-choice-help =
    1, 2           выбрать этот вариант; можно и в нотации (play panic:JH @3)
    ? 3            что делает вариант 3, с правилами; ? b: то же о карте b
    ? паника       любая карта, персонаж (? willy the kid), событие или правило (? B-8.6)
    почему b       почему карту b сейчас нельзя сыграть или можно не на всех; почему фляга: то же о карте перед вами, о событии или о вашей способности
    стол           снова стол, ваша роль и персонаж; события: колода событий
    рука           снова ваша рука
    история        вся история с начала; история 20: последние строки
    сохранить FILE сохранить игру и продолжить
    выход          прекратить игру (или Ctrl-C); вас спросят, сохранить ли её
cli-words-help = справка помощь
cli-words-why = почему
cli-words-all = все всё
cli-words-log = история
cli-words-table = стол
cli-words-events = события событие
cli-words-hand = рука
cli-words-save = сохранить
cli-words-quit = выход выйти q
cli-words-undo = отмена отменить
cli-words-no = нет н no n
cli-words-yes = да д y
cli-why-what = Назовите карту в руке по её букве (почему b), карту перед вами, вашу способность или событие по названию, либо действие в нотации (почему play panic:JH @3).
cli-why-allowed = Сейчас это можно сделать: вариант { $numbers }.
cli-cannot-explain = Ни варианта, ни карты, ни персонажа, ни события, ни правила «{ $text }» нет.
cli-choices-hidden = Варианты, в которых те же две карты сбрасываются в другом порядке, опущены ({ $count }); чтобы их увидеть, введите все.
cli-rule-line = { $rule }: { $text }
cli-rule-only = правило { $rule }
cli-forced = (Ответ только один: { $action }.)
cli-out-of-game = Вы вне игры. Остальные играют дальше.
cli-out-wait = Нажмите Enter, чтобы увидеть, чем всё кончится, или введите q, чтобы уйти.

# Stopping, saving, going on
cli-save-offer = Сохранить игру, прежде чем уйти? Введите имя нового файла; «нет» или просто Enter — уйти без сохранения.
cli-save-name = Тогда назовите новый файл, например game.jsonl.
cli-log-what = Число задаёт, сколько строк показать, например история 20; просто история рассказывает всё с начала.
cli-save-what = Назовите новый файл: сохранить game.jsonl
cli-no-undo = Отменить ничего нельзя: ход, бросок или взятая карта уже показали то, чего не забыть. Смотрите до хода: «почему» или ? с буквой.
cli-saved = Сохранено в { $path }.
cli-saved-already = Игра сохранена в { $path }. Продолжить: { $command }
cli-not-saved = Игра не сохранена.
cli-input-ended = Ввод закончился раньше игры, и ничего не сохранено. С параметром --record FILE игра сохраняется по ходу.
cli-rescued = Сыгранное до сих пор сохранено в { $path }.
cli-record-stopped = Игра продолжается, но больше не записывается. Её ещё можно сохранить при выходе.
cli-continue = Игра из { $path } продолжается. Сделано действий: { $actions }.
cli-continue-torn = Строка { $line } обрывается на середине и пропущена.
cli-continue-other-game = { $path }: это «{ $found }», а не «{ $game }». Чтобы её продолжить, не указывайте { $game }.
cli-continue-over = { $path }: эта игра окончена. Посмотрите её командой sixgun replay.
cli-continue-nobody = { $path }: за этим столом только боты. Посмотрите игру командой sixgun replay.
cli-not-with-continue = { $option } нельзя использовать вместе с --continue: игра из файла продолжается такой, какой была.
cli-goodbye = До встречи.

# The end of a game
cli-result-heading = Игра окончена
cli-alive = в игре
cli-won = победа
cli-lost = поражение
cli-you-win = Вы победили!
cli-you-lose = Вы проиграли.
cli-result-length = Ходов: { $turns }, решений: { $choices }. Зерно { $seed }.
cli-result-record = Запись лежит в { $path }.
cli-next-offer = Что теперь?
cli-next-no = Встать из-за стола
cli-next-yes = Сыграть ещё раз с теми же игроками
cli-next-keep = Вы всё ещё в игре: хотите снова играть за персонажа { $character }?
cli-next-keep-yes = Снова играть за персонажа { $character }
cli-next-keep-no = Получить нового персонажа
cli-next-sheriff = Кто будет шерифом?
cli-next-deputy = Кто будет помощником и начнёт игру?
cli-next-deal = Неизвестно: раздать роли случайно

# Replays and scenarios
cli-replay-heading = { $path }: игра на { $players } игроков, зерно { $seed }, записана версией { $engine }.
cli-replay-step = { $number }/{ $total } { $player }: { $action }   [Enter: дальше, q: стоп]
cli-replay-running = Здесь запись кончается. Сделано действий: { $actions }; игра не была окончена.
cli-replay-no-file = Укажите файл записи: sixgun replay game.jsonl
cli-verify-over = { $path }: всё в порядке. Совпали действия ({ $actions }) и контрольные суммы ({ $digests }); исход игры — «{ $outcome }».
cli-verify-running = { $path }: всё в порядке. Совпали действия ({ $actions }) и контрольные суммы ({ $digests }); игра не была окончена.
cli-scenario-ok = успех
cli-scenario-failed = ПРОВАЛ
cli-scenario-sum = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
    [many] { $count } сценариев
   *[other] { $count } сценария
 }, { $failures ->
    [0] провалов нет.
   *[other] провалов: { $failures }.
 }
cli-scenario-no-path = Укажите файл сценария или папку со сценариями.
cli-scenario-none = { $path }: сценариев там нет. Сценарии — это файлы с окончанием .toml.
cli-no-such-path = { $path }: такого файла или папки нет.

# Simulation
cli-simulating = Идёт игра
cli-simulate-interrupted = Прервано: сыграно { $games } из { $planned }.
cli-simulate-heading = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
 } на { $players } игроков
cli-simulate-seed = Зерно { $seed }, боты: { $bots }
cli-column-bot = Место
cli-column-games = Игры
cli-column-won = Победы
cli-column-share = Доля
cli-column-interval = доверие 95 %
cli-length-decisions = Решений за игру: в среднем { $mean }, от { $shortest } до { $longest }
cli-length-turns = Ходов за игру: в среднем { $mean }, от { $shortest } до { $longest }
cli-speed = Решений: { $decisions } за { $seconds } с; в секунду — решений { $rate }, игр { $games } ({ $build })
simulate-broken-game = Игру { $index } (зерно { $seed }) не удалось доиграть: { $reason }
simulate-bots = Число ботов ({ $bots }) не подходит к числу мест ({ $players }).
simulate-worker-died = Рабочий процесс прервался, возможно, из-за нехватки памяти. Попробуйте меньше процессов (--workers).

# Wrong use
cli-wrong-number = { $option } принимает число от { $low } до { $high }, а не «{ $text }».
cli-wrong-word = { $option } принимает одно из значений { $known }, а не «{ $text }».
cli-wrong-bots = В --bots ботов { $bots }, а мест { $seats }. Назовите одного на всех или по одному на каждое место.
cli-wrong-name = --name принимает от 1 до 40 отображаемых знаков.
cli-no-such-option = Параметра { $option } нет. Попробуйте: { $command } --help
cli-no-such-command = Команды «{ $word }» нет. Попробуйте: { $command } --help
cli-extra-words = «{ $words }» — лишнее. Попробуйте: { $command } --help
cli-option-wants = После параметра { $option } нужно значение. Попробуйте: { $command } --help
cli-option-usage = Параметр { $option } так не используется. Попробуйте: { $command } --help
cli-usage = Команду нельзя выполнить ({ $message }). Попробуйте: { $command } --help
cli-broken = Это ошибка в Sixgun ({ $error }). Пожалуйста, сообщите о ней: расскажите, что вы делали, и приложите запись игры.
cli-no-room = Sixgun не может вывести свой ответ: там, куда идёт вывод, нет места.

# Sets and the options of a game
cli-sets = Наборы: { $sets }.
cli-unknown-set = Набора «{ $set }» нет.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, { $near }?
 } Есть: { $known }.
cli-set-id-twice = Набор «{ $set }» приносит «{ $id }», но это есть и в другом из выбранных наборов. Уберите один из двух: перечислите нужные наборы с помощью --set NAME.
cli-set-twice = Наборов «{ $set }» два: один из пакетов приносит набор, который уже есть в другом пакете или в самом Sixgun. Удалите этот пакет или не используйте этот набор.
cli-too-many-players = С этими наборами могут играть до { $most } игроков, а не { $players }.{ $more ->
    [none] {""}
   *[other] {" "}Добавьте { $more } или уменьшите число игроков.
 }
cli-character-set-out = Набора «{ $set }» в этой игре нет, и его персонажей нельзя раздать. Добавьте --set { $set } или выберите из: { $known }.
cli-character-set-none = В наборе «{ $set }» персонажей нет. Выберите из: { $known }.
cli-few-characters = Игроков { $players }, персонажей нужно { $needed } (каждому — { $each }), а есть только { $left } ({ $sets }).{ $most ->
    [none] {""}
   *[other] {" "}С ними могут играть до { $most } игроков.
 }{ $more ->
    [none] {""}
   *[other] {" "}Больше персонажей — с { $more }.
 }

# The rulebook
cli-rules-title = Правила, изложенные нашими словами
cli-rules-game = игра
cli-option-of-other-game = { $option } — параметр другой игры ({ $games }), а не этой ({ $game }); она принимает { $takes }.
cli-rules-hint =
    sixgun rules B-9.1          правило и всё, что под ним; номер сообщает игра
    sixgun rules HN             целая глава
    sixgun rules кэт балу       карта, персонаж, событие, роль или набор
    sixgun rules --search тюрьм всё, где об этом говорится; хватит начала слова
cli-chapter-opt = Варианты игры
cli-chapter-t = Порядок действий
cli-chapter-b = Базовая игра
cli-chapter-dc = Додж-Сити: карты
cli-chapter-ch = Персонажи в целом
cli-chapter-cb = Персонажи базовой игры
cli-chapter-cd = Персонажи набора «Додж-Сити»
cli-chapter-cs = Особые персонажи набора «Пуля»
cli-chapter-cw = Особые персонажи набора «Разыскивается»
cli-chapter-ev = Карты событий в целом
cli-chapter-hn = События набора «Ровно в полдень»
cli-chapter-fc = События набора «За пригоршню карт»
cli-chapter-d = «Дуэль»: игра для двоих
cli-chapter-g = «Кубики»: игра на кубиках
cli-chapter-other = Правила другого пакета
cli-section-dc-1 = В целом
cli-section-dc-2 = Что такое зелёные карты
cli-section-dc-3 = Коричневые карты
cli-section-dc-4 = Синие карты
cli-section-dc-5 = Зелёные карты по одной
cli-section-ev-1 = Колода событий
cli-section-ev-2 = Когда событие вступает в силу и сколько действует
cli-section-ev-3 = Как действуют события
cli-rules-character = персонаж набора «{ $set }», жизней: { $life }
cli-rules-event = событие набора «{ $set }»
cli-rules-set = набор, --set { $name }
cli-rules-characters = Персонажи: { $names }
cli-rules-events = События: { $names }
cli-rules-role = роль
cli-rules-word = слово правил
cli-rules-no-card = не карта
cli-rules-faces = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }: { $faces }
cli-rules-about = О чём: { $names }
cli-rules-unknown = Ничего с названием «{ $text }» в правилах нет.
cli-rules-elsewhere = { $rule } — правило другой игры: sixgun rules { $rule }
cli-rules-near = Может быть, { $near }?
cli-rules-try-search = Поищите в тексте: sixgun rules --search “{ $text }”
cli-rules-search-what = Скажите, что искать: sixgun rules --search тюрьм
cli-rules-not-found = «{ $text }» в правилах нигде не встречается.
cli-rules-near-words = Встречается: { $near }.
cli-rules-found = О «{ $text }» говорится в { $count ->
    [one] { $count } месте
    [few] { $count } местах
    [many] { $count } местах
   *[other] { $count } местах
 }.
cli-rules-guides = Каждая игра за две минуты: { $commands }
cli-rules-best = Лучшие { $shown } мест из { $count }, где говорится о «{ $text }».
