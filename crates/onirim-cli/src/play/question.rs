//! What is asked at a table, as lines.

use onirim_core::{Action, Question};
use onirim_session::{Task, Watch};
use onirim_text::{Args, Perspective, Text};
use onirim_ui::asks::Correction;
use onirim_ui::table::{Ask, Chores, DealingScreen, GameScreen, Overlay};
use onirim_ui::{App, Key};

use super::page::{Asks, Choice, Page};
use super::table::{self, Fact};

/// So many cards are listed at first of those that can be corrected, the last one first.
const SLIPS: usize = 12;

/// What is asked while real cards are dealt.
pub(super) fn dealing(dealing: &DealingScreen, text: &Text) -> Page {
    match &dealing.correction {
        Some(correction) => slips(correction, text),
        None if dealing.chores.are_waited_for() => hands(&dealing.chores, text),
        None => Page::of_card(vec![dealing.teller.wanted.clone()], &dealing.teller, text.get("plain-tell"), text),
    }
}

/// What is asked in a game. A program is stuck if it could not choose.
pub(super) fn game(game: &GameScreen, app: &App, is_stuck: bool) -> Page {
    let text = app.text();
    match &game.overlay {
        Some(Overlay::Dialog(dialog)) => return Page::of_dialog(dialog, text),
        Some(Overlay::Slips(correction)) => return slips(correction, text),
        Some(Overlay::Log(_) | Overlay::Piles(_)) | None => {}
    }
    if game.is_hands_turn() {
        return hands(&game.chores, text);
    }
    let name = |seat| Args::new().text("name", text.player(seat, Perspective::Table));
    match game.scene().watch {
        Watch::Leaving { to, .. } => {
            return Page::of_prompt(Vec::new(), text.get_with("plain-hide", &name(to)), Asks::Hide);
        }
        Watch::Away { to } => {
            return Page::of_prompt(Vec::new(), text.get_with("plain-hand-over", &name(to)), Asks::Ready);
        }
        Watch::Everyone | Watch::Alone(_) => {}
    }
    match &game.ask {
        Ask::Tell(teller) => Page::of_card(vec![teller.wanted.clone()], teller, text.get("plain-tell"), text),
        Ask::Read(_) => Page {
            facts: around(game, text),
            after: step(game, text),
            ..Page::of_prompt(Vec::new(), text.get("plain-lesson-go-on"), Asks::Enter(Key::Enter))
        },
        Ask::Wait(waits) => {
            let is_watched = game.scene().about.programs.is_watched() && !is_stuck;
            let key = if is_watched { "plain-next-turn" } else { "plain-program-again" };
            let question = if is_watched { Vec::new() } else { vec![waits.clone()] };
            Page::of_prompt(question, text.get(key), Asks::Enter(Key::Enter))
        }
        Ask::Over(dialog) => {
            let mut page = Page::of_dialog(dialog, text);
            page.question = match game.is_taught() {
                true => [dialog.title.clone()].into_iter().chain(hint(game, text)).collect(),
                false => vec![text.get("plain-over-again")],
            };
            page
        }
        Ask::Choose(_) | Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) => choices(game, text),
    }
}

/// One action of the list is chosen, also where other front ends ask for several together.
fn choices(game: &GameScreen, text: &Text) -> Page {
    let (scene, view) = (game.scene(), game.view());
    let question = text.question(&view).unwrap_or_default();
    let question = match scene.decision.filter(|_| scene.told_to.is_none()) {
        Some(asked) => {
            let name = text.player(asked.seat, Perspective::Table);
            text.get_with("plain-asked", &Args::new().text("name", name).text("question", question))
        }
        None => question,
    };
    let choice =
        |&action: &Action| Choice { line: text.choice(action, &view).line, sends: super::page::Sends::Action(action) };
    let usual = scene.actions.iter().position(|&action| action == Action::Draw);
    let page = Page::of_choices(vec![question], scene.actions.iter().map(choice).collect(), usual, text);
    Page { facts: around(game, text), after: step(game, text), ..page }
}

/// The parts of the table that are repeated with the question.
fn around(game: &GameScreen, text: &Text) -> Vec<String> {
    let unsaved = game.scene().is_unsaved() && game.lesson.is_none();
    let unsaved = unsaved.then(|| text.get("plain-unsaved-still"));
    let question = game.scene().question().unwrap_or(Question::Turn);
    unsaved.into_iter().chain(facts(game, table::around(question), text)).collect()
}

/// What lies on the table.
pub(super) fn facts(game: &GameScreen, facts: &[Fact], text: &Text) -> Vec<String> {
    let view = game.view();
    // Who watches sits at neither seat.
    let is_watched = game.scene().about.programs.is_watched();
    let perspective = if is_watched { Perspective::Table } else { Perspective::Player(view.seat) };
    table::lines(text, &view, perspective, facts)
}

/// What a lesson says about its step.
fn step(game: &GameScreen, text: &Text) -> Option<String> {
    let lesson = game.lesson.as_ref().filter(|_| !game.is_answer_unfinished())?;
    let (step, steps) = lesson.progress();
    let args = Args::new().count("step", step).count("steps", steps).text("hint", hint(game, text)?);
    Some(text.get_with("lesson-hint", &args))
}

/// What a lesson says. Where it names keys of the full screen, it has other words for lines.
pub(super) fn hint(game: &GameScreen, text: &Text) -> Option<String> {
    let lesson = game.lesson.as_ref()?;
    let args = match lesson.task() {
        Some(Task::Choose(action)) => Args::new().text("choice", text.choice(action, &game.view()).label),
        Some(Task::Read | Task::Pay | Task::Order | Task::LookAtPiles | Task::TakeBack) | None => Args::new(),
    };
    let key = lesson.hint();
    Some(text.find(&format!("{key}.plain"), &args).unwrap_or_else(|_| text.get_with(key, &args)))
}

fn hands(chores: &Chores, text: &Text) -> Page {
    let key = if chores.can_be_brief() { "plain-chores-done" } else { "plain-chores-done-brief" };
    Page::of_prompt(Vec::new(), text.get(key), Asks::Enter(Key::Enter))
}

/// Which card was told wrongly, and what it was really.
fn slips(correction: &Correction, text: &Text) -> Page {
    if let Some(teller) = &correction.really {
        let question = vec![correction.line().to_owned()];
        let mut page = Page::of_card(question, teller, text.get("plain-right-card"), text);
        page.listed = 0;
        if let Asks::Card { closes, .. } = &mut page.asks {
            *closes = true;
        }
        return page;
    }
    let question = correction.note.iter().cloned().chain([text.get("app-slip-which")]).collect();
    let choices: Vec<Choice> =
        correction.lines.iter().enumerate().map(|(place, line)| Choice::item(line.clone(), place)).collect();
    let page = Page::of_choices(question, choices, None, text);
    Page { listed: SLIPS, prompt: text.get("plain-slip-number"), asks: Asks::Enter(Key::Escape), ..page }
}

/// Closes what lies over the table and only shows something. It is no letter that any question knows.
pub(super) const CLOSES: Key = Key::Char('\0');
