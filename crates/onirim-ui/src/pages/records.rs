//! The list of saved games.

use onirim_session::{Conclusion, DamagedGame, GameSummary, Listing};
use onirim_text::{Args, Text};

use crate::app::App;
use crate::input::{Key, Target};
use crate::next::{Destination, Effect, Next};
use crate::pages::{Search, Typed, moved};
use crate::scene::Ctx;

/// The longest words that can be looked for.
const LONGEST_WORDS: usize = 30;

/// A saved game, as far as it can be read.
#[derive(Clone, Debug)]
pub enum Saved {
    /// One that can be opened.
    Game(GameSummary),
    /// One that can only be deleted.
    Damaged(DamagedGame),
}

impl Saved {
    /// Is it the same game, whatever has become of it?
    fn is(&self, other: &Saved) -> bool {
        match (self, other) {
            (Saved::Game(this), Saved::Game(that)) => this.id == that.id,
            (Saved::Damaged(this), Saved::Damaged(that)) => this.id == that.id,
            (Saved::Game(_), Saved::Damaged(_)) | (Saved::Damaged(_), Saved::Game(_)) => false,
        }
    }

    /// Which game it is, before it is deleted.
    pub fn named(&self, app: &App) -> String {
        let text = app.text();
        match self {
            Saved::Game(game) => {
                let args = Args::new().text("day", app.played(game));
                let args = args
                    .text("setup", text.setup_with(&game.setup, game.programs))
                    .text("result", text.get(result(game)));
                text.get_with("app-delete-which", &args)
            }
            Saved::Damaged(damaged) => text.damaged_game(damaged),
        }
    }
}

/// Is the player asked whether a game is to be deleted?
#[derive(Clone, Debug, Default)]
pub enum Deleting {
    /// This one. Another one may take its line while the question is open.
    Asked(Saved),
    /// No.
    #[default]
    No,
}

/// The list, with its cursor.
#[derive(Clone, Debug)]
pub struct Records {
    /// Those that go on first, then those that are over, the latest first; and what all of it says, to look for words in.
    all: Vec<(Saved, String)>,
    /// The line that the cursor is on.
    pub cursor: usize,
    /// Which games are listed.
    pub search: Search,
    /// Is the player asked whether a game is to be deleted?
    pub deleting: Deleting,
}

impl Default for Records {
    fn default() -> Records {
        Records { all: Vec::new(), cursor: 0, search: Search::Off, deleting: Deleting::No }
    }
}

impl Records {
    pub(crate) fn fill(&mut self, listings: [&Listing; 2], ctx: &Ctx) {
        let damaged = listings.iter().flat_map(|listing| &listing.damaged).cloned().map(Saved::Damaged);
        let games = listings.iter().flat_map(|listing| &listing.games).copied().map(Saved::Game);
        let all = damaged.chain(games).map(|saved| (saved.clone(), words(&saved, ctx))).collect();
        let marked = self.listed().get(self.cursor).map(|&saved| saved.clone());
        self.all = all;
        self.deleting = match std::mem::take(&mut self.deleting) {
            Deleting::Asked(asked) => self.now(&asked).map_or(Deleting::No, Deleting::Asked),
            Deleting::No => Deleting::No,
        };
        let place = marked.and_then(|marked| self.listed().iter().position(|saved| saved.is(&marked)));
        self.cursor = place.unwrap_or(self.cursor);
        self.keep_cursor();
    }

    /// What has become of a game, if it is still there.
    fn now(&self, game: &Saved) -> Option<Saved> {
        self.all.iter().map(|(saved, _)| saved).find(|saved| saved.is(game)).cloned()
    }

    /// Those that the words fit that are looked for.
    pub fn listed(&self) -> Vec<&Saved> {
        let wanted = self.search.word().unwrap_or_default().to_lowercase();
        let fits = |words: &str| wanted.split_whitespace().all(|word| words.contains(word));
        self.all.iter().filter(|(_, words)| fits(words)).map(|(saved, _)| saved).collect()
    }

    /// Is nothing saved at all?
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Lists only what these words fit.
    pub(crate) fn look_for(&mut self, words: &str) {
        self.search = Search::of(words, LONGEST_WORDS);
        self.keep_cursor();
    }

    fn keep_cursor(&mut self) {
        self.cursor = self.cursor.min(self.listed().len().saturating_sub(1));
    }

    pub(crate) fn input(&mut self, target: Target) -> Next {
        if let Deleting::Asked(saved) = std::mem::take(&mut self.deleting) {
            return if target == Target::Key(Key::Enter) { Next::Do(Effect::Delete(saved)) } else { Next::Stay };
        }
        match target {
            Target::Item(place) => self.open(place),
            Target::Hand(..) => Next::Stay,
            Target::Key(key) => self.key(key),
        }
    }

    fn key(&mut self, key: Key) -> Next {
        match (self.search.key(key, LONGEST_WORDS), key) {
            (Typed::Anew | Typed::Settled, _) => {}
            (Typed::NotMeant, Key::Escape | Key::Char('q')) => return Next::Back,
            (Typed::NotMeant, Key::Char('x')) => {
                let marked = self.listed().get(self.cursor).map(|&saved| saved.clone());
                self.deleting = marked.map_or(Deleting::No, Deleting::Asked);
            }
            (Typed::NotMeant, Key::Enter) => return self.open(self.cursor),
            (Typed::NotMeant, key) => self.cursor = moved(self.cursor, self.listed().len(), key),
        }
        self.keep_cursor();
        Next::Stay
    }

    /// A damaged game cannot be opened.
    fn open(&mut self, place: usize) -> Next {
        match self.listed().get(place) {
            Some(Saved::Game(game)) => Next::Open(Destination::Saved(game.id)),
            Some(Saved::Damaged(_)) | None => Next::Stay,
        }
    }
}

/// How a game ended, if it has.
pub const fn result(game: &GameSummary) -> &'static str {
    match game.conclusion {
        None => "app-record-goes-on",
        Some(Conclusion::Won) => "app-record-won",
        Some(Conclusion::Lost(_)) => "app-record-lost",
        Some(Conclusion::GivenUp) => "app-record-given-up",
    }
}

/// How long a game is; nothing for one that was kept by a program that did not count turns.
pub fn length(game: &GameSummary, text: &Text) -> String {
    game.turns.map(|turns| text.get_with("ending-turns", &Args::new().count("count", turns))).unwrap_or_default()
}

/// When a game was played last: day and time, as the clocks here show them.
pub(crate) fn played(game: &GameSummary, ctx: &Ctx) -> String {
    let moment = (ctx.local_time)(game.updated);
    format!("{} {:02}:{:02}", moment.date(), moment.hour(), moment.minute())
}

/// All that the list says of a game, in small letters.
fn words(saved: &Saved, ctx: &Ctx) -> String {
    let text = &ctx.text;
    let words = match saved {
        Saved::Game(game) => {
            let help = if game.assisted { text.get("app-header-assisted") } else { String::new() };
            let (result, setup) = (text.get(result(game)), text.setup_with(&game.setup, game.programs));
            format!("{} {result} {} {setup} {help}", played(game, ctx), length(game, text))
        }
        Saved::Damaged(damaged) => format!("{} {}", text.get("app-record-damaged"), text.damaged_game(damaged)),
    };
    words.to_lowercase()
}
