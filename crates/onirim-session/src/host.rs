//! A game with its record and events, for sessions and servers.

use std::collections::VecDeque;

use onirim_core::{Action, Event, Game, Outcome, Question, Seat};
use onirim_record::{Playthrough, Ply, Record, Refused};
use serde::{Deserialize, Serialize};

use crate::spell_stop::SpellStop;

/// For this many lines a host remembers what they have in common with the present one.
const MOST_LINES: usize = 256;

/// Identifies a state of a game. After a take-back the line differs, even if the number of plies is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Version {
    /// How often the game was put back to an earlier state or replaced.
    pub line: u64,
    /// How many plies it has.
    pub ply: usize,
}

/// A game with its record, its events ply by ply, and the plies that were taken back.
#[derive(Clone, Debug)]
pub struct Host {
    playthrough: Playthrough,
    /// The deal comes first.
    chapters: Vec<Vec<Event>>,
    line: u64,
    /// How many chapters each of the last lines had in common with the next one.
    forks: VecDeque<usize>,
    /// What was taken back, the last ply first.
    undone: Vec<Ply>,
    /// Without a seed: the next outcomes, if they are known.
    foretold: VecDeque<Outcome>,
}

impl Host {
    /// Hosts this game.
    pub fn new(playthrough: Playthrough) -> Host {
        Host {
            chapters: told(&playthrough),
            playthrough,
            line: 0,
            forks: VecDeque::new(),
            undone: Vec::new(),
            foretold: VecDeque::new(),
        }
    }

    /// The game with its record.
    pub fn playthrough(&self) -> &Playthrough {
        &self.playthrough
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.playthrough.game()
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        self.playthrough.record()
    }

    /// Which state of the game this is.
    pub fn version(&self) -> Version {
        Version { line: self.line, ply: self.playthrough.ply() }
    }

    /// How many chapters this state has in common with an earlier one, from the deal on. 0 if there was no such state
    /// or it is forgotten.
    ///
    /// ```
    /// use onirim_core::Setup;
    /// use onirim_record::Playthrough;
    /// use onirim_session::{Host, Version};
    ///
    /// let mut host = Host::new(Playthrough::seeded(Setup::SOLO, 42));
    /// for _ in 0..3 {
    ///     let first = host.game().legal_actions().get(0).expect("the game goes on");
    ///     host.act(first)?;
    /// }
    /// let before = host.version();
    /// assert_eq!(host.chapters_since(before), 4, "the deal and three plies");
    /// host.take_back(1);
    /// assert_eq!(host.chapters_since(before), 2);
    /// assert_eq!(host.chapters_since(Version { line: 7, ply: 0 }), 0);
    /// # Ok::<(), onirim_record::Refused>(())
    /// ```
    pub fn chapters_since(&self, earlier: Version) -> usize {
        let back = usize::try_from(self.line.wrapping_sub(earlier.line)).unwrap_or(usize::MAX);
        if earlier > self.version() || back > self.forks.len() {
            return 0;
        }
        let forks = self.forks.iter().skip(self.forks.len() - back).copied();
        forks.fold(earlier.ply.saturating_add(1), usize::min)
    }

    /// The events, ply by ply, with hidden cards; the deal comes first.
    pub fn chapters(&self) -> &[Vec<Event>] {
        &self.chapters
    }

    /// The events from this chapter on, as this seat sees them.
    pub fn told(&self, seat: Seat, from: usize) -> Vec<Vec<Event>> {
        let chapters = self.chapters.get(from..).unwrap_or_default();
        chapters.iter().map(|events| events.iter().map(|event| event.seen_by(seat)).collect()).collect()
    }

    /// Carries out an action and adds its events as the last chapter. On an error nothing has changed.
    pub fn act(&mut self, action: Action) -> Result<(), Refused> {
        let mut told = Vec::new();
        let events = loop {
            let done =
                if told.is_empty() { self.playthrough.act(action) } else { self.playthrough.act_with(action, &told) };
            match (done, self.foretold.get(told.len())) {
                (Err(Refused::NeedsOutcome { .. }), Some(&next)) => told.push(next),
                (done, _) => break done?,
            }
        };
        self.foretold.drain(..told.len());
        self.chapters.push(events);
        Ok(())
    }

    /// Without a seed: adds the next outcomes, in this order, when the cards are known beforehand, as from the record
    /// of a game that is played again.
    ///
    /// ```
    /// use onirim_core::Setup;
    /// use onirim_record::{Playthrough, Record};
    /// use onirim_session::Host;
    ///
    /// let mut played = Playthrough::seeded(Setup::SOLO, 42);
    /// let action = played.game().legal_actions().get(0).expect("the game has just begun");
    /// played.act(action)?;
    ///
    /// let mut again = Host::new(Playthrough::scripted(Setup::SOLO, &played.record().deal)?);
    /// again.foretell(played.record().plies[0].outcomes.iter().copied());
    /// again.act(action)?;
    /// assert_eq!(again.game(), played.game());
    /// # Ok::<(), onirim_record::Refused>(())
    /// ```
    pub fn foretell(&mut self, outcomes: impl IntoIterator<Item = Outcome>) {
        self.foretold.extend(outcomes);
    }

    /// Carries out an action with outcomes from outside. On an error nothing has changed.
    pub fn act_with(&mut self, action: Action, outcomes: &[Outcome]) -> Result<(), Refused> {
        let events = self.playthrough.act_with(action, outcomes)?;
        self.chapters.push(events);
        Ok(())
    }

    /// The draw that needs no choice now: `None` if none is due, or if there is a stop and a spell can be cast (K5).
    pub fn draw_without_choice(&self, stop: SpellStop) -> Option<Action> {
        let asked = self.game().decision().filter(|decision| decision.question == Question::BeforeDraw);
        let stops = stop == SpellStop::BeforeDraws && self.game().legal_actions().len() > 1;
        asked.filter(|_| !stops).map(|_| Action::Draw)
    }

    /// Forgets the plies that were taken back.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Is there something to play again?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes back the plies after this one and remembers them. Does nothing if the game has no such ply.
    pub fn take_back(&mut self, ply: usize) {
        if let Some(earlier) = self.playthrough.at(ply) {
            let taken = &self.playthrough.record().plies[ply..];
            self.undone.extend(taken.iter().rev().cloned());
            self.put(earlier, ply + 1);
        }
    }

    /// Plays again what was taken back last, up to the next ply that `stops`. Returns whether anything was played.
    pub fn redo(&mut self, stops: impl Fn(&Playthrough, Action) -> bool) -> bool {
        let before = self.playthrough.ply();
        while let Some(ply) = self.undone.last() {
            if self.playthrough.ply() > before && stops(&self.playthrough, ply.action) {
                break;
            }
            let ply = ply.clone();
            if self.act_with(ply.action, &ply.outcomes).is_err() {
                self.undone.clear();
                break;
            }
            self.undone.pop();
        }
        self.playthrough.ply() > before
    }

    /// Replaces the game by another state of it.
    pub fn replace(&mut self, playthrough: Playthrough) {
        self.put(playthrough, 0);
    }

    fn put(&mut self, playthrough: Playthrough, common: usize) {
        if self.forks.len() == MOST_LINES {
            self.forks.pop_front();
        }
        self.forks.push_back(common);
        self.line += 1;
        self.chapters = told(&playthrough);
        self.playthrough = playthrough;
    }

    /// Notes in the record that advice was given.
    pub fn mark_advised(&mut self) {
        self.playthrough.mark_advised();
    }
}

fn told(playthrough: &Playthrough) -> Vec<Vec<Event>> {
    playthrough.scenes().map(|scene| scene.events).collect()
}

#[cfg(test)]
mod tests {
    use onirim_core::Setup;

    use super::*;

    fn first(host: &Host) -> Action {
        host.game().legal_actions().get(0).expect("the game goes on")
    }

    #[test]
    fn a_take_back_changes_the_version() {
        let mut host = Host::new(Playthrough::seeded(Setup::SOLO, 42));
        let action = first(&host);
        host.act(action).expect("legal");
        let played = host.version();
        host.take_back(0);
        host.act(action).expect("legal");
        assert_eq!((host.version().ply, played.ply), (1, 1));
        assert_ne!(host.version(), played);
    }

    #[test]
    fn redo_restores_the_record_and_the_events() {
        let mut host = Host::new(Playthrough::seeded(Setup::SOLO, 42));
        for _ in 0..8 {
            let action = first(&host);
            host.act(action).expect("legal");
        }
        let (record, chapters) = (host.record().clone(), host.chapters().to_vec());
        host.take_back(3);
        assert_eq!(host.chapters().len(), 4);
        assert!(host.redo(|_, _| false) && !host.can_redo());
        assert_eq!((host.record(), host.chapters()), (&record, &chapters[..]));
        assert!(!host.redo(|_, _| false));
    }
}
