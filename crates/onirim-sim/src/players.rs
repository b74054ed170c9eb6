//! The players by name. A new player is added here.

use std::str::FromStr;

use onirim_ai::Player;
use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::{Fast, Random, Simple, Strong};
use onirim_ai::search::Effort;
use onirim_core::Setup;

use crate::deal::Deals;
use crate::luck::Appraiser;
use crate::seated::{Appraised, Plain, Seated, Table};

/// A player by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerName {
    /// Any legal action.
    Random,
    /// Rules of thumb.
    Simple,
    /// The evaluator's favourite.
    Fast,
    /// The best answer over everything that may come in the next turn.
    Strong,
}

impl PlayerName {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [PlayerName; 4] = [PlayerName::Random, PlayerName::Simple, PlayerName::Fast, PlayerName::Strong];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerName::Random => "random",
            PlayerName::Simple => "simple",
            PlayerName::Fast => "fast",
            PlayerName::Strong => "strong",
        }
    }

    /// The usual deals of this player: shared ones, where their cost does not matter beside that of the player.
    pub const fn usual_deals(self) -> Deals {
        match self {
            PlayerName::Random => Deals::Quick,
            PlayerName::Simple | PlayerName::Fast | PlayerName::Strong => Deals::Shared,
        }
    }

    /// Does the effort make a difference?
    pub const fn heeds_effort(self) -> bool {
        match self {
            PlayerName::Random | PlayerName::Simple | PlayerName::Fast => false,
            PlayerName::Strong => true,
        }
    }

    /// Do the weights make a difference to its games, or to their appraisal?
    pub const fn heeds_weights(self) -> bool {
        match self {
            PlayerName::Random => false,
            PlayerName::Simple | PlayerName::Fast | PlayerName::Strong => true,
        }
    }

    /// A player of this name; the effort is for players who look ahead.
    pub fn player(self, setup: Setup, effort: Effort) -> Box<dyn Player> {
        let evaluator = Evaluator::shipped(setup);
        match self {
            PlayerName::Random => Box::new(Random::new(0)),
            PlayerName::Simple => Box::new(Simple),
            PlayerName::Fast => Box::new(Fast::new(evaluator)),
            PlayerName::Strong => Box::new(Strong::new(evaluator, effort)),
        }
    }

    /// The same at a table.
    pub(crate) fn seat(self, table: Table, appraisal: Appraisal) -> Box<dyn Seated> {
        // One line for each player, with the appraiser of its games: itself, or a faster one.
        let evaluator = table.weights.evaluator();
        let fast = Fast::new(evaluator);
        let effort = table.effort.unwrap_or(Effort::USUAL);
        match self {
            PlayerName::Random => seat(table, appraisal, Random::new(0), None::<Random>),
            PlayerName::Simple => seat(table, appraisal, Simple, Some(fast)),
            PlayerName::Fast => seat(table, appraisal, fast.clone(), Some(fast)),
            PlayerName::Strong => seat(table, appraisal, Strong::new(evaluator, effort), Some(fast)),
        }
    }
}

/// Whether games are appraised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appraisal {
    /// Each game gets its luck, if the player has an appraiser.
    Made,
    /// Games are only played.
    LeftOut,
}

fn seat<P: Player + 'static, A: Player + 'static>(
    table: Table,
    appraisal: Appraisal,
    player: P,
    appraiser: Option<A>,
) -> Box<dyn Seated> {
    match (appraisal, appraiser) {
        (Appraisal::Made, Some(appraiser)) => {
            Box::new(Appraised { table, player, appraiser: Appraiser::new(appraiser), replayed: Default::default() })
        }
        (Appraisal::Made, None) | (Appraisal::LeftOut, _) => Box::new(Plain { table, player }),
    }
}

/// No player has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player {0:?}: choose one of {names}", names = names())]
pub struct UnknownPlayer(pub String);

/// The names of all players, one after the other.
pub fn names() -> String {
    PlayerName::ALL.map(PlayerName::name).join(", ")
}

impl FromStr for PlayerName {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<PlayerName, UnknownPlayer> {
        let known = PlayerName::ALL.into_iter().find(|player| player.name() == name);
        known.ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use onirim_record::FromNotation;

    use super::*;
    use crate::weights::Weights;

    #[test]
    fn every_player_plays_every_set_up() {
        for setup in ["solo", "solo book towers", "duo silent premonitions"] {
            let setup = Setup::from_notation(setup).expect("a set-up");
            for player in PlayerName::ALL {
                let effort = Some(Effort { judgements: 300 });
                let table = Table { setup, deals: Deals::Shared, seed: 1, effort, weights: Weights::shipped(setup) };
                let mut seated = player.seat(table, Appraisal::LeftOut);
                assert!(seated.play(1).is_some(), "{}", player.name());
            }
        }
    }

    #[test]
    fn players_are_found_by_name() {
        for player in PlayerName::ALL {
            assert_eq!(player.name().parse(), Ok(player));
        }
        let unknown = "nobody".parse::<PlayerName>().expect_err("nobody");
        assert_eq!(unknown.to_string(), format!("there is no player \"nobody\": choose one of {}", names()));
    }
}
