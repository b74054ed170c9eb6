//! What a player types for a choice or a card: in the words of the notation, or in the words and letters of the language.

use onirim_core::{Action, Card, Outcome, View};
use onirim_record::{FromNotation, Notation, Unclear, typed_action};
use onirim_text::Text;

/// What was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meant<One, Other> {
    One(One),
    /// More than one fits.
    Several(Vec<Other>),
    Nothing,
}

/// A real card, or a Goal or Premonition, that can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedCard {
    pub(super) card: Outcome,
    /// Its letters.
    pub(super) code: String,
    /// Can it come up now?
    pub(super) may_come: bool,
}

/// The letters of a card that is typed by its letters in the notation or in the language, or by its name, whose words may be cut short: `red sun`, `r s`. Cards
/// that cannot come up are understood too: the program says that they cannot.
pub(super) fn meant_card(typed: &str, cards: &[TypedCard], text: &Text) -> Meant<String, String> {
    if let Ok(outcome) = Outcome::from_notation(&in_notation(typed, text))
        && let Some(known) = cards.iter().find(|known| known.card == outcome)
    {
        return Meant::One(known.code.clone());
    }
    let fitting = |may_come: bool| -> Vec<&TypedCard> {
        cards.iter().filter(|one| one.may_come == may_come && fits(typed, &text.outcome(&one.card))).collect()
    };
    let mut meant = fitting(true);
    if meant.is_empty() {
        meant = fitting(false);
    }
    match meant[..] {
        [] => Meant::Nothing,
        [one] if is_clear(typed, one.card, text) => Meant::One(one.code.clone()),
        [..] => Meant::Several(meant.iter().map(|one| text.outcome(&one.card)).collect()),
    }
}

/// A single letter is too little of a name, unless it is the letter of the card or a colour is asked for.
fn is_clear(typed: &str, outcome: Outcome, text: &Text) -> bool {
    match outcome {
        Outcome::Goal(_) => true,
        Outcome::Card(_) | Outcome::Premonition(_) if typed.chars().count() > 1 => true,
        Outcome::Card(card) => [text.code(card), card.notation().to_string()].contains(&typed.to_lowercase()),
        Outcome::Premonition(_) => false,
    }
}

/// The choice that is meant: `play rs`; or the beginnings of its words, in their order, with the letters of a card in the language of the game: `j vl`, jouer la Lune verte.
pub(super) fn meant(typed: &str, actions: &[Action], view: &View, text: &Text) -> Meant<Action, Action> {
    match typed_action(&in_notation(typed, text), actions.iter().copied()) {
        Ok(action) => Meant::One(action),
        Err(Unclear::Several { fitting }) => Meant::Several(fitting),
        Err(Unclear::Nothing { .. }) => {
            let fits = |action: &Action| fits(typed, &in_words(*action, view, text));
            let fitting: Vec<Action> = actions.iter().copied().filter(fits).collect();
            match fitting[..] {
                [] => Meant::Nothing,
                [one] => Meant::One(one),
                [..] => Meant::Several(fitting),
            }
        }
    }
}

/// The words with the letters of cards in the notation instead of those of the language. No two of them mean different cards.
fn in_notation(typed: &str, text: &Text) -> String {
    let translated = |word: &str| {
        let lower = word.to_lowercase();
        let card = Card::all().find(|&card| text.code(card) == lower);
        card.map_or_else(|| word.to_owned(), |card| card.notation().to_string())
    };
    typed.split_whitespace().map(translated).collect::<Vec<_>>().join(" ")
}

/// The words of a choice, and the letters of its cards.
fn in_words(action: Action, view: &View, text: &Text) -> String {
    let notation = action.notation().to_string();
    let cards = notation.split_whitespace().filter_map(|word| Card::from_notation(word).ok());
    let codes: Vec<String> = cards.map(|card| text.code(card)).collect();
    format!("{} {}", text.choice(action, view).label, codes.join(" "))
}

/// Does each typed word begin a word of this, in their order?
pub(super) fn fits(typed: &str, name: &str) -> bool {
    let (typed, name) = (typed.to_lowercase(), name.to_lowercase());
    let mut words = name.split_whitespace();
    !typed.trim().is_empty() && typed.split_whitespace().all(|typed| words.any(|word| word.starts_with(typed)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use onirim_core::{Cards, Color, Game, Group, QuickChance, Request, Seat, Setup, Symbol};
    use onirim_text::Language;

    use super::*;

    fn turn() -> (Vec<Action>, View) {
        let game = Game::new(Setup::SOLO, &mut QuickChance::new(7), &mut ()).expect("chance knows");
        (game.legal_actions().iter().collect(), game.view(Seat::One))
    }

    #[test]
    fn letters_of_cards_mean_the_same_card_in_both_languages_or_are_of_one_only() {
        for language in Language::ALL {
            let text = Text::new(language);
            let mut codes = BTreeMap::new();
            for card in Card::all() {
                let code = text.code(card);
                assert_eq!(codes.insert(code.clone(), card), None, "{code} means two cards in {language:?}");
                assert!(Card::from_notation(&code).ok().is_none_or(|noted| noted == card), "{code} in {language:?}");
                assert_eq!(Card::from_notation(&in_notation(&code, &text)).ok(), Some(card));
            }
        }
    }

    #[test]
    fn every_choice_can_be_typed_in_words_and_in_letters() {
        let (actions, view) = turn();
        for language in Language::ALL {
            let text = Text::new(language);
            for &action in &actions {
                let label = text.choice(action, &view).label;
                assert_eq!(meant(&label, &actions, &view, &text), Meant::One(action), "{label}");
                let (card, _) = action.hand_card().expect("a card of the hand");
                let verb = label.split_whitespace().next().expect("a verb");
                let short = format!("{verb} {}", text.code(card));
                assert_eq!(meant(&short, &actions, &view, &text), Meant::One(action), "{short}");
            }
        }
    }

    #[test]
    fn french_letters_are_understood_in_french_and_english_ones_too() {
        let (_, view) = turn();
        let play = |color, symbol| Action::Play { card: Card::chamber(color, symbol), from: Group::Personal };
        let actions =
            [play(Color::Green, Symbol::Moon), play(Color::Brown, Symbol::Key), play(Color::Red, Symbol::Sun)];
        let french = Text::new(Language::French);
        for (typed, place) in
            [("jouer vl", 0), ("j VL", 0), ("play vl", 0), ("play gm", 0), ("j mc", 1), ("jouer rs", 2)]
        {
            assert_eq!(meant(typed, &actions, &view, &french), Meant::One(actions[place]), "{typed}");
        }
        assert!(matches!(meant("jouer", &actions, &view, &french), Meant::Several(_)));
        assert_eq!(meant("manger vl", &actions, &view, &french), Meant::Nothing);
        let english = Text::new(Language::English);
        assert_eq!(meant("jouer vl", &actions, &view, &english), Meant::Nothing);
    }

    fn cards(may_come: &Cards) -> Vec<TypedCard> {
        let english = Text::new(Language::English);
        let typed = |card: Card| TypedCard {
            card: Outcome::Card(card),
            code: english.code(card),
            may_come: may_come.count(card) > 0,
        };
        Request::Card(Setup::SOLO.deck())
            .weights()
            .iter()
            .filter_map(|(outcome, _)| match outcome {
                Outcome::Card(card) => Some(typed(*card)),
                Outcome::Goal(_) | Outcome::Premonition(_) => None,
            })
            .collect()
    }

    #[test]
    fn a_card_is_meant_by_its_name_or_its_letters() {
        let all = cards(&Setup::SOLO.deck());
        let one = |code: &str| Meant::One(code.to_owned());
        let [english, french] = [Language::English, Language::French].map(Text::new);
        for typed in ["rs", "Rs", "red sun", "RED Sun", "r s"] {
            assert_eq!(meant_card(typed, &all, &english), one("rs"), "{typed}");
        }
        for typed in ["soleil rouge", "s r", "rs"] {
            assert_eq!(meant_card(typed, &all, &french), one("rs"), "{typed}");
        }
        for (typed, code) in [("vp", "gd"), ("gd", "gd"), ("MC", "nk"), ("nk", "nk"), ("x", "x"), ("ni", "x")] {
            assert_eq!(meant_card(typed, &all, &french), one(code), "{typed}");
        }
        let only_nightmares = cards(&Cards::from_iter([Card::NIGHTMARE]));
        assert_eq!(meant_card("red sun", &only_nightmares, &english), one("rs"), "it cannot come, but is understood");
        let only_green = cards(&Cards::from_iter([Card::door(Color::Green)]));
        assert!(matches!(meant_card("g", &only_green, &english), Meant::Several(_)), "a colour is no card");
        assert_eq!(meant_card("gq", &only_green, &english), Meant::Nothing, "nor is one with another letter");
        assert!(matches!(meant_card("red", &all, &english), Meant::Several(_)));
        for typed in ["", "zz", "99", "red green"] {
            assert_eq!(meant_card(typed, &all, &english), Meant::Nothing, "{typed}");
        }
    }
}
