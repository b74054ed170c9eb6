//! Signs for buttons, labels and lists.

/// A small drawing in the colour of the text around it, on 24 by 24 units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A Sun.
    Sun,
    /// A Moon.
    Moon,
    /// A Key.
    Key,
    /// A Door.
    Door,
    /// A Nightmare.
    Nightmare,
    /// A Happy Dream.
    Dream,
    /// A Tower.
    Tower,
    /// The deck.
    Deck,
    /// Limbo.
    Limbo,
    /// The discard pile, or discarding.
    Discard,
    /// Taking back.
    Undo,
    /// Doing again what was taken back.
    Redo,
    /// Advice.
    Hint,
    /// The menu.
    Menu,
    /// What happened.
    Log,
    /// Settings.
    Settings,
    /// Copying to the clipboard.
    Copy,
    /// Playing, or letting run.
    Play,
    /// Lessons.
    Lesson,
    /// Statistics.
    Statistics,
    /// The hand.
    Hand,
    /// The Labyrinth row, or playing a card to it.
    Row,
    /// A look at cards; a Premonition.
    Eye,
    /// The Book and its spells.
    Book,
    /// A Goal.
    Goal,
    /// Swapping.
    Swap,
    /// Closing.
    Close,
    /// Done, found.
    Check,
    /// Correcting.
    Correct,
    /// A warning.
    Warning,
    /// To the left, back.
    Left,
    /// To the right, on.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// Sharing.
    Share,
    /// Saving as a file.
    Download,
    /// Reading a file.
    Upload,
    /// Deleting.
    Delete,
    /// The deal of the day.
    Calendar,
    /// Two players.
    Players,
    /// Real cards on a table.
    Cards,
    /// The rules.
    Rules,
    /// Kept games.
    Records,
    /// Help.
    Help,
    /// The language.
    Language,
    /// Keys.
    Keyboard,
    /// More of it.
    More,
    /// A new one.
    Add,
    /// The title.
    Home,
    /// Once more.
    Again,
}

impl Glyph {
    /// All signs.
    pub const ALL: [Glyph; 52] = [
        Glyph::Sun,
        Glyph::Moon,
        Glyph::Key,
        Glyph::Door,
        Glyph::Nightmare,
        Glyph::Dream,
        Glyph::Tower,
        Glyph::Deck,
        Glyph::Limbo,
        Glyph::Discard,
        Glyph::Undo,
        Glyph::Redo,
        Glyph::Hint,
        Glyph::Menu,
        Glyph::Log,
        Glyph::Settings,
        Glyph::Copy,
        Glyph::Play,
        Glyph::Lesson,
        Glyph::Statistics,
        Glyph::Hand,
        Glyph::Row,
        Glyph::Eye,
        Glyph::Book,
        Glyph::Goal,
        Glyph::Swap,
        Glyph::Close,
        Glyph::Check,
        Glyph::Correct,
        Glyph::Warning,
        Glyph::Left,
        Glyph::Right,
        Glyph::Up,
        Glyph::Down,
        Glyph::First,
        Glyph::Last,
        Glyph::Share,
        Glyph::Download,
        Glyph::Upload,
        Glyph::Delete,
        Glyph::Calendar,
        Glyph::Players,
        Glyph::Cards,
        Glyph::Rules,
        Glyph::Records,
        Glyph::Help,
        Glyph::Language,
        Glyph::Keyboard,
        Glyph::More,
        Glyph::Add,
        Glyph::Home,
        Glyph::Again,
    ];

    /// The name of its symbol in the sprite.
    pub const fn id(self) -> &'static str {
        match self {
            Glyph::Sun => "glyph-sun",
            Glyph::Moon => "glyph-moon",
            Glyph::Key => "glyph-key",
            Glyph::Door => "glyph-door",
            Glyph::Nightmare => "glyph-nightmare",
            Glyph::Dream => "glyph-dream",
            Glyph::Tower => "glyph-tower",
            Glyph::Deck => "glyph-deck",
            Glyph::Limbo => "glyph-limbo",
            Glyph::Discard => "glyph-discard",
            Glyph::Undo => "glyph-undo",
            Glyph::Redo => "glyph-redo",
            Glyph::Hint => "glyph-hint",
            Glyph::Menu => "glyph-menu",
            Glyph::Log => "glyph-log",
            Glyph::Settings => "glyph-settings",
            Glyph::Copy => "glyph-copy",
            Glyph::Play => "glyph-play",
            Glyph::Lesson => "glyph-lesson",
            Glyph::Statistics => "glyph-statistics",
            Glyph::Hand => "glyph-hand",
            Glyph::Row => "glyph-row",
            Glyph::Eye => "glyph-eye",
            Glyph::Book => "glyph-book",
            Glyph::Goal => "glyph-goal",
            Glyph::Swap => "glyph-swap",
            Glyph::Close => "glyph-close",
            Glyph::Check => "glyph-check",
            Glyph::Correct => "glyph-correct",
            Glyph::Warning => "glyph-warning",
            Glyph::Left => "glyph-left",
            Glyph::Right => "glyph-right",
            Glyph::Up => "glyph-up",
            Glyph::Down => "glyph-down",
            Glyph::First => "glyph-first",
            Glyph::Last => "glyph-last",
            Glyph::Share => "glyph-share",
            Glyph::Download => "glyph-download",
            Glyph::Upload => "glyph-upload",
            Glyph::Delete => "glyph-delete",
            Glyph::Calendar => "glyph-calendar",
            Glyph::Players => "glyph-players",
            Glyph::Cards => "glyph-cards",
            Glyph::Rules => "glyph-rules",
            Glyph::Records => "glyph-records",
            Glyph::Help => "glyph-help",
            Glyph::Language => "glyph-language",
            Glyph::Keyboard => "glyph-keyboard",
            Glyph::More => "glyph-more",
            Glyph::Add => "glyph-add",
            Glyph::Home => "glyph-home",
            Glyph::Again => "glyph-again",
        }
    }
}
