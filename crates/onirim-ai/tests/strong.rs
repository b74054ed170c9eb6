//! The player that looks ahead.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use onirim_ai::evaluator::Evaluator;
use onirim_ai::players::Strong;
use onirim_ai::search::{Effort, Method, Opinion, Search};
use onirim_ai::{Player, Standpoint};
use onirim_core::hashing::fnv;
use onirim_core::{Action, Card, Color, Ending, Game, Position, Question, QuickChance, Seat, Setup, Symbol};

fn learned() -> &'static Evaluator {
    Evaluator::shipped(Setup::SOLO)
}

/// Plays a base game, and shows each choice with the game before it.
fn play(player: &mut Strong<'_>, seed: u64, mut seen: impl FnMut(&Game, Action)) -> Option<Ending> {
    let mut chance = QuickChance::new(seed);
    let Ok(mut game) = Game::new(Setup::SOLO, &mut chance, &mut ());
    player.begin(seed);
    while let Some(at) = Standpoint::of(&game) {
        let action = player.choose(&at);
        assert!(player.hope().is_some_and(|hope| (0.0..=1.0).contains(&hope)));
        seen(&game, action);
        let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
    }
    game.ending()
}

fn opinions(game: &Game, effort: Effort) -> Vec<Opinion> {
    Search::new(learned()).opinions(&Standpoint::of(game).unwrap(), effort, &mut QuickChance::new(1))
}

fn best(opinions: &[Opinion]) -> Opinion {
    let mut best = opinions[0];
    opinions.iter().for_each(|one| {
        if one.chance > best.chance {
            best = *one;
        }
    });
    best
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes too long for so many games")]
fn strong_wins_nearly_all_base_games() {
    let mut player = Strong::new(learned(), Effort::QUICK);
    let won = (0..60).filter(|&seed| play(&mut player, seed, |_, _| ()) == Some(Ending::Victory)).count();
    assert!(won >= 50, "{won} of 60");
}

#[test]
fn there_is_an_opinion_for_each_answer_in_its_order() {
    let mut player = Strong::new(learned(), Effort { judgements: 300 });
    let mut number = 0;
    play(&mut player, 4, |game, _| {
        number += 1;
        let effort = if number % 8 == 0 { Effort::USUAL } else { Effort::QUICK };
        let opinions = opinions(game, effort);
        let answers: Vec<Action> = opinions.iter().map(|opinion| opinion.action).collect();
        assert_eq!(answers, game.legal_actions().iter().collect::<Vec<_>>());
        for opinion in &opinions {
            assert!((0.0..=1.0).contains(&opinion.chance) && (0.0..0.2).contains(&opinion.doubt), "{opinion:?}");
        }
        // The best answer is never one that was only judged.
        let is_known = |opinion: &&Opinion| opinion.method != Method::Judged;
        let known: Vec<Opinion> = opinions.iter().filter(is_known).copied().collect();
        assert_eq!(best(&known).chance, best(&opinions).chance);
    });
}

/// Whole numbers are the same everywhere: on every processor, and in a browser.
#[test]
fn the_same_choices_are_made_on_every_machine() {
    let mut actions = String::new();
    for (seed, effort) in [(1, Effort::QUICK), (2, Effort::LONG)] {
        play(&mut Strong::new(learned(), effort), seed, |_, action| actions += &format!("{action:?}"));
    }
    let print = fnv(actions.bytes());
    assert_eq!(print, GOLDEN, "{print:#x}");
}

/// Changes with the weights and with the search.
const GOLDEN: u64 = 0x6670_cfc3_acc9_ff97;

/// All Doors but one are found, and so few cards are left that nothing is left to guess.
#[test]
fn the_end_of_a_game_is_counted() {
    let chamber = |symbol| Card::chamber(Color::Red, symbol);
    let mut position = Position::new(Setup::SOLO);
    position.hands[0] = vec![
        chamber(Symbol::Sun),
        chamber(Symbol::Sun),
        Card::chamber(Color::Blue, Symbol::Moon),
        Card::chamber(Color::Blue, Symbol::Sun),
        Card::chamber(Color::Green, Symbol::Sun),
    ];
    position.rows[0] = vec![chamber(Symbol::Sun), chamber(Symbol::Moon)];
    position.doors[0] = [1, 2, 2, 2];
    let mut gone = position.setup.deck();
    for card in position.hands[0].iter().chain(&position.rows[0]).chain(&[Card::door(Color::Red), Card::NIGHTMARE]) {
        assert!(gone.remove(*card));
    }
    Color::ALL.into_iter().for_each(|color| assert!(gone.remove_all(Card::door(color)) > 0));
    position.discard_pile = gone.iter().collect();
    let game = position.into_game().unwrap();
    assert_eq!(game.deck_len(), 2);
    let opinions = opinions(&game, Effort::QUICK);
    assert!(opinions.iter().all(|opinion| opinion.method == Method::Counted && opinion.doubt == 0.0));
    // The third red card wins at once; any other choice may meet the Nightmare.
    let third = best(&opinions);
    assert_eq!((third.action.card(), third.chance), (Some(chamber(Symbol::Sun)), 1.0));
    assert!(matches!(third.action, Action::Play { .. }));
    assert!(opinions.iter().filter(|opinion| opinion.chance < 1.0).count() > 5, "{opinions:?}");
    assert_eq!(game.doors(Seat::One)[0], 1);
}

/// B8: with a Prophecy before it, the player thinks about whole orders.
#[test]
fn a_nightmare_is_discarded_or_put_off_by_a_prophecy() {
    let mut player = Strong::new(learned(), Effort::QUICK);
    let (mut met, mut last) = (0, 0);
    for seed in 0..8 {
        play(&mut player, seed, |game, action| {
            let view = game.view(Seat::One);
            let sees_nightmare = view.looked_at.contains(&Some(Card::NIGHTMARE));
            if view.decision.unwrap().question == Question::Prophecy && sees_nightmare {
                met += 1;
                last += usize::from(action.card() == Some(Card::NIGHTMARE));
            }
        });
    }
    assert!(met > 0 && last * 2 > met, "{last} of {met}");
}
