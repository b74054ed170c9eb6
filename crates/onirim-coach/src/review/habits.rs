//! The mistakes of many games by topic.

use crate::review::moment::Moment;
use crate::review::share::Share;
use crate::review::topic::Topic;
use crate::review::{Outcome, Review};

/// The number of largest mistakes that are kept.
const WORST: usize = 5;

/// The decisions on one topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TopicTally {
    /// Decisions with more than one answer.
    pub choices: usize,
    /// Mistakes among them.
    pub mistakes: usize,
    /// The sum of their losses.
    pub lost: Share,
}

/// A large mistake.
#[derive(Clone, Debug)]
pub struct Worst {
    /// The number of its game, in the order in which games were added, from 0.
    pub game: usize,
    /// The decision.
    pub moment: Moment,
}

/// The sums of many reviews.
#[derive(Clone, Debug, Default)]
pub struct Habits {
    games: usize,
    won: usize,
    accuracy: f64,
    luck: Share,
    topics: [TopicTally; Topic::ALL.len()],
    worst: Vec<Worst>,
}

impl Habits {
    /// Adds a game, as far as it is [judged](Review::judged).
    pub fn add(&mut self, review: &Review) {
        for moment in review.judged().filter(|moment| moment.is_choice()) {
            let tally = &mut self.topics[moment.topic().index()];
            tally.choices += 1;
            if moment.is_mistake() {
                tally.mistakes += 1;
                tally.lost += -moment.skill();
            }
        }
        self.remember(review);
        self.games += 1;
        self.won += usize::from(review.outcome() == Outcome::Won);
        self.accuracy += review.score().accuracy;
        self.luck += review.totals().luck;
    }

    fn remember(&mut self, review: &Review) {
        let game = self.games;
        let worst = review.judged_mistakes().into_iter().take(WORST).cloned().map(|moment| Worst { game, moment });
        self.worst.extend(worst);
        self.worst.sort_by_key(|worst| worst.moment.skill());
        self.worst.truncate(WORST);
    }

    /// The number of games.
    pub fn games(&self) -> usize {
        self.games
    }

    /// The number of games that were won.
    pub fn won(&self) -> usize {
        self.won
    }

    /// The mean accuracy of a game; `None` without any.
    pub fn accuracy(&self) -> Option<f64> {
        (self.games > 0).then(|| self.accuracy / self.games as f64)
    }

    /// The mean luck of a game, in percentage points; `None` without any.
    pub fn luck(&self) -> Option<f64> {
        (self.games > 0).then(|| self.luck.percent() / self.games as f64)
    }

    /// The loss of each topic, the largest first, without topics that never came up.
    pub fn topics(&self) -> Vec<(Topic, TopicTally)> {
        let all = Topic::ALL.into_iter().zip(self.topics);
        let mut topics: Vec<(Topic, TopicTally)> = all.filter(|(_, tally)| tally.choices > 0).collect();
        topics.sort_by_key(|(_, tally)| std::cmp::Reverse((tally.lost, tally.mistakes)));
        topics
    }

    /// The largest mistakes, the largest first.
    pub fn worst(&self) -> &[Worst] {
        &self.worst
    }
}

impl Review {
    /// The loss of each topic in this game, the largest first.
    pub fn topics(&self) -> Vec<(Topic, TopicTally)> {
        let mut habits = Habits::default();
        habits.add(self);
        habits.topics()
    }
}
