//! What a terminal answers when it is asked for its background.
//!
//! The answer comes between the keys, as if somebody had typed it: `ESC ] 11 ; rgb:RRRR/GGGG/BBBB BEL`. It is picked out of them, whenever it comes. So nobody waits for terminals that do
//! not answer, and no key is lost that was typed ahead; crates that ask (terminal-colorsaurus) wait, and throw such keys away.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use crate::draw::Shade;

/// Asks for the colour of the background. It ends with BEL, because some terminals end their answer as the question ended, and get the other ending wrong.
pub(crate) const QUESTION: &str = "\x1b]11;?\x07";

/// How every answer begins, after the sign that it is one.
const BEGINNING: &str = "11;";
/// The longest answer that makes sense.
const LONGEST: usize = 40;

/// What an event turned out to be.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard {
    /// Part of something that may become an answer.
    Part,
    /// The background.
    Background(Shade),
    /// No answer: what somebody did, in this order.
    Done(Vec<Event>),
}

/// Listens for answers among the events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answers {
    /// What may become an answer.
    begun: Vec<Event>,
    letters: String,
}

impl Answers {
    pub(crate) fn hear(&mut self, event: Event) -> Heard {
        let sign = if let Event::Key(key) = &event { sign_of(*key) } else { Sign::Other };
        match sign {
            Sign::Start if self.begun.is_empty() => {
                self.begun.push(event);
                Heard::Part
            }
            Sign::Letter(letter) if !self.begun.is_empty() && self.may_go_on(letter) => {
                self.letters.push(letter);
                self.begun.push(event);
                Heard::Part
            }
            Sign::End if self.letters.starts_with(BEGINNING) => {
                let shade = shade(&self.letters[BEGINNING.len()..]);
                *self = Answers::default();
                shade.map_or(Heard::Part, Heard::Background)
            }
            Sign::Start | Sign::Letter(_) | Sign::End | Sign::Other => {
                let mut done = std::mem::take(self).begun;
                done.push(event);
                Heard::Done(done)
            }
        }
    }

    fn may_go_on(&self, letter: char) -> bool {
        match BEGINNING.chars().nth(self.letters.len()) {
            Some(expected) => letter == expected,
            None => letter.is_ascii() && self.letters.len() < LONGEST,
        }
    }
}

/// What the parts of an answer look like among keys.
enum Sign {
    Start,
    Letter(char),
    End,
    Other,
}

#[expect(clippy::wildcard_enum_match_arm, reason = "keys that are in no answer")]
fn sign_of(key: KeyEvent) -> Sign {
    let with = |modifier| key.modifiers.contains(modifier);
    match key.code {
        KeyCode::Char(']') if with(KeyModifiers::ALT) => Sign::Start,
        KeyCode::Char('\\') if with(KeyModifiers::ALT) => Sign::End,
        KeyCode::Char('g') if with(KeyModifiers::CONTROL) => Sign::End,
        KeyCode::Char(letter) if !with(KeyModifiers::ALT | KeyModifiers::CONTROL) => Sign::Letter(letter),
        _ => Sign::Other,
    }
}

/// The colour, as the X Window System writes it.
fn shade(words: &str) -> Option<Shade> {
    let color = xterm_color::Color::parse(words.as_bytes()).ok()?;
    let part = |value: u16| value.to_be_bytes()[0];
    Some(Shade::new(part(color.red), part(color.green), part(color.blue)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: char, modifiers: KeyModifiers) -> Event {
        Event::Key(KeyEvent::new(KeyCode::Char(code), modifiers))
    }

    fn typed(letters: &str) -> Vec<Event> {
        letters.chars().map(|letter| key(letter, KeyModifiers::NONE)).collect()
    }

    fn answer(letters: &str) -> Vec<Event> {
        let start = key(']', KeyModifiers::ALT);
        std::iter::once(start).chain(typed(letters)).chain([key('g', KeyModifiers::CONTROL)]).collect()
    }

    /// The backgrounds that were heard, and everything else.
    fn hear(events: Vec<Event>) -> (Vec<Shade>, Vec<Event>) {
        let (mut answers, mut backgrounds, mut rest) = (Answers::default(), Vec::new(), Vec::new());
        for event in events {
            match answers.hear(event) {
                Heard::Part => {}
                Heard::Background(shade) => backgrounds.push(shade),
                Heard::Done(events) => rest.extend(events),
            }
        }
        (backgrounds, rest)
    }

    #[test]
    fn an_answer_is_picked_out_of_keys() {
        let events = [typed("3q"), answer("11;rgb:fafa/fbfb/fcfc"), typed("x")].concat();
        assert_eq!(hear(events), (vec![Shade::new(0xfa, 0xfb, 0xfc)], typed("3qx")));
        assert_eq!(hear(answer("11;rgb:0/8/f")).0, [Shade::new(0x00, 0x88, 0xff)]);
    }

    #[test]
    fn the_other_ending_is_understood() {
        let mut events = answer("11;rgb:00/00/00");
        *events.last_mut().expect("an end") = key('\\', KeyModifiers::ALT);
        assert_eq!(hear(events), (vec![Shade::new(0, 0, 0)], vec![]));
    }

    #[test]
    fn what_is_no_answer_is_handed_on() {
        let events = [vec![key(']', KeyModifiers::ALT)], typed("12")].concat();
        assert_eq!(hear(events.clone()), (vec![], events));
        let events = answer("1");
        assert_eq!(hear(events.clone()), (vec![], events), "Ctrl-G after a 1");
        let endless = [vec![key(']', KeyModifiers::ALT)], typed("11;"), typed(&"1".repeat(100))].concat();
        assert_eq!(hear(endless.clone()), (vec![], endless));
    }

    #[test]
    fn nonsense_does_no_harm() {
        assert_eq!(hear(answer("11;who knows")), (vec![], vec![]));
        assert_eq!(hear(answer("11;")), (vec![], vec![]));
    }
}
