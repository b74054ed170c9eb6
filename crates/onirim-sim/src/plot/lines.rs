//! Numbers that follow each other, as lines.

use super::svg::{ABOVE, Anchor, BELOW, HEIGHT, LINE, MARGIN, Pen, Svg, WIDTH, height_of_head};

/// A place on an axis, and what is written there.
#[derive(Clone, Debug, PartialEq)]
pub struct Tick {
    /// Where.
    pub at: f64,
    /// What.
    pub words: String,
}

/// A chart with one line.
#[derive(Clone, Debug)]
pub struct Line {
    /// What it is about.
    pub title: String,
    /// From left to right. What is no number is left out.
    pub points: Vec<(f64, f64)>,
    /// The lowest and the highest of them bound the chart.
    pub ticks: Vec<Tick>,
}

/// A page of lines below each other, with one axis for all.
#[derive(Clone, Debug)]
pub struct LinePlot {
    /// What stands above everything.
    pub title: String,
    /// What follows in small letters.
    pub lines: Vec<String>,
    /// What stands below the lowest chart.
    pub axis: String,
    /// Along the axis; it ends at the last one.
    pub ticks: Vec<Tick>,
    /// The charts.
    pub charts: Vec<Line>,
}

/// Left of the lines stand the numbers.
const LEFT: f64 = MARGIN + 36.0;
const RIGHT: f64 = WIDTH - MARGIN;
/// A line with more points looks the same.
const MOST_POINTS: usize = 400;

impl LinePlot {
    /// The whole file.
    pub fn to_svg(&self) -> String {
        let head = height_of_head(self.lines.len());
        let each = ABOVE + HEIGHT + LINE;
        let mut svg = Svg::page(&self.title, head + self.charts.len() as f64 * each + BELOW);
        let lines: Vec<(Option<usize>, String)> = self.lines.iter().map(|line| (None, line.clone())).collect();
        svg.head(&self.title, &lines);
        let end = self.ticks.iter().map(|tick| tick.at).fold(0.0, f64::max);
        let x = |at: f64| LEFT + (RIGHT - LEFT) * if end > 0.0 { at / end } else { 0.0 };
        for (number, chart) in self.charts.iter().enumerate() {
            chart.draw(&mut svg, head + number as f64 * each, number, x);
        }
        let base = head + self.charts.len() as f64 * each - LINE;
        for tick in &self.ticks {
            svg.text(x(tick.at), base + 16.0, 11, Pen::Ink, Anchor::Middle, &tick.words);
        }
        svg.text((LEFT + RIGHT) / 2.0, base + 34.0, 12, Pen::Ink, Anchor::Middle, &self.axis);
        svg.end()
    }
}

impl Line {
    fn draw(&self, svg: &mut Svg, top: f64, number: usize, x: impl Fn(f64) -> f64) {
        svg.text(MARGIN, top + LINE, 14, Pen::Color(number), Anchor::Start, &self.title);
        let base = top + ABOVE + HEIGHT;
        let bounds = self.ticks.iter().map(|tick| tick.at);
        let (low, high) = (bounds.clone().fold(f64::INFINITY, f64::min), bounds.fold(f64::NEG_INFINITY, f64::max));
        let y = |value: f64| base - HEIGHT * if high > low { (value - low) / (high - low) } else { 0.0 };
        for tick in &self.ticks {
            svg.rule(LEFT, RIGHT, y(tick.at), if tick.at == low { 1.0 } else { 0.2 });
            svg.text(LEFT - 6.0, y(tick.at) + 4.0, 11, Pen::Ink, Anchor::End, &tick.words);
        }
        let points: Vec<(f64, f64)> =
            thinned(&self.points).into_iter().map(|(at, value)| (x(at), y(value.clamp(low, high)))).collect();
        svg.path(&points, number);
    }
}

/// Means of neighbours, if there are too many points.
fn thinned(points: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let together = points.len().div_ceil(MOST_POINTS).max(1);
    let mean = |points: &[(f64, f64)]| {
        let real: Vec<_> = points.iter().filter(|(_, value)| value.is_finite()).collect();
        let count = real.len() as f64;
        let sum = real.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
        (count > 0.0).then(|| (sum.0 / count, sum.1 / count))
    };
    points.chunks(together).filter_map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tick(at: f64) -> Tick {
        Tick { at, words: format!("<{at}>") }
    }

    #[test]
    fn a_line_goes_from_corner_to_corner() {
        let chart = Line {
            title: "up".into(),
            points: vec![(0.0, 0.0), (5.0, f64::NAN), (10.0, 1.0)],
            ticks: vec![tick(0.0), tick(1.0)],
        };
        let plot = LinePlot {
            title: "a & b".into(),
            lines: vec!["c".into()],
            axis: "games".into(),
            ticks: vec![tick(0.0), tick(10.0)],
            charts: vec![chart],
        };
        let svg = plot.to_svg();
        let (top, base) = (height_of_head(1) + ABOVE, height_of_head(1) + ABOVE + HEIGHT);
        assert!(svg.contains(&format!("points=\"{LEFT:.1},{base:.1} {RIGHT:.1},{top:.1}\"")), "{svg}");
        assert!(svg.contains("a &amp; b") && svg.contains("&lt;10&gt;") && svg.contains("prefers-color-scheme: dark"));
    }

    #[test]
    fn many_points_become_fewer() {
        let points: Vec<(f64, f64)> = (0..3000).map(|place| (f64::from(place), 7.0)).collect();
        let thinned = thinned(&points);
        assert!(thinned.len() <= MOST_POINTS && thinned.iter().all(|(_, value)| *value == 7.0));
        assert_eq!(super::thinned(&[]), []);
    }

    #[test]
    fn nothing_is_drawn_too() {
        let line = Line { title: String::new(), points: vec![], ticks: vec![] };
        let plot =
            LinePlot { title: String::new(), lines: vec![], axis: String::new(), ticks: vec![], charts: vec![line] };
        assert!(plot.to_svg().ends_with("</svg>\n"));
    }
}
