//! Asking for advice: a game in which advice was shown is marked as assisted.

use thiserror::Error;

use crate::archive::{Archive, Standing};
use crate::keep::Agreed;
use crate::kind::GameKind;
use crate::session::Session;

/// Why nobody is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoHelp {
    /// The deal of a day is the same for everybody, and so is the help.
    #[error("nobody is advised in a daily deal")]
    Daily,
    /// A lesson says itself what to do.
    #[error("nobody is advised in a lesson")]
    Lesson,
    /// Nobody is asked any more.
    #[error("the game is over")]
    Over,
    /// Whoever looks is not the one who is asked (D10), or a real card must be told first.
    #[error("nobody is asked now who could be advised")]
    NotAsked,
}

impl Session {
    /// May whoever looks be advised now?
    pub fn may_be_advised(&self) -> Result<(), NoHelp> {
        match self.kind {
            GameKind::Daily(_) => Err(NoHelp::Daily),
            GameKind::Lesson => Err(NoHelp::Lesson),
            GameKind::Normal | GameKind::Table if self.is_over() => Err(NoHelp::Over),
            GameKind::Normal | GameKind::Table if !self.is_faced() || self.waiting.is_some() => Err(NoHelp::NotAsked),
            GameKind::Normal | GameKind::Table => Ok(()),
        }
    }

    /// Advice has come and is going to be shown: from now on the game counts as assisted, and its record says so. Only then may the advice be shown.
    ///
    /// Only if the archive agrees: what is kept and what is true never part.
    pub fn advised(&mut self, archive: &dyn Archive) -> Result<Agreed, NoHelp> {
        self.may_be_advised()?;
        if self.standing == Standing::Assisted && self.record().is_advised() {
            return Ok(Agreed::Done);
        }
        let mut marked = self.playthrough().clone();
        marked.mark_advised();
        let agreed = self.agree(archive, |archive, bookmark| archive.assist(bookmark, &marked));
        if matches!(agreed, Agreed::Done) {
            self.standing = Standing::Assisted;
            self.host.mark_advised();
        }
        Ok(agreed)
    }
}
