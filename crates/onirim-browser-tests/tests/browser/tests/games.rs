//! Whole games of every kind, by every means.

use libtest_mimic::Trial;

use tempfile::TempDir;

use super::loading::OPEN;
use crate::harness::{Browser, Downloads, Means, Movement, Player, Pointer, Site, Wish, run_onirim};
use crate::trial::{trial, with_browser};

/// A phone, held upright.
const PHONE: Wish = Wish { width: 360, height: 740, pointer: Pointer::Finger, ..Wish::DESK };

/// What is played: its name, the answers to the form of a new game, and by which means.
const GAMES: [(&str, &[&str], Means); 9] = [
    ("the_base_game_by_clicks", &[], Means::Clicks),
    ("the_base_game_by_keys", &[], Means::Keys),
    ("the_base_game_by_touch", &[], Means::Touch),
    ("the_book_by_clicks", &["book-1"], Means::Clicks),
    ("the_towers_by_touch", &["towers-1"], Means::Touch),
    ("the_premonitions_by_keys", &["premonitions-1"], Means::Keys),
    ("two_players_by_clicks", &["players-1", "communication-1"], Means::Clicks),
    ("two_players_with_everything_by_keys", &["players-1", "book-1", "towers-1", "premonitions-1"], Means::Keys),
    ("everything_by_touch", &["book-2", "towers-2", "premonitions-3"], Means::Touch),
];

pub(crate) fn trials() -> Vec<Trial> {
    let trial = |(name, fields, means): (&'static str, &'static [&'static str], Means)| {
        let wish = match means {
            Means::Clicks | Means::Keys => Wish::DESK,
            Means::Touch => PHONE,
        };
        // By every means, one game in which everything moves.
        let movement = if fields.is_empty() { Movement::Usual } else { Movement::Little };
        let wish = Wish { movement, ..wish };
        let name = format!("a_whole_game_of_{name}");
        with_browser(&name, wish, move |browser| async move { a_whole_game(&browser, fields, means).await })
    };
    let mut trials: Vec<Trial> = GAMES.into_iter().map(trial).collect();
    trials.push(trial!(Wish { movement: Movement::Little, ..PHONE }, real_cards_are_refereed_through_a_whole_game));
    trials
}

/// Opens the form of a new game, fills it in and begins.
pub(crate) async fn begin(browser: &Browser, fields: &[&str]) {
    begin_deal(browser, fields, "").await;
}

/// The same with this deal.
pub(crate) async fn begin_deal(browser: &Browser, fields: &[&str], seed: &str) {
    browser.until(OPEN).await;
    browser.click("[data-menu='1']").await;
    for field in fields {
        // The field itself is hidden behind its label in some designs: the label is what people click.
        browser.click(&format!("label:has([data-key={field}])")).await;
    }
    browser.find("[data-key=code]").await.send_keys(seed).await.expect("a field to type in");
    browser.click("form .button.main").await;
    browser.until("document.querySelector('.table, .curtain')").await;
}

/// Opens the list of saved games from the menu.
pub(crate) async fn records(browser: &Browser) {
    browser.click("[data-menu='5']").await;
    browser.until("document.querySelector('[data-key=export]')").await;
}

async fn a_whole_game(browser: &Browser, fields: &[&str], means: Means) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    begin(browser, fields).await;
    Player::new(means, 7).play(browser).await;
    assert!(browser.holds("document.querySelector('main.ending h1')").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    the_record_is_true(browser).await;
}

/// What the page has kept of the game is a record that the program agrees with.
async fn the_record_is_true(browser: &Browser) {
    let downloads = Downloads::of(browser).await;
    browser.reload().await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.click("[data-key=save-0]").await;
    let record = downloads.next("game.onirim").await;
    let nowhere = TempDir::new().expect("a folder");
    run_onirim(nowhere.path(), &["record", "check", &record.display().to_string()]);
    let text = std::fs::read_to_string(&record).expect("a record");
    assert!(text.contains("\nend: victory") || text.contains("\nend: defeat"), "{text}");
}

/// Somebody deals real cards at random and tells what comes up, with a thumb.
async fn real_cards_are_refereed_through_a_whole_game(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    browser.click("[data-menu='4']").await;
    browser.click("form .button.main").await;
    browser.until("document.querySelector('.dock')").await;
    Player::new(Means::Touch, 4).play(browser).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    the_record_is_true(browser).await;
}
