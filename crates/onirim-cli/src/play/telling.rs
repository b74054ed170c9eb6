//! What has happened since the last answer: everything that is new on the screen is said once.

use std::io;
use std::time::{Duration, Instant};

use onirim_core::{Event, Outcome, Seat};
use onirim_session::{About, GameKind, Session, Talk, Version, Watch};
use onirim_text::{Args, Perspective, Text};
use onirim_ui::table::{GameScreen, Help};
use onirim_ui::{App, Screen};

use super::question::{CLOSES, facts};
use super::{Plain, table};
use crate::console::{Console, Stop, Typist};

/// How many sentences are read again on demand.
const RECENT: usize = 20;
/// The longest wait for the short review after a game; a longer review must be requested.
const PATIENCE: Duration = Duration::from_secs(10);

/// What has been said of the game on the table.
pub(super) struct Told {
    about: About,
    /// All that has happened there.
    events: Vec<Event>,
    /// How many of these events each player was told.
    heard: [usize; 2],
    moment: Moment,
    is_unsaved: bool,
    is_away: bool,
    is_over: bool,
    is_hopeless: bool,
    help: Vec<String>,
}

/// A state of a game: where it is, how many real cards were told for a choice that waits for more, and who looks.
type Moment = (Version, Option<usize>, Watch);

fn moment(session: &Session) -> Moment {
    (session.version(), session.waiting().map(|(_, told)| told.len()), session.watch())
}

impl Told {
    /// Nothing of a new game has been printed. For a continued game, each player sees the last turn of both players again.
    fn of(session: &Session) -> Told {
        let events = happened(session);
        let turns = session.record().setup.seats().len();
        let places = (0..events.len()).filter(|&place| begins_turn(&events[place]));
        let begun = places.rev().nth(turns - 1).filter(|_| session.playthrough().ply() > 0).unwrap_or(0);
        Told {
            about: session.about(),
            events,
            heard: [begun; 2],
            moment: moment(session),
            is_unsaved: false,
            is_away: false,
            is_over: false,
            is_hopeless: false,
            help: Vec::new(),
        }
    }

    /// Help that was said is said again.
    pub(super) fn forget_help(&mut self) {
        self.help.clear();
    }

    /// Is it about this game? A deal that begins again after its end is another game.
    fn is_about(&self, session: &Session) -> bool {
        let (mine, other) = (&self.about, session.about());
        // A game that could not be saved at first has its name later.
        let has_other_name = mine.id.zip(other.id).is_some_and(|(mine, other)| mine != other);
        let begins_again = self.is_over && session.playthrough().ply() == 0;
        (mine.kind, mine.programs) == (other.kind, other.programs) && !has_other_name && !begins_again
    }

    /// The events that were not yet printed for the current player. After an undo, everything behind the common beginning counts as not printed.
    fn news(&mut self, session: &Session, talk: &[Talk], text: &Text) -> Vec<String> {
        let events = happened(session);
        let common = self.events.iter().zip(&events).take_while(|(old, new)| old == new).count();
        self.heard = self.heard.map(|heard| heard.min(common));
        let seats = session.told_to().map_or(Seat::BOTH.to_vec(), |seat| vec![seat]);
        let from = seats.iter().map(|seat| self.heard[seat.index()]).min().unwrap_or_default();
        for seat in seats {
            self.heard[seat.index()] = events.len();
        }
        self.events = events;
        story(text, session, talk, from)
    }
}

fn happened(session: &Session) -> Vec<Event> {
    session.chapters().iter().flatten().copied().collect()
}

pub(super) fn begins_turn(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. })
}

/// What the reader may read again.
pub(super) fn recent(text: &Text, session: &Session, talk: &[Talk]) -> Vec<String> {
    let mut story = story(text, session, talk, 0);
    story.split_off(story.len().saturating_sub(RECENT))
}

/// The story after so many events.
fn story(text: &Text, session: &Session, talk: &[Talk], from: usize) -> Vec<String> {
    let (mut known, mut first) = (from, 0);
    let mut chapters = session.chapters();
    while let Some((chapter, later)) = chapters.split_first().filter(|(chapter, _)| chapter.len() <= known) {
        (known, first, chapters) = (known - chapter.len(), first + 1, later);
    }
    let mut chapters = chapters.to_vec();
    if let Some(begun) = chapters.first_mut() {
        begun.drain(..known);
    }
    text.story_with_talk(&chapters, first, talk, Perspective::from(session.told_to()))
}

impl Plain<'_> {
    /// Says everything that is new, up to the question.
    pub(super) fn tell(&mut self) -> Result<(), Stop> {
        let has_problem = self.tell_problems()?;
        self.tell_departure(has_problem)?;
        match self.app.screen() {
            Screen::Game(_) => self.tell_game()?,
            Screen::Dealing(_) => self.tell_deal()?,
            Screen::LookBack(_) => self.look_back()?,
            Screen::Menu(_)
            | Screen::Lessons(_)
            | Screen::NewGame(_)
            | Screen::Records(_)
            | Screen::Review(_)
            | Screen::Statistics(_)
            | Screen::Rules(_)
            | Screen::Settings(_) => {}
        }
        Ok(())
    }

    /// Says what went wrong or must not be missed, and takes it away.
    fn tell_problems(&mut self) -> io::Result<bool> {
        let mut has_problem = false;
        while let Some(problem) = self.app.problem().map(str::to_owned) {
            self.console.forget_waiting();
            self.console.say(&problem)?;
            self.important.push(problem);
            self.press(CLOSES);
            has_problem = true;
        }
        Ok(has_problem)
    }

    /// Says what has become of a game that has left the table.
    fn tell_departure(&mut self, has_problem: bool) -> io::Result<()> {
        if self.app.scene().is_some() {
            return Ok(());
        }
        let Some(told) = self.told.take() else { return Ok(()) };
        self.is_paused = false;
        let Some(id) = told.about.id.filter(|_| !told.is_over && !has_problem) else { return Ok(()) };
        let waiting = self.app.unfinished().iter().find(|game| game.id == id).map(|game| game.plies);
        if told.is_unsaved && waiting != Some(told.moment.0.ply) {
            // Its last choices were given up with it: the player was told so.
            return Ok(());
        }
        let waits = waiting.is_some();
        self.console.say(&self.app.text().get(if waits { "plain-put-aside" } else { "plain-given-up" }))
    }

    fn tell_deal(&mut self) -> io::Result<()> {
        let Plain { app, console, shown, dealt, notice, .. } = self;
        let (Screen::Dealing(dealing), text) = (app.screen(), app.text()) else { return Ok(()) };
        let told = dealing.dealing.told();
        if dealt.is_none() && app.paused().is_none() {
            console.blank()?;
            let args = Args::new().text("setup", text.setup(&dealing.dealing.setup()));
            console.say(&text.get_with("plain-playing", &args))?;
            console.say(&text.get("plain-table-intro"))?;
        }
        let is_laid_anew = !told.is_empty() && dealt.as_ref().is_none_or(|before| !told.starts_with(before));
        let is_new = dealt.as_deref() != Some(told);
        say_new(notice, &dealing.notice, console)?;
        if is_laid_anew {
            let names = |cards: Vec<Outcome>| cards.iter().map(|card| text.outcome(card)).collect::<Vec<String>>();
            let (hand, limbo) = (dealing.dealing.laid_out().collect(), dealing.dealing.in_limbo().collect());
            console.say(&text.get("plain-lay-table"))?;
            for (key, cards) in [("plain-deal-hand", hand), ("plain-deal-limbo", limbo)] {
                console.say(&text.get_with(key, &Args::new().text("cards", text.list(&names(cards)))))?;
            }
        }
        if is_new {
            *shown = None;
            say_chores(dealing.chores.lines(dealing.perspective(), text), console, text)?;
        }
        *dealt = Some(told.to_vec());
        Ok(())
    }

    fn tell_game(&mut self) -> Result<(), Stop> {
        self.tell_table()?;
        let (Some(game), Some(told)) = (self.app.screen().game(), &mut self.told) else { return Ok(()) };
        let is_over = game.has_ended() || game.is_taught();
        let was_over = std::mem::replace(&mut told.is_over, is_over);
        if is_over && !was_over && game.lesson.is_none() { self.tell_ending() } else { Ok(()) }
    }

    fn tell_table(&mut self) -> io::Result<()> {
        let Plain { app, console, shown, told, dealt, notice, important, .. } = self;
        let (Some(game), text) = (app.screen().game(), app.text()) else { return Ok(()) };
        let (Some(session), scene) = (game.session(), game.scene()) else { return Ok(()) };
        let is_new = told.as_ref().is_none_or(|told| !told.is_about(session));
        let was_dealt = dealt.is_some();
        if is_new {
            announce(game, session, was_dealt, console, text)?;
            *told = Some(Told::of(session));
        }
        *dealt = None;
        let told = told.get_or_insert_with(|| Told::of(session));
        told.about = session.about();
        told.is_unsaved = scene.is_unsaved();
        let is_away = matches!(scene.watch, Watch::Away { .. });
        if is_away && !std::mem::replace(&mut told.is_away, is_away) {
            console.hide()?;
            console.say_all(std::mem::take(important))?;
        }
        told.is_away = is_away;
        say_new(notice, &game.notice, console)?;
        if is_away {
            return Ok(());
        }
        let (before, now) = (std::mem::replace(&mut told.moment, moment(session)), moment(session));
        if is_new || before != now {
            *shown = None;
        }
        let news = told.news(session, &scene.talk, text);
        if game.has_real_cards() {
            let is_asked_again = before.0 == now.0 && now.1 < before.1;
            let is_continued = is_new && scene.watch == Watch::Everyone && !was_dealt;
            if before.0.line != now.0.line || is_asked_again || is_continued {
                lay_table(game, console, text)?;
            }
            if is_new || before != now {
                let chores = game.chores.lines(game.perspective(), text);
                if !chores.is_empty() {
                    console.blank()?;
                }
                say_chores(chores, console, text)?;
            }
        } else if !news.is_empty() {
            console.blank()?;
            console.say_all(news)?;
        }
        if scene.looks() {
            important.clear();
        }
        let is_hopeless = game.lesson.is_none() && !scene.is_over() && !session.game().may_be_won();
        if is_hopeless && !told.is_hopeless {
            console.say(&text.get("plain-hopeless"))?;
        }
        told.is_hopeless = is_hopeless;
        let help = game.open_help().map(Help::said_with_figures).unwrap_or_default();
        if help != told.help {
            console.say_all(&help)?;
        }
        told.help = help;
        Ok(())
    }

    /// The end of the game: who has won, how it went, and how it was played.
    fn tell_ending(&mut self) -> Result<(), Stop> {
        if self.clock > Duration::ZERO {
            // The program takes no key for a moment after the end.
            self.pass_time();
        }
        let Some(scene) = self.app.scene() else { return Ok(()) };
        let (text, id) = (self.app.text(), scene.about.id);
        self.console.blank()?;
        self.console.say_all(text.ending_of(&scene.view, scene.about.programs))?;
        let has_real_cards = scene.about.kind == GameKind::Table;
        if let Some(aftermath) = self.app.aftermath() {
            self.console.say_all(text.epilogue(&aftermath.epilogue))?;
            if let Some(line) = text.share_line(&aftermath.epilogue) {
                self.console.say(&text.get_with("plain-share-line", &Args::new().text("line", line)))?;
            }
        }
        tell_code(&self.app, &mut self.console)?;
        if let Some(id) = id.filter(|_| has_real_cards) {
            self.console.say(&text.get_with("guide-record", &Args::new().text("id", id.to_string())))?;
            self.console.say(&text.get("plain-table-over"))?;
        }
        if self.console.typist() == Typist::Person && self.reviews {
            self.look_back()?;
        }
        Ok(())
    }

    /// Judges the game that is over, as far as that can be waited for. After its end, the short result is said.
    fn look_back(&mut self) -> Result<(), Stop> {
        if !self.app.is_thinking() {
            return Ok(());
        }
        self.console.blank()?;
        self.console.say(&self.app.text().get("review-begun"))?;
        let begun = Instant::now();
        while self.app.is_thinking() && begun.elapsed() < PATIENCE {
            self.pass_time();
        }
        let judgement = self.app.aftermath().and_then(|aftermath| aftermath.judgement());
        match judgement.filter(|_| self.app.screen().game().is_some()) {
            Some(judgement) => self.console.say_all(self.app.text().review_in_short(&judgement))?,
            None if self.app.is_thinking() => self.console.say(&self.app.text().get("review-later"))?,
            None => {}
        }
        Ok(())
    }
}

/// What is played, and what can be typed.
fn announce(
    game: &GameScreen,
    session: &Session,
    was_dealt: bool,
    console: &mut Console<'_>,
    text: &Text,
) -> io::Result<()> {
    console.blank()?;
    if let Some(lesson) = &game.lesson {
        return console.say(&text.lesson(lesson.lesson()));
    }
    let (setup, programs) = (session.record().setup, session.programs());
    if !was_dealt {
        let playing = if programs.is_watched() { "plain-watching" } else { "plain-playing" };
        console.say(&text.get_with(playing, &Args::new().text("setup", text.setup_with(&setup, programs))))?;
    }
    if let Some(seat) = programs.person() {
        console.say(&text.get_with("plain-you-are", &Args::new().player(seat, Perspective::Table)))?;
    }
    console.say(&text.get(if programs.is_watched() { "plain-watching.commands" } else { "plain-commands" }))?;
    if setup.book.is_some() {
        console.say(&text.get("plain-draws-hint"))?;
    }
    if game.has_real_cards() && !was_dealt {
        console.say(&text.get("plain-table-intro"))?;
    }
    Ok(())
}

/// Says a notice that has not been said.
fn say_new(said: &mut Option<String>, notice: &Option<String>, console: &mut Console<'_>) -> io::Result<()> {
    if let Some(words) = notice.as_ref().filter(|_| said != notice) {
        console.forget_waiting();
        console.say(words)?;
    }
    said.clone_from(notice);
    Ok(())
}

/// Tells what hands have to do.
fn say_chores(chores: Vec<String>, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
    let line = |chore: String| text.get_with("plain-chore", &Args::new().text("chore", chore));
    console.say_all(chores.into_iter().map(line))
}

/// Where every card lies, before what hands have to do next.
fn lay_table(game: &GameScreen, console: &mut Console<'_>, text: &Text) -> io::Result<()> {
    console.blank()?;
    match game.perspective() {
        Perspective::Player(_) => console.say(&text.get("plain-lay-table"))?,
        Perspective::Table => {
            let name = text.player(game.view().seat, Perspective::Table);
            console.say(&text.get_with("plain-lay-table-for", &Args::new().text("name", name)))?;
        }
    }
    console.say_all(facts(game, &table::WHERE_CARDS_LIE, text))
}

/// The share code of the deal, unless it would reveal hidden cards.
pub(super) fn tell_code(app: &App, console: &mut Console<'_>) -> io::Result<()> {
    let (text, Some(session)) = (app.text(), app.session()) else { return Ok(()) };
    if session.record().has_secrets() {
        console.say(&text.get("code-secret"))?;
    } else if let Some(code) = session.share_code() {
        let args = Args::new().text("code", code.to_string()).text("seed", code.seed.to_string());
        console.say(&text.get_with("plain-share-code", &args))?;
        console.say(&text.get_with("plain-seed", &args))?;
    }
    Ok(())
}
