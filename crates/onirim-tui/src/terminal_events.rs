//! Translates events of the terminal into inputs.

use onirim_ui::{Input, Key, Target};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

use crate::targets::Targets;

/// The input for an event with these targets on the screen; `None` if it has no meaning.
#[expect(clippy::wildcard_enum_match_arm, reason = "events of the terminal that mean nothing here")]
pub(crate) fn input_of(event: &Event, targets: &Targets) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => key_of(*key).map(Input::Key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => targets.at(mouse.column, mouse.row).map(Input::Click),
            MouseEventKind::ScrollUp => Some(Input::Click(Target::Key(Key::Up))),
            MouseEventKind::ScrollDown => Some(Input::Click(Target::Key(Key::Down))),
            _ => None,
        },
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "keys that mean nothing here")]
fn key_of(event: KeyEvent) -> Option<Key> {
    let with = |modifier| event.modifiers.contains(modifier);
    Some(match event.code {
        KeyCode::Char('c' | 'd') if with(KeyModifiers::CONTROL) => Key::Interrupt,
        KeyCode::Char('y') if with(KeyModifiers::CONTROL) => Key::Redo,
        KeyCode::Char(_) if with(KeyModifiers::CONTROL) => return None,
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Left if with(KeyModifiers::SHIFT) => Key::MoveLeft,
        KeyCode::Right if with(KeyModifiers::SHIFT) => Key::MoveRight,
        KeyCode::Left => Key::Left,
        KeyCode::Right | KeyCode::Tab => Key::Right,
        KeyCode::BackTab => Key::Left,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::MouseEvent;
    use ratatui::layout::Rect;

    use super::*;

    fn mouse(kind: MouseEventKind, column: u16, row: u16) -> Event {
        Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
    }

    #[test]
    fn a_click_means_what_lies_there_and_on_top() {
        let mut targets = Targets::default();
        targets.add(Rect::new(0, 0, 80, 24), Target::Key(Key::Escape));
        targets.add(Rect::new(10, 5, 20, 1), Target::Item(3));
        let left = MouseEventKind::Down(MouseButton::Left);
        assert_eq!(input_of(&mouse(left, 29, 5), &targets), Some(Input::Click(Target::Item(3))));
        assert_eq!(input_of(&mouse(left, 30, 5), &targets), Some(Input::Click(Target::Key(Key::Escape))));
        assert_eq!(input_of(&mouse(left, 90, 5), &targets), None);
        assert_eq!(input_of(&mouse(MouseEventKind::Up(MouseButton::Left), 29, 5), &targets), None, "once a click");
        assert_eq!(input_of(&mouse(MouseEventKind::Down(MouseButton::Right), 29, 5), &targets), None);
    }

    #[test]
    fn the_wheel_goes_up_and_down() {
        let targets = Targets::default();
        let (up, down) = (Input::Click(Target::Key(Key::Up)), Input::Click(Target::Key(Key::Down)));
        assert_eq!(input_of(&mouse(MouseEventKind::ScrollUp, 1, 1), &targets), Some(up));
        assert_eq!(input_of(&mouse(MouseEventKind::ScrollDown, 1, 1), &targets), Some(down));
    }

    #[test]
    fn keys_keep_their_usual_meaning() {
        let press = |code, modifiers| input_of(&Event::Key(KeyEvent::new(code, modifiers)), &Targets::default());
        assert_eq!(press(KeyCode::Char('y'), KeyModifiers::CONTROL), Some(Input::Key(Key::Redo)));
        assert_eq!(press(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Input::Key(Key::Interrupt)));
        assert_eq!(press(KeyCode::Left, KeyModifiers::SHIFT), Some(Input::Key(Key::MoveLeft)));
        assert_eq!(press(KeyCode::F(5), KeyModifiers::NONE), None);
    }
}
