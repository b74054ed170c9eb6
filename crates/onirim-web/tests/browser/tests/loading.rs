//! Loading the page, on line and off line.

use libtest_mimic::Trial;
use serde_json::json;

use super::games::{DEAL, begin, open};
use crate::harness::{Browser, Means, Player, Site, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::DESK, the_page_opens_without_a_complaint),
        trial!(Wish::DESK, nothing_written_into_the_page_is_run),
        trial!(Wish::DESK, everything_works_off_line_after_the_first_visit),
        trial!(Wish { language: "fr", ..Wish::DESK }, the_page_speaks_the_language_of_the_browser),
        trial!(Wish::DESK, another_language_is_chosen_off_line),
        trial!(Wish { language: "fr", ..Wish::DESK }, a_language_that_is_missing_is_told_in_another_one),
        trial!(Wish::DESK, a_page_that_has_no_words_says_so),
        trial!(Wish::STILL, all_but_advice_is_there_without_the_worker_that_thinks),
        trial!(Wish::DESK, the_page_is_as_dark_as_the_system),
    ]
}

/// The page has been drawn.
pub(crate) const OPEN: &str = "document.querySelector('h1')";

async fn the_page_opens_without_a_complaint(browser: &Browser) {
    let _site = open(browser).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

async fn the_page_speaks_the_language_of_the_browser(browser: &Browser) {
    let _site = open(browser).await;
    browser.until("document.documentElement.lang === 'fr'").await;
}

async fn another_language_is_chosen_off_line(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    browser.until("navigator.serviceWorker.controller").await;
    browser.go_offline().await;
    browser.reload().await;
    browser.until(OPEN).await;
    browser.click("[data-menu='8']").await;
    browser.click("[data-key=setting-0]").await;
    browser
        .until("document.documentElement.lang === 'fr' && document.querySelector('h1').innerText === 'Réglages'")
        .await;
    browser.reload().await;
    browser.until(OPEN).await;
    browser.until("document.documentElement.lang === 'fr'").await;
}

async fn a_language_that_is_missing_is_told_in_another_one(browser: &Browser) {
    let site = Site::without("texts-fr-");
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    browser.until("document.documentElement.lang === 'en'").await;
    browser.until("document.body.innerText.includes('Français is not loaded yet')").await;
}

async fn a_page_that_has_no_words_says_so(browser: &Browser) {
    let site = Site::without("texts-");
    browser.goto(&site.address("")).await;
    browser.until("document.body.innerText.includes('Onirim could not be loaded completely')").await;
}

/// Without the worker on the host every page opens and a game can be played to its end, with no text missing.
async fn all_but_advice_is_there_without_the_worker_that_thinks(browser: &Browser) {
    let site = Site::without("coach-");
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    for (page, screen) in [("5", "records"), ("6", "statistics"), ("7", "rules"), ("8", "settings")] {
        browser.click(&format!("[data-menu='{page}']")).await;
        browser.until(&format!("document.querySelector('[data-screen={screen}]')")).await;
        browser.key("Escape").await;
        browser.until("document.querySelector('[data-menu]')").await;
    }
    begin(browser, &[], DEAL).await;
    Player::new(Means::Script, 7).play(browser).await;
    assert!(browser.holds("!document.body.innerText.includes('⟦')").await, "a text is missing");
}

/// The content security policy prevents injected markup from running scripts.
async fn nothing_written_into_the_page_is_run(browser: &Browser) {
    let _site = open(browser).await;
    let script = "
        window.broken = [];
        addEventListener('securitypolicyviolation', (event) => window.broken.push(event.effectiveDirective));
        document.body.insertAdjacentHTML('beforeend', '<img src=\"x:\" onerror=\"window.ran = 1\"><p style=\"color: red\">');
        const script = document.createElement('script');
        script.textContent = 'window.ran = 2';
        document.body.append(script);
        // In a task of its own, because scripts of the driver may use `eval`.
        setTimeout(() => eval('window.ran = 3'));
        fetch('https://example.com/').catch(() => {});
    ";
    browser.js(script).await;
    for part in ["script-src-attr", "script-src-elem", "script-src", "style-src-attr", "connect-src"] {
        browser.until(&format!("broken.includes('{part}')")).await;
    }
    assert!(browser.holds("window.ran === undefined").await);
}

async fn everything_works_off_line_after_the_first_visit(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    browser.until("navigator.serviceWorker.controller").await;
    let address = site.address("");
    // The host is really gone, not only by emulation.
    drop(site);
    browser.go_offline().await;
    browser.goto(&address).await;
    browser.until(OPEN).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser.go_online().await;
}

/// Light or dark as the system prefers, also after a change.
async fn the_page_is_as_dark_as_the_system(browser: &Browser) {
    let _site = open(browser).await;
    // The brightness of the background: the sum of its three colours.
    let ground = "getComputedStyle(document.documentElement).backgroundColor.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)";
    for (scheme, is_so) in [("dark", "< 200"), ("light", "> 600"), ("dark", "< 200")] {
        let wish = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        browser.cdp("Emulation.setEmulatedMedia", wish).await;
        browser.until(&format!("{ground} {is_so}")).await;
    }
}
