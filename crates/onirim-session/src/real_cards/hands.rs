//! From what happens to what hands have to do.

use onirim_core::{Action, Card, DeckEnd, Event, Premonition, Question, Setup};

use super::chore::Chore;
use super::notes::{News, Note};

/// The hands of a dealer, who follow a game from its deal on.
#[derive(Debug, Default)]
pub(super) struct Hands {
    pub(super) chores: Vec<Chore>,
    /// Before this one, nothing is changed any more: it may have been told.
    fixed: usize,
    /// Cards that go back to the deck, in the order found so far.
    going_back: Option<(DeckEnd, Vec<Card>)>,
}

/// Where hands look for a card that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Front,
    Deck,
}

impl Hands {
    /// At the box, before anything is dealt.
    pub(super) fn at_the_box(setup: Setup) -> Hands {
        let mut chores = vec![Chore::SortOut { setup }];
        if setup.book.is_some() {
            chores.push(Chore::ShuffleGoals);
        }
        chores.extend(setup.premonitions.map(|premonitions| Chore::ShufflePremonitions { premonitions }));
        chores.push(Chore::ShuffleDeck);
        Hands { fixed: chores.len(), chores, going_back: None }
    }

    /// Follows a step. `next` is what is asked after it; `None` if the step is not finished, or the game over.
    pub(super) fn follow(&mut self, action: Option<Action>, notes: &[Note], next: Option<Question>) {
        self.fixed = self.chores.len();
        // Only an action begins to search the deck for a Door, only Premonitions for anything else.
        let mut door = if action == Some(Action::TakeDoor) { Source::Deck } else { Source::Front };
        let mut cards = if let Some(Action::DropKey { .. }) = action { Source::Deck } else { Source::Front };
        for note in notes {
            if note.news == News::Told {
                self.put_back();
                self.fixed = self.chores.len();
            }
            self.see(action, *note, door, cards);
            if let Event::PremonitionSuffered {
                premonition: Premonition::RedPair | Premonition::BluePair | Premonition::AllColors,
            } = note.event
            {
                cards = Source::Deck;
            }
            if note.event == Event::DeckShuffled {
                (door, cards) = (Source::Front, Source::Front);
            }
        }
        let arranged = next.filter(|question| question.is_arrangement()).and_then(Question::looks_at);
        let going = self.going_back.as_ref().map(|(end, _)| *end);
        if arranged != going {
            self.put_back();
        }
    }

    fn see(&mut self, action: Option<Action>, note: Note, door: Source, cards: Source) {
        let event = note.event;
        if let Event::PutBack { card: Some(card), end, .. } = event {
            self.find_place(card, end);
            return;
        }
        self.put_back();
        match event {
            Event::Drawn { seat, card: Some(card), to, .. } => {
                self.turn_over(card, DeckEnd::Top, note.news);
                self.chores.push(Chore::TakeUp { seat, card, to });
            }
            Event::Opened { card } => {
                self.turn_over(card, DeckEnd::Top, note.news);
                self.chores.push(Chore::LayOpen { card });
            }
            Event::DoorDrawn { color, .. } => self.turn_over(Card::door(color), DeckEnd::Top, note.news),
            Event::NightmareDrawn { .. } => self.turn_over(Card::NIGHTMARE, DeckEnd::Top, note.news),
            Event::HappyDreamDrawn { .. } => self.turn_over(Card::HAPPY_DREAM, DeckEnd::Top, note.news),
            Event::Looked { card: Some(card), end, .. } => self.turn_over(card, end, note.news),
            Event::Revealed { card } => self.turn_over(card, DeckEnd::Top, note.news),
            // Cards of a new hand are set aside as they are drawn, those that a Nightmare reveals lie in front.
            Event::SetAside { card } => {
                if action != Some(Action::RevealFive) {
                    self.turn_over(card, DeckEnd::Top, note.news);
                }
                self.chores.push(Chore::SetAside { card });
            }
            Event::DiscardedFromDeck { card } => match cards {
                Source::Front => self.add(card, |cards| Chore::DiscardFront { cards }),
                Source::Deck => self.add(card, |cards| Chore::SearchOut { cards }),
            },
            Event::Fetched { card: Some(card), .. } => {
                // The shuffle before it is part of it.
                if self.chores.len() > self.fixed && self.chores.last() == Some(&Chore::ShuffleDeck) {
                    self.chores.pop();
                }
                self.chores.push(Chore::Fetch { card });
            }
            Event::Discarded { seat, card, from } => {
                self.add(card, |cards| Chore::Discard { seat, cards, from });
            }
            Event::Paid { card } => self.add(card, |cards| Chore::Pay { cards }),
            Event::DoorObtained { seat, color } => self.chores.push(match door {
                Source::Front => Chore::KeepDoor { seat, color },
                Source::Deck => Chore::FindDoor { seat, color },
            }),
            Event::DoorToLimbo { color } => self.chores.push(match door {
                Source::Front => Chore::SetAside { card: Card::door(color) },
                Source::Deck => Chore::FindDoorForLimbo { color },
            }),
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
            // Goals and Premonitions are laid down as they are told; the others move nothing. What is hidden is not told.
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

    /// A card of the deck comes in front, if it has not been turned over to be told.
    fn turn_over(&mut self, card: Card, end: DeckEnd, news: News) {
        if news == News::Known {
            self.add(card, |cards| Chore::TurnOver { cards, end });
        }
    }

    /// Does this with a card; where the last chore is the same and can still be changed, with one card more.
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
