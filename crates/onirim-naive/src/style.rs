//! Players who choose at random, in different styles, to drive games into every corner.

use onirim_core::{Action, Card, Color, End, Kind, Players, Spell, Tower};

use crate::doors::run_of;
use crate::fortune::{Fortune, Shuffler};
use crate::naive::Naive;
use crate::piece::chamber_color;
use crate::table::Table;
use crate::turn::is_key;

/// How the driver of [`follow`](crate::follow) chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Any legal action, each as likely as the others.
    Careless,
    /// Plays cards, builds runs and Towers, takes Doors, casts spells.
    Eager,
    /// Eager, with kind shuffles: sees many Doors, Ramparts, Premonitions and victories.
    Lucky,
    /// Throws Doors and Dreams away by Prophecies, so that nothing comes back from Limbo and the deck runs out to the last card.
    Wasteful,
    /// Lucky, but scatters its Towers: has all Doors and no Rampart when Nightmares come (R10).
    Scattering,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 5] = [Style::Careless, Style::Eager, Style::Lucky, Style::Wasteful, Style::Scattering];

    pub(crate) fn fortune(self) -> Fortune {
        match self {
            Style::Careless | Style::Eager | Style::Wasteful => Fortune::Fair,
            Style::Lucky | Style::Scattering => Fortune::Kind,
        }
    }

    /// One of these actions; `None` if there is none.
    pub(crate) fn choose(self, naive: &Naive, actions: &[Action], dice: &mut Shuffler) -> Option<Action> {
        let weight = |action: &Action| match self {
            Style::Careless => 1,
            Style::Eager | Style::Lucky => liking(*action, naive.table()),
            Style::Wasteful => liking_to_waste(*action).unwrap_or_else(|| liking(*action, naive.table())),
            Style::Scattering => {
                liking_to_scatter(*action, naive.table()).unwrap_or_else(|| liking(*action, naive.table()))
            }
        };
        let total: usize = actions.iter().map(weight).sum();
        let mut n = if total == 0 { return None } else { dice.below(total) };
        actions.iter().copied().find(|action| match n.checked_sub(weight(action)) {
            Some(rest) => {
                n = rest;
                false
            }
            None => true,
        })
    }
}

/// The preferences of a wasteful player that differ from those of an eager one.
fn liking_to_waste(action: Action) -> Option<usize> {
    if let Action::Discard { card, .. } = action {
        return Some(if is_key(card) { 100 } else { 10 });
    }
    if let Action::DiscardSeen { card } = action {
        return Some(if chamber_color(card).is_none() { 100 } else { 1 });
    }
    None
}

/// The preferences of a scattering player that differ from those of an eager one.
fn liking_to_scatter(action: Action, table: &Table) -> Option<usize> {
    if let Action::Build { tower, end, .. } = action {
        return Some(if is_new_to_its_end(tower, end, table) { 8 } else { 60 });
    }
    if let Action::Raze { .. } = action {
        return Some(6);
    }
    None
}

/// The weight of an action for an eager player. It is never zero.
fn liking(action: Action, table: &Table) -> usize {
    if let Action::Play { card, .. } = action {
        liking_to_play(card, table)
    } else if let Action::Discard { card, .. } = action {
        liking_to_discard(card, table)
    } else if let Action::Build { tower, end, .. } = action {
        if is_new_to_its_end(tower, end, table) { 60 } else { 6 }
    } else if let Action::DiscardSeen { card } = action {
        liking_to_be_rid_of(card)
    } else if let Action::Cast { spell } = action {
        liking_to_cast(spell)
    } else if matches!(action, Action::TakeDoor | Action::PayKey { .. }) {
        40
    } else if action == Action::Draw {
        20
    } else if matches!(action, Action::KeepRest | Action::FalseDestruction | Action::Suffer { .. }) {
        12
    } else if action == Action::RevealFive {
        4
    } else if matches!(action, Action::Look | Action::Dispel { .. }) {
        2
    } else {
        1
    }
}

/// A run is finished before another is begun; the colour that fills the hand is begun first.
fn liking_to_play(card: Card, table: &Table) -> usize {
    let Some(color) = chamber_color(card) else { return 1 };
    let like = match unfinished_run(table) {
        Some(running) if running == color => 400,
        Some(_) => 4,
        None if is_wanted(color, table) => 8 * held(color, table) * held(color, table),
        None => 3,
    };
    if is_key(card) { like.div_ceil(4) } else { like }
}

fn liking_to_discard(card: Card, table: &Table) -> usize {
    match chamber_color(card) {
        Some(color) if is_key(card) || unfinished_run(table) == Some(color) => 1,
        Some(color) if is_wanted(color, table) => 4,
        Some(_) => 20,
        None => 2,
    }
}

fn liking_to_be_rid_of(card: Card) -> usize {
    match card.kind() {
        Kind::Door(_) => 1,
        Kind::Nightmare => 40,
        Kind::Chamber(..) | Kind::Tower(_) | Kind::HappyDream => 8,
    }
}

const fn liking_to_cast(spell: Spell) -> usize {
    match spell {
        Spell::ParadoxicalProphecy => 1,
        Spell::ParallelPlanning => 4,
        Spell::PowerfulPunishment => 40,
    }
}

/// Is its colour none of the three that it would stand next to?
fn is_new_to_its_end(tower: Tower, end: End, table: &Table) -> bool {
    let row = table.towers();
    let neighbours: Vec<Color> = match end {
        End::Left => row.iter().take(3).map(|tower| tower.color()).collect(),
        End::Right => row.iter().rev().take(3).map(|tower| tower.color()).collect(),
    };
    !neighbours.contains(&tower.color())
}

/// How many Chambers of this colour the hand holds.
fn held(color: Color, table: &Table) -> usize {
    let hand = table.groups().iter().flat_map(|&group| table.hand(group));
    hand.filter(|piece| chamber_color(piece.card) == Some(color)).count()
}

/// The colour of a run with one or two cards, if a Door can be had for it.
fn unfinished_run(table: &Table) -> Option<Color> {
    let (color, length) = run_of(&table.rows[table.active.index()])?;
    (length % 3 != 0 && is_wanted(color, table)).then_some(color)
}

/// Does the active player want a Door of this colour now?
fn is_wanted(color: Color, table: &Table) -> bool {
    let is_missing = match table.setup.players {
        Players::One => table.doors_in_all(color) < 2,
        Players::Two(_) => table.doors_of(table.active, color) == 0,
    };
    is_missing && table.next_goal().is_none_or(|goal| goal.color == color)
}
