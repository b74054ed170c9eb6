//! Advice of the protocol: only for the seat that is asked, made of what it knows.

use onirim_core::{Communication, QuickChance, Seat, Setup};
use onirim_record::{Playthrough, Record};
use onirim_wire::{Advice, Code, RefereeAnswer, RefereeOrder, SeatAnswer, SeatOrder, Table};

use crate::tools::{AnyTable, choose, seeded, table};

const ADVISE: SeatOrder = SeatOrder::Advise { expected_ply: None };

fn referee(table: &mut AnyTable) -> Advice {
    match table.obey_referee(RefereeOrder::Advise { expected_ply: None }) {
        Ok(RefereeAnswer::Advice { advice }) => *advice,
        other => panic!("advice was asked for: {other:?}"),
    }
}

fn record(table: &mut AnyTable) -> String {
    match table.obey_referee(RefereeOrder::Record) {
        Ok(RefereeAnswer::Record { record }) => record,
        other => panic!("a record was asked for: {other:?}"),
    }
}

#[test]
fn the_referee_and_the_seat_that_is_asked_get_the_same_advice() {
    let mut table = seeded(Setup::SOLO, 42);
    let heard = referee(&mut table);
    assert_eq!((heard.seat, heard.question.as_str(), heard.ply, heard.actions.len()), (Seat::One, "turn", 0, 8));
    assert_eq!(table.obey_seat(Seat::One, ADVISE), Ok(SeatAnswer::Advice { advice: Box::new(heard) }));
}

#[test]
fn a_game_with_advice_says_so_in_its_record() {
    let mut table = seeded(Setup::SOLO, 42);
    assert!(!record(&mut table).contains("advised"));
    referee(&mut table);
    referee(&mut table);
    assert_eq!(record(&mut table).matches("advised: yes\n").count(), 1);
}

#[test]
fn advice_that_cannot_be_given_changes_nothing() {
    let refused = |table: &mut AnyTable, seat, order| table.obey_seat(seat, order).expect_err("a fault").code;
    let mut duo = seeded(Setup::duo(Communication::Talk), 42);
    assert_eq!(refused(&mut duo, Seat::Two, ADVISE), Code::NotAsked);
    assert_eq!(refused(&mut duo, Seat::One, SeatOrder::Advise { expected_ply: Some(3) }), Code::WrongPly);
    assert_eq!(refused(&mut seeded(Setup::SOLO, 1), Seat::Two, ADVISE), Code::BadField);
    assert_eq!(refused(&mut table(), Seat::One, ADVISE), Code::NoGame);
    assert!(!record(&mut duo).contains("advised"));

    let mut game = Playthrough::seeded(Setup::SOLO, 1);
    let mut dice = QuickChance::new(1);
    while let Some(action) = choose(game.game(), &mut dice) {
        game.act(action).expect("a listed action");
    }
    let mut over = loaded(game.record());
    assert_eq!(refused(&mut over, Seat::One, ADVISE), Code::GameOver);
    let order = RefereeOrder::Advise { expected_ply: None };
    assert_eq!(over.obey_referee(order).expect_err("a fault").code, Code::GameOver);
}

fn loaded(record: &Record) -> AnyTable {
    let mut table = table();
    table.obey_referee(RefereeOrder::Load { record: record.to_string() }).expect("a good record");
    table
}

#[test]
fn a_table_without_an_adviser_gives_no_advice() {
    let mut table = Table::new(|| Some(7));
    table.line("{\"cmd\":\"new\",\"setup\":\"solo\"}");
    assert_eq!(table.obey_seat(Seat::One, ADVISE).expect_err("a fault").code, Code::UnknownFeature);
    assert!(!table.line("{\"cmd\":\"record\"}").expect("an answer").contains("advised"));
}

/// D10: advice does not depend on what the partner drew.
#[test]
fn a_hidden_card_changes_no_advice() {
    let deal = "onirim-record 1\nsetup: duo silent\ndeal: Rs Gm Rk Ns Bm Gs Nk Bs\n1. pick Rs\n2. pick Gm\n3. pick Rk\n4. pick Ns\n5. pick Bm\n6. pick Gs\n";
    let advice = ["Gk", "Bs", "Nm"].map(|drawn| {
        let record = format!("{deal}7. play Rs -> {drawn}\nend: unfinished\n");
        let mut table = table();
        table.obey_referee(RefereeOrder::Load { record }).expect("a good record");
        table.seat_line(Seat::Two, "{\"cmd\":\"advise\"}").expect("an answer")
    });
    assert!(advice[0].contains("\"advice\""), "{}", advice[0]);
    assert!(advice.iter().all(|line| *line == advice[0]), "{advice:#?}");
}
