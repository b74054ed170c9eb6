//! What the parts of a cell say together.

use anyhow::{Context, Result};
use onirim_core::Setup;
use onirim_sim::{Calibration, Pairs, PlayerName, Report, Signal, Tally};
use serde::de::DeserializeOwned;

use crate::strength::cells::{Cell, Kind};
use crate::strength::measure::{Counted, Pace};
use crate::strength::prints::Prints;
use crate::strength::results::{Line, Results};

/// A cell with all of its parts that have been measured.
pub(crate) struct Measured {
    pub(crate) cell: Cell,
    pub(crate) lines: Vec<Line>,
    pub(crate) figures: Figures,
}

/// What was found out.
pub(crate) enum Figures {
    Missing,
    /// For each player, and for two how they fared on the same deals.
    Games(Vec<Tally>, Option<Pairs>),
    Pace(Pace),
    Calibration(Box<Calibration>),
    Counted(Counted),
}

impl Measured {
    /// Gathers what is there.
    pub(crate) fn gather(cells: &[Cell], prints: &mut Prints, results: &Results) -> Result<Vec<Measured>> {
        let mut gathered = Vec::new();
        for cell in cells {
            let mut lines = Vec::new();
            // A print takes its time: none is taken where nothing can be found with it.
            for round in (0..cell.rounds).filter(|_| results.may_have(cell)) {
                let key = prints.key(cell, round, &Signal::default())?;
                lines.extend(key.and_then(|key| results.find(&key)).cloned());
            }
            let figures = Figures::of(cell.kind, &lines).context("a result that is kept cannot be read")?;
            gathered.push(Measured { cell: cell.clone(), lines, figures });
        }
        Ok(gathered)
    }

    /// What this player won, if it played here.
    pub(crate) fn tally(&self, player: PlayerName) -> Option<&Tally> {
        let place = self.cell.players.iter().position(|one| *one == player)?;
        match &self.figures {
            Figures::Games(tallies, _) => tallies.get(place),
            Figures::Missing | Figures::Pace(_) | Figures::Calibration(_) | Figures::Counted(_) => None,
        }
    }

    /// How two fared on the same deals.
    pub(crate) fn pairs(&self) -> Option<&Pairs> {
        match &self.figures {
            Figures::Games(_, pairs) => pairs.as_ref(),
            Figures::Missing | Figures::Pace(_) | Figures::Calibration(_) | Figures::Counted(_) => None,
        }
    }

    pub(crate) fn calibration(&self) -> Option<&Calibration> {
        match &self.figures {
            Figures::Calibration(calibration) => Some(calibration),
            Figures::Missing | Figures::Games(..) | Figures::Pace(_) | Figures::Counted(_) => None,
        }
    }

    pub(crate) fn counted(&self) -> Option<Counted> {
        match self.figures {
            Figures::Counted(counted) => Some(counted),
            Figures::Missing | Figures::Games(..) | Figures::Pace(_) | Figures::Calibration(_) => None,
        }
    }

    pub(crate) fn pace(&self) -> Option<Pace> {
        match self.figures {
            Figures::Pace(pace) => Some(pace),
            Figures::Missing | Figures::Games(..) | Figures::Calibration(_) | Figures::Counted(_) => None,
        }
    }

    pub(crate) fn is(&self, kind: Kind, setup: Setup, players: &[PlayerName]) -> bool {
        self.cell.kind == kind && self.cell.setup == setup && self.cell.players == players
    }
}

impl Figures {
    fn of(kind: Kind, lines: &[Line]) -> Result<Figures> {
        if lines.is_empty() {
            return Ok(Figures::Missing);
        }
        Ok(match kind {
            Kind::Games => games(lines)?,
            Kind::Pace => Figures::Pace(lines.iter().map(read::<Pace>).try_fold(
                Pace { choices: 0, cpu_seconds: 0.0 },
                |sum, more| {
                    let more = more?;
                    anyhow::Ok(Pace {
                        choices: sum.choices + more.choices,
                        cpu_seconds: sum.cpu_seconds + more.cpu_seconds,
                    })
                },
            )?),
            Kind::Calibration => {
                let mut sum = Calibration::default();
                for line in lines {
                    sum.merge(&read(line)?);
                }
                Figures::Calibration(Box::new(sum))
            }
            Kind::Miniature(_) => match lines.first() {
                Some(line) => Figures::Counted(read(line)?),
                None => Figures::Missing,
            },
        })
    }
}

fn read<T: DeserializeOwned>(line: &Line) -> Result<T> {
    Ok(serde_json::from_value(line.result.clone())?)
}

fn games(lines: &[Line]) -> Result<Figures> {
    let (mut tallies, mut pairs) = (Vec::<Tally>::new(), None::<Pairs>);
    for line in lines {
        let report = Report::from_json(line.result.to_string().as_bytes())?;
        tallies.resize(report.players.len(), Tally::default());
        for (tally, (_, more)) in tallies.iter_mut().zip(&report.players) {
            tally.merge(more);
        }
        if let Some(more) = &report.pairs {
            pairs.get_or_insert_default().merge(more);
        }
    }
    Ok(Figures::Games(tallies, pairs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strength::cells::all;
    use crate::strength::measure::measure;
    use crate::strength::options::Extent;

    /// Two parts of a cell say what all their games say.
    #[test]
    fn parts_add_up() {
        let cells = all(Extent::Trial, 1.0);
        let cell = cells.iter().find(|cell| cell.players == [PlayerName::Simple, PlayerName::Fast]).expect("a cell");
        let cell = Cell { games: 5, rounds: 3, ..cell.clone() };
        let folder = tempfile::tempdir().expect("a folder");
        let mut results = Results::load(&folder.path().join("results.jsonl")).expect("nothing yet");
        let mut prints = Prints::default();
        for round in [0, 2] {
            let key = prints.key(&cell, round, &Signal::default()).expect("a key").expect("no stop");
            let result = measure(&cell, key.seed, 1, &Signal::default()).expect("a result").expect("no stop");
            results.keep(Line { key, date: String::new(), seconds: 0.0, result }).expect("room");
        }
        let gathered = Measured::gather(&[cell], &mut prints, &results).expect("readable");
        let [measured] = &gathered[..] else { panic!("one cell") };
        assert_eq!(measured.lines.len(), 2);
        assert_eq!(measured.tally(PlayerName::Fast).map(Tally::games), Some(10));
        assert_eq!(measured.pairs().map(Pairs::deals), Some(10));
        assert_eq!(measured.tally(PlayerName::Strong), None);
    }
}
