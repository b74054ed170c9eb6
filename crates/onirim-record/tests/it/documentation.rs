//! The examples and tables of `docs/record-format.md` are right.

use std::collections::{BTreeSet, HashSet};

use onirim_core::{
    Action, Card, Cards, Chance, Color, Event, Game, Outcome, Premonition, PremonitionSet, QuickChance, Seat, Setup,
};
use onirim_record::{FromNotation, Notation, Playthrough, ShareCode, Wanted};

use crate::games::{TO_THE_END, eager_game, everything, random_game, setup};

const DOC: &str = include_str!("../../../../docs/record-format.md");

/// The fenced blocks of this kind.
fn fenced(kind: &str) -> Vec<&'static str> {
    let fence = format!("```{kind}\n");
    DOC.split(fence.as_str()).skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect()
}

/// The section with this heading.
fn section(heading: &str) -> &'static str {
    let start = DOC.find(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no section {heading}")) + 1;
    let body = &DOC[start + heading.len()..];
    body.split("\n## ").next().and_then(|body| body.split("\n### ").next()).unwrap_or_default()
}

/// The rows of the tables in a section, each cell as the list of its words in code.
fn rows(section: &'static str) -> Vec<Vec<Vec<&'static str>>> {
    let in_code = |cell: &'static str| cell.split('`').skip(1).step_by(2).collect();
    let tables = section.lines().filter(|line| line.starts_with("| `"));
    tables.map(|line| line.split('|').skip(1).map(in_code).collect()).collect()
}

#[test]
fn the_examples_are_games() {
    let examples = fenced("onirim-record");
    assert_eq!(examples.len(), 2);
    for example in examples {
        let playthrough = Playthrough::read(example.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{example}"));
        assert!(playthrough.ply() > 4);
    }
}

#[test]
fn the_table_of_actions_has_them_all() {
    let mut verbs = BTreeSet::new();
    for row in rows(section("### Actions")) {
        for &text in &row[0] {
            let action = Action::from_notation(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(action.notation().to_string(), text);
            verbs.extend(text.split(' ').next());
        }
    }
    assert_eq!(verbs, Wanted::Action.allowed().split_whitespace().skip(2).collect());
}

#[test]
fn the_table_of_actions_names_the_questions() {
    let questions: HashSet<&str> =
        rows(section("### Actions")).into_iter().flat_map(|row| row[2].clone()).chain(["turn"]).collect();
    for (number, setup) in Setup::all().enumerate() {
        for scene in random_game(setup, number as u64, TO_THE_END).scenes() {
            if let Some(decision) = scene.game.decision() {
                let text = decision.question.notation().to_string();
                let word = text.split(' ').next().expect("a word");
                assert!(questions.contains(word), "{word} is not in the table");
            }
        }
    }
}

#[test]
fn the_table_of_events_names_them_all() {
    let verb = |text: &str| text.split(' ').find(|word| !["p1", "p2"].contains(word)).map(str::to_owned);
    let verbs: HashSet<String> = rows(section("## Events, questions and steps"))
        .iter()
        .flat_map(|row| row[0].iter().filter_map(|text| verb(text)))
        .collect();
    for seed in 0..200 {
        for scene in random_game(everything(), seed, TO_THE_END).scenes() {
            for event in scene.events {
                let text = event.notation().to_string();
                assert!(verb(&text).is_some_and(|verb| verbs.contains(&verb)), "{text} is not in the table");
            }
        }
    }
}

/// The first rows wait for an answer, those from `foretell` on for chance.
#[test]
fn the_table_of_steps_names_them_all() {
    let verb = |text: &str| text.split(' ').next().map(str::to_owned);
    let rows = rows(section("### Steps"));
    let foretell = rows.iter().position(|row| row[0][0].starts_with("foretell")).expect("a row");
    let [answer, chance] = [&rows[..foretell], &rows[foretell..]]
        .map(|rows| rows.iter().flat_map(|row| row[0].iter().filter_map(|text| verb(text))).collect::<BTreeSet<_>>());

    let (mut wait_for_answer, mut wait_for_chance) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        for scene in eager_game(everything(), seed).scenes() {
            for action in scene.game.legal_actions() {
                let after = scene.game.after_listed(action);
                let pending = after.table().view(Seat::One).pending;
                let mut verbs = pending.iter().filter_map(|step| verb(&step.notation().to_string()));
                if after.settled().is_none() {
                    // The last of the list is the next to be done.
                    wait_for_chance.extend(verbs.next_back());
                } else {
                    wait_for_answer.extend(verbs);
                }
            }
        }
    }
    assert_eq!(wait_for_answer, answer);
    assert_eq!(wait_for_chance, chance);
}

#[test]
fn the_table_of_premonitions_has_them_in_order() {
    let words = rows(section("### Outcomes")).into_iter().map(|row| Outcome::from_notation(row[0][0]));
    assert!(words.eq(Premonition::ALL.map(|premonition| Ok(Outcome::Premonition(premonition)))));
}

#[test]
fn the_order_of_the_cards_is_the_one_that_the_seed_picks_from() {
    let letters: Vec<String> = Card::all().map(|card| card.notation().to_string()).collect();
    assert!(section("## Verification").contains(&format!("`{}`", letters.join(" "))));
}

#[test]
fn the_share_codes_of_the_table_are_right() {
    let section = section("## Share codes");
    let codes = section.lines().filter(|line| line.starts_with("| `ONI2-"));
    for line in codes.clone() {
        let cells: Vec<&str> = line.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        let share = ShareCode { setup: setup(cells[2]), seed: cells[3].parse().expect("a seed") };
        assert_eq!(share.to_string(), cells[1]);
    }
    assert_eq!(codes.count(), 5);
}

/// Counts the shuffles that are reported to a chance.
struct Counting(QuickChance, usize);

impl Chance for Counting {
    type Unknown = <QuickChance as Chance>::Unknown;
    const MAY_NOT_KNOW: bool = false;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Self::Unknown> {
        self.0.card(unseen)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Self::Unknown> {
        self.0.goal(left)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Self::Unknown> {
        self.0.premonition(pile)
    }

    fn shuffled(&mut self) {
        self.1 += 1;
    }
}

#[test]
fn every_shuffle_is_an_event() {
    let setups: Vec<Setup> = Setup::all().collect();
    for (&setup, seed) in setups.iter().cycle().zip(0..2000) {
        let mut chance = Counting(QuickChance::new(seed), 0);
        let mut events = Vec::new();
        let Ok(mut game) = Game::new(setup, &mut chance, &mut events);
        let mut player = QuickChance::new(seed);
        while game.decision().is_some() {
            let legal = game.legal_actions();
            let action = legal.get(player.below(legal.len())).expect("below the length");
            game.apply(action, &mut chance, &mut events).expect("a listed action is legal");
        }
        let shuffles = events.iter().filter(|event| matches!(event, Event::DeckShuffled | Event::LimboShuffled));
        assert_eq!(shuffles.count(), chance.1, "seed {seed}");
    }
}
