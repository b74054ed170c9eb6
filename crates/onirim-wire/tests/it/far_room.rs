//! Rooms and far seats, line by line.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use jiff::civil::date;
use onirim_core::{Action, Book, Card, Color, Communication, Group, Question, Seat, Setup};
use onirim_record::{Playthrough, Program, Programs, Refused};
use onirim_session::{
    Answer, Ask, Change, Deal, GameSeat, NoUndo, Nowhere, Presence, Reason, Session, SpellStop, Version,
};
use onirim_wire::far::{Became, HostLine, Refusal, SeatAsk, SeatLine, SeatRequest};
use onirim_wire::{BadLine, FarSeat, Joining, Link, LinkEvent, NoRoom, Room};

const NOW: Duration = Duration::from_secs(5);

fn session(setup: Setup, programs: Programs) -> Session {
    let code = Playthrough::seeded(setup, 7).record().share_code().expect("it has a seed");
    Session::begin(Deal::With { code, programs }, date(2026, 3, 1), &Nowhere).0
}

fn room(setup: Setup) -> Room {
    Room::new(session(setup, Programs::NONE)).expect("a game like any other")
}

fn here(room: &Room) -> Version {
    room.session().version()
}

fn first(room: &Room) -> Action {
    room.session().game().legal_actions().get(0).expect("the game goes on")
}

fn line(screen: u64, number: u64, request: Option<SeatRequest>) -> SeatLine {
    let mut line = SeatLine::first(screen);
    (line.number, line.request) = (number, request);
    line
}

/// All letters of the room after this line.
fn said(room: &mut Room, seat: Seat, line: &SeatLine) -> Vec<(Seat, HostLine)> {
    let letters = room.hear(seat, &line.written(), NOW).expect("it can be read");
    letters.into_iter().map(|letter| (letter.seat, HostLine::read(&letter.line).expect("it can be read"))).collect()
}

/// The result of a request of a screen.
fn became(room: &mut Room, seat: Seat, number: u64, at: Version, ask: SeatAsk) -> Became {
    let request = SeatRequest { id: number, at, ask };
    let letters = said(room, seat, &line(seat.index() as u64, number, Some(request)));
    letters[0].1.reply.clone().expect("an answer").became
}

#[test]
fn a_repeated_request_gets_the_same_answer_and_is_not_repeated() {
    let mut room = room(Setup::SOLO);
    let request = SeatRequest { id: 1, at: here(&room), ask: SeatAsk::Act(vec![first(&room)]) };
    let before = said(&mut room, Seat::One, &line(1, 1, Some(request.clone())));
    let played = room.session().version();
    assert!(played.ply > 0);
    let again = said(&mut room, Seat::One, &line(1, 2, Some(request)));
    assert_eq!(again[0].1.reply, before[0].1.reply);
    assert_eq!(room.session().version(), played);
    // An older request that was late.
    let act = SeatAsk::Act(vec![first(&room)]);
    let now = here(&room);
    assert_eq!(became(&mut room, Seat::One, 5, now, act), Became::Moved);
    let late = SeatRequest { id: 4, at: here(&room), ask: SeatAsk::Act(vec![first(&room)]) };
    let before = room.session().version();
    said(&mut room, Seat::One, &line(0, 6, Some(late)));
    assert_eq!(room.session().version(), before);
}

#[test]
fn a_doubled_or_late_line_is_processed_once() {
    let mut room = room(Setup::SOLO);
    let request = SeatRequest { id: 1, at: here(&room), ask: SeatAsk::Act(vec![first(&room)]) };
    assert_eq!(said(&mut room, Seat::One, &line(1, 2, Some(request.clone()))).len(), 1);
    assert_eq!(said(&mut room, Seat::One, &line(1, 2, Some(request.clone()))), []);
    assert_eq!(said(&mut room, Seat::One, &line(1, 1, Some(request))), []);
}

#[test]
fn a_request_for_another_state_is_refused_and_the_state_follows() {
    let mut room = room(Setup::SOLO);
    let (then, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
    assert_eq!(became(&mut room, Seat::One, 1, then, act.clone()), Became::Moved);
    let mut stale = line(0, 2, Some(SeatRequest { id: 2, at: then, ask: act }));
    stale.has = Some(then);
    let answer = said(&mut room, Seat::One, &stale).remove(0).1;
    assert_eq!(answer.reply.expect("an answer").became, Became::Refused(Refusal::Stale));
    let since = answer.since.expect("what the screen lacks");
    assert_eq!((since.base, since.keep, answer.at), (Some(then), 1, here(&room)));
    assert_eq!(since.told, room.session().host().told(Seat::One, 1));
}

#[test]
fn an_action_that_arrives_after_a_take_back_does_not_fit() {
    let mut room = room(Setup::SOLO);
    for number in 1..=3 {
        let (now, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
        assert_eq!(became(&mut room, Seat::One, number, now, act), Became::Moved);
    }
    let (late, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
    assert_eq!(became(&mut room, Seat::One, 4, late, SeatAsk::TakeBack), Became::TakenBack);
    let (now, other) = (here(&room), SeatAsk::Act(vec![first(&room)]));
    assert_eq!(became(&mut room, Seat::One, 5, now, other), Became::Moved);
    let after = room.session().version();
    assert_eq!((after.ply, after.line), (late.ply, late.line + 1), "the same ply of another line");
    assert_eq!(became(&mut room, Seat::One, 6, late, act), Became::Refused(Refusal::Stale));
    assert_eq!(room.session().version(), after);
}

/// D10: taking back would reveal the partner's choice. It needs the consent of both, and no message asks for it yet.
#[test]
fn a_person_as_partner_forbids_taking_back() {
    let mut room = room(Setup::duo(Communication::Open));
    let (now, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
    assert_eq!(became(&mut room, Seat::One, 1, now, act), Became::Moved);
    let now = here(&room);
    let no = Became::Refused(Refusal::NoUndo(NoUndo::NotHere));
    assert_eq!(became(&mut room, Seat::One, 2, now, SeatAsk::TakeBack), no);
    assert_eq!(became(&mut room, Seat::One, 3, now, SeatAsk::Redo), Became::Refused(Refusal::NothingToRedo));
    let rights = said(&mut room, Seat::One, &line(0, 4, None))[0].1.rights;
    assert_eq!((rights.takes_back, rights.take_back), (false, Err(NoUndo::NotHere)));
}

/// D10: the reason why an action is illegal reveals cards of the partner, so a seat that is not asked does not get
/// it.
#[test]
fn a_seat_that_is_not_asked_learns_nothing_of_an_action() {
    let mut room = room(Setup::duo(Communication::Silent));
    let (now, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
    assert_eq!(became(&mut room, Seat::Two, 1, now, act), Became::Refused(Refusal::NotAsked));
    let missing = Action::Play { card: Card::key(Color::Red), from: Group::Personal };
    let answer = became(&mut room, Seat::One, 1, now, SeatAsk::Act(vec![missing]));
    assert!(matches!(answer, Became::Refused(Refusal::Illegal { action, .. }) if action == missing), "{answer:?}");
}

#[test]
fn giving_up_ends_a_game_in_both_programs() {
    let mut room = room(Setup::duo(Communication::Talk));
    said(&mut room, Seat::Two, &line(1, 1, None));
    let request = SeatRequest { id: 1, at: here(&room), ask: SeatAsk::GiveUp };
    let letters = said(&mut room, Seat::One, &line(0, 1, Some(request)));
    assert_eq!(letters[0].1.reply.as_ref().map(|reply| &reply.became), Some(&Became::GivenUp));
    assert!(letters.iter().any(|(seat, line)| *seat == Seat::Two && line.given_up && line.record.is_none()));
    let (now, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
    assert_eq!(became(&mut room, Seat::One, 2, now, act), Became::Refused(Refusal::NotHere));
}

/// Two tabs of a browser are two screens of a seat: both get changes, each gets the answers to its own requests.
#[test]
fn a_seat_can_have_several_screens() {
    let mut room = room(Setup::SOLO);
    said(&mut room, Seat::One, &line(11, 1, None));
    let request = SeatRequest { id: 1, at: here(&room), ask: SeatAsk::Act(vec![first(&room)]) };
    let letters = said(&mut room, Seat::One, &line(12, 1, Some(request)));
    let told: Vec<(u64, bool)> = letters.iter().map(|(_, line)| (line.screen, line.reply.is_some())).collect();
    assert_eq!(told, [(12, true), (11, false)]);
}

/// The memory of a room is bounded. A repeated request of a forgotten screen is stale.
#[test]
fn a_request_of_a_forgotten_screen_is_stale() {
    let mut room = room(Setup::SOLO);
    let request = SeatRequest { id: 1, at: here(&room), ask: SeatAsk::Act(vec![first(&room)]) };
    said(&mut room, Seat::One, &line(0, 1, Some(request.clone())));
    for screen in 1..=8 {
        room.hear(Seat::One, &line(screen, 1, None).written(), NOW + Duration::from_secs(screen)).expect("a line");
    }
    let before = room.session().version();
    let again = said(&mut room, Seat::One, &line(0, 2, Some(request)));
    assert_eq!(again[0].1.reply.as_ref().map(|reply| &reply.became), Some(&Became::Refused(Refusal::Stale)));
    assert_eq!(room.session().version(), before);
}

/// K5: each seat has its own stop before draws.
#[test]
fn stops_before_draws_are_those_of_a_seat() {
    let setup = Setup { book: Some(Book::Found), ..Setup::duo(Communication::Open) };
    let mut room = room(setup);
    let mut stops = line(0, 1, None);
    stops.stop = SpellStop::BeforeDraws;
    let letters = said(&mut room, Seat::One, &stops);
    assert_eq!(letters[0].1.rights.spell_stop, Some(SpellStop::BeforeDraws));
    let letters = said(&mut room, Seat::Two, &line(1, 1, None));
    assert_eq!(letters[0].1.rights.spell_stop, Some(SpellStop::Never));
    let mut stopped = [0, 0];
    let mut numbers = [1, 1];
    while let Some(asked) = room.session().decision() {
        let seat = asked.seat;
        stopped[seat.index()] += usize::from(asked.question == Question::BeforeDraw);
        numbers[seat.index()] += 1;
        let actions = room.session().game().legal_actions();
        // A card is discarded where it can be: spells need a pile.
        let discards = actions.iter().find(|action| matches!(action, Action::Discard { .. } | Action::Draw));
        let action = discards.or(actions.get(0)).expect("the game goes on");
        let request = SeatRequest { id: numbers[seat.index()], at: here(&room), ask: SeatAsk::Act(vec![action]) };
        let mut said_so = line(seat.index() as u64, numbers[seat.index()], Some(request));
        said_so.stop = if seat == Seat::One { SpellStop::BeforeDraws } else { SpellStop::Never };
        said(&mut room, seat, &said_so);
    }
    assert!(stopped[0] > 0 && stopped[1] == 0, "{stopped:?}");
}

#[test]
fn a_silent_partner_is_away() {
    let mut room = room(Setup::duo(Communication::Talk));
    assert_eq!(said(&mut room, Seat::One, &line(0, 1, None))[0].1.partner, Presence::Away);
    let told = said(&mut room, Seat::Two, &line(1, 1, None));
    assert!(told.iter().any(|(seat, line)| *seat == Seat::One && line.partner == Presence::Here));
    let beat = line(0, 2, None).written();
    let later = NOW + Duration::from_secs(7);
    room.hear(Seat::One, &beat, later).expect("a line");
    let letters = room.pass(later + Duration::from_secs(3));
    let told: Vec<Presence> =
        letters.iter().map(|letter| HostLine::read(&letter.line).expect("a line").partner).collect();
    assert_eq!(told, [Presence::Away]);
    assert_eq!(room.pass(later + Duration::from_secs(4)), [], "it is told once");
}

/// A server changes a clone of a room, saves it, and can move it to another thread.
#[test]
fn a_room_can_be_cloned_and_sent_to_a_thread() {
    fn is_plain<T: Clone + Send + 'static>(_: &T) {}
    let mut room = room(Setup::SOLO);
    is_plain(&room);
    let mut clone = room.clone();
    let (now, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
    assert_eq!(became(&mut clone, Seat::One, 1, now, act.clone()), Became::Moved);
    assert_eq!(here(&room), now, "what could not be kept has not happened");
    assert_eq!(became(&mut room, Seat::One, 2, now, act), Became::Moved);
}

#[test]
fn some_games_are_not_hosted() {
    let told = Playthrough::scripted(Setup::SOLO, &Playthrough::seeded(Setup::SOLO, 7).record().deal).expect("a deal");
    let without_seed = Session::adopt(told.clone(), &Nowhere).0;
    assert_eq!(Room::new(without_seed).err(), Some(NoRoom::NoSeed));
    assert_eq!(Room::foretold(Session::lesson(told)).err(), Some(NoRoom::Kind));
    let (daily, _) = Session::begin(Deal::Daily(Setup::SOLO), date(2026, 3, 1), &Nowhere);
    assert_eq!(Room::new(daily).err(), Some(NoRoom::Kind));
    let mut alone = room(Setup::SOLO);
    let beat = line(1, 1, None).written();
    assert_eq!(alone.hear(Seat::Two, &beat, NOW), Err(BadLine::NoSeat(Seat::Two)));
    let program = Programs::one(Seat::Two, Program::Fast);
    let mut with_program = Room::new(session(Setup::duo(Communication::Talk), program)).expect("a game");
    assert_eq!(with_program.hear(Seat::Two, &beat, NOW), Err(BadLine::NoSeat(Seat::Two)));
}

/// The lines from and to a screen.
#[derive(Clone, Debug, Default)]
struct Queues(Rc<RefCell<(Vec<String>, VecDeque<LinkEvent>)>>);

impl Link for Queues {
    fn send(&mut self, line: String) {
        self.0.borrow_mut().0.push(line);
    }

    fn poll(&mut self) -> Option<LinkEvent> {
        self.0.borrow_mut().1.pop_front()
    }
}

impl Queues {
    fn hears(&self, line: String) {
        self.0.borrow_mut().1.push_back(LinkEvent::Line(line));
    }

    fn said(&self) -> Vec<SeatLine> {
        let lines = std::mem::take(&mut self.0.borrow_mut().0);
        lines.iter().map(|line| SeatLine::read(line).expect("it can be read")).collect()
    }

    /// Passes the lines of the screen to the room, and its answers to the screen.
    fn exchange(&self, room: &mut Room, now: Duration) {
        for line in self.said() {
            for letter in room.hear(Seat::One, &line.written(), now).expect("it can be read") {
                self.hears(letter.line);
            }
        }
    }
}

fn joined(room: &mut Room) -> (FarSeat, Queues) {
    joined_as(room, 1)
}

fn joined_as(room: &mut Room, screen: u64) -> (FarSeat, Queues) {
    let queues = Queues::default();
    let mut joining = Joining::new(Box::new(queues.clone()), screen);
    assert!(joining.poll(NOW).is_none());
    queues.exchange(room, NOW);
    (joining.poll(NOW).expect("the host has answered"), queues)
}

#[test]
fn a_request_is_repeated_until_it_is_answered() {
    let mut room = room(Setup::SOLO);
    let (mut seat, queues) = joined(&mut room);
    let Answer::Sent(ticket) = seat.request(Ask::Act(vec![seat.scene().actions[0]])) else { panic!("it is sent") };
    let mut requests = queues.said();
    for seconds in 1..4 {
        assert!(seat.poll(NOW + Duration::from_secs(seconds) * 2).is_none_or(|news| news.reply_to.is_none()));
        requests.extend(queues.said());
    }
    assert!(requests.len() >= 3);
    let ids: Vec<u64> = requests.iter().filter_map(|line| line.request.as_ref()).map(|request| request.id).collect();
    assert!(ids.len() == requests.len() && ids.iter().all(|&id| id == ids[0]));
    assert!(requests.windows(2).all(|pair| pair[0].number < pair[1].number), "each line has its own number");
    for line in &requests[1..] {
        for letter in room.hear(Seat::One, &line.written(), NOW).expect("it can be read") {
            queues.hears(letter.line);
        }
    }
    let news: Vec<_> = std::iter::from_fn(|| seat.poll(NOW + Duration::from_secs(7))).collect();
    assert_eq!(news.iter().filter(|news| news.reply_to == Some(ticket)).count(), 1);
    assert_eq!(seat.scene().version, room.session().version());
}

/// A second request waits for the first one, and applies to the state that was shown when it was made.
#[test]
fn a_second_request_waits_and_is_refused_if_the_game_has_moved() {
    let mut room = room(Setup::SOLO);
    let (mut seat, queues) = joined(&mut room);
    let act = Ask::Act(vec![seat.scene().actions[0]]);
    let answers: Vec<Answer> = (0..5).map(|_| seat.request(act.clone())).collect();
    assert_eq!(answers[4], Answer::Refused(Reason::Busy));
    assert_eq!(queues.0.borrow().0.len(), 1, "one is on its way");
    let mut news = Vec::new();
    for _ in 0..10 {
        queues.exchange(&mut room, NOW);
        news.extend(std::iter::from_fn(|| seat.poll(NOW)));
    }
    let replies: Vec<_> = news.into_iter().filter(|news| news.reply_to.is_some()).map(|news| news.result).collect();
    assert_eq!(replies[0].as_ref().map(|done| done.change), Ok(Change::Moved));
    assert_eq!(replies[1..], vec![Err(Reason::Stale); 3]);
    assert_eq!(room.session().version(), seat.scene().version);
}

#[test]
fn a_stop_can_be_lifted_by_a_request() {
    let mut room = room(Setup { book: Some(Book::Found), ..Setup::SOLO });
    let (mut seat, queues) = joined(&mut room);
    for ask in [Ask::StopThisTurn(SpellStop::BeforeDraws), Ask::GoOn] {
        assert!(matches!(seat.request(ask), Answer::Sent(_)));
    }
    let mut replies = Vec::new();
    for _ in 0..4 {
        queues.exchange(&mut room, NOW);
        replies.extend(std::iter::from_fn(|| seat.poll(NOW)).filter(|news| news.reply_to.is_some()));
    }
    assert!(replies.iter().all(|news| news.result.as_ref().map(|done| done.change) == Ok(Change::Noted)));
    assert_eq!((replies.len(), seat.scene().rights.spell_stop), (2, Some(SpellStop::BeforeDraws)));
}

#[test]
fn an_illegal_action_is_refused_with_what_is_legal() {
    let mut room = room(Setup::SOLO);
    let (mut seat, queues) = joined(&mut room);
    let _ = seat.request(Ask::Act(vec![Action::RevealFive]));
    queues.exchange(&mut room, NOW);
    let news = seat.poll(NOW).expect("an answer");
    let Err(Reason::Illegal(refused)) = news.result else { panic!("{news:?}") };
    let here = room.session().clone().act(&[Action::RevealFive], &Nowhere).expect_err("it is illegal");
    assert_eq!(refused, here);
    assert!(matches!(refused, Refused::Illegal { .. }));
}

#[test]
fn requests_of_one_device_are_refused() {
    let mut room = room(Setup::SOLO);
    let (mut seat, _) = joined(&mut room);
    assert_eq!(seat.request(Ask::HandOver), Answer::Refused(Reason::NotHere));
    assert!(seat.local().is_none() && seat.local_mut().is_none() && seat.whole().is_none());
    assert!(matches!(seat.request(Ask::Keep), Answer::Done(_)), "the host keeps the game");
}

/// A far seat reports the version of a newer host.
#[test]
fn a_host_of_another_version_is_noticed() {
    let queues = Queues::default();
    let mut joining = Joining::new(Box::new(queues.clone()), 1);
    queues.hears(r#"{"seats":2,"screen":1}"#.to_owned());
    assert!(joining.poll(NOW).is_none());
    assert_eq!(joining.bad_line(), Some(&BadLine::Version(2)));
}

/// A screen with chapters of an abandoned line gets what it lacks, and so does one that has lost everything.
#[test]
fn a_screen_that_missed_lines_gets_all_it_lacks() {
    let mut room = room(Setup::SOLO);
    let (mut seat, queues) = joined(&mut room);
    for number in 1..=6 {
        let (now, act) = (here(&room), SeatAsk::Act(vec![first(&room)]));
        assert_eq!(became(&mut room, Seat::One, number, now, act), Became::Moved);
    }
    let now = here(&room);
    assert_eq!(became(&mut room, Seat::One, 7, now, SeatAsk::TakeBack), Became::TakenBack);
    queues.said();
    let later = NOW + Duration::from_secs(3);
    assert!(seat.poll(later).is_none(), "a sign of life");
    queues.exchange(&mut room, later);
    let news = seat.poll(later).expect("the game is another one");
    assert_eq!((news.reply_to, news.result.map(|done| done.change)), (None, Ok(Change::LaidOut)));
    assert_eq!(seat.scene().version, room.session().version());
    assert_eq!(seat.scene().told, room.session().told(Seat::One));
    let (again, _) = joined_as(&mut room, 2);
    assert_eq!(again.scene().told, seat.scene().told);
    assert!(again.scene().version > Version { line: 1, ply: 0 });
}
