//! Real cards, before the first choice: every card of the deal is told.

use onirim_art::{Drawing, Glyph};
use onirim_core::{Goal, Outcome, Side};
use onirim_markup::markup;
use onirim_ui::table::DealingScreen;
use onirim_ui::{App, Key};

use super::on_screen::on_screen;
use crate::asks::{Slips, Tells, ToDo, chore_list, slip_list, tells};
use crate::cover::{self, Width, sheet};
use crate::node::Node;
use crate::parts::{named, tool};
use crate::program::Program;

/// The deal, as far as it has been told.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Deal {
    setup: String,
    about: String,
    /// What lies where: a title, and the cards with their names.
    laid: Vec<(String, Vec<(Drawing, String)>)>,
    notice: Option<String>,
    /// Where the last card goes.
    done: Option<String>,
    wanted: String,
    tells: Tells,
    /// What hands do first.
    chores: Option<ToDo>,
    tools: Vec<(Glyph, String, Key)>,
    menu: String,
    title: String,
}

/// The page of the deal.
pub(crate) fn draw(program: Program) -> Node {
    let deal = program.read(|app| on_screen::<DealingScreen>(app).map(|screen| look(app, screen)));
    let correction = program.read(|app| {
        on_screen::<DealingScreen>(app)
            .and_then(|screen| screen.correction.as_ref().map(|correction| Slips::of(correction, app.text())))
    });
    markup! {
        {deal.map(|deal| drawn(program, deal))}
        {correction.map(|list| sheet(Width::Wide, slip_list(program, list)))}
    }
}

fn look(app: &App, screen: &DealingScreen) -> Deal {
    let text = app.text();
    let waits = screen.chores.are_waited_for();
    let shown = |outcome: Outcome| (drawing(outcome), text.outcome(&outcome));
    let laid = [
        (text.get("web-deal-laid"), screen.dealing.laid_out().map(shown).collect::<Vec<_>>()),
        (text.get("table-limbo"), screen.dealing.in_limbo().map(shown).collect()),
    ];
    let mut tools = Vec::new();
    if !screen.dealing.told().is_empty() {
        tools.push((Glyph::Undo, text.get("app-key-ask-again"), Key::Backspace));
        tools.push((Glyph::Correct, text.get("app-key-correct"), Key::Char('c')));
    }
    Deal {
        setup: text.setup(&screen.dealing.setup()),
        about: text.get("app-dealing"),
        laid: laid.into_iter().filter(|(_, cards)| !cards.is_empty()).collect(),
        notice: screen.notice.clone(),
        done: screen.chores.line(screen.perspective(), text).filter(|_| !waits),
        wanted: screen.teller.wanted.clone(),
        tells: Tells::of(&screen.teller, text),
        chores: waits.then(|| ToDo::of(&screen.chores, screen.perspective(), text)),
        tools,
        menu: text.get("app-key-back"),
        title: text.get("app-header-real-cards"),
    }
}

const fn drawing(outcome: Outcome) -> Drawing {
    match outcome {
        Outcome::Card(card) => Drawing::Card(card),
        Outcome::Goal(color) => Drawing::Goal(Goal { color, side: Side::FaceUp }),
        Outcome::Premonition(omen) => Drawing::Premonition(omen),
    }
}

fn drawn(program: Program, deal: Deal) -> Node {
    let laid = deal.laid.into_iter().map(|(title, cards)| {
        let cards = cards.into_iter().map(|(card, name)| {
            markup! { <li data-zone="told">{named(card, name)}</li> }
        });
        markup! { <section class="zone"><h2 class="zone-title">{title}</h2> <ul class="told-cards">{cards.collect::<Node>()}</ul></section> }
    });
    let tools = deal.tools.into_iter().map(|(sign, name, key)| tool(program, sign, name, key));
    let asked = match deal.chores {
        Some(chores) => chore_list(program, chores),
        None => markup! {
            {deal.done.map(|words| markup! { <p class="explained">{words}</p> })}
            <div class="question"><h2 tabindex="-1" data-key="question">{deal.wanted}</h2></div>
            {tells(program, deal.tells)}
        },
    };
    markup! {
        <div class="table dealing" inert=program.read(|app| cover::is_open(app) || on_screen::<DealingScreen>(app).map(|screen| screen.correction.is_some()) == Some(true))>
            <header class="bar">
                {tool(program, Glyph::Left, deal.menu, Key::Escape)}
                <div class="about"><h1>{deal.title}</h1> <span class="quiet">{deal.setup}</span></div>
                {tools.collect::<Node>()}
            </header>
            <main id="content" class="lying">
                <div class="rows"><p class="zone">{deal.about}</p> {laid.collect::<Node>()}</div>
                <section class="dock">
                    {deal.notice.map(|notice| markup! { <p class="notice">{notice}</p> })}
                    {asked}
                </section>
            </main>
        </div>
    }
}
