//! The host's side: one game, and the screens that sit at it.

use std::fmt;
use std::time::Duration;

use onirim_core::{Action, Seat};
use onirim_record::Refused;
use onirim_session::{Answer, Ask, GameKind, Nowhere, Presence, Reason, Session, SpellStop, Standing, Version};

use super::SILENCE;
use super::line::{BadLine, Became, HostLine, Reply, SeatLine, SeatRequest, Seats, Since};
use super::refusal::Refusal;

/// So many screens of a seat are remembered.
const MOST_SCREENS: usize = 8;

/// One game and the screens that sit at it. It is a state machine: lines and time go in, letters come out.
///
/// What a seat asks for is done at most once, and only in the state of the game that its screen showed. Every letter is made of what its seat may know.
///
/// A room keeps nothing on a disk. The side that has it changes a clone, keeps what has changed, and only then lets the clone take the place of the room and sends the
/// letters: so nothing is acknowledged that could be lost.
///
/// Taking back needs the consent of both players, which no message asks for yet: while the other seat is a person's, it is refused with
/// [`NoUndo::NotHere`](onirim_session::NoUndo::NotHere). With a program at the other seat it is as at one device.
#[derive(Clone, Debug)]
pub struct Room {
    session: Session,
    screens: Vec<Screen>,
    is_given_up: bool,
}

/// A line for a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Where it sits.
    pub seat: Seat,
    /// Its number.
    pub screen: u64,
    /// The line, without a line feed.
    pub line: String,
}

/// Why a game cannot be hosted for seats on other devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// Lessons, real cards and the deal of a day are for one device.
    Kind,
    /// The cards would have to be told. Which are wanted tells what a player holds.
    NoSeed,
}

impl fmt::Display for NoRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoRoom::Kind => "a game of this kind is played at one device",
            NoRoom::NoSeed => "the cards of the game come from outside: a seat would learn which are wanted",
        })
    }
}

impl std::error::Error for NoRoom {}

/// What is remembered of a screen.
#[derive(Clone, Debug)]
struct Screen {
    seat: Seat,
    number: u64,
    /// The highest number of its lines.
    heard: u64,
    heard_at: Duration,
    has: Option<Version>,
    has_record: bool,
    stop: SpellStop,
    /// What became of its last request.
    last: Option<Reply>,
    /// Where its partner was, as it was told last.
    partner: Option<Presence>,
}

/// What all screens are told when it changes.
type State = (Version, Standing, bool);

impl Room {
    /// A room with this game, and no screens yet.
    pub fn new(session: Session) -> Result<Room, NoRoom> {
        if session.record().seed.is_none() { Err(NoRoom::NoSeed) } else { Room::foretold(session) }
    }

    /// The same where the cards are known beforehand: see [`Session::foretell`]. When they have run out, nothing is done any more.
    pub fn foretold(session: Session) -> Result<Room, NoRoom> {
        match session.kind() {
            GameKind::Normal => Ok(Room { session, screens: Vec::new(), is_given_up: false }),
            GameKind::Daily(_) | GameKind::Table | GameKind::Lesson => Err(NoRoom::Kind),
        }
    }

    /// The game. It is the whole truth.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// A screen of this seat has said this. That the line comes from this seat, the transport vouches for.
    ///
    /// On an error nothing has changed.
    pub fn hear(&mut self, seat: Seat, line: &str, now: Duration) -> Result<Vec<Letter>, BadLine> {
        let line = SeatLine::read(line)?;
        let is_person = self.session.programs().at(seat).is_none();
        if !is_person || !self.session.record().setup.seats().contains(&seat) {
            return Err(BadLine::NoSeat(seat));
        }
        let place = self.place_of(seat, line.screen);
        let screen = &mut self.screens[place];
        screen.heard_at = now;
        // An older line that was late, or one that was doubled.
        if line.number <= screen.heard {
            return Ok(self.pass(now));
        }
        (screen.heard, screen.has_record, screen.has) = (line.number, line.whole, line.has.map(Version::from));
        let before = self.state();
        self.session.sit(seat);
        if std::mem::replace(&mut self.screens[place].stop, line.stop) != line.stop {
            self.session.stop_usually(line.stop);
        }
        if let Some(request) = line.request {
            self.answer(place, request);
        }
        let mut letters = vec![self.letter(place, now)];
        if self.state() != before {
            letters.extend(self.letters(now, |number, _| number != place));
        }
        letters.extend(self.pass(now));
        Ok(letters)
    }

    /// Time has passed: tells who has come or gone. It is to be called every second or so.
    pub fn pass(&mut self, now: Duration) -> Vec<Letter> {
        let partners = Seat::BOTH.map(|seat| self.partner_of(seat, now));
        self.letters(now, |_, screen| screen.partner != Some(partners[screen.seat.index()]))
    }

    /// Carries out what the program chose that is asked now. On an error nothing has changed.
    pub fn move_program(&mut self, action: Action, now: Duration) -> Result<Vec<Letter>, Refused> {
        let before = self.state();
        let _ = self.session.act_for_program(action, &Nowhere)?;
        Ok(if self.state() == before { Vec::new() } else { self.letters(now, |_, _| true) })
    }

    /// The place of this screen. Where there are too many of a seat, the one that was silent longest is forgotten: what it asks for again is stale.
    fn place_of(&mut self, seat: Seat, number: u64) -> usize {
        let known = |screen: &Screen| screen.seat == seat && screen.number == number;
        if let Some(place) = self.screens.iter().position(known) {
            return place;
        }
        let screen = Screen {
            seat,
            number,
            heard: 0,
            heard_at: Duration::ZERO,
            has: None,
            has_record: false,
            stop: SpellStop::Never,
            last: None,
            partner: None,
        };
        let of_seat = self.screens.iter().enumerate().filter(|(_, screen)| screen.seat == seat);
        let oldest = of_seat.clone().min_by_key(|(_, screen)| screen.heard_at).map(|(place, _)| place);
        match oldest {
            Some(place) if of_seat.count() >= MOST_SCREENS => {
                self.screens[place] = screen;
                place
            }
            Some(_) | None => {
                self.screens.push(screen);
                self.screens.len() - 1
            }
        }
    }

    /// Carries out a request, unless it is one that was answered before.
    fn answer(&mut self, place: usize, SeatRequest { id, at, ask }: SeatRequest) {
        if self.screens[place].last.as_ref().is_some_and(|last| id <= last.id) {
            return;
        }
        let became = self.carry_out(at.into(), ask.into());
        self.screens[place].last = Some(Reply { id, became });
    }

    /// Carries out what the seat asks for that looks at the session.
    fn carry_out(&mut self, at: Version, ask: Ask) -> Became {
        if at != self.session.version() {
            return Became::Refused(Refusal::Stale);
        }
        if self.is_given_up || ask == Ask::GiveUp && self.session.is_over() {
            return Became::Refused(Refusal::NotHere);
        }
        // First of all: why an action is illegal tells what the partner holds.
        let is_asked = self.session.decision().is_some_and(|asked| asked.seat == self.session.viewer());
        if matches!(ask, Ask::Act(_)) && !is_asked {
            return Became::Refused(Refusal::NotAsked);
        }
        let gives_up = ask == Ask::GiveUp;
        match self.session.carry_out(ask, &Nowhere) {
            Answer::Done(done) => {
                self.is_given_up = gives_up;
                Became::of(done.change)
            }
            Answer::Refused(reason) => Became::Refused(Refusal::of(&reason)),
            // A session answers at once.
            Answer::Sent(_) => Became::Refused(Refusal::of(&Reason::NotHere)),
        }
    }

    fn state(&self) -> State {
        (self.session.version(), self.session.standing(), self.is_given_up)
    }

    /// Where the partner of this seat is.
    fn partner_of(&self, seat: Seat, now: Duration) -> Presence {
        let partner = seat.partner();
        let is_here = |screen: &Screen| screen.seat == partner && screen.is_there(now);
        if !self.session.record().setup.seats().contains(&partner) {
            return Presence::Here;
        }
        match (self.session.programs().at(partner), self.session.asked_program()) {
            (Some(_), Some((asked, _))) if asked == partner => Presence::Thinking,
            (Some(_), _) => Presence::Here,
            (None, _) => {
                if self.screens.iter().any(is_here) {
                    Presence::Here
                } else {
                    Presence::Away
                }
            }
        }
    }

    /// Letters to those screens that are there and chosen.
    fn letters(&mut self, now: Duration, chosen: impl Fn(usize, &Screen) -> bool) -> Vec<Letter> {
        let there =
            |(place, screen): (usize, &Screen)| (screen.is_there(now) && chosen(place, screen)).then_some(place);
        let places: Vec<usize> = self.screens.iter().enumerate().filter_map(there).collect();
        places.into_iter().map(|place| self.letter(place, now)).collect()
    }

    /// How the game stands for this screen, with all that it lacks.
    fn letter(&mut self, place: usize, now: Duration) -> Letter {
        let seat = self.screens[place].seat;
        let partner = self.partner_of(seat, now);
        self.screens[place].partner = Some(partner);
        self.session.sit(seat);
        let (session, screen) = (&self.session, &self.screens[place]);
        let (version, about) = (session.version(), session.about());
        let is_known = screen.has == Some(version);
        let since = || {
            let keep = screen.has.map_or(0, |has| session.host().chapters_since(has));
            let base = screen.has.map(Into::into).filter(|_| keep > 0);
            Box::new(Since { base, keep: keep as u64, told: session.host().told(seat, keep), view: session.view() })
        };
        let wants_record = session.is_over() && !(is_known && screen.has_record);
        let line = HostLine {
            seats: Seats,
            screen: screen.number,
            heard: screen.heard,
            reply: screen.last.clone(),
            at: version.into(),
            partner,
            rights: session.rights(),
            standing: about.standing,
            code: about.code,
            programs: about.programs,
            given_up: self.is_given_up,
            since: (!is_known).then(since),
            record: wants_record.then(|| session.record().to_string()),
        };
        Letter { seat, screen: screen.number, line: line.written() }
    }
}

impl Screen {
    fn is_there(&self, now: Duration) -> bool {
        now.saturating_sub(self.heard_at) < SILENCE
    }
}
