//! Two engines that take turns at one task.

use std::time::Duration;

use cpu_time::ThreadTime;

use crate::play::Player;

/// About how long one turn takes: short beside a change of the machine's mood, long beside a look at the clock.
const SLICE: Duration = Duration::from_millis(3);

/// A turn of each engine, one right after the other, in games per CPU second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pair {
    /// The other revision.
    pub(crate) before: f64,
    /// The working tree.
    pub(crate) after: f64,
}

/// Two engines that take turns at one task.
pub(crate) struct Contest {
    /// What is measured.
    pub(crate) name: String,
    /// What has been measured, one pair a round.
    pub(crate) pairs: Vec<Pair>,
    before: Player,
    after: Player,
    /// Games in a turn.
    games: u32,
}

impl Contest {
    /// A contest without a round, but with players who are warm.
    pub(crate) fn new(name: String, before: Player, after: Player) -> Contest {
        let games = games_in(SLICE, &before).max(games_in(SLICE, &after));
        Contest { name, pairs: Vec::new(), before, after, games }
    }

    /// A turn of each. Both play the same games, if both draw alike; they take turns in going first, for the second finds other
    /// things in the caches than the first.
    pub(crate) fn play_round(&mut self) {
        let seed = self.pairs.len() as u64;
        let rate = |player: &Player| f64::from(self.games) / spent(player, self.games, seed).as_secs_f64();
        let pair = if seed.is_multiple_of(2) {
            let before = rate(&self.before);
            Pair { before, after: rate(&self.after) }
        } else {
            let after = rate(&self.after);
            Pair { before: rate(&self.before), after }
        };
        self.pairs.push(pair);
    }
}

/// How many games last about so long, at least one.
fn games_in(slice: Duration, player: &Player) -> u32 {
    let mut games = 1_u32;
    loop {
        let spent = spent(player, games, 0);
        if spent * 2 >= slice || games >= 1 << 20 {
            let share = slice.as_secs_f64() / spent.as_secs_f64();
            return ((f64::from(games) * share) as u32).max(1);
        }
        games *= 2;
    }
}

/// CPU time of so many games on this thread.
fn spent(player: &Player, games: u32, seed: u64) -> Duration {
    let start = ThreadTime::now();
    player(games, seed);
    // A clock that stood still must not divide by nothing.
    start.elapsed().max(Duration::from_nanos(1))
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;

    fn work(amount: u32) -> u64 {
        (0..u64::from(amount) * 1000).fold(1, |sum, number| std::hint::black_box(sum ^ number))
    }

    #[test]
    fn the_engines_take_turns_in_going_first_and_play_the_same_games() {
        let turns = Rc::new(RefCell::new(Vec::new()));
        let player = |name: char| -> Player {
            let turns = Rc::clone(&turns);
            Box::new(move |games, seed| {
                work(games);
                turns.borrow_mut().push((name, games, seed));
            })
        };
        let mut contest = Contest::new("test".into(), player('b'), player('a'));
        turns.borrow_mut().clear();
        (0..3).for_each(|_| contest.play_round());
        let turns = turns.borrow();
        assert_eq!(turns.iter().map(|turn| turn.0).collect::<String>(), "baabba");
        assert_eq!(turns.iter().map(|turn| turn.2).collect::<Vec<_>>(), [0, 0, 1, 1, 2, 2]);
        assert!(turns.iter().all(|turn| turn.1 == turns[0].1));
        assert!(contest.pairs.iter().all(|pair| pair.before > 0.0 && pair.after > 0.0));
    }
}
