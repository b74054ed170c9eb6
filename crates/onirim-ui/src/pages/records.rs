//! The list of saved games.

use onirim_session::{Conclusion, DamagedGame, GameSummary, Listing};
use onirim_text::{Args, Text};

use crate::app::App;
use crate::input::{Key, Target};
use crate::next::{Destination, Effect, Next};
use crate::pages::{Search, Typed, moved};
use crate::scene::Ctx;

/// The longest search text.
const LONGEST_WORDS: usize = 30;

/// A saved game.
#[derive(Clone, Debug)]
pub enum Saved {
    /// It can be opened.
    Game(GameSummary),
    /// It can only be deleted.
    Damaged(DamagedGame),
}

impl Saved {
    /// Whether both are the same game, in whatever state.
    fn is(&self, other: &Saved) -> bool {
        match (self, other) {
            (Saved::Game(this), Saved::Game(that)) => this.id == that.id,
            (Saved::Damaged(this), Saved::Damaged(that)) => this.id == that.id,
            (Saved::Game(_), Saved::Damaged(_)) | (Saved::Damaged(_), Saved::Game(_)) => false,
        }
    }

    /// Names the game before it is deleted.
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

/// The list, with its cursor.
#[derive(Clone, Debug, Default)]
pub struct Records {
    /// All games with their search texts: unfinished ones first, the last played first.
    all: Vec<(Saved, String)>,
    /// The line of the cursor.
    pub cursor: usize,
    /// The search.
    pub search: Search,
    /// The game that the player is asked to delete. Its place in the list may change meanwhile.
    pub deleting: Option<Saved>,
}

impl Records {
    pub(crate) fn fill(&mut self, listings: [&Listing; 2], ctx: &Ctx) {
        let damaged = listings.iter().flat_map(|listing| &listing.damaged).cloned().map(Saved::Damaged);
        let games = listings.iter().flat_map(|listing| &listing.games).copied().map(Saved::Game);
        let all = damaged.chain(games).map(|saved| (saved.clone(), words(&saved, ctx))).collect();
        let marked = self.listed().get(self.cursor).map(|&saved| saved.clone());
        self.all = all;
        self.deleting = self.deleting.take().and_then(|asked| self.now(&asked));
        let place = marked.and_then(|marked| self.listed().iter().position(|saved| saved.is(&marked)));
        self.cursor = place.unwrap_or(self.cursor);
        self.keep_cursor();
    }

    /// The current state of a game, if it still exists.
    fn now(&self, game: &Saved) -> Option<Saved> {
        self.all.iter().map(|(saved, _)| saved).find(|saved| saved.is(game)).cloned()
    }

    /// The games that match the search.
    pub fn listed(&self) -> Vec<&Saved> {
        let wanted = self.search.word().unwrap_or_default().to_lowercase();
        let fits = |words: &str| wanted.split_whitespace().all(|word| words.contains(word));
        self.all.iter().filter(|(_, words)| fits(words)).map(|(saved, _)| saved).collect()
    }

    /// Whether no game is saved.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Searches the list.
    pub(crate) fn look_for(&mut self, words: &str) {
        self.search = Search::of(words, LONGEST_WORDS);
        self.keep_cursor();
    }

    fn keep_cursor(&mut self) {
        self.cursor = self.cursor.min(self.listed().len().saturating_sub(1));
    }

    pub(crate) fn input(&mut self, target: Target) -> Next {
        if let Some(saved) = self.deleting.take() {
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
                self.deleting = self.listed().get(self.cursor).map(|&saved| saved.clone());
            }
            (Typed::NotMeant, Key::Enter) => return self.open(self.cursor),
            (Typed::NotMeant, key) => self.cursor = moved(self.cursor, self.listed().len(), key),
        }
        self.keep_cursor();
        Next::Stay
    }

    /// Damaged games cannot be opened.
    fn open(&mut self, place: usize) -> Next {
        match self.listed().get(place) {
            Some(Saved::Game(game)) => Next::Open(Destination::Saved(game.id)),
            Some(Saved::Damaged(_)) | None => Next::Stay,
        }
    }
}

/// The text key of the result of a game.
pub const fn result(game: &GameSummary) -> &'static str {
    match game.conclusion {
        None => "app-record-goes-on",
        Some(Conclusion::Won) => "app-record-won",
        Some(Conclusion::Lost(_)) => "app-record-lost",
        Some(Conclusion::GivenUp) => "app-record-given-up",
    }
}

/// The number of turns; empty for games of old versions, which did not count them.
pub fn length(game: &GameSummary, text: &Text) -> String {
    game.turns.map(|turns| text.get_with("ending-turns", &Args::new().count("count", turns))).unwrap_or_default()
}

/// When a game was last played, in local time.
pub(crate) fn played(game: &GameSummary, ctx: &Ctx) -> String {
    let moment = (ctx.local_time)(game.updated);
    format!("{} {:02}:{:02}", moment.date(), moment.hour(), moment.minute())
}

/// The search text of a game, in lower case.
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
