# The story of a game of The Duel, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.
# $character is a character, $back the back of cards that are not seen: "law" or "outlaw".

duel-event-game-starts = A duel begins: the law against the outlaws, { $amount } characters on each side.
duel-event-deals = { $you ->
    [seat] You are dealt { $cards }.
   *[none] { $player } is dealt { $cards }.
 }
duel-event-deals-hidden = { $count ->
    [one] { $player } is dealt a card.
   *[other] { $player } is dealt { $count } cards.
 }
duel-event-comes-into-play = { $you ->
    [seat] Your { $character } takes the place behind, with { $amount } life points.
   *[none] { $player }'s { $character } takes the place behind, with { $amount } life points.
 }
duel-event-comes-into-play-front = { $you ->
    [seat] Your { $character } takes the place in front, with { $amount } life points.
   *[none] { $player }'s { $character } takes the place in front, with { $amount } life points.
 }
duel-event-gets-token = { $you ->
    [seat] Your { $character } is in front now.
   *[none] { $player }'s { $character } is in front now.
 }
duel-event-turn-starts = { $you ->
    [seat] Turn { $amount }: it is your turn.
   *[none] Turn { $amount }: it is { $player }'s turn.
 }
duel-event-turn-ends = { $you ->
    [seat] Your turn is over.
   *[none] { $player }'s turn is over.
 }

duel-event-draws = { $you ->
    [seat] You draw { $cards }.
   *[none] { $player } draws { $cards }.
 }
duel-event-draws-hidden = { $back ->
    [law] { $count ->
        [one] { $player } draws a law card.
       *[other] { $player } draws { $count } law cards.
    }
    [outlaw] { $count ->
        [one] { $player } draws an outlaw card.
       *[other] { $player } draws { $count } outlaw cards.
    }
   *[both] { $player } draws { $count } cards, law and outlaw.
 }
duel-event-draws-aside = { $you ->
    [seat] You draw { $cards } to choose from.
   *[none] { $player } draws { $cards } to choose from.
 }
duel-event-draws-aside-hidden = { $back ->
    [law] { $count ->
        [one] { $player } draws a law card to choose from.
       *[other] { $player } draws { $count } law cards to choose from.
    }
    [outlaw] { $count ->
        [one] { $player } draws an outlaw card to choose from.
       *[other] { $player } draws { $count } outlaw cards to choose from.
    }
   *[both] { $player } draws { $count } cards to choose from, law and outlaw.
 }
duel-event-keeps = { $you ->
    [seat] You keep { $cards }.
   *[none] { $player } keeps { $cards }.
 }
duel-event-keeps-hidden = { $count ->
    [one] { $player } keeps the other card.
   *[other] { $player } keeps the other { $count } cards.
 }
duel-event-shows = { $you ->
    [seat] You show the second card: { $cards } ({ $symbol }).
   *[none] { $player } shows the second card: { $cards } ({ $symbol }).
 }
duel-event-nothing-to-draw = { $you ->
    [seat] You should have a card, but there is none left.
   *[none] { $player } should have a card, but there is none left.
 }
duel-event-reshuffles = { $amount ->
    [one] The deck has run out: the one card of the discard pile becomes the common deck.
   *[other] The deck has run out: the { $amount } cards of the discard pile are shuffled into the common deck.
 }

duel-event-plays = { $you ->
    [seat] You play { $cards }.
   *[none] { $player } plays { $cards }.
 }
duel-event-plays-at = { $you ->
    [seat] You play { $cards } on { $character }.
   *[none] { $player } plays { $cards } on { $character }.
 }
duel-event-plays-hit = { $you ->
    [seat] You fire { $cards } at { $character }.
   *[none] { $player } fires { $cards } at { $character }.
 }
duel-event-plays-equipment = { $you ->
    [seat] You put { $cards } on { $character }.
   *[none] { $player } puts { $cards } on { $character }.
 }
duel-event-plays-card = { $you ->
    [seat] You play { $card } on { $second }.
   *[none] { $player } plays { $card } on { $second }.
 }
duel-event-plays-hand = { $you ->
    [seat] You play { $cards } on { $other }'s hand.
    [other] { $player } plays { $cards } on your hand.
   *[none] { $player } plays { $cards } on { $other }'s hand.
 }
duel-event-plays-pair = { $you ->
    [seat] You play { $cards } on the characters of { $other }.
    [other] { $player } plays { $cards } on your characters.
   *[none] { $player } plays { $cards } on the characters of { $other }.
 }
duel-event-plays-pair-own = { $you ->
    [seat] You play { $cards } on your own characters.
   *[none] { $player } plays { $cards } on the characters of { $player }.
 }
duel-event-plays-dodge = { $you ->
    [seat] You dodge with { $cards }.
   *[none] { $player } dodges with { $cards }.
 }
duel-event-plays-as-dodge = { $you ->
    [seat] You use { $cards } as a dodge.
   *[none] { $player } uses { $cards } as a dodge.
 }
duel-event-plays-as-colt = { $you ->
    [seat] You fire { $cards } as a Colt at { $character }.
   *[none] { $player } fires { $cards } as a Colt at { $character }.
 }
duel-event-equips = { $cards } lies on { $character } now.
duel-event-no-effect = { $cards } has no effect.
duel-event-uses = { $you ->
    [seat] You use { $cards }.
   *[none] { $player } uses { $cards }.
 }
duel-event-uses-ability = { $you ->
    [seat] You use the ability of { $source }.
   *[none] { $player } uses the ability of { $source }.
 }
duel-event-copies = { $you ->
    [seat] You use { $cards } on top of the discard pile once more, with the ability of { $source }.
   *[none] { $player } uses { $cards } on top of the discard pile once more, with the ability of { $source }.
 }
duel-event-reloads = { $you ->
    [seat] You reload { $cards }.
   *[none] { $player } reloads { $cards }.
 }
duel-event-swaps = { $you ->
    [seat] Your characters swap: { $character } is in front now.
   *[none] { $player }'s characters swap: { $character } is in front now.
 }

duel-event-hit = { $character } is the target of { $cards }.
duel-event-hit-alone = { $source } aims a hit at { $character }.
duel-event-dodges = { $you ->
    [seat] Your { $character } escapes the hit.
   *[none] { $player }'s { $character } escapes the hit.
 }
duel-event-dodge-wasted = { $you ->
    [seat] Your dodge is lost: another card was due with it.
   *[none] { $player }'s dodge is lost: another card was due with it.
 }
duel-event-gives-up = { $you ->
    [seat] You give up { $cards } for { $character }.
   *[none] { $player } gives up { $cards } for { $character }.
 }
duel-event-loses-life = { $you ->
    [seat] { $amount ->
        [one] Your { $character } loses a life point.
       *[other] Your { $character } loses { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player }'s { $character } loses a life point.
       *[other] { $player }'s { $character } loses { $amount } life points.
    }
 }
duel-event-regains-life = { $you ->
    [seat] { $amount ->
        [one] Your { $character } regains a life point.
       *[other] Your { $character } regains { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player }'s { $character } regains a life point.
       *[other] { $player }'s { $character } regains { $amount } life points.
    }
 }
duel-event-down = { $you ->
    [seat] Your { $character } loses the last life point!
   *[none] { $player }'s { $character } loses the last life point!
 }
duel-event-eliminated = { $you ->
    [seat] Your { $character } is out of the game.
   *[none] { $player }'s { $character } is out of the game.
 }
duel-event-lapses = Nothing comes of { $source } any more.

duel-event-reveals = { $you ->
    [seat] You reveal { $cards } for { $source }: { $symbol }.
   *[none] { $player } reveals { $cards } for { $source }: { $symbol }.
 }
duel-event-reveal-succeeds = That is the sign for { $source }.
duel-event-reveal-fails-barrel = No barrel: it does not help.
duel-event-reveal-fails-sid_curry = No barrel: it does not help.
duel-event-reveal-fails-dynamite = The Dynamite does not go off.
duel-event-reveal-fails-rattlesnake = The Rattlesnake does not bite.
duel-event-turns = { $you ->
    [seat] You turn up { $cards } for { $source }: { $symbol }.
   *[none] { $player } turns up { $cards } for { $source }: { $symbol }.
 }
duel-event-reveal-chosen = { $you ->
    [seat] You let { $cards } count: { $symbol }.
   *[none] { $player } lets { $cards } count: { $symbol }.
 }
duel-event-explodes = { $cards } blows up on { $character }!
duel-event-passes-on = { $you ->
    [seat] { $cards } passes to { $other }.
    [other] { $cards } passes to you.
   *[none] { $cards } passes to { $other }.
 }
duel-event-passes-on-to = { $you ->
    [seat] { $cards } passes to { $other }: it lies on { $character } now.
    [other] { $cards } passes to you: it lies on { $character } now.
   *[none] { $cards } passes to { $other }: it lies on { $character } now.
 }

duel-event-takes-from-hand = { $you ->
    [seat] You take { $cards } from { $other }'s hand.
    [other] { $player } takes { $cards } from your hand.
   *[none] { $player } takes { $cards } from { $other }'s hand.
 }
duel-event-takes-from-hand-hidden = { $back ->
    [law] { $player } takes a law card from { $other }'s hand.
   *[outlaw] { $player } takes an outlaw card from { $other }'s hand.
 }
duel-event-removes-from-hand = { $you ->
    [seat] You make { $other } discard { $cards } from hand.
    [other] { $player } makes you discard { $cards } from your hand.
   *[none] { $player } makes { $other } discard { $cards } from hand.
 }
duel-event-takes-equipment = { $you ->
    [seat] You take { $cards } from { $character } into your hand.
   *[none] { $player } takes { $cards } from { $character } into the hand.
 }
duel-event-takes-equipment-fallen = { $you ->
    [seat] You take { $cards } from the eliminated character.
   *[none] { $player } takes { $cards } from the eliminated character.
 }
duel-event-removes-equipment = { $you ->
    [seat] You discard { $cards } of { $character }.
   *[none] { $player } discards { $cards } of { $character }.
 }
duel-event-discards-excess = { $you ->
    [seat] You discard { $cards }: your hand was too big.
   *[none] { $player } discards { $cards } from a hand that was too big.
 }
duel-event-discards-second = { $you ->
    [seat] You discard { $cards } as well.
   *[none] { $player } discards { $cards } as well.
 }
duel-event-discards-dodge = { $you ->
    [seat] You dodge by discarding { $cards }.
   *[none] { $player } dodges by discarding { $cards }.
 }
duel-event-discards-forced = { $you ->
    [seat] You have to discard a card: { $cards }.
   *[none] { $player } has to discard a card: { $cards }.
 }
duel-event-discards-drawn = { $you ->
    [seat] Of these cards you discard { $cards }.
   *[none] Of these cards { $player } discards { $cards }.
 }
duel-event-discards-cost = { $you ->
    [seat] You discard { $cards } for it.
   *[none] { $player } discards { $cards } for it.
 }
duel-event-discards-replaced = The { $cards } that was there goes to the discard pile.
duel-event-discards-fallen = What the character had goes to the discard pile: { $cards }.
duel-event-discards-spent = { $cards } goes to the discard pile.
duel-event-discards-turned = To the discard pile: { $cards }.

duel-event-store = In the General Store: { $cards }.
duel-event-picks = { $you ->
    [seat] You choose { $cards }.
   *[none] { $player } chooses { $cards }.
 }

duel-event-game-over-law = The law wins: { $player }.
duel-event-game-over-outlaws = The outlaws win: { $player }.
