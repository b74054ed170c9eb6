//! Export and import.

use std::io::{BufRead, Write};

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::Playthrough;
use onirim_session::GameId;

use super::lists::FIRST_PLAYED;
use super::{Collection, CollectionError, Contents};
use crate::behind::Key;
use crate::entry::{GameEntry, ImportedItem};
use crate::error::ArchiveError;
use crate::export::{Exported, Exporter};
use crate::import::{Import, Part, import};
use crate::merge::{Attempt, GameNews, Merged};
use crate::skipped::{Imported, SkipReason};

impl Collection {
    /// Writes all games, daily attempts and settings; `docs/export-format.md` describes the file.
    pub fn export(&self, output: &mut impl Write) -> Result<Exported, CollectionError> {
        let contents = self.contents.borrow();
        let mut file = Exporter::begin(output, (self.world.now)())?;
        for (name, value) in contents.settings.iter() {
            file.setting(name.clone(), value.clone())?;
        }
        for ((day, setup), id) in contents.attempts.iter() {
            file.attempt(day.to_string(), setup.clone(), id.to_string())?;
        }
        let games = contents.listed(|_| true, FIRST_PLAYED).into_iter().rev();
        for game in games.filter_map(|game| contents.games.get(&game.id)) {
            file.game(game.saved())?;
        }
        for damaged in contents.damaged.values() {
            file.game(Err(damaged.clone()))?;
        }
        Ok(file.end()?)
    }

    /// Takes over what is new in an export file. Every record is played again first; a wrong line is skipped and
    /// reported. Importing the same file again changes nothing. `today` is the day by the player's clock: daily deals
    /// of later days are skipped.
    pub fn import(&self, input: &mut impl BufRead, today: Date) -> Result<Imported, CollectionError> {
        import(input, today, |items| self.take_over(items))
    }

    /// Takes over the next lines of a file, so that a page stays responsive.
    ///
    /// ```
    /// # use jiff::{Timestamp, civil::date};
    /// use onirim_store::{Collection, Import, Part, World};
    ///
    /// # let collection = Collection::new(World { now: || Timestamp::UNIX_EPOCH, bits: || Ok(4) });
    /// # let mut file = Vec::new();
    /// collection.export(&mut file)?;
    /// let mut import = Import::begin(&file[..], date(2026, 3, 1))?;
    /// while collection.import_part(&mut import)? == Part::OneOfMany {
    ///     // Other tasks of the page may run here.
    /// }
    /// assert_eq!(import.end().added, 0);
    /// # Ok::<(), onirim_store::CollectionError>(())
    /// ```
    pub fn import_part<R: BufRead>(&self, file: &mut Import<R>) -> Result<Part, CollectionError> {
        file.go_on(|items| self.take_over(items))
    }

    fn take_over(&self, items: &[ImportedItem]) -> Result<Vec<Merged>, CollectionError> {
        self.change(|contents| Ok(items.iter().map(|item| contents.take_over(item)).collect()))
    }
}

impl Contents {
    fn take_over(&mut self, item: &ImportedItem) -> Merged {
        match item {
            ImportedItem::Setting { name, value } => self.take_over_setting(name, value),
            ImportedItem::Attempt { day, setup, id } => self.take_over_attempt(*day, *setup, *id),
            ImportedItem::Game { entry, playthrough } => self.take_over_game(entry, playthrough),
        }
    }

    fn take_over_setting(&mut self, name: &str, value: &str) -> Merged {
        if self.settings.contains_key(name) {
            return Merged::Nothing;
        }
        self.settings.insert(name.to_owned(), value.to_owned());
        self.note(Key::Setting(name.to_owned()));
        Merged::SettingAdded
    }

    fn take_over_attempt(&mut self, day: Date, setup: Setup, id: GameId) -> Merged {
        match self.attempt(id, day, setup) {
            Attempt::Free => self.note_attempt(day, setup, id),
            Attempt::Ours => {}
            Attempt::Taken(id) => return Merged::Skipped(SkipReason::DailyTaken { day, id }),
        }
        Merged::Nothing
    }

    fn take_over_game(&mut self, entry: &GameEntry, playthrough: &Playthrough) -> Merged {
        let id = entry.id;
        let here = match self.game(id) {
            Ok(game) => game.saved().map_err(ArchiveError::from),
            Err(error) => Err(error),
        };
        match here {
            Ok(here) => match GameNews::of(entry, playthrough, &here) {
                Ok(news) => self.bring_up_to_date(id, news, playthrough),
                Err(reason) => Merged::Skipped(reason),
            },
            Err(ArchiveError::UnknownGame { .. }) => match self.insert(entry, playthrough) {
                Ok(()) => Merged::GameAdded,
                Err(ArchiveError::DailyTaken { day, id, .. }) => Merged::Skipped(SkipReason::DailyTaken { day, id }),
                // The only other error: it is not the deal of its day.
                Err(_) => Merged::Skipped(SkipReason::Contradiction { field: "day" }),
            },
            Err(_) => Merged::Skipped(SkipReason::DamagedHere { id }),
        }
    }

    fn bring_up_to_date(&mut self, id: GameId, news: GameNews, playthrough: &Playthrough) -> Merged {
        if news.merged() == Merged::GameContinued
            && let Ok(kept) = self.game_mut(id)
        {
            if let Some(when) = news.longer {
                kept.extend(playthrough, when);
            }
            if let Some(when) = news.given_up {
                kept.give_up(when);
            }
            kept.summary.assisted |= news.assisted;
            self.note_game(id);
        }
        news.merged()
    }
}
