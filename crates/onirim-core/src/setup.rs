//! What is played: how many players, which expansions, which variants.

use crate::cards::{Card, Cards, Color, Storeys, Symbol, Tower};
use crate::packed::DrawPile;
use crate::table::{Group, Seat};

/// How much two players tell each other (D10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Communication {
    /// Personal cards are visible to both, talk is free.
    Open,
    /// Cards are hidden, talk is free.
    Talk,
    /// Cards are hidden, no talk.
    Silent,
}

/// One player, or two and how they play together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Players {
    /// Alone.
    One,
    /// With a partner.
    Two(Communication),
}

impl Players {
    /// How many cards of a group make a full hand (B11, D5).
    pub(crate) const fn full(self, group: Group) -> usize {
        match (self, group) {
            (Players::One, Group::Personal) => 5,
            (Players::One, Group::Shared) => 0,
            (Players::Two(_), Group::Personal) => 3,
            (Players::Two(_), Group::Shared) => 2,
        }
    }
}

/// The Book of Steps Lost and Found (K).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// Spells cost 5, 7 and 10.
    Found,
    /// The variant *Lost!*: 6, 9 and 12 (K9).
    Lost,
}

/// The Towers (T).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Towers {
    /// A Rampart protects the Towers.
    Rampart,
    /// The variant *Scattered Ruins*: it does not (T8).
    ScatteredRuins,
}

/// Happy Dreams and Dark Premonitions (P): how many Premonitions lie face up at the start (P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Premonitions {
    /// The normal game.
    Four,
    /// The harder variant.
    Five,
    /// The hardest variant.
    Six,
}

impl Premonitions {
    /// As a number.
    pub const fn face_up(self) -> usize {
        match self {
            Premonitions::Four => 4,
            Premonitions::Five => 5,
            Premonitions::Six => 6,
        }
    }
}

/// What is played. Every value is a game that the rules allow (X1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Setup {
    /// One player or two.
    pub players: Players,
    /// The Book of Steps Lost and Found, if it is used.
    pub book: Option<Book>,
    /// The Towers, if they are used.
    pub towers: Option<Towers>,
    /// Happy Dreams and Dark Premonitions, if they are used.
    pub premonitions: Option<Premonitions>,
}

impl Setup {
    /// The base game for one player.
    pub const SOLO: Setup = Setup { players: Players::One, book: None, towers: None, premonitions: None };

    /// The base game for two players.
    pub const fn duo(communication: Communication) -> Setup {
        Setup { players: Players::Two(communication), ..Setup::SOLO }
    }

    /// Every set-up there is: each number of players and way to communicate, with each expansion in each variant or without it.
    pub fn all() -> impl Iterator<Item = Setup> {
        let players = [
            Players::One,
            Players::Two(Communication::Open),
            Players::Two(Communication::Talk),
            Players::Two(Communication::Silent),
        ];
        let books = [None, Some(Book::Found), Some(Book::Lost)];
        let towers = [None, Some(Towers::Rampart), Some(Towers::ScatteredRuins)];
        let premonitions = [None, Some(Premonitions::Four), Some(Premonitions::Five), Some(Premonitions::Six)];
        players.into_iter().flat_map(move |players| {
            books.into_iter().flat_map(move |book| {
                towers.into_iter().flat_map(move |towers| {
                    premonitions.into_iter().map(move |premonitions| Setup { players, book, towers, premonitions })
                })
            })
        })
    }

    /// Have the players secrets from each other? With open hands they have none (D10).
    #[inline]
    pub const fn has_secrets(&self) -> bool {
        match self.players {
            Players::One | Players::Two(Communication::Open) => false,
            Players::Two(Communication::Talk | Communication::Silent) => true,
        }
    }

    /// May the players tell each other what they like? (D10)
    pub const fn may_talk(&self) -> bool {
        match self.players {
            Players::One | Players::Two(Communication::Silent) => false,
            Players::Two(Communication::Open | Communication::Talk) => true,
        }
    }

    /// The seats that are taken.
    pub fn seats(&self) -> &'static [Seat] {
        match self.players {
            Players::One => &[Seat::One],
            Players::Two(_) => &Seat::BOTH,
        }
    }

    /// All cards that are shuffled into the deck at the start (B1, T1, P1).
    pub const fn deck(&self) -> Cards {
        *self.printed()
    }

    const fn printed(&self) -> &'static Cards {
        let [towers, happy_dreams] = self.additions();
        &DECKS[towers][happy_dreams]
    }

    /// How many Doors of this colour there are (B1).
    pub const fn doors(&self, color: Color) -> usize {
        self.printed().count(Card::door(color))
    }

    /// How many Doors there are in all (B1).
    pub const fn all_doors(&self) -> usize {
        doors_in(self.printed())
    }

    /// How many Doors of this colour each player needs: all of them alone, an equal share of two (B17, D7).
    pub fn doors_needed(&self, color: Color) -> usize {
        self.doors(color) / self.seats().len()
    }

    /// How many Goals lie in the row: one for each Door, where the Book is used (K1).
    pub const fn goals(&self) -> usize {
        if self.book.is_some() { self.all_doors() } else { 0 }
    }

    /// The same as [`Setup::deck`], face down.
    pub(crate) fn pile(&self) -> &'static DrawPile {
        let [towers, happy_dreams] = self.additions();
        &PILES[towers][happy_dreams]
    }

    /// What the deck has besides the cards of the base game, 0 or 1 each: Towers, Happy Dreams.
    const fn additions(&self) -> [usize; 2] {
        // Every field by its name, so that the compiler asks whether a new one brings cards.
        let Setup { players: _, book: _, towers, premonitions } = self;
        [towers.is_some() as usize, premonitions.is_some() as usize]
    }
}

/// The deck with everything: what all capacities are worked out from.
pub(crate) const LARGEST_DECK: Cards = DECKS[1][1];

/// It has every print, and no card that is none.
const _: () = {
    let mut number = 0;
    while number < Card::KINDS {
        let card = Card::from_index(number);
        assert!(
            LARGEST_DECK.contains(card) == card.is_print(),
            "Card::is_print does not know a card of the deck, or there is none of a print"
        );
        number += 1;
    }
};

/// How many Doors a deck has.
const fn doors_in(deck: &Cards) -> usize {
    let (mut count, mut place) = (0, 0);
    while place < Color::ALL.len() {
        count += deck.count(Card::door(Color::ALL[place]));
        place += 1;
    }
    count
}

/// The most Goals of any set-up (K1).
pub const GOALS: usize = doors_in(&LARGEST_DECK);

/// The decks without and with Towers, without and with Happy Dreams.
const DECKS: &[[Cards; 2]; 2] = &[[deck(0, 0), deck(0, 4)], [deck(1, 0), deck(1, 4)]];

static PILES: [[DrawPile; 2]; 2] =
    [[DrawPile::of(DECKS[0][0]), DrawPile::of(DECKS[0][1])], [DrawPile::of(DECKS[1][0]), DrawPile::of(DECKS[1][1])]];

const fn deck(of_each_tower: usize, happy_dreams: usize) -> Cards {
    let suns = [9, 8, 7, 6];
    let mut deck = Cards::EMPTY.with(Card::NIGHTMARE, 10).with(Card::HAPPY_DREAM, happy_dreams);
    let mut place = 0;
    while place < Color::ALL.len() {
        let color = Color::ALL[place];
        deck = deck
            .with(Card::chamber(color, Symbol::Sun), suns[place])
            .with(Card::chamber(color, Symbol::Moon), 4)
            .with(Card::key(color), 3)
            .with(Card::door(color), 2)
            .with(Card::tower(Tower::new(color, Storeys::Three)), of_each_tower)
            .with(Card::tower(Tower::new(color, Storeys::Four)), of_each_tower)
            .with(Card::tower(Tower::new(color, Storeys::Five)), of_each_tower);
        place += 1;
    }
    deck
}
