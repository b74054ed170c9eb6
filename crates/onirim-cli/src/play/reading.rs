//! What a typed line does to the program.

use onirim_session::{Guidance, SpellStop, Task, settings};
use onirim_text::Args;
use onirim_ui::pages::{Field, MenuItem};
use onirim_ui::table::{GameScreen, Overlay};
use onirim_ui::{Flow, Input, Key, Screen, Settings};

use super::command::{Command, understand};
use super::page::{Asks, Page, Sends};
use super::question::{CLOSES, facts};
use super::table::{self, Fact};
use super::telling::{recent, tell_code};
use super::typed::{Meant, fits, meant, meant_card};
use super::{Plain, help};
use crate::console::Stop;

impl Plain<'_> {
    /// Carries out what was typed.
    pub(super) fn answer(&mut self, page: &Page, line: &str) -> Result<Flow, Stop> {
        match (&page.asks, understand(line)) {
            (Asks::Words(field), _) => {
                if let (false, Some(form)) = (line.is_empty(), self.app.form()) {
                    form.write(*field, line);
                }
                self.field = None;
                Ok(Flow::Stay)
            }
            (_, Command::Quit) => Ok(self.press(Key::Interrupt)),
            (Asks::YesOrNo, command) => self.answer_yes_or_no(page, command, line),
            (Asks::Ready, _) if line.to_lowercase() == "ok" => Ok(self.press(Key::Char(' '))),
            (Asks::Ready, _) => Ok(Flow::Stay),
            (Asks::Hide, Command::Nothing | Command::Number(_) | Command::Words(_)) => Ok(self.press(Key::Enter)),
            (Asks::Enter(key), Command::Nothing) => {
                self.is_paused = false;
                Ok(self.press(*key))
            }
            (Asks::Choice { usual: Some(usual) }, Command::Nothing) => self.send(&page.choices[*usual].sends),
            (Asks::Choice { usual: None }, Command::Nothing) => {
                self.say_page(page)?;
                Ok(Flow::Stay)
            }
            (Asks::Card { closes: true, .. }, Command::Nothing) => {
                self.press(Key::Escape);
                Ok(self.press(Key::Escape))
            }
            (Asks::Card { closes: false, .. }, Command::Nothing) => {
                self.console.say_all(&page.question)?;
                self.console.list(self.app.text(), page.choices.iter().map(|choice| &choice.line))?;
                Ok(Flow::Stay)
            }
            (Asks::Card { cards, closes }, command) if *closes || self.may_be_card(command) => {
                if let Command::Number(number) = command
                    && let Some(choice) = number.checked_sub(1).and_then(|place| page.choices.get(place))
                {
                    return self.send(&choice.sends);
                }
                match meant_card(line, cards, self.app.text()) {
                    Meant::One(code) => self.send(&Sends::Keys(code)),
                    Meant::Several(names) => self.say_several(line, &names),
                    Meant::Nothing if !*closes && self.is_command_of_deal(command) => self.command(page, command),
                    Meant::Nothing => self.say_not_understood(line),
                }
            }
            (Asks::Choice { .. } | Asks::Enter(_), Command::Number(number)) if !page.choices.is_empty() => {
                match number.checked_sub(1).and_then(|place| page.choices.get(place)) {
                    Some(choice) => self.send(&choice.sends),
                    None => {
                        let args = Args::new().count("count", page.choices.len());
                        self.say_mistake("plain-out-of-range", &args)
                    }
                }
            }
            (Asks::Choice { .. } | Asks::Enter(_), Command::Words(words)) => self.answer_in_words(page, words),
            (Asks::Hide, Command::Undo | Command::Correct) => self.command(page, understand(line)),
            (Asks::Hide, _) | (Asks::Enter(_), Command::Number(_)) => self.say_mistake("plain-no-change", &Args::new()),
            (_, command) => self.command(page, command),
        }
    }

    /// Where a card is asked for, letters that mean nothing else there may be those of a card.
    fn may_be_card(&self, command: Command<'_>) -> bool {
        match command {
            Command::Number(_)
            | Command::Words(_)
            | Command::Redo
            | Command::Hint
            | Command::Code
            | Command::AskBeforeDraws
            | Command::StopBeforeDraws => true,
            Command::Table | Command::Heaps | Command::Log | Command::GiveUp => self.app.session().is_none(),
            Command::Nothing
            | Command::Help
            | Command::Rules(_)
            | Command::Undo
            | Command::Correct
            | Command::Brief
            | Command::New
            | Command::Quit => false,
        }
    }

    /// During the deal, a letter that is no card is a command.
    fn is_command_of_deal(&self, command: Command<'_>) -> bool {
        self.app.session().is_none() && !matches!(command, Command::Number(_) | Command::Words(_))
    }

    fn answer_yes_or_no(&mut self, page: &Page, command: Command<'_>, line: &str) -> Result<Flow, Stop> {
        let (text, answer) = (self.app.text(), line.to_lowercase());
        let means = |key: &str| answer == text.get(key) || answer == text.get(&format!("{key}.letter"));
        let is_yes = match (command, answer.as_str()) {
            (Command::Number(1), _) | (_, "y" | "yes") => true,
            (Command::Nothing | Command::Number(2), _) | (_, "n" | "no") => false,
            _ if means("plain-yes") => true,
            _ if means("plain-no") => false,
            _ => return self.say_mistake("plain-answer-yes-no", &Args::new()),
        };
        self.send(&page.choices[usize::from(is_yes)].sends)
    }

    /// A choice in the words of the notation or of the language; on a page that can be searched, what is looked for.
    fn answer_in_words(&mut self, page: &Page, words: &str) -> Result<Flow, Stop> {
        let all = [self.app.text().get("plain-all"), "all".to_owned()];
        let has_list = page.listed < page.choices.len() || matches!(page.asks, Asks::Enter(Key::Escape));
        if has_list && all.contains(&words.to_lowercase()) {
            self.console.list(self.app.text(), page.choices.iter().map(|choice| &choice.line))?;
            return Ok(Flow::Stay);
        }
        if let Screen::Rules(_) | Screen::Records(_) = self.app.screen() {
            self.app.look_for(words);
            return Ok(Flow::Stay);
        }
        let text = self.app.text();
        let meant = match self.app.screen().game().filter(|game| game.overlay.is_none()) {
            Some(game) if !game.scene().actions.is_empty() => {
                let view = game.view();
                match meant(words, &game.scene().actions, &view, text) {
                    Meant::One(action) => Meant::One(Sends::Action(action)),
                    Meant::Several(actions) => {
                        Meant::Several(actions.iter().map(|&action| text.choice(action, &view).label).collect())
                    }
                    Meant::Nothing => Meant::Nothing,
                }
            }
            Some(_) | None => {
                let fitting: Vec<_> = page.choices.iter().filter(|choice| fits(words, &choice.line)).collect();
                match fitting[..] {
                    [] => Meant::Nothing,
                    [choice] => Meant::One(choice.sends.clone()),
                    [..] => Meant::Several(fitting.into_iter().map(|choice| choice.line.clone()).collect()),
                }
            }
        };
        match meant {
            Meant::One(sends) => self.send(&sends),
            Meant::Several(names) => self.say_several(words, &names),
            Meant::Nothing => self.say_not_understood(words),
        }
    }

    /// What is no answer to the question.
    fn command(&mut self, page: &Page, command: Command<'_>) -> Result<Flow, Stop> {
        let game = self.app.screen().game();
        let is_dealing = matches!(self.app.screen(), Screen::Dealing(_));
        let has_table = is_dealing || game.is_some();
        let has_real_cards = is_dealing || game.is_some_and(GameScreen::has_real_cards);
        let is_lesson = game.is_some_and(|game| game.lesson.is_some());
        let is_over = self.app.scene().is_some_and(|scene| scene.is_over());
        match command {
            Command::Help => help::say(page, &self.app, &mut self.console)?,
            Command::Rules(word) => help::rules(&mut self.console, &self.app, word)?,
            Command::Undo if !has_table => return self.say_mistake("plain-not-here", &Args::new()),
            Command::Undo => return Ok(self.press(Key::Backspace)),
            Command::Correct | Command::Code if has_real_cards => return Ok(self.press(Key::Char('c'))),
            Command::Correct | Command::Brief if !has_real_cards => {
                return self.say_mistake("plain-no-slips", &Args::new());
            }
            Command::Brief => self.switch_guidance()?,
            Command::New if matches!(self.app.screen(), Screen::Menu(_)) => {
                return self.say_mistake("plain-no-change", &Args::new());
            }
            Command::New if self.app.screen().game().is_none() => return Ok(self.press(Key::Escape)),
            Command::New => return self.choose_in_menu("app-pause-menu"),
            Command::Table
            | Command::Heaps
            | Command::Log
            | Command::Redo
            | Command::Hint
            | Command::GiveUp
            | Command::Code
            | Command::AskBeforeDraws
            | Command::StopBeforeDraws
                if self.app.screen().game().is_none_or(|game| game.overlay.is_some()) =>
            {
                return self.say_mistake("plain-not-here", &Args::new());
            }
            Command::Redo => return Ok(self.press(Key::Redo)),
            Command::Hint => {
                // The last step of the help is said again.
                if let (Some(told), true) =
                    (&mut self.told, self.app.screen().game().is_some_and(|game| game.open_help().is_some()))
                {
                    told.forget_help();
                }
                return Ok(self.press(Key::Char('h')));
            }
            Command::GiveUp if is_lesson || is_over => return self.say_mistake("plain-not-here", &Args::new()),
            Command::GiveUp => return self.choose_in_menu("app-pause-give-up"),
            Command::Code => tell_code(&self.app, &mut self.console)?,
            Command::AskBeforeDraws => return self.switch_draws(),
            Command::StopBeforeDraws if is_over => {
                let record = self.app.session().map(|session| session.record().to_string()).unwrap_or_default();
                self.console.say_all(record.lines())?;
            }
            Command::StopBeforeDraws => return self.switch_stop(),
            Command::Table => {
                self.say_facts(&table::EVERYTHING)?;
                if let Asks::Choice { .. } = page.asks {
                    self.console.blank()?;
                    self.say_question(page)?;
                }
            }
            Command::Heaps => {
                self.say_facts(&table::HEAPS)?;
                if self.app.lecture().is_some_and(|lesson| lesson.task() == Some(Task::LookAtPiles)) {
                    self.press(Key::Char('i'));
                    self.press(CLOSES);
                }
            }
            Command::Log => {
                if let (Some(session), Some(scene)) = (self.app.session(), self.app.scene()) {
                    self.console.say_all(recent(self.app.text(), session, &scene.talk))?;
                }
            }
            Command::Correct | Command::Nothing | Command::Number(_) | Command::Words(_) | Command::Quit => {}
        }
        Ok(Flow::Stay)
    }

    fn say_facts(&mut self, wanted: &[Fact]) -> Result<(), Stop> {
        let Some(game) = self.app.screen().game() else { return Ok(()) };
        self.console.say_all(facts(game, wanted, self.app.text()))?;
        Ok(())
    }

    /// Sends what an answer stands for.
    pub(super) fn send(&mut self, sends: &Sends) -> Result<Flow, Stop> {
        self.field = None;
        Ok(match sends {
            Sends::Input(Input::Key(key @ (Key::Left | Key::Right))) => {
                let before = self.step_of_replay();
                let flow = self.press(*key);
                if before.is_some() && before == self.step_of_replay() {
                    return self.say_mistake("plain-no-change", &Args::new());
                }
                flow
            }
            Sends::Input(Input::Key(key)) => self.press(*key),
            Sends::Input(input) => self.app.update(*input),
            Sends::Keys(keys) => keys.chars().map(|key| self.press(Key::Char(key))).last().unwrap_or(Flow::Stay),
            Sends::Action(action) => {
                self.notice = None;
                self.app.choose_action(*action)
            }
            Sends::Open(field) => {
                self.field = Some(*field);
                Flow::Stay
            }
            Sends::Value(field, value) => {
                if let Some(form) = self.app.form() {
                    form.pick(*field, *value);
                }
                Flow::Stay
            }
        })
    }

    fn step_of_replay(&self) -> Option<usize> {
        if let Screen::Review(review) = self.app.screen() { Some(review.place) } else { None }
    }

    /// Presses a key. What the program tells besides is then new, whether or not it was told before.
    pub(super) fn press(&mut self, key: Key) -> Flow {
        if key == Key::Escape {
            // Escape leaves a page at once, also while it lists only what was looked for.
            self.app.look_for("");
        }
        self.notice = None;
        self.app.update(Input::Key(key))
    }

    /// Opens the menu of the game, and chooses this there. After the end this leads to the menu of the program.
    fn choose_in_menu(&mut self, label: &str) -> Result<Flow, Stop> {
        if self.app.screen().game().is_some_and(|game| game.open_help().is_some()) {
            // An open hint takes the first Escape.
            self.press(Key::Escape);
        }
        let flow = self.press(Key::Escape);
        let label = self.app.text().get(label);
        if let Some(Overlay::Dialog(menu)) = self.app.screen().game().and_then(|game| game.overlay.as_ref())
            && let Some(answer) = menu.answers.iter().find(|answer| answer.label == label)
        {
            let key = Key::Char(answer.key);
            return Ok(self.press(key));
        }
        Ok(flow)
    }

    /// Chooses an entry of the menu.
    pub(super) fn open(&mut self, entry: MenuItem) {
        if let Some(place) = self.app.menu_items().iter().position(|&item| item == entry) {
            self.app.update(Input::Click(onirim_ui::Target::Item(place)));
        }
    }

    pub(super) fn write(&mut self, field: Field, words: &str) {
        if let Some(form) = self.app.form() {
            form.write(field, words);
        }
    }

    /// Keeps a setting, here and for every other user interface. What cannot be kept holds for this game.
    fn keep(&mut self, settings: Settings, name: &str, word: &str) {
        self.app.prefer(settings);
        let _ = self.app.archive().set(name, word);
    }

    /// Switches between a guide for real cards that waits for each step and a brief one.
    fn switch_guidance(&mut self) -> Result<(), Stop> {
        let (guidance, key) = match self.app.settings().guidance {
            Guidance::StepByStep => (Guidance::Brief, "plain-guidance-brief"),
            Guidance::Brief => (Guidance::StepByStep, "plain-guidance-steps"),
        };
        self.console.say(&self.app.text().get(key))?;
        if matches!(self.app.screen(), Screen::Dealing(dealing) if dealing.chores.can_be_brief()) {
            self.press(Key::Char('w'));
        } else {
            self.keep(Settings { guidance, ..self.app.settings() }, settings::GUIDANCE, guidance.word());
        }
        if guidance == Guidance::Brief && self.is_hands_turn() {
            self.press(Key::Enter);
        }
        Ok(())
    }

    /// Switches between being asked before every draw and drawing on, in this turn and in all others.
    fn switch_draws(&mut self) -> Result<Flow, Stop> {
        if self.app.scene().is_none_or(|scene| scene.rights.spell_stop.is_none()) {
            return self.say_mistake("plain-no-spells", &Args::new());
        }
        let (spell_stop, key) = match self.app.settings().spell_stop {
            SpellStop::Never => (SpellStop::BeforeDraws, "plain-draws-ask"),
            SpellStop::BeforeDraws => (SpellStop::Never, "plain-draws-go-on"),
        };
        self.keep(Settings { spell_stop, ..self.app.settings() }, settings::SPELL_STOP, spell_stop.word());
        self.console.say(&self.app.text().get(key))?;
        if self.app.scene().is_some_and(|scene| scene.rights.spell_stop != Some(spell_stop)) {
            self.switch_stop()?;
            self.notice = self.app.screen().game().and_then(|game| game.notice.clone());
        }
        Ok(Flow::Stay)
    }

    /// Stops before the draws of this turn, or does not any more.
    fn switch_stop(&mut self) -> Result<Flow, Stop> {
        if self.app.scene().is_none_or(|scene| scene.rights.spell_stop.is_none()) {
            return self.say_mistake("plain-no-spells", &Args::new());
        }
        self.press(Key::Char('s'));
        Ok(self.press(Key::Char('s')))
    }

    fn say_mistake(&mut self, key: &str, args: &Args) -> Result<Flow, Stop> {
        self.console.forget_waiting();
        self.console.say(&self.app.text().get_with(key, args))?;
        Ok(Flow::Stay)
    }

    fn say_not_understood(&mut self, typed: &str) -> Result<Flow, Stop> {
        self.say_mistake("plain-not-understood", &Args::new().text("input", typed))
    }

    fn say_several(&mut self, typed: &str, names: &[String]) -> Result<Flow, Stop> {
        let args = Args::new().text("input", typed).text("choices", self.app.text().list(names));
        self.say_mistake("plain-several", &args)
    }
}
