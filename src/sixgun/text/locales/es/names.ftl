# The names of the Spanish editions, and nothing else: docs/rules/names-*.toml. The sentences are English.

# Roles
role-sheriff = Sheriff
role-deputy = Alguacil
role-outlaw = Forajido
role-renegade = Renegado

# Words of the rules, and sets
weapon-colt_45 = Colt .45
term-draw_check = ¡Desenfunda!
term-life_point = punto de vida
term-distance = distancia
set-high_noon = Solo ante el peligro
set-fistful_of_cards = Por un puñado de cartas
set-dodge_city = Dodge City

# Cards
card-bang = ¡BANG!
card-missed = ¡Fallaste!
card-beer = Cerveza
card-saloon = Saloon
card-stagecoach = Diligencia
card-wells_fargo = Wells Fargo
card-general_store = Almacén
card-panic = ¡Pánico!
card-cat_balou = La Ingenua Explosiva
card-gatling = Ametralladora Gatling
card-indians = ¡Indios!
card-duel = Duelo
card-barrel = Barril
card-scope = Mira Telescópica
card-mustang = Mustang
card-jail = Cárcel
card-dynamite = Dinamita
card-volcanic = Volcanic
card-schofield = Schofield
card-remington = Remington
card-rev_carabine = Carabina Revólver
card-winchester = Winchester
card-punch = Puñetazo
card-rag_time = Ragtime
card-brawl = Reyerta
card-dodge = Esquivar
card-tequila = Tequila
card-whisky = Whisky
card-canteen = Cantimplora
card-can_can = Cancán
card-derringer = Derringer
card-sombrero = Sombrero mexicano

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
character-pedro_ramirez = Pedro Ramírez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab “el Asesino”
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = “Buitre” Sam
character-willy_the_kid = Willy “el Niño”
character-apache_kid = Apache Kid
character-belle_star = Belle Star
character-bill_noface = Bill Sinrostro
character-chuck_wengam = Chuck Wengam
character-doc_holyday = Doc Holyday
character-elena_fuente = Elena Fuente
character-greg_digger = Greg Digger
character-herb_hunter = Herb Hunter
character-jose_delgado = José Delgado
character-molly_stark = Molly Stark
character-pat_brennan = Pat Brennan
character-pixie_pete = Pixie Pete
character-sean_mallory = Sean Mallory
character-tequila_joe = Tequila Joe
character-vera_custer = Vera Custer
character-uncle_will = Tío Will
character-johnny_kisch = Johnny Kisch
character-claus_the_saint = Claus “El Santo”

# Event cards
eventcard-handcuffs = Esposas
eventcard-new_identity = Nueva Identidad
eventcard-high_noon = Solo ante el peligro
eventcard-a_fistful_of_cards = Por un puñado de cartas
