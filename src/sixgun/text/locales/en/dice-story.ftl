# The story of The Dice Game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". $faces and $face are dice with their faces: [beer] [1].

# What stands on a die: one word of at most eight letters.
dice-short-arrow = arrow
dice-short-dynamite = dynamite
dice-short-bullseye_1 = 1
dice-short-bullseye_2 = 2
dice-short-beer = beer
dice-short-gatling = gatling

dice-event-game-starts = The Dice Game for { $amount } players begins.
dice-event-character = { $you ->
    [seat] You are { $character }, with { $amount } life points.
   *[none] { $player } is { $character }, with { $amount } life points.
 }
dice-event-reveals-role = { $you ->
    [seat] Your role card is turned over: { $role }.
   *[none] { $player } turns over the role card: { $role }.
 }
dice-event-turn-starts = { $you ->
    [seat] Turn { $amount }: it is your turn.
   *[none] Turn { $amount }: it is { $player }'s turn.
 }
dice-event-turn-ends = { $you ->
    [seat] Your turn is over.
   *[none] { $player }'s turn is over.
 }

dice-event-rolls = { $you ->
    [seat] You roll { $faces }
   *[none] { $player } rolls { $faces }
 }
dice-event-rolls-again = { $you ->
    [seat] { $count ->
        [one] You roll die { $dice } again: { $faces }
       *[other] You roll dice { $dice } again: { $faces }
    }
   *[none] { $count ->
        [one] { $player } rolls die { $dice } again: { $faces }
       *[other] { $player } rolls dice { $dice } again: { $faces }
    }
 }
dice-event-stops = { $you ->
    [seat] You leave it at this roll.
   *[none] { $player } leaves it at this roll.
 }
dice-event-stops-again = { $you ->
    [seat] Your dice in the end: { $faces }
   *[none] { $player }'s dice in the end: { $faces }
 }
dice-event-explodes = { $you ->
    [seat] { $amount } dynamites go off in your hand: you roll no more.
   *[none] { $amount } dynamites go off in { $player }'s hand: no more rolling.
 }

dice-event-takes-arrow = { $you ->
    [seat] { $amount ->
        [one] You take an arrow.
       *[other] You take { $amount } arrows.
    }
   *[none] { $amount ->
        [one] { $player } takes an arrow.
       *[other] { $player } takes { $amount } arrows.
    }
 }
dice-event-takes-arrow-struck = { $you ->
    [seat] You have struck { $other } ({ $source }) and take an arrow.
    [other] { $player } has struck you ({ $source }) and takes an arrow.
   *[none] { $player } has struck { $other } ({ $source }) and takes an arrow.
 }
dice-event-takes-arrow-instead = { $you ->
    [seat] You take an arrow instead of losing a life point ({ $source }).
   *[none] { $player } takes an arrow instead of losing a life point ({ $source }).
 }
dice-event-indians-attack = { $you ->
    [seat] You have taken the last arrow: the Indians attack!
   *[none] { $player } has taken the last arrow: the Indians attack!
 }
dice-event-returns-arrows = { $you ->
    [seat] { $amount ->
        [one] You put back your arrow.
       *[other] You put back your { $amount } arrows.
    }
   *[none] { $amount ->
        [one] { $player } puts back an arrow.
       *[other] { $player } puts back { $amount } arrows.
    }
 }
dice-event-returns-arrows-all = All { $amount } arrows lie in the pile again.
dice-event-discards-arrow = { $you ->
    [seat] You put back an arrow of { $other }.
    [other] { $player } puts back one of your arrows.
   *[none] { $player } puts back an arrow of { $other }.
 }
dice-event-discards-arrow-own = { $you ->
    [seat] You put back one of your arrows.
   *[none] { $player } puts back one of the arrows taken.
 }

dice-event-hits = { $you ->
    [seat] You aim a { $face } at { $other }.
    [other] { $player } aims a { $face } at you.
   *[none] { $player } aims a { $face } at { $other }.
 }
dice-event-hits-doubled = { $you ->
    [seat] You aim a { $face } at { $other } and double it with a beer.
    [other] { $player } aims a { $face } at you and doubles it with a beer.
   *[none] { $player } aims a { $face } at { $other } and doubles it with a beer.
 }
dice-event-fires-gatling = { $you ->
    [seat] You fire the gatling at everybody!
   *[none] { $player } fires the gatling at everybody!
 }
dice-event-unaffected = { $you ->
    [seat] The gatling does nothing to you ({ $source }).
   *[none] The gatling does nothing to { $player } ({ $source }).
 }

dice-event-loses-life-bullseye = { $you ->
    [seat] { $amount ->
        [one] You are hit and lose a life point.
       *[other] You are hit and lose { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player } is hit and loses a life point.
       *[other] { $player } is hit and loses { $amount } life points.
    }
 }
dice-event-loses-life-gatling = { $you ->
    [seat] { $amount ->
        [one] You lose a life point to the gatling.
       *[other] You lose { $amount } life points to the gatling.
    }
   *[none] { $amount ->
        [one] { $player } loses a life point to the gatling.
       *[other] { $player } loses { $amount } life points to the gatling.
    }
 }
dice-event-loses-life-indians = { $you ->
    [seat] { $amount ->
        [one] You lose a life point to the Indians.
       *[other] You lose { $amount } life points to the Indians.
    }
   *[none] { $amount ->
        [one] { $player } loses a life point to the Indians.
       *[other] { $player } loses { $amount } life points to the Indians.
    }
 }
dice-event-loses-life-dynamite = { $you ->
    [seat] { $amount ->
        [one] You lose a life point.
       *[other] You lose { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player } loses a life point.
       *[other] { $player } loses { $amount } life points.
    }
 }

dice-event-gives-beer = { $you ->
    [seat] You give { $other } a beer.
    [other] { $player } gives you a beer.
   *[none] { $player } gives { $other } a beer.
 }
dice-event-gives-beer-own = { $you ->
    [seat] You drink a beer yourself.
   *[none] { $player } drinks a beer.
 }
dice-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] You regain a life point.
       *[other] You regain { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player } regains a life point.
       *[other] { $player } regains { $amount } life points.
    }
 }
dice-event-regains-life-drinks = { $you ->
    [seat] { $amount ->
        [one] You drink a beer and regain a life point.
       *[other] You drink a beer and regain { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player } drinks a beer and regains a life point.
       *[other] { $player } drinks a beer and regains { $amount } life points.
    }
 }
dice-event-regains-life-beer = { $you ->
    [seat] { $amount ->
        [one] { $other } gives you a beer: you regain a life point.
       *[other] { $other } gives you a beer: you regain { $amount } life points.
    }
    [other] { $amount ->
        [one] You give { $player } a beer, for a life point.
       *[other] You give { $player } a beer, for { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $other } gives { $player } a beer, for a life point.
       *[other] { $other } gives { $player } a beer, for { $amount } life points.
    }
 }
dice-event-regains-life-ability = { $you ->
    [seat] { $amount ->
        [one] You regain a life point ({ $source }).
       *[other] You regain { $amount } life points ({ $source }).
    }
   *[none] { $amount ->
        [one] { $player } regains a life point ({ $source }).
       *[other] { $player } regains { $amount } life points ({ $source }).
    }
 }
dice-event-no-effect = { $you ->
    [seat] You have all your life points already.
   *[none] { $player } has all life points already.
 }
dice-event-no-effect-drinks = { $you ->
    [seat] You drink a beer for the taste: you have all your life points.
   *[none] { $player } drinks a beer for the taste, with no life point to regain.
 }
dice-event-no-effect-beer = { $you ->
    [seat] { $other } gives you a beer, but you have all your life points.
    [other] You give { $player } a beer, who has all life points already.
   *[none] { $other } gives a beer to { $player }, who has all life points already.
 }
dice-event-no-effect-ability = { $you ->
    [seat] You have no life point to regain ({ $source }).
   *[none] { $player } has no life point to regain ({ $source }).
 }
dice-event-uses = { $you ->
    [seat] As { $source } you look after { $other }.
    [other] { $player } ({ $source }) looks after you.
   *[none] { $player } ({ $source }) looks after { $other }.
 }
dice-event-uses-own = { $you ->
    [seat] As { $source } you look after yourself.
   *[none] { $player } ({ $source }) takes a rest first.
 }

dice-event-eliminated = { $you ->
    [seat] You are out of the game. Your role: { $role }.
   *[none] { $player } is out of the game. The role card says: { $role }.
 }
dice-event-eliminated-by = { $you ->
    [seat] { $other } has put you out of the game. Your role: { $role }.
    [other] You have put { $player } out of the game. The role card says: { $role }.
   *[none] { $other } has put { $player } out of the game. The role card says: { $role }.
 }
dice-event-game-over-sheriff = The Sheriff's side wins: { $winners }.
dice-event-game-over-outlaws = The Outlaws win: { $winners }.
dice-event-game-over-renegade = The Renegade wins: { $winners }.
dice-event-game-over-deputy = The Deputy wins: { $winners }.
dice-event-game-over-outlaw = The Outlaw wins: { $winners }.
