//! The choices that the engine lists, each with its words and its key.

use onirim_core::{Action, Card, Group, Question, View};
use onirim_text::{Args, Text};

/// Keys for choices, in order. Letters that are commands of the table are left out.
const DIGITS: &str = "1234567890";
const LETTERS: &str = "abcdefghijkmnotvwxyz";

/// One choice.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    pub(crate) action: Action,
    pub(crate) key: Option<char>,
    pub(crate) label: String,
    pub(crate) outcome: Option<String>,
    /// The card in the hand that it is about.
    pub(crate) card: Option<(Group, Card)>,
}

/// The choices, and the one that the cursor is on.
#[derive(Clone, Debug)]
pub(crate) struct Offers {
    pub(crate) list: Vec<Offer>,
    pub(crate) cursor: usize,
    pub(crate) sort: Sort,
}

/// How choices belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    /// Each stands for itself.
    Plain,
    /// Those about one card of the hand belong together.
    ByCard,
}

impl Offers {
    pub(crate) fn new(actions: impl Iterator<Item = Action>, view: &View, text: &Text) -> Offers {
        let mut list: Vec<Offer> = actions
            .map(|action| {
                let choice = text.choice(action, view);
                let label = short_label(action, view, text).unwrap_or(choice.label);
                Offer { action, key: None, label, outcome: choice.outcome, card: hand_card(action) }
            })
            .collect();
        let sort = match view.decision.map(|decision| decision.question) {
            Some(Question::Turn) => {
                sort_by_card(&mut list, view);
                give_turn_keys(&mut list);
                Sort::ByCard
            }
            Some(_) | None => {
                give_keys_in_order(&mut list);
                Sort::Plain
            }
        };
        // A card that can be played is the likelier choice.
        let cursor = list.iter().position(|offer| matches!(offer.action, Action::Play { .. })).unwrap_or(0);
        Offers { list, cursor, sort }
    }

    pub(crate) fn chosen(&self) -> Option<&Offer> {
        self.list.get(self.cursor)
    }

    /// The choice that has this key.
    pub(crate) fn with_key(&self, key: char) -> Option<usize> {
        let key = key.to_ascii_lowercase();
        self.list.iter().position(|offer| offer.key == Some(key))
    }

    /// The choices about the chosen card, and those that are about none.
    pub(crate) fn at_hand(&self) -> Vec<usize> {
        let here =
            self.chosen().and_then(|offer| offer.card).or_else(|| self.list.first().and_then(|offer| offer.card));
        let about = |offer: &Offer| offer.card.is_none() || offer.card == here;
        self.list.iter().enumerate().filter(|(_, offer)| about(offer)).map(|(place, _)| place).collect()
    }

    /// Up or down among the choices that are shown together.
    pub(crate) fn step_shown(&mut self, by: isize) {
        match self.sort {
            Sort::Plain => self.step(by),
            Sort::ByCard => {
                let shown = self.at_hand();
                let place = shown.iter().position(|&one| one == self.cursor).unwrap_or(0);
                let next = place.saturating_add_signed(by).min(shown.len().saturating_sub(1));
                self.cursor = shown.get(next).copied().unwrap_or(self.cursor);
            }
        }
    }

    pub(crate) fn step(&mut self, by: isize) {
        let last = self.list.len().saturating_sub(1);
        self.cursor = self.cursor.saturating_add_signed(by).min(last);
    }

    /// To the next or previous card of the hand; false if choices are not about cards of the hand.
    pub(crate) fn step_card(&mut self, by: isize) -> bool {
        let Some(here) = self.chosen().map(|offer| offer.card) else { return false };
        if self.list.iter().all(|offer| offer.card.is_none()) {
            return false;
        }
        let mut groups: Vec<Option<(Group, Card)>> = Vec::new();
        for offer in &self.list {
            if !groups.contains(&offer.card) {
                groups.push(offer.card);
            }
        }
        let place = groups.iter().position(|&group| group == here).unwrap_or(0);
        let target = groups[place.saturating_add_signed(by).min(groups.len() - 1)];
        self.cursor = self.list.iter().position(|offer| offer.card == target).unwrap_or(self.cursor);
        true
    }

    /// To the first choice about a card; on a second call to the next one about it.
    pub(crate) fn point_at(&mut self, group: Group, card: Card) {
        let about = |offer: &Offer| offer.card == Some((group, card));
        if let Some(place) = self.list.iter().position(about) {
            self.cursor = place;
        }
    }

    /// Is there a choice about this card?
    pub(crate) fn is_about(&self, group: Group, card: Card) -> bool {
        self.list.iter().any(|offer| offer.card == Some((group, card)))
    }
}

/// Where there are many choices of one kind, the question has said what they do: names are enough.
fn short_label(action: Action, view: &View, text: &Text) -> Option<String> {
    let Action::SwapGoals { left, right } = action else { return None };
    let goals = view.goals.as_ref()?.row();
    let args = Args::new()
        .count("left", left.index() + 1)
        .color("left-color", goals[left.index()].color)
        .count("right", right.index() + 1)
        .color("right-color", goals[right.index()].color);
    Some(text.get_with("tui-swap-goals", &args))
}

fn sort_by_card(list: &mut [Offer], view: &View) {
    let place = |offer: &Offer| match offer.card {
        Some((Group::Personal, card)) => view.hand.iter().position(|&one| one == card).unwrap_or(0),
        Some((Group::Shared, card)) => 100 + view.shared.iter().position(|&one| one == card).unwrap_or(0),
        None => 1000,
    };
    list.sort_by_key(place);
}

/// Digits play, letters discard: the same column has the same place in both.
fn give_turn_keys(list: &mut [Offer]) {
    let mut digits = DIGITS.chars();
    let mut letters = LETTERS.chars();
    for offer in list.iter_mut() {
        if matches!(offer.action, Action::Play { .. } | Action::Build { .. }) {
            offer.key = digits.next();
        }
    }
    for offer in list.iter_mut().filter(|offer| offer.key.is_none()) {
        offer.key = letters.next();
    }
}

fn give_keys_in_order(list: &mut [Offer]) {
    for (offer, key) in list.iter_mut().zip(DIGITS.chars().chain(LETTERS.chars())) {
        offer.key = Some(key);
    }
}

/// The card of the hand that an action is about.
fn hand_card(action: Action) -> Option<(Group, Card)> {
    match action {
        Action::Play { card, from } | Action::Discard { card, from } | Action::PayKey { key: card, from } => {
            Some((from, card))
        }
        Action::Build { tower, from, .. } => Some((from, Card::tower(tower))),
        Action::Pick { card } => Some((Group::Shared, card)),
        Action::Swap { personal, .. } => Some((Group::Personal, personal)),
        Action::TakeDoor
        | Action::LeaveDoor
        | Action::KeepHand
        | Action::Look
        | Action::SkipLook
        | Action::DiscardSeen { .. }
        | Action::KeepRest
        | Action::PlaceNext { .. }
        | Action::Draw
        | Action::RefuseDoor
        | Action::ReturnDoor { .. }
        | Action::RevealFive
        | Action::DiscardHand
        | Action::Raze { .. }
        | Action::FalseDestruction
        | Action::Cast { .. }
        | Action::PayCard { .. }
        | Action::Raise { .. }
        | Action::SwapGoals { .. }
        | Action::ReopenGoal { .. }
        | Action::Suffer { .. }
        | Action::DropKey { .. }
        | Action::Dispel { .. }
        | Action::RevealSeven
        | Action::SearchDeck
        | Action::Fetch { .. } => None,
    }
}

/// On a French keyboard the digits need Shift: the signs below them do as well.
pub(crate) fn as_digit(key: char) -> char {
    match key {
        '&' => '1',
        'é' => '2',
        '"' => '3',
        '\'' => '4',
        '(' => '5',
        '-' => '6',
        'è' => '7',
        '_' => '8',
        'ç' => '9',
        'à' => '0',
        other => other,
    }
}
