//! What is around a game: the menu, the title of the page, sounds, texts for touch devices.

use libtest_mimic::Trial;
use serde_json::{Value, json};

use super::games::open;
use super::loading::OPEN;
use crate::harness::{Browser, Means, Player, Site, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::STILL, a_game_is_one_press_away_is_heard_and_named_and_asks_before_the_whole_hand_goes),
        trial!(Wish::PHONE, nothing_speaks_of_keys_on_a_device_without_a_keyboard),
    ]
}

/// Counts what the page lets be heard. Its random numbers are the same in each run, and so is the deal.
const LISTEN: &str = "
    let bits = 7;
    crypto.getRandomValues = (bytes) => bytes.map((_, place) => (bytes[place] = bits = (bits * 167 + 13) % 251));
    window.oscillators = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.oscillators += 1; return make.call(this); };
    BaseAudioContext.prototype.createOscillator = AudioContext.prototype.createOscillator;";

const HAND: &str = "[...document.querySelectorAll('[data-choice]')].find((one) => /whole hand/.test(one.textContent))";

async fn a_game_is_one_press_away_is_heard_and_named_and_asks_before_the_whole_hand_goes(browser: &Browser) {
    let site = Site::new();
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": LISTEN})).await;
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    assert_eq!(browser.js("return document.title").await, Value::from("Onirim"));
    browser.click("[data-menu=p]").await;
    browser.until("document.querySelector('.table') && document.title === 'Your turn – Onirim'").await;
    // Silent until the player enables sounds; from then on at once.
    let mut player = Player::new(Means::Script, 5);
    player.answer(browser).await;
    player.play_until(browser, "choice").await;
    assert_eq!(browser.js("return window.oscillators").await, Value::from(0));
    browser.key("Escape").await;
    browser.click("[data-cover] [data-answer='2']").await;
    browser.click("[data-key=setting-4]").await;
    browser.until("/^sound$/.test(document.querySelector('[data-key=setting-4] .value').textContent)").await;
    browser.until("document.title === 'Settings – Onirim'").await;
    browser.key("Escape").await;
    browser.until("document.querySelector('.table')").await;
    player.answer(browser).await;
    player.play_until(browser, "choice").await;
    assert!(browser.holds("window.oscillators > 0").await, "nothing was heard");
    // B14: the whole hand is discarded only after a confirmation.
    while !browser.holds(HAND).await {
        player.answer(browser).await;
        player.play_until(browser, "choice").await;
    }
    browser.until("document.title === 'Nightmare – Onirim'").await;
    let question = "return document.querySelector('.dock').dataset.question";
    let before = browser.js(question).await;
    browser.js(&format!("{HAND}.click()")).await;
    browser.until("/hand/.test(document.querySelector('[data-cover]')?.textContent)").await;
    assert_eq!(browser.js(question).await, before);
    browser.click("[data-cover] [data-answer='1']").await;
    browser.until("!document.querySelector('[data-cover]')").await;
    assert_ne!(browser.settled(question).await, before);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

async fn nothing_speaks_of_keys_on_a_device_without_a_keyboard(browser: &Browser) {
    let _site = open(browser).await;
    browser.click("[data-menu='8']").await;
    browser.until("document.querySelector('[data-key=setting-0]')").await;
    let settings = browser.js("return document.querySelector('main').textContent").await;
    let settings = settings.as_str().unwrap_or_default();
    assert!(settings.contains("stop when I ask for it"), "{settings}");
    assert!(settings.contains("off, until you choose it"), "{settings}");
}
