//! Exact solutions of small games: over all choices and all possibilities of chance.
//!
//! The same count gives two chances to win: with the best play, and with the play of a given player. The
//! difference is the player's regret, without any error of sampling. Sums are in floating point: "exact" means to some fourteen digits.
//!
//! ```
//! use onirim_core::{Card, Color, Position, Rest, Setup, Symbol};
//! use onirim_sim::exact::{Choice, Solver};
//!
//! // One Door is missing. It lies in the deck with a Nightmare, and its Key is in the hand: it is found if it comes first.
//! let mut table = Position::new(Setup::SOLO);
//! let sun = Card::chamber(Color::Blue, Symbol::Sun);
//! table.hands[0] = vec![Card::key(Color::Red), sun, sun, sun, sun];
//! table.doors[0] = [1, 2, 2, 2];
//! table.deck = vec![Card::door(Color::Red), Card::NIGHTMARE];
//! table.rest = Rest::DiscardPile;
//! let chance = Solver::new(Choice::Best, 1000).chance(&table.into_game()?)?;
//! assert!((chance - 0.5).abs() < 1e-12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use onirim_ai::search::prints::ByPrint;
use onirim_ai::{Player, Standpoint};
use onirim_core::{Afterstate, Fingerprint, Game};

/// How one of the listed actions is chosen.
pub enum Choice<'p> {
    /// The best one.
    Best,
    /// Each is as likely as the others.
    AtRandom,
    /// The choice of this player. It begins anew at each table, so that its choice depends on the table alone.
    By(&'p mut dyn Player),
}

/// Why there is no exact answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSolved {
    /// There is more to count than was allowed.
    #[error("more than {0} tables can come about: lay out a smaller game, or allow more")]
    TooLarge(usize),
    /// A count of everything sees what players hide from each other.
    #[error("players who hide cards cannot be counted out: let them play openly")]
    Hidden,
}

/// A solver with its cache.
pub struct Solver<'p> {
    choice: Choice<'p>,
    most: usize,
    known: ByPrint<Known>,
}

/// What is known of a table.
#[derive(Clone, Copy)]
enum Known {
    /// The chance to win.
    Chance(f64),
    /// An upper bound, enough to skip the table.
    AtMost(f64),
}

/// A floor below every chance, to get the exact chance.
const WANTED: f64 = -1.0;

impl<'p> Solver<'p> {
    /// For this way to choose, with at most this many different tables.
    pub fn new(choice: Choice<'p>, most: usize) -> Solver<'p> {
        Solver { choice, most, known: ByPrint::default() }
    }

    /// The chance that this game is won.
    pub fn chance(&mut self, game: &Game) -> Result<f64, NotSolved> {
        if game.setup().has_secrets() {
            return Err(NotSolved::Hidden);
        }
        self.settled(game, WANTED)
    }

    /// The number of different tables, those where chance decides included.
    pub fn tables(&self) -> usize {
        self.known.len()
    }

    // Below, `floor` is a chance that another choice has already. A chance that is not above it need not be exact: the result is then a number not above the
    // floor and not below the truth. So most orders of a Prophecy are skipped after a few cards. Other ways to choose pass `WANTED` and get exact chances.

    /// The chance of a game that is over or has a question.
    fn settled(&mut self, game: &Game, floor: f64) -> Result<f64, NotSolved> {
        if let Some(ending) = game.ending() {
            return Ok(if ending.is_victory() { 1.0 } else { 0.0 });
        }
        if !game.may_be_won() {
            return Ok(0.0);
        }
        self.remembered(game.fingerprint(), floor, |solver| solver.chosen(game, floor))
    }

    fn chosen(&mut self, game: &Game, floor: f64) -> Result<f64, NotSolved> {
        let actions = game.legal_actions();
        match &mut self.choice {
            Choice::Best => {
                let mut best = 0.0_f64;
                for action in actions {
                    best = best.max(self.after(&game.after_listed(action), best.max(floor))?);
                    if best >= 1.0 {
                        break;
                    }
                }
                Ok(best)
            }
            Choice::AtRandom => {
                let mut sum = 0.0;
                for action in actions.iter() {
                    sum += self.after(&game.after_listed(action), WANTED)?;
                }
                Ok(sum / actions.len() as f64)
            }
            Choice::By(player) => {
                // There is a question: the game is not over.
                let Some(standpoint) = Standpoint::of(game) else { return Ok(0.0) };
                player.begin(0);
                let action = player.choose(&standpoint);
                self.after(&game.after_listed(action), WANTED)
            }
        }
    }

    fn after(&mut self, after: &Afterstate, floor: f64) -> Result<f64, NotSolved> {
        match after.settled() {
            Some(game) => self.settled(game, floor),
            None if !after.table().may_be_won() => Ok(0.0),
            None => self.remembered(after.fingerprint(), floor, |solver| solver.expected(after, floor)),
        }
    }

    /// The mean over all possibilities of chance.
    fn expected(&mut self, after: &Afterstate, floor: f64) -> Result<f64, NotSolved> {
        // The bound if everything not yet counted were won.
        let mut most = 1.0;
        for possible in after.odds() {
            // Listed odds are possible.
            let Ok(next) = after.with(&possible.outcomes) else { continue };
            let probability = possible.probability();
            let needed = 1.0 - (most - floor) / probability;
            most -= probability * (1.0 - self.after(&next, needed)?);
            if most <= floor {
                break;
            }
        }
        Ok(most)
    }

    /// The cached chance of this fingerprint, or a new one.
    fn remembered(
        &mut self,
        future: Fingerprint,
        floor: f64,
        count: impl FnOnce(&mut Self) -> Result<f64, NotSolved>,
    ) -> Result<f64, NotSolved> {
        match self.known.get(&future) {
            Some(&Known::Chance(chance)) => return Ok(chance),
            Some(&Known::AtMost(most)) if most <= floor => return Ok(most),
            Some(Known::AtMost(_)) => {}
            None if self.known.len() >= self.most => return Err(NotSolved::TooLarge(self.most)),
            None => {}
        }
        let chance = count(self)?;
        self.known.insert(future, if chance > floor { Known::Chance(chance) } else { Known::AtMost(chance) });
        Ok(chance)
    }
}

#[cfg(test)]
mod tests {
    use onirim_ai::evaluator::Evaluator;
    use onirim_ai::players::{Fast, Simple};
    use onirim_core::{Card, Communication, Position, Possibility, QuickChance, Rest, Setup};
    use onirim_record::FromNotation;

    use super::*;

    /// A table of the base game with these cards only.
    fn table(hand: &str, deck: &str, doors: [u8; 4]) -> Game {
        let cards = |text: &str| text.split(' ').map(|card| Card::from_notation(card).expect("a card")).collect();
        let mut table = Position::new(Setup::SOLO);
        (table.hands[0], table.deck, table.doors[0]) = (cards(hand), cards(deck), doors);
        table.rest = Rest::DiscardPile;
        table.into_game().expect("a table")
    }

    fn chance(choice: Choice<'_>, game: &Game) -> f64 {
        Solver::new(choice, 1_000_000).chance(game).expect("a small game")
    }

    #[track_caller]
    fn equal(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} and {other}");
    }

    const LAST_DOOR: [u8; 4] = [1, 2, 2, 2];

    /// B13, B14, B18: the Key opens the Door if that comes first. After a Nightmare the deck runs out with any answer.
    #[test]
    fn a_door_or_a_nightmare_is_even_odds() {
        let game = table("Rk Bs Bs Bs Bs", "Rd Ni", LAST_DOOR);
        equal(chance(Choice::Best, &game), 1.0 / 2.0);
    }

    /// B3, B13: two of four answers keep the Key; the Door comes first in one of two cases; one of two answers opens it.
    #[test]
    fn random_choices_win_an_eighth() {
        let game = table("Rk Bs Bs Bs Bs", "Rd Ni", LAST_DOOR);
        equal(chance(Choice::AtRandom, &game), 1.0 / 8.0);
    }

    /// B6, B13, B16: the third card of the run is one of three, and a discard waits for it. A Door that is drawn without its Key comes back, and is there when the run is finished.
    #[test]
    fn a_run_can_wait_for_its_card() {
        let game = table("Rs Rm Bs Bs Bs", "Rd Rs Bs Bs", LAST_DOOR);
        equal(chance(Choice::Best, &game), 1.0);
    }

    /// The same without memory and without leaving anything aside.
    fn naive(game: &Game) -> f64 {
        match game.ending() {
            Some(ending) => f64::from(u8::from(ending.is_victory())),
            None => {
                let answers = game.legal_actions().into_iter();
                answers.map(|action| naive_after(&game.after_listed(action))).fold(0.0, f64::max)
            }
        }
    }

    fn naive_after(after: &Afterstate) -> f64 {
        let Some(game) = after.settled() else {
            let next = |possible: Possibility| {
                possible.probability() * naive_after(&after.with(&possible.outcomes).expect("it is listed"))
            };
            return after.odds().map(next).sum();
        };
        naive(game)
    }

    #[test]
    fn pruning_does_not_change_the_chance() {
        for (hand, deck, doors) in [
            ("Rs Rm Bs Bs Gs", "Rd Rs Ni Bs", LAST_DOOR),
            ("Rk Rm Bs Bs Gs", "Rd Ni Ni Bs", LAST_DOOR),
            ("Rk Bk Bs Bm Rs", "Rd Bd Ni", [1, 1, 2, 2]),
        ] {
            let game = table(hand, deck, doors);
            let best = chance(Choice::Best, &game);
            assert!(best > 0.0 && best < 1.0, "{hand}, {deck}: {best}");
            equal(best, naive(&game));
        }
    }

    #[test]
    fn a_player_wins_as_often_as_was_counted_and_no_more_than_the_best() {
        let game = table("Rs Rm Bs Bk Gs", "Rd Bd Rs Rm Bm Bs Ni", [1, 1, 2, 2]);
        let best = chance(Choice::Best, &game);
        let mut fast = Fast::new(Evaluator::shipped(Setup::SOLO));
        for player in [&mut fast as &mut dyn Player, &mut Simple] {
            let counted = chance(Choice::By(player), &game);
            assert!(counted <= best + 1e-12 && counted > 0.0, "{counted} of {best}");
            let games = 20_000;
            let mut dice = QuickChance::new(1);
            let mut won = 0;
            for _ in 0..games {
                let mut game = game;
                while let Some(standpoint) = Standpoint::of(&game) {
                    let action = player.choose(&standpoint);
                    let Ok(()) = game.apply_listed(action, &mut dice, &mut ());
                }
                won += u32::from(game.ending().is_some_and(|ending| ending.is_victory()));
            }
            let error = (counted * (1.0 - counted) / f64::from(games)).sqrt();
            let rate = f64::from(won) / f64::from(games);
            assert!((rate - counted).abs() < 4.0 * error, "{rate} and {counted} with {error}");
        }
    }

    #[test]
    fn large_and_hidden_games_are_refused() {
        let game = table("Rs Rm Bs Bk Gs", "Rd Bd Rs Rm Bm Bs Ni", [1, 1, 2, 2]);
        assert_eq!(Solver::new(Choice::Best, 100).chance(&game), Err(NotSolved::TooLarge(100)));
        let Ok(game) = Game::new(Setup::duo(Communication::Silent), &mut QuickChance::new(1), &mut ());
        assert_eq!(Solver::new(Choice::Best, 100).chance(&game), Err(NotSolved::Hidden));
    }
}
