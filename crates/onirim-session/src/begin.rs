//! Begins and opens games.

use jiff::civil::Date;
use onirim_core::Setup;
use onirim_record::{Header, Playthrough, Programs, ShareCode};

use crate::archive::{Archive, Course, Loaded, Standing};
use crate::daily::daily_seed;
use crate::keep::Kept;
use crate::kind::GameKind;
use crate::session::Session;

/// Where the cards of a new game come from.
#[derive(Clone, Debug)]
pub enum Deal {
    /// From a seed: a new one, or that of a share code.
    Code(ShareCode),
    /// The same, with programs at some seats.
    With {
        /// The set-up and the seed.
        code: ShareCode,
        /// Which program takes which seat.
        programs: Programs,
    },
    /// From today's date: the daily deal.
    Daily(Setup),
    /// From a real deck that has been dealt.
    Table(Box<Playthrough>),
}

/// A stored game that was opened.
#[derive(Debug)]
pub enum Opened {
    /// It goes on.
    GoesOn(Box<Session>),
    /// It is over, and can be looked at.
    Over(Box<Playthrough>),
}

/// The header of a record that says when the game was begun.
const DATE: &str = "date";

impl Session {
    /// Begins a game, or continues the attempt at today's deal: see [`Kept::Begun`].
    pub fn begin(deal: Deal, today: Date, archive: &dyn Archive) -> (Session, Kept) {
        let (kind, mut playthrough) = match deal {
            Deal::Code(code) => (GameKind::Normal, Playthrough::seeded(code.setup, code.seed)),
            Deal::With { code, programs } => {
                let mut playthrough = Playthrough::seeded(code.setup, code.seed);
                playthrough.headers_mut().extend(programs.header());
                (GameKind::Normal, playthrough)
            }
            Deal::Daily(setup) => (GameKind::Daily(today), Playthrough::seeded(setup, daily_seed(today, setup))),
            Deal::Table(dealt) => (GameKind::Table, *dealt),
        };
        playthrough.headers_mut().extend(Header::new(DATE, &today.to_string()));
        let mut session = Session::new(kind, Standing::Counts, playthrough);
        session.after_the_deal();
        let kept = session.enter_archive(archive);
        (session, kept)
    }

    /// Continues a game from a record. Its player may know the cards, so it does not count.
    pub fn adopt(playthrough: Playthrough, archive: &dyn Archive) -> (Session, Kept) {
        let mut session = Session::new(GameKind::Normal, Standing::Assisted, playthrough);
        let kept = session.keep(archive);
        (session, kept)
    }

    /// Continues from any step of a game as a new game; the other stays as it is. Its player knows the cards, so it
    /// does not count. `None` if nothing is asked at this step.
    pub fn branch(from: &Playthrough, ply: usize, archive: &dyn Archive) -> Option<(Session, Kept)> {
        let earlier = from.at(ply).filter(|earlier| earlier.game().decision().is_some())?;
        let kind = if earlier.record().seed.is_some() { GameKind::Normal } else { GameKind::Table };
        let mut session = Session::new(kind, Standing::Assisted, earlier);
        let kept = session.keep(archive);
        Some((session, kept))
    }

    /// Begins a lesson, which is not stored.
    pub fn lesson(playthrough: Playthrough) -> Session {
        Session::new(GameKind::Lesson, Standing::Assisted, playthrough)
    }

    /// Opens a game that its archive has [loaded](Archive::load).
    pub fn open(loaded: Loaded) -> Opened {
        let Loaded { kind, standing, course, playthrough, bookmark } = loaded;
        match course {
            Course::GoesOn => {
                let mut session = Session::new(kind, standing, playthrough);
                session.bookmark = Some(bookmark);
                Opened::GoesOn(Box::new(session))
            }
            Course::Over => Opened::Over(Box::new(playthrough)),
        }
    }
}
