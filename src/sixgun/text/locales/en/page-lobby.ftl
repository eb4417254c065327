# The lobby of the web page, and the waiting room of a table.

page-welcome = Pull up a chair
page-welcome-text = Play BANG! The Card Game, The Duel or The Dice Game, with friends far away or with bots right now. No account, nothing to install.
page-friends = With friends
page-friends-text = Open a table, send the link, and fill what stays free with bots.
page-join-link = Got a link? Paste it here
page-join-go = Go
page-join-bad = There is no table in this. Paste the whole link you were sent.

page-game = Game
page-practice = Play now against bots
page-practice-title = Practice
page-practice-two = You against one bot.
page-practice-side = Your side
page-practice-law = the Law, which begins
page-practice-outlaws = the Outlaws
page-practice-go = Deal me in
page-level = How they play

page-mine = Your tables
page-mine-running = Your game goes on
page-mine-began = begun { $when }
page-mine-go = Go on
page-mine-go-to = Go on at “{ $title }”
page-tables = Open tables
page-tables-none = No table is open at the moment. Open one: others will see it here.
page-tables-all = Show all { $count } tables
page-seats-taken = { $bots ->
    [0] { $taken } of { $seats } seats taken
    [one] { $taken } of { $seats } seats taken, one by a bot
   *[other] { $taken } of { $seats } seats taken, { $bots } by bots
 }
page-stage-lobby = waiting
page-stage-playing = playing
page-stage-over = between games
page-stage-closed = closed
page-join = Join
page-join-table = Join “{ $title }”
page-watch = Watch
page-watch-table = Watch “{ $title }”
page-watch-not = nobody may watch

page-open-table = Open a table
page-open-table-go = Open the table
page-more-options = More options
page-option-is = { $option }: { $value }
page-clock = Clock
page-pace-none = No clock
    .text = Everybody takes the time they need.
page-pace-live = All in one go
    .text = You choose below how long each decision may take. Whoever takes longer has one made for him.
page-pace-post = By post
    .text = Hours or days for each decision. Nobody has to stay.
page-clock-each = Time for each decision
page-clock-amount = How many
page-clock-unit = Hours or days
page-unit-hours = hours
page-unit-days = days
page-clock-none = no clock
page-clock-line = { $clock } a decision
page-clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
 }
page-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
 }
page-clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
 }
page-clock-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
page-who-comes = Who can come
page-open = Everybody
    .text = The lobby shows the table.
page-private = Only with the link
    .text = The lobby does not show it.
page-watch-allowed = Others may watch
    .text = They see what lies open, and no hand.
page-watch-may = others may watch
page-hints-allowed = Advice on moves
    .text = Whoever plays against bots only can ask for advice. Good for learning.
page-hints-may = with advice
page-ghosts-allowed = The eliminated see everything
    .text = Whoever is out of the game sees all hands and roles until it ends.
page-ghosts-may = the eliminated see everything
page-title = Name of the table
page-title-example = Your own name, if left empty
page-title-of = { $name }'s table

page-waiting-open = The lobby shows this table: anybody can join.
page-waiting-private = Only those who have the link find this table.
page-seats = Seats
page-seat-of = Seat { $place }: { $name }
page-kind-free = Free
page-kind-person = Person
page-kind-program = Program
page-kind-local = Program of this server
page-kind-bot = Bot
page-host = host
page-is-ready = ready
page-is-not-ready = not ready yet
page-keeps = keeps the character
page-away = away
page-sit = Sit here
page-sit-at = Sit here: seat { $place }
page-sit-any = Sit down
page-move = Move here
page-move-at = Move here: seat { $place }
page-bot-add = Add a bot
page-bot-into = Add a bot in seat { $place }
page-program-add = A program of yours
    .text = You get a token with which it plays over the network.
page-bots-which = Which bot
page-bots-fill = { $count ->
    [one] A bot into the free seat
   *[other] Bots into all { $count } free seats
 }
page-free-seat = Free the seat
page-free-seat-of = Free the seat of { $name }
page-free-seat-sure = { $name } will have to sit down again.
page-free-seat-sure-private = { $name } still has the link and can sit down again. A new link lets in only those who are given it.
page-free-seat-renew = Free it, new link
page-token = Token of the program
page-token-text = With this token a program of yours plays in this seat. It is shown only now: copy it before you close this.
page-token-try = To listen to the table:
page-token-done = I have copied it

page-invite = Invite others
page-invite-open = Whoever has the link can sit down or watch.
page-invite-private = Only whoever has this link gets in.
page-invite-here = This link works only on this machine, since the page is open at { $host }. To let others in, start the server with “{ $command }”, open the page at the address for others that it prints, and send the link from there.
page-invite-link = Link to the table
page-invite-copy = Copy the link
page-invite-qr = The link as a QR code
page-invite-title = Sixgun: { $title }
page-invite-new = New link
page-invite-new-sure = The old link then lets nobody in any more, and whoever came by it and has no seat is sent out.
page-invite-new-go = Make a new link
page-invite-renewed = There is a new link to this table. The old one lets nobody in any more.

page-rules-change = Change the game
page-rules-change-go = Play it this way
page-missing-seats = { $count ->
    [one] One seat is free: invite somebody or add a bot.
   *[other] { $count } seats are free: invite somebody or add bots.
 }
page-missing-people = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
 }
page-missing-you = You are not ready yet.
page-missing-ready = { $count ->
    [one] { $names } is not ready yet.
   *[other] Not ready yet: { $names }.
 }
page-start-can = Everything is ready.
page-start-wait = Everything is ready. The host starts.
page-start-sit = Sit down to play.
page-start-full = All seats are taken. You can watch.
page-start = Start the game
page-start-again = Start the next game
page-ready = I'm ready
page-ready-not = Not ready after all
page-leave = Leave the table
page-leave-sure = Your seat becomes free for somebody else.
page-leave-go = Leave
page-leave-stay = Stay
page-rematch = Another game?
page-keep = Keep my character
    .text = You are still in the game at its end, so you may play it again (B-16.1).
page-next-sheriff = The next Sheriff
page-next-sheriff-chance = Chance decides

page-renamed = { $was } is called { $name } now.
page-renamed-you = You are called { $name } at this table now.
page-renamed-you-later = This game keeps your old name, { $was }, until it is over. From then on you are { $name } at this table.
