//! The seat of a game that another device hosts.

use std::collections::VecDeque;
use std::time::Duration;

use onirim_core::{Card, Cards, Event, Game, Group, QuickChance, View};
use onirim_record::Playthrough;
use onirim_session::{
    About, Answer, Ask, Change, Done, GameKind, GameSeat, Kept, LocalSeat, News, Presence, Reason, Scene, SpellStop,
    Surroundings, Ticket,
};

use super::contact::{Contact, Said};
use super::line::{BadLine, HostLine, SeatAsk, SeatRequest, Since};
use super::link::Link;

/// The most unanswered requests. More are refused.
const MOST_REQUESTS: usize = 4;

/// The seat of a game that another device hosts.
///
/// A request is pending until the host answers, and applies to the state that the screen showed. A second one waits
/// for the first; if the game has moved by then, the host refuses it as stale.
#[derive(Debug)]
pub struct FarSeat {
    contact: Contact,
    scene: Scene,
    /// The presence of the partner in the host's last line.
    partner: Presence,
    whole: Option<Playthrough>,
    is_given_up: bool,
    /// Must the host send everything again?
    has_lost_track: bool,
    stop: SpellStop,
    ticket: Ticket,
    /// Unanswered requests; the first one has been sent.
    requests: VecDeque<SeatRequest>,
    news: VecDeque<News>,
}

/// A seat that waits for the first line of its host.
#[derive(Debug)]
pub struct Joining(Option<Contact>);

impl Joining {
    /// Joins the game of the host behind this link. The number identifies the screen among those of its seat: any
    /// random number below 2^53 will do.
    pub fn new(link: Box<dyn Link>, screen: u64) -> Joining {
        Joining(Some(Contact::new(link, screen)))
    }

    /// The seat, once the host has sent the game. The time counts from any fixed moment.
    pub fn poll(&mut self, now: Duration) -> Option<FarSeat> {
        let contact = self.0.as_mut()?;
        contact.exchange(now, || Said { has: None, whole: false, stop: SpellStop::Never, request: None });
        while let Some(line) = contact.next() {
            match first_scene(&line) {
                Ok(scene) => return self.0.take().map(|contact| FarSeat::new(contact, scene, &line)),
                Err(bad) => contact.refuse(bad),
            }
        }
        None
    }

    /// The last line of the host that was refused: the host may speak another version.
    pub fn bad_line(&self) -> Option<&BadLine> {
        self.0.as_ref().and_then(Contact::bad)
    }
}

fn first_scene(line: &HostLine) -> Result<Scene, BadLine> {
    let Some(since) = &line.since else { return Err(BadLine::Contradiction("the state is missing")) };
    if since.keep > 0 {
        return Err(BadLine::Contradiction("it keeps chapters that the screen does not have"));
    }
    scene(line, since.view, since.told.clone())
}

/// The scene of this line, if a game can have it.
fn scene(line: &HostLine, view: View, told: Vec<Vec<Event>>) -> Result<Scene, BadLine> {
    let version = line.at;
    if told.len() != version.ply.saturating_add(1) {
        return Err(BadLine::Contradiction("there is a chapter for the deal and one for each ply"));
    }
    if Game::imagined(&view, &mut QuickChance::new(0)).is_err() {
        return Err(BadLine::Contradiction("no game has this view"));
    }
    let scene = Scene::of_seat(view, told, version, surroundings(line));
    if is_in_order(&scene) {
        Ok(scene)
    } else {
        Err(BadLine::Contradiction("the view is not what the chapters lead to"))
    }
}

/// Do the chapters lead to the hand and the discard pile of the view?
fn is_in_order(scene: &Scene) -> bool {
    let Scene { view, order, .. } = scene;
    let held = |group: Group| -> Vec<Card> {
        let mut cards: Vec<Card> = order.places(group).iter().flatten().map(|held| held.card).collect();
        cards.sort_unstable();
        cards
    };
    let sorted = |cards: &[Card]| -> Vec<Card> {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    held(Group::Personal) == sorted(&view.hand)
        && held(Group::Shared) == sorted(&view.shared)
        && order.discard_pile().iter().copied().collect::<Cards>() == view.discard_pile
}

fn surroundings(line: &HostLine) -> Surroundings {
    let (standing, code, programs) = (line.standing, line.code, line.programs);
    let about = About { kind: GameKind::Normal, standing, id: None, code, programs };
    Surroundings { partner: line.partner, rights: line.rights, about }
}

fn done(change: Change, kept: Kept) -> Done {
    Done { change, kept }
}

/// A change without a request.
fn by_itself(change: Change) -> News {
    News { reply_to: None, result: Ok(done(change, Kept::Saved)) }
}

impl FarSeat {
    fn new(contact: Contact, scene: Scene, line: &HostLine) -> FarSeat {
        let mut seat = FarSeat {
            contact,
            partner: scene.partner,
            scene,
            whole: None,
            is_given_up: line.given_up,
            has_lost_track: false,
            stop: SpellStop::Never,
            ticket: Ticket::default(),
            requests: VecDeque::new(),
            news: VecDeque::new(),
        };
        seat.take_record(line.record.as_deref());
        seat.news.extend(line.given_up.then(|| by_itself(Change::GivenUp)));
        seat
    }

    /// The last line of the host that was refused: the host may speak another version.
    pub fn bad_line(&self) -> Option<&BadLine> {
        self.contact.bad()
    }

    fn said(&self) -> Said {
        Said {
            has: Some(self.scene.version).filter(|_| !self.has_lost_track),
            whole: self.whole.is_some(),
            stop: self.stop,
            request: self.requests.front().cloned(),
        }
    }

    fn say(&mut self) {
        let said = self.said();
        self.contact.say(said);
    }

    /// Queues a request for the state that the screen shows now.
    fn send(&mut self, ask: SeatAsk) -> Answer {
        if self.requests.len() == MOST_REQUESTS {
            return Answer::Refused(Reason::Busy);
        }
        self.ticket = self.ticket.next();
        self.requests.push_back(SeatRequest { id: self.ticket.0, at: self.scene.version, ask });
        if self.requests.len() == 1 {
            self.say();
        }
        Answer::Sent(self.ticket)
    }

    /// Applies a line of the host.
    fn take(&mut self, line: HostLine) {
        let version = line.at;
        if version < self.scene.version {
            return;
        }
        let before = (self.scene.version, self.scene.rights, self.scene.about.clone());
        if version == before.0 {
            let Surroundings { partner: _, rights, about } = surroundings(&line);
            (self.scene.rights, self.scene.about) = (rights, about);
        } else {
            match self.moved(&line) {
                Ok(scene) => (self.scene, self.whole) = (scene, None),
                Err(bad) => {
                    self.has_lost_track = true;
                    return self.contact.refuse(bad);
                }
            }
        }
        self.has_lost_track = false;
        self.partner = line.partner;
        let is_elsewhere = self.show_presence();
        let is_other = is_elsewhere || (&self.scene.rights, &self.scene.about) != (&before.1, &before.2);
        let moved = match version {
            _ if version == before.0 => is_other.then_some(Change::Noted),
            _ if version.line == before.0.line => Some(Change::Moved),
            _ => Some(Change::LaidOut),
        };
        let has_record = self.take_record(line.record.as_deref());
        self.tell(line, moved.or(has_record.then_some(Change::Noted)));
    }

    /// Reports the answer to the first request, and the change of the table.
    fn tell(&mut self, line: HostLine, moved: Option<Change>) {
        let answered =
            self.requests.front().is_some_and(|request| Some(request.id) == line.reply.as_ref().map(|reply| reply.id));
        let gave_up = std::mem::replace(&mut self.is_given_up, line.given_up);
        let mut ends = line.given_up && !gave_up;
        match line.reply.filter(|_| answered) {
            None => self.news.extend(moved.map(by_itself)),
            Some(reply) => {
                self.requests.pop_front();
                let result = reply.became.result();
                // These changes are the answer itself.
                let is_told = match result {
                    Ok(Change::Moved | Change::TakenBack | Change::LaidOut | Change::GivenUp) => true,
                    Ok(Change::HandedOver | Change::Noted | Change::Advised) => moved == Some(Change::Noted),
                    Err(_) => false,
                };
                ends &= result != Ok(Change::GivenUp);
                self.news.extend(moved.filter(|_| !is_told).map(by_itself));
                let result = result.map(|change| done(change, Kept::Saved));
                let result = result.map_err(|why| why.reason(&self.scene.actions));
                self.news.push_back(News { reply_to: Some(Ticket(reply.id)), result });
                if !self.requests.is_empty() {
                    self.say();
                }
            }
        }
        if ends {
            self.news.push_back(by_itself(Change::GivenUp));
        }
    }

    /// The scene after a change.
    fn moved(&self, line: &HostLine) -> Result<Scene, BadLine> {
        let Some(Since { base, keep, told, view }) = line.since.as_deref() else {
            return Err(BadLine::Contradiction("what has happened is missing"));
        };
        if (view.seat, view.setup) != (self.scene.view.seat, self.scene.view.setup) {
            return Err(BadLine::Contradiction("it is the view of another seat or game"));
        }
        // A state between the base and that of the line has the same first chapters as both.
        if *keep > 0 && base.is_none_or(|base| base > self.scene.version) {
            return Err(BadLine::Contradiction("it follows a state that the screen does not have"));
        }
        let kept = usize::try_from(*keep).ok().and_then(|keep| self.scene.told.get(..keep));
        let Some(kept) = kept else {
            return Err(BadLine::Contradiction("it keeps chapters that the screen does not have"));
        };
        scene(line, *view, kept.iter().chain(told).cloned().collect())
    }

    /// Takes over the record of the whole game if it agrees with the view. Returns whether it is new.
    fn take_record(&mut self, record: Option<&str>) -> bool {
        let record = record.filter(|_| self.scene.is_over() && self.whole.is_none());
        let Some(record) = record else { return false };
        let view = self.scene.view;
        let read = Playthrough::read(record.as_bytes()).ok();
        self.whole = read.filter(|whole| whole.record().setup == view.setup && whole.game().view(view.seat) == view);
        self.whole.is_some()
    }

    /// Updates the presence of the partner, who counts as away while the host is silent.
    fn show_presence(&mut self) -> bool {
        let partner = if self.contact.is_silent() { Presence::Away } else { self.partner };
        std::mem::replace(&mut self.scene.partner, partner) != partner
    }
}

impl GameSeat for FarSeat {
    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn request(&mut self, ask: Ask) -> Answer {
        match ask {
            Ask::Act(actions) => self.send(SeatAsk::Act(actions)),
            Ask::GoOn => self.send(SeatAsk::GoOn),
            Ask::StopThisTurn(stop) => self.send(SeatAsk::StopThisTurn(stop)),
            Ask::TakeBack => self.send(SeatAsk::TakeBack),
            Ask::Redo => self.send(SeatAsk::Redo),
            Ask::NoteAdvice => self.send(SeatAsk::NoteAdvice),
            Ask::GiveUp => self.send(SeatAsk::GiveUp),
            // Not a request: every line has the stop.
            Ask::StopUsually(stop) => {
                if std::mem::replace(&mut self.stop, stop) != stop {
                    self.say();
                }
                Answer::Done(done(Change::Noted, Kept::Saved))
            }
            // The host saves the game before it answers.
            Ask::Keep => Answer::Done(done(Change::Noted, Kept::Saved)),
            Ask::HandOver => Answer::Refused(Reason::NotHere),
        }
    }

    fn poll(&mut self, now: Duration) -> Option<News> {
        self.keep_in_touch(now);
        while self.news.is_empty()
            && let Some(line) = self.contact.next()
        {
            self.take(line);
        }
        if self.news.is_empty() && self.show_presence() {
            self.news.push_back(by_itself(Change::Noted));
        }
        self.news.pop_front()
    }

    fn keep_in_touch(&mut self, now: Duration) {
        let said = self.said();
        self.contact.exchange(now, || said);
    }

    fn whole(&self) -> Option<&Playthrough> {
        self.whole.as_ref()
    }

    fn local(&self) -> Option<&LocalSeat> {
        None
    }

    fn local_mut(&mut self) -> Option<&mut LocalSeat> {
        None
    }
}
