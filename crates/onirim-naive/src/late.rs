//! Tables laid out at random, as if many turns had been played: rare ends of games become common beginnings.

use onirim_core::{Color, Goal, Kind, Position, Seat, Setup, Side};

use crate::contents;
use crate::fortune::{Fortune, Shuffler};
use crate::piece::Piece;
use crate::play::Play;
use crate::premonitions::holds;
use crate::table::Table;
use crate::turn::may_follow;

/// A deck so small that it runs out soon.
const MOST_IN_DECK: usize = 30;
const MOST_IN_ROW: usize = 8;

impl Table {
    /// A table at the start of a turn, late in a game that could have been played.
    pub(crate) fn late(setup: Setup, seed: u64, fortune: Fortune) -> Table {
        let mut table = Table::new(setup, seed, fortune);
        let mut dice = Shuffler::new(seed.rotate_left(32), Fortune::Fair);
        dice.shuffle(&mut table.deck);
        table.fill_hands();
        table.lay_towers(&mut dice);
        table.give_doors(&mut dice);
        table.lay_late_goals(&mut dice);
        table.lay_rows(&mut dice);
        table.throw_away(&mut dice);
        table.lay_late_premonitions(&mut dice);
        table.shuffle_deck();
        table
    }

    /// The same table for the engine, which knows no order of the deck.
    pub(crate) fn position(&self) -> Position {
        let cards = |pile: &Vec<Piece>| pile.iter().map(|piece| piece.card).collect();
        let doors = |seat| Color::ALL.map(|color| self.doors_of(seat, color) as u8);
        Position {
            active: self.active,
            hands: [cards(&self.personal[0]), cards(&self.personal[1])],
            shared: cards(&self.shared),
            rows: [cards(&self.rows[0]), cards(&self.rows[1])],
            doors: Seat::BOTH.map(doors),
            deck: cards(&self.deck),
            discard_pile: cards(&self.discard),
            removed: cards(&self.removed),
            goals: self.goals.clone(),
            towers: self.towers(),
            face_up: self.face_up.iter().copied().collect(),
            gone: self.gone.iter().copied().collect(),
            ..Position::new(self.setup)
        }
    }

    /// Takes the first piece that fits out of the deck.
    fn take_first(&mut self, fits: impl Fn(&Piece) -> bool) -> Option<Piece> {
        let place = self.deck.iter().position(fits)?;
        Some(self.deck.remove(place))
    }

    fn fill_hands(&mut self) {
        for &seat in self.setup.seats() {
            self.active = seat;
            while let Some(group) = self.group_to_fill() {
                let piece = self.take_first(Piece::is_location);
                self.hand_mut(group).extend(piece);
            }
        }
        self.active = Seat::One;
    }

    fn lay_towers(&mut self, dice: &mut Shuffler) {
        for _ in 0..dice.below(10) {
            let row = self.towers();
            let touches = |tower| row.last().is_none_or(|&last| contents::may_touch(last, tower));
            let fits = |piece: &Piece| matches!(piece.card.kind(), Kind::Tower(tower) if touches(tower));
            let piece = self.take_first(fits);
            self.tower_row.extend(piece);
        }
    }

    /// Half of the tables share the Doors out as a victory needs them, the others as it comes.
    fn give_doors(&mut self, dice: &mut Shuffler) {
        let seats = self.setup.seats();
        let is_neat = dice.below(2) == 0;
        for _ in 0..dice.below(9) {
            let Some(door) = self.take_first(is_door) else { return };
            let lacks = |seat: &&Seat| self.doors[seat.index()].iter().all(|piece| piece.card != door.card);
            let any = seats[dice.below(seats.len())];
            let owner = if is_neat { seats.iter().find(lacks).copied().unwrap_or(any) } else { any };
            self.doors[owner.index()].push(door);
            if Play::new(self.clone(), &[]).check_victory().is_err() {
                let door = self.doors[owner.index()].pop();
                self.deck.extend(door);
            }
        }
    }

    fn lay_late_goals(&mut self, dice: &mut Shuffler) {
        if self.setup.book.is_none() {
            return;
        }
        let mut goals: Vec<Goal> = Vec::new();
        for color in Color::ALL {
            let found = self.doors_in_all(color);
            let side = |number| if number < found { Side::FaceDown } else { Side::FaceUp };
            goals.extend((0..2).map(|number| Goal { color, side: side(number) }));
        }
        dice.shuffle(&mut goals);
        self.goals = goals;
    }

    fn lay_rows(&mut self, dice: &mut Shuffler) {
        for &seat in self.setup.seats() {
            for _ in 0..dice.below(MOST_IN_ROW) {
                let last = self.rows[seat.index()].last().map(|piece| piece.card);
                let fits = |piece: &Piece| may_follow(last, piece.card);
                let piece = self.take_first(fits);
                self.rows[seat.index()].extend(piece);
            }
        }
    }

    /// Most of the deck goes to the discard pile, with the Book some of it out of the game; Doors only at one table in four.
    fn throw_away(&mut self, dice: &mut Shuffler) {
        let left = dice.below(MOST_IN_DECK);
        let keeps_doors = dice.below(4) > 0;
        for piece in std::mem::take(&mut self.deck) {
            if self.deck.len() < left || (keeps_doors && is_door(&piece)) {
                self.deck.push(piece);
            } else if self.setup.book.is_some() && dice.below(3) > 0 {
                self.removed.push(piece);
            } else {
                self.discard.push(piece);
            }
        }
    }

    /// No Premonition that holds lies face up: it would have been applied (P2).
    fn lay_late_premonitions(&mut self, dice: &mut Shuffler) {
        if self.setup.premonitions.is_none() {
            return;
        }
        let mut premonitions = contents::premonitions();
        dice.shuffle(&mut premonitions);
        for premonition in premonitions {
            match dice.below(3) {
                0 => self.gone.push(premonition),
                1 if !holds(premonition, self) => self.face_up.push(premonition),
                _ => self.pile.push(premonition),
            }
        }
    }
}

fn is_door(piece: &Piece) -> bool {
    matches!(piece.card.kind(), Kind::Door(_))
}
