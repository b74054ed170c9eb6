//! Dark Premonitions: when they hold and what they do (P2 to P11).

use onirim_core::{Action, Card, Cause, Color, Premonition, Question, Seat};

use crate::piece;
use crate::play::{Asking, Flow, Play};
use crate::table::Table;
use crate::turn::is_key;

impl Play<'_> {
    /// A Door was obtained: applies every face-up Premonition that holds (P2).
    pub(crate) fn suffer_premonitions(&mut self) -> Flow {
        let face_up = self.table.face_up.clone();
        self.suffer(&face_up)
    }

    /// Applies those of this group that hold, one after the other, in the order of the player's choice. What a penalty reveals is a
    /// group of its own, and all of it comes before the rest of this one (P2, R6).
    fn suffer(&mut self, group: &[Premonition]) -> Flow {
        while !holding(group, &self.table).is_empty() {
            let premonition = self.offer(Asking::OfTwoWithSpells, Question::Premonitions, |table| {
                let holding = holding(group, table).into_iter();
                holding.map(|premonition| (Action::Suffer { premonition }, premonition)).collect()
            })?;
            self.remove_premonition(premonition);
            let revealed = self.penalty(premonition)?;
            self.suffer(&revealed)?;
        }
        Ok(())
    }

    /// Applies a penalty and says which Premonitions it has revealed (P6, P10).
    fn penalty(&mut self, premonition: Premonition) -> Flow<Vec<Premonition>> {
        match premonition {
            Premonition::RedPair => self.discard_from_deck(is_red_chamber),
            Premonition::AnyPair => self.lose_door(premonition, doors_in_pairs)?,
            Premonition::GreenPair => {
                let nightmare = piece::take(&mut self.table.discard, Card::NIGHTMARE);
                self.table.limbo.extend(nightmare);
            }
            Premonition::FiveDoors => return Ok(self.reveal_premonitions(2)),
            Premonition::BluePair => self.drop_keys()?,
            Premonition::BrownPair => self.lose_door(premonition, doors_of_the_active)?,
            Premonition::AllColors => self.discard_from_deck(|card| card == Card::HAPPY_DREAM),
            Premonition::ThreeDoors => {
                self.discard_and_redraw(Cause::Premonition)?;
                return Ok(self.reveal_premonitions(1));
            }
        }
        Ok(Vec::new())
    }

    /// Searches the deck, discards what fits, shuffles (P3, P9, P11).
    fn discard_from_deck(&mut self, fits: impl Fn(Card) -> bool) {
        let found = piece::take_all(&mut self.table.deck, fits);
        self.table.discard.extend(found);
        self.table.shuffle_deck();
    }

    /// Two Keys of the deck are discarded, or as many as there are (P7, P11).
    fn drop_keys(&mut self) -> Flow {
        let there = self.table.deck.iter().filter(|piece| is_key(piece.card)).count();
        if there <= 2 && !self.table.has_secrets() {
            // R1: all of them go, there is nothing to choose.
            self.discard_from_deck(is_key);
            return Ok(());
        }
        for left in (1..=there.min(2)).rev() {
            let mut keys = self.table.deck.clone();
            keys.retain(|piece| is_key(piece.card));
            let asking = self.table.asking_in_secret();
            let question = Question::DropKey { left: left as u8 };
            let key = self.choose_card(asking, question, &keys, |key| Action::DropKey { key })?;
            let piece = piece::take(&mut self.table.deck, key);
            self.table.discard.extend(piece);
        }
        self.table.shuffle_deck();
        Ok(())
    }

    /// A Door goes to Limbo, if there is one to lose (P4, P8).
    fn lose_door(&mut self, premonition: Premonition, losable: fn(&Table) -> Vec<(Seat, Color)>) -> Flow {
        if losable(&self.table).is_empty() {
            return Ok(());
        }
        let (owner, color) = self.offer(Asking::OfTwo, Question::LoseDoor { premonition }, |table| {
            let doors = losable(table).into_iter();
            doors.map(|(owner, color)| (Action::ReturnDoor { owner, color }, (owner, color))).collect()
        })?;
        self.return_door(owner, color)
    }
}

/// Those of a group that still lie face up and hold.
fn holding(group: &[Premonition], table: &Table) -> Vec<Premonition> {
    let is_due = |premonition: &Premonition| table.face_up.contains(premonition) && holds(*premonition, table);
    group.iter().copied().filter(is_due).collect()
}

/// Does the condition hold? The Doors of both players count.
pub(crate) fn holds(premonition: Premonition, table: &Table) -> bool {
    let two_of = |color| table.doors_in_all(color) >= 2;
    let doors = table.doors[0].len() + table.doors[1].len();
    match premonition {
        Premonition::RedPair => two_of(Color::Red),
        Premonition::AnyPair => Color::ALL.into_iter().any(two_of),
        Premonition::GreenPair => two_of(Color::Green),
        Premonition::FiveDoors => doors >= 5,
        Premonition::BluePair => two_of(Color::Blue),
        Premonition::BrownPair => two_of(Color::Brown),
        Premonition::AllColors => Color::ALL.into_iter().all(|color| table.doors_in_all(color) >= 1),
        Premonition::ThreeDoors => doors >= 3,
    }
}

fn is_red_chamber(card: Card) -> bool {
    piece::chamber_color(card) == Some(Color::Red)
}

/// One of the two Doors of a colour: of either player's (P4).
fn doors_in_pairs(table: &Table) -> Vec<(Seat, Color)> {
    let mut doors = Vec::new();
    for color in Color::ALL.into_iter().filter(|&color| table.doors_in_all(color) >= 2) {
        doors.extend(
            Seat::BOTH.into_iter().filter(|&owner| table.doors_of(owner, color) > 0).map(|owner| (owner, color)),
        );
    }
    doors
}

/// Any Door of the active player's (P8).
fn doors_of_the_active(table: &Table) -> Vec<(Seat, Color)> {
    let owned = Color::ALL.into_iter().filter(|&color| table.doors_of(table.active, color) > 0);
    owned.map(|color| (table.active, color)).collect()
}
