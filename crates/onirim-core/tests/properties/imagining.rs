//! Imagined games agree with everything that a view tells, and with nothing else.

use std::collections::BTreeMap;

use onirim_core::{
    Action, Audience, Card, Cards, Color, Communication, DeckEnd, Event, Game, Group, ImpossibleView, Looking,
    Position, Question, QuickChance, Seat, Setup, ShortList, Step, Symbol, View,
};
use proptest::prelude::*;

use crate::walk::{any_setup, any_taste, choose, game_after};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// D10, R11: to this seat they look the same, at every step; nothing is lost, and they can be played on.
    #[test]
    fn an_imagined_game_agrees_with_its_view(setup in any_setup(), taste in any_taste(), seed: u64) {
        let (mut game, mut dice) = game_after(setup, seed, taste, 0);
        let mut goes_on = true;
        while goes_on {
            for seat in Seat::BOTH {
                let view = game.view(seat);
                let mut other = Game::imagined(&view, &mut dice).expect("a game has this view");
                prop_assert_eq!(other.view(seat), view);
                prop_assert_eq!(other.every_card().collect::<Cards>(), setup.deck());
                let listed = |game: &Game| game.legal_actions_of(seat).map(|actions| actions.iter().collect::<Vec<_>>());
                prop_assert_eq!(listed(&other), listed(&game));
                prop_assert_eq!(view.legal_actions().map(|actions| actions.iter().collect()), listed(&game));
                prop_assert_eq!(other.may_be_won(), game.may_be_won());
                prop_assert!(setup.has_secrets() || other == game, "without secrets there is only one");
                // What could be for all that the seat knows is the same from there.
                let again = |game: &Game| game.resampled(seat, &mut QuickChance::new(seed));
                prop_assert_eq!(again(&other), again(&game));
                if let Some(next) = choose(&other, taste, &mut dice) {
                    other.apply(next, &mut dice, &mut ()).expect("a listed action is legal");
                }
            }
            let action = choose(&game, taste, &mut dice);
            goes_on = action.is_some();
            if let Some(action) = action {
                game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
            }
        }
    }

    /// R12: a warning looks at what the seat knows: its view gives it, and so does every game that has this view.
    #[test]
    fn an_imagined_game_gets_the_same_warnings(setup in any_setup(), taste in any_taste(), seed: u64, steps in 0_usize..200) {
        let (game, mut dice) = game_after(setup, seed, taste, steps);
        if let Some(decision) = game.decision() {
            let view = game.view(decision.seat);
            let other = Game::imagined(&view, &mut dice).expect("a game has this view");
            for action in game.legal_actions() {
                prop_assert_eq!(other.dooms(&[action]), game.dooms(&[action]));
                prop_assert_eq!(view.dooms(&[action]), game.dooms(&[action]));
                prop_assert!(!game.view(decision.seat.partner()).dooms(&[action]), "this seat is not asked");
            }
        }
    }
}

/// Two players who hide their cards: the partner holds three of the ten cards that seat one does not see.
fn three_of_ten() -> Game {
    let [sun, moon] = [Symbol::Sun, Symbol::Moon].map(|symbol| move |color| Card::chamber(color, symbol));
    let mut table = Position::new(Setup::duo(Communication::Silent));
    table.hands = [vec![sun(Color::Red); 3], vec![sun(Color::Blue), sun(Color::Blue), moon(Color::Green)]];
    table.shared = vec![moon(Color::Red), moon(Color::Brown)];
    table.deck = vec![
        sun(Color::Blue),
        moon(Color::Green),
        moon(Color::Green),
        Card::key(Color::Brown),
        Card::NIGHTMARE,
        Card::door(Color::Red),
        Card::door(Color::Blue),
    ];
    table.rest = onirim_core::Rest::DiscardPile;
    table.into_game().expect("a table that can be")
}

/// How far these counts are from what was expected: in standard deviations of the chi-square distribution. Chance alone stays below 5.
fn surprise<K: Ord>(found: &BTreeMap<K, usize>, expected: &BTreeMap<K, f64>) -> f64 {
    let samples: usize = found.values().sum();
    let total: f64 = expected.values().sum();
    if found.keys().any(|kind| !expected.contains_key(kind)) {
        return f64::INFINITY;
    }
    let part = |(kind, ways): (&K, &f64)| {
        let expected = samples as f64 * ways / total;
        (found.get(kind).copied().unwrap_or(0) as f64 - expected).powi(2) / expected
    };
    let freedom = expected.len() as f64 - 1.0;
    (expected.iter().map(part).sum::<f64>() - freedom) / (2.0 * freedom).sqrt()
}

/// What a seat does not see, in the order of the places: the partner's hidden cards, then those that are looked at, then those at the top of the deck and at its bottom.
type Hidden = Vec<Card>;

fn hidden_in(game: &Game, seat: Seat) -> Hidden {
    let [own, partner] = [seat, seat.partner()].map(|seat| game.view(seat));
    let places = |view: &View| -> Vec<Option<Card>> {
        view.looked_at.iter().chain(view.top.iter()).chain(view.bottom.iter()).copied().collect()
    };
    let unseen = places(&partner).into_iter().zip(places(&own)).filter(|(_, own)| own.is_none());
    partner.secret.iter().copied().chain(unseen.filter_map(|(card, _)| card)).collect()
}

/// Every way to lay the unseen cards, each card apart, and how often each looks like this.
fn all_ways(view: &View, agrees: impl Fn(&[Card]) -> bool) -> BTreeMap<Hidden, f64> {
    fn lay(places: usize, left: &[Card], laid: &mut Vec<Card>, then: &mut impl FnMut(&[Card], &[Card])) {
        if laid.len() == places {
            return then(laid, left);
        }
        for number in 0..left.len() {
            let mut rest = left.to_vec();
            laid.push(rest.remove(number));
            lay(places, &rest, laid, then);
            laid.pop();
        }
    }
    let cards: Vec<Card> = view.unseen.iter().collect();
    let in_deck = view.looked_at.iter().chain(view.top.iter()).chain(view.bottom.iter());
    let places = view.partner_hidden + in_deck.filter(|card| card.is_none()).count();
    let mut ways = BTreeMap::new();
    lay(places, &cards, &mut Vec::new(), &mut |laid, left| {
        let (hand, known) = laid.split_at(view.partner_hidden);
        if hand.iter().all(|card| card.is_location()) && agrees(&[known, left].concat()) {
            let mut hand = hand.to_vec();
            hand.sort();
            *ways.entry([&hand, known].concat()).or_insert(0.0) += 1.0;
        }
    });
    ways
}

fn counted(mut imagine: impl FnMut() -> Hidden) -> BTreeMap<Hidden, usize> {
    let mut found = BTreeMap::new();
    (0..40_000).for_each(|_| *found.entry(imagine()).or_default() += 1);
    found
}

fn imagined_from(view: &View) -> BTreeMap<Hidden, usize> {
    let mut dice = QuickChance::new(3);
    counted(|| hidden_in(&Game::imagined(view, &mut dice).expect("a possible view"), view.seat))
}

/// R11: every way to lay the unseen cards is equally likely.
#[test]
fn hidden_hands_are_uniform() {
    let view = three_of_ten().view(Seat::One);
    let ways = all_ways(&view, |_| true);
    assert_eq!(ways.len(), 7);
    assert!(surprise(&imagined_from(&view), &ways) < 5.0);
}

/// R11: hands together with places of the deck that only the partner knows.
#[test]
fn hidden_places_of_the_deck_are_uniform() {
    let mut view = three_of_ten().view(Seat::One);
    view.top = ShortList::try_of(None, [None; 2]).expect("there is room");
    view.top_known_to = ShortList::try_of(Audience::Nobody, [Audience::Only(Seat::Two); 2]).expect("there is room");
    let ways = all_ways(&view, |_| true);
    assert!(ways.len() > 100);
    assert!(surprise(&imagined_from(&view), &ways) < 5.0);
}

/// R11: both ends of the deck, of which this seat knows a card each, and a hand of which it knows one.
#[test]
fn hidden_places_among_known_ones_are_uniform() {
    let mut view = three_of_ten().view(Seat::One);
    let [known, taken] = [Card::door(Color::Blue), Card::key(Color::Brown)];
    let held = Card::chamber(Color::Blue, Symbol::Sun);
    assert!([known, taken, held].iter().all(|&card| view.unseen.remove(card)));
    view.top = ShortList::try_of(None, [None, Some(known)]).expect("there is room");
    view.bottom = ShortList::try_of(None, [Some(taken), None]).expect("there is room");
    let [one, two] = [Seat::One, Seat::Two].map(Audience::Only);
    view.top_known_to = ShortList::try_of(Audience::Nobody, [two, one]).expect("there is room");
    view.bottom_known_to = ShortList::try_of(Audience::Nobody, [one, two]).expect("there is room");
    view.partner_known = ShortList::try_of(held, [held]).expect("there is room");
    view.partner_hidden = 2;
    let ways = all_ways(&view, |_| true);
    assert!(ways.len() > 30);
    assert!(surprise(&imagined_from(&view), &ways) < 5.0);
}

/// R11: one player has nothing to imagine but what comes next: the known top, and then each card of the deck but the known bottom with the same chance.
#[test]
fn what_one_player_draws_from_an_imagined_game_is_uniform() {
    let sun = |color| Card::chamber(color, Symbol::Sun);
    let mut table = Position::new(Setup::SOLO);
    table.hands[0] = vec![sun(Color::Blue), sun(Color::Blue), sun(Color::Green), sun(Color::Green), sun(Color::Brown)];
    table.rest = onirim_core::Rest::DiscardPile;
    table.top = vec![sun(Color::Red)];
    table.deck = [Color::Red, Color::Blue, Color::Green].map(|color| Card::chamber(color, Symbol::Moon)).to_vec();
    table.deck.extend([Card::chamber(Color::Red, Symbol::Moon), Card::key(Color::Red)]);
    let mut view = table.clone().into_game().expect("a table that can be").view(Seat::One);
    assert!(view.unseen.remove(Card::key(Color::Red)));
    view.bottom = ShortList::try_of(None, [Some(Card::key(Color::Red))]).expect("there is room");
    view.bottom_known_to = ShortList::try_of(Audience::Nobody, [Audience::Everyone]).expect("there is room");
    let mut dice = QuickChance::new(3);
    let drawn = counted(|| {
        let mut game = Game::imagined(&view, &mut dice).expect("a possible view");
        let mut events = Vec::new();
        for color in [Color::Blue, Color::Green] {
            let discard = Action::Discard { card: sun(color), from: Group::Personal };
            game.apply(discard, &mut dice, &mut events).expect("it is in hand");
        }
        let draws = events.iter().filter(|event| matches!(event, Event::Drawn { .. }));
        draws.filter_map(|event| event.card()).collect()
    });
    let ways = view.unseen.counts().map(|(card, count)| (vec![sun(Color::Red), card], count as f64)).collect();
    assert!(surprise(&drawn, &ways) < 5.0, "{drawn:?}");
}

/// R11: had the seat known cards that the partner looks at, it would know them still if they were equal.
#[test]
fn cards_looked_at_that_the_seat_knew_are_not_all_equal() {
    let mut view = three_of_ten().view(Seat::One);
    let asked = Question::Arrange { end: DeckEnd::Top };
    (view.active, view.decision) = (Seat::Two, Some(onirim_core::Decision { seat: Seat::Two, question: asked }));
    view.looked_at = ShortList::try_of(None, [None; 2]).expect("there is room");
    view.looking = Some(Looking {
        choices: ShortList::try_of(Card::NIGHTMARE, []).expect("there is room"),
        end: DeckEnd::Top,
        eyes: Audience::Only(Seat::Two),
        afterwards: Audience::Only(Seat::Two),
        partner_knew: true,
    });
    let ways = all_ways(&view, |known| known[0] != known[1]);
    assert!(ways.len() > 100);
    assert!(surprise(&imagined_from(&view), &ways) < 5.0);
}

/// P7: who is asked for a Key of the deck has one to give.
#[test]
fn a_deck_that_must_give_keys_has_them() {
    let mut view = three_of_ten().view(Seat::One);
    let seat = Seat::Two;
    view.setup.premonitions = Some(onirim_core::Premonitions::Four);
    (view.active, view.decision) =
        (seat, Some(onirim_core::Decision { seat, question: Question::DropKey { left: 1 } }));
    view.pending =
        ShortList::try_of(Step::Draw, [Step::Heed(onirim_core::PremonitionSet::EMPTY)]).expect("there is room");
    view.omens = Position::new(view.setup).face_up.is_empty().then_some(onirim_core::Omens {
        face_up: onirim_core::PremonitionSet::EMPTY,
        pile: onirim_core::PremonitionSet::FULL,
        removed: onirim_core::PremonitionSet::EMPTY,
    });
    (0..4).for_each(|_| view.discard_pile.insert(Card::HAPPY_DREAM));
    // She has seen the whole deck, so this seat has no secrets any more.
    view.secret = ShortList::try_of(Card::NIGHTMARE, []).expect("there is room");
    let ways = all_ways(&view, |deck| deck.iter().any(|card| card.is_key()));
    assert!(ways.len() < all_ways(&view, |_| true).len());
    assert!(surprise(&imagined_from(&view), &ways) < 5.0);
}

/// The statistic is able to find what it is for: a Key that one hand in fifty gives back.
#[test]
fn a_small_bias_is_found() {
    let view = three_of_ten().view(Seat::One);
    let mut dice = QuickChance::new(3);
    let mut biased = || loop {
        let hand = hidden_in(&Game::imagined(&view, &mut dice).expect("a possible view"), Seat::One);
        if !hand.contains(&Card::key(Color::Brown)) || dice.below(10) > 0 {
            return hand;
        }
    };
    assert!(surprise(&counted(&mut biased), &all_ways(&view, |_| true)) > 5.0);
}

/// A table that waits for chance is no game to go on with.
#[test]
fn a_view_before_chance_has_spoken_is_refused() {
    let game = three_of_ten();
    let discard = Action::Discard { card: Card::chamber(Color::Red, Symbol::Sun), from: Group::Personal };
    let after = game.after(discard).and_then(|after| after.settled().expect("the swap").after(Action::KeepHand));
    let view = after.expect("both are legal").table().view(Seat::One);
    let refused = Game::imagined(&view, &mut QuickChance::new(1));
    assert_eq!(refused, Err(ImpossibleView::ChanceHasTheWord));
}
