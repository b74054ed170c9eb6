//! The worker that thinks about games for the page.
//!
//! Thinking needs the search and the weights, and a page that only shows a game needs neither. So the worker is a WebAssembly module of its own, the program
//! `onirim-thinking` of this package. The page loads it when advice or a review is asked for the first time. The two exchange the texts of
//! [`onirim_ui::coach::remote`].

mod fetched;
mod run;

pub(crate) use fetched::can_speak;
pub use run::start;

/// The name of the file of weights that advice on this set-up needs.
pub(crate) fn weights_file(setup: onirim_core::Setup) -> &'static str {
    onirim_ai::evaluator::Evaluator::file(setup)
}
