//! Invalid notation: set-ups, cards, actions, share codes.

use onirim_record::{NotationError, SetupError, ShareCodeError, Wanted};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// Why a text is not a set-up.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let with_words = || Args::new().message("words", "fault-setup-words");
        match error {
            SetupError::MissingPlayers => self.get_with("fault-setup-players", &with_words()),
            SetupError::MissingCommunication => self.get("fault-setup-communication"),
            SetupError::Unknown { word } => {
                self.get_with("fault-setup-unknown", &with_words().text("word", word.to_string()))
            }
            SetupError::Double { word } => self.get_with("fault-setup-double", &Args::new().text("word", *word)),
            SetupError::Contradiction { one, other } => {
                self.get_with("fault-setup-contradiction", &Args::new().text("one", *one).text("other", *other))
            }
        }
    }

    /// Why a text is not a share code.
    pub fn code_error(&self, error: &ShareCodeError) -> String {
        match error {
            ShareCodeError::NotACode => self.get("fault-code-none"),
            ShareCodeError::WrongVersion { version } => {
                self.get_with("fault-code-version", &Args::new().text("version", version.to_string()))
            }
            ShareCodeError::BadCharacter { character, place } => {
                let args = Args::new().text("sign", format!("{character:?}")).count("place", *place);
                self.get_with("fault-code-sign", &args)
            }
            ShareCodeError::TooShort => self.get("fault-code-short"),
            ShareCodeError::TooLong => self.get("fault-code-long"),
            ShareCodeError::BadCheck => self.get("fault-code-check"),
            ShareCodeError::ImpossibleSetup => self.get("fault-code-setup"),
            ShareCodeError::ImpossibleSeed => self.get("fault-code-seed"),
        }
    }

    pub(super) fn notation_error(&self, error: &NotationError) -> String {
        match error {
            NotationError::Missing { wanted } => self.get_with("fault-word-missing", &self.wanted(*wanted)),
            NotationError::Unknown { found, wanted } => {
                self.get_with("fault-word-unknown", &self.wanted(*wanted).text("found", found.to_string()))
            }
            NotationError::Surplus { found } => {
                self.get_with("fault-word-surplus", &Args::new().text("found", found.to_string()))
            }
        }
    }

    /// The expected kind of word as `$wanted`, and the valid words as `$words`.
    fn wanted(&self, wanted: Wanted) -> Args {
        let key = match wanted {
            Wanted::Action => "fault-wanted-action",
            Wanted::Card => "fault-wanted-card",
            Wanted::Tower => "fault-wanted-tower",
            Wanted::Door => "fault-wanted-door",
            Wanted::End => "fault-wanted-end",
            Wanted::Goal => "fault-wanted-goal",
            Wanted::Color => "fault-wanted-color",
            Wanted::Premonition => "fault-wanted-premonition",
            Wanted::Spell => "fault-wanted-spell",
            Wanted::Seat => "fault-wanted-seat",
            Wanted::Outcome => "fault-wanted-outcome",
            Wanted::Event => "fault-wanted-event",
            Wanted::Question => "fault-wanted-question",
            Wanted::Step => "fault-wanted-step",
            Wanted::DeckEnd => "fault-wanted-deck-end",
            Wanted::Cause => "fault-wanted-cause",
            Wanted::Audience => "fault-wanted-audience",
            Wanted::Count => "fault-wanted-count",
        };
        Args::new().message("wanted", key).text("words", self.get(&format!("{key}.words")))
    }
}
