//! Invalid records.

use onirim_record::{
    HeaderError, LARGEST_FILE, LONGEST_HEADER_VALUE, LONGEST_LINE, MOST_HEADERS, MOST_PLIES, ParseProblem, ReadError,
};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// Why a file is not a record: the line, the error, and what to do.
    pub fn read_error(&self, error: &ReadError) -> String {
        let (line, reason) = match error {
            ReadError::Form(error) => (error.line, self.parse_problem(&error.problem)),
            ReadError::Game { line, error } => (*line, self.replay_error(error)),
        };
        self.get_with("fault-line", &Args::new().count("line", line).text("reason", reason))
    }

    fn parse_problem(&self, problem: &ParseProblem) -> String {
        let most = |most| Args::new().count("most", most);
        let found = |found: &dyn ToString| Args::new().text("found", found.to_string());
        let name = |name: &dyn ToString| Args::new().text("name", name.to_string());
        match problem {
            ParseProblem::TooLarge { .. } => self.get_with("fault-record-too-large", &most(LARGEST_FILE)),
            ParseProblem::NotUtf8 => self.get("fault-record-not-utf8"),
            ParseProblem::ControlCharacter { character } => {
                self.get_with("fault-record-control", &Args::new().text("character", format!("{character:?}")))
            }
            ParseProblem::LineTooLong { bytes } => {
                self.get_with("fault-record-long-line", &most(LONGEST_LINE).count("bytes", *bytes))
            }
            ParseProblem::NotARecord => self.get("fault-record-none"),
            ParseProblem::UnknownVersion { version } => {
                self.get_with("fault-record-version", &Args::new().text("version", version.to_string()))
            }
            ParseProblem::UnknownLine { text } => self.get_with("fault-record-line", &found(text)),
            ParseProblem::MissingSetup => self.get("fault-record-no-setup"),
            ParseProblem::MissingDeal => self.get("fault-record-no-deal"),
            ParseProblem::MissingEnd => self.get("fault-record-no-end"),
            ParseProblem::Double { name: line } => self.get_with("fault-record-double", &name(line)),
            ParseProblem::HeaderAfterDeal { name: header } => self.get_with("fault-record-late-header", &name(header)),
            ParseProblem::TooManyHeaders => self.get_with("fault-record-headers", &most(MOST_HEADERS)),
            ParseProblem::TooManyPlies => self.get_with("fault-record-plies", &most(MOST_PLIES)),
            ParseProblem::Header(error) => self.header_error(error),
            ParseProblem::Setup(error) => self.setup_error(error),
            ParseProblem::BadSeed { text } => self.get_with("fault-record-seed", &found(text)),
            ParseProblem::Notation(error) => self.notation_error(error),
            ParseProblem::WrongNumber { expected, found: written } => {
                self.get_with("fault-record-number", &found(written).count("expected", *expected))
            }
            ParseProblem::EmptyArrow => self.get("fault-record-arrow"),
            ParseProblem::UnknownEnding { text } => self.get_with("fault-record-ending", &found(text)),
            ParseProblem::AfterEnd => self.get("fault-record-after-end"),
        }
    }

    fn header_error(&self, error: &HeaderError) -> String {
        let named = |name: &dyn ToString| Args::new().text("name", name.to_string());
        match error {
            HeaderError::BadName { name } => self.get_with("fault-header-name", &named(name)),
            HeaderError::Reserved { name } => self.get_with("fault-header-reserved", &named(name)),
            HeaderError::TooLong { name, bytes } => {
                let args = named(name).count("bytes", *bytes).count("most", LONGEST_HEADER_VALUE);
                self.get_with("fault-header-long", &args)
            }
            HeaderError::ControlCharacter { name } => self.get_with("fault-header-control", &named(name)),
        }
    }
}
