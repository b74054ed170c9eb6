//! The answer of a terminal to the question for its background.
//!
//! The answer arrives among the keys, as if it was typed: `ESC ] 11 ; rgb:RRRR/GGGG/BBBB BEL`. It is filtered out whenever it comes. So terminals without
//! an answer cost no time, and no key is lost; the crate terminal-colorsaurus waits for the answer and drops other keys.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use crate::draw::Shade;

/// Asks for the colour of the background. Ends with BEL: some terminals end their answer like the question, and write the other ending wrongly.
pub(crate) const QUESTION: &str = "\x1b]11;?\x07";

/// How an answer starts, after ESC.
const BEGINNING: &str = "11;";
/// The longest valid answer.
const LONGEST: usize = 40;

/// The result of an event.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Filtered {
    /// Part of a possible answer.
    Part,
    /// The background.
    Background(Shade),
    /// No answer: the events in their order.
    Done(Vec<Event>),
}

/// Filters answers out of the events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answers {
    /// A possible answer so far.
    begun: Vec<Event>,
    letters: String,
}

impl Answers {
    pub(crate) fn filter(&mut self, event: Event) -> Filtered {
        let sign = if let Event::Key(key) = &event { sign_of(*key) } else { Sign::Other };
        match sign {
            Sign::Start if self.begun.is_empty() => {
                self.begun.push(event);
                Filtered::Part
            }
            Sign::Letter(letter) if !self.begun.is_empty() && self.may_go_on(letter) => {
                self.letters.push(letter);
                self.begun.push(event);
                Filtered::Part
            }
            Sign::End if self.letters.starts_with(BEGINNING) => {
                let shade = shade(&self.letters[BEGINNING.len()..]);
                *self = Answers::default();
                shade.map_or(Filtered::Part, Filtered::Background)
            }
            Sign::Start | Sign::Letter(_) | Sign::End | Sign::Other => {
                let mut done = std::mem::take(self).begun;
                done.push(event);
                Filtered::Done(done)
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

/// The characters of an answer as key events.
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

/// Parses the colour in the format of the X Window System.
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

    /// All backgrounds, and all other events.
    fn filtered(events: Vec<Event>) -> (Vec<Shade>, Vec<Event>) {
        let (mut answers, mut backgrounds, mut rest) = (Answers::default(), Vec::new(), Vec::new());
        for event in events {
            match answers.filter(event) {
                Filtered::Part => {}
                Filtered::Background(shade) => backgrounds.push(shade),
                Filtered::Done(events) => rest.extend(events),
            }
        }
        (backgrounds, rest)
    }

    #[test]
    fn an_answer_is_picked_out_of_keys() {
        let events = [typed("3q"), answer("11;rgb:fafa/fbfb/fcfc"), typed("x")].concat();
        assert_eq!(filtered(events), (vec![Shade::new(0xfa, 0xfb, 0xfc)], typed("3qx")));
        assert_eq!(filtered(answer("11;rgb:0/8/f")).0, [Shade::new(0x00, 0x88, 0xff)]);
    }

    #[test]
    fn the_other_ending_is_understood() {
        let mut events = answer("11;rgb:00/00/00");
        *events.last_mut().expect("an end") = key('\\', KeyModifiers::ALT);
        assert_eq!(filtered(events), (vec![Shade::new(0, 0, 0)], vec![]));
    }

    #[test]
    fn what_is_no_answer_is_handed_on() {
        let events = [vec![key(']', KeyModifiers::ALT)], typed("12")].concat();
        assert_eq!(filtered(events.clone()), (vec![], events));
        let events = answer("1");
        assert_eq!(filtered(events.clone()), (vec![], events), "Ctrl-G after a 1");
        let endless = [vec![key(']', KeyModifiers::ALT)], typed("11;"), typed(&"1".repeat(100))].concat();
        assert_eq!(filtered(endless.clone()), (vec![], endless));
    }

    #[test]
    fn nonsense_does_no_harm() {
        assert_eq!(filtered(answer("11;who knows")), (vec![], vec![]));
        assert_eq!(filtered(answer("11;")), (vec![], vec![]));
    }
}
