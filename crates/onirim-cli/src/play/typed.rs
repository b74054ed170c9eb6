//! What a player types for a choice: in the words of the notation, or in the words and letters of the language.

use onirim_core::{Action, Card, View};
use onirim_record::{FromNotation, Notation, Unclear, typed_action};
use onirim_text::Text;

/// What was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    One(Action),
    /// More than one choice fits.
    Several(Vec<Action>),
    Nothing,
}

/// The choice that is meant: `play rs`; or the beginnings of its words, in their order, with the letters of a card in the language of the game: `j vl`, jouer la Lune verte.
pub(super) fn meant(typed: &str, actions: &[Action], view: &View, text: &Text) -> Meant {
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
pub(super) fn in_notation(typed: &str, text: &Text) -> String {
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

    use onirim_core::{Color, Game, Group, QuickChance, Seat, Setup, Symbol};
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
}
