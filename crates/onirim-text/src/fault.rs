//! What went wrong, and what to do then, in words.

#[cfg(feature = "archive")]
mod archive;
mod damage;
mod files;
mod game;
mod notation;
mod record;
#[cfg(feature = "store")]
mod store;
