//! The spells of the Book (K5 to K9).

use onirim_core::{Action, DeckEnd, Question, Slot, Spell};

use crate::contents;
use crate::looks::Order;
use crate::piece;
use crate::play::{Asking, Flow, Play};
use crate::table::Table;

impl Table {
    /// Are there enough discarded cards for this spell, and is the Book used at all?
    pub(crate) fn can_pay_for(&self, spell: Spell) -> bool {
        self.setup.book.is_some_and(|book| self.discard.len() >= contents::cost(spell, book))
    }
}

impl Play<'_> {
    /// The spells that can be cast at any choice (R3). Powerful Punishment is an answer to a Nightmare and listed there.
    pub(crate) fn castable(&self) -> Vec<Spell> {
        let mut spells = Vec::new();
        if self.table.can_pay_for(Spell::ParadoxicalProphecy) && !self.table.deck.is_empty() {
            spells.push(Spell::ParadoxicalProphecy);
        }
        if self.table.can_pay_for(Spell::ParallelPlanning) {
            spells.push(Spell::ParallelPlanning);
        }
        spells
    }

    /// Pays for a spell and lets it work.
    pub(crate) fn cast(&mut self, spell: Spell) -> Flow {
        self.pay_for(spell)?;
        match spell {
            Spell::ParadoxicalProphecy => self.paradoxical_prophecy(),
            Spell::ParallelPlanning => self.parallel_planning(),
            // Its effect is the Nightmare's, who asked for it.
            Spell::PowerfulPunishment => Ok(()),
        }
    }

    /// Cards of the discard pile leave the game (K5).
    pub(crate) fn pay_for(&mut self, spell: Spell) -> Flow {
        let Some(book) = self.table.setup.book else {
            return Ok(());
        };
        let cost = contents::cost(spell, book);
        if self.table.discard.len() == cost {
            // R1: the whole pile goes, there is nothing to choose.
            self.table.removed.append(&mut self.table.discard);
            return Ok(());
        }
        for paid in 0..cost {
            let question = Question::Payment { spell, owed: (cost - paid) as u8 };
            let pile = self.table.discard.clone();
            let card = self.choose_card(Asking::OfTwo, question, &pile, |card| Action::PayCard { card })?;
            let piece = piece::take(&mut self.table.discard, card);
            self.table.removed.extend(piece);
        }
        Ok(())
    }

    /// One of the bottom five goes on top (K6).
    fn paradoxical_prophecy(&mut self) -> Flow {
        self.look_at_bottom(5);
        let seen = self.table.looked_at.clone();
        let asking = self.table.asking_for_one_of(seen.len());
        let card = self.choose_card(asking, Question::Raise, &seen, |card| Action::Raise { card })?;
        let raised = piece::take(&mut self.table.looked_at, card);
        self.table.deck.splice(0..0, raised);
        self.put_back(DeckEnd::Bottom, Order::Hidden)
    }

    /// Two Goals change places, each with the side that it shows (K7, R4).
    fn parallel_planning(&mut self) -> Flow {
        let mut options = Vec::new();
        for left in Slot::all().take(self.table.goals.len()) {
            for right in Slot::all().take(self.table.goals.len()).filter(|&right| left < right) {
                options.push((Action::SwapGoals { left, right }, (left, right)));
            }
        }
        let (left, right) = self.choose(self.table.active, Question::SwapGoals, options)?;
        self.table.goals.swap(left.index(), right.index());
        Ok(())
    }
}
