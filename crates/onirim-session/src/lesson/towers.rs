//! The Towers: building (T3), the Rampart (T4), what a Nightmare costs (T6, T7), and a look at the deck (T5).

use onirim_core::Color::{self, Blue, Brown, Green, Red};
use onirim_core::Storeys::{self, Five, Four};
use onirim_core::{Action, Card, End, Group, Outcome, Setup, Tower, Towers};

use super::cards::{cards, discard, key, moon, pay, sun};
use super::{Script, Step, Task};

const fn tower(color: Color, storeys: Storeys) -> Card {
    Card::tower(Tower::new(color, storeys))
}

const fn build(color: Color, storeys: Storeys, end: End) -> Action {
    Action::Build { tower: Tower::new(color, storeys), from: Group::Personal, end }
}

const HAND: [Outcome; 5] =
    cards([tower(Green, Five), tower(Red, Four), tower(Brown, Four), key(Blue), tower(Brown, Five)]);

const DECK: [Outcome; 10] = cards([
    sun(Green),
    Card::NIGHTMARE,
    tower(Blue, Four),
    sun(Red),
    moon(Red),
    key(Green),
    // What the last Tower looks at.
    moon(Green),
    Card::door(Red),
    Card::NIGHTMARE,
    sun(Blue),
]);

const STEPS: [Step; 10] = [
    Step::new("lesson-towers-rampart", Task::Read),
    Step::choose("lesson-towers-first", build(Green, Five, End::Left)),
    Step::choose("lesson-towers-second", build(Red, Four, End::Right)),
    Step::choose("lesson-towers-nightmare", pay(key(Blue))),
    Step::choose("lesson-towers-ruin", Action::FalseDestruction),
    Step::choose("lesson-towers-third", build(Brown, Five, End::Right)),
    Step::choose("lesson-towers-fourth", build(Blue, Four, End::Right)),
    Step::choose("lesson-towers-discard", discard(tower(Brown, Four))),
    Step::choose("lesson-towers-look", Action::Look),
    Step::new("lesson-towers-order", Task::Order),
];

pub(super) const SCRIPT: Script = Script {
    setup: Setup { towers: Some(Towers::Rampart), ..Setup::SOLO },
    deal: &HAND,
    deck: &DECK,
    steps: &STEPS,
    done: "lesson-towers-done",
};
