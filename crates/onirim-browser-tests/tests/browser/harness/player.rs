//! Somebody who plays: whatever the page offers, by lot. The lot is always the same, so that a game can be played again.

use std::time::{Duration, Instant};

use onirim_patience::PATIENCE;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::Browser;

/// How the page is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    Clicks,
    Keys,
    Touch,
}

/// More than any game takes. Random play of a long game needs about a third of it.
const MOST_STEPS: usize = 4000;
/// What moves is over by then, on a busy machine too.
const AT_ONCE: Duration = Duration::from_secs(10);
/// So many steps are told of a game that came to a halt.
const REMEMBERED: usize = 6;
const PAUSE: Duration = Duration::from_millis(30);
const WAIT: Duration = Duration::from_millis(200);

/// What is chosen, as long as nobody has played yet.
pub(crate) struct Player {
    means: Means,
    lot: u64,
}

/// What the page offers, and what was chosen of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) kind: String,
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) key: String,
    pub(crate) name: String,
}

impl Player {
    pub(crate) fn new(means: Means, seed: u64) -> Player {
        Player { means, lot: seed }
    }

    /// The next number of the lot: the generator of Numerical Recipes, which is good enough to choose a button.
    fn draw(&mut self) -> u32 {
        self.lot = self.lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.lot >> 33) as u32
    }

    /// What the player would do next. A card that flies by may lie over it: then the player waits.
    pub(crate) async fn look(&mut self, browser: &Browser) -> Step {
        let choice = json!(self.draw());
        let begun = Instant::now();
        loop {
            let found = browser.js_with(include_str!("step.js"), vec![choice.clone()]).await;
            let word = |name: &str| found[name].as_str().unwrap_or_default().to_owned();
            let number = |name: &str| found[name].as_f64().unwrap_or_default();
            let step =
                Step { kind: word("kind"), x: number("x"), y: number("y"), key: word("key"), name: word("name") };
            if word("covered").is_empty() {
                return step;
            }
            assert!(begun.elapsed() < AT_ONCE, "{step:?} cannot be reached for {}", word("covered"));
            sleep(PAUSE).await;
        }
    }

    /// Does it.
    pub(crate) async fn take(&mut self, browser: &Browser, step: &Step) {
        match self.means {
            Means::Clicks => browser.click_at(step.x, step.y).await,
            Means::Touch => browser.touch_at(step.x, step.y).await,
            Means::Keys => self.press(browser, step).await,
        }
    }

    /// The key that the page names for it. Where it names none, the arrows and Enter do it.
    async fn press(&mut self, browser: &Browser, step: &Step) {
        match step.kind.as_str() {
            "close" => browser.key("Escape").await,
            "skip" => browser.key(" ").await,
            "ready" | "on" | "pay" | "send" => browser.key("Enter").await,
            // Some looks want a card to be picked out, to go or to come up: that has a letter of its own.
            "arrange" if step.name == "discard" => browser.key("d").await,
            "arrange" if step.name != "Earlier" && step.name != "Later" => browser.key("t").await,
            "arrange" => {
                // Takes a card, carries it along, and lets it go.
                for key in [" ", "ArrowRight", " ", "ArrowRight"] {
                    browser.key(key).await;
                }
            }
            "stake" | "goal" | "tell" => {
                for _ in 0..self.draw() % 8 {
                    browser.key("ArrowRight").await;
                }
                browser.key(if step.kind == "stake" { "ArrowUp" } else { "Enter" }).await;
            }
            _ if step.key.is_empty() => {
                for _ in 0..self.draw() % 8 {
                    browser.key("ArrowDown").await;
                }
                browser.key("Enter").await;
            }
            _ => browser.key(&step.key).await,
        }
    }

    /// Plays until the page offers something of this kind.
    pub(crate) async fn play_until(&mut self, browser: &Browser, kind: &str) {
        for _ in 0..MOST_STEPS {
            let step = self.look(browser).await;
            if step.kind == kind {
                return;
            }
            assert_ne!(step.kind, "over", "the game was over before there was a {kind}");
            if step.kind != "nothing" {
                self.take(browser, &step).await;
            }
        }
        panic!("there was no {kind}");
    }

    /// Plays until the game is over, and says in how many steps.
    pub(crate) async fn play(&mut self, browser: &Browser) -> usize {
        let mut taken: Vec<Step> = Vec::new();
        let mut since = Instant::now();
        for steps in 0..MOST_STEPS {
            let step = self.look(browser).await;
            if step.kind == "over" {
                return steps;
            }
            if taken.last() == Some(&step) {
                let before = &taken[taken.len().saturating_sub(REMEMBERED)..];
                assert!(since.elapsed() < PATIENCE, "nothing comes of the last of these: {before:#?}");
                // An answer is shown when it is kept: somebody who sees the same again waits before trying again.
                sleep(WAIT).await;
            } else {
                since = Instant::now();
            }
            if step.kind != "nothing" {
                self.take(browser, &step).await;
            }
            if taken.last() != Some(&step) {
                taken.push(step);
            }
        }
        panic!("the game does not end");
    }
}

impl Browser {
    /// Clicks with the mouse at a place of the page.
    pub(crate) async fn click_at(&self, x: f64, y: f64) {
        for kind in ["mousePressed", "mouseReleased"] {
            self.mouse(kind, x, y).await;
        }
    }

    /// A single event of the mouse.
    pub(crate) async fn mouse(&self, kind: &str, x: f64, y: f64) {
        let held = if kind == "mouseReleased" { 0 } else { 1 };
        let event = json!({"type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": 1});
        self.cdp("Input.dispatchMouseEvent", event).await;
    }

    /// Touches a place of the page with a finger.
    pub(crate) async fn touch_at(&self, x: f64, y: f64) {
        self.cdp("Input.dispatchTouchEvent", json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})).await;
        self.cdp("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
    }

    /// Presses a key, as a keyboard does.
    pub(crate) async fn key(&self, key: &str) {
        let code = virtual_code(key);
        let mut event = json!({"type": "keyDown", "key": key, "windowsVirtualKeyCode": code});
        // What writes something says so.
        let text = if key == "Enter" { "\r" } else { key };
        if text.chars().count() == 1 {
            event["text"] = Value::from(text);
        }
        self.cdp("Input.dispatchKeyEvent", event).await;
        self.cdp("Input.dispatchKeyEvent", json!({"type": "keyUp", "key": key, "windowsVirtualKeyCode": code})).await;
    }
}

/// Browsers still look at these for what a key does by itself.
fn virtual_code(key: &str) -> u32 {
    match key {
        "Tab" => 9,
        "Enter" => 13,
        "Escape" => 27,
        " " => 32,
        "ArrowLeft" => 37,
        "ArrowUp" => 38,
        "ArrowRight" => 39,
        "ArrowDown" => 40,
        _ => key.chars().next().map_or(0, |letter| u32::from(letter.to_ascii_uppercase())),
    }
}
