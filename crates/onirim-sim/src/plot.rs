//! A simulation as a picture: a page of SVG that needs nothing else.

use std::fmt::Write;

/// One chart with a bar for each number.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What it is about.
    pub title: String,
    /// What stands below it.
    pub axis: String,
    /// For each player, how often each number came.
    pub bars: Vec<Vec<u64>>,
    /// What stands below each bar; empty for nothing. As many as there are bars.
    pub labels: Vec<String>,
}

/// A page of charts below each other.
#[derive(Clone, Debug)]
pub struct Plot {
    /// What stands above everything.
    pub title: String,
    /// What follows in small letters, line by line; lines with a place belong to the player with this number and have its colour.
    pub lines: Vec<(Option<usize>, String)>,
    /// The charts.
    pub charts: Vec<Chart>,
}

const WIDTH: f64 = 900.0;
const MARGIN: f64 = 40.0;
const LINE: f64 = 20.0;
const HEIGHT: f64 = 160.0;
/// Between the title of a chart and its highest bar, and between its axis and the next chart.
const ABOVE: f64 = 34.0;
const BELOW: f64 = 52.0;
/// Told apart also by those who see no red or green (Okabe and Ito).
const COLORS: [&str; 2] = ["#0072b2", "#e69f00"];
const INK: &str = "#222222";
const PAPER: &str = "#ffffff";
const FONT: &str = "font-family=\"sans-serif\"";

impl Plot {
    /// The whole file.
    pub fn to_svg(&self) -> String {
        let head = MARGIN + LINE * (self.lines.len() as f64 + 1.0);
        let height = head + self.charts.len() as f64 * (ABOVE + HEIGHT + BELOW);
        let mut svg = Svg(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n<title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n",
            escaped(&self.title)
        ));
        svg.text(MARGIN, MARGIN, 18, INK, Anchor::Start, &self.title);
        for ((player, line), place) in self.lines.iter().zip(1..) {
            let color = player.map_or(INK, color_of);
            svg.text(MARGIN, MARGIN + LINE * f64::from(place), 13, color, Anchor::Start, line);
        }
        for (chart, place) in self.charts.iter().zip(0..) {
            svg.chart(chart, head + f64::from(place) * (ABOVE + HEIGHT + BELOW));
        }
        svg.0 + "</svg>\n"
    }
}

fn color_of(player: usize) -> &'static str {
    COLORS[player % COLORS.len()]
}

#[derive(Clone, Copy)]
enum Anchor {
    Start,
    Middle,
}

struct Svg(String);

impl Svg {
    /// Writing into a string cannot fail.
    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(element);
    }

    fn text(&mut self, x: f64, y: f64, size: u32, color: &str, anchor: Anchor, words: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
        };
        let words = escaped(words);
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" {FONT} font-size=\"{size}\" fill=\"{color}\" text-anchor=\"{anchor}\">{words}</text>\n"
        ));
    }

    fn chart(&mut self, chart: &Chart, top: f64) {
        self.text(MARGIN, top + LINE, 14, INK, Anchor::Start, &chart.title);
        let base = top + ABOVE + HEIGHT;
        let places = chart.labels.len().max(1) as f64;
        let room = (WIDTH - 2.0 * MARGIN) / places;
        let most = chart.bars.iter().flatten().copied().max().unwrap_or(0).max(1) as f64;
        let width = room * 0.8 / chart.bars.len().max(1) as f64;
        for (player, bars) in chart.bars.iter().enumerate() {
            for (place, &count) in bars.iter().enumerate().filter(|(_, count)| **count > 0) {
                let height = HEIGHT * count as f64 / most;
                let x = MARGIN + room * (place as f64 + 0.1) + width * player as f64;
                let (y, color) = (base - height, color_of(player));
                self.put(format_args!(
                    "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{color}\"><title>{}: {count}</title></rect>\n",
                    escaped(chart.labels.get(place).map_or("", String::as_str))
                ));
            }
        }
        self.put(format_args!(
            "<line x1=\"{MARGIN}\" y1=\"{base:.1}\" x2=\"{:.1}\" y2=\"{base:.1}\" stroke=\"{INK}\"/>\n",
            WIDTH - MARGIN
        ));
        // As many labels as there is room for.
        let step = (30.0 / room).ceil().max(1.0) as usize;
        for (place, label) in chart.labels.iter().enumerate().step_by(step) {
            let x = MARGIN + room * (place as f64 + 0.5);
            self.text(x, base + 16.0, 11, INK, Anchor::Middle, label);
        }
        self.text(WIDTH / 2.0, base + 34.0, 12, INK, Anchor::Middle, &chart.axis);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn plot() -> Plot {
        let chart = Chart {
            title: "Doors".into(),
            axis: "how many".into(),
            bars: vec![vec![0, 5, 10], vec![1]],
            labels: ["0", "1", "2"].map(String::from).to_vec(),
        };
        let lines = vec![(None, "a & b".into()), (Some(1), "<c>".into())];
        Plot { title: "A \"title\"".into(), lines, charts: vec![chart.clone(), chart] }
    }

    #[test]
    fn each_number_that_came_has_a_bar() {
        let svg = plot().to_svg();
        assert_eq!(svg.matches("<rect x=").count(), 6);
        assert_eq!(svg.matches(">Doors</text>").count(), 2);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    }

    #[test]
    fn the_highest_bar_is_as_high_as_the_chart() {
        assert!(plot().to_svg().contains(&format!("height=\"{HEIGHT:.1}\"")));
    }

    #[test]
    fn words_stay_words() {
        let svg = plot().to_svg();
        assert!(svg.contains("a &amp; b") && svg.contains("&lt;c&gt;") && svg.contains("A &quot;title&quot;"));
        assert!(!svg.contains("http") || svg.matches("http").count() == 1, "it needs nothing from elsewhere");
    }

    #[test]
    fn an_empty_chart_is_drawn_too() {
        let empty = Chart { title: String::new(), axis: String::new(), bars: vec![], labels: vec![] };
        assert!(Plot { title: String::new(), lines: vec![], charts: vec![empty] }.to_svg().contains("<line"));
    }
}
