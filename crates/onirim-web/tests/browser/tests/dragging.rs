//! Dragging cards.

use libtest_mimic::Trial;
use serde_json::Value;

use super::games::begin_anew;
use crate::harness::{Browser, Means, NOTHING_FLIES, Player, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::DESK, a_card_is_dragged_onto_the_row),
        trial!(Wish::DESK, a_card_is_let_go_where_it_does_not_belong),
        trial!(Wish::DESK, cards_of_a_look_are_put_into_an_order_by_dragging),
        trial!(Wish::STILL, a_card_of_a_prophecy_is_dragged_onto_the_discard_pile),
        trial!(Wish::STILL, a_card_keeps_its_digit_and_the_discarded_one_lies_on_top),
    ]
}

/// The centre of an element.
async fn middle(browser: &Browser, selector: &str) -> (f64, f64) {
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]";
    let found = browser.js_with(script, vec![Value::from(selector)]).await;
    (found[0].as_f64().expect("a place"), found[1].as_f64().expect("a place"))
}

/// Drags from one point to another in several steps.
async fn drag(browser: &Browser, from: (f64, f64), to: (f64, f64)) {
    browser.mouse("mousePressed", from.0, from.1).await;
    for part in 1..=5 {
        let part = f64::from(part) / 5.0;
        let (x, y) = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
        browser.mouse("mouseMoved", x, y).await;
    }
    browser.mouse("mouseReleased", to.0, to.1).await;
}

/// Plays until a card of the hand can be played or discarded.
async fn turn(browser: &Browser, player: &mut Player) {
    loop {
        let step = player.look(browser).await;
        if (step.kind == "choice" || step.kind == "card")
            && browser
                .holds("document.querySelector('[data-drop=row]') && document.querySelector('[data-key=hand-0]')")
                .await
        {
            // Cards in motion are not at their final places.
            browser.until(NOTHING_FLIES).await;
            return;
        }
        player.take(browser, &step).await;
    }
}

const ROW: &str = "return document.querySelectorAll('[data-drop=row] [data-card]').length";
const HAND: &str = "return [...document.querySelectorAll('[data-key^=hand-]')].map((one) => one.dataset.card)";

async fn a_card_is_dragged_onto_the_row(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    turn(browser, &mut Player::new(Means::Clicks, 2)).await;
    assert_eq!(browser.js(ROW).await, Value::from(0));
    // Any card may begin a row.
    drag(browser, middle(browser, "[data-key=hand-0]").await, middle(browser, "[data-drop=row]").await).await;
    browser.until("document.querySelectorAll('[data-drop=row] [data-card]').length === 1").await;
    assert!(!browser.holds("document.querySelector('.flying, .lifted, .drop-here')").await, "it was put down");
}

async fn a_card_is_let_go_where_it_does_not_belong(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    turn(browser, &mut Player::new(Means::Clicks, 2)).await;
    let hand = browser.js(HAND).await;
    drag(browser, middle(browser, "[data-key=hand-0]").await, middle(browser, "header.bar").await).await;
    assert_eq!((browser.settled(HAND).await, browser.js(ROW).await), (hand, Value::from(0)));
    assert!(!browser.holds("document.querySelector('.flying, .lifted, .drop-here')").await, "it was put down");
}

async fn cards_of_a_look_are_put_into_an_order_by_dragging(browser: &Browser) {
    let _site = begin_anew(browser, &["book-1"]).await;
    let mut player = Player::new(Means::Clicks, 11);
    loop {
        let step = player.look(browser).await;
        assert_ne!(step.kind, "over", "nothing was looked at in this game");
        if step.kind == "arrange" || step.kind == "send" {
            break;
        }
        player.take(browser, &step).await;
    }
    let order = "return [...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.card)";
    let before = browser.settled(order).await;
    let last = before.as_array().expect("cards").len() - 1;
    let to = middle(browser, &format!("[data-piece='{last}']")).await;
    drag(browser, middle(browser, "[data-piece='0']").await, to).await;
    let mut expected = before.as_array().expect("cards").clone();
    let first = expected.remove(0);
    expected.push(first);
    browser.becomes(order, &Value::Array(expected)).await;
}

/// B8: one card of a Prophecy is discarded.
async fn a_card_of_a_prophecy_is_dragged_onto_the_discard_pile(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    // In a base game only a Prophecy looks at cards.
    let key = "[...document.querySelectorAll('[data-key^=hand-]')].find((one) => /Key/.test(one.textContent))";
    let mut player = Player::new(Means::Script, 2);
    while !browser.holds("document.querySelector('[data-piece]')").await {
        player.play_until(browser, "choice").await;
        if browser.holds(&format!("document.querySelector('[data-drop=row]') && {key}")).await {
            browser.js(&format!("{key}.click()")).await;
            browser.key("d").await;
            browser.settled("return null").await;
        } else {
            player.answer(browser).await;
        }
    }
    browser.until(NOTHING_FLIES).await;
    drag(browser, middle(browser, "[data-piece='1']").await, middle(browser, "[data-drop=discard]").await).await;
    browser.until("document.querySelector('.is-marked [data-piece=\"1\"]')").await;
    assert!(!browser.holds("document.querySelector('.flying, .lifted, .drop-here')").await, "it was put down");
}

/// The drawing of each card of the hand, by its digit.
const BY_DIGIT: &str = "return Object.fromEntries([...document.querySelectorAll('[data-key^=hand-]')]
    .map((one) => [one.querySelector('.key')?.textContent, one.querySelector('use').getAttribute('href')]))";
const QUESTION: &str = "return document.querySelector('.dock').dataset.question";
const ON_TOP: &str = "return document.querySelector('[data-key=pile-discard] use')?.getAttribute('href')";

/// B8, B12: the other cards stay where they are, and the drawn card takes the free place.
async fn a_card_keeps_its_digit_and_the_discarded_one_lies_on_top(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    let mut player = Player::new(Means::Script, 2);
    let mut compared = 0;
    while compared < 4 {
        player.play_until(browser, "choice").await;
        if !browser.holds("document.title === 'Your turn – Onirim'").await {
            player.answer(browser).await;
            continue;
        }
        browser.until(NOTHING_FLIES).await;
        let before = browser.js(BY_DIGIT).await;
        let before = before.as_object().expect("a hand");
        // A Key would grant a Prophecy.
        let is_key = |card: &Value| card.as_str().is_some_and(|name| name.ends_with('k'));
        let Some((digit, card)) = before.iter().find(|(_, card)| !is_key(card)) else {
            player.answer(browser).await;
            continue;
        };
        let asked = browser.js(QUESTION).await;
        browser.note(format!("question {asked}: {digit} of {before:?} is discarded"));
        browser.key(digit).await;
        browser.until(&format!("document.querySelector('.seat-card.chosen .key')?.textContent === '{digit}'")).await;
        browser.key("d").await;
        // Until the answer is saved the page shows the old hand.
        browser.until(&format!("document.querySelector('.dock').dataset.question !== {asked}")).await;
        let after = browser.settled(BY_DIGIT).await;
        assert_eq!(browser.js(ON_TOP).await, *card);
        let after = after.as_object().expect("a hand");
        if after.len() == before.len() {
            for (other, card) in before.iter().filter(|(other, _)| *other != digit) {
                assert_eq!(after.get(other), Some(card), "{before:?} {after:?}");
            }
            compared += 1;
        }
    }
}
