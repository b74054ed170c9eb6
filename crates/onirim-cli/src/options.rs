//! The command line. What it says of itself stands in `locales/`, see [`crate::help`].

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use onirim_core::{Communication, Seat, Setup};
use onirim_record::{FromNotation, Program, Programs, ShareCode};
use onirim_text::{Language, Perspective};

mod review;
mod sim;
mod train;

use crate::fault::Fault;
use crate::record::GameName;
use crate::whole_file::Existing;

pub(crate) use review::Review;
pub(crate) use sim::{Luck, NoMargin, NoNumber, NotTwoPlayers, Sim, SimCommand, SimOutput};
pub(crate) use train::{NoRate, Train};

#[derive(Debug, Parser)]
#[command(name = "onirim", version, disable_help_subcommand = true)]
pub(crate) struct Options {
    #[arg(long, global = true, value_parser = Language::parse)]
    pub(crate) lang: Option<Language>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(Play),
    Table(Table),
    Stats(Stats),
    Export(Export),
    Import(Import),
    Engine,
    Record {
        #[command(subcommand)]
        command: Record,
    },
    Advise(Advise),
    Review(Review),
    Sim(Sim),
    Train(Train),
    Serve(Serve),
    Rules {
        #[arg(value_name = "WORD")]
        words: Vec<String>,
    },
    Completions {
        shell: Shell,
    },
    Man,
}

#[derive(Debug, Default, Args)]
pub(crate) struct Play {
    #[arg(long)]
    pub(crate) plain: bool,

    #[arg(long, value_name = "WORDS", value_parser = Setup::from_notation, conflicts_with = "code")]
    pub(crate) setup: Option<Setup>,

    #[arg(long, value_name = "NUMBER", conflicts_with = "code")]
    pub(crate) seed: Option<u64>,

    #[arg(long)]
    pub(crate) code: Option<ShareCode>,

    #[arg(long, conflicts_with_all = ["seed", "code"])]
    pub(crate) daily: bool,

    #[arg(long, value_name = "PROGRAM", value_enum, conflicts_with_all = ["daily", "watch"])]
    pub(crate) partner: Option<ProgramName>,

    #[arg(long, value_enum, requires = "partner")]
    pub(crate) seat: Option<Chair>,

    #[arg(long, value_name = "PROGRAMS", value_parser = two_programs, conflicts_with = "daily")]
    pub(crate) watch: Option<Programs>,

    #[arg(long)]
    pub(crate) new: bool,

    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["setup", "seed", "code", "daily", "partner", "watch", "new"]
    )]
    pub(crate) from: Option<PathBuf>,

    #[arg(long)]
    pub(crate) no_review: bool,
}

impl Play {
    /// Is it said what to play?
    pub(crate) fn names_a_game(&self) -> bool {
        self.daily || self.setup().is_some() || self.seed.is_some()
    }

    /// What to play, as far as that is said. With a program it is a game with open cards, unless something else is said.
    pub(crate) fn setup(&self) -> Option<Setup> {
        let usual = || self.programs().any().then(|| Setup::duo(Communication::Open));
        self.code.map(|code| code.setup).or(self.setup).or_else(usual)
    }

    /// Where the cards come from, as far as that is said.
    pub(crate) fn seed(&self) -> Option<u64> {
        self.code.map(|code| code.seed).or(self.seed)
    }

    /// Which program takes which seat.
    pub(crate) fn programs(&self) -> Programs {
        let beside = |ProgramName(program)| {
            let person = self.seat.map_or(Seat::One, |Chair(seat)| seat);
            Programs::one(person.partner(), program)
        };
        self.partner.map(beside).or(self.watch).unwrap_or_default()
    }

    /// A program can take a seat only of a game for two.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        match self.setup() {
            Some(setup) if !self.programs().fits(setup) => Err(Fault::ProgramAlone),
            Some(_) | None => Ok(()),
        }
    }

    /// Line by line: asked for, or the only way to do what is asked.
    pub(crate) fn wants_lines(&self) -> bool {
        self.plain || self.new || self.from.is_some()
    }
}

#[derive(Debug, Args)]
pub(crate) struct Table {
    #[arg(long)]
    pub(crate) plain: bool,

    #[arg(long, value_name = "WORDS", value_parser = Setup::from_notation, default_value = "solo")]
    pub(crate) setup: Setup,
}

#[derive(Debug, Args)]
pub(crate) struct Stats {
    #[arg(long, value_name = "WORDS", value_parser = Setup::from_notation)]
    pub(crate) setup: Option<Setup>,

    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Export {
    pub(crate) file: PathBuf,

    #[arg(long)]
    force: bool,
}

impl Export {
    pub(crate) fn existing(&self) -> Existing {
        if self.force { Existing::WriteOver } else { Existing::Leave }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Import {
    pub(crate) file: PathBuf,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Record {
    List(List),
    Save(Save),
    Check {
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    Show(Show),
}

#[derive(Debug, Args)]
pub(crate) struct List {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Save {
    pub(crate) game: GameName,

    pub(crate) file: Option<PathBuf>,

    #[arg(long)]
    force: bool,
}

impl Save {
    pub(crate) fn existing(&self) -> Existing {
        if self.force { Existing::WriteOver } else { Existing::Leave }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Show {
    #[arg(required_unless_present = "game")]
    pub(crate) file: Option<PathBuf>,

    #[arg(long, conflicts_with = "file")]
    pub(crate) game: Option<GameName>,

    #[arg(long)]
    pub(crate) plain: bool,

    #[arg(long, value_enum)]
    pub(crate) seat: Option<Eyes>,
}

impl Show {
    /// In words: asked for, or the only way to do what is asked.
    pub(crate) fn wants_lines(&self) -> bool {
        self.plain || self.seat.is_some()
    }
}

#[derive(Debug, Args)]
pub(crate) struct Advise {
    pub(crate) file: PathBuf,

    #[arg(long, value_name = "NUMBER")]
    pub(crate) at: Option<usize>,

    #[arg(long, value_enum)]
    pub(crate) seat: Option<Chair>,

    #[arg(long)]
    pub(crate) json: bool,
}

/// Where browsers on this machine, and no others, find the page.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS", default_value_t = LISTEN)]
    pub(crate) listen: SocketAddr,

    #[arg(long)]
    pub(crate) folder: Option<PathBuf>,
}

/// Where a player sits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chair(pub(crate) Seat);

impl ValueEnum for Chair {
    fn value_variants<'a>() -> &'a [Chair] {
        &[Chair(Seat::One), Chair(Seat::Two)]
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(match self.0 {
            Seat::One => "p1",
            Seat::Two => "p2",
        }))
    }
}

/// A program that can take a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProgramName(pub(crate) Program);

impl ValueEnum for ProgramName {
    fn value_variants<'a>() -> &'a [ProgramName] {
        const ALL: [ProgramName; 2] = [ProgramName(Program::Fast), ProgramName(Program::Strong)];
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.word()))
    }
}

/// Neither the name of a program nor two of them.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("one program is wanted, or two with a comma between them")]
pub(crate) struct NoPrograms;

/// One program at both seats, or two.
fn two_programs(text: &str) -> Result<Programs, NoPrograms> {
    let program = |name: &str| Program::named(name.trim()).ok_or(NoPrograms);
    let (first, second) = text.split_once(',').unwrap_or((text, text));
    Ok(Programs::both(program(first)?, program(second)?))
}

/// The seat whose view of the game is printed, or the whole game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Eyes {
    One(Seat),
    Table,
}

impl ValueEnum for Eyes {
    fn value_variants<'a>() -> &'a [Eyes] {
        &[Eyes::One(Seat::One), Eyes::One(Seat::Two), Eyes::Table]
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(match self {
            Eyes::One(Seat::One) => "p1",
            Eyes::One(Seat::Two) => "p2",
            Eyes::Table => "table",
        }))
    }
}

impl Eyes {
    pub(crate) fn perspective(self) -> Perspective {
        match self {
            Eyes::One(seat) => Perspective::Player(seat),
            Eyes::Table => Perspective::Table,
        }
    }
}
