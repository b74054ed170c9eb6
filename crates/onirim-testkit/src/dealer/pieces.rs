//! The cards of the dealer and their places.

use std::collections::BTreeMap;

use onirim_core::QuickChance;

/// A card of the deck: its real name, and the name that was told.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) real: String,
    pub(super) told: String,
}

pub(super) type Pile = Vec<Piece>;

/// The table of a dealer. The top of the deck, and the right end of a row, is the end of its list.
pub(super) struct Pieces {
    pub(super) has_secrets: bool,
    pub(super) is_duo: bool,
    /// The player who is called "you".
    pub(super) you: usize,
    pub(super) piles: BTreeMap<&'static str, Pile>,
    /// All cards of this deck, as the box has them.
    pub(super) kinds: Vec<String>,
    pub(super) goals: Vec<String>,
    pub(super) premonitions: Vec<String>,
    pub(super) dice: QuickChance,
    /// A table that is being read, line by line.
    pub(super) printed: Option<BTreeMap<String, String>>,
}

const COLORS: [(&str, usize); 4] = [("red", 9), ("blue", 8), ("green", 7), ("brown", 6)];
const PREMONITIONS: [&str; 8] = [
    "The Shuttered Observatory",
    "The Parted Twins",
    "Roots in the Dark",
    "Gathering Shadows",
    "Sunken Keys",
    "The Missing Page",
    "Fleeting Joys",
    "Empty Hands",
];
pub(super) const HANDS: [&str; 2] = ["hand", "hand 2"];
pub(super) const DOORS: [&str; 2] = ["doors", "doors 2"];
pub(super) const ROWS: [&str; 2] = ["row", "row 2"];

impl Pieces {
    pub(super) fn in_the_box(seed: u64) -> Pieces {
        Pieces {
            has_secrets: false,
            is_duo: false,
            you: 0,
            piles: BTreeMap::new(),
            kinds: Vec::new(),
            goals: Vec::new(),
            premonitions: Vec::new(),
            dice: QuickChance::new(seed ^ 0xdea1),
            printed: None,
        }
    }

    /// Takes out of the box what the sentence names.
    pub(super) fn sort_out(&mut self, sentence: &str) {
        let mut add = |name: String, count: usize| {
            let pile = self.piles.entry("deck").or_default();
            pile.extend(std::iter::repeat_n(Piece { real: name.clone(), told: name.clone() }, count));
            self.kinds.push(name);
        };
        for (color, suns) in COLORS {
            for (symbol, count) in [("Sun", suns), ("Moon", 4), ("Key", 3), ("Door", 2)] {
                add(format!("{color} {symbol}"), count);
            }
            if sentence.contains("12 Towers") {
                (3..=5).for_each(|storeys| add(format!("{color} Tower {storeys}"), 1));
            }
        }
        add("Nightmare".to_owned(), 10);
        if sentence.contains("4 Happy Dreams") {
            add("Happy Dream".to_owned(), 4);
        }
        let count: usize = sentence.split_whitespace().find_map(|word| word.parse().ok()).expect("a number");
        assert_eq!(self.pile("deck").len(), count, "{sentence}");
    }

    pub(super) fn pile(&mut self, name: &'static str) -> &mut Pile {
        self.piles.entry(name).or_default()
    }

    pub(super) fn shuffle(&mut self, name: &'static str) {
        let mut pile = std::mem::take(self.pile(name));
        for last in (1..pile.len()).rev() {
            pile.swap(last, self.dice.below(last + 1));
        }
        *self.pile(name) = pile;
    }

    pub(super) fn shuffled_names<const N: usize>(&mut self, names: [&str; N]) -> Vec<String> {
        let mut names: Vec<String> = names.map(str::to_owned).to_vec();
        for last in (1..names.len()).rev() {
            names.swap(last, self.dice.below(last + 1));
        }
        names
    }

    pub(super) fn lay_premonitions(&mut self) {
        self.premonitions = self.shuffled_names(PREMONITIONS);
    }

    /// Takes a card by the name that was told.
    pub(super) fn take(&mut self, from: &'static str, name: &str) -> Result<Piece, String> {
        let pile = self.pile(from);
        match pile.iter().rposition(|piece| piece.told == name) {
            Some(place) => Ok(pile.remove(place)),
            None => Err(format!("there is no {name} in {from}: {pile:?}")),
        }
    }

    pub(super) fn shift(&mut self, from: &'static str, to: &'static str, names: &[String]) -> Result<(), String> {
        for name in names {
            let piece = self.take(from, name)?;
            self.pile(to).push(piece);
        }
        Ok(())
    }

    /// The real name of the card that is asked for, if it is there. It stays until the program has answered.
    pub(super) fn show_wanted(&mut self, wanted: &str) -> Option<String> {
        if let Some(goal) = wanted.strip_prefix("Goal ") {
            let number: usize = goal.split(' ').next().and_then(|number| number.parse().ok()).expect("a number");
            return self.goals.get(number - 1).cloned();
        }
        if wanted.contains("of the Premonition pile") {
            return self.premonitions.last().cloned();
        }
        let piece = match wanted.contains("from the bottom of the deck") {
            true => self.pile("deck").first(),
            false => self.pile("deck").last(),
        };
        piece.map(|piece| piece.real.clone())
    }

    /// The card that was wanted lies in front now, under the name that was told.
    pub(super) fn take_wanted(&mut self, wanted: &str, told: &str) {
        if wanted.starts_with("Goal ") {
        } else if wanted.contains("of the Premonition pile") {
            self.premonitions.pop();
        } else {
            let deck = self.pile("deck");
            let piece = match wanted.contains("from the bottom of the deck") {
                true => deck.remove(0),
                false => deck.pop().expect("a card"),
            };
            self.pile("front").push(Piece { told: told.to_owned(), ..piece });
        }
    }

    /// Something else of its kind.
    pub(super) fn mistaken_for(&self, real: &str, dice: &mut QuickChance) -> String {
        let is_color = COLORS.iter().any(|(color, _)| *color == real);
        let names: Vec<String> = match () {
            () if is_color => COLORS.map(|(color, _)| color.to_owned()).to_vec(),
            () if PREMONITIONS.contains(&real) => PREMONITIONS.map(str::to_owned).to_vec(),
            () => self.kinds.clone(),
        };
        names[dice.below(names.len())].clone()
    }

    /// Where every card lies at the end.
    pub(super) fn left(&self) -> Vec<(String, Vec<String>)> {
        let names = |pile: &str| -> Vec<String> {
            self.piles.get(pile).into_iter().flatten().map(|piece| piece.real.clone()).collect()
        };
        let mut piles = vec![
            ("deck", names("deck")),
            ("limbo", names("limbo")),
            ("discard pile", names("discard pile")),
            ("out of the game", names("out of the game")),
            ("shared", names("shared")),
        ];
        for place in 0..2 {
            piles.push(("hand", names(HANDS[place])));
            piles.push(("doors", names(DOORS[place])));
            piles.push(("row", names(ROWS[place])));
        }
        piles.push(("towers", names("towers")));
        sorted(piles)
    }
}

/// Heaps have no order; rows have.
pub(super) fn sorted(piles: Vec<(&'static str, Vec<String>)>) -> Vec<(String, Vec<String>)> {
    let in_order = |(name, mut pile): (&str, Vec<String>)| {
        if !["row", "towers"].contains(&name) {
            pile.sort();
        }
        (name.to_owned(), pile)
    };
    piles.into_iter().map(in_order).collect()
}
