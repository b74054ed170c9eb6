//! Every word of the notation.

use std::collections::HashSet;

use onirim_core::*;
use onirim_record::{FromNotation, Notation, NotationError, Precise, Wanted};
use proptest::prelude::*;

use crate::games::{TO_THE_END, any_game, random_game};

const GROUPS: [Group; 2] = [Group::Personal, Group::Shared];

/// Every action that can be written down.
fn all_actions() -> Vec<Action> {
    use Action::*;
    let mut all = vec![
        TakeDoor,
        LeaveDoor,
        KeepHand,
        Look,
        SkipLook,
        KeepRest,
        Draw,
        RefuseDoor,
        RevealFive,
        DiscardHand,
        FalseDestruction,
        RevealSeven,
        SearchDeck,
    ];
    for card in Card::all() {
        all.extend([Pick { card }, DiscardSeen { card }, PlaceNext { card }, PayCard { card }, Raise { card }]);
        all.extend([DropKey { key: card }, Fetch { card }]);
        for from in GROUPS {
            all.extend([Play { card, from }, Discard { card, from }, PayKey { key: card, from }]);
        }
        all.extend(Card::all().map(|shared| Swap { personal: card, shared }));
    }
    for tower in Tower::all() {
        all.push(Raze { tower });
        for from in GROUPS {
            all.extend([End::Left, End::Right].map(|end| Build { tower, from, end }));
        }
    }
    for color in Color::ALL {
        all.extend(Seat::BOTH.map(|owner| ReturnDoor { owner, color }));
    }
    all.extend(Spell::ALL.map(|spell| Cast { spell }));
    for left in Slot::all() {
        all.push(ReopenGoal { slot: left });
        all.extend(Slot::all().map(|right| SwapGoals { left, right }));
    }
    for premonition in Premonition::ALL {
        all.extend([Suffer { premonition }, Dispel { premonition }]);
    }
    all
}

fn all_outcomes() -> Vec<Outcome> {
    let cards = Card::all().map(Outcome::Card);
    let goals = Color::ALL.into_iter().map(Outcome::Goal);
    cards.chain(goals).chain(Premonition::ALL.into_iter().map(Outcome::Premonition)).collect()
}

fn all_audiences() -> [Audience; 4] {
    [Audience::Nobody, Audience::Only(Seat::One), Audience::Only(Seat::Two), Audience::Everyone]
}

/// Every question, with some of each number.
fn all_questions() -> Vec<Question> {
    use Question::*;
    let mut all = vec![Draft, Turn, Swap, Prophecy, BeforeDraw, Nightmare, Ruin, Raise, SwapGoals, Premonitions];
    all.extend([HappyDream, Sift, Fetch, LookAhead { cards: 3 }, DropKey { left: 2 }]);
    all.extend([DeckEnd::Top, DeckEnd::Bottom].map(|end| Arrange { end }));
    all.extend(Color::ALL.iter().flat_map(|&color| [EarnedDoor { color }, DrawnDoor { color }, ReopenGoal { color }]));
    all.extend(Spell::ALL.iter().flat_map(|&spell| [0, 12, 255].map(|owed| Payment { spell, owed })));
    all.extend(Premonition::ALL.map(|premonition| LoseDoor { premonition }));
    all
}

/// Every step, with some of each number.
fn all_steps() -> Vec<Step> {
    use Step::*;
    let pair: PremonitionSet = [Premonition::RedPair, Premonition::AnyPair].into_iter().collect();
    let mut all = vec![SettleNightmare, SettleHappyDream, Draw, Reveal(4)];
    all.extend(all_questions().into_iter().map(Ask));
    all.extend(Card::all().map(FollowDiscard));
    for some in [PremonitionSet::EMPTY, pair, PremonitionSet::FULL] {
        all.extend([Heed(some), Foretell { left: 2, revealed: some }]);
    }
    all.extend(
        [Purpose::Prophecy, Purpose::LookAhead, Purpose::Raise, Purpose::Sift].map(|purpose| See { purpose, left: 5 }),
    );
    all.extend(Cause::ALL.map(DrawNewHand));
    all
}

/// Every event that can be written down.
fn all_events() -> Vec<Event> {
    use Event::*;
    let mut all = vec![DeckShuffled, LimboShuffled, NightmareToLimbo, Ended { ending: Ending::Victory }];
    all.extend(Cause::ALL.map(|cause| Ended { ending: Ending::Defeat(cause) }));
    for card in Card::all() {
        all.extend([Opened { card }, SetAside { card }, Revealed { card }, DiscardedFromDeck { card }]);
        all.extend([DreamDiscarded { card }, Paid { card }]);
    }
    for left in Slot::all() {
        all.extend([GoalFound { slot: left }, GoalReopened { slot: left }]);
        all.extend(Slot::all().map(|right| GoalsSwapped { left, right }));
        all.extend(Color::ALL.map(|color| GoalLaid { slot: left, color }));
    }
    for premonition in Premonition::ALL {
        all.extend([PremonitionRevealed { premonition }, PremonitionSuffered { premonition }]);
        all.push(PremonitionDispelled { premonition });
    }
    all.extend(Tower::all().map(|tower| Razed { tower }));
    all.extend(Color::ALL.map(|color| DoorToLimbo { color }));
    for seat in Seat::BOTH {
        all.extend([TurnBegan { seat }, NightmareDrawn { seat }, HappyDreamDrawn { seat }]);
        all.extend(Spell::ALL.map(|spell| SpellCast { seat, spell }));
        for color in Color::ALL {
            all.extend([DoorDrawn { seat, color }, DoorObtained { seat, color }, DoorLeft { seat, color }]);
            all.push(DoorReturned { owner: seat, color });
        }
        for card in Card::all() {
            all.extend([Picked { seat, card }, Swapped { seat, personal: card, shared: Card::key(Color::Red) }]);
            all.extend(GROUPS.map(|from| Played { seat, card, from }));
            all.extend(GROUPS.map(|from| Discarded { seat, card, from }));
        }
        for from in GROUPS {
            let ends = [End::Left, End::Right];
            all.extend(Tower::all().flat_map(|tower| ends.map(|end| Built { seat, tower, from, end })));
        }
        for audience in all_audiences() {
            for card in Card::all().map(Some).chain([None]) {
                all.push(Fetched { seat, card, audience });
                for end in [DeckEnd::Top, DeckEnd::Bottom] {
                    all.extend([Looked { seat, card, end, audience }, PutBack { seat, card, end, audience }]);
                }
                if card.is_none_or(Card::is_location) {
                    all.extend(GROUPS.map(|to| Drawn { seat, card, to, audience }));
                }
            }
        }
    }
    all
}

#[test]
fn cards_are_two_letters() {
    let letters: Vec<String> = Card::all().map(|card| card.notation().to_string()).collect();
    assert_eq!(
        letters.join(" "),
        "Rs Bs Gs Ns Rm Bm Gm Nm Rk Bk Gk Nk Rd Bd Gd Nd Ni Ha R3 B3 G3 N3 R4 B4 G4 N4 R5 B5 G5 N5"
    );
    for card in Card::all() {
        let letters = card.notation().to_string();
        for typed in [letters.to_lowercase(), letters.to_uppercase(), letters] {
            assert_eq!(Card::from_notation(&typed), Ok(card));
        }
    }
}

#[test]
fn every_action_is_read_as_it_is_written() {
    let mut seen = HashSet::new();
    for action in all_actions() {
        let text = action.notation().to_string();
        assert_eq!(Action::from_notation(&text), Ok(action), "{text}");
        assert_eq!(Action::from_notation(&format!("  {}\t", text.to_uppercase().replace(' ', "  "))), Ok(action));
        assert!(seen.insert(text.clone()), "{text} means two things");
    }
}

#[test]
fn the_word_personal_is_read() {
    assert_eq!(Action::from_notation("play Rs personal"), Action::from_notation("play Rs"));
    assert_ne!(Action::from_notation("play Rs shared"), Action::from_notation("play Rs"));
}

#[test]
fn every_outcome_is_read_as_it_is_written() {
    let mut seen = HashSet::new();
    for outcome in all_outcomes() {
        let text = outcome.notation().to_string();
        assert_eq!(Outcome::from_notation(&text), Ok(outcome));
        assert_eq!(Outcome::from_notation(&text.to_uppercase()), Ok(outcome));
        assert!(seen.insert(text.clone()), "{text} means two things");
    }
}

#[test]
fn single_things_are_read_as_they_are_written() {
    fn holds<T: FromNotation<Error = NotationError> + Notation + PartialEq + std::fmt::Debug>(thing: T) {
        assert_eq!(T::from_notation(&thing.notation().to_string()), Ok(thing));
    }
    Color::ALL.into_iter().for_each(holds);
    Premonition::ALL.into_iter().for_each(holds);
    Spell::ALL.into_iter().for_each(holds);
    Seat::BOTH.into_iter().for_each(holds);
    Tower::all().for_each(holds);
    Slot::all().for_each(holds);
    [End::Left, End::Right].into_iter().for_each(holds);
    [DeckEnd::Top, DeckEnd::Bottom].into_iter().for_each(holds);
    Cause::ALL.into_iter().for_each(holds);
    all_audiences().into_iter().for_each(holds);
    Card::all().map(Some).chain([None]).for_each(holds);
    all_questions().into_iter().for_each(holds);
    all_questions().into_iter().for_each(|question| holds(Decision { seat: Seat::Two, question }));
    all_steps().into_iter().for_each(holds);
    all_events().into_iter().map(Precise).for_each(holds);
}

#[test]
fn capital_letters_are_read() {
    let loud = |text: String| format!(" {}\t", text.to_uppercase().replace(' ', "  "));
    for event in all_events() {
        assert_eq!(Event::from_notation(&loud(Precise(event).notation().to_string())), Ok(event));
    }
    for step in all_steps() {
        assert_eq!(Step::from_notation(&loud(step.notation().to_string())), Ok(step));
    }
}

/// The short notation is read with the most likely audience, which is always right for a hidden card.
#[test]
fn a_short_event_is_read_with_the_likely_audience() {
    let read = |text: &str| Event::from_notation(text).expect("an event");
    let (seat, card) = (Seat::Two, Some(Card::key(Color::Red)));
    let audience = Audience::Everyone;
    assert_eq!(read("p2 sees Rk top"), Event::Looked { seat, card, end: DeckEnd::Top, audience });
    assert_eq!(read("p2 fetches Rk"), Event::Fetched { seat, card, audience });
    let audience = Audience::Only(seat);
    assert_eq!(read("p2 places ?? bottom"), Event::PutBack { seat, card: None, end: DeckEnd::Bottom, audience });
    assert_eq!(read("p2 draws ?? shared"), Event::Drawn { seat, card: None, to: Group::Shared, audience });
    assert_eq!(read("end defeat"), Event::Ended { ending: Ending::Defeat(Cause::Refill) });
}

#[test]
fn a_text_that_is_almost_an_event_is_refused() {
    for text in [
        "p1",
        "p3 begins",
        "p1 begins p1",
        "p1 draws",
        "p1 draws Rd shared",
        "p1 draws Ni for all",
        "p1 draws Rs for",
        "p1 draws Rs for us",
        "p1 draws Rs all",
        "p1 sees Rs",
        "p1 sees Rs top bottom",
        "plays Rs",
        "limbo Rs",
        "end",
        "end victory refill",
        "end defeat lately",
        "goal 0 red",
        "open ??",
    ] {
        assert!(Event::from_notation(text).is_err(), "{text}");
    }
    for text in ["ask", "ask p1 turn", "reveal 256", "reveal -1", "reveal 04", "heed red", "see top 3", "draw 1"] {
        assert!(Step::from_notation(text).is_err(), "{text}");
    }
}

#[test]
fn an_error_lists_the_actions_and_no_others() {
    let listed: HashSet<&str> = Wanted::Action.allowed().split_whitespace().skip(2).collect();
    let texts: Vec<String> = all_actions().iter().map(|action| action.notation().to_string()).collect();
    let verbs: HashSet<&str> = texts.iter().filter_map(|text| text.split_whitespace().next()).collect();
    assert_eq!(listed, verbs);
}

#[test]
fn an_error_lists_the_first_words_of_events_questions_and_steps() {
    let first = |texts: Vec<String>| -> HashSet<String> {
        texts
            .iter()
            .filter_map(|text| text.split(' ').find(|word| !["p1", "p2"].contains(word)).map(str::to_owned))
            .collect()
    };
    let listed = |wanted: Wanted| -> HashSet<String> {
        let before = |text: &'static str| text.split("; after").next().unwrap_or_default().split([' ', ';']);
        let words = before(wanted.allowed()).filter(|word| !["one", "of", "or", "p1", "p2", "and", ""].contains(word));
        words.map(str::to_owned).collect()
    };
    assert_eq!(listed(Wanted::Event), first(all_events().iter().map(|event| event.notation().to_string()).collect()));
    assert_eq!(listed(Wanted::Question), first(all_questions().iter().map(|one| one.notation().to_string()).collect()));
    assert_eq!(listed(Wanted::Step), first(all_steps().iter().map(|step| step.notation().to_string()).collect()));
}

#[test]
fn an_error_says_what_was_wrong_and_what_to_write() {
    let says = |text: &str, message: &str| {
        let error = Action::from_notation(text).expect_err("no action");
        assert_eq!(error.to_string(), message);
    };
    says("", &format!("an action is missing: write {}", Wanted::Action.allowed()));
    says("jump Rs", &format!("\"jump\" is not an action: write {}", Wanted::Action.allowed()));
    says("play", &format!("a card is missing: write {}", Wanted::Card.allowed()));
    says(
        "play Rx",
        "\"Rx\" is not a card: write a colour R B G N (N is brown) and s m k (Sun Moon Key), d (Door) or 3 4 5 (Tower), \
         such as Rs or Nk; or Ni (Nightmare) or Ha (Happy Dream)",
    );
    says("play Rs Gm", "\"Gm\" is one word too many: take it away");
    says("build Rs left", "\"Rs\" is not a Tower: write a colour R B G N (N is brown) and 3 4 5, such as R4");
    says("build R4 up", "\"up\" is not an end of the Tower row: write left or right");
    says("return R4 p1", "\"R4\" is not a Door: write a colour R B G N (N is brown) and d, such as Rd");
    says("return Rd", "a player is missing: write p1 or p2");
    says("reopen 9", "\"9\" is not a Goal: write a number from 1 (the leftmost Goal) to 8");
    says("cast curse", "\"curse\" is not a spell: write prophecy, planning or punishment");
    says(
        "suffer pair",
        "\"pair\" is not a Premonition: write one of red-pair any-pair green-pair five-doors blue-pair brown-pair all-colors \
         three-doors",
    );
}

#[test]
fn an_error_never_repeats_more_than_the_beginning_of_what_was_written() {
    let error = Action::from_notation(&"\u{1b}x".repeat(100_000)).expect_err("no action");
    let message = error.to_string();
    assert!(message.len() < 800, "{message}");
    assert!(!message.contains('\u{1b}'), "{message}");
}

#[test]
fn a_hidden_card_is_shown_as_question_marks() {
    let card = Some(Card::key(Color::Green));
    let event = Event::Drawn { seat: Seat::Two, card, to: Group::Personal, audience: Audience::Only(Seat::Two) };
    assert_eq!(event.seen_by(Seat::Two).notation().to_string(), "p2 draws Gk");
    assert_eq!(event.seen_by(Seat::One).notation().to_string(), "p2 draws ??");
}

#[test]
fn every_step_has_its_words() {
    use Step::*;
    let pair: PremonitionSet = [Premonition::RedPair, Premonition::AnyPair].into_iter().collect();
    let none = PremonitionSet::EMPTY;
    let says = |step: Step, words: &str| assert_eq!(step.notation().to_string(), words);
    says(Ask(Question::Turn), "ask turn");
    says(Ask(Question::DrawnDoor { color: Color::Brown }), "ask drawn-door brown");
    says(FollowDiscard(Card::key(Color::Red)), "follow-discard Rk");
    says(SettleNightmare, "settle-nightmare");
    says(SettleHappyDream, "settle-happy-dream");
    says(Heed(pair), "heed red-pair any-pair");
    says(Heed(none), "heed");
    says(Foretell { left: 2, revealed: none }, "foretell 2");
    says(Foretell { left: 1, revealed: pair }, "foretell 1 red-pair any-pair");
    says(Draw, "draw");
    says(See { purpose: Purpose::Prophecy, left: 5 }, "see prophecy 5");
    says(See { purpose: Purpose::LookAhead, left: 3 }, "see look-ahead 3");
    says(See { purpose: Purpose::Raise, left: 1 }, "see raise 1");
    says(See { purpose: Purpose::Sift, left: 7 }, "see sift 7");
    says(Reveal(4), "reveal 4");
    says(DrawNewHand(Cause::Refill), "new-hand refill");
    says(DrawNewHand(Cause::Nightmare), "new-hand nightmare");
    says(DrawNewHand(Cause::Premonition), "new-hand premonition");
}

#[test]
fn a_defeat_is_one_word_and_its_cause_another() {
    for cause in Cause::ALL {
        assert_eq!(Ending::Defeat(cause).notation().to_string(), "defeat");
    }
    assert_eq!(Cause::ALL.map(|cause| cause.notation().to_string()), ["refill", "nightmare", "premonition"]);
}

#[test]
fn a_request_lists_what_may_come() {
    let cards: Cards = [Card::NIGHTMARE, Card::NIGHTMARE, Card::door(Color::Red)].into_iter().collect();
    let request = Request::Card(cards);
    assert_eq!(request.notation().to_string(), "card Rd Ni");
    assert!(request.outcomes().eq([Outcome::Card(Card::door(Color::Red)), Outcome::Card(Card::NIGHTMARE)]));
    assert_eq!(Request::Goal([0, 2, 1, 0]).notation().to_string(), "goal blue green");
    let pile = [Premonition::AllColors].into_iter().collect();
    assert_eq!(Request::Premonition(pile).notation().to_string(), "premonition all-colors");
}

#[test]
fn the_events_of_a_game_are_read_as_they_are_written() {
    for (setup, seed) in Setup::all().zip(0..) {
        for scene in random_game(setup, seed, TO_THE_END).scenes() {
            for event in scene.events {
                for seen in [event, event.seen_by(Seat::One), event.seen_by(Seat::Two)] {
                    assert_eq!(Event::from_notation(&Precise(seen).notation().to_string()), Ok(seen));
                    let short = seen.notation().to_string();
                    let read = Event::from_notation(&short).expect("the short notation is read too");
                    assert_eq!(read.notation().to_string(), short);
                    if let Event::Drawn { card: None, .. } | Event::Looked { card: None, .. } = seen {
                        assert_eq!(read, seen, "a hidden card needs no audience");
                    }
                }
            }
            if let Some(decision) = scene.game.decision() {
                assert_eq!(Decision::from_notation(&decision.notation().to_string()), Ok(decision));
            }
            for action in scene.game.legal_actions() {
                for step in scene.game.after_listed(action).table().view(Seat::One).pending.iter() {
                    assert_eq!(Step::from_notation(&step.notation().to_string()), Ok(*step));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn questions_and_events_are_one_line(playthrough in any_game()) {
        for scene in playthrough.scenes() {
            for event in scene.events {
                let line = event.notation().to_string();
                prop_assert!(line.is_ascii() && line.len() <= 40 && !line.contains('\n'), "{line}");
                prop_assert!(line.starts_with(|first: char| first.is_ascii_lowercase()), "{line}");
            }
            if let Some(decision) = scene.game.decision() {
                let line = decision.notation().to_string();
                prop_assert!(line.starts_with(['p']) && line.split_whitespace().count() <= 4, "{line}");
            }
        }
    }

    #[test]
    fn any_text_is_read_without_a_panic(
        text in ".{0,60}",
        words in "[a-zA-Z0-9?> -]{0,40}",
        likely in "((p1|draws|sees|end|Rs|[?]{2}|top|for|all|ask|payment|prophecy|heed|red-pair|[0-9]{1,4}) ){0,6}",
    ) {
        for text in [text, words, likely] {
            let _ = (Event::from_notation(&text), Decision::from_notation(&text), Step::from_notation(&text));
            let _ = (Card::from_notation(&text), Action::from_notation(&text), Outcome::from_notation(&text));
            let _ = (Setup::from_notation(&text), Slot::from_notation(&text), Tower::from_notation(&text));
        }
    }
}
