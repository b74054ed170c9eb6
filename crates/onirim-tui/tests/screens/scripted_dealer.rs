//! A dealer without knowledge of the rules: reads the smallest screen, and presses keys.

use onirim_core::{Card, Setup};
use onirim_record::{Notation, Playthrough};
use onirim_session::{Guidance, Session, Watch};
use onirim_testkit::dealer::{Dealer, Eyes, Said, Slip, lying};
use onirim_text::{Language, Text};
use onirim_tui::Settings;
use onirim_ui::table::GameScreen;
use onirim_ui::{DealFrom, Key};

use crate::drive::{Player, STILL, Whim};

/// How a question for a card begins.
const WANTED: [&str; 16] = [
    "Goal ",
    "Face-up Premonition ",
    "Opening hand, ",
    "Open cards, ",
    "You draw a ",
    "Your partner draws a ",
    "Player 1 draws a ",
    "Player 2 draws a ",
    "Prophecy, card ",
    "Looking ahead from the Tower, ",
    "Paradoxical Prophecy, ",
    "Happy Dream, card ",
    "Nightmare, card ",
    "Your new hand, ",
    "New hand for ",
    "Another Premonition, ",
];
/// More keys than any game takes.
const MOST_KEYS: usize = 20_000;

/// A screen as text.
struct Page {
    lines: Vec<String>,
    /// The whole screen in one line.
    flat: String,
}

impl Page {
    fn of(player: &Player) -> Page {
        let lines: Vec<String> = player.picture(80, 24).lines().map(|line| line.trim_matches('"').to_owned()).collect();
        let flat =
            lines.iter().flat_map(|line| line.trim_matches('│').split_whitespace()).collect::<Vec<_>>().join(" ");
        Page { lines, flat }
    }

    fn says(&self, words: &str) -> bool {
        self.flat.contains(words)
    }

    /// The chores in their box.
    fn chores(&self) -> Option<Vec<String>> {
        let top = self.lines.iter().position(|line| line.contains("Do this now, in this order"))?;
        let inside = self.lines[top + 1..].iter().take_while(|line| !line.starts_with('╰'));
        let mut chores: Vec<String> = Vec::new();
        // A notice may stand above them.
        for line in inside.skip_while(|line| !line.starts_with("│ 1.")) {
            let line = line.trim_matches(|sign: char| sign == '│' || sign == ' ');
            let numbered = line.split_once(". ").filter(|(number, _)| number.parse::<usize>().is_ok());
            match (numbered, chores.last_mut()) {
                (Some((_, chore)), _) => chores.push(chore.trim().to_owned()),
                (None, Some(chore)) => *chore += &format!(" {line}"),
                (None, None) => panic!("a chore without a number: {line}"),
            }
        }
        Some(chores)
    }

    /// The chores beside a question.
    fn asides(&self) -> Vec<String> {
        let Some(words) = self.aside() else { return Vec::new() };
        // The question may stand below them: the first sentence of each chore is the chore.
        let first = |words: &str| words.find('.').map(|end| words[..=end].to_owned());
        let Some(mut rest) = words.strip_prefix("1. ") else { return first(&words).into_iter().collect() };
        let mut chores = Vec::new();
        for number in 2.. {
            // A sentence may end with the number of a Tower.
            let Some((chore, next)) = rest.split_once(&format!(". {number}. ")) else { break };
            chores.extend(first(&format!("{chore}.")));
            rest = next;
        }
        chores.extend(first(rest));
        chores
    }

    fn aside(&self) -> Option<String> {
        let top = self.lines.iter().position(|line| line.contains("To do: "))?;
        // Above the hand the column of the deck is on the right; during a deal there is none.
        let left = |line: &String| line.chars().take(53).collect::<String>();
        let words = if self.lines[top].starts_with('─') {
            self.lines[top].trim_matches(|sign| sign == '─' || sign == ' ').to_owned()
        } else {
            let until = self.lines[top..]
                .iter()
                .map(left)
                .take_while(|line| !line.contains("Your own") && !line.contains("Your hand"));
            until
                .flat_map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
                .collect::<Vec<_>>()
                .join(" ")
        };
        Some(words.strip_prefix("To do: ")?.to_owned())
    }

    fn wanted(&self) -> Option<&str> {
        let end = ["Which one is it?", "which colour is it?"]
            .iter()
            .find_map(|end| Some(self.flat.rfind(end)? + end.len()))?;
        let start = WANTED.iter().filter_map(|start| self.flat[..end].rfind(start)).max()?;
        Some(&self.flat[start..end])
    }

    /// The rest of a line that begins with this text, up to an empty line.
    fn paragraph(&self, beginning: &str) -> Option<String> {
        let top = self.lines.iter().position(|line| line.trim_start().starts_with(beginning))?;
        let whole = self.lines[top..].iter().take_while(|line| !line.trim().is_empty());
        Some(whole.flat_map(|line| line.split_whitespace()).collect::<Vec<_>>().join(" "))
    }

    /// The code of a card.
    fn code(&self, name: &str) -> String {
        let (color, symbol) = name.split_once(' ').unwrap_or((name, ""));
        let letter = if color == "brown" { "n" } else { &color[..1] };
        match (color, symbol) {
            ("Nightmare", _) => "x".to_owned(),
            ("Happy", _) => "h".to_owned(),
            (_, "") => letter.to_owned(),
            (_, "Sun" | "Moon" | "Key" | "Door") => letter.to_owned() + &symbol[..1].to_lowercase(),
            (_, other) => match other.strip_prefix("Tower ") {
                Some(storeys) => letter.to_owned() + storeys,
                // Premonitions have numbers.
                None => {
                    (1..=8).find(|number| self.says(&format!("{number} {name}"))).expect("it is listed").to_string()
                }
            },
        }
    }
}

/// The dealer, the screen and the keys.
struct Table {
    dealer: Dealer,
    player: Player,
    whim: Whim,
    /// The number of plies when the dealer last put a card in its place.
    seen: Option<(usize, usize)>,
    keys: usize,
    /// How many chores were confirmed.
    confirmed: usize,
}

impl Table {
    fn session(&self) -> Option<&Session> {
        self.player.program.app().session()
    }

    fn key(&mut self, key: Key) {
        self.keys += 1;
        self.player.key(key);
        assert!(self.keys < MOST_KEYS, "this never ends: {}", self.dealer.story());
    }

    fn typed(&mut self, code: &str) {
        code.chars().for_each(|letter| self.key(Key::Char(letter)));
    }

    /// Reads the screen and acts once. Returns `false` when the game is over.
    fn goes_on(&mut self) -> bool {
        let page = Page::of(&self.player);
        // Keys that only move the cursor are left out.
        if self.seen != Some(self.progress()) || page.chores().is_some() || page.wanted().is_some() {
            self.dealer.note(page.lines.join("\n"));
        }
        let impossible = page.says("That card cannot have come up");
        self.dealer.hears_back(if impossible { Said::Impossible } else { Said::Nothing });
        if page.says("Lay your cards as shown here") {
            self.dealer.hears_of_correction(&page.flat);
            let view = self.session().expect("a game").view();
            self.dealer.lays_out_like(&view);
            self.seen = None;
        }
        if let Some(chores) = page.chores() {
            chores.iter().for_each(|chore| self.dealer.does(chore));
            self.dealer.looks_back();
            self.seen = Some(self.progress());
            self.confirmed += 1;
            self.key(Key::Enter);
            return true;
        }
        if self.seen != Some(self.progress()) {
            self.seen = Some(self.progress());
            let asides = page.asides();
            if let Some(game) = self.player.program.app().screen().game().filter(|game| game.overlay.is_none()) {
                let told = game.chores.lines(game.perspective(), &Text::new(Language::English));
                assert_eq!(asides.len(), told.len(), "all of it is seen: {told:?}, {}", page.lines.join("\n"));
            }
            asides.iter().for_each(|chore| self.dealer.does(chore));
        }
        let is_late = self.dealer.looks_back() == Slip::Noticed;
        let over = self.session().is_some_and(Session::is_over);
        let watch = self.session().map_or(Watch::Everyone, Session::watch);
        if page.wanted().is_some() && self.dealer.slip().is_none() {
            self.compares();
        }
        match (page.wanted(), watch) {
            _ if over && self.dealer.slip().is_some() => self.corrects(),
            _ if over => {
                assert!(page.says("onirim record save"), "{}", self.dealer.story());
                return false;
            }
            (_, Watch::Away { .. }) => {
                let two = page.says("Player 2, it is your turn");
                self.dealer.sits_down(if two { "Player 2" } else { "Player 1" });
                // Chores address the player who looks.
                self.seen = None;
                self.key(Key::Char(' '));
            }
            _ if is_late => self.corrects(),
            (_, Watch::Leaving { .. }) => self.key(Key::Enter),
            (Some(wanted), _) => {
                self.dealer.is_asked(wanted);
                match self.dealer.tells() {
                    Some(card) => self.typed(&page.code(&card)),
                    None => self.corrects(),
                }
            }
            (None, _) => {
                self.keys += 1;
                self.player.whim(&mut self.whim);
            }
        }
        true
    }

    /// While a card is asked for, the screen shows the real table.
    fn compares(&self) {
        let Some(view) = self.player.program.app().screen().game().map(GameScreen::view) else { return };
        if view.setup.seats().len() > 1 {
            return;
        }
        let text = Text::new(Language::English);
        let named = |cards: &mut dyn Iterator<Item = Card>| -> Vec<String> {
            let mut names: Vec<String> = cards.map(|card| text.card(card)).collect();
            names.sort();
            names
        };
        let shown = [
            ("discard pile", named(&mut view.discard_pile.iter())),
            ("limbo", named(&mut view.limbo.iter())),
            ("hand", named(&mut view.hand.iter().copied())),
        ];
        let left = self.dealer.left();
        let deck = left.iter().find(|(name, _)| name == "deck").map(|(_, cards)| cards.len());
        assert_eq!(deck, Some(view.deck_len - view.looked_at.len()), "{}", self.dealer.story());
        for (place, cards) in shown {
            let lies = left.iter().find(|(name, _)| name == place).map(|(_, cards)| cards.clone());
            assert_eq!(lies, Some(cards), "{place}: {}", self.dealer.story());
        }
    }

    /// The numbers of cards and choices.
    fn progress(&self) -> (usize, usize) {
        let waiting = |session: &Session| session.waiting().map_or(0, |(_, told)| told.len() + 1);
        match self.session() {
            Some(session) => (session.chapters().len(), waiting(session)),
            None => {
                let page = Page::of(&self.player);
                let told = ["Laid out so far", "In Limbo so far"].map(|line| page.paragraph(line));
                (0, told.into_iter().flatten().map(|line| line.len()).sum())
            }
        }
    }

    /// Corrects a wrong card, and lays the table out as the screen then shows it.
    fn corrects(&mut self) {
        let (since, right) = self.dealer.slip().map(|(since, right)| (since, right.to_owned())).expect("a slip");
        self.key(Key::Char('c'));
        // Something else may lie over the table.
        while !Page::of(&self.player).says("Which card was entered wrong?") {
            self.key(Key::Escape);
            self.key(Key::Char('c'));
        }
        (0..since).for_each(|_| self.key(Key::Down));
        self.key(Key::Enter);
        let code = Page::of(&self.player).code(&right);
        self.typed(&code);
        let page = Page::of(&self.player);
        self.dealer.note(page.lines.join("\n"));
        assert!(
            page.says("Corrected. ") || page.says("With this card the deal is not finished"),
            "{}",
            self.dealer.story()
        );
        // A deal is corrected on a page of its own; in a game, the next screen shows the table.
        if page.says("Laid out so far") {
            self.dealer.hears_of_correction(&page.flat);
            self.dealer.reads("Lay out your cards like this:");
            let laid = ["Laid out so far", "In Limbo so far"].iter().filter_map(|line| page.paragraph(line));
            laid.for_each(|line| self.dealer.reads(&line));
            self.dealer.lays_out();
            self.seen = Some(self.progress());
        }
    }
}

/// What a dealer has done.
struct Dealt {
    /// How many cards were corrected, and how many corrections cut the game short.
    corrected: (usize, usize),
    /// How many chores were confirmed.
    confirmed: usize,
}

/// Deals a whole game. Returns how many cards were corrected, and how many corrections cut the game short.
fn deal(setup: Setup, seed: u64, eyes: Eyes) -> (usize, usize) {
    guided(setup, seed, eyes, Guidance::StepByStep).corrected
}

fn guided(setup: Setup, seed: u64, eyes: Eyes, guidance: Guidance) -> Dealt {
    let mut player = Player::new(Settings { guidance, ..STILL });
    player.program.app_mut().begin(setup, None, DealFrom::Table);
    let mut table =
        Table { dealer: Dealer::new(setup, seed, eyes), player, whim: Whim(seed), seen: None, keys: 0, confirmed: 0 };
    while table.goes_on() {}
    let record = table.session().expect("a game").record().to_string();
    let checked = Playthrough::read(record.as_bytes()).unwrap_or_else(|wrong| panic!("{wrong}\n{record}"));
    assert!(checked.game().ending().is_some(), "{record}");
    assert_eq!(table.dealer.left(), lying(checked.game()), "{}", setup.notation());
    Dealt { corrected: (table.dealer.corrections, table.dealer.cuts), confirmed: table.confirmed }
}

/// B2, B16: a dealer who does only what is shown has all cards in the right places to the end, also after corrections.
#[test]
fn a_dealer_without_rules_deals_a_base_game() {
    assert_eq!(deal(Setup::SOLO, 1, Eyes::Good), (0, 0));
    assert!(deal(Setup::SOLO, 2, Eyes::Tired).0 > 0);
}

/// B2, B16: a brief guide says the same in time, and waits only for the box, long lists and the end.
#[test]
fn a_brief_guide_leads_as_well_and_is_hardly_ever_confirmed() {
    let [steps, brief] = Guidance::ALL.map(|guidance| guided(Setup::SOLO, 1, Eyes::Good, guidance).confirmed);
    assert!(steps > 60 && brief < 8, "{steps} and {brief}");
    assert!(guided(Setup::SOLO, 2, Eyes::Tired, Guidance::Brief).corrected.0 > 0);
}

mod slow {
    use super::*;

    /// One of this many set-ups is dealt: plain play deals all of them, with the same sentences.
    const EVERY: usize = 5;

    /// B2, B8, B11, B13, B14, B16, D1, D4, D5, K1, K2, K5, K6, K7, T3, T5, T6, P1, P2, P12: the same with expansions, and in two.
    #[test]
    fn a_dealer_without_rules_deals_many_set_ups() {
        for ((setup, seed), guidance) in Setup::all().zip(1..).step_by(EVERY).zip(Guidance::ALL.into_iter().cycle()) {
            assert_eq!(guided(setup, seed, Eyes::Good, guidance).corrected, (0, 0));
        }
    }

    /// Wrong cards are noticed at once or much later.
    #[test]
    fn a_dealer_corrects_wrong_cards_in_many_set_ups() {
        let (mut corrected, mut cut) = (0, 0);
        for (setup, seed) in Setup::all().zip(1000..).skip(1).step_by(EVERY) {
            let (corrections, cuts) = deal(setup, seed, Eyes::Tired);
            (corrected, cut) = (corrected + corrections, cut + cuts);
        }
        assert!(corrected > 20 && cut > 0 && cut < corrected, "{corrected}, {cut}");
    }
}
