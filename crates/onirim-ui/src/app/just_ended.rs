//! Ignores input just after the end of a game, so that a key meant for the game does not start another.

use std::time::Duration;

use super::App;
use crate::input::{Input, Key};
use crate::table::{Cue, GameScreen};

/// How long the summary ignores input: long enough to notice it, and longer than the first repeat of a held key.
const NOTICED: Duration = Duration::from_millis(600);
/// A key that repeats within this time is still held.
const HELD: Duration = Duration::from_millis(200);

/// Where the game on the screen stands in relation to its end.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum End {
    /// There is no game, or it was already over when it was opened.
    #[default]
    Elsewhere,
    /// The game goes on.
    Ahead,
    /// The game has ended on this screen, and its summary is shown.
    Come(JustEnded),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct JustEnded {
    at: Duration,
    /// The last key that was ignored, and when.
    last: Option<(Key, Duration)>,
}

impl JustEnded {
    /// Whether the input comes too soon after the end.
    fn refuses(&mut self, input: Input, now: Duration) -> bool {
        let key = match input {
            Input::Key(Key::Interrupt) | Input::Time(_) | Input::Reach(_) => return false,
            Input::Key(key) => Some(key),
            Input::Click(_) => None,
        };
        // `None` after the clock was set back: the input is accepted.
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
    /// Whether the input was meant for a game that has just ended.
    pub(super) fn comes_too_late(&mut self, input: Input) -> bool {
        match &mut self.end {
            End::Elsewhere | End::Ahead => false,
            End::Come(ended) => ended.refuses(input, self.ctx.now),
        }
    }

    /// Records the end of a game. Without a clock (`now` is zero) no input is ignored.
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
