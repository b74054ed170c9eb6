//! The character set of old terminals: every other sign is replaced by a similar one.

use ratatui::buffer::Buffer;

/// Replaces every sign by one of the same width.
pub(crate) fn fold(buf: &mut Buffer) {
    for cell in &mut buf.content {
        if !cell.symbol().is_ascii() {
            let sign: char = cell.symbol().chars().next().map_or(' ', plain);
            cell.set_char(sign);
        }
    }
}

fn plain(sign: char) -> char {
    match sign {
        ascii if ascii.is_ascii() => ascii,
        '\u{a0}' | '\u{202f}' => ' ',
        '’' | '‘' => '\'',
        '“' | '”' | '«' | '»' => '"',
        '–' | '—' | '−' => '-',
        '…' => '.',
        '×' => 'x',
        '±' => '~',
        '■' => '#',
        '□' => '_',
        'à' | 'â' | 'ä' => 'a',
        'À' | 'Â' => 'A',
        'ç' => 'c',
        'Ç' => 'C',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' | 'È' | 'Ê' => 'E',
        'î' | 'ï' => 'i',
        'Î' => 'I',
        'ô' | 'ö' | 'œ' => 'o',
        'Ô' | 'Œ' => 'O',
        'ù' | 'û' | 'ü' => 'u',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use onirim_text::{Language, sources};

    use super::*;

    #[test]
    fn every_sign_of_the_texts_has_a_plain_one() {
        for language in Language::ALL {
            for source in sources(language) {
                let values = source.lines().filter(|line| !line.starts_with('#'));
                let odd: Vec<char> =
                    values.flat_map(str::chars).filter(|&sign| sign != '?' && plain(sign) == '?').collect();
                assert!(odd.is_empty(), "{odd:?}");
            }
        }
    }
}
