//! The bar above the table: the set-up, the state of the game, and the tools.

use onirim_art::Glyph;
use onirim_markup::markup;
use onirim_session::{GameKind, SpellStop, Standing, Watch};
use onirim_text::Args;
use onirim_ui::Key;

use crate::node::Node;
use crate::parts::tool;
use crate::program::Scene;

pub(super) fn draw(scene: &Scene<'_>) -> Node {
    let text = scene.text;
    let badges = badges(scene).into_iter().map(|(words, class)| markup! { <span class=class>{words}</span> });
    markup! {
        <header class="bar">
            {tool(scene.program, Glyph::Menu, text.get("app-key-menu"), Key::Escape)}
            <div class="about"><h1>{text.get("plain-title")}</h1> <span class="quiet">{text.setup(&scene.view.setup)}</span></div>
            {badges.collect::<Node>()}
            {tools(scene)}
        </header>
    }
}

/// Texts with their classes: what kind of game it is.
fn badges(scene: &Scene<'_>) -> Vec<(String, &'static str)> {
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
    if table.about.standing == Standing::Assisted && game.lesson.is_none() {
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
    badges
}

/// The tools that can be used now.
fn tools(scene: &Scene<'_>) -> Node {
    let game = scene.game;
    let table = game.scene();
    let looks = matches!(table.watch, Watch::Everyone | Watch::Alone(_));
    let mut tools = Vec::new();
    let mut add = |sign: Glyph, key: &str, letter: char| {
        tools.push(tool(scene.program, sign, scene.text.get(key), Key::Char(letter)));
    };
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
    tools.into()
}
