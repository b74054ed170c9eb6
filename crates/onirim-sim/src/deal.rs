//! Which deal a game has: number `n` of seed `s` is the same game wherever it is played.

use onirim_core::{QuickChance, SeededChance};

/// Where the chance of a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// From a [`SeededChance`]: the deal that a share code names. It can be recorded, and played by anybody, for ever.
    Shared,
    /// From a [`QuickChance`]: faster, and the same only within one version of the program.
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

/// The golden ratio as a fraction of 2^64: multiples of it are far from each other.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
/// Sets what the player is told apart from what the cards come from.
const OF_THE_PLAYER: u64 = 0x6f6e_6972_696d_2021;
/// The same for what a game is appraised with.
const OF_THE_APPRAISER: u64 = 0x6c75_636b_2120_2020;

impl Deal {
    /// Of game number `number` of the simulation with this seed. Within one simulation, no deal comes twice.
    pub const fn of_game(seed: u64, number: u64) -> Deal {
        Deal(mixed(mixed(seed).wrapping_add(number.wrapping_mul(GOLDEN))))
    }

    /// The seed that a share code would name.
    pub const fn seed(self) -> u64 {
        self.0
    }

    /// What a player's own dice start from. It says nothing of the cards: a player who knew their seed could look ahead.
    pub const fn seed_of_player(self) -> u64 {
        mixed(self.0 ^ OF_THE_PLAYER)
    }

    /// What an appraiser's dice start from.
    pub const fn seed_of_appraiser(self) -> u64 {
        mixed(self.0 ^ OF_THE_APPRAISER)
    }

    pub(crate) fn shared(self) -> SeededChance {
        SeededChance::new(self.0)
    }

    pub(crate) fn quick(self) -> QuickChance {
        QuickChance::new(self.0)
    }
}

/// Each number to another one, near ones far apart: the last step of SplitMix64.
const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
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

    /// Simulations that are published name their seed: what it means must not change.
    #[test]
    fn the_deals_of_a_seed_stay_as_they_are() {
        let first = [0, 1, 2].map(|number| Deal::of_game(1, number).seed());
        assert_eq!(first, [8_841_707_400_507_832_957, 13_830_413_928_045_401_970, 6_869_446_166_584_666_695]);
    }

    #[test]
    fn what_a_player_is_told_is_not_the_seed_of_the_cards() {
        let deal = Deal::of_game(1, 1);
        assert_ne!(deal.seed(), deal.seed_of_player());
        assert_ne!(deal.seed_of_appraiser(), deal.seed_of_player());
    }
}
