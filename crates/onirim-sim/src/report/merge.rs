//! Merges reports of shards.

use crate::report::Report;
use crate::shard::Shard;

/// Why reports cannot be merged. Places are those of the reports, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// There is no report.
    #[error("there is no report to merge")]
    Nothing,
    /// This part is of another simulation than the first.
    #[error("report {0} is of another simulation than the first")]
    Different(usize),
    /// This part has a shard that one before it has too.
    #[error("report {0} has a shard that is there already")]
    Twice(usize),
    /// This one ended when its question was decided: it is no shard.
    #[error("report {0} ended when its question was decided")]
    Decided(usize),
}

impl Report {
    /// Merges reports of one simulation. With all shards it is the report of the whole simulation.
    pub fn merged(parts: Vec<Report>) -> Result<Report, MergeError> {
        if let Some(place) = parts.iter().position(|part| part.verdict.is_some()).filter(|_| parts.len() > 1) {
            return Err(MergeError::Decided(place));
        }
        let mut parts = parts.into_iter();
        let mut whole = parts.next().ok_or(MergeError::Nothing)?;
        for (part, place) in parts.zip(1..) {
            whole.add(part, place)?;
        }
        let (of, numbers) = &whole.shards;
        if numbers.len() == *of as usize {
            whole.shards = (Shard::WHOLE.of(), vec![Shard::WHOLE.number()]);
        }
        Ok(whole)
    }

    fn add(&mut self, part: Report, place: usize) -> Result<(), MergeError> {
        let names = |report: &Report| report.players.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        // A file may have another name on another machine.
        let checksum = |report: &Report| report.weights.as_ref().map(|weights| weights.checksum.clone());
        let same = (self.setup, self.asked, self.seed, self.deals, self.effort, self.shards.0)
            == (part.setup, part.asked, part.seed, part.deals, part.effort, part.shards.0)
            && checksum(self) == checksum(&part)
            && names(self) == names(&part)
            && self.pairs.is_some() == part.pairs.is_some();
        if !same {
            return Err(MergeError::Different(place));
        }
        let (_, numbers) = &mut self.shards;
        if part.shards.1.iter().any(|number| numbers.contains(number)) {
            return Err(MergeError::Twice(place));
        }
        numbers.extend(part.shards.1);
        numbers.sort_unstable();
        for ((_, tally), (_, more)) in self.players.iter_mut().zip(&part.players) {
            tally.merge(more);
        }
        if let (Some(pairs), Some(more)) = (&mut self.pairs, &part.pairs) {
            pairs.merge(more);
        }
        self.interrupted |= part.interrupted;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use onirim_core::Setup;

    use super::*;
    use crate::plan::Plan;
    use crate::players::PlayerName;
    use crate::workers::Signal;

    fn report(number: u32, of: u32, seed: u64) -> Report {
        let shard = Shard::new(number, of).expect("a shard");
        let plan = Plan { shard, ..Plan::new(Setup::SOLO, [PlayerName::Random; 2], 300, seed) };
        let mut report = Report::new(&plan, plan.simulate(&Signal::default(), |_| {}).expect("a result"));
        for (_, tally) in &mut report.players {
            tally.playing = Duration::ZERO;
        }
        report
    }

    #[test]
    fn shards_merge_to_the_whole() {
        let parts = vec![report(3, 3, 1), report(1, 3, 1), report(2, 3, 1)];
        assert_eq!(Report::merged(parts), Ok(report(1, 1, 1)));
    }

    #[test]
    fn some_shards_say_which_they_are() {
        let some = Report::merged(vec![report(3, 3, 1), report(1, 3, 1)]).expect("two shards");
        assert_eq!(some.shards, (3, vec![1, 3]));
        let all = Report::merged(vec![some, report(2, 3, 1)]);
        assert_eq!(all, Ok(report(1, 1, 1)));
    }

    #[test]
    fn reports_of_different_simulations_are_not_merged() {
        assert_eq!(Report::merged(vec![]), Err(MergeError::Nothing));
        assert_eq!(Report::merged(vec![report(1, 2, 1), report(2, 2, 2)]), Err(MergeError::Different(1)));
        assert_eq!(Report::merged(vec![report(1, 2, 1), report(2, 3, 1)]), Err(MergeError::Different(1)));
        let twice = vec![report(1, 3, 1), report(2, 3, 1), report(1, 3, 1)];
        assert_eq!(Report::merged(twice), Err(MergeError::Twice(2)));
        let decided = Report { verdict: Some(crate::Verdict::Equal), ..report(2, 2, 1) };
        assert_eq!(Report::merged(vec![report(1, 2, 1), decided]), Err(MergeError::Decided(1)));
    }

    #[test]
    fn a_part_that_was_stopped_leaves_its_mark() {
        let stopped = Report { interrupted: true, ..report(2, 2, 1) };
        assert!(Report::merged(vec![report(1, 2, 1), stopped]).expect("two shards").interrupted);
    }
}
