//! Lines are read as they were written, other lines are refused, and a screen accepts only possible games.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use onirim_core::{Action, Communication, Question, QuickChance, Seat, Setup, Symbol};
use onirim_record::{FromNotation, Playthrough};
use onirim_session::{Deal, GameSeat, NoHelp, NoUndo, Nowhere, Session, SpellStop, Version};
use onirim_wire::far::{
    Became, HostLine, LONGEST_SEAT_LINE, Refusal, Reply, Rule, SEATS, SeatAsk, SeatLine, SeatRequest,
};
use onirim_wire::{BadLine, Joining, LONGEST_LINE, Link, LinkEvent, Room};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::tools::spoil;

const DOC: &str = include_str!("../../../../docs/seat-messages.md");

const NOW: Duration = Duration::from_secs(9);

fn action(text: &str) -> Action {
    Action::from_notation(text).expect("an action")
}

/// A sample of each request. The compiler asks for an arm for a new one.
fn asks() -> Vec<SeatAsk> {
    let next = |ask: &SeatAsk| match ask {
        SeatAsk::Act(_) => Some(SeatAsk::GoOn),
        SeatAsk::GoOn => Some(SeatAsk::StopThisTurn(SpellStop::BeforeDraws)),
        SeatAsk::StopThisTurn(_) => Some(SeatAsk::TakeBack),
        SeatAsk::TakeBack => Some(SeatAsk::Redo),
        SeatAsk::Redo => Some(SeatAsk::NoteAdvice),
        SeatAsk::NoteAdvice => Some(SeatAsk::GiveUp),
        SeatAsk::GiveUp => None,
    };
    std::iter::successors(Some(SeatAsk::Act(vec![action("play Rs"), action("discard nk")])), next).collect()
}

fn refusals() -> Vec<Refusal> {
    let rules = [
        Rule::GameOver,
        Rule::ChanceFirst,
        Rule::NotAsked(Question::Nightmare),
        Rule::NotThere,
        Rule::GoldenRule(Symbol::Key),
        Rule::TouchingEdges,
        Rule::CannotCast,
    ];
    let illegal = rules.map(|rule| Refusal::Illegal { action: action("cast prophecy"), rule });
    let helps = [NoHelp::Daily, NoHelp::Lesson, NoHelp::Over, NoHelp::NotAsked].map(Refusal::NoHelp);
    let undos = [NoUndo::Daily, NoUndo::Lesson, NoUndo::Nothing, NoUndo::NotHere, NoUndo::NotYours];
    let others = [Refusal::NotAsked, Refusal::Stale, Refusal::NothingToRedo, Refusal::NotHere];
    illegal.into_iter().chain(helps).chain(undos.map(Refusal::NoUndo)).chain(others).collect()
}

#[test]
fn every_line_of_a_seat_is_read_as_it_was_written() {
    for (ask, number) in asks().into_iter().zip(2..) {
        let mut line = SeatLine::first(u64::MAX);
        let at = Version { line: number, ply: usize::MAX };
        (line.number, line.has, line.whole, line.stop) = (number, Some(at), true, SpellStop::BeforeDraws);
        line.request = Some(SeatRequest { id: number, at, ask });
        assert_eq!(SeatLine::read(&line.written()), Ok(line));
    }
    let first = SeatLine::first(7);
    assert_eq!(SeatLine::read(&first.written()), Ok(first));
}

#[test]
fn every_answer_is_read_as_it_was_written() {
    let became = [Became::Moved, Became::TakenBack, Became::LaidOut, Became::Noted, Became::Advised, Became::GivenUp];
    let all = became.into_iter().chain(refusals().into_iter().map(Became::Refused));
    let (_, mut line) = hosted(Setup::SOLO, 7).swap_remove(0);
    for became in all {
        line.reply = Some(Reply { id: 3, became });
        assert_eq!(HostLine::read(&line.written()).as_ref(), Ok(&line));
    }
}

/// A reason is the same after it was written and read.
#[test]
fn every_reason_is_read_as_it_was_written() {
    for refusal in refusals() {
        assert_eq!(Refusal::of(&refusal.clone().reason(&[])), refusal);
    }
}

/// A random game: the lines of a room to a new screen, at every state.
fn hosted(setup: Setup, seed: u64) -> Vec<(String, HostLine)> {
    let (session, _) = Session::adopt(Playthrough::seeded(setup, seed), &Nowhere);
    let mut room = Room::new(session).expect("it has a seed");
    let (mut dice, mut number, mut lines) = (QuickChance::new(seed), 0, Vec::new());
    loop {
        let decision = room.session().decision();
        for seat in setup.seats() {
            number += 1;
            let mut line = SeatLine::first(1);
            line.number = number;
            if let Some(asked) = decision.filter(|asked| asked.seat == *seat) {
                let actions = room.session().game().legal_actions();
                let action = actions.get(dice.below(actions.len())).expect("a legal action");
                assert_eq!(room.session().decision(), Some(asked));
                let at = room.session().version();
                line.request = Some(SeatRequest { id: number, at, ask: SeatAsk::Act(vec![action]) });
            }
            for letter in room.hear(*seat, &line.written(), NOW).expect("a line") {
                let read = HostLine::read(&letter.line).unwrap_or_else(|bad| panic!("{bad}: {}", letter.line));
                lines.push((letter.line, read));
            }
        }
        if decision.is_none() {
            return lines;
        }
    }
}

/// Lines of whole games are read and written again. The longest is far below the limit.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes a minute for it")]
fn every_line_of_a_host_is_read_as_it_was_written() {
    let (mut longest, mut with_record) = (0, 0);
    for (setup, seed) in Setup::all().zip(0..).step_by(5) {
        for (text, line) in hosted(setup, seed) {
            assert_eq!(line.written(), text);
            longest = longest.max(text.len());
            with_record += usize::from(line.record.is_some());
        }
    }
    assert!(longest * 8 < LONGEST_LINE && with_record > 20, "{longest} {with_record}");
}

#[test]
fn a_line_that_is_too_long_or_of_another_version_is_refused() {
    assert_eq!(SeatLine::read(&" ".repeat(LONGEST_SEAT_LINE + 1)), Err(BadLine::TooLong(LONGEST_SEAT_LINE)));
    assert_eq!(HostLine::read(&" ".repeat(LONGEST_LINE + 1)), Err(BadLine::TooLong(LONGEST_LINE)));
    assert_eq!(SeatLine::read(r#"{"seats":2,"of":"the future"}"#), Err(BadLine::Version(2)));
    let mut line: Value = serde_json::from_str(&SeatLine::first(1).written()).expect("JSON");
    line["more"] = json!(true);
    assert!(matches!(SeatLine::read(&line.to_string()), Err(BadLine::NoMessage(_))), "another field");
}

/// An error does not repeat control characters of the input.
#[test]
fn an_error_is_safe_to_print() {
    let hostile = "{\"seats\":1,\"\u{1b}[2J\u{202e}\":0}";
    let Err(bad) = SeatLine::read(hostile) else { panic!("it is no line") };
    assert!(bad.to_string().chars().all(|letter| letter == ' ' || letter.is_ascii_graphic()), "{bad}");
}

#[derive(Clone, Debug, Default)]
struct Heard(Rc<RefCell<VecDeque<String>>>);

impl Link for Heard {
    fn send(&mut self, _: String) {}

    fn poll(&mut self) -> Option<LinkEvent> {
        self.0.borrow_mut().pop_front().map(LinkEvent::Line)
    }
}

/// A screen accepts only possible games from a host, and the next honest line afterwards.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for it")]
fn a_spoilt_line_of_a_host_is_refused_or_valid() {
    let [mut refused, mut joined] = [0, 0];
    let any = [
        json!(null),
        json!(0),
        json!(u64::MAX),
        json!("p2"),
        json!("Rs"),
        json!([]),
        json!({}),
        json!(["p1 draws Gk"]),
    ];
    for (setup, seed) in Setup::all().zip(0..).step_by(9) {
        let lines = hosted(setup, seed);
        let mut dice = QuickChance::new(seed);
        for (text, honest) in lines.iter().step_by(3) {
            let mut spoilt: Value = serde_json::from_str(text).expect("JSON");
            spoilt["heard"] = json!(1);
            (0..=dice.below(2)).for_each(|_| spoil(&mut spoilt, &any, &mut dice));
            let heard = Heard::default();
            let mut joining = Joining::new(Box::new(heard.clone()), 1);
            // It says its first line.
            assert!(joining.poll(NOW).is_none());
            heard.0.borrow_mut().push_back(spoilt.to_string());
            let Some(mut seat) = joining.poll(NOW) else {
                assert!(joining.bad_line().is_some());
                refused += 1;
                continue;
            };
            joined += 1;
            let scene = seat.scene();
            assert!(scene.view.legal_actions().is_none_or(|actions| actions.iter().eq(scene.actions.iter().copied())));
            let mut next = honest.clone();
            next.heard = 1;
            heard.0.borrow_mut().push_back(next.written());
            while seat.poll(NOW).is_some() {}
        }
    }
    assert!(refused > 100 && joined > 20, "{refused} {joined}");
}

fn any_line() -> impl Strategy<Value = String> {
    let lines: Vec<String> = hosted(Setup::SOLO, 3).into_iter().map(|(text, _)| text).step_by(9).collect();
    let asks = asks().into_iter().map(|ask| {
        let at = Version { line: 0, ply: 0 };
        let mut line = SeatLine::first(1);
        line.request = Some(SeatRequest { id: 1, at, ask });
        line.written()
    });
    let known: Vec<String> = lines.into_iter().chain(asks).collect();
    let cut =
        (prop::sample::select(known.clone()), any::<prop::sample::Index>(), ".{0,3}").prop_map(|(line, at, put)| {
            let places: Vec<usize> = line.char_indices().map(|(place, _)| place).collect();
            let place = places[at.index(places.len())];
            format!("{}{put}{}", &line[..place], &line[place..])
        });
    prop_oneof![".{0,200}", prop::sample::select(known), cut]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_text_is_read_without_a_panic(text in any_line()) {
        let _ = (SeatLine::read(&text), HostLine::read(&text));
        let (session, _) = Session::adopt(Playthrough::seeded(Setup::SOLO, 3), &Nowhere);
        let mut room = Room::new(session).expect("it has a seed");
        let before = room.session().version();
        if room.hear(Seat::One, &text, NOW).is_err() {
            prop_assert_eq!(room.session().version(), before);
        }
        let heard = Heard::default();
        let mut joining = Joining::new(Box::new(heard.clone()), 1);
        heard.0.borrow_mut().push_back(text);
        let _ = joining.poll(NOW);
    }
}

/// The lines in the document are read, and those of the host are the ones of a room.
#[test]
fn the_examples_of_the_document_hold() {
    let code = Playthrough::seeded(Setup::duo(Communication::Silent), 42).record().share_code().expect("it has a seed");
    let (session, _) = Session::begin(Deal::Code(code), jiff::civil::date(2026, 3, 1), &Nowhere);
    let mut room = Room::new(session).expect("it has a seed");
    let (mut said, mut answered) = (0, 0);
    let mut letters: VecDeque<String> = VecDeque::new();
    for line in DOC.lines() {
        if let Some(line) = line.strip_prefix("seat: ") {
            let read = SeatLine::read(line).unwrap_or_else(|bad| panic!("{bad}: {line}"));
            assert_eq!(read.written(), line);
            letters.extend(room.hear(Seat::One, line, NOW).expect(line).into_iter().map(|letter| letter.line));
            said += 1;
        } else if let Some(line) = line.strip_prefix("host: ") {
            let letter = letters.pop_front().expect("the room has said something");
            match line.split_once('…') {
                // What is long is left out.
                Some((start, end)) => assert!(letter.starts_with(start) && letter.ends_with(end), "{line}\n{letter}"),
                None => assert_eq!(letter, line),
            }
            answered += 1;
        }
    }
    assert!(said >= 3 && answered >= 3 && letters.is_empty());
    assert!(DOC.contains(&format!("version {SEATS}")));
    for limit in [LONGEST_SEAT_LINE, LONGEST_LINE] {
        assert!(DOC.contains(&limit.to_string()), "{limit}");
    }
}
