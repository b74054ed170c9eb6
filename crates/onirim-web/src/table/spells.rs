//! The spells of the Book, with what they cost; those that can be cast now are buttons.

use onirim_core::Spell;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::Key;
use onirim_ui::asks::spell_key;
use onirim_ui::table::Ask;

use crate::node::Node;
use crate::program::{Program, Scene};

/// A spell.
#[derive(Clone, Debug, PartialEq, Eq)]
struct OneSpell {
    key: char,
    name: String,
    effect: String,
    can_be_cast: bool,
}

pub(super) fn draw(program: Program) -> Node {
    program.part(look, |program, spells| spells.map(|spells| drawn(program, spells)).into())
}

fn look(scene: &Scene<'_>) -> Option<(String, Vec<OneSpell>)> {
    let (book, text) = (scene.view.setup.book?, scene.text);
    let spell = |spell: Spell| {
        let words = text.spell(spell);
        let key = spell_key(spell);
        let can_be_cast = match &scene.game.ask {
            Ask::Choose(offers) => offers.list.iter().any(|offer| offer.key == Some(key)),
            Ask::Arrange(_)
            | Ask::Pay(_)
            | Ask::SwapGoals(_)
            | Ask::Tell(_)
            | Ask::Read(_)
            | Ask::Wait(_)
            | Ask::Over(_) => false,
        };
        let args = Args::new().text("spell", words.name).count("cost", spell.cost(book));
        OneSpell { key, name: text.get_with("table-spell-cost", &args), effect: words.effect, can_be_cast }
    };
    Some((text.get("table-spells"), Spell::ALL.map(spell).into()))
}

fn drawn(program: Program, (title, spells): (String, Vec<OneSpell>)) -> Node {
    let spells = spells.into_iter().map(|spell| {
        let key = spell.key;
        markup! {
            <li>
                <button type="button" class="button spell" data-key=format!("spell-{key}") title=spell.effect
                    disabled=!spell.can_be_cast on:click=move |_| program.key(Key::Char(key))>
                    {spell.name} <span class="key" aria-hidden="true">{key}</span>
                </button>
            </li>
        }
    });
    markup! {
        <section class="zone spells">
            <h2 class="zone-title">{title}</h2>
            <ul class="spells-list">{spells.collect::<Node>()}</ul>
        </section>
    }
}
