//! Building Towers: T1 to T5, R9, R14.

use onirim_core::{Edge, End, Kind, Seat, Tower};

use crate::story::Why;
use crate::table::{cards, given};

/// T1: the symbols on the edges of the twelve Towers.
#[test]
fn the_towers_have_the_printed_edges() {
    use Edge::{Bare, Both, Moon, Sun};
    let printed = [
        ("R3", Both, Moon),
        ("R4", Sun, Moon),
        ("R5", Bare, Moon),
        ("B3", Moon, Both),
        ("B4", Moon, Moon),
        ("B5", Moon, Bare),
        ("G3", Sun, Both),
        ("G4", Sun, Sun),
        ("G5", Sun, Bare),
        ("N3", Both, Sun),
        ("N4", Moon, Sun),
        ("N5", Bare, Sun),
    ];
    for (name, left, right) in printed {
        let Kind::Tower(tower) = cards(name)[0].kind() else { panic!("{name} is no Tower") };
        assert_eq!(tower.edges(), (left, right), "{name}");
        assert_eq!(tower.storeys().number().to_string(), name[1..], "{name}");
    }
    assert_eq!(Tower::all().count(), printed.len());
}

/// T2, B11: Towers fill the hand like any Location.
#[test]
fn a_tower_drawn_joins_the_hand() {
    given("solo towers | hand Rs Rm Gs Gm Ns | top R4")
        .when("play Rs")
        .then("p1 plays Rs, p1 draws R4, p1 begins")
        .shows("hand Rm Gs Gm Ns R4");
}

/// T2, B14-III: a Tower that a Nightmare reveals is discarded like any Location.
#[test]
fn a_revealed_tower_is_discarded() {
    given("solo towers | hand Rs Rm Gs Gm Ns | top Ni R4 Rd B3 Ni Bs Nm")
        .when("play Rs")
        .when("reveal-five")
        .shows("discarded R4 B3 Bs Ni | towers");
}

/// T3: a Tower goes to an end of the Tower row where touching edges share no symbol.
#[test]
fn a_tower_is_built_where_its_edge_fits() {
    // R4 is Sun | Moon, G4 is Sun | Sun, B4 is Moon | Moon, R3 is Sun+Moon | Moon.
    given("solo towers | hand G4 B4 R3 Gm Ns | towers R4")
        .answers(
            "build G4 right, build B4 left, build R3 left, discard G4, discard B4, discard R3, \
             play Gm, play Ns, discard Gm, discard Ns",
        )
        .refuses("build G4 left", Why::TouchingEdges)
        .refuses("build B4 right", Why::TouchingEdges)
        .refuses("build R3 right", Why::TouchingEdges)
        .refuses("build N3 left", Why::NotThere)
        .when("build B4 left -> Nm")
        .then("p1 builds B4 left, p1 draws Nm, p1 begins")
        .shows("towers B4 R4 | row | hand G4 R3 Gm Ns Nm")
        .when("build G4 right -> Nm")
        .shows("towers B4 R4 G4");
}

/// T3: a bare edge touches anything.
#[test]
fn a_bare_edge_touches_every_edge() {
    // B5 is Moon | bare, R5 is bare | Moon.
    given("solo towers | hand R3 B3 R5 Gm Ns | towers B5")
        .offers("build R3 right, build B3 right, build R5 right")
        .refuses("build R3 left", Why::TouchingEdges);
}

/// T3: Towers never stand in a Labyrinth row, and do not touch it: the run goes on.
#[test]
fn building_does_not_touch_the_labyrinth_row() {
    given("solo towers | hand Rk R3 Gs Gm Ns | row Rs Rm")
        .refuses("play R3", Why::NotThere)
        .when("build R3 left -> Nm")
        .shows("row Rs Rm | towers R3")
        .when("play Rk")
        .asks("earned-door red");
}

/// T3: two players build one row.
#[test]
fn two_players_share_the_tower_row() {
    given("duo open towers | hand Rk R4 Gs | partner Bm G4 Bk | shared B4 Gm")
        .when("build R4 left -> Nm")
        .asks("p2 turn")
        .offers("build G4 right, build B4 left shared")
        .when("build B4 left shared -> Ns")
        .then("p2 builds B4 left shared, p2 draws Ns shared, p1 begins")
        .shows("towers B4 R4");
}

/// R14, T3: the first Tower is built at the left; an empty row has no second end.
#[test]
fn the_ends_of_an_empty_row_are_one_place() {
    given("solo towers | hand R4 Rm Rm Rm Rm")
        .answers("build R4 left, discard R4, play Rm, discard Rm")
        .when("build R4 left -> Nm")
        .shows("towers R4");
}

/// T4, X2: eight Doors without a Rampart do not win; the Rampart then does, at once.
#[test]
fn the_rampart_may_be_the_last_to_come_true() {
    given("solo towers | hand N4 Rk Gs Gm Ns | doors Rd Bd Bd Gd Gd Nd Nd | row Rs Rm | towers B5 R4 G4")
        .when("play Rk")
        .when("take-door -> Nm")
        .then("p1 obtains Rd, deck-shuffled, p1 draws Nm, p1 begins")
        .shows("doors Rd Rd Bd Bd Gd Gd Nd Nd")
        .when("build N4 right")
        .then("p1 builds N4 right, end victory")
        .ends("victory");
}

/// T4, X2: a Rampart without all Doors does not win; the last Door then does.
#[test]
fn the_last_door_may_be_the_last_to_come_true() {
    given("solo towers | hand N4 Rk Gs Gm Ns | doors Rd Bd Bd Gd Gd Nd Nd | row Rs Rm | towers B5 R4 G4")
        .when("build N4 right -> Nm")
        .asks("turn")
        .when("play Rk")
        .when("take-door")
        .ends("victory");
}

/// T4: the four colours must stand side by side.
#[test]
fn four_colours_with_a_gap_are_no_rampart() {
    let row = |text: &str| {
        let story = given(&format!("solo towers | hand Rm Rk Gs Gm Ns | towers {text}"));
        story.game().towers().expect("Towers are used").has_rampart()
    };
    assert!(row("B5 R4 G4 N4"));
    assert!(!row("B5 R4 R5 G4 N4"));
    assert!(row("R5 G4 B5 R4 N5"));
    assert!(!row("B5 R4 G4"));
}

/// T5: a discarded Tower shows as many cards as its number says; all go back, in any order.
#[test]
fn a_discarded_tower_looks_ahead() {
    given("solo towers | hand R3 Rm Gs Gm Ns")
        .when("discard R3")
        .then("p1 discards R3")
        .asks("look-ahead 3")
        .answers("look, skip-look")
        .when("look -> Ni Gd Bs")
        .then("p1 sees Ni top, p1 sees Gd top, p1 sees Bs top")
        .asks("arrange top")
        .answers("next Ni, next Gd, next Bs")
        .when_each("next Bs; next Gd")
        .then("p1 places Gd top, p1 places Ni top, p1 draws Bs, p1 begins")
        .shows("top Gd Ni | discarded R3 | hand Rm Gs Gm Ns Bs");
}

/// T5: four and five cards for the higher Towers.
#[test]
fn higher_towers_look_further() {
    given("solo towers | hand B4 G5 Gs Gm Ns")
        .when("discard B4")
        .asks("look-ahead 4")
        .when("look -> Ns Gd Bs Nm")
        .when_each("next Ns; next Nm; next Bs")
        .shows("top Nm Bs Gd")
        .when("discard G5")
        .asks("look-ahead 5")
        .when("look -> Rs Rm")
        .answers("next Nm, next Bs, next Gd, next Rs, next Rm");
}

/// T5: the look is optional, and a deck smaller than the number is shown whole.
#[test]
fn a_look_may_be_skipped_or_fall_short() {
    let story = given("solo towers | hand R5 Rm Gs Gm Ns | deck Ni Bs").when("discard R5");
    story.clone().when("skip-look -> Bs").then("p1 draws Bs, p1 begins");
    story.when("look -> Ni Bs").answers("next Ni, next Bs").when("next Bs").shows("top Ni | hand Rm Gs Gm Ns Bs");
}

/// T5: a Tower that is discarded with the hand shows nothing.
#[test]
fn only_a_phase_1_discard_looks_ahead() {
    given("solo towers | hand R5 Rm Gs Gm Ns | top Ni Bs Bm Bk Nm Nk")
        .when("play Gs")
        .when("discard-hand")
        .asks("turn")
        .shows("hand Bs Bm Bk Nm Nk");
}

/// R9, D4, T5: the swap comes before the look.
#[test]
fn the_swap_comes_before_the_look() {
    given("duo open towers | hand R4 Rs Gs | partner Bm G4 Bk | shared N4 Gm")
        .when("discard R4")
        .asks("swap")
        .when("swap Rs N4")
        .asks("look-ahead 4")
        .when("look -> Ni Gd Bs Nm")
        .asks("arrange top");
}

/// R9: over an empty deck no look is offered, nor a Prophecy.
#[test]
fn an_empty_deck_offers_no_look() {
    let story = given("solo towers | hand R4 Rk Gs Gm Ns | deck");
    story.clone().when("discard R4").then("p1 discards R4, end defeat");
    story.when("discard Rk").then("p1 discards Rk, end defeat");
}

/// T3, T4: no Rampart is promised for a Tower that stands already, not even in a row of all twelve.
#[test]
fn no_rampart_is_promised_where_no_tower_is_left() {
    let row = "R3 G3 R5 R4 G4 B4 G5 B3 N5 N4 B5 N3";
    let view = given(&format!("solo towers | hand Rs Rm Gs Gm Ns | towers {row}")).game().view(Seat::One);
    for tower in Tower::all() {
        assert!([End::Left, End::Right].iter().all(|&end| !view.completes_rampart(tower, end)));
    }
}
