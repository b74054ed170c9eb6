//! Twins: two games that look the same to a seat. Everything that the seat gets is the same in both, byte for byte.

use std::fmt::Write;

use onirim_coach::Choice;
use onirim_coach::advice::{Advice, Hint};
use onirim_core::{Game, Group, QuickChance, Seat, Setup, View};
use onirim_record::{Notation, Program};
use onirim_text::{Language, Text, warning};

/// Everything that a seat gets: its legal actions, with warnings; advice with hints and plan; and the answer of a program in its place.
fn told(view: &View, text: &Text) -> String {
    let mut told = String::new();
    for action in view.legal_actions().into_iter().flatten() {
        let warned = warning(action, view).map(|warning| text.warning(warning));
        writeln!(told, "{} {warned:?} {}", action.notation(), view.dooms(&[action])).expect("it can be written");
    }
    match Advice::of(view) {
        Ok(advice) => {
            let hints = [Hint::Nudge, Hint::Move, Hint::Figures].map(|hint| text.hint(hint, &advice));
            writeln!(told, "{advice:?}\n{hints:?}\n{:?}", advice.plan()).expect("it can be written");
        }
        Err(why) => writeln!(told, "{why}").expect("it can be written"),
    }
    for program in Program::ALL {
        let choice = Choice::by(program, view);
        let why = choice.ok().and_then(|choice| choice.why).map(|why| text.spoken_reason(why));
        writeln!(told, "{} {choice:?} {why:?}", program.word()).expect("it can be written");
    }
    told
}

/// The result of comparing twins.
#[derive(Debug, Default)]
struct Compared {
    /// Pairs that were different games.
    pairs: usize,
    /// Those of them in which the seat got different texts.
    leaks: usize,
}

/// Plays a random game in every set-up with secrets, and compares what a seat gets there and in a twin, at one of so many questions.
fn compare(every: usize, tell: impl Fn(&Game, Seat) -> String) -> Compared {
    let mut compared = Compared::default();
    for (setup, seed) in Setup::all().filter(Setup::has_secrets).zip(1..) {
        let mut dice = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
        let mut number = dice.below(every);
        while let Some(decision) = game.decision() {
            number += 1;
            for seat in Seat::BOTH.into_iter().filter(|_| number.is_multiple_of(every)) {
                let twin = game.resampled(seat, &mut dice);
                assert_eq!(twin.view(seat), game.view(seat));
                compared.pairs += usize::from(twin != game);
                compared.leaks += usize::from(tell(&twin, seat) != tell(&game, seat));
            }
            let actions = game.legal_actions();
            let action = actions.get(dice.below(actions.len())).expect("some action is legal");
            assert!(game.is_legal(action), "{decision:?}");
            let Ok(()) = game.apply_listed(action, &mut dice, &mut ());
        }
    }
    compared
}

/// D10, R11, R12: answers, warnings, advice, hints and plans are those of the twin, and so is what a program answers and says.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for so much thought")]
fn a_seat_is_told_the_same_in_games_that_it_cannot_tell_apart() {
    let text = Text::new(Language::English);
    let compared = compare(25, |game, seat| told(&game.view(seat), &text));
    assert!(compared.pairs > 200 && compared.leaks == 0, "{compared:?}");
}

/// D10: the check finds advice that looks into the partner's hand, even if only now and then.
#[test]
fn a_leak_is_found() {
    let compared = compare(10, |game, seat| {
        let holds_key = game.hand(seat.partner(), Group::Personal).iter().any(|card| card.is_key());
        let may_say = game.deck_len().is_multiple_of(5);
        if may_say && holds_key { "Your partner has a Key: be bold." } else { "" }.to_owned()
    });
    assert!(compared.leaks > 0, "{compared:?}");
}
