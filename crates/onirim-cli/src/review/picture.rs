//! A review as an HTML page.

use onirim_coach::review::{
    ChanceChart, ChartPoint, Fact, Moment, Outcome, PageEntry, Review, ReviewPage, Section, Share, Table, Tone,
};
use onirim_core::{Players, Seat};
use onirim_text::{Args, Sign, Text};

use super::words::MOST_TURNS;

/// The most numbers below the chart.
const MOST_MARKS: usize = 8;

pub(super) fn of(review: &Review, text: &Text) -> ReviewPage {
    let revision = text.points(review.totals().revision, Sign::Both);
    let accuracy = Args::new().text("revision", revision).text("example", text.percent_to(80.0, 0));
    ReviewPage {
        language: text.language().code().to_owned(),
        title: text.review_title(review),
        subtitle: text.setup_with(&review.setup(), review.programs()),
        summary: text.review_in_short(review),
        tone: match review.outcome() {
            Outcome::Won => Tone::Good,
            Outcome::Lost => Tone::Bad,
            Outcome::GivenUp(_) => Tone::Plain,
        },
        facts: facts(review, text),
        chart: Some(chart(review, text)),
        sections: vec![mistakes(review, text), turning_points(review, text), topics(review, text)],
        notes: vec![
            text.get("review-notes.skill"),
            text.get_with("review-notes.accuracy", &accuracy),
            text.get("review-notes.judge"),
        ],
    }
}

/// The parts of the change at this decision that are not zero: skill, luck and revision.
pub(super) fn parts(moment: &Moment) -> impl Iterator<Item = (&'static str, Share)> {
    let parts = [
        ("review-turning-points.skill", moment.skill()),
        ("review-turning-points.luck", moment.luck()),
        ("review-turning-points.revision", moment.revision()),
    ];
    parts.into_iter().filter(|(_, part)| *part != Share::NOTHING)
}

fn facts(review: &Review, text: &Text) -> Vec<Fact> {
    let fact = |key: &str, value: String, tone| Fact {
        label: text.get(key),
        value,
        note: text.get(&format!("{key}.note")),
        tone,
    };
    let score = review.score();
    let mut facts = match review.setup().players {
        Players::One => vec![fact("review-fact-accuracy", text.percent(score.accuracy * 100.0), Tone::Plain)],
        Players::Two(_) => Seat::BOTH.iter().map(|&seat| accuracy_of(seat, review, text)).collect(),
    };
    let lost = Args::new().count("mistakes", score.all_mistakes());
    facts.push(fact("review-fact-start", text.chance(review.start()), Tone::Plain));
    facts.push(fact("review-fact-luck", text.points(review.totals().luck, Sign::Both), Tone::Luck));
    facts.push(Fact {
        label: text.get("review-fact-lost"),
        value: text.points(score.lost, Sign::Minus),
        note: text.get_with("review-fact-lost.note", &lost),
        tone: if score.all_mistakes() == 0 { Tone::Good } else { Tone::Bad },
    });
    facts
}

fn accuracy_of(seat: Seat, review: &Review, text: &Text) -> Fact {
    let name = Args::new().text("name", text.review_player(seat, review.program(seat)));
    Fact {
        label: text.get_with("review-fact-accuracy-of", &name),
        value: text.percent(review.score_of(seat).accuracy * 100.0),
        note: text.get("review-fact-accuracy.note"),
        tone: Tone::Plain,
    }
}

fn chart(review: &Review, text: &Text) -> ChanceChart {
    let turns = review.moments().last().map_or(0, |moment| moment.turn);
    let step = turns.div_ceil(MOST_MARKS).max(1);
    let mut marked = 0;
    let mut place = |moment: &Moment| {
        let is_next = moment.turn > marked && (moment.turn == 1 || (moment.turn - 1).is_multiple_of(step));
        marked = marked.max(moment.turn);
        let mark = is_next.then(|| moment.turn.to_string());
        ChartPoint::of(moment, text.review_label(moment), mark)
    };
    ChanceChart {
        title: text.get("review-chart"),
        scale: [100.0, 50.0, 0.0].map(|percent| text.percent_to(percent, 0)),
        bars: text.get("review-chart.swings"),
        marks: text.get("review-chart.turns"),
        legend: ["review-chart.line", "review-chart.luck", "review-chart.mistakes"].map(|key| text.get(key)),
        places: review.moments().iter().map(&mut place).collect(),
    }
}

fn mistakes(review: &Review, text: &Text) -> Section {
    let mistakes = review.mistakes();
    let entry = |moment: &&Moment| PageEntry {
        ply: Some(moment.ply),
        place: text.review_place(moment),
        change: text.points(moment.skill(), Sign::Both),
        tone: Tone::Bad,
        lines: vec![
            (text.get("review-question"), text.question(&moment.view).unwrap_or_default()),
            (text.get("review-choice"), text.review_answer(moment, moment.chosen.action, moment.after())),
            (text.get("review-better"), text.review_answer(moment, moment.best.action, moment.before())),
        ],
    };
    let intro = if mistakes.is_empty() { "review-mistakes.none" } else { "review-mistakes.intro" };
    Section {
        title: text.get("review-mistakes"),
        intro: text.get(intro),
        entries: mistakes.iter().map(entry).collect(),
        table: None,
    }
}

fn turning_points(review: &Review, text: &Text) -> Section {
    let points = review.turning_points(MOST_TURNS);
    let entry = |moment: &&Moment| {
        let chosen = text.review_answer(moment, moment.chosen.action, moment.after());
        let parts = parts(moment).map(|(key, part)| (text.get(key), text.points(part, Sign::Both)));
        let came = (text.get("review-came"), text.review_story(moment).join(" "));
        PageEntry {
            ply: None,
            place: text.review_place(moment),
            change: text.points(moment.swing(), Sign::Both),
            tone: if moment.is_mistake() { Tone::Bad } else { Tone::Luck },
            lines: [(text.get("review-choice"), chosen), came].into_iter().chain(parts).collect(),
        }
    };
    let intro = if points.is_empty() { "review-turning-points.none" } else { "review-turning-points.intro" };
    Section {
        title: text.get("review-turning-points"),
        intro: text.get(intro),
        entries: points.iter().map(entry).collect(),
        table: None,
    }
}

fn topics(review: &Review, text: &Text) -> Section {
    let head = ["review-topics.topic", "review-topics.choices", "review-topics.mistakes", "review-topics.lost"];
    let rows = review.topics().into_iter().map(|(topic, tally)| {
        let lost = text.points(tally.lost, Sign::Minus);
        vec![text.topic(topic), tally.choices.to_string(), tally.mistakes.to_string(), lost]
    });
    Section {
        title: text.get("review-topics"),
        intro: String::new(),
        entries: Vec::new(),
        table: Some(Table { head: head.map(|key| text.get(key)).to_vec(), rows: rows.collect() }),
    }
}
