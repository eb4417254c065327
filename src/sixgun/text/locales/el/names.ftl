# The names of the Greek editions, and nothing else: docs/rules/names-*.toml. The sentences are English.

# Roles
role-sheriff = Σερίφης
role-deputy = Βοηθός
role-outlaw = Εγκληματίας
role-renegade = Αποστάτης

# Words of the rules, and sets
weapon-colt_45 = Colt.45
term-draw_check = Τράβηγμα!
term-life_point = πόντος ζωής
term-distance = απόσταση
set-dodge_city = Dodge City

# Cards
card-bang = BANG!
card-missed = Αστοχία!
card-beer = Μπύρα
card-saloon = Σαλούν
card-stagecoach = Άμαξα
card-wells_fargo = Χρηματαποστολή
card-general_store = Παντοπολείο
card-panic = Πανικός!
card-cat_balou = Cat Balou
card-gatling = Αυτόματο
card-indians = Ινδιάνοι!
card-duel = Μονομαχία
card-barrel = Βαρέλι
card-scope = Διόπτρα
card-mustang = Mustang
card-jail = Φυλακή
card-dynamite = Δυναμίτης
card-volcanic = Επαναληπτική Καραμπίνα
card-schofield = Schofield
card-remington = Remington
card-rev_carabine = Καραμπίνα
card-winchester = Wintchester

# Characters
character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramirez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab the Killer
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = Vulture Sam
character-willy_the_kid = Willy the Kid
character-apache_kid = Apache Kid
character-chuck_wengam = Chuck Wengam
character-jose_delgado = Jose Delgado
character-pixie_pete = Pixie Pete
character-youl_grinner = Youl Grinner
character-big_spencer = Big Spencer
character-madam_yto = Madam Yto
character-colorado_bill = Colorado Bill
character-henry_block = Henry Block
character-annie_versary = Annie Versary
