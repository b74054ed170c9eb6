//! The figures of a cell: its parts, added up.

use anyhow::{Context, Result};
use onirim_core::Setup;
use onirim_sim::{Calibration, Pairs, PlayerName, Report, Signal, Tally};
use serde::de::DeserializeOwned;

use crate::strength::cells::{Cell, Kind};
use crate::strength::measure::{Counted, Pace};
use crate::strength::prints::Prints;
use crate::strength::results::{Part, Results};

/// A cell with all of its measured parts.
pub(crate) struct MeasuredCell {
    pub(crate) cell: Cell,
    pub(crate) parts: Vec<Part>,
    pub(crate) figures: Figures,
}

/// The sums of all parts. Without any part, and for other kinds of cells, a figure is missing.
#[derive(Default)]
pub(crate) struct Figures {
    /// One for each player.
    tallies: Vec<Tally>,
    /// Two players on the same deals.
    pub(crate) pairs: Option<Pairs>,
    pub(crate) pace: Option<Pace>,
    pub(crate) calibration: Option<Calibration>,
    pub(crate) counted: Option<Counted>,
}

impl MeasuredCell {
    /// Each cell with its parts among the results.
    pub(crate) fn gather(cells: &[Cell], prints: &mut Prints, results: &Results) -> Result<Vec<MeasuredCell>> {
        let mut gathered = Vec::new();
        for cell in cells {
            let mut parts = Vec::new();
            // A print takes time: none is taken for a cell without results.
            for round in (0..cell.rounds).filter(|_| results.may_have(cell)) {
                let key = prints.key(cell, round, &Signal::default())?;
                parts.extend(key.and_then(|key| results.find(&key)).cloned());
            }
            let figures = Figures::of(cell.kind, &parts).context("a result that is kept cannot be read")?;
            gathered.push(MeasuredCell { cell: cell.clone(), parts, figures });
        }
        Ok(gathered)
    }

    /// The games of this player, if it played here.
    pub(crate) fn tally(&self, player: PlayerName) -> Option<&Tally> {
        let place = self.cell.players.iter().position(|one| *one == player)?;
        self.figures.tallies.get(place)
    }

    pub(crate) fn is(&self, kind: Kind, setup: Setup, players: &[PlayerName]) -> bool {
        self.cell.kind == kind && self.cell.setup == setup && self.cell.players == players
    }
}

impl Figures {
    fn of(kind: Kind, parts: &[Part]) -> Result<Figures> {
        let mut figures = Figures::default();
        for part in parts {
            match kind {
                Kind::Games => figures.add_games(&Report::from_json(part.result.to_string().as_bytes())?),
                Kind::Pace => {
                    let more: Pace = read(part)?;
                    let sum = figures.pace.get_or_insert_default();
                    sum.choices += more.choices;
                    sum.cpu_seconds += more.cpu_seconds;
                }
                Kind::Calibration => figures.calibration.get_or_insert_default().merge(&read(part)?),
                Kind::Miniature(_) => figures.counted = Some(read(part)?),
            }
        }
        Ok(figures)
    }

    fn add_games(&mut self, report: &Report) {
        self.tallies.resize(report.players.len(), Tally::default());
        for (tally, (_, more)) in self.tallies.iter_mut().zip(&report.players) {
            tally.merge(more);
        }
        if let Some(more) = &report.pairs {
            self.pairs.get_or_insert_default().merge(more);
        }
    }
}

fn read<T: DeserializeOwned>(part: &Part) -> Result<T> {
    Ok(serde_json::from_value(part.result.clone())?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::cells::trial;
    use crate::strength::measure::measure;

    #[test]
    fn parts_add_up() {
        let cells = trial();
        let cell = cells.iter().find(|cell| cell.players == [PlayerName::Simple, PlayerName::Fast]).expect("a cell");
        let cell = Cell { games: 5, rounds: 3, ..cell.clone() };
        let folder = tempfile::tempdir().expect("a folder");
        let mut results = Results::load(&folder.path().join("results.jsonl")).expect("nothing yet");
        let mut prints = Prints::default();
        for round in [0, 2] {
            let key = prints.key(&cell, round, &Signal::default()).expect("a key").expect("no stop");
            let result = measure(&cell, key.seed, 1, &Signal::default()).expect("a result").expect("no stop");
            results.keep(Part { key, date: String::new(), seconds: 0.0, result }).expect("room");
        }
        let gathered = MeasuredCell::gather(&[cell], &mut prints, &results).expect("readable");
        let [measured] = &gathered[..] else { panic!("one cell") };
        assert_eq!(measured.parts.len(), 2);
        assert_eq!(measured.tally(PlayerName::Fast).map(Tally::games), Some(10));
        assert_eq!(measured.figures.pairs.as_ref().map(Pairs::deals), Some(10));
        assert_eq!(measured.tally(PlayerName::Strong), None);
    }
}
