//! Question, hand and answers are on the screen, for every kind of question.

mod positions;

use std::collections::BTreeSet;

use libtest_mimic::Trial;
use onirim_core::{Communication, Players};
use onirim_testkit::patience::PATIENCE;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::games::{open, records};
use super::loading::OPEN;
use crate::harness::{Browser, Site, Wish};
use crate::trial::{trial, with_browser};
use positions::{Position, export, kinds_for, positions};

/// Two laptops, a low window, a phone, and a phone held sideways.
const SIZES: [(u32, u32); 5] = [(1366, 650), (1280, 720), (390, 844), (844, 390), (1280, 800)];

const GO_TO: &str = include_str!("room/open.js");
const ASK_FOR_ADVICE: &str = include_str!("room/hint.js");
const MEASURE: &str = include_str!("room/measure.js");

pub(crate) fn trials() -> Vec<Trial> {
    let asked = |players: &'static str, table: fn() -> Players| {
        let name = format!("question_hand_and_answers_are_on_the_screen_whatever_{players}_asked");
        with_browser(&name, Wish::STILL, move |browser| async move { whatever_is_asked(&browser, table()).await })
    };
    vec![
        asked("one_is", || Players::One),
        asked("two_are", || Players::Two(Communication::Open)),
        trial!(Wish::STILL, a_new_screen_starts_at_its_top_and_a_form_shows_what_sends_it),
    ]
}

/// In every combination of expansions, without advice and with advice beside the question.
async fn whatever_is_asked(browser: &Browser, players: Players) {
    let positions = positions(players);
    let kinds: BTreeSet<&str> = positions.iter().map(|position| position.kind.as_str()).collect();
    assert_eq!(kinds, kinds_for(players), "games come to every kind of question");
    let mut found = Vec::new();
    // One import per set-up: a list of all games would take longer than everything else.
    for positions in positions.chunk_by(|one, other| one.setup == other.setup) {
        whatever_is_asked_in_a_setup(browser, positions, &mut found).await;
    }
    assert_eq!(found, Vec::<String>::new());
}

async fn whatever_is_asked_in_a_setup(browser: &Browser, positions: &[Position], found: &mut Vec<String>) {
    let (site, folder) = (Site::new(), TempDir::new().expect("a folder"));
    let file = folder.path().join("positions.jsonl");
    export(positions, &file);
    browser.resize(&Wish::STILL).await;
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.import(&file).await;
    browser.click("[data-cover] .button.main").await;
    for (place, position) in positions.iter().enumerate() {
        run(browser, GO_TO, vec![json!(place)]).await;
        measure(browser, position, "", SIZES.into_iter(), found).await;
        run(browser, ASK_FOR_ADVICE, Vec::new()).await;
        // Reversed: the window has the last of these sizes.
        measure(browser, position, " with advice", SIZES.into_iter().rev(), found).await;
    }
}

/// Runs a script that returns whether it has succeeded.
async fn run(browser: &Browser, script: &str, mut arguments: Vec<Value>) {
    arguments.push(json!(PATIENCE.as_millis() / 2));
    let is_done = browser.try_async(script, arguments).await;
    assert_eq!(is_done, Some(Value::Bool(true)), "{script}");
}

/// Checks the question in windows of these sizes.
async fn measure(
    browser: &Browser,
    position: &Position,
    how: &str,
    sizes: impl Iterator<Item = (u32, u32)>,
    found: &mut Vec<String>,
) {
    for (width, height) in sizes {
        browser.resize(&Wish { width, height, ..Wish::STILL }).await;
        let problems = browser.js_with(MEASURE, vec![json!(width), json!(height)]).await;
        let problems = problems.as_array().into_iter().flatten().filter_map(Value::as_str);
        found.extend(problems.map(|problem| format!("{}{how}, {width}x{height}: {problem}", position.name())));
    }
}

/// The button of a form can be pressed without scrolling.
const START: &str = "
    const button = document.querySelector('[data-key=start]');
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))";
const TO_THE_END: &str = "scrollTo(0, document.documentElement.scrollHeight); return scrollY > 0";
const QUESTION: &str = "
    const { top, bottom } = document.querySelector('.dock [data-key=question]').getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight";
/// Too small for a table: the page scrolls.
const TINY: (u32, u32) = (195, 400);

async fn a_new_screen_starts_at_its_top_and_a_form_shows_what_sends_it(browser: &Browser) {
    let _site = open(browser).await;
    for (width, height) in SIZES {
        browser.resize(&Wish { width, height, ..Wish::STILL }).await;
        browser.click("[data-menu='1']").await;
        browser.until("document.querySelector('[data-key=start]')").await;
        assert_eq!(browser.js(START).await, Value::Bool(true), "{width}x{height}");
        assert_eq!(browser.js(TO_THE_END).await, Value::Bool(true), "{width}x{height}");
        browser.key("Escape").await;
        browser.until("document.querySelector('[data-menu]') && scrollY === 0").await;
    }
    let (width, height) = TINY;
    browser.resize(&Wish { width, height, ..Wish::STILL }).await;
    browser.click("[data-menu='1']").await;
    browser.until("document.querySelector('[data-key=start]')").await;
    assert_eq!(browser.js(TO_THE_END).await, Value::Bool(true));
    browser.click("[data-key=start]").await;
    browser.until("document.querySelector('.dock [data-choice]')").await;
    assert_eq!(browser.settled(QUESTION).await, Value::Bool(true));
}
