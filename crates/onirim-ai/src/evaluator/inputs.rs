//! What the evaluator is told of a table: which rows hold.

use onirim_core::{
    Book, Card, Cards, Color, Edge, Kind, Question, Seat, Spell, Step, Storeys, Symbol, Tower, Towers, View,
};

use crate::evaluator::table as rows;
use crate::evaluator::table::Family;

/// More rows than ever hold at once.
const MOST_OF_COLOR: usize = 48;
const MOST_OF_ALL: usize = 64;

/// A few numbers of rows.
#[derive(Clone, Copy, Debug)]
pub struct Rows<const N: usize> {
    rows: [u16; N],
    len: usize,
}

impl<const N: usize> Rows<N> {
    pub(crate) const EMPTY: Rows<N> = Rows { rows: [0; N], len: 0 };

    #[inline]
    fn add(&mut self, family: Family, member: usize) {
        if let Some(place) = self.rows.get_mut(self.len) {
            *place = family.row(member);
            self.len += 1;
        }
    }

    /// These rows again, as they were kept somewhere. `None`: there is no such row, or there are too many.
    pub fn of(kept: impl IntoIterator<Item = u16>) -> Option<Rows<N>> {
        let mut rows = Rows::EMPTY;
        for row in kept {
            if usize::from(row) >= rows::ROWS {
                return None;
            }
            *rows.rows.get_mut(rows.len)? = row;
            rows.len += 1;
        }
        Some(rows)
    }

    /// The rows, in no particular order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows[..self.len].iter().map(|&row| usize::from(row))
    }

    #[inline]
    fn as_slice(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    /// Goes through the places at which these are not the same as those before: what stood there, and what stands there now.
    #[inline]
    pub(crate) fn changes(&self, before: &Self) -> impl Iterator<Item = Change> {
        let (was, is) = (before.as_slice(), self.as_slice());
        let both = was.len().min(is.len());
        let other = was[..both].iter().zip(&is[..both]).filter(|(was, is)| was != is);
        let other = other.map(|(&was, &is)| Change::Other(was.into(), is.into()));
        let gone = was[both..].iter().map(|&was| Change::Gone(was.into()));
        other.chain(gone).chain(is[both..].iter().map(|&is| Change::New(is.into())))
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// How a place in a list of rows has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Another row for one.
    Other(usize, usize),
    Gone(usize),
    New(usize),
}

/// The rows that hold for a table as one seat sees it: for each colour, and for all of it.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    /// Of each colour, in the order of [`Color::ALL`].
    pub colors: [Rows<MOST_OF_COLOR>; 4],
    /// Of the whole table.
    pub table: Rows<MOST_OF_ALL>,
}

/// What a view tells, counted once.
struct Counted<'a> {
    view: &'a View,
    partner: Seat,
    /// Everything that is in the deck or may be, the cards being looked at included.
    unseen: &'a Cards,
    held: [[usize; 3]; 4],
    shared: [[usize; 3]; 4],
    deck: usize,
}

impl Inputs {
    /// Nothing holds.
    pub(crate) const EMPTY: Inputs = Inputs { colors: [Rows::EMPTY; 4], table: Rows::EMPTY };

    /// The rows that hold in this view.
    pub fn of(view: &View) -> Inputs {
        let mut inputs = Inputs::EMPTY;
        inputs.read(view);
        inputs
    }

    /// Forgets what was there and takes the rows that hold in this view.
    #[inline]
    pub(crate) fn read(&mut self, view: &View) {
        let mut held = [[0; 3]; 4];
        let mut shared = [[0; 3]; 4];
        count(&mut held, view.hand.iter());
        count(&mut held, view.shared.iter());
        count(&mut shared, view.shared.iter());
        let partner = view.seat.partner();
        let counted = Counted { view, partner, unseen: &view.unseen, held, shared, deck: view.deck_len };
        self.table.len = 0;
        for color in Color::ALL {
            let rows = &mut self.colors[color.index()];
            rows.len = 0;
            counted.base(color, rows);
            counted.expansions(color, rows);
        }
        counted.places(self);
        counted.whole(&mut self.table);
    }
}

fn count<'c>(held: &mut [[usize; 3]; 4], cards: impl Iterator<Item = &'c Card>) {
    for card in cards {
        if let Kind::Chamber(color, symbol) = card.kind() {
            held[color.index()][symbol as usize] += 1;
        }
    }
}

/// The kind of a card among those of its colour.
fn kind_of(card: Card) -> Option<(Color, usize)> {
    match card.kind() {
        Kind::Chamber(color, symbol) => Some((color, symbol as usize)),
        Kind::Door(color) => Some((color, 3)),
        Kind::Tower(tower) => Some((tower.color(), 4)),
        Kind::Nightmare | Kind::HappyDream => None,
    }
}

fn symbol_number(symbol: Option<Symbol>) -> usize {
    symbol.map_or(0, |symbol| symbol as usize + 1)
}

impl Counted<'_> {
    fn run(&self, seat: Seat, color: Color) -> usize {
        match self.view.rows[seat.index()].run_in_progress() {
            None => 0,
            Some((running, length)) if running == color => usize::from(length),
            Some(_) => 3,
        }
    }

    fn base<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let view = self.view;
        let at = color.index();
        let [suns, moons, keys] = self.held[at].map(|held| held.min(rows::MOST_HELD));
        let run = self.run(view.seat, color);
        let last = symbol_number(view.rows[view.seat.index()].last_symbol());
        rows.add(rows::HAND, (((suns * 4 + moons) * 4 + keys) * 4 + run) * 4 + last);

        let doors = usize::from(view.doors[view.seat.index()][at]).min(2) * 3
            + usize::from(view.doors[self.partner.index()][at]).min(2);
        let in_deck = |symbol| self.unseen.count(Card::chamber(color, symbol));
        let (deck_suns, deck_moons, deck_keys) = (in_deck(Symbol::Sun), in_deck(Symbol::Moon), in_deck(Symbol::Key));
        let in_limbo = view.limbo.count(Card::door(color)).min(2);
        rows.add(rows::KEYS, ((doors * 3 + in_limbo) * 4 + deck_keys.min(3)) * 4 + keys);
        rows.add(rows::CHAMBERS, (doors * 10 + deck_suns.min(9)) * 5 + deck_moons.min(4));
        let all_keys = (deck_keys + self.held[at][2]).min(3);
        rows.add(rows::TIME, (doors * 4 + all_keys) * rows::SIZES + (self.deck / 5).min(rows::SIZES - 1));
        let deck = self.deck.max(1);
        let doors_left = self.unseen.count(Card::door(color));
        for (kind, count) in [deck_suns, deck_moons, deck_keys, doors_left].into_iter().enumerate() {
            rows.add(rows::DENSITY, kind * 16 + (count * 60 / deck).min(15));
        }
        if let Some(decision) = view.decision.filter(|decision| decision.question.door() == Some(color)) {
            let earned = matches!(decision.question, Question::EarnedDoor { .. });
            rows.add(rows::IN_QUESTION, usize::from(earned));
        }
        if view.resolving == Some(Card::door(color)) {
            rows.add(rows::IN_QUESTION, 2);
        }
    }

    fn expansions<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let view = self.view;
        let at = color.index();
        if let Some(goals) = &view.goals {
            let open = goals.row().iter().filter(|goal| goal.side == onirim_core::Side::FaceUp);
            let mut ranks = open.enumerate().filter(|(_, goal)| goal.color == color).map(|(rank, _)| rank);
            let (first, second) = (ranks.next().unwrap_or(8), ranks.next().unwrap_or(8));
            rows.add(rows::GOAL, first * 9 + second);
        }
        if let Some(row) = &view.towers {
            let (mut in_deck, mut in_hand, mut built) = (0, 0, 0);
            for storeys in Storeys::ALL {
                let tower = Tower::new(color, storeys);
                let bit = 1 << storeys as usize;
                in_deck |= if self.unseen.contains(Card::tower(tower)) { bit } else { 0 };
                in_hand |= if view.holds(Card::tower(tower)) { bit } else { 0 };
                built += usize::from(row.towers().contains(&tower));
            }
            rows.add(rows::TOWER, (in_deck * 8 + in_hand) * 4 + built);
        }
        if let Some(omens) = &view.omens {
            use onirim_core::Premonition::{AllColors, AnyPair, BluePair, BrownPair, GreenPair, RedPair};
            let doors = usize::from(view.doors_on_table()[at]).min(2);
            let own = match color {
                Color::Red => RedPair,
                Color::Blue => BluePair,
                Color::Green => GreenPair,
                Color::Brown => BrownPair,
            };
            let up = usize::from(omens.face_up.contains(own));
            rows.add(rows::OMEN_OF_COLOR, (at * 2 + up) * 3 + doors);
            for (number, premonition) in [AnyPair, AllColors].into_iter().enumerate() {
                if omens.face_up.contains(premonition) {
                    rows.add(rows::OMEN_OF_PAIR, number * 3 + doors);
                }
            }
        }
        if view.setup.seats().len() > 1 {
            let mut known = [[0; 3]; 4];
            count(&mut known, view.partner_known.iter());
            let [suns, moons, keys] = known[at].map(|count| count.min(3));
            let last = symbol_number(view.rows[self.partner.index()].last_symbol());
            rows.add(rows::PARTNER_ROW, (self.run(self.partner, color) * 4 + last) * 4 + keys);
            rows.add(rows::PARTNER_HAND, suns * 4 + moons);
            let [suns, moons, keys] = self.shared[at].map(|count| count.min(2));
            rows.add(rows::SHARED, (suns * 3 + moons) * 3 + keys);
        }
    }

    /// Cards whose place is known, and those that are being looked at.
    fn places(&self, inputs: &mut Inputs) {
        let view = self.view;
        let coming = view.placed.iter().chain(view.top.iter());
        for (place, card) in coming.take(rows::TOP).enumerate() {
            let Some(card) = *card else {
                inputs.table.add(rows::DREAMS_ON_TOP, place * 3 + 2);
                continue;
            };
            match kind_of(card) {
                Some((color, kind)) => inputs.colors[color.index()].add(rows::ON_TOP, place * rows::KINDS + kind),
                None => inputs.table.add(rows::DREAMS_ON_TOP, place * 3 + usize::from(card == Card::HAPPY_DREAM)),
            }
        }
        for (place, card) in view.bottom.iter().take(rows::BOTTOM).enumerate() {
            if let Some((color, kind)) = card.and_then(kind_of) {
                inputs.colors[color.index()].add(rows::AT_BOTTOM, place * rows::KINDS + kind);
            }
        }
        let mut looked_at = [[0; rows::KINDS]; 4];
        let mut dreams = [0; 2];
        for card in view.looked_at.iter().flatten() {
            match kind_of(*card) {
                Some((color, kind)) => looked_at[color.index()][kind] += 1,
                None => dreams[usize::from(*card == Card::HAPPY_DREAM)] += 1,
            }
        }
        for (rows_of_color, kinds) in inputs.colors.iter_mut().zip(looked_at) {
            for (kind, count) in kinds.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                rows_of_color.add(rows::LOOKED_AT, kind * 4 + count.min(3));
            }
        }
        for (kind, count) in dreams.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            inputs.table.add(rows::DREAMS_LOOKED_AT, kind * 6 + count.min(5));
        }
    }

    fn whole<const N: usize>(&self, table: &mut Rows<N>) {
        let view = self.view;
        table.add(rows::ASKED, view.decision.map_or(0, |decision| 1 + question_number(decision.question)));
        if let Some(step) = view.pending.last() {
            let (number, left) = step_number(step);
            table.add(rows::PENDING, number);
            if let Some(left) = left {
                table.add(rows::LEFT_TO_DO, left);
            }
        }
        table.add(rows::HAND_SIZE, view.hand.len().min(6) * 4 + view.shared.len().min(3));
        let own = &view.rows[view.seat.index()];
        let run = |length: Option<(Color, u8)>| length.map_or(0, |(_, length)| usize::from(length));
        table.add(rows::ROW, symbol_number(own.last_symbol()) * 4 + run(own.run_in_progress()));
        let nightmares = self.unseen.count(Card::NIGHTMARE);
        table.add(rows::NIGHTMARES, nightmares.min(10) * 6 + view.limbo.count(Card::NIGHTMARE).min(5));
        table.add(rows::DECK, self.deck);
        table.add(rows::DECK_AND_NIGHTMARES, (self.deck / 5).min(rows::SIZES - 1) * 11 + nightmares.min(10));
        let doors = view.doors_on_table();
        table.add(rows::ALL_DOORS, doors.into_iter().map(usize::from).sum());
        let symbol = |symbol: usize| self.held.iter().map(|held| held[symbol]).sum::<usize>().min(5);
        table.add(rows::SYMBOLS, (symbol(0) * 6 + symbol(1)) * 6 + symbol(2));
        let resolving = view.resolving.map_or(0, |card| match card.kind() {
            Kind::Nightmare => 1,
            Kind::HappyDream => 2,
            Kind::Door(_) | Kind::Chamber(..) | Kind::Tower(_) => 3,
        });
        table.add(rows::RESOLVING, resolving);
        if let Some(book) = view.setup.book {
            let money = view.discard_pile.len();
            table.add(rows::SPELL_MONEY, money);
            let payable = Spell::ALL.into_iter().filter(|spell| spell.cost(book) <= money).count();
            table.add(rows::SPELLS, payable);
            if book == Book::Lost {
                table.add(rows::VARIANT, 0);
            }
        }
        if let Some(row) = &view.towers {
            let towers = row.towers();
            let ends = towers
                .first()
                .zip(towers.last())
                .map_or((0, 0), |(left, right)| (left.edges().0 as usize, right.edges().1 as usize));
            table.add(rows::TOWER_ROW, (ends.0 * 4 + ends.1) * 7 + towers.len().min(6));
            table.add(rows::RAMPART, usize::from(row.has_rampart()) * 5 + most_colors(towers));
            let held = view.hand.iter().chain(view.shared.iter()).filter(|card| matches!(card.kind(), Kind::Tower(_)));
            table.add(rows::TOWERS_HELD, held.count());
            if view.setup.towers == Some(Towers::ScatteredRuins) {
                table.add(rows::VARIANT, 1);
            }
        }
        if let Some(omens) = &view.omens {
            let happy = self.unseen.count(Card::HAPPY_DREAM).min(4);
            table.add(rows::HAPPY_DREAMS, happy * 5 + view.limbo.count(Card::HAPPY_DREAM).min(4));
            for premonition in omens.face_up.iter() {
                table.add(rows::OMENS, premonition as usize);
            }
            table.add(rows::OMENS_TO_COME, omens.pile.len());
        }
        if view.setup.seats().len() > 1 {
            table.add(rows::ACTIVE, usize::from(view.active == view.seat));
            let colors = |seat: Seat| view.doors[seat.index()].iter().filter(|&&count| count > 0).count();
            table.add(rows::BOTH_DOORS, colors(view.seat) * 5 + colors(self.partner));
            let partners = &view.rows[self.partner.index()];
            table.add(rows::PARTNER, symbol_number(partners.last_symbol()) * 4 + run(partners.run_in_progress()));
        }
    }
}

/// How many different colours stand beside each other, at most: four are a Rampart (T4).
fn most_colors(towers: &[Tower]) -> usize {
    let mut most = 0;
    for from in 0..towers.len() {
        let mut seen = [false; 4];
        let distinct =
            towers[from..].iter().take_while(|tower| !std::mem::replace(&mut seen[tower.color().index()], true));
        most = most.max(distinct.count());
    }
    most
}

fn question_number(question: Question) -> usize {
    match question {
        Question::Draft => 0,
        Question::Turn => 1,
        Question::EarnedDoor { .. } => 2,
        Question::Swap => 3,
        Question::LookAhead { cards } => 4 + usize::from(cards).saturating_sub(3).min(2),
        Question::Prophecy => 7,
        Question::Arrange { end } => 8 + end as usize,
        Question::BeforeDraw => 10,
        Question::DrawnDoor { .. } => 11,
        Question::Nightmare => 12,
        Question::Ruin => 13,
        Question::Payment { spell, .. } => 14 + spell as usize,
        Question::Raise => 17,
        Question::SwapGoals => 18,
        Question::ReopenGoal { .. } => 19,
        Question::Premonitions => 20,
        Question::LoseDoor { .. } => 21,
        Question::DropKey { left } => 22 + usize::from(left).min(3),
        Question::HappyDream => 26,
        Question::Sift => 27,
        Question::Fetch => 28,
    }
}

/// The number of a step, and how much of it is left.
fn step_number(step: &Step) -> (usize, Option<usize>) {
    match *step {
        Step::Ask(_) => (0, None),
        Step::FollowDiscard(_) => (1, None),
        Step::SettleNightmare => (2, None),
        Step::SettleHappyDream => (3, None),
        Step::Heed(_) => (4, None),
        Step::Foretell { left, .. } => (5, Some(left.into())),
        Step::Draw => (6, None),
        Step::See { left, .. } => (7, Some(4 + usize::from(left))),
        Step::Reveal(left) => (8, Some(left.into())),
        Step::DrawNewHand(_) => (9, None),
    }
}

const _: () = {
    assert!(rows::ROWS <= u16::MAX as usize);
    assert!(Edge::Both as usize == 3);
};
