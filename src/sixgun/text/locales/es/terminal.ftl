# What is said of the terminal itself.

cli-no-script = Este terminal no puede mostrar la escritura de { $language }: todo está en inglés.
