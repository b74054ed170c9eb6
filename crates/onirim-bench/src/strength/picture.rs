//! A diagram as SVG that is light or dark as the page around it.

use std::fmt::{Arguments, Write};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 460.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 62.0;
const BOTTOM: f64 = 58.0;

/// Colours that are told apart also by those who see no red or green (Okabe and Ito), lighter on dark paper.
const STYLE: &str = "\
.paper{fill:#ffffff}.ink{fill:#222222}.faint{stroke:#dddddd}.axis{stroke:#222222}.ideal{stroke:#888888;stroke-dasharray:5 4}
.f0{fill:#0072b2}.s0{stroke:#0072b2}.f1{fill:#d55e00}.s1{stroke:#d55e00}.line{fill:none;stroke-width:1.5}
@media (prefers-color-scheme:dark){.paper{fill:#0d1117}.ink{fill:#e6edf3}.faint{stroke:#30363d}.axis{stroke:#e6edf3}.ideal{stroke:#8b949e}
.f0{fill:#56b4e9}.s0{stroke:#56b4e9}.f1{fill:#e69f00}.s1{stroke:#e69f00}}";

/// How numbers lie along an axis.
#[derive(Clone, Copy)]
pub(crate) enum Scale {
    /// Evenly.
    Even,
    /// Each step is a multiple of the one before.
    Multiples,
}

/// An axis: where it begins and ends, the marks on it, and what it is.
pub(crate) struct Axis {
    pub(crate) title: String,
    pub(crate) scale: Scale,
    pub(crate) range: [f64; 2],
    pub(crate) marks: Vec<(f64, String)>,
}

impl Axis {
    /// From 0 at its beginning to 1 at its end.
    fn place(&self, at: f64) -> f64 {
        let [low, high] = self.range;
        match self.scale {
            Scale::Even => (at - low) / (high - low),
            Scale::Multiples => (at / low).ln() / (high / low).ln(),
        }
    }
}

/// A point, from where to where it may really be, and what is shown to whoever points at it.
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) interval: [f64; 2],
    pub(crate) label: String,
}

/// Points of one kind.
pub(crate) struct Series {
    pub(crate) name: String,
    pub(crate) points: Vec<Point>,
    /// So far to the side, in points of the screen: so that intervals of several series do not lie upon each other.
    pub(crate) aside: f64,
}

/// A line that is drawn for comparison.
pub(crate) struct Ideal(pub(crate) [(f64, f64); 2]);

pub(crate) struct Picture {
    pub(crate) title: String,
    pub(crate) x: Axis,
    pub(crate) y: Axis,
    pub(crate) ideal: Option<Ideal>,
    pub(crate) series: Vec<Series>,
}

impl Picture {
    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let across = LEFT + self.x.place(x) * (WIDTH - LEFT - RIGHT);
        (across, HEIGHT - BOTTOM - self.y.place(y).clamp(0.0, 1.0) * (HEIGHT - TOP - BOTTOM))
    }

    /// The whole file.
    pub(crate) fn to_svg(&self) -> String {
        let title = escaped(&self.title);
        let mut svg = Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n<style>{STYLE}</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
        ));
        svg.put(format_args!("<text class=\"ink\" x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n"));
        self.axes(&mut svg);
        if let Some(Ideal([one, other])) = self.ideal {
            let ((x1, y1), (x2, y2)) = (self.at(one.0, one.1), self.at(other.0, other.1));
            svg.line("ideal", [x1, y1, x2, y2]);
        }
        for (number, series) in self.series.iter().enumerate() {
            self.series(&mut svg, number % 2, number, series);
        }
        svg.0 + "</svg>\n"
    }

    fn axes(&self, svg: &mut Svg) {
        let (left, bottom) = (LEFT, HEIGHT - BOTTOM);
        let (right, top) = (WIDTH - RIGHT, TOP);
        for (at, label) in &self.x.marks {
            let (x, _) = self.at(*at, self.y.range[0]);
            svg.line("faint", [x, top, x, bottom]);
            svg.text(x, bottom + 18.0, "middle", label);
        }
        for (at, label) in &self.y.marks {
            let (_, y) = self.at(self.x.range[0], *at);
            svg.line("faint", [left, y, right, y]);
            svg.text(left - 8.0, y + 4.0, "end", label);
        }
        svg.line("axis", [left, bottom, right, bottom]);
        svg.line("axis", [left, top, left, bottom]);
        svg.text(f64::midpoint(left, right), HEIGHT - 14.0, "middle", &self.x.title);
        let (x, y, title) = (16.0, f64::midpoint(top, bottom), escaped(&self.y.title));
        svg.put(format_args!(
            "<text class=\"ink\" x=\"{x}\" y=\"{y:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 {x} {y:.1})\">{title}</text>\n"
        ));
    }

    fn series(&self, svg: &mut Svg, color: usize, place: usize, series: &Series) {
        let legend = LEFT + place as f64 * 150.0;
        svg.put(format_args!("<circle class=\"f{color}\" cx=\"{:.1}\" cy=\"42\" r=\"4\"/>\n", legend + 4.0));
        svg.text(legend + 14.0, 46.0, "start", &series.name);
        let places: Vec<(f64, f64)> = series.points.iter().map(|point| self.at(point.x, point.y)).collect();
        let path: Vec<String> = places.iter().map(|(x, y)| format!("{:.1},{y:.1}", x + series.aside)).collect();
        svg.put(format_args!("<polyline class=\"line s{color}\" points=\"{}\"/>\n", path.join(" ")));
        for (point, (x, y)) in series.points.iter().zip(places) {
            let x = x + series.aside;
            let [low, high] = point.interval.map(|end| self.at(point.x, end).1);
            svg.line(&format!("s{color}"), [x, low, x, high]);
            svg.put(format_args!(
                "<circle class=\"f{color}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"><title>{}</title></circle>\n",
                escaped(&point.label)
            ));
        }
    }
}

struct Svg(String);

impl Svg {
    /// Writing into a string cannot fail.
    fn put(&mut self, element: Arguments<'_>) {
        let _ = self.0.write_fmt(element);
    }

    fn line(&mut self, class: &str, [x1, y1, x2, y2]: [f64; 4]) {
        self.put(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n"
        ));
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, words: &str) {
        let words = escaped(words);
        self.put(format_args!(
            "<text class=\"ink\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n"
        ));
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(scale: Scale, range: [f64; 2]) -> Axis {
        Axis { title: "a < b".into(), scale, range, marks: vec![(range[0], "low".into())] }
    }

    #[test]
    fn points_lie_where_the_axes_say() {
        let point = Point { x: 10.0, y: 0.5, interval: [0.4, 0.6], label: "here".into() };
        let picture = Picture {
            title: "T".into(),
            x: axis(Scale::Multiples, [1.0, 100.0]),
            y: axis(Scale::Even, [0.0, 1.0]),
            ideal: None,
            series: vec![Series { name: "one".into(), points: vec![point], aside: 0.0 }],
        };
        let (middle, height) = (f64::midpoint(LEFT, WIDTH - RIGHT), f64::midpoint(TOP, HEIGHT - BOTTOM));
        let svg = picture.to_svg();
        assert!(svg.contains(&format!("cx=\"{middle:.1}\" cy=\"{height:.1}\"")), "{svg}");
        assert!(svg.contains("a &lt; b") && svg.contains("prefers-color-scheme"));
    }
}
