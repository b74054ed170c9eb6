//! Advice: it is thought in a worker, which loads what it needs when it is wanted.

use libtest_mimic::Trial;
use serde_json::Value;

use super::games::{ANOTHER_DEAL, DEAL, begin};
use crate::harness::{Browser, Means, Network, Player, Site, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::DESK, advice_is_given_on_line_and_off_line),
        trial!(Wish::DESK, a_game_that_is_over_is_looked_back_at),
        trial!(Wish::DESK, nothing_that_thinks_is_loaded_before_a_first_game),
    ]
}

/// There is advice, and more is offered.
const ADVISED: &str = "document.querySelector('.hint .button.main')";

/// Asks for advice, and agrees to what it costs.
async fn ask(browser: &Browser) {
    browser.until("document.querySelector('.table')").await;
    browser.key("h").await;
    browser.until("document.querySelector('[data-cover]')").await;
    browser.key("2").await;
}

async fn advice_is_given_on_line_and_off_line(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    browser.until("navigator.serviceWorker.controller").await;
    // What was learned about a set-up is kept when it was used for the first time, by a page that the service worker answers.
    browser.reload().await;
    begin(browser, &[], DEAL).await;
    ask(browser).await;
    browser.until(ADVISED).await;
    browser.network(Network::Gone).await;
    browser.reload().await;
    // Another deal: one that was played before does not count, so that nobody is asked what advice costs.
    begin(browser, &[], ANOTHER_DEAL).await;
    ask(browser).await;
    browser.until(ADVISED).await;
}

async fn a_game_that_is_over_is_looked_back_at(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    begin(browser, &[], DEAL).await;
    Player::new(Means::Script, 21).play(browser).await;
    browser.js("scrollTo(0, document.documentElement.scrollHeight)").await;
    browser.press_until("main.ending [data-answer='2']", "document.querySelector('[data-screen=look-back]')").await;
    assert_eq!(browser.js("return scrollY").await, Value::from(0), "a new screen starts at its top");
    // All decisions are judged, and the course of the game is drawn.
    browser.until("!document.querySelector('progress') && document.querySelector('.chance-line')").await;
}

async fn nothing_that_thinks_is_loaded_before_a_first_game(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    begin(browser, &[], DEAL).await;
    let loaded = "performance.getEntriesByType('resource').some(({ name }) => /coach|weights/.test(name))";
    assert!(!browser.holds(loaded).await);
    ask(browser).await;
    browser.until(ADVISED).await;
}
