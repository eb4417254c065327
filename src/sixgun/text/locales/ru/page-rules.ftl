# The rulebook on the web page.

page-rules-text = У каждого правила есть номер, и каждый вопрос за столом называет правило, из которого он следует.
page-rules-search = Правила, карты, персонажи
page-rules-part = Глава
page-rules-parts = Главы
page-rules-page = Открыть правила целиком
page-rules-found = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
 }
page-rules-nothing = Всех этих слов вместе здесь нет нигде. Попробуйте меньше слов или номер правила.
page-rules-more = Правила:
page-shelf-cards = Карты
page-shelf-faces = Грани кубиков
page-shelf-characters = Персонажи
page-shelf-events = События
page-shelf-roles = Роли
page-shelf-sets = Наборы
page-shelf-words = Слова правил
