# The rulebook on the web page.

page-rules-text = Every rule has a number, and every question at the table names the rule it comes from.
page-rules-guide = How to play in two minutes
page-rules-search = Search rules, cards and characters
page-rules-part = Chapter
page-rules-parts = Chapters
page-rules-page = Open the whole rulebook
page-rules-found = { $count ->
    [one] One place
   *[other] { $count } places
 }
page-rules-nothing = Nothing here holds all of these words. Try fewer, or the number of a rule.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
# Words of a question that say nothing; and what newcomers say = words of the rules for it, and the rules that answer.
page-rules-stop-words = a an and any are as at be by can could did do does for from get has have how i if in into is it its many may me must my of on or should so than that the their them then there they this to we what when where whether which who whom why will with would you your happen happens mean means rule rules game
page-rules-synonyms =
    win, wins, won, winning, winner, victory, goal, objective, aim of the game = win wins B-13.2 B-13.3 B-2.1 B-2.3 D-1.3 G-6.5 G-6.6
    reward, rewards, prize, bounty = B-12.4 B-14.7
    runs out, run out, ran out, is empty, empty, no more cards, used up = empty runs B-7.5 D-4.3 D-4.4
    two, twice, second, several, more than one, how many, limit = limit B-5.2 D-6.9
    range, reach, how far, far, who can i shoot = reach distance B-4.4 B-4.1 G-5.2 D-6.2
    die, dies, died, dead, death, killed, kill = eliminated B-12.1 B-6.7 D-15.2 G-6.1
    hand limit, hand size, too many cards, cards in hand, keep in hand, in hand, hand = hand B-3.6 D-3.7
    who starts, who begins, who goes first, starting player, first player = first B-1.8 D-2.8 G-2.6
    heal, heals, cure, health, get life back, gain life = regain regains B-9.3 B-6.10 D-9.5 G-5.6
    gun, guns, rifle, pistol = weapon weapons B-11.2 B-5.6
    dodge, avoid, defend, block, protect = dodge missed barrel B-8.6 D-8.4
    steal, rob, take a card = take takes B-8.4 B-9.8 D-16.15
    reroll, roll again, rolls again, re roll = roll G-4.1 G-4.2
    penalty, punishment, punished = penalty B-12.3 B-12.5
    setup, set up, setting up, start the game, prepare = setting B-1 B-1.6 D-2 D-2.6 G-2 G-2.4
    explode, explodes, blow up, blows up = blows B-10.5 G-4.8 D-12.4
page-rules-more = Rules:
page-shelf-cards = Cards
page-shelf-faces = Faces of the dice
page-shelf-characters = Characters
page-shelf-events = Events
page-shelf-roles = Roles
page-shelf-sets = Sets
page-shelf-words = Words of the rules
