//! Errors of texts that should be notation.

use std::fmt;

use thiserror::Error;

/// Why a text is not the notation of what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum NotationError {
    #[error("{wanted} is missing: write {}", wanted.allowed())]
    Missing { wanted: Wanted },
    #[error("{found} is not {wanted}: write {}", wanted.allowed())]
    Unknown { found: Snippet, wanted: Wanted },
    #[error("{found} is one word too many: take it away")]
    Surplus { found: Snippet },
}

/// What a word should have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the texts of `Display` describe them")]
pub enum Wanted {
    Action,
    Card,
    Tower,
    Door,
    End,
    Goal,
    Color,
    Premonition,
    Spell,
    Seat,
    Outcome,
    Event,
    Question,
    Step,
    DeckEnd,
    Cause,
    Audience,
    Count,
}

impl Wanted {
    /// What may be written, for the end of an error message.
    pub fn allowed(self) -> &'static str {
        match self {
            Wanted::Action => {
                "one of pick play build discard take-door leave-door swap keep-hand look skip-look drop keep-rest next draw pay \
                 refuse-door return reveal-five discard-hand raze false-destruction cast spend raise swap-goals reopen suffer \
                 drop-key dispel reveal-seven search fetch"
            }
            Wanted::Card => {
                "a colour R B G N (N is brown) and s m k (Sun Moon Key), d (Door) or 3 4 5 (Tower), such as Rs or Nk; or Ni \
                 (Nightmare) or Ha (Happy Dream)"
            }
            Wanted::Tower => "a colour R B G N (N is brown) and 3 4 5, such as R4",
            Wanted::Door => "a colour R B G N (N is brown) and d, such as Rd",
            Wanted::End => "left or right",
            Wanted::Goal => "a number from 1 (the leftmost Goal) to 8",
            Wanted::Color => "red, blue, green or brown",
            Wanted::Premonition => {
                "one of red-pair any-pair green-pair five-doors blue-pair brown-pair all-colors three-doors"
            }
            Wanted::Spell => "prophecy, planning or punishment",
            Wanted::Seat => "p1 or p2",
            Wanted::Outcome => {
                "a card such as Rs, the colour of a Goal (red blue green brown) or a Premonition such as red-pair"
            }
            Wanted::Event => {
                "one of goal premonition open aside limbo revealed dropped deck-shuffled limbo-shuffled resolved razed spent \
                 goals-swapped goal-found goal-reopened suffered dispelled end; or p1 or p2 and one of picks begins plays builds \
                 discards swaps draws obtains leaves returns sees places fetches casts"
            }
            Wanted::Question => {
                "one of draft turn earned-door swap look-ahead prophecy arrange before-draw drawn-door nightmare ruin payment \
                 raise swap-goals reopen-goal premonitions lose-door drop-key happy-dream sift fetch"
            }
            Wanted::Step => {
                "one of ask follow-discard settle-nightmare settle-happy-dream heed foretell draw see reveal new-hand; after \
                 see, one of prophecy look-ahead raise sift"
            }
            Wanted::DeckEnd => "top or bottom",
            Wanted::Cause => "refill, nightmare or premonition",
            Wanted::Audience => "p1, p2, all or none",
            Wanted::Count => "a number from 0 to 255",
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wanted::Action => "an action",
            Wanted::Card => "a card",
            Wanted::Tower => "a Tower",
            Wanted::Door => "a Door",
            Wanted::End => "an end of the Tower row",
            Wanted::Goal => "a Goal",
            Wanted::Color => "a colour",
            Wanted::Premonition => "a Premonition",
            Wanted::Spell => "a spell",
            Wanted::Seat => "a player",
            Wanted::Outcome => "an outcome of chance",
            Wanted::Event => "an event",
            Wanted::Question => "a question",
            Wanted::Step => "a step",
            Wanted::DeckEnd => "an end of the deck",
            Wanted::Cause => "a cause",
            Wanted::Audience => "an audience",
            Wanted::Count => "a number",
        })
    }
}

/// The beginning of a text that was not understood, safe to print: it is short, and what is not printable is escaped.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Snippet(String);

const MOST_SHOWN: usize = 32;

impl Snippet {
    /// The beginning of this text.
    pub fn new(text: &str) -> Snippet {
        let mut shown: String = text.chars().take(MOST_SHOWN).flat_map(char::escape_debug).collect();
        if text.chars().nth(MOST_SHOWN).is_some() {
            shown.push_str("...");
        }
        Snippet(shown)
    }
}

impl fmt::Display for Snippet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0)
    }
}
