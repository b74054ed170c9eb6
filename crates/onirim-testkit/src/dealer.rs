//! A dealer with a real, ordered deck who knows no rules and does what is said, sentence by sentence, in English.
//!
//! Whoever guides people with real cards can be tested with it: what the front end says is read to the [`Dealer`], who moves pieces of cardboard, turns over the card
//! that is wanted and tells it. A sentence that cannot be obeyed fails the test, unless the dealer has told a card wrongly before. At the end every piece lies [where the game says](lying).

mod pieces;
mod sentences;
mod table;

pub use table::lying;

use onirim_core::{QuickChance, Setup, View};
use pieces::Pieces;

/// How well the dealer tells cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Every card is told as it is.
    Good,
    /// Every now and then a card is told wrongly, and corrected a while later.
    Tired,
}

/// What the program said to the card that was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Nothing: it was taken.
    Nothing,
    /// That it cannot come.
    Impossible,
}

/// Does the dealer know by now that a card was told wrongly?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// There is none, or it was not noticed yet.
    Unnoticed,
    /// Yes: it is corrected at once.
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

/// Somebody with real cards.
pub struct Dealer {
    pieces: Pieces,
    dice: QuickChance,
    eyes: Eyes,
    blunder: Option<Blunder>,
    /// The last card that was told, until the program has accepted it: what it is, and what was told.
    told: Option<(String, String)>,
    wanted: String,
    /// How many slips were corrected.
    pub corrections: usize,
    /// How many of them cut the game short.
    pub cuts: usize,
    /// The last things that happened, for whoever looks for a mistake.
    notes: Vec<String>,
}

/// So much is remembered for whoever looks for a mistake.
const MOST_NOTES: usize = 40;

impl Dealer {
    /// With the box of this game. The same seed shuffles and blunders in the same way.
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

    /// Remembers something for whoever looks for a mistake.
    pub fn note(&mut self, what: String) {
        self.notes.push(what);
        if self.notes.len() > MOST_NOTES {
            self.notes.remove(0);
        }
    }

    /// All that is remembered.
    pub fn story(&self) -> String {
        self.notes.join("\n")
    }

    /// Any number below this one.
    pub fn any_below(&mut self, bound: usize) -> usize {
        self.dice.below(bound)
    }

    /// What was told is in front now, unless it was refused.
    pub fn hears_back(&mut self, said: Said) {
        let Some((real, told)) = self.told.take() else { return };
        if said == Said::Impossible {
            // Either this was a blunder, or an earlier one: a card that lies there cannot come any more.
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

    /// Does what the sentence says.
    pub fn does(&mut self, chore: &str) {
        self.pieces.lay_out();
        if let Err(why) = self.pieces.obey(chore) {
            // A card that was told wrongly is not where it should be. It will be corrected.
            match &mut self.blunder {
                Some(blunder) => blunder.patience = 0,
                None => panic!("{chore}: {why}: {}", self.story()),
            }
        }
    }

    /// Hears which card is wanted.
    pub fn is_asked(&mut self, wanted: &str) {
        wanted.clone_into(&mut self.wanted);
    }

    /// Hears that a slip is corrected, or begins to be.
    pub fn hears_of_correction(&mut self, sentence: &str) {
        if sentence.contains("Corrected. ") {
            self.corrections += 1;
            self.cuts += usize::from(!sentence.contains("Everything that followed"));
        }
        self.blunder = None;
    }

    /// Reads a line of a table that is to be laid out. Any other line means nothing.
    pub fn reads(&mut self, line: &str) {
        self.pieces.read_table(line);
    }

    /// Lays the table out as it has been read, if it has.
    pub fn lays_out(&mut self) {
        self.pieces.lay_out();
    }

    /// Lays the table out as it is seen.
    pub fn lays_out_like(&mut self, view: &View) {
        self.pieces.see(view);
        self.pieces.lay_out();
    }

    /// From now on the player whom this sentence names is called "you".
    pub fn sits_down(&mut self, sentence: &str) {
        self.pieces.sits_down(sentence);
    }

    /// Time passes: is a slip noticed?
    pub fn looks_back(&mut self) -> Slip {
        let Some(blunder) = &mut self.blunder else { return Slip::Unnoticed };
        let noticed = blunder.patience == 0;
        blunder.patience = blunder.patience.saturating_sub(1);
        if noticed { Slip::Noticed } else { Slip::Unnoticed }
    }

    /// Before which number of cards that have been told since something was told wrongly, and what it was really.
    pub fn slip(&self) -> Option<(usize, &str)> {
        self.blunder.as_ref().map(|blunder| (blunder.since, blunder.right.as_str()))
    }

    /// Turns over what is wanted and says what it is, or what it looks like. `None`: there is no such card, because one was told wrongly.
    pub fn tells(&mut self) -> Option<String> {
        let Some(real) = self.pieces.show_wanted(&self.wanted) else {
            assert!(self.blunder.is_some(), "there is no such card: {}: {}", self.wanted, self.story());
            return None;
        };
        // Where one player hides the order of the deck from the other, nobody can lay it out again from what one of them is shown.
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
