//! The deal of real cards, card by card.

use onirim_core::{Occasion, Outcome, Players, Request, Seat, Setup};
use onirim_record::{Awaited, Playthrough, Refused};

use super::chore::Chore;
use super::hands::Hands;
use super::notes;
use super::slip::{Moment, Told};

/// An unfinished deal of real cards. When it has the last card, it becomes a game.
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
    /// An empty deal.
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

    /// The only player; `None` if the deal is for both.
    pub fn told_to(&self) -> Option<Seat> {
        match self.setup.players {
            Players::One => Some(Seat::One),
            Players::Two(_) => None,
        }
    }

    /// The outcomes that lie in hands and rows, in order.
    pub fn laid_out(&self) -> impl Iterator<Item = Outcome> {
        self.told.iter().copied().filter(|outcome| !goes_to_limbo(*outcome))
    }

    /// The outcomes in Limbo.
    pub fn in_limbo(&self) -> impl Iterator<Item = Outcome> {
        self.told.iter().copied().filter(|outcome| goes_to_limbo(*outcome))
    }

    /// The next outcome that is needed, and what for. `None` if the deal is complete.
    pub fn wanted(&self) -> Option<(Request, Occasion)> {
        let Err(Refused::NeedsOutcome { request, .. }) = Playthrough::scripted(self.setup, &self.told) else {
            return None;
        };
        Some((request, Awaited::in_deal(self.setup, &self.told).occasion?))
    }

    /// The chores so far, in order.
    pub fn chores(&self) -> Vec<Chore> {
        let mut hands = Hands::at_the_box(self.setup);
        hands.follow(None, &notes::of_deal(self.setup, &self.told), None);
        hands.chores
    }

    /// Adds the next outcome. The last one makes it a game.
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

    /// Removes the last outcome.
    pub fn take_back(&mut self) -> Option<Outcome> {
        self.told.pop()
    }

    /// The outcomes with their moments, in order.
    pub fn slips(&self) -> Vec<Told> {
        super::slip::of_deal(self.setup, &self.told)
    }

    /// Corrects an outcome. Later ones stay as far as they fit; returns a game if the deal is complete.
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

    /// The moment of this outcome of the deal.
    pub fn moment(number: usize) -> Moment {
        Moment { ply: None, number }
    }
}

/// B2: only Locations stay in the hand.
fn goes_to_limbo(outcome: Outcome) -> bool {
    match outcome {
        Outcome::Card(card) => !card.is_location(),
        Outcome::Goal(_) | Outcome::Premonition(_) => false,
    }
}
