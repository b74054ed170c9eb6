//! A dealer who knows no rules, at a table that is led line by line.
#![cfg(test)]

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use onirim_core::Setup;
use onirim_record::{Notation, Playthrough, Record};
use onirim_session::{Guidance, settings};
use onirim_store::Store;
use onirim_testkit::dealer::{Dealer, Eyes, Said, Slip, lying};
use onirim_text::Language;

use super::Plain;
use crate::console::{Console, Stop, Typist};

/// A dealer who reads what is printed, and types.
struct Reader {
    dealer: Dealer,
    choices: usize,
    record: Vec<String>,
    answers: usize,
    /// How often it was confirmed that hands have done something.
    confirmed: usize,
    /// Is it asked what to play next?
    is_over: bool,
}

/// What is typed to correct a card.
const CORRECT: &str = "e";
/// No game asks for more than this.
const MOST_ANSWERS: usize = 4000;

impl Reader {
    /// Reads what was printed since the last answer, does it, and answers.
    fn answer(&mut self, printed: &str) -> String {
        let mut lines: Vec<&str> = printed.split('\n').collect();
        let prompt = lines.pop().unwrap_or_default().trim_end();
        let impossible = lines.iter().any(|line| line.starts_with("That card cannot have come up"));
        self.is_over = lines.contains(&"Play again?")
            || self.is_over && prompt.starts_with("Your choice") && lines.iter().any(|line| line.starts_with("end:"));
        self.dealer.hears_back(if impossible { Said::Impossible } else { Said::Nothing });
        for line in lines {
            self.read(line);
        }
        self.dealer.lays_out();
        let answer = self.reply(prompt);
        self.answers += 1;
        self.dealer.note(format!("{printed} {answer}"));
        assert!(self.answers < MOST_ANSWERS, "this never ends: {}", self.dealer.story());
        answer
    }

    fn read(&mut self, line: &str) {
        if line.starts_with("onirim-record") || !self.record.is_empty() {
            self.record.push(line.to_owned());
        } else if let Some(number) = line.split_once(". ").and_then(|(number, _)| number.parse().ok()) {
            self.choices = number;
        } else if line.ends_with("Which one is it?") || line.ends_with("which colour is it?") {
            self.dealer.is_asked(line);
        } else if let Some(chore) = line.strip_prefix("To do: ") {
            self.dealer.does(chore);
        } else if line.starts_with("With this card the deal is not finished") || line.starts_with("Corrected. ") {
            self.dealer.hears_of_correction(line);
        } else {
            // The dealer knows one name for cards that lie in front and go back, on either side.
            self.dealer.reads(&line.replace("Back at the bottom of the deck, in", "Back on the deck, in"));
        }
    }

    fn reply(&mut self, prompt: &str) -> String {
        let is_late = self.dealer.looks_back() == Slip::Noticed;
        match prompt {
            "Card:" if is_late => CORRECT.to_owned(),
            "Card:" => self.dealer.tells().map_or(CORRECT.to_owned(), |card| card.to_lowercase()),
            _ if prompt.starts_with("Press Enter when that is done") => {
                self.confirmed += 1;
                String::new()
            }
            "Yes or no (Enter: no)?" => "yes".to_owned(),
            "Its number (Enter: none; all: the whole list):" => {
                (self.dealer.slip().map_or(0, |(since, _)| since) + 1).to_string()
            }
            "Which card was it really (Enter: leave it)?" => self.dealer.slip().expect("a slip").1.to_lowercase(),
            _ if self.is_over => match (self.dealer.slip(), self.record.is_empty()) {
                (Some(_), _) => CORRECT.to_owned(),
                (None, true) => "s".to_owned(),
                (None, false) => "q".to_owned(),
            },
            _ if prompt.starts_with("Your choice") && is_late => CORRECT.to_owned(),
            _ if prompt.starts_with("Your choice") => (self.dealer.any_below(self.choices.max(1)) + 1).to_string(),
            _ if prompt.starts_with("Press Enter to hide your cards") && is_late => CORRECT.to_owned(),
            _ if prompt.starts_with("Press Enter to hide your cards") => String::new(),
            _ if prompt.contains(", type ok when") => {
                self.dealer.sits_down(prompt);
                "ok".to_owned()
            }
            _ => panic!("what is this? {prompt}"),
        }
    }
}

/// What is printed, and the dealer who reads it when something is to be typed.
#[derive(Clone)]
struct Chair {
    reader: Rc<RefCell<Reader>>,
    printed: Rc<RefCell<Vec<u8>>>,
    typed: Vec<u8>,
    begun: bool,
}

impl Read for Chair {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Chair {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.typed.is_empty() {
            let printed = String::from_utf8(std::mem::take(&mut *self.printed.borrow_mut())).expect("text");
            // The program repeats what was typed.
            let news = if self.begun { printed.split_once('\n').map_or("", |(_, news)| news) } else { &printed };
            self.typed = (self.reader.borrow_mut().answer(news) + "\n").into_bytes();
            self.begun = true;
        }
        Ok(&self.typed)
    }

    fn consume(&mut self, count: usize) {
        self.typed.drain(..count);
    }
}

struct Printer(Rc<RefCell<Vec<u8>>>);

impl Write for Printer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Deals a whole game; gives its record back, and how many slips were corrected, and how many of them cut the game short.
fn deal(setup: Setup, seed: u64, eyes: Eyes) -> (Record, usize, usize) {
    let (record, corrections, cuts, _) = guided(setup, seed, eyes, Guidance::StepByStep);
    (record, corrections, cuts)
}

/// The same with this guide, and how often it was confirmed that hands have done something.
fn guided(setup: Setup, seed: u64, eyes: Eyes, guidance: Guidance) -> (Record, usize, usize, usize) {
    let dealer = Dealer::new(setup, seed, eyes);
    let reader = Rc::new(RefCell::new(Reader {
        dealer,
        choices: 0,
        record: Vec::new(),
        answers: 0,
        confirmed: 0,
        is_over: false,
    }));
    let printed = Rc::new(RefCell::new(Vec::new()));
    let hands = Chair { reader: Rc::clone(&reader), printed: Rc::clone(&printed), typed: Vec::new(), begun: false };
    let store = Store::in_memory().expect("a store");
    store.set(settings::GUIDANCE, guidance.word()).expect("a setting");
    let mut plain = Plain::new(Language::English, store, Console::new(hands, Printer(printed), Typist::Pipe));
    let stop = plain.guide(setup);
    assert!(matches!(stop, Stop::Quit), "{}: {stop:?}", setup.notation());
    drop(plain);
    let reader = reader.borrow();
    // The record as it was printed, up to the prompt behind it.
    let end = reader.record.iter().position(|line| line.starts_with("end:")).expect("a whole record");
    let record = reader.record[..=end].join("\n") + "\n";
    let checked = Playthrough::read(record.as_bytes()).unwrap_or_else(|wrong| panic!("{wrong}\n{record}"));
    assert!(checked.game().ending().is_some(), "{record}");
    assert_eq!(reader.dealer.left(), lying(checked.game()), "{}", setup.notation());
    (checked.into_record(), reader.dealer.corrections, reader.dealer.cuts, reader.confirmed)
}

/// B2, B16: who only does what is printed has all cards where the game says, to the end; and so has who puts right what was told wrongly.
#[test]
fn a_dealer_who_knows_no_rules_deals_a_base_game() {
    for seed in 1..6 {
        assert_eq!(deal(Setup::SOLO, seed, Eyes::Good).0.setup, Setup::SOLO);
        deal(Setup::SOLO, seed, Eyes::Tired);
    }
}

/// B2, B16: a brief guide tells the same in time, and waits only for the box and long lists.
#[test]
fn a_brief_guide_leads_as_well_and_is_hardly_ever_confirmed() {
    let [steps, brief] = Guidance::ALL.map(|guidance| guided(Setup::SOLO, 1, Eyes::Good, guidance).3);
    assert!(steps > 60 && brief < 8, "{steps} and {brief}");
    guided(Setup::SOLO, 2, Eyes::Tired, Guidance::Brief);
}

mod slow {
    use super::*;

    /// B2, B8, B11, B13, B14, B16, D1, D4, D5, K1, K2, K5, K6, K7, T3, T5, T6, P1, P2, P12: the same in every set-up.
    #[test]
    fn a_dealer_who_knows_no_rules_deals_every_set_up() {
        for (setup, seed) in Setup::all().zip(1..) {
            let (record, corrections, _) = deal(setup, seed, Eyes::Good);
            assert_eq!((record.setup, corrections), (setup, 0));
        }
    }

    /// Slips are noticed at once or much later.
    #[test]
    fn a_dealer_who_tells_cards_wrongly_puts_it_right_in_every_set_up() {
        let (mut corrected, mut cut, mut games) = (0, 0, 0);
        for (setup, seed) in Setup::all().zip(1000..) {
            let (_, corrections, cuts) = deal(setup, seed, Eyes::Tired);
            (corrected, cut) = (corrected + corrections, cut + cuts);
            games += usize::from(corrections > 0);
        }
        assert!(games > 60 && corrected > 150 && cut > 20 && cut < corrected, "{games}: {corrected}, {cut}");
    }
}
