//! The course of a game as a picture: Doors by turn, and the Nightmares with the answer to each.

use onirim_markup::markup;
use onirim_session::{Chronicle, Met};
use onirim_text::{Args, Text};

use crate::node::Node;

/// The meanings of the signs, in the order of [`Met::ALL`].
const LEGEND: [&str; 5] = ["app-end-key", "app-end-door", "app-end-deck", "app-end-hand", "app-end-spell"];

/// The size of the picture, in its own units.
const WIDE: f64 = 400.0;
const HIGH: f64 = 90.0;
/// The height of a line of signs below the bars, and the size of a sign.
const BELOW: f64 = 19.0;
const SIGN: f64 = 16.0;

/// The sign for an answer to a Nightmare.
const fn sign(met: Met) -> &'static str {
    match met {
        Met::Key => "#glyph-key",
        Met::Door => "#glyph-door",
        Met::Deck => "#glyph-deck",
        Met::Hand => "#glyph-discard",
        Met::Spell => "#glyph-hint",
    }
}

/// Lines of signs, packed so that none overlaps its neighbour: the end of each line.
#[derive(Default)]
struct Lines(Vec<f64>);

impl Lines {
    /// The first line with room for a sign at this position. Signs come from left to right.
    fn place(&mut self, x: f64) -> usize {
        let place = self.0.iter().position(|end| *end <= x).unwrap_or(self.0.len());
        match self.0.get_mut(place) {
            Some(end) => *end = x + SIGN,
            None => self.0.push(x + SIGN),
        }
        place
    }

    fn count(&self) -> usize {
        self.0.len()
    }
}

/// The picture of the course, with a title and a legend.
pub(super) fn draw(chronicle: &Chronicle, text: &Text) -> Node {
    let title = text.get_with("app-end-course", &Args::new().count("turns", chronicle.turns()));
    let turns = chronicle.turns().max(1) as f64;
    let pitch = WIDE / turns;
    let bar = |(turn, &doors): (usize, &usize)| {
        let height = HIGH * doors as f64 / chronicle.all_doors as f64;
        markup! {
            <rect class="bar-of-doors" x=(turn as f64 * pitch).to_string() y=(HIGH - height).to_string()
                width=(pitch * 0.86).max(0.6).to_string() height=height.to_string() />
        }
    };
    let bars: Vec<_> = chronicle.doors.iter().enumerate().map(bar).collect();
    let mut lines = Lines::default();
    let nightmares: Vec<_> = chronicle
        .nightmares
        .iter()
        .map(|encounter| {
            let x = (encounter.turn.saturating_sub(1) as f64 + 0.43) * pitch - SIGN / 2.0;
            let x = x.clamp(0.0, WIDE - SIGN);
            let y = HIGH + 4.0 + BELOW * lines.place(x) as f64;
            markup! { <use class="met" href=sign(encounter.met) x=x.to_string() y=y.to_string() width=SIGN.to_string() height=SIGN.to_string() /> }
        })
        .collect();
    let high = HIGH + 4.0 + BELOW * lines.count() as f64;
    let met: Vec<_> = Met::ALL
        .into_iter()
        .zip(LEGEND)
        .filter(|(met, _)| chronicle.times(*met) > 0)
        .map(|(met, meaning)| {
            let times = chronicle.times(met);
            markup! {
                <li><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><use href=sign(met) /></svg> {text.get(meaning)} " " {times}</li>
            }
        })
        .collect();
    markup! {
        <figure class="course">
            <figcaption>{title}</figcaption>
            <svg viewBox=format!("0 0 {WIDE} {high}") aria-hidden="true">
                <line class="axis" x1="0" x2=WIDE.to_string() y1=HIGH.to_string() y2=HIGH.to_string() />
                {bars} {nightmares}
            </svg>
            <ul class="legend">{met}</ul>
        </figure>
    }
}
