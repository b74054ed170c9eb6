//! Measures one part.

use anyhow::{Result, bail};
use cpu_time::ThreadTime;
use onirim_ai::Standpoint;
use onirim_core::{Game, SeededChance};
use onirim_sim::exact::{Choice, Solver};
use onirim_sim::{Deal, Effort, Plan, PlayerName, Report, Signal, Survey};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::strength::cells::{Cell, Kind, POSITIONS};
use crate::strength::miniatures::MINIATURES;

/// The time of decisions.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Pace {
    /// The number of questions with more than one answer.
    pub(crate) choices: u64,
    /// The CPU time for all of them.
    pub(crate) cpu_seconds: f64,
}

/// A miniature that was counted out.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Counted {
    /// The chance to win.
    pub(crate) chance: f64,
    /// The number of different tables.
    pub(crate) tables: usize,
}

/// More tables than this do not fit into a small machine.
const MOST_TABLES: usize = 20_000_000;

/// The result of a part; `None` if the signal stopped it.
pub(crate) fn measure(cell: &Cell, seed: u64, threads: usize, signal: &Signal) -> Result<Option<Value>> {
    match cell.kind {
        Kind::Games => games(cell, seed, threads, signal),
        Kind::Calibration => calibration(cell, seed, threads, signal),
        Kind::Pace => pace(cell, seed, signal),
        Kind::Miniature(number) => counted(cell, number).map(Some),
    }
}

fn games(cell: &Cell, seed: u64, threads: usize, signal: &Signal) -> Result<Option<Value>> {
    let effort = (cell.effort != Effort::USUAL).then_some(cell.effort);
    let plan = Plan { effort, threads, ..Plan::new(cell.setup, &cell.players[..], cell.games, seed) };
    let simulated = plan.simulate(signal, |_| {})?;
    if simulated.interrupted {
        return Ok(None);
    }
    Ok(Some(serde_json::from_str(&Report::new(&plan, simulated).to_json()?)?))
}

fn calibration(cell: &Cell, seed: u64, threads: usize, signal: &Signal) -> Result<Option<Value>> {
    let player = only(cell)?;
    let Cell { setup, effort, games, .. } = *cell;
    let survey = Survey { setup, player, effort, games, seed, positions: POSITIONS, threads };
    Ok(survey.make(signal)?.map(serde_json::to_value).transpose()?)
}

fn pace(cell: &Cell, seed: u64, signal: &Signal) -> Result<Option<Value>> {
    let mut player = only(cell)?.player(cell.setup, cell.effort);
    let mut pace = Pace::default();
    for number in 0..cell.games {
        if signal.is_stopped() {
            return Ok(None);
        }
        let deal = Deal::of_game(seed, number);
        player.begin(deal.seed_of_player());
        let mut chance = SeededChance::new(deal.seed());
        let Ok(mut game) = Game::new(cell.setup, &mut chance, &mut ());
        while let Some(standpoint) = Standpoint::of(&game) {
            let begun = ThreadTime::now();
            let action = player.choose(&standpoint);
            if standpoint.actions().len() > 1 {
                pace.cpu_seconds += begun.elapsed().as_secs_f64();
                pace.choices += 1;
            }
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
    }
    Ok(Some(serde_json::to_value(pace)?))
}

fn counted(cell: &Cell, number: usize) -> Result<Value> {
    let game = MINIATURES[number].game()?;
    let count = |choice| {
        let mut solver = Solver::new(choice, MOST_TABLES);
        let chance = solver.chance(&game)?;
        anyhow::Ok(Counted { chance, tables: solver.tables() })
    };
    let counted = match cell.players[..] {
        [] => count(Choice::Best),
        [PlayerName::Random] => count(Choice::AtRandom),
        [player, ..] => count(Choice::By(player.player(cell.setup, cell.effort).as_mut())),
    };
    Ok(serde_json::to_value(counted?)?)
}

fn only(cell: &Cell) -> Result<PlayerName> {
    match cell.players[..] {
        [player] => Ok(player),
        _ => bail!("this cell has one player, not {}", cell.players.len()),
    }
}
