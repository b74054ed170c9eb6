//! Translates events into chores.

use onirim_core::{Action, Card, DeckEnd, Event, Premonition, Question, Setup};

use super::chore::Chore;
use super::notes::Note;

/// The chores of a game, from its deal on.
#[derive(Debug, Default)]
pub(super) struct Hands {
    pub(super) chores: Vec<Chore>,
    /// Chores before this one may have been shown and are not changed.
    fixed: usize,
    /// Cards that go back to the deck, in the order so far.
    going_back: Option<(DeckEnd, Vec<Card>)>,
}

impl Hands {
    /// The chores before the deal.
    pub(super) fn at_the_box(setup: Setup) -> Hands {
        let mut chores = vec![Chore::SortOut { setup }];
        if setup.book.is_some() {
            chores.push(Chore::ShuffleGoals);
        }
        chores.extend(setup.premonitions.map(|premonitions| Chore::ShufflePremonitions { premonitions }));
        chores.push(Chore::ShuffleDeck);
        Hands { fixed: chores.len(), chores, going_back: None }
    }

    /// Adds the chores of a step. `next` is the question after it; `None` if the step is not finished or the game is
    /// over.
    pub(super) fn follow(&mut self, action: Option<Action>, notes: &[Note], next: Option<Question>) {
        self.fixed = self.chores.len();
        // Only an action searches the deck for a Door, only Premonitions search it for other cards.
        let mut seeks_door = action == Some(Action::TakeDoor);
        let mut seeks_cards = matches!(action, Some(Action::DropKey { .. }));
        for note in notes {
            if note.is_told {
                self.put_back();
                self.fixed = self.chores.len();
            }
            self.see(action, *note, seeks_door, seeks_cards);
            if let Event::PremonitionSuffered {
                premonition: Premonition::RedPair | Premonition::BluePair | Premonition::AllColors,
            } = note.event
            {
                seeks_cards = true;
            }
            if note.event == Event::DeckShuffled {
                (seeks_door, seeks_cards) = (false, false);
            }
        }
        let arranged = next.filter(|question| question.is_arrangement()).and_then(Question::looks_at);
        let going = self.going_back.as_ref().map(|(end, _)| *end);
        if arranged != going {
            self.put_back();
        }
    }

    fn see(&mut self, action: Option<Action>, note: Note, seeks_door: bool, seeks_cards: bool) {
        let event = note.event;
        if let Event::PutBack { card: Some(card), end, .. } = event {
            self.find_place(card, end);
            return;
        }
        self.put_back();
        match event {
            Event::Drawn { seat, card: Some(card), to, .. } => {
                self.turn_over(card, DeckEnd::Top, note.is_told);
                self.chores.push(Chore::TakeUp { seat, card, to });
            }
            Event::Opened { card } => {
                self.turn_over(card, DeckEnd::Top, note.is_told);
                self.chores.push(Chore::LayOpen { card });
            }
            Event::DoorDrawn { color, .. } => self.turn_over(Card::door(color), DeckEnd::Top, note.is_told),
            Event::NightmareDrawn { .. } => self.turn_over(Card::NIGHTMARE, DeckEnd::Top, note.is_told),
            Event::HappyDreamDrawn { .. } => self.turn_over(Card::HAPPY_DREAM, DeckEnd::Top, note.is_told),
            Event::Looked { card: Some(card), end, .. } => self.turn_over(card, end, note.is_told),
            Event::Revealed { card } => self.turn_over(card, DeckEnd::Top, note.is_told),
            // Cards of a new hand are set aside as they are drawn; those that a Nightmare reveals lie in front
            // already.
            Event::SetAside { card } => {
                if action != Some(Action::RevealFive) {
                    self.turn_over(card, DeckEnd::Top, note.is_told);
                }
                self.chores.push(Chore::SetAside { card });
            }
            Event::DiscardedFromDeck { card } if seeks_cards => self.add(card, |cards| Chore::SearchOut { cards }),
            Event::DiscardedFromDeck { card } => self.add(card, |cards| Chore::DiscardFront { cards }),
            Event::Fetched { card: Some(card), .. } => {
                // Fetching includes the shuffle before it.
                if self.chores.len() > self.fixed && self.chores.last() == Some(&Chore::ShuffleDeck) {
                    self.chores.pop();
                }
                self.chores.push(Chore::Fetch { card });
            }
            Event::Discarded { seat, card, from } => {
                self.add(card, |cards| Chore::Discard { seat, cards, from });
            }
            Event::Paid { card } => self.add(card, |cards| Chore::Pay { cards }),
            Event::DoorObtained { seat, color } if seeks_door => self.chores.push(Chore::FindDoor { seat, color }),
            Event::DoorObtained { seat, color } => self.chores.push(Chore::KeepDoor { seat, color }),
            Event::DoorToLimbo { color } if seeks_door => self.chores.push(Chore::FindDoorForLimbo { color }),
            Event::DoorToLimbo { color } => self.chores.push(Chore::SetAside { card: Card::door(color) }),
            Event::NightmareToLimbo => self.chores.push(match action {
                Some(Action::FalseDestruction) => Chore::SetAside { card: Card::NIGHTMARE },
                Some(_) | None => Chore::RecallNightmare,
            }),
            Event::DreamDiscarded { card } => self.chores.push(Chore::DiscardFront { cards: vec![card] }),
            Event::Picked { seat, card } => self.chores.push(Chore::Pick { seat, card }),
            Event::Played { seat, card, from } => self.chores.push(Chore::Play { seat, card, from }),
            Event::Built { seat, tower, from, end } => self.chores.push(Chore::Build { seat, tower, from, end }),
            Event::Swapped { seat, personal, shared } => self.chores.push(Chore::Swap { seat, personal, shared }),
            Event::Razed { tower } => self.chores.push(Chore::Raze { tower }),
            Event::DoorReturned { owner, color } => self.chores.push(Chore::ReturnDoor { owner, color }),
            Event::DeckShuffled => self.chores.push(Chore::ShuffleDeck),
            Event::LimboShuffled => self.chores.push(Chore::ShuffleLimbo),
            Event::GoalsSwapped { left, right } => self.chores.push(Chore::SwapGoals { left, right }),
            Event::GoalFound { slot } => self.chores.push(Chore::TurnGoalDown { slot }),
            Event::GoalReopened { slot } => self.chores.push(Chore::TurnGoalUp { slot }),
            Event::PremonitionSuffered { premonition } => self.chores.push(Chore::Suffer { premonition }),
            Event::PremonitionDispelled { premonition } => self.chores.push(Chore::Dispel { premonition }),
            // Goals and Premonitions are laid down as they are told; the other events move nothing. Hidden cards are
            // not told.
            Event::GoalLaid { .. }
            | Event::PremonitionRevealed { .. }
            | Event::TurnBegan { .. }
            | Event::DoorLeft { .. }
            | Event::SpellCast { .. }
            | Event::Ended { .. }
            | Event::Drawn { card: None, .. }
            | Event::Looked { card: None, .. }
            | Event::PutBack { .. }
            | Event::Fetched { card: None, .. } => {}
        }
    }

    /// Adds a chore to turn over a known card of the deck. A card that was told lies in front already.
    fn turn_over(&mut self, card: Card, end: DeckEnd, is_told: bool) {
        if !is_told {
            self.add(card, |cards| Chore::TurnOver { cards, end });
        }
    }

    /// Adds a chore for a card, or adds the card to the last chore if that is of the same kind and not fixed.
    fn add(&mut self, card: Card, chore: impl Fn(Vec<Card>) -> Chore) {
        let last = self.chores.get_mut(self.fixed..).and_then(<[Chore]>::last_mut);
        match last.and_then(|last| last.cards().map(<[Card]>::to_vec).map(|cards| (last, cards))) {
            Some((last, mut cards)) if *last == chore(cards.clone()) => {
                cards.push(card);
                *last = chore(cards);
            }
            Some(_) | None => self.chores.push(chore(vec![card])),
        }
    }

    fn find_place(&mut self, card: Card, end: DeckEnd) {
        match &mut self.going_back {
            Some((going, cards)) if *going == end => cards.push(card),
            Some(_) | None => {
                self.put_back();
                self.going_back = Some((end, vec![card]));
            }
        }
    }

    fn put_back(&mut self) {
        if let Some((end, cards)) = self.going_back.take() {
            self.chores.push(Chore::PutBack { cards, end });
        }
    }
}
