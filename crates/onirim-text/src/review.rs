//! Reviews as text.

use onirim_coach::review::{Moment, Outcome, Review, Score, Share, Topic};
use onirim_core::{Action, Players, Seat};
use onirim_record::Program;

use crate::args::Args;
use crate::names::Perspective;
use crate::numbers::Sign;
use crate::text::Text;

/// The smallest change of a chance that is not written as zero.
const LEAST_WRITTEN: Share = Share::millionths(500);

impl Text {
    /// The review in three lines: accuracy, the worst mistake if there was one, and luck.
    pub fn review_in_short(&self, review: &Review) -> Vec<String> {
        let mut lines = vec![self.review_accuracy(&review.score())];
        lines.extend(self.review_of_program(review));
        lines.extend(review.judged_mistakes().first().map(|worst| self.review_worst(worst)));
        lines.push(self.review_luck(review));
        lines
    }

    /// The decisive mistake, or that there was none.
    pub fn decisive(&self, review: &Review) -> String {
        match review.decisive() {
            Some(moment) => self.get_with("ending-decisive", &self.mistake(moment)),
            None => {
                let totals = review.totals();
                let args = Args::new()
                    .text("luck", self.points(totals.luck, Sign::Both))
                    .text("skill", self.points(totals.skill, Sign::Both));
                self.get_with("ending-even", &args)
            }
        }
    }

    /// The accuracy.
    pub fn review_accuracy(&self, score: &Score) -> String {
        let args = Args::new()
            .text("accuracy", self.percent(score.accuracy * 100.0))
            .count("choices", score.choices)
            .count("mistakes", score.all_mistakes())
            .text("lost", self.points(score.lost, Sign::Minus));
        self.get_with("review-accuracy", &args)
    }

    /// The accuracy of the program that was the partner of a person.
    fn review_of_program(&self, review: &Review) -> Option<String> {
        let score = review.score_of(review.programs().person()?.partner());
        let args = Args::new()
            .text("accuracy", self.percent(score.accuracy * 100.0))
            .count("choices", score.choices)
            .count("mistakes", score.all_mistakes());
        Some(self.get_with("review-program", &args))
    }

    /// A mistake and the better action.
    fn review_worst(&self, moment: &Moment) -> String {
        self.get_with("review-worst", &self.mistake(moment))
    }

    /// The variables of a mistake: time, action, better action, cost.
    fn mistake(&self, moment: &Moment) -> Args {
        Args::new()
            .text("place", self.review_place(moment))
            .text("chosen", self.review_action(moment, moment.chosen.action))
            .text("better", self.review_action(moment, moment.best.action))
            .text("lost", self.points(-moment.skill(), Sign::Minus))
    }

    /// The chance to win at a decision, one sentence a line; for a mistake, the better action.
    pub fn review_step(&self, review: &Review, moment: &Moment) -> Vec<String> {
        if !moment.is_choice() {
            return vec![self.review_chance(moment.before())];
        }
        let args = Args::new().text("before", self.chance(moment.before())).text("after", self.chance(moment.after()));
        let mistake = moment.is_mistake().then(|| {
            let is_decisive = review.decisive().is_some_and(|decisive| decisive.ply == moment.ply);
            let key = if is_decisive { "review-decisive" } else { "review-step-mistake" };
            self.get_with(key, &self.mistake(moment))
        });
        [self.get_with("review-step", &args)].into_iter().chain(mistake).collect()
    }

    /// The chance to win without a decision, as at the end.
    pub fn review_chance(&self, chance: Share) -> String {
        self.get_with("review-chance", &Args::new().text("chance", self.chance(chance)))
    }

    fn review_luck(&self, review: &Review) -> String {
        let args = outcome_word(review.outcome())
            .text("start", self.chance(review.start()))
            .text("left", self.chance(review.end()))
            .text("changes", self.review_changes(review));
        self.get_with("review-luck", &args)
    }

    /// What changed the chance to win, as a sentence after a blank. Changes that would be written as zero are left out.
    fn review_changes(&self, review: &Review) -> String {
        let totals = review.totals();
        let parts = [
            ("review-changes.luck", totals.luck),
            ("review-changes.skill", totals.skill),
            ("review-changes.revision", totals.revision),
        ];
        let told: Vec<String> = parts
            .into_iter()
            .filter(|(_, part)| part.size() >= LEAST_WRITTEN)
            .map(|(key, part)| self.get_with(key, &Args::new().text("points", self.points(part, Sign::Both))))
            .collect();
        if told.is_empty() {
            return String::new();
        }
        format!(" {}", self.get_with("review-changes", &Args::new().text("parts", self.list(&told))))
    }

    /// The title of a review: the end of the game.
    pub fn review_title(&self, review: &Review) -> String {
        self.get_with("review-title", &outcome_word(review.outcome()))
    }

    /// The time of a decision, and its player if there are two.
    pub fn review_place(&self, moment: &Moment) -> String {
        let place = self.get_with("review-place", &Args::new().count("turn", moment.turn));
        match moment.view.setup.players {
            Players::One => place,
            Players::Two(_) => {
                let name = self.review_player(moment.seat(), moment.program);
                self.get_with("review-place-of", &Args::new().text("place", place).text("name", name))
            }
        }
    }

    /// A player, and whether it was a program.
    pub fn review_player(&self, seat: Seat, program: Option<Program>) -> String {
        let name = self.player(seat, Perspective::Table);
        match program {
            None => name,
            Some(_) => self.get_with("review-player-program", &Args::new().text("name", name)),
        }
    }

    /// The label of an action.
    pub fn review_action(&self, moment: &Moment, action: Action) -> String {
        self.choice(action, &moment.view).label
    }

    /// The label of an action with the chance to win after it.
    pub fn review_answer(&self, moment: &Moment, action: Action, chance: Share) -> String {
        let args = Args::new().text("choice", self.review_action(moment, action)).text("chance", self.chance(chance));
        self.get_with("review-chosen", &args)
    }

    /// A decision in one line.
    pub fn review_label(&self, moment: &Moment) -> String {
        let args = Args::new()
            .text("place", self.review_place(moment))
            .text("chosen", self.review_action(moment, moment.chosen.action))
            .text("before", self.chance(moment.before()))
            .text("after", self.chance(moment.after()))
            .text("next", self.chance(moment.next));
        self.get_with("review-label", &args)
    }

    /// What happened after an action, as its player saw it.
    pub fn review_story(&self, moment: &Moment) -> Vec<String> {
        self.story(&moment.events, Perspective::Player(moment.seat()))
    }

    /// The topic of a decision.
    pub fn topic(&self, topic: Topic) -> String {
        self.get(match topic {
            Topic::Picks => "review-topic-picks",
            Topic::Plays => "review-topic-plays",
            Topic::Discards => "review-topic-discards",
            Topic::EarnedDoors => "review-topic-earned-doors",
            Topic::Swaps => "review-topic-swaps",
            Topic::Prophecies => "review-topic-prophecies",
            Topic::Orders => "review-topic-orders",
            Topic::DrawnDoors => "review-topic-drawn-doors",
            Topic::Nightmares => "review-topic-nightmares",
            Topic::Ruins => "review-topic-ruins",
            Topic::Spells => "review-topic-spells",
            Topic::Goals => "review-topic-goals",
            Topic::Premonitions => "review-topic-premonitions",
            Topic::HappyDreams => "review-topic-happy-dreams",
        })
    }

    /// A chance to win, in percent.
    pub fn chance(&self, chance: Share) -> String {
        self.percent(chance.percent())
    }

    /// A difference of chances, in percentage points.
    pub fn points(&self, points: Share, sign: Sign) -> String {
        self.mean_points(points.percent(), sign)
    }

    /// A mean of such differences.
    pub fn mean_points(&self, points: f64, sign: Sign) -> String {
        // In French numbers below two are singular.
        let amount = if points.abs() < 1.95 { "small" } else { "large" };
        self.get_with(
            "review-points",
            &Args::new().text("number", self.decimal(points, 1, sign)).text("amount", amount),
        )
    }
}

/// The word that texts select by.
fn outcome_word(outcome: Outcome) -> Args {
    let word = match outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::GivenUp(_) => "given-up",
    };
    Args::new().text("outcome", word)
}
