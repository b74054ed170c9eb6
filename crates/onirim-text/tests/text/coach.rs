//! Advice as text.

use onirim_coach::advice::{Advice, Hint, KeyUse, Method, NoAdvice, Reason, Verdict};
use onirim_core::{Card, Color, Game, Premonition, QuickChance, Seat, Setup};
use onirim_session::NoHelp;

use crate::samples::{assert_whole, one_of_each, texts};

const KEY: Card = Card::key(Color::Green);

one_of_each! {
    Reason, every_reason,
    OnlyChoice,
    Lost,
    Wins,
    AvoidsLoss { others: 2 },
    EarnsDoor { color: Color::Red },
    ThirdInHand { color: Color::Green, third: KEY },
    SecondOfRun { color: Color::Blue },
    RunInHand { color: Color::Brown },
    KeepsRun { color: Color::Red },
    CanFollow,
    Prophecy { shows: 5, nightmares: 3, of: 40 },
    Unneeded { card: KEY, color: Color::Green },
    AnotherInHand { card: KEY },
    ManyLeft { card: KEY, left: 4 },
    KeepsKey { key: KEY, good_for: KeyUse::Nightmares },
    TakesKey { key: KEY },
    CompletesRampart,
    FreeLook { cards: 3 },
    TakesDoor { color: Color::Red },
    OpensDoor { color: Color::Red },
    KeepsOrder,
    DoorNotWanted { color: Color::Red },
    GoalFirst { color: Color::Red, next: Color::Blue },
    LetsSleep { premonition: Premonition::BrownPair },
    CostsOneCard,
    KeepsHand,
    NoKeyLost,
    SafeDraws,
    Punishes,
    RemovesNightmare,
    NightmareLater,
    DoorWithKey { color: Color::Red },
    FitsRun { color: Color::Red },
    Dispels { premonition: Premonition::RedPair },
    KeepsPile { cards: 6 },
    LooksAhead,
}

fn advice() -> Advice {
    let Ok(game) = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ());
    Advice::of(&game.view(Seat::One)).expect("this seat is asked")
}

#[test]
fn every_reason_has_a_sentence_and_a_nudge_that_does_not_give_it_away() {
    for text in texts() {
        let mut told = advice();
        for reason in every_reason() {
            told.reason = reason;
            assert_whole(&text.reason(reason));
            assert_whole(&text.nudge(&told));
            let choice = text.choice(told.best().action, &told.view).label;
            assert!(!text.nudge(&told).contains(&choice), "{choice}");
        }
    }
}

/// D10: the program at the other seat says "I", and never "you".
#[test]
fn every_reason_can_be_spoken_by_the_program_that_acted() {
    let others_words = [["you", "your"], ["vous", "votre"]];
    for (text, others_words) in texts().iter().zip(others_words) {
        for reason in every_reason() {
            let spoken = text.spoken_reason(reason);
            assert_whole(&spoken);
            let lower = spoken.to_lowercase();
            let mut words = lower.split(|sign: char| !sign.is_alphabetic());
            assert!(words.all(|word| !others_words.contains(&word)), "{spoken}");
        }
    }
    let [english, french] = texts();
    let kept = Reason::KeepsKey { key: KEY, good_for: KeyUse::Doors };
    assert_eq!(english.spoken_reason(kept), "I keep the green Key for a Door.");
    assert_eq!(french.spoken_reason(kept), "Je garde la Clé verte pour une Porte.");
}

#[test]
fn hints_come_in_three_steps() {
    let advice = advice();
    for text in texts() {
        let steps = [Hint::FIRST, Hint::FIRST.next(), Hint::FIRST.next().next()];
        let told = steps.map(|step| text.hint(step, &advice));
        told.iter().flatten().for_each(|line| assert_whole(line));
        let choice = text.choice(advice.best().action, &advice.view).label;
        let names_it = told.each_ref().map(|lines| lines.iter().any(|line| line.contains(&choice)));
        assert_eq!(names_it, [false, true, true]);
        assert_eq!(Hint::Figures.next(), Hint::Figures);
    }
}

#[test]
fn a_chance_is_told_with_its_doubt_and_never_as_certain_unless_it_is() {
    let [english, french] = texts();
    let mut counsel = *advice().best();
    let mut told = |chance: f64, doubt: f64, method: Method| {
        (counsel.chance, counsel.doubt, counsel.method) = (chance, doubt, method);
        [english.counselled_chance(&counsel), french.counselled_chance(&counsel)]
    };
    assert_eq!(told(0.714, 0.031, Method::LookedAhead), ["about 71%, give or take 3", "environ 71\u{a0}%, à 3 près"]);
    assert_eq!(told(0.999, 0.001, Method::Judged)[0], "above 99%, give or take 1");
    assert_eq!(told(1.0, 0.0, Method::Counted)[0], "100%, exactly");
    assert_eq!(advice().best().verdict, Verdict::Best);
}

#[test]
fn missing_advice_is_explained() {
    for text in texts() {
        for why in [NoAdvice::Over, NoAdvice::NobodyThere, NoAdvice::NotAsked, NoAdvice::NotLearned] {
            assert_whole(&text.no_advice(why));
        }
        for why in [NoHelp::Daily, NoHelp::Lesson, NoHelp::Over, NoHelp::NotAsked] {
            assert_whole(&text.no_help(why));
        }
    }
}
