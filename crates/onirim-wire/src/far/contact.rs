//! The lines of a screen: numbered, repeated, and none twice.

use std::collections::VecDeque;
use std::time::Duration;

use onirim_session::{SpellStop, Version};

use super::line::{At, BadLine, HostLine, SeatLine, SeatRequest};
use super::link::{Link, LinkEvent};
use super::{BEAT, REPEAT, SILENCE};

/// So many lines wait to be shown. Each says all that the screen lacks, so the first ones can be dropped.
const MOST_WAITING: usize = 32;
/// So much is heard at a time.
const MOST_AT_ONCE: usize = 256;

/// A screen on its link.
#[derive(Debug)]
pub(super) struct Contact {
    link: Box<dyn Link>,
    screen: u64,
    /// How many lines were sent.
    number: u64,
    /// The highest of them that the host has heard.
    heard: u64,
    /// When the last one was sent; `None`: since the time was told last.
    said: Option<Duration>,
    heard_at: Option<Duration>,
    now: Duration,
    /// Is there no connection, as far as the link knows?
    is_lost: bool,
    must_say: bool,
    inbox: VecDeque<HostLine>,
    /// The last line that was refused.
    bad: Option<BadLine>,
}

/// What a screen says of itself.
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

    /// Hears what has come in, and says what is due.
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

    /// Says it now. Without an answer it is said again when time has passed.
    pub(super) fn say(&mut self, Said { has, whole, stop, request }: Said) {
        self.number += 1;
        let mut line = SeatLine::first(self.screen);
        (line.number, line.has, line.whole) = (self.number, has.map(At::from), whole);
        (line.stop, line.request) = (stop, request);
        self.link.send(line.written());
        (self.said, self.must_say) = (None, false);
    }

    /// The next line that is not older than one before.
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

    /// Notes a line that was refused. The host is told at once what the screen has.
    pub(super) fn refuse(&mut self, bad: BadLine) {
        (self.bad, self.must_say) = (Some(bad), true);
    }

    pub(super) fn bad(&self) -> Option<&BadLine> {
        self.bad.as_ref()
    }

    /// Has the host been silent for long, or is the connection lost?
    pub(super) fn is_silent(&self) -> bool {
        self.is_lost || self.heard_at.is_none_or(|then| self.now - then >= SILENCE)
    }
}
