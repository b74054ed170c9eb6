//! A review for programs, as `docs/review.md` describes it.

use std::io::{self, Write};

use onirim_ai::search::{Method, Opinion};
use onirim_coach::review::{Habits, Moment, Outcome, Review, Score, Share, Topic, TopicTally};
use onirim_record::{Notation, Program};
use serde::Serialize;

/// The version of the format.
const VERSION: u32 = 1;

pub(super) fn write(review: &Review, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, &OneGame::of(review))?;
    writeln!(output)
}

/// What many games say, with how each of the worst is called.
pub(super) fn write_all(
    habits: &Habits,
    names: &[String],
    interrupted: bool,
    damaged: &[String],
    output: &mut impl Write,
) -> io::Result<()> {
    let worst = habits.worst().iter().map(|worst| InGame {
        game: names.get(worst.game).cloned().unwrap_or_default(),
        decision: Decided::of(&worst.moment),
    });
    let all = AllGames {
        version: VERSION,
        games: habits.games(),
        won: habits.won(),
        interrupted,
        accuracy: habits.accuracy(),
        luck: habits.luck().map(|points| points / 100.0),
        topics: About::all(&habits.topics()),
        worst: worst.collect(),
        damaged,
    };
    serde_json::to_writer(&mut *output, &all)?;
    writeln!(output)
}

#[derive(Serialize)]
struct OneGame {
    version: u32,
    setup: String,
    result: &'static str,
    start: f64,
    end: f64,
    skill: f64,
    luck: f64,
    revision: f64,
    players: Vec<Player>,
    topics: Vec<About>,
    decisions: Vec<Decided>,
}

impl OneGame {
    fn of(review: &Review) -> OneGame {
        let totals = review.totals();
        let player = |&seat| {
            let Score { choices, good, mistakes, lost, doubtful, accuracy } = review.score_of(seat);
            let [slight, clear, grave] = mistakes;
            let mistakes = Mistakes { slight, clear, grave };
            let (lost, doubtful) = (lost.fraction(), doubtful.fraction());
            let program = review.program(seat).map(Program::word);
            Player { seat: seat.notation().to_string(), program, choices, good, mistakes, lost, doubtful, accuracy }
        };
        OneGame {
            version: VERSION,
            setup: review.setup().notation().to_string(),
            result: match review.outcome() {
                Outcome::Won => "won",
                Outcome::Lost => "lost",
                Outcome::GivenUp(_) => "given-up",
            },
            start: review.start().fraction(),
            end: review.end().fraction(),
            skill: totals.skill.fraction(),
            luck: totals.luck.fraction(),
            revision: totals.revision.fraction(),
            players: review.setup().seats().iter().map(player).collect(),
            topics: About::all(&review.topics()),
            decisions: review.moments().iter().map(Decided::of).collect(),
        }
    }
}

#[derive(Serialize)]
struct Player {
    seat: String,
    program: Option<&'static str>,
    choices: usize,
    good: usize,
    mistakes: Mistakes,
    lost: f64,
    doubtful: f64,
    accuracy: f64,
}

#[derive(Serialize)]
struct Mistakes {
    slight: usize,
    clear: usize,
    grave: usize,
}

#[derive(Serialize)]
struct About {
    topic: &'static str,
    choices: usize,
    mistakes: usize,
    lost: f64,
}

impl About {
    fn all(topics: &[(Topic, TopicTally)]) -> Vec<About> {
        let about = |&(topic, TopicTally { choices, mistakes, lost }): &(Topic, TopicTally)| About {
            topic: topic.name(),
            choices,
            mistakes,
            lost: lost.fraction(),
        };
        topics.iter().map(about).collect()
    }
}

#[derive(Serialize)]
struct Decided {
    ply: usize,
    turn: usize,
    seat: String,
    question: String,
    topic: &'static str,
    answers: usize,
    chosen: Answer,
    best: Answer,
    mistake: bool,
    skill: f64,
    luck: f64,
    revision: f64,
    next: f64,
}

impl Decided {
    fn of(moment: &Moment) -> Decided {
        Decided {
            ply: moment.ply,
            turn: moment.turn,
            seat: moment.seat().notation().to_string(),
            question: moment.decision.question.notation().to_string(),
            topic: moment.topic().name(),
            answers: moment.answers,
            chosen: Answer::of(&moment.chosen, moment.after()),
            best: Answer::of(&moment.best, moment.before()),
            mistake: moment.is_mistake(),
            skill: moment.skill().fraction(),
            luck: moment.luck().fraction(),
            revision: moment.revision().fraction(),
            next: moment.next.fraction(),
        }
    }
}

#[derive(Serialize)]
struct Answer {
    action: String,
    chance: f64,
    doubt: f64,
    method: &'static str,
}

impl Answer {
    fn of(opinion: &Opinion, chance: Share) -> Answer {
        Answer {
            action: opinion.action.notation().to_string(),
            chance: chance.fraction(),
            doubt: Share::of(opinion.doubt).fraction(),
            method: match opinion.method {
                Method::Judged => "judged",
                Method::LookedAhead => "looked-ahead",
                Method::PlayedOn(_) => "played-on",
                Method::Counted => "counted",
            },
        }
    }
}

#[derive(Serialize)]
struct AllGames<'a> {
    version: u32,
    games: usize,
    won: usize,
    interrupted: bool,
    accuracy: Option<f64>,
    luck: Option<f64>,
    topics: Vec<About>,
    worst: Vec<InGame>,
    damaged: &'a [String],
}

#[derive(Serialize)]
struct InGame {
    game: String,
    #[serde(flatten)]
    decision: Decided,
}
