//! The text of `docs/strength.md`.

use onirim_sim::PlayerName;

use crate::setups::set_ups;
use crate::strength::cells::{POSITIONS, variants};
use crate::strength::pictures::{self, CALIBRATION, TIME};
use crate::strength::summary::MeasuredCell;
use crate::strength::tables::{self, calibration_of, grouped};

/// The text, and the pictures by their names.
pub(crate) struct Document {
    pub(crate) text: String,
    pub(crate) pictures: Vec<(&'static str, String)>,
}

const INTRODUCTION: &str = "\
# How strong the players are

Written by `cargo xtask strength`; do not edit it by hand. Every figure comes from `docs/strength/results.jsonl`, where each line is a part that was measured, with everything
it depends on. The games can be repeated on any machine with `onirim sim` and the set-up, players, games and seed of a line; only times differ.

- Figures in parentheses are 95 % intervals: Wilson's for a rate, Newcombe's for a difference on the same deals.
- *In italics*: the same figure with luck taken out (regression on how much the draws surprised `fast`, which is zero on average however well `fast` judges tables). It is more precise. It is
  missing for `random` alone, where all games ended alike, and with fewer than thirty games.
- No deal was used for training: training draws its cards from another generator. The seeds were chosen before the measurements.
- `strong` thinks as much as usual, unless an effort is named. Players use the weights that come with the program; the last table has their checksums.
";

const WINS: &str = "\
## How often they win

Games of the 16 set-ups: each combination of expansions, for one player and for two who keep silent. Both seats are played by the same kind of player, each from what it knows.
";

const VARIANTS: &str = "\
### Hard variants, and two who play openly

They share the weights of the set-up they are a variant of.
";

const COMPARISONS: &str = "\
## Who is better

Both players on the same deals, in percentage points; p is McNemar's test, two-sided.
";

const MINIATURES: &str = "\
## Miniatures, solved exactly

Tables of the base game for one, laid out by hand: green and brown are done, one Door of red and one of blue are missing, the row is empty, and all cards that are not named lie on the discard
pile. Everything that can be chosen and everything that can come is counted (`onirim_sim::exact`), so these figures have no interval. The regret of a player is how much more the best play wins, in
percentage points. A player's random numbers start anew at each table, so that its choice depends on the table alone; `random` is the mean over all listed answers.

Eleven layouts were tried and these four kept: three others are won or lost from the start (the best play wins all or nothing), and four took more than about a minute to count, for the best play or for `random`. They are examples, not a sample of games.

Cards are written as in [record-format.md](record-format.md): `R` red, `B` blue, `G` green; `s` Sun, `m` Moon, `k` Key, `d` Door; `Ni` Nightmare; a number before a card is how many.
";

const TIME_TEXT: &str = "\
## Strength and time

The base game for one. Time is CPU time of one thread for a question that has more than one answer; effort is a limit on how many tables the evaluator judges for one question, and is
counted and not timed, so that choices do not depend on the machine.
";

const SOURCES: &str = "\
## Where each figure comes from

Each seed is a part of its own; `onirim sim --setup SETUP --player NAME` or `--compare NAME,NAME` repeats it with the games and the seed of the part. The checksum is that of the file of weights
that plays or appraises. Seconds are those of the clock, on the machine where it was measured, with several threads.
";

impl Document {
    pub(crate) fn of(measured: &[MeasuredCell]) -> Document {
        let [set_ups, variants] = [set_ups(), variants()];
        let thinkers = pictures::thinkers(measured);
        let players = [PlayerName::Fast, PlayerName::Strong];
        let surveyed: Vec<_> =
            players.into_iter().filter_map(|player| Some((player, calibration_of(measured, player)?))).collect();
        let mut sections = vec![
            INTRODUCTION.to_owned() + &missing(measured),
            format!("{WINS}\n{}", tables::wins(measured, &set_ups)),
            format!("{VARIANTS}\n{}", tables::wins(measured, &variants)),
            format!("{COMPARISONS}\n{}", tables::comparisons(measured, &set_ups)),
            tables::comparisons(measured, &variants),
            format!("{MINIATURES}\n{}", tables::miniatures(measured)),
            calibration_text(),
        ];
        for (player, calibration) in &surveyed {
            let whole = calibration.whole;
            sections.push(format!(
                "`{}`, all set-ups: {} positions of {} games.\n\n{}",
                player.name(),
                grouped(whole.positions),
                grouped(whole.games),
                tables::calibration(calibration)
            ));
        }
        sections.extend([
            format!("Set-up by set-up, all positions together:\n\n{}", tables::calibration_by_setup(measured)),
            format!("{TIME_TEXT}\n![Games won against time for a decision]({TIME})\n\n{}", tables::time(&thinkers)),
            format!("{SOURCES}\n{}", tables::sources(measured)),
        ]);
        let pictures =
            vec![(CALIBRATION, pictures::calibration(&surveyed).to_svg()), (TIME, pictures::time(&thinkers).to_svg())];
        Document { text: sections.join("\n"), pictures }
    }
}

fn calibration_text() -> String {
    format!(
        "\
## Are stated chances true?

At {POSITIONS} positions of each game, drawn at random, the chance to win that the player states is compared with the result of that game. If the chances are true, the points lie on the diagonal. Positions of one game
are not independent of each other: the intervals come from the spread between games (cluster-robust), as many independent games as would spread as much, in Wilson's form.

Advice and reviews show the chances of `strong`: those of the evaluator, which has learned from games of `fast`, with odds multiplied by a factor for each set-up, because `strong` wins more often; the factors were found with other
deals (`cargo run --release --package onirim-bench --bin confidence`, seed 20264000) and stand in `onirim-ai/src/evaluator/shipped.rs`.

![Chance that a player states, and games that it wins]({CALIBRATION})
"
    )
}

/// A line on the parts that are missing.
fn missing(measured: &[MeasuredCell]) -> String {
    let there: usize = measured.iter().map(|one| one.parts.len()).sum();
    let all: u32 = measured.iter().map(|one| one.cell.rounds).sum();
    let empty = measured.iter().filter(|one| one.parts.is_empty()).count();
    match (all as usize).saturating_sub(there) {
        0 => format!("\nAll {} parts have been measured.\n", grouped(all.into())),
        left => format!(
            "\n**{} of {} parts have not been measured yet, and {empty} of {} figures have none:** `cargo xtask strength` goes on where it stopped.\n",
            grouped(left as u64),
            grouped(all.into()),
            measured.len()
        ),
    }
}
