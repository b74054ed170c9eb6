//! The Book of Steps Lost and Found (K): its spells, and Goals that show their face again.

use crate::card::Card;
use crate::chance::Chance;
use crate::decision::Question;
use crate::event::{Event, Witness};
use crate::flow::{Done, Flow, Step};
use crate::game::Game;
use crate::goals::{Slot, Spell};

impl Game {
    /// Can this spell be cast as an answer to this question? (K5 to K8, R3)
    #[inline]
    pub(crate) fn can_cast(&self, spell: Spell, question: &Question) -> bool {
        let Some(book) = self.setup.book else { return false };
        is_open_to_spells(question)
            && self.discard.len() >= spell.cost(book)
            && match spell {
                Spell::ParadoxicalProphecy => !self.deck.is_empty(),
                Spell::ParallelPlanning => *question != Question::BeforeDraw || !self.deck.is_empty(),
                Spell::PowerfulPunishment => *question == Question::Nightmare,
            }
    }

    #[inline]
    pub(crate) fn can_cast_any(&self, question: &Question) -> bool {
        self.setup.book.is_some() && Spell::ALL.into_iter().any(|spell| self.can_cast(spell, question))
    }
}

/// A look, a search, a payment or another spell is finished before the next spell (R3).
#[inline]
fn is_open_to_spells(question: &Question) -> bool {
    match question {
        Question::Turn
        | Question::EarnedDoor { .. }
        | Question::Swap
        | Question::LookAhead { .. }
        | Question::BeforeDraw
        | Question::DrawnDoor { .. }
        | Question::Nightmare
        | Question::Ruin
        | Question::ReopenGoal { .. }
        | Question::Premonitions
        | Question::LoseDoor { .. }
        | Question::HappyDream => true,
        Question::Draft
        | Question::Prophecy
        | Question::Arrange { .. }
        | Question::Payment { .. }
        | Question::Raise
        | Question::SwapGoals
        | Question::DropKey { .. }
        | Question::Sift
        | Question::Fetch => false,
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// The question that the spell interrupts is asked again afterwards, unless the spell answers it.
    pub(crate) fn cast(&mut self, question: Question, spell: Spell) -> Done<C> {
        let Some(book) = self.game.setup.book else { return Ok(()) };
        let answers = spell == Spell::PowerfulPunishment;
        if question != Question::BeforeDraw && !answers {
            self.later(Step::Ask(question));
        }
        self.tell(Event::SpellCast { seat: self.game.active, spell });
        self.collect_payment(spell, spell.cost(book))
    }

    pub(crate) fn pay_card(&mut self, question: Question, card: Card) -> Done<C> {
        let Question::Payment { spell, owed } = question else { return Ok(()) };
        self.pay_with(card);
        self.collect_payment(spell, usize::from(owed) - 1)
    }

    /// Asks for the cards still owed, takes them itself where there is nothing to choose (R1), and then does what the spell does.
    fn collect_payment(&mut self, spell: Spell, owed: usize) -> Done<C> {
        let pile = self.game.discard;
        let nothing_to_choose = pile.len() == owed || pile.prints().nth(1).is_none();
        if owed > 0 && !nothing_to_choose {
            self.ask(Question::Payment { spell, owed: owed as u8 });
            return Ok(());
        }
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
            Spell::ParadoxicalProphecy => self.look_at_bottom()?,
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
