//! Can it still be won? B10, R12.

use crate::table::given;

#[track_caller]
fn may_be_won(table: &str) -> bool {
    given(table).game().may_be_won()
}

/// R12, B10: a Door in the discard pile or out of the game is lost for ever.
#[test]
fn a_lost_door_ends_the_hope() {
    assert!(may_be_won("solo book | hand Rs Rm Gs Gm Ns"));
    assert!(!may_be_won("solo book | hand Rs Rm Gs Gm Ns | discarded Rd"));
    assert!(!may_be_won("solo book | hand Rs Rm Gs Gm Ns | removed Rd"));
}

/// R12: a Door in Limbo is not lost.
#[test]
fn a_door_in_limbo_is_not_lost() {
    let story = given("solo | hand Rs Rm Gs Gm Ns | top Rd Ni").when("play Rs").shows("limbo Rd");
    assert!(story.game().may_be_won());
}

/// R12: nothing is left that could earn the Doors of a colour.
#[test]
fn too_few_chambers_of_a_colour_end_the_hope() {
    // Of the 13 brown Chambers six Suns, three Moons and two Keys are gone; a Moon and a Key are left for two Doors.
    let gone = "discarded Ns Ns Ns Ns Ns Ns Nm Nm Nm Nk Nk";
    assert!(!may_be_won(&format!("solo | hand Rs Rm Gs Gm Bs | {gone}")));
    assert!(may_be_won(&format!("solo | hand Rs Rm Gs Gm Bs | {gone} | doors Nd")));
}

/// R12, B6: three Chambers earn a Door, a Key alone obtains one.
#[test]
fn runs_and_keys_that_are_left_keep_the_hope() {
    let with_gone = |gone: &str| may_be_won(&format!("solo | hand Rs Rm Gs Gm Bs | discarded {gone}"));
    assert!(with_gone("Nk Nk Nk Ns Ns Ns Ns"), "six Suns and Moons are two runs");
    assert!(!with_gone("Nk Nk Nk Ns Ns Ns Ns Ns"), "five are one");
    assert!(with_gone("Nk Ns Ns Ns Ns Ns Ns Nm Nm Nm Nm"), "two Keys are two Doors");
}

/// R12, B6: a run that has begun counts, a finished one does not.
#[test]
fn a_run_in_progress_keeps_the_hope() {
    let with_row = |row: &str, gone: &str| {
        may_be_won(&format!("solo | hand Rs Rm Gs Gm Nm | doors Nd | row {row} | discarded Nk Nk Nk {gone}"))
    };
    assert!(with_row("Ns Nm", "Ns Ns Ns Ns Ns Nm Nm"), "the Moon in the hand is the third card");
    assert!(!with_row("Ns Nm Gs", "Ns Ns Ns Ns Ns Nm Nm"), "the run is broken");
    assert!(!with_row("Ns Nm Ns", "Ns Ns Ns Ns Nm Nm"), "the run is spent");
}

/// R12, D7: of two players each needs a Door of each colour; a second one for the same player does not help.
#[test]
fn two_players_need_all_eight_doors() {
    let table = "duo open | hand Rs Rm Gs | partner Bs Bm Gk | shared Gm Bk";
    assert!(may_be_won(table));
    assert!(!may_be_won(&format!("{table} | discarded Gd")));
}

/// R12, T4: a colour without Towers cannot be in a Rampart.
#[test]
fn a_colour_without_towers_ends_the_hope() {
    assert!(may_be_won("solo towers | hand Rs Rm Gs Gm Bs | discarded B3 B4"));
    assert!(!may_be_won("solo towers | hand Rs Rm Gs Gm Bs | discarded B3 B4 B5"));
}

/// R12, T1, T4: four colours are not enough if their edges do not fit.
#[test]
fn towers_that_do_not_fit_end_the_hope() {
    // Of the four Towers with the number 3 only red-green and brown-blue may touch.
    assert!(!may_be_won("solo towers | hand Rs Rm Gs Gm Bs | discarded R4 R5 B4 B5 G4 G5 N4 N5"));
    // With brown 5: red 3, green 3, brown 5, blue 3.
    assert!(may_be_won("solo towers | hand Rs Rm Gs Gm Bs | discarded R4 R5 B4 B5 G4 G5 N4"));
}

/// R12: what is over is decided.
#[test]
fn a_game_that_is_over_is_decided() {
    let lost = given("solo | hand Rs Rm Gs Gm Ns | deck").when("play Rs").ends("defeat");
    assert!(!lost.game().may_be_won());
    let won = given("solo | hand Rk Gs Gm Bs Ns | row Rs Rm | doors Rd Bd Bd Gd Gd Nd Nd")
        .when("play Rk")
        .when("take-door")
        .ends("victory");
    assert!(won.game().may_be_won());
}

/// R12, B6: the third card of the last possible run is on the table; until the Door is refused there is hope.
#[test]
fn the_last_run_keeps_the_hope_until_its_door_is_refused() {
    let story = given("solo | hand Nk Gs Gm Bs Bm | row Ns Nm | doors Nd | discarded Nk Nk Ns Ns Ns Ns Ns Nm Nm Nm")
        .when("play Nk")
        .asks("earned-door brown");
    assert!(story.game().may_be_won());
    assert!(!story.when("leave-door -> Rs").game().may_be_won());
}
