//! Saves the game in its archive.

use crate::archive::{Archive, Course, Entered, Loaded, Miss, Standing};
use crate::begin::Opened;
use crate::bookmark::Bookmark;
use crate::kind::GameKind;
use crate::session::Session;
use crate::trouble::Trouble;
use crate::watch::Watch;

/// The result of saving the game. Front ends show every result but `Saved`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Kept {
    /// The archive has the whole game.
    Saved,
    /// The archive has stored the game for the first time.
    Begun(Begun),
    /// It could not be saved. Every later change tries again.
    Unsaved {
        /// Why not.
        trouble: Trouble,
        /// Has the player been told already?
        since: Since,
    },
    /// Another program has continued the game: the session shows its state now.
    MovedOn,
    /// Another program has ended or deleted the game.
    Ended,
}

/// How the archive has stored a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// A new game, which counts in the statistics as games of its kind do.
    Fresh,
    /// A game whose deal has been played here before: it does not count.
    Repeated,
    /// The unfinished attempt at the day's deal, which goes on.
    Continued,
    /// The attempt at the day's deal has been made: this game is practice and does not count.
    Practice,
}

/// When saving began to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// Now: everything was saved before.
    Now,
    /// Earlier: the player has been told.
    Earlier,
}

/// The result of a change that needs the consent of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Agreed {
    /// It is made.
    Done,
    /// It is not made, and why.
    Refused(Trouble),
    /// Another program has continued the game: the session shows its state now.
    MovedOn,
    /// Another program has ended or deleted the game.
    Ended,
}

/// The state of the stored game after a bookmark was refused.
enum Again {
    /// The plies of this session: an earlier attempt was stored although it was reported as failed.
    Ours,
    MovedOn,
    Ended,
    Failed(Trouble),
}

/// Retries after losing a write race.
const ATTEMPTS: usize = 3;

impl Session {
    /// Saves the game if anything is unsaved. Front ends call it before they leave.
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
            // A game that was never stored ends with its session.
            Kept::Unsaved { .. } if self.bookmark.is_none() => Agreed::Done,
            Kept::Unsaved { trouble, .. } => Agreed::Refused(trouble),
        };
        if matches!(agreed, Agreed::Done) {
            self.is_given_up = true;
        }
        agreed
    }

    /// Stores a new game. An attempt at a daily deal that was made before is continued.
    pub(crate) fn enter_archive(&mut self, archive: &dyn Archive) -> Kept {
        let kept = match archive.enter(self.kind, self.standing, self.host.playthrough()) {
            Ok(Entered::Taken(id)) => match archive.load(id).map(Session::open) {
                Ok(Opened::GoesOn(attempt)) => {
                    *self = *attempt;
                    Kept::Begun(Begun::Continued)
                }
                // The attempt is over or was deleted, but it counts as made.
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
                // The session has the whole game, so it is stored in the new archive.
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
            // Another program made the attempt at the day's deal while this game could not be saved.
            Ok(Entered::Taken(_)) => self.practise(archive),
            Err(Miss::Failed(trouble)) => self.unsaved(trouble),
            Err(Miss::Elsewhere | Miss::Lost) => Kept::Ended,
        }
    }

    /// Continues as a normal game that does not count. If the archive fails now, it stays the day's deal and is tried
    /// again.
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
        let since = if self.fails_to_save { Since::Earlier } else { Since::Now };
        Kept::Unsaved { trouble, since }
    }

    fn noticed(&mut self, kept: Kept) -> Kept {
        self.fails_to_save = matches!(kept, Kept::Unsaved { .. });
        kept
    }

    /// Makes a change in the archive before it is made in the session. A game that is not stored needs no consent.
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
                // The stored game is lost, so nothing can contradict the change.
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

    /// Loads the game again after a bookmark was refused.
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

    /// Does the archive have only plies of this session? That happens if a change was made although it was reported
    /// as failed.
    fn is_ours(&self, bookmark: &Bookmark, loaded: &Loaded) -> bool {
        let same_line = loaded.bookmark.line() == bookmark.line();
        let same_end = loaded.course == Course::GoesOn || self.is_over();
        same_line
            && same_end
            && loaded.bookmark.forward(self.record()).is_some()
            && loaded.bookmark.ply() > bookmark.ply()
    }

    /// Continues with the state of another program. The player who looks may not be the one who is asked now.
    fn take_over(&mut self, loaded: Loaded) {
        self.watch = Watch::Everyone;
        (self.kind, self.standing, self.bookmark) = (loaded.kind, loaded.standing, Some(loaded.bookmark));
        self.host.forget_undone();
        self.lay_out(loaded.playthrough);
    }
}
