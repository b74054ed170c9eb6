//! How a game ended, on the wire.

use onirim_core::{Cause, Ending};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::noted::{Noted, said};

/// How the game ended, if it did, as the fields `ending` and `cause`. The cause has a field of its own because clients of protocol 1 know the words of the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended(pub Option<Ending>);

impl Serialize for Ended {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("ending", &self.0.as_ref().map(Noted))?;
        match &self.0 {
            Some(Ending::Defeat(cause)) => fields.serialize_entry("cause", &Noted(cause))?,
            Some(Ending::Victory) | None => {}
        }
        fields.end()
    }
}

#[derive(serde::Deserialize)]
struct Fields {
    ending: Option<Word>,
    cause: Option<String>,
}

#[derive(serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Victory,
    Defeat,
}

impl<'de> Deserialize<'de> for Ended {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ended, D::Error> {
        let Fields { ending, cause } = Fields::deserialize(deserializer)?;
        let ending = ending.map(|word| match word {
            Word::Victory => Ok(Ending::Victory),
            Word::Defeat => {
                let named = |known: &Cause| cause.as_deref().is_some_and(|name| name == said(known));
                let known = Cause::ALL.into_iter().find(named);
                known.map(Ending::Defeat).ok_or_else(|| D::Error::custom("a defeat has a cause"))
            }
        });
        ending.transpose().map(Ended)
    }
}
