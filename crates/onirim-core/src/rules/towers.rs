//! The Towers expansion (T): the row, building, and what Nightmares do to Towers.

use crate::answers::{Action, ActionList};
use crate::cards::{Card, Color, Storeys, TOWERS, Tower};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::Game;
use crate::packed::ShortList;
use crate::rules::Flow;
use crate::setup::Towers;
use crate::table::Group;

/// An end of the Tower row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum End {
    /// Before the first Tower.
    Left,
    /// After the last Tower.
    Right,
}

/// The row of Towers, shared by all players (T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TowerRow {
    towers: ShortList<Tower, TOWERS>,
}

impl TowerRow {
    pub(crate) const EMPTY: TowerRow = TowerRow { towers: ShortList::new(Tower::new(Color::Red, Storeys::Three)) };

    /// A row of these Towers from the left; or the first of them that cannot stand there (T3).
    pub fn of(towers: impl IntoIterator<Item = Tower>) -> Result<TowerRow, Tower> {
        let mut row = TowerRow::EMPTY;
        for tower in towers {
            let fits = row.may_build(tower, End::Right) && row.towers.len() < TOWERS;
            fits.then(|| row.build(tower, End::Right)).ok_or(tower)?;
        }
        Ok(row)
    }

    /// The Towers from left to right.
    pub fn towers(&self) -> &[Tower] {
        &self.towers
    }

    /// Could this Tower stand at this end? Touching edges may share no symbol (T3).
    pub fn may_build(&self, tower: Tower, end: End) -> bool {
        match (end, &*self.towers) {
            (_, []) => true,
            (End::Left, &[first, ..]) => tower.may_stand_left_of(first),
            (End::Right, &[.., last]) => last.may_stand_left_of(tower),
        }
    }

    /// The places where a Tower can be added. The ends of an empty row are one place, which actions name by the left end (R14).
    pub(crate) fn ends(&self) -> &'static [End] {
        if self.towers.is_empty() { &[End::Left] } else { &[End::Left, End::Right] }
    }

    /// May this Tower of the row be razed? Not if its neighbours could not touch then (T6).
    pub fn may_raze(&self, tower: Tower) -> bool {
        let Some(place) = self.place(tower) else { return false };
        match (place.checked_sub(1), self.towers.get(place + 1)) {
            (Some(left), Some(&right)) => self.towers[left].may_stand_left_of(right),
            (None, _) | (_, None) => true,
        }
    }

    fn place(&self, tower: Tower) -> Option<usize> {
        self.towers.iter().position(|&one| one == tower)
    }

    /// Four consecutive Towers of four different colours (T4).
    pub fn has_rampart(&self) -> bool {
        self.towers.windows(4).any(|four| {
            let colors = four.iter().fold(0_u8, |colors, tower| colors | 1 << tower.color().index());
            colors == 0b1111
        })
    }

    pub(crate) fn build(&mut self, tower: Tower, end: End) {
        match end {
            End::Left => self.towers.insert(0, tower),
            End::Right => self.towers.push(tower),
        }
    }

    fn raze(&mut self, tower: Tower) {
        if let Some(place) = self.place(tower) {
            self.towers.remove(place);
        }
    }
}

impl Game {
    /// T3: a Tower of the hand can be built at an end of the row that it fits.
    pub(crate) fn list_builds(&self, from: Group, actions: &mut ActionList) {
        let Some(row) = &self.towers else { return };
        for &end in row.ends() {
            let fitting = self.own(from).prints().filter_map(Card::to_tower).filter(|&tower| row.may_build(tower, end));
            actions.extend(fitting.map(|tower| Action::Build { tower, from, end }));
        }
    }

    /// T5: the look can be left out.
    pub(crate) fn list_look_ahead(&self, actions: &mut ActionList) {
        actions.extend([Action::Look, Action::SkipLook]);
    }

    /// T6: a Tower of the row is razed. T7: or the Nightmare goes to Limbo.
    pub(crate) fn list_ruins(&self, actions: &mut ActionList) {
        let Some(row) = &self.towers else { return };
        actions.extend(Tower::all().filter(|&tower| row.may_raze(tower)).map(|tower| Action::Raze { tower }));
        actions.push(Action::FalseDestruction);
    }

    /// Does a Nightmare take a Tower now? Not without Towers, nor while a Rampart protects them (T6), which it does not in Scattered Ruins (T8).
    pub(crate) fn towers_in_danger(&self) -> bool {
        let (Some(row), Some(variant)) = (&self.towers, self.setup.towers) else { return false };
        let is_protected = match variant {
            Towers::Rampart => row.has_rampart(),
            Towers::ScatteredRuins => false,
        };
        !row.towers().is_empty() && !is_protected
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// T3. The Rampart may be the last thing missing for victory (T4).
    pub(crate) fn build(&mut self, tower: Tower, from: Group, end: End) {
        let seat = self.game.active;
        self.game.own_mut(from).remove(Card::tower(tower));
        if let Some(row) = &mut self.game.towers {
            row.build(tower, end);
        }
        self.tell(Event::Built { seat, tower, from, end });
        self.win_if_due();
    }

    /// T6. The Towers that close the gap may form a Rampart (R10).
    pub(crate) fn raze(&mut self, tower: Tower) {
        if let Some(row) = &mut self.game.towers {
            row.raze(tower);
        }
        self.game.discard.insert(Card::tower(tower));
        self.tell(Event::Razed { tower });
        self.win_if_due();
        if self.game.ending().is_none() {
            self.discard_dream();
        }
    }

    /// T7: the Nightmare goes to Limbo, and the Towers stand.
    pub(crate) fn pretend_destruction(&mut self) {
        self.game.resolving = None;
        self.game.limbo.insert(Card::NIGHTMARE);
        self.tell(Event::NightmareToLimbo);
    }
}
