//! A lesson, line by line: a game with prepared cards, and what to do at each step.

use onirim_core::{Action, Question};
use onirim_session::settings::LEARNED;
use onirim_session::{Lecture, Lesson, Nowhere, Session, Task};
use onirim_store::Store;
use onirim_text::{Args, Perspective, Text};

use super::command::{Command, understand};
use super::telling::{Telling, recent};
use super::typed::{Meant, meant};
use super::{help, table};
use crate::console::{Console, Stop};

/// Lists the lessons, teaches those that are chosen, and comes back when the player has had enough.
pub(super) fn lessons(console: &mut Console<'_>, text: &Text, store: &Store) -> Result<(), Stop> {
    loop {
        let learned: Vec<Lesson> = Lesson::from_words(&words(store)).collect();
        let line = |lesson: Lesson| {
            let key = if learned.contains(&lesson) { "plain-lesson-learned" } else { "plain-lesson" };
            text.get_with(
                key,
                &Args::new().text("lesson", text.lesson(lesson)).text("about", text.lesson_about(lesson)),
            )
        };
        let mut choices: Vec<(Option<Lesson>, String)> =
            Lesson::ALL.into_iter().map(|lesson| (Some(lesson), line(lesson))).collect();
        choices.push((None, text.get("plain-lesson-enough")));
        // What has not been learned comes first, so that Enter goes on with it.
        choices.sort_by_key(|(lesson, _)| lesson.is_some_and(|lesson| learned.contains(&lesson)));
        match console.choose(text, &text.get("lesson-page"), &choices)? {
            Some(lesson) => teach(lesson, console, text, store)?,
            None => return Ok(()),
        }
    }
}

fn words(store: &Store) -> String {
    store.setting(LEARNED).ok().flatten().unwrap_or_default()
}

/// Teaches one lesson, to its end or until the player has had enough.
fn teach(lesson: Lesson, console: &mut Console<'_>, text: &Text, store: &Store) -> Result<(), Stop> {
    let (lecture, session) = match Lecture::begin(lesson) {
        Ok(begun) => begun,
        Err(refused) => {
            console.say(&text.refused(&refused))?;
            return Ok(());
        }
    };
    let telling = Telling::of(&session);
    let mut lesson = Taught { lecture, session, telling, console, text };
    if lesson.teach()? == Course::Finished {
        // What cannot be noted is only offered again.
        let _ = store.set(LEARNED, &Lesson::noted(&words(store), lesson.lecture.lesson()));
    }
    Ok(())
}

/// How a lesson ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    Finished,
    Left,
}

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    /// The lesson goes on.
    Step,
    /// It waits.
    Again,
    /// It is left.
    Leave,
}

struct Taught<'a, 'b> {
    lecture: Lecture,
    session: Session,
    telling: Telling,
    console: &'a mut Console<'b>,
    text: &'a Text,
}

impl Taught<'_, '_> {
    fn teach(&mut self) -> Result<Course, Stop> {
        while self.lecture.task().is_some() {
            self.say_step()?;
            loop {
                let prompt = self.text.get(if self.is_to_read() { "plain-lesson-go-on" } else { "plain-prompt" });
                let line = self.console.ask(self.text, &prompt)?;
                match self.hear(&line)? {
                    Heard::Step => break,
                    Heard::Again => {}
                    Heard::Leave => return Ok(Course::Left),
                }
            }
        }
        self.say_news()?;
        self.console.say(&self.hint())?;
        Ok(Course::Finished)
    }

    fn is_to_read(&self) -> bool {
        self.lecture.task() == Some(Task::Read) && !self.is_further()
    }

    /// Is a part of an answer still missing whose beginning was the step: the rest of an order, of a payment?
    fn is_further(&self) -> bool {
        let (task, first) = (self.lecture.task(), self.session.game().legal_actions().get(0));
        match first {
            Some(Action::PlaceNext { .. }) => task != Some(Task::Order),
            Some(Action::PayCard { .. }) => task != Some(Task::Pay),
            Some(_) | None => false,
        }
    }

    /// What happened, what is asked, and what the lesson says about it.
    fn say_step(&mut self) -> Result<(), Stop> {
        self.say_news()?;
        self.console.blank()?;
        let view = self.session.view();
        let facts = table::around(self.session.question().unwrap_or(Question::Turn));
        self.console.say_all(table::lines(self.text, &view, Perspective::Player(view.seat), facts))?;
        if !self.is_to_read() {
            self.console.say_all(self.text.question(&view))?;
            let lines = self.actions().into_iter().map(|action| self.text.choice(action, &view).line);
            self.console.list(self.text, lines)?;
        }
        if !self.is_further() {
            let (step, steps) = self.lecture.progress();
            let args = Args::new().count("step", step).count("steps", steps).text("hint", self.hint());
            self.console.say(&self.text.get_with("lesson-hint", &args))?;
        }
        Ok(())
    }

    fn say_news(&mut self) -> Result<(), Stop> {
        let news = self.telling.news(self.text, &self.session, &[]);
        if !news.is_empty() {
            self.console.blank()?;
        }
        self.console.say_all(news)?;
        Ok(())
    }

    /// What the lesson says. Where it names keys of the full screen, it has other words for lines.
    fn hint(&self) -> String {
        let hint = self.lecture.hint();
        let args = match self.lecture.task() {
            Some(Task::Choose(action)) => {
                Args::new().text("choice", self.text.choice(action, &self.session.view()).label)
            }
            Some(Task::Read | Task::Pay | Task::Order | Task::LookAtPiles | Task::TakeBack) | None => Args::new(),
        };
        self.text.find(&format!("{hint}.plain"), &args).unwrap_or_else(|_| self.text.get_with(hint, &args))
    }

    fn actions(&self) -> Vec<Action> {
        self.session.game().legal_actions().iter().collect()
    }

    fn hear(&mut self, line: &str) -> Result<Heard, Stop> {
        let (view, actions) = (self.session.view(), self.actions());
        match understand(line) {
            Command::Quit | Command::New | Command::GiveUp => return Ok(Heard::Leave),
            Command::Nothing if self.is_to_read() => {
                self.lecture.go_on();
                return Ok(Heard::Step);
            }
            Command::Heaps => {
                self.console.say_all(table::lines(self.text, &view, Perspective::Player(view.seat), &table::HEAPS))?;
                if self.lecture.task() == Some(Task::LookAtPiles) {
                    self.lecture.go_on();
                    return Ok(Heard::Step);
                }
            }
            Command::Undo if self.lecture.task() == Some(Task::TakeBack) => {
                self.lecture.take_back(&mut self.session);
                self.telling.taken_back(&self.session);
                return Ok(Heard::Step);
            }
            Command::Table => self.console.say_all(table::lines(
                self.text,
                &view,
                Perspective::Player(view.seat),
                &table::EVERYTHING,
            ))?,
            Command::Log => self.console.say_all(recent(self.text, &self.session, &[]))?,
            Command::Rules(word) => {
                let question = self.session.question().unwrap_or(Question::Turn);
                help::rules(self.console, self.text, word, question, &view.setup)?;
            }
            Command::Help => help::lesson(self.console, self.text)?,
            Command::Nothing => {
                let hint = self.hint();
                self.console.say(&hint)?;
            }
            Command::Number(number) => match number.checked_sub(1).and_then(|place| actions.get(place)) {
                Some(&action) => return self.choose(action),
                None => {
                    let args = Args::new().count("count", actions.len());
                    self.console.say(&self.text.get_with("plain-out-of-range", &args))?;
                }
            },
            Command::Words(words) => match meant(words, &actions, &view, self.text) {
                Meant::One(action) => return self.choose(action),
                Meant::Several(_) | Meant::Nothing => {
                    let args = Args::new().text("input", words);
                    self.console.say(&self.text.get_with("plain-not-understood", &args))?;
                }
            },
            Command::Undo
            | Command::Redo
            | Command::Correct
            | Command::Brief
            | Command::Hint
            | Command::Code
            | Command::AskBeforeDraws
            | Command::StopBeforeDraws => self.console.say(&self.text.get("lesson-other"))?,
        }
        Ok(Heard::Again)
    }

    fn choose(&mut self, action: Action) -> Result<Heard, Stop> {
        let done = if self.is_further() {
            self.lecture.act_further(&mut self.session, action, &Nowhere)
        } else if self.lecture.allows(&[action]) {
            self.lecture.act(&mut self.session, &[action], &Nowhere)
        } else {
            self.console.say(&self.text.get("lesson-other"))?;
            return Ok(Heard::Again);
        };
        match done {
            Ok(_) => Ok(Heard::Step),
            Err(refused) => {
                self.console.say(&self.text.refused(&refused))?;
                Ok(Heard::Again)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_text::Language;

    use super::*;
    use crate::console::Typist;

    /// What somebody types who does what each step is about.
    fn followed(lesson: Lesson) -> String {
        let (mut lecture, mut session) = Lecture::begin(lesson).expect("a good deal");
        let mut typed = String::new();
        while let Some(task) = lecture.task() {
            let actions: Vec<Action> = session.game().legal_actions().iter().collect();
            let is_further = matches!(actions[0], Action::PlaceNext { .. }) && task != Task::Order
                || matches!(actions[0], Action::PayCard { .. }) && task != Task::Pay;
            if is_further {
                typed.push_str("1\n");
                lecture.act_further(&mut session, actions[0], &Nowhere).map(drop).expect("the script has the cards");
                continue;
            }
            let wanted = match task {
                Task::Read => {
                    typed.push('\n');
                    lecture.go_on();
                    continue;
                }
                Task::LookAtPiles => {
                    typed.push_str("p\n");
                    lecture.go_on();
                    continue;
                }
                Task::TakeBack => {
                    typed.push_str("u\n");
                    lecture.take_back(&mut session);
                    continue;
                }
                Task::Choose(action) => action,
                Task::Pay | Task::Order => actions[0],
            };
            let number = actions.iter().position(|&action| action == wanted).expect("it is possible") + 1;
            typed.push_str(&format!("{number}\n"));
            lecture.act(&mut session, &[wanted], &Nowhere).map(drop).expect("the script has the cards");
        }
        typed
    }

    fn conversation(typed: &str, language: Language, store: &Store) -> String {
        let text = Text::new(language);
        let mut said = Vec::new();
        let mut console = Console::new(typed.as_bytes(), &mut said, Typist::Person);
        let _ = lessons(&mut console, &text, store);
        drop(console);
        String::from_utf8(said).expect("text")
    }

    #[test]
    fn every_lesson_can_be_followed_line_by_line_and_is_noted() {
        for language in Language::ALL {
            let store = Store::in_memory().expect("a store");
            let text = Text::new(language);
            for lesson in Lesson::ALL {
                // What has not been learned comes first.
                let said = conversation(&format!("1\n{}", followed(lesson)), language, &store);
                let (mut lecture, _) = Lecture::begin(lesson).expect("a good deal");
                while lecture.task().is_some() {
                    lecture.go_on();
                }
                let done = text.find(&format!("{}.plain", lecture.hint()), &Args::new());
                let done = done.unwrap_or_else(|_| text.get(lecture.hint()));
                assert!(said.contains(&done), "{lesson:?}:\n{said}");
                assert!(!said.contains("lesson-"), "{lesson:?}:\n{said}");
            }
            assert_eq!(Lesson::from_words(&words(&store)).count(), Lesson::ALL.len());
        }
    }

    #[test]
    fn another_choice_than_the_lesson_wants_is_not_made() {
        let store = Store::in_memory().expect("a store");
        let said = conversation("1\n99\nfoo\nu\nh\ndiscard rs\n\nq\n6\n", Language::English, &store);
        assert!(said.contains("Not now: follow the lesson."), "{said}");
        assert!(!said.contains("You discard"), "{said}");
        assert_eq!(words(&store), "", "what was left is not learned");
    }

    #[test]
    fn lines_name_no_key_of_the_full_screen() {
        for (language, keys) in [
            (Language::English, ["Press i", "press Enter", "press d", "press x", "press t", "(b)", "arrows"]),
            (Language::French, ["sur i", "sur Entrée", "sur d", "sur x", "sur t", "(b)", "flèches"]),
        ] {
            let store = Store::in_memory().expect("a store");
            for lesson in Lesson::ALL {
                let said = conversation(&format!("1\n{}", followed(lesson)), language, &store).replace('\n', " ");
                for key in keys {
                    assert!(!said.contains(key), "{key:?} in {lesson:?}:\n{said}");
                }
            }
        }
    }
}
