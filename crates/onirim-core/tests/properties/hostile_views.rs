//! A view from an untrusted source is refused, or is one of a game that can be played.

use onirim_core::{
    Audience, Card, Cards, Color, Decision, DeckEnd, Ending, Game, Goal, Goals, Looking, Premonition, PremonitionSet,
    Question, QuickChance, Row, Seat, Setup, ShortList, Side, Spell, Step, TowerRow, View,
};

use crate::walk::{Taste, choose, game_after};

/// Random values of the types that a view consists of.
struct Spoiler(QuickChance);

impl Spoiler {
    fn any<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.0.below(of.len())]
    }

    fn seat(&mut self) -> Seat {
        self.any(&Seat::BOTH)
    }

    fn card(&mut self) -> Card {
        let all: Vec<Card> = Card::all().collect();
        self.any(&all)
    }

    fn list<T: Copy, const N: usize>(&mut self, mut item: impl FnMut(&mut Spoiler) -> T) -> ShortList<T, N> {
        let items: Vec<T> = (0..self.0.below(N + 1)).map(|_| item(self)).collect();
        ShortList::try_of(item(self), items).expect("there is room")
    }

    fn maybe<T>(&mut self, item: impl FnOnce(&mut Spoiler) -> T) -> Option<T> {
        (self.0.below(2) == 0).then(|| item(self))
    }

    fn audience(&mut self) -> Audience {
        let seat = self.seat();
        self.any(&[Audience::Nobody, Audience::Only(seat), Audience::Everyone])
    }

    fn premonitions(&mut self) -> PremonitionSet {
        Premonition::ALL.into_iter().filter(|_| self.0.below(2) == 0).collect()
    }

    fn question(&mut self) -> Question {
        let color = self.any(&Color::ALL);
        let end = self.any(&[DeckEnd::Top, DeckEnd::Bottom]);
        let number = self.any(&[0, 1, 2, 3, 5, 255]);
        let (spell, premonition) = (self.any(&Spell::ALL), self.any(&Premonition::ALL));
        self.any(&[
            Question::Draft,
            Question::Turn,
            Question::EarnedDoor { color },
            Question::Swap,
            Question::LookAhead { cards: number },
            Question::Prophecy,
            Question::Arrange { end },
            Question::BeforeDraw,
            Question::DrawnDoor { color },
            Question::Nightmare,
            Question::Ruin,
            Question::Payment { spell, owed: number },
            Question::Raise,
            Question::SwapGoals,
            Question::ReopenGoal { color },
            Question::Premonitions,
            Question::LoseDoor { premonition },
            Question::DropKey { left: number },
            Question::HappyDream,
            Question::Sift,
            Question::Fetch,
        ])
    }

    fn step(&mut self) -> Step {
        let (question, card, premonitions) = (self.question(), self.card(), self.premonitions());
        self.any(&[
            Step::Ask(question),
            Step::FollowDiscard(card),
            Step::SettleNightmare,
            Step::SettleHappyDream,
            Step::Heed(premonitions),
            Step::Foretell { left: 200, revealed: premonitions },
            Step::Draw,
            Step::Reveal(200),
        ])
    }

    fn cards(&mut self) -> Cards {
        (0..self.0.below(12)).map(|_| self.card()).collect()
    }

    /// One more or one less, of what is there or of anything.
    fn changed(&mut self, mut cards: Cards) -> Cards {
        let card = cards.nth(self.0.below(cards.len().max(1))).unwrap_or(Card::NIGHTMARE);
        match self.0.below(3) {
            0 => {
                cards.remove(card);
            }
            1 => cards.insert(self.card()),
            _ => cards.insert(card),
        }
        cards
    }

    fn number(&mut self, number: usize) -> usize {
        self.any(&[0, 1, 2, 3, 200, usize::MAX, number.wrapping_add(1), number.wrapping_sub(1)])
    }

    fn looking(&mut self) -> Looking {
        Looking {
            choices: self.list(Spoiler::card),
            end: self.any(&[DeckEnd::Top, DeckEnd::Bottom]),
            eyes: self.audience(),
            afterwards: self.audience(),
            partner_knew: self.0.below(2) == 0,
        }
    }

    fn goals(&mut self) -> Goals {
        let goals =
            [(); 8].map(|()| Goal { color: self.any(&Color::ALL), side: self.any(&[Side::FaceUp, Side::FaceDown]) });
        Goals::of(goals).expect("no more than there can be")
    }

    /// Another value in one field.
    fn spoil(&mut self, view: &mut View) {
        match self.0.below(30) {
            0 => view.seat = self.seat(),
            1 => view.setup = self.any(&Setup::all().collect::<Vec<_>>()),
            2 => view.active = self.seat(),
            3 => {
                let decision = |any: &mut Spoiler| Decision { seat: any.seat(), question: any.question() };
                view.decision = self.maybe(decision);
            }
            4 => view.ending = self.maybe(|_| Ending::Victory),
            5 => view.pending = self.list(Spoiler::step),
            6 => view.hand = self.list(Spoiler::card),
            7 => view.shared = self.list(Spoiler::card),
            8 => view.partner_known = self.list(Spoiler::card),
            9 => view.partner_hidden = self.number(view.partner_hidden),
            10 => view.secret = self.list(Spoiler::card),
            11 => {
                let cards = self.cards();
                view.rows[0] = Row::of(cards.iter()).unwrap_or(view.rows[1]);
            }
            12 => view.doors[0][0] = self.number(1) as u8,
            13 => view.deck_len = self.number(view.deck_len),
            14 => view.top = self.list(|any| any.maybe(Spoiler::card)),
            15 => view.top_known_to = self.list(Spoiler::audience),
            16 => view.bottom = self.list(|any| any.maybe(Spoiler::card)),
            17 => view.bottom_known_to = self.list(Spoiler::audience),
            18 => view.looked_at = self.list(|any| any.maybe(Spoiler::card)),
            19 => view.placed = self.list(|any| any.maybe(Spoiler::card)),
            20 => view.looking = self.maybe(Spoiler::looking),
            21 => view.unseen = self.changed(view.unseen),
            22 => view.discard_pile = self.changed(view.discard_pile),
            23 => view.limbo = self.changed(view.limbo),
            24 => view.removed = self.changed(view.removed),
            25 => view.resolving = self.maybe(Spoiler::card),
            26 => view.goals = self.maybe(Spoiler::goals),
            27 => view.towers = self.maybe(|_| TowerRow::of([]).expect("an empty row is a row")),
            28 => {
                if let Some(omens) = &mut view.omens {
                    omens.face_up = self.premonitions();
                }
            }
            _ => self.move_a_card(view),
        }
    }

    /// A card goes elsewhere, so that they add up as before.
    fn move_a_card(&mut self, view: &mut View) {
        let piles = [&mut view.unseen, &mut view.discard_pile, &mut view.limbo, &mut view.removed];
        let (from, to) = (self.0.below(4), self.0.below(4));
        if let Some(card) = piles[from].nth(self.0.below(piles[from].len().max(1))) {
            piles[from].remove(card);
            piles[to].insert(card);
            view.deck_len = view.deck_len.wrapping_add(usize::from(to == 0)).wrapping_sub(usize::from(from == 0));
        }
    }

    /// Plays on for a while with any actions.
    fn play_on(&mut self, mut game: Game) {
        for _ in 0..400 {
            let Some(action) = choose(&game, Taste::Eager, &mut self.0) else { break };
            game.apply(action, &mut self.0, &mut ()).expect("a listed action is legal");
        }
        assert_eq!(game.decision().is_none(), game.ending().is_some());
    }
}

/// Views of real games with a few fields changed, one or two of them taken from another game: no panic, and what is imagined has the very view and can be played.
#[test]
fn an_untrusted_view_is_refused_or_playable() {
    let (mut refused, mut possible) = (0, 0);
    let mut spoiler = Spoiler(QuickChance::new(17));
    for (setup, seed) in Setup::all().zip(0..) {
        for steps in [0, 3, 12, 30, 60, 120, 250] {
            let (game, _) = game_after(setup, seed + steps, Taste::Eager, steps as usize);
            for _ in 0..100 {
                let mut view = game.view(spoiler.seat());
                for _ in 0..=spoiler.0.below(2) {
                    spoiler.spoil(&mut view);
                }
                match Game::imagined(&view, &mut spoiler.0) {
                    Err(_) => refused += 1,
                    Ok(imagined) => {
                        assert_eq!(imagined.view(view.seat), view);
                        possible += usize::from(view != game.view(view.seat));
                        spoiler.play_on(imagined);
                    }
                }
            }
        }
    }
    assert!(refused > 20_000 && possible > 1_000, "{refused} views refused, {possible} possible");
}
