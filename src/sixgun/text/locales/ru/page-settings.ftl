# The settings of the web page.

page-theme = Тема
page-theme-auto = Как на устройстве
page-theme-light = Светлая
page-theme-dark = Тёмная
page-speed = Движение
    .text = Как быстро движутся карты и кубики.
page-speed-off = Нет
page-speed-usual = Обычное
page-speed-slow = Медленное
page-sound = Звуки
    .text = Звук, когда решать вам, и при выстрелах.
page-careful = Переспрашивать
    .text = Спрашивать ещё раз, если действие вредит вам или тратит карту впустую.
page-hints = Пояснения
    .text = Больше слов для новичков. Советы в игре есть только за столами, где они разрешены.
page-settings-kept = Хранится только в этом браузере.
