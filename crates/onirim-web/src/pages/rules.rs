//! The rules, to look up by subject or by a word.

use onirim_markup::markup;
use onirim_text::{Args, Subject};
use onirim_ui::pages::RulesPage;
use onirim_ui::{App, Flow, Target};

use super::form::line;
use super::on_screen::on_screen;
use super::page::page;
use crate::node::Node;
use crate::program::Program;

/// The longest word that can be looked for.
const LONGEST_WORD: usize = 24;

/// The page of the rules.
pub(crate) fn draw(program: Program) -> Node {
    let subjects = program.read(subjects);
    let found = program.read(found);
    let open =
        program.read(|app| on_screen::<RulesPage>(app).and_then(RulesPage::subject).map(|subject| told(app, subject)));
    let cursor = program.read(|app| on_screen::<RulesPage>(app).map_or(0, |page| page.cursor));
    let list = subjects.into_iter().enumerate().map(|(place, name)| drawn(program, place, name, cursor));
    let search = program.say("app-rules-search");
    let write = move |word: String| {
        program.change(move |app| {
            app.look_for(&word);
            Flow::Stay
        });
    };
    let typed =
        program.read(|app| on_screen::<RulesPage>(app).map(|page| page.search.typed().to_owned()).unwrap_or_default());
    let inside = markup! {
        <search>{line("look-up", search, String::new(), typed, LONGEST_WORD, None, write)} <p class="quiet" role="status">{found}</p></search>
        <div class="two-columns">
            <nav class="subjects" aria-label=program.say("rules-title")>{list.collect::<Node>()}</nav>
            <article class="panel rule">{open.map(|(title, words)| {
                let words = words.into_iter().map(|words| markup! { <p>{words}</p> });
                markup! { <h2>{title}</h2> {words.collect::<Node>()} }
            })}</article>
        </div>
    };
    page(program, program.say("rules-title"), inside)
}

fn subjects(app: &App) -> Vec<String> {
    on_screen::<RulesPage>(app)
        .map(|page| page.subjects.iter().map(|&subject| app.text().rule(subject).title).collect())
        .unwrap_or_default()
}

/// How many subjects mention the word that is looked for.
fn found(app: &App) -> Option<String> {
    on_screen::<RulesPage>(app).and_then(|page| {
        page.search
            .word()
            .map(|_| app.text().get_with("app-rules-found", &Args::new().count("count", page.subjects.len())))
    })
}

/// What a subject says, paragraph by paragraph.
fn told(app: &App, subject: Subject) -> (String, Vec<String>) {
    let rule = app.text().rule(subject);
    let mut words: Vec<String> = rule.text.lines().map(str::to_owned).collect();
    words.push(app.text().example(&rule));
    words.retain(|words| !words.trim().is_empty());
    (rule.title, words)
}

fn drawn(program: Program, place: usize, name: String, cursor: usize) -> Node {
    let is_open = cursor == place;
    let class = if is_open { "button main" } else { "button" };
    markup! {
        <button type="button" class=class data-key=format!("subject-{place}") data-cursor=is_open.then_some("")
            aria-current=is_open.then_some("true") on:click=move |_| program.click(Target::Item(place))>{name}</button>
    }
}
