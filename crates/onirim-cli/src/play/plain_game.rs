//! One game, from question to question.

use onirim_core::{Action, Decision, Game, Seat, View};
use onirim_record::{Refused, ShareCode};
use onirim_session::{Agreed, GameKind, Guidance, Kept, Session, Standing, Undo, Watch};
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
    pub(super) session: &'a mut Session,
    pub(super) telling: Telling,
    /// Real cards: is everything that hands do confirmed on its own?
    pub(super) guidance: Guidance,
    hope: Hope,
    pub(super) presence: Presence,
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

impl<'a, 'b> PlainGame<'a, 'b> {
    /// Says what is played.
    pub(crate) fn begin(
        session: &'a mut Session,
        console: &'a mut Console<'b>,
        text: &'a Text,
        store: &'a Store,
    ) -> Result<PlainGame<'a, 'b>, Stop> {
        let setup = session.record().setup;
        let telling = Telling::of(session);
        console.blank()?;
        console.say(&text.get_with("plain-playing", &Args::new().text("setup", text.setup(&setup))))?;
        console.say(&text.get("plain-commands"))?;
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
            session,
            telling,
            guidance: dealing::guidance(store),
            hope: Hope::Left,
            presence: Presence::Here,
            important: Vec::new(),
        };
        // Whoever goes on may have packed the cards away. Where cards are hidden, nobody is known to look yet (D10).
        let is_open = game.session.watch() == Watch::Everyone;
        if game.has_real_cards() && is_open && game.session.playthrough().ply() > 0 {
            game.lay_table()?;
        }
        Ok(game)
    }

    /// Plays to the end.
    pub(crate) fn play(mut self) -> Result<End, Stop> {
        loop {
            match self.presence {
                Presence::Here => {}
                Presence::GivenUp => return Ok(End::Over { code: self.session.record().share_code() }),
                Presence::Gone => return Ok(End::Gone),
            }
            let Some(decision) = self.session.decision() else {
                match self.over()? {
                    Some(end) => return Ok(end),
                    None => continue,
                }
            };
            if self.face()? == Attempt::NotDone {
                continue;
            }
            let end = match self.session.wanted() {
                Some(_) => self.ask_card(decision)?,
                None => self.ask(decision)?,
            };
            if let Some(end) = end {
                return Ok(end);
            }
        }
    }

    pub(super) fn game(&self) -> &Game {
        self.session.game()
    }

    /// Carries the action out. The game is saved before anybody hears of it.
    pub(super) fn act(&mut self, action: Action) -> Result<Attempt, Stop> {
        match self.session.act(&[action], self.store) {
            Ok(kept) => {
                self.kept(&kept)?;
                Ok(Attempt::Done)
            }
            Err(Refused::Illegal { reason, .. }) => {
                self.console.forget_waiting();
                self.console.say(&self.text.illegal(&reason))?;
                Ok(Attempt::NotDone)
            }
            Err(other) => {
                self.console.say(&self.text.refused(&other))?;
                Ok(Attempt::NotDone)
            }
        }
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
                self.telling = Telling::of(self.session);
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
            && let Some(cost) = self.cost(action, view)
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

    /// What the player should hear before this.
    fn cost(&self, action: Action, view: &View) -> Option<Warning> {
        warning(action, view).or_else(|| self.game().dooms(&[action]).then_some(Warning::NoLongerWinnable))
    }

    /// Takes the last choice back, and what followed by itself. Done: the game stands elsewhere now.
    pub(super) fn undo(&mut self) -> Result<Attempt, Stop> {
        let price = match self.session.price_of_undo() {
            Ok(price) => price,
            Err(why) => {
                self.console.say(&self.text.no_undo(why))?;
                return Ok(Attempt::NotDone);
            }
        };
        if (price, self.session.standing()) == (Undo::ForHelp, Standing::Counts) {
            self.console.say(&self.text.get("undo-price"))?;
            let question = self.text.get("plain-confirm");
            if self.console.yes_or_no(self.text, &question, Reply::No)? == Reply::No {
                return Ok(Attempt::NotDone);
            }
        }
        let agreed = match self.session.take_back(self.store) {
            Ok(agreed) => agreed,
            Err(why) => {
                self.console.say(&self.text.no_undo(why))?;
                return Ok(Attempt::NotDone);
            }
        };
        match self.agreed(agreed)? {
            Outcome::AsBefore => return Ok(Attempt::NotDone),
            Outcome::Elsewhere => {}
            Outcome::Made => {
                self.telling.taken_back(self.session);
                self.console.say(&self.text.get("undo-done"))?;
                if self.has_real_cards() {
                    self.lay_table()?;
                }
            }
        }
        Ok(Attempt::Done)
    }

    /// Plays again what was taken back last.
    pub(super) fn redo(&mut self) -> Result<Attempt, Stop> {
        match self.session.redo(self.store) {
            Some(kept) => {
                self.kept(&kept)?;
                Ok(Attempt::Done)
            }
            None => {
                self.console.say(&self.text.get("undo-nothing-again"))?;
                Ok(Attempt::NotDone)
            }
        }
    }

    /// Sees to it that the right player looks at the screen, and tells what has happened. Not done: a choice was taken back instead.
    fn face(&mut self) -> Result<Attempt, Stop> {
        if let Watch::Leaving { to, .. } = self.session.watch() {
            if self.hide_from(to)? == Attempt::NotDone {
                return Ok(Attempt::NotDone);
            }
            self.session.pass_on();
        }
        if let Watch::Away { to } = self.session.watch() {
            self.hand_over_to(to)?;
            self.session.pass_on();
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
        let news = self.telling.news(self.text, self.session);
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
        let view = self.game().view(Seat::One);
        self.console.blank()?;
        self.console.say_all(self.text.ending(&view))?;
        epilogue::tell(self.session, self.store, self.console, self.text)?;
        self.tell_code()?;
        if self.has_real_cards() && self.offer_record()? == Attempt::Done {
            return Ok(None);
        }
        Ok(Some(End::Over { code: self.session.record().share_code() }))
    }

    /// The code, unless it is a secret still.
    pub(super) fn tell_code(&mut self) -> Result<(), Stop> {
        if self.session.record().has_secrets() {
            self.console.say(&self.text.get("code-secret"))?;
        } else if let Some(code) = self.session.share_code() {
            let args = Args::new().text("code", code.to_string()).text("seed", code.seed.to_string());
            self.console.say(&self.text.get_with("plain-share-code", &args))?;
            self.console.say(&self.text.get_with("plain-seed", &args))?;
        }
        Ok(())
    }

    pub(super) fn say_table(&mut self, view: &View, facts: &[table::Fact]) -> Result<(), Stop> {
        self.console.say_all(table::lines(self.text, view, facts))?;
        Ok(())
    }

    /// What is asked names the player, where both look.
    pub(super) fn names_the_asked(&self, decision: Decision) -> Option<String> {
        self.session.told_to().is_none().then(|| self.name(decision.seat))
    }
}

/// Tells what must be told about the keeping of a game.
pub(crate) fn say_kept(kept: &Kept, console: &mut Console<'_>, text: &Text) -> Result<(), Stop> {
    if let Some(told) = text.kept(kept) {
        console.say(&told)?;
    }
    Ok(())
}
