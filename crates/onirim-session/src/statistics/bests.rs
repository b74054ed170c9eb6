//! Personal bests.

use crate::conclusion::Conclusion;
use crate::game_id::GameId;
use crate::summary::GameSummary;

/// A personal best, and the first game that reached it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// How much it is.
    pub value: usize,
    /// The game that holds it.
    pub game: GameId,
}

/// The personal bests of a group of games. Turns and cards left are those of victories; older games may lack them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bests {
    /// The fewest turns to a victory.
    pub turns: Option<Best>,
    /// The most cards left in the deck at a victory.
    pub left: Option<Best>,
    /// The most Doors, in games won or lost.
    pub doors: Option<Best>,
    /// The longest streak of victories, and its last game.
    pub streak: Option<Best>,
}

/// A personal best of a game among those with its set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Laurel {
    /// It was the first to be won.
    FirstVictory,
    /// The longest streak of victories.
    Streak,
    /// The fewest turns.
    Turns,
    /// The most cards left.
    Left,
    /// The most Doors, while no game has been won.
    Doors,
}

impl Bests {
    pub(super) fn add(&mut self, game: &GameSummary, conclusion: Conclusion, streak: usize) {
        better(&mut self.doors, game.id, Some(game.doors.min(game.setup.all_doors())), usize::gt);
        if conclusion == Conclusion::Won {
            better(&mut self.turns, game.id, game.turns, usize::lt);
            better(&mut self.left, game.id, game.left, usize::gt);
            better(&mut self.streak, game.id, Some(streak), usize::gt);
        }
    }

    /// The bests of this game.
    fn of(&self, game: GameId) -> impl Iterator<Item = Laurel> {
        let all = [
            (Laurel::Streak, self.streak.filter(|best| best.value > 1)),
            (Laurel::Turns, self.turns),
            (Laurel::Left, self.left),
            (Laurel::Doors, self.doors.filter(|best| best.value > 0)),
        ];
        all.into_iter().filter(move |(_, best)| best.is_some_and(|best| best.game == game)).map(|(laurel, _)| laurel)
    }

    /// The bests of this game, the last of `games`. The first game of all has none, and the first victory has only
    /// that one.
    pub(super) fn laurels(&self, game: GameId, games: usize, wins: usize) -> Vec<Laurel> {
        let held: Vec<Laurel> = self.of(game).collect();
        match wins {
            1 if held.contains(&Laurel::Turns) || held.contains(&Laurel::Left) => vec![Laurel::FirstVictory],
            0 if games > 1 => held.into_iter().filter(|&laurel| laurel == Laurel::Doors).collect(),
            0 | 1 => Vec::new(),
            _ => held.into_iter().filter(|&laurel| laurel != Laurel::Doors).collect(),
        }
    }
}

fn better(best: &mut Option<Best>, game: GameId, value: Option<usize>, is_better: fn(&usize, &usize) -> bool) {
    let Some(value) = value else { return };
    if best.is_none_or(|best| is_better(&value, &best.value)) {
        *best = Some(Best { value, game });
    }
}
