# What this language calls itself.
language-name = ελληνικά
# What is said of a language in which there are only names.
language-partial = Στη γλώσσα «{ $language }» υπάρχουν μόνο τα ονόματα των καρτών, των χαρακτήρων, των ρόλων και των γεγονότων. Όλα τα υπόλοιπα είναι στα αγγλικά.
