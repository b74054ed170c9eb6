//! The seat of a game that this device holds.

use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use onirim_core::{Action, Outcome, Seat};
use onirim_record::{Playthrough, Program, Refused};

use crate::archive::Archive;
use crate::host::Version;
use crate::keep::{Agreed, Kept};
use crate::lesson::Lecture;
use crate::real_cards::{Chore, Corrected, Moment, NoCorrection};
use crate::scene::{Scene, Talk};
use crate::seat::{Answer, Ask, Change, Done, GameSeat, News, Reason, Thinker, Thought, Ticket, may_talk};
use crate::session::Session;
use crate::trouble::Trouble;

/// A program moves no sooner than this after the last change, so that a person can follow.
const PACE: Duration = Duration::from_millis(700);
/// After this a program that could not think tries again.
const RETRY: Duration = Duration::from_secs(5);

/// The seat of a game that this device holds: one player, two who share the screen, or a person and a program.
pub struct LocalSeat {
    session: Session,
    archive: Rc<dyn Archive>,
    /// The programs at their seats.
    thinkers: [Option<Box<dyn Thinker>>; 2],
    thinking: Option<Thinking>,
    talk: Vec<Talk>,
    scene: Scene,
}

/// What a program thinks about a state of the game.
#[derive(Debug)]
struct Thinking {
    version: Version,
    /// When this state was first seen.
    since: Duration,
    progress: Progress,
}

/// How far a thought has come.
#[derive(Debug)]
enum Progress {
    Begun(Ticket),
    Finished(Thought),
    /// The program could not think, and tries again at this time.
    Failed(Duration),
}

impl fmt::Debug for LocalSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LocalSeat").field("session", &self.session).field("thinking", &self.thinking).finish()
    }
}

impl LocalSeat {
    /// Takes the seat. `thinker` makes the programs that take seats of this game.
    pub fn new(
        session: Session,
        archive: Rc<dyn Archive>,
        mut thinker: impl FnMut(Program) -> Box<dyn Thinker>,
    ) -> LocalSeat {
        let thinkers = Seat::BOTH.map(|seat| session.programs().at(seat).map(&mut thinker));
        let scene = Scene::of(&session, &[]);
        LocalSeat { session, archive, thinkers, thinking: None, talk: Vec::new(), scene }
    }

    /// The game that this device holds.
    pub fn session(&self) -> &Session {
        &self.session
    }

    fn refresh(&mut self) {
        let ply = self.session.version().ply;
        self.talk.retain(|talk| talk.ply < ply);
        self.scene = Scene::of(&self.session, &self.talk);
    }

    /// Real cards: tells the one that came up. If it cannot be, nothing has changed.
    pub fn tell(&mut self, outcome: Outcome) -> Result<Kept, Refused> {
        let told = self.session.tell(outcome, &*self.archive);
        self.refresh();
        told
    }

    /// Real cards: what hands have to do now. It is told once.
    pub fn new_chores(&mut self) -> Vec<Chore> {
        self.session.new_chores()
    }

    /// Real cards: something else came up there than was told.
    pub fn correct(&mut self, moment: Moment, right: Outcome) -> Result<Corrected, NoCorrection> {
        let corrected = self.session.correct(moment, right, &*self.archive);
        self.refresh();
        corrected
    }

    /// Real cards: the deal has been told anew.
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

    fn done(&self, change: Change, kept: Kept) -> Answer {
        Answer::Done(Done { change, kept })
    }

    fn agreed(&self, change: Change, agreed: Agreed) -> Answer {
        match agreed {
            Agreed::Done => self.done(change, Kept::Saved),
            Agreed::Refused(trouble) => Answer::Refused(Reason::NotKept(trouble)),
            Agreed::MovedOn => self.done(Change::Noted, Kept::MovedOn),
            Agreed::Ended => self.done(Change::Noted, Kept::Ended),
        }
    }

    fn carry_out(&mut self, ask: Ask) -> Answer {
        let archive = &*self.archive;
        match ask {
            Ask::Act(actions) => match self.session.act(&actions, archive) {
                Ok(kept) => self.done(Change::Moved, kept),
                Err(refused) => Answer::Refused(Reason::Illegal(refused)),
            },
            Ask::GoOn => {
                let before = self.session.version();
                let kept = self.session.go_on(archive);
                // With real cards, a draw begins with a card that is asked for.
                let moved = self.session.version() != before || self.session.wanted().is_some();
                self.done(if moved { Change::Moved } else { Change::Noted }, kept)
            }
            Ask::StopThisTurn(stop) => {
                self.session.stop_this_turn(stop);
                self.done(Change::Noted, Kept::Saved)
            }
            Ask::StopUsually(stop) => {
                self.session.stop_usually(stop);
                self.done(Change::Noted, Kept::Saved)
            }
            Ask::TakeBack => match self.session.take_back(archive) {
                Ok(agreed) => self.agreed(Change::LaidOut, agreed),
                Err(why) => Answer::Refused(Reason::NoUndo(why)),
            },
            Ask::Redo => match self.session.redo(archive) {
                Some(kept) => self.done(Change::LaidOut, kept),
                None => Answer::Refused(Reason::NothingToRedo),
            },
            Ask::NoteAdvice => match self.session.advised(archive) {
                Ok(agreed) => self.agreed(Change::Noted, agreed),
                Err(why) => Answer::Refused(Reason::NoHelp(why)),
            },
            Ask::GiveUp => {
                let agreed = self.session.give_up(archive);
                self.agreed(Change::GivenUp, agreed)
            }
            Ask::HandOver => {
                self.session.pass_on();
                self.done(Change::HandedOver, Kept::Saved)
            }
            Ask::Keep => {
                let kept = self.session.keep(archive);
                self.done(Change::Noted, kept)
            }
        }
    }

    /// Lets the program think that is asked. Returns its choice once the move may be made.
    fn next_move(&mut self, now: Duration) -> Option<Result<Thought, Trouble>> {
        let (seat, _) = self.session.asked_program()?;
        let thinker = self.thinkers[seat.index()].as_mut()?;
        let version = self.session.version();
        let mut begin = |since| {
            let progress = Progress::Begun(thinker.start(&self.session.game().view(seat)));
            Thinking { version, since, progress }
        };
        let thinking = match self.thinking.take() {
            Some(Thinking { version: same, since, progress: Progress::Failed(retry) }) if same == version => {
                if now < retry {
                    self.thinking = Some(Thinking { version, since, progress: Progress::Failed(retry) });
                    return None;
                }
                begin(since)
            }
            Some(thinking) if thinking.version == version => thinking,
            Some(_) | None => begin(now),
        };
        let thinking = self.thinking.insert(thinking);
        while let Progress::Begun(awaited) = thinking.progress
            && let Some((ticket, thought)) = thinker.poll()
        {
            match thought {
                _ if ticket != awaited => {}
                Ok(thought) => thinking.progress = Progress::Finished(thought),
                Err(trouble) => {
                    thinking.progress = Progress::Failed(now + RETRY);
                    return Some(Err(trouble));
                }
            }
        }
        // A clock that was set back holds up one pause.
        if now < thinking.since + PACE {
            return None;
        }
        match &mut thinking.progress {
            Progress::Finished(thought) => {
                let thought = thought.clone();
                thinking.progress = Progress::Failed(now + RETRY);
                Some(Ok(thought))
            }
            Progress::Begun(_) | Progress::Failed(_) => None,
        }
    }

    /// Carries out what a program chose. An action that is not legal is refused, and the program thinks again later.
    fn move_program(&mut self, thought: Thought) -> Result<Done, Reason> {
        let ply = self.session.version().ply;
        let kept = self.session.act_for_program(thought.action, &*self.archive).map_err(Reason::Illegal)?;
        if may_talk(self.scene.setup()) && !thought.why.is_empty() {
            self.talk.push(Talk { ply, lines: thought.why });
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
        let answer = self.carry_out(ask);
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
