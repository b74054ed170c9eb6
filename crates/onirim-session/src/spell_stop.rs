//! Whether the draws of a turn wait for spells (K5).

/// With the Book: are draws made by themselves, or is there a stop before each if a spell can be cast? (K5)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpellStop {
    /// They are made by themselves.
    #[default]
    Never,
    /// There is a stop.
    BeforeDraws,
}
