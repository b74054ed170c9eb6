//! Takes the fields of a request one by one, to report those left over.

use std::collections::BTreeMap;

use onirim_core::Outcome;
use onirim_record::FromNotation;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::fault::{Code, Fault, beginning};

/// The fields that have not been taken.
pub(crate) struct Fields(BTreeMap<String, Value>);

impl Fields {
    /// Parses the fields. A number may be too large or a list too deep.
    pub(super) fn read(fields: BTreeMap<String, Box<RawValue>>) -> Result<Fields, Fault> {
        let value = |(name, raw): (String, Box<RawValue>)| match serde_json::from_str(raw.get()) {
            Ok(value) => Ok((name, value)),
            Err(error) => {
                let message = format!("the field {:?} cannot be read: {error}", beginning(&name));
                Err(Fault::new(Code::BadJson, message))
            }
        };
        fields.into_iter().map(value).collect::<Result<_, _>>().map(Fields)
    }

    /// Takes a field out. `null` is the same as none.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name).filter(|value| !value.is_null())
    }

    /// Every field must have been taken.
    pub(super) fn finish(self) -> Result<(), Fault> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => {
                let name = beginning(name);
                let message = format!("this command has no field {name:?}: take it away or correct its name");
                Err(Fault::new(Code::UnknownField, message))
            }
        }
    }

    pub(super) fn text(&mut self, name: &str) -> Result<Option<String>, Fault> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(bad(name, "a text")),
        }
    }

    pub(super) fn needed_text(&mut self, name: &str) -> Result<String, Fault> {
        self.text(name)?.ok_or_else(|| missing(name))
    }

    /// A number from 0 to 2^64 - 1. Some programs cannot write the largest ones as numbers and write them as texts.
    pub(super) fn number(&mut self, name: &str) -> Result<Option<u64>, Fault> {
        let Some(value) = self.take(name) else { return Ok(None) };
        let number = value.as_str().map_or_else(|| value.as_u64(), |digits| digits.parse().ok());
        number.map(Some).ok_or_else(|| bad(name, "a number from 0 to 18446744073709551615"))
    }

    /// Something in notation.
    pub(super) fn notation<T: FromNotation>(&mut self, name: &str) -> Result<Option<T>, Fault>
    where
        T::Error: ToString,
    {
        let Some(text) = self.text(name)? else { return Ok(None) };
        T::from_notation(&text).map(Some).map_err(|error| bad_notation(name, &error))
    }

    pub(super) fn needed_notation<T: FromNotation>(&mut self, name: &str) -> Result<T, Fault>
    where
        T::Error: ToString,
    {
        self.notation(name)?.ok_or_else(|| missing(name))
    }

    /// A list of which each text becomes a thing.
    pub(super) fn list<T>(
        &mut self,
        name: &str,
        thing: impl Fn(&str) -> Result<T, Fault>,
    ) -> Result<Option<Vec<T>>, Fault> {
        let wrong = || bad(name, "a list of texts");
        match self.take(name) {
            None => Ok(None),
            Some(Value::Array(values)) => {
                values.iter().map(|value| thing(value.as_str().ok_or_else(wrong)?)).collect::<Result<_, _>>().map(Some)
            }
            Some(_) => Err(wrong()),
        }
    }

    pub(super) fn outcomes(&mut self, name: &str) -> Result<Option<Vec<Outcome>>, Fault> {
        self.list(name, |text| Outcome::from_notation(text).map_err(|error| bad_notation(name, &error)))
    }
}

fn missing(name: &str) -> Fault {
    Fault::new(Code::MissingField, format!("the field {name:?} is missing"))
}

fn bad(name: &str, wanted: &str) -> Fault {
    Fault::new(Code::BadField, format!("the field {name:?} must be {wanted}"))
}

fn bad_notation(name: &str, error: &impl ToString) -> Fault {
    Fault::new(Code::BadField, format!("the field {name:?}: {}", error.to_string()))
}
