//! What holds for every drawing: it is there, it is well-formed, and it needs nothing but the sheet that it is on and the stylesheet.

use std::collections::{BTreeMap, BTreeSet};

use onirim_art::{Drawing, Glyph, Ornament, Shape, icon, sprite, style};
use onirim_core::{Card, Color, Goal, Premonition, Side, Spell, Tower};
use roxmltree::{Document, Node};

const LETTERS: [&str; 4] = ["R", "B", "G", "N"];
/// What the sheet may weigh before it is compressed; that leaves less than a fifth of it.
const LIMIT: usize = 68_000;

fn names() -> Vec<String> {
    let signs = Glyph::ALL.into_iter().map(|glyph| glyph.id().to_owned());
    let ornaments = Ornament::ALL.into_iter().map(|ornament| ornament.id().to_owned());
    Drawing::all().map(Drawing::id).chain(signs).chain(ornaments).collect()
}

fn elements<'a>(sheet: &'a Document<'_>) -> impl Iterator<Item = Node<'a, 'a>> {
    sheet.descendants().filter(Node::is_element)
}

#[test]
fn all_that_can_lie_on_a_table_is_among_the_drawings() {
    let drawings: Vec<Drawing> = Drawing::all().collect();
    let mut wanted: Vec<Drawing> = Card::all().chain(Tower::all().map(Card::tower)).map(Drawing::Card).collect();
    for color in Color::ALL {
        wanted.push(Drawing::Wanted(color));
        wanted.extend([Side::FaceUp, Side::FaceDown].map(|side| Drawing::Goal(Goal { color, side })));
    }
    wanted.extend(Premonition::ALL.map(Drawing::Premonition));
    wanted.extend(Spell::ALL.map(Drawing::Spell));
    assert!(wanted.iter().all(|drawing| drawings.contains(drawing)));
}

#[test]
fn every_name_is_the_name_of_one_symbol() {
    let sheet = sprite(LETTERS);
    let sheet = Document::parse(&sheet).expect("the sheet is well-formed");
    let symbols: Vec<&str> = elements(&sheet)
        .filter(|node| node.tag_name().name() == "symbol")
        .filter_map(|node| node.attribute("id"))
        .collect();
    let names = names();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "two drawings have one name");
    assert_eq!(symbols.len(), names.len());
    assert!(names.iter().all(|name| symbols.contains(&name.as_str())));
}

#[test]
fn ids_are_unique_and_whatever_is_used_is_there() {
    let sheet = sprite(LETTERS);
    let sheet = Document::parse(&sheet).expect("the sheet is well-formed");
    let mut ids = BTreeMap::new();
    for id in elements(&sheet).filter_map(|node| node.attribute("id")) {
        *ids.entry(id).or_insert(0) += 1;
    }
    assert!(ids.values().all(|&count| count == 1), "{ids:?}");
    let used: BTreeSet<&str> = elements(&sheet).filter_map(|node| node.attribute("href")).collect();
    for href in &used {
        assert!(href.strip_prefix('#').is_some_and(|id| ids.contains_key(id)), "{href}");
    }
    let parts = ids.keys().filter(|id| id.starts_with("art-"));
    for part in parts {
        assert!(used.contains(format!("#{part}").as_str()), "{part} is drawn and never used");
    }
}

/// A page with a strict content security policy shows them.
#[test]
fn nothing_has_a_style_a_script_or_an_address_of_its_own() {
    for picture in [sprite(LETTERS), icon(Shape::Rounded), icon(Shape::Maskable)] {
        let picture = Document::parse(&picture).expect("it is well-formed");
        for node in elements(&picture) {
            let tag = node.tag_name().name();
            assert!(["svg", "g", "symbol", "use", "path", "circle", "ellipse", "rect", "text"].contains(&tag), "{tag}");
            for attribute in node.attributes() {
                let name = attribute.name();
                assert!(name != "style" && !name.starts_with("on"), "{name}");
                assert!(!attribute.value().contains("url("), "{}", attribute.value());
            }
        }
    }
}

/// Otherwise a part would be black wherever it is used.
#[test]
fn every_property_and_class_that_is_drawn_with_is_in_the_stylesheet() {
    let sheet = sprite(LETTERS);
    let style = style();
    let properties: BTreeSet<&str> =
        sheet.split("var(").skip(1).filter_map(|rest| rest.split_once(')')).map(|(name, _)| name).collect();
    for property in properties {
        assert!(style.contains(&format!("{property}:")), "{property}");
    }
    let sheet = Document::parse(&sheet).expect("the sheet is well-formed");
    for class in elements(&sheet).filter_map(|node| node.attribute("class")).flat_map(str::split_whitespace) {
        assert!(style.contains(&format!(".{class} {{")) || style.contains(&format!(".{class}{{")), "{class}");
    }
}

#[test]
fn an_icon_has_its_own_colours() {
    for shape in [Shape::Rounded, Shape::Maskable] {
        let icon = icon(shape);
        assert!(!icon.contains("var(") && !icon.contains("class="), "{icon}");
    }
}

#[test]
fn cards_show_the_letters_of_the_language_and_no_markup_gets_in_with_them() {
    let sheet = sprite(["R", "B", "V", "<M&\">"]);
    let sheet = Document::parse(&sheet).expect("the sheet is well-formed");
    let index = |id: &str| {
        let index = elements(&sheet).find(|node| node.attribute("id") == Some(id)).expect("there is such a flag");
        index.descendants().find_map(|node| node.text()).map(str::to_owned)
    };
    assert_eq!(index("art-index-green").as_deref(), Some("V"));
    assert_eq!(index("art-index-brown").as_deref(), Some("<M&\">"));
}

#[test]
fn the_sheet_is_light() {
    let length = sprite(LETTERS).len();
    assert!(length <= LIMIT, "{length} bytes");
}
