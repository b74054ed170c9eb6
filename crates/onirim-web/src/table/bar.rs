//! The bar above the table: what is played, how it stands, and what can be asked for at any time.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::{GameKind, SpellStop, Standing, Watch};
use onirim_text::Args;
use onirim_ui::Key;

use crate::node::Node;
use crate::parts::tool;
use crate::program::{Program, Scene};

/// The bar.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bar {
    title: String,
    setup: String,
    /// What must be known of this game, and its class.
    badges: Vec<(String, &'static str)>,
    tools: Vec<(Glyph, String, Key)>,
    menu: String,
}

pub(super) fn draw(program: Program) -> Node {
    program.part(look, drawn)
}

fn look(scene: &Scene<'_>) -> Bar {
    let (game, text) = (scene.game, scene.text);
    let table = game.scene();
    let mut badges = Vec::new();
    badges.extend(game.company(text).map(|words| (words, "badge plain")));
    if table.rights.spell_stop == Some(SpellStop::BeforeDraws) {
        badges.push((text.get("app-header-stop"), "badge"));
    }
    if table.is_unsaved() {
        badges.push((text.get("app-header-unsaved"), "badge"));
    }
    if table.about.standing == Standing::Assisted && game.lesson.as_ref().is_none() {
        badges.push((text.get("app-header-assisted"), "badge"));
    }
    match table.about.kind {
        GameKind::Daily(day) => {
            badges.push((text.get_with("app-header-daily", &Args::new().text("day", day.to_string())), "badge plain"));
        }
        GameKind::Table => badges.push((text.get("app-header-real-cards"), "badge plain")),
        GameKind::Lesson => badges.push((text.get("app-menu-lesson"), "badge plain")),
        GameKind::Normal => {}
    }
    Bar {
        title: text.get("plain-title"),
        setup: text.setup(&table.view.setup),
        badges,
        tools: tools(scene),
        menu: text.get("app-key-menu"),
    }
}

/// Only what can be done now is there.
fn tools(scene: &Scene<'_>) -> Vec<(Glyph, String, Key)> {
    let (game, text) = (scene.game, scene.text);
    let table = game.scene();
    let looks = matches!(table.watch, Watch::Everyone | Watch::Alone(_));
    let mut tools = Vec::new();
    let mut add = |sign: Glyph, key: &str, letter: char| tools.push((sign, text.get(key), Key::Char(letter)));
    if looks && table.rights.advice.is_ok() && !table.is_over() {
        add(Glyph::Hint, "app-key-hint", 'h');
    }
    let has_something = game.has_real_cards() || table.version.ply > 0;
    if table.rights.takes_back && has_something || game.is_to_take_back() {
        add(Glyph::Undo, "app-key-undo", 'u');
    }
    if table.rights.redo && looks {
        add(Glyph::Redo, "app-key-redo", 'r');
    }
    if game.has_real_cards() {
        add(Glyph::Correct, "app-key-correct", 'c');
    } else if table.about.code.is_some() {
        add(Glyph::Copy, "web-copy-code", 'c');
    }
    add(Glyph::Log, "app-key-log", 'l');
    tools
}

fn drawn(program: Program, bar: Bar) -> Node {
    let badges = bar.badges.into_iter().map(|(words, class)| markup! { <span class=class>{words}</span> });
    let tools = bar.tools.into_iter().map(|(sign, name, key)| tool(program, sign, name, key));
    markup! {
        <header class="bar">
            {tool(program, Glyph::Menu, bar.menu, Key::Escape)}
            <div class="about"><h1>{bar.title}</h1> <span class="quiet">{bar.setup}</span></div>
            {badges.collect::<Node>()}
            {tools.collect::<Node>()}
        </header>
    }
}
