//! How a game goes on: an answer is carried out, then everything that follows from it, up to the next question.

use crate::action::Action;
use crate::card::Card;
use crate::chance::Chance;
use crate::decision::{DeckEnd, Ending, Question};
use crate::event::{Event, Witness};
use crate::game::Game;

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Now {
    /// It waits for a player's answer.
    Asking(Question),
    /// An answer is being carried out.
    Moving,
    /// The game is over.
    Over(Ending),
}

/// Something to be done later, when what has come in between is done. When nothing is left, phase 2 goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Ask this.
    Ask(Question),
    /// This card was discarded, and the swap is done: a Prophecy (B8), or a look (T5).
    FollowDiscard(Card),
    /// A Nightmare's option has been carried out: Towers, then the discard pile (B14, T6).
    SettleNightmare,
    /// A Happy Dream's option has been carried out: discard it (P12).
    SettleHappyDream,
    /// Apply the Premonitions that hold (P2).
    Heed,
    /// Turn so many more Premonitions face up (P6, P10).
    Foretell(u8),
}

/// A game in motion, with its sources of chance and its witness.
pub(crate) struct Flow<'a, C, W> {
    pub(crate) game: &'a mut Game,
    pub(crate) chance: &'a mut C,
    pub(crate) witness: &'a mut W,
}

/// Done, or chance did not know.
pub(crate) type Done<C> = Result<(), <C as Chance>::Unknown>;

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// Carries out a legal answer to the question that is asked, and what follows from it.
    #[inline(always)]
    pub(crate) fn answer(&mut self, action: Action) -> Done<C> {
        self.act(action)?;
        self.settle()
    }

    /// Carries out a legal answer to the question that is asked. What follows from it is left to [`Flow::settle`].
    #[inline(always)]
    pub(crate) fn act(&mut self, action: Action) -> Done<C> {
        let Some(question) = self.game.question() else { return Ok(()) };
        self.game.now = Now::Moving;
        match action {
            Action::Play { card, from } => self.play(card, from),
            Action::Discard { card, from } => self.discard(card, from)?,
            Action::Draw => self.draw()?,
            Action::KeepHand | Action::SkipLook => {}
            Action::PayKey { key, from } => self.pay_key(question, key, from),
            Action::RefuseDoor => self.refuse_door(question),
            Action::TakeDoor | Action::LeaveDoor => self.answer_earned_door(question, action),
            Action::DiscardSeen { card } => self.discard_seen(question, card),
            Action::KeepRest => self.arrange(DeckEnd::Top),
            Action::PlaceNext { card } => self.place_next(card),
            Action::ReturnDoor { owner, color } => self.give_door_up(question, owner, color),
            Action::RevealFive => self.reveal_five()?,
            Action::DiscardHand => self.discard_hand_for_nightmare()?,
            Action::Pick { card } => self.pick(card),
            Action::Swap { personal, shared } => self.swap(personal, shared),
            Action::Look => self.look_ahead(question)?,
            Action::Build { tower, from, end } => self.build(tower, from, end),
            Action::Raze { tower } => self.raze(tower),
            Action::FalseDestruction => self.pretend_destruction(),
            Action::Cast { spell } => self.cast(question, spell)?,
            Action::PayCard { card } => self.pay_card(question, card)?,
            Action::Raise { card } => self.raise_to_top(card),
            Action::SwapGoals { left, right } => self.swap_goals(left, right),
            Action::ReopenGoal { slot } => self.turn_goal_up(slot),
            Action::Suffer { premonition } => self.suffer(premonition)?,
            Action::DropKey { key } => self.drop_key(question, key),
            Action::Dispel { premonition } => self.dispel(premonition),
            Action::RevealSeven => self.reveal_seven()?,
            Action::SearchDeck => self.search_deck(),
            Action::Fetch { card } => self.fetch(card),
        }
        Ok(())
    }

    /// Does what is to be done until somebody must answer or the game is over.
    #[inline(always)]
    pub(crate) fn settle(&mut self) -> Done<C> {
        while self.game.now == Now::Moving {
            match self.game.later.pop() {
                None => self.refill()?,
                Some(step) => self.take(step)?,
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn take(&mut self, step: Step) -> Done<C> {
        match step {
            Step::Ask(question) => self.ask(question),
            Step::FollowDiscard(card) => self.follow_discard(card)?,
            Step::SettleNightmare => self.settle_nightmare(),
            Step::SettleHappyDream => self.discard_dream(),
            Step::Heed => self.heed()?,
            Step::Foretell(count) => self.reveal_premonitions(count.into())?,
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.witness.see(event);
    }

    /// Puts a question to the player.
    #[inline]
    pub(crate) fn ask(&mut self, question: Question) {
        self.game.now = Now::Asking(question);
    }

    /// Puts off a step until what comes before it is done.
    #[inline]
    pub(crate) fn later(&mut self, step: Step) {
        self.game.later.push(step);
    }

    pub(crate) fn end(&mut self, ending: Ending) {
        self.game.later.clear();
        self.game.now = Now::Over(ending);
        self.tell(Event::Ended { ending });
    }
}
