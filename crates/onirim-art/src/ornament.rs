//! Wide pictures for the moments around a game.

/// A wide picture, on 480 by 160 units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ornament {
    /// Over the title: the four places under one sky.
    Title,
    /// All Doors are found.
    Victory,
    /// The dream has ended too early.
    Defeat,
    /// The curtain between two players at one screen.
    Curtain,
}

impl Ornament {
    /// All ornaments.
    pub const ALL: [Ornament; 4] = [Ornament::Title, Ornament::Victory, Ornament::Defeat, Ornament::Curtain];

    /// The name of its symbol in the sprite.
    pub const fn id(self) -> &'static str {
        match self {
            Ornament::Title => "ornament-title",
            Ornament::Victory => "ornament-victory",
            Ornament::Defeat => "ornament-defeat",
            Ornament::Curtain => "ornament-curtain",
        }
    }
}
