//! A seat of a game on this device.

use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use onirim_core::{Action, Outcome};
use onirim_record::{Playthrough, Refused};

use crate::archive::Archive;
use crate::host::Version;
use crate::keep::Kept;
use crate::later::Later;
use crate::lesson::Lecture;
use crate::real_cards::{Chore, Corrected, Moment, NoCorrection};
use crate::scene::{Scene, Talk};
use crate::seat::{Answer, Ask, Change, Done, GameSeat, News, Reason, Thinker, Thought};
use crate::session::Session;
use crate::trouble::Trouble;

/// The least time between the last change and the move of a program, so that a person can follow.
const PACE: Duration = Duration::from_millis(400);
/// The time until a program that failed to choose tries again.
const RETRY: Duration = Duration::from_secs(5);

/// The seat of a game that this device holds: one player, two who share the screen, or a person and a program.
pub struct LocalSeat {
    session: Session,
    archive: Rc<dyn Archive>,
    thinker: Thinker,
    thinking: Option<Thinking>,
    talk: Vec<Talk>,
    scene: Scene,
}

/// A program's choice that is being computed, for one state of the game.
#[derive(Debug)]
struct Thinking {
    version: Version,
    /// Its move is made no sooner than this.
    not_before: Duration,
    thought: Later<Result<Thought, Trouble>>,
}

impl fmt::Debug for LocalSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LocalSeat").field("session", &self.session).field("thinking", &self.thinking).finish()
    }
}

impl LocalSeat {
    /// Takes the seat. The thinker chooses for the programs at other seats.
    pub fn new(session: Session, archive: Rc<dyn Archive>, thinker: Thinker) -> LocalSeat {
        let scene = Scene::of(&session, &[]);
        LocalSeat { session, archive, thinker, thinking: None, talk: Vec::new(), scene }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    fn refresh(&mut self) {
        let version = self.session.version();
        self.talk.retain(|talk| talk.ply < version.ply);
        // Drops a choice for another state.
        self.thinking.take_if(|thinking| thinking.version != version);
        self.scene = Scene::of(&self.session, &self.talk);
    }

    /// Real cards: adds the outcome that the game waits for. If it is impossible, nothing has changed.
    pub fn tell(&mut self, outcome: Outcome) -> Result<Kept, Refused> {
        let told = self.session.tell(outcome, &*self.archive);
        self.refresh();
        told
    }

    /// Real cards: what has to be done with the cards now. Each chore is returned once.
    pub fn new_chores(&mut self) -> Vec<Chore> {
        self.session.new_chores()
    }

    /// Real cards: corrects an outcome that was told wrongly.
    pub fn correct(&mut self, moment: Moment, right: Outcome) -> Result<Corrected, NoCorrection> {
        let corrected = self.session.correct(moment, right, &*self.archive);
        self.refresh();
        corrected
    }

    /// Real cards: replaces the deal.
    pub fn redeal(&mut self, dealt: Playthrough) -> Result<Corrected, NoCorrection> {
        let corrected = self.session.redeal(dealt, &*self.archive);
        self.refresh();
        corrected
    }

    /// Plays a step of a lesson.
    pub fn follow_lesson(&mut self, lecture: &mut Lecture, actions: &[Action]) -> Result<Kept, Refused> {
        let kept = lecture.act(&mut self.session, actions, &*self.archive);
        self.refresh();
        kept
    }

    /// Takes the last choice back, where a lesson teaches that.
    pub fn take_back_in_lesson(&mut self, lecture: &mut Lecture) {
        lecture.take_back(&mut self.session);
        self.refresh();
    }

    /// Asks the program whose turn it is. Returns its choice once the move may be made.
    fn next_move(&mut self, now: Duration) -> Option<Result<Thought, Trouble>> {
        let (seat, program) = self.session.asked_program()?;
        let version = self.session.version();
        let thinking = match self.thinking.take() {
            Some(thinking) if thinking.version == version => self.thinking.insert(thinking),
            Some(_) | None => {
                let thought = (self.thinker)(program, &self.session.game().view(seat));
                self.thinking.insert(Thinking { version, not_before: now + PACE, thought })
            }
        };
        if now < thinking.not_before {
            return None;
        }
        let thought = thinking.thought.get()?.clone();
        self.thinking = match thought {
            Ok(_) => None,
            // Try again after a pause.
            Err(_) => {
                let thought = (self.thinker)(program, &self.session.game().view(seat));
                Some(Thinking { version, not_before: now + RETRY, thought })
            }
        };
        Some(thought)
    }

    /// Carries out the choice of a program. An illegal choice is refused, and the program chooses again later.
    fn move_program(&mut self, thought: Thought) -> Result<Done, Reason> {
        let (ply, asked) = (self.session.version().ply, self.session.asked_program());
        let kept = self.session.act_for_program(thought.action, &*self.archive).map_err(Reason::Illegal)?;
        if let Some((seat, _)) = asked
            && self.scene.setup().may_talk()
            && !thought.why.is_empty()
        {
            self.talk.push(Talk { ply, seat, lines: thought.why });
        }
        self.refresh();
        Ok(Done { change: Change::Moved, kept })
    }
}

impl GameSeat for LocalSeat {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn request(&mut self, ask: Ask) -> Answer {
        let answer = self.session.carry_out(ask, &*self.archive);
        self.refresh();
        answer
    }

    fn poll(&mut self, now: Duration) -> Option<News> {
        let result = match self.next_move(now)? {
            Ok(thought) => self.move_program(thought),
            Err(trouble) => Err(Reason::NoThought(trouble)),
        };
        Some(News { reply_to: None, result })
    }

    fn whole(&self) -> Option<&Playthrough> {
        Some(self.session.playthrough())
    }

    fn local(&self) -> Option<&LocalSeat> {
        Some(self)
    }

    fn local_mut(&mut self) -> Option<&mut LocalSeat> {
        Some(self)
    }
}
