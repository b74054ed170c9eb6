//! Any set-up, any chance, any answers, legal or not: the engine takes exactly the legal ones and never loses a card (X4).
#![no_main]

use libfuzzer_sys::fuzz_target;
use onirim_core::{
    Action, Card, Cards, Color, End, Game, Group, Outcome, Premonition, Refusal, Request, Script, ScriptError, Seat,
    Setup, Slot, Spell, Tower,
};

/// The fuzzer's bytes, read one at a time; zeros when they are used up.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        self.0.next().copied().unwrap_or(0).into()
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { items.get(self.next() % items.len()).copied() }
    }
}

/// Some outcome that answers the request.
fn answer(request: Request, bytes: &mut Bytes) -> Outcome {
    match request {
        Request::Card(cards) => Outcome::Card(cards.nth(bytes.next() % cards.len()).expect("below the length")),
        Request::Goal(left) => {
            let colors: Vec<Color> = Color::ALL.into_iter().filter(|color| left[color.index()] > 0).collect();
            Outcome::Goal(bytes.one_of(&colors).expect("a Goal is left"))
        }
        Request::Premonition(pile) => {
            let pile: Vec<Premonition> = pile.iter().collect();
            Outcome::Premonition(bytes.one_of(&pile).expect("a Premonition is left"))
        }
    }
}

/// Any action at all.
fn any_action(bytes: &mut Bytes) -> Action {
    let card = Card::all().nth(bytes.next() % 30).expect("there are thirty prints");
    let from = [Group::Personal, Group::Shared][bytes.next() % 2];
    let tower = Tower::all().nth(bytes.next() % 12).expect("there are twelve Towers");
    let slot = Slot::new(bytes.next() % 8).expect("there are eight Goals");
    let premonition = Premonition::ALL[bytes.next() % 8];
    match bytes.next() % 20 {
        0 => Action::Play { card, from },
        1 => Action::Discard { card, from },
        2 => Action::Build { tower, from, end: [End::Left, End::Right][bytes.next() % 2] },
        3 => Action::PayKey { key: card, from },
        4 => Action::ReturnDoor { owner: Seat::BOTH[bytes.next() % 2], color: Color::ALL[bytes.next() % 4] },
        5 => Action::Cast { spell: Spell::ALL[bytes.next() % 3] },
        6 => Action::PayCard { card },
        7 => Action::Raise { card },
        8 => Action::PlaceNext { card },
        9 => Action::DiscardSeen { card },
        10 => Action::Raze { tower },
        11 => Action::SwapGoals { left: slot, right: Slot::new(bytes.next() % 8).expect("there are eight Goals") },
        12 => Action::ReopenGoal { slot },
        13 => Action::Suffer { premonition },
        14 => Action::Dispel { premonition },
        15 => Action::Fetch { card },
        16 => Action::DropKey { key: card },
        17 => Action::Pick { card },
        18 => Action::Swap { personal: card, shared: Card::all().nth(bytes.next() % 30).expect("thirty prints") },
        _ => Action::RevealFive,
    }
}

fn census(game: &Game) -> Cards {
    let mut found = game.deck();
    for seat in Seat::BOTH {
        game.hand(seat, Group::Personal).iter().for_each(|&card| found.insert(card));
        game.row(seat).cards().iter().for_each(|&card| found.insert(card));
        for color in Color::ALL {
            (0..game.doors(seat)[color.index()]).for_each(|_| found.insert(Card::door(color)));
        }
    }
    game.hand(Seat::One, Group::Shared).iter().for_each(|&card| found.insert(card));
    game.resolving().into_iter().for_each(|card| found.insert(card));
    game.towers().into_iter().flat_map(|row| row.towers()).for_each(|&tower| found.insert(Card::tower(tower)));
    [*game.discard_pile(), game.limbo(), *game.removed()].iter().for_each(|pile| found.extend(pile));
    found
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

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data.iter());
    let setups: Vec<Setup> = Setup::all().collect();
    let setup = setups[bytes.next() % setups.len()];
    let missing = |error: &ScriptError| match error {
        ScriptError::Missing(request) => Some(*request),
        ScriptError::Impossible { .. } => None,
    };
    let mut game =
        with_chance(&mut bytes, |script| Game::new(setup, script, &mut ()), missing).expect("every answer is possible");
    while game.ending().is_none() && bytes.0.len() > 0 {
        let listed: Vec<Action> = game.legal_actions().iter().collect();
        assert!(!listed.is_empty());
        let action = if bytes.next() % 8 == 0 {
            any_action(&mut bytes)
        } else {
            bytes.one_of(&listed).expect("something is legal")
        };
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
        assert_eq!(census(&game), setup.deck());
        game.view(Seat::One);
        game.view(Seat::Two);
    }
});
