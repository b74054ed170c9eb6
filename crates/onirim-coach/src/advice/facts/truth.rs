//! Every claim of a reason, checked in another way: on the whole game, which has more than the seat sees, and on the effect of the answer.

use onirim_core::{
    Action, Book, Card, Communication, Event, Game, Group, Kind, Players, Premonitions, QuickChance, Seat, Setup,
    Towers,
};

use onirim_record::Program;

use super::facts;
use crate::Choice;
use crate::advice::reason::{KeyUse, Reason};

/// All combinations of expansions, for these players.
fn setups(players: [Players; 2]) -> impl Iterator<Item = Setup> {
    players.into_iter().flat_map(|players| {
        (0..8).map(move |bits| Setup {
            players,
            book: (bits & 4 != 0).then_some(Book::Found),
            towers: (bits & 2 != 0).then_some(Towers::Rampart),
            premonitions: (bits & 1 != 0).then_some(Premonitions::Four),
        })
    })
}

/// A game in which a seat is asked, one of the answers, and what comes of it.
struct Case<'a> {
    game: &'a Game,
    seat: Seat,
    action: Action,
    after: Game,
    events: Vec<Event>,
}

fn whole_hand(game: &Game, seat: Seat) -> Vec<Card> {
    [Group::Personal, Group::Shared].into_iter().flat_map(|group| game.hand(seat, group).to_vec()).collect()
}

fn colored(card: Card, color: onirim_core::Color) -> bool {
    matches!(card.kind(), Kind::Chamber(other, _) if other == color)
}

impl Case<'_> {
    fn hand(&self) -> Vec<Card> {
        whole_hand(self.game, self.seat)
    }

    fn hand_after(&self) -> Vec<Card> {
        whole_hand(&self.after, self.seat)
    }

    /// How many cards of the colour end the own row, with this one.
    fn run_with(&self, color: onirim_core::Color) -> usize {
        let row = self.game.row(self.seat).cards();
        let trailing = row.iter().rev().take_while(|&&card| colored(card, color)).count();
        trailing % 3 + 1
    }

    /// Does the player lack a Door of this colour? One alone needs two, each of two players one (B17, D7).
    fn lacks(&self, seat: Seat, color: onirim_core::Color) -> bool {
        let need = if self.game.setup().players == Players::One { 2 } else { 1 };
        self.game.doors(seat)[color.index()] < need
    }

    /// Can it still be drawn? It is in the deck or in Limbo, or will be.
    fn is_left(&self, card: Card) -> bool {
        self.game.deck().contains(card) || self.game.limbo().contains(card)
    }

    /// Is a Door of this colour the next one that may be kept? (K2)
    fn is_next(&self, color: onirim_core::Color) -> bool {
        self.game.goals().and_then(|goals| goals.next()).is_none_or(|next| next == color)
    }

    /// The card that was put on top: it has been drawn at once, or lies there.
    fn top(&self) -> Option<Card> {
        let drawn = self.events.iter().find_map(|event| {
            if let Event::Drawn { card, .. } = event {
                *card
            } else if let Event::DoorDrawn { color, .. } = event {
                Some(Card::door(*color))
            } else {
                None
            }
        });
        let view = self.after.view(self.seat);
        drawn.or_else(|| view.placed.first().or(view.top.first()).copied().flatten())
    }

    fn holds(&self, reason: Reason) -> bool {
        let (game, seat, color_of_door) = (self.game, self.seat, |color| Card::door(color));
        match reason {
            Reason::EarnsDoor { color } => {
                let asked = self.after.decision().and_then(|decision| decision.question.door());
                asked == Some(color) && self.lacks(seat, color) && self.is_next(color)
            }
            Reason::ThirdInHand { color, third } => {
                let Action::Play { card, .. } = self.action else { return false };
                self.run_with(color) == 2
                    && colored(third, color)
                    && third.symbol() != card.symbol()
                    && self.hand_after().contains(&third)
                    && game.deck().contains(color_of_door(color))
            }
            Reason::SecondOfRun { color } => {
                self.run_with(color) == 2 && game.deck().contains(color_of_door(color)) && self.lacks(seat, color)
            }
            Reason::RunInHand { color } => {
                let Action::Play { card, .. } = self.action else { return false };
                let held: Vec<Card> = self.hand_after().into_iter().filter(|&card| colored(card, color)).collect();
                let follow = |one: Card, other: Card| one.symbol() != other.symbol();
                let pairs = held.iter().enumerate().flat_map(|(place, &second)| {
                    held.iter()
                        .enumerate()
                        .filter(move |&(other, _)| other != place)
                        .map(move |(_, &third)| (second, third))
                });
                let mut pairs = pairs;
                self.run_with(color) == 1 && pairs.any(|(second, third)| follow(card, second) && follow(second, third))
            }
            Reason::KeepsRun { color } => {
                let row = game.row(seat).cards();
                let trailing = row.iter().rev().take_while(|&&card| colored(card, color)).count() % 3;
                let played = self.after.row(seat).cards();
                trailing == 2 && played.last().is_some_and(|&card| colored(card, color)) && self.lacks(seat, color)
            }
            Reason::CanFollow => {
                let Action::Play { card, .. } = self.action else { return false };
                let mut left = self.hand();
                left.retain(|&held| held.symbol().is_some_and(|symbol| Some(symbol) != card.symbol()));
                !left.is_empty()
            }
            Reason::Prophecy { shows, nightmares, of } => {
                let nightmares_in_deck = game.deck().count(Card::NIGHTMARE);
                (shows, nightmares, of) == (game.deck_len().min(5), nightmares_in_deck, game.deck_len())
            }
            Reason::Unneeded { card, color } => {
                colored(card, color) && game.setup().seats().iter().all(|&seat| !self.lacks(seat, color))
            }
            Reason::AnotherInHand { card } => self.hand().iter().filter(|&&held| held == card).count() > 1,
            Reason::ManyLeft { card, left } => {
                let lying = |seat: Seat| game.row(seat).cards().iter().filter(|&&lies| lies == card).count();
                let partner = game.view(seat).partner_known.iter().filter(|&&held| held == card).count();
                let own = self.hand().iter().filter(|&&held| held == card).count();
                let open = own + partner + Seat::BOTH.map(lying).iter().sum::<usize>();
                let gone = game.discard_pile().count(card) + game.removed().count(card);
                // A card that is thrown away out of a look was in the deck until now.
                let looked_at = usize::from(matches!(self.action, Action::DiscardSeen { .. }));
                left == game.setup().deck().count(card) - open - gone - looked_at
            }
            Reason::KeepsKey { key, good_for } => {
                let Some(color) = onirim_core::Color::ALL.into_iter().find(|&color| Card::key(color) == key) else {
                    return false;
                };
                let door = self.lacks(seat, color)
                    && (self.is_left(Card::door(color)) || game.resolving() == Some(Card::door(color)));
                let told = match (self.is_left(Card::NIGHTMARE), door) {
                    (true, true) => Some(KeyUse::Both),
                    (true, false) => Some(KeyUse::Nightmares),
                    (false, true) => Some(KeyUse::Doors),
                    (false, false) => None,
                };
                let spent =
                    self.events.iter().any(|event| matches!(event, Event::Discarded { card, .. } if *card == key));
                self.hand().contains(&key) && !spent && told == Some(good_for)
            }
            Reason::TakesKey { key } => key.is_key() && self.hand_after().contains(&key),
            Reason::CompletesRampart => self.after.towers().is_some_and(|towers| towers.has_rampart()),
            Reason::FreeLook { cards } => cards > 0 && cards <= game.deck_len().min(5),
            Reason::TakesDoor { color } | Reason::OpensDoor { color } => {
                self.events.contains(&Event::DoorObtained { seat, color }) && self.lacks(seat, color)
            }
            Reason::KeepsOrder => !self.events.iter().any(|event| matches!(event, Event::DeckShuffled)),
            Reason::DoorNotWanted { color } => !self.lacks(seat, color),
            Reason::GoalFirst { color, next } => color != next && !self.is_next(color) && self.is_next(next),
            Reason::LetsSleep { premonition } => {
                let obtains = game
                    .legal_actions()
                    .iter()
                    .find(|action| matches!(action, Action::TakeDoor | Action::PayKey { .. }));
                let Some(obtains) = obtains else { return false };
                let (mut woken, mut events) = (*game, Vec::new());
                let Ok(()) = woken.apply_listed(obtains, &mut QuickChance::new(0), &mut events);
                let suffered = events.iter().any(
                    |event| matches!(event, Event::PremonitionSuffered { premonition: suffered, .. } if *suffered == premonition),
                );
                let asked = woken.legal_actions().iter().any(|action| action == Action::Suffer { premonition });
                suffered || asked
            }
            Reason::CostsOneCard => self.cards_lost() == 1,
            Reason::KeepsHand => self.cards_lost() == 0,
            Reason::NoKeyLost => !self.hand().iter().any(|card| card.is_key()),
            Reason::SafeDraws => self.after.ending().is_none() || self.hand_after().len() == 5,
            Reason::Punishes => {
                self.events.iter().all(|event| !matches!(event, Event::Razed { .. }))
                    && game.resolving() == Some(Card::NIGHTMARE)
            }
            Reason::RemovesNightmare => {
                self.after.discard_pile().count(Card::NIGHTMARE) > game.discard_pile().count(Card::NIGHTMARE)
            }
            Reason::NightmareLater => {
                let Action::PlaceNext { card } = self.action else { return false };
                card != Card::NIGHTMARE && game.view(seat).looked_at.contains(&Some(Card::NIGHTMARE))
            }
            Reason::DoorWithKey { color } => {
                self.top() == Some(Card::door(color))
                    && self.hand().contains(&Card::key(color))
                    && self.lacks(seat, color)
            }
            Reason::FitsRun { color } => {
                let last = game.row(seat).cards().last().and_then(|card| card.symbol());
                self.run_with(color) == 3
                    && self.top().is_some_and(|card| colored(card, color) && card.symbol() != last)
                    && self.lacks(seat, color)
            }
            Reason::Dispels { premonition } => {
                game.omens().is_some_and(|omens| omens.face_up.contains(premonition))
                    && self.after.omens().is_some_and(|omens| !omens.face_up.contains(premonition))
            }
            Reason::KeepsPile { cards } => {
                let pile = game.discard_pile();
                cards == pile.len()
                    && cards > 0
                    && pile.counts().all(|(card, count)| self.after.discard_pile().count(card) >= count)
            }
            Reason::OnlyChoice => game.legal_actions().len() == 1,
            Reason::Lost => !game.may_be_won(),
            Reason::Wins => self.after.ending().is_some_and(|ending| ending.is_victory()),
            Reason::AvoidsLoss { others } => {
                let lost = game.legal_actions().iter().filter(|&action| game.dooms(&[action])).count();
                others > 0 && lost == others && !game.dooms(&[self.action])
            }
            // This says that there is no fact to tell.
            Reason::LooksAhead => false,
        }
    }

    /// How many cards of the hand were discarded.
    fn cards_lost(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Discarded { .. })).count()
    }
}

/// The whole game knows more than the seat (D10), so a claim that holds in it is true.
#[test]
fn every_reason_is_true_over_random_games() {
    let (mut told, mut kinds) = (0, Vec::new());
    let setups = setups([Players::One, Players::Two(Communication::Silent)]);
    for (setup, seed) in setups.flat_map(|setup| (0..40).map(move |seed| (setup, seed))) {
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        while let Some(decision) = game.decision() {
            let (seat, view, actions) = (decision.seat, game.view(decision.seat), game.legal_actions());
            // A single answer needs no reason.
            for action in actions.iter().filter(|_| actions.len() > 1) {
                let all = facts(&view, action);
                if all.is_empty() {
                    continue;
                }
                let (mut after, mut events) = (game, Vec::new());
                let Ok(()) = after.apply_listed(action, &mut chance, &mut events);
                let case = Case { game: &game, seat, action, after, events };
                for fact in all {
                    assert!(case.holds(fact), "{fact:?} after {action:?}, then {:?}\n{view:?}", case.events);
                    told += 1;
                    if !kinds.contains(&std::mem::discriminant(&fact)) {
                        kinds.push(std::mem::discriminant(&fact));
                    }
                }
            }
            let Some(action) = actions.get(chance.below(actions.len())) else { break };
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
    }
    assert!(told > 10_000 && kinds.len() > 25, "{told} reasons of {} kinds", kinds.len());
}

/// D10: what a program says to its partner is true of the answer that it gives, in the whole game.
#[test]
#[cfg_attr(target_family = "wasm", ignore = "an interpreter takes minutes for so many games")]
fn every_reason_that_a_program_gives_is_true() {
    let mut kinds = Vec::new();
    let setups = setups([Communication::Open, Communication::Talk].map(Players::Two));
    for (setup, seed) in setups.flat_map(|setup| (0..12).map(move |seed| (setup, seed))) {
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        while let Some(decision) = game.decision() {
            let choice = Choice::by(Program::Fast, &game.view(decision.seat)).expect("this seat is asked");
            let (mut after, mut events) = (game, Vec::new());
            let Ok(()) = after.apply_listed(choice.action, &mut chance, &mut events);
            let case = Case { game: &game, seat: decision.seat, action: choice.action, after, events };
            if let Some(why) = choice.why {
                assert!(case.holds(why), "{why:?} after {:?} in {setup:?}", choice.action);
                if !kinds.contains(&std::mem::discriminant(&why)) {
                    kinds.push(std::mem::discriminant(&why));
                }
            }
            game = after;
        }
    }
    assert!(kinds.len() > 25, "{} kinds of reasons", kinds.len());
}
