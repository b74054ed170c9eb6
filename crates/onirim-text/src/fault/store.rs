//! What the store of saved games could not do.

use onirim_store::StoreError;

use super::files::at;
use crate::text::Text;

impl Text {
    /// Why the store did not do what it was asked for.
    pub fn store_error(&self, error: &StoreError) -> String {
        match error {
            StoreError::NoFolder => self.get("fault-store-no-folder"),
            StoreError::Folder { folder, error } => {
                self.get_with("fault-store-folder", &at(folder).text("reason", self.io_error(error)))
            }
            StoreError::NotWritable { file } => self.get_with("fault-store-not-writable", &at(file)),
            StoreError::Damaged { file, detail } => {
                self.get_with("fault-store-damaged", &at(file).text("reason", detail.as_str()))
            }
            StoreError::NotAStore { file } => self.get_with("fault-store-not-a-store", &at(file)),
            StoreError::NewerVersion { file, found, known } => {
                self.get_with("fault-store-newer", &at(file).number("found", *found).number("known", *known))
            }
            StoreError::Busy { file } => self.get_with("fault-store-busy", &at(file)),
            StoreError::DiskFull { file } => self.get_with("fault-store-disk-full", &at(file)),
            StoreError::Archive(error) => self.archive_error(error),
            StoreError::Database { file, error } => {
                self.get_with("fault-store-database", &at(file).text("reason", error.to_string()))
            }
        }
    }
}
