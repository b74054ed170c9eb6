//! Tables that cannot be: each is refused with its reason.

use onirim_core::{Card, Color, Goal, ImpossiblePosition, Position, Premonition, Rest, Seat, Setup, Side};

use crate::table::{cards, read, table};

#[track_caller]
fn impossible(text: &str, reason: ImpossiblePosition) {
    assert_eq!(table(text).into_game().map(|_| "possible"), Err(reason), "`{text}`");
    assert!(!reason.to_string().is_empty());
}

fn too_many(card: &str) -> ImpossiblePosition {
    ImpossiblePosition::TooMany(read(card))
}

const SOLO: &str = "hand Rs Rm Bs Gs Ns";
const DUO: &str = "hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm";

/// B1, T1, P1: no more cards than there are.
#[test]
fn a_card_cannot_be_there_too_often() {
    impossible("solo | hand Rk Rk Rk Rk Rs", too_many("Rk"));
    impossible("solo | hand Rs Rm Bs Gs Ns | doors Rd Rd | top Rd", too_many("Rd"));
    impossible("solo | hand Rs Rm Bs Gs Ns | doors Rd Rd Rd", too_many("Rd"));
    impossible("solo towers | hand Rs Rm Bs Gs R4 | towers R4", too_many("R4"));
    impossible("solo premonitions | hand Rs Rm Bs Gs Ns | top Ha Ha Ha Ha Ha", too_many("Ha"));
}

/// T1, P1: cards of an expansion that is not played are not there at all.
#[test]
fn expansion_cards_need_their_expansion() {
    impossible("solo | hand Rs Rm Bs Gs R4", too_many("R4"));
    impossible("solo | hand Rs Rm Bs Gs Ns | top Ha", too_many("Ha"));
}

/// B11, D5: a turn begins with full hands.
#[test]
fn a_turn_begins_with_full_hands() {
    impossible("solo | hand Rs Rm Bs Gs", ImpossiblePosition::HandSize(Seat::One));
    impossible("solo | hand Rs Rm Bs Gs Ns Nm", ImpossiblePosition::HandSize(Seat::One));
    impossible("duo open | hand Rs Rm Rk | partner Bs Bm | shared Gs Gm", ImpossiblePosition::HandSize(Seat::Two));
    impossible("duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs", ImpossiblePosition::HandSize(Seat::One));
}

/// B12, T2: only Locations can be in a hand.
#[test]
fn a_hand_holds_locations_only() {
    impossible("solo | hand Rs Rm Bs Gs Rd", ImpossiblePosition::NotALocation(read("Rd")));
    impossible(
        "duo open | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Ni",
        ImpossiblePosition::NotALocation(read("Ni")),
    );
}

/// B4, T3: a row holds Chambers only, and no symbol twice in a row.
#[test]
fn a_row_follows_the_golden_rule() {
    impossible(&format!("solo towers | {SOLO} | row Rs R4"), ImpossiblePosition::NotAChamber(read("R4")));
    impossible(&format!("solo | {SOLO} | row Rs Gm Bm"), ImpossiblePosition::GoldenRule(Seat::One));
    impossible(&format!("duo open | {DUO} | partner-row Rs Gs"), ImpossiblePosition::GoldenRule(Seat::Two));
}

/// T3: Towers stand only where their edges fit.
#[test]
fn a_tower_row_fits_at_its_edges() {
    let Some(tower) = table("solo towers | towers G4").towers.first().copied() else { panic!("a Tower") };
    assert!(table(&format!("solo towers | {SOLO} | towers R4 G4 N4")).into_game().is_ok());
    impossible(&format!("solo towers | {SOLO} | towers N4 G4"), ImpossiblePosition::TouchingEdges(tower));
}

/// K1, K2: eight Goals, two of each colour, as many face down as there are Doors.
#[test]
fn a_goal_row_matches_the_doors() {
    impossible(&format!("solo book | {SOLO} | goals RRRBGNBG"), ImpossiblePosition::Goals);
    impossible(&format!("solo book | {SOLO} | goals RRBGNBG"), ImpossiblePosition::Goals);
    impossible(&format!("solo book | {SOLO} | goals rRBBGGNN"), ImpossiblePosition::Goals);
    impossible(&format!("solo book | {SOLO} | goals RRBBGGNN | doors Rd"), ImpossiblePosition::Goals);
}

/// P2: a Premonition that holds would not lie there any more, and none is in two places.
#[test]
fn a_face_up_premonition_has_not_come_true() {
    let red = ImpossiblePosition::Premonition(Premonition::RedPair);
    impossible(&format!("solo premonitions | {SOLO} | doors Rd Rd | face-up red-pair"), red);
    impossible(&format!("duo open premonitions | {DUO} | doors Rd | partner-doors Rd | face-up red-pair"), red);
    impossible(&format!("solo premonitions | {SOLO} | face-up red-pair | gone red-pair"), red);
}

/// X1: what is not played is not on the table.
#[test]
fn nothing_lies_there_that_is_not_played() {
    impossible(&format!("solo | {SOLO} | face-up red-pair"), ImpossiblePosition::NotInSetup);
    impossible(&format!("solo | {SOLO} | goals RRBBGGNN"), ImpossiblePosition::NotInSetup);
    impossible(&format!("solo | {SOLO} | towers R3"), ImpossiblePosition::NotInSetup);
    impossible(&format!("solo | {SOLO} | partner-row Bs"), ImpossiblePosition::NotInSetup);
    impossible(&format!("solo | {SOLO} | partner-doors Bd"), ImpossiblePosition::NotInSetup);
    impossible(&format!("solo | {SOLO} | turn p2"), ImpossiblePosition::NotInSetup);
}

/// P12, K6: no more than a Happy Dream and all spells together can show is known of a deck.
#[test]
fn not_every_card_of_a_deck_can_be_known() {
    let most = ["Rs"; 8].join(" ") + " " + &["Bs"; 7].join(" ") + " " + &["Gs"; 6].join(" ") + " Ni Ni Ni Ni";
    assert!(table(&format!("solo | {SOLO} | top {most}")).into_game().is_ok());
    impossible(&format!("solo | {SOLO} | top {most} Ni"), ImpossiblePosition::TooMuchKnown);
    // Each spell that the 76 cards can pay for adds one.
    let with_book = |top: &str| format!("solo book | {SOLO} | goals RRBBGGNN | top {top}");
    assert!(table(&with_book("Rs Rs Rs Rs Rs Bs Bs Bs Bs Bs")).into_game().is_ok());
    impossible(&with_book("Rs Rs Rs Rs Rs Bs Bs Bs Bs Bs Bs"), ImpossiblePosition::TooMuchKnown);
}

/// B17, D7: a game that is won does not begin another turn.
#[test]
fn a_table_that_is_won_is_over() {
    impossible(&format!("solo | {SOLO} | doors Rd Rd Bd Bd Gd Gd Nd Nd"), ImpossiblePosition::AlreadyWon);
    impossible(
        &format!("duo open | {DUO} | doors Rd Bd Gd Nd | partner-doors Rd Bd Gd Nd"),
        ImpossiblePosition::AlreadyWon,
    );
    assert!(table(&format!("solo towers | {SOLO} | doors Rd Rd Bd Bd Gd Gd Nd Nd")).into_game().is_ok());
}

/// B1: absurd numbers of Doors are refused like any other surplus, without a panic.
#[test]
fn absurd_numbers_of_doors_are_refused() {
    let mut position = table(&format!("duo open | {DUO}"));
    position.doors = [[255, 0, 0, 0], [1, 0, 0, 0]];
    assert_eq!(position.into_game().map(|_| "possible"), Err(ImpossiblePosition::TooMany(Card::door(Color::Red))));
}

/// B1: cards that the position does not name are where it says.
#[test]
fn the_rest_goes_where_the_position_says() {
    let mut position = Position::new(Setup::SOLO);
    position.hands[0] = cards("Rs Rm Bs Gs Ns");
    position.deck = cards("Gm");
    let in_deck = position.clone().into_game().expect("a possible table");
    assert_eq!((in_deck.deck_len(), in_deck.discard_pile().len()), (71, 0));
    position.rest = Rest::DiscardPile;
    let discarded = position.into_game().expect("a possible table");
    assert_eq!((discarded.deck_len(), discarded.discard_pile().len()), (1, 70));
}

/// K1: a new position has a Goal row of its own, face up.
#[test]
fn an_empty_position_has_its_goals_face_up() {
    let goals = Position::new(read("solo book")).goals;
    assert_eq!(goals.len(), 8);
    assert!(goals.iter().all(|&Goal { side, .. }| side == Side::FaceUp));
}
