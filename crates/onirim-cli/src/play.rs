//! `onirim play`: the game, line by line.
//!
//! Good for screen readers and pipes: one fact a line, choices with numbers, no colours, no tricks with the cursor; but a terminal that is handed over to the
//! other player is cleared.

mod advising;
mod asking;
mod command;
mod dealer;
mod dealing;
mod epilogue;
mod help;
mod lesson;
mod look_back;
mod opening;
mod outcomes;
mod plain_game;
mod scripted_dealer;
mod setup;
mod slips;
mod spectating;
mod table;
mod telling;
mod typed;

use std::io;
use std::process::ExitCode;
use std::rc::Rc;

use onirim_core::Setup;
use onirim_record::{Playthrough, ShareCode};
use onirim_session::{About, Answer, Ask, Deal, GameKind, GameSeat as _, Kept, LocalSeat, Session, Thinker};
use onirim_store::Store;
use onirim_text::{Text, kept_names};
use onirim_ui::coach::{Coach as _, OnTheSpot};

use crate::console::{Console, Reply, Stop, Typist};
use crate::fault::Fault;
use crate::options::{Play, Table};
use plain_game::{End, PlainGame, say_kept};

/// Plays until the player has had enough.
pub(crate) fn play(options: &Play, text: &Text) -> Result<ExitCode, Fault> {
    options.check()?;
    let from = options.from.as_deref().map(opening::from_record).transpose()?;
    let mut console = Console::standard();
    let (store, text) = with_names(text);
    let mut evening = Evening::new(&text, store);
    let stop = match evening.games(options, from, &mut console) {
        Ok(()) => Stop::Quit,
        Err(stop) => stop,
    };
    evening.farewell(stop, &mut console)
}

/// Guides a dealer of real cards through a game, and then through others.
pub(crate) fn table(options: &Table, text: &Text) -> Result<ExitCode, Fault> {
    let mut console = Console::standard();
    let (store, text) = with_names(text);
    let mut evening = Evening::new(&text, store);
    let stop = match evening.first_deal(options.setup, &mut console) {
        Ok(()) => Stop::Quit,
        Err(stop) => stop,
    };
    evening.farewell(stop, &mut console)
}

/// The shelf, and texts that call two players by the names they have told on the full screen.
fn with_names(text: &Text) -> (Store, Text) {
    let store = Store::at_default();
    let mut text = Text::new(text.language());
    text.call_players(kept_names(|name| store.setting(name).ok().flatten()));
    (store, text)
}

/// One game after the other.
struct Evening<'a> {
    text: &'a Text,
    store: Rc<Store>,
    /// The game that is being played.
    on_table: Option<LocalSeat>,
    loss: Loss,
}

/// Was a game left that could not be saved?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loss {
    None,
    Some,
}

impl<'a> Evening<'a> {
    fn new(text: &'a Text, store: Store) -> Evening<'a> {
        Evening { text, store: Rc::new(store), on_table: None, loss: Loss::None }
    }

    /// The seat of a game. Programs think on the spot, and say in the language of the game why they do something.
    fn seat(&self, session: Session) -> LocalSeat {
        let language = self.text.language();
        let thinker: Thinker = Box::new(move |program, view| OnTheSpot.choose(program, view, language));
        let archive = Rc::clone(&self.store);
        LocalSeat::new(session, archive, thinker)
    }

    fn games(&mut self, options: &Play, from: Option<Playthrough>, console: &mut Console<'_>) -> Result<(), Stop> {
        console.say(&self.text.get("plain-title"))?;
        console.say(&self.text.get("plain-title.subtitle"))?;
        let session = self.first_game(options, from, console)?;
        self.one_after_the_other(session, options, console)
    }

    /// Begins with real cards.
    fn first_deal(&mut self, setup: Setup, console: &mut Console<'_>) -> Result<(), Stop> {
        console.say(&self.text.get("plain-title"))?;
        let deal = opening::table(setup, console, self.text, &self.store)?;
        let session = opening::begin(deal, console, self.text, &self.store)?;
        self.one_after_the_other(session, &Play::default(), console)
    }

    fn one_after_the_other(&mut self, session: Session, options: &Play, console: &mut Console<'_>) -> Result<(), Stop> {
        let mut seat = self.seat(session);
        loop {
            let About { kind, programs, .. } = seat.session().about();
            let setup = seat.session().record().setup;
            let on_table = self.on_table.insert(seat);
            let played = PlainGame::begin(on_table, console, self.text, &self.store)?.play();
            let leaves = matches!(played, Err(Stop::Quit) | Ok(End::Another));
            if leaves && self.wants_to_stay(console)? == Reply::Yes {
                // The game is still there to be played on.
                let Some(waiting) = self.on_table.take() else { return Ok(()) };
                seat = waiting;
                continue;
            }
            let end = played?;
            let over = self.on_table.as_ref().and_then(|seat| seat.whole().cloned());
            if end == End::Gone {
                self.on_table = None;
            }
            self.let_go(console)?;
            let session = match end {
                End::Another | End::Gone => opening::choose(&Play::default(), console, self.text, &self.store)?,
                // A script has said all that it had to say.
                End::Over { .. } if console.typist() == Typist::Pipe => return Ok(()),
                End::Over { code } => {
                    if let Some(over) = over.filter(|_| !options.no_review) {
                        look_back::tell(&over, console, self.text)?;
                    }
                    let deal = match ask_again(code, console, self.text)? {
                        Again::SameKind if kind == GameKind::Table => {
                            opening::table(setup, console, self.text, &self.store)?
                        }
                        Again::SameKind => opening::deal(setup, programs, None)?,
                        Again::SameDeal(code) => Deal::With { code, programs },
                        Again::Other => {
                            let session = opening::choose(&Play::default(), console, self.text, &self.store)?;
                            seat = self.seat(session);
                            continue;
                        }
                        Again::Quit => return Ok(()),
                    };
                    opening::begin(deal, console, self.text, &self.store)?
                }
            };
            seat = self.seat(session);
        }
    }

    /// The game to begin with. One that was left is offered first, unless another was asked for; it waits then.
    fn first_game(
        &self,
        options: &Play,
        from: Option<Playthrough>,
        console: &mut Console<'_>,
    ) -> Result<Session, Stop> {
        let (text, store) = (self.text, &self.store);
        if let Some(playthrough) = from {
            return opening::adopt(playthrough, console, text, store);
        }
        if !options.names_a_game()
            && !options.new
            && let Some(last) = opening::unfinished(console, text, store)?.first()
            && opening::wants_saved(last, console, text)? == Reply::Yes
            && let Some(session) = opening::open(last.id, console, text, store)?
        {
            return Ok(session);
        }
        opening::choose(options, console, text, store)
    }

    /// Whoever leaves a game that cannot be saved is asked, wherever they said so.
    fn wants_to_stay(&mut self, console: &mut Console<'_>) -> Result<Reply, Stop> {
        let unsaved = self.on_table.as_mut().filter(|seat| seat.session().is_unsaved());
        let Some(kept) = unsaved.map(keep) else { return Ok(Reply::No) };
        say_kept(&kept, console, self.text)?;
        if !matches!(kept, Kept::Unsaved { .. }) {
            return Ok(Reply::No);
        }
        match console.yes_or_no(self.text, &self.text.get("plain-quit-unsaved"), Reply::No) {
            Ok(Reply::No) => Ok(Reply::Yes),
            Ok(Reply::Yes) | Err(Stop::Quit) => Ok(Reply::No),
            Err(stop) => Err(stop),
        }
    }

    /// The game leaves the table, over or not. If it is not saved yet, this is the last chance.
    fn let_go(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        let Some(mut seat) = self.on_table.take().filter(|seat| seat.session().is_unsaved()) else { return Ok(()) };
        match keep(&mut seat) {
            Kept::Saved | Kept::Begun(_) => {}
            Kept::Unsaved { trouble, .. } => {
                console.say(&self.text.unsaved(&trouble))?;
                self.loss = Loss::Some;
            }
            kept @ (Kept::MovedOn | Kept::Ended) => {
                console.say_all(self.text.kept(&kept))?;
            }
        }
        Ok(())
    }

    /// The last words, which say whether the game is safe.
    fn farewell(mut self, stop: Stop, console: &mut Console<'_>) -> Result<ExitCode, Fault> {
        let waits = self.on_table.is_some();
        let let_go = self.let_go(console);
        let Evening { text, store, loss, .. } = self;
        // What was acknowledged is safe, closed or not; closed, it is all in one file.
        let _ = Rc::into_inner(store).map(Store::close);
        let key = match stop {
            Stop::Io(error) => return Err(error.into()),
            Stop::NoSeed(error) => return Err(error.into()),
            Stop::InputEnded if waits => "plain-input-ended",
            Stop::Quit if waits => "plain-saved",
            Stop::InputEnded | Stop::Quit => "plain-bye",
        };
        let_go?;
        match loss {
            Loss::Some => Ok(ExitCode::FAILURE),
            Loss::None => {
                console.say(&text.get(key))?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}

/// Tries once more to keep a game.
fn keep(seat: &mut LocalSeat) -> Kept {
    match seat.request(Ask::Keep) {
        Answer::Done(done) => done.kept,
        Answer::Sent(_) | Answer::Refused(_) => Kept::Saved,
    }
}

#[derive(Clone, Copy)]
enum Again {
    SameKind,
    SameDeal(ShareCode),
    Other,
    Quit,
}

/// Real cards are not dealt the same way twice: without a code there is no same deal.
fn ask_again(code: Option<ShareCode>, console: &mut Console<'_>, text: &Text) -> Result<Again, Stop> {
    let mut choices = vec![(Again::SameKind, text.get("plain-menu-same"))];
    choices.extend(code.map(|code| (Again::SameDeal(code), text.get("plain-menu-replay"))));
    choices.push((Again::Other, text.get("plain-menu-new")));
    choices.push((Again::Quit, text.get("plain-menu-quit")));
    console.choose(text, &text.get("plain-over-again"), &choices)
}

#[cfg(test)]
mod tests {
    use onirim_core::Communication;
    use onirim_record::Program;
    use onirim_text::Language;

    use super::*;
    use crate::options::ProgramName;

    /// What is said to somebody who types this at a terminal and then hangs up.
    fn conversation(typed: &str) -> String {
        conversation_with(&Play::default(), typed)
    }

    fn conversation_with(options: &Play, typed: &str) -> String {
        let options = Play { setup: Some(Setup::SOLO), seed: Some(7), no_review: options.no_review, ..Play::default() };
        conversation_about(&options, typed)
    }

    fn conversation_about(options: &Play, typed: &str) -> String {
        let text = Text::new(Language::English);
        let store = Store::in_memory().expect("a store");
        let mut evening = Evening::new(&text, store);
        let mut said = Vec::new();
        let mut console = Console::new(typed.as_bytes(), &mut said, Typist::Person);
        let _ = evening.games(options, None, &mut console);
        drop(console);
        String::from_utf8(said).expect("text")
    }

    /// Some choices of a game that ends soon: with seed 7, the first ones all the way.
    fn whole_game() -> String {
        until_the_end(&Play { setup: Some(Setup::SOLO), seed: Some(7), ..Play::default() })
    }

    /// The first choices all the way.
    fn until_the_end(options: &Play) -> String {
        let ones = "1\n".repeat(500);
        let told = conversation_about(options, &ones);
        let (game, _) = told.split_once("Play again?").expect("an end");
        let questions = ["Your choice: ", "Yes or no"].map(|prompt| game.matches(prompt).count());
        "1\n".repeat(questions.iter().sum())
    }

    #[test]
    fn after_a_game_another_one_is_offered() {
        let game = whole_game();
        let same_deal = conversation(&format!("{game}2\nq\n"));
        assert_eq!(same_deal.matches("Your hand: 2 red Suns, a blue Sun, a red Moon, a blue Moon").count(), 2);
        let other_kind = conversation(&format!("{game}3\nq\n"));
        assert_eq!(other_kind.matches("What would you like to play?").count(), 1);
        let enough = conversation(&format!("{game}4\n"));
        assert_eq!(enough.matches("You play: ").count(), 1);
        assert_eq!(enough.matches("Play again?").count(), 1);
    }

    #[test]
    fn a_game_that_is_over_is_looked_back_at_unless_nobody_wants_to() {
        let typed = format!("{}4\n", whole_game());
        let told = conversation(&typed);
        let (_, review) = told.split_once("Reviewing the game…\nAccuracy ").expect("a review");
        assert!(review.contains("\nLargest mistake, ") && review.contains(" The game was lost.\n"), "{review}");
        let not_told = conversation_with(&Play { no_review: true, ..Play::default() }, &typed);
        assert!(!not_told.contains("Reviewing") && not_told.contains("Play again?"));
    }

    fn set_up(typed: &str) -> String {
        conversation_about(&Play::default(), typed)
    }

    #[test]
    fn a_program_is_chosen_as_partner_with_its_seat() {
        // Something else; with a program; silent; no expansion; the strong one; as player 2.
        let said = set_up("2\n3\n3\n\n\n\n2\n2\n");
        assert!(said.contains("You play: With the strong program, cards hidden, in silence, the base game."), "{said}");
        assert!(said.contains("You are player 2.") && said.contains("Your partner takes"), "{said}");
        // Two programs; open; with the Towers; the quick one first.
        let said = set_up("2\n4\n\n\n2\n\n1\n2\n");
        assert!(said.contains("Which program is player 2?"), "{said}");
        assert!(said.contains("You watch: Two programs, cards open, with the Towers."), "{said}");
    }

    #[test]
    fn numbers_that_chose_persons_before_still_do() {
        assert!(set_up("2\n1\n\n\n\n").contains("You play: Alone, the base game."));
        let said = set_up("2\n2\n1\n\n\n\n");
        assert!(said.contains("You play: Two players, cards open, the base game."), "{said}");
        let daily = set_up("5\n");
        assert!(daily.contains("2. Two players\n") && !daily.contains("program"), "{daily}");
    }

    #[test]
    fn another_game_has_the_same_partner() {
        let options = Play {
            setup: Some(Setup::duo(Communication::Open)),
            partner: Some(ProgramName(Program::Fast)),
            seed: Some(7),
            no_review: true,
            ..Play::default()
        };
        for again in ["1", "2"] {
            let said = conversation_about(&options, &format!("{}{again}\n", until_the_end(&options)));
            assert_eq!(said.matches("You play: With the quick program, cards open").count(), 2, "{said}");
        }
    }

    #[test]
    fn the_same_deal_is_offered_only_where_there_is_a_code_for_it() {
        let text = Text::new(Language::English);
        let offered = |code: Option<ShareCode>| {
            let mut said = Vec::new();
            let mut console = Console::new("2\n".as_bytes(), &mut said, Typist::Person);
            let again = ask_again(code, &mut console, &text).expect("an answer");
            drop(console);
            (again, String::from_utf8(said).expect("text"))
        };
        let code = ShareCode { setup: Setup::SOLO, seed: 7 };
        let (again, said) = offered(Some(code));
        assert!(matches!(again, Again::SameDeal(same) if same == code) && said.contains("same deal"), "{said}");
        let (again, said) = offered(None);
        assert!(matches!(again, Again::Other) && !said.contains("same deal"), "{said}");
    }

    #[test]
    fn a_terminal_shows_what_is_typed_by_itself() {
        assert!(conversation("foo\n").contains("Your choice: “foo” is none of the choices."));
    }
}
