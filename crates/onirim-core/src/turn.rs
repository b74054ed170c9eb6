//! The three phases of a turn (B3 to B16), and the swap of two players (D4).

use crate::card::{Card, Kind};
use crate::chance::Chance;
use crate::decision::{Ending, Question};
use crate::deck::Known;
use crate::event::{Event, Witness};
use crate::flow::{Done, Flow, Now, Step};
use crate::game::Game;
use crate::hand::Hand;
use crate::seat::{Audience, Group, Seat};

impl Game {
    /// The group that the next Location drawn joins: personal cards come first (D5). `None`: the hand is full.
    #[inline]
    pub(crate) fn group_to_fill(&self, seat: Seat) -> Option<Group> {
        let personal = self.hands[seat.index()].len();
        if !self.is_duo() {
            (personal < 5).then_some(Group::Personal)
        } else if personal < 3 {
            Some(Group::Personal)
        } else {
            (self.shared.len() < 2).then_some(Group::Shared)
        }
    }

    /// Is the swap asked for? Only if one would change anything (D4, R8), or if that is a secret (R13).
    fn asks_for_swap(&self) -> bool {
        let personal = self.group(self.active, Group::Personal);
        let changes_something = || personal.prints().any(|one| self.shared.prints().any(|other| one != other));
        self.is_duo() && (self.has_secrets() || changes_something())
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    pub(crate) fn begin_turn(&mut self) {
        self.tell(Event::TurnBegan { seat: self.game.active });
        self.ask(Question::Turn);
    }

    /// Phase 1: a Chamber joins the row, and may earn a Door (B4 to B6).
    #[inline]
    pub(crate) fn play(&mut self, card: Card, from: Group) {
        let seat = self.game.active;
        self.game.group_mut(from).remove(card);
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
    #[inline]
    pub(crate) fn discard(&mut self, card: Card, from: Group) {
        self.discard_from_hand(card, from);
        if card.is_key() {
            self.later(Step::Foresee);
        } else if let Kind::Tower(tower) = card.kind()
            && !self.game.deck.is_empty()
        {
            self.later(Step::Ask(Question::LookAhead { cards: tower.storeys().number() as u8 }));
        }
        if self.game.asks_for_swap() {
            self.ask(Question::Swap);
        }
    }

    #[inline]
    pub(crate) fn discard_from_hand(&mut self, card: Card, from: Group) {
        self.game.group_mut(from).remove(card);
        self.game.discard.insert(card);
        self.tell(Event::Discarded { seat: self.game.active, card, from });
    }

    pub(crate) fn swap(&mut self, personal: Card, shared: Card) {
        let seat = self.game.active;
        self.game.group_mut(Group::Personal).remove(personal);
        self.game.group_mut(Group::Shared).remove(shared);
        self.game.group_mut(Group::Personal).add(shared, Audience::Everyone);
        self.game.group_mut(Group::Shared).add(personal, Audience::Everyone);
        self.tell(Event::Swapped { seat, personal, shared });
    }

    /// Phase 2: one card after the other, each resolved before the next (B11); then phase 3. Without a card to draw the game is lost (B18).
    #[inline]
    pub(crate) fn refill(&mut self) -> Done<C> {
        while let Some(to) = self.game.group_to_fill(self.game.active) {
            if self.game.can_cast_any(&Question::BeforeDraw) {
                self.ask(Question::BeforeDraw);
                return Ok(());
            }
            let Some(drawn) = self.game.deck.draw(self.chance)? else {
                self.end(Ending::Defeat);
                return Ok(());
            };
            if drawn.card.is_location() {
                self.take_into_hand(drawn, to);
                continue;
            }
            self.meet(drawn.card)?;
            if self.game.now != Now::Moving || !self.game.later.is_empty() {
                return Ok(());
            }
        }
        self.end_turn();
        Ok(())
    }

    /// Draws the one card before which a spell could have been cast (K5).
    pub(crate) fn draw(&mut self) -> Done<C> {
        let (Some(drawn), Some(to)) = (self.game.deck.draw(self.chance)?, self.game.group_to_fill(self.game.active))
        else {
            return Ok(());
        };
        if drawn.card.is_location() {
            self.take_into_hand(drawn, to);
            return Ok(());
        }
        self.meet(drawn.card)
    }

    /// A Door or a Dream has been drawn (B13, B14, P12).
    #[inline]
    fn meet(&mut self, card: Card) -> Done<C> {
        let seat = self.game.active;
        self.game.resolving = Some(card);
        match card.kind() {
            Kind::Door(color) => {
                self.tell(Event::DoorDrawn { seat, color });
                self.offer_drawn_door(color);
            }
            Kind::Nightmare => {
                self.tell(Event::NightmareDrawn { seat });
                self.ask(Question::Nightmare);
            }
            Kind::HappyDream => {
                self.tell(Event::HappyDreamDrawn { seat });
                self.offer_happy_dream()?;
            }
            Kind::Chamber(..) | Kind::Tower(_) => {}
        }
        Ok(())
    }

    /// A Location joins the hand.
    #[inline]
    fn take_into_hand(&mut self, drawn: Known, to: Group) {
        let (card, seat) = (drawn.card, self.game.active);
        let audience = self.audience_of(drawn, to);
        self.game.group_mut(to).add(card, audience);
        self.tell(Event::Drawn { seat, card: Some(card), to, audience });
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
            *self.game.group_mut(from) = Hand::EMPTY;
            for &card in group.cards().iter() {
                self.game.discard.insert(card);
                self.tell(Event::Discarded { seat, card, from });
            }
        }
        self.draw_new_hand()
    }

    /// Draws Locations until the hand is full; everything else goes to Limbo unresolved (B2). It loses if the deck runs out (B18).
    pub(crate) fn draw_new_hand(&mut self) -> Done<C> {
        while let Some(to) = self.game.group_to_fill(self.game.active) {
            let Some(drawn) = self.game.deck.draw(self.chance)? else {
                self.end(Ending::Defeat);
                return Ok(());
            };
            self.sort(drawn, to);
        }
        Ok(())
    }

    /// A Location joins the hand, anything else goes to Limbo. Nobody can foretell which it is, not even a processor: so the
    /// card is offered to both without a branch, and each takes only what belongs to it.
    #[inline]
    fn sort(&mut self, drawn: Known, to: Group) {
        let (card, seat) = (drawn.card, self.game.active);
        let audience = self.audience_of(drawn, to);
        self.game.group_mut(to).add(card, audience);
        self.game.deck.put_into_limbo_if(!card.is_location(), card);
        if card.is_location() {
            self.tell(Event::Drawn { seat, card: Some(card), to, audience });
        } else {
            self.tell(Event::SetAside { card });
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
        if !self.game.limbo().is_empty() {
            self.game.deck.shuffle_limbo_in(self.chance);
            self.tell(Event::LimboShuffled);
        }
    }
}
