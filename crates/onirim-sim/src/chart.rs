//! Figures as pictures: charts with bars, lines or points below each other, as one SVG file.

mod svg;

use crate::Interval;
use svg::{Anchor, Pen, Svg};

const MARGIN: f64 = 40.0;
const LINE: f64 = 20.0;
/// Between the title of a chart and its highest point, and below its axis.
const ABOVE: f64 = 34.0;
const BELOW: f64 = 52.0;
/// Room for the numbers beside a vertical axis, and for its title.
const NUMBERS: f64 = 36.0;
const AXIS_TITLE: f64 = 14.0;
/// Labels of the horizontal axis are at least so far from each other.
const LABEL: f64 = 30.0;
/// A line with more points looks the same.
const MOST_POINTS: usize = 400;

/// A picture file.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The headline.
    pub title: String,
    /// Lines in small letters below it; one with a number has the colour of that series.
    pub lines: Vec<(Option<usize>, String)>,
    /// In pixels.
    pub width: f64,
    /// From top to bottom.
    pub charts: Vec<Chart>,
}

/// A chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// Above the chart; empty for none.
    pub title: String,
    /// Of the chart alone, in pixels.
    pub height: f64,
    /// How the points of its series are drawn.
    pub marks: Marks,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// A dashed line for comparison.
    pub reference: Option<[(f64, f64); 2]>,
    /// What it shows.
    pub series: Vec<Series>,
}

/// How points are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// A bar from zero to each point; `x` is the number of its place.
    Bars,
    /// One line through all points.
    Line,
    /// A dot with its interval for each point, and a line through all.
    Dots,
}

/// How numbers lie along an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Evenly.
    Even,
    /// Each step is a multiple of the one before.
    Logarithmic,
}

/// An axis.
#[derive(Clone, Debug)]
pub struct Axis {
    /// Beside or below it; empty for none.
    pub title: String,
    /// How numbers lie along it.
    pub scale: Scale,
    /// Where it begins and ends.
    pub range: [f64; 2],
    /// Where a number or a name stands.
    pub ticks: Vec<(f64, String)>,
}

/// Points that belong together.
#[derive(Clone, Debug)]
pub struct Series {
    /// In the legend; empty for no legend.
    pub name: String,
    /// The number of its colour.
    pub color: usize,
    /// From left to right. Points that are not finite are left out.
    pub points: Vec<Point>,
}

/// A point of a chart.
#[derive(Clone, Debug, Default)]
pub struct Point {
    /// Along the horizontal axis.
    pub x: f64,
    /// Along the vertical axis.
    pub y: f64,
    /// Where `y` may lie.
    pub interval: Option<Interval>,
    /// The tooltip.
    pub label: String,
}

impl Picture {
    /// The whole file.
    pub fn to_svg(&self) -> String {
        let mut top = MARGIN + LINE * (self.lines.len() as f64 + 1.0);
        let height: f64 = self.charts.iter().map(Chart::whole_height).sum();
        let mut svg = Svg::new(&self.title, self.width, top + height);
        svg.text([MARGIN, MARGIN], 18, Pen::Ink, Anchor::Start, &self.title);
        for ((color, line), number) in self.lines.iter().zip(1..) {
            let pen = color.map_or(Pen::Ink, Pen::Color);
            svg.text([MARGIN, MARGIN + LINE * f64::from(number)], 13, pen, Anchor::Start, line);
        }
        for chart in &self.charts {
            Frame::of(chart, top, self.width).draw(&mut svg);
            top += chart.whole_height();
        }
        svg.finish()
    }
}

impl Chart {
    fn whole_height(&self) -> f64 {
        ABOVE + self.height + if self.x.ticks.is_empty() { LINE } else { BELOW }
    }
}

impl Axis {
    /// From 0 at its beginning to 1 at its end.
    fn place(&self, at: f64) -> f64 {
        let [low, high] = self.range;
        match self.scale {
            _ if high <= low => 0.0,
            Scale::Even => (at - low) / (high - low),
            Scale::Logarithmic => (at / low).ln() / (high / low).ln(),
        }
    }
}

/// A chart and its edges in the picture.
struct Frame<'c> {
    chart: &'c Chart,
    top: f64,
    base: f64,
    left: f64,
    right: f64,
}

impl Frame<'_> {
    fn of(chart: &Chart, top: f64, width: f64) -> Frame<'_> {
        let numbers = if chart.y.ticks.is_empty() { 0.0 } else { NUMBERS };
        let title = if chart.y.title.is_empty() { 0.0 } else { AXIS_TITLE };
        let (top, base) = (top + ABOVE, top + ABOVE + chart.height);
        Frame { chart, top, base, left: MARGIN + numbers + title, right: width - MARGIN }
    }

    fn x(&self, at: f64) -> f64 {
        self.left + self.chart.x.place(at) * (self.right - self.left)
    }

    fn y(&self, at: f64) -> f64 {
        self.base - self.chart.y.place(at).clamp(0.0, 1.0) * self.chart.height
    }

    fn draw(&self, svg: &mut Svg) {
        self.heading(svg);
        self.axes(svg);
        if let Some([one, other]) = self.chart.reference {
            let ends = [one, other].map(|(x, y)| [self.x(x), self.y(y)]);
            svg.line(ends, Pen::Ink, "stroke-opacity=\"0.6\" stroke-dasharray=\"5 4\"");
        }
        for (number, series) in self.chart.series.iter().enumerate() {
            match self.chart.marks {
                Marks::Bars => self.bars(svg, number, series),
                Marks::Line => svg.path(&self.places(&thinned(&series.points), 0.0), Pen::Color(series.color)),
                Marks::Dots => self.dots(svg, number, series),
            }
        }
    }

    /// The title, then the legend.
    fn heading(&self, svg: &mut Svg) {
        let row = self.top - ABOVE + LINE;
        svg.text([MARGIN, row], 14, Pen::Ink, Anchor::Start, &self.chart.title);
        let named = self.chart.series.iter().filter(|series| !series.name.is_empty());
        for (series, number) in named.zip(0..) {
            let x = MARGIN + f64::from(number) * 150.0;
            svg.dot([x + 4.0, row - 5.0], Pen::Color(series.color), &series.name);
            svg.text([x + 14.0, row], 14, Pen::Color(series.color), Anchor::Start, &series.name);
        }
    }

    fn axes(&self, svg: &mut Svg) {
        let Chart { marks, x, y, .. } = self.chart;
        let spacing = (self.right - self.left) / x.ticks.len().max(1) as f64;
        for (at, label) in x.ticks.iter().step_by((LABEL / spacing).ceil().max(1.0) as usize) {
            let at = self.x(*at);
            if *marks != Marks::Bars {
                svg.line([[at, self.top], [at, self.base]], Pen::Ink, "stroke-opacity=\"0.1\"");
            }
            svg.text([at, self.base + 16.0], 11, Pen::Ink, Anchor::Middle, label);
        }
        for (at, label) in &y.ticks {
            let at = self.y(*at);
            svg.line([[self.left, at], [self.right, at]], Pen::Ink, "stroke-opacity=\"0.2\"");
            svg.text([self.left - 6.0, at + 4.0], 11, Pen::Ink, Anchor::End, label);
        }
        svg.line([[self.left, self.base], [self.right, self.base]], Pen::Ink, "");
        svg.text([f64::midpoint(self.left, self.right), self.base + 34.0], 12, Pen::Ink, Anchor::Middle, &x.title);
        svg.upward([MARGIN - 8.0, f64::midpoint(self.top, self.base)], 12, &y.title);
    }

    fn bars(&self, svg: &mut Svg, number: usize, series: &Series) {
        let room = self.x(1.0) - self.x(0.0);
        let width = room * 0.8 / self.chart.series.len() as f64;
        for Point { x, y, label, .. } in series.points.iter().filter(|point| point.y > 0.0) {
            let left = self.x(*x) - room * 0.4 + width * number as f64;
            svg.bar([left, self.y(*y), width, self.base - self.y(*y)], Pen::Color(series.color), label);
        }
    }

    fn dots(&self, svg: &mut Svg, number: usize, series: &Series) {
        // Side by side, so that intervals of several series do not cover each other.
        let aside = (number as f64 - (self.chart.series.len() as f64 - 1.0) / 2.0) * 4.0;
        let pen = Pen::Color(series.color);
        let places = self.places(&series.points, aside);
        svg.path(&places, pen);
        for (point, &[x, y]) in series.points.iter().zip(&places) {
            if let Some(Interval { low, high }) = point.interval {
                svg.line([low, high].map(|end| [x, self.y(end)]), pen, "");
            }
            svg.dot([x, y], pen, &point.label);
        }
    }

    fn places(&self, points: &[Point], aside: f64) -> Vec<[f64; 2]> {
        points.iter().map(|point| [self.x(point.x) + aside, self.y(point.y)]).collect()
    }
}

/// The finite points; the means of neighbours, if there are too many.
fn thinned(points: &[Point]) -> Vec<Point> {
    let together = points.len().div_ceil(MOST_POINTS).max(1);
    let mean = |points: &[Point]| {
        let finite: Vec<&Point> = points.iter().filter(|point| point.y.is_finite()).collect();
        let mean = |of: fn(&Point) -> f64| finite.iter().map(|point| of(point)).sum::<f64>() / finite.len() as f64;
        (!finite.is_empty()).then(|| Point { x: mean(|point| point.x), y: mean(|point| point.y), ..Point::default() })
    };
    points.chunks(together).filter_map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(range: [f64; 2], scale: Scale) -> Axis {
        Axis { title: "a < b".into(), scale, range, ticks: range.map(|at| (at, format!("<{at}>"))).to_vec() }
    }

    fn picture(marks: Marks, x: Axis, points: &[(f64, f64)]) -> Picture {
        let interval = Some(Interval { low: 0.4, high: 0.6 });
        let points = points.iter().map(|&(x, y)| Point { x, y, interval, label: "here".into() }).collect();
        let series = vec![Series { name: "c".into(), color: 1, points }];
        let y = axis([0.0, 1.0], Scale::Even);
        let chart = Chart { title: "Doors".into(), height: 100.0, marks, x, y, reference: None, series };
        let lines = vec![(None, "a & b".into()), (Some(1), "<c>".into())];
        Picture { title: "A \"title\"".into(), lines, width: 500.0, charts: vec![chart] }
    }

    /// Left, middle and right, then top, middle and bottom of the chart in that picture.
    const X: [f64; 3] = [90.0, 275.0, 460.0];
    const Y: [f64; 3] = [134.0, 184.0, 234.0];

    #[test]
    fn each_bar_is_as_high_as_its_number_says() {
        let x = axis([-0.5, 2.5], Scale::Even);
        let svg = picture(Marks::Bars, x, &[(0.0, 0.0), (1.0, 0.5), (2.0, 1.0)]).to_svg();
        assert_eq!(svg.matches("<rect x=").count(), 2);
        assert!(svg.contains("height=\"50.0\"") && svg.contains("height=\"100.0\""), "{svg}");
    }

    #[test]
    fn a_line_goes_from_corner_to_corner() {
        let x = axis([0.0, 10.0], Scale::Even);
        let svg = picture(Marks::Line, x, &[(0.0, 0.0), (5.0, f64::NAN), (10.0, 1.0)]).to_svg();
        let path = format!("points=\"{:.1},{:.1} {:.1},{:.1}\"", X[0], Y[2], X[2], Y[0]);
        assert!(svg.contains(&path), "{svg}");
    }

    #[test]
    fn dots_lie_where_the_axes_say() {
        let svg = picture(Marks::Dots, axis([1.0, 100.0], Scale::Logarithmic), &[(10.0, 0.5)]).to_svg();
        assert!(svg.contains(&format!("cx=\"{:.1}\" cy=\"{:.1}\"", X[1], Y[1])), "{svg}");
    }

    #[test]
    fn texts_are_escaped() {
        let svg = picture(Marks::Line, axis([0.0, 1.0], Scale::Even), &[]).to_svg();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains("prefers-color-scheme: dark"));
        for escaped in ["a &amp; b", "&lt;c&gt;", "A &quot;title&quot;", "a &lt; b", "&lt;1&gt;"] {
            assert!(svg.contains(escaped), "{escaped}");
        }
        assert_eq!(svg.matches("http").count(), 1, "it needs nothing from elsewhere");
    }

    #[test]
    fn many_points_become_fewer() {
        let points: Vec<Point> = (0..3000).map(|x| Point { x: f64::from(x), y: 7.0, ..Point::default() }).collect();
        let thinned = thinned(&points);
        assert!(thinned.len() <= MOST_POINTS && thinned.iter().all(|point| point.y == 7.0));
    }
}
