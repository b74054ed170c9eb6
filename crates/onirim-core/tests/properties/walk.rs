//! Random games, with what holds at each of their steps.

use onirim_core::{Action, Card, Cards, Color, Ending, Game, Group, Kind, Players, QuickChance, Seat, Setup, Side};
use proptest::prelude::*;

/// Any set-up of the game.
pub(crate) fn any_setup() -> impl Strategy<Value = Setup> {
    prop::sample::select(Setup::all().collect::<Vec<_>>())
}

/// How a random player chooses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Taste {
    /// Any action is as likely as another.
    Uniform,
    /// Rather what brings the game on: plays, Doors, Towers and spells. Reaches the late game.
    Eager,
}

pub(crate) fn any_taste() -> impl Strategy<Value = Taste> {
    prop_oneof![Just(Taste::Uniform), Just(Taste::Eager)]
}

/// A random legal action; `None` when the game is over.
pub(crate) fn choose(game: &Game, taste: Taste, dice: &mut QuickChance) -> Option<Action> {
    let actions: Vec<Action> = game.legal_actions().iter().collect();
    let eager: Vec<Action> = actions.iter().copied().filter(|&action| brings_on(game, action)).collect();
    let among = match taste {
        Taste::Eager if !eager.is_empty() && dice.below(10) > 0 => eager,
        Taste::Eager | Taste::Uniform => actions,
    };
    among.get(dice.below(among.len())).copied()
}

fn brings_on(game: &Game, action: Action) -> bool {
    let same_color = |card: Card| match (card.kind(), game.row(game.active()).run()) {
        (Kind::Chamber(color, _), Some((running, length))) => color == running && length < 3,
        (Kind::Chamber(..) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream | Kind::Tower(_), _) => false,
    };
    matches!(
        action,
        Action::Build { .. }
            | Action::TakeDoor
            | Action::PayKey { .. }
            | Action::Cast { .. }
            | Action::FalseDestruction
    ) || matches!(action, Action::Play { card, .. } if same_color(card))
}

/// A game from this seed after at most `steps` actions, and the dice that played it.
pub(crate) fn game_after(setup: Setup, seed: u64, taste: Taste, steps: usize) -> (Game, QuickChance) {
    let mut dice = QuickChance::new(seed);
    let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
    for _ in 0..steps {
        let Some(action) = choose(&game, taste, &mut dice) else { break };
        game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
    }
    (game, dice)
}

/// Checks all that must hold whatever has happened.
fn check(game: &Game) -> Result<(), TestCaseError> {
    prop_assert_eq!(game.every_card().collect::<Cards>(), game.setup().deck(), "each card is in exactly one place");
    prop_assert_eq!(game.deck().len(), game.deck_len());
    prop_assert_eq!(game.decision().is_none(), game.ending().is_some());
    prop_assert_eq!(game.legal_actions().is_empty(), game.ending().is_some(), "some action is legal until the end");

    if let Some(goals) = game.goals() {
        for color in Color::ALL {
            let of_color = goals.row().iter().filter(|goal| goal.color == color);
            let found = of_color.clone().filter(|goal| goal.side == Side::FaceDown).count();
            prop_assert_eq!(of_color.count(), game.setup().doors(color));
            // A Door that has just gone to Limbo waits for its Goal to be chosen (K3).
            let doors = usize::from(game.doors_on_table()[color.index()]);
            prop_assert!(found == doors || found == doors + 1);
        }
    }
    if let Some(omens) = game.omens() {
        let piles = [omens.face_up, omens.pile, omens.removed];
        prop_assert_eq!(piles.iter().map(|pile| pile.len()).sum::<usize>(), 8);
        prop_assert_eq!(piles.iter().flat_map(|pile| pile.iter()).collect::<onirim_core::PremonitionSet>().len(), 8);
    }
    if let Some(row) = game.towers() {
        prop_assert!(row.towers().windows(2).all(|pair| pair[0].may_stand_left_of(pair[1])));
    }
    for &seat in game.setup().seats() {
        let symbols: Vec<_> = game.row(seat).cards().iter().map(|card| card.symbol()).collect();
        prop_assert!(symbols.windows(2).all(|pair| pair[0] != pair[1]), "the golden rule (B4)");
        check_view(game, seat)?;
    }
    if game.ending() == Some(Ending::Victory) {
        prop_assert!(game.may_be_won());
    }
    Ok(())
}

/// What a seat sees adds up to the whole game.
fn check_view(game: &Game, seat: Seat) -> Result<(), TestCaseError> {
    let view = game.view(seat);
    let known_in_deck = [&*view.top, &*view.bottom].concat();
    let known_in_deck = known_in_deck.iter().chain(view.looked_at.iter()).chain(view.placed.iter()).flatten().count();
    prop_assert_eq!(view.unseen.len(), view.deck_len - known_in_deck + view.partner_hidden);
    prop_assert_eq!(view.partner_known.len() + view.partner_hidden, game.hand(seat.partner(), Group::Personal).len());
    if game.setup().players == Players::One {
        prop_assert_eq!(view.partner_hidden, 0);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// X1, X4: every combination is playable to its end, and each card is in exactly one place at every step.
    #[test]
    fn every_game_keeps_its_cards_and_ends(setup in any_setup(), taste in any_taste(), seed: u64) {
        let (mut game, mut dice) = game_after(setup, seed, taste, 0);
        check(&game)?;
        let mut steps = 0;
        while let Some(action) = choose(&game, taste, &mut dice) {
            game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
            check(&game)?;
            steps += 1;
            prop_assert!(steps < 5_000, "a game ends");
        }
    }

    /// R12: a game that cannot be won any more is not won.
    #[test]
    fn what_cannot_be_won_is_not_won(setup in any_setup(), seed: u64) {
        let (mut game, mut dice) = game_after(setup, seed, Taste::Eager, 0);
        let mut hopeless = false;
        while let Some(action) = choose(&game, Taste::Eager, &mut dice) {
            game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
            hopeless |= game.ending().is_none() && !game.may_be_won();
        }
        prop_assert!(!hopeless || matches!(game.ending(), Some(Ending::Defeat(_))));
    }
}
