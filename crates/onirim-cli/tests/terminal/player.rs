//! A player who reads the screen and presses keys.

use std::thread;
use std::time::Duration;

use onirim_core::QuickChance;

use crate::terminal::Terminal;

pub(crate) const ENTER: &str = "\r";
pub(crate) const SPACE: &str = " ";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const CTRL_C: &str = "\x03";

/// Keys that move something, mark something or cast a spell, wherever they mean anything.
const WHIMS: [&str; 9] = [UP, DOWN, LEFT, RIGHT, " ", "x", "y", "z", "s"];

/// What is said while one player has left and the other one is not there yet.
pub(crate) const CURTAIN: &str = "No cards are shown now.";

/// What is said after the end while the game is judged. Until that is done pictures come by themselves, and the next one need not be the answer to a key.
const JUDGING: &str = "Looking for the decisive mistake";

/// How long a player takes to notice that the game is over.
const NOTICED: Duration = Duration::from_millis(800);

/// More keys than any game takes.
const KEYS_OF_A_GAME: usize = 2000;

impl Terminal {
    /// Presses the key of the choice with these words.
    pub(crate) fn choose(&mut self, words: &str) -> &mut Terminal {
        let key = self.key_of(words);
        self.press(&key)
    }

    /// The key of the choice with these words.
    pub(crate) fn key_of(&self, words: &str) -> String {
        let screen = self.screen();
        let key = screen.split_once(words).and_then(|(before, _)| before.split_whitespace().last());
        key.unwrap_or_else(|| panic!("no {words:?} to choose:\n{screen}")).to_owned()
    }

    /// Moves up until the line with these words is the chosen one.
    pub(crate) fn go_to(&mut self, words: &str) -> &mut Terminal {
        for _ in 0..20 {
            if self.shows(&format!("▸ {words}")) {
                return self;
            }
            self.press(UP);
        }
        panic!("no way to {words:?}:\n{}", self.screen());
    }

    /// Types letter by letter.
    pub(crate) fn type_in(&mut self, words: &str) -> &mut Terminal {
        for letter in words.chars() {
            self.press(&letter.to_string());
        }
        self
    }

    /// The digit of the first Key in the hand: it stands in the frame below the symbol.
    fn key_in_hand(&self) -> Option<String> {
        let screen = self.screen();
        let hand = screen.lines().skip_while(|line| !line.contains("Your hand")).skip(1);
        let lines: Vec<Vec<char>> = hand.map(|line| line.chars().collect()).collect();
        let column = lines.get(1)?.iter().position(|&sign| sign == '♀')?;
        let card = column.saturating_sub(6)..=column;
        let frame = lines.iter().skip(2).take(2);
        let digits = frame.flat_map(|line| line.get(card.clone()).unwrap_or_default());
        digits.into_iter().find(|sign| sign.is_ascii_digit()).map(char::to_string)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.shows("Another game, same set-up")
    }

    /// The board of an ending takes no key before a player can have noticed it.
    fn notice_the_end(&mut self) {
        self.wait_without(JUDGING);
        thread::sleep(NOTICED);
    }

    /// Answers whatever is asked, in the simplest way; a Key is for a Prophecy.
    pub(crate) fn answer(&mut self) {
        if self.shows(CURTAIN) {
            self.press(SPACE);
        } else if self.shows("Careful!") {
            self.choose("Do it anyway");
        } else if self.shows("mark one card to discard") {
            self.press("d").press(ENTER);
        } else if self.shows("Mark the card to put on top") {
            self.press("t").press(ENTER);
        } else if self.shows("Play or discard a card")
            && let Some(place) = self.key_in_hand()
        {
            self.press(&place).press("d");
        } else {
            self.press(ENTER);
        }
    }

    /// Answers until the game is over; all that was shown on the way.
    pub(crate) fn play_to_the_end(&mut self) -> String {
        let mut shown = String::new();
        for _ in 0..KEYS_OF_A_GAME {
            shown.push_str(&self.screen());
            if self.is_over() {
                self.notice_the_end();
                return shown;
            }
            self.answer();
        }
        panic!("the game never ends:\n{}", self.screen());
    }

    /// Answers until the game is over, and presses any other keys in between.
    pub(crate) fn play_at_whim(&mut self, whim: &mut QuickChance) {
        for _ in 0..KEYS_OF_A_GAME {
            if self.is_over() {
                self.notice_the_end();
                return;
            }
            for _ in 0..whim.below(4) {
                self.press(WHIMS[whim.below(WHIMS.len())]);
            }
            if !self.is_over() {
                self.answer();
            }
        }
        panic!("the game never ends:\n{}", self.screen());
    }
}
