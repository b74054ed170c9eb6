//! The speed and the memory of the page, for `docs/performance.md`: `cargo xtask bench --web`.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::harness::{Browser, Means, Player, Site, Wish};
use crate::tests::{LINK, begin};

/// How often a start is measured.
const STARTS: usize = 7;
/// How many games are played in one page.
const GAMES: u32 = 10;
/// How many answers of programs are measured in each set-up.
const ANSWERS: usize = 60;
/// Two programs play with each other at their usual strength, in several set-ups.
const PROGRAMS: [(&str, &[&str]); 4] = [
    ("the base game, in silence", &["players-1", "communication-2", "sitter-one-2", "sitter-two-2"]),
    ("the base game, openly", &["players-1", "communication-0", "sitter-one-2", "sitter-two-2"]),
    ("the Book, in silence", &["players-1", "communication-2", "sitter-one-2", "sitter-two-2", "book-2"]),
    (
        "everything, with talk",
        &["players-1", "communication-1", "sitter-one-2", "sitter-two-2", "book-2", "towers-1", "premonitions-3"],
    ),
];
/// The interval between two attempts to press a key.
const AGAIN: Duration = Duration::from_millis(400);
/// The factor by which the processor is slowed down.
const SLOWER: u32 = 4;

/// Measures when a table is ready to be played at, and how long each click takes until its result is on the screen.
const WATCH: &str = "
    const playable = () => document.querySelector('.dock [data-choice], .dock [data-key^=hand-]');
    const look = () => {
      // A link asks whether its deal is to be played.
      document.querySelector('[data-cover] [data-answer=\"0\"]')?.click();
      if (window.playableAt === undefined && playable()) window.playableAt = performance.now();
      if (window.playableAt === undefined) requestAnimationFrame(look);
    };
    look();
    window.answers = [];
    window.notTaken = 0;
    let press;
    // A click on nothing has no result: the next change of the page is not its own.
    addEventListener('pointerup', ({ target, timeStamp }) => {
      press = target.closest('button') ? { timeStamp, isTaken: false } : undefined;
    }, true);
    // A click that is accepted has a visible effect at once, at least that it is being saved. A click on something that has just appeared is ignored.
    addEventListener('click', () => {
      const last = press;
      setTimeout(() => {
        if (!last || last.isTaken) return;
        window.notTaken += 1;
        if (press === last) press = undefined;
      });
    });
    // A result is shown once it is saved. A task after its frame runs when the frame is visible.
    new MutationObserver((changes) => {
      if (!press) return;
      press.isTaken = true;
      if (changes.every(({ attributeName }) => attributeName === 'data-keeping')) return;
      const { timeStamp } = press;
      press = undefined;
      requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - timeStamp)));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });";

/// Measures everything and prints it.
pub(crate) fn all() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let site = Site::new();
        for (name, slower) in [("at full speed", 1), ("four times slower", SLOWER)] {
            let (first, again) = starts(&site, slower).await;
            println!("{:60} {first:>9.0} ms", format!("first visit to a table that can be played, {name}"));
            println!("{:60} {again:>9.0} ms", format!("the same, kept by the browser, {name}"));
        }
        games(&site).await;
        for (name, fields) in PROGRAMS {
            answers_of_programs(&site, name, fields).await;
        }
    });
}

/// Medians of the milliseconds from navigation to a playable table: on the first visit, and from the cache.
async fn starts(site: &Site, slower: u32) -> (f64, f64) {
    let (mut first, mut again) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        let browser = Browser::start(&Wish::DESK).await;
        browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH})).await;
        browser.cdp("Emulation.setCPUThrottlingRate", json!({"rate": slower})).await;
        for measured in [&mut first, &mut again] {
            // A link deals a new game, so the earlier one does not matter.
            browser.goto("about:blank").await;
            browser.goto(&site.address(LINK)).await;
            browser.until("window.playableAt !== undefined").await;
            measured.push(browser.js("return window.playableAt").await.as_f64().unwrap_or(f64::NAN));
            browser.until("navigator.serviceWorker.controller").await;
        }
        browser.end().await;
    }
    (share(&mut first, 0.5), share(&mut again, 0.5))
}

/// Whole games in one page: the time of each click, and the memory afterwards.
async fn games(site: &Site) {
    let browser = Browser::start(&Wish::DESK).await;
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH})).await;
    browser.goto(&site.address("")).await;
    let mut memory = Vec::new();
    for game in 1..=GAMES {
        begin(&browser, &[], &game.to_string()).await;
        Player::new(Means::Clicks, game).play(&browser).await;
        memory.push(held(&browser).await);
        // The ending ignores keys for a moment.
        while !browser.holds("document.querySelector('[data-menu]')").await {
            browser.key("Escape").await;
            sleep(AGAIN).await;
        }
    }
    let answers = browser.js("return window.answers").await;
    let mut answers: Vec<f64> = answers.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let not_taken = browser.js("return window.notTaken").await;
    println!("{:60} {:>9.0} ms", format!("a click is answered, median of {}", answers.len()), share(&mut answers, 0.5));
    println!("{:60} {:>9.0} ms", "a click is answered, 99 %", share(&mut answers, 0.99));
    println!("{:60} {not_taken:>9}", "presses on what had only just come, which are not taken");
    println!("{:60} {:>9.1} MB", "memory after the first game", memory[0]);
    println!("{:60} {:>9.1} MB", format!("memory after {GAMES} games"), memory[memory.len() - 1]);
    browser.end().await;
}

/// Notes when each question is on the screen.
const WATCH_QUESTIONS: &str = "
    window.askedAt = [];
    let last;
    const look = () => {
      const question = document.querySelector('.dock')?.dataset.question;
      if (question !== undefined && question !== last) askedAt.push(performance.now());
      last = question;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });";

/// How long a program takes from its question to its answer on the screen, where nothing else moves. Its pace, which lets a person follow, is part of it.
async fn answers_of_programs(site: &Site, name: &str, fields: &[&str]) {
    let browser = Browser::start(&Wish::STILL).await;
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH_QUESTIONS})).await;
    browser.goto(&site.address("")).await;
    begin(&browser, fields, "7").await;
    browser.until(&format!("askedAt.length > {ANSWERS} || document.querySelector('main.ending')")).await;
    let asked = browser.js("return askedAt").await;
    let asked: Vec<f64> = asked.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    let first = asked.get(1).zip(asked.first()).map_or(f64::NAN, |(next, first)| next - first);
    let mut taken: Vec<f64> = asked.windows(2).skip(1).map(|pair| pair[1] - pair[0]).collect();
    println!("{:60} {first:>9.0} ms", format!("the program answers for the first time, {name}"));
    println!("{:60} {:>9.0} ms", format!("the same, median of {} later answers", taken.len()), share(&mut taken, 0.5));
    println!("{:60} {:>9.0} ms", "the same, 90 %", share(&mut taken, 0.9));
    println!("{:60} {:>9.0} ms", "the same, longest", share(&mut taken, 1.0));
    browser.end().await;
}

/// Megabytes that the page holds, its WebAssembly included.
async fn held(browser: &Browser) -> f64 {
    browser.cdp("HeapProfiler.collectGarbage", json!({})).await;
    let usage = browser.cdp("Runtime.getHeapUsage", json!({})).await;
    let bytes =
        ["usedSize", "embedderHeapUsedSize", "backingStorageSize"].map(|name| usage[name].as_f64().unwrap_or(0.0));
    bytes.iter().sum::<f64>() / 1e6
}

/// The value that this share of all is not above.
fn share(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let place = ((values.len() as f64) * share).ceil() as usize;
    values.get(place.saturating_sub(1)).copied().unwrap_or(f64::NAN)
}
