//! The game in the browser.
//!
//! `cargo xtask web` builds the page into `target/web`, `cargo xtask serve` opens it. What surrounds this module (the HTML file, the
//! script that starts it, the service worker) stands in `page/`, the stylesheets in `style/`.
//!
//! The page is one more drawing of `onirim_ui::App`: `program` takes inputs to it, `table`, `asks` and `pages` draw it, and nothing here knows a rule.
//!
//! For other targets than a browser this crate is empty.
#![cfg(all(target_family = "wasm", target_os = "unknown"))]

mod address;
mod aim;
mod asks;
mod assets;
mod boot;
mod browser;
mod clipboard;
mod clock;
mod cover;
mod ends;
mod files;
mod flying;
mod focus;
mod frame;
mod keyboard;
mod language;
mod motion;
mod node;
mod outside;
mod pace;
mod pages;
mod parts;
mod pointer;
mod program;
mod scrolling;
mod shortcuts;
mod sound;
mod sprite;
mod table;
mod theme;
mod thinking;
mod title;
mod update;
mod worker;

pub use boot::start;
pub use worker::start as start_worker;
