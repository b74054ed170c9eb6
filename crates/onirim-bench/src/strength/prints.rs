//! Detects that players play otherwise than before: weights have a checksum; for the rest, a print of a player's choices in a few games.

use std::fmt::Write;

use anyhow::{Context, Result};
use onirim_ai::evaluator::Evaluator;
use onirim_ai::search::Effort;
use onirim_core::Setup;
use onirim_core::hashing::fnv;
use onirim_sim::{Appraisal, Deals, Plan, PlayerName, Records, Signal};

use crate::strength::cells::{Cell, Kind};
use crate::strength::results::Key;

const SEED: u64 = 20_260_000;
const GAMES: u64 = 2;

/// The prints so far.
#[derive(Default)]
pub(crate) struct Prints {
    taken: Vec<((Setup, PlayerName, Effort), u64)>,
}

impl Prints {
    /// The key of part number `round` of a cell; `None` if the signal stopped it.
    pub(crate) fn key(&mut self, cell: &Cell, round: u32, signal: &Signal) -> Result<Option<Key>> {
        let thinks = cell.players.contains(&PlayerName::Strong);
        let learned = |player: &PlayerName| match player {
            PlayerName::Random => false,
            // Its choices need no weights, but the appraisal of its games does.
            PlayerName::Simple => matches!(cell.kind, Kind::Games),
            PlayerName::Fast | PlayerName::Strong => true,
        };
        let mut print = String::new();
        for &player in &cell.players {
            let Some(one) = self.of(cell.setup, player, cell.effort, signal)? else { return Ok(None) };
            // Writing into a string cannot fail.
            let _ = write!(print, "{one:016x}");
        }
        // The stated chances of a player may change while its choices do not.
        if thinks && cell.kind == Kind::Calibration {
            let _ = write!(print, " {}", Evaluator::shipped(cell.setup).confidence().odds());
        }
        Ok(Some(Key {
            kind: cell.kind.name().to_owned(),
            setup: cell.setup_name(),
            players: cell.players.iter().map(|player| player.name().to_owned()).collect(),
            effort: if thinks { cell.effort.judgements } else { 0 },
            games: cell.games,
            seed: cell.kind.first_seed() + u64::from(round),
            weights: if cell.players.iter().any(learned) { weights(cell.setup) } else { String::new() },
            print,
        }))
    }

    fn of(&mut self, setup: Setup, player: PlayerName, effort: Effort, signal: &Signal) -> Result<Option<u64>> {
        let whose = (setup, player, effort);
        if let Some((_, print)) = self.taken.iter().find(|(taken, _)| *taken == whose) {
            return Ok(Some(*print));
        }
        let plan = Plan {
            effort: Some(effort),
            deals: Deals::Shared,
            appraisal: Appraisal::LeftOut,
            records: Records::Kept,
            ..Plan::new(setup, [player], GAMES, SEED)
        };
        let mut games = String::new();
        let played = plan
            .simulate(signal, |progress| {
                for (_, _, record) in progress.records {
                    games += &record.to_string();
                }
            })
            .with_context(|| format!("no print could be taken of {}", player.name()))?;
        if played.interrupted {
            return Ok(None);
        }
        let print = fnv(games.bytes());
        self.taken.push((whose, print));
        Ok(Some(print))
    }
}

/// The checksum of the shipped weights for this set-up: the last four bytes of the file.
pub(crate) fn weights(setup: Setup) -> String {
    let bytes = Evaluator::shipped(setup).to_bytes();
    bytes.last_chunk().map_or_else(String::new, |sum| format!("{:08x}", u32::from_le_bytes(*sum)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::cells::trial;

    #[test]
    fn parts_that_differ_have_keys_that_differ() {
        let mut prints = Prints::default();
        let cells = trial();
        let cheap = |cell: &&Cell| !cell.players.contains(&PlayerName::Strong);
        let keys: Vec<Key> = cells
            .iter()
            .filter(cheap)
            .filter_map(|cell| prints.key(cell, 0, &Signal::default()).expect("a key"))
            .collect();
        for (place, key) in keys.iter().enumerate() {
            assert!(!keys[..place].contains(key), "{key:?}");
        }
    }

    fn taken(prints: &mut Prints, player: PlayerName) -> Option<u64> {
        prints.of(Setup::SOLO, player, Effort::USUAL, &Signal::default()).expect("a print")
    }

    #[test]
    fn a_print_tells_players_apart() {
        let mut prints = Prints::default();
        let [simple, fast] = [PlayerName::Simple, PlayerName::Fast].map(|player| taken(&mut prints, player));
        assert_ne!(simple, fast);
        assert_eq!(taken(&mut Prints::default(), PlayerName::Fast), fast);
    }
}
