//! A story: given this table, when this is chosen, then this follows.

use std::collections::BTreeSet;

use onirim_core::{
    Action, Cards, Color, Event, Game, IllegalAction, Outcome, Premonition, QuickChance, Refusal, Script, Seat, Setup,
    Symbol, View,
};
use onirim_record::Notation;

use crate::table::{compare, read};

/// A game and what happened last in it. After every choice it counts the cards: none may be lost (X4).
#[derive(Clone, Debug)]
pub(crate) struct Story {
    game: Game,
    events: Vec<Event>,
}

/// Why a choice is refused.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Why {
    GameOver,
    NotAsked,
    NotThere,
    GoldenRule(Symbol),
    TouchingEdges,
    CannotCast,
}

/// A new game, with the cards that come up: `solo -> Rs Gm Bd Rk Ns Bm`.
#[track_caller]
pub(crate) fn dealt(text: &str) -> Story {
    let (setup, outcomes) = split(text);
    let setup: Setup = read(setup);
    let mut script = Script::new(&outcomes);
    let mut events = Vec::new();
    match Game::new(setup, &mut script, &mut events) {
        Ok(game) => {
            assert!(script.rest().is_empty(), "`{text}`: not asked for {:?}", script.rest());
            Story { game, events }.counted()
        }
        Err(unknown) => panic!("`{text}`: {unknown}"),
    }
}

/// What stands before an arrow, and the outcomes after it.
#[track_caller]
pub(crate) fn split(text: &str) -> (&str, Vec<Outcome>) {
    let (choice, outcomes) = text.split_once("->").unwrap_or((text, ""));
    (choice.trim(), outcomes.split_whitespace().map(read).collect())
}

impl Story {
    pub(crate) fn of(game: Game) -> Story {
        Story { game, events: Vec::new() }.counted()
    }

    /// A game with choices at random from its first question to its end; `look` sees it before each choice and when
    /// it is over.
    pub(crate) fn random(setup: &str, seed: u64, mut look: impl FnMut(&Game)) {
        let mut chance = QuickChance::new(seed);
        let Ok(game) = Game::new(read(setup), &mut chance, &mut ());
        let mut story = Story::of(game);
        look(&story.game);
        while !story.game.legal_actions().is_empty() {
            let actions = story.game.legal_actions();
            let action = actions.get(chance.below(actions.len())).expect("a number below the length");
            story.game.apply(action, &mut chance, &mut ()).expect("listed actions are legal");
            story = story.counted();
            look(&story.game);
        }
    }

    /// An action is chosen, and these cards come up: `discard Nm -> Gd Rs`. Chance must be asked for exactly these.
    #[track_caller]
    pub(crate) fn when(mut self, choice: &str) -> Story {
        let (action, outcomes) = split(choice);
        let action: Action = read(action);
        let mut script = Script::new(&outcomes);
        self.events.clear();
        assert!(self.game.legal_actions().contains(action), "`{choice}` is not listed: {}", self.listed());
        match self.game.apply(action, &mut script, &mut self.events) {
            Ok(()) => assert!(script.rest().is_empty(), "`{choice}`: not asked for {:?}", script.rest()),
            Err(refusal) => panic!("`{choice}`: {refusal}"),
        }
        self.counted()
    }

    /// Several choices, one after the other: `drop Ni; next Rs`.
    #[track_caller]
    pub(crate) fn when_each(self, choices: &str) -> Story {
        choices.split(';').fold(self, |story, choice| story.when(choice))
    }

    /// Just this happened on the last choice.
    #[track_caller]
    pub(crate) fn then(self, events: &str) -> Story {
        assert_eq!(self.told(None), items(events), "what happened, what should have");
        self
    }

    /// The seat saw exactly these events.
    #[track_caller]
    pub(crate) fn seen_by(self, seat: Seat, events: &str) -> Story {
        assert_eq!(self.told(Some(seat)), items(events), "what {seat:?} saw, should have seen");
        self
    }

    /// This is asked: `nightmare`, or with the player who is asked, `p2 nightmare`.
    #[track_caller]
    pub(crate) fn asks(self, question: &str) -> Story {
        let decision = self.game.decision().expect("the game goes on");
        let asked = decision.notation().to_string();
        assert!(asked == question || decision.question.notation().to_string() == question, "asked: {asked}");
        self
    }

    /// These are all answers.
    #[track_caller]
    pub(crate) fn answers(self, actions: &str) -> Story {
        let listed: Vec<String> =
            self.game.legal_actions().iter().map(|action| action.notation().to_string()).collect();
        let distinct: BTreeSet<&str> = listed.iter().map(String::as_str).collect();
        assert_eq!(distinct.len(), listed.len(), "an answer is listed twice: {listed:?}");
        assert_eq!(distinct, items(actions).iter().map(String::as_str).collect(), "answers: are, should be");
        self
    }

    /// These are among the answers.
    #[track_caller]
    pub(crate) fn offers(self, actions: &str) -> Story {
        for action in items(actions) {
            assert!(self.game.legal_actions().contains(read(&action)), "no `{action}` in {}", self.listed());
        }
        self
    }

    /// The choice is refused for this reason, and nothing has changed.
    #[track_caller]
    pub(crate) fn refuses(mut self, choice: &str, why: Why) -> Story {
        let action: Action = read(choice);
        let before = self.game;
        let expected = self.reason(action, why);
        let mut events = Vec::new();
        let refusal = self.game.apply(action, &mut Script::new(&[]), &mut events).expect_err(choice);
        assert_eq!(refusal, Refusal::Illegal(expected), "`{choice}`");
        assert!(!self.game.legal_actions().contains(action), "`{choice}` is listed all the same");
        assert!(self.game == before && events.is_empty(), "`{choice}` changed something");
        self
    }

    /// All this is on the table now, in the words of [`given`](crate::table::given).
    #[track_caller]
    pub(crate) fn shows(self, table: &str) -> Story {
        compare(&self.game, table);
        self
    }

    /// The deck has so many cards.
    #[track_caller]
    pub(crate) fn deck_has(self, count: usize) -> Story {
        assert_eq!(self.game.deck_len(), count, "cards in the deck");
        self
    }

    /// The seat knows this of the top of the deck; `??` is a card that only the partner knows.
    #[track_caller]
    pub(crate) fn top_for(self, seat: Seat, cards: &str) -> Story {
        let known: Vec<String> = self.view(seat).top.iter().map(|card| card.notation().to_string()).collect();
        assert_eq!(known.join(" "), cards, "the top of the deck for {seat:?}");
        self
    }

    /// The game is over.
    #[track_caller]
    pub(crate) fn ends(self, ending: &str) -> Story {
        let ended = self.game.ending().map(|ending| ending.notation().to_string());
        assert_eq!(ended.as_deref(), Some(ending));
        assert_eq!(self.game.decision(), None);
        assert!(self.game.legal_actions().is_empty());
        self
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(seat)
    }

    fn told(&self, listener: Option<Seat>) -> Vec<String> {
        let seen = |event: &Event| listener.map_or(*event, |seat| event.seen_by(seat)).notation().to_string();
        self.events.iter().map(seen).collect()
    }

    fn listed(&self) -> String {
        self.game.legal_actions().iter().map(|action| action.notation().to_string()).collect::<Vec<_>>().join(", ")
    }

    fn reason(&self, action: Action, why: Why) -> IllegalAction {
        let question = self.game.decision().map(|decision| decision.question);
        match (why, question) {
            (Why::NotAsked, Some(question)) => IllegalAction::NotAsked { action, question },
            (Why::NotAsked | Why::GameOver, _) => IllegalAction::GameOver,
            (Why::NotThere, _) => IllegalAction::NotThere { action },
            (Why::GoldenRule(last), _) => IllegalAction::GoldenRule { last },
            (Why::TouchingEdges, _) => IllegalAction::TouchingEdges,
            (Why::CannotCast, _) => IllegalAction::CannotCast,
        }
    }

    #[track_caller]
    fn counted(self) -> Story {
        assert_eq!(
            self.game.every_card().collect::<Cards>(),
            self.game.setup().deck(),
            "a card is lost, or is in two places (X4)"
        );
        if let Some(omens) = self.game.omens() {
            let mut places: Vec<_> =
                omens.face_up.iter().chain(omens.pile.iter()).chain(omens.removed.iter()).collect();
            places.sort();
            assert_eq!(places, Premonition::ALL, "a Premonition is lost, or is in two places (X4)");
        }
        if let Some(goals) = self.game.goals() {
            let of = |color| goals.row().iter().filter(|goal| goal.color == color).count();
            let doors = Color::ALL.map(|color| self.game.setup().doors(color));
            assert_eq!(Color::ALL.map(of), doors, "a Goal is lost (X4)");
        }
        self
    }
}

/// The parts of a list with commas.
fn items(list: &str) -> Vec<String> {
    list.split(',')
        .map(|item| item.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|item| !item.is_empty())
        .collect()
}
