//! New versions of the page: never mixed with an old one, never forced upon a player.

use libtest_mimic::Trial;

use super::games::{LINK, accept};
use super::loading::OPEN;
use crate::harness::{Browser, Site, Wish};
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

fn is_build(build: &str) -> String {
    format!("document.documentElement.dataset.build === '{build}' && {OPEN}")
}

/// Only this build is cached, besides what all builds share.
fn is_kept_alone(build: &str) -> String {
    let builds = "(await caches.keys()).filter((name) => name.startsWith('onirim-build-'))";
    format!("{builds}.every((name) => name.startsWith('onirim-build-{build} '))")
}

/// Opens the page and waits until it is cached for use off line.
async fn visit(browser: &Browser, site: &Site) {
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    browser.until("navigator.serviceWorker.controller").await;
}

/// Makes the browser check for a new version, as it does by itself from time to time.
async fn look_for_update(browser: &Browser) {
    browser.js("navigator.serviceWorker.getRegistration().then((registration) => registration.update())").await;
}

async fn a_new_version_waits_until_the_player_agrees(browser: &Browser) {
    let mut site = Site::changing();
    let old = site.build();
    visit(browser, &site).await;
    let new = site.update();
    look_for_update(browser).await;
    browser.until(READY).await;
    assert!(browser.holds(&is_build(&old)).await, "the player was not asked");
    browser.js("dispatchEvent(new Event('update-agreed'))").await;
    browser.until(&is_build(&new)).await;
    // The old version is no longer cached, and the new one is complete.
    browser.eventually(&is_kept_alone(&new)).await;
    browser.go_offline().await;
    browser.reload().await;
    browser.until(&is_build(&new)).await;
}

/// Twice in a row, with a link to a deal, which survives the update.
async fn a_new_version_is_there_at_the_next_start(browser: &Browser) {
    let mut site = Site::changing();
    visit(browser, &site).await;
    for _ in 0..2 {
        let new = site.update();
        look_for_update(browser).await;
        browser.until(READY).await;
        browser.goto("about:blank").await;
        browser.goto(&site.address(LINK)).await;
        accept(browser).await;
        assert!(browser.holds(&is_build(&new)).await, "an older version was played");
        // The newest version is running, so there is no notice.
        browser.eventually(&is_kept_alone(&new)).await;
        assert!(!browser.holds(READY).await, "a version was told that is there already");
    }
}

async fn a_tab_keeps_its_version_while_another_takes_the_new_one(browser: &Browser) {
    let mut site = Site::changing();
    let old = site.build();
    visit(browser, &site).await;
    let first = browser.client().window().await.expect("a tab");
    let second = browser.client().new_window(true).await.expect("a second tab").handle;
    browser.client().switch_to_window(second.clone()).await.expect("the second tab");
    visit(browser, &site).await;
    let new = site.update();
    look_for_update(browser).await;
    browser.until(READY).await;
    browser.js("dispatchEvent(new Event('update-agreed'))").await;
    browser.until(&is_build(&new)).await;
    // The first tab still runs its version, with a notice, and all files of that version are still available.
    browser.client().switch_to_window(first).await.expect("the first tab");
    browser.until(READY).await;
    assert!(browser.holds(&is_build(&old)).await);
    browser.eventually("(await fetch(document.querySelector('script[src]').src)).ok").await;
    browser.js("dispatchEvent(new Event('update-agreed'))").await;
    browser.until(&is_build(&new)).await;
}

async fn a_version_that_cannot_be_kept_whole_is_not_kept_at_all(browser: &Browser) {
    let mut site = Site::changing();
    let old = site.build();
    visit(browser, &site).await;
    site.update();
    site.lose("manifest.webmanifest");
    look_for_update(browser).await;
    // The new version was given up, so no worker is left waiting.
    let idle = "const all = await navigator.serviceWorker.getRegistration(); return !all.installing && !all.waiting";
    browser.eventually(&format!("await (async () => {{ {idle} }})()")).await;
    browser.go_offline().await;
    browser.reload().await;
    browser.until(OPEN).await;
    assert!(browser.holds(&is_build(&old)).await);
}
