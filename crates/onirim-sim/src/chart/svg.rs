//! SVG that needs no other file, for light and for dark screens.

use std::fmt::{Arguments, Write};

const FONT: &str = "font-family=\"sans-serif\"";
const INK: &str = "#222222";
/// Colours for red-green blindness (Okabe and Ito), on light paper.
const COLORS: [&str; 2] = ["#0072b2", "#d55e00"];
/// Attributes are for light paper, and for programs without styles.
const DARK: &str = "<style>@media (prefers-color-scheme: dark) { .paper { fill: #16181d } .ink { fill: #e6e6e6 } .rule { stroke: #9a9a9a } .c0 { fill: #56b4e9 } .l0 { stroke: #56b4e9 } .c1 { fill: #e69f00 } .l1 { stroke: #e69f00 } }</style>";

#[derive(Clone, Copy)]
pub(super) enum Pen {
    Ink,
    /// The colour of the series with this number.
    Color(usize),
}

#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Pen {
    fn fill(self) -> String {
        match self {
            Pen::Ink => format!("class=\"ink\" fill=\"{INK}\""),
            Pen::Color(number) => format!("class=\"c{0}\" fill=\"{1}\"", number % 2, COLORS[number % 2]),
        }
    }

    fn stroke(self) -> String {
        match self {
            Pen::Ink => format!("class=\"rule\" stroke=\"{INK}\""),
            Pen::Color(number) => format!("class=\"l{0}\" stroke=\"{1}\"", number % 2, COLORS[number % 2]),
        }
    }
}

pub(super) struct Svg(String);

impl Svg {
    pub(super) fn new(title: &str, width: f64, height: f64) -> Svg {
        Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n{DARK}\n<rect class=\"paper\" width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
            escaped(title)
        ))
    }

    pub(super) fn finish(self) -> String {
        self.0 + "</svg>\n"
    }

    fn put(&mut self, element: Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = self.0.write_fmt(element);
    }

    pub(super) fn text(&mut self, [x, y]: [f64; 2], size: u32, pen: Pen, anchor: Anchor, text: &str) {
        if text.is_empty() {
            return;
        }
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (fill, text) = (pen.fill(), escaped(text));
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" {FONT} font-size=\"{size}\" {fill} text-anchor=\"{anchor}\">{text}</text>\n"
        ));
    }

    /// Text that reads from bottom to top, with its middle at this point.
    pub(super) fn upward(&mut self, [x, y]: [f64; 2], size: u32, text: &str) {
        if text.is_empty() {
            return;
        }
        let (fill, text) = (Pen::Ink.fill(), escaped(text));
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" {FONT} font-size=\"{size}\" {fill} text-anchor=\"middle\" transform=\"rotate(-90 {x:.1} {y:.1})\">{text}</text>\n"
        ));
    }

    /// A bar with a tooltip.
    pub(super) fn bar(&mut self, [x, y, width, height]: [f64; 4], pen: Pen, tooltip: &str) {
        let (fill, tooltip) = (pen.fill(), escaped(tooltip));
        self.put(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {fill}><title>{tooltip}</title></rect>\n"
        ));
    }

    /// A dot with a tooltip.
    pub(super) fn dot(&mut self, [x, y]: [f64; 2], pen: Pen, tooltip: &str) {
        let (fill, tooltip) = (pen.fill(), escaped(tooltip));
        self.put(format_args!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\" {fill}><title>{tooltip}</title></circle>\n"
        ));
    }

    /// A straight line; `style` is further attributes.
    pub(super) fn line(&mut self, [[x1, y1], [x2, y2]]: [[f64; 2]; 2], pen: Pen, style: &str) {
        let stroke = pen.stroke();
        self.put(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {stroke} {style}/>\n"
        ));
    }

    /// A line through all these points.
    pub(super) fn path(&mut self, points: &[[f64; 2]], pen: Pen) {
        let points: Vec<String> = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
        let (points, stroke) = (points.join(" "), pen.stroke());
        self.put(format_args!(
            "<polyline points=\"{points}\" {stroke} fill=\"none\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>\n"
        ));
    }
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
