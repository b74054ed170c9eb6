//! Corrections of real cards that were told wrongly.

use onirim_core::{Action, Card, Color, Group, Occasion, Outcome, Purpose, Symbol};
use onirim_record::{FromNotation, Playthrough};
use onirim_session::{Agreed, Corrected, Deal, Dealing, Fit, Guidance, Moment, NoCorrection, Nowhere, Session};

use super::memory::{Memory, Weather, locked};
use super::{TODAY, setup};

fn cards(text: &str) -> Vec<Outcome> {
    text.split_whitespace().map(|word| Outcome::from_notation(word).unwrap()).collect()
}

/// A solo game with this deal and these choices and outcomes, such as `play Rs -> Gm`.
fn table(deal: &str, steps: &[&str], shelf: &Memory) -> Session {
    let dealt = Playthrough::scripted(setup("solo"), &cards(deal)).unwrap();
    let (mut session, _) = Session::begin(Deal::Table(Box::new(dealt)), TODAY, shelf);
    for step in steps {
        let (action, told) = step.split_once(" -> ").unwrap_or((step, ""));
        let _ = session.act(&[Action::from_notation(action).unwrap()], shelf).unwrap();
        for outcome in cards(told) {
            let _ = session.tell(outcome, shelf).unwrap();
        }
    }
    session
}

fn slip(session: &Session, told: &str) -> Moment {
    let outcome = Outcome::from_notation(told).unwrap();
    session.slips().into_iter().find(|slip| slip.outcome == outcome).expect("it was told").moment
}

fn one(text: &str) -> Outcome {
    Outcome::from_notation(text).unwrap()
}

/// B2: the card was in the hand and was played later; it is the same piece of cardboard.
#[test]
fn a_card_of_the_deal_is_corrected_after_it_was_played() {
    let shelf = Memory::new();
    let mut session = table("Rs Bs Gm Nm Gk", &["play Gm -> Ns", "play Rs -> Bm"], &shelf);
    let moment = slip(&session, "Rs");
    assert_eq!(session.correct(moment, one("Gs"), &shelf), Ok(Corrected::Made(Fit::Whole)));
    assert_eq!(session.record().plies[1].action, Action::from_notation("play Gs").unwrap());
    assert_eq!(session.record().deal[0], one("Gs"));
    assert_eq!(shelf.only().record(), session.record());
    assert_eq!(session.wanted(), None);
}

/// B2: a Door in the deal is set aside, so that a card is missing. Nothing changes before it is told.
#[test]
fn a_door_that_was_told_as_a_location_leaves_the_deal_unfinished() {
    let shelf = Memory::new();
    let mut session = table("Rs Bs Gm Nm Gk", &["play Gm -> Ns"], &shelf);
    let before = session.record().clone();
    let moment = slip(&session, "Bs");
    let Ok(Corrected::Unfinished(mut rest)) = session.correct(moment, one("Rd"), &shelf) else {
        panic!("a card is missing")
    };
    assert_eq!(session.record(), &before);
    assert!(matches!(rest.wanted(), Some((_, Occasion::FirstHand { which })) if which.number == 5));
    let dealt = rest.tell(one("Nk")).unwrap().expect("the last card");
    assert_eq!(session.redeal(dealt, &shelf), Ok(Corrected::Made(Fit::Whole)));
    assert_eq!((session.playthrough().ply(), session.record().deal.len()), (1, 6));
    assert_eq!(shelf.only().record(), session.record());
}

/// B8: the Prophecy is discarded from and arranged with the right card.
#[test]
fn a_card_of_a_prophecy_is_corrected_after_its_cards_went_back() {
    let shelf = Memory::new();
    let steps = ["discard Gk -> Rs Bs Gs Ns Rm", "drop Rm", "next Bs", "next Rs", "next Gs"];
    let mut session = table("Rs Bs Gm Nm Gk", &steps, &shelf);
    assert_eq!(session.playthrough().ply(), 5);
    let told = session.slips().into_iter().find(|slip| slip.outcome == one("Gs")).unwrap();
    assert!(matches!(told.occasion, Some(Occasion::Look { purpose: Purpose::Prophecy, which }) if which.number == 3));
    assert_eq!(session.correct(told.moment, one("Gm"), &shelf), Ok(Corrected::Made(Fit::Whole)));
    assert_eq!(session.record().plies[4].action, Action::from_notation("next Gm").unwrap());
}

/// B16: a Nightmare was told as a Location; what followed was another game.
#[test]
fn a_correction_cuts_what_does_not_fit() {
    let shelf = Memory::new();
    let mut session = table("Rs Bs Gm Nm Gk", &["play Gm -> Ns", "play Rs -> Bm", "play Bm -> Rs"], &shelf);
    let moment = slip(&session, "Bm");
    assert_eq!(session.correct(moment, one("Ni"), &shelf), Ok(Corrected::Made(Fit::Cut { lost: 1 })));
    assert_eq!(session.playthrough().ply(), 2);
    assert_eq!(session.game().resolving(), Some(Card::NIGHTMARE));
    assert_eq!(shelf.only().record(), session.record());
}

/// B11: with the right card another one must be drawn: it is asked for.
#[test]
fn a_card_that_is_missing_now_is_asked_for() {
    let shelf = Memory::new();
    let mut session = table("Rs Bs Gm Nm Gk", &["play Gm -> Ns", "play Rs -> Bm"], &shelf);
    let moment = slip(&session, "Ns");
    assert_eq!(session.correct(moment, one("Rd"), &shelf), Ok(Corrected::Made(Fit::Cut { lost: 1 })));
    assert!(matches!(session.occasion(), Some(Occasion::Draw { to: Group::Personal, .. })));
    let view = session.view();
    assert_eq!(view.rows[0].cards(), [Card::chamber(Color::Green, Symbol::Moon)]);
    assert_eq!(view.limbo.iter().collect::<Vec<_>>(), [Card::door(Color::Red)]);
    assert_eq!(session.new_chores(), Vec::new(), "the cards lie as they are shown");
}

/// B8, B11: the view shows the part of the step before the card.
#[test]
fn while_a_card_is_asked_for_the_view_shows_the_step_so_far() {
    let shelf = Memory::new();
    let session = table("Rs Bs Gm Nm Gk", &["discard Rs"], &shelf);
    assert!(session.wanted().is_some());
    let red_sun = Card::chamber(Color::Red, Symbol::Sun);
    let view = session.view();
    assert_eq!((view.hand.len(), view.hand.contains(&red_sun)), (4, false));
    assert_eq!(view.discard_pile.iter().collect::<Vec<_>>(), [red_sun]);
    // A Door that no Key of the hand opens has been set aside, and the next card is asked for.
    let session = table("Rs Bs Gm Nm Gk", &["discard Rs -> Rd"], &shelf);
    assert_eq!(session.view().limbo.iter().collect::<Vec<_>>(), [Card::door(Color::Red)]);
    // The first cards of a Prophecy lie in front.
    let session = table("Rs Bs Gm Nm Gk", &["discard Gk -> Rs Bs"], &shelf);
    let (view, front) = (session.view(), ["Rs", "Bs"].map(one));
    assert_eq!(view.looked_at.iter().flatten().map(|&card| Outcome::Card(card)).collect::<Vec<_>>(), front);
    assert_eq!(view.hand.len(), 4);
}

/// B14: five cards are revealed; the last one is taken back, and those before it stay where they were put.
#[test]
fn taking_back_repeats_no_finished_chore() {
    let shelf = Memory::new();
    let mut session = table("Rs Bs Gm Nm Gk", &["discard Rs -> Ni", "reveal-five -> Rs Bs"], &shelf);
    assert!(!session.new_chores().is_empty());
    assert_eq!(session.take_back(&shelf), Ok(Agreed::Done));
    assert_eq!(session.new_chores(), Vec::new());
    assert!(matches!(session.occasion(), Some(Occasion::Reveal { which }) if which.number == 2));
    assert_eq!(session.view().discard_pile.len(), 2, "the discarded card and the first one that was revealed");
}

/// B14: a brief guide waits for no chore of a Nightmare, only for those of the box.
#[test]
fn a_brief_guide_waits_for_no_laid_card() {
    let shelf = Memory::new();
    assert!(Guidance::ALL.into_iter().all(|guidance| guidance.waits_for(&Dealing::new(setup("solo")).chores())));
    let mut session = table("Rs Bs Gm Nm Gk", &[], &shelf);
    let mut waits = [0, 0];
    for (action, told) in [("discard Rs", "Ni"), ("reveal-five", "Rs Bs Gd Ns Nm")] {
        let _ = session.act(&[Action::from_notation(action).unwrap()], &shelf).unwrap();
        let mut count = |session: &mut Session| {
            let chores = session.new_chores();
            for (guidance, waits) in Guidance::ALL.into_iter().zip(&mut waits) {
                *waits += usize::from(guidance.waits_for(&chores));
            }
        };
        count(&mut session);
        for outcome in cards(told) {
            let _ = session.tell(outcome, &shelf).unwrap();
            count(&mut session);
        }
    }
    assert_eq!(waits, [6, 0]);
}

#[test]
fn an_impossible_correction_is_refused() {
    let shelf = Memory::new();
    let mut session = table("Rk Rk Rk Nm Gk", &["play Rk -> Ns"], &shelf);
    let before = session.record().clone();
    let moment = slip(&session, "Ns");
    assert_eq!(session.correct(moment, one("Rk"), &shelf), Err(NoCorrection::Impossible));
    let nowhere = Moment { ply: Some(7), number: 0 };
    assert_eq!(session.correct(nowhere, one("Rs"), &shelf), Err(NoCorrection::Nothing));
    assert_eq!(session.record(), &before);
}

#[test]
fn a_correction_that_cannot_be_saved_is_not_made() {
    let shelf = Memory::new();
    let mut session = table("Rs Bs Gm Nm Gk", &["play Gm -> Ns"], &shelf);
    let before = session.record().clone();
    let moment = slip(&session, "Ns");
    shelf.set(Weather::Foul);
    let refused = Corrected::Disagreed(Agreed::Refused(locked()));
    assert_eq!(session.correct(moment, one("Bs"), &shelf), Ok(refused));
    assert_eq!(session.record(), &before);
    shelf.set(Weather::Fair);
    assert_eq!(shelf.only().record(), &before);
}

/// B2, K1: an unfinished deal can be corrected.
#[test]
fn a_deal_is_corrected_while_it_goes_on() {
    let mut dealing = Dealing::new(setup("solo book"));
    for outcome in cards("red blue red") {
        assert_eq!(dealing.tell(outcome).map(|dealt| dealt.is_none()), Ok(true));
    }
    assert!(dealing.correct(1, one("red")).is_ok(), "the third one cannot be red any more");
    assert_eq!(dealing.told(), cards("red red"));
    let (request, occasion) = dealing.wanted().unwrap();
    assert!(matches!(occasion, Occasion::Goal { which } if which.number == 3));
    assert_eq!(request.outcomes().count(), 3);
}

/// Other games have no outcomes from outside and no chores.
#[test]
fn only_games_with_real_cards_have_chores() {
    let deal = Deal::Code(onirim_record::ShareCode { setup: setup("solo"), seed: 7 });
    let (mut session, _) = Session::begin(deal, TODAY, &Nowhere);
    assert_eq!((session.slips(), session.new_chores()), (Vec::new(), Vec::new()));
    let moment = Moment { ply: None, number: 0 };
    assert_eq!(session.correct(moment, one("Rs"), &Nowhere), Err(NoCorrection::Nothing));
}

/// D10: the list of possible cards does not reveal what the partner hides.
#[test]
fn possible_cards_do_not_reveal_the_partners_hand() {
    let deal = cards("Rs Rs Bs Bs Gs Gs Ns Ns");
    let dealt = Playthrough::scripted(setup("duo silent"), &deal).unwrap();
    let (mut session, _) = Session::begin(Deal::Table(Box::new(dealt)), TODAY, &Nowhere);
    let mut told = cards("Rm Rm Bm Bm Gm Gm Nm Nm").into_iter();
    while session.wanted().is_none() || session.view().partner_hidden == 0 {
        session.pass_on();
        match session.wanted() {
            Some(_) => {
                let _ = session.tell(told.next().unwrap(), &Nowhere).unwrap();
            }
            None => {
                let action = session.game().legal_actions().get(0).unwrap();
                let _ = session.act(&[action], &Nowhere).unwrap();
            }
        }
    }
    let unseen = session.view().unseen;
    assert!(unseen.len() > session.game().deck().len());
    assert_eq!(session.may_come().iter().map(|(_, count)| count).sum::<usize>(), unseen.len());
}

/// D10: cards that the partner told are neither shown nor corrected; the partner can correct them.
#[test]
fn only_the_partner_corrects_a_secret_slip() {
    let shelf = Memory::new();
    let deal = cards("Rs Rm Bs Bm Gs Gm Ns Nm");
    let dealt = Playthrough::scripted(setup("duo talk"), &deal).unwrap();
    let (mut session, _) = Session::begin(Deal::Table(Box::new(dealt)), TODAY, &shelf);
    let mut told = Vec::new();
    // Each player picks, plays, and tells the card that came.
    for come in ["Rk", "Bk", "Gk"] {
        let before = session.playthrough().ply();
        while session.playthrough().ply() < before + 12 && session.wanted().is_none() {
            session.pass_on();
            let action = session.game().legal_actions().get(0).unwrap();
            let _ = session.act(&[action], &shelf).unwrap();
        }
        told.push(session.decision().map(|decision| decision.seat));
        let _ = session.tell(one(come), &shelf).unwrap();
    }
    for _ in 0..2 {
        session.pass_on();
    }
    assert!(told.windows(2).any(|pair| pair[0] != pair[1]), "both have told something: {told:?}");
    let own = session.slips();
    assert!(session.has_secret_slips(), "what the partner told is there, and not listed");
    assert!(own.len() < deal.len() + 3);
    let secret = ["Rk", "Bk", "Gk"].map(one).into_iter().find(|card| !own.iter().any(|slip| slip.outcome == *card));
    assert!(secret.is_some(), "{own:?}");
}
