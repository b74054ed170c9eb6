//! Events: what a sentence about each is told.

use onirim_core::{Card, Ending, Event, Kind, Seat};

use crate::args::Args;
use crate::keys;
use crate::names::Perspective;
use crate::story::{Deed, Line};
use crate::text::Text;

impl Text {
    /// The line that tells of an event. Cards that the reader may not see have been taken out.
    pub(crate) fn line_of(&self, event: Event, perspective: Perspective) -> Line {
        let args = Args::new();
        let by = |seat: Seat| Args::new().player(seat, perspective);
        let tell = |key: &str, args: Args| Line::Sentence(self.get_with(key, &args));
        match event {
            Event::GoalLaid { color, .. } => Line::Goals(vec![color]),
            Event::PremonitionRevealed { premonition } => {
                tell("event-premonition-revealed", args.premonition(premonition))
            }
            Event::Opened { card } => Line::of_card(Deed::Opened, Some(card)),
            Event::Picked { seat, card } => tell("event-picked", by(seat).card("card", card)),
            Event::TurnBegan { seat } => tell("event-turn-began", by(seat)),
            Event::Played { seat, card, from } => {
                tell("event-played", by(seat).card("card", card).text("from", keys::group_word(from)))
            }
            Event::Built { seat, tower, from, end } => {
                let args = by(seat).card("card", Card::tower(tower)).text("end", keys::end_word(end));
                tell("event-built", args.text("from", keys::group_word(from)))
            }
            Event::Discarded { seat, card, from } => Line::of_card(Deed::Discarded { seat, from }, Some(card)),
            Event::Swapped { seat, personal, shared } => {
                tell("event-swapped", by(seat).card("personal", personal).card("shared", shared))
            }

            Event::Drawn { seat, card, to, .. } => Line::of_card(Deed::Drawn { seat, to }, card),
            Event::DoorDrawn { seat, color } => tell("event-door-drawn", by(seat).door(color)),
            Event::NightmareDrawn { seat } => tell("event-nightmare-drawn", by(seat)),
            Event::HappyDreamDrawn { seat } => tell("event-happy-dream-drawn", by(seat)),
            Event::SetAside { card } => Line::of_card(Deed::SetAside, Some(card)),

            Event::DoorObtained { seat, color } => tell("event-door-obtained", by(seat).door(color)),
            Event::DoorToLimbo { color } => tell("event-door-to-limbo", args.color("color", color)),
            Event::DoorLeft { seat, color } => tell("event-door-left", by(seat).door(color)),
            Event::DoorReturned { owner, color } => tell("event-door-returned", by(owner).color("color", color)),

            Event::Looked { seat, card, end, .. } => Line::of_card(Deed::Looked { seat, end }, card),
            Event::Revealed { card } => Line::of_card(Deed::Revealed, Some(card)),
            Event::DiscardedFromDeck { card } => Line::of_card(Deed::DiscardedFromDeck, Some(card)),
            Event::PutBack { seat, card, end, .. } => Line::of_card(Deed::PutBack { seat, end }, card),
            Event::Fetched { seat, card, .. } => tell("event-fetched", by(seat).seen("card", card)),
            Event::DeckShuffled => tell("event-deck-shuffled", args),
            Event::LimboShuffled => tell("event-limbo-shuffled", args),

            Event::DreamDiscarded { card } => tell("event-dream-discarded", args.text("dream", dream_word(card))),
            Event::NightmareToLimbo => tell("event-nightmare-to-limbo", args),
            Event::Razed { tower } => {
                tell("event-razed", args.color("color", tower.color()).count("storeys", tower.storeys().number()))
            }

            Event::SpellCast { seat, spell } => tell("event-spell-cast", by(seat).noun("spell", keys::spell(spell))),
            Event::Paid { card } => Line::of_card(Deed::Paid, Some(card)),
            Event::GoalsSwapped { left, right } => {
                tell("event-goals-swapped", args.slot("left", left).slot("right", right))
            }
            Event::GoalFound { slot } => tell("event-goal-found", args.slot("slot", slot)),
            Event::GoalReopened { slot } => tell("event-goal-reopened", args.slot("slot", slot)),

            Event::PremonitionSuffered { premonition } => {
                tell("event-premonition-suffered", args.premonition(premonition))
            }
            Event::PremonitionDispelled { premonition } => {
                tell("event-premonition-dispelled", args.premonition(premonition))
            }

            Event::Ended { ending: Ending::Victory } => tell("event-ended-victory", args),
            Event::Ended { ending: Ending::Defeat(_) } => tell("event-ended-defeat", args),
        }
    }
}

const fn dream_word(card: Card) -> &'static str {
    match card.kind() {
        Kind::HappyDream => "happy-dream",
        Kind::Nightmare | Kind::Chamber(..) | Kind::Door(_) | Kind::Tower(_) => "nightmare",
    }
}
