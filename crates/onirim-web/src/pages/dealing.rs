//! Real cards before the first choice: every card of the deal is entered.

use onirim_art::Glyph;
use onirim_core::Outcome;
use onirim_markup::markup;
use onirim_ui::table::DealingScreen;
use onirim_ui::{App, Key};

use crate::asks::{chores, slips, teller};
use crate::cover::{self, wide_sheet};
use crate::node::Node;
use crate::parts::{named, outcome, tool};
use crate::program::Program;

pub(crate) fn draw(program: Program, app: &App, screen: &DealingScreen) -> Node {
    let (text, dealing) = (app.text(), &screen.dealing);
    let dealt: [(&str, Vec<Outcome>); 2] =
        [("web-deal-laid", dealing.laid_out().collect()), ("table-limbo", dealing.in_limbo().collect())];
    let dealt = dealt.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(title, cards)| {
        let cards = cards.into_iter().map(|card| {
            markup! { <li data-zone="told">{named(outcome(card), text.outcome(&card))}</li> }
        });
        markup! { <section class="zone"><h2 class="zone-title">{text.get(title)}</h2> <ul class="told-cards">{cards.collect::<Node>()}</ul></section> }
    });
    let correct = (!dealing.told().is_empty()).then(|| {
        markup! {
            {tool(program, Glyph::Undo, text.get("app-key-ask-again"), Key::Backspace)}
            {tool(program, Glyph::Correct, text.get("app-key-correct"), Key::Char('c'))}
        }
    });
    let asked = if screen.chores.are_waited_for() {
        chores(program, &screen.chores, screen.perspective(), text)
    } else {
        // Where the last card goes.
        let done = screen.chores.line(screen.perspective(), text);
        markup! {
            {done.map(|words| markup! { <p class="explained">{words}</p> })}
            <div class="question"><h2 tabindex="-1" data-key="question">{screen.teller.wanted.clone()}</h2></div>
            {teller(program, &screen.teller, text)}
        }
    };
    markup! {
        <div class="table dealing" inert=cover::is_open(app) || screen.correction.is_some()>
            <header class="bar">
                {tool(program, Glyph::Left, text.get("app-key-back"), Key::Escape)}
                <div class="about"><h1>{text.get("app-header-real-cards")}</h1> <span class="quiet">{text.setup(&dealing.setup())}</span></div>
                {correct}
            </header>
            <main id="content" class="lying">
                <div class="rows"><p class="zone">{text.get("app-dealing")}</p> {dealt.collect::<Node>()}</div>
                <section class="dock">
                    {screen.notice.clone().map(|notice| markup! { <p class="notice">{notice}</p> })}
                    {asked}
                </section>
            </main>
        </div>
        {screen.correction.as_ref().map(|correction| wide_sheet(slips(program, correction, text)))}
    }
}
