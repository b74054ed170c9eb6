//! Advice: a game in which advice was shown is marked as assisted.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::archive::{Archive, Standing};
use crate::keep::Agreed;
use crate::kind::GameKind;
use crate::session::Session;

/// Why no advice is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each message says what is wrong")]
pub enum NoHelp {
    #[error("there is no advice in a daily deal")]
    Daily,
    #[error("there is no advice in a lesson")]
    Lesson,
    #[error("the game is over")]
    Over,
    /// The player who is asked does not look at the screen (D10), or a real card must be told first.
    #[error("no player who looks at the screen is asked now")]
    NotAsked,
}

impl Session {
    /// May the player who looks at the screen get advice now?
    pub fn may_be_advised(&self) -> Result<(), NoHelp> {
        match self.kind {
            GameKind::Daily(_) => Err(NoHelp::Daily),
            GameKind::Lesson => Err(NoHelp::Lesson),
            GameKind::Normal | GameKind::Table if self.is_over() => Err(NoHelp::Over),
            GameKind::Normal | GameKind::Table if !self.is_faced() || self.waiting.is_some() => Err(NoHelp::NotAsked),
            GameKind::Normal | GameKind::Table => Ok(()),
        }
    }

    /// Marks the game as assisted, in its record too. To be called before advice is shown.
    ///
    /// If the archive refuses, nothing changes and no advice may be shown.
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
