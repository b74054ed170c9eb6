//! A network in memory that delays, loses, doubles and reorders lines, and a room behind it.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use onirim_core::{QuickChance, Seat};
use onirim_wire::{FarSeat, Joining, Link, LinkEvent, Room};

/// How bad the network is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Faults {
    /// So many lines of a hundred are lost.
    pub(crate) lost: usize,
    /// So many of a hundred come twice.
    pub(crate) doubled: usize,
    /// A line takes so many steps of time at most, each another number of them.
    pub(crate) latest: usize,
}

/// Everything arrives at the next step.
pub(crate) const SOUND: Faults = Faults { lost: 0, doubled: 0, latest: 1 };
/// Lines are late, and so out of order; some are lost, and some come twice.
pub(crate) const BAD: Faults = Faults { lost: 20, doubled: 20, latest: 8 };

/// Between two looks at the network.
pub(crate) const STEP: Duration = Duration::from_millis(100);

#[derive(Debug)]
struct Under<T> {
    due: usize,
    what: T,
}

/// All that is under way.
#[derive(Debug)]
pub(crate) struct Net {
    dice: QuickChance,
    pub(crate) faults: Faults,
    step: usize,
    up: Vec<Under<(Seat, String)>>,
    down: Vec<Under<(u64, String)>>,
}

impl Net {
    pub(crate) fn new(seed: u64, faults: Faults) -> Rc<RefCell<Net>> {
        let dice = QuickChance::new(seed);
        Rc::new(RefCell::new(Net { dice, faults, step: 0, up: Vec::new(), down: Vec::new() }))
    }

    /// When the copies of a line arrive.
    fn copies(&mut self) -> Vec<usize> {
        let Faults { lost, doubled, latest } = self.faults;
        let count = match self.dice.below(100) {
            number if number < lost => 0,
            number if number < lost + doubled => 2,
            _ => 1,
        };
        (0..count).map(|_| self.step + 1 + self.dice.below(latest)).collect()
    }

    fn send_up(&mut self, seat: Seat, line: &str) {
        for due in self.copies() {
            self.up.push(Under { due, what: (seat, line.to_owned()) });
        }
    }

    fn send_down(&mut self, screen: u64, line: &str) {
        for due in self.copies() {
            self.down.push(Under { due, what: (screen, line.to_owned()) });
        }
    }
}

/// Takes what is due.
fn arrived<T>(under: &mut Vec<Under<T>>, step: usize, wanted: impl Fn(&T) -> bool) -> Option<T> {
    let place = under.iter().position(|one| one.due <= step && wanted(&one.what))?;
    Some(under.remove(place).what)
}

#[derive(Clone, Debug)]
struct NetLink {
    net: Rc<RefCell<Net>>,
    seat: Seat,
    screen: u64,
}

impl Link for NetLink {
    fn send(&mut self, line: String) {
        self.net.borrow_mut().send_up(self.seat, &line);
    }

    fn poll(&mut self) -> Option<LinkEvent> {
        let mut net = self.net.borrow_mut();
        let step = net.step;
        let (_, line) = arrived(&mut net.down, step, |(screen, _)| *screen == self.screen)?;
        Some(LinkEvent::Line(line))
    }
}

/// A room behind a network, and a clock.
pub(crate) struct World {
    pub(crate) room: Room,
    pub(crate) net: Rc<RefCell<Net>>,
    pub(crate) now: Duration,
}

impl World {
    pub(crate) fn new(room: Room, seed: u64, faults: Faults) -> World {
        World { room, net: Net::new(seed, faults), now: Duration::from_secs(100) }
    }

    /// A link of this screen of a seat.
    pub(crate) fn link(&self, seat: Seat, screen: u64) -> Box<dyn Link> {
        Box::new(NetLink { net: Rc::clone(&self.net), seat, screen })
    }

    /// Advances the time: lines arrive at the room, and its letters are sent.
    pub(crate) fn step(&mut self) {
        self.now += STEP;
        self.net.borrow_mut().step += 1;
        loop {
            let mut net = self.net.borrow_mut();
            let step = net.step;
            let Some((seat, line)) = arrived(&mut net.up, step, |_| true) else { break };
            let letters = self.room.hear(seat, &line, self.now).expect("a seat says what can be read");
            letters.iter().for_each(|letter| net.send_down(letter.screen, &letter.line));
        }
        let mut net = self.net.borrow_mut();
        self.room.pass(self.now).iter().for_each(|letter| net.send_down(letter.screen, &letter.line));
    }

    /// A seat that has joined.
    pub(crate) fn joined(&mut self, seat: Seat, screen: u64) -> FarSeat {
        let mut joining = Joining::new(self.link(seat, screen), screen);
        for _ in 0..10_000 {
            if let Some(far) = joining.poll(self.now) {
                return far;
            }
            self.step();
        }
        panic!("the seat never joined: {:?}", joining.bad_line());
    }
}
