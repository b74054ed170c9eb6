//! What is true of an answer, and tells for it.

mod dangers;
mod doors;
mod looks;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod truth;
mod turn;

use onirim_core::{Action, Card, Cards, Color, Kind, Seat, View};

use super::reason::{KeyUse, Reason};

/// What is true of this answer to the question that the view asks, the weightiest first.
pub(super) fn facts(view: &View, action: Action) -> Vec<Reason> {
    let sight = Sight { view, hand: view.hand.iter().chain(view.shared.iter()).copied().collect() };
    let mut facts = sight.of(action);
    facts.extend(sight.pile_kept(action));
    facts
}

/// A table as the seat sees it that is asked.
struct Sight<'a> {
    view: &'a View,
    /// The whole hand, shared cards included (D2).
    hand: Cards,
}

impl Sight<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "advice about other answers is given without a reason")]
    fn of(&self, action: Action) -> Vec<Reason> {
        match action {
            Action::Pick { card } => self.pick(card),
            Action::Play { card, .. } => self.play(card),
            Action::Build { tower, end, .. } => self.build(tower, end),
            Action::Discard { card, .. } => self.discard(card),
            Action::TakeDoor => self.take_door(),
            Action::LeaveDoor => self.do_without_door(),
            Action::RefuseDoor => self.do_without_door(),
            Action::PayKey { key, .. } => self.pay_key(key),
            Action::Look => vec![Reason::FreeLook { cards: self.view.look_shows() }],
            Action::DiscardSeen { card } => self.drop_seen(card),
            Action::PlaceNext { card } => self.place_next(card),
            Action::Raise { card } | Action::Fetch { card } => self.comes_next(card),
            Action::ReturnDoor { .. } | Action::RevealFive => self.hand_kept(),
            Action::DiscardHand => self.discard_hand(),
            Action::Cast { spell } => self.cast(spell),
            Action::PayCard { card } | Action::DropKey { key: card } => self.unneeded(card).into_iter().collect(),
            Action::Dispel { premonition } => vec![Reason::Dispels { premonition }],
            _ => Vec::new(),
        }
    }

    /// How many Doors of a colour this seat still wants (B17, D7).
    fn wanted_by(&self, seat: Seat, color: Color) -> usize {
        self.view.setup.doors_needed(color).saturating_sub(self.view.doors[seat.index()][color.index()].into())
    }

    /// Is a Door of this colour wanted by who is asked, and could it be kept? (K2)
    fn is_welcome(&self, color: Color) -> bool {
        self.wanted_by(self.view.seat, color) > 0 && self.view.other_goal_first(color).is_none()
    }

    /// Has every player the Doors of this colour that they need?
    fn all_found(&self, color: Color) -> bool {
        self.view.setup.seats().iter().all(|&seat| self.wanted_by(seat, color) == 0)
    }

    /// The card is of a colour whose Doors are all found.
    fn unneeded(&self, card: Card) -> Option<Reason> {
        let Kind::Chamber(color, _) = card.kind() else { return None };
        self.all_found(color).then_some(Reason::Unneeded { card, color })
    }

    /// How many cards like this one can still be drawn, as far as the seat knows: those in the deck, in Limbo, and among the partner's hidden cards.
    fn to_come(&self, card: Card) -> usize {
        let view = self.view;
        let seen = [&view.top[..], &view.bottom, &view.looked_at, &view.placed].concat();
        view.unseen.count(card) + view.limbo.count(card) + seen.iter().filter(|&&seen| seen == Some(card)).count()
    }

    /// Suns and Moons like this one may still come after it is gone. A card that is looked at is one of those in the deck.
    fn many_left(&self, card: Card) -> Option<Reason> {
        let looked_at = usize::from(self.view.looked_at.contains(&Some(card)));
        let left = self.to_come(card) - looked_at;
        let is_common = card.symbol().is_some() && !card.is_key();
        (is_common && left > 0).then_some(Reason::ManyLeft { card, left })
    }

    /// What a Key of this colour can still be used for, if it is kept. A Door that is drawn now and not taken comes again.
    fn key_use(&self, color: Color) -> Option<KeyUse> {
        let door = Card::door(color);
        let doors = self.to_come(door) + usize::from(self.view.resolving == Some(door));
        let for_door = self.wanted_by(self.view.seat, color) > 0 && doors > 0;
        match (self.to_come(Card::NIGHTMARE) > 0, for_door) {
            (true, true) => Some(KeyUse::Both),
            (true, false) => Some(KeyUse::Nightmares),
            (false, true) => Some(KeyUse::Doors),
            (false, false) => None,
        }
    }

    /// This Key stays in hand, and there is something to keep it for.
    fn keeps(&self, color: Color) -> Option<Reason> {
        let key = Card::key(color);
        let good_for = self.key_use(color).filter(|_| self.hand.contains(key))?;
        Some(Reason::KeepsKey { key, good_for })
    }

    /// A Key that stays in hand after this card is gone. A hand whose Keys are being spent keeps none worth telling.
    fn key_kept(&self, gone: Option<Card>) -> Option<Reason> {
        if gone.is_some_and(Card::is_key) {
            return None;
        }
        Color::ALL.into_iter().find_map(|color| self.keeps(color))
    }
}
