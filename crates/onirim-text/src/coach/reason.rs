//! Reasons for actions.

use onirim_coach::advice::{KeyUse, Reason};

use crate::args::Args;
use crate::text::Text;

impl Text {
    /// A reason, addressed to the advised player.
    pub fn reason(&self, reason: Reason) -> String {
        let (key, args) = told(reason);
        self.get_with(key, &args)
    }

    /// A reason in the words of the program that has acted: "I keep the green Key for a Door."
    pub fn spoken_reason(&self, reason: Reason) -> String {
        let (key, args) = told(reason);
        // A sentence without a player is the same in both.
        self.find(&format!("{key}.spoken"), &args).unwrap_or_else(|_| self.get_with(key, &args))
    }
}

fn told(reason: Reason) -> (&'static str, Args) {
    let args = Args::new();
    match reason {
        Reason::OnlyChoice => ("coach-reason-only-choice", args),
        Reason::Lost => ("coach-reason-lost", args),
        Reason::Wins => ("coach-reason-wins", args),
        Reason::AvoidsLoss { others } => ("coach-reason-avoids-loss", args.count("others", others)),
        Reason::EarnsDoor { color } => ("coach-reason-earns-door", args.door(color)),
        Reason::ThirdInHand { color, third } => {
            ("coach-reason-third-in-hand", args.color("color", color).card("third", third))
        }
        Reason::SecondOfRun { color } => ("coach-reason-second-of-run", args.color("color", color)),
        Reason::RunInHand { color } => ("coach-reason-run-in-hand", args.color("color", color)),
        Reason::KeepsRun { color } => ("coach-reason-keeps-run", args.color("color", color)),
        Reason::CanFollow => ("coach-reason-can-follow", args),
        Reason::Prophecy { shows, nightmares, of } => {
            let args = args.count("shows", shows).count("nightmares", nightmares);
            ("coach-reason-prophecy", args.count("of", of))
        }
        Reason::Unneeded { card, color } => ("coach-reason-unneeded", args.card("card", card).color("color", color)),
        Reason::AnotherInHand { card } => ("coach-reason-another-in-hand", args.card("card", card)),
        Reason::ManyLeft { card, left } => ("coach-reason-many-left", args.card("card", card).count("left", left)),
        Reason::KeepsKey { key, good_for } => {
            let word = match good_for {
                KeyUse::Nightmares => "nightmares",
                KeyUse::Doors => "doors",
                KeyUse::Both => "both",
            };
            ("coach-reason-keeps-key", args.card("key", key).text("use", word))
        }
        Reason::TakesKey { key } => ("coach-reason-takes-key", args.card("key", key)),
        Reason::CompletesRampart => ("coach-reason-completes-rampart", args),
        Reason::FreeLook { cards } => ("coach-reason-free-look", args.count("cards", cards)),
        Reason::TakesDoor { color } => ("coach-reason-takes-door", args.door(color)),
        Reason::OpensDoor { color } => ("coach-reason-opens-door", args.door(color)),
        Reason::KeepsOrder => ("coach-reason-keeps-order", args),
        Reason::DoorNotWanted { color } => ("coach-reason-door-not-wanted", args.color("color", color)),
        Reason::GoalFirst { color, next } => ("coach-reason-goal-first", args.door(color).color("next", next)),
        Reason::LetsSleep { premonition } => ("coach-reason-lets-sleep", args.premonition(premonition)),
        Reason::CostsOneCard => ("coach-reason-costs-one-card", args),
        Reason::KeepsHand => ("coach-reason-keeps-hand", args),
        Reason::NoKeyLost => ("coach-reason-no-key-lost", args),
        Reason::SafeDraws => ("coach-reason-safe-draws", args),
        Reason::Punishes => ("coach-reason-punishes", args),
        Reason::RemovesNightmare => ("coach-reason-removes-nightmare", args),
        Reason::NightmareLater => ("coach-reason-nightmare-later", args),
        Reason::DoorWithKey { color } => ("coach-reason-door-with-key", args.door(color)),
        Reason::FitsRun { color } => ("coach-reason-fits-run", args.color("color", color)),
        Reason::Dispels { premonition } => ("coach-reason-dispels", args.premonition(premonition)),
        Reason::KeepsPile { cards } => ("coach-reason-keeps-pile", args.count("cards", cards)),
        Reason::LooksAhead => ("coach-reason-looks-ahead", args),
    }
}
