//! Programs at one seat or both.

use std::time::Duration;

use insta::assert_snapshot;
use onirim_core::Seat;
use onirim_record::{Program, Programs};
use onirim_session::{Presence, Session, Watch};
use onirim_text::{Args, Perspective, Text};
use onirim_tui::{Settings, Targets};
use onirim_ui::table::Ask;
use onirim_ui::{DealFrom, Input, Key, Screen, Start, Target};

use crate::drive::{FRENCH, PLAIN, Player, STILL, Whim, set_up};
use crate::pictures::all_sizes;

/// Longer than any pause of a program.
const PAUSE: Duration = Duration::from_secs(1);

/// A table with programs, and its clock.
struct Table {
    player: Player,
    now: Duration,
}

impl Table {
    fn of(settings: Settings, setup: &str, programs: Programs, seed: u64) -> Table {
        let mut player = Player::new(settings);
        let setup = set_up(setup);
        player.program.app_mut().begin_with(programs, setup, Some(seed), DealFrom::Seed);
        Table { player, now: Duration::ZERO }
    }

    /// Lets the program think, pause and act.
    fn wait(&mut self) -> &mut Table {
        let before = self.session().version();
        while self.is_waiting() && self.session().version() == before {
            self.now += PAUSE;
            self.player.send(Input::Time(self.now));
        }
        self
    }

    fn session(&self) -> &Session {
        self.player.program.app().session().expect("a game is on the table")
    }

    fn is_waiting(&self) -> bool {
        let Screen::Game(screen) = self.player.program.app().screen() else { return false };
        matches!(screen.ask, Ask::Wait(_)) && screen.scene().partner == Presence::Thinking
    }

    /// Plays until the program has given a reason.
    fn until_said(&mut self) {
        let mut whim = Whim(3);
        while self.player.program.app().scene().is_some_and(|scene| scene.talk.is_empty()) {
            self.until_asked(&mut whim);
            self.wait();
        }
    }

    /// Plays random keys until a program is asked.
    fn until_asked(&mut self, whim: &mut Whim) {
        while !self.is_waiting() && self.player.game().ending().is_none() {
            self.player.whim(whim);
        }
    }
}

/// The cards and answers that can be clicked.
fn cards(targets: &Targets, width: u16, height: u16) -> Vec<Target> {
    let mut cards = Vec::new();
    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
        if let Some(target @ (Target::Hand(_) | Target::Item(_))) = targets.at(x, y)
            && !cards.contains(&target)
        {
            cards.push(target);
        }
    }
    cards
}

/// D10: the person sees no curtain from the deal to the end, and reads which program plays and that it thinks. Clicks do nothing meanwhile.
#[test]
fn a_person_and_a_program_play_whole_games_on_screens_of_all_sizes() {
    let games = [
        (STILL, "duo open", Seat::Two, (80, 24)),
        (FRENCH, "duo talk towers", Seat::One, (100, 30)),
        (PLAIN, "duo silent", Seat::One, (120, 40)),
        (STILL, "duo silent book towers premonitions", Seat::Two, (200, 60)),
    ];
    for (seed, (settings, setup, program, (width, height))) in (70..).zip(games) {
        let mut table = Table::of(settings, setup, Programs::one(program, Program::Fast), seed);
        let text = Text::new(settings.language);
        let (mut whim, mut waits) = (Whim(seed), 0);
        while table.player.game().ending().is_none() {
            table.until_asked(&mut whim);
            if !table.is_waiting() {
                break;
            }
            waits += 1;
            let (picture, targets) = table.player.screen(width, height);
            assert!(matches!(table.session().watch(), Watch::Everyone | Watch::Alone(_)), "no curtain");
            assert!(picture.contains(&text.get("app-with-fast")), "{picture}");
            let partner = Args::new().player(program, Perspective::Player(program.partner()));
            let thinking = text.get_with("app-partner-thinks", &partner);
            assert!(thinking.contains("artner") || thinking.contains("artenaire"), "{thinking}");
            assert!(picture.contains(thinking.trim_end_matches(['…', ' '])), "{setup}:\n{picture}");
            let before = table.session().version();
            for target in cards(&targets, width, height) {
                table.player.send(Input::Click(target));
            }
            assert_eq!(table.session().version(), before, "a click moves for the program");
            table.wait();
        }
        assert!(waits > 5, "{setup}: the program was asked {waits} times");
        let picture = table.player.picture(width, height);
        assert!(picture.contains(&text.get("app-end-look-back")), "{picture}");
        table.player.keys("1");
        assert_eq!(
            table.session().programs(),
            Programs::one(program, Program::Fast),
            "the next game has the same partner"
        );
    }
}

/// A table where the program has given a reason.
pub(crate) fn said(settings: Settings) -> Player {
    let mut table = Table::of(settings, "duo talk", Programs::one(Seat::Two, Program::Strong), 3);
    table.until_said();
    table.player
}

/// D1, D10: while the program picks, the open cards stay in place, and the text names the program.
#[test]
fn while_the_program_thinks() {
    let mut table = Table::of(STILL, "duo talk", Programs::one(Seat::Two, Program::Fast), 3);
    table.player.key(Key::Enter);
    assert!(table.is_waiting());
    assert_snapshot!("draft", table.player.picture(80, 24));
    table.until_said();
    assert_snapshot!("said", all_sizes(&table.player));
}

/// Programs in the form of a new game.
#[test]
fn new_game_seats_a_program() {
    let mut player = Player::new(STILL);
    player.keys("1").key(Key::Home).key(Key::Right);
    for _ in 0..4 {
        player.key(Key::Down);
    }
    player.key(Key::Right).key(Key::Right);
    assert_snapshot!("seats", player.picture(80, 24));
}

/// The saved name of the second player is that of a person.
#[test]
fn a_program_does_not_bear_the_name_of_a_person() {
    let mut player = Player::new(STILL);
    player.keys("1").key(Key::Home).key(Key::Right).key(Key::Down).key(Key::Down).key(Key::Down);
    player.keys("Ann").key(Key::Down).key(Key::Down).keys("Bob").key(Key::End).key(Key::Enter);
    assert!(player.picture(120, 40).contains("Bob’s Doors"));
    let setup = set_up("duo open");
    let (one, both) = (Programs::one(Seat::Two, Program::Fast), Programs::both(Program::Fast, Program::Fast));
    for (programs, doors) in
        [(one, ["Your Doors", "Your partner’s Doors"]), (both, ["Player 1’s Doors", "Player 2’s Doors"])]
    {
        player.program.app_mut().begin_with(programs, setup, Some(3), DealFrom::Seed);
        let picture = player.picture(120, 40);
        assert!(doors.iter().all(|doors| picture.contains(doors)) && !picture.contains("Bob"), "{picture}");
    }
    player.program.app_mut().begin(setup, Some(3), DealFrom::Seed);
    assert!(player.picture(120, 40).contains("Bob’s Doors"), "the names come back with the persons");
}

/// Undo removes the person's choice with all answers of the program; redo plays them again.
#[test]
fn the_own_choice_is_taken_back_after_the_program_has_moved() {
    let mut table = Table::of(STILL, "duo talk", Programs::one(Seat::Two, Program::Fast), 3);
    let mut whim = Whim(3);
    for _ in 0..6 {
        table.until_asked(&mut whim);
        table.wait();
    }
    while table.is_waiting() {
        table.wait();
    }
    let before = table.player.game();
    assert_eq!(before.decision().map(|decision| decision.seat), Some(Seat::One));
    table.player.keys("d");
    assert_ne!(table.player.game(), before);
    while table.is_waiting() {
        table.wait();
    }
    table.player.keys("u");
    if table.player.game() != before {
        table.player.keys("2");
    }
    assert_eq!(table.player.game(), before);
    assert!(!table.is_waiting());
}

/// A game that was left while the program was asked continues with the program's action.
#[test]
fn a_game_is_left_and_continued_while_the_program_thinks() {
    let mut table = Table::of(STILL, "duo silent", Programs::one(Seat::One, Program::Fast), 4);
    let before = table.session().version();
    assert!(table.is_waiting());
    table.player.key(Key::Escape).keys("4");
    assert!(matches!(table.player.program.app().screen(), Screen::Menu(_)));
    table.player.program.app_mut().start(Start::Continue);
    assert!(table.is_waiting());
    table.wait();
    assert_ne!(table.session().version(), before);
}

/// Without a person at the table the log addresses neither seat.
#[test]
fn a_game_of_two_programs_is_told_to_the_table() {
    let mut table = Table::of(STILL, "duo talk", Programs::both(Program::Fast, Program::Fast), 3);
    for _ in 0..30 {
        table.wait();
    }
    assert_snapshot!("watched", table.player.picture(100, 30));
}
