//! A tour of every screen, in parts. Each starts with an empty store. Only one game is played to its end.

use std::ops::AsyncFnMut;

use crate::harness::{Browser, Means, Player, Site};
use crate::tests::games::{DEAL, begin};
use crate::tests::loading::OPEN;
use crate::tests::partner::WAITS;

const EVERYTHING: &[&str] = &["players-1", "communication-0", "book-1", "towers-1", "premonitions-1"];

const WITH_THE_PROGRAM: &[&str] = &["players-1", "communication-1", "sitter-two-2"];

/// Stops the clock of the page while the program is asked, so that the program keeps thinking.
const STOPPED_IN_TIME: &str = "(() => {
    if (!/is thinking/.test(document.querySelector('[data-key=question]')?.textContent)) return false;
    const now = performance.now() - 1000;
    performance.now = () => now;
    return true;
})()";

/// The person is asked something, be it for a choice, an order or a payment.
const CAN_ANSWER: &str =
    "(document.documentElement.dataset.keeping === undefined && document.querySelector('.dock button'))";

/// The pages of the menu, by their keys.
const PAGES: [(char, &str); 8] = [
    ('1', "new_game"),
    ('2', "daily"),
    ('3', "lessons"),
    ('4', "real_cards"),
    ('5', "no_records"),
    ('6', "no_statistics"),
    ('7', "rules"),
    ('8', "settings"),
];

/// A part of the tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The menu and its pages.
    Menu,
    /// Lessons and real cards.
    Aside,
    /// A table and its sheets.
    Table,
    /// Tables with expansions, and with two players.
    Tables,
    /// What comes after a game.
    Afterwards,
}

impl Part {
    /// Long parts first.
    pub(crate) const ALL: [Part; 5] = [Part::Menu, Part::Afterwards, Part::Table, Part::Tables, Part::Aside];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Part::Menu => "the_menu",
            Part::Aside => "lessons_and_real_cards",
            Part::Table => "a_table",
            Part::Tables => "other_tables",
            Part::Afterwards => "what_comes_after_a_game",
        }
    }
}

/// Opens every screen of this part.
pub(crate) async fn tour(part: Part, browser: &Browser, site: &Site, mut look: impl AsyncFnMut(&str)) {
    home(browser, site).await;
    match part {
        Part::Menu => menu(browser, &mut look).await,
        Part::Aside => aside(browser, site, &mut look).await,
        Part::Table => table(browser, &mut look).await,
        Part::Tables => tables(browser, site, &mut look).await,
        Part::Afterwards => afterwards(browser, site, &mut look).await,
    }
}

/// Opens the menu. A game in progress stays saved.
async fn home(browser: &Browser, site: &Site) {
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
}

async fn menu(browser: &Browser, look: &mut impl AsyncFnMut(&str)) {
    look("title").await;
    for (letter, name) in PAGES {
        browser.click(&format!("[data-menu='{letter}']")).await;
        browser.until("document.querySelector('.page')").await;
        look(name).await;
        browser.key("Escape").await;
        browser.until("document.querySelector('[data-menu]')").await;
    }
}

async fn aside(browser: &Browser, site: &Site, look: &mut impl AsyncFnMut(&str)) {
    browser.click("[data-menu='3']").await;
    browser.click("[data-key=lesson-0]").await;
    browser.until("document.querySelector('.dock')").await;
    look("lesson").await;
    home(browser, site).await;
    browser.click("[data-menu='4']").await;
    browser.click("form .button.main").await;
    browser.until("document.querySelector('.dock')").await;
    look("chores").await;
    browser.click(".dock .button.main").await;
    browser.until("document.querySelector('.tell')").await;
    look("dealing").await;
}

async fn table(browser: &Browser, look: &mut impl AsyncFnMut(&str)) {
    begin(browser, &[], DEAL).await;
    Player::new(Means::Script, 3).play_until(browser, "choice").await;
    look("table").await;
    for (key, name) in [("Escape", "pause"), ("?", "keys"), ("l", "log"), ("i", "piles")] {
        browser.key(key).await;
        browser.until("document.querySelector('[data-cover]')").await;
        look(name).await;
        browser.key("Escape").await;
        browser.until("!document.querySelector('[data-cover]')").await;
    }
    browser.key("h").await;
    browser.click("[data-cover] [data-answer='1']").await;
    browser.until("document.querySelector('.hint .button.main')").await;
    look("hint").await;
}

async fn tables(browser: &Browser, site: &Site, look: &mut impl AsyncFnMut(&str)) {
    begin(browser, &["book-1"], DEAL).await;
    Player::new(Means::Script, 11).play_until(browser, "arrange").await;
    look("prophecy").await;
    home(browser, site).await;

    begin(browser, &["players-1", "communication-1"], DEAL).await;
    Player::new(Means::Script, 3).play_until(browser, "ready").await;
    look("hand_over").await;
    home(browser, site).await;

    begin(browser, WITH_THE_PROGRAM, DEAL).await;
    let mut player = Player::new(Means::Script, 3);
    for _ in 0..6 {
        player.answer(browser).await;
    }
    player.play_until(browser, "choice").await;
    look("after_the_program").await;
    while !browser.holds(STOPPED_IN_TIME).await {
        player.answer(browser).await;
        browser.until(&format!("{WAITS} || {CAN_ANSWER}")).await;
    }
    look("while_the_program_thinks").await;
    home(browser, site).await;

    begin(browser, EVERYTHING, DEAL).await;
    let mut player = Player::new(Means::Script, 3);
    for _ in 0..12 {
        player.answer(browser).await;
    }
    player.play_until(browser, "choice").await;
    look("table_of_everything").await;
}

async fn afterwards(browser: &Browser, site: &Site, look: &mut impl AsyncFnMut(&str)) {
    begin(browser, &[], DEAL).await;
    Player::new(Means::Script, 3).play(browser).await;
    look("ending").await;
    home(browser, site).await;
    browser.click("[data-menu='6']").await;
    browser.until("document.querySelector('.page')").await;
    look("statistics").await;
    browser.key("Escape").await;
    browser.click("[data-menu='5']").await;
    browser.until("document.querySelector('[data-key=saved-0]')").await;
    look("records").await;
    // Not the first entry: unfinished games come first, and a click would resume them.
    browser.js("[...document.querySelectorAll('[data-key^=saved-]')].find((one) => /won|lost/.test(one.textContent)).click()").await;
    browser.until("document.querySelector('.replay')").await;
    browser.key("ArrowRight").await;
    browser.until("document.querySelector('.verdict')").await;
    look("replay").await;
    browser.key("r").await;
    browser.until("document.querySelector('.prose')").await;
    look("look_back").await;
}
