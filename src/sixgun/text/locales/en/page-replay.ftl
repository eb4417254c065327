# Finished games on the web page, and their replay.

page-finished-text = Look at a game again, move by move, through anybody's eyes.
page-finished-none = No game has been finished here yet.
page-finished-all = All finished games
page-finished-mine = Your games
page-finished-open = Games at open tables
page-finished-more = Show older games
page-match-facts = { $players } players, { $actions ->
    [one] one move
   *[other] { $actions } moves
 }
page-outcome = The game is over.
page-outcome-sheriff = The Sheriff's side has won.
page-outcome-deputy = The Deputy has won.
page-outcome-outlaw = The Outlaw has won.
page-outcome-renegade = The Renegade has won.
page-outcome-law = The law has won.
page-outcome-outlaws = The Outlaws have won.
page-outcome-nobody = Nobody has won.

page-replay = Replay
page-replay-eyes = Seen by
page-replay-eyes-bystander = A bystander
page-replay-eyes-all = Everything open
page-replay-timeline = Moment of the game
page-replay-at = Move { $step } of { $steps }
page-replay-begin = Before the first move
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One move on
page-replay-last = To the end
page-replay-speed = Speed
page-replay-story = What happened
page-replay-turn = Turn of { $name }
page-replay-out = { $name } is out
page-replay-link = Copy a link to this moment
page-replay-record = Download the record
page-replay-table = The table
page-replay-share = A finished game at Sixgun
