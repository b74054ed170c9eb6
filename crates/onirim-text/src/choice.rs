//! Actions as choices: labels and outcomes.

use onirim_core::{Action, Card, Slot, View};

use crate::args::Args;
use crate::keys;
use crate::names::Perspective;
use crate::text::Text;

/// The texts of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What the action does: "Play the red Sun".
    pub label: String,
    /// What follows, as far as the player can know: "third red in a row, earns a red Door".
    pub outcome: Option<String>,
    /// Both in one line.
    pub line: String,
}

impl Text {
    /// An action as a choice of the viewer. It need not be legal.
    pub fn choice(&self, action: Action, view: &View) -> Choice {
        let (key, args) = label(action, view);
        let label = self.get_with(key, &args);
        let outcome = self.outcomes(action, view).into_iter().reduce(|first, last| {
            self.get_with("choice-outcomes", &Args::new().text("first", first).text("last", last))
        });
        let line = match &outcome {
            Some(outcome) => {
                let args = Args::new().text("choice", label.as_str()).text("outcome", outcome.as_str());
                self.get_with("choice-line", &args)
            }
            None => label.clone(),
        };
        Choice { label, outcome, line }
    }
}

/// The key and the variables of an action.
fn label(action: Action, view: &View) -> (&'static str, Args) {
    let args = Args::new();
    match action {
        Action::Pick { card } => ("action-pick", args.card("card", card)),
        Action::Play { card, from } => ("action-play", args.card("card", card).text("from", keys::group_word(from))),
        Action::Build { tower, from, end } => {
            let empty = view.towers.as_ref().is_none_or(|row| row.towers().is_empty());
            let end = if empty { "alone" } else { keys::end_word(end) };
            let args = args.card("card", Card::tower(tower)).text("end", end);
            ("action-build", args.text("from", keys::group_word(from)))
        }
        Action::Discard { card, from } => {
            ("action-discard", args.card("card", card).text("from", keys::group_word(from)))
        }
        Action::TakeDoor => ("action-take-door", args.door_asked(view)),
        Action::LeaveDoor => ("action-leave-door", args.door_asked(view)),
        Action::Swap { personal, shared } => ("action-swap", args.card("personal", personal).card("shared", shared)),
        Action::KeepHand => ("action-keep-hand", args),
        Action::Look => ("action-look", args.count("count", view.look_shows())),
        Action::SkipLook => ("action-skip-look", args),
        Action::DiscardSeen { card } => ("action-discard-seen", args.card("card", card)),
        Action::KeepRest => ("action-keep-rest", args),
        Action::PlaceNext { card } => {
            let key = if view.placed.is_empty() { "action-place-first" } else { "action-place-next" };
            (key, args.card("card", card))
        }
        Action::Draw => ("action-draw", args),
        Action::PayKey { key, from } => {
            let text = match view.door_in_question() {
                Some(_) => "action-pay-key-door",
                None => "action-pay-key-nightmare",
            };
            (text, args.card("key", key).text("from", keys::group_word(from)))
        }
        Action::RefuseDoor => ("action-refuse-door", args),
        Action::ReturnDoor { owner, color } => {
            ("action-return-door", args.player(owner, Perspective::Player(view.seat)).door(color))
        }
        Action::RevealFive => ("action-reveal-five", args),
        Action::DiscardHand => ("action-discard-hand", args),
        Action::Raze { tower } => ("action-raze", args.card("card", Card::tower(tower))),
        Action::FalseDestruction => ("action-false-destruction", args),
        Action::Cast { spell } => ("action-cast", args.noun("spell", keys::spell(spell))),
        Action::PayCard { card } => ("action-pay-card", args.card("card", card)),
        Action::Raise { card } => ("action-raise", args.card("card", card)),
        Action::SwapGoals { left, right } => {
            ("action-swap-goals", args.goal("left", "left-color", left, view).goal("right", "right-color", right, view))
        }
        Action::ReopenGoal { slot } => ("action-reopen-goal", args.slot("slot", slot)),
        Action::Suffer { premonition } => ("action-suffer", args.premonition(premonition)),
        Action::DropKey { key } => ("action-drop-key", args.card("key", key)),
        Action::Dispel { premonition } => ("action-dispel", args.premonition(premonition)),
        Action::RevealSeven => ("action-reveal-seven", args),
        Action::SearchDeck => ("action-search-deck", args),
        Action::Fetch { card } => ("action-fetch", args.card("card", card)),
    }
}

impl Args {
    /// The Door in question; any Door, if there is none.
    fn door_asked(self, view: &View) -> Args {
        match view.door_in_question() {
            Some(color) => self.door(color),
            None => self.noun("door", "card-door-any"),
        }
    }

    /// A place in the Goal row, from 1.
    pub(crate) fn slot(self, name: &'static str, slot: Slot) -> Args {
        self.count(name, slot.index() + 1)
    }

    /// A Goal: its place, and its colour if the Goals lie there.
    fn goal(self, name: &'static str, color_name: &'static str, slot: Slot, view: &View) -> Args {
        let args = self.slot(name, slot);
        match &view.goals {
            Some(goals) => args.color(color_name, goals.row()[slot.index()].color),
            None => args.text(color_name, "?"),
        }
    }
}
