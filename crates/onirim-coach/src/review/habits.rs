//! What many games say together: what costs their player most.

use crate::review::moment::Moment;
use crate::review::share::Share;
use crate::review::topic::Topic;
use crate::review::{Outcome, Review};

/// So many of the largest mistakes are remembered.
const WORST: usize = 5;

/// What decisions about one thing have cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TopicTally {
    /// How often there was something to decide.
    pub choices: usize,
    /// How often that was a mistake.
    pub mistakes: usize,
    /// What the mistakes gave away.
    pub lost: Share,
}

/// A large mistake.
#[derive(Clone, Debug)]
pub struct Worst {
    /// In which game, in the order in which they were added, from 0.
    pub game: usize,
    /// What was decided.
    pub moment: Moment,
}

/// What many games say together.
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
    /// Takes one more game in, as far as it is [judged](Review::judged).
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

    /// How many games there were.
    pub fn games(&self) -> usize {
        self.games
    }

    /// How many of them were won.
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

    /// What each topic has cost, the dearest first. Topics that never came up are left out.
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
    /// What each topic has cost in this game, the dearest first.
    pub fn topics(&self) -> Vec<(Topic, TopicTally)> {
        let mut habits = Habits::default();
        habits.add(self);
        habits.topics()
    }
}
