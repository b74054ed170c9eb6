//! Games with the program as the partner.

use std::sync::Arc;

use libtest_mimic::Trial;
use serde_json::json;

use super::games::{DEAL, begin, the_record_is_true};
use super::keeping::go_on;
use crate::harness::{Browser, Means, Player, Site, Wish};
use crate::trial::{trial, with_browser};

/// Speeds up the clock of the page, so that the pauses for human readers are short.
const HURRY: &str = "const now = performance.now.bind(performance); performance.now = () => 5 * now();";

/// A game with the program that is played to its end.
struct Whole {
    name: &'static str,
    fields: &'static [&'static str],
    means: Means,
    wish: Wish,
    /// A header of its record.
    header: &'static str,
    /// Whether the program gives its reasons.
    gives_reasons: bool,
}

const GAMES: [Whole; 2] = [
    Whole {
        name: "first_in_silence_by_clicks",
        fields: &["players-1", "communication-2", "sitter-two-2"],
        means: Means::Clicks,
        wish: Wish::DESK,
        header: "\nprograms: p2 strong\n",
        gives_reasons: false,
    },
    Whole {
        name: "second_with_everything_and_talk_on_a_phone",
        fields: &["players-1", "communication-1", "sitter-one-1", "book-1", "towers-1", "premonitions-1"],
        means: Means::Script,
        wish: Wish::PHONE,
        header: "\nprograms: p1 fast\n",
        gives_reasons: true,
    },
];

pub(crate) fn trials() -> Vec<Trial> {
    let whole = |game: Whole| {
        let name = format!("a_whole_game_with_the_program_is_played_{}", game.name);
        let wish = game.wish.clone();
        let game = Arc::new(game);
        with_browser(&name, wish, move |browser| {
            let game = Arc::clone(&game);
            async move { a_whole_game(&browser, &game).await }
        })
    };
    let mut trials: Vec<Trial> = GAMES.into_iter().map(whole).collect();
    trials.extend([
        trial!(Wish::STILL, two_programs_are_watched_to_the_end),
        trial!(Wish::STILL, a_program_that_cannot_be_loaded_is_told_and_plays_as_soon_as_it_can),
        trial!(Wish::STILL, the_turn_of_the_program_is_told_and_goes_on_after_a_reload),
        trial!(Wish::STILL, a_choice_is_taken_back_with_the_answer_of_the_program_and_advice_is_given),
    ]);
    trials
}

/// Begins this game on a page with a faster clock.
async fn begin_in_a_hurry(browser: &Browser, site: &Site, fields: &[&str]) {
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": HURRY})).await;
    browser.goto(&site.address("")).await;
    begin(browser, fields, DEAL).await;
}

const LOG: &str = "document.querySelector('.log')?.textContent ?? ''";
/// The program is asked.
pub(crate) const WAITS: &str = "/is thinking/.test(document.querySelector('[data-key=question]')?.textContent)";
/// The person is asked.
const ASKED: &str =
    "document.documentElement.dataset.keeping === undefined && document.querySelector('.dock [data-choice]')";

/// D10: in silence the program gives no reasons.
async fn a_whole_game(browser: &Browser, game: &Whole) {
    let site = Site::new();
    begin_in_a_hurry(browser, &site, game.fields).await;
    let mut player = Player::new(game.means, 7);
    // Only openly picked cards of the partner are known.
    while !browser.holds("document.querySelector('.held use[href=\"#card-back\"]')").await {
        player.answer(browser).await;
        player.play_until(browser, "choice").await;
    }
    assert!(browser.holds(&format!("/Your partner (plays|discards)/.test({LOG})")).await);
    assert_eq!(browser.holds(&format!("/Your partner: “/.test({LOG})")).await, game.gives_reasons);
    player.play(browser).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    let record = the_record_is_true(browser).await;
    assert!(record.contains(game.header), "{record}");
}

async fn two_programs_are_watched_to_the_end(browser: &Browser) {
    let site = Site::new();
    begin_in_a_hurry(browser, &site, &["players-1", "communication-1", "sitter-one-1", "sitter-two-1"]).await;
    browser.until("/^Player 2 to play/.test(document.title)").await;
    assert!(browser.holds("!document.querySelector('.dock [data-choice]')").await, "nothing is asked of who watches");
    for key in ["1", "p", "Enter"] {
        browser.key(key).await;
    }
    browser.until("document.querySelector('main.ending')").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// The worker, or the script that starts it, is missing on the host. The game waits, and everything else at the table works.
async fn a_program_that_cannot_be_loaded_is_told_and_plays_as_soon_as_it_can(browser: &Browser) {
    for lost in ["coach-", "thinking-"] {
        let site = Site::without(lost);
        begin_in_a_hurry(browser, &site, &["players-1", "sitter-one-2"]).await;
        browser
            .until("/The program cannot play: .*tries again/.test(document.querySelector('.notice')?.textContent)")
            .await;
        assert!(browser.holds(WAITS).await, "{lost}");
        browser.key("Escape").await;
        browser.until("document.querySelector('[data-cover]')").await;
        browser.key("Escape").await;
        browser.until("!document.querySelector('[data-cover]')").await;
        site.mend();
        browser.eventually("(await fetch('./')).ok").await;
        browser.until(ASKED).await;
        assert!(browser.holds("!document.querySelector('.notice')").await, "{lost}: it has played");
    }
}

/// The live region for screen readers.
const TOLD: &str = "document.querySelector('[data-told]').textContent";

async fn the_turn_of_the_program_is_told_and_goes_on_after_a_reload(browser: &Browser) {
    let site = Site::new();
    begin_in_a_hurry(browser, &site, &["players-1", "sitter-two-1"]).await;
    browser.until("document.title === 'Your turn – Onirim'").await;
    browser.js("document.querySelector('[data-key=question]').focus()").await;
    // Records every title and announcement.
    browser
        .js(&format!(
            "window.noted = [];
            const note = () => noted.push(document.title + '|' + {TOLD});
            new MutationObserver(note).observe(document.querySelector('[data-told]'), {{ subtree: true, childList: true, characterData: true }});"
        ))
        .await;
    browser.key("Enter").await;
    let noted = |what: &str| format!("noted.some((one) => /{what}/.test(one))");
    browser.until(&noted("^Your partner to play – Onirim.*You take .*Your partner is thinking")).await;
    browser.until(&noted("^Your turn – Onirim.*Your partner takes ")).await;
    browser.until("document.activeElement.closest('.dock')").await;
    // Reloads the page while the program is asked.
    let mut player = Player::new(Means::Script, 3);
    player.play_until(browser, "choice").await;
    browser.js("document.querySelector('[data-choice]').click()").await;
    browser.until("document.documentElement.dataset.keeping === undefined").await;
    browser.reload().await;
    go_on(browser).await;
    browser.until(ASKED).await;
    assert!(browser.holds("document.querySelector('.badge')?.textContent === 'with the program, quick'").await);
}

/// The question and the cards on the table.
const TABLE: &str = "return [document.querySelector('.dock').dataset.question,
    ...[...document.querySelectorAll('[data-zone][data-card]')].map((one) => one.dataset.zone + ' ' + one.dataset.card)]";

async fn a_choice_is_taken_back_with_the_answer_of_the_program_and_advice_is_given(browser: &Browser) {
    let site = Site::new();
    begin_in_a_hurry(browser, &site, &["players-1", "sitter-two-2"]).await;
    let mut player = Player::new(Means::Script, 5);
    for _ in 0..6 {
        player.answer(browser).await;
    }
    player.play_until(browser, "choice").await;
    let before = browser.settled(TABLE).await;
    browser.js("document.querySelector('[data-choice]').click()").await;
    browser.until(WAITS).await;
    browser.until(ASKED).await;
    assert_ne!(browser.settled(TABLE).await, before);
    browser.key("u").await;
    browser.until("document.querySelector('[data-cover]')").await;
    browser.key("2").await;
    browser.becomes(TABLE, &before).await;
    // The game does not count any more, so advice needs no confirmation.
    browser.key("h").await;
    browser.until("document.querySelector('.hint .button.main')").await;
    player.play(browser).await;
    browser.press_until("main.ending [data-answer='2']", "document.querySelector('[data-screen=look-back]')").await;
    browser.until("!document.querySelector('progress') && document.querySelector('.chance-line')").await;
}
