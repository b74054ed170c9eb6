//! A dealer with a real, ordered deck who knows no rules, and does what the program prints, sentence by sentence.
#![cfg(test)]

mod pieces;
mod sentences;

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use onirim_core::{Card, Cards, Color, Game, Group, QuickChance, Seat, Setup};
use onirim_record::{Notation, Playthrough, Record};
use onirim_store::Store;
use onirim_text::{Language, Text};

use super::{Evening, Loss};
use crate::console::{Console, Typist};
use pieces::Pieces;

/// How well the dealer tells cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    Good,
    /// Every now and then a card is told wrongly, and corrected a while later.
    Tired,
}

/// A card that was told wrongly.
struct Blunder {
    right: String,
    /// How many cards have been told since.
    since: usize,
    /// How many prompts pass before it is noticed.
    patience: usize,
}

struct Dealer {
    pieces: Pieces,
    dice: QuickChance,
    eyes: Eyes,
    blunder: Option<Blunder>,
    /// The last card that was told, until the program has accepted it.
    told: Option<(String, String)>,
    wanted: String,
    choices: usize,
    corrections: usize,
    cuts: usize,
    record: Vec<String>,
    /// The last things that were said, for whoever looks for a mistake.
    heard: Vec<String>,
    answers: usize,
}

/// What is typed to correct a card.
const CORRECT: &str = "e";
/// No game asks for more than this.
const MOST_ANSWERS: usize = 4000;

impl Dealer {
    fn new(seed: u64, eyes: Eyes) -> Dealer {
        Dealer {
            pieces: Pieces::in_the_box(seed),
            dice: QuickChance::new(seed),
            eyes,
            blunder: None,
            told: None,
            wanted: String::new(),
            choices: 0,
            corrections: 0,
            cuts: 0,
            record: Vec::new(),
            heard: Vec::new(),
            answers: 0,
        }
    }

    /// Reads what was printed since the last answer, does it, and answers.
    fn answer(&mut self, printed: &str) -> String {
        let mut lines: Vec<&str> = printed.split('\n').collect();
        let prompt = lines.pop().unwrap_or_default().trim_end();
        let impossible = lines.iter().any(|line| line.starts_with("Impossible here"));
        self.note_told(impossible);
        for line in lines {
            self.read(line);
        }
        self.pieces.lay_out();
        let answer = self.reply(prompt);
        self.answers += 1;
        self.heard.push(format!("{printed} {answer}\n"));
        if self.heard.len() > 40 {
            self.heard.remove(0);
        }
        assert!(self.answers < MOST_ANSWERS, "this never ends: {}", self.heard.join(""));
        answer
    }

    /// What was told is in front now, unless it was refused.
    fn note_told(&mut self, impossible: bool) {
        let Some((real, told)) = self.told.take() else { return };
        if impossible {
            // Either this was a blunder, or an earlier one: a card that lies there cannot come any more.
            assert!(
                told != real || self.blunder.is_some(),
                "{real} is refused, and nothing was told wrongly: {}",
                self.heard.join("")
            );
            if let Some(blunder) = self.blunder.as_mut().filter(|_| told == real) {
                blunder.patience = 0;
            }
            return;
        }
        match &mut self.blunder {
            Some(blunder) => blunder.since += 1,
            None if real != told => {
                let patience = if self.pieces.has_secrets { 0 } else { self.dice.below(30) };
                self.blunder = Some(Blunder { right: real.clone(), since: 0, patience });
            }
            None => {}
        }
        self.pieces.take_wanted(&self.wanted, &told);
    }

    fn read(&mut self, line: &str) {
        if line.starts_with("onirim-record") || !self.record.is_empty() {
            self.record.push(line.to_owned());
        } else if let Some(number) = line.split_once(". ").and_then(|(number, _)| number.parse().ok()) {
            self.choices = number;
        } else if line.ends_with("Which one is it?") || line.ends_with("which colour is it?") {
            self.wanted = line.to_owned();
        } else if let Some(chore) = line.strip_prefix("To do: ") {
            self.pieces.lay_out();
            if let Err(why) = self.pieces.obey(chore) {
                // A card that was told wrongly is not where it should be. It will be corrected.
                let blunder =
                    self.blunder.as_mut().unwrap_or_else(|| panic!("{chore}: {why}: {}", self.heard.join("")));
                blunder.patience = 0;
            }
        } else if line.starts_with("With this card the deal is not finished") {
            self.blunder = None;
        } else if line.starts_with("Corrected. ") {
            self.corrections += 1;
            self.cuts += usize::from(!line.contains("All that followed"));
            self.blunder = None;
        } else {
            self.pieces.read_table(line);
        }
    }

    fn reply(&mut self, prompt: &str) -> String {
        let is_late = self.blunder.as_ref().is_some_and(|blunder| blunder.patience == 0);
        if let Some(blunder) = &mut self.blunder {
            blunder.patience = blunder.patience.saturating_sub(1);
        }
        match prompt {
            "Card:" if is_late => CORRECT.to_owned(),
            "Card:" => self.tell(),
            "Press Enter when that is done." => String::new(),
            "Yes or no (Enter: no)?" | "Yes or no (Enter: yes)?" => "yes".to_owned(),
            "Its number (Enter: none; all: the whole list):" => {
                (self.blunder.as_ref().map_or(0, |blunder| blunder.since) + 1).to_string()
            }
            "What was it really (Enter: leave it)?" => self.blunder.as_ref().expect("a blunder").right.to_lowercase(),
            _ if prompt.starts_with("Your choice") && is_late => CORRECT.to_owned(),
            _ if prompt.starts_with("Your choice") => (self.dice.below(self.choices.max(1)) + 1).to_string(),
            _ if prompt.starts_with("Enter ends the game") => match (&self.blunder, self.record.is_empty()) {
                (Some(_), _) => CORRECT.to_owned(),
                (None, true) => "s".to_owned(),
                (None, false) => String::new(),
            },
            _ if prompt.starts_with("Press Enter to hide your cards") && is_late => CORRECT.to_owned(),
            _ if prompt.starts_with("Press Enter to hide your cards") => String::new(),
            _ if prompt.contains(", type ok when") => {
                self.pieces.sits_down(prompt);
                "ok".to_owned()
            }
            _ => panic!("what is this? {prompt}"),
        }
    }

    fn tell(&mut self) -> String {
        let Some(real) = self.pieces.show_wanted(&self.wanted) else {
            assert!(self.blunder.is_some(), "there is no such card: {}", self.wanted);
            return CORRECT.to_owned();
        };
        // Where one player hides the order of the deck from the other, nobody can lay it out again from what one of them is shown.
        let in_the_deal = ["Goal ", "Face-up ", "The open cards"].iter().any(|start| self.wanted.starts_with(start));
        let is_open = !self.pieces.has_secrets || in_the_deal;
        let blunders = self.eyes == Eyes::Tired && is_open && self.blunder.is_none() && self.dice.below(25) == 0;
        let told = if blunders { self.pieces.mistaken_for(&real, &mut self.dice) } else { real.clone() };
        self.told = Some((real, told.clone()));
        told.to_lowercase()
    }
}

/// What is printed, and the dealer who reads it when something is to be typed.
#[derive(Clone)]
struct Chair {
    dealer: Rc<RefCell<Dealer>>,
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
            self.typed = (self.dealer.borrow_mut().answer(news) + "\n").into_bytes();
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
    let dealer = Rc::new(RefCell::new(Dealer::new(seed, eyes)));
    dealer.borrow_mut().pieces.has_secrets = setup.has_secrets();
    dealer.borrow_mut().pieces.is_duo = setup.seats().len() > 1;
    let printed = Rc::new(RefCell::new(Vec::new()));
    let hands = Chair { dealer: Rc::clone(&dealer), printed: Rc::clone(&printed), typed: Vec::new(), begun: false };
    let text = Text::new(Language::English);
    let store = Store::in_memory().expect("a store");
    let mut evening = Evening { text: &text, store, on_table: None, loss: Loss::None };
    let mut console = Console::new(hands, Printer(printed), Typist::Pipe);
    let played = evening.first_deal(setup, &mut console);
    assert!(played.is_ok(), "{}: {played:?}", setup.notation());
    drop(console);
    let dealer = dealer.borrow();
    // The record as it was printed, up to the prompt behind it.
    let end = dealer.record.iter().position(|line| line.starts_with("end:")).expect("a whole record");
    let record = dealer.record[..=end].join("\n") + "\n";
    let checked = Playthrough::read(record.as_bytes()).unwrap_or_else(|wrong| panic!("{wrong}\n{record}"));
    assert!(checked.game().ending().is_some(), "{record}");
    assert_eq!(dealer.pieces.left(), lying(checked.game()), "{}", setup.notation());
    (checked.into_record(), dealer.corrections, dealer.cuts)
}

/// Where every card lies, in the words of the box.
fn lying(game: &Game) -> Vec<(String, Vec<String>)> {
    let text = Text::new(Language::English);
    let names = |cards: &Cards| -> Vec<String> { cards.iter().map(|card| text.card(card)).collect() };
    let doors = |seat: Seat| -> Cards {
        let owned = |color: Color| std::iter::repeat_n(Card::door(color), game.doors(seat)[color.index()].into());
        Color::ALL.into_iter().flat_map(owned).collect()
    };
    let mut piles = vec![
        ("deck", names(&game.deck())),
        ("limbo", names(&game.limbo())),
        ("discard pile", names(game.discard_pile())),
        ("out of the game", names(game.removed())),
        ("shared", names(&game.hand(Seat::One, Group::Shared).iter().copied().collect())),
    ];
    for seat in Seat::BOTH {
        piles.push(("hand", names(&game.hand(seat, Group::Personal).iter().copied().collect())));
        piles.push(("doors", names(&doors(seat))));
        piles.push(("row", game.row(seat).cards().iter().map(|&card| text.card(card)).collect()));
    }
    let towers = game.towers().map(|row| row.towers().to_vec()).unwrap_or_default();
    piles.push(("towers", towers.into_iter().map(|tower| text.tower(tower)).collect()));
    pieces::sorted(piles)
}

/// B2, B16: who only does what is printed has all cards where the game says, to the end; and so has who puts right what was told wrongly.
#[test]
fn a_dealer_who_knows_no_rules_deals_a_base_game() {
    for seed in 1..6 {
        assert_eq!(deal(Setup::SOLO, seed, Eyes::Good).0.setup, Setup::SOLO);
        deal(Setup::SOLO, seed, Eyes::Tired);
    }
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
