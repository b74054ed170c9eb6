//! Happy Dreams (P12, R7).

use onirim_core::{Action, DeckEnd, Premonition, Question};

use crate::looks::Order;
use crate::piece;
use crate::play::{Asking, Flow, Play};
use crate::table::Table;

/// What a Happy Dream brings.
#[derive(Clone, Copy)]
enum Gift {
    Dispel(Premonition),
    RevealSeven,
    SearchDeck,
}

impl Play<'_> {
    /// A Happy Dream was drawn in phase 2.
    pub(crate) fn happy_dream(&mut self) -> Flow {
        match self.offer(Asking::OfTwo, Question::HappyDream, gifts)? {
            Gift::Dispel(premonition) => self.remove_premonition(premonition),
            Gift::RevealSeven => self.reveal_seven()?,
            Gift::SearchDeck => self.search_deck()?,
        }
        self.discard_resolved();
        Ok(())
    }

    fn reveal_seven(&mut self) -> Flow {
        self.look_at_top(7);
        while !self.table.looked_at.is_empty() {
            let prints = piece::prints(&self.table.looked_at).into_iter();
            let mut options: Vec<_> = prints.map(|card| (Action::DiscardSeen { card }, Some(card))).collect();
            options.push((Action::KeepRest, None));
            let Some(card) = self.choose(self.table.active, Question::Sift, options)? else {
                break;
            };
            let piece = piece::take(&mut self.table.looked_at, card);
            self.table.discard.extend(piece);
        }
        self.put_back(DeckEnd::Top, Order::Open)
    }

    /// The card found is put on the shuffled deck, and known to be there.
    fn search_deck(&mut self) -> Flow {
        let deck = self.table.deck.clone();
        let asking = self.table.asking_for_one_of(deck.len());
        let card = self.choose_card(asking, Question::Fetch, &deck, |card| Action::Fetch { card })?;
        let mut found = piece::take(&mut self.table.deck, card);
        self.table.shuffle_deck();
        if let Some(piece) = &mut found {
            piece.known = true;
        }
        self.table.deck.splice(0..0, found);
        Ok(())
    }
}

fn gifts(table: &Table) -> Vec<(Action, Gift)> {
    let dispel = |&premonition: &Premonition| (Action::Dispel { premonition }, Gift::Dispel(premonition));
    let mut options: Vec<(Action, Gift)> = table.face_up.iter().map(dispel).collect();
    options.push((Action::RevealSeven, Gift::RevealSeven));
    if !table.deck.is_empty() {
        options.push((Action::SearchDeck, Gift::SearchDeck));
    }
    options
}
