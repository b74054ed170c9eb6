//! Why an answer is the best one.

use std::mem::discriminant;

use onirim_ai::Standpoint;
use onirim_core::{Action, Card, Color, Ending, Game, Premonition, QuickChance, View};

use super::facts::facts;

/// Why an answer is the best one: a fact that is true of it and, as far as there is a choice, not of the next best one.
///
/// Every reason has been checked on the table. One reason says that no other tells the two apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Reason {
    /// There is no other answer.
    OnlyChoice,
    /// The game can no longer be won with any answer (R12).
    Lost,
    /// It wins at once.
    Wins,
    /// After so many of the other answers it is proved that the game cannot be won any more.
    AvoidsLoss { others: usize },

    /// It completes a run, which earns a Door that is wanted (B6).
    EarnsDoor { color: Color },
    /// It is the second card of a run, and the third is in hand.
    ThirdInHand { color: Color, third: Card },
    /// It is the second card of a run.
    SecondOfRun { color: Color },
    /// It begins a run, and two cards that can follow are in hand.
    RunInHand { color: Color },
    /// It does not break off the run in the row.
    KeepsRun { color: Color },
    /// A card of another symbol is left in hand, which can follow.
    CanFollow,
    /// A Prophecy shows the top of the deck, which has so many Nightmares (B8).
    Prophecy { shows: usize, nightmares: usize, of: usize },
    /// All Doors of the card's colour are found.
    Unneeded { card: Card, color: Color },
    /// Another one like it is in hand.
    AnotherInHand { card: Card },
    /// So many cards like it may still come: more than of the card that would go otherwise.
    ManyLeft { card: Card, left: usize },
    /// A Key stays in hand that is good for something that can still come.
    KeepsKey { key: Card, good_for: KeyUse },
    /// It is a Key.
    TakesKey { key: Card },
    /// It completes a Rampart (T4).
    CompletesRampart,
    /// It shows so many cards of the deck, and costs nothing (T5).
    FreeLook { cards: usize },

    /// A Door that is wanted, without a Key (B6).
    TakesDoor { color: Color },
    /// The Key opens a Door that is wanted (B13).
    OpensDoor { color: Color },
    /// What is known of the order of the deck stays known (B7).
    KeepsOrder,
    /// No Door of this colour is wanted any more.
    DoorNotWanted { color: Color },
    /// Another Goal comes first, so the Door would go to Limbo (K2).
    GoalFirst { color: Color, next: Color },
    /// The Door would wake a Premonition (P2).
    LetsSleep { premonition: Premonition },

    /// Of the hand it costs one card.
    CostsOneCard,
    /// The hand stays.
    KeepsHand,
    /// No Key is in the hand that is lost.
    NoKeyLost,
    /// A whole new hand is drawn, and no Nightmare has to be resolved on the way (B14-IV).
    SafeDraws,
    /// The Nightmare goes without its effects (K8).
    Punishes,

    /// It is a Nightmare that goes.
    RemovesNightmare,
    /// A Nightmare is among the cards, and this one comes before it.
    NightmareLater,
    /// A Door that is wanted is put on top of the deck, and its Key is in hand.
    DoorWithKey { color: Color },
    /// A card is put on top of the deck that completes the run in the row.
    FitsRun { color: Color },
    /// The Premonition leaves the game without its penalty (P12).
    Dispels { premonition: Premonition },
    /// The discard pile stays as it is, to pay for a spell later (K5).
    KeepsPile { cards: usize },

    /// It has the best chance, and nothing of all this tells it from the next best answer.
    LooksAhead,
}

/// What a Key in hand can still be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyUse {
    /// Nightmares are left, and no Door of its colour is both wanted and left (B14).
    Nightmares,
    /// A Door of its colour is wanted and left, and no Nightmare is left (B13).
    Doors,
    /// Both are left.
    Both,
}

impl Reason {
    /// Does it tell an answer from one of which these things are true?
    fn tells_apart(&self, others: &[Reason]) -> bool {
        let outdone = |other: &Reason| match (self, other) {
            (Reason::ManyLeft { left, .. }, Reason::ManyLeft { left: fewer, .. }) => left > fewer,
            (_, _) => false,
        };
        !others.iter().any(|other| discriminant(self) == discriminant(other) && !outdone(other))
    }
}

/// Why the first of these answers, of which the better ones come first.
pub(crate) fn of(at: &Standpoint<'_>, view: &View, ranked: &[Action]) -> Reason {
    let (best, next) = match *ranked {
        [] | [_] => return Reason::OnlyChoice,
        [best, next, ..] => (best, next),
    };
    // Whether a game can still be won depends on nothing hidden, so an imagined game gives the same answer as the real one.
    let imagined = at.imagine(&mut QuickChance::new(0));
    if !imagined.may_be_won() {
        return Reason::Lost;
    }
    if wins(&imagined, best) {
        return Reason::Wins;
    }
    if at.dooms(next) && !at.dooms(best) {
        let others = ranked[1..].iter().filter(|&&action| at.dooms(action)).count();
        return Reason::AvoidsLoss { others };
    }
    let true_of_next = facts(view, next);
    let told = facts(view, best).into_iter().find(|fact| fact.tells_apart(&true_of_next));
    told.unwrap_or(Reason::LooksAhead)
}

/// Does the game end with this, before chance speaks?
fn wins(game: &Game, action: Action) -> bool {
    game.after_listed(action).settled().and_then(Game::ending) == Some(Ending::Victory)
}
