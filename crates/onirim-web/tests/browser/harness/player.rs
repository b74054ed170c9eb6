//! Somebody who plays: whatever the page offers, by lot. The lot is always the same, so that a game can be played again.

use std::collections::VecDeque;
use std::time::Instant;

use onirim_testkit::patience::PATIENCE;
use serde_json::{Value, json};

use super::Browser;

/// How the page is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    /// The mouse, with all that a hand does.
    Clicks,
    Keys,
    Touch,
    /// The page itself presses what is chosen: for a game that is only a means.
    Script,
}

/// More than any game takes. Random play of a long game needs about a third of it.
const MOST_STEPS: u64 = 4000;
/// So many steps are told of a game that came to a halt.
const REMEMBERED: usize = 12;
/// Milliseconds. What nothing has come of is done again after that: a tap may only have shown what the next one does.
const AGAIN: u64 = 60;
/// So often before something else is tried. The page takes no press for a third of a second after something has ended suddenly.
const TRIES: usize = 12;
/// Milliseconds. So long a script stays in a page that may be about to go.
const ONE_LOOK: u64 = 2000;
/// The same for one that plays.
const ONE_GO: u64 = 20_000;

const SEE: &str = concat!(include_str!("look.js"), include_str!("see.js"));
const PLAY: &str = concat!(include_str!("look.js"), include_str!("play.js"));

/// What is chosen, as long as nobody has played yet.
pub(crate) struct Player {
    means: Means,
    lot: u32,
    /// What was done last, and how often the page had changed before; whether anything has come of it is seen at the next look.
    done: Option<(Step, u64)>,
    /// How often it was done and nothing came of it.
    tries: usize,
    /// Since when nothing comes.
    since: Option<Instant>,
    steps: u64,
    told: VecDeque<String>,
}

/// What the page offers, and what was chosen of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) kind: String,
    pub(crate) x: f64,
    pub(crate) y: f64,
    name: String,
    key: String,
    /// How many choices have this key.
    alike: u64,
    /// How often it is pressed until it points at this one of them.
    presses: u64,
    /// How often the page has changed so far.
    changes: u64,
}

impl Player {
    pub(crate) fn new(means: Means, lot: u32) -> Player {
        Player { means, lot, done: None, tries: 0, since: None, steps: 0, told: VecDeque::new() }
    }

    /// The next number of the lot: the generator of Numerical Recipes, which is good enough to choose a button. `play.js` has the same.
    fn draw(&mut self) {
        self.lot = self.lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    }

    /// What the player would do next, once the page has come to rest and it can be reached: a card that flies by may lie over it.
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

    /// Has anything come of what was done? Then the next number of the lot says what is done next, and the page has to be looked at once more.
    fn moves_on(&mut self, changes: u64) -> bool {
        let Some((step, before)) = &self.done else { return false };
        let is_news = *before != changes;
        self.tries = if is_news { 0 } else { self.tries + 1 };
        // Perhaps nothing ever does: then something else is tried.
        if !is_news && !self.tries.is_multiple_of(TRIES) {
            return false;
        }
        // What only passes time is no choice, so that a game goes the same way however long it takes.
        let is_choice = !matches!(step.kind.as_str(), "skip" | "ready" | "close" | "on");
        self.done = None;
        self.steps += u64::from(is_news);
        assert!(self.steps < MOST_STEPS, "the game does not end: {}", self.told());
        if is_choice {
            self.draw();
        }
        is_choice
    }

    /// Does it.
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

    /// The key that the page names for it. Where it names none, the arrows and Enter do it.
    async fn press(&self, browser: &Browser, step: &Step) {
        let somewhere = self.lot >> 16;
        match step.kind.as_str() {
            "close" => browser.key("Escape").await,
            "skip" | "ready" => browser.key(" ").await,
            "on" | "pay" | "send" => browser.key("Enter").await,
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
                // Both ways: at the last one, those before it would never be come to again.
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

    /// Plays until the page offers something of this kind.
    pub(crate) async fn play_until(&mut self, browser: &Browser, kind: &str) {
        let found = self.play_on(browser, kind).await;
        assert_eq!(found, kind, "the game was over before there was a {kind}: {}", self.told());
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self, browser: &Browser) {
        self.play_on(browser, "over").await;
    }

    /// One answer, and all that comes before the next choice.
    pub(crate) async fn answer(&mut self, browser: &Browser) {
        self.play_until(browser, "choice").await;
        let step = self.look(browser).await;
        self.take(browser, &step).await;
    }

    /// Plays until the page offers something of this kind or the game is over, and says which of them.
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

    /// The same inside the page. It comes out from time to time, so that somebody notices if it is stuck there.
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

    /// What was done last.
    fn told(&self) -> String {
        format!("{} steps, of which the last are {:#?}", self.steps, self.told)
    }
}
