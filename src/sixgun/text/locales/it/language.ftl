# Come questa lingua chiama se stessa.
language-name = italiano
