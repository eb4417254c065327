# Characters of The Duel: the name, and what the ability does. An ability only works while its character is active,
# unless it says that it always does.

# The law
duel-character-alan_pinkertoon = Alan Pinkertoon
    .text = За каждую потерянную им жизнь, если он остаётся в игре, цель попадания — атакующий противника.
duel-character-annie_oakey = Annie Oakey
    .text = Вы можете уклоняться картами попадания, а «Мимо» играть как «Кольт», который тогда — карта «Бэнг!».
duel-character-bart_masterson = Bart Masterson
    .text = При любой проверке вскрываются две карты, и вы выбираете, какую засчитать. Действует всегда, атакует он или прикрывает.
duel-character-bill_tightman = Bill Tightman
    .text = Каждый раз, когда выбывает другой персонаж, свой или чужой, вы можете добрать две карты.
duel-character-buffalo_bell = Buffalo Bell
    .text = Может потерять жизнь вместо вашего другого персонажа, но не последнюю. Действует всегда, атакует она или прикрывает.
duel-character-dalon_ranger = Dalon Ranger
    .text = За каждую жизнь, которую отнял у него противник, если он остаётся в игре, вы можете сразу добрать карту.
duel-character-jango = Jango
    .text = Каждый раз, когда персонажи противника меняются местами, вы можете добрать карту.
duel-character-pat_garret = Pat Garret
    .text = В фазе добора вы показываете вторую карту. Если на ней подкова, вы можете добрать ещё одну из колоды противника.
duel-character-tex_killer = Tex Killer
    .text = Уклониться от вашей карты «Бэнг!» мало: противник должен отдать ещё одну карту из руки.
duel-character-the_stranger = The Stranger
    .text = За ход вы можете сыграть на одну карту «Бэнг!» больше. Действует всегда, атакует он или прикрывает.
duel-character-wild_bill = Wild Bill
    .text = Каждый раз, когда противник берёт или сбрасывает карту из вашей руки или снаряжение этого персонажа, цель попадания — атакующий противника.
duel-character-wyatt_ear = Wyatt Ear
    .text = Когда противник уклоняется от вашего попадания, вы можете добрать карту.

# The outlaws
duel-character-babe_leroy = Babe Leroy
    .text = Раз за ход, пока ваша рука пуста, вы можете добрать две карты.
duel-character-bull_anderson = Bull Anderson
    .text = Каждый раз, когда выбывает другой персонаж, вы можете взять до двух карт: его снаряжение, а если он был у противника — и случайные карты из руки противника.
duel-character-cattle_katie = Cattle Katie
    .text = Раз за ход вы можете обменять одну её карту снаряжения, кроме всегда действующих, на две карты из вашей колоды.
duel-character-dalton_bros = Dalton Bros
    .text = В фазе добора вы добираете три карты вместо двух.
duel-character-jack_ransome = Jack Ransome
    .text = Целью ваших карт может быть любой персонаж в игре, атакующий или прикрывающий, на любой стороне.
duel-character-pearl_hat = Pearl Hat
    .text = Раз за ход вы можете заплатить картой из руки и применить карту действия, лежащую сверху сброса, но не «Мимо» и не «Ответный огонь».
duel-character-sid_curry = Sid Curry
    .text = За каждое попадание в него вы можете сделать проверку из колоды противника. Бочка — уклонение, и затем цель попадания — стрелявший персонаж.
duel-character-slim_poet = Slim Poet
    .text = За каждую жизнь, которую отнял у него противник, если он остаётся в игре, вы можете отправить в сброс случайную карту из руки противника.
duel-character-soundance_kid = Soundance Kid
    .text = Раз за ход вы можете заплатить картой из руки и добрать по карте из своей колоды и колоды противника; затем одну из этих двух вы сбрасываете.
duel-character-toco_ramirez = Toco Ramirez
    .text = Любую карту в руке вы можете использовать как «Кольт», а это карта «Бэнг!».
duel-character-tom_thorn = Tom Thorn
    .text = Каждый раз, когда после смены мест он становится атакующим, цель попадания — прикрывающий противника.
duel-character-west_harding = West Harding
    .text = Вы можете играть сколько угодно карт «Бэнг!».
