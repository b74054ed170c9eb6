//! The hint, in steps.

use onirim_coach::advice::Hint;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::Key;

use crate::node::Node;
use crate::parts::button;
use crate::program::Scene;

pub(crate) fn draw(scene: &Scene<'_>) -> Node {
    let (program, text) = (scene.program, scene.text);
    let Some(help) = scene.game.help.as_ref().filter(|help| help.is_open()) else { return Node::Nothing };
    let (step, further) = match help.step {
        Hint::Nudge => (1, Some("app-key-hint-move")),
        Hint::Move => (2, Some("app-key-hint-figures")),
        Hint::Figures => (3, None),
    };
    let lines = if help.is_awaited() { vec![text.get("web-thinking")] } else { help.said() };
    let lines = lines.into_iter().map(|line| markup! { <p>{line}</p> });
    let further = further.filter(|_| !help.is_awaited());
    markup! {
        <section class="panel hint" role="note">
            <h3>{text.get_with("app-hint", &Args::new().count("step", step))}</h3>
            {lines.collect::<Node>()}
            <p class="hint-tools">
                {further.map(|key| button("further", "main", text.get(key), move || program.key(Key::Char('h'))))}
                {button("close-hint", "", text.get("app-key-close"), move || program.key(Key::Escape))}
            </p>
        </section>
    }
}
