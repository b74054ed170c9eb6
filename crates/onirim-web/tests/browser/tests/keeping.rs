//! Games are kept: through reloads, in two tabs, off line, through new versions, and as files.

use std::fs;
use std::time::Instant;

use libtest_mimic::Trial;
use onirim_testkit::patience::PATIENCE;
use serde_json::Value;
use tempfile::TempDir;

use super::games::{DEAL, begin, begin_anew, records};
use super::loading::OPEN;
use crate::harness::{Browser, Downloads, Means, Player, Site, Wish, run_onirim};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::DESK, a_game_goes_on_after_a_reload),
        trial!(Wish::DESK, a_reload_in_the_middle_of_a_look_goes_on_with_it),
        trial!(Wish::DESK, a_second_click_before_the_first_is_kept_answers_nothing),
        trial!(Wish::DESK, two_tabs_on_one_game_get_along),
        trial!(Wish::STILL, a_whole_game_is_played_off_line),
        trial!(Wish::DESK, an_update_in_the_middle_of_a_game_loses_nothing),
        trial!(Wish::STILL, an_export_goes_to_the_program_and_back),
    ]
}

/// Everything that lies on the table: where, and which card.
const TABLE: &str = "return [...document.querySelectorAll('[data-zone][data-card]')]
    .map((one) => one.dataset.zone + ' ' + one.dataset.card)";
/// What is asked.
const QUESTION: &str = "return document.querySelector('[data-key=question]')?.textContent";

/// Goes on with the game that was played last.
pub(super) async fn go_on(browser: &Browser) {
    browser.until(OPEN).await;
    browser.click("[data-menu=c]").await;
    browser.until("document.querySelector('.table, .curtain')").await;
}

/// Plays a few answers and waits until nothing moves.
async fn play_a_little(browser: &Browser, player: &mut Player, answers: usize) {
    for _ in 0..answers {
        player.answer(browser).await;
    }
    player.play_until(browser, "choice").await;
}

async fn a_game_goes_on_after_a_reload(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    play_a_little(browser, &mut Player::new(Means::Script, 5), 6).await;
    let (table, question) = (browser.settled(TABLE).await, browser.js(QUESTION).await);
    browser.reload().await;
    go_on(browser).await;
    assert_eq!((browser.settled(TABLE).await, browser.js(QUESTION).await), (table, question));
}

async fn a_reload_in_the_middle_of_a_look_goes_on_with_it(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    // With this lot a Prophecy comes soon; whatever is looked at is to be put into an order.
    begin(browser, &["book-1"], DEAL).await;
    Player::new(Means::Script, 11).play_until(browser, "arrange").await;
    let look = "return [...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.card).sort()";
    let (cards, question) = (browser.settled(look).await, browser.js(QUESTION).await);
    browser.reload().await;
    go_on(browser).await;
    browser.until("document.querySelector('[data-piece]')").await;
    assert_eq!((browser.js(look).await, browser.js(QUESTION).await), (cards, question));
}

async fn two_tabs_on_one_game_get_along(browser: &Browser) {
    let site = begin_anew(browser, &[]).await;
    let mut player = Player::new(Means::Script, 9);
    play_a_little(browser, &mut player, 2).await;
    let first = browser.client().window().await.expect("a tab");
    let second = browser.client().new_window(true).await.expect("a second tab").handle;
    browser.client().switch_to_window(second).await.expect("the second tab");
    browser.goto(&site.address("")).await;
    go_on(browser).await;
    play_a_little(browser, &mut player, 2).await;
    let table = browser.settled(TABLE).await;
    browser.client().switch_to_window(first).await.expect("the first tab");
    // What was played in the other tab is on this table too, and goes on from there.
    browser.becomes(TABLE, &table).await;
    player.play(browser).await;
}

async fn a_whole_game_is_played_off_line(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    browser.until("navigator.serviceWorker.controller").await;
    browser.go_offline().await;
    browser.reload().await;
    begin(browser, &[], DEAL).await;
    Player::new(Means::Script, 21).play(browser).await;
    browser.reload().await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.find("[data-key=saved-0]").await;
}

async fn an_update_in_the_middle_of_a_game_loses_nothing(browser: &Browser) {
    let mut site = Site::changing();
    browser.goto(&site.address("")).await;
    browser.until("navigator.serviceWorker.controller").await;
    begin(browser, &[], DEAL).await;
    play_a_little(browser, &mut Player::new(Means::Script, 13), 4).await;
    let table = browser.settled(TABLE).await;
    let new = site.update();
    browser.js("navigator.serviceWorker.getRegistration().then((registration) => registration.update())").await;
    browser.click(".update .button.main").await;
    browser.until(&format!("document.documentElement.dataset.build === '{new}'")).await;
    go_on(browser).await;
    assert_eq!(browser.settled(TABLE).await, table);
}

async fn an_export_goes_to_the_program_and_back(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    let downloads = Downloads::of(browser).await;
    begin(browser, &[], DEAL).await;
    Player::new(Means::Script, 17).play(browser).await;
    browser.reload().await;
    begin(browser, &["towers-1"], DEAL).await;
    play_a_little(browser, &mut Player::new(Means::Script, 18), 5).await;
    browser.reload().await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.click("[data-key=export]").await;
    let exported = downloads.next("page.jsonl").await;
    // The program takes it all, and writes the same games.
    let games = TempDir::new().expect("a folder");
    let path = |file: &std::path::Path| file.display().to_string();
    run_onirim(games.path(), &["import", &path(&exported)]);
    let again = games.path().join("program.jsonl");
    run_onirim(games.path(), &["export", &path(&again)]);
    assert_eq!(records_of(&exported), records_of(&again));
    assert!(records_of(&again).len() >= 2);
    // And the page takes it back, at an address where nothing is kept.
    let empty = Site::new();
    browser.goto(&empty.address("")).await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.import(&again).await;
    browser.click("[data-cover] .button.main").await;
    browser.find("[data-key=saved-1]").await;
    browser.click("[data-key=export]").await;
    assert_eq!(records_of(&downloads.next("back.jsonl").await), records_of(&exported));
}

/// The games of an export: all that is said of them but times.
fn records_of(file: &std::path::Path) -> Vec<String> {
    let text = fs::read_to_string(file).expect("an export");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line of JSON"));
    let mut records: Vec<String> =
        lines.filter_map(|line| line["game"]["record"].as_str().map(str::to_owned)).collect();
    records.sort();
    records
}

/// What was clicked twice was meant once: the next question has another answer at this place.
async fn a_second_click_before_the_first_is_kept_answers_nothing(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    let number = "return document.querySelector('.dock').dataset.question";
    for answers in 1..=3 {
        Player::new(Means::Script, 2).play_until(browser, "choice").await;
        let before = browser.settled(number).await;
        let mut after = before.clone();
        // The page ignores clicks for a moment after an animation has ended by itself.
        let begun = Instant::now();
        while after == before {
            assert!(begun.elapsed() < PATIENCE, "click {answers} is never taken");
            browser.js("const choice = document.querySelector('[data-choice]'); choice.click(); choice.click(); choice.click()").await;
            after = browser.settled(number).await;
        }
        let plies = |number: &Value| number.as_str().and_then(|number| number.parse::<u32>().ok());
        assert_eq!(plies(&after), plies(&before).map(|plies| plies + 1), "click {answers}");
    }
}
