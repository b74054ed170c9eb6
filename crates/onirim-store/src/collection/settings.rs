//! Settings. The user interfaces define the names and values.

use std::collections::BTreeMap;

use super::{Collection, CollectionError};
use crate::behind::Key;
use crate::setting::check_setting;

impl Collection {
    /// The value of a setting, if it has one.
    pub fn setting(&self, name: &str) -> Option<String> {
        self.contents.borrow().settings.get(name).cloned()
    }

    /// All settings that have a value.
    pub fn settings(&self) -> BTreeMap<String, String> {
        let contents = self.contents.borrow();
        contents.settings.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }

    /// Gives a setting a value.
    pub fn set(&self, name: &str, value: &str) -> Result<(), CollectionError> {
        check_setting(name, value)?;
        self.change(|contents| {
            let before = contents.settings.insert(name.to_owned(), value.to_owned());
            if before.as_deref() != Some(value) {
                contents.note(Key::Setting(name.to_owned()));
            }
            Ok(())
        })
    }

    /// Removes a setting, if it has a value.
    pub fn unset(&self, name: &str) -> Result<(), CollectionError> {
        self.change(|contents| {
            if contents.settings.remove(name).is_some() {
                contents.note(Key::Setting(name.to_owned()));
            }
            Ok(())
        })
    }
}
