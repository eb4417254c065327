# The web page: words that all of its parts use.

page-close = Close
page-cancel = Cancel
page-yes = yes
page-no = no
page-copy = Copy
page-copied = Copied
page-share = Share
page-loading = Loading …
page-try-again = Try again
page-fault = Something went wrong here. Load the page again; nothing at the table is lost.
page-unreachable = The server cannot be reached. Check your connection and try again.
page-rule = Rule { $rule }
page-you = you

page-skip = Skip to the content
page-home = Sixgun: to the lobby
page-menu = Menu
page-more = More
page-language = Language
page-rules = Rules
page-settings = Settings
page-finished = Finished games
page-about = About Sixgun
page-unofficial = Unofficial and free. BANG! is a trademark of its publisher, dV Giochi.

page-name = Your name
page-name-title = What do they call you?
page-name-why = The others at the table see this name. You need no account.
page-name-take = That's me
page-name-missing = Type a name first.
page-name-change = Change your name
page-name-is = You are { $name }.
page-name-none = You have no name here yet.

page-about-what = Sixgun is an open table for BANG! The Card Game, The Duel and The Dice Game. You play with friends, with bots or with programs of your own, and can ask of every move which rule it rests on.
page-about-unofficial = Unofficial
page-about-trademark = BANG! is a trademark of its publisher, dV Giochi. Sixgun is neither made nor endorsed by the publisher. It uses none of its artwork, and none of its wording: all sentences here are our own.
page-about-icons = Icons
page-about-icons-text = The icons are by the artists of game-icons.net, under the licence Creative Commons Attribution 3.0.
page-about-licence = Licence
page-about-licence-text = Sixgun is free software under the Apache License 2.0.
page-about-private = What is kept
page-about-private-text = A cookie keeps your name, and your browser keeps your settings. The server keeps the games that were played. Nothing is sent to anybody else.
