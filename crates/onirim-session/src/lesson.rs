//! Lessons: games whose cards are fixed, with a hint at each step, for any front end. The real engine plays them.

mod book;
mod cards;
mod first;
mod premonitions;
mod towers;
mod two_players;

use std::collections::VecDeque;

use onirim_core::{Action, Game, Outcome, Question, Setup};
use onirim_record::{Playthrough, Refused};

use crate::archive::Archive;
use crate::keep::Kept;
use crate::session::Session;

/// Which lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lesson {
    /// The base game.
    First,
    /// The Book of Steps Lost and Found.
    Book,
    /// The Towers.
    Towers,
    /// Happy Dreams and Dark Premonitions.
    Premonitions,
    /// Two players.
    TwoPlayers,
}

/// What the player should do at a step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read, and go on.
    Read,
    /// Choose this.
    Choose(Action),
    /// Pay for a spell, with any cards.
    Pay,
    /// Put the cards that are looked at into any order.
    Order,
    /// Look at the piles.
    LookAtPiles,
    /// Take the last choice back.
    TakeBack,
}

/// One step: what is explained, and what the player should do then.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    hint: &'static str,
    task: Task,
}

impl Step {
    const fn new(hint: &'static str, task: Task) -> Step {
        Step { hint, task }
    }

    const fn choose(hint: &'static str, action: Action) -> Step {
        Step { hint, task: Task::Choose(action) }
    }
}

/// A lesson as it is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Script {
    setup: Setup,
    deal: &'static [Outcome],
    /// The cards that come after the deal, in order.
    deck: &'static [Outcome],
    steps: &'static [Step],
    done: &'static str,
}

impl Lesson {
    /// All of them, in the order in which they are best taken.
    pub const ALL: [Lesson; 5] =
        [Lesson::First, Lesson::Book, Lesson::Towers, Lesson::Premonitions, Lesson::TwoPlayers];

    /// Its name in the settings.
    pub const fn word(self) -> &'static str {
        match self {
            Lesson::First => "first",
            Lesson::Book => "book",
            Lesson::Towers => "towers",
            Lesson::Premonitions => "premonitions",
            Lesson::TwoPlayers => "two-players",
        }
    }

    /// The lessons in this list of names, separated by blanks. Unknown names are skipped.
    pub fn from_words(words: &str) -> impl Iterator<Item = Lesson> {
        words.split_whitespace().filter_map(|word| Lesson::ALL.into_iter().find(|lesson| lesson.word() == word))
    }

    /// This list of names with one more lesson.
    pub fn noted(words: &str, learned: Lesson) -> String {
        let is_learned = |lesson: &Lesson| Lesson::from_words(words).chain([learned]).any(|one| one == *lesson);
        Lesson::ALL.into_iter().filter(is_learned).map(Lesson::word).collect::<Vec<_>>().join(" ")
    }

    /// The lesson that follows it.
    pub fn next(self) -> Option<Lesson> {
        Lesson::ALL.into_iter().skip_while(|&lesson| lesson != self).nth(1)
    }

    const fn script(self) -> Script {
        match self {
            Lesson::First => first::SCRIPT,
            Lesson::Book => book::SCRIPT,
            Lesson::Towers => towers::SCRIPT,
            Lesson::Premonitions => premonitions::SCRIPT,
            Lesson::TwoPlayers => two_players::SCRIPT,
        }
    }
}

/// A running lesson. The game is in its [session](Session::lesson).
#[derive(Clone, Debug)]
pub struct Lecture {
    lesson: Lesson,
    step: usize,
    /// The next cards, in order.
    deck: VecDeque<Outcome>,
    /// The next cards before the last choice.
    before: VecDeque<Outcome>,
}

impl Lecture {
    /// Begins a lesson and its game.
    pub fn begin(lesson: Lesson) -> Result<(Lecture, Session), Refused> {
        let script = lesson.script();
        let playthrough = Playthrough::scripted(script.setup, script.deal)?;
        let deck: VecDeque<Outcome> = script.deck.iter().copied().collect();
        Ok((Lecture { lesson, step: 0, before: deck.clone(), deck }, Session::lesson(playthrough)))
    }

    /// Which lesson it is.
    pub fn lesson(&self) -> Lesson {
        self.lesson
    }

    /// The key of the text that explains this step or, at the end, the summary.
    pub fn hint(&self) -> &'static str {
        let script = self.lesson.script();
        script.steps.get(self.step).map_or(script.done, |step| step.hint)
    }

    /// Which step it is, from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let steps = self.lesson.script().steps.len();
        ((self.step + 1).min(steps), steps)
    }

    /// What the player should do; `None` when everything has been taught.
    pub fn task(&self) -> Option<Task> {
        self.lesson.script().steps.get(self.step).map(|step| step.task)
    }

    /// Do these actions fit the step?
    pub fn allows(&self, actions: &[Action]) -> bool {
        let first = actions.first();
        match self.task() {
            None => true,
            Some(Task::Choose(wanted)) => first == Some(&wanted),
            Some(Task::Pay) => matches!(first, Some(Action::PayCard { .. })),
            Some(Task::Order) => matches!(first, Some(Action::PlaceNext { .. })),
            Some(Task::Read | Task::LookAtPiles | Task::TakeBack) => false,
        }
    }

    /// The step was taken: it was read, or looked at.
    pub fn go_on(&mut self) {
        self.step += 1;
    }

    /// Is the rest of an answer missing whose first part was the last step: the other cards of an order, of a payment?
    pub fn is_unfinished(&self, game: &Game) -> bool {
        match game.legal_actions().get(0) {
            Some(Action::PlaceNext { .. }) => self.task() != Some(Task::Order),
            Some(Action::PayCard { .. }) => self.task() != Some(Task::Pay),
            Some(_) | None => false,
        }
    }

    /// Carries out a step, or the rest of an unfinished one, with the cards that the lesson has in store; then draws where no choice is asked for.
    pub fn act(&mut self, session: &mut Session, actions: &[Action], archive: &dyn Archive) -> Result<Kept, Refused> {
        if !self.is_unfinished(session.game()) {
            self.before.clone_from(&self.deck);
            self.step += 1;
        }
        let mut kept = Kept::Saved;
        for &action in actions {
            if session.game().is_legal(action) {
                kept = self.act_once(session, action, archive)?;
            }
        }
        while session.question() == Some(Question::BeforeDraw) {
            kept = self.act_once(session, Action::Draw, archive)?;
        }
        Ok(kept)
    }

    fn act_once(&mut self, session: &mut Session, action: Action, archive: &dyn Archive) -> Result<Kept, Refused> {
        let mut told = Vec::new();
        loop {
            match session.act_with(action, &told, archive) {
                Err(Refused::NeedsOutcome { place, request }) => match self.deck.pop_front() {
                    Some(outcome) => told.push(outcome),
                    None => return Err(Refused::NeedsOutcome { place, request }),
                },
                done => return done,
            }
        }
    }

    /// Takes the last choice back if the step asks for it. The same cards come again.
    pub fn take_back(&mut self, session: &mut Session) {
        let Some(ply) = session.playthrough().ply().checked_sub(1) else { return };
        if self.task() == Some(Task::TakeBack)
            && let Some(earlier) = session.playthrough().at(ply)
        {
            session.lay_out(earlier);
            self.deck.clone_from(&self.before);
            self.step += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use onirim_core::{Color, Kind};

    use super::*;
    use crate::archive::Nowhere;

    /// Does what the step asks for.
    fn follow(lecture: &mut Lecture, session: &mut Session) {
        let task = lecture.task().expect("a step");
        let actions = match task {
            Task::Read | Task::LookAtPiles => return lecture.go_on(),
            Task::TakeBack => return lecture.take_back(session),
            Task::Choose(action) => {
                assert!(session.game().is_legal(action), "{:?}: {action:?}", lecture.hint());
                vec![action]
            }
            Task::Pay | Task::Order => vec![session.game().legal_actions().get(0).expect("an answer")],
        };
        assert!(lecture.allows(&actions), "{:?}: {actions:?}", lecture.hint());
        lecture.act(session, &actions, &Nowhere).map(drop).expect("the script has the cards");
        // An order and a payment are given as a whole.
        while let Some(more) = session.game().legal_actions().get(0)
            && (matches!(more, Action::PlaceNext { .. }) && lecture.task() != Some(Task::Order)
                || task == Task::Pay && matches!(more, Action::PayCard { .. }))
        {
            lecture.act_once(session, more, &Nowhere).map(drop).expect("the script has the cards");
        }
    }

    fn followed(lesson: Lesson) -> Session {
        let (mut lecture, mut session) = Lecture::begin(lesson).expect("a good deal");
        let (_, steps) = lecture.progress();
        for step in 1..=steps {
            assert_eq!(lecture.progress().0, step);
            follow(&mut lecture, &mut session);
        }
        assert_eq!(lecture.task(), None);
        session
    }

    #[test]
    fn every_lesson_can_be_followed_to_its_end() {
        for lesson in Lesson::ALL {
            let session = followed(lesson);
            assert!(session.game().ending().is_none(), "{lesson:?}: there is always a next turn");
        }
    }

    #[test]
    fn lessons_end_with_what_they_teach() {
        let doors = |lesson| followed(lesson).game().doors_on_table();
        assert_eq!(doors(Lesson::First), [1, 0, 1, 0]);
        assert_eq!(doors(Lesson::Book), [1, 1, 0, 0], "in the order of the Goals");
        assert_eq!(doors(Lesson::Premonitions), [1, 0, 0, 0], "one of two was taken");
        assert!(followed(Lesson::Towers).game().towers().expect("Towers").has_rampart());
        assert_eq!(followed(Lesson::TwoPlayers).game().active(), onirim_core::Seat::Two);
    }

    /// `lesson-discard` speaks of three green cards, and of a Sun that cannot follow a Sun (B4).
    #[test]
    fn the_hand_is_what_the_step_on_discarding_says() {
        let (mut lecture, mut session) = Lecture::begin(Lesson::First).expect("a good deal");
        while lecture.hint() != "lesson-discard" {
            follow(&mut lecture, &mut session);
        }
        let (view, sun) = (session.view(), cards::sun(Color::Brown));
        let greens = view.hand.iter().filter(|card| matches!(card.kind(), Kind::Chamber(Color::Green, _))).count();
        assert_eq!(greens, 3, "{:?}", view.hand);
        assert!(!session.game().is_legal(cards::play(sun)) && session.game().is_legal(cards::discard(sun)));
    }

    #[test]
    fn learned_lessons_are_noted_by_their_names() {
        let words: Vec<&str> = Lesson::ALL.map(Lesson::word).to_vec();
        assert_eq!(Lesson::from_words(&words.join(" ")).collect::<Vec<_>>(), Lesson::ALL);
        assert_eq!(Lesson::from_words("book  nonsense").collect::<Vec<_>>(), [Lesson::Book]);
        assert_eq!(Lesson::noted("towers nonsense first", Lesson::Book), "first book towers");
        assert_eq!((Lesson::First.next(), Lesson::TwoPlayers.next()), (Some(Lesson::Book), None));
    }
}
