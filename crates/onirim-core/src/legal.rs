//! Which actions are legal: listed for those who choose, and checked for those who claim.

use crate::action::Action;
use crate::action_list::{ActionList, Family, Listed};
use crate::card::{Card, Color, Kind};
use crate::decision::Question;
use crate::flow::Now;
use crate::game::Game;
use crate::goals::Spell;
use crate::hand::Chambers;
use crate::illegal::IllegalAction;
use crate::seat::Group;
use crate::tower::{End, Tower, TowerRow};

impl Game {
    /// All answers to the question that is asked, in a stable order; empty only when the game is over.
    #[inline]
    pub fn legal_actions(&self) -> ActionList {
        match self.now {
            Now::Asking(Question::Turn) => self.turn_actions(),
            Now::Asking(Question::Arrange { .. }) => self.looked_at(Family::PlaceNext),
            Now::Asking(Question::Prophecy) => self.looked_at(Family::DiscardSeen),
            Now::Asking(Question::Raise) => self.looked_at(Family::Raise),
            Now::Asking(Question::Draft) => ActionList::one_of(Family::Pick, self.shared.prints()),
            Now::Asking(Question::Payment { .. }) => ActionList::one_of(Family::PayCard, self.discard.prints()),
            Now::Asking(Question::SwapGoals) => ActionList::goal_swaps(),
            Now::Asking(Question::DropKey { .. }) => ActionList::one_of(Family::DropKey, self.keys_in_deck().prints()),
            Now::Asking(Question::Fetch) => ActionList::one_of(Family::Fetch, self.deck.cards().prints()),
            Now::Asking(question) => ActionList::listed(self.list_answers(question)),
            Now::Moving | Now::Over(_) => ActionList::listed(Listed::new()),
        }
    }

    #[inline]
    fn looked_at(&self, family: Family) -> ActionList {
        ActionList::one_of(family, self.look.unplaced().iter().copied())
    }

    /// Plays, discards, then whatever there is to do with Towers and spells (B3, B4, T3, K5).
    #[inline]
    fn turn_actions(&self) -> ActionList {
        let last = self.row(self.active).last_symbol();
        let personal = self.group(self.active, Group::Personal).prints().chambers();
        let shared = if self.is_duo() { self.shared.prints().chambers() } else { Chambers::default() };
        let has_more = self.towers.is_some() || self.setup.book.is_some();
        let others = if has_more { self.list_towers_and_spells() } else { Listed::new() };
        ActionList::of_hand([personal.except(last), shared.except(last), personal, shared], others)
    }

    fn list_towers_and_spells(&self) -> Listed {
        let mut list = Listed::new();
        if let Some(row) = &self.towers {
            for &from in self.groups() {
                for tower in self.group(self.active, from).prints().towers().filter_map(as_tower) {
                    list_builds(row, tower, from, &mut list);
                    list.push(Action::Discard { card: Card::tower(tower), from });
                }
            }
        }
        self.list_spells(Question::Turn, &mut list);
        list
    }

    fn list_answers(&self, question: Question) -> Listed {
        let mut list = Listed::new();
        match question {
            Question::EarnedDoor { .. } => list.extend([Action::TakeDoor, Action::LeaveDoor]),
            Question::Swap => self.list_swaps(&mut list),
            Question::LookAhead { .. } => list.extend([Action::Look, Action::SkipLook]),
            Question::BeforeDraw => list.push(Action::Draw),
            Question::DrawnDoor { color } => {
                self.list_keys(&mut list, |key| key == Card::key(color));
                list.push(Action::RefuseDoor);
            }
            Question::Nightmare => self.list_nightmare(&mut list),
            Question::Ruin => self.list_ruin(&mut list),
            Question::ReopenGoal { color } => {
                let found = self.goals.iter().flat_map(|goals| goals.found(color));
                list.extend(found.map(|slot| Action::ReopenGoal { slot }));
            }
            Question::Premonitions => {
                let doors = self.doors_on_table();
                let holding = self.omens.iter().flat_map(|omens| omens.face_up.holding(doors).iter());
                list.extend(holding.map(|premonition| Action::Suffer { premonition }));
            }
            Question::LoseDoor { premonition } => {
                let doors = self.doors_at_stake(premonition).into_iter();
                list.extend(doors.map(|(owner, color)| Action::ReturnDoor { owner, color }));
            }
            Question::HappyDream => self.list_happy_dream(&mut list),
            Question::Sift => {
                list.extend(self.looked_at(Family::DiscardSeen).iter());
                list.push(Action::KeepRest);
            }
            // These have whole sets of answers.
            Question::Turn
            | Question::Draft
            | Question::Prophecy
            | Question::Arrange { .. }
            | Question::Payment { .. }
            | Question::Raise
            | Question::SwapGoals
            | Question::DropKey { .. }
            | Question::Fetch => {}
        }
        self.list_spells(question, &mut list);
        list
    }

    /// The spells that may be cast now (K5).
    fn list_spells(&self, question: Question, list: &mut Listed) {
        if self.setup.book.is_some() {
            let castable = Spell::ALL.into_iter().filter(|&spell| self.can_cast(spell, question));
            list.extend(castable.map(|spell| Action::Cast { spell }));
        }
    }

    /// D4, R8.
    fn list_swaps(&self, list: &mut Listed) {
        for personal in self.group(self.active, Group::Personal).prints() {
            for shared in self.shared.prints().filter(|&shared| shared != personal) {
                list.push(Action::Swap { personal, shared });
            }
        }
        list.push(Action::KeepHand);
    }

    fn list_keys(&self, list: &mut Listed, fits: impl Fn(Card) -> bool) {
        for &from in self.groups() {
            for key in self.group(self.active, from).prints().keys().filter(|&key| fits(key)) {
                list.push(Action::PayKey { key, from });
            }
        }
    }

    /// B14, B15.
    fn list_nightmare(&self, list: &mut Listed) {
        self.list_keys(list, |_| true);
        let doors = self.doors(self.active);
        if doors != [0; 4] {
            for color in Color::ALL.into_iter().filter(|color| doors[color.index()] > 0) {
                list.push(Action::ReturnDoor { owner: self.active, color });
            }
        }
        list.push(Action::RevealFive);
        list.push(Action::DiscardHand);
    }

    /// T6, T7.
    fn list_ruin(&self, list: &mut Listed) {
        if let Some(row) = &self.towers {
            let places = row.towers().iter().enumerate().filter(|&(place, _)| row.may_raze(place));
            list.extend(places.map(|(_, &tower)| Action::Raze { tower }));
        }
        list.push(Action::FalseDestruction);
    }

    /// P12, R7.
    fn list_happy_dream(&self, list: &mut Listed) {
        let face_up = self.omens.iter().flat_map(|omens| omens.face_up.iter());
        list.extend(face_up.map(|premonition| Action::Dispel { premonition }));
        list.push(Action::RevealSeven);
        if !self.deck.is_empty() {
            list.push(Action::SearchDeck);
        }
    }

    /// Is this a legal answer? The frequent ones are checked directly; all others by the list. Both are the same set: a test tries every action there is.
    #[inline]
    pub(crate) fn permit(&self, action: Action) -> Result<(), IllegalAction> {
        let permitted = match action {
            Action::Play { card, from } => {
                self.now == Now::Asking(Question::Turn)
                    && self.holds(card, from)
                    && card.symbol().is_some_and(|symbol| self.row(self.active).last_symbol() != Some(symbol))
            }
            Action::Discard { card, from } => self.now == Now::Asking(Question::Turn) && self.holds(card, from),
            Action::PlaceNext { card } => {
                matches!(self.now, Now::Asking(Question::Arrange { .. })) && self.look.unplaced().contains(&card)
            }
            Action::DiscardSeen { card } => {
                matches!(self.now, Now::Asking(Question::Prophecy | Question::Sift))
                    && self.look.unplaced().contains(&card)
            }
            Action::PayCard { card } => {
                matches!(self.now, Now::Asking(Question::Payment { .. })) && self.discard.contains(card)
            }
            Action::PayKey { key, from } if self.now == Now::Asking(Question::Nightmare) => {
                key.is_key() && self.holds(key, from)
            }
            Action::Draw => self.now == Now::Asking(Question::BeforeDraw),
            Action::RevealFive | Action::DiscardHand => self.now == Now::Asking(Question::Nightmare),
            Action::Pick { .. }
            | Action::Build { .. }
            | Action::TakeDoor
            | Action::LeaveDoor
            | Action::Swap { .. }
            | Action::KeepHand
            | Action::Look
            | Action::SkipLook
            | Action::KeepRest
            | Action::PayKey { .. }
            | Action::RefuseDoor
            | Action::ReturnDoor { .. }
            | Action::Raze { .. }
            | Action::FalseDestruction
            | Action::Cast { .. }
            | Action::Raise { .. }
            | Action::SwapGoals { .. }
            | Action::ReopenGoal { .. }
            | Action::Suffer { .. }
            | Action::DropKey { .. }
            | Action::Dispel { .. }
            | Action::RevealSeven
            | Action::SearchDeck
            | Action::Fetch { .. } => self.legal_actions().contains(action),
        };
        if permitted { Ok(()) } else { Err(self.refuse(action)) }
    }

    #[inline]
    fn holds(&self, card: Card, from: Group) -> bool {
        self.group(self.active, from).contains(card)
    }

    /// Why an action that is not legal is not.
    #[cold]
    fn refuse(&self, action: Action) -> IllegalAction {
        let Some(question) = self.question() else { return IllegalAction::GameOver };
        match (question, action) {
            (Question::Turn, Action::Play { card, from }) if self.holds(card, from) => {
                match (card.kind(), self.row(self.active).last_symbol()) {
                    (Kind::Chamber(..), Some(last)) => IllegalAction::GoldenRule { last },
                    (_, _) => IllegalAction::NotThere { action },
                }
            }
            (Question::Turn, Action::Build { tower, from, .. }) if self.holds(Card::tower(tower), from) => {
                IllegalAction::TouchingEdges
            }
            (Question::Ruin, Action::Raze { tower })
                if self.towers.is_some_and(|row| row.towers().contains(&tower)) =>
            {
                IllegalAction::TouchingEdges
            }
            (_, Action::Cast { .. }) => IllegalAction::CannotCast,
            (_, _) if answers(question, action) => IllegalAction::NotThere { action },
            (_, _) => IllegalAction::NotAsked { action, question },
        }
    }
}

fn as_tower(card: Card) -> Option<Tower> {
    match card.kind() {
        Kind::Tower(tower) => Some(tower),
        Kind::Chamber(..) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => None,
    }
}

/// The ends at which a Tower may be built; those of an empty row are the same place (T3, R14).
fn list_builds(row: &TowerRow, tower: Tower, from: Group, list: &mut Listed) {
    let ends: &[End] = if row.towers().is_empty() { &[End::Left] } else { &[End::Left, End::Right] };
    for &end in ends.iter().filter(|&&end| row.may_build(tower, end)) {
        list.push(Action::Build { tower, from, end });
    }
}

/// Is this the kind of action that the question asks for, whatever it names?
fn answers(question: Question, action: Action) -> bool {
    match action {
        Action::Pick { .. } => question == Question::Draft,
        Action::Play { .. } | Action::Build { .. } | Action::Discard { .. } => question == Question::Turn,
        Action::TakeDoor | Action::LeaveDoor => matches!(question, Question::EarnedDoor { .. }),
        Action::Swap { .. } | Action::KeepHand => question == Question::Swap,
        Action::Look | Action::SkipLook => matches!(question, Question::LookAhead { .. }),
        Action::DiscardSeen { .. } => matches!(question, Question::Prophecy | Question::Sift),
        Action::KeepRest => question == Question::Sift,
        Action::PlaceNext { .. } => matches!(question, Question::Arrange { .. }),
        Action::Draw => question == Question::BeforeDraw,
        Action::PayKey { .. } => matches!(question, Question::DrawnDoor { .. } | Question::Nightmare),
        Action::RefuseDoor => matches!(question, Question::DrawnDoor { .. }),
        Action::ReturnDoor { .. } => matches!(question, Question::Nightmare | Question::LoseDoor { .. }),
        Action::RevealFive | Action::DiscardHand => question == Question::Nightmare,
        Action::Raze { .. } | Action::FalseDestruction => question == Question::Ruin,
        Action::Cast { .. } => false,
        Action::PayCard { .. } => matches!(question, Question::Payment { .. }),
        Action::Raise { .. } => question == Question::Raise,
        Action::SwapGoals { .. } => question == Question::SwapGoals,
        Action::ReopenGoal { .. } => matches!(question, Question::ReopenGoal { .. }),
        Action::Suffer { .. } => question == Question::Premonitions,
        Action::DropKey { .. } => matches!(question, Question::DropKey { .. }),
        Action::Dispel { .. } | Action::RevealSeven | Action::SearchDeck => question == Question::HappyDream,
        Action::Fetch { .. } => question == Question::Fetch,
    }
}
