//! The deal, told card by card.

use onirim_core::{Occasion, Outcome, Players, Request, Seat, Setup};
use onirim_record::{Awaited, Playthrough, Refused};

use super::chore::Chore;
use super::hands::Hands;
use super::notes;
use super::slip::{Moment, Told};

/// A deal of real cards that is being told. It always waits for a card: when it has the last one, it becomes a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealing {
    setup: Setup,
    told: Vec<Outcome>,
}

/// Why a card was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDealt {
    /// It cannot come up.
    Impossible,
}

impl Dealing {
    /// Nothing is told yet.
    pub fn new(setup: Setup) -> Dealing {
        Dealing { setup, told: Vec::new() }
    }

    /// What is dealt.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// What has been told.
    pub fn told(&self) -> &[Outcome] {
        &self.told
    }

    /// Whom the deal is told to: the only player, or the table (`None`).
    pub fn told_to(&self) -> Option<Seat> {
        match self.setup.players {
            Players::One => Some(Seat::One),
            Players::Two(_) => None,
        }
    }

    /// What of it lies in hands and rows, in the order in which it was told.
    pub fn laid_out(&self) -> impl Iterator<Item = Outcome> {
        self.told.iter().copied().filter(|outcome| !goes_to_limbo(*outcome))
    }

    /// What of it waits in Limbo.
    pub fn in_limbo(&self) -> impl Iterator<Item = Outcome> {
        self.told.iter().copied().filter(|outcome| goes_to_limbo(*outcome))
    }

    /// What must be told next, and why. `None`: nothing is missing.
    pub fn wanted(&self) -> Option<(Request, Occasion)> {
        let Err(Refused::NeedsOutcome { request, .. }) = Playthrough::scripted(self.setup, &self.told) else {
            return None;
        };
        Some((request, Awaited::in_deal(self.setup, &self.told).occasion?))
    }

    /// What hands have had to do so far, in order.
    pub fn chores(&self) -> Vec<Chore> {
        let mut hands = Hands::at_the_box(self.setup);
        hands.follow(None, &notes::of_deal(self.setup, &self.told), None);
        hands.chores
    }

    /// Tells the next card. With the last one, there is a game.
    pub fn tell(&mut self, outcome: Outcome) -> Result<Option<Playthrough>, NotDealt> {
        self.told.push(outcome);
        match Playthrough::scripted(self.setup, &self.told) {
            Ok(playthrough) => Ok(Some(playthrough)),
            Err(Refused::NeedsOutcome { .. }) => Ok(None),
            Err(_) => {
                self.told.pop();
                Err(NotDealt::Impossible)
            }
        }
    }

    /// Asks again for the last card that was told, if there is one.
    pub fn take_back(&mut self) -> Option<Outcome> {
        self.told.pop()
    }

    /// What has been told, the last card last.
    pub fn slips(&self) -> Vec<Told> {
        super::slip::of_deal(self.setup, &self.told)
    }

    /// Another card came up there than was told. What was told behind it stays, as far as it still fits; if that is all, there is a game.
    pub fn correct(&mut self, number: usize, right: Outcome) -> Result<Option<Playthrough>, NotDealt> {
        let mut corrected = Dealing::new(self.setup);
        let mut dealt = None;
        for (place, &outcome) in self.told.iter().enumerate() {
            let told = corrected.tell(if place == number { right } else { outcome });
            match told {
                Ok(Some(playthrough)) => {
                    dealt = Some(playthrough);
                    break;
                }
                Ok(None) => {}
                Err(refused) if place <= number => return Err(refused),
                Err(NotDealt::Impossible) => break,
            }
        }
        *self = corrected;
        Ok(dealt)
    }

    pub(super) fn of(setup: Setup, told: &[Outcome]) -> Dealing {
        Dealing { setup, told: told.to_vec() }
    }

    /// At which moment of a game this card of the deal was told.
    pub fn moment(number: usize) -> Moment {
        Moment { ply: None, number }
    }
}

/// B2: only cards that one can hold stay.
fn goes_to_limbo(outcome: Outcome) -> bool {
    match outcome {
        Outcome::Card(card) => !card.is_location(),
        Outcome::Goal(_) | Outcome::Premonition(_) => false,
    }
}
