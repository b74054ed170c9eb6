//! Questions, in the second person.

use onirim_core::{Card, DeckEnd, Outcome, Premonition, Question, Request, ScriptError, View};

use crate::args::Args;
use crate::keys;
use crate::text::Text;

impl Text {
    /// The question to the viewer, or that the partner is asked; `None` when the game is over.
    pub fn question(&self, view: &View) -> Option<String> {
        let decision = view.decision?;
        if decision.seat != view.seat {
            return Some(self.get("question-waiting"));
        }
        let (key, args) = asked(decision.question, view);
        Some(self.get_with(key, &args))
    }

    /// The question of the core for a real card.
    pub fn request(&self, request: &Request) -> String {
        self.get(match request {
            Request::Card(_) => "request-card",
            Request::Goal(_) => "request-goal",
            Request::Premonition(_) => "request-premonition",
        })
    }

    /// Why the cards on the table do not fit the game.
    pub fn script_error(&self, error: &ScriptError) -> String {
        match error {
            ScriptError::Missing(request) => self.request(request),
            ScriptError::Impossible { outcome, .. } => {
                self.get_with("request-impossible", &Args::new().text("answer", self.outcome(outcome)))
            }
        }
    }

    /// An outcome of chance: a card, a colour, a Premonition.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        match *outcome {
            Outcome::Card(card) => self.card(card),
            Outcome::Goal(color) => self.color(color),
            Outcome::Premonition(premonition) => self.get(keys::premonition(premonition)),
        }
    }
}

/// The key and the variables of a question.
fn asked(question: Question, view: &View) -> (&'static str, Args) {
    let args = Args::new();
    match question {
        Question::Draft => ("question-draft", args),
        Question::Turn => {
            let args = match view.rows[view.seat.index()].last_symbol() {
                None => args.text("last", "nothing"),
                Some(symbol) => args.text("last", "symbol").noun("symbol", keys::symbol(symbol)),
            };
            ("question-turn", args)
        }
        Question::EarnedDoor { color } => ("question-earned-door", args.color("color", color).door(color)),
        Question::Swap => ("question-swap", args),
        Question::LookAhead { cards } => ("question-look-ahead", args.count("count", view.deck_len.min(cards.into()))),
        Question::Prophecy => ("question-prophecy", args.count("count", view.looked_at.len())),
        Question::Arrange { end } => {
            let key = match end {
                DeckEnd::Top => "question-arrange-top",
                DeckEnd::Bottom => "question-arrange-bottom",
            };
            (key, args.count("placed", view.placed.len()))
        }
        Question::BeforeDraw => ("question-before-draw", args),
        Question::DrawnDoor { color } => {
            let key = if view.holds(Card::key(color)) { "held" } else { "missing" };
            ("question-drawn-door", args.color("color", color).door(color).text("key", key))
        }
        Question::Nightmare => ("question-nightmare", args),
        Question::Ruin => ("question-ruin", args),
        Question::Payment { spell, owed } => {
            ("question-payment", args.noun("spell", keys::spell(spell)).number("owed", owed))
        }
        Question::Raise => ("question-raise", args),
        Question::SwapGoals => ("question-swap-goals", args),
        Question::ReopenGoal { color } => ("question-reopen-goal", args.color("color", color)),
        Question::Premonitions => {
            let mut striking = view.striking_premonitions().iter();
            match (striking.next(), striking.next()) {
                (Some(only), None) => ("question-premonition", args.premonition(only)),
                (_, _) => ("question-premonitions", args),
            }
        }
        Question::LoseDoor { premonition } => ("question-lose-door", args.premonition(premonition)),
        Question::DropKey { left } => {
            ("question-drop-key", args.premonition(Premonition::BluePair).number("left", left))
        }
        Question::HappyDream => ("question-happy-dream", args),
        Question::Sift => ("question-sift", args),
        Question::Fetch => ("question-fetch", args),
    }
}
