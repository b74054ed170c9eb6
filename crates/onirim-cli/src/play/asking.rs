//! One question, until it is answered.

use onirim_core::{Action, Decision, View};
use onirim_session::{Ask, GameSeat as _, SpellStop, settings};
use onirim_text::Args;

use super::advising::Help;
use super::command::{Command, understand};
use super::plain_game::{Attempt, End, Outcome, PlainGame, Presence};
use super::telling::recent;
use super::typed::{Meant, meant};
use super::{help, table};
use crate::console::{Reply, Stop};

/// What came of something that does not answer the question.
pub(super) enum Beside {
    /// The game is left for another.
    End(End),
    Attempt(Attempt),
}

impl PlainGame<'_, '_> {
    /// Asks until something has changed: the question is answered, or an earlier one is asked again.
    pub(super) fn ask(&mut self, decision: Decision) -> Result<Option<End>, Stop> {
        let view = self.game().view(decision.seat);
        let actions: Vec<Action> = self.game().legal_actions().iter().collect();
        let usual = actions.iter().position(|&action| action == Action::Draw);
        self.say_question(&view, decision, &actions)?;
        let mut help = Help::None;
        loop {
            let prompt = match usual {
                None => self.text.get("plain-prompt"),
                Some(place) => self.text.get_with("plain-prompt-default", &Args::new().count("number", place + 1)),
            };
            let line = self.console.ask(self.text, &prompt)?;
            let attempt = match understand(&line) {
                Command::Nothing => match usual {
                    Some(_) => self.act(Action::Draw)?,
                    None => {
                        self.say_question(&view, decision, &actions)?;
                        Attempt::NotDone
                    }
                },
                Command::Number(number) => self.choose_number(number, &actions, &view)?,
                Command::Words(words) => self.choose_words(words, &actions, &view)?,
                Command::Redo => self.redo()?,
                Command::Hint => self.hint(&mut help, &view)?,
                Command::AskBeforeDraws => self.switch_draws()?,
                Command::StopBeforeDraws => {
                    self.stop_before_draws()?;
                    Attempt::NotDone
                }
                Command::Table => {
                    self.say_table(&view, &table::EVERYTHING)?;
                    self.console.blank()?;
                    self.say_choices(&view, decision, &actions)?;
                    Attempt::NotDone
                }
                Command::Help => {
                    help::commands(self.console, self.text, &view.setup)?;
                    Attempt::NotDone
                }
                // With real cards there is no code.
                Command::Code if self.has_real_cards() => self.correct()?,
                Command::Code => {
                    self.tell_code()?;
                    Attempt::NotDone
                }
                command @ (Command::Undo
                | Command::Correct
                | Command::Brief
                | Command::New
                | Command::GiveUp
                | Command::Quit
                | Command::Heaps
                | Command::Log
                | Command::Rules(_)) => match self.beside(&command, &view, decision)? {
                    Beside::End(end) => return Ok(Some(end)),
                    Beside::Attempt(attempt) => attempt,
                },
            };
            if attempt == Attempt::Done {
                return Ok(None);
            }
        }
    }

    /// What can be wanted wherever something is asked: everything that does not answer the question. What is no such command is nothing done.
    pub(super) fn beside(&mut self, command: &Command<'_>, view: &View, decision: Decision) -> Result<Beside, Stop> {
        let attempt = match command {
            Command::Undo => self.undo()?,
            Command::Correct => self.correct()?,
            Command::GiveUp => self.give_up()?,
            Command::Quit => return Err(Stop::Quit),
            Command::New => match self.put_aside()? {
                Reply::Yes => return Ok(Beside::End(End::Another)),
                Reply::No => Attempt::NotDone,
            },
            Command::Brief => {
                self.switch_guidance()?;
                Attempt::NotDone
            }
            Command::Table => {
                self.say_table(view, &table::EVERYTHING)?;
                Attempt::NotDone
            }
            Command::Heaps => {
                self.say_table(view, &table::HEAPS)?;
                Attempt::NotDone
            }
            Command::Log => {
                self.console.say_all(recent(self.text, self.session(), &self.seat.scene().talk))?;
                Attempt::NotDone
            }
            Command::Rules(word) => {
                help::rules(self.console, self.text, *word, decision.question, &view.setup)?;
                Attempt::NotDone
            }
            Command::Nothing
            | Command::Number(_)
            | Command::Words(_)
            | Command::Help
            | Command::Redo
            | Command::Hint
            | Command::Code
            | Command::AskBeforeDraws
            | Command::StopBeforeDraws => Attempt::NotDone,
        };
        Ok(Beside::Attempt(attempt))
    }

    /// What the player needs to know, the question, and the choices.
    fn say_question(&mut self, view: &View, decision: Decision, actions: &[Action]) -> Result<(), Stop> {
        self.console.blank()?;
        if self.session().is_unsaved() {
            self.console.say(&self.text.get("plain-unsaved-still"))?;
        }
        self.say_table(view, table::around(decision.question))?;
        self.say_choices(view, decision, actions)
    }

    fn say_choices(&mut self, view: &View, decision: Decision, actions: &[Action]) -> Result<(), Stop> {
        let question = self.text.question(view).unwrap_or_default();
        let question = match self.names_the_asked(decision) {
            Some(name) => self.text.get_with("plain-asked", &Args::new().text("name", name).text("question", question)),
            None => question,
        };
        self.console.say(&question)?;
        self.console.list(self.text, actions.iter().map(|&action| self.text.choice(action, view).line))?;
        Ok(())
    }

    fn choose_number(&mut self, number: usize, actions: &[Action], view: &View) -> Result<Attempt, Stop> {
        match number.checked_sub(1).and_then(|place| actions.get(place)) {
            Some(&action) => self.act_after_warning(action, view),
            None => self.not_understood("plain-out-of-range", &Args::new().count("count", actions.len())),
        }
    }

    fn choose_words(&mut self, words: &str, actions: &[Action], view: &View) -> Result<Attempt, Stop> {
        match meant(words, actions, view, self.text) {
            Meant::One(action) => self.act_after_warning(action, view),
            Meant::Several(fitting) => {
                let fitting: Vec<String> = fitting.iter().map(|&action| self.text.choice(action, view).label).collect();
                let args = Args::new().text("input", words).text("choices", self.text.list(&fitting));
                self.not_understood("plain-several", &args)
            }
            Meant::Nothing => self.not_understood("plain-not-understood", &Args::new().text("input", words)),
        }
    }

    fn not_understood(&mut self, key: &str, args: &Args) -> Result<Attempt, Stop> {
        self.console.forget_waiting();
        self.console.say(&self.text.get_with(key, args))?;
        Ok(Attempt::NotDone)
    }

    /// Leaves the game for another. It waits in the store.
    pub(super) fn put_aside(&mut self) -> Result<Reply, Stop> {
        let question = self.text.get("plain-confirm-abandon");
        let reply = self.console.yes_or_no(self.text, &question, Reply::No)?;
        if reply == Reply::Yes && !self.session().is_unsaved() {
            self.console.say(&self.text.get("plain-put-aside"))?;
        }
        Ok(reply)
    }

    /// Ends the game as a defeat, if the player means it.
    pub(super) fn give_up(&mut self) -> Result<Attempt, Stop> {
        self.console.say(&self.text.price_of_giving_up(self.session().standing()))?;
        let question = self.text.get("plain-confirm");
        if self.console.yes_or_no(self.text, &question, Reply::No)? == Reply::No {
            return Ok(Attempt::NotDone);
        }
        let outcome = self.request(Ask::GiveUp)?;
        if outcome == Outcome::Made {
            self.presence = Presence::GivenUp;
            self.console.say(&self.text.get("plain-given-up"))?;
        }
        Ok(outcome.is_change())
    }

    /// Switches between being asked before draws and drawing on, for good: the full screen keeps to it as well.
    fn switch_draws(&mut self) -> Result<Attempt, Stop> {
        if !self.session().can_stop_for_spells() {
            return self.not_understood("plain-no-spells", &Args::new());
        }
        let (stop, key) = match self.session().usual_spell_stop() {
            SpellStop::Never => (SpellStop::BeforeDraws, "plain-draws-ask"),
            SpellStop::BeforeDraws => (SpellStop::Never, "plain-draws-go-on"),
        };
        self.request(Ask::StopUsually(stop))?;
        self.request(Ask::StopThisTurn(stop))?;
        self.console.say(&self.text.get(key))?;
        // What cannot be kept holds for this game.
        let _ = self.store.set(settings::SPELL_STOP, stop.word());
        // Before a draw that is no longer asked about, the game goes on at once.
        let before = self.session().version();
        let outcome = self.request(Ask::GoOn)?;
        Ok(if self.session().version() == before { Attempt::NotDone } else { outcome.is_change() })
    }

    fn stop_before_draws(&mut self) -> Result<(), Stop> {
        if !self.session().can_stop_for_spells() {
            self.not_understood("plain-no-spells", &Args::new())?;
            return Ok(());
        }
        self.request(Ask::StopThisTurn(SpellStop::BeforeDraws))?;
        self.console.say(&self.text.get("plain-draws-stop"))?;
        Ok(())
    }
}
