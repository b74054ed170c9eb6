//! JSON objects whose names are notation.

use std::fmt::{self, Display};
use std::marker::PhantomData;

use onirim_record::{FromNotation, Notation};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::noted::Noted;

/// An ordered map whose keys are written in notation: the Doors of each colour, the row of each seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ByName<K, V>(pub Vec<(K, V)>);

impl<K, V> FromIterator<(K, V)> for ByName<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> ByName<K, V> {
        ByName(pairs.into_iter().collect())
    }
}

impl<K: Notation, V: Serialize> Serialize for ByName<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(thing, value)| (Noted(thing), value)))
    }
}

impl<'de, K: FromNotation<Error: Display>, V: Deserialize<'de>> Deserialize<'de> for ByName<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByName<K, V>, D::Error> {
        deserializer.deserialize_map(Pairs(PhantomData))
    }
}

struct Pairs<K, V>(PhantomData<(K, V)>);

impl<'de, K: FromNotation<Error: Display>, V: Deserialize<'de>> Visitor<'de> for Pairs<K, V> {
    type Value = ByName<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object whose names are notation")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ByName<K, V>, A::Error> {
        let mut pairs = Vec::new();
        while let Some((Noted(thing), value)) = map.next_entry()? {
            pairs.push((thing, value));
        }
        Ok(ByName(pairs))
    }
}
