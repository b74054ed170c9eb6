//! Which card somebody means.

use std::mem::discriminant;

use onirim_core::{Card, Color, Outcome, Premonition};
use onirim_record::{FromNotation, Notation};
use onirim_text::{Args, Text};

use super::typed::{fits, in_notation};
use crate::console::{Console, Stop};

/// What was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    One(Outcome),
    /// More than one card fits.
    Several(Vec<Outcome>),
    Nothing,
}

/// A card by its number in this list, by its letters in the notation or in the language, or by its name, whose words may be cut short: `red sun`, `r s`.
pub(super) fn heard(typed: &str, list: &[(Outcome, usize)], text: &Text) -> Heard {
    let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(&(outcome, _)) = number.and_then(|place| list.get(place)) {
        return Heard::One(outcome);
    }
    let alike = |outcome: &Outcome| list.first().is_some_and(|(first, _)| discriminant(first) == discriminant(outcome));
    if let Some(outcome) = Outcome::from_notation(&in_notation(typed, text)).ok().filter(alike) {
        return Heard::One(outcome);
    }
    let fitting = |outcomes: &mut dyn Iterator<Item = Outcome>| -> Vec<Outcome> {
        outcomes.filter(|outcome| fits(typed, &text.outcome(outcome))).collect()
    };
    let mut meant = fitting(&mut list.iter().map(|&(outcome, _)| outcome));
    if meant.is_empty() {
        // What cannot come is understood all the same: the answer is that it cannot.
        let cards = Card::all().map(Outcome::Card);
        let others = Color::ALL.map(Outcome::Goal).into_iter().chain(Premonition::ALL.map(Outcome::Premonition));
        meant = fitting(&mut cards.chain(others).filter(alike));
    }
    match meant.as_slice() {
        [] => Heard::Nothing,
        [one] if is_clear(typed, *one, text) => Heard::One(*one),
        [..] => Heard::Several(meant),
    }
}

/// A single letter is too little of a name, unless it is the letter of the card or a colour is wanted.
fn is_clear(typed: &str, outcome: Outcome, text: &Text) -> bool {
    match outcome {
        Outcome::Goal(_) => true,
        Outcome::Card(_) | Outcome::Premonition(_) if typed.chars().count() > 1 => true,
        Outcome::Card(card) => [text.code(card), card.notation().to_string()].contains(&typed.to_lowercase()),
        Outcome::Premonition(_) => false,
    }
}

/// Says everything that can come, with its number.
pub(super) fn list(console: &mut Console<'_>, text: &Text, outcomes: &[(Outcome, usize)]) -> Result<(), Stop> {
    let line = |&(outcome, count): &(Outcome, usize)| match outcome {
        Outcome::Card(_) | Outcome::Goal(_) => {
            let args = Args::new().text("card", text.outcome(&outcome)).count("count", count);
            text.get_with("plain-may-come", &args)
        }
        Outcome::Premonition(premonition) => text.get_with("plain-premonition", &Args::new().premonition(premonition)),
    };
    console.list(text, outcomes.iter().map(line))?;
    Ok(())
}

/// Says that nothing, or more than one card, was understood.
pub(super) fn not_heard(heard: &Heard, typed: &str, console: &mut Console<'_>, text: &Text) -> Result<(), Stop> {
    console.forget_waiting();
    let args = Args::new().text("input", typed);
    let said = match heard {
        Heard::Several(fitting) => {
            let names: Vec<String> = fitting.iter().map(|outcome| text.outcome(outcome)).collect();
            text.get_with("plain-several", &args.text("choices", text.list(&names)))
        }
        Heard::Nothing | Heard::One(_) => text.get_with("plain-not-understood", &args),
    };
    console.say(&said)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use onirim_core::{Cards, Request, Setup, Symbol};
    use onirim_text::Language;

    use super::*;

    #[test]
    fn a_card_is_meant_by_its_name_its_letters_or_its_number() {
        let list = Request::Card(Setup::SOLO.deck()).weights();
        let red_sun = Heard::One(Outcome::Card(Card::chamber(Color::Red, Symbol::Sun)));
        let english = Text::new(Language::English);
        for typed in ["rs", "Rs", "red sun", "RED Sun", "r s", "1"] {
            assert_eq!(heard(typed, &list, &english), red_sun, "{typed}");
        }
        let french = Text::new(Language::French);
        for typed in ["soleil rouge", "s r", "rs"] {
            assert_eq!(heard(typed, &list, &french), red_sun, "{typed}");
        }
        let green_door = Heard::One(Outcome::Card(Card::door(Color::Green)));
        let brown_key = Heard::One(Outcome::Card(Card::chamber(Color::Brown, Symbol::Key)));
        let nightmare = Heard::One(Outcome::Card(Card::NIGHTMARE));
        for (typed, meant) in [
            ("vp", &green_door),
            ("gd", &green_door),
            ("MC", &brown_key),
            ("nk", &brown_key),
            ("x", &nightmare),
            ("ni", &nightmare),
        ] {
            assert_eq!(heard(typed, &list, &french), *meant, "{typed}");
        }
        let only_nightmares = Request::Card(Cards::from_iter([Card::NIGHTMARE])).weights();
        assert_eq!(heard("red sun", &only_nightmares, &english), red_sun, "it cannot come, but is understood");
        let only_green = Request::Card(Cards::from_iter([Card::door(Color::Green)])).weights();
        assert!(matches!(heard("g", &only_green, &english), Heard::Several(_)), "a colour is no card");
        assert_eq!(heard("gq", &only_green, &english), Heard::Nothing, "nor is one with another letter");
        assert!(matches!(heard("red", &list, &english), Heard::Several(_)));
        for typed in ["", "zz", "99", "red green"] {
            assert_eq!(heard(typed, &list, &english), Heard::Nothing, "{typed}");
        }
    }
}
