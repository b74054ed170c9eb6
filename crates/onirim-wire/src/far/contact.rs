//! Sends and receives the lines of a screen: they are numbered, repeated, and none is processed twice.

use std::collections::VecDeque;
use std::time::Duration;

use onirim_session::{SpellStop, Version};

use super::line::{BadLine, HostLine, SeatLine, SeatRequest};
use super::link::{Link, LinkEvent};
use super::{BEAT, REPEAT, SILENCE};

/// The most lines that wait to be shown. Each holds all that the screen lacks, so the oldest can be dropped.
const MOST_WAITING: usize = 32;
/// The most events of the link that are processed at a time.
const MOST_AT_ONCE: usize = 256;

/// A screen on its link.
#[derive(Debug)]
pub(super) struct Contact {
    link: Box<dyn Link>,
    screen: u64,
    /// How many lines were sent.
    number: u64,
    /// The highest number that the host has received.
    heard: u64,
    /// When the last line was sent; `None` if it was sent after the last `exchange`.
    said: Option<Duration>,
    heard_at: Option<Duration>,
    now: Duration,
    /// Has the link reported a lost connection?
    is_lost: bool,
    must_say: bool,
    inbox: VecDeque<HostLine>,
    /// The last line that was refused.
    bad: Option<BadLine>,
}

/// The state of a screen, for its next line.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub(super) has: Option<Version>,
    pub(super) whole: bool,
    pub(super) stop: SpellStop,
    pub(super) request: Option<SeatRequest>,
}

impl Contact {
    pub(super) fn new(link: Box<dyn Link>, screen: u64) -> Contact {
        Contact {
            link,
            screen,
            number: 0,
            heard: 0,
            said: None,
            heard_at: None,
            now: Duration::ZERO,
            is_lost: false,
            must_say: true,
            inbox: VecDeque::new(),
            bad: None,
        }
    }

    /// Receives the lines that have come in, and sends one if it is due.
    pub(super) fn exchange(&mut self, now: Duration, said: impl FnOnce() -> Said) {
        // A clock may be set back.
        self.said = self.said.map(|then| then.min(now)).or((self.number > 0).then_some(now));
        self.heard_at = self.heard_at.map(|then| then.min(now));
        self.now = now;
        for _ in 0..MOST_AT_ONCE {
            match self.link.poll() {
                Some(LinkEvent::Line(line)) => self.receive(&line),
                Some(LinkEvent::Connected) => (self.is_lost, self.must_say) = (false, true),
                Some(LinkEvent::Lost) => self.is_lost = true,
                None => break,
            }
        }
        let said = said();
        let pause = if said.request.is_some() { REPEAT } else { BEAT };
        if self.must_say || self.said.is_none_or(|then| now - then >= pause) {
            self.say(said);
            self.said = Some(now);
        }
    }

    fn receive(&mut self, line: &str) {
        match HostLine::read(line) {
            Ok(line) if line.screen == self.screen => {
                self.heard_at = Some(self.now);
                if self.inbox.len() == MOST_WAITING {
                    self.inbox.pop_front();
                }
                self.inbox.push_back(line);
            }
            Ok(_) => self.refuse(BadLine::Contradiction("it is for another screen")),
            Err(bad) => self.refuse(bad),
        }
    }

    /// Sends a line now. Without an answer it is sent again later.
    pub(super) fn say(&mut self, Said { has, whole, stop, request }: Said) {
        self.number += 1;
        let mut line = SeatLine::first(self.screen);
        (line.number, line.has, line.whole) = (self.number, has, whole);
        (line.stop, line.request) = (stop, request);
        self.link.send(line.written());
        (self.said, self.must_say) = (None, false);
    }

    /// The next line that is not older than one before it.
    pub(super) fn next(&mut self) -> Option<HostLine> {
        while let Some(line) = self.inbox.pop_front() {
            if line.heard > self.number {
                self.refuse(BadLine::Contradiction("it answers a line that was not sent"));
            } else if line.heard >= self.heard {
                self.heard = line.heard;
                return Some(line);
            }
        }
        None
    }

    /// Notes a line that was refused. The next line is sent at once, so that the host learns what the screen has.
    pub(super) fn refuse(&mut self, bad: BadLine) {
        (self.bad, self.must_say) = (Some(bad), true);
    }

    pub(super) fn bad(&self) -> Option<&BadLine> {
        self.bad.as_ref()
    }

    /// Has the host been silent for too long, or is the connection lost?
    pub(super) fn is_silent(&self) -> bool {
        self.is_lost || self.heard_at.is_none_or(|then| self.now - then >= SILENCE)
    }
}
