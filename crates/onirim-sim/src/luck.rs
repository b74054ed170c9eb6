//! The luck of a game, which [`adjusted`](crate::adjusted()) takes out of a win rate.

use std::convert::Infallible;
use std::time::Duration;

use cpu_time::ThreadTime;
use onirim_ai::{Player, Standpoint};
use onirim_core::{Afterstate, Chance, Ending, Game, QuickChance, Setup};

use crate::played::{Luck, Played};

/// The most possibilities of chance that are all looked at: any single draw has fewer.
const MOST_POSSIBILITIES: usize = 32;
/// Otherwise the size of a sample: looks at several cards have thousands of possibilities.
const TRIED: u32 = 16;
/// The number of other deals that a deal is compared with.
const OTHER_DEALS: u32 = 8;

/// The chance to win at a table: a player chooses there and states its chance. It is not the player of the game, whose dice it must not use.
pub(crate) struct Appraiser<A> {
    player: A,
    dice: QuickChance,
    spent: Duration,
}

impl<A: Player> Appraiser<A> {
    pub(crate) fn new(player: A) -> Appraiser<A> {
        Appraiser { player, dice: QuickChance::new(0), spent: Duration::ZERO }
    }

    /// Its CPU time.
    pub(crate) fn spent(&self) -> Duration {
        self.spent
    }

    /// Plays a game to its end and adds up its surprises.
    pub(crate) fn play<P, C>(&mut self, player: &mut P, setup: Setup, chance: &mut C, seed: u64) -> Option<Played>
    where
        P: Player,
        C: Chance<Unknown = Infallible>,
    {
        self.player.begin(seed);
        self.dice = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, chance, &mut ());
        let mut luck = self.timed(|own| own.surprise_of_deal(&game));
        let mut turns = 0;
        while let Some(standpoint) = Standpoint::of(&game) {
            let action = player.choose(&standpoint);
            turns += u16::from(action.takes_turn());
            let before = game.after_listed(action);
            let Ok(()) = game.apply_listed(action, chance, &mut ());
            if before.settled().is_none() {
                let surprise = self.timed(|own| own.surprise(&before, &game));
                luck = luck.zip(surprise).map(|(sum, more)| sum + more);
            }
        }
        Played::of(&game, turns, luck.map(Luck::of))
    }

    fn timed<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let begun = ThreadTime::now();
        let done = work(self);
        self.spent += begun.elapsed();
        done
    }

    /// The chance to win after chance decided, minus the expectation before.
    fn surprise(&mut self, before: &Afterstate, came: &Game) -> Option<f64> {
        Some(self.worth(came)? - self.expected(before)?)
    }

    /// The mean over all possibilities of chance, or over a sample if they are too many. If chance decides again after its first decision, the rest is tried once: right on
    /// average, which is enough.
    fn expected(&mut self, before: &Afterstate) -> Option<f64> {
        let odds = before.odds();
        if odds.clone().nth(MOST_POSSIBILITIES).is_some() {
            return self.mean(TRIED, |dice| {
                let Ok(game) = before.finish(dice, &mut ());
                game
            });
        }
        odds.map(|possible| {
            // Listed odds are possible.
            let Ok(game) = before.with(&possible.outcomes).ok()?.finish(&mut self.dice, &mut ());
            Some(possible.probability() * self.worth(&game)?)
        })
        .sum()
    }

    fn surprise_of_deal(&mut self, dealt: &Game) -> Option<f64> {
        let setup = dealt.setup();
        let expected = self.mean(OTHER_DEALS, |dice| {
            let Ok(game) = Game::new(setup, dice, &mut ());
            game
        });
        Some(self.worth(dealt)? - expected?)
    }

    fn mean(&mut self, tries: u32, mut next: impl FnMut(&mut QuickChance) -> Game) -> Option<f64> {
        let sum: Option<f64> = (0..tries)
            .map(|_| {
                let game = next(&mut self.dice);
                self.worth(&game)
            })
            .sum();
        sum.map(|sum| sum / f64::from(tries))
    }

    /// The appraiser's chance to win.
    fn worth(&mut self, game: &Game) -> Option<f64> {
        match (game.ending(), Standpoint::of(game)) {
            (Some(Ending::Victory), _) => Some(1.0),
            (Some(Ending::Defeat(_)), _) => Some(0.0),
            (None, None) => None,
            (None, Some(standpoint)) => {
                self.player.choose(&standpoint);
                self.player.hope()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_ai::players::Random;
    use onirim_core::SeededChance;

    use super::*;
    use crate::moody::Moody;

    fn lucks(games: u64) -> Vec<f64> {
        let mut appraiser = Appraiser::new(Moody::default());
        let mut player = Random::new(1);
        (0..games)
            .map(|seed| {
                let played = appraiser.play(&mut player, Setup::SOLO, &mut SeededChance::new(seed), seed);
                played.and_then(|played| played.luck).expect("an opinion").0 as f64 / Luck::WHOLE
            })
            .collect()
    }

    #[test]
    fn luck_is_zero_on_average_whatever_the_appraiser_thinks() {
        let lucks = lucks(4000);
        let count = lucks.len() as f64;
        let mean = lucks.iter().sum::<f64>() / count;
        let variance = lucks.iter().map(|luck| (luck - mean) * (luck - mean)).sum::<f64>() / count;
        assert!(variance > 0.001, "there is luck: {variance}");
        assert!(mean.abs() < 4.0 * (variance / count).sqrt(), "{mean} with a variance of {variance}");
    }

    #[test]
    fn a_player_without_opinions_appraises_nothing() {
        let mut appraiser = Appraiser::new(Random::new(1));
        let played = appraiser.play(&mut Random::new(2), Setup::SOLO, &mut SeededChance::new(1), 1).expect("an end");
        assert_eq!(played.luck, None);
    }

    #[test]
    fn an_appraiser_changes_no_game() {
        let mut appraiser = Appraiser::new(Moody::default());
        for seed in 0..20 {
            let with = appraiser.play(&mut Random::new(seed), Setup::SOLO, &mut SeededChance::new(seed), seed);
            let without = crate::play::play(&mut Random::new(seed), Setup::SOLO, &mut SeededChance::new(seed));
            assert_eq!(with.map(|played| Played { luck: None, ..played }), without);
        }
    }
}
