//! What the page must do, one subject a file.

mod dragging;
mod games;
mod hostile;
mod keeping;
mod loading;
mod screens;
mod thinking;
mod versions;

use libtest_mimic::Trial;

pub(crate) use games::begin;
pub(crate) use screens::pictures;

/// Every test.
pub(crate) fn all() -> Vec<Trial> {
    [
        loading::trials(),
        games::trials(),
        dragging::trials(),
        keeping::trials(),
        hostile::trials(),
        screens::trials(),
        thinking::trials(),
        versions::trials(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What every check runs: a minute of tests that need little time and little luck, so that every machine passes them or has found something. `cargo xtask browser` runs all
/// of them: games of every kind by every means, dragging, two tabs, versions, advice, and a tour of every screen. That takes about five minutes.
pub(crate) const STEADY: [&str; 12] = [
    "the_page_opens_without_a_complaint",
    "nothing_written_into_the_page_is_run",
    "everything_works_off_line_after_the_first_visit",
    "the_page_speaks_the_language_of_the_browser",
    "a_language_that_is_missing_is_told_in_another_one",
    "a_page_that_has_no_words_says_so",
    "a_game_is_played_before_anything_else_has_come",
    "whoever_wants_what_has_not_come_yet_is_led_there",
    "the_page_is_as_dark_as_the_system",
    "a_whole_game_of_the_base_game_by_clicks",
    "a_link_with_a_code_opens_its_deal",
    "hostile_links_are_told_and_ignored",
];
