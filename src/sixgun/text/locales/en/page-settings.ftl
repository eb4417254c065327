# The settings of the web page.

page-theme = Colours
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Movement
    .text = How fast cards and dice move.
page-speed-off = None
page-speed-usual = Usual
page-speed-slow = Slow
page-sound = Sounds
    .text = A sound when it is your turn, and for shots.
page-careful = Ask when in doubt
    .text = Asks once more before a move that harms you or wastes a card.
page-hints = Explanations
    .text = More words for newcomers. Advice on moves is there only at tables that allow it.
page-settings-kept = Kept in this browser only.
