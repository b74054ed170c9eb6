//! Events as sentences.

use onirim_core::{Card, Ending, Event, Kind, Seat};

use crate::args::Args;
use crate::keys;
use crate::names::Perspective;
use crate::story::{CardEvent, Sentence};
use crate::text::Text;

impl Text {
    /// The line for an event. Cards that the reader may not see have been removed.
    pub(crate) fn line_of(&self, event: Event, perspective: Perspective) -> Sentence {
        let args = Args::new();
        let by = |seat: Seat| Args::new().player(seat, perspective);
        let tell = |key: &str, args: Args| Sentence::Plain(self.get_with(key, &args));
        match event {
            Event::GoalLaid { color, .. } => Sentence::Goals(vec![color]),
            Event::PremonitionRevealed { premonition } => {
                tell("event-premonition-revealed", args.premonition(premonition))
            }
            Event::Opened { card } => Sentence::of_card(CardEvent::Opened, Some(card)),
            Event::Picked { seat, card } => tell("event-picked", by(seat).card("card", card)),
            Event::TurnBegan { seat } => tell("event-turn-began", by(seat)),
            Event::Played { seat, card, from } => {
                tell("event-played", by(seat).card("card", card).text("from", keys::group_word(from)))
            }
            Event::Built { seat, tower, from, end } => {
                let args = by(seat).card("card", Card::tower(tower)).text("end", keys::end_word(end));
                tell("event-built", args.text("from", keys::group_word(from)))
            }
            Event::Discarded { seat, card, from } => Sentence::of_card(CardEvent::Discarded { seat, from }, Some(card)),
            Event::Swapped { seat, personal, shared } => {
                tell("event-swapped", by(seat).card("personal", personal).card("shared", shared))
            }

            Event::Drawn { seat, card, to, .. } => Sentence::of_card(CardEvent::Drawn { seat, to }, card),
            Event::DoorDrawn { seat, color } => tell("event-door-drawn", by(seat).door(color)),
            Event::NightmareDrawn { seat } => tell("event-nightmare-drawn", by(seat)),
            Event::HappyDreamDrawn { seat } => tell("event-happy-dream-drawn", by(seat)),
            Event::SetAside { card } => Sentence::of_card(CardEvent::SetAside, Some(card)),

            Event::DoorObtained { seat, color } => tell("event-door-obtained", by(seat).door(color)),
            Event::DoorToLimbo { color } => tell("event-door-to-limbo", args.color("color", color)),
            Event::DoorLeft { seat, color } => tell("event-door-left", by(seat).door(color)),
            Event::DoorReturned { owner, color } => tell("event-door-returned", by(owner).color("color", color)),

            Event::Looked { seat, card, end, .. } => Sentence::of_card(CardEvent::Looked { seat, end }, card),
            Event::Revealed { card } => Sentence::of_card(CardEvent::Revealed, Some(card)),
            Event::DiscardedFromDeck { card } => Sentence::of_card(CardEvent::DiscardedFromDeck, Some(card)),
            Event::PutBack { seat, card, end, .. } => Sentence::of_card(CardEvent::PutBack { seat, end }, card),
            Event::Fetched { seat, card, .. } => tell("event-fetched", by(seat).seen("card", card)),
            Event::DeckShuffled => tell("event-deck-shuffled", args),
            Event::LimboShuffled => tell("event-limbo-shuffled", args),

            Event::DreamDiscarded { card } => tell("event-dream-discarded", args.text("dream", dream_word(card))),
            Event::NightmareToLimbo => tell("event-nightmare-to-limbo", args),
            Event::Razed { tower } => {
                tell("event-razed", args.color("color", tower.color()).count("storeys", tower.storeys().number()))
            }

            Event::SpellCast { seat, spell } => tell("event-spell-cast", by(seat).noun("spell", keys::spell(spell))),
            Event::Paid { card } => Sentence::of_card(CardEvent::Paid, Some(card)),
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
