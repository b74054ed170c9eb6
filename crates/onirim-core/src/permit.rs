//! What an action must fulfil to be legal, checked for those who claim that it is. The same set as the listed one: a test
//! tries every action there is.

use crate::action::Action;
use crate::card::{Card, Color};
use crate::decision::Question;
use crate::flow::Now;
use crate::game::Game;
use crate::goals::{Goal, Side};
use crate::illegal::IllegalAction;
use crate::seat::{Group, Seat};
use crate::tower::{End, Tower};

/// What is wrong with an action.
#[derive(Clone, Copy)]
enum Objection {
    NotAsked,
    NotThere,
    GoldenRule,
    TouchingEdges,
    CannotCast,
}

use Objection::{CannotCast, GoldenRule, NotAsked, NotThere, TouchingEdges};

/// No objection, or one.
type Judged = Result<(), Objection>;

#[inline]
fn require(fulfilled: bool, otherwise: Objection) -> Judged {
    if fulfilled { Ok(()) } else { Err(otherwise) }
}

impl Game {
    /// Is this a legal answer?
    #[inline(always)]
    pub(crate) fn permit(&self, action: Action) -> Result<(), IllegalAction> {
        match &self.now {
            Now::Asking(question) => {
                // The most frequent actions take a short cut.
                let judged = if let (Question::Turn, Action::Discard { card, from }) = (question, action) {
                    require(self.holds(card, from), NotThere)
                } else if let (Question::Turn, Action::Play { card, from }) = (question, action) {
                    self.judge_play(card, from)
                } else if let (Question::Arrange { .. }, Action::PlaceNext { card }) = (question, action) {
                    require(self.look.shows(card), NotThere)
                } else if let (Question::Nightmare, Action::RevealFive | Action::DiscardHand) = (question, action) {
                    Ok(())
                } else {
                    self.judge(question, action)
                };
                judged.map_err(|objection| self.explain(objection, *question, action))
            }
            Now::Moving | Now::Over(_) => Err(IllegalAction::GameOver),
        }
    }

    fn judge(&self, question: &Question, action: Action) -> Judged {
        match action {
            Action::Play { card, from } => {
                require(*question == Question::Turn, NotAsked)?;
                self.judge_play(card, from)
            }
            Action::Discard { card, from } => {
                require(*question == Question::Turn, NotAsked)?;
                require(self.holds(card, from), NotThere)
            }
            Action::PlaceNext { card } => {
                require(matches!(question, Question::Arrange { .. }), NotAsked)?;
                require(self.look.shows(card), NotThere)
            }
            Action::DiscardSeen { card } => {
                require(matches!(question, Question::Prophecy | Question::Sift), NotAsked)?;
                require(self.look.shows(card), NotThere)
            }
            Action::RevealFive | Action::DiscardHand => require(*question == Question::Nightmare, NotAsked),
            Action::PayKey { key, from } => {
                require(matches!(question, Question::DrawnDoor { .. } | Question::Nightmare), NotAsked)?;
                require(fits(key, question) && self.holds(key, from), NotThere)
            }
            Action::PayCard { card } => {
                require(matches!(question, Question::Payment { .. }), NotAsked)?;
                require(self.discard.contains(card), NotThere)
            }
            Action::Draw => require(*question == Question::BeforeDraw, NotAsked),
            Action::Cast { spell } => require(self.can_cast(spell, question), CannotCast),
            Action::Raise { card } => {
                require(*question == Question::Raise, NotAsked)?;
                require(self.look.shows(card), NotThere)
            }
            Action::TakeDoor | Action::LeaveDoor => require(matches!(question, Question::EarnedDoor { .. }), NotAsked),
            Action::RefuseDoor => require(matches!(question, Question::DrawnDoor { .. }), NotAsked),
            Action::ReturnDoor { owner, color } => {
                require(matches!(question, Question::Nightmare | Question::LoseDoor { .. }), NotAsked)?;
                require(self.may_return(owner, color, question), NotThere)
            }
            Action::Pick { card } => {
                require(*question == Question::Draft, NotAsked)?;
                require(self.own(Group::Shared).contains(card), NotThere)
            }
            Action::Swap { personal, shared } => {
                require(*question == Question::Swap, NotAsked)?;
                let held = self.holds(personal, Group::Personal) && self.holds(shared, Group::Shared);
                require(held && personal != shared, NotThere)
            }
            Action::KeepHand => require(*question == Question::Swap, NotAsked),
            Action::Build { tower, from, end } => {
                require(*question == Question::Turn, NotAsked)?;
                self.judge_build(tower, from, end)
            }
            Action::Look | Action::SkipLook => require(matches!(question, Question::LookAhead { .. }), NotAsked),
            Action::Raze { tower } => {
                require(*question == Question::Ruin, NotAsked)?;
                self.judge_raze(tower)
            }
            Action::FalseDestruction => require(*question == Question::Ruin, NotAsked),
            Action::SwapGoals { left, right } => {
                require(*question == Question::SwapGoals, NotAsked)?;
                require(left < right, NotThere)
            }
            Action::ReopenGoal { slot } => {
                let Question::ReopenGoal { color } = *question else { return Err(NotAsked) };
                let found = Goal { color, side: Side::FaceDown };
                require(self.goals.is_some_and(|goals| goals.row()[slot.index()] == found), NotThere)
            }
            Action::Suffer { premonition } => {
                require(*question == Question::Premonitions, NotAsked)?;
                require(self.holding_premonitions().contains(premonition), NotThere)
            }
            Action::DropKey { key } => {
                require(matches!(question, Question::DropKey { .. }), NotAsked)?;
                require(key.is_key() && self.deck.contains(key), NotThere)
            }
            Action::Dispel { premonition } => {
                require(*question == Question::HappyDream, NotAsked)?;
                require(self.omens.is_some_and(|omens| omens.face_up.contains(premonition)), NotThere)
            }
            Action::RevealSeven => require(*question == Question::HappyDream, NotAsked),
            Action::SearchDeck => {
                require(*question == Question::HappyDream, NotAsked)?;
                require(!self.deck.is_empty(), NotThere)
            }
            Action::KeepRest => require(*question == Question::Sift, NotAsked),
            Action::Fetch { card } => {
                require(*question == Question::Fetch, NotAsked)?;
                require(self.deck.contains(card), NotThere)
            }
        }
    }

    #[inline]
    fn holds(&self, card: Card, from: Group) -> bool {
        self.own(from).contains(card)
    }

    /// B4.
    #[inline]
    fn judge_play(&self, card: Card, from: Group) -> Judged {
        require(self.holds(card, from) && card.symbol().is_some(), NotThere)?;
        require(self.row(self.active).last_symbol() != card.symbol(), GoldenRule)
    }

    /// An own Door against a Nightmare (B14-II), or one that a Premonition demands (P4, P8).
    fn may_return(&self, owner: Seat, color: Color, question: &Question) -> bool {
        if let Question::LoseDoor { premonition } = question {
            self.is_at_stake(*premonition, owner, color)
        } else {
            owner == self.active && self.doors[owner.index()][color.index()] > 0
        }
    }

    /// T3. The right end of an empty row is no place of its own (R14).
    fn judge_build(&self, tower: Tower, from: Group, end: End) -> Judged {
        let Some(row) = &self.towers else { return Err(NotThere) };
        let is_place = end == End::Left || !row.towers().is_empty();
        require(is_place && self.holds(Card::tower(tower), from), NotThere)?;
        require(row.may_build(tower, end), TouchingEdges)
    }

    /// T6.
    fn judge_raze(&self, tower: Tower) -> Judged {
        let Some(row) = &self.towers else { return Err(NotThere) };
        let place = row.towers().iter().position(|&one| one == tower).ok_or(NotThere)?;
        require(row.may_raze(place), TouchingEdges)
    }

    #[cold]
    fn explain(&self, objection: Objection, question: Question, action: Action) -> IllegalAction {
        match (objection, self.row(self.active).last_symbol()) {
            (NotAsked, _) => IllegalAction::NotAsked { action, question },
            (GoldenRule, Some(last)) => IllegalAction::GoldenRule { last },
            (NotThere, _) | (GoldenRule, None) => IllegalAction::NotThere { action },
            (TouchingEdges, _) => IllegalAction::TouchingEdges,
            (CannotCast, _) => IllegalAction::CannotCast,
        }
    }
}

/// A Key of its colour opens a Door (B13), any Key stops a Nightmare (B14-I).
#[inline]
fn fits(key: Card, question: &Question) -> bool {
    if let Question::DrawnDoor { color } = question { key == Card::key(*color) } else { key.is_key() }
}
