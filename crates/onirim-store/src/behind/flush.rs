//! Writes changes of a collection to its place, and takes over changes of other pages.

use std::collections::BTreeSet;

use onirim_record::Notation;
use onirim_session::GameSummary;

use super::judge::{Change, Judged, Verdict, Wish, judge};
use super::key::{Key, read_deal};
use super::place::{Place, PlaceTrouble, Row};
use super::row::{self, Stamp};
use crate::collection::{Collection, Contents};

/// The result of a [flush](Collection::flush).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flushed {
    /// The rows that were written. Other pages with the same place read them again.
    pub written: Vec<Key>,
    /// Has another page changed anything?
    pub here: Here,
}

/// Has another page changed a collection?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {
    /// The collection is as this page left it.
    AsExpected,
    /// Yes: sessions must [keep](onirim_session::Session::keep) their games again to find out what changed, and lists
    /// must be redrawn.
    Changed,
}

/// How many rows are written at once. Only an import has more.
const MOST_ROWS: usize = 256;

/// How many unfinished games are replayed when rows are read. An imported file may have thousands, and nothing is
/// drawn before all rows are read.
const MOST_REPLAYED: usize = 64;

/// Retries of a session after losing a write race.
const ROUNDS: usize = 4;

impl Collection {
    /// Reads all rows of the place. If that fails, the collection refuses changes with this error; every later
    /// [flush](Collection::flush) tries again.
    ///
    /// A second call takes over changes of other pages, for a page that has slept.
    pub async fn open<P: Place>(&self, place: &P) -> Result<Here, PlaceTrouble> {
        let _turn = self.turnstile.enter().await;
        let read = self.read_everything(place).await;
        let mut contents = self.contents.borrow_mut();
        match &read {
            // Rows that could not be written are still pending.
            Ok(_) if !contents.pending.is_empty() => {}
            Ok(_) => contents.trouble = None,
            Err(trouble) => contents.trouble = Some(trouble.clone()),
        }
        read
    }

    /// Writes all pending rows in one exchange (only an import takes several), each row only if no other page has
    /// changed it; changed rows are taken over. A page awaits it before it shows that a game is saved.
    ///
    /// If it fails nothing is lost: the collection refuses changes with this error until a flush works.
    pub async fn flush<P: Place>(&self, place: &P) -> Result<Flushed, PlaceTrouble> {
        let _turn = self.turnstile.enter().await;
        let done = self.write_behind(place).await;
        let before = std::mem::replace(&mut self.contents.borrow_mut().trouble, done.as_ref().err().cloned());
        done.map(|flushed| match before {
            // Sessions that failed to save can save now.
            Some(_) => Flushed { here: Here::Changed, ..flushed },
            None => flushed,
        })
    }

    /// [Flushes](Collection::flush), and calls `look_again` while there are changes, for sessions to
    /// [keep](onirim_session::Session::keep) their games. Returns all rows that were written.
    pub async fn settle<P: Place>(&self, place: &P, mut look_again: impl FnMut()) -> Vec<Key> {
        let mut written = Vec::new();
        for _ in 0..ROUNDS {
            let before = self.trouble();
            match self.flush(place).await {
                Ok(flushed) => {
                    written.extend(flushed.written);
                    if flushed.here == Here::AsExpected {
                        break;
                    }
                }
                Err(trouble) if before.as_ref() == Some(&trouble) => break,
                Err(_) => {}
            }
            look_again();
        }
        written
    }

    /// Reads rows again that another page has written. Rows that are pending here are skipped.
    pub async fn reread<P: Place>(&self, place: &P, keys: &[Key]) -> Result<Here, PlaceTrouble> {
        let _turn = self.turnstile.enter().await;
        if keys.len() > MOST_ROWS {
            return self.read_everything(place).await;
        }
        let mut seen = None;
        let look = place.exchange(keys, |found| {
            seen = Some(found.clone());
            Vec::new()
        });
        look.await?;
        let Some(found) = seen else { return Ok(Here::AsExpected) };
        if self.contents.borrow().mark.as_ref() != Some(&found.mark) {
            return self.read_everything(place).await;
        }
        Ok(self.contents.borrow_mut().take_in_all(found.rows))
    }

    async fn read_everything<P: Place>(&self, place: &P) -> Result<Here, PlaceTrouble> {
        let found = place.read_all().await?;
        let mut contents = self.contents.borrow_mut();
        let is_another = contents.mark.as_ref().is_some_and(|mark| *mark != found.mark);
        if is_another {
            contents.lose();
        }
        contents.mark = Some(found.mark);
        let seen: BTreeSet<&Key> = found.rows.iter().map(|row| &row.key).collect();
        let gone = contents.keys_behind().filter(|key| !seen.contains(key));
        let gone: Vec<Row> = gone.map(|key| Row { key, text: None }).collect();
        let is_changed = [contents.take_in_all(gone), contents.take_in_all(found.rows)].contains(&Here::Changed);
        Ok(if is_another || is_changed { Here::Changed } else { Here::AsExpected })
    }

    async fn write_behind<P: Place>(&self, place: &P) -> Result<Flushed, PlaceTrouble> {
        let mut here = Here::AsExpected;
        if self.contents.borrow().mark.is_none() {
            here = self.read_everything(place).await?;
        }
        // Later changes are left to the next flush.
        let until = self.contents.borrow().changes;
        let mut flushed = Flushed { written: Vec::new(), here };
        let mut is_asked = self.trouble().is_none();
        loop {
            let changes = self.contents.borrow().to_be_written(until);
            if changes.is_empty() && is_asked {
                return Ok(flushed);
            }
            is_asked = true;
            match self.write_rows(place, &changes).await? {
                Verdict::Judged(judged) => self.contents.borrow_mut().settle(changes, judged, &mut flushed),
                Verdict::Wiped => {
                    self.contents.borrow_mut().lose();
                    self.read_everything(place).await?;
                    return Ok(Flushed { written: Vec::new(), here: Here::Changed });
                }
            }
        }
    }

    async fn write_rows<P: Place>(&self, place: &P, changes: &[Change]) -> Result<Verdict, PlaceTrouble> {
        let keys: Vec<Key> = changes.iter().map(|change| change.key.clone()).collect();
        let (mark, writer) = {
            let contents = self.contents.borrow();
            (contents.mark.clone().unwrap_or_default(), contents.writer)
        };
        let mut verdict = Verdict::Wiped;
        let exchange = place.exchange(&keys, |found| {
            let (writes, judged) = judge(changes, found, &mark, writer);
            verdict = judged;
            writes
        });
        exchange.await?;
        Ok(verdict)
    }
}

/// See [`Contents::rank`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Deleted,
    Small,
    Game,
}

impl Contents {
    /// The pending changes: all of them, or the first part of many.
    fn to_be_written(&self, until: u64) -> Vec<Change> {
        let mut rows: Vec<(&Key, &u64)> = self.pending.iter().filter(|(_, since)| **since <= until).collect();
        if rows.len() > MOST_ROWS || self.trouble == Some(PlaceTrouble::Full) {
            let ranks: Vec<Rank> = rows.iter().map(|(key, _)| self.rank(key)).collect();
            let first = ranks.iter().min();
            rows = rows.into_iter().zip(&ranks).filter(|(_, rank)| Some(*rank) == first).map(|(row, _)| row).collect();
            rows.truncate(MOST_ROWS);
        }
        rows.into_iter().map(|(key, since)| self.change_of(key, *since)).collect()
    }

    /// The order if not all rows are written at once: deletions make room, and attempts must be written before their
    /// games.
    fn rank(&self, key: &Key) -> Rank {
        let is_kept = match key {
            Key::Game(name) => name.parse().is_ok_and(|id| self.games.contains_key(&id)),
            Key::Setting(name) => self.settings.contains_key(name),
            Key::Attempt(_) => true,
        };
        match key {
            Key::Game(_) | Key::Setting(_) if !is_kept => Rank::Deleted,
            Key::Setting(_) | Key::Attempt(_) => Rank::Small,
            Key::Game(_) => Rank::Game,
        }
    }

    fn change_of(&self, key: &Key, since: u64) -> Change {
        let wish = match key {
            Key::Setting(name) => Wish::Anyway(self.settings.get(name).cloned()),
            Key::Game(name) => self.wish_of_game(name),
            Key::Attempt(name) => {
                let id = read_deal(name).and_then(|deal| self.attempts.get(&deal));
                id.map_or(Wish::Anyway(None), |id| Wish::Attempt(*id))
            }
        };
        Change { key: key.clone(), since, wish }
    }

    fn wish_of_game(&self, name: &str) -> Wish {
        let game = name.parse().ok().and_then(|id| self.games.get(&id));
        let Some(game) = game else { return Wish::Anyway(None) };
        let number = game.behind.map_or(0, |behind| behind.number) + 1;
        let stamp = Stamp { writer: self.writer, number };
        let GameSummary { id, kind, setup, .. } = game.summary;
        let deal = kind.day().map(|day| (day, setup.notation().to_string()));
        let is_taken = deal.as_ref().and_then(|deal| self.attempts.get(deal)).is_some_and(|taken| *taken != id);
        if is_taken && game.behind.is_none() {
            return Wish::Withdraw;
        }
        let attempt = deal.as_ref().map(Key::of_attempt);
        Wish::Game { text: row::write(game, stamp), stamp, known: game.behind, attempt }
    }

    /// Updates the pending rows after an exchange, and takes over changes of other pages.
    fn settle(&mut self, changes: Vec<Change>, judged: Vec<Judged>, flushed: &mut Flushed) {
        for (Change { key, since, wish }, judged) in changes.into_iter().zip(judged) {
            match judged {
                Judged::Written => {
                    self.is_behind(&key, &wish);
                    if self.pending.get(&key) == Some(&since) {
                        self.pending.remove(&key);
                    }
                    flushed.written.push(key);
                }
                Judged::Overtaken(text) => {
                    self.pending.remove(&key);
                    self.take_in(&key, text, true);
                    flushed.here = Here::Changed;
                }
                Judged::Withdrawn => {
                    self.pending.remove(&key);
                    self.withdraw(&key);
                    flushed.here = Here::Changed;
                }
            }
        }
    }

    /// Notes the stamp of a written row.
    fn is_behind(&mut self, key: &Key, wish: &Wish) {
        if let (Key::Game(name), Wish::Game { stamp, .. }) = (key, wish)
            && let Some(game) = name.parse().ok().and_then(|id| self.games.get_mut(&id))
        {
            game.behind = Some(*stamp);
        }
    }

    /// Forgets a game that was never written. Its session stores it anew.
    fn withdraw(&mut self, key: &Key) {
        if let Key::Game(name) = key
            && let Ok(id) = name.parse()
        {
            self.games.remove(&id);
            self.lost.push(id);
        }
    }

    /// Forgets everything after the place was replaced.
    fn lose(&mut self) {
        self.lost.extend(self.games.keys());
        self.games.clear();
        self.damaged.clear();
        self.settings.clear();
        self.attempts.clear();
        self.pending.clear();
        self.mark = None;
    }

    /// The rows that the place has, as far as is known here.
    fn keys_behind(&self) -> impl Iterator<Item = Key> {
        let games = self.games.iter().filter(|(_, game)| game.behind.is_some()).map(|(id, _)| id.to_string());
        let games = games.chain(self.damaged.keys().cloned()).map(Key::Game);
        let settings = self.settings.keys().cloned().map(Key::Setting);
        games.chain(settings).chain(self.attempts.keys().map(Key::of_attempt))
    }

    /// Takes over rows of other pages, except pending ones.
    fn take_in_all(&mut self, rows: Vec<Row>) -> Here {
        let mut here = Here::AsExpected;
        let mut replayed = 0;
        for Row { key, text } in rows {
            let is_replayed = replayed < MOST_REPLAYED;
            if !self.pending.contains_key(&key) && self.take_in(&key, text, is_replayed) == Here::Changed {
                here = Here::Changed;
                replayed += usize::from(!self.is_over(&key));
            }
        }
        here
    }

    /// Is this a finished game, or no game?
    fn is_over(&self, key: &Key) -> bool {
        let Key::Game(name) = key else { return true };
        name.parse().ok().and_then(|id| self.games.get(&id)).is_some_and(|game| game.summary.finished.is_some())
    }

    /// Takes over a row of another page.
    fn take_in(&mut self, key: &Key, text: Option<String>, is_replayed: bool) -> Here {
        let is_same = match key {
            Key::Game(name) => self.take_in_game(name, text, is_replayed),
            Key::Setting(name) => match text {
                Some(value) => self.settings.insert(name.clone(), value.clone()).as_ref() == Some(&value),
                None => self.settings.remove(name).is_none(),
            },
            Key::Attempt(name) => {
                let Some(deal) = read_deal(name) else { return Here::AsExpected };
                match text.and_then(|id| id.parse().ok()) {
                    Some(id) => self.attempts.insert(deal, id) == Some(id),
                    None => self.attempts.remove(&deal).is_none(),
                }
            }
        };
        if is_same { Here::AsExpected } else { Here::Changed }
    }

    fn take_in_game(&mut self, name: &str, text: Option<String>, is_replayed: bool) -> bool {
        let id = name.parse().ok();
        let known = id.and_then(|id| self.games.get(&id)).and_then(|game| game.behind);
        if known.is_some() && known == text.as_deref().and_then(Stamp::of) {
            return true;
        }
        let before = (id.and_then(|id| self.games.remove(&id)), self.damaged.remove(name));
        let after = match text.map(|text| row::read(name, &text, is_replayed)) {
            None => (None, None),
            Some(Ok(game)) => (Some(game), None),
            Some(Err(damaged)) => (None, Some(damaged)),
        };
        let is_same = match (&before.0, &after.0) {
            (Some(before), Some(after)) => before.is_same(after),
            (None, None) => before.1 == after.1,
            (Some(_), None) | (None, Some(_)) => false,
        };
        if let Some(game) = after.0 {
            self.games.insert(game.summary.id, game);
        }
        if let Some(damaged) = after.1 {
            self.damaged.insert(name.to_owned(), damaged);
        }
        is_same
    }
}
