//! What one seat may know, and nothing else (D10).

use crate::answers::Decision;
use crate::cards::{Card, Cards};
use crate::game::{Ending, Game};
use crate::packed::ShortList;
use crate::rules::{Step, TowerRow};
use crate::setup::Setup;
use crate::table::{
    Audience, Goals, Group, Looking, MOST_IN_GROUP, MOST_KNOWN_BOTTOM, MOST_KNOWN_TOP, MOST_LOOKED_AT, MOST_STEPS,
    Omens, Row, Seat,
};

/// The game as one player sees it.
///
/// Knowledge of places is certain knowledge: a player who has arranged the top of the deck knows those cards until the deck is shuffled
/// or the partner rearranges them. Cards that the partner has taken openly are known to be in the partner's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view this is.
    pub seat: Seat,
    /// What is played.
    pub setup: Setup,
    /// Whose turn it is: while players pick their cards (D1), that of the player who will have the first turn.
    pub active: Seat,
    /// Who is asked, and what; `None` when the game is over, and while it waits for chance ([`Afterstate::table`](crate::Afterstate::table)).
    pub decision: Option<Decision>,
    /// How the game ended; `None` while it goes on.
    pub ending: Option<Ending>,
    /// What will be done when the question is answered; the next one to be done stands last: a Prophecy that waits for the swap, a question that a spell has interrupted,
    /// Premonitions that are still to strike. After that, phase 2 goes on.
    pub pending: ShortList<Step, MOST_STEPS>,
    /// The own personal cards, in the order of the prints.
    pub hand: ShortList<Card, MOST_IN_GROUP>,
    /// The cards that lie open between two players.
    pub shared: ShortList<Card, MOST_IN_GROUP>,
    /// The partner's personal cards as far as this seat knows them.
    pub partner_known: ShortList<Card, MOST_IN_GROUP>,
    /// How many more personal cards the partner has.
    pub partner_hidden: usize,
    /// The own personal cards that the partner does not know, in the order of the prints.
    pub secret: ShortList<Card, MOST_IN_GROUP>,
    /// The Labyrinth row of each seat.
    pub rows: [Row; 2],
    /// How many Doors of each colour each seat has.
    pub doors: [[u8; 4]; 2],
    /// How many cards the deck has, those being looked at included.
    pub deck_len: usize,
    /// The top of the deck, the next card to be drawn first, as far down as any player knows it. `None`: this seat does not. Cards being looked at are not in it.
    pub top: ShortList<Option<Card>, MOST_KNOWN_TOP>,
    /// Who knows the card at each place of `top`.
    pub top_known_to: ShortList<Audience, MOST_KNOWN_TOP>,
    /// The bottom of the deck, the bottom card first, as far up as any player knows it. `None`: this seat does not. Cards being looked at are not in it.
    pub bottom: ShortList<Option<Card>, MOST_KNOWN_BOTTOM>,
    /// Who knows the card at each place of `bottom`.
    pub bottom_known_to: ShortList<Audience, MOST_KNOWN_BOTTOM>,
    /// The cards being looked at, not yet put back. `None`: this seat does not see them.
    pub looked_at: ShortList<Option<Card>, MOST_LOOKED_AT>,
    /// The cards already put back in this look, the one drawn first at the start.
    pub placed: ShortList<Option<Card>, MOST_LOOKED_AT>,
    /// What else is known of the look at these cards; `None` if there is no look.
    pub looking: Option<Looking>,
    /// Every card whose place this seat does not know: it is in the deck or among the partner's hidden cards.
    pub unseen: Cards,
    /// The discard pile.
    pub discard_pile: Cards,
    /// Limbo.
    pub limbo: Cards,
    /// The cards out of the game (K5).
    pub removed: Cards,
    /// The Door or Dream that has been drawn and is not settled yet.
    pub resolving: Option<Card>,
    /// The Goal row.
    pub goals: Option<Goals>,
    /// The Tower row.
    pub towers: Option<TowerRow>,
    /// The Premonitions. The pile holds those never seen; that they are in it is no secret, their order has not been decided.
    pub omens: Option<Omens>,
}

impl Game {
    /// All that this seat may know, and nothing else.
    pub fn view(&self, seat: Seat) -> View {
        let glance = self.glance(seat);
        let partner_known = glance.partner_known();
        View {
            seat,
            setup: self.setup,
            active: self.active,
            decision: self.decision(),
            ending: self.ending(),
            pending: self.later,
            hand: self.hand(seat, Group::Personal),
            shared: self.own(Group::Shared).cards(),
            partner_known,
            partner_hidden: self.group(seat.partner(), Group::Personal).len() - partner_known.len(),
            secret: self.group(seat, Group::Personal).hidden(),
            rows: self.rows,
            doors: self.doors,
            deck_len: self.deck_len(),
            top: ShortList::of(None, glance.top()),
            top_known_to: ShortList::of(Audience::Nobody, self.deck.top().iter().rev().map(|known| known.audience)),
            bottom: ShortList::of(None, glance.bottom()),
            bottom_known_to: ShortList::of(Audience::Nobody, self.deck.bottom().iter().map(|known| known.audience)),
            looked_at: ShortList::of(None, glance.looked_at()),
            placed: ShortList::of(None, glance.placed()),
            looking: self.look.seen_by(seat),
            unseen: glance.unseen(),
            discard_pile: self.discard,
            limbo: self.limbo(),
            removed: self.removed,
            resolving: self.resolving,
            goals: self.goals,
            towers: self.towers,
            omens: self.omens,
        }
    }
}
