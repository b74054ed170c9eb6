//! Advice of the coach in the words of the engine protocol.

use onirim_coach::advice::{self, Counsel, Method, Reason, Verdict};
use onirim_core::{Card, Color, Premonition, View};
use onirim_record::Notation;
use onirim_wire::{Advice, NextCard, Share, Why, Worth};

/// What the coach advises the seat that is asked; `None` where nothing is known about the set-up.
pub(super) fn on(view: &View, ply: u64) -> Option<Advice> {
    advice::Advice::of(view).ok().map(|advice| message(&advice, ply))
}

/// Advice as it goes over the wire.
pub(crate) fn message(advice: &advice::Advice, ply: u64) -> Advice {
    let question = advice.view.decision.map(|decision| decision.question.notation().to_string());
    Advice {
        seat: advice.seat(),
        question: question.unwrap_or_default(),
        ply,
        actions: advice.counsels().iter().map(worth).collect(),
        reason: why(advice.reason),
        next_card: advice.next_card.map(next_card),
    }
}

fn worth(counsel: &Counsel) -> Worth {
    let (method, games) = match counsel.method {
        Method::Judged => ("judged", None),
        Method::LookedAhead => ("looked-ahead", None),
        Method::PlayedOn(games) => ("played-on", Some(games)),
        Method::Counted => ("counted", None),
    };
    let verdict = match counsel.verdict {
        Verdict::Best => "best",
        Verdict::TooClose => "too-close",
        Verdict::Worse => "worse",
    };
    Worth {
        action: counsel.action,
        chance: Share::of(counsel.chance),
        doubt: Share::of(counsel.doubt),
        behind: Share::of(counsel.behind),
        verdict: verdict.to_owned(),
        method: method.to_owned(),
        games,
    }
}

fn next_card(next: advice::NextCard) -> NextCard {
    match next {
        advice::NextCard::Known(card) => NextCard::Known { card },
        advice::NextCard::Unknown(odds) => NextCard::Unknown {
            of: odds.of as u64,
            nightmares: odds.nightmares as u64,
            doors: odds.doors as u64,
            happy_dreams: odds.happy_dreams as u64,
            keys: odds.keys.map(|keys| keys as u64),
        },
    }
}

fn why(reason: Reason) -> Why {
    let plain = |kind: &str| Why { kind: kind.to_owned(), ..Why::default() };
    let about = |kind: &str, color: Color| Why { color: Some(color), ..plain(kind) };
    let card = |kind: &str, card: Card| Why { card: Some(card), ..plain(kind) };
    let premonition = |kind: &str, premonition: Premonition| Why { premonition: Some(premonition), ..plain(kind) };
    let count = |kind: &str, count: usize| Why { count: Some(count as u64), ..plain(kind) };
    match reason {
        Reason::OnlyChoice => plain("only-choice"),
        Reason::Lost => plain("lost"),
        Reason::Wins => plain("wins"),
        Reason::AvoidsLoss { others } => count("avoids-loss", others),
        Reason::EarnsDoor { color } => about("earns-door", color),
        Reason::ThirdInHand { color, third } => Why { card: Some(third), ..about("third-in-hand", color) },
        Reason::SecondOfRun { color } => about("second-of-run", color),
        Reason::RunInHand { color } => about("run-in-hand", color),
        Reason::KeepsRun { color } => about("keeps-run", color),
        Reason::CanFollow => plain("can-follow"),
        Reason::Prophecy { shows, nightmares, of } => {
            Why { nightmares: Some(nightmares as u64), of: Some(of as u64), ..count("prophecy", shows) }
        }
        Reason::Unneeded { card, color } => Why { card: Some(card), ..about("unneeded", color) },
        Reason::AnotherInHand { card: other } => card("another-in-hand", other),
        Reason::ManyLeft { card, left } => Why { card: Some(card), ..count("many-left", left) },
        Reason::KeepsKey { key, .. } => card("keeps-key", key),
        Reason::TakesKey { key } => card("takes-key", key),
        Reason::CompletesRampart => plain("completes-rampart"),
        Reason::FreeLook { cards } => count("free-look", cards),
        Reason::TakesDoor { color } => about("takes-door", color),
        Reason::OpensDoor { color } => about("opens-door", color),
        Reason::KeepsOrder => plain("keeps-order"),
        Reason::DoorNotWanted { color } => about("door-not-wanted", color),
        Reason::GoalFirst { color, next } => Why { next: Some(next), ..about("goal-first", color) },
        Reason::LetsSleep { premonition: sleeping } => premonition("lets-sleep", sleeping),
        Reason::CostsOneCard => plain("costs-one-card"),
        Reason::KeepsHand => plain("keeps-hand"),
        Reason::NoKeyLost => plain("no-key-lost"),
        Reason::SafeDraws => plain("safe-draws"),
        Reason::Punishes => plain("punishes"),
        Reason::RemovesNightmare => plain("removes-nightmare"),
        Reason::NightmareLater => plain("nightmare-later"),
        Reason::DoorWithKey { color } => about("door-with-key", color),
        Reason::FitsRun { color } => about("fits-run", color),
        Reason::Dispels { premonition: gone } => premonition("dispels", gone),
        Reason::KeepsPile { cards } => count("keeps-pile", cards),
        Reason::LooksAhead => plain("looks-ahead"),
    }
}

#[cfg(test)]
mod tests {
    use onirim_core::{Seat, Setup};
    use onirim_record::Playthrough;
    use onirim_wire::Table;

    use super::*;

    fn advised(record: &str) -> String {
        let mut table = Table::new(|| None).advised_by(on);
        let load = serde_json::json!({ "cmd": "load", "record": record });
        table.line(load.to_string()).expect("an answer");
        let asked = "{\"cmd\":\"advise\"}";
        let heard = table.line(asked).expect("an answer");
        let seat = if heard.contains("\"seat\":\"p2\"") { Seat::Two } else { Seat::One };
        assert_eq!(table.seat_line(seat, asked).expect("an answer"), heard, "the seat hears what the referee hears");
        heard
    }

    #[test]
    fn advice_names_every_answer_the_best_first() {
        let view = Playthrough::seeded(Setup::SOLO, 42).game().view(Seat::One);
        let advice = on(&view, 3).expect("this set-up is known");
        assert_eq!(
            (advice.seat, advice.question.as_str(), advice.ply, advice.actions.len()),
            (Seat::One, "turn", 3, 8)
        );
        assert_eq!((advice.actions[0].verdict.as_str(), advice.actions[0].behind), ("best", Share(0)));
        assert!(matches!(advice.next_card, Some(NextCard::Unknown { nightmares: 10, .. })), "{:?}", advice.next_card);
    }

    /// D10: what the partner drew changes no letter of the advice.
    #[test]
    fn a_hidden_card_changes_no_advice() {
        let deal = "onirim-record 1\nsetup: duo silent\ndeal: Rs Gm Rk Ns Bm Gs Nk Bs\n1. pick Rs\n2. pick Gm\n3. pick Rk\n4. pick Ns\n5. pick Bm\n6. pick Gs\n";
        let advice =
            ["Gk", "Bs", "Nm"].map(|drawn| advised(&format!("{deal}7. play Rs -> {drawn}\nend: unfinished\n")));
        assert!(advice[0].contains("\"advice\""), "{}", advice[0]);
        assert!(advice.iter().all(|line| *line == advice[0]), "{advice:#?}");
    }
}
