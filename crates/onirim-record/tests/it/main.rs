//! Tests of records, notation and share codes.

mod documentation;
mod games;
mod golden;
mod hardening;
mod notation;
mod parse;
mod playthrough;
mod replay;
mod setup;
mod share_code;
mod transcript;
mod typed;
