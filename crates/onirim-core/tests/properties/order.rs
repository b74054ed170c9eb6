//! What is known of the deck's order comes true.

use std::collections::VecDeque;

use onirim_core::{Card, DeckEnd, Event, Seat};
use proptest::prelude::*;

use crate::walk::{any_setup, any_taste, choose, game_after};

/// The top of the deck as a seat knows it, played against what happens.
struct Forecast(VecDeque<Option<Card>>);

impl Forecast {
    fn comes(&mut self, card: Card) -> Result<(), TestCaseError> {
        if let Some(expected) = self.0.pop_front().flatten() {
            prop_assert_eq!(card, expected, "a known card comes when its turn comes");
        }
        Ok(())
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events do not touch the deck")]
    fn follow(&mut self, events: &[Event]) -> Result<(), TestCaseError> {
        let mut shown = None;
        for event in events {
            match *event {
                Event::Drawn { card: Some(card), .. } => self.comes(card)?,
                Event::DoorDrawn { color, .. } => self.comes(Card::door(color))?,
                Event::NightmareDrawn { .. } => self.comes(Card::NIGHTMARE)?,
                Event::HappyDreamDrawn { .. } => self.comes(Card::HAPPY_DREAM)?,
                Event::Looked { card: Some(card), end: DeckEnd::Top, .. } => self.comes(card)?,
                Event::Revealed { card } => {
                    shown = Some(card);
                    self.comes(card)?;
                }
                // After a reveal, the card has been counted already.
                Event::SetAside { card } if shown.take() != Some(card) => self.comes(card)?,
                Event::PutBack { .. } | Event::Fetched { .. } | Event::DeckShuffled | Event::LimboShuffled => {
                    self.0.clear();
                }
                _ => {}
            }
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// B8, K6, T5: what a player has seen or arranged at the top of the deck is what is drawn, until a shuffle.
    #[test]
    fn known_cards_come_in_the_order_in_which_they_are_known(setup in any_setup(), taste in any_taste(), seed: u64) {
        let (mut game, mut dice) = game_after(setup, seed, taste, 0);
        while let Some(action) = choose(&game, taste, &mut dice) {
            let forecasts = Seat::BOTH.map(|seat| game.view(seat).top.iter().copied().collect());
            let mut events = Vec::new();
            game.apply(action, &mut dice, &mut events).unwrap();
            for forecast in forecasts {
                Forecast(forecast).follow(&events)?;
            }
        }
    }
}
