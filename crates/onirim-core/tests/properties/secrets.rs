//! Two games that differ only in what a seat may not know look the same from that seat.
//!
//! A game is played with its outcomes of chance written down. Then one hidden card is exchanged for another of the deck, and the same
//! actions are played again, with the exchanged card named where its owner names it. The other seat must not see a difference.

use std::cell::RefCell;

use onirim_core::{
    Action, Audience, Card, Cards, Chance, Color, Communication, Event, Game, Group, Outcome, Players, Premonition,
    PremonitionSet, Question, QuickChance, Script, Seat, Setup, View, Witness,
};

use crate::walk::{Taste, choose};

/// What chance said, and which of it only one seat has seen.
#[derive(Default)]
struct Log {
    outcomes: Vec<Outcome>,
    /// The number of an outcome that has not been told as an event yet.
    fresh: Option<usize>,
    secrets: Vec<Secret>,
    /// How many actions had been taken before what happens now.
    actions: usize,
    /// The actions that let a player see the deck: all of it, its red Chambers, or its top (R11).
    revelations: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
struct Secret {
    outcome: usize,
    keeper: Seat,
    card: Card,
    held: Held,
    /// The action that brought it about.
    action: usize,
}

/// Where a secret card is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Held {
    InHand,
    InDeck,
}

struct Writer<'a> {
    dice: &'a mut QuickChance,
    log: &'a RefCell<Log>,
}

impl Writer<'_> {
    fn note(&self, outcome: Outcome) {
        let mut log = self.log.borrow_mut();
        log.fresh = Some(log.outcomes.len());
        log.outcomes.push(outcome);
    }
}

impl Chance for Writer<'_> {
    type Unknown = std::convert::Infallible;
    const MAY_NOT_KNOW: bool = false;

    fn card(&mut self, unseen: &Cards) -> Result<Card, Self::Unknown> {
        let card = self.dice.card(unseen)?;
        self.note(Outcome::Card(card));
        Ok(card)
    }

    fn goal(&mut self, left: [u8; 4]) -> Result<Color, Self::Unknown> {
        let color = self.dice.goal(left)?;
        self.note(Outcome::Goal(color));
        Ok(color)
    }

    fn premonition(&mut self, pile: PremonitionSet) -> Result<Premonition, Self::Unknown> {
        let premonition = self.dice.premonition(pile)?;
        self.note(Outcome::Premonition(premonition));
        Ok(premonition)
    }
}

struct Listener<'a>(&'a RefCell<Log>);

impl Witness for Listener<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are no secrets")]
    fn see(&mut self, event: Event) {
        let mut log = self.0.borrow_mut();
        let action = log.actions;
        let mut keep = |keeper, card, held| {
            if let Some(outcome) = log.fresh.take() {
                log.secrets.push(Secret { outcome, keeper, card, held, action });
            }
        };
        match event {
            Event::Drawn { card: Some(card), audience: Audience::Only(keeper), .. } => keep(keeper, card, Held::InHand),
            Event::Looked { card: Some(card), audience: Audience::Only(keeper), .. } => {
                keep(keeper, card, Held::InDeck);
            }
            Event::PremonitionSuffered { premonition: Premonition::RedPair | Premonition::BluePair } => {
                log.revelations.push(action);
            }
            _ => log.fresh = None,
        }
    }

    fn retract(&mut self, _: usize) {}
}

/// What a seat has been told and sees at the end.
type Experience = (Vec<Event>, Vec<View>);

/// Plays these actions with these outcomes; `None` if that is not possible. Also says how the game stands.
fn replay(setup: Setup, actions: &[Action], outcomes: &[Outcome], seat: Seat) -> Option<(Experience, Game)> {
    let mut script = Script::new(outcomes);
    let mut events = Vec::new();
    let mut game = Game::new(setup, &mut script, &mut events).ok()?;
    let mut views = vec![game.view(seat)];
    for &action in actions {
        game.apply(action, &mut script, &mut events).ok()?;
        views.push(game.view(seat));
    }
    let seen = events.into_iter().map(|event| event.seen_by(seat)).collect();
    Some(((seen, views), game))
}

/// The same actions, with the keeper's arrangement naming the other card.
#[expect(clippy::wildcard_enum_match_arm, reason = "only an arrangement names hidden cards")]
fn renamed(setup: Setup, actions: &[Action], outcomes: &[Outcome], secret: Secret, other: Card) -> Option<Vec<Action>> {
    let mut script = Script::new(outcomes);
    let mut game = Game::new(setup, &mut script, &mut ()).ok()?;
    let mut renamed = Vec::new();
    for &action in actions {
        let mine = game.decision().is_some_and(|asked| asked.seat == secret.keeper);
        let legal = game.legal_actions();
        let swapped = match action {
            Action::PlaceNext { card } if card == secret.card => Action::PlaceNext { card: other },
            Action::Raise { card } if card == secret.card => Action::Raise { card: other },
            _ => action,
        };
        let action = if mine && !legal.contains(action) { swapped } else { action };
        game.apply(action, &mut script, &mut ()).ok()?;
        renamed.push(action);
    }
    Some(renamed)
}

/// Plays one game for a while and exchanges every secret that it has; says how many exchanges were possible.
fn exchange_secrets(setup: Setup, seed: u64, steps: usize) -> usize {
    let log = RefCell::new(Log::default());
    let mut dice = QuickChance::new(seed);
    let mut choices = QuickChance::new(!seed);
    let Ok(mut game) = Game::new(setup, &mut Writer { dice: &mut dice, log: &log }, &mut Listener(&log));
    let (mut actions, mut deciders) = (Vec::new(), Vec::new());
    while actions.len() < steps {
        let Some(action) = choose(&game, Taste::Uniform, &mut choices) else { break };
        deciders.extend(game.decision().map(|asked| asked.seat));
        log.borrow_mut().actions = actions.len();
        if matches!(action, Action::SearchDeck | Action::RevealSeven) {
            log.borrow_mut().revelations.push(actions.len());
        }
        game.apply(action, &mut Writer { dice: &mut dice, log: &log }, &mut Listener(&log))
            .expect("a listed action is legal");
        actions.push(action);
    }
    let log = log.into_inner();
    log.secrets.iter().map(|&secret| exchange(setup, &log, secret, &actions, &deciders)).sum()
}

/// How many actions long a card stays a secret for sure: one at the top of the deck until the partner acts, who may draw or look at it; one in
/// a hand until the deck is searched.
fn lasts(log: &Log, secret: Secret, deciders: &[Seat]) -> usize {
    let revealed = log.revelations.iter().copied().find(|&action| action >= secret.action).unwrap_or(deciders.len());
    match secret.held {
        Held::InDeck => (secret.action..revealed).find(|&action| deciders[action] != secret.keeper).unwrap_or(revealed),
        Held::InHand => revealed,
    }
}

/// Exchanges one secret for every other card that it could be.
fn exchange(setup: Setup, log: &Log, secret: Secret, actions: &[Action], deciders: &[Seat]) -> usize {
    let viewer = secret.keeper.partner();
    let mut exchanged = 0;
    let could_be = |other: &Card| *other != secret.card && (secret.held == Held::InDeck || other.is_location());
    for other in setup.deck().prints().filter(could_be) {
        // A Door or a Dream shows itself when it is drawn; it is a secret only while it is looked at.
        let hidden_in_hand = secret.card.is_location() && other.is_location();
        let end = if hidden_in_hand { lasts(log, secret, deciders) } else { secret.action + 1 };
        let actions = &actions[..end];
        let Some((here, game)) = replay(setup, actions, &log.outcomes, viewer) else { panic!("a game replays") };
        let mut outcomes = log.outcomes.clone();
        outcomes[secret.outcome] = Outcome::Card(other);
        let Some(actions_there) = renamed(setup, actions, &outcomes, secret, other) else { continue };
        let Some((there, other_game)) = replay(setup, &actions_there, &outcomes, viewer) else { continue };
        // A card that has come into the open since is no secret any more.
        if still_hidden(&game, &other_game, viewer) {
            assert!(here == there, "{setup:?}, {secret:?}: {viewer:?} can tell it from {other:?}");
            exchanged += 1;
        }
    }
    exchanged
}

/// Do the two games differ only in the partner's hand and in the deck?
fn still_hidden(one: &Game, other: &Game, viewer: Seat) -> bool {
    let open = |game: &Game| {
        let piles = [*game.discard_pile(), game.limbo(), *game.removed()];
        let rows = Seat::BOTH.map(|seat| game.row(seat).cards().to_vec());
        (piles, rows, game.hand(viewer, Group::Personal).to_vec(), game.hand(viewer, Group::Shared).to_vec())
    };
    open(one) == open(other) && one.resolving() == other.resolving()
}

/// D10, R11, R13: a partner cannot tell two games apart that differ only in what he or she may not know.
#[test]
fn a_secret_is_a_secret() {
    let mut exchanged = 0;
    let hidden = [Players::Two(Communication::Talk), Players::Two(Communication::Silent)];
    for setup in Setup::all().filter(|setup| hidden.contains(&setup.players)) {
        for seed in 0..12 {
            exchanged += exchange_secrets(setup, seed, 10 + 4 * seed as usize);
        }
    }
    assert!(exchanged > 5_000, "only {exchanged} secrets could be tried");
}

/// D10: in open play there are no secrets to exchange.
#[test]
fn open_play_has_no_secrets() {
    for setup in Setup::all().filter(|setup| setup.players == Players::Two(Communication::Open)) {
        assert_eq!(exchange_secrets(setup, 1, 40), 0);
    }
}

/// R13: who is asked what does not depend on hidden cards, so the question is part of what both may see.
#[test]
fn a_drawn_door_is_asked_for_even_without_a_key() {
    let setup = Setup::duo(Communication::Silent);
    let mut asked_without_key = 0;
    for seed in 0..200 {
        let mut dice = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut dice, &mut ());
        while let Some(action) = choose(&game, Taste::Uniform, &mut dice) {
            if let Some(Question::DrawnDoor { .. }) = game.decision().map(|asked| asked.question) {
                asked_without_key += usize::from(game.legal_actions().len() == 1);
            }
            game.apply(action, &mut dice, &mut ()).expect("a listed action is legal");
        }
    }
    assert!(asked_without_key > 100);
}
