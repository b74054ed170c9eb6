//! Saves games, ply by ply.

use jiff::Timestamp;
use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{MOST_HEADERS, Notation, Playthrough, Record};
use onirim_session::{Bookmark, DamagedGame, GameId, GameKind, Standing, Undo};

use super::{Collection, CollectionError, Contents, KeptGame};
use crate::behind::Key;
use crate::entry::GameEntry;
use crate::error::ArchiveError;
use crate::guard::{Requirement, guard};
use crate::merge::{Attempt, check_daily};

impl Collection {
    /// Stores a new game with all its plies. If its deal has been played here before, the game does not count in the
    /// statistics.
    pub(super) fn enter_game(
        &self,
        kind: GameKind,
        playthrough: &Playthrough,
        standing: Standing,
    ) -> Result<(Bookmark, Standing), CollectionError> {
        let headers = playthrough.record().headers.len();
        if headers > MOST_HEADERS {
            return Err(ArchiveError::TooManyHeaders { headers }.into());
        }
        let (id, now) = (self.new_id()?, self.now());
        self.change(|contents| {
            let assisted = match standing {
                Standing::Counts => contents.was_dealt(playthrough.record()),
                Standing::Assisted => true,
            };
            let entry = GameEntry { id, kind, created: now, updated: now, finished: now, assisted, given_up: false };
            contents.insert(&entry, playthrough)?;
            let standing = if assisted { Standing::Assisted } else { Standing::Counts };
            Ok((Bookmark::new(id, 0, playthrough.record()), standing))
        })
    }

    pub(super) fn append_plies(&self, bookmark: &mut Bookmark, game: &Playthrough) -> Result<(), CollectionError> {
        let id = bookmark.id();
        let next = bookmark.forward(game.record()).ok_or(ArchiveError::NotThisGame { id })?;
        let is_longer = next.ply() > bookmark.ply();
        // Checked even without new plies: another page may have changed the game.
        let wanted =
            if is_longer || game.game().ending().is_none() { Requirement::GoingOn } else { Requirement::AsItStands };
        self.guarded(bookmark, &next, wanted, |kept, now| {
            if is_longer {
                kept.extend(game, now);
            }
            is_longer
        })?;
        *bookmark = next;
        Ok(())
    }

    pub(super) fn undo(
        &self,
        bookmark: &mut Bookmark,
        earlier: &Playthrough,
        reason: Undo,
    ) -> Result<(), CollectionError> {
        // Without plies to delete, only the help is noted.
        if earlier.ply() >= bookmark.ply() {
            return self.guarded(bookmark, bookmark, Requirement::Undoable, |kept, _| {
                let is_news = reason == Undo::ForHelp && !kept.summary.assisted;
                kept.summary.assisted |= is_news;
                is_news
            });
        }
        let back = bookmark.back(earlier.record()).ok_or(ArchiveError::NotThisGame { id: bookmark.id() })?;
        self.guarded(bookmark, &back, Requirement::Undoable, |kept, now| {
            kept.take_back(earlier, reason, now);
            true
        })?;
        *bookmark = back;
        Ok(())
    }

    pub(super) fn put_right(&self, bookmark: &mut Bookmark, corrected: &Playthrough) -> Result<(), CollectionError> {
        let next = bookmark.corrected(corrected.record());
        self.guarded(bookmark, &next, Requirement::Undoable, |kept, now| {
            kept.correct(corrected, now);
            true
        })?;
        *bookmark = next;
        Ok(())
    }

    pub(super) fn mark_helped(&self, bookmark: &Bookmark, game: &Playthrough) -> Result<(), CollectionError> {
        let id = bookmark.id();
        let there = game.at(bookmark.ply()).ok_or(ArchiveError::NotThisGame { id })?;
        self.guarded(bookmark, bookmark, Requirement::GoingOn, |kept, now| {
            kept.record = there.record().to_string();
            (kept.summary.assisted, kept.summary.updated) = (true, now);
            true
        })
    }

    pub(super) fn conclude(&self, bookmark: &Bookmark) -> Result<(), CollectionError> {
        self.guarded(bookmark, bookmark, Requirement::GoingOn, |kept, now| {
            kept.give_up(now);
            kept.summary.updated = now;
            true
        })
    }

    /// Deletes a game. If it was the attempt at a daily deal, the attempt stays used.
    pub fn delete(&self, id: GameId) -> Result<(), CollectionError> {
        self.take_away(|contents| {
            let was_read = contents.games.remove(&id).is_some();
            let was_damaged = contents.damaged.remove(&id.to_string()).is_some();
            if !was_read && !was_damaged {
                return Err(ArchiveError::UnknownGame { id });
            }
            contents.note_game(id);
            Ok(())
        })
    }

    /// Deletes a game that cannot be read. Its id can be any text.
    pub fn delete_damaged(&self, damaged: &DamagedGame) -> Result<(), CollectionError> {
        self.take_away(|contents| {
            let is_here = contents.damaged.remove(&damaged.id).is_some();
            let id = damaged.id.parse().ok().filter(|id| contents.games.contains_key(id));
            if let Some(id) = id {
                contents.games.remove(&id);
            }
            if is_here || id.is_some() {
                contents.note(Key::Game(damaged.id.clone()));
            }
            Ok(())
        })
    }

    /// Changes the game of the bookmark if the bookmark stands at its end; then the end is `next`. `work` returns
    /// whether anything changed.
    fn guarded(
        &self,
        bookmark: &Bookmark,
        next: &Bookmark,
        wanted: Requirement,
        work: impl FnOnce(&mut KeptGame, Timestamp) -> bool,
    ) -> Result<(), CollectionError> {
        let now = self.now();
        self.change(|contents| {
            let kept = contents.game_mut(bookmark.id())?;
            guard(bookmark, kept.standstill(), wanted)?;
            if !kept.ends_at(bookmark) {
                let plies = bookmark.ply();
                return Err(ArchiveError::MovedOn { id: bookmark.id(), expected: plies, found: plies });
            }
            if work(kept, now) {
                kept.end = Some(next.clone());
                contents.note_game(bookmark.id());
            }
            Ok(())
        })
    }
}

impl Contents {
    /// Enters a game with all its plies. A daily deal takes the attempt of its day.
    pub(crate) fn insert(&mut self, entry: &GameEntry, playthrough: &Playthrough) -> Result<(), ArchiveError> {
        if let GameKind::Daily(day) = entry.kind {
            let setup = playthrough.record().setup;
            check_daily(day, playthrough.record())?;
            match self.attempt(entry.id, day, setup) {
                Attempt::Free => self.note_attempt(day, setup, entry.id),
                Attempt::Ours => {}
                Attempt::Taken(id) => return Err(ArchiveError::DailyTaken { day, setup, id }),
            }
        }
        self.games.insert(entry.id, KeptGame::entered(entry, playthrough));
        self.note_game(entry.id);
        Ok(())
    }

    /// The one attempt at a day's deal, for this game.
    pub(crate) fn attempt(&self, id: GameId, day: Date, setup: Setup) -> Attempt {
        Attempt::of(id, self.attempts.get(&(day, setup.notation().to_string())).copied())
    }

    pub(crate) fn note_attempt(&mut self, day: Date, setup: Setup, id: GameId) {
        let deal = (day, setup.notation().to_string());
        self.note(Key::of_attempt(&deal));
        self.attempts.insert(deal, id);
    }

    /// Is there a game with the same deal? Deals of real cards have no seed and never match.
    fn was_dealt(&self, record: &Record) -> bool {
        let deal = (record.seed, record.setup);
        record.seed.is_some() && self.games.values().any(|game| (game.summary.seed, game.summary.setup) == deal)
    }
}
