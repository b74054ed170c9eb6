//! The choices that the engine lists, each with its words and its key.
//!
//! A digit points at a place of the hand, a letter says what is done. A letter that fits one choice makes it; one that fits several points at them in turn.

use onirim_core::{Action, Card, Group, Question, View};
use onirim_session::CardOrder;
use onirim_text::Text;

use crate::asks::place::{Place, places};
use crate::asks::sensible::cost;
use crate::asks::verb::{Verb, verb};

/// One choice.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The answer.
    pub action: Action,
    /// The letter that says it.
    pub key: Option<char>,
    /// What is done.
    pub label: String,
    /// What comes of it, where that can be said.
    pub outcome: Option<String>,
    /// The card in the hand that it is about.
    pub card: Option<(Group, Card)>,
}

/// The choices, and the one that the cursor is on.
#[derive(Clone, Debug)]
pub struct Offers {
    /// The choices.
    pub list: Vec<Offer>,
    /// The one that the cursor is on.
    pub cursor: usize,
    /// How they belong together.
    pub sort: Sort,
    /// The places of the hand, from left to right.
    pub places: Vec<Place>,
    /// The one of them that is pointed at.
    pub focus: Option<usize>,
}

/// How choices belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Each stands for itself.
    Plain,
    /// Those about one card of the hand belong together.
    ByCard,
}

/// What became of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    /// It makes this choice.
    Makes(usize),
    /// The cursor has moved.
    Points,
    /// It means nothing with this card.
    Nothing,
}

impl Offers {
    pub(crate) fn new(actions: impl Iterator<Item = Action>, view: &View, order: &CardOrder, text: &Text) -> Offers {
        let places = places(view, order);
        let mut list: Vec<Offer> = actions
            .map(|action| {
                let choice = text.choice(action, view);
                let key = key(verb(action), text);
                Offer { action, key, label: choice.label, outcome: choice.outcome, card: hand_card(action) }
            })
            .collect();
        let lies = |card: Option<(Group, Card)>| {
            places.iter().position(|place| Some((place.group, place.card)) == card).unwrap_or(places.len())
        };
        let sort = match view.decision.map(|decision| decision.question) {
            Some(Question::Turn | Question::Draft | Question::Swap) => Sort::ByCard,
            Some(_) | None => Sort::Plain,
        };
        let place = |offer: &Offer| match sort {
            Sort::ByCard => lies(offer.card),
            Sort::Plain => 0,
        };
        list.sort_by_key(|offer| (rank(offer.action), place(offer)));
        let first = (0..list.len()).min_by_key(|&place| cost(list[place].action, view)).unwrap_or(0);
        let mut offers = Offers { list, cursor: 0, sort, places, focus: None };
        if sort == Sort::ByCard {
            offers.focus = (0..offers.places.len()).find(|&place| offers.is_about(offers.places[place]));
        }
        offers.go_to(first);
        offers
    }

    /// The choice that the cursor is on.
    pub fn chosen(&self) -> Option<&Offer> {
        self.list.get(self.cursor)
    }

    /// To a choice. If it is about a card that is pointed at already, at whichever of equal places, that stays so.
    pub(crate) fn go_to(&mut self, place: usize) {
        self.cursor = place.min(self.list.len().saturating_sub(1));
        let Some(card) = self.chosen().and_then(|offer| offer.card) else { return };
        let about = |place: &Place| (place.group, place.card) == card;
        if !self.focused().is_some_and(&about) {
            self.focus = self.places.iter().position(about).or(self.focus);
        }
    }

    /// The place of the hand that is pointed at.
    pub fn focused(&self) -> Option<&Place> {
        self.focus.and_then(|focus| self.places.get(focus))
    }

    fn focused_card(&self) -> Option<(Group, Card)> {
        self.focused().map(|place| (place.group, place.card))
    }

    /// The first choice that has this key.
    pub fn with_key(&self, key: char) -> Option<usize> {
        self.list.iter().position(|offer| offer.key == Some(key))
    }

    /// A letter says what is done: with the card that is pointed at, if it can be done with it.
    pub(crate) fn press(&mut self, letter: char) -> Pressed {
        let lower = letter.to_ascii_lowercase();
        let key = if self.with_key(letter).is_some() { letter } else { lower };
        let fitting = self.about(|offer| offer.key == Some(key));
        let focus = self.focused_card();
        let here: Vec<usize> = fitting
            .iter()
            .copied()
            .filter(|&place| self.list[place].card.is_some_and(|card| Some(card) == focus))
            .collect();
        let places = match (here.is_empty(), self.sort) {
            (false, _) => here,
            // What is done with a card is done with the one that is pointed at, and with no other.
            (true, Sort::ByCard) => fitting.into_iter().filter(|&place| self.list[place].card.is_none()).collect(),
            (true, Sort::Plain) => fitting,
        };
        match places[..] {
            [] => Pressed::Nothing,
            [only] => Pressed::Makes(only),
            [first, ..] if places.contains(&self.cursor) => {
                let next = places.iter().copied().find(|&place| place > self.cursor).unwrap_or(first);
                self.go_to(next);
                Pressed::Points
            }
            [first, ..] => {
                self.go_to(first);
                Pressed::Points
            }
        }
    }

    /// A digit points at a place of the hand.
    pub(crate) fn digit(&mut self, digit: char) -> Pressed {
        match self.places.iter().position(|place| place.digit == digit) {
            Some(place) => self.point_at(place),
            None => Pressed::Nothing,
        }
    }

    /// Points at a place of the hand, and at what can be done there: the same as before if possible. Where nothing can be done, nothing is pointed at.
    pub(crate) fn point_at(&mut self, place: usize) -> Pressed {
        let Some(&Place { group, card, .. }) = self.places.get(place) else { return Pressed::Nothing };
        // The shared card of a swap: with the personal one that is pointed at.
        let other_half = self.chosen().and_then(|offer| offer.card).or_else(|| {
            self.list.iter().find_map(|offer| offer.card.filter(|_| matches!(offer.action, Action::Swap { .. })))
        });
        let takes = |offer: &Offer| matches!(offer.action, Action::Swap { shared, .. } if group == Group::Shared && shared == card);
        let swap = self.list.iter().position(|offer| takes(offer) && offer.card == other_half);
        if let Some(swap) = swap.or_else(|| self.list.iter().position(takes)) {
            self.go_to(swap);
            return Pressed::Points;
        }
        let same = self.chosen().map(|offer| rank(offer.action));
        let about = |offer: &Offer| offer.card == Some((group, card));
        let alike = self.list.iter().position(|offer| about(offer) && Some(rank(offer.action)) == same);
        let Some(deed) = alike.or_else(|| self.list.iter().position(about)) else { return Pressed::Nothing };
        self.focus = Some(place);
        self.go_to(deed);
        Pressed::Points
    }

    /// The choices about the card that is pointed at, and those that are about none.
    pub fn at_hand(&self) -> Vec<usize> {
        let focus = self.focused_card();
        self.about(|offer| offer.card.is_none() || offer.card == focus)
    }

    /// The places of some choices.
    pub fn about(&self, wanted: impl Fn(&Offer) -> bool) -> Vec<usize> {
        self.list.iter().enumerate().filter(|(_, offer)| wanted(offer)).map(|(place, _)| place).collect()
    }

    /// Up or down among the choices that are shown together.
    pub(crate) fn step_shown(&mut self, by: isize) {
        match self.sort {
            Sort::Plain => self.step(by),
            Sort::ByCard => {
                let shown = self.at_hand();
                let place = shown.iter().position(|&one| one == self.cursor).unwrap_or(0);
                let next = place.saturating_add_signed(by).min(shown.len().saturating_sub(1));
                self.go_to(shown.get(next).copied().unwrap_or(self.cursor));
            }
        }
    }

    pub(crate) fn step(&mut self, by: isize) {
        self.go_to(self.cursor.saturating_add_signed(by));
    }

    /// To the next or previous card of the hand that something can be done with.
    pub(crate) fn step_card(&mut self, by: isize) -> Stepped {
        let touched: Vec<usize> = (0..self.places.len()).filter(|&place| self.is_about(self.places[place])).collect();
        if touched.is_empty() {
            return Stepped::NoCards;
        }
        let here = touched.iter().position(|&place| Some(place) == self.focus);
        let next = here.map_or(0, |here| here.saturating_add_signed(by).min(touched.len() - 1));
        self.point_at(touched[next]);
        Stepped::ToACard
    }

    /// Is there a choice about this place?
    pub fn is_about(&self, place: Place) -> bool {
        self.list.iter().any(|offer| {
            offer.card == Some((place.group, place.card))
                || matches!(offer.action, Action::Swap { shared, .. } if place.group == Group::Shared && shared == place.card)
        })
    }

    /// Is it a card that the chosen one is about?
    pub fn is_chosen(&self, place: usize) -> bool {
        let (Some(offer), Some(here)) = (self.chosen(), self.places.get(place)) else { return false };
        if Some(place) == self.focus && offer.card == Some((here.group, here.card)) {
            return true;
        }
        matches!(offer.action, Action::Swap { shared, .. } if here.group == Group::Shared && shared == here.card)
            && !self.places[..place].iter().any(|other| (other.group, other.card) == (here.group, here.card))
    }

    /// Is an answer about the card at this place? Equal cards are one choice, so it may be about several places.
    pub fn concerns(&self, place: usize, action: Action) -> bool {
        let Some(here) = self.places.get(place) else { return false };
        hand_card(action) == Some((here.group, here.card))
            || matches!(action, Action::Swap { shared, .. } if here.group == Group::Shared && shared == here.card)
    }

    /// Where a shared card lies that the chosen swap takes: the place whose card comes here instead.
    pub fn comes_here(&self, place: usize) -> Option<&Place> {
        let here = self.places.get(place).filter(|here| here.group == Group::Shared && self.is_chosen(place))?;
        self.focused().filter(|own| own.group == Group::Personal && own.digit != here.digit)
    }
}

/// Was there a card of the hand to step to?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stepped {
    ToACard,
    NoCards,
}

fn key(verb: Verb, text: &Text) -> Option<char> {
    match verb {
        Verb::Letter(letter) => Some(letter),
        Verb::Colored(color) => text.letter(color).chars().next().map(|letter| letter.to_ascii_uppercase()),
        Verb::Unnamed => None,
    }
}

/// What is done most comes first: play, build, discard; and spells after what the question is really about.
fn rank(action: Action) -> u8 {
    match action {
        Action::Build { .. } => 1,
        Action::Discard { .. } => 2,
        Action::Cast { .. } => 3,
        Action::Play { .. }
        | Action::Pick { .. }
        | Action::Swap { .. }
        | Action::TakeDoor
        | Action::LeaveDoor
        | Action::KeepHand
        | Action::Look
        | Action::SkipLook
        | Action::Draw
        | Action::PayKey { .. }
        | Action::RefuseDoor
        | Action::RevealFive
        | Action::RevealSeven
        | Action::DiscardHand
        | Action::ReturnDoor { .. }
        | Action::FalseDestruction
        | Action::Raze { .. }
        | Action::DiscardSeen { .. }
        | Action::KeepRest
        | Action::PlaceNext { .. }
        | Action::PayCard { .. }
        | Action::Raise { .. }
        | Action::SwapGoals { .. }
        | Action::ReopenGoal { .. }
        | Action::Suffer { .. }
        | Action::Dispel { .. }
        | Action::DropKey { .. }
        | Action::SearchDeck
        | Action::Fetch { .. } => 0,
    }
}

/// The card of the hand that an action is about. The open cards lie where the shared ones will (D1).
fn hand_card(action: Action) -> Option<(Group, Card)> {
    if let Action::Pick { card } = action {
        Some((Group::Shared, card))
    } else if let Action::Swap { personal, .. } = action {
        Some((Group::Personal, personal))
    } else {
        action.hand_card().map(|(card, from)| (from, card))
    }
}
