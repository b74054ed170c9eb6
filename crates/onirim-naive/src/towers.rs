//! The Tower row: building, Ramparts, ruin (T3 to T8).

use onirim_core::{Action, Card, End, Group, Question, Tower, Towers};

use crate::contents;
use crate::piece;
use crate::play::{Asking, Flow, Play};
use crate::table::Table;

impl Play<'_> {
    /// A Tower joins an end of the row (T3).
    pub(crate) fn build(&mut self, tower: Tower, from: Group, end: End) -> Flow {
        let piece = piece::take(self.table.hand_mut(from), Card::tower(tower));
        let place = match end {
            End::Left => 0,
            End::Right => self.table.tower_row.len(),
        };
        self.table.tower_row.splice(place..place, piece);
        self.check_victory()
    }

    /// Four consecutive Towers of four different colours? (T4)
    pub(crate) fn has_rampart(&self) -> bool {
        has_rampart(&self.table.towers())
    }

    /// What a Nightmare does to the Towers once its option has been carried out; then it is done with (T6 to T8).
    pub(crate) fn ruin(&mut self) -> Flow {
        let is_protected = match self.table.setup.towers {
            None => true,
            Some(Towers::Rampart) => self.has_rampart(),
            Some(Towers::ScatteredRuins) => false,
        };
        if is_protected || self.table.tower_row.is_empty() {
            self.discard_resolved();
            return Ok(());
        }
        match self.offer(Asking::OfTwo, Question::Ruin, ruins)? {
            Some(tower) => {
                let razed = piece::take(&mut self.table.tower_row, Card::tower(tower));
                self.table.discard.extend(razed);
                self.check_victory()?;
                self.discard_resolved();
            }
            None => {
                let nightmare = self.table.resolving.take();
                self.table.limbo.extend(nightmare);
            }
        }
        Ok(())
    }
}

fn ruins(table: &Table) -> Vec<(Action, Option<Tower>)> {
    let row = table.towers();
    let mut options = vec![(Action::FalseDestruction, None)];
    for (place, &tower) in row.iter().enumerate() {
        let mut rest = row.clone();
        rest.remove(place);
        let still_stands = rest.windows(2).all(|two| contents::may_touch(two[0], two[1]));
        if still_stands {
            options.push((Action::Raze { tower }, Some(tower)));
        }
    }
    options
}

fn has_rampart(row: &[Tower]) -> bool {
    row.windows(4).any(|four| {
        let mut colors: Vec<_> = four.iter().map(|tower| tower.color()).collect();
        colors.sort_unstable();
        colors.dedup();
        colors.len() == 4
    })
}

#[cfg(test)]
mod tests {
    use onirim_core::{Color, Storeys};

    use super::*;

    fn row(colors: &[Color]) -> Vec<Tower> {
        colors.iter().map(|&color| Tower::new(color, Storeys::Five)).collect()
    }

    #[test]
    fn a_rampart_is_four_colours_side_by_side() {
        use Color::{Blue, Brown, Green, Red};
        assert!(has_rampart(&row(&[Red, Green, Blue, Brown])));
        assert!(has_rampart(&row(&[Red, Red, Green, Blue, Brown])));
        assert!(!has_rampart(&row(&[Red, Green, Green, Blue, Brown])));
        assert!(!has_rampart(&row(&[Red, Green, Blue])));
    }
}
