//! Every screen, at every size and in every theme.

mod tour;

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use libtest_mimic::Trial;
use serde_json::{Value, json};

use crate::harness::{Browser, NOTHING_FLIES, Site, Wish};
use crate::trial::with_browser;
use tour::{Part, tour};

/// Every theme with the rules to check: all rules once, then only those that depend on the theme.
const THEMES: [(&str, Option<&str>); 3] =
    [("light", None), ("dark", Some("color-contrast")), ("contrast", Some("color-contrast"))];
const PHONE: Wish = Wish { width: 360, height: 740, ..Wish::DESK };
/// Phones, upright and sideways; a tablet; a phone and a large screen at 200 %, which leave this much room; and the large screen at 100 %, last.
const SIZES: [(&str, Wish); 7] = [
    ("phone", PHONE),
    ("large phone", Wish { width: 390, height: 844, ..Wish::DESK }),
    ("lying phone", Wish { width: 740, height: 360, ..Wish::DESK }),
    ("tablet", Wish { width: 820, height: 1180, ..Wish::DESK }),
    ("phone at 200 %", Wish { width: 195, height: 422, ..Wish::DESK }),
    ("200 %", Wish { width: 640, height: 400, ..Wish::DESK }),
    ("desk", Wish::DESK),
];

pub(crate) fn trials() -> Vec<Trial> {
    if axe().is_none() {
        eprintln!("skipped: what axe-core finds on each screen. npm installs it, and there is none here");
    }
    let trial = |part: Part| {
        let name = format!("every_screen_has_room_and_can_be_used_by_everyone_in_{}", part.name());
        with_browser(&name, Wish::STILL, move |browser| async move {
            every_screen_has_room_and_can_be_used_by_everyone(&browser, part).await;
        })
    };
    Part::ALL.into_iter().map(trial).collect()
}

/// The accessibility checker, where `cargo xtask browser` has installed it.
fn axe() -> Option<PathBuf> {
    std::env::var_os("ONIRIM_AXE").map(PathBuf::from).filter(|file| file.is_file())
}

async fn every_screen_has_room_and_can_be_used_by_everyone(browser: &Browser, part: Part) {
    let site = Site::new();
    let checker = axe().map(|file| fs::read_to_string(file).expect("a file of npm's"));
    let mut found = Vec::new();
    tour(part, browser, &site, async |screen| {
        browser.until(NOTHING_FLIES).await;
        for (size, wish) in SIZES {
            browser.resize(&wish).await;
            found.extend(told(&format!("{screen}, {size}"), &browser.js(CUT_OFF).await));
        }
        let Some(checker) = &checker else { return };
        if !browser.holds("window.axe").await {
            browser.js(checker).await;
        }
        for (theme, rules) in THEMES {
            let arguments = vec![theme.into(), rules.into()];
            let said = browser.client().execute_async(AXE, arguments).await.expect("axe-core runs");
            found.extend(told(&format!("{screen}, {theme}"), &said));
        }
        browser.js("delete document.documentElement.dataset.theme").await;
    })
    .await;
    assert_eq!(found, Vec::<String>::new());
}

/// Finds elements that scroll sideways, except rows of cards, and texts that are cut off.
const CUT_OFF: &str = "
    const page = document.documentElement;
    const room = page.clientWidth;
    const wide = page.scrollWidth > room && [...document.body.querySelectorAll('*')].findLast((one) => one.getBoundingClientRect().right > room + 1);
    const found = wide ? [`${page.scrollWidth} wide: ${wide.outerHTML.slice(0, 200)}`] : [];
    const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
    const sideways = [...document.body.querySelectorAll(':not(.row-cards):not(input)')].filter(scrolls);
    found.push(...sideways.map((one) => `scrolls sideways: ${one.outerHTML.slice(0, 120)}`));
    const words = [...document.querySelectorAll('button, label, h1, h2, h3, p')];
    const cut = (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible';
    return found.concat(words.filter(cut).map((one) => `cut: ${one.textContent}`));";

/// Runs the checker in a theme and returns the violations, one line each.
const AXE: &str = "
    const [theme, rule, done] = arguments;
    document.documentElement.dataset.theme = theme;
    // Transitions of colours must be finished.
    for (const movement of document.getAnimations()) {
      if (movement.effect?.getComputedTiming().endTime === Infinity) movement.cancel(); else movement.finish();
    }
    const line = (rule, node) => `${rule.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`;
    const rules = rule ? { runOnly: [rule] } : {};
    axe.run(document, { resultTypes: ['violations'], ...rules }).then(
      (all) => done(all.violations.flatMap((rule) => rule.nodes.map((node) => line(rule, node)))),
      (error) => done([String(error)]));";

fn told(screen: &str, said: &Value) -> Vec<String> {
    let lines = said.as_array().into_iter().flatten();
    lines.map(|line| format!("{screen}: {}", line.as_str().unwrap_or_default())).collect()
}

/// Takes screenshots of every screen at the sizes of a desk and of a phone.
pub(crate) fn pictures(folder: &Path) -> Trial {
    let folder = folder.to_owned();
    with_browser("pictures", Wish::DESK, move |browser| {
        let folder = folder.clone();
        async move {
            fs::create_dir_all(&folder).expect("a folder");
            let phone = Wish { width: 390, height: 844, ..Wish::DESK };
            for part in Part::ALL {
                tour(part, &browser, &Site::new(), async |screen| {
                    for (size, theme, wish) in [("desk", "light", &Wish::DESK), ("phone", "dark", &phone)] {
                        browser.resize(wish).await;
                        browser.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
                        // Waits for animations.
                        browser.settled("return document.getAnimations().length").await;
                        let taken =
                            browser.cdp("Page.captureScreenshot", json!({"format": "webp", "quality": 82})).await;
                        let picture =
                            BASE64_STANDARD.decode(taken["data"].as_str().unwrap_or_default()).expect("a picture");
                        fs::write(folder.join(format!("{screen}-{size}.webp")), picture).expect("a file");
                    }
                    browser.resize(&Wish::DESK).await;
                    browser.js("delete document.documentElement.dataset.theme").await;
                })
                .await;
            }
        }
    })
}
