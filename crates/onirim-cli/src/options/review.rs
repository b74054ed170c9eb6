//! The command line of `onirim review`.

use std::path::PathBuf;

use clap::Args;

use crate::record::GameName;
use crate::whole_file::Existing;

#[derive(Debug, Args)]
pub(crate) struct Review {
    #[arg(required_unless_present_any = ["game", "all"])]
    pub(crate) file: Option<PathBuf>,

    #[arg(long, conflicts_with = "file")]
    pub(crate) game: Option<GameName>,

    #[arg(long, conflicts_with_all = ["file", "game", "html"])]
    pub(crate) all: bool,

    #[arg(long)]
    pub(crate) json: bool,

    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    #[arg(long)]
    force: bool,
}

impl Review {
    pub(crate) fn existing(&self) -> Existing {
        if self.force { Existing::WriteOver } else { Existing::Leave }
    }
}
