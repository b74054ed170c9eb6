//! Free headers of a record: date, player, comment and others.

use thiserror::Error;

use crate::blanks::trimmed;
use crate::notation::Snippet;

/// The longest name of a header, in bytes.
pub const LONGEST_HEADER_NAME: usize = 32;
/// The longest value of a header, in bytes.
pub const LONGEST_HEADER_VALUE: usize = 2000;

/// The header of a game in which advice was given.
pub(crate) const ADVISED: &str = "advised";
/// Its value.
pub(crate) const ADVISED_VALUE: &str = "yes";

/// Names that the format itself uses.
const RESERVED: [&str; 4] = ["setup", "seed", "deal", "end"];

/// One free header: a name and a line of text.
///
/// ```
/// use onirim_record::Header;
///
/// let header = Header::new("player", "Anna")?;
/// assert_eq!((header.name(), header.value()), ("player", "Anna"));
/// # Ok::<(), onirim_record::HeaderError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Header {
    name: String,
    value: String,
}

/// A header that a record cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum HeaderError {
    #[error("{name} is not a name for a header: use up to 32 letters a to z, digits and hyphens, a letter first")]
    BadName { name: Snippet },
    #[error("`{name}` is a line of the format itself: give the header another name")]
    Reserved { name: &'static str },
    #[error(
        "the header `{name}` has {bytes} bytes, more than {LONGEST_HEADER_VALUE}: use several headers, the name may repeat"
    )]
    TooLong { name: String, bytes: usize },
    #[error("the header `{name}` holds a line break or another control character: take it out")]
    ControlCharacter { name: String },
}

impl Header {
    /// A header. Capital letters of the name become small; blanks around name and value are cut off.
    pub fn new(name: &str, value: &str) -> Result<Header, HeaderError> {
        let (name, value) = (trimmed(name).to_ascii_lowercase(), trimmed(value));
        let is_word = name.starts_with(|first: char| first.is_ascii_lowercase())
            && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        if !is_word || name.len() > LONGEST_HEADER_NAME {
            return Err(HeaderError::BadName { name: Snippet::new(&name) });
        }
        if let Some(name) = RESERVED.into_iter().find(|&reserved| reserved == name) {
            return Err(HeaderError::Reserved { name });
        }
        if value.len() > LONGEST_HEADER_VALUE {
            return Err(HeaderError::TooLong { name, bytes: value.len() });
        }
        if value.contains(|sign: char| sign.is_control() && sign != '\t') {
            return Err(HeaderError::ControlCharacter { name });
        }
        Ok(Header { name, value: value.to_owned() })
    }

    /// Its name, in small letters.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its text, one line.
    pub fn value(&self) -> &str {
        &self.value
    }
}
