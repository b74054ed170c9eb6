//! Links and files from strangers: they are told what is wrong with them, and nothing else happens.

use std::fs;

use libtest_mimic::Trial;
use tempfile::TempDir;

use super::games::{LINK, accept, open, records};
use super::loading::OPEN;
use crate::harness::{Browser, Site, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::DESK, a_link_explains_itself_and_opens_its_deal_if_that_is_wanted),
        trial!(Wish::DESK, hostile_links_are_told_and_ignored),
        trial!(Wish::DESK, hostile_files_are_told_and_change_nothing),
    ]
}

/// Something that would run if it got into the page as anything but words.
const SCRIPT: &str = "<img src=x onerror=\"window.ran=1\"><script>window.ran=2</script>";
/// It must not have run.
const NOTHING_RAN: &str = "window.ran === undefined";

async fn a_link_explains_itself_and_opens_its_deal_if_that_is_wanted(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address(LINK)).await;
    browser.until("/ONI2-0G1A-E/.test(document.querySelector('[data-cover]')?.textContent)").await;
    assert!(browser.holds("document.querySelector('[data-menu]') && !document.querySelector('.table')").await);
    browser.click("[data-cover] [data-answer='1']").await;
    browser.until("!document.querySelector('[data-cover]') && document.querySelector('[data-menu]')").await;
    browser.js(&format!("location.hash = '{LINK}'")).await;
    accept(browser).await;
    // The address does not keep it: a reload goes on with the game.
    browser.until("location.hash === ''").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

async fn hostile_links_are_told_and_ignored(browser: &Browser) {
    let site = Site::new();
    let endless = "A".repeat(100_000);
    let escaped = SCRIPT.replace('<', "%3C").replace('>', "%3E").replace('"', "%22").replace(' ', "%20");
    for (number, link) in [
        "code=".to_owned(),
        format!("code={SCRIPT}"),
        format!("code={escaped}"),
        format!("code={endless}"),
        "code=ONI2-%00%ff".to_owned(),
        "code=javascript:window.ran=3".to_owned(),
        "code=ONI9-0000-0000".to_owned(),
    ]
    .iter()
    .enumerate()
    {
        browser.goto(&site.address(&format!("?{number}#{link}"))).await;
        browser.until(OPEN).await;
        browser.until("document.querySelector('[data-cover]')").await;
        browser.click("[data-cover] .button.main").await;
        browser.until("!document.querySelector('[data-cover]') && document.querySelector('[data-menu]')").await;
        assert!(browser.holds(NOTHING_RAN).await, "{number}");
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

async fn hostile_files_are_told_and_change_nothing(browser: &Browser) {
    let _site = open(browser).await;
    records(browser).await;
    let folder = TempDir::new().expect("a folder");
    let head = "{\"onirim-export\":{\"version\":1,\"written\":\"2026-03-02T09:30:00Z\"}}\n";
    let id = "5f0c8e6f0b2d4a3c9d1e7f8091a2b3c4";
    let record = format!("onirim-record 1\\nsetup: solo\\nseed: 1\\ndeal: {SCRIPT}\\n").replace('"', "\\\"");
    let files: [(&str, Vec<u8>); 8] = [
        ("nothing.onirim", Vec::new()),
        ("script.onirim", SCRIPT.into()),
        ("record.onirim", format!("onirim-record 1\nsetup: {SCRIPT}\nseed: 1\n").into()),
        ("bytes.onirim", (0..=255).cycle().take(100_000).collect()),
        ("newer.jsonl", head.replace(":1,", ":99,").into()),
        ("setting.jsonl", format!("{head}{{\"setting\":{{\"name\":\"{}\",\"value\":1}}}}\n", "x".repeat(9999)).into()),
        (
            "game.jsonl",
            format!("{head}{{\"game\":{{\"id\":\"{id}\",\"kind\":\"normal\",\"record\":\"{record}\"}}}}\n").into(),
        ),
        ("deep.jsonl", format!("{head}{}\n", "[".repeat(200_000)).into()),
    ];
    for (name, content) in files {
        let file = folder.path().join(name);
        fs::write(&file, content).expect("a file");
        browser.import(&file).await;
        browser.until("document.querySelector('[data-cover]')").await;
        assert!(browser.holds(NOTHING_RAN).await, "{name}");
        browser.click("[data-cover] .button.main").await;
        browser.until("!document.querySelector('[data-cover]')").await;
        assert!(!browser.holds("document.querySelector('[data-key=saved-0]')").await, "{name}");
    }
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
