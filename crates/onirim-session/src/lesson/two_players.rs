//! Two players: the draft (D1), shared cards (D2), own rows (D3), the swap (D4), and how both win (D7).

use onirim_core::Color::{Blue, Brown, Green, Red};
use onirim_core::{Action, Card, Communication, Group, Outcome, Setup};

use super::cards::{cards, key, moon, play, sun};
use super::{Script, Step, Task};

const fn pick(card: Card) -> Action {
    Action::Pick { card }
}

const OPEN: [Outcome; 8] =
    cards([sun(Red), moon(Red), sun(Red), key(Blue), sun(Green), moon(Green), key(Green), sun(Blue)]);

const DECK: [Outcome; 3] = cards([moon(Brown), sun(Brown), moon(Blue)]);

const STEPS: [Step; 12] = [
    Step::new("lesson-duo-draft", Task::Read),
    Step::choose("lesson-duo-pick", pick(sun(Red))),
    Step::choose("lesson-duo-partner", pick(sun(Green))),
    Step::choose("lesson-duo-more", pick(moon(Red))),
    Step::choose("lesson-duo-more", pick(moon(Green))),
    Step::choose("lesson-duo-more", pick(sun(Red))),
    Step::choose("lesson-duo-more", pick(key(Green))),
    Step::choose("lesson-duo-play", play(sun(Red))),
    Step::choose("lesson-duo-discard", Action::Discard { card: sun(Blue), from: Group::Shared }),
    Step::choose("lesson-duo-swap", Action::Swap { personal: key(Green), shared: key(Blue) }),
    Step::choose("lesson-duo-own-row", play(moon(Red))),
    Step::new("lesson-duo-win", Task::Read),
];

pub(super) const SCRIPT: Script =
    Script { setup: Setup::duo(Communication::Open), deal: &OPEN, deck: &DECK, steps: &STEPS, done: "lesson-duo-done" };
