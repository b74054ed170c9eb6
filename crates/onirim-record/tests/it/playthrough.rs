//! A game with its record: playing, taking back, playing on.

use onirim_core::{Action, Color, Event, Game, Outcome, QuickChance, Request, Seat, SeededChance, Setup};
use onirim_record::{GameEnd, Header, Notation, Playthrough, Record, Recorded, Refused, typed_action};
use proptest::prelude::*;

use crate::games::{TO_THE_END, any_game, any_setup, eager_game, everything, play_on, random_game, setup};

#[test]
fn a_seed_deals_what_the_seeded_chance_deals() {
    let Ok(game) = Game::new(everything(), &mut SeededChance::new(5), &mut ());
    assert_eq!(Playthrough::seeded(everything(), 5).game(), &game);
}

#[test]
fn nothing_changes_when_an_action_is_refused() {
    let mut playthrough = random_game(Setup::SOLO, 8, 10);
    let (game, record) = (*playthrough.game(), playthrough.record().clone());
    let illegal = onirim_core::Action::RevealSeven;
    assert!(matches!(playthrough.act(illegal), Err(Refused::Illegal { .. })));
    assert_eq!((playthrough.game(), playthrough.record()), (&game, &record));

    let mut untouched = random_game(Setup::SOLO, 8, 10);
    play_on(&mut playthrough, &mut QuickChance::new(1), 60);
    play_on(&mut untouched, &mut QuickChance::new(1), 60);
    assert_eq!(playthrough.record(), untouched.record());
}

/// Whatever is asked and whatever Doors there are: alone, one is `p1`.
#[test]
fn a_player_alone_returns_no_door_of_a_second_one() {
    let mut answered = 0;
    for (words, seed) in ["solo", "solo premonitions-6", "solo book towers premonitions"].into_iter().zip(1..) {
        let end = eager_game(setup(words), seed);
        for ply in 0..end.ply() {
            let mut playthrough = end.at(ply).expect("so many plies");
            let game = *playthrough.game();
            for color in Color::ALL {
                let theirs = Action::ReturnDoor { owner: Seat::Two, color };
                let typed = typed_action(&theirs.notation().to_string(), game.legal_actions().iter());
                assert_eq!(typed, Ok(theirs), "the game says best why it cannot be done");
                assert!(matches!(playthrough.act(theirs), Err(Refused::Illegal { .. })));
                assert_eq!(*playthrough.game(), game);
                let mine = Action::ReturnDoor { owner: Seat::One, color };
                answered += usize::from(game.legal_actions().contains(mine));
            }
        }
    }
    assert!(answered > 0, "no game asked for a Door");
}

#[test]
fn a_refused_outcome_does_not_advance_the_seed() {
    let reference = random_game(everything(), 3, 80);
    let mut playthrough = Playthrough::seeded(everything(), 3);
    for ply in &reference.record().plies {
        let mut wrong = ply.outcomes.clone();
        wrong.push(Outcome::Card(onirim_core::Card::NIGHTMARE));
        let refused = playthrough.act_with(ply.action, &wrong).expect_err("one too many");
        assert!(matches!(refused, Refused::SurplusOutcomes { .. }), "{refused}");
        if let Some(last) = ply.outcomes.last() {
            wrong = ply.outcomes[..ply.outcomes.len() - 1].to_vec();
            let Err(Refused::NeedsOutcome { request, place }) = playthrough.act_with(ply.action, &wrong) else {
                panic!("one too few");
            };
            assert_eq!(place, ply.outcomes.len());
            if let Some(other) = request.outcomes().find(|other| other != last) {
                wrong.push(other);
                let refused = playthrough.act_with(ply.action, &wrong).expect_err("not of the seed");
                assert!(matches!(refused, Refused::NotOfSeed { given, .. } if given == *last), "{refused}");
            }
        }
        playthrough.act(ply.action).expect("a legal action");
    }
    assert_eq!(playthrough.record(), reference.record());
}

#[test]
fn a_game_dealt_by_hand_asks_for_one_outcome_after_the_other() {
    let mut chooser = QuickChance::new(4);
    let mut pick = |request: Request| {
        let possible: Vec<_> = request.outcomes().collect();
        possible[chooser.below(possible.len())]
    };
    let mut deal = Vec::new();
    let mut playthrough = loop {
        match Playthrough::scripted(everything(), &deal) {
            Ok(playthrough) => break playthrough,
            Err(Refused::NeedsOutcome { request, place }) => {
                assert_eq!(place, deal.len() + 1);
                deal.push(pick(request));
            }
            Err(other) => panic!("{other}"),
        }
    };
    let mut player = QuickChance::new(5);
    while playthrough.game().decision().is_some() {
        let legal = playthrough.game().legal_actions();
        let action = legal.get(player.below(legal.len())).expect("below the length");
        let (before, ply) = (*playthrough.game(), playthrough.ply());
        let mut outcomes = Vec::new();
        while let Err(refused) = playthrough.act_with(action, &outcomes) {
            assert_eq!((playthrough.game(), playthrough.ply()), (&before, ply));
            let Refused::NeedsOutcome { request, .. } = refused else { panic!("{refused}") };
            outcomes.push(pick(request));
        }
    }
    let file = playthrough.record().to_string();
    let again = Playthrough::read(file.as_bytes()).expect("a game");
    assert_eq!(again.game(), playthrough.game());
    assert_eq!(again.record().seed, None);
}

#[test]
fn scenes_have_all_events() {
    let mut playthrough = Playthrough::seeded(everything(), 12);
    let mut told = Vec::new();
    let mut player = QuickChance::new(12);
    while playthrough.game().decision().is_some() {
        let legal = playthrough.game().legal_actions();
        let action = legal.get(player.below(legal.len())).expect("below the length");
        told.push((Some(action), playthrough.act(action).expect("legal"), *playthrough.game()));
    }
    let scenes: Vec<_> = playthrough.scenes().collect();
    assert_eq!(scenes.len(), playthrough.ply() + 1);
    assert_eq!(scenes[0].action, None);
    assert!(matches!(scenes[0].events[0], Event::GoalLaid { .. }));
    let again: Vec<_> = scenes.into_iter().skip(1).map(|scene| (scene.action, scene.events, scene.game)).collect();
    assert_eq!(again, told);
}

#[test]
fn there_is_nothing_to_take_back_before_the_first_ply() {
    let mut playthrough = Playthrough::seeded(setup("solo"), 1);
    assert!(!playthrough.undo());
    assert!(playthrough.at(1).is_none());
}

#[test]
fn headers_survive_taking_back() {
    let mut playthrough = random_game(setup("solo"), 1, 5);
    playthrough.headers_mut().push(Header::new("player", "Anna").expect("a header"));
    assert!(playthrough.undo());
    assert_eq!(playthrough.record().header("player"), Some("Anna"));
}

#[test]
fn recorded_chance_logs_what_it_decides() {
    let mut chance = Recorded::new(SeededChance::new(9));
    let Ok(game) = Game::new(everything(), &mut chance, &mut ());
    let deal = chance.outcomes().to_vec();
    assert_eq!(chance.take_outcomes(), deal);
    assert!(chance.outcomes().is_empty());
    assert_eq!(Playthrough::scripted(everything(), &deal).expect("a deal").game(), &game);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn taking_back_gives_the_state_before(setup in any_setup(), seed: u64, plies in 1..150_usize) {
        let mut playthrough = random_game(setup, seed, plies);
        let scenes: Vec<_> = playthrough.scenes().collect();
        let whole = playthrough.clone();
        for ply in (0..playthrough.ply()).rev().take(10) {
            prop_assert!(playthrough.undo());
            prop_assert_eq!(playthrough.game(), &scenes[ply].game);
            prop_assert_eq!(playthrough.ply(), ply);
            prop_assert_eq!(playthrough.record().end, GameEnd::Unfinished);
        }
        for ply in &whole.record().plies[playthrough.ply()..] {
            playthrough.act(ply.action).expect("it was legal before");
        }
        prop_assert_eq!(playthrough.record(), whole.record(), "the same cards come again");
    }

    #[test]
    fn a_seeded_game_goes_on_as_if_never_interrupted(playthrough in any_game()) {
        let mut resumed = Playthrough::read(playthrough.record().to_string().as_bytes()).expect("a game");
        let mut copied = playthrough.clone();
        let mut uninterrupted = playthrough;
        for game in [&mut resumed, &mut copied, &mut uninterrupted] {
            play_on(game, &mut QuickChance::new(77), TO_THE_END);
        }
        prop_assert_eq!(resumed.record(), uninterrupted.record());
        prop_assert_eq!(copied.record(), uninterrupted.record());
    }

    #[test]
    fn any_earlier_state_can_be_visited(playthrough in any_game(), ply: usize) {
        let ply = ply % (playthrough.ply() + 1);
        let earlier = playthrough.at(ply).expect("it was played");
        let scene = playthrough.scenes().nth(ply).expect("a scene");
        prop_assert_eq!(earlier.game(), &scene.game);
        prop_assert_eq!(earlier.ply(), ply);
        let dealt = Record { seed: None, ..playthrough.record().clone() }.replay().expect("a game");
        let earlier_dealt = dealt.at(ply).expect("it was played");
        prop_assert_eq!(earlier.game(), earlier_dealt.game());
    }
}
