//! The end of a game: its course in a picture and in words, and the next steps.

mod course;

use onirim_art::{Drawing, Ornament};
use onirim_core::{Card, Color, Ending};
use onirim_markup::markup;
use onirim_text::{Args, Text};
use onirim_ui::table::Ask;
use onirim_ui::{Aftermath, Key};

use super::{DOORS_OF_A_COLOR, doors_found, is_covered};
use crate::asks::answers;
use crate::node::Node;
use crate::parts::{button, face, ornament};
use crate::program::Scene;

pub(crate) fn draw(scene: &Scene<'_>) -> Node {
    let (program, view, text) = (scene.program, &scene.view, scene.text);
    let (class, picture, title) = match view.ending {
        Some(Ending::Victory) => ("ending won", Ornament::Victory, "ending-victory"),
        Some(Ending::Defeat(_)) | None => ("ending lost", Ornament::Defeat, "ending-defeat"),
    };
    let found = doors_found(view);
    let doors = Color::ALL.into_iter().flat_map(|color| (0..DOORS_OF_A_COLOR).map(move |place| (color, place)));
    let doors = doors.map(|(color, place)| {
        let is_found = place < found[color.index()];
        let shown = if is_found { Drawing::Card(Card::door(color)) } else { Drawing::Wanted(color) };
        markup! { <span>{face(shown)}</span> }
    });
    let args = Args::new().number("count", found.iter().sum::<u8>()).number("total", 4 * DOORS_OF_A_COLOR);
    let aftermath = scene.app.aftermath();
    let facts = aftermath.map(|aftermath| text.epilogue(&aftermath.epilogue)).unwrap_or_default();
    let facts = facts.into_iter().map(|fact| markup! { <li>{fact}</li> });
    let share = aftermath.and_then(|aftermath| text.share_line(&aftermath.epilogue)).map(|line| {
        markup! {
            <p class="share">
                <code>{line}</code>
                {button("share", "", text.get("app-key-share"), move || program.key(Key::Char('c')))}
            </p>
        }
    });
    let next = if let Ask::Over(dialog) = &scene.game.ask { answers(program, dialog) } else { Node::Nothing };
    markup! {
        <main class=class id="content" inert=is_covered(scene.app)>
            {ornament(picture)}
            <h1 tabindex="-1" data-key="question">{text.get(title)}</h1>
            <p class="lead">{text.ending(view).unwrap_or_default()}</p>
            {scene.game.notice.clone().map(|notice| markup! { <p class="notice">{notice}</p> })}
            <div class="door-places" role="img" aria-label=text.get_with("table-doors-found", &args)>{doors.collect::<Node>()}</div>
            {aftermath.map(|aftermath| course::draw(&aftermath.epilogue.chronicle, text))}
            {aftermath.and_then(|aftermath| decisive(aftermath, text)).map(|words| markup! { <p class="decisive">{words}</p> })}
            <ul class="facts">{facts.collect::<Node>()}</ul>
            {share}
            <nav class="endings" aria-label=text.get("web-what-next")>{next}</nav>
        </main>
    }
}

/// The decisive moment, or the progress of the review.
fn decisive(aftermath: &Aftermath, text: &Text) -> Option<String> {
    match (aftermath.judgement(), aftermath.progress()) {
        (Some(judgement), _) => Some(text.decisive(&judgement)),
        (None, Some(progress)) => {
            let args = Args::new().count("done", progress.done).count("of", progress.of);
            Some(text.get_with("ending-thinking", &args))
        }
        (None, None) => None,
    }
}
