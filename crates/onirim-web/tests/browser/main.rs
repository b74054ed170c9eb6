//! The page in a real browser. Every test has a window and a server of its own, so it finds nothing that another test has left.
//!
//! ```text
//! cargo xtask browser [PART-OF-A-NAME] [--test-threads N] [--list]
//! ```
//!
//! `measure` prints the speed of the page, `pictures` takes the screenshots of `docs/pictures/web`. A failed test leaves a screenshot of the page, its markup and the browser's messages in `target/browser`.

mod harness;
mod measure;
mod tests;
mod trial;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

/// The argument that measures instead of testing.
const MEASURE: &str = "measure";
/// The argument that takes screenshots of all screens instead of testing.
const PICTURES: &str = "pictures";

/// Set by `cargo xtask browser`, which has built the page and found a browser.
const READY: &str = "ONIRIM_BROWSER";

fn main() -> ExitCode {
    if std::env::var_os(READY).is_none() {
        println!("nothing is tested here: `cargo xtask browser` builds the page and looks for a browser");
        return ExitCode::SUCCESS;
    }
    let mut arguments = Arguments::from_args();
    if !harness::page_folder().join("index.html").is_file() {
        eprintln!("the page is not there: `cargo xtask web` builds it");
        return ExitCode::FAILURE;
    }
    if arguments.filter.as_deref() == Some(MEASURE) {
        measure::all();
        return ExitCode::SUCCESS;
    }
    if arguments.filter.as_deref() == Some(PICTURES) {
        let folder = harness::pictures();
        println!("pictures of all screens go to {}", folder.display());
        arguments.filter = None;
        return run(&arguments, vec![tests::pictures(&folder)]);
    }
    run(&arguments, tests::all())
}

fn run(arguments: &Arguments, trials: Vec<Trial>) -> ExitCode {
    let conclusion = libtest_mimic::run(arguments, trials);
    harness::pool::close();
    if !arguments.list {
        trial::tell_the_longest();
    }
    conclusion.exit_code()
}
