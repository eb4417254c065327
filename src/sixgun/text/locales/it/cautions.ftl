# Ciò che un amico sincero chiederebbe prima di una giocata, per ogni gioco: perché spreca una carta o danneggia chi la fa.

# Il gioco di carte
caution-classic-barrel-first = Puoi ancora provare il Barile. Non costa nulla, e dopo una carta è troppo tardi.
caution-classic-beer-two-left = Quando restano due giocatori la Birra non ha effetto.
caution-classic-duel-unarmed = Non hai nessun BANG! con cui rispondere in questo Duello.
caution-classic-dynamite-deadly = Il primo a estrarre per la Dinamite sei tu, e ti toglierebbe l'ultimo punto vita.
caution-classic-end-too-many = Devi scartare delle carte, e qualcuna potresti ancora giocarla.
caution-classic-full-life = Non manca nessun punto vita: questa carta non farebbe nulla.
caution-classic-give-up = Puoi ancora salvarti.
caution-classic-kills-sheriff = Può costare allo Sceriffo l'ultimo punto vita, e se cade hai perso.
caution-classic-last-life = Ti costa l'ultimo punto vita, e una risposta ce l'hai.
caution-classic-missed-too-few = Per fermare il colpo serve di più, e non ne hai abbastanza.
caution-classic-nobody-hurt = A nessuno manca un punto vita: questa carta non farebbe nulla.
caution-classic-pays-beer = Una di queste carte è una Birra, che un punto vita lo dà da sola.
caution-classic-shoots-sheriff = Sei un Vice: se cade lo Sceriffo hai perso.
caution-classic-worse-weapon = Hai un'arma che arriva più lontano. Verrebbe scartata.

# Il Duello
caution-duel-burst-nothing = Questo personaggio non ha equipaggiamento, quindi non ci sarebbe nessun colpo.
caution-duel-discards-own = È equipaggiamento tuo, e ti è utile.
caution-duel-duel-unarmed = Non hai nessuna carta colpo da cedere in questo Duello.
caution-duel-dynamite-deadly = La Dinamite si controlla prima sul tuo personaggio, e gli toglierebbe tutti i punti vita.
caution-duel-end-too-many = Devi scartare delle carte, e qualcuna potresti ancora giocarla.
caution-duel-full-life = Ai tuoi personaggi non manca nessun punto vita: questa carta non farebbe nulla.
caution-duel-gear-harms-own = Morde chi ce l'ha, e il personaggio è tuo.
caution-duel-gear-helps-enemy = È utile a chi ce l'ha, e il personaggio è dell'avversario.
caution-duel-gear-twice = Questo personaggio ha già una carta con questo nome. Quella vecchia verrebbe scartata.
caution-duel-last-life = Costa l'ultimo punto vita al tuo personaggio, e una risposta ce l'hai.
caution-duel-level-lowers = Questo personaggio non ci guadagnerebbe nessun punto vita.
caution-duel-level-raises = Questo personaggio dell'avversario non ci perderebbe nessun punto vita.
caution-duel-own-rear = Viene colpita anche la tua retroguardia. Ha un solo punto vita, e non hai risposte per lei.

# Il gioco di dadi
caution-dice-arrows-deadly = Restano così poche frecce che con questo tiro possono arrivare gli Indiani, e non sopravvivresti.
caution-dice-gatling-lost = Questi dadi, così come sono, fanno una Gatling.
caution-dice-keeps-arrow = Puoi rimettere via questa freccia, e non costa nulla.
caution-dice-kills-sheriff = Costa allo Sceriffo l'ultimo punto vita, e se cade hai perso.
caution-dice-last-life = Ti costa l'ultimo punto vita. Puoi prendere una freccia al suo posto.
caution-dice-shoots-sheriff = Sei un Vice, e potresti mirare a qualcun altro.
caution-dice-third-dynamite = Hai due dinamiti. La terza costa un punto vita e mette fine ai tuoi tiri.
