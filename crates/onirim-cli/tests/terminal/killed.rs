//! Killed a hundred times, at any moment: whatever has been shown is there again.

use std::thread::sleep;
use std::time::Duration;

use onirim_core::QuickChance;
use onirim_record::{Playthrough, Record};
use onirim_session::GameId;
use onirim_store::Store;

use crate::conversation::{Conversation, harmless, question};
use crate::home::Home;
use crate::player::ENTER;

const KILLS: usize = 100;
/// One after the other.
const SETUPS: [&str; 4] = ["solo", "solo book", "duo open", "solo towers premonitions"];
/// The same, and one in which the players change places: a hand that was hidden does not come back by itself on the screen.
const SPOKEN: [&str; 5] = ["duo talk", SETUPS[0], SETUPS[1], SETUPS[2], SETUPS[3]];

/// Some part of the time that an answer takes.
fn a_moment(dice: &mut QuickChance) {
    sleep(Duration::from_micros(dice.below(4000) as u64));
}

/// The game that goes on, if there is one. There is never another one besides it.
fn goes_on(store: &Store) -> Option<GameId> {
    let games = store.unfinished().expect("a list").games;
    assert!(games.len() <= 1, "{games:?}");
    games.first().map(|game| game.id)
}

fn saved(store: &Store, id: GameId) -> Playthrough {
    store.load(id).expect("a good game").playthrough
}

/// Is the one the other, or what comes before it?
fn leads_to(earlier: &Record, later: &Record) -> bool {
    earlier.seed == later.seed && earlier.deal == later.deal && later.plies.starts_with(&earlier.plies)
}

fn is_sound(store: &Store, least: usize) {
    let checked = store.check().expect("a good file");
    assert!(checked.damaged.is_empty(), "{checked:?}");
    assert!(checked.sound >= least, "{checked:?}");
}

/// What was said last of the game is something that is saved. The next program begins with the question that waits.
#[test]
fn a_game_line_by_line_that_is_killed_a_hundred_times_loses_nothing_that_was_said() {
    let home = Home::new();
    let store = home.store();
    let mut dice = QuickChance::new(1);
    let mut begun = 0;
    let mut in_the_midst = 0;
    for kill in 0..KILLS {
        let waiting = goes_on(&store);
        let (id, program) = match waiting {
            Some(id) => {
                let mut program = home.pipe(&["play", "--plain"]);
                assert!(program.hear("(Enter: 1): ").contains("\n1. Continue: "));
                program.say("1");
                (id, program)
            }
            None => {
                let (setup, seed) = (SPOKEN[begun % SPOKEN.len()], begun.to_string());
                let mut program = home.pipe(&["play", "--plain", "--setup", setup, "--seed", &seed]);
                program.hear("Type the number");
                begun += 1;
                (goes_on(&store).expect("a game that was begun is saved before anything is asked"), program)
            }
        };
        let mut talk = Conversation::about(saved(&store, id), program);
        talk.agree();
        for _ in 0..dice.below(6) {
            let choices = harmless(talk.game.game());
            if choices.is_empty() {
                break;
            }
            talk.choose(choices[dice.below(choices.len())]);
            if talk.game.game().ending().is_some() {
                break;
            }
            talk.agree();
            assert!(leads_to(talk.game.record(), saved(&store, id).record()), "kill {kill}");
        }
        // Some answers are still on their way when the end comes.
        let unheard = dice.below(4);
        (0..unheard).for_each(|_| talk.program.say("1"));
        if unheard > 0 {
            a_moment(&mut dice);
        }
        let shown = String::from_utf8(talk.program.kill().stdout).expect("text");
        let now = saved(&store, id);
        if talk.game.game().ending().is_none() {
            assert!(leads_to(talk.game.record(), now.record()), "kill {kill}: less is saved than was heard");
        }
        in_the_midst += usize::from(now.ply() > talk.game.ply());
        said_is_saved(&shown, talk.game.ply(), &now);
    }
    assert!(begun > 2, "{begun} games");
    assert!(in_the_midst > 0, "{in_the_midst} times something was saved that was never heard");
    is_sound(&store, begun);
}

/// The last question that was put whole is one that the saved game has come to since then.
fn said_is_saved(said: &str, heard: usize, saved: &Playthrough) {
    let Some((whole, _)) = said.rsplit_once("\nYour choice: ") else { return };
    let last = whole.rsplit("\n\n").next().expect("a question");
    let later = (heard..=saved.ply()).map(|ply| saved.at(ply).expect("a ply of the game"));
    let mut asked = later.filter(|then| then.game().decision().is_some());
    assert!(asked.any(|then| last.ends_with(&question(then.game()))), "said, but not saved:\n{whole}");
}

/// Where the story begins that is told beside the table, in columns.
const STORY: usize = 53;

/// What lies on a table and what is asked, without the story that is told beside it: what has happened since the last choice of this program is set apart
/// there. A question that covers the table and cards that are marked are lost with the program: then it is nothing.
fn table(picture: &str) -> Option<String> {
    if picture.contains("Careful!") || picture.lines().any(has_marks) {
        return None;
    }
    let mut told = false;
    let lines = picture.lines().filter_map(|line| {
        // News stand in the line above the question, which the story may begin beside.
        told |= line.contains("What happened");
        let columns = if told { STORY } else { usize::MAX };
        let seen: String = line.chars().take(columns).collect();
        (!line.starts_with("───")).then(|| seen.trim_end().to_owned())
    });
    Some(lines.collect::<Vec<String>>().join("\n"))
}

/// The line below cards that are put into an order, if one of them was picked out.
fn has_marks(line: &str) -> bool {
    let is_mark = |word: &str| ["discard", "on", "top"].contains(&word);
    line.split_whitespace().any(is_mark)
        && line.split_whitespace().all(|word| is_mark(word) || word.parse::<u8>().is_ok())
}

/// The last whole picture of the table is the first one that the next program shows.
#[test]
fn a_game_on_the_screen_that_is_killed_a_hundred_times_loses_nothing_that_was_shown() {
    let home = Home::still();
    let store = home.store();
    let mut dice = QuickChance::new(2);
    let mut begun = 0;
    let mut in_the_midst = 0;
    // What the next program must show.
    let mut left: Option<String> = None;
    for kill in 0..KILLS {
        let mut terminal = match goes_on(&store) {
            Some(_) => {
                let mut terminal = home.start(&[]);
                terminal.choose("Continue");
                terminal
            }
            None => {
                begun += 1;
                home.start(&["play", "--setup", SETUPS[begun % SETUPS.len()], "--seed", &begun.to_string()])
            }
        };
        if let Some(left) = left.take() {
            assert_eq!(table(&terminal.screen()), Some(left), "kill {kill}");
        }
        let id = goes_on(&store).expect("a game that is shown is saved");
        let mut shown = table(&terminal.screen()).expect("a table");
        for _ in 0..dice.below(6) {
            if terminal.is_over() {
                break;
            }
            terminal.answer();
            shown = table(&terminal.screen()).unwrap_or(shown);
        }
        let before = saved(&store, id);
        let last = if terminal.is_over() || terminal.shows("Careful!") || dice.below(4) == 0 {
            terminal.kill();
            None
        } else {
            terminal.send(ENTER);
            a_moment(&mut dice);
            table(&terminal.kill_while_it_answers())
        };
        let now = saved(&store, id);
        assert!(leads_to(before.record(), now.record()), "kill {kill}: less is saved than was shown");
        in_the_midst += usize::from(now.ply() > before.ply());
        if now.game().ending().is_some() {
            continue;
        }
        left = match last {
            Some(answer) if answer != shown => Some(answer),
            Some(_) | None if now.ply() == before.ply() => Some(shown),
            // The answer was saved in time, but not shown.
            Some(_) | None => None,
        };
    }
    assert!(begun > 2, "{begun} games");
    assert!(in_the_midst > 0, "{in_the_midst} times an answer was under way");
    is_sound(&store, begun);
}
