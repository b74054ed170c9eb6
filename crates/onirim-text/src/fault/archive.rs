//! What could not be done with kept games, wherever they are kept.

use onirim_archive::{ArchiveError, CollectionError, PlaceTrouble, SkipReason, Skipped};
use onirim_record::MOST_HEADERS;

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// Why something was not done with kept games.
    pub fn archive_error(&self, error: &ArchiveError) -> String {
        match error {
            ArchiveError::UnknownGame { id } => self.unknown_game(*id),
            ArchiveError::DamagedGame(damaged) => self.damaged_game(damaged),
            ArchiveError::MovedOn { .. } => self.get("fault-store-moved-on"),
            ArchiveError::NotThisGame { id } => self.about_game("fault-store-not-this-game", id),
            ArchiveError::Over { .. } => self.get("fault-store-over"),
            ArchiveError::NoUndo { .. } => self.get("fault-store-no-undo"),
            ArchiveError::DailyTaken { day, .. } => {
                self.get_with("fault-store-daily-taken", &Args::new().text("day", day.to_string()))
            }
            ArchiveError::NotTheDaily { day } => {
                self.get_with("fault-store-not-the-daily", &Args::new().text("day", day.to_string()))
            }
            ArchiveError::TooManyHeaders { headers } => self
                .get_with("fault-store-headers", &Args::new().count("headers", *headers).count("most", MOST_HEADERS)),
            ArchiveError::BadSetting { name } => {
                self.get_with("fault-store-bad-setting", &Args::new().text("name", name.escape_debug().to_string()))
            }
            ArchiveError::File(error) => self.io_error(error),
            ArchiveError::NotAnExport => self.get("fault-store-not-an-export"),
            ArchiveError::NewerExport { found, known } => {
                let args = Args::new().text("found", found.to_string()).text("known", known.to_string());
                self.get_with("fault-store-newer-export", &args)
            }
            ArchiveError::NoRandomness { reason } => {
                self.get_with("fault-store-no-randomness", &Args::new().text("reason", reason.as_str()))
            }
        }
    }

    /// Why a collection did not do what it was asked for.
    pub fn collection_error(&self, error: &CollectionError) -> String {
        match error {
            CollectionError::Archive(error) => self.archive_error(error),
            CollectionError::Place(trouble) => self.place_trouble(trouble),
        }
    }

    /// Why the place behind a collection, as a browser has it, does not work.
    pub fn place_trouble(&self, trouble: &PlaceTrouble) -> String {
        let because = |reason: &str| Args::new().text("reason", reason);
        match trouble {
            PlaceTrouble::Forbidden { reason } => self.get_with("fault-place-forbidden", &because(reason)),
            PlaceTrouble::Full => self.get("fault-place-full"),
            PlaceTrouble::Newer => self.get("fault-place-newer"),
            PlaceTrouble::Blocked => self.get("fault-place-blocked"),
            PlaceTrouble::Other { reason } => self.get_with("fault-place-other", &because(reason)),
        }
    }

    /// A line that an import has passed over.
    pub fn skipped_line(&self, skipped: &Skipped) -> String {
        let reason = match &skipped.reason {
            SkipReason::TooLong => self.get("fault-line-too-long"),
            SkipReason::TooMany => self.get("fault-line-too-many"),
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
}
