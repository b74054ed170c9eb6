//! How a game ended, on the wire.

use onirim_core::{Cause, Ending};
use onirim_record::FromNotation;
use serde::{Deserialize, Serialize};

use crate::noted::said;

/// How the game ended, if it did, as the fields `ending` and `cause`. The cause has a field of its own because the first
/// clients of protocol 1 know two words for the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Fields", try_from = "Fields")]
pub struct Ended(pub Option<Ending>);

#[derive(Serialize, Deserialize)]
struct Fields {
    ending: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
}

impl From<Ended> for Fields {
    fn from(Ended(ending): Ended) -> Fields {
        let cause = match ending {
            Some(Ending::Defeat(cause)) => Some(said(&cause)),
            Some(Ending::Victory) | None => None,
        };
        Fields { ending: ending.as_ref().map(said), cause }
    }
}

impl TryFrom<Fields> for Ended {
    type Error = &'static str;

    fn try_from(Fields { ending, cause }: Fields) -> Result<Ended, &'static str> {
        match ending.as_deref() {
            None => Ok(Ended(None)),
            Some("victory") => Ok(Ended(Some(Ending::Victory))),
            Some("defeat") => {
                let cause = cause.and_then(|cause| Cause::from_notation(&cause).ok()).ok_or("a defeat has a cause")?;
                Ok(Ended(Some(Ending::Defeat(cause))))
            }
            Some(_) => Err("a game ends with victory or defeat"),
        }
    }
}
