//! Who sits at the table, and who has seen what.

/// A player's place at the table. A game of one is played from [`Seat::One`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// The first player, who picks first and takes the first turn (D1).
    One,
    /// The partner.
    Two,
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Seat; 2] = [Seat::One, Seat::Two];

    /// The other seat.
    #[inline]
    pub const fn partner(self) -> Seat {
        match self {
            Seat::One => Seat::Two,
            Seat::Two => Seat::One,
        }
    }

    /// 0 or 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The two groups of cards that make up a hand in a game of two (D2). A game of one has only personal cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Group {
    /// The player's own cards.
    Personal,
    /// The two cards that lie open between the players.
    Shared,
}

/// Who knows a card that lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// No player.
    Nobody,
    /// One of two players.
    Only(Seat),
    /// All players.
    Everyone,
}

impl Audience {
    /// Does this seat know?
    #[inline]
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::Nobody => false,
            Audience::Only(one) => one == seat,
            Audience::Everyone => true,
        }
    }
}
