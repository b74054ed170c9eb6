//! One game, from question to question.

use std::time::Duration;

use onirim_core::{Action, Decision, Game, Seat, View};
use onirim_record::{Refused, ShareCode};
use onirim_session::{
    Agreed, Answer, Ask, Done, GameKind, GameSeat as _, Guidance, Kept, LocalSeat, Reason, Session, Standing, Undo,
    Watch,
};
use onirim_store::Store;
use onirim_text::{Args, Perspective, Text, Warning, warning};

use super::command::{Command, understand};
use super::telling::Telling;
use super::{dealing, epilogue, table};
use crate::console::{Console, Reply, Stop};

/// A game that is played line by line.
pub(crate) struct PlainGame<'a, 'b> {
    pub(super) console: &'a mut Console<'b>,
    pub(super) text: &'a Text,
    pub(super) store: &'a Store,
    pub(super) seat: &'a mut LocalSeat,
    pub(super) telling: Telling,
    /// Real cards: is everything that hands do confirmed on its own?
    pub(super) guidance: Guidance,
    hope: Hope,
    pub(super) presence: Presence,
    /// What the seat is told of the time.
    pub(super) clock: Duration,
    /// What was said about keeping the game: a screen that is cleared must not take it away.
    important: Vec<String>,
}

/// Has it been said that the game can no longer be won? (B10)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hope {
    Left,
    Lost,
}

/// Is the game still there to be played? Its player may have given it up, another program may have ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    Here,
    GivenUp,
    Gone,
}

/// How a game ends, unless the player quits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The game is over. The same deal can be had again.
    Over { code: Option<ShareCode> },
    /// The player wants another game; this one waits in the store.
    Another,
    /// Another program has ended the game, and that has been told.
    Gone,
}

/// What became of an attempt to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attempt {
    Done,
    NotDone,
}

/// What became of a change that the store must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Made,
    AsBefore,
    /// Another program's game lies on the table now, or none.
    Elsewhere,
}

impl Outcome {
    /// Does the game stand elsewhere now?
    pub(super) fn is_change(self) -> Attempt {
        match self {
            Outcome::Made | Outcome::Elsewhere => Attempt::Done,
            Outcome::AsBefore => Attempt::NotDone,
        }
    }
}

impl<'a, 'b> PlainGame<'a, 'b> {
    /// Says what is played.
    pub(crate) fn begin(
        seat: &'a mut LocalSeat,
        console: &'a mut Console<'b>,
        text: &'a Text,
        store: &'a Store,
    ) -> Result<PlainGame<'a, 'b>, Stop> {
        let session = seat.session();
        let (setup, programs) = (session.record().setup, session.programs());
        let telling = Telling::of(session);
        console.blank()?;
        let playing = if programs.is_watched() { "plain-watching" } else { "plain-playing" };
        console.say(&text.get_with(playing, &Args::new().text("setup", text.setup_with(&setup, programs))))?;
        if let Some(seat) = programs.person() {
            console.say(&text.get_with("plain-you-are", &Args::new().player(seat, Perspective::Table)))?;
        }
        console.say(&text.get(if programs.is_watched() { "plain-watching.commands" } else { "plain-commands" }))?;
        if setup.book.is_some() {
            console.say(&text.get("plain-draws-hint"))?;
        }
        if session.kind() == GameKind::Table {
            console.say(&text.get("plain-table-intro"))?;
        }
        let mut game = PlainGame {
            console,
            text,
            store,
            seat,
            telling,
            guidance: dealing::guidance(store),
            hope: Hope::Left,
            presence: Presence::Here,
            clock: Duration::ZERO,
            important: Vec::new(),
        };
        // Whoever goes on may have packed the cards away. Where cards are hidden, nobody is known to look yet (D10).
        let is_open = game.session().watch() == Watch::Everyone;
        if game.has_real_cards() && is_open && game.session().playthrough().ply() > 0 {
            game.lay_table()?;
        }
        Ok(game)
    }

    /// Plays to the end.
    pub(crate) fn play(mut self) -> Result<End, Stop> {
        loop {
            match self.presence {
                Presence::Here => {}
                Presence::GivenUp => return Ok(End::Over { code: self.session().record().share_code() }),
                Presence::Gone => return Ok(End::Gone),
            }
            if self.session().asked_program().is_some() {
                if let Some(end) = self.let_programs_move()? {
                    return Ok(end);
                }
                continue;
            }
            let Some(decision) = self.session().decision() else {
                match self.over()? {
                    Some(end) => return Ok(end),
                    None => continue,
                }
            };
            if self.face()? == Attempt::NotDone {
                continue;
            }
            let end = match self.session().wanted() {
                Some(_) => self.ask_card(decision)?,
                None => self.ask(decision)?,
            };
            if let Some(end) = end {
                return Ok(end);
            }
        }
    }

    pub(super) fn session(&self) -> &Session {
        self.seat.session()
    }

    pub(super) fn game(&self) -> &Game {
        self.session().game()
    }

    /// Asks the seat for something, and tells what must be told about it.
    pub(super) fn request(&mut self, ask: Ask) -> Result<Outcome, Stop> {
        match self.seat.request(ask) {
            Answer::Done(done) => self.done(&done),
            Answer::Refused(reason) => {
                self.refused(&reason)?;
                Ok(Outcome::AsBefore)
            }
            // A game that this device holds answers at once.
            Answer::Sent(_) => Ok(Outcome::AsBefore),
        }
    }

    pub(super) fn done(&mut self, done: &Done) -> Result<Outcome, Stop> {
        Ok(if self.kept(&done.kept)? == Attempt::Done { Outcome::Elsewhere } else { Outcome::Made })
    }

    pub(super) fn refused(&mut self, reason: &Reason) -> Result<(), Stop> {
        let told = if let Reason::Illegal(Refused::Illegal { reason, .. }) = reason {
            self.console.forget_waiting();
            self.text.illegal(reason)
        } else {
            self.text.refusal(reason)
        };
        self.console.say(&told)?;
        Ok(())
    }

    /// Carries the action out. The game is saved before anything of it is told.
    pub(super) fn act(&mut self, action: Action) -> Result<Attempt, Stop> {
        self.request(Ask::Act(vec![action])).map(Outcome::is_change)
    }

    /// Tells what became of keeping the game, and goes on from there. Done: another game lies on the table now, or none.
    pub(super) fn kept(&mut self, kept: &Kept) -> Result<Attempt, Stop> {
        if let Some(told) = self.text.kept(kept) {
            self.console.say(&told)?;
            self.important.push(told);
        }
        match kept {
            Kept::Saved | Kept::Begun(_) | Kept::Unsaved { .. } => return Ok(Attempt::NotDone),
            Kept::MovedOn => {
                self.console.forget_waiting();
                self.telling = Telling::of(self.seat.session());
            }
            Kept::Ended => self.presence = Presence::Gone,
        }
        Ok(Attempt::Done)
    }

    /// Tells why the store does not agree to a change, if it does not.
    pub(super) fn agreed(&mut self, agreed: Agreed) -> Result<Outcome, Stop> {
        match agreed {
            Agreed::Done => return Ok(Outcome::Made),
            Agreed::Refused(trouble) => {
                self.console.say(&self.text.not_done(&trouble))?;
                return Ok(Outcome::AsBefore);
            }
            Agreed::MovedOn => self.kept(&Kept::MovedOn)?,
            Agreed::Ended => self.kept(&Kept::Ended)?,
        };
        Ok(Outcome::Elsewhere)
    }

    /// Carries the action out, if the player wants it in spite of its cost.
    pub(super) fn act_after_warning(&mut self, action: Action, view: &View) -> Result<Attempt, Stop> {
        if self.game().is_legal(action)
            && let Some(cost) = cost(action, view)
        {
            let careful = Args::new().text("warning", self.text.warning(cost));
            self.console.say(&self.text.get_with("plain-confirm-costly", &careful))?;
            let question = self.text.get("plain-confirm");
            if self.console.yes_or_no(self.text, &question, Reply::No)? == Reply::No {
                return Ok(Attempt::NotDone);
            }
        }
        self.act(action)
    }

    /// Takes the last choice back, and what followed by itself. Done: the game stands elsewhere now.
    pub(super) fn undo(&mut self) -> Result<Attempt, Stop> {
        if (self.session().price_of_undo(), self.session().standing()) == (Ok(Undo::ForHelp), Standing::Counts) {
            self.console.say(&self.text.get("undo-price"))?;
            let question = self.text.get("plain-confirm");
            if self.console.yes_or_no(self.text, &question, Reply::No)? == Reply::No {
                return Ok(Attempt::NotDone);
            }
        }
        let outcome = self.request(Ask::TakeBack)?;
        if outcome == Outcome::Made {
            self.telling.taken_back(self.seat.session());
            self.console.say(&self.text.get("undo-done"))?;
            if self.has_real_cards() {
                self.lay_table()?;
            }
        }
        Ok(outcome.is_change())
    }

    /// Plays again what was taken back last.
    pub(super) fn redo(&mut self) -> Result<Attempt, Stop> {
        self.request(Ask::Redo).map(Outcome::is_change)
    }

    /// Sees to it that the right player looks at the screen, and tells what has happened. Not done: a choice was taken back instead.
    pub(super) fn face(&mut self) -> Result<Attempt, Stop> {
        if let Watch::Leaving { to, .. } = self.session().watch() {
            if self.hide_from(to)? == Attempt::NotDone {
                return Ok(Attempt::NotDone);
            }
            self.request(Ask::HandOver)?;
        }
        if let Watch::Away { to } = self.session().watch() {
            self.hand_over_to(to)?;
            self.request(Ask::HandOver)?;
        }
        self.important.clear();
        if self.tell()? == Attempt::NotDone {
            return Ok(Attempt::NotDone);
        }
        self.tell_if_hopeless()?;
        Ok(Attempt::Done)
    }

    /// Lets the one player read to the end. Until the cards are hidden the last choice can be taken back.
    fn hide_from(&mut self, seat: Seat) -> Result<Attempt, Stop> {
        if self.tell()? == Attempt::NotDone {
            return Ok(Attempt::NotDone);
        }
        self.console.blank()?;
        let prompt = self.text.get_with("plain-hide", &Args::new().text("name", self.name(seat)));
        loop {
            let elsewhere = match understand(&self.console.ask(self.text, &prompt)?) {
                Command::Nothing | Command::Number(_) | Command::Words(_) => return Ok(Attempt::Done),
                Command::Quit => return Err(Stop::Quit),
                Command::Undo => self.undo()?,
                Command::Correct => self.correct()?,
                // Whoever wants something else is not done reading.
                Command::Help
                | Command::Table
                | Command::Heaps
                | Command::Log
                | Command::Rules(_)
                | Command::Redo
                | Command::Brief
                | Command::Hint
                | Command::Code
                | Command::AskBeforeDraws
                | Command::StopBeforeDraws
                | Command::New
                | Command::GiveUp => {
                    self.console.forget_waiting();
                    Attempt::NotDone
                }
            };
            if elsewhere == Attempt::Done {
                return Ok(Attempt::NotDone);
            }
        }
    }

    fn hand_over_to(&mut self, seat: Seat) -> Result<(), Stop> {
        self.console.hide()?;
        self.console.say_all(std::mem::take(&mut self.important))?;
        let prompt = self.text.get_with("plain-hand-over", &Args::new().text("name", self.name(seat)));
        // A word, so that lines which were typed in advance stop here.
        loop {
            let typed = self.console.ask(self.text, &prompt)?;
            if understand(&typed) == Command::Quit {
                return Err(Stop::Quit);
            } else if typed.to_lowercase() == "ok" {
                return Ok(());
            }
        }
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.text.player(seat, Perspective::Table)
    }

    /// Tells what has happened; beside real cards, what has to be done. Not done: something was taken back or corrected instead.
    fn tell(&mut self) -> Result<Attempt, Stop> {
        if self.has_real_cards() {
            return self.do_chores();
        }
        let news = self.telling.news(self.text, self.seat.session(), &self.seat.scene().talk);
        if !news.is_empty() {
            self.console.blank()?;
        }
        self.console.say_all(news)?;
        Ok(Attempt::Done)
    }

    /// B10: said once, and again if hope came back with an undo and was lost again.
    fn tell_if_hopeless(&mut self) -> Result<(), Stop> {
        let hope = if self.game().may_be_won() { Hope::Left } else { Hope::Lost };
        if hope == Hope::Lost && self.hope == Hope::Left {
            self.console.say(&self.text.get("plain-hopeless"))?;
        }
        self.hope = hope;
        Ok(())
    }

    /// `None`: with real cards something was taken back or corrected, and the game may go on.
    fn over(&mut self) -> Result<Option<End>, Stop> {
        if self.tell()? == Attempt::NotDone {
            return Ok(None);
        }
        let view = self.session().view();
        self.console.blank()?;
        self.console.say_all(self.text.ending_of(&view, self.session().programs()))?;
        epilogue::tell(self.seat.session(), self.store, self.console, self.text)?;
        self.tell_code()?;
        if self.has_real_cards() && self.offer_record()? == Attempt::Done {
            return Ok(None);
        }
        Ok(Some(End::Over { code: self.session().record().share_code() }))
    }

    /// The code, unless it is a secret still.
    pub(super) fn tell_code(&mut self) -> Result<(), Stop> {
        if self.session().record().has_secrets() {
            self.console.say(&self.text.get("code-secret"))?;
        } else if let Some(code) = self.session().share_code() {
            let args = Args::new().text("code", code.to_string()).text("seed", code.seed.to_string());
            self.console.say(&self.text.get_with("plain-share-code", &args))?;
            self.console.say(&self.text.get_with("plain-seed", &args))?;
        }
        Ok(())
    }

    pub(super) fn say_table(&mut self, view: &View, facts: &[table::Fact]) -> Result<(), Stop> {
        // Who watches sits at neither seat.
        let is_watched = self.session().programs().is_watched();
        let perspective = if is_watched { Perspective::Table } else { Perspective::Player(view.seat) };
        self.console.say_all(table::lines(self.text, view, perspective, facts))?;
        Ok(())
    }

    /// What is asked names the player, where both look.
    pub(super) fn names_the_asked(&self, decision: Decision) -> Option<String> {
        self.session().told_to().is_none().then(|| self.name(decision.seat))
    }
}

/// What the player should hear before this.
fn cost(action: Action, view: &View) -> Option<Warning> {
    warning(action, view).or_else(|| view.dooms(&[action]).then_some(Warning::NoLongerWinnable))
}

/// Tells what must be told about the keeping of a game.
pub(crate) fn say_kept(kept: &Kept, console: &mut Console<'_>, text: &Text) -> Result<(), Stop> {
    if let Some(told) = text.kept(kept) {
        console.say(&told)?;
    }
    Ok(())
}
