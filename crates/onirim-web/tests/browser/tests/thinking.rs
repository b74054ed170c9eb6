//! Advice: a worker computes it, and loads the weights on demand.

use libtest_mimic::Trial;
use serde_json::Value;

use super::games::{ANOTHER_DEAL, DEAL, begin, begin_anew};
use crate::harness::{Browser, Means, Player, Site, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::DESK, advice_is_there_off_line_after_a_first_game),
        trial!(Wish::DESK, advice_that_cannot_be_loaded_leaves_a_game_that_counts),
        trial!(Wish::DESK, a_game_that_is_over_is_looked_back_at),
        trial!(Wish::DESK, nothing_that_thinks_is_loaded_before_a_first_game),
    ]
}

/// Advice is shown, with a button for the next step.
const ADVISED: &str = "document.querySelector('.hint .button.main')";

/// Asks for advice and accepts that the game does not count any more.
async fn ask(browser: &Browser) {
    browser.until("document.querySelector('.table')").await;
    browser.key("h").await;
    browser.until("document.querySelector('[data-cover]')").await;
    browser.key("2").await;
}

/// The weights are cached when a game begins, so that a first hint works off line. The hint then marks the best answer and its card, and shows figures beside the answers.
async fn advice_is_there_off_line_after_a_first_game(browser: &Browser) {
    let site = begin_anew(browser, &[]).await;
    let kept = "(await Promise.all((await caches.keys()).filter((name) => name.startsWith('onirim-weights')).map(async (name) => \
                (await (await caches.open(name)).keys()).length))).some((files) => files === 1)";
    browser.eventually(kept).await;
    browser.until("navigator.serviceWorker.controller").await;
    // The host is gone, for the page and for its workers.
    drop(site);
    browser.reload().await;
    // Another deal: a repeated one would not count, and so would not ask for confirmation.
    begin(browser, &[], ANOTHER_DEAL).await;
    ask(browser).await;
    browser.until(ADVISED).await;
    assert!(!browser.holds("document.querySelector('.best, .figure')").await, "a nudge does not tell the answer");
    browser.key("h").await;
    browser.until("document.querySelector('.seat-card.best .best-sign')").await;
    browser.click(".seat-card.best").await;
    browser.until("document.querySelector('.choice.best')").await;
    browser.key("h").await;
    browser.until("document.querySelector('.choice.best .figure-words')?.textContent.includes('±')").await;
    browser.until("document.querySelectorAll('.card-figure').length === 5").await;
}

/// Off line before the weights were cached: the game goes on and counts.
async fn advice_that_cannot_be_loaded_leaves_a_game_that_counts(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    browser.until("navigator.serviceWorker.controller").await;
    drop(site);
    browser.reload().await;
    begin(browser, &[], DEAL).await;
    ask(browser).await;
    browser.until("document.querySelector('.notice')").await;
    // Only a game that counts asks for confirmation.
    browser.key("h").await;
    browser.until("document.querySelector('[data-cover]')").await;
}

async fn a_game_that_is_over_is_looked_back_at(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    Player::new(Means::Script, 21).play(browser).await;
    browser.js("scrollTo(0, document.documentElement.scrollHeight)").await;
    browser.press_until("main.ending [data-answer='2']", "document.querySelector('[data-screen=look-back]')").await;
    assert_eq!(browser.js("return scrollY").await, Value::from(0), "a new screen starts at its top");
    // All decisions are judged, and the chart is drawn.
    browser.until("!document.querySelector('progress') && document.querySelector('.chance-line')").await;
    // A mistake links to its position, and so does the chart.
    browser.click(".mistake-item").await;
    browser.until("document.querySelector('[data-screen=review] .verdict.mistake')").await;
    browser.key("Escape").await;
    browser.until("document.querySelector('[data-screen=look-back]')").await;
    browser.js("return document.querySelector('.feel[data-step=\"3\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    browser.until("document.querySelector('[data-screen=review] .slider')?.value === '3'").await;
    browser.until("document.querySelector('.verdict')").await;
}

async fn nothing_that_thinks_is_loaded_before_a_first_game(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    let loaded = "performance.getEntriesByType('resource').some(({ name }) => /coach|weights/.test(name))";
    assert!(!browser.holds(loaded).await);
    ask(browser).await;
    browser.until(ADVISED).await;
}
