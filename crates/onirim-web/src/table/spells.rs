//! The spells of the Book with their costs. Those that can be cast now are buttons.

use onirim_core::Spell;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::Key;
use onirim_ui::asks::spell_key;
use onirim_ui::table::Ask;

use crate::node::Node;
use crate::program::Scene;

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let (program, text) = (scene.program, scene.text);
    let Some(book) = scene.view.setup.book else { return Node::Nothing };
    let spells = Spell::ALL.map(|spell| {
        let (key, words) = (spell_key(spell), text.spell(spell));
        let can_be_cast = matches!(&scene.game.ask, Ask::Choose(offers) if offers.with_key(key).is_some());
        let args = Args::new().text("spell", words.name).count("cost", spell.cost(book));
        markup! {
            <li>
                <button type="button" class="button spell" data-key=format!("spell-{key}") title=words.effect
                    disabled=!can_be_cast on:click=move |_| program.key(Key::Char(key))>
                    {text.get_with("table-spell-cost", &args)} <span class="key" aria-hidden="true">{key}</span>
                </button>
            </li>
        }
    });
    markup! {
        <section class="zone spells">
            <h2 class="zone-title">{text.get("table-spells")}</h2>
            <ul class="spells-list">{spells.into_iter().collect::<Node>()}</ul>
        </section>
    }
}
