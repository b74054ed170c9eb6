//! The Book of Steps Lost and Found (K): its spells, and Goals that show their face again.

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Color, Spell};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::{Done, Flow, PROPHECY, Purpose, Step};
use crate::setup::Book;
use crate::table::Slot;

impl Game {
    /// K5: the spells that may be cast now.
    pub(crate) fn list_spells(&self, question: Question, actions: &mut ActionList) {
        let Some(book) = self.setup.book else { return };
        let castable = Spell::ALL.into_iter().filter(|&spell| self.may_cast(spell, book, question));
        actions.extend(castable.map(|spell| Action::Cast { spell }));
    }

    /// Is there a spell that may be cast as an answer to this question?
    pub(crate) fn can_cast(&self, question: Question) -> bool {
        self.setup.book.is_some_and(|book| Spell::ALL.into_iter().any(|spell| self.may_cast(spell, book, question)))
    }

    /// May this spell be cast as an answer to this question? (K5, R3)
    fn may_cast(&self, spell: Spell, book: Book, question: Question) -> bool {
        let has_effect = match spell {
            // K6: there are cards to look at.
            Spell::ParadoxicalProphecy => !self.deck.is_empty(),
            // K7: before a draw from an empty deck the game is lost, whatever the Goals are (B18).
            Spell::ParallelPlanning => question != Question::BeforeDraw || !self.deck.is_empty(),
            // K8.
            Spell::PowerfulPunishment => question == Question::Nightmare,
        };
        has_effect && self.discard.len() >= spell.cost(book) && question.allows_spells()
    }

    /// K5: any card of the discard pile.
    pub(crate) fn list_payments(&self, actions: &mut ActionList) {
        actions.extend(self.discard.prints().map(|card| Action::PayCard { card }));
    }

    /// K7: any two Goals.
    pub(crate) fn list_goal_swaps(&self, actions: &mut ActionList) {
        let Some(goals) = &self.goals else { return };
        for left in goals.slots() {
            let others = goals.slots().filter(|&right| left < right);
            actions.extend(others.map(|right| Action::SwapGoals { left, right }));
        }
    }

    /// K3: any face-down Goal of the colour.
    pub(crate) fn list_found_goals(&self, color: Color, actions: &mut ActionList) {
        let found = self.goals.iter().flat_map(|goals| goals.found(color));
        actions.extend(found.map(|slot| Action::ReopenGoal { slot }));
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// The question that the spell interrupts is asked again afterwards, unless the spell answers it, or the game comes back to it by itself.
    pub(crate) fn cast(&mut self, question: Question, spell: Spell) -> Done<C> {
        let Some(book) = self.game.setup.book else { unreachable!("there is no spell without a Book") };
        let comes_back = matches!(question, Question::BeforeDraw | Question::Premonitions);
        let answers = spell == Spell::PowerfulPunishment;
        if !comes_back && !answers {
            self.later(Step::Ask(question));
        }
        self.tell(Event::SpellCast { seat: self.game.active, spell });
        self.collect_payment(spell, spell.cost(book))
    }

    pub(crate) fn pay_card(&mut self, spell: Spell, owed: u8, card: Card) -> Done<C> {
        self.pay_with(card);
        self.collect_payment(spell, usize::from(owed) - 1)
    }

    /// Asks for the cards still owed, takes them itself where there is nothing to choose (R1), and then does what the spell does.
    #[inline(always)]
    fn collect_payment(&mut self, spell: Spell, owed: usize) -> Done<C> {
        let pile = &self.game.discard;
        let nothing_to_choose = pile.len() == owed || pile.print_set().is_single();
        if owed > 0 && !nothing_to_choose {
            self.ask(Question::Payment { spell, owed: owed as u8 });
            return Ok(());
        }
        self.complete_payment(spell, owed)
    }

    /// Nothing is left to choose. Not inlined: the way to the next question stays short.
    #[inline(never)]
    fn complete_payment(&mut self, spell: Spell, owed: usize) -> Done<C> {
        let pile = self.game.discard;
        for card in pile.iter().take(owed) {
            self.pay_with(card);
        }
        self.work(spell)
    }

    fn pay_with(&mut self, card: Card) {
        self.game.discard.remove(card);
        self.game.removed.insert(card);
        self.tell(Event::Paid { card });
    }

    fn work(&mut self, spell: Spell) -> Done<C> {
        match spell {
            Spell::ParadoxicalProphecy => self.look(Purpose::Raise, PROPHECY as u8)?,
            Spell::ParallelPlanning => self.ask(Question::SwapGoals),
            Spell::PowerfulPunishment => self.discard_dream(),
        }
        Ok(())
    }

    pub(crate) fn swap_goals(&mut self, left: Slot, right: Slot) {
        if let Some(goals) = &mut self.game.goals {
            goals.swap(left, right);
        }
        self.tell(Event::GoalsSwapped { left, right });
    }

    pub(crate) fn turn_goal_up(&mut self, slot: Slot) {
        if let Some(goals) = &mut self.game.goals {
            goals.reopen(slot);
        }
        self.tell(Event::GoalReopened { slot });
    }
}
