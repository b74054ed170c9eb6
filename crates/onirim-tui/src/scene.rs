//! What everything on the screen needs to know.

use std::time::Duration;

use onirim_session::SpellStop;
use onirim_store::Store;
use onirim_text::Text;

use crate::draw::Palette;
use crate::settings::{Motion, Settings};

/// Language, look and time, and where games are kept.
#[derive(Clone, Copy)]
pub(crate) struct Ctx<'a> {
    pub(crate) text: &'a Text,
    pub(crate) palette: &'a Palette,
    pub(crate) store: &'a Store,
    pub(crate) now: Duration,
    pub(crate) motion: Motion,
    pub(crate) spell_stop: SpellStop,
}

impl<'a> Ctx<'a> {
    pub(crate) fn new(
        text: &'a Text,
        palette: &'a Palette,
        store: &'a Store,
        now: Duration,
        settings: Settings,
    ) -> Ctx<'a> {
        Ctx { text, palette, store, now, motion: settings.motion, spell_stop: settings.spell_stop }
    }
}
