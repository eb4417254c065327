# The exact chances of the dice of The Dice Game: sixgun odds.

help-odds = Рассчитать точные шансы в игре «Бэнг! Кубики».
help-odds-dice = Кубики, которые уже лежат и сейчас не бросаются: с стрела, д динамит, 1, 2, п пиво, г гатлинг — или слова целиком; «г г д» и «ггд» — одно и то же. Остальные сейчас будут брошены. Если указать все пять, вы узнаете, что оставить.
help-odds-rolls = Сколько осталось бросков, считая предстоящий: от 1 до 3, с Lucky Duke 4 (по умолчанию все или на один меньше, если кубики уже лежат).
help-odds-arrows = Сколько стрел в запасе, от 1 до 9 (по умолчанию все, кроме стрел на лежащих кубиках).
help-odds-players = Сколько игроков в живых, от 2 до 8 (по умолчанию 5).
help-odds-character = Чьи это кубики, если его способность меняет шансы: "willy the kid", willy.
help-odds-json = Вывести один объект JSON с точными дробями и больше ничего.
help-odds-end =
    sixgun odds           перед первым броском
    sixgun odds г г д     вы оставляете два гатлинга и динамит, бросаете два кубика
    sixgun odds ггд12     лежат все пять кубиков: какие перебросить?

# The faces; .words is what can be typed for them, the shortest first.
odds-face-arrow = стрела
    .words = с, стрела, стрелы, индейская стрела
odds-face-dynamite = динамит
    .words = д, динамит, динамиты
odds-face-bullseye_1 = мишень 1
    .words = 1, один, мишень 1
odds-face-bullseye_2 = мишень 2
    .words = 2, два, мишень 2
odds-face-beer = пиво
    .words = п, пиво, пива
odds-face-gatling = гатлинг
    .words = г, гатлинг, гатлинги, пулемёт

error-odds-dice = Кубиков пять, а не { $dice } (G-1.1).
error-odds-dynamite = Три динамита уже прекратили броски (G-4.8): при { $dynamites } шансов больше нет.
error-odds-number = --{ $what } принимает число от { $low } до { $high }, а не «{ $value }».

cli-odds-unknown-face = Грани «{ $text }» на кубиках нет. Есть: { $known }.
cli-odds-near-face = Грани «{ $text }» на кубиках нет. Может быть, { $near }? Есть: { $known }.
cli-odds-unknown-character = Персонажа «{ $text }» в игре «Бэнг! Кубики» нет. Есть: { $known }.
cli-odds-near-character = Персонажа «{ $text }» в игре «Бэнг! Кубики» нет. Может быть, { $near }?

cli-odds-first = Вы бросаете все пять кубиков.
cli-odds-kept = Вы оставляете: { $dice } — и бросаете { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
 }.
cli-odds-lying = Лежат кубики: { $dice }.
cli-odds-rolls = { $rolls ->
    [one] Это последний бросок.
    [few] Осталось { $rolls } броска, считая этот.
    [many] Осталось { $rolls } бросков, считая этот.
   *[other] Осталось { $rolls } броска, считая этот.
}
cli-odds-rerolls = { $rolls ->
    [one] Остался ещё один бросок.
    [few] Осталось ещё { $rolls } броска.
    [many] Осталось ещё { $rolls } бросков.
   *[other] Осталось ещё { $rolls } броска.
}
cli-odds-table = Игроков в живых: { $players }. Стрел в запасе: { $arrows }.
cli-odds-few = Пока в живых двое или трое, 2 считается за 1 (G-5.3).
cli-odds-too-late = Столько бросков по правилам не бывает: раз кубики лежат, один бросок уже сделан (G-4.1).

cli-odds-character = { $name }: { $what }.
cli-odds-ability-none = способность здесь ничего не меняет
cli-odds-ability-rolls = на один переброс больше (G-7.8)
cli-odds-ability-dynamite = динамит можно перебрасывать, пока его не три (G-7.2)
cli-odds-ability-gatlings = достаточно двух гатлингов (G-7.16)
cli-odds-ability-swaps = 1 — это и 2, а 2 — это и 1 (G-7.3)
cli-odds-ability-wider = 1 и 2 попадают и на одно место дальше (G-7.11)
cli-odds-ability-doubles = одно пиво может удвоить одно попадание (G-7.13)
cli-odds-ability-no-bullseyes = если в конце нет ни 1, ни 2, это приносит две жизни (G-7.14)

cli-odds-gatling = гатлинги: { $count }+
cli-odds-hits = попадания (расст. { $distance }): { $count }+
cli-odds-beers = пиво: { $count }+
cli-odds-no-bullseyes = ни одной 1 и ни одной 2
cli-odds-attack = нападение индейцев
cli-odds-dynamites = динамиты: { $count }+

cli-odds-column-aims = К чему стремиться
cli-odds-column-risks = Чем рискуете
cli-odds-column-keep = Оставить
cli-odds-column-once = За бросок
cli-odds-column-best = В лучшем
cli-odds-column-always = Бросая всё
cli-odds-column-dynamite = Динамит
cli-odds-column-attack = Нападение

cli-odds-decimal = ,
cli-odds-percent = { $number } %
cli-odds-one-in = 1 из { $number }
cli-odds-certain = наверняка
cli-odds-never = никогда
cli-odds-keep-nothing = ничего
cli-odds-stop = стоп

cli-odds-note-once = За бросок: вы один раз бросаете то, что не оставляете, и останавливаетесь.
cli-odds-note-best = В лучшем: вы стремитесь только к этому. После каждого броска вы оставляете то, что делает цель вероятнее всего, в том числе кубики прежних бросков, и останавливаетесь, когда новый бросок бесполезен. Лучше сыграть нельзя.
cli-odds-note-keep = Оставить: что ради этого оставить сейчас.
cli-odds-note-way = Динамит и нападение: насколько вероятны на этом пути три динамита или нападение индейцев.
cli-odds-note-always = Бросая всё: вы делаете все броски и каждый раз перебрасываете все незапертые кубики, в том числе оставленные.
cli-odds-note-no-roll = Если остановиться сейчас, не будет ни трёх динамитов, ни нападения.
cli-odds-note-lives = «3+» — три или больше. Все числа точные. Они предполагают, что вы переживёте стрелы и динамит.
