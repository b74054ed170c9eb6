//! Keys at the table.

use onirim_text::Args;

use crate::asks::{Answered, Arranged, Command, Dialog, Paid, Stepped, Swapped, as_digit};
use crate::draw::brush::wrapped;
use crate::effect::Effect;
use crate::input::Key;
use crate::scene::Ctx;
use crate::settings::SpellStop;
use crate::table::{Ask, GameScreen, Overlay, Veil};

/// What the log shows on the smallest screen: columns and lines. Scrolling ends where its first line is seen there.
const SMALLEST_PAGE: (u16, usize) = (68, 20);

/// Where to go from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    Stay,
    Menu,
    Quit,
    Rules,
    Settings,
    Again,
    SameDeal,
    Review,
}

/// What comes of a key.
pub(crate) struct Reply {
    pub(crate) effects: Vec<Effect>,
    pub(crate) go: Go,
}

impl Reply {
    pub(crate) fn stay(effects: Vec<Effect>) -> Reply {
        Reply { effects, go: Go::Stay }
    }

    fn go(go: Go) -> Reply {
        Reply { effects: Vec::new(), go }
    }
}

impl GameScreen {
    pub(crate) fn key(&mut self, key: Key, ctx: &Ctx<'_>) -> Reply {
        // Any key ends an animation, and does nothing else.
        if self.stage.take().is_some() {
            return Reply::stay(Vec::new());
        }
        self.notice = None;
        match &mut self.overlay {
            Some(Overlay::Dialog(dialog)) => {
                return match dialog.key(key) {
                    Some(command) => self.obey(command, ctx),
                    None => Reply::stay(Vec::new()),
                };
            }
            Some(Overlay::Log(from_end)) => {
                let lines: usize = self.log.iter().map(|line| wrapped(&line.line, SMALLEST_PAGE.0).len()).sum();
                match scrolled(*from_end, key, Key::Up, lines.saturating_sub(SMALLEST_PAGE.1)) {
                    Some(place) => *from_end = place,
                    None => self.overlay = None,
                }
                return Reply::stay(Vec::new());
            }
            Some(Overlay::Piles(from_top)) => {
                match scrolled(*from_top, key, Key::Down, SMALLEST_PAGE.1) {
                    Some(place) => *from_top = place,
                    None => self.overlay = None,
                }
                return Reply::stay(Vec::new());
            }
            None => {}
        }
        match (self.veil, key) {
            (Veil::Lifted, _) => self.key_at_table(key, ctx),
            (Veil::Leaving | Veil::Down, Key::Enter | Key::Char(' ')) => {
                self.pass_on(ctx);
                Reply::stay(Vec::new())
            }
            (Veil::Leaving | Veil::Down, Key::Escape) => self.open_menu(ctx),
            // Whoever has just played may look at everything once more, and take it back.
            (Veil::Leaving, Key::Char(letter @ ('u' | 'l' | 'p' | '?'))) => {
                self.command_key(letter, ctx).unwrap_or_else(|| Reply::stay(Vec::new()))
            }
            (Veil::Leaving | Veil::Down, _) => Reply::stay(Vec::new()),
        }
    }

    fn key_at_table(&mut self, key: Key, ctx: &Ctx<'_>) -> Reply {
        if let Ask::Tell(teller) = &mut self.ask {
            return match (teller.key(key), key) {
                (Answered::Answer(outcome), _) => Reply::stay(self.told(outcome, ctx)),
                (Answered::Moved, _) => Reply::stay(Vec::new()),
                (Answered::Ignored, Key::Backspace) => Reply::stay(self.correct(ctx)),
                (Answered::Ignored, Key::Escape) => self.open_menu(ctx),
                (Answered::Ignored, _) => Reply::stay(Vec::new()),
            };
        }
        if let Key::Char(letter) = key
            && let Some(reply) = self.command_key(letter, ctx)
        {
            return reply;
        }
        match (&mut self.ask, key) {
            (_, Key::Escape) => self.open_menu(ctx),
            (_, Key::Backspace) => Reply::stay(self.undo(ctx)),
            (_, Key::PageUp) => {
                self.overlay = Some(Overlay::Log(0));
                Reply::stay(Vec::new())
            }
            (Ask::Over(dialog), _) => match dialog.key(key) {
                Some(command) => self.obey(command, ctx),
                None => Reply::stay(Vec::new()),
            },
            (Ask::Arrange(arrangement), _) => match arrangement.key(key) {
                Arranged::Sent(actions) => Reply::stay(self.choose(actions, ctx)),
                Arranged::Unmarked => {
                    self.notice = Some(ctx.text.get("tui-arrange-unmarked"));
                    Reply::stay(Vec::new())
                }
                Arranged::Moved | Arranged::Ignored => Reply::stay(Vec::new()),
            },
            (Ask::Pay(payment), _) => {
                let paid = payment.key(key);
                self.paid(paid, ctx)
            }
            (Ask::SwapGoals(swap), _) => {
                let swapped = swap.key(key);
                self.swapped(swapped, ctx)
            }
            (Ask::Choose(_), _) => self.key_among_choices(key, ctx),
            (Ask::Tell(_), _) => Reply::stay(Vec::new()),
        }
    }

    fn key_among_choices(&mut self, key: Key, ctx: &Ctx<'_>) -> Reply {
        let Ask::Choose(offers) = &mut self.ask else { return Reply::stay(Vec::new()) };
        match key {
            Key::Up => offers.step_shown(-1),
            Key::Down => offers.step_shown(1),
            Key::Left => {
                if offers.step_card(-1) == Stepped::NoCards {
                    offers.step(-5);
                }
            }
            Key::Right => {
                if offers.step_card(1) == Stepped::NoCards {
                    offers.step(5);
                }
            }
            Key::Home => offers.go_to(0),
            Key::End => offers.go_to(usize::MAX),
            Key::Enter => {
                let place = offers.cursor;
                return self.choose_offer(Some(place), ctx);
            }
            Key::Char(letter) => {
                // The letter itself first: a French keyboard has digits where others have signs.
                let place = offers.with_key(letter).or_else(|| offers.with_key(as_digit(letter)));
                return self.choose_offer(place, ctx);
            }
            Key::MoveLeft
            | Key::MoveRight
            | Key::PageUp
            | Key::PageDown
            | Key::Escape
            | Key::Backspace
            | Key::Interrupt => {}
        }
        Reply::stay(Vec::new())
    }

    pub(crate) fn paid(&mut self, paid: Paid, ctx: &Ctx<'_>) -> Reply {
        match paid {
            Paid::Sent(actions) => Reply::stay(self.choose(actions, ctx)),
            Paid::Missing(count) => {
                self.notice = Some(ctx.text.get_with("tui-pay-missing", &Args::new().count("count", count)));
                Reply::stay(Vec::new())
            }
            Paid::Moved | Paid::Ignored => Reply::stay(Vec::new()),
        }
    }

    pub(crate) fn swapped(&mut self, swapped: Swapped, ctx: &Ctx<'_>) -> Reply {
        match swapped {
            Swapped::Sent(action) => Reply::stay(self.choose(vec![action], ctx)),
            Swapped::Moved | Swapped::Ignored => Reply::stay(Vec::new()),
        }
    }

    /// Letters that mean the same at every question.
    fn command_key(&mut self, letter: char, ctx: &Ctx<'_>) -> Option<Reply> {
        match letter.to_ascii_lowercase() {
            'u' => Some(Reply::stay(self.undo(ctx))),
            'r' => Some(Reply::stay(self.redo(ctx))),
            'l' => {
                self.overlay = Some(Overlay::Log(0));
                Some(Reply::stay(Vec::new()))
            }
            'p' => {
                self.overlay = Some(Overlay::Piles(0));
                Some(Reply::stay(Vec::new()))
            }
            '?' => Some(Reply::go(Go::Rules)),
            's' if self.can_stop_for_spells() => {
                self.spell_stop = match self.spell_stop {
                    SpellStop::Never => SpellStop::BeforeDraws,
                    SpellStop::BeforeDraws => SpellStop::Never,
                };
                // A stop that is lifted while it holds the game lets it go on.
                let effects = self.advance(ctx);
                let key = match self.spell_stop {
                    SpellStop::Never => "tui-stop-off",
                    SpellStop::BeforeDraws => "tui-stop-on",
                };
                self.notice = Some(ctx.text.get(key));
                Some(Reply::stay(effects))
            }
            _ => None,
        }
    }

    pub(crate) fn choose_offer(&mut self, place: Option<usize>, ctx: &Ctx<'_>) -> Reply {
        let Ask::Choose(offers) = &mut self.ask else { return Reply::stay(Vec::new()) };
        let Some(action) = place.and_then(|place| offers.list.get(place)).map(|offer| offer.action) else {
            return Reply::stay(Vec::new());
        };
        offers.go_to(place.unwrap_or(offers.cursor));
        Reply::stay(self.choose(vec![action], ctx))
    }

    fn open_menu(&mut self, ctx: &Ctx<'_>) -> Reply {
        if self.over() {
            return Reply::go(Go::Menu);
        }
        let get = |key: &str| ctx.text.get(key);
        let mut answers = vec![
            (get("tui-pause-resume"), Command::Resume),
            (get("tui-pause-rules"), Command::Rules),
            (get("tui-pause-settings"), Command::Settings),
            (get("tui-pause-menu"), Command::Menu),
            (get("tui-pause-quit"), Command::Quit),
        ];
        if self.lesson.is_none() {
            answers.push((get("tui-pause-give-up"), Command::GiveUp));
        }
        let body = ctx.text.setup(&self.playthrough.game().setup());
        self.overlay = Some(Overlay::Dialog(Dialog::new(get("tui-pause-title"), body, answers)));
        Reply::stay(Vec::new())
    }

    pub(crate) fn obey(&mut self, command: Command, ctx: &Ctx<'_>) -> Reply {
        self.overlay = None;
        match command {
            Command::Resume if self.over() => Reply::go(Go::Menu),
            Command::Resume => Reply::stay(Vec::new()),
            Command::Act(actions) => Reply::stay(self.act(actions, ctx)),
            Command::UndoAnyway => Reply::stay(self.undo_anyway(ctx)),
            Command::Menu => Reply::go(Go::Menu),
            Command::Quit => Reply::go(Go::Quit),
            Command::GiveUp => {
                let answers = vec![
                    (ctx.text.get("tui-undo-no"), Command::Resume),
                    (ctx.text.get("tui-pause-give-up"), Command::GiveUpForGood),
                ];
                let dialog = Dialog::new(ctx.text.get("tui-pause-give-up"), ctx.text.get("give-up-price"), answers);
                self.overlay = Some(Overlay::Dialog(dialog));
                Reply::stay(Vec::new())
            }
            Command::GiveUpForGood => Reply { effects: vec![Effect::GiveUp], go: Go::Menu },
            Command::Rules => Reply::go(Go::Rules),
            Command::Settings => Reply::go(Go::Settings),
            Command::Again => Reply::go(Go::Again),
            Command::SameDeal => Reply::go(Go::SameDeal),
            Command::Review => Reply::go(Go::Review),
        }
    }
}

/// Where a key scrolls to, if `further` leads away from the first line that is shown; `None` if it does not scroll.
fn scrolled(place: usize, key: Key, further: Key, most: usize) -> Option<usize> {
    let step = match key {
        Key::Up | Key::Down => 1,
        Key::PageUp | Key::PageDown => 10,
        Key::Home | Key::End => most,
        Key::Char(_)
        | Key::Enter
        | Key::Escape
        | Key::Left
        | Key::Right
        | Key::MoveLeft
        | Key::MoveRight
        | Key::Backspace
        | Key::Interrupt => return None,
    };
    let upwards = matches!(key, Key::Up | Key::PageUp | Key::Home);
    Some(if upwards == (further == Key::Up) { (place + step).min(most) } else { place.saturating_sub(step) })
}
