//! Screens as SVG pictures.

use std::fmt::Write;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

const CELL: (u32, u32) = (10, 20);
const INK: &str = "#d8d8e2";
const PAPER: &str = "#16161e";

/// A screen as SVG. Every sign has its own place, so that the font does not matter.
pub(crate) fn svg(buffer: &Buffer) -> String {
    let (columns, lines) = (u32::from(buffer.area.width), u32::from(buffer.area.height));
    let (width, height) = (columns * CELL.0 + 20, lines * CELL.1 + 20);
    // The background is one rectangle.
    let ground = shade(buffer[(0, 0)].bg, PAPER);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{ground}\"/>\n\
         <g font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"16\" xml:space=\"preserve\">\n"
    );
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            let (mut ink, mut paper) = (shade(cell.fg, INK), shade(cell.bg, ""));
            if cell.modifier.contains(Modifier::REVERSED) {
                (ink, paper) = (if paper.is_empty() { PAPER.to_owned() } else { paper }, ink);
            }
            let (left, top) = (10 + u32::from(x) * CELL.0, 10 + u32::from(y) * CELL.1);
            if !paper.is_empty() && paper != ground {
                let _ = writeln!(
                    svg,
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{}\" fill=\"{paper}\"/>",
                    CELL.0, CELL.1
                );
            }
            let sign = cell.symbol();
            if sign.trim().is_empty() {
                continue;
            }
            let block = match sign {
                "█" => Some((0, CELL.1)),
                "▀" => Some((0, CELL.1 / 2)),
                "▄" => Some((CELL.1 / 2, CELL.1 / 2)),
                _ => None,
            };
            let faint = if cell.modifier.contains(Modifier::DIM) { " opacity=\"0.6\"" } else { "" };
            if let Some((down, tall)) = block {
                let _ = writeln!(
                    svg,
                    "<rect x=\"{left}\" y=\"{}\" width=\"{}\" height=\"{tall}\" fill=\"{ink}\"{faint}/>",
                    top + down,
                    CELL.0
                );
                continue;
            }
            let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let escaped = sign.replace('&', "&amp;").replace('<', "&lt;");
            let _ = writeln!(svg, "<text x=\"{left}\" y=\"{}\" fill=\"{ink}\"{bold}{faint}>{escaped}</text>", top + 15);
        }
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}

fn shade(color: Color, otherwise: &str) -> String {
    match color {
        Color::Indexed(number) => xterm(number),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Reset
        | Color::Black
        | Color::Red
        | Color::Green
        | Color::Yellow
        | Color::Blue
        | Color::Magenta
        | Color::Cyan
        | Color::Gray
        | Color::DarkGray
        | Color::LightRed
        | Color::LightGreen
        | Color::LightYellow
        | Color::LightBlue
        | Color::LightMagenta
        | Color::LightCyan
        | Color::White => otherwise.to_owned(),
    }
}

/// The usual colours of a terminal with 256 colours.
fn xterm(number: u8) -> String {
    const FIRST: [&str; 16] = [
        "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5", "#7f7f7f", "#ff0000",
        "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
    ];
    match number {
        0..16 => FIRST[usize::from(number)].to_owned(),
        16..232 => {
            let step = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
            let cube = number - 16;
            format!("#{:02x}{:02x}{:02x}", step(cube / 36), step(cube / 6 % 6), step(cube % 6))
        }
        232.. => {
            let grey = 8 + 10 * (number - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
    }
}
