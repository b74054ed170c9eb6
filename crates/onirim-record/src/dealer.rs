//! The chance of a seed, with a memory: it can go back to an earlier state.

use std::convert::Infallible;

use onirim_core::{Card, Cards, Chance, Color, Premonition, PremonitionSet, SeededChance};

/// [`SeededChance`] runs only forwards. A dealer remembers what it was asked, so that the same state can be reached
/// again from the start.
#[derive(Debug)]
pub(crate) struct Dealer {
    seed: u64,
    chance: SeededChance,
    asked: Vec<Asked>,
}

#[derive(Clone, Copy, Debug)]
enum Asked {
    Card(Cards),
    Goal([u8; 4]),
    Premonition(PremonitionSet),
    Shuffled,
}

/// A state of a dealer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark(usize);

impl Dealer {
    pub(crate) fn new(seed: u64) -> Dealer {
        Dealer { seed, chance: SeededChance::new(seed), asked: Vec::new() }
    }

    /// The state that it is in now.
    pub(crate) fn mark(&self) -> Mark {
        Mark(self.asked.len())
    }

    /// Goes back to a state that it was in.
    pub(crate) fn go_back(&mut self, Mark(asked): Mark) {
        if asked < self.asked.len() {
            *self = Dealer::asked_again(self.seed, &self.asked[..asked]);
        }
    }

    fn asked_again(seed: u64, asked: &[Asked]) -> Dealer {
        let mut dealer = Dealer::new(seed);
        for asked in asked {
            match asked {
                Asked::Card(unseen) => drop(dealer.card(unseen)),
                Asked::Goal(left) => drop(dealer.goal(*left)),
                Asked::Premonition(pile) => drop(dealer.premonition(*pile)),
                Asked::Shuffled => dealer.shuffled(),
            }
        }
        dealer
    }
}

impl Clone for Dealer {
    fn clone(&self) -> Dealer {
        Dealer::asked_again(self.seed, &self.asked)
    }
}

impl Chance for Dealer {
    type Unknown = Infallible;
    const MAY_NOT_KNOW: bool = false;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Infallible> {
        self.asked.push(Asked::Card(*unseen));
        self.chance.card(unseen)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Infallible> {
        self.asked.push(Asked::Goal(left));
        self.chance.goal(left)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Infallible> {
        self.asked.push(Asked::Premonition(pile));
        self.chance.premonition(pile)
    }

    fn shuffled(&mut self) {
        self.asked.push(Asked::Shuffled);
        self.chance.shuffled();
    }
}
