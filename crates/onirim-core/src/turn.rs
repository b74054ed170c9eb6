//! The three phases of a turn (B3 to B16), and the swap of two players (D4).

use core::ops::ControlFlow;

use crate::card::{Card, Kind};
use crate::chance::Chance;
use crate::decision::{Ending, Question};
use crate::deck::Known;
use crate::event::{Event, Witness};
use crate::flow::{Done, Flow, Step};
use crate::game::Game;
use crate::hand::Hand;
use crate::seat::{Audience, Group, Seat};
use crate::setup::Players;
use crate::swaps::Swaps;

impl Game {
    /// How many cards of a group make a full hand (B11, D5).
    #[inline]
    pub(crate) fn full(&self, group: Group) -> usize {
        match (self.setup.players, group) {
            (Players::One, Group::Personal) => 5,
            (Players::One, Group::Shared) => 0,
            (Players::Two(_), Group::Personal) => 3,
            (Players::Two(_), Group::Shared) => 2,
        }
    }

    /// The group that the next Location drawn joins: personal cards come first (D5). `None`: the hand is full.
    pub(crate) fn group_to_fill(&self, seat: Seat) -> Option<Group> {
        let mut groups = [Group::Personal, Group::Shared].into_iter();
        groups.find(|&group| self.group(seat, group).len() < self.full(group))
    }

    /// Is the swap asked for? Only if one would change anything (D4, R8), or if that is a secret (R13).
    fn asks_for_swap(&self) -> bool {
        let [personal, shared] = self.hand_prints();
        self.is_duo() && (self.has_secrets() || !Swaps::new(personal, shared).is_empty())
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    pub(crate) fn begin_turn(&mut self) {
        self.tell(Event::TurnBegan { seat: self.game.active });
        self.ask(Question::Turn);
    }

    /// Phase 1: a Chamber joins the row, and may earn a Door (B4 to B6).
    #[inline(always)]
    pub(crate) fn play(&mut self, card: Card, from: Group) {
        let seat = self.game.active;
        self.game.group_mut(seat, from).remove(card);
        let completes_run = self.game.rows[seat.index()].push(card);
        self.tell(Event::Played { seat, card, from });
        if completes_run && let Kind::Chamber(color, _) = card.kind() {
            // Without a Door in the deck there is nothing to search for (B7).
            if self.game.deck.contains(Card::door(color)) {
                self.ask(Question::EarnedDoor { color });
            }
        }
    }

    /// Phase 1: a discard, its swap (D4), and then its Prophecy or look (B8, T5).
    #[inline(always)]
    pub(crate) fn discard(&mut self, card: Card, from: Group) -> Done<C> {
        self.discard_from_hand(card, from);
        if !self.game.asks_for_swap() {
            return self.follow_discard(card);
        }
        self.later(Step::FollowDiscard(card));
        self.ask(Question::Swap);
        Ok(())
    }

    /// What a discard brings: a Prophecy (B8), or the offer of a look (T5).
    #[inline(always)]
    pub(crate) fn follow_discard(&mut self, card: Card) -> Done<C> {
        if card.is_key() {
            self.foresee()?;
        } else if let Kind::Tower(tower) = card.kind()
            && !self.game.deck.is_empty()
        {
            self.ask(Question::LookAhead { cards: tower.storeys().number() as u8 });
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn discard_from_hand(&mut self, card: Card, from: Group) {
        let seat = self.game.active;
        self.game.group_mut(seat, from).remove(card);
        self.game.discard.insert(card);
        self.tell(Event::Discarded { seat, card, from });
    }

    pub(crate) fn swap(&mut self, personal: Card, shared: Card) {
        let seat = self.game.active;
        self.game.group_mut(seat, Group::Personal).remove(personal);
        self.game.group_mut(seat, Group::Shared).remove(shared);
        self.game.group_mut(seat, Group::Personal).add(shared);
        self.game.group_mut(seat, Group::Shared).add(personal);
        self.tell(Event::Swapped { seat, personal, shared });
    }

    /// Phase 2: one card after the other, each resolved before the next (B11); then phase 3.
    #[inline(always)]
    pub(crate) fn refill(&mut self) -> Done<C> {
        if self.fill(Group::Personal)?.is_continue() && (!self.game.is_duo() || self.fill_shared()?.is_continue()) {
            self.end_turn();
        }
        Ok(())
    }

    #[inline(never)]
    fn fill_shared(&mut self) -> Result<ControlFlow<()>, C::Unknown> {
        self.fill(Group::Shared)
    }

    /// Draws until a group is full, unless something comes in between. Without a card to draw the game is lost (B18).
    #[inline(always)]
    fn fill(&mut self, to: Group) -> Result<ControlFlow<()>, C::Unknown> {
        let full = self.game.full(to);
        while self.game.group(self.game.active, to).len() < full {
            if self.game.castable(&Question::BeforeDraw) != 0 {
                self.ask(Question::BeforeDraw);
                return Ok(ControlFlow::Break(()));
            }
            let Some(drawn) = self.game.deck.draw(self.chance)? else {
                self.end(Ending::Defeat);
                return Ok(ControlFlow::Break(()));
            };
            if self.game.interrupts(drawn.card) {
                self.meet(drawn.card)?;
                return Ok(ControlFlow::Break(()));
            }
            self.pass(drawn, to);
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Draws the one card before which a spell could have been cast (K5).
    pub(crate) fn draw(&mut self) -> Done<C> {
        let Some(to) = self.game.group_to_fill(self.game.active) else { return Ok(()) };
        let Some(drawn) = self.game.deck.draw(self.chance)? else { return Ok(()) };
        if self.game.interrupts(drawn.card) {
            return self.meet(drawn.card);
        }
        self.pass(drawn, to);
        Ok(())
    }

    /// Nothing is asked: a Location joins the hand (B12), a Door goes to Limbo (B13, R2).
    #[inline(always)]
    fn pass(&mut self, drawn: Known, to: Group) {
        if let Kind::Door(color) = drawn.card.kind() {
            self.tell(Event::DoorDrawn { seat: self.game.active, color });
        }
        self.sort(drawn, to);
        if let Kind::Door(color) = drawn.card.kind() {
            self.tell(Event::DoorToLimbo { color });
        }
    }

    /// A Dream has been drawn, or a Door that can be paid for (B13, B14, P12).
    #[inline]
    fn meet(&mut self, card: Card) -> Done<C> {
        let seat = self.game.active;
        self.game.resolving = Some(card);
        match card.kind() {
            Kind::Nightmare => {
                self.tell(Event::NightmareDrawn { seat });
                self.ask(Question::Nightmare);
            }
            Kind::Door(color) => {
                self.tell(Event::DoorDrawn { seat, color });
                self.ask(Question::DrawnDoor { color });
            }
            Kind::HappyDream => {
                self.tell(Event::HappyDreamDrawn { seat });
                self.offer_happy_dream()?;
            }
            Kind::Chamber(..) | Kind::Tower(_) => {}
        }
        Ok(())
    }

    /// The partner knows a drawn card if it lies open, or was known at the top of the deck (R11).
    #[inline]
    fn audience_of(&self, drawn: Known, to: Group) -> Audience {
        match to {
            Group::Personal if self.game.has_secrets() => drawn.audience.and(Audience::Only(self.game.active)),
            Group::Personal | Group::Shared => Audience::Everyone,
        }
    }

    /// Discards the hand and draws a new one (B14-IV, D6, P10).
    pub(crate) fn replace_hand(&mut self) -> Done<C> {
        let seat = self.game.active;
        for &from in self.game.groups() {
            let group = *self.game.group(seat, from);
            *self.game.group_mut(seat, from) = Hand::EMPTY;
            for card in group.each() {
                self.game.discard.insert(card);
                self.tell(Event::Discarded { seat, card, from });
            }
        }
        self.draw_new_hand()
    }

    /// Draws Locations until the hand is full; everything else goes to Limbo unresolved (B2). It loses if the deck runs out (B18).
    pub(crate) fn draw_new_hand(&mut self) -> Done<C> {
        self.draw_new(Group::Personal)?;
        if self.game.is_duo() && self.game.ending().is_none() {
            self.draw_new(Group::Shared)?;
        }
        Ok(())
    }

    #[inline(always)]
    fn draw_new(&mut self, to: Group) -> Done<C> {
        let full = self.game.full(to);
        while self.game.group(self.game.active, to).len() < full {
            let Some(drawn) = self.game.deck.draw(self.chance)? else {
                self.end(Ending::Defeat);
                return Ok(());
            };
            self.sort(drawn, to);
            if !drawn.card.is_location() {
                self.tell(Event::SetAside { card: drawn.card });
            }
        }
        Ok(())
    }

    /// A Location joins the hand, anything else goes to Limbo. Nobody can foretell which it is, not even a processor: so the
    /// card is offered to both without a branch, and each takes only what belongs to it.
    #[inline(always)]
    fn sort(&mut self, drawn: Known, to: Group) {
        let (card, seat) = (drawn.card, self.game.active);
        let audience = self.audience_of(drawn, to);
        self.game.group_mut(seat, to).add(card);
        if audience != Audience::Everyone {
            self.game.group_mut(seat, to).hide(card);
        }
        self.game.deck.put_into_limbo_if(!card.is_location(), card);
        if card.is_location() {
            self.tell(Event::Drawn { seat, card: Some(card), to, audience });
        }
    }

    #[inline]
    pub(crate) fn set_aside(&mut self, card: Card) {
        self.game.deck.put_into_limbo(card);
        self.tell(Event::SetAside { card });
    }

    /// Phase 3 (B16), and the next turn (D9).
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        self.shuffle_limbo();
        if self.game.is_duo() {
            self.game.active = self.game.active.partner();
        }
        self.begin_turn();
    }

    /// Shuffles Limbo into the deck; an empty Limbo leaves the deck alone (B16).
    #[inline]
    pub(crate) fn shuffle_limbo(&mut self) {
        if self.game.deck.shuffle_limbo_in(self.chance) {
            self.tell(Event::LimboShuffled);
        }
    }
}
