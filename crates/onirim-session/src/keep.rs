//! Keeping the game, and what became of that.

use crate::begin::Opened;
use crate::bookmark::Bookmark;
use crate::kind::GameKind;
use crate::session::{Fate, Keeping, Session};
use crate::shelf::{Course, Entered, Loaded, Miss, Shelf, Standing};
use crate::watch::Watch;

/// What became of keeping the game. Every front end tells its players, unless it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Kept<T> {
    /// It is kept as it stands.
    Saved,
    /// The shelf has taken it only now. This is what it is there.
    Begun(Begun),
    /// It is not kept. At every later chance it is tried again.
    Unsaved {
        /// Why not.
        trouble: T,
        /// Is that new?
        since: Since,
    },
    /// Somebody else has gone on with the game: now theirs lies on the table.
    MovedOn,
    /// Somebody else has ended or deleted the game: there is nothing left to play here.
    Ended,
}

/// What a game is on the shelf that has just taken it.
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

/// What became of a change that is made only if the shelf agrees.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Agreed<T> {
    /// It is made.
    Done,
    /// It is not made, and why.
    Refused(T),
    /// Somebody else has gone on with the game: now theirs lies on the table.
    MovedOn,
    /// Somebody else has ended or deleted the game: there is nothing left to play here.
    Ended,
}

/// What another look at the shelf shows, after the game was not there as expected.
enum Again<T> {
    /// Nothing but what is on the table: an earlier attempt has been kept after all.
    Ours,
    MovedOn,
    Ended,
    Failed(T),
}

/// Somebody else may be as quick as we are, but not for ever.
const ATTEMPTS: usize = 3;

impl Session {
    /// Keeps the game as it stands, if that is still to be done: the answer before one leaves.
    pub fn keep<S: Shelf + ?Sized>(&mut self, shelf: &S) -> Kept<S::Trouble> {
        let kept = self.try_to_keep(shelf);
        self.noticed(kept)
    }

    /// The player gives the game up: it is over, and counts as lost.
    pub fn give_up<S: Shelf + ?Sized>(&mut self, shelf: &S) -> Agreed<S::Trouble> {
        let agreed = match self.keep(shelf) {
            Kept::Saved | Kept::Begun(_) => self.agree(shelf, |shelf, bookmark| shelf.give_up(bookmark)),
            Kept::MovedOn => Agreed::MovedOn,
            Kept::Ended => Agreed::Ended,
            // What no shelf has taken ends with its session.
            Kept::Unsaved { .. } if self.bookmark.is_none() => Agreed::Done,
            Kept::Unsaved { trouble, .. } => Agreed::Refused(trouble),
        };
        if matches!(agreed, Agreed::Done) {
            self.fate = Fate::GivenUp;
        }
        agreed
    }

    /// Keeps a new game. If it is the attempt at a day's deal, and that was made before, it goes on.
    pub(crate) fn open_shelf<S: Shelf + ?Sized>(&mut self, shelf: &S) -> Kept<S::Trouble> {
        let kept = match shelf.enter(self.kind, self.standing, self.host.playthrough()) {
            Ok(Entered::Taken(id)) => match shelf.load(id).map(Session::open) {
                Ok(Opened::GoesOn(attempt)) => {
                    *self = *attempt;
                    Kept::Begun(Begun::Continued)
                }
                // The attempt is over, or was deleted. It is used all the same.
                Ok(Opened::Over(_)) | Err(Miss::Elsewhere | Miss::Lost) => self.practise(shelf),
                Err(Miss::Failed(trouble)) => self.unsaved(trouble),
            },
            entered => self.entered(entered, shelf),
        };
        self.noticed(kept)
    }

    fn try_to_keep<S: Shelf + ?Sized>(&mut self, shelf: &S) -> Kept<S::Trouble> {
        if !self.is_to_be_kept() {
            return Kept::Saved;
        }
        for _ in 0..ATTEMPTS {
            let Some(bookmark) = &mut self.bookmark else {
                let entered = shelf.enter(self.kind, self.standing, self.host.playthrough());
                return self.entered(entered, shelf);
            };
            match shelf.append(bookmark, self.host.playthrough()) {
                Ok(()) => return Kept::Saved,
                Err(Miss::Failed(trouble)) => return self.unsaved(trouble),
                // All that was shown is still here: it begins anew on another shelf.
                Err(Miss::Lost) => self.bookmark = None,
                Err(Miss::Elsewhere) => match self.look_again(shelf) {
                    Again::Ours => {}
                    Again::MovedOn => return Kept::MovedOn,
                    Again::Ended => return Kept::Ended,
                    Again::Failed(trouble) => return self.unsaved(trouble),
                },
            }
        }
        Kept::Ended
    }

    fn entered<S: Shelf + ?Sized>(
        &mut self,
        entered: Result<Entered, Miss<S::Trouble>>,
        shelf: &S,
    ) -> Kept<S::Trouble> {
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
            Ok(Entered::Taken(_)) => self.practise(shelf),
            Err(Miss::Failed(trouble)) => self.unsaved(trouble),
            Err(Miss::Elsewhere | Miss::Lost) => Kept::Ended,
        }
    }

    /// Goes on as a game like any other, which does not count. If the shelf cannot take it now, it is the day's deal still, and tried again.
    fn practise<S: Shelf + ?Sized>(&mut self, shelf: &S) -> Kept<S::Trouble> {
        match shelf.enter(GameKind::Normal, Standing::Assisted, self.host.playthrough()) {
            Ok(Entered::Fresh(bookmark) | Entered::Repeated(bookmark)) => {
                (self.kind, self.standing) = (GameKind::Normal, Standing::Assisted);
                self.bookmark = Some(bookmark);
                Kept::Begun(Begun::Practice)
            }
            Err(Miss::Failed(trouble)) => self.unsaved(trouble),
            Ok(Entered::Taken(_)) | Err(Miss::Elsewhere | Miss::Lost) => Kept::Ended,
        }
    }

    fn unsaved<T>(&self, trouble: T) -> Kept<T> {
        let since = match self.keeping {
            Keeping::Well => Since::Now,
            Keeping::Badly => Since::Earlier,
        };
        Kept::Unsaved { trouble, since }
    }

    fn noticed<T>(&mut self, kept: Kept<T>) -> Kept<T> {
        self.keeping = if matches!(kept, Kept::Unsaved { .. }) { Keeping::Badly } else { Keeping::Well };
        kept
    }

    /// Changes the kept game, if it is kept at all, before that is done on the table.
    pub(crate) fn agree<S: Shelf + ?Sized>(
        &mut self,
        shelf: &S,
        change: impl Fn(&S, &mut Bookmark) -> Result<(), Miss<S::Trouble>>,
    ) -> Agreed<S::Trouble> {
        for _ in 0..ATTEMPTS {
            let Some(bookmark) = &mut self.bookmark else { return Agreed::Done };
            match change(shelf, bookmark) {
                Ok(()) => return Agreed::Done,
                Err(Miss::Failed(trouble)) => return Agreed::Refused(trouble),
                // Nothing is kept that the change could contradict.
                Err(Miss::Lost) => {
                    self.bookmark = None;
                    return Agreed::Done;
                }
                Err(Miss::Elsewhere) => match self.look_again(shelf) {
                    Again::Ours => {}
                    Again::MovedOn => return Agreed::MovedOn,
                    Again::Ended => return Agreed::Ended,
                    Again::Failed(trouble) => return Agreed::Refused(trouble),
                },
            }
        }
        Agreed::Ended
    }

    /// The game is not on the shelf as expected: what has become of it?
    fn look_again<S: Shelf + ?Sized>(&mut self, shelf: &S) -> Again<S::Trouble> {
        let Some(bookmark) = &self.bookmark else { return Again::Ended };
        let loaded = match shelf.load(bookmark.id()) {
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

    /// Has the shelf nothing but what is on the table? So it is if a change was made although it was reported to have failed.
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
