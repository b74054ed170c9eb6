//! Advice for every set-up: complete, honest about doubts, and independent of what is hidden from the seat.

use onirim_coach::advice::{Advice, NextCard, NoAdvice, Reason, Verdict};
use onirim_core::{
    Action, Book, Card, Color, Communication, Game, Group, Outcome, Players, Position, Premonitions, QuickChance,
    Script, Seat, Setup, Symbol, Towers,
};

/// The set-ups that have weights of their own.
fn setups(players: Players) -> impl Iterator<Item = Setup> {
    (0..8).map(move |bits| Setup {
        players,
        book: (bits & 4 != 0).then_some(Book::Found),
        towers: (bits & 2 != 0).then_some(Towers::Rampart),
        premonitions: (bits & 1 != 0).then_some(Premonitions::Four),
    })
}

/// A game after so many random answers.
fn game(setup: Setup, seed: u64, plies: usize) -> Game {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
    for _ in 0..plies {
        let actions = game.legal_actions();
        let Some(action) = actions.get(chance.below(actions.len().max(1))) else { break };
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
    }
    game
}

fn asked(game: &Game) -> Seat {
    game.decision().expect("the game is not over").seat
}

fn advice(game: &Game) -> Advice {
    Advice::of(&game.view(asked(game))).expect("this seat is asked")
}

#[test]
fn every_answer_is_judged_once_and_the_best_comes_first() {
    for setup in setups(Players::One).chain(setups(Players::Two(Communication::Silent))) {
        let game = game(setup, 3, 0);
        let advice = advice(&game);
        let mut told: Vec<Action> = advice.counsels().iter().map(|counsel| counsel.action).collect();
        let mut listed: Vec<Action> = game.legal_actions().iter().collect();
        told.sort();
        listed.sort();
        assert_eq!(told, listed, "{setup:?}");
        let chances: Vec<f64> = advice.counsels().iter().map(|counsel| counsel.chance).collect();
        assert!(chances.is_sorted_by(|one, next| one >= next), "{chances:?}");
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        let best = advice.counsels().iter().filter(|counsel| counsel.verdict == Verdict::Best).count();
        assert_eq!((best, advice.best().verdict, advice.best().behind), (1, Verdict::Best, 0.0));
    }
}

#[test]
fn the_same_position_gets_the_same_advice() {
    let game = game(Setup::SOLO, 5, 6);
    assert_eq!(advice(&game), advice(&game));
}

/// D10: games that differ only in what the seat may not know get the same advice.
#[test]
fn advice_depends_on_nothing_that_is_hidden() {
    let mut dice = QuickChance::new(11);
    let mut different = 0;
    for communication in [Communication::Talk, Communication::Silent] {
        for (seed, plies) in [(1, 7), (2, 12), (3, 21), (4, 30)] {
            let game = game(Setup::duo(communication), seed, plies);
            let Some(decision) = game.decision() else { continue };
            let other = game.resampled(decision.seat, &mut dice);
            different += usize::from(other != game);
            assert_eq!(advice(&other), advice(&game), "seed {seed}");
        }
    }
    assert!(different > 4, "the games do differ: {different}");
}

#[test]
fn a_seat_that_is_not_asked_gets_no_advice() {
    let solo = game(Setup::SOLO, 1, 0);
    assert_eq!(Advice::of(&solo.view(Seat::Two)), Err(NoAdvice::NobodyThere));
    let duo = game(Setup::duo(Communication::Talk), 1, 8);
    assert_eq!(Advice::of(&duo.view(asked(&duo).partner())), Err(NoAdvice::NotAsked));
    let over = game(Setup::SOLO, 1, 10_000);
    assert_eq!(Advice::of(&over.view(Seat::One)), Err(NoAdvice::Over));
}

/// An answer that wins at once is best.
#[test]
fn a_move_that_wins_is_best_and_says_so() {
    let chamber = Card::chamber;
    let mut table = Position::new(Setup::SOLO);
    table.hands[0] = vec![
        chamber(Color::Red, Symbol::Sun),
        chamber(Color::Blue, Symbol::Sun),
        chamber(Color::Blue, Symbol::Moon),
        chamber(Color::Green, Symbol::Moon),
        chamber(Color::Brown, Symbol::Sun),
    ];
    table.rows[0] = vec![chamber(Color::Red, Symbol::Sun), chamber(Color::Red, Symbol::Moon)];
    table.doors[0] = [1, 2, 2, 2];
    let mut game = table.into_game().expect("the table can be");
    let earns = Action::Play { card: chamber(Color::Red, Symbol::Sun), from: Group::Personal };
    let first = advice(&game);
    assert_eq!((first.best().action, first.reason), (earns, Reason::EarnsDoor { color: Color::Red }));
    let Ok(()) = game.apply_listed(earns, &mut QuickChance::new(1), &mut ());
    let then = advice(&game);
    assert_eq!((then.best().action, then.best().chance, then.reason), (Action::TakeDoor, 1.0, Reason::Wins));
}

/// R12: the last Key of the last Door's colour must not go.
#[test]
fn a_move_that_avoids_a_proved_loss_says_so() {
    let key = Card::key(Color::Red);
    let sun = |color| Card::chamber(color, Symbol::Sun);
    let mut table = Position::new(Setup::SOLO);
    table.hands[0] = vec![key, sun(Color::Blue), sun(Color::Blue), sun(Color::Blue), sun(Color::Blue)];
    // No Sun may follow, so all that can be done without the Key is to discard one.
    table.rows[0] = vec![sun(Color::Brown)];
    table.doors[0] = [1, 2, 2, 2];
    let mut chambers = table.setup.deck();
    table.hands[0].iter().chain(&table.rows[0]).for_each(|&card| assert!(chambers.remove(card)));
    table.discard_pile = chambers.iter().filter(|card| card.symbol().is_some()).collect();
    let advice = advice(&table.into_game().expect("the table can be"));
    assert_ne!(advice.best().action.card(), Some(key));
    assert_eq!(advice.reason, Reason::AvoidsLoss { others: 2 });
}

/// B11: the deck of a fresh game, counted: 76 cards without the five in hand.
#[test]
fn the_next_draw_is_counted() {
    let sun = |color| Card::chamber(color, Symbol::Sun);
    let mut table = Position::new(Setup::SOLO);
    table.hands[0] = Color::ALL.map(sun).into_iter().chain([sun(Color::Red)]).collect();
    let advice_on = |table: Position| advice(&table.into_game().expect("the table can be"));
    let Some(NextCard::Unknown(odds)) = advice_on(table.clone()).next_card else { panic!("a card is drawn") };
    assert_eq!((odds.of, odds.nightmares, odds.doors, odds.keys), (71, 10, 8, Some(12)));
    table.top = vec![Card::NIGHTMARE];
    assert_eq!(advice_on(table).next_card, Some(NextCard::Known(Card::NIGHTMARE)));
}

/// B8: of five cards one is discarded, and three are placed; the last one has its place.
#[test]
fn a_prophecy_is_planned_as_a_whole() {
    let sun = |color| Card::chamber(color, Symbol::Sun);
    let key = Card::key(Color::Red);
    let mut table = Position::new(Setup::SOLO);
    table.hands[0] = vec![key, sun(Color::Red), sun(Color::Blue), sun(Color::Green), sun(Color::Brown)];
    let mut game = table.into_game().expect("the table can be");
    let discard = Action::Discard { card: key, from: Group::Personal };
    let seen = [Card::NIGHTMARE, sun(Color::Red), sun(Color::Blue), sun(Color::Green), sun(Color::Brown)];
    let seen = seen.map(Outcome::Card);
    game.apply(discard, &mut Script::new(&seen), &mut ()).expect("it is legal, and five cards are seen");
    let plan = advice(&game).plan();
    assert!(matches!(plan[..], [Action::DiscardSeen { .. }, _, _, _]), "{plan:?}");
    assert!(plan[1..].iter().all(|action| matches!(action, Action::PlaceNext { .. })), "{plan:?}");
    for action in plan {
        game.apply(action, &mut QuickChance::new(1), &mut ()).expect("each of them is legal in its turn");
    }
}
