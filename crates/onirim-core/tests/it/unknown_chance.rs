//! Chance that does not know: the game waits as it was, and the choice can be tried again.

use onirim_core::{Action, Event, Game, Outcome, Refusal, Request, Script, ScriptError, Setup};

use crate::story::{Story, split};
use crate::table::{cards, given, read};

/// Tries a choice with the outcomes that are known so far; it must be refused for want of more, and leave no trace.
#[track_caller]
fn does_not_know(story: &Story, choice: &str) -> ScriptError {
    let (action, outcomes) = split(choice);
    let action: Action = read(action);
    let mut game = *story.game();
    let mut events = vec![Event::DeckShuffled];
    let error = match game.apply(action, &mut Script::new(&outcomes), &mut events) {
        Err(Refusal::Unknown(error)) => error,
        Err(Refusal::Illegal(illegal)) => panic!("{illegal}"),
        Ok(()) => panic!("chance does not know"),
    };
    assert!(game == *story.game(), "the game has changed");

    assert_eq!(game.apply_listed(action, &mut Script::new(&outcomes), &mut events), Err(error));
    assert!(game == *story.game(), "the game has changed");
    assert_eq!(events, [Event::DeckShuffled], "what was told must be taken back, and nothing else");
    error
}

/// B11: the card to draw is not known; told it, the same choice is carried out.
#[test]
fn a_choice_is_tried_again_when_the_card_is_known() {
    let story = given("solo | hand Rs Rm Bs Gs Ns");
    let missing = does_not_know(&story, "play Rs");
    assert_eq!(missing, ScriptError::Missing(Request::Card(story.game().deck())));
    story.when("play Rs -> Gm").then("p1 plays Rs, p1 draws Gm, p1 begins");
}

/// B14-IV: it may happen in the middle of a new hand; one card more each time, until it is enough.
#[test]
fn a_new_hand_is_tried_card_by_card() {
    let story = given("solo | hand Rs Rm Bs Gs Ns | top Ni").when("play Rs");
    for known in ["", "Gm", "Gm Rd", "Gm Rd Bm Nm Nk"] {
        let error = does_not_know(&story, &format!("discard-hand -> {known}"));
        assert!(matches!(error, ScriptError::Missing(Request::Card(_))), "{error}");
    }
    story.when("discard-hand -> Gm Rd Bm Nm Nk Ns").asks("turn").shows("hand Gm Bm Nm Nk Ns");
}

/// B8: in the middle of a look.
#[test]
fn a_prophecy_is_tried_again() {
    let story = given("solo | hand Rk Rm Bs Gs Ns | top Ni Gd");
    let error = does_not_know(&story, "discard Rk -> Gm");
    let mut unseen = story.game().deck();
    for card in cards("Ni Gd Gm") {
        assert!(unseen.remove(card));
    }
    assert_eq!(error, ScriptError::Missing(Request::Card(unseen)), "known cards are not asked for");
    story.when("discard Rk -> Gm Bs Ns").asks("prophecy");
}

/// P6: a Premonition that is to be revealed.
#[test]
fn a_premonition_is_asked_for() {
    let story = given("solo premonitions | hand Bk Gs Gm Bs Ns | doors Rd Rd Gd Nd | face-up five-doors | top Bd")
        .when("play Gs");
    let error = does_not_know(&story, "pay Bk -> blue-pair");
    let pile = ["red-pair", "any-pair", "green-pair", "brown-pair", "all-colors", "three-doors"];
    assert_eq!(error, ScriptError::Missing(Request::Premonition(pile.into_iter().map(read).collect())));
}

/// B1: a card that is not in the deck cannot come up, nor can a Goal when a card is asked for.
#[test]
fn an_impossible_outcome_is_refused() {
    let story = given("solo | hand Rs Rm Bs Gs Ns | deck Gm");
    let request = Request::Card(story.game().deck());
    let impossible = |outcome: &str| ScriptError::Impossible { outcome: read::<Outcome>(outcome), request };
    assert_eq!(does_not_know(&story, "play Rs -> Gs"), impossible("Gs"));
    assert_eq!(does_not_know(&story, "play Rs -> red"), impossible("red"));
    assert_eq!(does_not_know(&story, "play Rs -> red-pair"), impossible("red-pair"));
}

/// B2: a deal that does not know its last card takes back all that it told.
#[test]
fn a_deal_that_is_not_known_tells_nothing() {
    let (_, outcomes) = split("-> Rs Gd Rm Rk Bs");
    let mut events = Vec::new();
    let dealt = Game::new(Setup::SOLO, &mut Script::new(&outcomes), &mut events);
    assert!(matches!(dealt, Err(ScriptError::Missing(Request::Card(_)))));
    assert_eq!(events, []);
}

/// An action that is against the rules is refused before chance is asked.
#[test]
fn the_rules_come_before_chance() {
    let story = given("solo | hand Rs Rm Bs Gs Ns | row Bs");
    let mut game = *story.game();
    let refusal = game.apply(read("play Rs"), &mut Script::new(&[]), &mut ());
    assert!(matches!(refusal, Err(Refusal::Illegal(_))));
}

/// A script tells how much of it was used.
#[test]
fn a_script_counts_what_was_used() {
    let mut game = *given("solo | hand Rs Rm Bs Gs Ns").game();
    let (_, outcomes) = split("-> Gm Ns");
    let mut script = Script::new(&outcomes);
    game.apply(read("play Rs"), &mut script, &mut ()).expect("one card is enough");
    assert_eq!(script.used(), 1);
    assert_eq!(script.rest(), &outcomes[1..]);
}
