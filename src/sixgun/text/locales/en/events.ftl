# The story of a game, one line an event. The reader is $you: "seat" (it happens to him), "other" (he is the
# second player concerned) or "none". A message that ends in -hidden is for readers who may not see the cards.

event-game-starts = A game for { $amount } players begins.
event-character = { $you ->
    [seat] You are { $character }.
   *[none] { $player } is { $character }.
 }
event-reveals-role = { $you ->
    [seat] Your role card is turned over: { $role }.
   *[none] { $player } turns over the role card: { $role }.
 }
event-deals = { $you ->
    [seat] You are dealt { $cards }.
   *[none] { $player } is dealt { $cards }.
 }
event-deals-hidden = { $count ->
    [one] { $player } is dealt a card.
   *[other] { $player } is dealt { $count } cards.
 }
event-turn-starts = { $you ->
    [seat] Turn { $amount }: it is your turn.
   *[none] Turn { $amount }: it is { $player }'s turn.
 }
event-turn-ends = { $you ->
    [seat] Your turn is over.
   *[none] { $player }'s turn is over.
 }
event-turn-skipped = { $you ->
    [seat] You miss this turn.
   *[none] { $player } misses this turn.
 }

event-plays = { $you ->
    [seat] You play { $cards }.
   *[none] { $player } plays { $cards }.
 }
event-plays-at = { $you ->
    [seat] You play { $cards } on { $other }.
    [other] { $player } plays { $cards } on you.
   *[none] { $player } plays { $cards } on { $other }.
 }
event-plays-as-bang-at = { $you ->
    [seat] You play { $cards } as a BANG! on { $other }.
    [other] { $player } plays { $cards } as a BANG! on you.
   *[none] { $player } plays { $cards } as a BANG! on { $other }.
 }
event-plays-as-missed = { $you ->
    [seat] You answer { $other } with { $cards } as a Missed!.
    [other] { $player } answers you with { $cards } as a Missed!.
   *[none] { $player } answers { $other } with { $cards } as a Missed!.
 }
event-plays-answer = { $you ->
    [seat] You answer { $other } with { $cards }.
    [other] { $player } answers you with { $cards }.
   *[none] { $player } answers { $other } with { $cards }.
 }
event-uses = { $you ->
    [seat] You use { $cards }.
   *[none] { $player } uses { $cards }.
 }
event-uses-ability = { $you ->
    [seat] You use your ability as { $source }.
   *[none] { $player } uses { $source }'s ability.
 }
event-uses-ability-paying = { $you ->
    [seat] You use your ability as { $source } and discard { $cards }.
   *[none] { $player } uses { $source }'s ability and discards { $cards }.
 }
event-no-effect = { $cards } has no effect.

event-draws = { $you ->
    [seat] You draw { $cards }.
   *[none] { $player } draws { $cards }.
 }
event-draws-hidden = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
 }
event-draws-from-discard = { $you ->
    [seat] You take { $cards } from the discard pile.
   *[none] { $player } takes { $cards } from the discard pile.
 }
event-shows = { $you ->
    [seat] You show { $cards }.
   *[none] { $player } shows { $cards }.
 }
event-looks = { $you ->
    [seat] You look at { $cards }.
   *[none] { $player } looks at { $cards }.
 }
event-looks-hidden = { $count ->
    [one] { $player } looks at the next card.
   *[other] { $player } looks at the next { $count } cards.
 }
event-returns = { $you ->
    [seat] You put { $cards } back.
   *[none] { $player } puts { $cards } back.
 }
event-returns-hidden = { $count ->
    [one] { $player } puts a card back.
   *[other] { $player } puts { $count } cards back.
 }
event-nothing-to-draw = { $you ->
    [seat] You should draw, but there is no card left.
   *[none] { $player } should draw, but there is no card left.
 }
event-reshuffles = { $amount ->
    [one] The deck has run out: the one card of the discard pile becomes the new deck.
   *[other] The deck has run out: the { $amount } cards of the discard pile are shuffled into a new one.
 }

event-takes-from-hand = { $you ->
    [seat] You take { $cards } from { $other }'s hand.
    [other] { $player } takes { $cards } from your hand.
   *[none] { $player } takes { $cards } from { $other }'s hand.
 }
event-takes-from-hand-hidden = { $count ->
    [one] { $player } takes a card from { $other }'s hand.
   *[other] { $player } takes { $count } cards from { $other }'s hand.
 }
event-takes-from-front = { $you ->
    [seat] You take { $cards } from in front of { $other }.
    [other] { $player } takes { $cards } from in front of you.
   *[none] { $player } takes { $cards } from in front of { $other }.
 }
event-removes-from-hand = { $you ->
    [seat] You make { $other } discard { $cards } from hand.
    [other] { $player } makes you discard { $cards } from your hand.
   *[none] { $player } makes { $other } discard { $cards } from hand.
 }
event-removes-from-front = { $you ->
    [seat] You make { $other } discard { $cards } from the table.
    [other] { $player } makes you discard { $cards } from the table.
   *[none] { $player } makes { $other } discard { $cards } from the table.
 }

event-discards-excess = { $you ->
    [seat] You discard { $cards }: your hand was too big.
   *[none] { $player } discards { $cards } from a hand that was too big.
 }
event-discards-weapon = { $you ->
    [seat] You put your old weapon away: { $cards }.
   *[none] { $player } puts the old weapon away: { $cards }.
 }
event-discards-death = { $you ->
    [seat] Your cards go to the discard pile: { $cards }.
   *[none] { $player }'s cards go to the discard pile: { $cards }.
 }
event-discards-penalty = { $you ->
    [seat] You pay the penalty with { $cards }.
   *[none] { $player } pays the penalty with { $cards }.
 }
event-discards-spent = { $cards } goes to the discard pile.

event-flips = { $you ->
    [seat] You turn up { $cards } ({ $source }).
   *[none] { $player } turns up { $cards } ({ $source }).
 }
event-flip-chosen = { $you ->
    [seat] You let { $cards } count.
   *[none] { $player } lets { $cards } count.
 }
event-check-succeeds-barrel = { $you ->
    [seat] The barrel stops a bullet for you.
   *[none] The barrel stops a bullet for { $player }.
 }
event-check-succeeds-jourdonnais = { $you ->
    [seat] The barrel stops a bullet for you.
   *[none] The barrel stops a bullet for { $player }.
 }
event-check-fails-barrel = { $you ->
    [seat] The barrel does not help you.
   *[none] The barrel does not help { $player }.
 }
event-check-fails-jourdonnais = { $you ->
    [seat] The barrel does not help you.
   *[none] The barrel does not help { $player }.
 }
event-check-succeeds-jail = { $you ->
    [seat] You break out of Jail.
   *[none] { $player } breaks out of Jail.
 }
event-check-fails-jail = { $you ->
    [seat] You stay behind bars.
   *[none] { $player } stays behind bars.
 }
event-check-succeeds-dynamite = { $you ->
    [seat] The fuse in front of you has burnt down.
   *[none] The fuse in front of { $player } has burnt down.
 }
event-check-fails-dynamite = { $you ->
    [seat] The Dynamite in front of you does not go off.
   *[none] The Dynamite in front of { $player } does not go off.
 }
event-passes-on = { $you ->
    [seat] You pass { $cards } on to { $other }.
    [other] { $player } passes { $cards } on to you.
   *[none] { $player } passes { $cards } on to { $other }.
 }
event-explodes = { $you ->
    [seat] { $cards } blows up in front of you!
   *[none] { $cards } blows up in front of { $player }!
 }

event-avoids = { $you ->
    [seat] You escape { $other }'s shot.
    [other] { $player } escapes your shot.
   *[none] { $player } escapes { $other }'s shot.
 }
event-answers = { $you ->
    [seat] You answer { $other } with { $cards }.
    [other] { $player } answers you with { $cards }.
   *[none] { $player } answers { $other } with { $cards }.
 }
event-loses-life = { $you ->
    [seat] { $amount ->
        [one] You lose a life point.
       *[other] You lose { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player } loses a life point.
       *[other] { $player } loses { $amount } life points.
    }
 }
event-regains-life = { $you ->
    [seat] { $amount ->
        [one] You regain a life point.
       *[other] You regain { $amount } life points.
    }
   *[none] { $amount ->
        [one] { $player } regains a life point.
       *[other] { $player } regains { $amount } life points.
    }
 }
event-dying = { $you ->
    [seat] Your last life point is gone!
   *[none] { $player }'s last life point is gone!
 }
event-doomed = { $you ->
    [seat] Nothing can save you any more.
   *[none] Nothing can save { $player } any more.
 }
event-eliminated = { $you ->
    [seat] You are out of the game. Your role: { $role }.
   *[none] { $player } is out of the game. The role card says: { $role }.
 }
event-eliminated-by = { $you ->
    [seat] { $other } puts you out of the game. Your role: { $role }.
    [other] You put { $player } out of the game. The role card says: { $role }.
   *[none] { $other } puts { $player } out of the game. The role card says: { $role }.
 }
event-rewarded = { $you ->
    [seat] { $amount ->
        [one] Your reward for { $other } is a card.
       *[other] Your reward for { $other } is { $amount } cards.
    }
    [other] { $amount ->
        [one] { $player } collects a card as the reward for you.
       *[other] { $player } collects { $amount } cards as the reward for you.
    }
   *[none] { $amount ->
        [one] { $player } collects a card as the reward for { $other }.
       *[other] { $player } collects { $amount } cards as the reward for { $other }.
    }
 }
event-penalised = { $you ->
    [seat] You have put your own Deputy out of the game: all your cards are gone.
   *[none] { $player } has put a Deputy out of the game and gives up all cards.
 }

event-store = The General Store is open: { $cards }.
event-picks = { $you ->
    [seat] You choose { $cards }.
   *[none] { $player } chooses { $cards }.
 }

event-game-over-sheriff = The Sheriff's side wins: { $winners }.
event-game-over-outlaws = The Outlaws win: { $winners }.
event-game-over-renegade = The Renegade wins: { $winners }.
event-game-over-deputy = The Deputy wins: { $winners }.
event-game-over-outlaw = The Outlaw wins: { $winners }.
event-game-over-nobody = Nobody is left, and nobody wins.
