//! What the store of saved games could not do.

use onirim_record::MOST_HEADERS;
use onirim_store::{Damage, DamagedGame, SkipReason, Skipped, StoreError};

use super::files::at;
use crate::args::Args;
use crate::text::Text;

impl Text {
    /// Why the store did not do what it was asked for.
    pub fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::NoFolder => self.get("fault-store-no-folder"),
            StoreError::Folder { folder, error } => {
                self.get_with("fault-store-folder", &at(folder).text("reason", self.io_error(error)))
            }
            StoreError::NotWritable { file } => self.get_with("fault-store-not-writable", &at(file)),
            StoreError::Damaged { file, detail } => {
                self.get_with("fault-store-damaged", &at(file).text("reason", detail.as_str()))
            }
            StoreError::NotAStore { file } => self.get_with("fault-store-not-a-store", &at(file)),
            StoreError::NewerVersion { file, found, known } => {
                self.get_with("fault-store-newer", &at(file).number("found", *found).number("known", *known))
            }
            StoreError::Busy { file } => self.get_with("fault-store-busy", &at(file)),
            StoreError::DiskFull { file } => self.get_with("fault-store-disk-full", &at(file)),
            StoreError::UnknownGame { id } => self.about_game("fault-store-unknown-game", id),
            StoreError::DamagedGame(damaged) => self.damaged_game(damaged),
            StoreError::MovedOn { .. } => self.get("fault-store-moved-on"),
            StoreError::NotThisGame { id } => self.about_game("fault-store-not-this-game", id),
            StoreError::Over { .. } => self.get("fault-store-over"),
            StoreError::NoUndo { .. } => self.get("fault-store-no-undo"),
            StoreError::DailyTaken { day, .. } => {
                self.get_with("fault-store-daily-taken", &Args::new().text("day", day.to_string()))
            }
            StoreError::NotTheDaily { day } => {
                self.get_with("fault-store-not-the-daily", &Args::new().text("day", day.to_string()))
            }
            StoreError::TooManyHeaders { headers } => self
                .get_with("fault-store-headers", &Args::new().count("headers", *headers).count("most", MOST_HEADERS)),
            StoreError::BadSetting { name } => {
                self.get_with("fault-store-bad-setting", &Args::new().text("name", name.escape_debug().to_string()))
            }
            StoreError::File(error) => self.io_error(error),
            StoreError::NotAnExport => self.get("fault-store-not-an-export"),
            StoreError::NewerExport { found, known } => {
                let args = Args::new().text("found", found.to_string()).text("known", known.to_string());
                self.get_with("fault-store-newer-export", &args)
            }
            StoreError::NoRandomness(error) => {
                self.get_with("fault-store-no-randomness", &Args::new().text("reason", error.to_string()))
            }
            StoreError::Database { file, error } => {
                self.get_with("fault-store-database", &at(file).text("reason", error.to_string()))
            }
        }
    }

    /// A saved game that cannot be read, while the others can.
    pub fn damaged_game(&self, damaged: &DamagedGame) -> String {
        let reason = match &damaged.damage {
            Damage::Field { field } => self.get_with("fault-game-field", &Args::new().text("field", *field)),
            Damage::Record(error) => {
                self.get_with("fault-game-record", &Args::new().text("reason", self.read_error(error)))
            }
            Damage::Plies { expected, found } => {
                self.get_with("fault-game-plies", &Args::new().count("expected", *expected).count("found", *found))
            }
        };
        let id = damaged.id.escape_debug().to_string();
        self.get_with("fault-store-damaged-game", &Args::new().text("id", id).text("reason", reason))
    }

    /// A line that an import has passed over.
    pub fn skipped_line(&self, skipped: &Skipped) -> String {
        let reason = match &skipped.reason {
            SkipReason::TooLong => self.get("fault-line-too-long"),
            SkipReason::Unreadable(reason) => {
                self.get_with("fault-line-unreadable", &Args::new().text("reason", reason.to_string()))
            }
            SkipReason::AfterEnd => self.get("fault-line-after-end"),
            SkipReason::BadField { field } => self.get_with("fault-line-field", &Args::new().text("field", *field)),
            SkipReason::Record(error) => {
                self.get_with("fault-game-record", &Args::new().text("reason", self.read_error(error)))
            }
            SkipReason::Contradiction { field } => {
                self.get_with("fault-line-contradiction", &Args::new().text("field", *field))
            }
            SkipReason::DailyTaken { day, id } => {
                let args = Args::new().text("day", day.to_string()).text("id", id.to_string());
                self.get_with("fault-line-daily-taken", &args)
            }
            SkipReason::DayToCome { day } => {
                self.get_with("fault-line-day-to-come", &Args::new().text("day", day.to_string()))
            }
            SkipReason::Differs { id } => self.about_game("fault-line-differs", id),
            SkipReason::DamagedHere { id } => self.about_game("fault-line-damaged-here", id),
        };
        self.get_with("fault-line", &Args::new().count("line", skipped.line).text("reason", reason))
    }

    fn about_game(&self, key: &str, id: &onirim_session::GameId) -> String {
        self.get_with(key, &Args::new().text("id", id.to_string()))
    }
}
