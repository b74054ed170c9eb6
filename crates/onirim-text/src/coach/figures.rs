//! What each answer is worth, and what may be drawn next.

use onirim_coach::advice::{Advice, Counsel, Method, NextCard, Verdict};

use crate::args::Args;
use crate::numbers::Sign;
use crate::text::Text;

impl Text {
    /// What each action is worth, the best first, one a line.
    pub fn figures(&self, advice: &Advice) -> Vec<String> {
        advice.counsels().iter().map(|counsel| self.figure(counsel, advice)).collect()
    }

    fn figure(&self, counsel: &Counsel, advice: &Advice) -> String {
        let choice = self.choice(counsel.action, &advice.view).label;
        let args = Args::new().text("choice", choice).text("chance", self.counselled_chance(counsel));
        let behind = |verdict: &str| {
            let points = self.decimal(counsel.behind * 100.0, 1, Sign::Minus);
            self.get_with("coach-figure-behind", &args.clone().text("points", points).text("verdict", verdict))
        };
        let figure = match counsel.verdict {
            Verdict::Best => self.get_with("coach-figure", &args),
            Verdict::TooClose => behind("close"),
            Verdict::Worse => behind("worse"),
        };
        match self.other_method(counsel.method, advice.best().method) {
            Some(how) => self.get_with("coach-figure-how", &Args::new().text("figure", figure).text("how", how)),
            None => figure,
        }
    }

    /// The method, if it is not that of the best action. Exact figures are marked as such.
    fn other_method(&self, method: Method, best: Method) -> Option<String> {
        if method == best {
            return None;
        }
        match method {
            Method::Judged => Some(self.get("coach-how-judged")),
            Method::LookedAhead => Some(self.get("coach-how-looked-ahead")),
            Method::PlayedOn(games) => Some(self.get_with("coach-how-played-on", &Args::new().number("games", games))),
            Method::Counted => None,
        }
    }

    /// A chance to win with its uncertainty: "about 71%, give or take 3".
    pub fn counselled_chance(&self, counsel: &Counsel) -> String {
        match counsel.method {
            Method::Counted => {
                let percent = self.whole_percent(counsel.chance, |percent| percent);
                self.get_with("coach-chance-counted", &Args::new().text("percent", percent))
            }
            Method::Judged | Method::LookedAhead | Method::PlayedOn(_) => {
                let about =
                    |percent: String| self.get_with("coach-percent-about", &Args::new().text("percent", percent));
                let about = self.whole_percent(counsel.chance, about);
                self.get_with("coach-chance", &Args::new().text("percent", about).number("doubt", doubt(counsel)))
            }
        }
    }

    /// A chance to win with its uncertainty, short: "71% ± 3".
    pub fn chance_beside(&self, counsel: &Counsel) -> String {
        let percent = self.short_percent(counsel);
        match counsel.method {
            Method::Counted => percent,
            Method::Judged | Method::LookedAhead | Method::PlayedOn(_) => {
                self.get_with("coach-beside", &Args::new().text("percent", percent).number("doubt", doubt(counsel)))
            }
        }
    }

    /// A chance to win, shortest: "71%".
    pub fn short_percent(&self, counsel: &Counsel) -> String {
        self.percent_within(counsel.chance, ["coach-beside-below", "coach-beside-above"], |percent| percent)
    }

    /// A percentage. Only certain values are written as 0 or 100.
    fn whole_percent(&self, share: f64, told: impl Fn(String) -> String) -> String {
        self.percent_within(share, ["coach-percent-below", "coach-percent-above"], told)
    }

    /// The same, with these texts for almost 0 and almost 100.
    fn percent_within(&self, share: f64, bounds: [&str; 2], told: impl Fn(String) -> String) -> String {
        let bound =
            |key: &str, percent: f64| self.get_with(key, &Args::new().text("percent", self.percent_to(percent, 0)));
        match (share * 100.0).round() as i64 {
            0 if share > 0.0 => bound(bounds[0], 1.0),
            100 if share < 1.0 => bound(bounds[1], 99.0),
            percent => told(self.percent_to(percent as f64, 0)),
        }
    }

    /// The methods: that of the best action, and all others that the [figures](Text::figures) do not name.
    pub fn method(&self, advice: &Advice) -> String {
        self.common_method(advice.best().method, advice.counsels().iter().map(|counsel| counsel.method))
    }

    fn common_method(&self, best: Method, mut all: impl Iterator<Item = Method>) -> String {
        let others = if all.all(|method| method == best) { "alike" } else { "different" };
        let args = Args::new().text("others", others);
        match best {
            Method::Judged => self.get_with("coach-method-judged", &args),
            Method::LookedAhead => self.get_with("coach-method-looked-ahead", &args),
            Method::PlayedOn(games) => self.get_with("coach-method-played-on", &args.number("games", games)),
            Method::Counted => self.get_with("coach-method-counted", &args),
        }
    }

    /// What the next draw may bring, if there is one.
    pub fn next_card(&self, advice: &Advice) -> Option<String> {
        let odds = match advice.next_card? {
            NextCard::Known(card) => {
                return Some(self.get_with("coach-next-card-known", &Args::new().card("card", card)));
            }
            NextCard::Unknown(odds) => odds,
        };
        let told = [
            ("coach-odds-nightmare", Some(odds.nightmares)),
            ("coach-odds-door", Some(odds.doors)),
            ("coach-odds-happy-dream", Some(odds.happy_dreams).filter(|_| advice.view.setup.premonitions.is_some())),
            ("coach-odds-key", odds.keys),
        ];
        let told = told.into_iter().filter_map(|(key, count)| {
            let count = count?;
            let percent = self.whole_percent(count as f64 / odds.of as f64, |percent| percent);
            Some(self.get_with(key, &Args::new().count("count", count).count("of", odds.of).text("percent", percent)))
        });
        Some(self.get_with("coach-next-card", &Args::new().text("odds", self.list(&told.collect::<Vec<_>>()))))
    }
}

/// The uncertainty in points, at least 1.
fn doubt(counsel: &Counsel) -> i64 {
    (counsel.doubt * 100.0).round().max(1.0) as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn how_a_chance_is_known_is_true_of_every_answer() {
        let text = Text::new(Language::English);
        let common = |best: Method, other: Method| text.common_method(best, [best, other].into_iter());
        let ahead = Method::LookedAhead;
        assert_eq!(common(ahead, ahead), "The chances to win come from looking a turn ahead.");
        assert_eq!(text.other_method(ahead, ahead), None);
        let mixed = "The chances to win come from looking a turn ahead, unless another way is named.";
        assert_eq!(common(ahead, Method::Judged), mixed);
        assert_eq!(text.other_method(Method::Judged, ahead).as_deref(), Some("estimated"));
        let [many, few] = [48, 12].map(Method::PlayedOn);
        assert_eq!(text.other_method(few, many).as_deref(), Some("from 12 games played out"), "fewer than said below");
    }
}
