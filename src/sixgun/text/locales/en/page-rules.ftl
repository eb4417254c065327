# The rulebook on the web page.

page-rules-text = Every rule has a number, and every question at the table names the rule it comes from.
page-rules-search = Search rules, cards and characters
page-rules-part = Chapter
page-rules-parts = Chapters
page-rules-page = Open the whole rulebook
page-rules-found = { $count ->
    [one] One place
   *[other] { $count } places
 }
page-rules-nothing = Nothing here holds all of these words. Try fewer, or the number of a rule.
page-rules-more = Rules:
page-shelf-cards = Cards
page-shelf-faces = Faces of the dice
page-shelf-characters = Characters
page-shelf-events = Events
page-shelf-roles = Roles
page-shelf-sets = Sets
page-shelf-words = Words of the rules
