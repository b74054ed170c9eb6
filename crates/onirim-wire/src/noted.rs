//! Serde modules for values in notation.

use std::fmt::Display;

use onirim_record::{FromNotation, Notation};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// A value that is written and read in its notation.
pub(crate) struct Noted<T>(pub(crate) T);

impl<T: Notation> Serialize for Noted<&T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0.notation())
    }
}

impl<'de, T: FromNotation<Error: Display>> Deserialize<'de> for Noted<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Noted<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        T::from_notation(&text).map(Noted).map_err(D::Error::custom)
    }
}

/// A value in notation.
pub(crate) fn said(thing: &impl Notation) -> String {
    thing.notation().to_string()
}

pub(crate) fn serialize<T: Notation, S: Serializer>(thing: &T, serializer: S) -> Result<S::Ok, S::Error> {
    Noted(thing).serialize(serializer)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromNotation<Error: Display>,
    D: Deserializer<'de>,
{
    Noted::deserialize(deserializer).map(|Noted(thing)| thing)
}

/// A value, or `null`.
pub(crate) mod option {
    use super::*;

    pub(crate) fn serialize<T: Notation, S: Serializer>(thing: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        thing.as_ref().map(Noted).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: FromNotation<Error: Display>,
        D: Deserializer<'de>,
    {
        Ok(Option::<Noted<T>>::deserialize(deserializer)?.map(|Noted(thing)| thing))
    }
}

/// A list of values.
pub(crate) mod list {
    use super::*;

    pub(crate) fn serialize<T: Notation, S: Serializer>(things: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(things.iter().map(Noted))
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromNotation<Error: Display>,
        D: Deserializer<'de>,
    {
        Ok(things(Vec::deserialize(deserializer)?))
    }

    pub(super) fn things<T>(noted: Vec<Noted<T>>) -> Vec<T> {
        noted.into_iter().map(|Noted(thing)| thing).collect()
    }
}

/// A list of values, or `null`.
pub(crate) mod option_list {
    use super::*;

    pub(crate) fn serialize<T: Notation, S: Serializer>(
        things: &Option<Vec<T>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let noted: Option<Vec<Noted<&T>>> = things.as_ref().map(|things| things.iter().map(Noted).collect());
        noted.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
    where
        T: FromNotation<Error: Display>,
        D: Deserializer<'de>,
    {
        Ok(Option::deserialize(deserializer)?.map(list::things))
    }
}

/// A share code.
pub(crate) mod code {
    use onirim_record::ShareCode;

    use super::*;

    pub(crate) fn serialize<S: Serializer>(code: &ShareCode, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(code)
    }
}

/// A share code, or `null`.
pub(crate) mod option_code {
    use onirim_record::ShareCode;

    use super::*;

    pub(crate) fn serialize<S: Serializer>(code: &Option<ShareCode>, serializer: S) -> Result<S::Ok, S::Error> {
        code.map(|code| code.to_string()).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<ShareCode>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
