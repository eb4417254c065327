# The numbered rules of The Dice Game in a sentence or two each; G-4.6 is rule-G-4-6 here.

# Words
rule-G-0 = Words of the rules.
rule-G-0-1 = Seats are counted clockwise, and the player on your left is the next one clockwise who is alive.
rule-G-0-2 = The roller is whoever's turn it is. Alive is whoever has not been eliminated.
rule-G-0-3 = Distance is the number of places from one player to another, to the left or to the right. Only the living are counted.
rule-G-0-4 = Where it says “may” you choose; everything else must be done. All dice have to be used, you cannot ignore one.

# Pieces and aims
rule-G-1 = The pieces and the aims.
rule-G-1-1 = There are five dice, eight roles (a Sheriff, two Deputies, three Outlaws, two Renegades), 16 characters, nine arrows, and bullets that count life points.
rule-G-1-2 = All dice are alike. Each has six faces, equally likely: arrow, dynamite, bull's eye 1, bull's eye 2, beer, gatling.
rule-G-1-3 = Bullets are only counters: they never run out, and changing a large one into small ones has no effect.
rule-G-1-4 = The Sheriff wants all Outlaws and Renegades eliminated, a Deputy wants the Sheriff to win, an Outlaw wants the Sheriff eliminated, a Renegade wants to be the last one alive.

# Setting up
rule-G-2 = Setting up the game.
rule-G-2-1 = One Sheriff and one Renegade play (two Renegades with eight players), two Outlaws (three from six players on), and from five players on a Deputy (two from seven on). With three it is a Deputy, an Outlaw and a Renegade.
rule-G-2-2 = Roles are dealt face down. Only the Sheriff shows his; everybody else keeps his own secret. With three players all roles are shown.
rule-G-2-3 = Everybody gets a character at random, open to all. Roles and characters that are left over are out of the game, and nobody sees those characters.
rule-G-2-4 = You start with the life points of your character, the Sheriff with two more, and can never have more than that. With three players nobody has the extra two.
rule-G-2-5 = The nine arrows start in a pile in the middle.
rule-G-2-6 = The Sheriff plays first, with three players the Deputy. Then the turns go clockwise.

# The turn
rule-G-3 = The turn.
rule-G-3-1 = A turn is: Sid Ketchum's ability, rolling, resolving the dice, Suzy Lafayette's ability. Then the dice go to the next living player on the left.
rule-G-3-2 = If the roller is eliminated, his turn is over at once. Arrows he owes, dice not yet resolved and abilities for the end of the turn are dropped; only what happens in the same step is still carried out.
rule-G-3-3 = After every step it is checked whether the game is over.

# Rolling
rule-G-4 = Rolling the dice.
rule-G-4-1 = Roll all five dice. Up to twice you may roll again as many of them as you choose, and you may stop after any roll. The last roll counts.
rule-G-4-2 = For each re-roll you choose anew, and may also take dice that you kept before.
rule-G-4-3 = A re-roll takes at least one die. Dynamite cannot be rolled again and stays for the whole turn, except with Black Jack.
rule-G-4-4 = After each roll, first take arrows, then count dynamites; only then choose whether to roll again.
rule-G-4-5 = For each die that has just come up as an arrow you take one at once. You may roll that die again and the arrow stays with you; an arrow die you keep does not cost a second one.
rule-G-4-6 = Arrows are taken one by one. Whoever takes the last one, and however, the Indians attack at once: each living player loses a life point for every arrow he has, all together; all arrows go back to the pile; eliminations and the check for the end follow. Then the roller, if he lives, takes the arrows he still owes and goes on, and there may be another attack.
rule-G-4-7 = A roller who is eliminated by the attack takes no more arrows and resolves no dice. The next player begins.
rule-G-4-8 = With three or more dynamites you stop rolling and lose one life point, even for four or five. If you live, your other dice are resolved as usual; if not, the turn is over. One or two dynamites do nothing.
rule-G-4-9 = The life point that dynamite takes is nobody's doing. It goes right after the roll, before any other die is resolved.

# Resolving
rule-G-5 = Resolving the dice.
rule-G-5-1 = The order is: arrows and dynamites, which are done while rolling; then all bull's eyes together, beers, gatlings, and what belongs to the end of the turn.
rule-G-5-2 = A 1 takes a life point from the living player next to you, left or right; a 2 from a living player exactly two places to the left or right.
rule-G-5-3 = If only two or three players are alive when the bull's eyes begin, each 2 is a 1.
rule-G-5-4 = All bull's eyes are assigned first and strike together. Nobody moves up meanwhile, and a player may be given more of them than he has life points.
rule-G-5-5 = You assign the bull's eyes one by one, in any order. Each has a target, and it is never you. With four players alive, two places to the left and to the right are the same player.
rule-G-5-6 = For each beer, one after the other, choose a living player, perhaps yourself, who regains a life point. Above the maximum it is lost, and it brings nobody back.
rule-G-5-7 = With three or more gatlings every other living player loses a life point, all together, and you put back all your arrows. Once in a turn, whatever their number. Fewer do nothing, except for Willy the Kid and Kit Carlson.
rule-G-5-8 = The gatling goes like this: losses, with the choices of Bart Cassidy and Pedro Ramirez; your arrows back to the pile; Kit Carlson's arrows; eliminations, Vulture Sam, the check for the end; last the arrow for El Gringo.
rule-G-5-9 = If players who are struck together have something to choose, they do so clockwise from the roller's left, each point by point.

# Life and end
rule-G-6 = Losing life points, elimination and the end of the game.
rule-G-6-1 = A player who has no life point left is eliminated. There are no points below zero.
rule-G-6-2 = Who is eliminated shows his role and puts back his arrows. He has no turn and no ability, is no target, and is not counted for distances; but he wins if his side wins.
rule-G-6-3 = Players who lose their last life point in the same step are eliminated together.
rule-G-6-4 = A step is an Indian attack, a loss to dynamite, all bull's eyes of a turn, or a gatling. After it come the eliminations, Vulture Sam if he lives, and the check for the end; then the arrow for El Gringo, which can bring on an attack.
rule-G-6-5 = When the Sheriff is eliminated, a Renegade who is the only one alive wins alone. In all other cases all Outlaws win, even if every one of them is dead or nobody lives.
rule-G-6-6 = When no Outlaw and no Renegade is left and the Sheriff lives, he and all Deputies win.
rule-G-6-7 = The Sheriff is looked at first: if he falls in the same step as his last enemies, the Outlaws win.
rule-G-6-8 = Two Renegades play against each other, and one can win only as the last player alive. If the Sheriff falls while both of them live, the Outlaws win.
rule-G-6-9 = While the Sheriff and a Renegade live, the game goes on even without Outlaws.
rule-G-6-10 = The game ends at once, and nothing else is carried out. Somebody always wins; only a simulation may break off a game, which is then unfinished.

# Characters
rule-G-7 = The characters.
rule-G-7-1 = Bart Cassidy may take an arrow for each life point a bull's eye or the gatling would cost him, but not the last one in the pile. Not for Indians or dynamite; of a hit doubled by Slab the Killer he may replace either point or both.
rule-G-7-2 = Black Jack may roll dynamite again, but gets no more rolls than others. As soon as three or more show, he loses his life point and must stop like everybody.
rule-G-7-3 = Calamity Janet may use a 1 as a 2 or a 2 as a 1, each die as she likes.
rule-G-7-4 = El Gringo: a player who makes him lose life points takes one arrow for each step, all bull's eyes together or the gatling, however many points it is. After a gatling the roller first puts back his own. Not for Indians or dynamite, and not if El Gringo is eliminated. The last arrow brings on an attack.
rule-G-7-5 = Jesse Jones: if he has four life points or fewer when his beers begin, each beer for himself gives two, even if the first takes him above four. Beers of others give one.
rule-G-7-6 = Jourdonnais loses at most one life point in an Indian attack, and none without an arrow.
rule-G-7-7 = Kit Carlson may put back one arrow of any player, himself included, for each gatling of his final roll, also with one or two. With three or more the gatling comes first, as for everybody.
rule-G-7-8 = Lucky Duke may roll again three times, so he has four rolls in all.
rule-G-7-9 = Paul Regret never loses life points to the gatling.
rule-G-7-10 = Pedro Ramirez may put back one arrow for each life point he loses; the point is lost all the same. In an Indian attack it makes no difference, since all arrows go back.
rule-G-7-11 = Rose Doolan may use a 1 for a player one or two places away and a 2 for one two or three places away, never for herself. With two or three players alive a 2 is a 1 first; with four, three places one way are one place the other way.
rule-G-7-12 = Sid Ketchum: at the start of his turn he chooses a living player, perhaps himself, who regains a life point up to the maximum. He must choose.
rule-G-7-13 = Slab the Killer may once in his turn spend a beer on a 1 or a 2, as he assigns it: its target loses two life points, and the beer gives none.
rule-G-7-14 = Suzy Lafayette: if her final dice show no 1 and no 2, her turn ends with two life points for her, up to the maximum. Three dynamites do not prevent it if she lives.
rule-G-7-15 = Vulture Sam regains two life points, up to the maximum, for each other player who is eliminated. If he falls in the same step, he gets nothing.
rule-G-7-16 = Willy the Kid needs only two gatlings for the gatling, still once in a turn.

# Three players
rule-G-8 = Three players.
rule-G-8-1 = A Deputy, an Outlaw and a Renegade play, and all three roles lie open.
rule-G-8-2 = The Deputy is after the Renegade, the Renegade after the Outlaw, the Outlaw after the Deputy. The Deputy plays first; only the end of the game differs from the usual rules.
rule-G-8-3 = You win at once if you yourself take the last life point of the player you are after: by a bull's eye or the gatling, in your own turn.
rule-G-8-4 = If a player falls in any other way, by the wrong hand, by Indians or by his own dynamite, the other two play on, and whoever is left in the end wins, whatever fells the other.
rule-G-8-5 = If two fall in one step, the roller wins if he has eliminated the one he is after; otherwise the one who is left does. If all three fall in one step, the Outlaw wins.

# Chance and knowledge
rule-G-9 = What the players are asked, what chance decides, and what is hidden.
rule-G-9-1 = Chance deals the roles and the characters and rolls the dice. It decides nothing else.
rule-G-9-2 = Everything is open, except the roles of living players who are not the Sheriff. With three players nothing is hidden.
