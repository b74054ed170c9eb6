//! Phase 1: what is played, discarded and built (B3, T3, D1).

use onirim_core::{Card, Cards, Color, End, Kind, Symbol, Tower};

use super::Sight;
use crate::advice::reason::Reason;

impl Sight<'_> {
    /// Which of the open cards do you take? (D1)
    pub(super) fn pick(&self, card: Card) -> Vec<Reason> {
        if card.is_key() { vec![Reason::TakesKey { key: card }] } else { Vec::new() }
    }

    /// A Chamber joins the row (B4, B6).
    pub(super) fn play(&self, card: Card) -> Vec<Reason> {
        let Kind::Chamber(color, symbol) = card.kind() else { return Vec::new() };
        let left = self.hand_without(card);
        let run = if self.view.deck_has_door(color) && self.is_welcome(color) {
            self.run(color, symbol, &left)
        } else {
            Vec::new()
        };
        let follows = left.prints().any(|next| next.symbol().is_some_and(|other| other != symbol));
        let can_follow = follows.then_some(Reason::CanFollow);
        run.into_iter().chain(self.run_kept(Some(color))).chain(self.key_kept(Some(card))).chain(can_follow).collect()
    }

    /// How far the card takes the run to a Door that is wanted.
    fn run(&self, color: Color, symbol: Symbol, left: &Cards) -> Vec<Reason> {
        match self.view.run_with(color) {
            1 if can_go_on_twice(left, color, symbol) => vec![Reason::RunInHand { color }],
            1 => Vec::new(),
            2 => match following(left, color, symbol).next() {
                Some(third) => vec![Reason::ThirdInHand { color, third }],
                None => vec![Reason::SecondOfRun { color }],
            },
            _ => vec![Reason::EarnsDoor { color }],
        }
    }

    /// A card goes to the discard pile (B8).
    pub(super) fn discard(&self, card: Card) -> Vec<Reason> {
        let prophecy = (card.is_key() && self.view.deck_len > 0).then(|| self.prophecy());
        let unneeded = if card.is_key() { None } else { self.unneeded(card) };
        let another = (self.hand.count(card) > 1).then_some(Reason::AnotherInHand { card });
        [prophecy, unneeded, self.run_kept(None), self.key_kept(Some(card)), another]
            .into_iter()
            .flatten()
            .chain(self.many_left(card))
            .collect()
    }

    fn prophecy(&self) -> Reason {
        let view = self.view;
        let known = view.top.iter().chain(view.bottom.iter()).flatten();
        let nightmares = view.unseen.count(Card::NIGHTMARE) + known.filter(|&&card| card == Card::NIGHTMARE).count();
        Reason::Prophecy { shows: view.prophecy_shows(), nightmares, of: view.deck_len }
    }

    /// A Tower joins the row (T4).
    pub(super) fn build(&self, tower: Tower, end: End) -> Vec<Reason> {
        let rampart = self.view.completes_rampart(tower, end).then_some(Reason::CompletesRampart);
        rampart.into_iter().chain(self.run_kept(None)).chain(self.key_kept(None)).collect()
    }

    /// The run of two in the own row, if it lasts: nothing is played, or a card of its colour.
    fn run_kept(&self, played: Option<Color>) -> Option<Reason> {
        let (color, length) = self.view.rows[self.view.seat.index()].run_in_progress()?;
        let lasts = played.is_none_or(|played| played == color);
        let earns = self.view.deck_has_door(color) && self.is_welcome(color);
        (length > 1 && lasts && earns).then_some(Reason::KeepsRun { color })
    }

    fn hand_without(&self, card: Card) -> Cards {
        let mut left = self.hand;
        left.remove(card);
        left
    }
}

/// The cards of a colour that may follow this symbol (B4).
fn following(cards: &Cards, color: Color, symbol: Symbol) -> impl Iterator<Item = Card> {
    cards.prints().filter(move |&card| match card.kind() {
        Kind::Chamber(other, after) => other == color && after != symbol,
        Kind::Tower(_) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => false,
    })
}

/// Can a run of this colour be completed with these cards?
fn can_go_on_twice(cards: &Cards, color: Color, symbol: Symbol) -> bool {
    following(cards, color, symbol).any(|second| {
        let mut left = *cards;
        left.remove(second);
        second.symbol().is_some_and(|symbol| following(&left, color, symbol).next().is_some())
    })
}
