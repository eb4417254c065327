# What is said of the terminal itself.

cli-no-script = Этот терминал не показывает письменность языка { $language }, поэтому всё на английском.
