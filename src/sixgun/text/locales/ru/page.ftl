# The web page: words that all of its parts use.

page-close = Закрыть
page-cancel = Отмена
page-yes = да
page-no = нет
page-copy = Копировать
page-copied = Скопировано
page-share = Поделиться
page-loading = Загрузка…
page-try-again = Ещё раз
page-fault = Здесь что-то сломалось. Загрузите страницу снова; за столом ничего не пропадёт.
page-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
page-rule = Правило { $rule }
page-you = вы

page-skip = К содержанию
page-home = Sixgun: в зал
page-menu = Меню
page-more = Ещё
page-language = Язык
page-rules = Правила
page-settings = Настройки
page-finished = Оконченные игры
page-about = О Sixgun
page-unofficial = Неофициально и бесплатно. BANG! — товарный знак издателя игры, dV Giochi.

page-name = Ваше имя
page-name-title = Как вас называть?
page-name-why = Это имя видят остальные за столом. Регистрация не нужна.
page-name-take = Так и зовите
page-name-missing = Сначала введите имя.
page-name-change = Сменить имя
page-name-is = Ваше имя — { $name }.
page-name-none = У вас здесь ещё нет имени.

page-about-what = Sixgun — открытый стол для карточной игры «Бэнг!», «Дуэли» и «Кубиков». Играть можно с друзьями, с ботами и со своими программами и о каждом действии спросить, на каком правиле оно основано.
page-about-unofficial = Неофициально
page-about-trademark = BANG! — товарный знак издателя игры, dV Giochi. Издатель не создавал и не одобрял Sixgun. Здесь нет ни его иллюстраций, ни его текстов: все тексты — наши собственные.
page-about-icons = Значки
page-about-icons-text = Значки нарисовали художники game-icons.net, лицензия Creative Commons Attribution 3.0.
page-about-licence = Лицензия
page-about-licence-text = Sixgun — свободная программа под лицензией Apache License 2.0.
page-about-private = Что хранится
page-about-private-text = Файл cookie хранит ваше имя, а браузер — ваши настройки. Сервер хранит сыгранные игры. Больше никому ничего не отправляется.
