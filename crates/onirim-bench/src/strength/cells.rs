//! The figures that are measured.

use onirim_ai::search::Effort;
use onirim_core::{Book, Communication, Premonitions, Setup, Towers};
use onirim_record::Notation;
use onirim_sim::PlayerName;

use crate::setups::set_ups;
use crate::strength::miniatures::MINIATURES;

/// The kind of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Games of one player, or of two on the same deals.
    Games,
    /// The time of a decision.
    Pace,
    /// The stated chances of a player beside its results.
    Calibration,
    /// A miniature by its number, counted out; without a player, the best play.
    Miniature(usize),
}

impl Kind {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Games => "games",
            Kind::Pace => "pace",
            Kind::Calibration => "calibration",
            Kind::Miniature(_) => "miniature",
        }
    }

    /// The seed of the first round. Nothing was trained with these deals: training deals from another generator.
    pub(crate) const fn first_seed(self) -> u64 {
        match self {
            Kind::Games => 20_261_000,
            Kind::Calibration => 20_262_000,
            Kind::Pace => 20_263_000,
            Kind::Miniature(_) => 0,
        }
    }
}

/// One figure of the document, or several that come from the same games.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cell {
    pub(crate) kind: Kind,
    pub(crate) setup: Setup,
    pub(crate) players: Vec<PlayerName>,
    pub(crate) effort: Effort,
    /// Games of a part.
    pub(crate) games: u64,
    /// The number of parts.
    pub(crate) rounds: u32,
}

impl Cell {
    /// A set-up, or the layout of a miniature.
    pub(crate) fn setup_name(&self) -> String {
        match self.kind {
            Kind::Miniature(number) => MINIATURES[number].layout(),
            Kind::Games | Kind::Pace | Kind::Calibration => self.setup.notation().to_string(),
        }
    }
}

/// So many positions are drawn from each game for the calibration.
pub(crate) const POSITIONS: usize = 10;

/// The hard variants for one player, one by one and all together; and two who play openly.
pub(crate) fn variants() -> Vec<Setup> {
    let (book, towers) = (Some(Book::Lost), Some(Towers::ScatteredRuins));
    let premonitions = |count| Setup { premonitions: Some(count), ..Setup::SOLO };
    vec![
        Setup { book, ..Setup::SOLO },
        Setup { towers, ..Setup::SOLO },
        premonitions(Premonitions::Five),
        premonitions(Premonitions::Six),
        Setup { book, towers, ..premonitions(Premonitions::Six) },
        Setup::duo(Communication::Open),
    ]
}

/// The efforts of `strong` in the comparison with time, in hundredths of the usual one.
const EFFORTS: [u32; 4] = [5, 20, 100, 400];

/// The efforts of the comparison with time, the usual one among them.
pub(crate) fn efforts() -> Vec<Effort> {
    let of = |hundredths: u32| Effort { judgements: Effort::USUAL.judgements / 100 * hundredths };
    EFFORTS.iter().map(|&hundredths| if hundredths == 100 { Effort::USUAL } else { of(hundredths) }).collect()
}

/// The games of a part, and the usual number of parts.
#[derive(Clone, Copy)]
struct Size {
    games: u64,
    rounds: u32,
}

impl Size {
    const fn new(games: u64, rounds: u32) -> Size {
        Size { games, rounds }
    }
}

/// All cells with so many times the usual number of parts, at least one.
pub(crate) fn published(scale: f64) -> Vec<Cell> {
    all(|Size { games, rounds }| Size::new(games, ((f64::from(rounds) * scale).round() as u32).max(1)))
}

/// All cells with one part of few games.
pub(crate) fn trial() -> Vec<Cell> {
    all(|Size { games, .. }| Size::new((games / 50).clamp(2, 100), 1))
}

/// All cells in the order of their measurement: long ones come last.
fn all(scaled: impl Fn(Size) -> Size) -> Vec<Cell> {
    use PlayerName::{Fast, Random, Simple, Strong};
    let cell = |kind, setup, players: &[PlayerName], size: Size| {
        let Size { games, rounds } = scaled(size);
        Cell { kind, setup, players: players.to_vec(), effort: Effort::USUAL, games, rounds }
    };
    let base = Setup::SOLO;
    let tables: Vec<Setup> = set_ups().into_iter().chain(variants()).collect();
    let mut cells = Vec::new();
    for (number, _) in MINIATURES.iter().enumerate() {
        let counted = |players: &[PlayerName]| Cell {
            games: 0,
            rounds: 1,
            ..cell(Kind::Miniature(number), base, players, Size::new(0, 1))
        };
        cells.push(counted(&[]));
        cells.extend(PlayerName::ALL.map(|player| counted(&[player])));
    }
    cells.push(cell(Kind::Games, base, &[Fast], Size::new(100_000, 1)));
    for &setup in &tables {
        cells.push(cell(Kind::Games, setup, &[Random], Size::new(100_000, 1)));
        cells.push(cell(Kind::Games, setup, &[Simple, Fast], Size::new(500, 4)));
    }
    for setup in set_ups() {
        cells.push(cell(Kind::Calibration, setup, &[Fast], Size::new(500, 2)));
    }
    cells.push(cell(Kind::Pace, base, &[Fast], Size::new(1_000, 1)));
    for effort in efforts() {
        cells.push(Cell { effort, ..cell(Kind::Pace, base, &[Strong], Size::new(50, 1)) });
        let rounds = if effort == Effort::USUAL { 40 } else { 8 };
        cells.push(Cell { effort, ..cell(Kind::Games, base, &[Fast, Strong], Size::new(50, rounds)) });
    }
    for &setup in tables.iter().filter(|setup| **setup != base) {
        cells.push(cell(Kind::Games, setup, &[Fast, Strong], Size::new(50, 6)));
    }
    for setup in set_ups() {
        cells.push(cell(Kind::Calibration, setup, &[Strong], Size::new(20, 7)));
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_missing_and_none_is_there_twice() {
        let cells = published(1.0);
        for setup in set_ups().into_iter().chain(variants()) {
            for player in PlayerName::ALL {
                let plays =
                    |cell: &&Cell| cell.kind == Kind::Games && cell.setup == setup && cell.players.contains(&player);
                assert!(cells.iter().any(|cell| plays(&cell)), "{setup:?} {}", player.name());
            }
        }
        for (place, cell) in cells.iter().enumerate() {
            assert!(!cells[..place].contains(cell), "{cell:?}");
        }
        assert_eq!((set_ups().len(), variants().len()), (16, 6));
    }

    #[test]
    fn a_full_run_surveys_enough_positions() {
        for player in [PlayerName::Fast, PlayerName::Strong] {
            let surveyed = published(1.0);
            let surveyed = surveyed.iter().filter(|cell| cell.kind == Kind::Calibration && cell.players == [player]);
            let games: u64 = surveyed.map(|cell| cell.games * u64::from(cell.rounds)).sum();
            assert!(games * POSITIONS as u64 >= 20_000, "{games}");
        }
    }

    #[test]
    fn every_cell_has_a_part_at_any_scale() {
        assert!(published(0.0).iter().chain(&trial()).all(|cell| cell.rounds >= 1));
    }
}
