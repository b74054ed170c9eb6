//! The last line of the table: the keys that work now.

use onirim_session::Watch;
use onirim_ui::Key;
use onirim_ui::asks::Extra;
use onirim_ui::table::{Ask, GameScreen};
use ratatui::layout::Rect;

use crate::draw::canvas::Canvas;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, screen: &GameScreen) {
    let mut keys: Vec<(&str, &str, Key)> = Vec::new();
    if screen.stage.is_some() {
        keys.push((canvas.palette.either("␣", "app-name-space"), "app-key-skip", Key::Char(' ')));
        canvas.footer(area, &keys);
        return;
    }
    if screen.is_hands_turn() {
        keys.push(("app-name-enter", "app-key-send", Key::Enter));
        if screen.chores.can_be_brief() {
            keys.push(("w", "app-key-brief", Key::Char('w')));
        }
        keys.push((canvas.palette.either("⌫", "app-name-backspace"), "app-key-undo", Key::Backspace));
        keys.push(("c", "app-key-correct", Key::Char('c')));
        keys.push(("app-name-escape", "app-key-menu", Key::Escape));
        keys.push(("i", "tui-key-piles", Key::Char('i')));
        canvas.footer(area, &keys);
        return;
    }
    let arrows = canvas.palette.either("←→↑↓", "tui-name-arrows");
    let (sides, up_down) = (canvas.palette.either("←→", "<>"), canvas.palette.either("↑↓", "app-name-up-down"));
    let space = canvas.palette.either("␣", "app-name-space");
    let looks = matches!(screen.scene().watch, Watch::Everyone | Watch::Alone(_));
    match &screen.ask {
        _ if !looks => keys.push(("app-name-enter", "app-key-pass", Key::Enter)),
        Ask::Choose(_) => {
            keys.push((arrows, "tui-key-choose", Key::Down));
            keys.push(("app-name-enter", "tui-key-do", Key::Enter));
        }
        Ask::Pay(_) => {
            keys.push((sides, "app-key-select", Key::Right));
            keys.push((up_down, "app-key-more-less", Key::Up));
            keys.push(("app-name-enter", "app-key-pay", Key::Enter));
        }
        Ask::SwapGoals(_) => {
            keys.push((sides, "app-key-select", Key::Right));
            keys.push(("app-name-enter", "app-key-pick", Key::Enter));
        }
        Ask::Arrange(arrangement) => {
            keys.push((sides, "app-key-select", Key::Right));
            keys.push((space, "app-key-move", Key::Char(' ')));
            match arrangement.extra {
                Extra::None => {}
                Extra::DiscardOne | Extra::DiscardAny => keys.push(("d", "app-key-discard", Key::Char('d'))),
                Extra::RaiseOne => keys.push(("t", "app-key-raise", Key::Char('t'))),
            }
            keys.push(("app-name-enter", "app-key-send", Key::Enter));
        }
        Ask::Tell(_) => {
            keys.push(("app-name-enter", "tui-key-tell", Key::Enter));
            keys.push((canvas.palette.either("⌫", "app-name-backspace"), "app-key-ask-again", Key::Backspace));
            keys.push(("c", "app-key-correct", Key::Char('c')));
            keys.push(("app-name-escape", "app-key-menu", Key::Escape));
            canvas.footer(area, &keys);
            return;
        }
        Ask::Wait(_) => {}
        Ask::Over(_) | Ask::Read(_) => keys.push(("app-name-enter", "tui-key-do", Key::Enter)),
    }
    if screen.scene().is_over() {
        if screen.scene().about.kind.day().is_some() {
            keys.push(("c", "app-key-share", Key::Char('c')));
        }
        keys.push(("r", "app-key-look-back", Key::Char('r')));
    }
    if looks && screen.scene().rights.advice.is_ok() {
        keys.push(("h", "app-key-hint", Key::Char('h')));
    }
    if screen.scene().rights.takes_back || screen.is_to_take_back() {
        keys.push(("u", "app-key-undo", Key::Char('u')));
    }
    if screen.has_real_cards() {
        keys.push(("c", "app-key-correct", Key::Char('c')));
    }
    if screen.scene().rights.redo && looks {
        keys.push(("r", "app-key-redo", Key::Char('r')));
    }
    let choosing = matches!(screen.ask, Ask::Choose(_)) && looks;
    if choosing && screen.scene().rights.spell_stop.is_some() {
        keys.push(("s", "tui-key-spells", Key::Char('s')));
    }
    // The last keys are left out if not all fit.
    keys.push(("app-name-escape", "app-key-menu", Key::Escape));
    keys.push(("?", "tui-key-help", Key::Char('?')));
    keys.push(("l", "app-key-log", Key::Char('l')));
    keys.push(("i", "tui-key-piles", Key::Char('i')));
    canvas.footer(area, &keys);
}
