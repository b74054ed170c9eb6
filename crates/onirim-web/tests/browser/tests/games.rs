//! Whole games of every kind, with every input device.

use libtest_mimic::Trial;

use tempfile::TempDir;

use super::loading::OPEN;
use crate::harness::{Browser, Downloads, Means, Player, Site, Wish, run_onirim};
use crate::trial::{trial, with_browser};

/// A phone held upright.
const PHONE: Wish = Wish { width: 360, height: 740, touch: true, ..Wish::DESK };

/// A game that is played to its end.
struct Whole {
    name: &'static str,
    /// The options of the form of a new game.
    fields: &'static [&'static str],
    deal: &'static str,
    means: Means,
    wish: Wish,
}

const STILL_PHONE: Wish = Wish { reduced_motion: true, ..PHONE };

/// One game with animations and real events for each input device, and one with all expansions for the keyboard, whose keys have many meanings there. In the others a script in the page clicks what the
/// player could reach. The longest come first.
const GAMES: [Whole; 9] = [
    Whole {
        name: "two_players_with_everything_by_keys",
        fields: &["players-1", "book-1", "towers-1", "premonitions-1"],
        deal: "8",
        means: Means::Keys,
        wish: Wish::STILL,
    },
    Whole { name: "the_base_game_by_keys", fields: &[], deal: "2", means: Means::Keys, wish: Wish::DESK },
    Whole { name: "the_base_game_by_touch", fields: &[], deal: "3", means: Means::Touch, wish: PHONE },
    Whole { name: "the_base_game_by_clicks", fields: &[], deal: "1", means: Means::Clicks, wish: Wish::DESK },
    Whole {
        name: "two_players",
        fields: &["players-1", "communication-1"],
        deal: "7",
        means: Means::Script,
        wish: Wish::STILL,
    },
    Whole {
        name: "everything_on_a_phone",
        fields: &["book-2", "towers-2", "premonitions-3"],
        deal: "9",
        means: Means::Script,
        wish: STILL_PHONE,
    },
    Whole { name: "the_book", fields: &["book-1"], deal: "4", means: Means::Script, wish: Wish::STILL },
    Whole { name: "the_towers_on_a_phone", fields: &["towers-1"], deal: "5", means: Means::Script, wish: STILL_PHONE },
    Whole { name: "the_premonitions", fields: &["premonitions-1"], deal: "6", means: Means::Script, wish: Wish::STILL },
];

pub(crate) fn trials() -> Vec<Trial> {
    let trial = |game: Whole| {
        let Whole { fields, deal, means, .. } = game;
        let name = format!("a_whole_game_of_{}", game.name);
        with_browser(&name, game.wish, move |browser| async move { a_whole_game(&browser, fields, deal, means).await })
    };
    let mut trials: Vec<Trial> = GAMES.into_iter().map(trial).collect();
    trials.push(trial!(STILL_PHONE, real_cards_are_refereed_through_a_whole_game));
    trials.push(trial!(Wish::STILL, real_cards_are_entered_whole_beside_a_brief_guide));
    trials
}

/// A link to a deal.
pub(crate) const LINK: &str = "#code=ONI2-0G1A-E";
/// Accepts the deal of a link.
pub(crate) async fn accept(browser: &Browser) {
    browser.click("[data-cover] [data-answer='0']").await;
    browser.until("document.querySelector('.table')").await;
}

/// The deal of games that are only a means to an end.
pub(crate) const DEAL: &str = "7";
pub(crate) const ANOTHER_DEAL: &str = "8";

/// Fills in the form of a new game and begins this deal.
pub(crate) async fn begin(browser: &Browser, fields: &[&str], deal: &str) {
    browser.note(format!("the deal is {deal} with {fields:?}"));
    browser.until(OPEN).await;
    browser.click("[data-menu='1']").await;
    for field in fields {
        // Clicks the label: some designs hide the field itself. Scrolls first, because the foot of the form covers the edge of the window.
        let label = format!("label:has([data-key={field}])");
        browser.find(&label).await;
        browser
            .js(&format!(
                "document.querySelector('{label}').scrollIntoView({{ block: 'center', behavior: 'instant' }})"
            ))
            .await;
        browser.click(&label).await;
    }
    browser.find("[data-key=code]").await.send_keys(deal).await.expect("a field to type in");
    browser.click("form .button.main").await;
    browser.until("document.querySelector('.table, .curtain')").await;
}

/// Opens the page on a server of its own.
pub(crate) async fn open(browser: &Browser) -> Site {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    browser.until(OPEN).await;
    site
}

/// Begins a game on a server of its own.
pub(crate) async fn begin_anew(browser: &Browser, fields: &[&str]) -> Site {
    let site = open(browser).await;
    begin(browser, fields, DEAL).await;
    site
}

/// Opens the list of saved games from the menu.
pub(crate) async fn records(browser: &Browser) {
    browser.click("[data-menu='5']").await;
    browser.until("document.querySelector('[data-key=export]')").await;
}

async fn a_whole_game(browser: &Browser, fields: &[&str], deal: &str, means: Means) {
    let site = Site::new();
    browser.goto(&site.address("")).await;
    begin(browser, fields, deal).await;
    Player::new(means, 7).play(browser).await;
    assert!(browser.holds("document.querySelector('main.ending h1')").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    the_record_is_true(browser).await;
}

/// The page's record of the game is valid for the command line program. Returns it.
pub(super) async fn the_record_is_true(browser: &Browser) -> String {
    let downloads = Downloads::of(browser).await;
    browser.reload().await;
    browser.until(OPEN).await;
    records(browser).await;
    browser.click("[data-key=save-0]").await;
    let record = downloads.next("game.onirim").await;
    let nowhere = TempDir::new().expect("a folder");
    run_onirim(nowhere.path(), &["record", "check", &record.display().to_string()]);
    let text = std::fs::read_to_string(&record).expect("a record");
    assert!(text.contains("\nend: victory") || text.contains("\nend: defeat"), "{text}");
    text
}

/// Plays with real cards at random, on a phone.
async fn real_cards_are_refereed_through_a_whole_game(browser: &Browser) {
    let _site = open(browser).await;
    browser.click("[data-menu='4']").await;
    browser.click("form .button.main").await;
    browser.until("document.querySelector('.dock')").await;
    Player::new(Means::Script, 4).play(browser).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    the_record_is_true(browser).await;
}

/// Real cards: letters of no card are refused, Enter takes only a whole card, the brief guide asks for the next card at once, and correcting has one button.
async fn real_cards_are_entered_whole_beside_a_brief_guide(browser: &Browser) {
    let _site = open(browser).await;
    browser.click("[data-menu='4']").await;
    browser.click("form .button.main").await;
    browser.click("[data-key=brief]").await;
    browser.click("[data-key=done]").await;
    browser.until("document.querySelector('.tells')").await;
    browser.key("g").await;
    browser.key("q").await;
    browser.until("document.querySelector('.notice')?.textContent.includes('gq')").await;
    browser.key("Enter").await;
    browser
        .until("document.querySelector('.notice') && !document.querySelector('.notice').textContent.includes('gq')")
        .await;
    assert!(browser.holds("!document.querySelector('[data-zone=told]')").await, "Enter alone tells no card");
    for letter in "xrkbmgsnm".chars() {
        browser.key(&letter.to_string()).await;
    }
    browser.until("document.querySelectorAll('[data-zone=told]').length === 5").await;
    assert!(browser.holds("document.querySelector('[data-key=tool-glyph-correct]')").await);
    browser.key("r").await;
    browser.key("s").await;
    browser.until("document.querySelector('[data-key^=hand-]')").await;
    assert!(browser.holds("document.querySelector('[data-key=tool-glyph-correct]')").await);
    assert!(
        browser.holds("document.querySelector('.counting caption').offsetHeight > 8").await,
        "the table has a title"
    );
    browser.key("p").await;
    browser.until("document.querySelector('.tells')").await;
    assert!(browser.holds("document.querySelector('.explained').textContent.startsWith('To do: Lay ')").await);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
