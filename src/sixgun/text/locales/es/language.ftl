# What this language calls itself.
language-name = español
# What is said of a language in which there are only names.
language-partial = En { $language } solo están los nombres de cartas, personajes, roles y eventos. Todo lo demás está en inglés.
