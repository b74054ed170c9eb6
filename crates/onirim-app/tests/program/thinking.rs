//! A coach who thinks elsewhere, and answers later or never.

use std::rc::Rc;
use std::time::Duration;

use onirim_ai::search::Effort;
use onirim_app::coach::Advised;
use onirim_app::table::Ask;
use onirim_app::{Input, Key, Screen};
use onirim_coach::advice::Hint;
use onirim_coach::review::{Progress, Reviewer};
use onirim_core::Action;

use crate::front_end::{at_a_table, press, table};

fn advised(best: Action) -> Advised {
    let said = |words: &str| vec![words.to_owned()];
    Advised { best, nudge: said("look"), the_move: said("play"), figures: said("a half") }
}

#[test]
fn help_is_awaited_and_then_said_step_by_step() {
    let (mut app, coach) = at_a_table();
    let best = table(&app).session.game().legal_actions().get(0).expect("a choice");
    press(&mut app, "h2");
    let help = table(&app).help.as_ref().expect("help was asked for");
    assert!(help.is_open() && help.is_awaited() && help.said().is_empty());
    press(&mut app, "h");
    assert_eq!(table(&app).help.as_ref().map(|help| help.step), Some(Hint::Nudge), "nothing was said yet");
    let reply = coach.asked.borrow_mut().pop().expect("the coach was asked");
    assert!(coach.asked.borrow().is_empty(), "once");
    reply.give(Ok(advised(best)));
    app.update(Input::Time(Duration::from_secs(1)));
    let help = table(&app).help.as_ref().expect("help has come");
    assert_eq!((help.said(), help.best()), (vec!["look".to_owned()], None), "a nudge does not tell the answer");
    press(&mut app, "h");
    let help = table(&app).help.as_ref().expect("help has come");
    assert_eq!((help.said(), help.best()), (vec!["play".to_owned()], Some(best)));
}

#[test]
fn play_goes_on_and_an_answer_that_comes_too_late_is_dropped() {
    let (mut app, coach) = at_a_table();
    let best = table(&app).session.game().legal_actions().get(0).expect("a choice");
    press(&mut app, "h2");
    app.update(Input::Key(Key::Enter));
    assert_eq!(table(&app).session.playthrough().ply(), 1);
    let reply = coach.asked.borrow_mut().pop().expect("the coach was asked");
    assert!(!reply.is_wanted(), "whoever thinks about it may stop");
    reply.give(Ok(advised(best)));
    app.update(Input::Time(Duration::from_secs(1)));
    assert!(table(&app).help.is_none());
}

#[test]
fn a_coach_who_has_nothing_to_say_is_heard() {
    let (mut app, coach) = at_a_table();
    press(&mut app, "h2");
    coach.asked.borrow_mut().pop().expect("the coach was asked").give(Err("I do not know.".to_owned()));
    app.update(Input::Time(Duration::from_secs(1)));
    assert_eq!(table(&app).notice.as_deref(), Some("I do not know."));
    assert!(table(&app).help.is_none());
}

#[test]
fn a_judgement_may_come_from_elsewhere() {
    let (mut app, coach) = at_a_table();
    for _ in 0..2000 {
        // One card of a Prophecy must be marked, and a costly choice is asked for once more.
        if let Ask::Arrange(_) = table(&app).ask {
            press(&mut app, "d");
        }
        app.update(Input::Key(Key::Enter));
        if table(&app).overlay.is_some() {
            press(&mut app, "2");
        }
        if table(&app).session.is_over() {
            break;
        }
    }
    assert!(table(&app).session.is_over());
    assert!(!app.is_thinking(), "nothing is thought here");
    coach.judged.borrow_mut().progress = Some(Progress { done: 1, of: 9 });
    press(&mut app, "r");
    let Screen::LookBack(page) = app.screen() else { panic!("{:?}", app.screen()) };
    assert_eq!(page.progress(), Some(Progress { done: 1, of: 9 }));
    let playthrough = app.session().expect("the game").playthrough();
    let judgement = Reviewer::of(playthrough, Effort::USUAL).expect("it is over").finish();
    *coach.judged.borrow_mut() = crate::front_end::Judged { progress: None, judgement: Some(Rc::new(judgement)) };
    app.update(Input::Time(Duration::from_secs(1)));
    let Screen::LookBack(page) = app.screen() else { panic!("{:?}", app.screen()) };
    assert!(page.judgement().is_some_and(|(_, lines)| !lines.is_empty()));
    app.update(Input::Key(Key::Escape));
    assert!(app.aftermath().is_some_and(|aftermath| aftermath.judgement().is_some()), "both wait for the same one");
}
