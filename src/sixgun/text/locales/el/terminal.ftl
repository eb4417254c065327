# What is said of the terminal itself.

cli-no-script = Αυτό το τερματικό δεν δείχνει τη γραφή της γλώσσας { $language }, γι' αυτό όλα είναι στα αγγλικά.
