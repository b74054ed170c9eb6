//! The pieces of a picture: a page of SVG that needs nothing else, on light and on dark screens.

use std::fmt::Write;

pub(super) const WIDTH: f64 = 900.0;
pub(super) const MARGIN: f64 = 40.0;
pub(super) const LINE: f64 = 20.0;
pub(super) const HEIGHT: f64 = 160.0;
/// Between the title of a chart and its highest point, and between its axis and the next chart.
pub(super) const ABOVE: f64 = 34.0;
pub(super) const BELOW: f64 = 52.0;
/// Told apart also by those who see no red or green (Okabe and Ito), on light paper and on dark.
const COLORS: [&str; 2] = ["#0072b2", "#e69f00"];
const INK: &str = "#222222";
const PAPER: &str = "#ffffff";
const FONT: &str = "font-family=\"sans-serif\"";
/// Attributes are for light paper, and for programs that know no styles.
const DARK: &str = "<style>@media (prefers-color-scheme: dark) { .paper { fill: #16181d } .ink { fill: #e6e6e6 } .rule { stroke: #9a9a9a } .c0 { fill: #56b4e9 } .l0 { stroke: #56b4e9 } .l1 { stroke: #e69f00 } .c1 { fill: #e69f00 } }</style>";

/// What something is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pen {
    Ink,
    /// The colour of whoever has this number.
    Color(usize),
}

impl Pen {
    /// For areas and letters.
    fn fill(self) -> String {
        match self {
            Pen::Ink => format!("class=\"ink\" fill=\"{INK}\""),
            Pen::Color(number) => {
                let number = number % COLORS.len();
                format!("class=\"c{number}\" fill=\"{}\"", COLORS[number])
            }
        }
    }
}

#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

pub(super) struct Svg(String);

impl Svg {
    /// A page of this height, with a title.
    pub(super) fn page(title: &str, height: f64) -> Svg {
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n{DARK}\n<rect class=\"paper\" width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n",
            escaped(title)
        ))
    }

    /// The title and the lines below it.
    pub(super) fn head(&mut self, title: &str, lines: &[(Option<usize>, String)]) {
        self.text(MARGIN, MARGIN, 18, Pen::Ink, Anchor::Start, title);
        for ((player, line), place) in lines.iter().zip(1..) {
            let pen = player.map_or(Pen::Ink, Pen::Color);
            self.text(MARGIN, MARGIN + LINE * f64::from(place), 13, pen, Anchor::Start, line);
        }
    }

    /// The whole file.
    pub(super) fn end(self) -> String {
        self.0 + "</svg>\n"
    }

    /// Writing into a string cannot fail.
    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(element);
    }

    pub(super) fn text(&mut self, x: f64, y: f64, size: u32, pen: Pen, anchor: Anchor, words: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (fill, words) = (pen.fill(), escaped(words));
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" {FONT} font-size=\"{size}\" {fill} text-anchor=\"{anchor}\">{words}</text>\n"
        ));
    }

    /// A bar that says what it stands for when somebody points at it.
    pub(super) fn bar(&mut self, [x, y, width, height]: [f64; 4], pen: Pen, words: &str) {
        let (fill, words) = (pen.fill(), escaped(words));
        self.put(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {fill}><title>{words}</title></rect>\n"
        ));
    }

    /// A level line, so faint or so strong.
    pub(super) fn rule(&mut self, left: f64, right: f64, y: f64, strength: f64) {
        self.put(format_args!(
            "<line class=\"rule\" x1=\"{left:.1}\" y1=\"{y:.1}\" x2=\"{right:.1}\" y2=\"{y:.1}\" stroke=\"{INK}\" stroke-opacity=\"{strength}\"/>\n"
        ));
    }

    /// A line from point to point.
    pub(super) fn path(&mut self, points: &[(f64, f64)], color: usize) {
        let number = color % COLORS.len();
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.put(format_args!(
            "<polyline class=\"l{number}\" points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>\n",
            points.join(" "),
            COLORS[number]
        ));
    }
}

/// The height of what stands above the charts.
pub(super) fn height_of_head(lines: usize) -> f64 {
    MARGIN + LINE * (lines as f64 + 1.0)
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // XML has no place for these.
            sign if sign.is_control() => escaped.push(' '),
            sign => escaped.push(sign),
        }
    }
    escaped
}
