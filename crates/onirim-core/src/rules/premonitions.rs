//! Dark Premonitions (P2 to P11).

use crate::answers::{Action, ActionList, Question};
use crate::cards::{Card, Cards, Color, Premonition, PremonitionSet, Symbol};
use crate::chance::Chance;
use crate::event::{Event, Witness};
use crate::game::{Cause, Game};
use crate::rules::{Done, Flow, Step};
use crate::table::{Group, Omens, Seat};

/// How many Keys are lost to P7.
const KEYS_LOST: usize = 2;

impl Game {
    /// P2: any of the Premonitions that hold.
    pub(crate) fn list_striking(&self, actions: &mut ActionList) {
        actions.extend(self.striking_premonitions().iter().map(|premonition| Action::Suffer { premonition }));
    }

    /// P4, P8: any Door that the Premonition can take.
    pub(crate) fn list_doors_at_stake(&self, premonition: Premonition, actions: &mut ActionList) {
        actions.extend(self.doors_at_stake(premonition).map(|(owner, color)| Action::ReturnDoor { owner, color }));
    }

    /// P7: any Key of the deck.
    pub(crate) fn list_keys_in_deck(&self, actions: &mut ActionList) {
        actions.extend(self.keys_in_deck().prints().map(|key| Action::DropKey { key }));
    }

    /// The Doors that this Premonition can send to Limbo, each with its owner.
    pub(crate) fn doors_at_stake(&self, premonition: Premonition) -> impl Iterator<Item = (Seat, Color)> {
        let doors = Seat::BOTH.into_iter().flat_map(|owner| Color::ALL.map(|color| (owner, color)));
        doors.filter(move |&(owner, color)| self.is_at_stake(premonition, owner, color))
    }

    /// May this Premonition send this Door to Limbo? P4 takes one of a pair of either player, P8 one of the active player's.
    fn is_at_stake(&self, premonition: Premonition, owner: Seat, color: Color) -> bool {
        self.doors[owner.index()][color.index()] > 0
            && match premonition {
                Premonition::AnyPair => self.doors_on_table()[color.index()] >= 2,
                Premonition::BrownPair => owner == self.active,
                Premonition::RedPair
                | Premonition::GreenPair
                | Premonition::FiveDoors
                | Premonition::BluePair
                | Premonition::AllColors
                | Premonition::ThreeDoors => false,
            }
    }

    /// The Premonitions that may strike next: those of the ones being applied that hold (P2, R6).
    pub(crate) fn striking_premonitions(&self) -> PremonitionSet {
        match self.later.top() {
            Some(Step::Heed(premonitions)) => self.holding_among(premonitions),
            _ => unreachable!("Premonitions are asked about only while they are applied"),
        }
    }

    /// Those that lie face up and hold.
    fn holding_among(&self, premonitions: PremonitionSet) -> PremonitionSet {
        let face_up = self.omens.map_or(PremonitionSet::EMPTY, |omens| omens.face_up);
        face_up.and(premonitions).holding(self.doors_on_table())
    }

    /// The Keys in the deck (P7).
    pub(crate) fn keys_in_deck(&self) -> Cards {
        self.deck.cards().iter().filter(|card| card.is_key()).collect()
    }

    fn omens_mut(&mut self) -> &mut Omens {
        self.omens.as_mut().unwrap_or_else(|| unreachable!("there are no Premonitions in this game"))
    }
}

impl<C: Chance, W: Witness> Flow<'_, C, W> {
    /// Turns the next Premonition face up, if there is one.
    pub(crate) fn turn_up(&mut self) -> Result<Option<Premonition>, C::Unknown> {
        let pile = self.game.omens_mut().pile;
        if pile.is_empty() {
            return Ok(None);
        }
        let premonition = self.chance.premonition(pile)?;
        self.game.omens_mut().pile.remove(premonition);
        self.game.omens_mut().face_up.insert(premonition);
        self.tell(Event::PremonitionRevealed { premonition });
        Ok(Some(premonition))
    }

    /// P6, P10: reveals more Premonitions. Those that hold are applied before all that wait (R6).
    pub(crate) fn foretell(&mut self, left: u8, mut revealed: PremonitionSet) -> Done<C> {
        for turned in 0..left {
            let rest = Step::Foretell { left: left - turned, revealed };
            revealed.extend(self.turn_up().inspect_err(|_| self.game.later.push(rest))?);
        }
        self.later(Step::Heed(revealed));
        Ok(())
    }

    /// Applies those of these Premonitions that hold, one after the other, until none holds any more. Penalties only ever take Doors away, so one
    /// that did not hold when it began cannot come to hold on the way, and one that another has undone stays (P2).
    pub(crate) fn heed(&mut self, premonitions: PremonitionSet) -> Done<C> {
        let mut holding = self.game.holding_among(premonitions).iter();
        let (first, second) = (holding.next(), holding.next());
        let Some(first) = first else { return Ok(()) };
        // The others wait until this one is done.
        self.later(Step::Heed(premonitions));
        // A single one strikes unasked, unless a spell may come first (R1).
        if second.is_none() && !self.game.can_cast(Question::Premonitions) {
            return self.suffer(first);
        }
        self.ask(Question::Premonitions);
        Ok(())
    }

    pub(crate) fn suffer(&mut self, premonition: Premonition) -> Done<C> {
        self.remove_premonition(premonition);
        self.tell(Event::PremonitionSuffered { premonition });
        if premonition.reveals() > 0 {
            self.later(Step::Foretell { left: premonition.reveals() as u8, revealed: PremonitionSet::EMPTY });
        }
        match premonition {
            Premonition::RedPair => self.lose_red_chambers(),
            Premonition::AnyPair | Premonition::BrownPair => self.lose_door(premonition),
            Premonition::GreenPair => self.recall_nightmare(),
            Premonition::FiveDoors => {}
            Premonition::BluePair => self.lose_keys(),
            Premonition::AllColors => self.lose_happy_dreams(),
            Premonition::ThreeDoors => self.replace_hand(Cause::Premonition)?,
        }
        Ok(())
    }

    /// A face-up Premonition leaves the game.
    pub(crate) fn remove_premonition(&mut self, premonition: Premonition) {
        let omens = self.game.omens_mut();
        omens.face_up.remove(premonition);
        omens.removed.insert(premonition);
    }

    /// P3. Both players see how many red Chambers the deck had, and so where the others are (R11).
    fn lose_red_chambers(&mut self) {
        let red = Symbol::ALL.map(|symbol| Card::chamber(Color::Red, symbol));
        self.expose_hands(|card| red.contains(&card));
        self.lose_from_deck(&red);
    }

    /// P9.
    fn lose_happy_dreams(&mut self) {
        self.lose_from_deck(&[Card::HAPPY_DREAM]);
    }

    /// Searches the deck for all of these cards and discards them; the deck is shuffled (P11).
    fn lose_from_deck(&mut self, prints: &[Card]) {
        if self.game.deck.is_empty() {
            return;
        }
        self.search_and_shuffle(|flow| {
            for &card in prints {
                for _ in 0..flow.game.deck.pool().cards().count(card) {
                    flow.drop_from_deck(card);
                }
            }
        });
    }

    /// P4, P8.
    fn lose_door(&mut self, premonition: Premonition) {
        let (first, second) = {
            let mut at_stake = self.game.doors_at_stake(premonition);
            (at_stake.next(), at_stake.next())
        };
        match (first, second) {
            (None, _) => {}
            (Some((owner, color)), None) => self.return_door(owner, color),
            (Some(_), Some(_)) => self.ask(Question::LoseDoor { premonition }),
        }
    }

    /// P5.
    fn recall_nightmare(&mut self) {
        if self.game.discard.remove(Card::NIGHTMARE) {
            self.game.limbo.insert(Card::NIGHTMARE);
            self.tell(Event::NightmareToLimbo);
        }
    }

    /// P7. Where too few are found, both players know that the other Keys are in hands (R11).
    fn lose_keys(&mut self) {
        self.see_whole_deck();
        let found = self.game.keys_in_deck().len();
        if found < KEYS_LOST {
            self.expose_hands(Card::is_key);
        }
        if !self.game.deck.is_empty() {
            self.game.deck.shuffle(self.chance);
            self.collect_keys(found.min(KEYS_LOST));
        }
    }

    pub(crate) fn drop_key(&mut self, left: u8, key: Card) {
        self.drop_from_deck(key);
        self.collect_keys(usize::from(left) - 1);
    }

    /// Asks for the Keys still to be discarded, takes them itself where there is nothing to choose (R1) and that is no
    /// secret (R13).
    fn collect_keys(&mut self, left: usize) {
        let keys = self.game.keys_in_deck();
        let nothing_to_choose = keys.len() == left || keys.print_set().is_single();
        if left > 0 && (self.game.has_secrets() || !nothing_to_choose) {
            self.ask(Question::DropKey { left: left as u8 });
            return;
        }
        for key in keys.iter().take(left) {
            self.drop_from_deck(key);
        }
        self.tell(Event::DeckShuffled);
    }

    fn drop_from_deck(&mut self, card: Card) {
        self.game.deck.remove(card);
        self.game.discard.insert(card);
        self.tell(Event::DiscardedFromDeck { card });
    }

    /// After a search of the whole deck the active player knows what the partner holds: the cards that are missing (R11).
    pub(crate) fn see_whole_deck(&mut self) {
        let partner = self.game.active.partner();
        self.game.group_mut(partner, Group::Personal).expose(|_| true);
    }

    /// Both players know which of these cards the other holds.
    fn expose_hands(&mut self, which: impl Fn(Card) -> bool) {
        for seat in Seat::BOTH {
            self.game.group_mut(seat, Group::Personal).expose(&which);
        }
    }
}
