//! The Goal row of the Book: K2 to K4, R2.

use crate::table::given;

/// K2: the Door of the first Goal is kept, and the Goal turned face down.
#[test]
fn the_next_goal_is_found() {
    given("solo book | hand Rk Gs Gm Bs Ns | row Rs Rm | goals RBGNRBGN")
        .when("play Rk")
        .when("take-door -> Nm")
        .then("p1 obtains Rd, goal-found 1, deck-shuffled, p1 draws Nm, p1 begins")
        .shows("doors Rd | goals rBGNRBGN | limbo");
}

/// K2, R2: a run may search for a Door out of order; it goes to Limbo, and the deck is shuffled.
#[test]
fn a_run_out_of_order_sends_the_door_to_limbo() {
    given("solo book | hand Rk Gs Gm Bs Ns | row Rs Rm | goals BRGNRBGN | top Gs Gm")
        .when("play Rk")
        .asks("earned-door red")
        .answers("take-door, leave-door")
        .when("take-door -> Nm")
        .then("limbo Rd, deck-shuffled, p1 draws Nm, limbo-shuffled, p1 begins")
        .shows("doors | goals BRGNRBGN | limbo | top");
}

/// K2, R2: a Key may be spent on a Door out of order; the Door goes to Limbo all the same.
#[test]
fn a_key_out_of_order_is_lost() {
    given("solo book | hand Rk Gs Gm Bs Ns | goals BRGNRBGN | top Rd Nm Ns")
        .when("play Gs")
        .asks("drawn-door red")
        .when("pay Rk")
        .then("p1 discards Rk, limbo Rd, p1 draws Nm, p1 draws Ns, limbo-shuffled, p1 begins")
        .shows("doors | discarded Rk | goals BRGNRBGN");
}

/// K2: the next Goal is the leftmost that is face up.
#[test]
fn goals_are_found_from_the_left() {
    given("solo book | hand Rk Bk Gm Bs Ns | goals rBRGNNGB | doors Rd | top Bd Rd Nm Ns Gs")
        .when("discard Gm")
        .when("pay Bk")
        .then("p1 discards Bk, p1 obtains Bd, goal-found 2, p1 draws Rd")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, goal-found 3, p1 draws Nm, p1 draws Ns, p1 draws Gs, p1 begins")
        .shows("goals rbrGNNGB | doors Rd Rd Bd");
}

/// K3: the Goal of a Door that a Nightmare takes shows its face again, and is the next one.
#[test]
fn a_lost_door_opens_its_goal_again() {
    given("solo book | hand Gk Gs Gm Bs Ns | goals rbGNRBGN | doors Rd Bd | top Ni Gd Nm Ns")
        .when("play Gs")
        .when("return Rd p1")
        .then("p1 returns Rd, goal-reopened 1, resolved Ni, p1 draws Gd")
        .shows("goals RbGNRBGN | doors Bd")
        .when("pay Gk")
        .then("p1 discards Gk, limbo Gd, p1 draws Nm, p1 draws Ns, limbo-shuffled, p1 begins");
}

/// K3: of two face-down Goals of the colour the player chooses one.
#[test]
fn the_player_chooses_which_goal_is_open_again() {
    let story = given("solo book | hand Gk Gs Gm Bs Ns | goals rbgrNNGB | doors Rd Rd Bd Gd")
        .when("play Gs -> Ni")
        .when("return Rd p1")
        .then("p1 returns Rd")
        .asks("reopen-goal red")
        .answers("reopen 1, reopen 4");
    story.clone().when("reopen 1 -> Nm").shows("goals RbgrNNGB | doors Rd Bd Gd | discarded Ni");
    story
        .when("reopen 4 -> Nm")
        .then("goal-reopened 4, resolved Ni, p1 draws Nm, limbo-shuffled, p1 begins")
        .shows("goals rbgRNNGB");
}

/// K3, T6: the Goal belongs to the Nightmare's option; the Tower is lost after it.
#[test]
fn a_goal_is_turned_up_before_a_tower_is_lost() {
    given("solo book towers | hand Gk Gs Gm Bs Ns | goals rrBGNBGN | doors Rd Rd | towers R4 | top Ni Nm")
        .when("play Gs")
        .when("return Rd p1")
        .asks("reopen-goal red")
        .when("reopen 1")
        .then("goal-reopened 1")
        .asks("ruin")
        .when("raze R4")
        .then("razed R4, resolved Ni, p1 draws Nm, limbo-shuffled, p1 begins");
}

/// K3, P4: so it is with a Door that a Premonition takes.
#[test]
fn a_premonition_opens_a_goal_again() {
    given("solo book premonitions | hand Rk Gs Gm Bs Ns | goals rRBGNBGN | doors Rd | face-up any-pair | top Rd Nm Ns")
        .when("play Gs")
        .when("pay Rk")
        .then("p1 discards Rk, p1 obtains Rd, goal-found 2, suffered any-pair, p1 returns Rd")
        .asks("reopen-goal red")
        .when("reopen 1")
        .then("goal-reopened 1, p1 draws Nm, p1 draws Ns, limbo-shuffled, p1 begins")
        .shows("goals RrBGNBGN | doors Rd");
}

/// K3, P8: the brown pair may cost any own Door, and its Goal is open again.
#[test]
fn the_brown_pair_opens_the_goal_of_the_door_it_takes() {
    given(
        "solo book premonitions | hand Nk Gs Gm Bs Ns | goals rnNBGRBG | doors Rd Nd | face-up brown-pair \
         | top Nd Nm Ns",
    )
    .when("play Gs")
    .when("pay Nk")
    .then("p1 discards Nk, p1 obtains Nd, goal-found 3, suffered brown-pair")
    .asks("lose-door brown-pair")
    .when("return Rd p1")
    .then("p1 returns Rd, goal-reopened 1, p1 draws Nm, p1 draws Ns, limbo-shuffled, p1 begins")
    .shows("goals RnnBGRBG | doors Nd Nd");
}

/// K4, K2: two players work on one Goal row; what one finds, the other need not.
#[test]
fn two_players_share_the_goal_row() {
    given("duo open book | hand Rs Rm Rk | partner Bs Bm Bk | shared Gs Gm | goals RBGNRBGN | top Rd Ns Nm Bd Ns Nm")
        .when("play Rs")
        .when("pay Rk")
        .shows("goals rBGNRBGN | doors Rd")
        .asks("p2 turn")
        .when("play Bs")
        .asks("p2 drawn-door blue")
        .when("pay Bk")
        .shows("goals rbGNRBGN | doors Rd | partner-doors Bd");
}

/// K4, D7: all Goals found do not win if one player lacks a colour.
#[test]
fn the_goal_row_does_not_change_victory() {
    given(
        "duo open book | hand Rs Nm Nk | partner Bs Bm Bk | shared Gs Gm | doors Rd Rd Bd Gd | partner-doors Bd Gd Nd \
         | row Ns Nm | goals rrbbggnN",
    )
    .when("play Nk")
    .when("take-door -> Ns")
    .then("p1 obtains Nd, goal-found 8, deck-shuffled, p1 draws Ns, p2 begins")
    .shows("goals rrbbggnn");
}

/// K2, B17: the last Goal wins.
#[test]
fn the_last_goal_wins() {
    given("solo book | hand Nk Gs Gm Bs Ns | row Ns Nm | doors Rd Rd Bd Bd Gd Gd Nd | goals rrbbggnN")
        .when("play Nk")
        .when("take-door")
        .then("p1 obtains Nd, goal-found 8, deck-shuffled, end victory");
}
