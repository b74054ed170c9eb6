//! A screen of the program as lines: what is said, what is asked, and what each answer does.

use onirim_core::{Action, Outcome, Question};
use onirim_session::{Lesson, told_to};
use onirim_text::{Args, Perspective, Subject, Text};
use onirim_ui::asks::{Dialog, Tell, Teller};
use onirim_ui::pages::{Field, NewGame, Records, Review, RulesPage, Saved, StatisticsPage, length, result};
use onirim_ui::{App, DealFrom, Input, Key, Screen, Target};

use super::typed::TypedCard;
use super::{question, table};

/// More saved games are not listed at once.
const GAMES: usize = 20;

/// A screen as lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Page {
    /// What lies on the table, as far as the question is about it.
    pub(super) facts: Vec<String>,
    pub(super) question: Vec<String>,
    pub(super) choices: Vec<Choice>,
    /// Only so many choices are listed with the question.
    pub(super) listed: usize,
    /// What is said after the choices.
    pub(super) after: Option<String>,
    pub(super) prompt: String,
    pub(super) asks: Asks,
}

/// One of the numbered choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) line: String,
    pub(super) sends: Sends,
}

/// What an answer sends to the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sends {
    Input(Input),
    /// The letters of a card.
    Keys(String),
    Action(Action),
    /// Nothing yet: the values of this line of the form are listed, or it is typed.
    Open(Field),
    /// This value of a line of the form.
    Value(Field, usize),
}

/// How a page is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asks {
    /// With a number or with words. Enter makes the usual choice; without one it repeats the question.
    Choice { usual: Option<usize> },
    /// With yes, the second choice, or no, the first one and the usual.
    YesOrNo,
    /// With a real card, by its name or letters. Enter lists the cards that can come, or closes the question if it can be closed.
    Card { cards: Vec<TypedCard>, closes: bool },
    /// With words for this line of the form.
    Words(Field),
    /// With Enter, which sends this key.
    Enter(Key),
    /// With anything that is not a command: cards are hidden then.
    Hide,
    /// With "ok".
    Ready,
}

impl Page {
    /// A page with numbered choices.
    pub(super) fn of_choices(question: Vec<String>, choices: Vec<Choice>, usual: Option<usize>, text: &Text) -> Page {
        let prompt = match usual {
            None => text.get("plain-prompt"),
            Some(place) => text.get_with("plain-prompt-default", &Args::new().count("number", place + 1)),
        };
        Page { choices, listed: usize::MAX, ..Page::of_prompt(question, prompt, Asks::Choice { usual }) }
    }

    /// A page without choices.
    pub(super) fn of_prompt(question: Vec<String>, prompt: String, asks: Asks) -> Page {
        Page { facts: Vec::new(), question, choices: Vec::new(), listed: 0, after: None, prompt, asks }
    }

    /// A page that asks for a real card.
    pub(super) fn of_card(question: Vec<String>, teller: &Teller, prompt: String, text: &Text) -> Page {
        let typed = |tell: &Tell| TypedCard { card: tell.outcome, code: tell.code.clone(), may_come: tell.count > 0 };
        let cards = teller.tells.iter().map(typed).collect();
        let mut page = Page::of_prompt(question, prompt, Asks::Card { cards, closes: false });
        for tell in teller.tells.iter().filter(|tell| tell.count > 0) {
            let line = match tell.outcome {
                Outcome::Premonition(premonition) => {
                    page.listed = usize::MAX;
                    text.get_with("plain-premonition", &Args::new().premonition(premonition))
                }
                Outcome::Card(_) | Outcome::Goal(_) => {
                    text.get_with("plain-may-come", &Args::new().text("card", &tell.label).count("count", tell.count))
                }
            };
            page.choices.push(Choice { line, sends: Sends::Keys(tell.code.clone()) });
        }
        page
    }

    /// A question of the program itself.
    pub(super) fn of_dialog(dialog: &Dialog, text: &Text) -> Page {
        let choices: Vec<Choice> =
            dialog.answers.iter().map(|answer| Choice::key(answer.label.clone(), Key::Char(answer.key))).collect();
        if let (true, [_, yes]) = (dialog.is_confirmation(), &choices[..]) {
            let is_question = dialog.title.ends_with('?');
            let same = is_question || dialog.title == yes.line;
            let told = if same { dialog.body.clone() } else { format!("{} {}", dialog.title, dialog.body) };
            let asked = text.get_with("plain-yes-or-no", &Args::new().text("answer", &yes.line));
            let question = vec![told, if is_question { dialog.title.clone() } else { asked }];
            let prompt = text.get("plain-prompt-yes-no");
            return Page { choices, ..Page::of_prompt(question, prompt, Asks::YesOrNo) };
        }
        let lines = [dialog.title.as_str()].into_iter().chain(dialog.body.lines());
        let question = lines.filter(|line| !line.is_empty()).map(str::to_owned).collect();
        Page::of_choices(question, choices, Some(dialog.cursor), text)
    }
}

impl Choice {
    pub(super) fn key(line: String, key: Key) -> Choice {
        Choice { line, sends: Sends::Input(Input::Key(key)) }
    }

    pub(super) fn item(line: String, place: usize) -> Choice {
        Choice { line, sends: Sends::Input(Input::Click(Target::Item(place))) }
    }
}

/// The screen as lines. In the form of a new game, the values of one line may be listed. At a table, a program may be stuck.
pub(super) fn page(app: &App, open: Option<Field>, is_stuck: bool) -> Page {
    let text = app.text();
    match app.screen() {
        Screen::Menu(menu) => {
            let items = app.menu_items().into_iter().map(|item| app.menu_label(item));
            let choices = items.enumerate().map(|(place, line)| Choice::item(line, place)).collect();
            Page::of_choices(vec![text.get("plain-menu-play")], choices, Some(menu.cursor), text)
        }
        Screen::Lessons(page) => {
            let line = |lesson: Lesson| {
                let key = if page.learned.contains(&lesson) { "plain-lesson-learned" } else { "plain-lesson" };
                let args = Args::new().text("lesson", text.lesson(lesson)).text("about", text.lesson_about(lesson));
                text.get_with(key, &args)
            };
            let lessons = Lesson::ALL.into_iter().enumerate().map(|(place, lesson)| Choice::item(line(lesson), place));
            let question = vec![text.get("app-menu-lesson"), text.get("lesson-page")];
            Page::of_choices(question, lessons.chain([back(text)]).collect(), Some(page.cursor), text)
        }
        Screen::NewGame(form) => match open {
            Some(field) => line_of_form(form, field, text),
            None => new_game(form, app),
        },
        Screen::Dealing(dealing) => question::dealing(dealing, text),
        Screen::Game(game) => question::game(game, app, is_stuck),
        Screen::Records(records) => saved_games(records, app),
        Screen::Review(review) => step(review, text),
        Screen::LookBack(page) => {
            let (title, lines) = match page.judgement() {
                Some((judgement, lines)) => (text.review_title(judgement), lines),
                None => (text.get("review-begun"), &[][..]),
            };
            let said = lines.iter().filter(|said| !said.words.is_empty());
            let (mistakes, said): (Vec<_>, Vec<_>) = said.partition(|said| said.step.is_some());
            // Each mistake and what would have been better is one choice, which opens its step.
            let mistakes = mistakes.chunk_by(|one, other| one.step == other.step).map(|said| {
                let words: Vec<&str> = said.iter().map(|said| said.words.as_str()).collect();
                Choice::item(words.join(" "), said[0].step.unwrap_or_default())
            });
            let question = [title].into_iter().chain(said.into_iter().map(|said| said.words.clone())).collect();
            let choices: Vec<Choice> = mistakes.chain([back(text)]).collect();
            let last = choices.len() - 1;
            Page::of_choices(question, choices, Some(last), text)
        }
        Screen::Statistics(page) => statistics(page, text),
        Screen::Rules(page) => rules(page, text),
        Screen::Settings(_) => {
            let settings = app.settings();
            let line = |label: String, value: String| if value.is_empty() { label } else { named(text, label, value) };
            let items = app.items().iter().map(|item| line(item.label(text), item.value(&settings, text)));
            let choices: Vec<Choice> = items.enumerate().map(|(place, line)| Choice::item(line, place)).collect();
            let last = choices.len() - 1;
            Page::of_choices(vec![text.get("app-menu-settings")], choices, Some(last), text)
        }
    }
}

/// "label: value".
fn named(text: &Text, label: impl AsRef<str>, value: impl AsRef<str>) -> String {
    text.get_with("table-line", &Args::new().text("label", label).text("content", value))
}

fn back(text: &Text) -> Choice {
    Choice::key(text.get("app-back"), Key::Escape)
}

fn new_game(form: &NewGame, app: &App) -> Page {
    let text = app.text();
    let choices = form.fields().into_iter().enumerate().map(|(place, field)| {
        if field == Field::Start {
            return Choice::item(form.label(field, text), place);
        }
        Choice { line: named(text, form.label(field, text), form.value(field, text)), sends: Sends::Open(field) }
    });
    let choices: Vec<Choice> = choices.chain([back(text)]).collect();
    let start = choices.len() - 2;
    let about = (form.from != DealFrom::Seed).then(|| app.about_deal(form));
    let question = [form.title(text)].into_iter().chain(about).chain([form.summary(text)]).collect();
    Page::of_choices(question, choices, Some(start), text)
}

/// The values of a line of the form, or what is typed there.
fn line_of_form(form: &NewGame, field: Field, text: &Text) -> Page {
    let label = form.label(field, text);
    let values = form.choices(field, text);
    if values.is_empty() {
        return Page::of_prompt(
            Vec::new(),
            text.get_with("plain-field", &Args::new().text("field", label)),
            Asks::Words(field),
        );
    }
    let choices = values.into_iter().enumerate();
    let choices = choices.map(|(value, line)| Choice { line, sends: Sends::Value(field, value) }).collect();
    let question = [label].into_iter().chain(NewGame::explanation(field, text)).collect();
    Page::of_choices(question, choices, form.choice(field), text)
}

fn saved_games(records: &Records, app: &App) -> Page {
    let text = app.text();
    let line = |saved: &Saved| match saved {
        Saved::Game(game) => {
            let doors = text.get_with("app-record-doors", &Args::new().count("count", game.doors));
            let help = if game.assisted { text.get("app-header-assisted") } else { String::new() };
            let setup = text.setup_with(&game.setup, game.programs);
            let facts = [setup, text.get(result(game)), doors, length(game, text), help, app.played(game)];
            let facts: Vec<&str> = facts.iter().map(|fact| fact.trim()).filter(|fact| !fact.is_empty()).collect();
            facts.join(", ")
        }
        Saved::Damaged(damaged) => named(text, text.get("app-record-damaged"), text.damaged_game(damaged)),
    };
    let listed = records.listed();
    let choices = [back(text)].into_iter();
    let choices: Vec<Choice> =
        choices.chain(listed.iter().enumerate().map(|(place, saved)| Choice::item(line(saved), place))).collect();
    let mut question = vec![text.get("app-menu-records")];
    if listed.is_empty() {
        question.push(text.get(if records.is_empty() { "app-records-empty" } else { "app-records-none" }));
    }
    let hidden = listed.len().saturating_sub(GAMES);
    let after = (hidden > 0).then(|| text.get_with("plain-more-games", &Args::new().count("count", hidden)));
    Page { listed: GAMES + 1, after, ..Page::of_choices(question, choices, Some(0), text) }
}

/// A step of a game that is looked at again.
fn step(review: &Review, text: &Text) -> Page {
    let args = Args::new().count("step", review.place).count("steps", review.steps.len().saturating_sub(1));
    let facts = review.step().map(|step| {
        let perspective = Perspective::from(told_to(&step.view.setup, step.view.seat));
        table::lines(text, &step.view, perspective, table::around(Question::Turn))
    });
    let mut question = vec![text.get_with("app-review", &args)];
    if let Some(step) = review.step() {
        question.extend(step.question.clone());
        question.extend(step.answer.clone());
        question.extend(review.verdict(text).into_iter().flat_map(|verdict| verdict.lines));
        question.extend(text.ending(&step.view));
        question.extend(step.story.iter().cloned());
    }
    let get = |key: &str, letter: Key| Choice::key(capitalised(&text.get(key)), letter);
    let mut choices = vec![get("plain-step-next", Key::Right), get("plain-step-back", Key::Left)];
    if !review.mistakes().is_empty() {
        choices.push(get("review-next-mistake", Key::Char('m')));
    }
    if review.can_look_back() {
        choices.push(get("app-key-look-back", Key::Char('r')));
    }
    if review.can_play_on() {
        choices.push(get("app-key-play-on", Key::Char('p')));
    }
    choices.push(back(text));
    Page { facts: facts.unwrap_or_default(), ..Page::of_choices(question, choices, Some(0), text) }
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn statistics(page: &StatisticsPage, text: &Text) -> Page {
    let (played, figures) = page.figures();
    let mut question = vec![played.map_or_else(|| text.get("statistics-all"), |played| text.played(played))];
    if figures.games() == 0 {
        question.push(text.get("statistics-none"));
    } else {
        let args = Args::new().count("games", figures.games()).count("wins", figures.wins);
        question.push(text.get_with("statistics-games", &args));
        question.extend(text.form(figures));
        question.push(text.streaks(figures));
        question.extend(played.and_then(|_| text.bests(&figures.bests)));
        question.push(text.losses(figures));
    }
    question.extend(page.around(text));
    let more = (page.pages() > 1).then(|| Choice::key(text.get("plain-statistics-next"), Key::Right));
    Page::of_choices(question, more.into_iter().chain([back(text)]).collect(), Some(0), text)
}

/// One subject of the rules. Words that are typed look for others.
fn rules(page: &RulesPage, text: &Text) -> Page {
    let mut question = match page.subject() {
        Some(subject) => said_rule(text, subject),
        None => vec![text.get_with("plain-no-rules-for", &Args::new().text("input", page.search.word().unwrap_or("")))],
    };
    let titles = Subject::ALL.into_iter().map(|subject| text.rule(subject).title);
    question.extend(
        crate::wording::commas(text, titles)
            .map(|titles| text.get_with("plain-rules-words", &Args::new().text("subjects", titles))),
    );
    let choices = vec![Choice::key(text.get("plain-rules-next"), Key::Right), back(text)];
    Page::of_choices(question, choices, Some(0), text)
}

/// A subject of the rules, with its example.
fn said_rule(text: &Text, subject: Subject) -> Vec<String> {
    let rule = text.rule(subject);
    vec![rule.title.clone(), rule.text.clone(), text.example(&rule)]
}
