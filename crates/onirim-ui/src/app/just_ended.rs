//! The end of a game comes suddenly. Whoever still presses what the game wanted begins no other one with it.

use std::time::Duration;

use super::App;
use crate::input::{Input, Key};
use crate::table::{Cue, GameScreen};

/// So long the board of an ending takes nothing: somebody has to notice it, and a key that is held must have had the time to come again.
const NOTICED: Duration = Duration::from_millis(600);
/// A key that comes again so soon is still held.
const HELD: Duration = Duration::from_millis(200);

/// How a game on the screen stands to its end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum End {
    /// There is no game, or it was over when it came to the screen.
    #[default]
    Elsewhere,
    /// It goes on.
    Ahead,
    /// It has ended here, and its board is still there.
    Come(JustEnded),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct JustEnded {
    at: Duration,
    /// The last key that was pressed too soon, and when.
    last: Option<(Key, Duration)>,
}

impl JustEnded {
    /// Is this too soon to be meant for the board?
    fn refuses(&mut self, input: Input, now: Duration) -> bool {
        let key = match input {
            Input::Key(Key::Interrupt) | Input::Time(_) | Input::Reach(_) => return false,
            Input::Key(key) => Some(key),
            Input::Click(_) => None,
        };
        // A clock may be set back: then nobody waits for it.
        let is_within = |limit: Duration, then: Duration| now.checked_sub(then).is_some_and(|since| since < limit);
        let is_held = self.last.is_some_and(|(last, then)| key == Some(last) && is_within(HELD, then));
        let is_too_soon = is_held || is_within(NOTICED, self.at);
        if is_too_soon {
            self.last = key.map(|key| (key, now));
        }
        is_too_soon
    }
}

impl App {
    /// Is this meant for a game that has just ended?
    pub(super) fn comes_too_late(&mut self, input: Input) -> bool {
        match &mut self.end {
            End::Elsewhere | End::Ahead => false,
            End::Come(ended) => ended.refuses(input, self.ctx.now),
        }
    }

    /// Notes whether a game has ended. A front end that tells no time is not held up.
    pub(super) fn note_the_end(&mut self) {
        let has_ended = self.game_screen().map(GameScreen::has_ended);
        if let (Some(true), End::Ahead, Some(game_screen)) = (has_ended, self.end, self.screen.game_mut()) {
            let ending = game_screen.scene().view.ending;
            game_screen.cues.extend(ending.map(Cue::of_end));
        }
        self.end = match (has_ended, self.end) {
            (None, _) => End::Elsewhere,
            (Some(false), _) => End::Ahead,
            (Some(true), End::Ahead) if self.ctx.now > Duration::ZERO => {
                End::Come(JustEnded { at: self.ctx.now, last: None })
            }
            (Some(true), End::Elsewhere | End::Ahead) => End::Elsewhere,
            (Some(true), End::Come(ended)) => End::Come(ended),
        };
    }
}
