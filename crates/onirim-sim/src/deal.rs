//! The deals of games: number `n` of seed `s` is the same game everywhere.

use onirim_core::hashing::{GOLDEN_RATIO, splitmix};
use onirim_core::{QuickChance, SeededChance};

/// The source of chance of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// A [`SeededChance`]: the deal of a share code. It can be recorded, and stays the same in every version.
    Shared,
    /// A [`QuickChance`]: faster, and the same only within one version of the program.
    Quick,
}

impl Deals {
    /// All there are.
    pub const ALL: [Deals; 2] = [Deals::Shared, Deals::Quick];

    /// The word for it, in options and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Deals::Shared => "shared",
            Deals::Quick => "quick",
        }
    }
}

/// A deal, by its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal(u64);

/// Makes the player's seed another one than that of the cards.
const OF_THE_PLAYER: u64 = 0x6f6e_6972_696d_2021;
/// The same for the appraiser's seed.
const OF_THE_APPRAISER: u64 = 0x6c75_636b_2120_2020;

impl Deal {
    /// The deal of game number `number` of the simulation with this seed. Within one simulation, no deal comes twice.
    pub const fn of_game(seed: u64, number: u64) -> Deal {
        Deal(splitmix(splitmix(seed).wrapping_add(number.wrapping_mul(GOLDEN_RATIO))))
    }

    /// The seed in a share code.
    pub const fn seed(self) -> u64 {
        self.0
    }

    /// The seed of a player's own dice. It does not reveal the seed of the cards.
    pub const fn seed_of_player(self) -> u64 {
        splitmix(self.0 ^ OF_THE_PLAYER)
    }

    /// The seed of an appraiser's dice.
    pub const fn seed_of_appraiser(self) -> u64 {
        splitmix(self.0 ^ OF_THE_APPRAISER)
    }

    pub(crate) fn shared(self) -> SeededChance {
        SeededChance::new(self.0)
    }

    pub(crate) fn quick(self) -> QuickChance {
        QuickChance::new(self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_deal_comes_twice() {
        let seeds: BTreeSet<u64> =
            (0..100).flat_map(|seed| (0..100).map(move |number| Deal::of_game(seed, number).seed())).collect();
        assert_eq!(seeds.len(), 10_000);
    }

    /// Published simulations name their seed: its deals must not change.
    #[test]
    fn the_deals_of_a_seed_stay_as_they_are() {
        let first = [0, 1, 2].map(|number| Deal::of_game(1, number).seed());
        assert_eq!(first, [8_841_707_400_507_832_957, 13_830_413_928_045_401_970, 6_869_446_166_584_666_695]);
    }

    #[test]
    fn the_seed_of_a_player_is_not_that_of_the_cards() {
        let deal = Deal::of_game(1, 1);
        assert_ne!(deal.seed(), deal.seed_of_player());
        assert_ne!(deal.seed_of_appraiser(), deal.seed_of_player());
    }
}
