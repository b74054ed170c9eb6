//! The first game: runs and Doors, discards, Keys, Nightmares, Limbo, the Prophecy; how one counts, takes back, and loses.

use onirim_core::Color::{Blue, Brown, Green, Red};
use onirim_core::{Action, Card, Outcome, Setup};

use super::cards::{cards, discard, key, moon, pay, play, sun};
use super::{Script, Step, Task};

const HAND: [Outcome; 5] = cards([sun(Red), moon(Red), sun(Green), key(Blue), sun(Red)]);

const DECK: [Outcome; 15] = cards([
    moon(Green),
    sun(Brown),
    key(Green),
    Card::NIGHTMARE,
    // No Key of its colour is left in the hand.
    Card::door(Blue),
    sun(Blue),
    key(Red),
    Card::door(Green),
    moon(Brown),
    sun(Green),
    Card::NIGHTMARE,
    moon(Green),
    sun(Blue),
    key(Brown),
    moon(Red),
]);

const STEPS: [Step; 15] = [
    Step::choose("lesson-play", play(sun(Red))),
    Step::new("lesson-count", Task::LookAtPiles),
    Step::choose("lesson-golden-rule", play(moon(Red))),
    Step::new("lesson-undo", Task::TakeBack),
    Step::choose("lesson-again", play(moon(Red))),
    Step::choose("lesson-third", play(sun(Red))),
    Step::choose("lesson-take-door", Action::TakeDoor),
    Step::choose("lesson-discard", discard(sun(Brown))),
    Step::choose("lesson-nightmare", pay(key(Blue))),
    Step::new("lesson-limbo", Task::Read),
    Step::choose("lesson-green-moon", play(moon(Green))),
    Step::choose("lesson-drawn-door", pay(key(Green))),
    Step::new("lesson-lose", Task::Read),
    Step::choose("lesson-prophecy", discard(key(Red))),
    Step::choose("lesson-arrange", Action::DiscardSeen { card: Card::NIGHTMARE }),
];

pub(super) const SCRIPT: Script =
    Script { setup: Setup::SOLO, deal: &HAND, deck: &DECK, steps: &STEPS, done: "lesson-done" };
