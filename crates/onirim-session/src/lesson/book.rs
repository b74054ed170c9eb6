//! The Book: Goals in order (K2), a Door before its time, a spell and its price (K5, K6).

use onirim_core::Color::{Blue, Brown, Green, Red};
use onirim_core::{Action, Book, Card, Color, Outcome, Setup, Spell};

use super::cards::{cards, key, moon, pay, play, sun};
use super::{Script, Step, Task};

const fn goal(color: Color) -> Outcome {
    Outcome::Goal(color)
}

const fn card(card: Card) -> Outcome {
    Outcome::Card(card)
}

const DEAL: [Outcome; 13] = [
    goal(Red),
    goal(Blue),
    goal(Green),
    goal(Brown),
    goal(Green),
    goal(Red),
    goal(Brown),
    goal(Blue),
    card(sun(Red)),
    card(moon(Red)),
    card(sun(Red)),
    card(key(Blue)),
    card(sun(Green)),
];

const DECK: [Outcome; 17] = cards([
    Card::door(Blue),
    moon(Brown),
    Card::NIGHTMARE,
    // Revealed and discarded: the spell is paid with them.
    sun(Blue),
    moon(Blue),
    sun(Green),
    sun(Blue),
    moon(Green),
    sun(Brown),
    moon(Green),
    // The bottom of the deck.
    sun(Red),
    Card::door(Blue),
    moon(Blue),
    Card::NIGHTMARE,
    sun(Brown),
    sun(Red),
    sun(Green),
]);

const STEPS: [Step; 12] = [
    Step::new("lesson-book-goals", Task::Read),
    Step::choose("lesson-book-play", play(sun(Red))),
    Step::choose("lesson-book-refuse", Action::RefuseDoor),
    Step::choose("lesson-book-moon", play(moon(Red))),
    Step::choose("lesson-book-nightmare", Action::RevealFive),
    Step::choose("lesson-book-third", play(sun(Red))),
    Step::choose("lesson-book-door", Action::TakeDoor),
    Step::choose("lesson-book-cast", Action::Cast { spell: Spell::ParadoxicalProphecy }),
    Step::new("lesson-book-pay", Task::Pay),
    Step::choose("lesson-book-raise", Action::Raise { card: Card::door(Blue) }),
    Step::choose("lesson-book-draw", play(moon(Brown))),
    Step::choose("lesson-book-key", pay(key(Blue))),
];

pub(super) const SCRIPT: Script = Script {
    setup: Setup { book: Some(Book::Found), ..Setup::SOLO },
    deal: &DEAL,
    deck: &DECK,
    steps: &STEPS,
    done: "lesson-book-done",
};
