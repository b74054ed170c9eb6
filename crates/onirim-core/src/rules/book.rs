//! The Book of Steps Lost and Found (K): its spells, and Goals that show their face again.

use crate::answers::Question;
use crate::cards::{Card, Spell};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::rules::{Done, Flow, PROPHECY, Purpose, Step};
use crate::setup::Book;
use crate::table::Slot;

/// The spells that a discard pile of so many cards can pay for, one bit each (K6 to K9); more cards than the dearest costs make no difference.
const fn payable(book: Book) -> [u8; MOST_PAID + 1] {
    let mut payable = [0; MOST_PAID + 1];
    let mut cards = 0;
    while cards <= MOST_PAID {
        let mut number = 0;
        while number < Spell::ALL.len() {
            if Spell::ALL[number].cost(book) <= cards {
                payable[cards] |= bit(Spell::ALL[number]);
            }
            number += 1;
        }
        cards += 1;
    }
    payable
}

/// No spell costs less (K6).
const CHEAPEST: usize = Spell::ParadoxicalProphecy.cost(Book::Found);
/// No spell costs more (K9).
const MOST_PAID: usize = Spell::PowerfulPunishment.cost(Book::Lost);
static PAYABLE_FOUND: [u8; MOST_PAID + 1] = payable(Book::Found);
static PAYABLE_LOST: [u8; MOST_PAID + 1] = payable(Book::Lost);

const fn bit(spell: Spell) -> u8 {
    1 << spell as u8
}

impl Game {
    /// The spells that can be cast as an answer to this question, one bit each (K5 to K8, R3).
    #[inline(always)]
    pub(crate) fn castable(&self, question: &Question) -> u8 {
        match self.setup.book {
            Some(book) if self.discard.len() >= CHEAPEST => self.castable_with(book, question),
            Some(_) | None => 0,
        }
    }

    fn castable_with(&self, book: Book, question: &Question) -> u8 {
        let payable = match book {
            Book::Found => &PAYABLE_FOUND,
            Book::Lost => &PAYABLE_LOST,
        };
        let without_deck = if self.deck.is_empty() { needing_deck(question) } else { 0 };
        payable[self.discard.len().min(MOST_PAID)] & open_spells(question) & !without_deck
    }
}

/// The spells that make no sense without a deck: nothing can be looked at, and before a draw the game is lost (B18).
fn needing_deck(question: &Question) -> u8 {
    let planning = if *question == Question::BeforeDraw { bit(Spell::ParallelPlanning) } else { 0 };
    bit(Spell::ParadoxicalProphecy) | planning
}

/// The spells that answer this question, if they can be paid for.
fn open_spells(question: &Question) -> u8 {
    let any_time = bit(Spell::ParadoxicalProphecy) | bit(Spell::ParallelPlanning);
    let punishment = if *question == Question::Nightmare { bit(Spell::PowerfulPunishment) } else { 0 };
    if question.allows_spells() { any_time | punishment } else { 0 }
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
