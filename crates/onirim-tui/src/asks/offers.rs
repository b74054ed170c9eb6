//! The choices that the engine lists, each with its words and its key.

use onirim_core::{Action, Card, Group, Question, Spell, View};
use onirim_text::Text;

/// Keys for choices, in order. Letters that are commands of the table are left out, and so are those of the spells.
const DIGITS: &str = "1234567890";
const LETTERS: &str = "abcdefgijkmnotvw";
const SPELL_LETTERS: &str = "xyz";

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
    /// The cards of the hand that choices are about, from left to right.
    pub(crate) cards: Vec<(Group, Card)>,
    /// The one of them that is looked at.
    pub(crate) focus: Option<(Group, Card)>,
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
                Offer { action, key: None, label: choice.label, outcome: choice.outcome, card: hand_card(action) }
            })
            .collect();
        let sort = match view.decision.map(|decision| decision.question) {
            Some(Question::Turn) => {
                list.sort_by_key(|offer| (rank(offer.action), place_in_hand(offer.card, view)));
                give_turn_keys(&mut list, view);
                Sort::ByCard
            }
            Some(_) | None => {
                list.sort_by_key(|offer| rank(offer.action));
                give_keys_in_order(&mut list);
                Sort::Plain
            }
        };
        let mut cards: Vec<(Group, Card)> = list.iter().filter_map(|offer| offer.card).collect();
        cards.sort_by_key(|&card| place_in_hand(Some(card), view));
        cards.dedup();
        let mut offers = Offers { list, cursor: 0, sort, focus: cards.first().copied(), cards };
        // Enter alone never casts a spell.
        let first = offers.list.iter().position(|offer| !matches!(offer.action, Action::Cast { .. }));
        offers.go_to(first.unwrap_or(0));
        offers
    }

    pub(crate) fn chosen(&self) -> Option<&Offer> {
        self.list.get(self.cursor)
    }

    pub(crate) fn go_to(&mut self, place: usize) {
        self.cursor = place.min(self.list.len().saturating_sub(1));
        self.focus = self.chosen().and_then(|offer| offer.card).or(self.focus);
    }

    /// The choice that has this key.
    pub(crate) fn with_key(&self, key: char) -> Option<usize> {
        let key = key.to_ascii_lowercase();
        self.list.iter().position(|offer| offer.key == Some(key))
    }

    /// The choices about the card that is looked at, and those that are about none.
    pub(crate) fn at_hand(&self) -> Vec<usize> {
        self.about(|offer| offer.card.is_none() || offer.card == self.focus)
    }

    /// The places of some choices.
    pub(crate) fn about(&self, wanted: impl Fn(&Offer) -> bool) -> Vec<usize> {
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

    /// To the next or previous card of the hand, to do the same with it if that can be done.
    pub(crate) fn step_card(&mut self, by: isize) -> Stepped {
        let Some(here) = self.focus else { return Stepped::NoCards };
        let place = self.cards.iter().position(|&card| card == here).unwrap_or(0);
        let target = Some(self.cards[place.saturating_add_signed(by).min(self.cards.len() - 1)]);
        let same = self.chosen().map(|offer| rank(offer.action));
        let about = |offer: &Offer| offer.card == target;
        let alike = self.list.iter().position(|offer| about(offer) && Some(rank(offer.action)) == same);
        if let Some(place) = alike.or_else(|| self.list.iter().position(about)) {
            self.go_to(place);
        }
        Stepped::ToACard
    }

    /// To the first choice about a card.
    pub(crate) fn point_at(&mut self, group: Group, card: Card) {
        if let Some(place) = self.list.iter().position(|offer| offer.card == Some((group, card))) {
            self.go_to(place);
        }
    }

    /// Is there a choice about this card?
    pub(crate) fn is_about(&self, group: Group, card: Card) -> bool {
        self.cards.contains(&(group, card))
    }
}

/// Was there a card of the hand to step to?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stepped {
    ToACard,
    NoCards,
}

fn place_in_hand(card: Option<(Group, Card)>, view: &View) -> usize {
    let place = |cards: &[Card], card| cards.iter().position(|&one| one == card).unwrap_or(cards.len());
    match card {
        Some((Group::Personal, card)) => place(&view.hand, card),
        Some((Group::Shared, card)) => view.hand.len() + 1 + place(&view.shared, card),
        None => 0,
    }
}

/// What is done most comes first: play, build, cast a spell, discard. At all other questions, spells come after what the question is really about.
fn rank(action: Action) -> u8 {
    if matches!(action, Action::Build { .. }) {
        1
    } else if matches!(action, Action::Cast { .. }) {
        2
    } else if matches!(action, Action::Discard { .. }) {
        3
    } else {
        0
    }
}

/// A spell has the same key at every question.
pub(crate) const fn spell_key(spell: Spell) -> char {
    match spell {
        Spell::ParadoxicalProphecy => 'x',
        Spell::ParallelPlanning => 'y',
        Spell::PowerfulPunishment => 'z',
    }
}

/// Digits play and build, letters discard, both in the order of the hand.
fn give_turn_keys(list: &mut [Offer], view: &View) {
    let mut digits = DIGITS.chars();
    let mut letters = LETTERS.chars();
    let mut in_hand: Vec<&mut Offer> = list.iter_mut().collect();
    in_hand.sort_by_key(|offer| place_in_hand(offer.card, view));
    for offer in in_hand {
        offer.key = if let Action::Cast { spell } = offer.action {
            Some(spell_key(spell))
        } else if matches!(offer.action, Action::Play { .. } | Action::Build { .. }) {
            digits.next()
        } else {
            letters.next()
        };
    }
}

fn give_keys_in_order(list: &mut [Offer]) {
    let spells = list.iter().any(|offer| matches!(offer.action, Action::Cast { .. }));
    let free = if spells { "" } else { SPELL_LETTERS };
    let mut keys = DIGITS.chars().chain(LETTERS.chars()).chain(free.chars());
    for offer in list.iter_mut() {
        offer.key = if let Action::Cast { spell } = offer.action { Some(spell_key(spell)) } else { keys.next() };
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
