//! Ids of requests.

use std::fmt;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Any JSON value, kept as its text: a number may exceed the range of this program.
#[derive(Clone)]
pub struct Id(Box<RawValue>);

impl Id {
    /// As it was written.
    pub fn as_json(&self) -> &str {
        self.0.get()
    }

    pub(crate) fn new(raw: Box<RawValue>) -> Id {
        Id(raw)
    }
}

impl From<u64> for Id {
    fn from(number: u64) -> Id {
        // Digits are JSON.
        Id(RawValue::from_string(number.to_string()).unwrap_or_default())
    }
}

impl PartialEq for Id {
    fn eq(&self, other: &Id) -> bool {
        self.as_json() == other.as_json()
    }
}

impl Eq for Id {}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_json())
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        Box::deserialize(deserializer).map(Id)
    }
}

/// Reads an `id` that may be `null`: that is an id too.
pub(crate) fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Id>, D::Error> {
    Id::deserialize(deserializer).map(Some)
}
