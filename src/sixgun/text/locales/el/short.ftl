# What a card does in a few words, beside the hand. The whole text is under card-*.

short-bang = πυροβολείς παίκτη εντός βεληνεκούς· μία φορά στη σειρά σου
short-missed = αποφεύγεις έναν πυροβολισμό
short-beer = ανακτάς 1 ζωή, στη σειρά σου ή όταν πας να βγεις
short-saloon = όλοι ανακτούν 1 ζωή
short-stagecoach = τραβάς 2 κάρτες
short-wells_fargo = τραβάς 3 κάρτες
short-general_store = όλοι διαλέγουν από μία κάρτα, πρώτα εσύ
short-panic = παίρνεις μια κάρτα από παίκτη σε απόσταση 1
short-cat_balou = όποιος παίκτης θέλεις απορρίπτει μια κάρτα
short-gatling = πυροβολείς όλους τους άλλους
short-indians = όλοι οι άλλοι απορρίπτουν ένα BANG! ή χάνουν 1 ζωή
short-duel = εσύ και όποιος θέλεις απορρίπτετε BANG! εναλλάξ
short-barrel = αν γυρίσεις Κούπα, αποφεύγεις έναν πυροβολισμό
short-scope = βλέπεις τους άλλους 1 πιο κοντά
short-mustang = οι άλλοι σε βλέπουν 1 πιο μακριά
short-jail = ένας άλλος ίσως χάσει τη σειρά του· όχι ο Σερίφης
short-dynamite = γυρίζει το τραπέζι ώσπου να εκραγεί: 3 ζωές
short-volcanic = όπλο, βεληνεκές 1, όσα BANG! θέλεις
short-schofield = όπλο, βεληνεκές 2
short-remington = όπλο, βεληνεκές 3
short-rev_carabine = όπλο, βεληνεκές 4
short-winchester = όπλο, βεληνεκές 5
