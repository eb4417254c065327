# Finished games on the web page, and their replay.

page-finished-text = Посмотрите игру ещё раз, действие за действием, чьими угодно глазами.
page-finished-none = Здесь ещё не окончена ни одна игра.
page-finished-all = Все оконченные игры
page-finished-mine = Ваши игры
page-finished-open = Игры за открытыми столами
page-finished-more = Показать более старые
page-match-facts = игроков: { $players }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
    [many] { $actions } действий
   *[other] { $actions } действия
 }
page-outcome = Игра окончена.
page-outcome-sheriff = Победа на стороне шерифа.
page-outcome-deputy = Победа помощника.
page-outcome-outlaw = Победа бандита.
page-outcome-renegade = Победа ренегата.
page-outcome-law = Победа шерифа.
page-outcome-outlaws = Победа бандитов.
page-outcome-nobody = Никто не победил.

page-replay = Повтор
page-replay-eyes = Кто смотрит
page-replay-eyes-bystander = Зритель
page-replay-eyes-all = Всё открыто
page-replay-timeline = Момент игры
page-replay-at = Действие { $step } из { $steps }
page-replay-begin = Перед первым действием
page-replay-first = В начало
page-replay-back = На действие назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-next = На действие вперёд
page-replay-last = В конец
page-replay-speed = Скорость
page-replay-story = Что произошло
page-replay-turn = Ход игрока { $name }
page-replay-out = { $name } выбывает
page-replay-link = Ссылка на этот момент
page-replay-record = Скачать запись
page-replay-table = Стол
page-replay-share = Оконченная игра на Sixgun
