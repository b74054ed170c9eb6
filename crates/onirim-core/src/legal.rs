//! Which actions are legal, listed for those who choose. What a single action must fulfil is in [`permit`](crate::permit).

use crate::action_list::{ActionList, First, More};
use crate::card::Color;
use crate::decision::Question;
use crate::flow::Now;
use crate::game::Game;
use crate::goals::Spell;
use crate::menu::Menu;
use crate::phase_one::{PhaseOne, with_towers};
use crate::premonition::{Premonition, PremonitionSet};
use crate::print_set::PrintSet;
use crate::prints::Prints;
use crate::repertoire::Repertoire;
use crate::seat::{Group, Seat};
use crate::tower::TowerRow;

impl Game {
    /// All answers to the question that is asked, in a stable order; empty only when the game is over.
    #[inline]
    pub fn legal_actions(&self) -> ActionList {
        match &self.now {
            Now::Asking(Question::Turn) if self.towers.is_none() && self.setup.book.is_none() => {
                ActionList::new(First::Hand(self.phase_one()), More::Nothing)
            }
            Now::Asking(question) => self.answers_to(question),
            Now::Moving | Now::Over(_) => ActionList::places(Menu::Repertoire, 0),
        }
    }

    #[inline]
    fn phase_one(&self) -> PhaseOne {
        PhaseOne::new(self.hand_prints(), self.row(self.active).last_symbol())
    }

    fn tower_places(&self) -> [u64; 2] {
        match &self.towers {
            Some(row) => self.hand_prints().map(|group| with_towers(group.towers(), row.builds())),
            None => [0; 2],
        }
    }

    fn answers_to(&self, question: &Question) -> ActionList {
        match question {
            Question::Turn => {
                let more = More::Towers(self.tower_places(), self.spells(question));
                ActionList::new(First::Hand(self.phase_one()), more)
            }
            Question::Arrange { .. } => ActionList::cards(Menu::PlaceNext, self.look.choices()),
            Question::Prophecy => ActionList::cards(Menu::DiscardSeen, self.look.choices()),
            Question::Raise => ActionList::cards(Menu::Raise, self.look.choices()),
            Question::Payment { .. } => one_of(Menu::PayCard, self.discard.print_set()),
            Question::Nightmare => self.or_spell(question, self.against_nightmare()),
            Question::BeforeDraw => self.or_spell(question, Repertoire::DRAW),
            Question::DrawnDoor { color } => self.or_spell(question, self.for_door(*color)),
            Question::Swap => {
                let [personal, shared] = self.hand_prints();
                after_nothing(More::Swaps(personal, shared, Repertoire::KEEP_HAND | self.spells(question)))
            }
            Question::EarnedDoor { .. } => self.or_spell(question, Repertoire::TAKE_OR_LEAVE_DOOR),
            Question::LookAhead { .. } => self.or_spell(question, Repertoire::LOOK_OR_SKIP),
            Question::Draft => one_of(Menu::Pick, self.shared.prints().collect()),
            Question::Ruin => {
                let towers = self.towers.unwrap_or(TowerRow::EMPTY).razeable();
                after_nothing(More::Raze(towers, Repertoire::FALSE_DESTRUCTION | self.spells(question)))
            }
            Question::HappyDream => self.or_spell(question, self.dreams()),
            Question::Sift => {
                let cards = First::Cards(Menu::DiscardSeen, self.look.choices());
                ActionList::new(cards, More::Repertoire(Repertoire::KEEP_REST))
            }
            Question::Fetch => one_of(Menu::Fetch, self.deck.cards().print_set()),
            Question::SwapGoals => ActionList::places(Menu::GoalPairs, Menu::GoalPairs.all()),
            Question::DropKey { .. } => one_of(Menu::DropKey, self.keys_in_deck().print_set()),
            Question::ReopenGoal { color } => self.or_spell(question, self.found_goals(*color)),
            Question::Premonitions => self.or_spell(question, Repertoire::suffer(self.holding_premonitions())),
            Question::LoseDoor { premonition } => self.or_spell(question, self.doors_to_lose(*premonition)),
        }
    }

    /// The prints of the active player's hand, personal and shared.
    #[inline]
    pub(crate) fn hand_prints(&self) -> [Prints; 2] {
        [self.group(self.active, Group::Personal).prints(), self.shared.prints()]
    }

    /// Answers that name no card, and the spells that may be cast instead.
    #[inline]
    fn or_spell(&self, question: &Question, answers: Repertoire) -> ActionList {
        ActionList::places(Menu::Repertoire, (answers | self.spells(question)).bits())
    }

    /// The spells that may be cast now (K5).
    #[inline]
    fn spells(&self, question: &Question) -> Repertoire {
        if self.setup.book.is_none() {
            return Repertoire::NONE;
        }
        let castable = |spell| self.can_cast(spell, question);
        Repertoire::cast(Spell::ParadoxicalProphecy, castable)
            | Repertoire::cast(Spell::ParallelPlanning, castable)
            | Repertoire::cast(Spell::PowerfulPunishment, castable)
    }

    /// B14, B15.
    fn against_nightmare(&self) -> Repertoire {
        let [personal, shared] = self.hand_prints();
        let owned = self.doors[self.active.index()].map(|count| count > 0);
        Repertoire::pay_key(personal.key_colors(), shared.key_colors())
            | Repertoire::return_door(self.active, color_bits(owned))
            | Repertoire::REVEAL_FIVE_OR_DISCARD_HAND
    }

    /// B13.
    fn for_door(&self, color: Color) -> Repertoire {
        let [personal, shared] = self.hand_prints();
        let fitting = 1 << color.index();
        Repertoire::pay_key(personal.key_colors() & fitting, shared.key_colors() & fitting) | Repertoire::REFUSE_DOOR
    }

    /// P12, R7.
    fn dreams(&self) -> Repertoire {
        let face_up = self.omens.map_or(PremonitionSet::EMPTY, |omens| omens.face_up);
        let search = if self.deck.is_empty() { Repertoire::NONE } else { Repertoire::SEARCH_DECK };
        Repertoire::dispel(face_up) | Repertoire::REVEAL_SEVEN | search
    }

    /// K3.
    fn found_goals(&self, color: Color) -> Repertoire {
        let found = self.goals.iter().flat_map(|goals| goals.found(color));
        found.fold(Repertoire::NONE, |slots, slot| slots | Repertoire::reopen_goal(slot))
    }

    /// P4, P8.
    fn doors_to_lose(&self, premonition: Premonition) -> Repertoire {
        let of = |owner| {
            let at_stake = Color::ALL.map(|color| self.is_at_stake(premonition, owner, color));
            Repertoire::return_door(owner, color_bits(at_stake))
        };
        of(Seat::One) | of(Seat::Two)
    }
}

/// One action of the menu for each print.
#[inline]
fn one_of(menu: Menu, prints: PrintSet) -> ActionList {
    ActionList::places(menu, prints.bits().into())
}

fn after_nothing(more: More) -> ActionList {
    ActionList::new(First::Places(Menu::Repertoire, 0), more)
}

/// One bit for each colour that is chosen.
#[inline]
fn color_bits(chosen: [bool; 4]) -> u8 {
    Color::ALL.into_iter().fold(0, |bits, color| bits | u8::from(chosen[color.index()]) << color.index())
}
