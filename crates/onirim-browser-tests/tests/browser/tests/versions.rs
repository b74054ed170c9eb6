//! New versions of the page: never mixed with an old one, and never forced upon a player.

use libtest_mimic::Trial;

use super::loading::OPEN;
use crate::harness::{Browser, Network, Site, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::DESK, a_new_version_waits_until_the_player_agrees),
        trial!(Wish::DESK, a_new_version_is_there_at_the_next_start),
        trial!(Wish::DESK, a_tab_keeps_its_version_while_another_takes_the_new_one),
        trial!(Wish::DESK, a_version_that_cannot_be_kept_whole_is_not_kept_at_all),
    ]
}

const READY: &str = "document.documentElement.dataset.update === 'ready'";

/// So often a busy browser may need more time than a start has.
const STARTS: usize = 4;

fn is_version(version: u32) -> String {
    format!("document.documentElement.dataset.version === '{version}' && {OPEN}")
}

/// Opens the page and waits until it is kept for use off line.
async fn visit(browser: &Browser, site: &Site) {
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    browser.until("navigator.serviceWorker.controller").await;
}

/// Has the browser look for a new version, as it does by itself from time to time.
async fn look_for_update(browser: &Browser) {
    browser.js("navigator.serviceWorker.getRegistration().then((registration) => registration.update())").await;
}

async fn a_new_version_waits_until_the_player_agrees(browser: &Browser) {
    let mut site = Site::changing();
    visit(browser, &site).await;
    let version = site.update();
    look_for_update(browser).await;
    browser.until(READY).await;
    assert!(browser.holds("document.documentElement.dataset.version === undefined").await, "the player was not asked");
    browser.js("dispatchEvent(new Event('update-agreed'))").await;
    browser.until(&is_version(version)).await;
    // The old version is gone from the browser, and the new one is there as a whole.
    browser.eventually("(await caches.keys()).filter((name) => !name.startsWith('onirim-weights')).length === 1").await;
    browser.network(Network::Gone).await;
    browser.reload().await;
    browser.until(&is_version(version)).await;
}

async fn a_new_version_is_there_at_the_next_start(browser: &Browser) {
    let mut site = Site::changing();
    visit(browser, &site).await;
    let version = site.update();
    look_for_update(browser).await;
    browser.until(READY).await;
    // A start is not held up for long: where a busy browser takes its time, it is the start after that.
    for _ in 0..STARTS {
        browser.reload().await;
        browser.until(&format!("({}) || ({READY})", is_version(version))).await;
        if browser.holds(&is_version(version)).await {
            return;
        }
    }
    panic!("the new version was not there after {STARTS} starts");
}

async fn a_tab_keeps_its_version_while_another_takes_the_new_one(browser: &Browser) {
    let mut site = Site::changing();
    visit(browser, &site).await;
    let first = browser.client().window().await.expect("a tab");
    let second = browser.client().new_window(true).await.expect("a second tab").handle;
    browser.client().switch_to_window(second.clone()).await.expect("the second tab");
    visit(browser, &site).await;
    let version = site.update();
    look_for_update(browser).await;
    browser.until(READY).await;
    browser.js("dispatchEvent(new Event('update-agreed'))").await;
    browser.until(&is_version(version)).await;
    // The first tab was not disturbed, is told, and all files of its version are still to be had.
    browser.client().switch_to_window(first).await.expect("the first tab");
    browser.until(READY).await;
    assert!(browser.holds("document.documentElement.dataset.version === undefined").await);
    browser.eventually("(await fetch(document.querySelector('script[src]').src)).ok").await;
    browser.js("dispatchEvent(new Event('update-agreed'))").await;
    browser.until(&is_version(version)).await;
}

async fn a_version_that_cannot_be_kept_whole_is_not_kept_at_all(browser: &Browser) {
    let mut site = Site::changing();
    visit(browser, &site).await;
    site.update();
    site.lose("manifest.webmanifest");
    look_for_update(browser).await;
    // There is nothing to wait for: the old version is still there after the new one was given up.
    let idle = "const all = await navigator.serviceWorker.getRegistration(); return !all.installing && !all.waiting";
    browser.eventually(&format!("await (async () => {{ {idle} }})()")).await;
    browser.network(Network::Gone).await;
    browser.reload().await;
    browser.until(OPEN).await;
    assert!(browser.holds("document.documentElement.dataset.version === undefined").await);
}
