//! Dark Premonitions, which come true (P2, P4), and a Happy Dream, which takes one away (P12).

use onirim_core::Color::{Blue, Brown, Green, Red};
use onirim_core::{Action, Card, Outcome, Premonition, Premonitions, Setup};

use super::cards::{cards, key, moon, pay, play, sun};
use super::{Script, Step, Task};

const DEAL: [Outcome; 9] = [
    Outcome::Premonition(Premonition::RedPair),
    Outcome::Premonition(Premonition::AnyPair),
    Outcome::Premonition(Premonition::FiveDoors),
    Outcome::Premonition(Premonition::AllColors),
    Outcome::Card(sun(Red)),
    Outcome::Card(moon(Red)),
    Outcome::Card(sun(Red)),
    Outcome::Card(key(Red)),
    Outcome::Card(sun(Green)),
];

const DECK: [Outcome; 6] = cards([sun(Blue), Card::HAPPY_DREAM, sun(Brown), Card::door(Red), moon(Green), key(Green)]);

const STEPS: [Step; 8] = [
    Step::new("lesson-premonitions-read", Task::LookAtPiles),
    Step::choose("lesson-premonitions-play", play(sun(Red))),
    Step::choose("lesson-premonitions-moon", play(moon(Red))),
    Step::choose("lesson-premonitions-dream", Action::Dispel { premonition: Premonition::RedPair }),
    Step::choose("lesson-premonitions-third", play(sun(Red))),
    Step::choose("lesson-premonitions-door", Action::TakeDoor),
    Step::choose("lesson-premonitions-second", pay(key(Red))),
    Step::new("lesson-premonitions-struck", Task::Read),
];

pub(super) const SCRIPT: Script = Script {
    setup: Setup { premonitions: Some(Premonitions::Four), ..Setup::SOLO },
    deal: &DEAL,
    deck: &DECK,
    steps: &STEPS,
    done: "lesson-premonitions-done",
};
