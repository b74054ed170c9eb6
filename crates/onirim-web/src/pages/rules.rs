//! The rules, by subject or by a word.

use onirim_markup::markup;
use onirim_text::{Args, Subject, Text};
use onirim_ui::pages::RulesPage;
use onirim_ui::{App, Flow, Target};

use super::form::line;
use super::page::page;
use crate::node::Node;
use crate::program::Program;

/// The maximum length of the word.
const LONGEST_WORD: usize = 24;

pub(crate) fn draw(program: Program, app: &App, rules: &RulesPage) -> Node {
    let text = app.text();
    let subjects = rules.subjects.iter().enumerate().map(|(place, &subject)| {
        let is_open = rules.cursor == place;
        let class = if is_open { "button main" } else { "button" };
        markup! {
            <button type="button" class=class data-key=format!("subject-{place}") data-cursor=is_open.then_some("")
                aria-current=is_open.then_some("true") on:click=move |_| program.click(Target::Item(place))>{text.rule(subject).title}</button>
        }
    });
    let search = move |word: String| {
        program.change(move |app| {
            app.look_for(&word);
            Flow::Stay
        });
    };
    let typed = rules.search.typed().to_owned();
    let field = line("look-up", text.get("app-rules-search"), String::new(), typed, LONGEST_WORD, None, search);
    let found = Args::new().count("count", rules.subjects.len());
    let found = rules.search.word().map(|_| text.get_with("app-rules-found", &found));
    let inside = markup! {
        <search>{field} <p class="quiet" role="status">{found}</p></search>
        <div class="two-columns">
            <nav class="subjects" aria-label=text.get("rules-title")>{subjects.collect::<Node>()}</nav>
            <article class="panel rule">{rules.subject().map(|subject| rule(text, subject))}</article>
        </div>
    };
    page(program, app, text.get("rules-title"), inside)
}

/// A subject, paragraph by paragraph.
fn rule(text: &Text, subject: Subject) -> Node {
    let rule = text.rule(subject);
    let example = text.example(&rule);
    let paragraphs = rule.text.lines().chain([example.as_str()]).filter(|words| !words.trim().is_empty());
    let paragraphs = paragraphs.map(|words| markup! { <p>{words.to_owned()}</p> });
    let paragraphs: Node = paragraphs.collect();
    markup! { <h2>{rule.title}</h2> {paragraphs} }
}
