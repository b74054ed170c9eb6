//! What is asked is on the screen, with the hand and its answers, whatever is asked.

mod positions;

use libtest_mimic::Trial;
use onirim_patience::PATIENCE;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::games::records;
use super::loading::OPEN;
use crate::harness::{Browser, Movement, Site, Wish};
use crate::trial::trial;
use positions::{KINDS, Position, export, positions};

const STILL: Wish = Wish { movement: Movement::Little, ..Wish::DESK };

/// Screens that people have: two laptops, a low window, a phone, and a phone held sideways.
const SIZES: [(u32, u32); 5] = [(1366, 650), (1280, 720), (390, 844), (844, 390), (1280, 800)];

const GO_TO: &str = include_str!("room/open.js");
const ASK_FOR_ADVICE: &str = include_str!("room/hint.js");
const MEASURE: &str = include_str!("room/measure.js");

pub(crate) fn trials() -> Vec<Trial> {
    vec![trial!(STILL, question_hand_and_answers_are_on_the_screen_whatever_is_asked)]
}

async fn question_hand_and_answers_are_on_the_screen_whatever_is_asked(browser: &Browser) {
    let positions = positions();
    let missing: Vec<_> = KINDS.iter().filter(|kind| !positions.iter().any(|one| one.kind == **kind)).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "no game comes to these questions");
    let (site, folder) = (Site::new(), TempDir::new().expect("a folder"));
    let file = folder.path().join("positions.jsonl");
    export(&positions, &file);
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.import(&file).await;
    browser.click("[data-cover] .button.main").await;
    let mut found = Vec::new();
    for (place, position) in positions.iter().enumerate() {
        run(browser, GO_TO, vec![json!(place)]).await;
        measure(browser, position, "", &mut found).await;
        run(browser, ASK_FOR_ADVICE, Vec::new()).await;
        measure(browser, position, " with advice", &mut found).await;
    }
    assert_eq!(found, Vec::<String>::new());
}

/// Runs a script that says when it is through.
async fn run(browser: &Browser, script: &str, mut arguments: Vec<Value>) {
    arguments.push(json!(PATIENCE.as_millis() / 2));
    let is_done = browser.try_async(script, arguments).await;
    assert_eq!(is_done, Some(Value::Bool(true)), "{script}");
}

/// Looks at the question in windows of all sizes.
async fn measure(browser: &Browser, position: &Position, how: &str, found: &mut Vec<String>) {
    for (width, height) in SIZES {
        browser.resize(&Wish { width, height, ..STILL }).await;
        let problems = browser.js_with(MEASURE, vec![json!(width), json!(height)]).await;
        let problems = problems.as_array().into_iter().flatten().filter_map(Value::as_str);
        found.extend(problems.map(|problem| format!("{}{how}, {width}x{height}: {problem}", position.name())));
    }
}
