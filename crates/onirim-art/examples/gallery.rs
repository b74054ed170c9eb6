//! Writes all drawings as one page, at several sizes and in every theme: `cargo run --package onirim-art --example gallery -- gallery.html`.
//! With the name of a theme and a width behind it, only these: `gallery.html dark 240`.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;

use onirim_art::{Drawing, Glyph, Ornament, Shape, icon, sprite, style};

const THEMES: [&str; 3] = ["light", "dark", "contrast"];
const WIDTHS: [usize; 4] = [40, 72, 120, 240];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("name the file to write")?;
    let theme = arguments.next();
    let width: Option<usize> = arguments.next().map(|width| width.parse()).transpose()?;
    let mut page = String::from("<!doctype html><meta charset=\"utf-8\"><title>Gallery</title><style>");
    page += &style();
    page += "body{margin:0;font:14px sans-serif}section{padding:16px;display:flow-root}section p{margin:0 0 16px;display:flex;flex-wrap:wrap;gap:8px;align-items:end}";
    page += "[data-theme=light]{background:#efedf5;color:#241c3c}[data-theme=dark]{background:#0f0e1c;color:#e9e6f7}[data-theme=contrast]{background:#000;color:#fff}";
    for width in WIDTHS {
        write!(page, ".w{width}{{width:{width}px;height:{}px}}", width * 7 / 5)?;
    }
    page += ".glyph{width:32px;height:32px}.ornament{width:640px;height:214px}img{width:96px}</style>";
    page += &sprite(["R", "B", "G", "N"]);
    for shown in THEMES.into_iter().filter(|name| theme.as_deref().is_none_or(|wanted| wanted == *name)) {
        write!(page, "<section data-theme=\"{shown}\">")?;
        for shown in WIDTHS.into_iter().filter(|size| width.is_none_or(|wanted| wanted == *size)) {
            page += "<p>";
            for drawing in Drawing::all() {
                write!(page, "<svg class=\"w{shown}\"><use href=\"#{}\"/></svg>", drawing.id())?;
            }
            page += "</p>";
        }
        page += "<p>";
        for glyph in Glyph::ALL {
            write!(page, "<svg class=\"glyph\"><use href=\"#{}\"/></svg>", glyph.id())?;
        }
        page += "</p><p>";
        for ornament in Ornament::ALL {
            write!(page, "<svg class=\"ornament\"><use href=\"#{}\"/></svg>", ornament.id())?;
        }
        page += "</p><p>";
        for shape in [Shape::Rounded, Shape::Maskable] {
            page += &icon(shape).replace("<svg ", "<svg width=\"160\" ");
        }
        page += "</p></section>";
    }
    fs::write(file, page)?;
    Ok(())
}
