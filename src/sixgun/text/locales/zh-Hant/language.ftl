# What this language calls itself.
language-name = 繁體中文
