//! A simulated dealer with an ordered deck, for tests. It knows no rules and does what the program says, sentence by
//! sentence, in English.
//!
//! A test reads the sentences of a front end to the [`Dealer`], which moves cards, turns over the card that is asked
//! for and names it. A sentence that cannot be carried out fails the test, unless a card was told wrongly before. At
//! the end every card must lie [as in the game](lying).

mod pieces;
mod sentences;
mod table;

pub use table::lying;

use onirim_core::{QuickChance, Setup, View};
use pieces::Pieces;

/// How reliably the dealer names cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Every card is named correctly.
    Good,
    /// Some cards are named wrongly, and corrected later.
    Tired,
}

/// The answer of the program to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It was accepted.
    Nothing,
    /// It was refused as impossible.
    Impossible,
}

/// Has the dealer noticed a card that was told wrongly?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// There is none, or it was not noticed yet.
    Unnoticed,
    /// It is noticed and must be corrected now.
    Noticed,
}

/// A card that was told wrongly.
struct Blunder {
    right: String,
    /// How many cards have been told since.
    since: usize,
    /// How many questions pass before it is noticed.
    patience: usize,
}

/// A dealer with real cards.
pub struct Dealer {
    pieces: Pieces,
    dice: QuickChance,
    eyes: Eyes,
    blunder: Option<Blunder>,
    /// The last card until the program has accepted it: its real name, and the name that was told.
    told: Option<(String, String)>,
    wanted: String,
    /// How many slips were corrected.
    pub corrections: usize,
    /// How many of them cut the game short.
    pub cuts: usize,
    /// The last sentences and answers, for failure messages.
    notes: Vec<String>,
}

/// How many notes are kept.
const MOST_NOTES: usize = 40;

impl Dealer {
    /// A dealer for this set-up. The same seed gives the same shuffles and mistakes.
    pub fn new(setup: Setup, seed: u64, eyes: Eyes) -> Dealer {
        let mut pieces = Pieces::in_the_box(seed);
        pieces.has_secrets = setup.has_secrets();
        pieces.is_duo = setup.seats().len() > 1;
        Dealer {
            pieces,
            dice: QuickChance::new(seed),
            eyes,
            blunder: None,
            told: None,
            wanted: String::new(),
            corrections: 0,
            cuts: 0,
            notes: Vec::new(),
        }
    }

    /// Adds a note for failure messages.
    pub fn note(&mut self, what: String) {
        self.notes.push(what);
        if self.notes.len() > MOST_NOTES {
            self.notes.remove(0);
        }
    }

    /// The notes, one per line.
    pub fn story(&self) -> String {
        self.notes.join("\n")
    }

    /// Any number below this one.
    pub fn any_below(&mut self, bound: usize) -> usize {
        self.dice.below(bound)
    }

    /// Receives the answer to the last card. An accepted card lies in front then.
    pub fn hears_back(&mut self, said: Said) {
        let Some((real, told)) = self.told.take() else { return };
        if said == Said::Impossible {
            // Either this card or an earlier one was told wrongly.
            let innocent = told == real && self.blunder.is_none();
            assert!(!innocent, "{real} is refused, and nothing was told wrongly: {}", self.story());
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

    /// Carries out a sentence.
    pub fn does(&mut self, chore: &str) {
        self.pieces.lay_out();
        if let Err(why) = self.pieces.obey(chore) {
            // A card that was told wrongly is not where it should be.
            match &mut self.blunder {
                Some(blunder) => blunder.patience = 0,
                None => panic!("{chore}: {why}: {}", self.story()),
            }
        }
    }

    /// Notes which card is asked for.
    pub fn is_asked(&mut self, wanted: &str) {
        wanted.clone_into(&mut self.wanted);
    }

    /// Notes that a card is being corrected.
    pub fn hears_of_correction(&mut self, sentence: &str) {
        if sentence.contains("Corrected. ") {
            self.corrections += 1;
            self.cuts += usize::from(!sentence.contains("Everything that followed"));
        }
        self.blunder = None;
    }

    /// Reads a line of a table to lay out. Other lines are ignored.
    pub fn reads(&mut self, line: &str) {
        self.pieces.read_table(line);
    }

    /// Lays the cards out as in the table that was read, if there is one.
    pub fn lays_out(&mut self) {
        self.pieces.lay_out();
    }

    /// Lays the cards out as in this view.
    pub fn lays_out_like(&mut self, view: &View) {
        self.pieces.see(view);
        self.pieces.lay_out();
    }

    /// The player of this sentence is called "you" from now on.
    pub fn sits_down(&mut self, sentence: &str) {
        self.pieces.sits_down(sentence);
    }

    /// Counts time. Returns whether a mistake is noticed now.
    pub fn looks_back(&mut self) -> Slip {
        let Some(blunder) = &mut self.blunder else { return Slip::Unnoticed };
        let noticed = blunder.patience == 0;
        blunder.patience = blunder.patience.saturating_sub(1);
        if noticed { Slip::Noticed } else { Slip::Unnoticed }
    }

    /// How many cards were told since the mistake, and the real name of the card.
    pub fn slip(&self) -> Option<(usize, &str)> {
        self.blunder.as_ref().map(|blunder| (blunder.since, blunder.right.as_str()))
    }

    /// Turns over the card that is asked for and names it, perhaps wrongly. `None` if there is no such card because
    /// one was told wrongly.
    pub fn tells(&mut self) -> Option<String> {
        let Some(real) = self.pieces.show_wanted(&self.wanted) else {
            assert!(self.blunder.is_some(), "there is no such card: {}: {}", self.wanted, self.story());
            return None;
        };
        // If one player hides the order of the deck from the other, it cannot be laid out again from one view.
        let in_the_deal = ["Goal ", "Face-up ", "Open cards"].iter().any(|start| self.wanted.starts_with(start));
        let is_open = !self.pieces.has_secrets || in_the_deal;
        let blunders = self.eyes == Eyes::Tired && is_open && self.blunder.is_none() && self.dice.below(25) == 0;
        let told = if blunders { self.pieces.mistaken_for(&real, &mut self.dice) } else { real.clone() };
        self.told = Some((real, told.clone()));
        Some(told)
    }

    /// Where every card lies, to be compared with [`lying`].
    pub fn left(&self) -> Vec<(String, Vec<String>)> {
        self.pieces.left()
    }
}
