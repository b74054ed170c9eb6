//! The three phases of a turn (B3 to B16), and the swap of two players (D4).

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Kind, Symbol};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::{Cause, Ending, Game};
use crate::rules::{Done, Flow, PROPHECY, Purpose, Step};
use crate::table::{Audience, Group, KnownCard, Seat};

impl Game {
    /// The group that the next Location drawn joins: personal cards come first (D5). `None`: the hand is full.
    pub(crate) fn group_to_fill(&self, seat: Seat) -> Option<Group> {
        let mut groups = [Group::Personal, Group::Shared].into_iter();
        groups.find(|&group| !self.group(seat, group).is_full())
    }

    /// Is a drawn card a secret? The partner knows it if it lies open, or was known at the top of the deck (R11).
    #[inline(always)]
    fn is_secret(&self, drawn: KnownCard, to: Group) -> bool {
        to == Group::Personal && self.has_secrets() && !drawn.audience.includes(self.active.partner())
    }

    /// A Location joins the hand (B12); other cards are passed over, without a branch.
    #[inline(always)]
    fn take_in(&mut self, drawn: KnownCard, to: Group) {
        self.own_mut(to).add(drawn.card);
        if self.is_secret(drawn, to) {
            self.own_mut(to).hide(drawn.card);
        }
    }

    /// B3: a card of the hand is played, built (T3) or discarded.
    pub(crate) fn list_phase_one(&self, actions: &mut ActionList) {
        for &from in self.groups() {
            self.list_plays(from, actions);
            self.list_builds(from, actions);
            actions.extend(self.own(from).prints().map(|card| Action::Discard { card, from }));
        }
    }

    /// B4: two neighbours in a row never show the same symbol.
    fn list_plays(&self, from: Group, actions: &mut ActionList) {
        let last = self.row(self.active).last_symbol();
        let chambers = self.own(from).prints().chambers();
        actions.extend(chambers.without(last).map(|card| Action::Play { card, from }));
    }

    /// D4: a personal with a shared card, or none.
    pub(crate) fn list_swaps(&self, actions: &mut ActionList) {
        actions.extend(self.swaps().map(|(personal, shared)| Action::Swap { personal, shared }));
        actions.push(Action::KeepHand);
    }

    /// The swaps that change something: equal cards are no swap (R8).
    fn swaps(&self) -> impl Iterator<Item = (Card, Card)> {
        let [personal, shared] = [Group::Personal, Group::Shared].map(|group| self.own(group).prints());
        personal.flat_map(move |one| shared.filter(move |&other| other != one).map(move |other| (one, other)))
    }

    /// Is the swap asked for? Only if one would change anything (D4, R8), or if that is a secret (R13).
    fn asks_for_swap(&self) -> bool {
        self.is_duo() && (self.has_secrets() || self.swaps().next().is_some())
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
        self.game.own_mut(from).remove(card);
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
        match card.kind() {
            Kind::Chamber(_, Symbol::Key) => self.look(Purpose::Prophecy, PROPHECY as u8)?,
            Kind::Tower(tower) if !self.game.deck.is_empty() => {
                self.ask(Question::LookAhead { cards: tower.storeys().number() as u8 });
            }
            Kind::Chamber(_, Symbol::Sun | Symbol::Moon) | Kind::Tower(_) => {}
            Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => unreachable!("only Locations are in a hand"),
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn discard_from_hand(&mut self, card: Card, from: Group) {
        let seat = self.game.active;
        self.game.own_mut(from).remove(card);
        self.game.discard.insert(card);
        self.tell(Event::Discarded { seat, card, from });
    }

    pub(crate) fn swap(&mut self, personal: Card, shared: Card) {
        let seat = self.game.active;
        self.game.own_mut(Group::Personal).remove(personal);
        self.game.own_mut(Group::Shared).remove(shared);
        self.game.own_mut(Group::Personal).add(shared);
        self.game.own_mut(Group::Shared).add(personal);
        self.tell(Event::Swapped { seat, personal, shared });
    }

    /// Phase 2: the next card (B11), personal cards first (D5). When none is missing, phase 3 (B16).
    #[inline(always)]
    pub(crate) fn refill(&mut self) -> Done<C> {
        if !self.game.own(Group::Personal).is_full() {
            self.draw_next(Group::Personal)
        } else if !self.game.own(Group::Shared).is_full() {
            self.draw_next_shared()
        } else {
            self.end_turn();
            Ok(())
        }
    }

    /// Not inlined: the way of one player, who has no shared cards, stays short.
    #[inline(never)]
    fn draw_next_shared(&mut self) -> Done<C> {
        self.draw_next(Group::Shared)
    }

    /// Draws a card, unless a spell may come first (K5).
    #[inline(always)]
    fn draw_next(&mut self, to: Group) -> Done<C> {
        if !self.game.can_cast(Question::BeforeDraw) {
            return self.draw_one(to);
        }
        self.ask(Question::BeforeDraw);
        Ok(())
    }

    /// Draws the one card before which a spell could have been cast (K5), or that chance did not know.
    pub(crate) fn draw(&mut self) -> Done<C> {
        let Some(to) = self.game.group_to_fill(self.game.active) else { unreachable!("a full hand draws nothing") };
        self.draw_one(to)
    }

    /// Draws a card and resolves it before the next (B11). Without a card the game is lost (B18).
    #[inline(always)]
    fn draw_one(&mut self, to: Group) -> Done<C> {
        let Some(drawn) = self.take_top(Step::Draw)? else {
            self.end(Ending::Defeat(Cause::Refill));
            return Ok(());
        };
        // Asked first, because the card alone answers it; whether a Door can be paid for depends on the hand, which may still be changing.
        if drawn.card.is_location() {
            self.game.take_in(drawn, to);
            self.tell_drawn(drawn, to);
            return Ok(());
        }
        self.meet(drawn.card)
    }

    fn tell_drawn(&mut self, drawn: KnownCard, to: Group) {
        let seat = self.game.active;
        let audience = if self.game.is_secret(drawn, to) { Audience::Only(seat) } else { Audience::Everyone };
        self.tell(Event::Drawn { seat, card: Some(drawn.card), to, audience });
    }

    /// A Door or a Dream has been drawn (B13, B14, P12).
    fn meet(&mut self, card: Card) -> Done<C> {
        match card.kind() {
            Kind::Door(color) => self.meet_door(color),
            Kind::Nightmare => self.meet_nightmare(),
            Kind::HappyDream => self.meet_happy_dream()?,
            Kind::Chamber(..) | Kind::Tower(_) => {}
        }
        Ok(())
    }

    /// Discards the hand and draws a new one (B14-IV, D6, P10).
    pub(crate) fn replace_hand(&mut self, cause: Cause) -> Done<C> {
        let seat = self.game.active;
        for &from in self.game.groups() {
            let group = *self.game.own(from);
            self.game.own_mut(from).clear();
            group.each().for_each(|card| {
                self.game.discard.insert(card);
                self.tell(Event::Discarded { seat, card, from });
            });
        }
        self.draw_new_hand(cause)
    }

    /// Draws Locations until the hand is full; everything else goes to Limbo unresolved (B2). It loses if the deck runs out (B18). Then a Nightmare is
    /// settled; a Premonition goes on by itself.
    pub(crate) fn draw_new_hand(&mut self, cause: Cause) -> Done<C> {
        self.draw_new(Group::Personal, cause)?;
        if self.game.is_duo() && self.game.ending().is_none() {
            self.draw_new(Group::Shared, cause)?;
        }
        if cause == Cause::Nightmare && self.game.ending().is_none() {
            self.settle_nightmare();
        }
        Ok(())
    }

    /// Each card is offered to the hand and to Limbo, and each takes only what belongs to it: a branch would be mispredicted every third time.
    #[inline(always)]
    fn draw_new(&mut self, to: Group, cause: Cause) -> Done<C> {
        while !self.game.own(to).is_full() {
            let Some(drawn) = self.take_top(Step::DrawNewHand(cause))? else {
                self.end(Ending::Defeat(cause));
                return Ok(());
            };
            let card = drawn.card;
            self.game.take_in(drawn, to);
            self.game.limbo.insert_if(!card.is_location(), card);
            if card.is_location() {
                self.tell_drawn(drawn, to);
            } else {
                self.tell(Event::SetAside { card });
            }
        }
        Ok(())
    }

    /// Phase 3 (B16), and the next turn (D9).
    pub(crate) fn end_turn(&mut self) {
        self.shuffle_limbo();
        if self.game.is_duo() {
            self.game.pass_turn();
        }
        self.begin_turn();
    }

    /// Shuffles Limbo into the deck; an empty Limbo leaves the deck alone (B16).
    pub(crate) fn shuffle_limbo(&mut self) {
        if self.game.deck.shuffle_in(&mut self.game.limbo, self.chance) {
            self.tell(Event::LimboShuffled);
        }
    }
}
