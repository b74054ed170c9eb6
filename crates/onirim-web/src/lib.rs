//! The game in the browser.
//!
//! `cargo xtask web` builds the page into `target/web`, `cargo xtask serve` opens it. The HTML file, the script that starts the page and the service worker stand in `page/`, the
//! stylesheets in `style/`. For other targets than a browser this crate is empty.
//!
//! The page draws `onirim_ui::App`: `program` passes inputs to it, and `table`, `asks` and `pages` draw it. Nothing here knows a rule.
//!
//! # What is where
//!
//! | module | contents |
//! |---|---|
//! | `boot`, `program` | starting; the `App`, its inputs, saving and redrawing |
//! | `aim` | what the page showed when it was pressed: a press on something that has changed since does nothing |
//! | `frame`, `cover`, `outside` | which screen is shown; what lies over it; language, colours, title and history of the document |
//! | `table/`, `asks/`, `pages/`, `parts/` | the game, one part a file; how a question is answered; everything around a game; cards, signs and buttons |
//! | `node/` | the one kind of node that `markup!` makes, and how the document follows it |
//! | `keyboard`, `pointer`, `focus`, `motion`, `sound`, `clock`, … | one subject of the browser each |
//! | `thinking`, `worker` | advice and reviews in a worker: the page's side, and the module of the worker (the second binary) with the messages between them |
//!
//! # How it works
//!
//! - **The page is drawn as a whole.** After a change, each part describes itself anew from the program, with all its texts. `node` compares the description with the document and changes what differs. Elements with another `data-key`, `data-card`, `data-question` or `data-screen` are never reused for each other. Several changes in a row are drawn once.
//! - **What is shown is saved.** `Program::does` changes the app, awaits `Locker::settle`, then draws. Input that comes meanwhile waits in a queue.
//! - **The table fills the window.** The board scrolls; question, hand and answers stay visible. A test measures this at five sizes, for all expansions and questions.
//! - **Focus by name.** What can have the focus has a `data-key`; what the program has marked has `data-cursor`. `focus` restores it after a redraw. Cards have `data-own-keys`: on the marked card, Enter and the space bar are keys of the game; on any other card or button they press it.
//! - **Movement is measured.** `motion` notes where every card lies before a change and lets it fly from there; new cards come from the deck.
//! - **Input from outside is text.** Links, files and stored rows reach the page as text nodes. `inner_html` is used once, for the sprite of `onirim-art`. There are no inline styles; places are set through CSSOM.
//!
//! # Why there is no framework
//!
//! Leptos 0.8 drew the whole page for a measurement in November 2026 (brotli, median and 99 % of a redraw):
//!
//! | | weight | redraw |
//! |---|---|---|
//! | `node` | 427 kB | 0.9 and 9 ms |
//! | Leptos with erased components | 464 kB | 3.0 and 38 ms |
//! | the same with a signal for each part | 501 kB | 1.1 and 16 ms |
//! | Leptos without erased components | 512 kB | as `node` |
//!
//! It needed 134 more packages and twice the build time. Leptos is worth another look when it compares the attributes of erased elements, or when parts of the page change by themselves many times a second.
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
