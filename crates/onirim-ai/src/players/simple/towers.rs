//! The Rampart: four Towers of four colours (T3 to T8).

use onirim_core::{Card, End, Tower, Towers};

use super::sight::Sight;
use super::worth::{IDLE_TOWER, TOWER};

/// The worth of a row by the number of different colours side by side: a single Tower is worth little, because a Nightmare takes it soon (T6);
/// the whole Rampart is safe, and half of the victory (T4, T8).
const RAMPART: [i32; 5] = [0, 50, 400, 700, 1300];
/// For each colour that is missing and can still be built at an end.
const CAN_GO_ON: i32 = 12;

impl Sight {
    /// A Tower is built: what the row gains, and the card that is gone (T3).
    pub(super) fn build(&self, tower: Tower, end: End) -> i32 {
        let Some(row) = self.view.towers else { return 0 };
        let standing = row.towers();
        let mut built = [tower; 12];
        let from = match end {
            End::Left => 1,
            End::Right => 0,
        };
        built[from..from + standing.len()].copy_from_slice(standing);
        self.row_worth(&built[..=standing.len()]) - self.row_worth(standing) - self.tower_worth(tower)
    }

    /// What the row loses without this Tower (T6).
    pub(super) fn standing(&self, tower: Tower) -> i32 {
        let Some(row) = self.view.towers else { return 0 };
        let mut left = [tower; 12];
        let others = row.towers().iter().filter(|&&one| one != tower);
        let count = others.zip(&mut left).map(|(&one, place)| *place = one).count();
        self.row_worth(row.towers()) - self.row_worth(&left[..count])
    }

    /// How much a Tower in hand is worth.
    pub(super) fn tower_worth(&self, tower: Tower) -> i32 {
        let Some(row) = self.view.towers else { return 0 };
        let is_safe = row.has_rampart() && self.view.setup.towers == Some(Towers::Rampart);
        let fits = row.may_build(tower, End::Left) || row.may_build(tower, End::Right);
        if is_safe || !fits { IDLE_TOWER } else { TOWER }
    }

    /// How much a row of Towers is worth on the way to a Rampart.
    fn row_worth(&self, row: &[Tower]) -> i32 {
        let widest = row.windows(4).chain(row.windows(3)).chain(row.windows(2)).find(|some| colors(some) == some.len());
        let together = widest.map_or(row.len().min(1), <[Tower]>::len);
        let (Some(&first), Some(&last)) = (row.first(), row.last()) else { return 0 };
        if together == 4 {
            return RAMPART[4];
        }
        let near = [&row[..row.len().min(3)], &row[row.len().saturating_sub(3)..]];
        let can_join = |tower: &Tower| {
            let is_left = self.is_left(*tower);
            let new_left = tower.may_stand_left_of(first) && near[0].iter().all(|one| one.color() != tower.color());
            let new_right = last.may_stand_left_of(*tower) && near[1].iter().all(|one| one.color() != tower.color());
            is_left && (new_left || new_right)
        };
        RAMPART[together] + CAN_GO_ON * Tower::all().filter(can_join).count() as i32
    }

    /// Can this Tower still be built? It is in the deck or in the hand.
    fn is_left(&self, tower: Tower) -> bool {
        let card = Card::tower(tower);
        self.deck.contains(card) || self.view.holds(card)
    }
}

/// How many colours these Towers have.
fn colors(towers: &[Tower]) -> usize {
    towers.iter().fold(0_u8, |colors, tower| colors | 1 << tower.color().index()).count_ones() as usize
}
