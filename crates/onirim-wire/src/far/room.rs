//! The host's side: one game and its screens.

use std::time::Duration;

use onirim_core::{Action, Seat};
use onirim_record::Refused;
use onirim_session::{Answer, Ask, GameKind, Nowhere, Presence, Reason, Session, SpellStop, Standing, Version};
use thiserror::Error;

use super::SILENCE;
use super::line::{BadLine, Became, HostLine, Reply, SeatLine, SeatRequest, Seats, Since};
use super::refusal::Refusal;

/// So many screens of a seat are remembered.
const MOST_SCREENS: usize = 8;

/// One game and its screens, as a state machine: lines and time go in, letters come out.
///
/// A request is carried out at most once, and only in the state that its screen showed. A letter holds only what its
/// seat may know.
///
/// A room stores nothing. A server that does changes a clone, stores the changes, and only then replaces the room by
/// the clone and sends the letters: so nothing is acknowledged that could be lost.
///
/// Taking back needs the consent of both players, and no message asks for it yet: if the partner is a person, it is
/// refused with [`NoUndo::NotHere`](onirim_session::NoUndo::NotHere). With a program as partner it works as on one
/// device.
#[derive(Clone, Debug)]
pub struct Room {
    session: Session,
    screens: Vec<Screen>,
    is_given_up: bool,
}

/// A line for a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The seat of the screen.
    pub seat: Seat,
    /// Its number.
    pub screen: u64,
    /// The line, without a line feed.
    pub line: String,
}

/// Why a game cannot be hosted for seats on other devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoRoom {
    /// Lessons, real cards and the deal of a day are for one device.
    #[error("a game of this kind is played at one device")]
    Kind,
    /// The cards come from outside. Asking for them would reveal what a player holds.
    #[error("the cards of the game come from outside: a seat would learn which are wanted")]
    NoSeed,
}

/// The state of a screen.
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
    /// The answer to its last request.
    last: Option<Reply>,
    /// The presence of the partner that was sent last.
    partner: Option<Presence>,
}

/// Changes of it are sent to all screens.
type State = (Version, Standing, bool);

impl Room {
    /// A room with this game, and no screens yet.
    pub fn new(session: Session) -> Result<Room, NoRoom> {
        if session.record().seed.is_none() { Err(NoRoom::NoSeed) } else { Room::foretold(session) }
    }

    /// A room whose cards are known beforehand: see [`Session::foretell`]. When they have run out, nothing more can
    /// be done.
    pub fn foretold(session: Session) -> Result<Room, NoRoom> {
        match session.kind() {
            GameKind::Normal => Ok(Room { session, screens: Vec::new(), is_given_up: false }),
            GameKind::Daily(_) | GameKind::Table | GameKind::Lesson => Err(NoRoom::Kind),
        }
    }

    /// The game, with hidden cards.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Processes a line of a screen and returns the letters to send. The transport must ensure that the line comes
    /// from this seat.
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
        // A late or doubled line.
        if line.number <= screen.heard {
            return Ok(self.pass(now));
        }
        (screen.heard, screen.has_record, screen.has) = (line.number, line.whole, line.has);
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

    /// Returns letters about partners that have come or gone. To be called about every second.
    pub fn pass(&mut self, now: Duration) -> Vec<Letter> {
        let partners = Seat::BOTH.map(|seat| self.partner_of(seat, now));
        self.letters(now, |_, screen| screen.partner != Some(partners[screen.seat.index()]))
    }

    /// Carries out the action of the program that is asked. On an error nothing has changed.
    pub fn move_program(&mut self, action: Action, now: Duration) -> Result<Vec<Letter>, Refused> {
        let before = self.state();
        let _ = self.session.act_for_program(action, &Nowhere)?;
        Ok(if self.state() == before { Vec::new() } else { self.letters(now, |_, _| true) })
    }

    /// The index of this screen. If a seat has too many, the one that was silent longest is forgotten; its repeated
    /// requests are stale then.
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

    /// Carries out a request, unless it was answered before.
    fn answer(&mut self, place: usize, SeatRequest { id, at, ask }: SeatRequest) {
        if self.screens[place].last.as_ref().is_some_and(|last| id <= last.id) {
            return;
        }
        let became = self.carry_out(at, ask.into());
        self.screens[place].last = Some(Reply { id, became });
    }

    /// Carries out a request of the seat that the session shows.
    fn carry_out(&mut self, at: Version, ask: Ask) -> Became {
        if at != self.session.version() {
            return Became::Refused(Refusal::Stale);
        }
        if self.is_given_up || ask == Ask::GiveUp && self.session.is_over() {
            return Became::Refused(Refusal::NotHere);
        }
        // Checked first: the reason why an action is illegal would reveal cards of the partner.
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

    /// Letters to the chosen screens that are present.
    fn letters(&mut self, now: Duration, chosen: impl Fn(usize, &Screen) -> bool) -> Vec<Letter> {
        let there =
            |(place, screen): (usize, &Screen)| (screen.is_there(now) && chosen(place, screen)).then_some(place);
        let places: Vec<usize> = self.screens.iter().enumerate().filter_map(there).collect();
        places.into_iter().map(|place| self.letter(place, now)).collect()
    }

    /// The letter to a screen: the state of the game with all that the screen lacks.
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
            let base = screen.has.filter(|_| keep > 0);
            Box::new(Since { base, keep: keep as u64, told: session.host().told(seat, keep), view: session.view() })
        };
        let wants_record = session.is_over() && !(is_known && screen.has_record);
        let line = HostLine {
            seats: Seats,
            screen: screen.number,
            heard: screen.heard,
            reply: screen.last.clone(),
            at: version,
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
