# What this language calls itself.
language-name = русский
# What is said of a language in which there are only names.
language-partial = На языке «{ $language }» есть только названия карт, имена персонажей, роли и события. Всё остальное — по-английски.
