# What is said of the terminal itself.

cli-no-script = This terminal cannot show the script of { $language }, so everything is in English.
