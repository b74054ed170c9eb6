//! Whole games through seat messages alone.

use onirim_core::{Action, Communication, Players, QuickChance, Seat, Setup};
use onirim_record::{Playthrough, Program, Programs};
use onirim_session::{Answer, Ask, Change, Deal, GameSeat, News, Nowhere, Presence, Scene, Session, Version, Watch};
use onirim_wire::{FarSeat, Room};

use crate::net::{BAD, Faults, SOUND, World};

fn session(setup: Setup, seed: u64, programs: Programs) -> Session {
    let code = Playthrough::seeded(setup, seed).record().share_code().expect("it has a seed");
    Session::begin(Deal::With { code, programs }, jiff::civil::date(2026, 3, 1), &Nowhere).0
}

/// The screen of one seat, for two players at one device.
fn local(game: &Session, seat: Seat) -> Scene {
    let mut session = game.clone();
    session.sit(seat);
    Scene::of(&session, &[])
}

/// What a scene shows of the table.
fn shown(scene: &Scene) -> impl PartialEq + std::fmt::Debug + '_ {
    let Scene { view, told, actions, order, decision, watch, told_to, .. } = scene;
    (view, told, actions, order, decision, watch, told_to)
}

/// Runs the network until all seats show the state of the game and no line that could change it is pending.
fn settle(world: &mut World, seats: &mut [FarSeat]) -> Vec<News> {
    let mut news = Vec::new();
    let mut quiet = 0;
    for _ in 0..10_000 {
        world.step();
        for seat in &mut *seats {
            news.extend(std::iter::from_fn(|| seat.poll(world.now)));
        }
        let version = world.room.session().version();
        quiet = if seats.iter().all(|seat| seat.scene().version == version) { quiet + 1 } else { 0 };
        if quiet > 10 {
            return news;
        }
    }
    panic!("the seats never agreed");
}

/// Carries out a choice at one device: the player who is asked takes the screen first.
fn play_locally(game: &mut Session, seat: Seat, actions: &[Action]) {
    while let Watch::Leaving { .. } | Watch::Away { .. } = game.watch() {
        game.pass_on();
    }
    assert_eq!(game.decision().map(|asked| asked.seat), Some(seat));
    let _ = game.act(actions, &Nowhere).expect("it was legal at the other device");
}

/// Plays a game with two far seats and the same game at one device. Returns its number of plies.
fn play(setup: Setup, seed: u64, faults: Faults) -> usize {
    let mut game = session(setup, seed, Programs::NONE);
    let mut world = World::new(Room::new(game.clone()).expect("it has a seed"), seed, faults);
    let mut seats: Vec<FarSeat> =
        setup.seats().iter().map(|&seat| world.joined(seat, seat.index() as u64 + 7)).collect();
    let mut dice = QuickChance::new(seed);
    loop {
        settle(&mut world, &mut seats);
        for seat in &seats {
            let scene = seat.scene();
            let here = local(&game, scene.view.seat);
            assert_eq!(shown(scene), shown(&here), "{setup:?} {seed}");
            assert_eq!(
                scene.actions,
                game.game().legal_actions_of(scene.view.seat).map_or(Vec::new(), |all| all.iter().collect())
            );
            assert_eq!((&scene.rights, &scene.about.standing), (&here.rights, &here.about.standing));
            // Four beats in a row may be lost.
            assert!(faults.lost > 0 || scene.partner == Presence::Here);
        }
        let Some(asked) = game.decision() else { break };
        let place = seats.iter().position(|seat| seat.scene().view.seat == asked.seat).expect("a seat");
        let actions = &seats[place].scene().actions;
        let action = actions[dice.below(actions.len())];
        let Answer::Sent(ticket) = seats[place].request(Ask::Act(vec![action])) else { panic!("a request is sent") };
        let mut answered = false;
        for _ in 0..1000 {
            for news in settle(&mut world, &mut seats).into_iter().filter(|news| news.reply_to == Some(ticket)) {
                assert_eq!(news.result.map(|done| done.change), Ok(Change::Moved));
                assert!(!answered, "an answer comes once");
                answered = true;
            }
            if answered {
                break;
            }
        }
        assert!(answered);
        play_locally(&mut game, asked.seat, &[action]);
    }
    // The beats go on until the record is there.
    for _ in 0..40 {
        settle(&mut world, &mut seats);
    }
    for seat in &seats {
        let whole = seat.whole().expect("nothing is hidden any more");
        assert_eq!(whole.record(), game.record());
    }
    game.playthrough().ply()
}

fn for_two() -> impl Iterator<Item = Setup> {
    Setup::all().filter(|setup| setup.seats().len() > 1)
}

/// D10: both far screens show what the players would have seen at one device.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for it")]
fn far_seats_play_whole_games() {
    let setups: Vec<Setup> = for_two().filter(|setup| setup.book.is_some() && setup.towers.is_some()).collect();
    for (place, setup) in setups.into_iter().step_by(11).enumerate() {
        assert!(play(setup, place as u64, SOUND) > 10);
    }
}

/// Over a network that delays, loses, doubles and reorders.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for it")]
fn far_seats_play_over_a_bad_network() {
    for (place, degree) in [Communication::Open, Communication::Talk, Communication::Silent].into_iter().enumerate() {
        assert!(play(Setup::duo(degree), place as u64, BAD) > 10);
    }
    assert!(play(Setup { players: Players::One, ..Setup::SOLO }, 5, BAD) > 10);
}

mod slow {
    use super::*;

    /// D10: in all set-ups and degrees of communication.
    #[test]
    fn far_seats_play_all_set_ups_over_a_bad_network() {
        for (setup, seed) in for_two().zip(0..) {
            play(setup, seed, BAD);
        }
    }
}

/// D10: a far person and a program: the person may take back, and sees the same as at one device.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for it")]
fn a_far_person_plays_with_a_program() {
    let programs = Programs::one(Seat::Two, Program::Fast);
    let setup = Setup::duo(Communication::Silent);
    let mut world = World::new(Room::new(session(setup, 3, programs)).expect("it has a seed"), 3, BAD);
    let mut seats = vec![world.joined(Seat::One, 1)];
    let (mut dice, mut undone, mut redone) = (QuickChance::new(3), 0, 0);
    for round in 0..400 {
        settle(&mut world, &mut seats);
        let here = Scene::of(world.room.session(), &[]);
        assert_eq!(shown(seats[0].scene()), shown(&here));
        assert_eq!(seats[0].scene().rights, here.rights);
        if seats[0].scene().is_over() {
            break;
        }
        if world.room.session().asked_program().is_some() {
            let view = world.room.session().game().view(Seat::Two);
            let actions = view.legal_actions().expect("the program is asked");
            let action = actions.get(dice.below(actions.len())).expect("a legal action");
            let now = world.now;
            drop(world.room.move_program(action, now).expect("a legal action"));
            continue;
        }
        let scene = seats[0].scene();
        let (ask, wanted) = if round % 7 == 6 && scene.rights.take_back.is_ok() {
            (Ask::TakeBack, Change::TakenBack)
        } else if scene.rights.redo && round % 2 == 0 {
            (Ask::Redo, Change::LaidOut)
        } else {
            (Ask::Act(vec![scene.actions[dice.below(scene.actions.len())]]), Change::Moved)
        };
        let Answer::Sent(ticket) = seats[0].request(ask) else { panic!("a request is sent") };
        let mut news = Vec::new();
        while !news.iter().any(|news: &News| news.reply_to == Some(ticket)) {
            news.extend(settle(&mut world, &mut seats));
        }
        let reply = news.into_iter().find(|news| news.reply_to == Some(ticket)).expect("it is there");
        assert_eq!(reply.result.map(|done| done.change), Ok(wanted));
        undone += usize::from(wanted == Change::TakenBack);
        redone += usize::from(wanted == Change::LaidOut);
    }
    assert!(undone > 3 && redone > 0, "{undone} {redone}");
    assert!(world.room.session().version() > Version { line: 3, ply: 0 });
}
