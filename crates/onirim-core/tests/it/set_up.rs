//! Components and set-up: B1, B2, D1, K1, T2, P1, P13.

use onirim_core::{
    Card, Cards, Color, GOALS, Game, Kind, Outcome, Premonition, Request, Script, ScriptError, Setup, Symbol,
};

use crate::story::dealt;
use crate::table::read;

/// B1: the deck list, card by card.
#[test]
fn the_base_game_has_76_cards() {
    let deck = Setup::SOLO.deck();
    let suns = [(Color::Red, 9), (Color::Blue, 8), (Color::Green, 7), (Color::Brown, 6)];
    for (color, count) in suns {
        assert_eq!(deck.count(Card::chamber(color, Symbol::Sun)), count, "{color:?} Suns");
        assert_eq!(deck.count(Card::chamber(color, Symbol::Moon)), 4, "{color:?} Moons");
        assert_eq!(deck.count(Card::key(color)), 3, "{color:?} Keys");
        assert_eq!(deck.count(Card::door(color)), 2, "{color:?} Doors");
    }
    let of_kind = |wanted: fn(Kind) -> bool| deck.iter().filter(|card| wanted(card.kind())).count();
    assert_eq!(of_kind(|kind| matches!(kind, Kind::Chamber(..))), 58);
    assert_eq!(of_kind(|kind| matches!(kind, Kind::Door(_))), 8);
    assert_eq!(of_kind(|kind| kind == Kind::Nightmare), 10);
    assert_eq!(deck.len(), 76);
}

/// B1, D9: two players share the same 76 cards.
#[test]
fn two_players_use_the_same_deck() {
    assert_eq!(read::<Setup>("duo silent").deck(), Setup::SOLO.deck());
}

/// B2: Doors and Nightmares drawn for the opening hand are replaced and shuffled back.
#[test]
fn an_opening_hand_has_five_locations() {
    dealt("solo -> Rs Gd Rm Ni Rk Bs Ni Gs")
        .then(
            "p1 draws Rs, aside Gd, p1 draws Rm, aside Ni, p1 draws Rk, p1 draws Bs, aside Ni, p1 draws Gs, \
             limbo-shuffled, p1 begins",
        )
        .asks("p1 turn")
        .shows("hand Rs Rm Rk Bs Gs | row | doors | limbo | discarded | removed | top")
        .deck_has(71);
}

/// B2, B16: nothing was set aside, so nothing is shuffled in.
#[test]
fn five_locations_at_once_leave_limbo_alone() {
    dealt("solo -> Rs Rm Rk Bs Gs").then("p1 draws Rs, p1 draws Rm, p1 draws Rk, p1 draws Bs, p1 draws Gs, p1 begins");
}

/// D1: eight open cards, three picks each in turn, two left over.
#[test]
fn two_players_pick_from_eight_open_cards() {
    dealt("duo open -> Rs Ni Rm Rk Bd Bs Bm Bk Gs Gm")
        .then(
            "open Rs, aside Ni, open Rm, open Rk, aside Bd, open Bs, open Bm, open Bk, open Gs, open Gm, \
             limbo-shuffled",
        )
        .asks("p1 draft")
        .answers("pick Rs, pick Rm, pick Rk, pick Bs, pick Bm, pick Bk, pick Gs, pick Gm")
        .when("pick Rk")
        .then("p1 picks Rk")
        .asks("p2 draft")
        .when("pick Bk")
        .asks("p1 draft")
        .when("pick Rm")
        .asks("p2 draft")
        .when("pick Bm")
        .asks("p1 draft")
        .when("pick Rs")
        .asks("p2 draft")
        .answers("pick Bs, pick Gs, pick Gm")
        .when("pick Bs")
        .then("p2 picks Bs, p1 begins")
        .asks("p1 turn")
        .shows("hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | limbo")
        .deck_has(68);
}

/// D1, R1: eight equal cards leave nothing to pick.
#[test]
fn equal_open_cards_are_picked_unasked() {
    dealt("duo open -> Rs Rs Rs Rs Rs Rs Rs Rs")
        .asks("p1 turn")
        .shows("hand Rs Rs Rs | partner Rs Rs Rs | shared Rs Rs");
}

/// D1, R1: once only equal cards lie open, the rest goes by itself.
#[test]
fn the_last_picks_go_by_themselves_when_all_are_equal() {
    dealt("duo open -> Rs Gm Rs Rs Rs Rs Rs Rs")
        .answers("pick Rs, pick Gm")
        .when("pick Gm")
        .then("p1 picks Gm, p2 picks Rs, p1 picks Rs, p2 picks Rs, p1 picks Rs, p2 picks Rs, p1 begins")
        .shows("hand Gm Rs Rs | partner Rs Rs Rs | shared Rs Rs");
}

/// K1: eight Goals, two of each colour, face up, outside the deck.
#[test]
fn the_goals_are_laid_out_face_up() {
    let story = dealt("solo book -> red red blue green brown blue green brown Rs Rm Rk Bs Gs").shows("goals RRBGNBGN");
    story.deck_has(71);
}

/// K1: there is no third red Goal.
#[test]
fn a_colour_has_two_goals_only() {
    let red = Outcome::Goal(Color::Red);
    let outcomes = [red; 3];
    let game = Game::new(read("solo book"), &mut Script::new(&outcomes), &mut ());
    assert_eq!(game, Err(ScriptError::Impossible { outcome: red, request: Request::Goal([0, 2, 2, 2]) }));
    assert_eq!(GOALS, 8);
}

/// P1: four Happy Dreams in the deck; four of the eight Premonitions face up, outside of it.
#[test]
fn four_premonitions_are_revealed() {
    let story = dealt("solo premonitions -> red-pair all-colors any-pair five-doors Rs Rm Rk Bs Gs")
        .shows("face-up red-pair all-colors any-pair five-doors | gone")
        .deck_has(75);
    assert_eq!(story.game().deck().count(Card::HAPPY_DREAM), 4);
    let omens = story.game().omens().expect("Premonitions are used");
    let face_down = ["green-pair", "blue-pair", "brown-pair", "three-doors"];
    assert_eq!(omens.pile, face_down.map(read::<Premonition>).into_iter().collect());
}

/// P1: the variants reveal five or six.
#[test]
fn a_variant_reveals_more_premonitions() {
    dealt("solo premonitions-5 -> red-pair all-colors any-pair five-doors blue-pair Rs Rm Rk Bs Gs")
        .shows("face-up red-pair all-colors any-pair five-doors blue-pair");
    dealt("solo premonitions-6 -> red-pair all-colors any-pair five-doors blue-pair three-doors Rs Rm Rk Bs Gs")
        .shows("face-up red-pair all-colors any-pair five-doors blue-pair three-doors");
}

/// P13, B2: a Happy Dream in the opening hand goes to Limbo like any Dream.
#[test]
fn a_happy_dream_is_no_opening_card() {
    dealt("solo premonitions -> red-pair all-colors any-pair five-doors Rs Ha Rm Rk Bs Gs")
        .asks("turn")
        .shows("hand Rs Rm Rk Bs Gs | limbo")
        .deck_has(75);
}

/// T1, T2: twelve Towers in the deck, and they may be in the opening hand.
#[test]
fn towers_are_opening_cards() {
    let story = dealt("solo towers -> Rs R3 Rk B5 Gs").shows("hand Rs R3 Rk B5 Gs").deck_has(83);
    let towers: Cards = Setup { towers: story.game().setup().towers, ..Setup::SOLO }.deck();
    assert_eq!(towers.without(&Setup::SOLO.deck()).map(|more| more.len()), Some(12));
}

/// T2, D1: Towers lie open for two players to pick from.
#[test]
fn towers_can_be_picked() {
    dealt("duo open towers -> R3 Ni Rm Rk Bs Bm Bk Gs N5").offers("pick R3, pick N5");
}

/// X1, K1, P1: what lies outside the deck comes first, then the cards.
#[test]
fn everything_is_set_up_together() {
    dealt(
        "duo talk book-lost towers-ruins premonitions-5 -> red blue green brown red blue green brown \
         red-pair any-pair green-pair five-doors blue-pair Rs Ha R3 Rk Bs Bm Bk Gs N5",
    )
    .asks("p1 draft")
    .shows("goals RBGNRBGN | towers | face-up red-pair any-pair green-pair five-doors blue-pair")
    .deck_has(76 + 12 + 4 - 8);
}
