# What this language calls itself.
language-name = English
# What is said of a language in which there are only names.
language-partial = In { $language } there are only the names of cards, characters, roles and events. Everything else is in English.
