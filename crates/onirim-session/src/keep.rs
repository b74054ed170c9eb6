//! Keeping the game, and what became of that.

use crate::archive::{Archive, Course, Entered, Loaded, Miss, Standing};
use crate::begin::Opened;
use crate::bookmark::Bookmark;
use crate::kind::GameKind;
use crate::session::{Fate, Keeping, Session};
use crate::trouble::Trouble;
use crate::watch::Watch;

/// What became of keeping the game. Every front end tells its players, unless it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Kept {
    /// It is kept as it stands.
    Saved,
    /// The archive has taken it only now. This is what it is there.
    Begun(Begun),
    /// It is not kept. At every later chance it is tried again.
    Unsaved {
        /// Why not.
        trouble: Trouble,
        /// Is that new?
        since: Since,
    },
    /// Somebody else has gone on with the game: now theirs lies on the table.
    MovedOn,
    /// Somebody else has ended or deleted the game: there is nothing left to play here.
    Ended,
}

/// What a game is in the archive that has just taken it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// A new game, which counts in the statistics as games of its kind do.
    Fresh,
    /// A game whose deal has been played here before: it does not count.
    Repeated,
    /// The attempt at the day's deal, which was left before its end and goes on. Nothing new has begun.
    Continued,
    /// The attempt at the day's deal has been made: this is practice, and does not count.
    Practice,
}

/// Is trouble new?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// Yes: until now everything was kept.
    Now,
    /// No, it has been told.
    Earlier,
}

/// What became of a change that is made only if the archive agrees.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Agreed {
    /// It is made.
    Done,
    /// It is not made, and why.
    Refused(Trouble),
    /// Somebody else has gone on with the game: now theirs lies on the table.
    MovedOn,
    /// Somebody else has ended or deleted the game: there is nothing left to play here.
    Ended,
}

/// What another look at the archive shows, after the game was not there as expected.
enum Again {
    /// Nothing but what is on the table: an earlier attempt has been kept after all.
    Ours,
    MovedOn,
    Ended,
    Failed(Trouble),
}

/// Somebody else may be as quick as we are, but not for ever.
const ATTEMPTS: usize = 3;

impl Session {
    /// Keeps the game as it stands, if that is still to be done: the answer before one leaves.
    pub fn keep(&mut self, archive: &dyn Archive) -> Kept {
        let kept = self.try_to_keep(archive);
        self.noticed(kept)
    }

    /// The player gives the game up: it is over, and counts as lost.
    pub fn give_up(&mut self, archive: &dyn Archive) -> Agreed {
        let agreed = match self.keep(archive) {
            Kept::Saved | Kept::Begun(_) => self.agree(archive, |archive, bookmark| archive.give_up(bookmark)),
            Kept::MovedOn => Agreed::MovedOn,
            Kept::Ended => Agreed::Ended,
            // What no archive has taken ends with its session.
            Kept::Unsaved { .. } if self.bookmark.is_none() => Agreed::Done,
            Kept::Unsaved { trouble, .. } => Agreed::Refused(trouble),
        };
        if matches!(agreed, Agreed::Done) {
            self.fate = Fate::GivenUp;
        }
        agreed
    }

    /// Keeps a new game. If it is the attempt at a day's deal, and that was made before, it goes on.
    pub(crate) fn enter_archive(&mut self, archive: &dyn Archive) -> Kept {
        let kept = match archive.enter(self.kind, self.standing, self.host.playthrough()) {
            Ok(Entered::Taken(id)) => match archive.load(id).map(Session::open) {
                Ok(Opened::GoesOn(attempt)) => {
                    *self = *attempt;
                    Kept::Begun(Begun::Continued)
                }
                // The attempt is over, or was deleted. It is used all the same.
                Ok(Opened::Over(_)) | Err(Miss::Elsewhere | Miss::Lost) => self.practise(archive),
                Err(Miss::Failed(trouble)) => self.unsaved(trouble),
            },
            entered => self.entered(entered, archive),
        };
        self.noticed(kept)
    }

    fn try_to_keep(&mut self, archive: &dyn Archive) -> Kept {
        if !self.is_to_be_kept() {
            return Kept::Saved;
        }
        for _ in 0..ATTEMPTS {
            let Some(bookmark) = &mut self.bookmark else {
                let entered = archive.enter(self.kind, self.standing, self.host.playthrough());
                return self.entered(entered, archive);
            };
            match archive.append(bookmark, self.host.playthrough()) {
                Ok(()) => return Kept::Saved,
                Err(Miss::Failed(trouble)) => return self.unsaved(trouble),
                // All that was shown is still here: it begins anew on another archive.
                Err(Miss::Lost) => self.bookmark = None,
                Err(Miss::Elsewhere) => match self.look_again(archive) {
                    Again::Ours => {}
                    Again::MovedOn => return Kept::MovedOn,
                    Again::Ended => return Kept::Ended,
                    Again::Failed(trouble) => return self.unsaved(trouble),
                },
            }
        }
        Kept::Ended
    }

    fn entered(&mut self, entered: Result<Entered, Miss>, archive: &dyn Archive) -> Kept {
        match entered {
            Ok(Entered::Fresh(bookmark)) => {
                self.bookmark = Some(bookmark);
                Kept::Begun(Begun::Fresh)
            }
            Ok(Entered::Repeated(bookmark)) => {
                (self.bookmark, self.standing) = (Some(bookmark), Standing::Assisted);
                Kept::Begun(Begun::Repeated)
            }
            // Somebody else was quicker with the day's deal, while this game could not be kept.
            Ok(Entered::Taken(_)) => self.practise(archive),
            Err(Miss::Failed(trouble)) => self.unsaved(trouble),
            Err(Miss::Elsewhere | Miss::Lost) => Kept::Ended,
        }
    }

    /// Goes on as a game like any other, which does not count. If the archive cannot take it now, it is the day's deal still, and tried again.
    fn practise(&mut self, archive: &dyn Archive) -> Kept {
        match archive.enter(GameKind::Normal, Standing::Assisted, self.host.playthrough()) {
            Ok(Entered::Fresh(bookmark) | Entered::Repeated(bookmark)) => {
                (self.kind, self.standing) = (GameKind::Normal, Standing::Assisted);
                self.bookmark = Some(bookmark);
                Kept::Begun(Begun::Practice)
            }
            Err(Miss::Failed(trouble)) => self.unsaved(trouble),
            Ok(Entered::Taken(_)) | Err(Miss::Elsewhere | Miss::Lost) => Kept::Ended,
        }
    }

    fn unsaved(&self, trouble: Trouble) -> Kept {
        let since = match self.keeping {
            Keeping::Well => Since::Now,
            Keeping::Badly => Since::Earlier,
        };
        Kept::Unsaved { trouble, since }
    }

    fn noticed(&mut self, kept: Kept) -> Kept {
        self.keeping = if matches!(kept, Kept::Unsaved { .. }) { Keeping::Badly } else { Keeping::Well };
        kept
    }

    /// Changes the kept game, if it is kept at all, before that is done on the table.
    pub(crate) fn agree(
        &mut self,
        archive: &dyn Archive,
        change: impl Fn(&dyn Archive, &mut Bookmark) -> Result<(), Miss>,
    ) -> Agreed {
        for _ in 0..ATTEMPTS {
            let Some(bookmark) = &mut self.bookmark else { return Agreed::Done };
            match change(archive, bookmark) {
                Ok(()) => return Agreed::Done,
                Err(Miss::Failed(trouble)) => return Agreed::Refused(trouble),
                // Nothing is kept that the change could contradict.
                Err(Miss::Lost) => {
                    self.bookmark = None;
                    return Agreed::Done;
                }
                Err(Miss::Elsewhere) => match self.look_again(archive) {
                    Again::Ours => {}
                    Again::MovedOn => return Agreed::MovedOn,
                    Again::Ended => return Agreed::Ended,
                    Again::Failed(trouble) => return Agreed::Refused(trouble),
                },
            }
        }
        Agreed::Ended
    }

    /// The game is not in the archive as expected: what has become of it?
    fn look_again(&mut self, archive: &dyn Archive) -> Again {
        let Some(bookmark) = &self.bookmark else { return Again::Ended };
        let loaded = match archive.load(bookmark.id()) {
            Ok(loaded) => loaded,
            Err(Miss::Failed(trouble)) => return Again::Failed(trouble),
            Err(Miss::Elsewhere) => return Again::Ended,
            Err(Miss::Lost) => {
                self.bookmark = None;
                return Again::Ours;
            }
        };
        if self.is_ours(bookmark, &loaded) {
            self.bookmark = Some(loaded.bookmark);
            return Again::Ours;
        }
        match loaded.course {
            Course::Over => Again::Ended,
            Course::GoesOn => {
                self.take_over(loaded);
                Again::MovedOn
            }
        }
    }

    /// Has the archive nothing but what is on the table? So it is if a change was made although it was reported to have failed.
    fn is_ours(&self, bookmark: &Bookmark, loaded: &Loaded) -> bool {
        let same_line = loaded.bookmark.line() == bookmark.line();
        let same_end = loaded.course == Course::GoesOn || self.is_over();
        same_line
            && same_end
            && loaded.bookmark.forward(self.record()).is_some()
            && loaded.bookmark.ply() > bookmark.ply()
    }

    /// Goes on with what somebody else has made of the game. Whoever looks now may not be the one who is asked.
    fn take_over(&mut self, loaded: Loaded) {
        self.watch = Watch::Everyone;
        (self.kind, self.standing, self.bookmark) = (loaded.kind, loaded.standing, Some(loaded.bookmark));
        self.host.forget_undone();
        self.lay_out(loaded.playthrough);
    }
}
