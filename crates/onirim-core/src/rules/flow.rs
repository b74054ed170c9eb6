//! How a game goes on: an answer is carried out, then everything that follows from it, up to the next question.

use crate::answers::{Action, Question};
use crate::cards::{Card, PremonitionSet};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::{Cause, Ending, Game};
use crate::rules::Purpose;
use crate::table::{DeckEnd, KnownCard};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Now {
    /// It waits for a player's answer.
    Asking(Question),
    /// An answer is being carried out, or waits for chance.
    Moving,
    /// The game is over.
    Over(Ending),
}

/// Something to be done later, when what has come in between is done. When nothing is left, phase 2 goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Step {
    /// Ask this: a spell has interrupted the question (K5).
    Ask(Question),
    /// This card was discarded, and the swap (D4) comes first: then a Prophecy (B8), or a look (T5).
    FollowDiscard(Card),
    /// A Nightmare's option has been carried out: Towers, then the discard pile (B14, T6).
    SettleNightmare,
    /// A Happy Dream's option has been carried out: discard it (P12).
    SettleHappyDream,
    /// Apply those of these Premonitions that hold (P2, R6).
    Heed(PremonitionSet),
    /// Turn so many more Premonitions face up, and apply those that hold together with the ones turned up just before (P6, P10, R6).
    Foretell { left: u8, revealed: PremonitionSet },
    /// Draw the next card of phase 2 (B11). This step and those that follow wait only for chance.
    Draw,
    /// See so many more cards of a look.
    See { purpose: Purpose, left: u8 },
    /// Reveal so many more cards for a Nightmare (B14-III).
    Reveal(u8),
    /// Draw the rest of a new hand (B14-IV, P10).
    DrawNewHand(Cause),
}

/// A game in motion, with its sources of chance and its witness.
///
/// A function that asks chance either goes on with the answer, or pushes a [`Step`] for what is left and returns the error. So a game that stops there can be
/// continued later.
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
        let Now::Asking(question) = self.game.now else {
            debug_assert!(false, "{action:?} answers no question");
            return Ok(());
        };
        self.game.now = Now::Moving;
        match (action, question) {
            (Action::Pick { card }, Question::Draft) => self.pick(card),

            (Action::Play { card, from }, Question::Turn) => self.play(card, from),
            (Action::Build { tower, from, end }, Question::Turn) => self.build(tower, from, end),
            (Action::Discard { card, from }, Question::Turn) => self.discard(card, from)?,

            (Action::TakeDoor, Question::EarnedDoor { color }) => self.take_earned_door(color),
            (Action::LeaveDoor, Question::EarnedDoor { color }) => self.leave_earned_door(color),
            (Action::Swap { personal, shared }, Question::Swap) => self.swap(personal, shared),
            (Action::KeepHand, Question::Swap) | (Action::SkipLook, Question::LookAhead { .. }) => {}
            (Action::Look, Question::LookAhead { cards }) => self.look(Purpose::LookAhead, cards)?,

            (Action::DiscardSeen { card }, Question::Prophecy) => self.discard_for_prophecy(card),
            (Action::PlaceNext { card }, Question::Arrange { .. }) => self.place_next(card),

            (Action::Draw, Question::BeforeDraw) => self.draw()?,
            (Action::PayKey { key, from }, Question::DrawnDoor { color }) => self.pay_for_door(color, key, from),
            (Action::RefuseDoor, Question::DrawnDoor { color }) => self.refuse_door(color),

            (Action::PayKey { key, from }, Question::Nightmare) => self.pay_nightmare(key, from),
            (Action::ReturnDoor { owner, color }, Question::Nightmare) => self.yield_door(owner, color),
            (Action::RevealFive, Question::Nightmare) => self.reveal_five()?,
            (Action::DiscardHand, Question::Nightmare) => self.discard_hand()?,
            (Action::Raze { tower }, Question::Ruin) => self.raze(tower),
            (Action::FalseDestruction, Question::Ruin) => self.pretend_destruction(),

            (Action::Cast { spell }, _) => self.cast(question, spell)?,
            (Action::PayCard { card }, Question::Payment { spell, owed }) => self.pay_card(spell, owed, card)?,
            (Action::Raise { card }, Question::Raise) => self.raise_to_top(card),
            (Action::SwapGoals { left, right }, Question::SwapGoals) => self.swap_goals(left, right),
            (Action::ReopenGoal { slot }, Question::ReopenGoal { .. }) => self.turn_goal_up(slot),

            (Action::Suffer { premonition }, Question::Premonitions) => self.suffer(premonition)?,
            (Action::ReturnDoor { owner, color }, Question::LoseDoor { .. }) => self.return_door(owner, color),
            (Action::DropKey { key }, Question::DropKey { left }) => self.drop_key(left, key),

            (Action::Dispel { premonition }, Question::HappyDream) => self.dispel(premonition),
            (Action::RevealSeven, Question::HappyDream) => self.reveal_seven()?,
            (Action::SearchDeck, Question::HappyDream) => self.search_deck(),
            (Action::DiscardSeen { card }, Question::Sift) => self.sift_out(card),
            (Action::KeepRest, Question::Sift) => self.arrange(DeckEnd::Top),
            (Action::Fetch { card }, Question::Fetch) => self.fetch(card),

            // Named one by one, so that the compiler asks what a new action does.
            (
                Action::Pick { .. }
                | Action::Play { .. }
                | Action::Build { .. }
                | Action::Discard { .. }
                | Action::TakeDoor
                | Action::LeaveDoor
                | Action::Swap { .. }
                | Action::KeepHand
                | Action::Look
                | Action::SkipLook
                | Action::DiscardSeen { .. }
                | Action::KeepRest
                | Action::PlaceNext { .. }
                | Action::Draw
                | Action::PayKey { .. }
                | Action::RefuseDoor
                | Action::ReturnDoor { .. }
                | Action::RevealFive
                | Action::DiscardHand
                | Action::Raze { .. }
                | Action::FalseDestruction
                | Action::PayCard { .. }
                | Action::Raise { .. }
                | Action::SwapGoals { .. }
                | Action::ReopenGoal { .. }
                | Action::Suffer { .. }
                | Action::DropKey { .. }
                | Action::Dispel { .. }
                | Action::RevealSeven
                | Action::SearchDeck
                | Action::Fetch { .. },
                _,
            ) => debug_assert!(false, "{action:?} does not answer {question:?}"),
        }
        Ok(())
    }

    /// Does what is to be done until a question is asked or the game is over.
    #[inline(always)]
    pub(crate) fn settle(&mut self) -> Done<C> {
        while matches!(self.game.now, Now::Moving) {
            match self.game.later.pop() {
                None => self.refill()?,
                Some(step) => self.take(step)?,
            }
        }
        Ok(())
    }

    /// Not inlined: most turns leave nothing to be done later.
    #[inline(never)]
    fn take(&mut self, step: Step) -> Done<C> {
        match step {
            Step::Ask(question) => self.ask(question),
            Step::FollowDiscard(card) => self.follow_discard(card)?,
            Step::SettleNightmare => self.settle_nightmare(),
            Step::SettleHappyDream => self.discard_dream(),
            Step::Heed(premonitions) => self.heed(premonitions)?,
            Step::Foretell { left, revealed } => self.foretell(left, revealed)?,
            Step::Draw => self.draw()?,
            Step::See { purpose, left } => self.see(purpose, left)?,
            Step::Reveal(left) => self.reveal(left)?,
            Step::DrawNewHand(cause) => self.draw_new_hand(cause)?,
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

    /// Takes the top card of the deck. Where chance does not know it, the rest of what is being done is put off.
    #[inline(always)]
    pub(crate) fn take_top(&mut self, rest: Step) -> Result<Option<KnownCard>, C::Unknown> {
        self.game.deck.draw(self.chance).inspect_err(|_| self.game.later.push(rest))
    }

    pub(crate) fn end(&mut self, ending: Ending) {
        self.game.later.clear();
        self.game.now = Now::Over(ending);
        self.tell(Event::Ended { ending });
    }
}
