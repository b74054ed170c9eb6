//! Any set-up, any chance, any answers, legal or not: the engine takes exactly the legal ones and never loses a card (X4).
#![no_main]

use libfuzzer_sys::fuzz_target;
use onirim_core::{
    Action, Card, Cards, Color, End, Game, Group, Outcome, Premonition, QuickChance, Refusal, Request, Script,
    ScriptError, Seat, Setup, Slot, Spell, Tower,
};

/// The fuzzer's bytes, read one at a time; zeros when they are used up.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        self.0.next().copied().unwrap_or(0).into()
    }

    /// There must be one.
    fn one_of<T: Copy>(&mut self, items: impl IntoIterator<Item = T>) -> T {
        let items: Vec<T> = items.into_iter().collect();
        items[self.next() % items.len()]
    }
}

/// Some outcome that answers the request.
fn answer(request: Request, bytes: &mut Bytes) -> Outcome {
    match request {
        Request::Card(cards) => Outcome::Card(cards.nth(bytes.next() % cards.len()).expect("below the length")),
        Request::Goal(left) => {
            Outcome::Goal(bytes.one_of(Color::ALL.into_iter().filter(|color| left[color.index()] > 0)))
        }
        Request::Premonition(pile) => Outcome::Premonition(bytes.one_of(pile.iter())),
    }
}

/// An action of each kind. The match is there for the compiler: it refuses a list in which a kind is missing.
macro_rules! one_of_each {
    ($($kind:ident $({ $($field:tt)* })?),* $(,)?) => {{
        let _ = |action: Action| match action { $(Action::$kind { .. } => {}),* };
        [$(Action::$kind $({ $($field)* })?),*]
    }};
}

/// Any action at all.
fn any_action(bytes: &mut Bytes) -> Action {
    let (card, shared) = (bytes.one_of(Card::all()), bytes.one_of(Card::all()));
    let (tower, end) = (bytes.one_of(Tower::all()), bytes.one_of([End::Left, End::Right]));
    let (slot, right) = (bytes.one_of(Slot::all()), bytes.one_of(Slot::all()));
    let (owner, color) = (bytes.one_of(Seat::BOTH), bytes.one_of(Color::ALL));
    let (spell, premonition) = (bytes.one_of(Spell::ALL), bytes.one_of(Premonition::ALL));
    let from = bytes.one_of([Group::Personal, Group::Shared]);
    bytes.one_of(one_of_each![
        Pick { card },
        Play { card, from },
        Build { tower, from, end },
        Discard { card, from },
        TakeDoor,
        LeaveDoor,
        Swap { personal: card, shared },
        KeepHand,
        Look,
        SkipLook,
        DiscardSeen { card },
        KeepRest,
        PlaceNext { card },
        Draw,
        PayKey { key: card, from },
        RefuseDoor,
        ReturnDoor { owner, color },
        RevealFive,
        DiscardHand,
        Raze { tower },
        FalseDestruction,
        Cast { spell },
        PayCard { card },
        Raise { card },
        SwapGoals { left: slot, right },
        ReopenGoal { slot },
        Suffer { premonition },
        DropKey { key: card },
        Dispel { premonition },
        RevealSeven,
        SearchDeck,
        Fetch { card },
    ])
}

/// Tries again with one more outcome each time chance does not know.
fn with_chance<T, E>(
    bytes: &mut Bytes,
    mut attempt: impl FnMut(&mut Script) -> Result<T, E>,
    missing: impl Fn(&E) -> Option<Request>,
) -> Result<T, E> {
    let mut outcomes = Vec::new();
    loop {
        match attempt(&mut Script::new(&outcomes)) {
            Ok(done) => return Ok(done),
            Err(error) => match missing(&error) {
                Some(request) => outcomes.push(answer(request, bytes)),
                None => return Err(error),
            },
        }
    }
}

/// An afterstate that is continued equals the game that was played.
fn think(game: &Game, action: Action, is_listed: bool, seed: u64) {
    assert_eq!(game.is_legal(action), is_listed, "{action:?}");
    let mut dice = QuickChance::new(seed);
    for seat in Seat::BOTH {
        assert_eq!(game.resampled(seat, &mut dice).view(seat), game.view(seat));
    }
    let lost = game.dooms(&[action]);
    let Ok(mut after) = game.after(action) else { return assert!(!is_listed, "{action:?}") };
    while after.settled().is_none() {
        let possible =
            after.odds().nth(dice.below(10)).or_else(|| after.odds().next()).expect("chance has something to say");
        after = after.with(&possible.outcomes).expect("it is possible");
    }
    assert!(!lost || !after.table().may_be_won(), "{action:?} leaves a way");
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data.iter());
    let setup = bytes.one_of(Setup::all());
    let missing = |error: &ScriptError| match error {
        ScriptError::Missing(request) => Some(*request),
        ScriptError::Impossible { .. } => None,
    };
    let mut game =
        with_chance(&mut bytes, |script| Game::new(setup, script, &mut ()), missing).expect("every answer is possible");
    while game.ending().is_none() && bytes.0.len() > 0 {
        let listed: Vec<Action> = game.legal_actions().iter().collect();
        assert!(!listed.is_empty());
        let action = if bytes.next() % 8 == 0 { any_action(&mut bytes) } else { bytes.one_of(listed.iter().copied()) };
        if bytes.next() % 8 == 0 {
            think(&game, action, listed.contains(&action), bytes.next() as u64);
        }
        let before = game;
        let result = with_chance(
            &mut bytes,
            |script| {
                let mut after = before;
                after.apply(action, script, &mut ()).map(|()| after)
            },
            |refusal| match refusal {
                Refusal::Unknown(error) => missing(error),
                Refusal::Illegal(_) => None,
            },
        );
        assert_eq!(result.is_ok(), listed.contains(&action), "{action:?}");
        if let Ok(after) = result {
            game = after;
        }
        assert_eq!(game.every_card().collect::<Cards>(), setup.deck());
        game.view(Seat::One);
        game.view(Seat::Two);
    }
});
