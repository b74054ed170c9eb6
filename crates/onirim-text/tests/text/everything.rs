//! Everything in the game has a text in both languages.

use onirim_core::{
    Card, Cause, Color, Communication, Ending, Game, Kind, Nth, Occasion, Outcome, Premonition, QuickChance, Request,
    ScriptError, Seat, Setup, Spell, Symbol, Tower,
};
use onirim_text::{Perspective, Subject, Warning, warning};

use crate::samples::{
    asked, assert_whole, every_action, every_chore, every_event, every_occasion, every_purpose, every_question,
    every_refusal, texts, view,
};

const PERSPECTIVES: [Perspective; 3] =
    [Perspective::Player(Seat::One), Perspective::Player(Seat::Two), Perspective::Table];

fn fullest() -> Setup {
    Setup::all().last().expect("there are set-ups")
}

#[test]
fn every_card_has_a_name_of_its_own() {
    for text in texts() {
        let mut names: Vec<String> = Card::all().map(|card| text.card(card)).collect();
        names.iter().for_each(|name| assert_whole(name));
        Card::all().for_each(|card| assert_whole(&text.a_card(Some(card))));
        let all = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}

#[test]
fn every_colour_symbol_and_tower_has_a_name() {
    for text in texts() {
        for color in Color::ALL {
            assert_whole(&text.color(color));
            assert_whole(&text.place(color));
        }
        Symbol::ALL.into_iter().for_each(|symbol| assert_whole(&text.symbol(symbol)));
        for tower in Tower::all() {
            assert_whole(&text.tower(tower));
            assert_whole(&text.tower_edges(tower));
        }
    }
}

#[test]
fn every_spell_and_premonition_says_what_it_does() {
    for text in texts() {
        for spell in Spell::ALL {
            assert_whole(&text.spell(spell).name);
            assert_whole(&text.spell(spell).effect);
        }
        for premonition in Premonition::ALL {
            let printed = text.premonition(premonition);
            [printed.name, printed.condition, printed.penalty, printed.rule].iter().for_each(|part| assert_whole(part));
        }
    }
}

#[test]
fn every_setup_has_a_title_of_its_own() {
    for text in texts() {
        let mut titles: Vec<String> = Setup::all().map(|setup| text.setup(&setup)).collect();
        titles.iter().for_each(|title| assert_whole(title));
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), Setup::all().count());
    }
}

#[test]
fn every_question_is_a_sentence_and_has_rules_behind_it() {
    for text in texts() {
        for question in every_question() {
            let sentence = text.question(&asked(question, fullest())).expect("something is asked");
            assert_whole(&sentence);
            assert!(sentence.ends_with(['?', '.']), "{sentence}");
            assert_whole(&text.rule(Subject::behind(question)).text);
        }
    }
}

/// Also for actions that do not fit the question: a text never fails.
#[test]
fn every_action_is_a_choice_at_every_question() {
    for text in texts() {
        for setup in [Setup::SOLO, fullest()] {
            for question in every_question() {
                let view = asked(question, setup);
                for action in every_action() {
                    assert_whole(&text.choice(action, &view).line);
                    if let Some(warned) = warning(action, &view) {
                        assert_whole(&text.warning(warned));
                    }
                }
            }
        }
    }
}

#[test]
fn every_event_is_a_sentence_for_every_reader() {
    for text in texts() {
        for event in every_event() {
            for perspective in PERSPECTIVES {
                let sentence = text.event(&event, perspective);
                assert_whole(&sentence);
                assert!(sentence.ends_with(['.', '!']), "{sentence}");
                assert_eq!(text.story(&[event], perspective), [sentence]);
            }
        }
    }
}

#[test]
fn every_refusal_warning_and_ending_has_words() {
    for text in texts() {
        every_refusal().iter().for_each(|refusal| assert_whole(&text.illegal(refusal)));
        let (color, next) = (Color::Red, Color::Green);
        let warnings = [
            Warning::DoorThrownAway { color },
            Warning::SecondDoor { color },
            Warning::GoalOrder { color, next },
            Warning::NoLongerWinnable,
        ];
        warnings.into_iter().for_each(|warned| assert_whole(&text.warning(warned)));
        for setup in [Setup::SOLO, Setup::duo(Communication::Talk)] {
            for ending in [Ending::Victory, Ending::Defeat(Cause::Refill)] {
                let mut view = view(setup);
                assert_eq!(text.ending(&view), None);
                view.ending = Some(ending);
                assert_whole(&text.ending(&view).expect("the game is over"));
            }
        }
    }
}

#[test]
fn what_chance_is_asked_can_be_asked_of_people() {
    for text in texts() {
        let requests = [
            Request::Card(Setup::SOLO.deck()),
            Request::Goal([2; 4]),
            Request::Premonition(Premonition::ALL.into_iter().collect()),
        ];
        let outcomes =
            [Outcome::Card(Card::NIGHTMARE), Outcome::Goal(Color::Red), Outcome::Premonition(Premonition::AnyPair)];
        for (request, outcome) in requests.into_iter().zip(outcomes) {
            assert_whole(&text.request(&request));
            assert_whole(&text.script_error(&ScriptError::Missing(request)));
            assert_whole(&text.script_error(&ScriptError::Impossible { outcome, request }));
        }
    }
}

#[test]
fn every_card_that_is_wanted_has_a_reason_in_words() {
    let looks = every_purpose().into_iter().map(|purpose| Occasion::Look { purpose, which: Nth { number: 1, of: 5 } });
    let occasions: Vec<Occasion> = every_occasion().into_iter().chain(looks).collect();
    for text in texts() {
        for (occasion, perspective) in
            occasions.iter().flat_map(|one| PERSPECTIVES.map(|perspective| (*one, perspective)))
        {
            let (sentence, label) = (text.occasion(occasion, perspective), text.occasion_label(occasion, perspective));
            assert_whole(&sentence);
            assert_whole(&label);
            assert!(sentence.ends_with('?'), "it is a question: {sentence}");
        }
    }
}

#[test]
fn everything_that_hands_do_is_a_sentence() {
    for text in texts() {
        for chore in every_chore() {
            for perspective in PERSPECTIVES {
                let sentence = text.chore(&chore, perspective);
                assert_whole(&sentence);
                assert!(sentence.ends_with('.'), "it is a sentence: {sentence}");
            }
        }
    }
}

#[test]
fn every_subject_of_the_rules_is_explained_with_an_example() {
    for text in texts() {
        for subject in Subject::ALL {
            let rule = text.rule(subject);
            [&rule.title, &rule.text, &rule.example].into_iter().for_each(|part| assert_whole(part));
            assert_whole(&text.example(&rule));
            assert!(text.look_up(&rule.title).contains(&subject));
        }
        assert_eq!(text.look_up("  "), []);
    }
}

#[test]
fn a_game_shows_the_subjects_that_it_needs() {
    assert_eq!(Subject::of_setup(&Setup::SOLO).count(), 7);
    assert!(Subject::of_setup(&fullest()).eq(Subject::ALL));
}

/// Random games of all set-ups, with all of their texts.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes half a minute over it")]
fn games_of_every_setup_can_be_told_from_beginning_to_end() {
    let texts = texts();
    for (number, setup) in Setup::all().enumerate() {
        let mut chance = QuickChance::new(number as u64);
        let mut events = Vec::new();
        let Ok(mut game) = Game::new(setup, &mut chance, &mut events);
        while let Some(decision) = game.decision() {
            let view = game.view(decision.seat);
            let actions = game.legal_actions();
            for text in &texts {
                assert_whole(&text.question(&view).expect("something is asked"));
                actions.iter().for_each(|action| assert_whole(&text.choice(action, &view).line));
            }
            let action = actions.get(chance.below(actions.len())).expect("some action is legal");
            game.apply(action, &mut chance, &mut events).expect("listed actions are legal");
        }
        for text in &texts {
            for perspective in PERSPECTIVES {
                text.story(&events, perspective).iter().for_each(|sentence| assert_whole(sentence));
            }
            assert_whole(&text.ending(&game.view(Seat::One)).expect("the game is over"));
            assert_whole(&text.heap(game.discard_pile()));
        }
    }
}

#[test]
fn a_tower_has_its_colour_and_number_in_its_name() {
    for text in texts() {
        for tower in Tower::all() {
            let name = text.card(Card::tower(tower));
            assert!(name.contains(&tower.storeys().number().to_string()), "{name}");
            assert!(matches!(Card::tower(tower).kind(), Kind::Tower(one) if one == tower));
        }
    }
}
