//! The outcomes of actions, as far as they are known.

use onirim_core::{Action, Card, Color, HAPPY_DREAM_REVEALS, Kind, NIGHTMARE_REVEALS, Spell, Symbol, View};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// What follows from an action, one clause each.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most actions need no explanation")]
    pub(crate) fn outcomes(&self, action: Action, view: &View) -> Vec<String> {
        match action {
            Action::Play { card, .. } => self.of_play(card, view).into_iter().collect(),
            Action::Build { tower, end, .. } if view.completes_rampart(tower, end) => {
                vec![self.get("outcome-rampart")]
            }
            Action::Discard { card, .. } => self.of_discard(card, view).into_iter().collect(),
            Action::TakeDoor => self.of_taking_a_door(view),
            Action::LeaveDoor => vec![self.get("outcome-no-shuffle")],
            Action::Look => vec![self.get("outcome-arrange")],
            Action::Draw => self.of_drawing(view).into_iter().collect(),
            Action::PayKey { .. } => self.of_paying_a_key(view),
            Action::RefuseDoor => view
                .door_in_question()
                .map(|color| self.get_with("outcome-door-to-limbo", &Args::new().door(color)))
                .into_iter()
                .collect(),
            Action::ReturnDoor { color, .. } if view.goals.is_some() => {
                vec![self.get_with("outcome-goal-reopens", &Args::new().color("color", color))]
            }
            Action::RevealFive => {
                let left = self.of_few_cards_left(view, NIGHTMARE_REVEALS);
                let to_limbo = match view.setup.premonitions {
                    None => "outcome-doors-to-limbo",
                    Some(_) => "outcome-dreams-to-limbo",
                };
                [self.get(to_limbo)].into_iter().chain(left).collect()
            }
            Action::DiscardHand => match view.keys_in_hand() {
                0 => Vec::new(),
                keys => vec![self.get_with("outcome-keys-lost", &Args::new().count("count", keys))],
            },
            Action::FalseDestruction => vec![self.get("outcome-nightmare-returns")],
            Action::Cast { spell } => self.of_spell(spell, view),
            Action::Suffer { premonition } => vec![self.premonition(premonition).penalty],
            Action::RevealSeven => {
                let left = self.of_few_cards_left(view, HAPPY_DREAM_REVEALS);
                [self.get("outcome-revealed-seven")].into_iter().chain(left).collect()
            }
            Action::SearchDeck => vec![self.get("outcome-searched")],
            _ => Vec::new(),
        }
    }

    /// How far the card takes the run of its colour (B6).
    fn of_play(&self, card: Card, view: &View) -> Option<String> {
        let Kind::Chamber(color, _) = card.kind() else { return None };
        let args = Args::new().color("color", color).door(color);
        let text = match view.run_with(color) {
            1 => match view.run_broken_by(color) {
                Some(broken) => self.get_with("outcome-run-breaks", &args.color("broken", broken)),
                None => self.get_with("outcome-run-begins", &args),
            },
            2 => self.get_with("outcome-run-second", &args),
            _ if !view.deck_has_door(color) => self.get_with("outcome-run-no-door", &args),
            _ => match view.other_goal_first(color) {
                Some(goal) => self.get_with("outcome-run-not-next", &args.color("goal", goal)),
                None => self.get_with("outcome-run-earns", &args),
            },
        };
        Some(text)
    }

    /// B8, T5.
    fn of_discard(&self, card: Card, view: &View) -> Option<String> {
        let count = |count: usize| Args::new().count("count", count);
        match card.kind() {
            Kind::Tower(tower) => match view.deck_len.min(tower.storeys().number()) {
                0 => None,
                shown => Some(self.get_with("outcome-tower-look", &count(shown))),
            },
            Kind::Chamber(_, Symbol::Key) => match view.prophecy_shows() {
                0 => Some(self.get("outcome-no-prophecy")),
                shown => Some(self.get_with("outcome-prophecy", &count(shown))),
            },
            Kind::Chamber(_, Symbol::Sun | Symbol::Moon) | Kind::Door(_) | Kind::Nightmare | Kind::HappyDream => None,
        }
    }

    fn of_taking_a_door(&self, view: &View) -> Vec<String> {
        let key = if view.knows_order() { "outcome-order-lost" } else { "outcome-shuffles" };
        let shuffle = self.get(key);
        match view.door_in_question() {
            Some(color) => self.of_obtaining(color, view).into_iter().chain([shuffle]).collect(),
            None => vec![shuffle],
        }
    }

    fn of_paying_a_key(&self, view: &View) -> Vec<String> {
        let Some(color) = view.door_in_question() else {
            return vec![self.get("outcome-nightmare-fades")];
        };
        let yours = match view.other_goal_first(color) {
            Some(_) => None,
            None => Some(self.get_with("outcome-door-is-yours", &Args::new().door(color))),
        };
        yours.into_iter().chain(self.of_obtaining(color, view)).collect()
    }

    /// The consequences of a Door: it goes to Limbo (K2), or Premonitions come true (P2).
    fn of_obtaining(&self, color: Color, view: &View) -> Option<String> {
        if let Some(goal) = view.other_goal_first(color) {
            return Some(self.get_with("outcome-not-next", &Args::new().color("goal", goal)));
        }
        let woken: Vec<String> = view
            .woken_by_door(color)
            .iter()
            .map(|one| self.get_with("premonition-quoted", &Args::new().premonition(one)))
            .collect();
        (!woken.is_empty())
            .then(|| self.get_with("outcome-wakes", &Args::new().text("premonitions", self.list(&woken))))
    }

    fn of_drawing(&self, view: &View) -> Option<String> {
        let next = view.top.first().copied().flatten()?;
        Some(self.get_with("outcome-known-card", &Args::new().card("card", next)))
    }

    fn of_few_cards_left(&self, view: &View, wanted: usize) -> Option<String> {
        let left = view.deck_len;
        (left < wanted).then(|| self.get_with("outcome-cards-left", &Args::new().count("count", left)))
    }

    /// K6 to K9.
    fn of_spell(&self, spell: Spell, view: &View) -> Vec<String> {
        let cost = view.setup.book.map(|book| {
            let args = Args::new().count("cost", spell.cost(book));
            self.get_with("outcome-spell-cost", &args.count("pile", view.discard_pile.len()))
        });
        [self.spell(spell).effect].into_iter().chain(cost).collect()
    }
}
