//! Golden playthroughs: every decision, legal action, event and view of the golden games, as text.
//!
//! A change here is a change of behaviour. If it is meant, write them anew:
//! `cargo test -p onirim-record --test it -- --ignored write_the_golden_playthroughs`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use onirim_core::{Card, Cards, Color, Game, Goal, PremonitionSet, Side, Step, View};
use onirim_record::{Notation, Playthrough};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The golden games, by their names without the ending.
fn names() -> Vec<String> {
    let files = fs::read_dir(folder()).expect("the golden games").map(|entry| entry.expect("an entry").path());
    let games = files.filter(|path| path.extension().is_some_and(|ending| ending == "onirim"));
    let mut names: Vec<_> =
        games.map(|path| path.file_stem().expect("a name").to_str().expect("a plain name").to_owned()).collect();
    names.sort();
    names
}

fn words<T: Notation>(things: &[T]) -> String {
    things.iter().map(|thing| thing.notation().to_string()).collect::<Vec<_>>().join(" ")
}

fn heap(cards: &Cards) -> String {
    let counts = cards.counts().map(|(card, count)| format!("{}x{count}", card.notation()));
    counts.collect::<Vec<_>>().join(" ")
}

fn doors(counts: [u8; 4]) -> String {
    let all = Color::ALL.into_iter().flat_map(|color| (0..counts[color.index()]).map(move |_| Card::door(color)));
    words(&all.collect::<Vec<_>>())
}

fn goal(goal: &Goal) -> String {
    match goal.side {
        Side::FaceUp => goal.color.notation().to_string(),
        Side::FaceDown => format!("({})", goal.color.notation()),
    }
}

fn premonitions(set: PremonitionSet) -> String {
    words(&set.iter().collect::<Vec<_>>())
}

/// The pending steps, the next one first.
fn steps(pending: &[Step]) -> String {
    pending.iter().rev().map(|step| step.notation().to_string()).collect::<Vec<_>>().join(", ")
}

/// All that a view holds, one line a thing.
fn lines(view: &View) -> Vec<(&'static str, String)> {
    let mut lines = vec![
        ("active", view.active.notation().to_string()),
        ("decision", view.decision.map_or(String::new(), |decision| decision.notation().to_string())),
        ("ending", view.ending.map_or_else(|| "unfinished".into(), |ending| ending.notation().to_string())),
        ("pending", steps(&view.pending)),
        ("hand", words(&view.hand)),
        ("shared", words(&view.shared)),
        ("partner", format!("{} +{} hidden", words(&view.partner_known), view.partner_hidden)),
        ("row p1", words(view.rows[0].cards())),
        ("row p2", words(view.rows[1].cards())),
        ("run p1", format!("{:?}", view.rows[0].run())),
        ("run p2", format!("{:?}", view.rows[1].run())),
        ("doors p1", doors(view.doors[0])),
        ("doors p2", doors(view.doors[1])),
        ("deck", view.deck_len.to_string()),
        ("top", words(&view.top)),
        ("bottom", words(&view.bottom)),
        ("looked at", words(&view.looked_at)),
        ("placed", words(&view.placed)),
        ("unseen", heap(&view.unseen)),
        ("discard pile", heap(&view.discard_pile)),
        ("limbo", heap(&view.limbo)),
        ("removed", heap(&view.removed)),
        ("resolving", view.resolving.map_or(String::new(), |card| card.notation().to_string())),
    ];
    if let Some(goals) = &view.goals {
        lines.push(("goals", goals.row().iter().map(goal).collect::<Vec<_>>().join(" ")));
    }
    if let Some(row) = &view.towers {
        lines.push(("towers", words(row.towers())));
    }
    if let Some(omens) = &view.omens {
        lines.push(("face up", premonitions(omens.face_up)));
        lines.push(("gone", premonitions(omens.removed)));
    }
    lines
}

/// A game step by step. Of a view, only the lines that have changed since the last view of that seat.
fn transcript(playthrough: &Playthrough) -> String {
    let seats = playthrough.record().setup.seats();
    let mut told: [Vec<(&str, String)>; 2] = [Vec::new(), Vec::new()];
    let mut text = format!("{}\n", playthrough.record().setup.notation());
    for (step, scene) in playthrough.scenes().enumerate() {
        let action = scene.action.map_or("the deal".to_owned(), |action| action.notation().to_string());
        writeln!(text, "\n{step}. {action}").expect("text");
        for event in &scene.events {
            let seen: Vec<_> = seats.iter().map(|&seat| event.seen_by(seat).notation().to_string()).collect();
            let differ = seen.iter().any(|line| *line != seen[0]);
            let line = if differ { seen.join(" | ") } else { seen[0].clone() };
            writeln!(text, "  {line}").expect("text");
        }
        for &seat in seats {
            let now = lines(&scene.game.view(seat));
            for line in now.iter().filter(|line| !told[seat.index()].contains(line)) {
                writeln!(text, "  {}: {} = {}", seat.notation(), line.0, line.1).expect("text");
            }
            told[seat.index()] = now;
        }
        tell_choices(&mut text, &scene.game);
    }
    text
}

fn tell_choices(text: &mut String, game: &Game) {
    let legal: Vec<_> = game.legal_actions().iter().map(|action| action.notation().to_string()).collect();
    writeln!(text, "  legal: {}", legal.join(", ")).expect("text");
    if game.ending().is_none() && !game.may_be_won() {
        writeln!(text, "  it can no longer be won").expect("text");
    }
}

fn read(name: &str) -> Playthrough {
    let file = fs::read(folder().join(format!("{name}.onirim"))).expect("a golden game");
    Playthrough::read(&file).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn golden_playthroughs_are_as_they_were() {
    assert!(names().len() >= 9);
    for name in names() {
        let path = folder().join(format!("{name}.txt"));
        let golden = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let told = transcript(&read(&name));
        for (number, (now, then)) in told.lines().zip(golden.lines()).enumerate() {
            assert_eq!(now, then, "{name}.txt, line {}", number + 1);
        }
        assert_eq!(told.len(), golden.len(), "{name}.txt has another end");
    }
}

/// D10: the events of the two seats differ only where there are secrets.
#[test]
fn in_open_play_both_seats_see_the_same_events() {
    let open = transcript(&read("duo-open"));
    assert!(!open.contains("??"));
    let silent = transcript(&read("duo-silent-book-lost-towers-ruins-premonitions-5"));
    assert!(silent.contains("??"));
}

#[test]
#[ignore = "writes the golden playthroughs instead of testing them"]
fn write_the_golden_playthroughs() {
    for name in names() {
        fs::write(folder().join(format!("{name}.txt")), transcript(&read(&name))).expect("written");
    }
}
