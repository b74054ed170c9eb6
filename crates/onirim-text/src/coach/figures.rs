//! What each answer is worth, and what may be drawn next.

use onirim_coach::advice::{Advice, Counsel, Method, NextCard, Verdict};

use crate::args::Args;
use crate::numbers::Sign;
use crate::text::Text;

impl Text {
    /// What each answer is worth, the best first, one a line.
    pub fn figures(&self, advice: &Advice) -> Vec<String> {
        advice.counsels().iter().map(|counsel| self.figure(counsel, advice)).collect()
    }

    fn figure(&self, counsel: &Counsel, advice: &Advice) -> String {
        let choice = self.choice(counsel.action, &advice.view).label;
        let args = Args::new().text("choice", choice).text("chance", self.counselled_chance(counsel));
        let verdict = match counsel.verdict {
            Verdict::Best => return self.get_with("coach-figure", &args),
            Verdict::TooClose => "close",
            Verdict::Worse => "worse",
        };
        let args = args.text("points", self.decimal(counsel.behind * 100.0, 1, Sign::Minus)).text("verdict", verdict);
        self.get_with("coach-figure-behind", &args)
    }

    /// A chance to win with its doubt: "about 71 %, give or take 3".
    pub fn counselled_chance(&self, counsel: &Counsel) -> String {
        match counsel.method {
            Method::Counted => {
                let percent = self.whole_percent("coach-percent", counsel.chance);
                self.get_with("coach-chance-counted", &Args::new().text("percent", percent))
            }
            Method::Judged | Method::LookedAhead | Method::PlayedOn(_) => {
                let about = self.whole_percent("coach-percent-about", counsel.chance);
                // A doubt that rounds to nothing is still a doubt.
                let doubt = (counsel.doubt * 100.0).round().max(1.0) as i64;
                self.get_with("coach-chance", &Args::new().text("percent", about).number("doubt", doubt))
            }
        }
    }

    /// Hundredths, told as this key says. Only what is certain is called 0 or 100.
    fn whole_percent(&self, key: &str, share: f64) -> String {
        match (share * 100.0).round() as i64 {
            0 if share > 0.0 => self.get("coach-percent-below"),
            100 if share < 1.0 => self.get("coach-percent-above"),
            percent => self.get_with(key, &Args::new().number("percent", percent)),
        }
    }

    /// How the chance of the best answer is known.
    pub fn method(&self, advice: &Advice) -> String {
        match advice.best().method {
            Method::Judged => self.get("coach-method-judged"),
            Method::LookedAhead => self.get("coach-method-looked-ahead"),
            Method::PlayedOn(games) => self.get_with("coach-method-played-on", &Args::new().number("games", games)),
            Method::Counted => self.get("coach-method-counted"),
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
            let percent = self.whole_percent("coach-percent", count as f64 / odds.of as f64);
            Some(self.get_with(key, &Args::new().count("count", count).count("of", odds.of).text("percent", percent)))
        });
        Some(self.get_with("coach-next-card", &Args::new().text("odds", self.list(&told.collect::<Vec<_>>()))))
    }
}
