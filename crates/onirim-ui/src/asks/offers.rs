//! The legal actions as a list, each with its label and its key.
//!
//! A digit points at a place of the hand, a letter names what is done. A letter that fits one action plays it; one that fits several points at them in turn.

use onirim_core::{Action, Card, Group, Question, View};
use onirim_session::CardOrder;
use onirim_text::Text;

use crate::asks::place::{Place, places};
use crate::asks::sensible::cost;
use crate::asks::verb::{Verb, verb};

/// A legal action.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The action.
    pub action: Action,
    /// Its key.
    pub key: Option<char>,
    /// Its label.
    pub label: String,
    /// What follows from it, if there is something to explain.
    pub outcome: Option<String>,
    /// The card of the hand that it is about.
    pub card: Option<(Group, Card)>,
}

/// The legal actions, with a cursor.
#[derive(Clone, Debug)]
pub struct Offers {
    /// The actions.
    pub list: Vec<Offer>,
    /// The action under the cursor.
    pub cursor: usize,
    /// How they are grouped.
    pub sort: Sort,
    /// The places of the hand, from left to right.
    pub places: Vec<Place>,
    /// The place that is pointed at.
    pub focus: Option<usize>,
}

/// How actions are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Not at all.
    Plain,
    /// By the card of the hand that they are about.
    ByCard,
}

/// The result of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    /// It plays this action.
    Makes(usize),
    /// The cursor has moved.
    Points,
    /// It does nothing with this card.
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

    /// The action under the cursor.
    pub fn chosen(&self) -> Option<&Offer> {
        self.list.get(self.cursor)
    }

    /// Moves the cursor to an action. If the place pointed at has its card, that stays the one pointed at.
    pub(crate) fn go_to(&mut self, place: usize) {
        self.cursor = place.min(self.list.len().saturating_sub(1));
        let Some(card) = self.chosen().and_then(|offer| offer.card) else { return };
        let about = |place: &Place| (place.group, place.card) == card;
        if !self.focused().is_some_and(&about) {
            self.focus = self.places.iter().position(about).or(self.focus);
        }
    }

    /// The place that is pointed at.
    pub fn focused(&self) -> Option<&Place> {
        self.focus.and_then(|focus| self.places.get(focus))
    }

    fn focused_card(&self) -> Option<(Group, Card)> {
        self.focused().map(|place| (place.group, place.card))
    }

    /// The first action with this key.
    pub fn with_key(&self, key: char) -> Option<usize> {
        self.list.iter().position(|offer| offer.key == Some(key))
    }

    /// Handles a letter: it applies to the card that is pointed at, if possible.
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
            // Grouped by card, a letter never applies to another card.
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

    /// Handles a digit: it points at a place of the hand.
    pub(crate) fn digit(&mut self, digit: char) -> Pressed {
        match self.places.iter().position(|place| place.digit == digit) {
            Some(place) => self.point_at(place),
            None => Pressed::Nothing,
        }
    }

    /// Points at a place of the hand and at an action there, of the same kind as before if possible. Ignored if no action is about the place.
    pub(crate) fn point_at(&mut self, place: usize) -> Pressed {
        let Some(&Place { group, card, .. }) = self.places.get(place) else { return Pressed::Nothing };
        // A shared card is swapped with the personal one that is pointed at.
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

    /// The actions about the card that is pointed at, and those about no card.
    pub fn at_hand(&self) -> Vec<usize> {
        let focus = self.focused_card();
        self.about(|offer| offer.card.is_none() || offer.card == focus)
    }

    /// The places in the list of all actions that meet a condition.
    pub fn about(&self, wanted: impl Fn(&Offer) -> bool) -> Vec<usize> {
        self.list.iter().enumerate().filter(|(_, offer)| wanted(offer)).map(|(place, _)| place).collect()
    }

    /// Moves the cursor up or down among the actions that are shown together.
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

    fn step(&mut self, by: isize) {
        self.go_to(self.cursor.saturating_add_signed(by));
    }

    /// Points at the next or previous card that an action is about. If there is none, moves the cursor by five actions.
    pub(crate) fn step_card(&mut self, by: isize) {
        let touched: Vec<usize> = (0..self.places.len()).filter(|&place| self.is_about(self.places[place])).collect();
        if touched.is_empty() {
            return self.step(5 * by);
        }
        let here = touched.iter().position(|&place| Some(place) == self.focus);
        let next = here.map_or(0, |here| here.saturating_add_signed(by).min(touched.len() - 1));
        self.point_at(touched[next]);
    }

    /// Whether an action is about this place.
    pub fn is_about(&self, place: Place) -> bool {
        self.list.iter().any(|offer| {
            offer.card == Some((place.group, place.card))
                || matches!(offer.action, Action::Swap { shared, .. } if place.group == Group::Shared && shared == place.card)
        })
    }

    /// Whether the action under the cursor is about this place.
    pub fn is_chosen(&self, place: usize) -> bool {
        let (Some(offer), Some(here)) = (self.chosen(), self.places.get(place)) else { return false };
        if Some(place) == self.focus && offer.card == Some((here.group, here.card)) {
            return true;
        }
        matches!(offer.action, Action::Swap { shared, .. } if here.group == Group::Shared && shared == here.card)
            && !self.places[..place].iter().any(|other| (other.group, other.card) == (here.group, here.card))
    }

    /// Whether an action is about the card at this place. Equal cards share their actions, so several places may match.
    pub fn concerns(&self, place: usize, action: Action) -> bool {
        let Some(here) = self.places.get(place) else { return false };
        hand_card(action) == Some((here.group, here.card))
            || matches!(action, Action::Swap { shared, .. } if here.group == Group::Shared && shared == here.card)
    }

    /// For the shared card of the swap under the cursor: the place of the personal card that is exchanged for it.
    pub fn comes_here(&self, place: usize) -> Option<&Place> {
        let here = self.places.get(place).filter(|here| here.group == Group::Shared && self.is_chosen(place))?;
        self.focused().filter(|own| own.group == Group::Personal && own.digit != here.digit)
    }
}

fn key(verb: Verb, text: &Text) -> Option<char> {
    match verb {
        Verb::Letter(letter) => Some(letter),
        Verb::Colored(color) => text.letter(color).chars().next().map(|letter| letter.to_ascii_uppercase()),
        Verb::Unnamed => None,
    }
}

/// The order of the list: play, build, discard; spells last.
#[expect(clippy::wildcard_enum_match_arm, reason = "it orders a list; a new action stands first")]
fn rank(action: Action) -> u8 {
    match action {
        Action::Build { .. } => 1,
        Action::Discard { .. } => 2,
        Action::Cast { .. } => 3,
        _ => 0,
    }
}

/// The card of the hand that an action is about. The open cards of the draft lie in the places of shared ones (D1).
fn hand_card(action: Action) -> Option<(Group, Card)> {
    if let Action::Pick { card } = action {
        Some((Group::Shared, card))
    } else if let Action::Swap { personal, .. } = action {
        Some((Group::Personal, personal))
    } else {
        action.hand_card().map(|(card, from)| (from, card))
    }
}
