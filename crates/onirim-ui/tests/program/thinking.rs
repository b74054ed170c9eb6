//! A coach that answers later or never.

use std::rc::Rc;
use std::time::Duration;

use onirim_coach::Effort;
use onirim_coach::advice::Hint;
use onirim_coach::review::{Progress, Reviewer, Share};
use onirim_core::{Action, Setup};
use onirim_session::{Nowhere, Standing};
use onirim_ui::coach::{Advised, Figure};
use onirim_ui::pages::{LookBack, Review};
use onirim_ui::table::Ask;
use onirim_ui::{App, DealFrom, Input, Key, Screen, Start, Target};

use crate::front_end::{Elsewhere, at_a_table, press, program, session, table};

fn advised(best: Action) -> Advised {
    let said = |words: &str| vec![words.to_owned()];
    let (short, words) = ("50%".to_owned(), "50% ± 3".to_owned());
    let worth = vec![Figure { action: best, chance: Share::points(50), short, words }];
    Advised { best, nudge: said("look"), the_move: said("play"), figures: said("a half"), beside: said("bars"), worth }
}

/// The coach answers, and the next input shows it.
fn answer(app: &mut App, coach: &Elsewhere, said: Result<Advised, String>) {
    coach.asked.borrow_mut().pop().expect("the coach was asked").give(said);
    app.update(Input::Time(Duration::from_secs(1)));
}

fn standing(app: &App) -> (Standing, bool) {
    let session = session(app);
    (session.standing(), session.record().is_advised())
}

#[test]
fn only_advice_that_is_shown_marks_the_game() {
    let (mut app, coach) = at_a_table();
    let best = session(&app).game().legal_actions().get(0).expect("a choice");
    press(&mut app, "h2");
    assert_eq!(standing(&app), (Standing::Counts, false), "nothing has been said yet");
    answer(&mut app, &coach, Err("I cannot be loaded.".to_owned()));
    assert_eq!(standing(&app), (Standing::Counts, false), "nothing was said");
    assert!(table(&app).help.is_none());
    press(&mut app, "h");
    assert!(table(&app).overlay.is_some(), "the price is told again");
    press(&mut app, "2");
    answer(&mut app, &coach, Ok(advised(best)));
    assert_eq!(standing(&app), (Standing::Assisted, true));
    assert_eq!(table(&app).help.as_ref().map(|help| help.said()), Some(vec!["look".to_owned()]));
}

#[test]
fn the_coach_is_told_the_set_up_except_for_lessons() {
    let coach = Elsewhere::default();
    let mut app = program(coach.clone(), Nowhere);
    app.start(Start::Lesson);
    assert!(app.lecture().is_some() && coach.prepared.borrow().is_empty());
    app.begin(Setup::SOLO, Some(7), DealFrom::Seed);
    assert_eq!(*coach.prepared.borrow(), [Setup::SOLO]);
}

#[test]
fn the_best_answer_and_its_card_are_marked_and_the_figures_stand_beside_the_answers() {
    let (mut app, coach) = at_a_table();
    let best = session(&app).game().legal_actions().get(0).expect("a choice");
    press(&mut app, "h2");
    answer(&mut app, &coach, Ok(advised(best)));
    assert_eq!(table(&app).best_answer(), None, "a nudge does not tell it");
    press(&mut app, "h");
    assert_eq!((table(&app).best_answer(), table(&app).figure(best)), (Some(best), None));
    press(&mut app, "h");
    // Pointing at cards keeps the marks.
    app.update(Input::Key(Key::Right));
    app.update(Input::Click(Target::Hand(0)));
    let game = table(&app);
    assert_eq!(game.figure(best).map(|figure| figure.words).as_deref(), Some("50% ± 3"));
    assert_eq!(game.open_help().map(|help| help.said()), Some(vec!["bars".to_owned()]), "without a list");
    let Ask::Choose(offers) = &game.ask else { panic!("{:?}", game.ask) };
    let marked: Vec<usize> = (0..offers.places.len()).filter(|&place| offers.concerns(place, best)).collect();
    let card = best.hand_card().map(|(card, _)| card);
    assert!(!marked.is_empty() && marked.iter().all(|&place| Some(offers.places[place].card) == card));
    assert!(marked.iter().all(|&place| game.figure_at(place).is_some()));
    app.update(Input::Key(Key::Escape));
    assert_eq!((table(&app).best_answer(), table(&app).figure(best)), (None, None), "what is closed marks nothing");
}

#[test]
fn help_is_awaited_and_then_said_step_by_step() {
    let (mut app, coach) = at_a_table();
    let best = session(&app).game().legal_actions().get(0).expect("a choice");
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
    let best = session(&app).game().legal_actions().get(0).expect("a choice");
    press(&mut app, "h2");
    app.update(Input::Key(Key::Enter));
    assert_eq!(session(&app).playthrough().ply(), 1);
    let reply = coach.asked.borrow_mut().pop().expect("the coach was asked");
    assert!(!reply.is_wanted(), "the coach may stop");
    reply.give(Ok(advised(best)));
    app.update(Input::Time(Duration::from_secs(1)));
    assert!(table(&app).help.is_none());
}

#[test]
fn missing_advice_is_explained() {
    let (mut app, coach) = at_a_table();
    press(&mut app, "h2");
    coach.asked.borrow_mut().pop().expect("the coach was asked").give(Err("I do not know.".to_owned()));
    app.update(Input::Time(Duration::from_secs(1)));
    assert_eq!(table(&app).notice.as_deref(), Some("I do not know."));
    assert!(table(&app).help.is_none());
}

/// A finished game with a review that is not complete.
fn over() -> (App, Elsewhere) {
    let (mut app, coach) = at_a_table();
    for _ in 0..2000 {
        // A Prophecy needs a marked card, and a costly choice a confirmation.
        if let Ask::Arrange(_) = table(&app).ask {
            press(&mut app, "d");
        }
        app.update(Input::Key(Key::Enter));
        if table(&app).overlay.is_some() {
            press(&mut app, "2");
        }
        if session(&app).is_over() {
            break;
        }
    }
    assert!(session(&app).is_over());
    (app, coach)
}

/// Completes the review.
fn judge(app: &mut App, coach: &Elsewhere) {
    let playthrough = app.session().expect("the game").playthrough();
    let judgement = Reviewer::of(playthrough, Effort::USUAL).expect("it is over").finish();
    *coach.judged.borrow_mut() = crate::front_end::Judged { progress: None, judgement: Some(Rc::new(judgement)) };
    app.update(Input::Time(Duration::from_secs(1)));
}

fn looked_back_at(app: &App) -> &LookBack {
    let Screen::LookBack(page) = app.screen() else { panic!("{:?}", app.screen()) };
    page
}

fn replayed(app: &App) -> &Review {
    let Screen::Review(review) = app.screen() else { panic!("{:?}", app.screen()) };
    review
}

#[test]
fn a_mistake_opens_its_position_and_leads_back_to_the_list() {
    let (mut app, coach) = over();
    press(&mut app, "r");
    judge(&mut app, &coach);
    let judgement = coach.judged.borrow().judgement.clone().expect("it was judged");
    let [largest, second, ..] = judgement.mistakes()[..] else { panic!("a random game has mistakes") };
    app.update(Input::Key(Key::Down));
    app.update(Input::Key(Key::Down));
    assert_eq!(looked_back_at(&app).chosen(), Some(second.ply - 1));
    app.update(Input::Key(Key::Enter));
    assert_eq!(replayed(&app).place, second.ply - 1);
    let verdict = replayed(&app).verdict(app.text()).expect("it was judged");
    assert!(verdict.lines.last().is_some_and(|line| line.contains("istake")), "{verdict:?}");
    // The next mistake in the order of the game; then back to the list, and to the summary.
    press(&mut app, "m");
    assert!(replayed(&app).mistakes().contains(&replayed(&app).place));
    app.update(Input::Key(Key::Escape));
    assert_eq!(looked_back_at(&app).chosen(), Some(second.ply - 1), "it is still chosen");
    // Each decision of the chart can be opened.
    app.update(Input::Click(Target::Item(largest.ply - 1)));
    assert_eq!(replayed(&app).place, largest.ply - 1);
    app.update(Input::Key(Key::Escape));
    app.update(Input::Key(Key::Escape));
    assert!(table(&app).has_ended());
    // From a replay to the list, to a position, back to the list and back to the replay.
    press(&mut app, "4r");
    app.update(Input::Key(Key::Enter));
    assert_eq!(replayed(&app).place, largest.ply - 1);
    app.update(Input::Key(Key::Escape));
    assert!(looked_back_at(&app).judgement().is_some());
    app.update(Input::Key(Key::Escape));
    assert_eq!(replayed(&app).place, largest.ply - 1);
    app.update(Input::Key(Key::Escape));
    assert!(table(&app).has_ended());
}

#[test]
fn a_replay_tells_what_happened_and_the_chance_at_each_step() {
    let (mut app, coach) = over();
    press(&mut app, "4");
    assert!(replayed(&app).verdict(app.text()).is_none(), "nothing is judged yet");
    judge(&mut app, &coach);
    for _ in 0..replayed(&app).steps.len() {
        let (review, judgement) = (replayed(&app), coach.judged.borrow().judgement.clone().expect("it was judged"));
        let chance = judgement.chances().nth(review.place).expect("a chance at each step, and at the end");
        let verdict = review.verdict(app.text()).expect("it was judged");
        assert!(verdict.lines[0].contains(&app.text().chance(chance)), "{verdict:?}");
        assert_eq!(review.log().is_empty(), review.place == 0);
        app.update(Input::Key(Key::Right));
    }
}

#[test]
fn a_judgement_may_come_from_elsewhere() {
    let (mut app, coach) = over();
    assert!(!app.is_thinking(), "nothing is thought here");
    coach.judged.borrow_mut().progress = Some(Progress { done: 1, of: 9 });
    press(&mut app, "r");
    let Screen::LookBack(page) = app.screen() else { panic!("{:?}", app.screen()) };
    assert_eq!(page.progress(), Some(Progress { done: 1, of: 9 }));
    judge(&mut app, &coach);
    let Screen::LookBack(page) = app.screen() else { panic!("{:?}", app.screen()) };
    assert!(page.judgement().is_some_and(|(_, lines)| !lines.is_empty()));
    app.update(Input::Key(Key::Escape));
    assert!(app.aftermath().is_some_and(|aftermath| aftermath.judgement().is_some()), "both wait for the same one");
}
