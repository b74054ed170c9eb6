//! A player that chooses at random among all that the page offers. Its random numbers are the same in each run, so that a game can be repeated.

use std::collections::VecDeque;
use std::time::Instant;

use onirim_testkit::patience::PATIENCE;
use serde_json::{Value, json};

use super::Browser;

/// How the player operates the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    /// Mouse events.
    Clicks,
    Keys,
    Touch,
    /// A script in the page clicks the elements. Quick, for games that are only a means to an end.
    Script,
}

/// Far more than the steps of any game: random play of a long game needs about a third of it.
const MOST_STEPS: u64 = 4000;
/// The number of steps in the report of a game that is stuck.
const REMEMBERED: usize = 12;
/// Milliseconds until a step without effect is repeated: the first tap on a card may only select it.
const AGAIN: u64 = 60;
/// The number of repetitions before another step is tried. The page ignores clicks for a third of a second after something has ended by itself.
const TRIES: usize = 12;
/// The maximum time of a script that looks at the page, in milliseconds. The page may be about to be replaced.
const ONE_LOOK: u64 = 2000;
/// The same for a script that plays.
const ONE_GO: u64 = 20_000;

const SEE: &str = concat!(include_str!("look.js"), include_str!("see.js"));
const PLAY: &str = concat!(include_str!("look.js"), include_str!("play.js"));

/// A player in a game.
pub(crate) struct Player {
    means: Means,
    lot: u32,
    /// The last step, and the page's change counter before it. The next look finds out whether it had an effect.
    done: Option<(Step, u64)>,
    /// How often the last step was repeated without effect.
    tries: usize,
    /// When the player began to wait.
    since: Option<Instant>,
    steps: u64,
    told: VecDeque<String>,
}

/// An element that the player has chosen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) kind: String,
    pub(crate) x: f64,
    pub(crate) y: f64,
    name: String,
    key: String,
    /// How many choices have this key.
    alike: u64,
    /// How often the key is pressed until it selects this one of them.
    presses: u64,
    /// The page's change counter.
    changes: u64,
}

impl Player {
    pub(crate) fn new(means: Means, lot: u32) -> Player {
        Player { means, lot, done: None, tries: 0, since: None, steps: 0, told: VecDeque::new() }
    }

    /// The next random number: the generator of Numerical Recipes, which is good enough to choose a button. `play.js` has the same.
    fn draw(&mut self) {
        self.lot = self.lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    }

    /// The next step, once the page is at rest and its element can be reached: a moving card may cover it.
    pub(crate) async fn look(&mut self, browser: &Browser) -> Step {
        loop {
            let before = self.done.as_ref().map(|(_, changes)| *changes);
            let arguments = vec![json!(self.lot >> 16), json!(before), json!(AGAIN), json!(ONE_LOOK)];
            let found = browser.try_async(SEE, arguments).await.unwrap_or_default();
            let word = |name: &str| found[name].as_str().unwrap_or_default().to_owned();
            let (number, place) = (
                |name: &str| found[name].as_u64().unwrap_or_default(),
                |name: &str| found[name].as_f64().unwrap_or_default(),
            );
            let step = Step {
                kind: word("kind"),
                x: place("x"),
                y: place("y"),
                name: word("name"),
                key: word("key"),
                alike: number("alike"),
                presses: number("presses"),
                changes: number("changes"),
            };
            let is_there = !matches!(step.kind.as_str(), "" | "nothing") && word("covered").is_empty();
            if is_there && !self.moves_on(step.changes) {
                if self.tries == 0 {
                    self.since = None;
                }
                return step;
            }
            let since = *self.since.get_or_insert_with(Instant::now);
            assert!(since.elapsed() < PATIENCE, "{step:?} {}: {}", word("covered"), self.told());
        }
    }

    /// Whether the last step had an effect. If so, the next random number applies, and the page has to be looked at again.
    fn moves_on(&mut self, changes: u64) -> bool {
        let Some((step, before)) = &self.done else { return false };
        let is_news = *before != changes;
        self.tries = if is_news { 0 } else { self.tries + 1 };
        // It may never have one: then another step is tried.
        if !is_news && !self.tries.is_multiple_of(TRIES) {
            return false;
        }
        // Steps that only pass time use no random number, so that a game does not depend on timing.
        let is_choice = !matches!(step.kind.as_str(), "skip" | "ready" | "close" | "on");
        self.done = None;
        self.steps += u64::from(is_news);
        assert!(self.steps < MOST_STEPS, "the game does not end: {}", self.told());
        if is_choice {
            self.draw();
        }
        is_choice
    }

    /// Takes a step.
    pub(crate) async fn take(&mut self, browser: &Browser, step: &Step) {
        self.told.push_back(format!("{}: {} {}", step.kind, step.key, step.name));
        self.told.drain(..self.told.len().saturating_sub(REMEMBERED));
        self.done = Some((step.clone(), step.changes));
        match self.means {
            Means::Clicks | Means::Script => browser.click_at(step.x, step.y).await,
            Means::Touch => browser.touch_at(step.x, step.y).await,
            Means::Keys => self.press(browser, step).await,
        }
    }

    /// Presses the key that the page shows for the step, otherwise arrows and Enter.
    async fn press(&self, browser: &Browser, step: &Step) {
        let somewhere = self.lot >> 16;
        match step.kind.as_str() {
            "close" => browser.key("Escape").await,
            "skip" | "ready" => browser.key(" ").await,
            "on" | "pay" | "send" => browser.key("Enter").await,
            // Some looks require a card to be picked out, which has a letter of its own.
            "arrange" if step.name == "discard" => browser.key("d").await,
            "arrange" if step.name != "Earlier" && step.name != "Later" => browser.key("t").await,
            "arrange" => {
                // Takes a card, moves it, and puts it down.
                for key in [" ", "ArrowRight", " ", "ArrowRight"] {
                    browser.key(key).await;
                }
            }
            "stake" | "goal" | "tell" => {
                // Both directions: one alone would get stuck at its end.
                let arrow = if (somewhere / 8).is_multiple_of(2) { "ArrowRight" } else { "ArrowLeft" };
                for _ in 0..somewhere % 8 {
                    browser.key(arrow).await;
                }
                browser.key(if step.kind == "stake" { "ArrowUp" } else { "Enter" }).await;
            }
            _ if step.key.is_empty() => {
                for _ in 0..somewhere % 8 {
                    browser.key("ArrowDown").await;
                }
                browser.key("Enter").await;
            }
            _ if step.alike > 1 => {
                for _ in 0..step.presses {
                    browser.key(&step.key).await;
                }
                browser.key("Enter").await;
            }
            _ => browser.key(&step.key).await,
        }
    }

    /// Plays until the page offers a step of this kind.
    pub(crate) async fn play_until(&mut self, browser: &Browser, kind: &str) {
        let found = self.play_on(browser, kind).await;
        assert_eq!(found, kind, "the game was over before there was a {kind}: {}", self.told());
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self, browser: &Browser) {
        self.play_on(browser, "over").await;
    }

    /// Makes one choice, and all steps before it.
    pub(crate) async fn answer(&mut self, browser: &Browser) {
        self.play_until(browser, "choice").await;
        let step = self.look(browser).await;
        self.take(browser, &step).await;
    }

    /// Plays until the page offers a step of this kind or the game is over. Returns which.
    pub(crate) async fn play_on(&mut self, browser: &Browser, kind: &str) -> String {
        if self.means == Means::Script {
            if self.done.is_some() {
                self.look(browser).await;
                self.done = None;
            }
            return self.play_inside(browser, kind).await;
        }
        loop {
            let step = self.look(browser).await;
            if step.kind == kind || step.kind == "over" {
                return step.kind;
            }
            self.take(browser, &step).await;
        }
    }

    /// The same with a script in the page. The script returns from time to time, so that a stuck game is noticed.
    async fn play_inside(&mut self, browser: &Browser, kind: &str) -> String {
        let mut since = Instant::now();
        loop {
            let arguments = vec![json!(self.lot), json!(kind), json!(AGAIN), json!(TRIES), json!(ONE_GO)];
            let found = browser.try_async(PLAY, arguments).await.unwrap_or_default();
            if let Some(lot) = found["lot"].as_u64() {
                self.lot = lot as u32;
            }
            let steps = found["steps"].as_u64().unwrap_or_default();
            let told = found["told"].as_array().into_iter().flatten();
            self.told.extend(told.filter_map(Value::as_str).map(str::to_owned));
            self.told.drain(..self.told.len().saturating_sub(REMEMBERED));
            let reached = found["kind"].as_str().unwrap_or_default();
            if reached == kind || reached == "over" {
                return reached.to_owned();
            }
            if steps > 0 {
                since = Instant::now();
            }
            self.steps += steps;
            assert!(self.steps < MOST_STEPS, "the game does not end: {}", self.told());
            assert!(since.elapsed() < PATIENCE, "there is no {kind}: {}", self.told());
        }
    }

    /// The last steps.
    fn told(&self) -> String {
        format!("{} steps, of which the last are {:#?}", self.steps, self.told)
    }
}
