//! The rows of the database: the place behind a collection.

use crate::{Found, Key, Place, PlaceTrouble, Row, Write};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{IdbDatabase, IdbTransaction, IdbTransactionMode};

use super::database::{ABOUT, Database, MARK, TABLES, key_in, place_of};
use super::in_time::{at_length, in_time};
use super::request::{Asked, Running};
use super::trouble::{is_closed, trouble};

impl Place for Database {
    async fn read_all(&self) -> Result<Found, PlaceTrouble> {
        let running = in_time(&self.patience, self.begin(IdbTransactionMode::Readonly)).await?;
        at_length(async {
            let found = read_tables(&running.transaction).await.map_err(|thrown| trouble(&thrown))?;
            running.done().await.map_err(|thrown| trouble(&thrown))?;
            Ok(found)
        })
        .await
    }

    async fn exchange(&self, keys: &[Key], decide: impl FnOnce(&Found) -> Vec<Write>) -> Result<(), PlaceTrouble> {
        in_time(&self.patience, async {
            let running = self.begin(IdbTransactionMode::Readwrite).await?;
            let found = read_rows(&running.transaction, keys).await.map_err(|thrown| trouble(&thrown))?;
            for write in decide(&found) {
                put(&running.transaction, &write).map_err(|thrown| trouble(&thrown))?;
            }
            end(&running.transaction);
            running.done().await.map_err(|thrown| trouble(&thrown))
        })
        .await
    }
}

impl Database {
    /// Begins a transaction over all tables. Reconnects once if the browser has closed the connection.
    async fn begin(&self, mode: IdbTransactionMode) -> Result<Running, PlaceTrouble> {
        let transaction = match transaction(&self.connect().await?, mode) {
            Err(thrown) if is_closed(&thrown) => {
                self.forget();
                transaction(&self.connect().await?, mode)
            }
            begun => begun,
        };
        transaction.map(Running::of).map_err(|thrown| trouble(&thrown))
    }
}

fn transaction(database: &IdbDatabase, mode: IdbTransactionMode) -> Result<IdbTransaction, JsValue> {
    let tables: Array = TABLES.iter().chain([&ABOUT]).map(|table| JsValue::from_str(table)).collect();
    database.transaction_with_str_sequence_and_mode(&tables, mode)
}

/// Commits early: without this the browser first waits for the events of all rows. Older browsers do not have it and commit by themselves.
#[expect(deprecated, reason = "web-sys calls it so; the standard does not")]
fn end(transaction: &IdbTransaction) {
    let _ = transaction.commit();
}

/// Reads the mark and these rows. All requests are made at once and answered in this order.
async fn read_rows(transaction: &IdbTransaction, keys: &[Key]) -> Result<Found, JsValue> {
    let mark = ask(transaction, ABOUT, MARK)?;
    let mut asked = Vec::with_capacity(keys.len());
    for key in keys {
        let (table, name) = place_of(key);
        asked.push((key, ask(transaction, table, name)?));
    }
    let mark = mark.answer().await?.as_string().unwrap_or_default();
    let mut rows = Vec::with_capacity(keys.len());
    for (key, asked) in asked {
        rows.push(Row { key: key.clone(), text: text_of(&asked.answer().await?) });
    }
    Ok(Found { mark, rows })
}

/// Reads the mark and every row.
async fn read_tables(transaction: &IdbTransaction) -> Result<Found, JsValue> {
    let mark = ask(transaction, ABOUT, MARK)?;
    let mut asked = Vec::new();
    for table in TABLES {
        let store = transaction.object_store(table)?;
        asked.push((table, Asked::of(store.get_all_keys()?), Asked::of(store.get_all()?)));
    }
    let mark = mark.answer().await?.as_string().unwrap_or_default();
    let mut rows = Vec::new();
    for (table, names, values) in asked {
        let names: Array = names.answer().await?.dyn_into()?;
        let values: Array = values.answer().await?.dyn_into()?;
        // Rows whose name is not text belong to other programs.
        let named = names.iter().zip(values.iter()).filter_map(|(name, value)| Some((name.as_string()?, value)));
        let found = named.filter_map(|(name, value)| Some(Row { key: key_in(table, name)?, text: text_of(&value) }));
        rows.extend(found);
    }
    Ok(Found { mark, rows })
}

fn ask(transaction: &IdbTransaction, table: &str, name: &str) -> Result<Asked, JsValue> {
    Ok(Asked::of(transaction.object_store(table)?.get(&JsValue::from_str(name))?))
}

/// The text of a row. A value other than text counts as an unreadable row.
fn text_of(value: &JsValue) -> Option<String> {
    if value.is_undefined() { None } else { Some(value.as_string().unwrap_or_default()) }
}

fn put(transaction: &IdbTransaction, Write { key, text }: &Write) -> Result<(), JsValue> {
    let (table, name) = place_of(key);
    let (store, name) = (transaction.object_store(table)?, JsValue::from_str(name));
    match text {
        Some(text) => store.put_with_key(&JsValue::from_str(text), &name),
        None => store.delete(&name),
    }
    .map(|_| ())
}
