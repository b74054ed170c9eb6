//! The inputs of the evaluator: the rows that hold for a table.

use onirim_core::{
    Book, Card, Cards, Color, Edge, Glance, Group, Kind, Question, Seat, Spell, Storeys, Symbol, Tower, Towers,
};

use crate::evaluator::members::{
    kind_of, most_colors, question_number, row_number, run_number, step_number, symbol_number,
};
use crate::evaluator::rows::Rows;
use crate::evaluator::table as rows;

/// More rows than ever hold at once.
const MOST_OF_COLOR: usize = 48;
const MOST_OF_ALL: usize = 64;

/// The rows that hold for a table as one seat sees it: for each colour, and for all of it.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    /// Of each colour, in the order of [`Color::ALL`].
    pub colors: [Rows<MOST_OF_COLOR>; 4],
    /// Of the whole table.
    pub table: Rows<MOST_OF_ALL>,
}

/// The counts of a table that the rows are made from.
pub(crate) struct Counted<'g> {
    view: Glance<'g>,
    partner: Seat,
    stock: Stock,
    unseen: &'g Cards,
    /// The run in progress, and the last symbol of the own row.
    run: Option<(Color, u8)>,
    last_symbol: usize,
    /// Of each colour, Suns, Moons and Keys in hand, the shared ones too.
    held: [[usize; 3]; 4],
    shared: [[usize; 3]; 4],
}

/// The cards that can still be drawn, and the Doors. Answers to one question mostly leave them as they are, and so the rows that depend on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stock {
    seat: Seat,
    /// The number of the count of unseen cards.
    count: u32,
    deck: usize,
    doors: [[u8; 4]; 2],
}

impl Inputs {
    /// No row holds.
    pub(crate) const EMPTY: Inputs = Inputs { colors: [Rows::EMPTY; 4], table: Rows::EMPTY };

    /// The rows that hold for this view.
    pub fn of(view: Glance<'_>) -> Inputs {
        let mut inputs = Inputs::EMPTY;
        Counted::of(view, (&view.unseen(), 0)).all(&mut inputs);
        inputs
    }

    /// Removes all rows.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.colors.iter_mut().for_each(Rows::clear);
        self.table.clear();
    }
}

// Most functions are always inlined into their two callers, one of them for training: otherwise a dozen small calls for each table take a tenth of the time of `fast`.
impl<'g> Counted<'g> {
    /// Counts a table as a seat sees it; the unseen cards are counted already, under this number.
    #[inline(always)]
    pub(crate) fn of(view: Glance<'g>, (unseen, count): (&'g Cards, u32)) -> Counted<'g> {
        let held =
            |group| Color::ALL.map(|color| Symbol::ALL.map(|symbol| view.held(group, Card::chamber(color, symbol))));
        let mut own = held(Group::Personal);
        let mut shared = [[0; 3]; 4];
        if view.hand_len(Group::Shared) > 0 {
            shared = held(Group::Shared);
            for (own, shared) in own.iter_mut().flatten().zip(shared.iter().flatten()) {
                *own += shared;
            }
        }
        let stock = Stock { seat: view.seat(), count, deck: view.deck_len(), doors: *view.doors() };
        let row = view.row(view.seat());
        Counted {
            view,
            partner: view.seat().partner(),
            stock,
            unseen,
            run: row.run_in_progress(),
            last_symbol: symbol_number(row.last_symbol()),
            held: own,
            shared,
        }
    }

    #[inline]
    pub(crate) fn stock(&self) -> &Stock {
        &self.stock
    }

    /// All rows.
    fn all(&self, inputs: &mut Inputs) {
        for color in Color::ALL {
            let rows = &mut inputs.colors[color.index()];
            self.hand(color, rows);
            self.chambers(color, rows);
            self.time(color, rows);
            self.shares(color, rows);
            self.in_question(color, rows);
            self.expansions(color, rows);
        }
        self.places(inputs);
        self.asked(&mut inputs.table);
        self.pending(&mut inputs.table);
        self.moment(&mut inputs.table);
        self.deck(&mut inputs.table);
        self.rest(&mut inputs.table);
    }

    /// The rows that depend on the stock alone.
    pub(crate) fn stocked(&self, inputs: &mut Inputs) {
        for color in Color::ALL {
            let rows = &mut inputs.colors[color.index()];
            self.chambers(color, rows);
            self.shares(color, rows);
        }
        self.deck(&mut inputs.table);
    }

    /// The other rows. Rows that always hold come first, so that most stand at the same place as before and need not be subtracted and added again.
    pub(crate) fn others(&self, inputs: &mut Inputs) {
        for color in Color::ALL {
            let rows = &mut inputs.colors[color.index()];
            self.hand(color, rows);
            self.time(color, rows);
            self.expansions(color, rows);
            self.in_question(color, rows);
        }
        self.asked(&mut inputs.table);
        self.moment(&mut inputs.table);
        self.rest(&mut inputs.table);
        self.pending(&mut inputs.table);
        self.places(inputs);
    }

    /// The Doors of a colour: those of the seat, and those of its partner.
    fn doors(&self, color: Color) -> usize {
        let [own, partners] =
            [self.stock.seat, self.partner].map(|seat| self.stock.doors[seat.index()][color.index()].min(2));
        usize::from(own) * 3 + usize::from(partners)
    }

    /// How many Chambers of this kind are left.
    #[inline]
    fn left(&self, color: Color, symbol: Symbol) -> usize {
        self.unseen.count(Card::chamber(color, symbol))
    }

    /// Is a card of this print in hand?
    fn holds(&self, card: Card) -> bool {
        [Group::Personal, Group::Shared].into_iter().any(|group| self.view.held(group, card) > 0)
    }

    #[inline(always)]
    fn hand<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let view = &self.view;
        let [suns, moons, keys] = self.held[color.index()].map(|held| held.min(rows::MOST_HELD));
        let run = run_number(self.run, color);
        rows.add(rows::HAND, (((suns * 4 + moons) * 4 + keys) * 4 + run) * 4 + self.last_symbol);
        let in_limbo = view.in_limbo(Card::door(color)).min(2);
        let keys_left = self.left(color, Symbol::Key).min(3);
        rows.add(rows::KEYS, ((self.doors(color) * 3 + in_limbo) * 4 + keys_left) * 4 + keys);
    }

    #[inline(always)]
    fn chambers<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let (suns, moons) = (self.left(color, Symbol::Sun).min(9), self.left(color, Symbol::Moon).min(4));
        rows.add(rows::CHAMBERS, (self.doors(color) * 10 + suns) * 5 + moons);
    }

    #[inline(always)]
    fn time<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let keys = (self.left(color, Symbol::Key) + self.held[color.index()][Symbol::Key as usize]).min(3);
        rows.add(rows::TIME, (self.doors(color) * 4 + keys) * rows::SIZES + rows::size_class(self.stock.deck));
    }

    #[inline(always)]
    fn shares<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let [suns, moons, keys] = Symbol::ALL.map(|symbol| self.left(color, symbol));
        let doors = self.unseen.count(Card::door(color));
        for (kind, count) in [suns, moons, keys, doors].into_iter().enumerate() {
            rows.add(rows::DENSITY, kind * rows::SHARES + rows::share_class(count, self.stock.deck));
        }
    }

    #[inline(always)]
    fn in_question<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let view = &self.view;
        if let Some(decision) = view.decision().filter(|decision| decision.question.door() == Some(color)) {
            let earned = matches!(decision.question, Question::EarnedDoor { .. });
            rows.add(rows::IN_QUESTION, usize::from(earned));
        }
        if view.resolving() == Some(Card::door(color)) {
            rows.add(rows::IN_QUESTION, 2);
        }
    }

    #[inline(always)]
    fn expansions<const N: usize>(&self, color: Color, rows: &mut Rows<N>) {
        let view = &self.view;
        let at = color.index();
        if let Some(goals) = view.goals() {
            let open = goals.row().iter().filter(|goal| goal.side == onirim_core::Side::FaceUp);
            let mut ranks = open.enumerate().filter(|(_, goal)| goal.color == color).map(|(rank, _)| rank);
            let (first, second) = (ranks.next().unwrap_or(8), ranks.next().unwrap_or(8));
            rows.add(rows::GOAL, first * 9 + second);
        }
        if let Some(row) = view.towers() {
            let (mut in_deck, mut in_hand, mut built) = (0, 0, 0);
            for storeys in Storeys::ALL {
                let tower = Tower::new(color, storeys);
                let bit = 1 << storeys as usize;
                in_deck |= if self.unseen.contains(Card::tower(tower)) { bit } else { 0 };
                in_hand |= if self.holds(Card::tower(tower)) { bit } else { 0 };
                built += usize::from(row.towers().contains(&tower));
            }
            rows.add(rows::TOWER, (in_deck * 8 + in_hand) * 4 + built);
        }
        if let Some(omens) = view.omens() {
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
        if view.setup().seats().len() > 1 {
            let known = view.partner_known();
            let [suns, moons, keys] = Symbol::ALL.map(|symbol| {
                let card = Card::chamber(color, symbol);
                known.iter().filter(|&&one| one == card).count().min(3)
            });
            let row = view.row(self.partner);
            let (run, last) = (run_number(row.run_in_progress(), color), symbol_number(row.last_symbol()));
            rows.add(rows::PARTNER_ROW, (run * 4 + last) * 4 + keys);
            rows.add(rows::PARTNER_HAND, suns * 4 + moons);
            let [suns, moons, keys] = self.shared[at].map(|count| count.min(2));
            rows.add(rows::SHARED, (suns * 3 + moons) * 3 + keys);
        }
    }

    /// Cards whose place is known, and those that are being looked at.
    #[inline(always)]
    fn places(&self, inputs: &mut Inputs) {
        self.known(inputs);
        if self.view.looked_at().next().is_some() {
            self.looked_at(inputs);
        }
    }

    #[inline(always)]
    fn known(&self, inputs: &mut Inputs) {
        let view = &self.view;
        let coming = view.placed().chain(view.top());
        for (place, card) in coming.take(rows::TOP).enumerate() {
            let Some(card) = card else {
                inputs.table.add(rows::DREAMS_ON_TOP, place * 3 + 2);
                continue;
            };
            match kind_of(card) {
                Some((color, kind)) => inputs.colors[color.index()].add(rows::ON_TOP, place * rows::KINDS + kind),
                None => inputs.table.add(rows::DREAMS_ON_TOP, place * 3 + usize::from(card == Card::HAPPY_DREAM)),
            }
        }
        for (place, card) in view.bottom().take(rows::BOTTOM).enumerate() {
            if let Some((color, kind)) = card.and_then(kind_of) {
                inputs.colors[color.index()].add(rows::AT_BOTTOM, place * rows::KINDS + kind);
            }
        }
    }

    fn looked_at(&self, inputs: &mut Inputs) {
        let mut looked_at = [[0; rows::KINDS]; 4];
        let mut dreams = [0; 2];
        for card in self.view.looked_at().flatten() {
            match kind_of(card) {
                Some((color, kind)) => looked_at[color.index()][kind] += 1,
                None => dreams[usize::from(card == Card::HAPPY_DREAM)] += 1,
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

    #[inline(always)]
    fn asked<const N: usize>(&self, table: &mut Rows<N>) {
        table.add(rows::ASKED, self.view.decision().map_or(0, |decision| 1 + question_number(decision.question)));
    }

    #[inline(always)]
    fn pending<const N: usize>(&self, table: &mut Rows<N>) {
        if let Some(step) = self.view.next_step() {
            let (number, left) = step_number(step);
            table.add(rows::PENDING, number);
            if let Some(left) = left {
                table.add(rows::LEFT_TO_DO, left);
            }
        }
    }

    #[inline(always)]
    fn moment<const N: usize>(&self, table: &mut Rows<N>) {
        let view = &self.view;
        table.add(rows::HAND_SIZE, view.hand_len(Group::Personal).min(6) * 4 + view.hand_len(Group::Shared).min(3));
        table.add(rows::ROW, row_number(view.row(view.seat())));
        let nightmares = self.unseen.count(Card::NIGHTMARE);
        table.add(rows::NIGHTMARES, nightmares.min(10) * 6 + view.in_limbo(Card::NIGHTMARE).min(5));
    }

    #[inline(always)]
    fn deck<const N: usize>(&self, table: &mut Rows<N>) {
        table.add(rows::DECK, self.stock.deck);
        let nightmares = self.unseen.count(Card::NIGHTMARE).min(10);
        table.add(rows::DECK_AND_NIGHTMARES, rows::size_class(self.stock.deck) * 11 + nightmares);
        table.add(rows::ALL_DOORS, self.view.doors_on_table().into_iter().map(usize::from).sum());
    }

    #[inline(always)]
    fn rest<const N: usize>(&self, table: &mut Rows<N>) {
        let view = &self.view;
        let symbol = |symbol: usize| self.held.iter().map(|held| held[symbol]).sum::<usize>().min(5);
        table.add(rows::SYMBOLS, (symbol(0) * 6 + symbol(1)) * 6 + symbol(2));
        let resolving = view.resolving().map_or(0, |card| match card.kind() {
            Kind::Nightmare => 1,
            Kind::HappyDream => 2,
            Kind::Door(_) | Kind::Chamber(..) | Kind::Tower(_) => 3,
        });
        table.add(rows::RESOLVING, resolving);
        if let Some(book) = view.setup().book {
            let money = view.discard_pile().len();
            table.add(rows::SPELL_MONEY, money.min(63));
            let payable = Spell::ALL.into_iter().filter(|spell| spell.cost(book) <= money).count();
            table.add(rows::SPELLS, payable);
            if book == Book::Lost {
                table.add(rows::VARIANT, 0);
            }
        }
        if let Some(row) = view.towers() {
            let towers = row.towers();
            let ends = towers
                .first()
                .zip(towers.last())
                .map_or((0, 0), |(left, right)| (left.edges().0 as usize, right.edges().1 as usize));
            table.add(rows::TOWER_ROW, (ends.0 * 4 + ends.1) * 7 + towers.len().min(6));
            table.add(rows::RAMPART, usize::from(row.has_rampart()) * 5 + most_colors(towers));
            let held = Tower::all().filter(|&tower| self.holds(Card::tower(tower)));
            table.add(rows::TOWERS_HELD, held.count().min(5));
            if view.setup().towers == Some(Towers::ScatteredRuins) {
                table.add(rows::VARIANT, 1);
            }
        }
        if let Some(omens) = view.omens() {
            let happy = self.unseen.count(Card::HAPPY_DREAM).min(4);
            table.add(rows::HAPPY_DREAMS, happy * 5 + view.in_limbo(Card::HAPPY_DREAM).min(4));
            for premonition in omens.face_up.iter() {
                table.add(rows::OMENS, premonition as usize);
            }
            table.add(rows::OMENS_TO_COME, omens.pile.len());
        }
        if view.setup().seats().len() > 1 {
            table.add(rows::ACTIVE, usize::from(view.active() == view.seat()));
            let colors = |seat: Seat| view.doors()[seat.index()].iter().filter(|&&count| count > 0).count();
            table.add(rows::BOTH_DOORS, colors(view.seat()) * 5 + colors(self.partner));
            table.add(rows::PARTNER, row_number(view.row(self.partner)));
        }
    }
}

const _: () = {
    assert!(rows::ROWS <= u16::MAX as usize);
    assert!(Edge::Both as usize == 3);
};
