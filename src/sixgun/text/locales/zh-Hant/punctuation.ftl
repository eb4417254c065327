# How pieces are put together. What stands between two pieces is also written with one of them empty.
punctuation-colon = { $left }：{ $right }
punctuation-brackets = { $left }（{ $inside }）
punctuation-sentences = { $left }{ $right }
punctuation-semicolon = { $left }；{ $right }
punctuation-stop = { $text }。
