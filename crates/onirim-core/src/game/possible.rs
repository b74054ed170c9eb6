//! Whether a view can be one of a game.

use core::fmt;

use crate::answers::Question;
use crate::cards::{Card, Cards, Color, PremonitionSet, Spell, Storeys};
use crate::game::{Ending, Game, View};
use crate::rules::{HAPPY_DREAM_REVEALS, OPEN_CARDS, PROPHECY, Step};
use crate::table::{Audience, DeckEnd, Group, Look, MOST_KNOWN_BOTTOM, MOST_KNOWN_TOP, RUN, Seat, most_prophecies};

/// Why a [`View`] is one of no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImpossibleView {
    /// Something on the table does not belong to the set-up.
    NotInSetup,
    /// Not every card of the game is in exactly one place, or a card is where it cannot be.
    Cards,
    /// A hand has too many cards or too few, or the own secrets are not in the hand.
    Hands,
    /// What is known of the deck's order, and to whom, cannot be.
    Deck,
    /// The Goals or Premonitions do not fit the Doors.
    Doors,
    /// The game neither asks a question nor is over.
    ChanceHasTheWord,
    /// This cannot be asked at this table, or the steps that wait do not fit the question.
    Question,
    /// The game cannot be over at this table, or cannot go on.
    Ending,
    /// The fields contradict each other in another way.
    Contradiction,
}

impl fmt::Display for ImpossibleView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ImpossibleView::NotInSetup => "something on the table does not belong to this set-up",
            ImpossibleView::Cards => "not every card of the game is in exactly one place where it can be",
            ImpossibleView::Hands => "a hand has too many cards or too few, or a secret card is not in it",
            ImpossibleView::Deck => "what is known of the order of the deck, and to whom, is impossible",
            ImpossibleView::Doors => "the Goals or Premonitions do not fit the Doors",
            ImpossibleView::ChanceHasTheWord => "the game neither asks a question nor is over",
            ImpossibleView::Question => "this cannot be asked at this table",
            ImpossibleView::Ending => "the game cannot be over at this table, or cannot go on",
            ImpossibleView::Contradiction => "the view contradicts itself",
        })
    }
}

impl core::error::Error for ImpossibleView {}

fn ensure(holds: bool, otherwise: ImpossibleView) -> Result<(), ImpossibleView> {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl View {
    /// All that a deal relies on: afterwards there is a card for each place.
    pub(super) fn check(&self) -> Result<(), ImpossibleView> {
        ensure(self.belongs_to_setup(), ImpossibleView::NotInSetup)?;
        ensure(self.hands_are_possible(), ImpossibleView::Hands)?;
        ensure(self.places_are_possible(), ImpossibleView::Deck)?;
        ensure(self.has_every_card(), ImpossibleView::Cards)?;
        ensure(self.decision.is_some() || self.ending.is_some(), ImpossibleView::ChanceHasTheWord)?;
        ensure(self.decision.is_none() || self.ending.is_none(), ImpossibleView::Ending)
    }

    fn belongs_to_setup(&self) -> bool {
        let seats = self.setup.seats();
        let [own, partners] = [self.hand.len(), self.partner_known.len()];
        let is_empty = |seat: Seat| {
            let cards = if seat == self.seat { own } else { partners };
            cards == 0 && self.rows[seat.index()].cards().is_empty() && self.doors[seat.index()] == [0; 4]
        };
        Seat::BOTH.iter().all(|seat| seats.contains(seat) || is_empty(*seat) && self.active != *seat)
            && (seats.len() > 1 || self.shared.is_empty())
            && (self.setup.has_secrets() || self.secret.is_empty() && self.partner_hidden == 0)
            && self.setup.book.is_some() == self.goals.is_some()
            && self.setup.towers.is_some() == self.towers.is_some()
            && self.setup.premonitions.is_some() == self.omens.is_some()
    }

    fn hands_are_possible(&self) -> bool {
        let players = self.setup.players;
        let is_draft = self.decision.is_some_and(|decision| decision.question == Question::Draft);
        let most_shared = if is_draft { OPEN_CARDS } else { players.full(Group::Shared) };
        let partners = self.partner_known.len().saturating_add(self.partner_hidden);
        let count = |cards: &[Card], card: Card| cards.iter().filter(|&&one| one == card).count();
        self.hand.len().max(partners) <= players.full(Group::Personal)
            && self.shared.len() <= most_shared
            && self.secret.iter().all(|&card| count(&self.secret, card) <= count(&self.hand, card))
    }

    /// A place at an end of the deck is known to this seat if its card is; the cards at all other places are unseen.
    fn places_are_possible(&self) -> bool {
        let is_possible = |(card, &audience): (&Option<Card>, &Audience)| match audience {
            Audience::Nobody => false,
            Audience::Only(one) => self.setup.has_secrets() && card.is_some() == (one == self.seat),
            Audience::Everyone => card.is_some(),
        };
        let looked_at = self.looked_at.len() + self.placed.len();
        self.top.len() == self.top_known_to.len()
            && self.bottom.len() == self.bottom_known_to.len()
            && self.top.iter().zip(self.top_known_to.iter()).all(is_possible)
            && self.bottom.iter().zip(self.bottom_known_to.iter()).all(is_possible)
            && self.looking.is_some() == (looked_at > 0)
    }

    fn has_every_card(&self) -> bool {
        let places = [&*self.top, &self.bottom, &self.looked_at, &self.placed];
        let [hidden, count]: [usize; 2] = [
            places.iter().map(|cards| cards.iter().filter(|card| card.is_none()).count()).sum(),
            places.iter().map(|cards| cards.len()).sum(),
        ];
        let pool = self.unseen.len().checked_sub(self.partner_hidden + hidden);
        let locations = |cards: &Cards| -> usize {
            cards.counts().filter(|(card, _)| card.is_location()).map(|(_, count)| count).sum()
        };
        pool.is_some_and(|pool| self.deck_len == pool + count)
            && locations(&self.unseen) >= self.partner_hidden
            && locations(&self.limbo) == 0
            && [&self.hand, &self.shared, &self.partner_known]
                .iter()
                .all(|cards| cards.iter().all(|card| card.is_location()))
            && self.names_every_card()
    }

    /// Is every card of the game in exactly one place?
    fn names_every_card(&self) -> bool {
        let mut left = self.setup.deck();
        self.every_card().all(|card| left.remove(card)) && left.is_empty()
    }
}

/// The question that the spell in progress interrupts, and the steps that wait for it; without such a spell the question itself (K5). `None` if no spell can come in there.
fn interrupted(question: Question, steps: &[Step]) -> Option<(Question, &[Step])> {
    let comes_back = |inner| matches!(inner, Question::BeforeDraw | Question::Premonitions);
    match (question, steps.split_last()) {
        (Question::Payment { spell: Spell::PowerfulPunishment, .. }, below) => {
            below.is_none().then_some((Question::Nightmare, steps))
        }
        (
            Question::Payment { .. }
            | Question::Raise
            | Question::SwapGoals
            | Question::Arrange { end: DeckEnd::Bottom },
            below,
        ) => match below {
            None => Some((Question::BeforeDraw, steps)),
            Some((Step::Heed(_), _)) => Some((Question::Premonitions, steps)),
            Some((&Step::Ask(inner), below)) if inner.allows_spells() && !comes_back(inner) => Some((inner, below)),
            Some(_) => None,
        },
        (_, _) => Some((question, steps)),
    }
}

impl Game {
    /// All that the rules rely on: afterwards the game can be played to its end.
    pub(super) fn check(&self) -> Result<(), ImpossibleView> {
        ensure(self.goals_fit() && self.omens_fit(), ImpossibleView::Doors)?;
        ensure(self.has_room_for_known_cards(), ImpossibleView::Deck)?;
        match (self.question(), self.ending()) {
            (None, Some(Ending::Victory)) => ensure(self.is_won() && self.later.is_empty(), ImpossibleView::Ending),
            (None, Some(Ending::Defeat(_))) => {
                ensure(!self.is_won() && self.deck_len() == 0 && self.later.is_empty(), ImpossibleView::Ending)
            }
            (Some(question), _) => {
                ensure(!self.is_won(), ImpossibleView::Ending)?;
                ensure(self.question_fits(question), ImpossibleView::Question)
            }
            (None, None) => Err(ImpossibleView::ChanceHasTheWord),
        }
    }

    /// As many Goals of each colour as there are Doors of it, as many of them found as there are Doors; one more while it is asked which one is open again (K1 to K3).
    fn goals_fit(&self) -> bool {
        let reopens = |color| {
            let waits = |step: &Step| matches!(*step, Step::Ask(Question::ReopenGoal { color: open }) if open == color);
            self.question() == Some(Question::ReopenGoal { color }) || self.later.iter().any(waits)
        };
        self.goals.is_none_or(|goals| {
            Color::ALL.into_iter().all(|color| {
                let found = usize::from(self.doors_on_table()[color.index()]) + usize::from(reopens(color));
                goals.row().iter().filter(|goal| goal.color == color).count() == self.setup.doors(color)
                    && goals.found(color).count() == found
            })
        })
    }

    /// Each Premonition is in one place (P1).
    fn omens_fit(&self) -> bool {
        self.omens.is_none_or(|omens| {
            let places = [omens.face_up, omens.pile, omens.removed];
            let all: PremonitionSet = places.iter().flat_map(|place| place.iter()).collect();
            all == PremonitionSet::FULL && places.iter().map(|place| place.len()).sum::<usize>() == all.len()
        })
    }

    /// There is room for the known places at both ends when the cards that are looked at are back, and for those that spells can still add (K6).
    fn has_room_for_known_cards(&self) -> bool {
        let unpaid = self.setup.deck().len() - self.removed.len();
        let raised = match (self.question(), self.setup.book) {
            (_, None) => 0,
            (Some(Question::Raise), Some(_)) => most_prophecies(unpaid) + 1,
            (Some(Question::Payment { spell: Spell::ParadoxicalProphecy, owed }), Some(book)) => {
                let paid = Spell::ParadoxicalProphecy.cost(book).saturating_sub(owed.into());
                most_prophecies(unpaid + paid)
            }
            (_, Some(_)) => most_prophecies(unpaid),
        };
        let looked_at = self.look.len();
        let [top, bottom] = match self.question() {
            Some(Question::Raise) => [0, looked_at.saturating_sub(1)],
            Some(Question::Arrange { end: DeckEnd::Bottom }) => [0, looked_at],
            _ => [looked_at, 0],
        };
        self.deck.top().len() + top + raised <= MOST_KNOWN_TOP && self.deck.bottom().len() + bottom <= MOST_KNOWN_BOTTOM
    }

    fn question_fits(&self, question: Question) -> bool {
        let Some((inner, steps)) = interrupted(question, &self.later) else { return false };
        let is_draft = question == Question::Draft;
        self.steps_fit(inner, steps)
            && self.resolving == being_resolved(inner, steps)
            && self.look_fits(question)
            && self.may_ask(question)
            && (inner == question || self.may_ask(inner))
            && (is_draft || !self.is_duo() || self.group(self.active.partner(), Group::Personal).is_full())
    }

    /// May these steps wait below the question, which no spell has interrupted?
    fn steps_fit(&self, question: Question, steps: &[Step]) -> bool {
        // Only a Premonition that reveals others lets some wait for some (R6).
        let gone = self.omens.map_or(PremonitionSet::EMPTY, |omens| omens.removed);
        let most_groups = 1 + gone.iter().filter(|premonition| premonition.reveals() > 0).count();
        match steps {
            [] => match question {
                Question::Draft
                | Question::Turn
                | Question::EarnedDoor { .. }
                | Question::LookAhead { .. }
                | Question::Prophecy
                | Question::Arrange { .. }
                | Question::BeforeDraw
                | Question::DrawnDoor { .. }
                | Question::Nightmare
                | Question::Ruin
                | Question::HappyDream => true,
                Question::Swap
                | Question::Payment { .. }
                | Question::Raise
                | Question::SwapGoals
                | Question::ReopenGoal { .. }
                | Question::Premonitions
                | Question::LoseDoor { .. }
                | Question::DropKey { .. }
                | Question::Sift
                | Question::Fetch => false,
            },
            [Step::FollowDiscard(card)] => question == Question::Swap && card.is_location(),
            [Step::SettleNightmare] => matches!(question, Question::ReopenGoal { .. }),
            [Step::SettleHappyDream] => {
                let arranges = Question::Arrange { end: DeckEnd::Top };
                question == Question::Sift || question == Question::Fetch || question == arranges
            }
            groups => {
                matches!(
                    question,
                    Question::Premonitions
                        | Question::LoseDoor { .. }
                        | Question::ReopenGoal { .. }
                        | Question::DropKey { .. }
                ) && groups.len() <= most_groups
                    && groups.iter().all(|step| matches!(step, Step::Heed(_)))
            }
        }
    }

    /// Has this question an answer at this table, and can the game go on after each?
    fn may_ask(&self, question: Question) -> bool {
        match question {
            Question::Draft => {
                let [one, two] = Seat::BOTH.map(|seat| self.group(seat, Group::Personal).len());
                let open = self.own(Group::Shared).len();
                let are_open = Seat::BOTH.iter().all(|&seat| self.group(seat, Group::Personal).hidden().is_empty());
                let is_in_turn = self.is_duo() && self.active == Seat::One && (one == two || one == two + 1);
                is_in_turn
                    && one + two + open == OPEN_CARDS
                    && self.group_to_fill(Seat::Two) == Some(Group::Personal)
                    && are_open
            }
            Question::Turn => self.group_to_fill(self.active).is_none(),
            Question::EarnedDoor { color } => {
                self.deck().contains(Card::door(color)) && self.row(self.active).run() == Some((color, RUN))
            }
            Question::Swap => self.is_duo(),
            Question::LookAhead { cards } => {
                self.towers.is_some()
                    && self.deck_len() > 0
                    && Storeys::ALL.iter().any(|storeys| storeys.number() == cards.into())
            }
            Question::BeforeDraw => self.setup.book.is_some() && self.group_to_fill(self.active).is_some(),
            Question::Ruin => self.towers_in_danger(),
            Question::Payment { spell, owed } => {
                let (owed, cost) = (usize::from(owed), self.setup.book.map_or(0, |book| spell.cost(book)));
                (1..=cost).contains(&owed) && owed < self.discard.len()
            }
            Question::Raise | Question::SwapGoals => self.goals.is_some(),
            Question::ReopenGoal { color } => self.goals.is_some_and(|goals| goals.found(color).count() > 1),
            Question::Premonitions => !self.striking_premonitions().is_empty(),
            Question::LoseDoor { premonition } => self.doors_at_stake(premonition).next().is_some(),
            Question::DropKey { left } => left > 0 && self.deck_is_searched(),
            Question::HappyDream | Question::Sift => self.omens.is_some(),
            Question::Fetch => self.omens.is_some() && self.deck_len() > 0 && self.deck_is_searched(),
            Question::Prophecy | Question::Arrange { .. } | Question::DrawnDoor { .. } | Question::Nightmare => true,
        }
    }

    /// The deck lies open to the active player, who therefore knows what the partner holds, and its order is lost (R11).
    fn deck_is_searched(&self) -> bool {
        let partner = self.group(self.active.partner(), Group::Personal);
        self.deck.top().is_empty() && self.deck.bottom().is_empty() && partner.hidden().is_empty()
    }

    /// Is there a look where the question is about one, and none elsewhere?
    fn look_fits(&self, question: Question) -> bool {
        let for_all = question == Question::Sift || self.later.top() == Some(Step::SettleHappyDream);
        let eyes = if for_all { Audience::Everyone } else { self.own_eyes() };
        let most = if for_all { HAPPY_DREAM_REVEALS } else { PROPHECY };
        if question.looks_at().is_none() {
            return self.look == Look::NONE;
        }
        let is_over = if question == Question::Sift { self.look.is_over() } else { self.look.is_settled() };
        !is_over
            && self.look.len() <= most
            && self.look.is_of(eyes)
            && self.look.is_going_back() == question.is_arrangement()
            && (!question.is_arrangement() || question.looks_at() == Some(self.look.end))
    }
}

/// The Door or Dream that is being resolved while this is asked.
fn being_resolved(question: Question, steps: &[Step]) -> Option<Card> {
    match (question, steps) {
        (Question::DrawnDoor { color }, _) => Some(Card::door(color)),
        (Question::Nightmare | Question::Ruin, _) | (_, [Step::SettleNightmare]) => Some(Card::NIGHTMARE),
        (Question::HappyDream, _) | (_, [Step::SettleHappyDream]) => Some(Card::HAPPY_DREAM),
        (_, _) => None,
    }
}
