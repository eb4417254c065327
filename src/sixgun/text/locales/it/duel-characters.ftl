# I personaggi di The Duel: il nome, e che cosa sanno fare. Un'abilità funziona solo finché il suo personaggio è attivo,
# a meno che dica di valere sempre.

# La Legge
duel-character-alan_pinkertoon = Alan Pinkertoon
    .text = Per ogni punto vita che perde, se resta in gioco, il personaggio attivo dell'avversario è bersaglio di un colpo.
duel-character-annie_oakey = Annie Oakey
    .text = Puoi schivare con le carte colpo, e giocare un Mancato! come Colt, che allora è una carta BANG!.
duel-character-bart_masterson = Bart Masterson
    .text = Chiunque riveli scopre due carte, e scegli tu quella che conta. Vale sempre, davanti e dietro.
duel-character-bill_tightman = Bill Tightman
    .text = Quando cade un altro personaggio, amico o nemico, puoi pescare due carte.
duel-character-buffalo_bell = Buffalo Bell
    .text = Può perdere un punto vita, mai l'ultimo, al posto dell'altro tuo personaggio. Vale sempre, davanti e dietro.
duel-character-dalon_ranger = Dalon Ranger
    .text = Per ogni punto vita che l'avversario gli toglie, se resta in gioco, puoi pescare subito una carta.
duel-character-jango = Jango
    .text = Ogni volta che i personaggi dell'avversario si scambiano, puoi pescare una carta.
duel-character-pat_garret = Pat Garret
    .text = Nella fase di pesca mostri la seconda carta. Se ha un ferro di cavallo, puoi pescarne un'altra dal mazzo dell'avversario.
duel-character-tex_killer = Tex Killer
    .text = Per evitare un colpo delle tue carte BANG! l'avversario deve schivarlo e scartare anche un'altra carta dalla mano.
duel-character-the_stranger = The Stranger
    .text = Nel tuo turno puoi giocare una carta BANG! in più. Vale sempre, davanti e dietro.
duel-character-wild_bill = Wild Bill
    .text = Ogni volta che l'avversario prende o scarta una carta della tua mano, o un Equipaggiamento di Wild Bill, il suo personaggio attivo è bersaglio di un colpo.
duel-character-wyatt_ear = Wyatt Ear
    .text = Ogni volta che l'avversario schiva uno dei tuoi colpi, puoi pescare una carta.

# I Fuorilegge
duel-character-babe_leroy = Babe Leroy
    .text = Una volta nel tuo turno, a mani vuote, puoi pescare due carte.
duel-character-bull_anderson = Bull Anderson
    .text = Ogni volta che viene eliminato un altro personaggio, puoi prendere fino a due carte: dal suo Equipaggiamento e, se era dell'avversario, a caso dalla sua mano.
duel-character-cattle_katie = Cattle Katie
    .text = Una volta nel tuo turno puoi scartare un suo Equipaggiamento per pescare due carte, ma non uno sempre attivo.
duel-character-dalton_bros = Dalton Bros
    .text = Nella fase di pesca peschi tre carte invece di due.
duel-character-jack_ransome = Jack Ransome
    .text = Le carte che giochi possono avere per bersaglio qualunque personaggio in gioco, davanti o dietro, da una parte e dall'altra.
duel-character-pearl_hat = Pearl Hat
    .text = Una volta nel tuo turno puoi scartare una carta dalla mano per usare l'Azione che era in cima agli scarti, ma non Mancato! e Risposta al fuoco.
duel-character-sid_curry = Sid Curry
    .text = Ogni volta che è bersaglio di un colpo puoi rivelare dal mazzo dell'avversario. Con un barile lo schiva, e chi ha sparato diventa a sua volta bersaglio di un colpo.
duel-character-slim_poet = Slim Poet
    .text = Per ogni punto vita che l'avversario gli toglie, se resta in gioco, puoi far finire negli scarti una carta presa a caso dalla mano dell'avversario.
duel-character-soundance_kid = Soundance Kid
    .text = Una volta nel tuo turno puoi scartare una carta dalla mano per pescarne una dal tuo mazzo e una da quello dell'avversario; poi scarti una di queste due.
duel-character-toco_ramirez = Toco Ramirez
    .text = Puoi usare qualunque carta della mano come Colt, che è una carta BANG!.
duel-character-tom_thorn = Tom Thorn
    .text = Ogni volta che uno scambio lo rende attivo, il personaggio in retroguardia dell'avversario è bersaglio di un colpo.
duel-character-west_harding = West Harding
    .text = Puoi giocare quante carte BANG! vuoi.
