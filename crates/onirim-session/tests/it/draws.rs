//! Stops before draws, and draws that need no choice.

use onirim_core::{Action, Question};
use onirim_session::{Archive, Opened, Session, SpellStop};

use super::memory::Memory;
use super::{fresh, play_until};

fn waits(session: &Session) -> bool {
    session.question() == Some(Question::BeforeDraw)
}

/// K5: without a stop, draws are made at once.
#[test]
fn draws_are_made_by_themselves_unless_they_are_stopped() {
    let shelf = Memory::new();
    let mut session = fresh("solo book", 7, &shelf);
    for _ in 0..5 {
        play_until(&mut session, &shelf, |session| session.question() == Some(Question::Turn));
        assert!(!waits(&session));
        let _ = super::step(&mut session, &shelf);
    }
}

/// K5: a stop holds a draw back if a spell can be cast.
#[test]
fn a_stop_holds_the_draws_back_until_it_is_lifted() {
    let shelf = Memory::new();
    let mut session = fresh("solo book", 7, &shelf);
    session.stop_always(SpellStop::BeforeDraws);
    play_until(&mut session, &shelf, waits);
    assert!(session.game().legal_actions().len() > 1, "a spell can be cast");
    session.stop_this_turn(SpellStop::Never);
    let _ = session.go_on(&shelf);
    assert!(!waits(&session));
    assert_eq!(session.usual_spell_stop(), SpellStop::BeforeDraws);
    play_until(&mut session, &shelf, waits);
    assert_eq!(session.spell_stop(), SpellStop::BeforeDraws, "the next turn is as usual again");
}

/// K5: an opened game makes no draw by itself.
#[test]
fn a_game_that_was_left_before_a_draw_waits_there() {
    let shelf = Memory::new();
    let mut session = fresh("solo book", 7, &shelf);
    session.stop_always(SpellStop::BeforeDraws);
    play_until(&mut session, &shelf, waits);
    let Ok(Opened::GoesOn(opened)) = shelf.load(shelf.ids()[0]).map(Session::open) else { panic!("it goes on") };
    assert!(waits(&opened));
    assert_eq!((opened.spell_stop(), opened.usual_spell_stop()), (SpellStop::BeforeDraws, SpellStop::Never));
}

/// K5: the draws after a choice are taken back with it.
#[test]
fn a_mere_draw_is_no_choice_to_take_back() {
    let shelf = Memory::new();
    let mut session = fresh("solo book", 7, &shelf);
    session.stop_always(SpellStop::BeforeDraws);
    play_until(&mut session, &shelf, waits);
    let before = session.playthrough().at(session.playthrough().ply() - 1).unwrap();
    let _ = session.act(&[Action::Draw], &shelf).unwrap();
    let _ = session.take_back(&shelf).unwrap();
    assert_eq!(session.game(), before.game(), "the choice before the draw is taken back as well");
}

/// K5: what was taken back belongs to the moment before the draw.
#[test]
fn after_a_draw_nothing_is_played_again() {
    let shelf = Memory::new();
    let mut session = fresh("solo book", 7, &shelf);
    session.stop_always(SpellStop::BeforeDraws);
    play_until(&mut session, &shelf, waits);
    let cast = session.game().legal_actions().iter().find(|action| matches!(action, Action::Cast { .. })).unwrap();
    let _ = session.act(&[cast], &shelf).unwrap();
    let _ = session.take_back(&shelf).unwrap();
    assert!(waits(&session) && session.can_redo());
    session.stop_this_turn(SpellStop::Never);
    let _ = session.go_on(&shelf);
    assert_eq!(session.redo(&shelf), None);
}
