//! Clicks and keys that come twice, late, or at an unexpected element. They apply to what the player saw.

use libtest_mimic::Trial;
use serde_json::{Value, json};

use super::games::{ANOTHER_DEAL, DEAL, begin, begin_anew, records};
use super::loading::OPEN;
use crate::harness::{Browser, Means, Player, Site, Wish};
use crate::trial::trial;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        trial!(Wish::STILL, enter_pressed_twice_at_a_hand_over_shows_no_cards),
        trial!(Wish::STILL, enter_on_a_card_that_tab_has_reached_acts_on_that_card),
        trial!(Wish::STILL, a_game_to_be_deleted_stays_that_game_whatever_another_tab_plays),
        trial!(Wish::STILL, a_key_pressed_while_the_last_answer_is_kept_begins_no_new_game),
        trial!(Wish::STILL, a_sheet_that_is_closed_gives_the_focus_back_to_what_opened_it),
    ]
}

/// The key of the focused element.
const FOCUS: &str = "document.activeElement?.dataset.key";

/// A second Enter at the end of a turn must not show the partner's cards to the wrong player.
async fn enter_pressed_twice_at_a_hand_over_shows_no_cards(browser: &Browser) {
    let _site = begin_anew(browser, &["players-1", "communication-1"]).await;
    let mut player = Player::new(Means::Script, 3);
    for _ in 0..3 {
        player.play_until(browser, "on").await;
        browser.key("Enter").await;
        browser.key("Enter").await;
        browser.until("document.querySelector('main.curtain')").await;
        browser.key("Enter").await;
        browser.settled("return null").await;
        assert!(browser.holds("document.querySelector('main.curtain')").await, "the cards were shown");
        // The next player confirms and goes on.
        player.play_until(browser, "choice").await;
    }
}

/// An unselected card that the hand has only once.
const LONELY_CARD: &str = "
    const cards = [...document.querySelectorAll('.dock [data-key^=hand-]:not(.idle):not(.still)')];
    const isLonely = (one) => cards.filter((other) => other.dataset.card === one.dataset.card).length === 1;
    const found = cards.find((one) => isLonely(one) && !one.classList.contains('chosen'));
    return [found.dataset.key, found.dataset.card]";

async fn enter_on_a_card_that_tab_has_reached_acts_on_that_card(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    // The first turn, with an empty table.
    let step = Player::new(Means::Clicks, 3).look(browser).await;
    assert!(matches!(step.kind.as_str(), "choice" | "card"), "{step:?}");
    let lonely = browser.settled(LONELY_CARD).await;
    let (key, card) = (lonely[0].as_str().expect("a card"), lonely[1].clone());
    // The other cards must stay.
    let others = "return [...document.querySelectorAll('.dock [data-key^=hand-]')].map((one) => one.dataset.card)";
    let mut kept: Vec<Value> = browser.js(others).await.as_array().expect("a hand").clone();
    kept.retain(|held| *held != card);
    browser.js("document.querySelector('.dock [data-key=question]').focus()").await;
    for _ in 0..20 {
        if browser.holds(&format!("{FOCUS} === '{key}'")).await {
            break;
        }
        browser.key("Tab").await;
    }
    assert!(browser.holds(&format!("{FOCUS} === '{key}'")).await, "Tab does not lead to {key}");
    let question = "return document.querySelector('.dock').dataset.question";
    let lying = format!(
        "return document.querySelectorAll(':is([data-drop=row], [data-drop=discard]) [data-card=\"{}\"]').length",
        card.as_str().expect("a card")
    );
    let (before, lay) = (browser.js(question).await, browser.js(&lying).await);
    browser.key("Enter").await;
    // The first Enter may only select the card.
    if browser.settled(question).await == before {
        browser.key("Enter").await;
    }
    assert_ne!(browser.settled(question).await, before, "nothing was done");
    let lies = browser.js(&lying).await;
    assert_eq!(lies.as_u64(), lay.as_u64().map(|lay| lay + 1), "the card was neither played nor discarded");
    let now = browser.js(others).await;
    for held in kept {
        assert!(now.as_array().is_some_and(|now| now.contains(&held)), "{held} was taken instead: {now}");
    }
}

/// The number of saved games with this text.
fn saved(words: &str) -> String {
    format!(
        "[...document.querySelectorAll('[data-key^=saved-]')].filter((one) => /{words}/.test(one.textContent)).length"
    )
}

async fn a_game_to_be_deleted_stays_that_game_whatever_another_tab_plays(browser: &Browser) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    let mut player = Player::new(Means::Script, 3);
    // Two unfinished games. The one with Towers was played last, so it is first in the list.
    for fields in [&[][..], &["towers-1"]] {
        begin(browser, fields, ANOTHER_DEAL).await;
        player.play_until(browser, "choice").await;
        browser.goto(&site.address("")).await;
        browser.until(OPEN).await;
    }
    records(browser).await;
    browser.find("[data-key=saved-1]").await;
    browser.click("[data-key=delete-1]").await;
    browser.until("document.querySelector('[data-cover] [data-key=delete]')").await;
    let first = browser.client().window().await.expect("a tab");
    // Another tab plays first the other game, then the one to be deleted, which is then first in the list.
    let second = browser.client().new_window(true).await.expect("a second tab").handle;
    browser.client().switch_to_window(second).await.expect("the second tab");
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.click("[data-key=saved-1]").await;
    browser.until("document.querySelector('.table')").await;
    let mut player = Player::new(Means::Script, 3);
    player.answer(browser).await;
    player.play_until(browser, "choice").await;
    browser.client().switch_to_window(first).await.expect("the first tab");
    browser.until("/Tower/.test(document.querySelector('[data-key=saved-1]')?.textContent)").await;
    browser.click("[data-cover] [data-key=delete]").await;
    browser.until("!document.querySelector('[data-cover]') && !document.querySelector('[data-key=saved-1]')").await;
    assert!(browser.holds(&format!("{} === 1", saved("Tower"))).await, "the other game was deleted");
}

async fn a_key_pressed_while_the_last_answer_is_kept_begins_no_new_game(browser: &Browser) {
    let site = Site::new();
    let question = "return document.querySelector('.dock').dataset.question";
    // First the game is played to find its last question.
    browser.goto(&site.address("")).await;
    begin(browser, &[], DEAL).await;
    let mut last = Value::Null;
    let mut player = Player::new(Means::Script, 5);
    while player.play_on(browser, "choice").await == "choice" {
        last = browser.js(question).await;
        player.answer(browser).await;
    }
    // Then it is played again up to that question.
    browser.goto(&site.address("")).await;
    begin(browser, &[], DEAL).await;
    let mut player = Player::new(Means::Script, 5);
    loop {
        player.play_until(browser, "choice").await;
        if browser.js(question).await == last {
            break;
        }
        player.answer(browser).await;
    }
    let step = player.look(browser).await;
    // Discarding the whole hand asks for confirmation, which the first key gives.
    let press = "
        const [x, y] = arguments;
        const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        document.elementFromPoint(x, y).closest('button').click();
        ['2', 'Enter', 'n', '1', ' '].forEach(press)";
    browser.js_with(press, vec![json!(step.x), json!(step.y)]).await;
    browser.settled("return null").await;
    assert!(browser.holds("document.querySelector('main.ending')").await, "another game was begun");
}

async fn a_sheet_that_is_closed_gives_the_focus_back_to_what_opened_it(browser: &Browser) {
    let _site = begin_anew(browser, &[]).await;
    let mut player = Player::new(Means::Script, 3);
    player.answer(browser).await;
    player.play_until(browser, "choice").await;
    let tools = browser
        .js("return [...document.querySelectorAll('header [data-key^=tool-]')].map((one) => one.dataset.key)")
        .await;
    let mut sheets = 0;
    for tool in tools.as_array().expect("tools").iter().filter_map(Value::as_str) {
        // Undo opens no sheet.
        if tool.contains("undo") {
            continue;
        }
        browser.js(&format!("document.querySelector('[data-key={tool}]').focus()")).await;
        browser.key("Enter").await;
        browser.settled("return null").await;
        if !browser.holds("document.querySelector('[data-cover]')").await {
            continue;
        }
        sheets += 1;
        browser.until("document.activeElement.closest('[data-cover]')").await;
        browser.key("Escape").await;
        browser.until("!document.querySelector('[data-cover]')").await;
        browser.until(&format!("{FOCUS} === '{tool}'")).await;
    }
    assert!(sheets >= 2, "only {sheets} sheets were opened");
}
