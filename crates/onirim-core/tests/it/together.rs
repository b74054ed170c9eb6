//! Everything together: X1 to X4.

use onirim_core::{Cards, Game, SeededChance, Setup};
use onirim_record::Notation;

use crate::story::{Story, dealt};
use crate::table::given;

/// X1: one player or two in three ways, with each expansion in each variant or without it: all can be dealt.
#[test]
fn every_combination_can_be_set_up() {
    let setups: Vec<Setup> = Setup::all().collect();
    assert_eq!(setups.len(), 4 * 3 * 3 * 4);
    for setup in setups {
        let Ok(game) = Game::new(setup, &mut SeededChance::new(1), &mut ());
        assert_eq!(game.setup(), setup);
        assert_eq!(game.goals().is_some(), setup.book.is_some());
        assert_eq!(game.towers().is_some(), setup.towers.is_some());
        assert_eq!(game.omens().map(|omens| omens.face_up.len()), setup.premonitions.map(|one| one.face_up()));
        assert_eq!(game.every_card().collect::<Cards>(), setup.deck());
    }
}

/// X1, X4: all can be played to their end, and no card is ever lost or doubled.
#[test]
fn every_combination_can_be_played_to_its_end() {
    for setup in Setup::all() {
        let mut ending = None;
        Story::random(&setup.notation().to_string(), 7, |game| {
            assert_eq!(game.every_card().collect::<Cards>(), setup.deck());
            ending = game.ending();
        });
        assert!(ending.is_some());
    }
}

/// X2, T4, D7: two players with four colours each need the Rampart too.
#[test]
fn every_condition_of_victory_must_hold() {
    let table = "duo open book towers premonitions | hand Rs N4 Nk | partner Bs Bm Bk | shared Gs Gm | row Ns Nm \
                 | doors Rd Bd Gd | partner-doors Rd Bd Gd Nd | goals rbgrbgnN";
    given(&format!("{table} | towers B5 R4 G4"))
        .when("play Nk")
        .when("take-door -> Ns")
        .then("p1 obtains Nd, goal-found 8, deck-shuffled, p1 draws Ns, p2 begins");
    given(&format!("{table} | towers B5 R4 G4"))
        .when("build N4 right -> Ns")
        .asks("p2 turn")
        .when("play Bs -> Ns")
        .when("play Nk")
        .when("take-door")
        .then("p1 obtains Nd, goal-found 8, deck-shuffled, end victory");
}

/// X3, K2: a Door that goes to Limbo for its Goal was not obtained, and wakes no Premonition.
#[test]
fn a_door_out_of_order_wakes_no_premonition() {
    let table = |goals: &str| {
        given(&format!(
            "solo book premonitions | hand Rk Gs Gm Bs Ns | doors Rd | goals {goals} | face-up red-pair | top Rd \
             | deck Rs Nm Bm"
        ))
        .when("play Gs")
    };
    table("rBRGNBGN")
        .when("pay Rk -> Rs Nm")
        .then("p1 discards Rk, limbo Rd, p1 draws Rs, p1 draws Nm, limbo-shuffled, p1 begins");
    table("rRBGNBGN").when("pay Rk -> Nm Bm").then(
        "p1 discards Rk, p1 obtains Rd, goal-found 2, suffered red-pair, dropped Rs, deck-shuffled, p1 draws Nm, \
         p1 draws Bm, p1 begins",
    );
}

/// X4: where each card is, on its way from the hand and the deck to every other pile.
#[test]
fn each_card_is_in_one_place() {
    let story = dealt(
        "solo book towers premonitions -> red blue green brown red blue green brown \
         red-pair any-pair green-pair five-doors Rk R4 Gs Bk Ns",
    )
    .when("build R4 left -> Rd")
    .asks("drawn-door red");
    // The Door just drawn is the one card being resolved: in no pile.
    assert_eq!(story.game().resolving().map(|card| card.notation().to_string()).as_deref(), Some("Rd"));
    story
        .shows("hand Rk Gs Bk Ns | limbo | discarded | doors | towers R4")
        .when("pay Rk -> Ni")
        .shows("hand Gs Bk Ns | limbo | discarded Rk | doors Rd")
        .when("pay Bk")
        .when("false-destruction -> Gm Bm Nm")
        .shows("hand Gs Ns Gm Bm Nm | limbo | discarded Rk Bk | doors Rd | towers R4 | goals rBGNRBGN")
        .deck_has(76 + 12 + 4 - 5 - 2 - 1 - 1);
}

/// X4: cards that are being looked at still belong to the deck.
#[test]
fn cards_being_looked_at_are_in_the_deck() {
    given("solo | hand Rk Rs Rm Bs Gs | deck Ni Gd Bs Gm Ns Nk")
        .when("discard Rk -> Ni Gd Bs Gm Ns")
        .shows("deck Ni Gd Bs Gm Ns Nk")
        .deck_has(6)
        .when("drop Ni")
        .shows("deck Gd Bs Gm Ns Nk")
        .when("next Gd")
        .deck_has(5);
}

/// X4, D10: to a seat every card is somewhere too: in sight, or among the cards whose place it does not know.
#[test]
fn a_view_accounts_for_every_card() {
    for setup in ["duo talk book towers premonitions", "duo open", "solo towers"] {
        for seed in 0..20 {
            Story::random(setup, seed, |game| {
                for &seat in game.setup().seats() {
                    let cards: Cards = game.view(seat).every_card().collect();
                    assert_eq!(cards, game.setup().deck(), "{setup}, seed {seed}, {seat:?}");
                }
            });
        }
    }
}
