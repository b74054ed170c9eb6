//! A review as one HTML page that needs no other file.
//!
//! All texts come from the caller, in the language of the reader.

use crate::review::chart::ChanceChart;
use crate::review::html::Html;

const STYLE: &str = include_str!("page.css");

/// The colour of a part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neutral.
    #[default]
    Plain,
    /// Good for the player.
    Good,
    /// Bad for the player.
    Bad,
    /// Luck.
    Luck,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Tone::Plain => "plain",
            Tone::Good => "good",
            Tone::Bad => "bad",
            Tone::Luck => "chance",
        }
    }
}

/// A number at the top of the page.
#[derive(Clone, Debug)]
pub struct Fact {
    /// Its name.
    pub label: String,
    /// The number.
    pub value: String,
    /// An explanation.
    pub note: String,
    /// Its colour.
    pub tone: Tone,
}

/// A decision that is described.
#[derive(Clone, Debug)]
pub struct PageEntry {
    /// Its ply, if the chart links here.
    pub ply: Option<usize>,
    /// The turn, and the player.
    pub place: String,
    /// The change of the chance to win.
    pub change: String,
    /// Its colour.
    pub tone: Tone,
    /// Labels and texts.
    pub lines: Vec<(String, String)>,
}

/// Rows and columns; all but the first column are numbers.
#[derive(Clone, Debug)]
pub struct Table {
    /// The headings of the columns.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// A part of the page.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The first sentence; empty for none.
    pub intro: String,
    /// The decisions.
    pub entries: Vec<PageEntry>,
    /// A table, if there is one.
    pub table: Option<Table>,
}

/// The page.
#[derive(Clone, Debug)]
pub struct ReviewPage {
    /// The code of the language: `en`.
    pub language: String,
    /// The headline.
    pub title: String,
    /// The set-up.
    pub subtitle: String,
    /// A few sentences on the game.
    pub summary: Vec<String>,
    /// The colour of the headline.
    pub tone: Tone,
    /// The numbers.
    pub facts: Vec<Fact>,
    /// The chart.
    pub chart: Option<ChanceChart>,
    /// The sections.
    pub sections: Vec<Section>,
    /// Notes on how to read the page.
    pub notes: Vec<String>,
}

impl ReviewPage {
    /// The whole file.
    pub fn to_html(&self) -> String {
        let mut html = Html::default();
        html.marks("<!doctype html>\n<html lang=\"")
            .words(&self.language)
            .marks("\">\n<head>\n<meta charset=\"utf-8\">\n");
        html.marks("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        html.marks("<meta name=\"color-scheme\" content=\"light dark\">\n");
        html.element("title", "", &format!("{} · {}", self.title, self.subtitle));
        html.marks("<style>\n").marks(STYLE).marks("</style>\n</head>\n<body>\n<main>\n");
        html.filled(format_args!("<header class=\"{}\">\n", self.tone.class()));
        html.element("p", "subtitle", &self.subtitle).element("h1", "", &self.title);
        for sentence in &self.summary {
            html.element("p", "summary", sentence);
        }
        html.marks("</header>\n");
        facts(&mut html, &self.facts);
        if let Some(chart) = &self.chart {
            chart.write(&mut html);
        }
        for section in &self.sections {
            self::section(&mut html, section);
        }
        html.marks("<footer>\n");
        for note in &self.notes {
            html.element("p", "", note);
        }
        html.marks("</footer>\n</main>\n</body>\n</html>\n");
        html.into_string()
    }
}

fn facts(html: &mut Html, facts: &[Fact]) {
    html.marks("<dl class=\"facts\">\n");
    for fact in facts {
        html.filled(format_args!("<div class=\"fact {}\">\n", fact.tone.class()));
        html.element("dt", "", &fact.label).element("dd", "value", &fact.value).element("dd", "note", &fact.note);
        html.marks("</div>\n");
    }
    html.marks("</dl>\n");
}

fn section(html: &mut Html, section: &Section) {
    html.marks("<section>\n").element("h2", "", &section.title);
    if !section.intro.is_empty() {
        html.element("p", "intro", &section.intro);
    }
    for entry in &section.entries {
        self::entry(html, entry);
    }
    if let Some(table) = &section.table {
        self::table(html, table);
    }
    html.marks("</section>\n");
}

fn entry(html: &mut Html, entry: &PageEntry) {
    html.filled(format_args!("<article class=\"{}\"", entry.tone.class()));
    if let Some(ply) = entry.ply {
        html.filled(format_args!(" id=\"ply-{ply}\""));
    }
    html.marks(">\n<h3>").element("span", "", &entry.place).element("strong", "", &entry.change).marks("</h3>\n<dl>\n");
    for (label, words) in &entry.lines {
        html.element("dt", "", label).element("dd", "", words);
    }
    html.marks("</dl>\n</article>\n");
}

fn table(html: &mut Html, table: &Table) {
    html.marks("<div class=\"wide\"><table>\n<thead><tr>");
    for words in &table.head {
        html.element("th", "", words);
    }
    html.marks("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        html.marks("<tr>");
        for words in row {
            html.element("td", "", words);
        }
        html.marks("</tr>\n");
    }
    html.marks("</tbody>\n</table></div>\n");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::{ChartPoint, Share, Size};

    fn page(words: &str) -> ReviewPage {
        let words = words.to_owned();
        let place = ChartPoint {
            chances: [Share::points(80), Share::points(60), Share::NOTHING],
            luck: -Share::points(60),
            mistake: Some(Size::Grave),
            ply: 1,
            label: words.clone(),
            mark: Some(words.clone()),
        };
        let [one, two, three] = [(); 3].map(|()| words.clone());
        let entry = PageEntry {
            ply: Some(1),
            place: words.clone(),
            change: words.clone(),
            tone: Tone::Bad,
            lines: vec![(words.clone(), words.clone())],
        };
        ReviewPage {
            language: "en".into(),
            title: words.clone(),
            subtitle: words.clone(),
            summary: vec![words.clone()],
            tone: Tone::Good,
            facts: vec![Fact { label: words.clone(), value: words.clone(), note: words.clone(), tone: Tone::Luck }],
            chart: Some(ChanceChart {
                title: words.clone(),
                scale: [one.clone(), two.clone(), three.clone()],
                bars: words.clone(),
                marks: words.clone(),
                legend: [one, two, three],
                places: vec![place],
            }),
            sections: vec![Section {
                title: words.clone(),
                intro: words.clone(),
                entries: vec![entry],
                table: Some(Table { head: vec![words.clone()], rows: vec![vec![words.clone()]] }),
            }],
            notes: vec![words],
        }
    }

    #[test]
    fn texts_are_escaped() {
        let harmless = page("x").to_html();
        let hostile = page("\"><script>'&</script>").to_html();
        assert!(!hostile.contains("<script"));
        assert_eq!(harmless.matches('<').count(), hostile.matches('<').count(), "no word became a mark");
        assert_eq!(harmless.matches('"').count(), hostile.matches('"').count(), "no word ended a name");
    }

    #[test]
    fn nothing_comes_from_elsewhere() {
        let html = page("x").to_html();
        for from_elsewhere in ["http", "src=", "url(", "@import", "<script", "<link"] {
            assert!(!html.contains(from_elsewhere), "{from_elsewhere}");
        }
    }

    #[test]
    fn a_mistake_in_the_chart_links_to_its_entry() {
        let html = page("x").to_html();
        assert!(html.contains("href=\"#ply-1\"") && html.contains("id=\"ply-1\""));
    }

    #[test]
    fn every_mark_that_is_opened_is_closed() {
        let html = page("x").to_html();
        for name in
            ["main", "header", "section", "article", "dl", "dt", "dd", "div", "span", "svg", "figure", "table", "a"]
        {
            let opened = html.matches(&format!("<{name}>")).count() + html.matches(&format!("<{name} ")).count();
            assert_eq!(opened, html.matches(&format!("</{name}>")).count(), "{name}");
        }
    }
}
