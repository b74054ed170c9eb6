//! The chance to win along a game, as a part of an HTML page.
//!
//! Lines and bars are SVG that is stretched to the width of the page; labels and dots are HTML above it, so that they keep their size on a phone.

use std::fmt::Write;

use crate::review::html::Html;
use crate::review::moment::{Moment, Size};
use crate::review::share::Share;

/// The width of a decision and the height of the chart, in units of the SVG.
const STEP: usize = 10;
const HEIGHT: f64 = 100.0;
/// The height of the largest bar.
const HALF: f64 = 50.0;
/// Smaller swings get no bar.
const LEAST_BAR: Share = Share::millionths(2_000);

/// One decision in the chart.
#[derive(Clone, Debug)]
pub struct ChartPoint {
    /// The chance before the answer, after it, and at the next decision.
    pub chances: [Share; 3],
    /// The change by chance.
    pub luck: Share,
    /// The size of the mistake, if it was one.
    pub mistake: Option<Size>,
    /// Its ply: a mistake links to the entry of this ply.
    pub ply: usize,
    /// The tooltip.
    pub label: String,
    /// The number below it, if there is one.
    pub mark: Option<String>,
}

impl ChartPoint {
    /// A decision with its tooltip and number.
    pub fn of(moment: &Moment, label: String, mark: Option<String>) -> ChartPoint {
        ChartPoint {
            chances: [moment.before(), moment.after(), moment.next],
            luck: moment.luck(),
            mistake: moment.size(),
            ply: moment.ply,
            label,
            mark,
        }
    }

    /// The change by the answer.
    fn skill(&self) -> Share {
        self.chances[1] - self.chances[0]
    }
}

/// The chance to win along a game.
#[derive(Clone, Debug)]
pub struct ChanceChart {
    /// A description for screen readers.
    pub title: String,
    /// The labels at 100, 50 and 0 %.
    pub scale: [String; 3],
    /// The name of the bars below.
    pub bars: String,
    /// The name of the numbers below the bars.
    pub marks: String,
    /// The legend: the chance, luck, mistakes.
    pub legend: [String; 3],
    /// The decisions.
    pub places: Vec<ChartPoint>,
}

impl ChanceChart {
    /// Writes it into a page.
    pub(super) fn write(&self, html: &mut Html) {
        html.marks("<figure class=\"chart\">\n<div class=\"legend\">");
        for (class, words) in ["line", "luck", "slip"].into_iter().zip(&self.legend) {
            html.filled(format_args!("<span><i class=\"key {class}\"></i>")).words(words).marks("</span>");
        }
        html.marks("</div>\n<div class=\"plot\">\n<div class=\"scale\">");
        for words in &self.scale {
            html.element("span", "", words);
        }
        html.marks("</div>\n<div class=\"field\">\n");
        self.line(html);
        self.dots(html);
        html.marks("</div>\n</div>\n<div class=\"plot swings\">\n<div class=\"scale\">");
        html.element("span", "", &self.bars);
        html.marks("</div>\n<div class=\"field\">\n");
        self.swings(html);
        html.marks("</div>\n</div>\n<div class=\"plot\">\n<div class=\"scale axis\">");
        html.element("span", "", &self.marks).marks("</div>\n<div class=\"ticks\">");
        for (number, place) in self.places.iter().enumerate() {
            if let Some(mark) = &place.mark {
                html.filled(format_args!("<span style=\"left:{:.2}%\">", self.across(number)));
                html.words(mark).marks("</span>");
            }
        }
        html.marks("</div>\n</div>\n</figure>\n");
    }

    fn width(&self) -> usize {
        self.places.len().max(1) * STEP
    }

    /// The horizontal place of a decision, in percent.
    fn across(&self, number: usize) -> f64 {
        (number * STEP * 100) as f64 / self.width() as f64
    }

    /// The line goes straight down by the loss of a decision, and then slants to the chance at the next one.
    fn line(&self, html: &mut Html) {
        let width = self.width();
        let (mut line, mut slips) = (String::new(), String::new());
        for (number, place) in self.places.iter().enumerate() {
            let x = number * STEP;
            let [before, after, next] = place.chances.map(height);
            // Writing into a string cannot fail.
            let _ = write!(line, "{x},{before:.2} {x},{after:.2} {},{next:.2} ", x + STEP);
            if place.mistake.is_some() {
                let _ = write!(slips, "M{x},{before:.2}V{after:.2}");
            }
        }
        html.filled(format_args!("<svg viewBox=\"0 0 {width} {HEIGHT}\" preserveAspectRatio=\"none\" role=\"img\">"));
        html.element("title", "", &self.title);
        html.filled(format_args!("<path class=\"half\" d=\"M0,{HALF}H{width}\"/>\n"));
        html.filled(format_args!("<polygon class=\"area\" points=\"0,{HEIGHT} {line}{width},{HEIGHT}\"/>\n"));
        html.filled(format_args!("<polyline class=\"line\" points=\"{}\"/>\n", line.trim_end()));
        html.filled(format_args!("<path class=\"slips\" d=\"{slips}\"/>\n"));
        for (number, place) in self.places.iter().enumerate() {
            let x = number * STEP;
            html.filled(format_args!("<rect class=\"feel\" x=\"{x}\" y=\"0\" width=\"{STEP}\" height=\"{HEIGHT}\">"));
            html.marks("<title>").words(&place.label).marks("</title></rect>\n");
        }
        html.marks("</svg>\n");
    }

    /// A dot at each mistake, which links to its entry.
    fn dots(&self, html: &mut Html) {
        for (number, place) in self.places.iter().enumerate() {
            let Some(size) = place.mistake else { continue };
            let class = match size {
                Size::Slight => "slight",
                Size::Clear => "clear",
                Size::Grave => "grave",
            };
            let (left, bottom) = (self.across(number), place.chances[1].percent());
            let ply = place.ply;
            html.filled(format_args!(
                "<a class=\"dot {class}\" href=\"#ply-{ply}\" style=\"left:{left:.2}%;bottom:{bottom:.2}%\" title=\""
            ));
            html.words(&place.label).marks("\" aria-label=\"").words(&place.label).marks("\"></a>\n");
        }
    }

    /// A bar up or down for luck, one down for a mistake, relative to the largest.
    fn swings(&self, html: &mut Html) {
        let width = self.width();
        let sizes = self.places.iter().flat_map(|place| [place.skill(), place.luck]).map(Share::size);
        let most = sizes.max().unwrap_or_default().max(LEAST_BAR);
        html.filled(format_args!(
            "<svg viewBox=\"0 0 {width} {HEIGHT}\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
        ));
        for (number, place) in self.places.iter().enumerate() {
            let x = number * STEP;
            if place.mistake.is_some() {
                bar(html, "slip", x as f64, place.skill(), most);
            }
            bar(html, "luck", x as f64 + STEP as f64 / 2.0, place.luck, most);
        }
        html.filled(format_args!("<path class=\"half\" d=\"M0,{HALF}H{width}\"/></svg>\n"));
    }
}

/// The distance of a chance from the top.
fn height(chance: Share) -> f64 {
    HEIGHT - chance.percent()
}

/// Bars grow with the square root, so that small swings can be seen beside large ones.
fn bar(html: &mut Html, class: &str, x: f64, swing: Share, most: Share) {
    if swing.size() < LEAST_BAR {
        return;
    }
    let long = (swing.size().fraction() / most.fraction()).sqrt() * HALF;
    let y = if swing > Share::NOTHING { HALF - long } else { HALF };
    let wide = STEP as f64 / 2.0 - 1.0;
    html.filled(format_args!(
        "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.2}\" width=\"{wide}\" height=\"{long:.2}\"/>\n"
    ));
}
