//! Numbers as pictures.

mod lines;
mod svg;

pub use lines::{Line, LinePlot, Tick};
use svg::{ABOVE, Anchor, BELOW, HEIGHT, LINE, MARGIN, Pen, Svg, WIDTH, height_of_head};

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

impl Plot {
    /// The whole file.
    pub fn to_svg(&self) -> String {
        let head = height_of_head(self.lines.len());
        let each = ABOVE + HEIGHT + BELOW;
        let mut svg = Svg::page(&self.title, head + self.charts.len() as f64 * each);
        svg.head(&self.title, &self.lines);
        for (chart, place) in self.charts.iter().zip(0..) {
            chart.draw(&mut svg, head + f64::from(place) * each);
        }
        svg.end()
    }
}

impl Chart {
    fn draw(&self, svg: &mut Svg, top: f64) {
        svg.text(MARGIN, top + LINE, 14, Pen::Ink, Anchor::Start, &self.title);
        let base = top + ABOVE + HEIGHT;
        let places = self.labels.len().max(1) as f64;
        let room = (WIDTH - 2.0 * MARGIN) / places;
        let most = self.bars.iter().flatten().copied().max().unwrap_or(0).max(1) as f64;
        let width = room * 0.8 / self.bars.len().max(1) as f64;
        for (player, bars) in self.bars.iter().enumerate() {
            for (place, &count) in bars.iter().enumerate().filter(|(_, count)| **count > 0) {
                let height = HEIGHT * count as f64 / most;
                let x = MARGIN + room * (place as f64 + 0.1) + width * player as f64;
                let words = format!("{}: {count}", self.labels.get(place).map_or("", String::as_str));
                svg.bar([x, base - height, width, height], Pen::Color(player), &words);
            }
        }
        svg.rule(MARGIN, WIDTH - MARGIN, base, 1.0);
        // As many labels as there is room for.
        let step = (30.0 / room).ceil().max(1.0) as usize;
        for (place, label) in self.labels.iter().enumerate().step_by(step) {
            let x = MARGIN + room * (place as f64 + 0.5);
            svg.text(x, base + 16.0, 11, Pen::Ink, Anchor::Middle, label);
        }
        svg.text(WIDTH / 2.0, base + 34.0, 12, Pen::Ink, Anchor::Middle, &self.axis);
    }
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
