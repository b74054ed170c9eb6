//! Keys and clicks at the table.

use onirim_core::{Action, QuickChance, View};
use onirim_text::{Warning, warning};

use crate::arrangement::Arranged;
use crate::deal::Deal;
use crate::dialog::{Command, Dialog};
use crate::effect::Effect;
use crate::input::{Key, Target};
use crate::offers::as_digit;
use crate::scene::Ctx;
use crate::session::{Ask, Overlay, Session, SpellStop, Veil};
use crate::teller::Told;

/// How many chances are tried to find out whether an action loses the game for certain.
const TRIALS: u64 = 4;

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
    fn stay(effects: Vec<Effect>) -> Reply {
        Reply { effects, go: Go::Stay }
    }

    fn go(go: Go) -> Reply {
        Reply { effects: Vec::new(), go }
    }
}

impl Session {
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
            Some(Overlay::Log(back) | Overlay::Piles(back)) => {
                match key {
                    Key::Up => *back += 1,
                    Key::Down => *back = back.saturating_sub(1),
                    Key::PageUp => *back += 10,
                    Key::PageDown => *back = back.saturating_sub(10),
                    Key::Home => *back = 10_000,
                    Key::End => *back = 0,
                    Key::Char(_)
                    | Key::Enter
                    | Key::Escape
                    | Key::Left
                    | Key::Right
                    | Key::MoveLeft
                    | Key::MoveRight
                    | Key::Backspace
                    | Key::Interrupt => self.overlay = None,
                }
                return Reply::stay(Vec::new());
            }
            None => {}
        }
        match self.veil {
            Veil::Leaving | Veil::Down => match key {
                Key::Enter | Key::Char(' ') => {
                    self.pass_on(ctx);
                    Reply::stay(Vec::new())
                }
                Key::Escape => self.open_menu(ctx),
                Key::Char('u') if self.veil == Veil::Leaving => Reply::stay(self.undo(ctx)),
                Key::Char(_)
                | Key::Left
                | Key::Right
                | Key::Up
                | Key::Down
                | Key::MoveLeft
                | Key::MoveRight
                | Key::PageUp
                | Key::PageDown
                | Key::Home
                | Key::End
                | Key::Backspace
                | Key::Interrupt => Reply::stay(Vec::new()),
            },
            Veil::Lifted => self.key_at_table(key, ctx),
        }
    }

    fn key_at_table(&mut self, key: Key, ctx: &Ctx<'_>) -> Reply {
        if let Ask::Tell(teller) = &mut self.ask {
            return match (teller.key(key), key) {
                (Told::Answer(outcome), _) => Reply::stay(self.told(outcome, ctx)),
                (Told::Moved, _) => Reply::stay(Vec::new()),
                (Told::Ignored, Key::Backspace) => Reply::stay(self.correct(ctx)),
                (Told::Ignored, Key::Escape) => self.open_menu(ctx),
                (Told::Ignored, _) => Reply::stay(Vec::new()),
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
            (Ask::Choose(offers), _) => {
                match key {
                    Key::Up => offers.step_shown(-1),
                    Key::Down => offers.step_shown(1),
                    Key::Left if !offers.step_card(-1) => offers.step(-5),
                    Key::Right if !offers.step_card(1) => offers.step(5),
                    Key::Home => offers.cursor = 0,
                    Key::End => offers.cursor = offers.list.len().saturating_sub(1),
                    Key::Enter => return self.choose_offer(offers_cursor(&self.ask), ctx),
                    Key::Char(letter) => {
                        let place = offers.with_key(as_digit(letter));
                        return self.choose_offer(place, ctx);
                    }
                    Key::Left
                    | Key::Right
                    | Key::MoveLeft
                    | Key::MoveRight
                    | Key::PageUp
                    | Key::PageDown
                    | Key::Escape
                    | Key::Backspace
                    | Key::Interrupt => {}
                }
                Reply::stay(Vec::new())
            }
            (Ask::Tell(_), _) => Reply::stay(Vec::new()),
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
            's' if self.playthrough.game().setup().book.is_some() => {
                self.spell_stop = match self.spell_stop {
                    SpellStop::Never => SpellStop::BeforeDraws,
                    SpellStop::BeforeDraws => SpellStop::Never,
                };
                // A stop that is lifted while it holds the game lets it go on.
                let effects = if self.over() { Vec::new() } else { self.advance(ctx) };
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

    fn choose_offer(&mut self, place: Option<usize>, ctx: &Ctx<'_>) -> Reply {
        let Ask::Choose(offers) = &mut self.ask else { return Reply::stay(Vec::new()) };
        let Some(action) = place.and_then(|place| offers.list.get(place)).map(|offer| offer.action) else {
            return Reply::stay(Vec::new());
        };
        offers.cursor = place.unwrap_or(offers.cursor);
        Reply::stay(self.choose(vec![action], ctx))
    }

    /// The player has chosen; a costly choice is asked for once more.
    pub(crate) fn choose(&mut self, actions: Vec<Action>, ctx: &Ctx<'_>) -> Vec<Effect> {
        if let Some(lesson) = &mut self.lesson {
            if !lesson.allows(&actions) {
                self.notice = Some(ctx.text.get("lesson-other"));
                return Vec::new();
            }
            lesson.go_on();
            return self.act(actions, ctx);
        }
        match self.costs(&actions) {
            Some(warning) => {
                let answers = vec![
                    (ctx.text.get("tui-confirm-no"), Command::Resume),
                    (ctx.text.get("tui-confirm-yes"), Command::Act(actions)),
                ];
                let dialog = Dialog::new(ctx.text.get("tui-confirm-title"), ctx.text.warning(warning), answers);
                self.overlay = Some(Overlay::Dialog(dialog));
                Vec::new()
            }
            None => self.act(actions, ctx),
        }
    }

    /// What the player should hear before this.
    fn costs(&self, actions: &[Action]) -> Option<Warning> {
        let view: View = self.view();
        let told = actions.iter().find_map(|&action| warning(action, &view));
        told.or_else(|| (self.deal != Deal::Table && self.loses(actions)).then_some(Warning::NoLongerWinnable))
    }

    /// Can the game be won now, and no more after this, however the cards come? Chances are made up, so that nothing is given away.
    fn loses(&self, actions: &[Action]) -> bool {
        let game = self.playthrough.game();
        game.may_be_won()
            && (0..TRIALS).all(|seed| {
                let mut trial = *game;
                let mut chance = QuickChance::new(seed);
                for &action in actions {
                    if trial.legal_actions().contains(action) {
                        // A listed action is legal, and this chance always knows.
                        let _ = trial.apply(action, &mut chance, &mut ());
                    }
                }
                trial.ending().is_none() && !trial.may_be_won()
            })
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

    fn obey(&mut self, command: Command, ctx: &Ctx<'_>) -> Reply {
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
                let dialog = Dialog::new(ctx.text.get("tui-pause-give-up"), ctx.text.get("tui-give-up-price"), answers);
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

    pub(crate) fn click(&mut self, target: Target, ctx: &Ctx<'_>) -> Reply {
        if let Target::Key(key) = target {
            return self.key(key, ctx);
        }
        if self.stage.take().is_some() {
            return Reply::stay(Vec::new());
        }
        if let Some(Overlay::Dialog(dialog)) = &mut self.overlay {
            return match dialog.click(target) {
                Some(command) => self.obey(command, ctx),
                None => Reply::stay(Vec::new()),
            };
        }
        if self.overlay.take().is_some() {
            return Reply::stay(Vec::new());
        }
        if self.veil != Veil::Lifted {
            self.pass_on(ctx);
            return Reply::stay(Vec::new());
        }
        self.click_at_table(target, ctx)
    }

    fn click_at_table(&mut self, target: Target, ctx: &Ctx<'_>) -> Reply {
        match (&mut self.ask, target) {
            (Ask::Choose(_), Target::Item(place)) => self.choose_offer(Some(place), ctx),
            (Ask::Choose(offers), Target::Hand(group, card)) => {
                let already = offers.chosen().is_some_and(|offer| offer.card == Some((group, card)));
                if already {
                    return self.choose_offer(offers_cursor(&self.ask), ctx);
                }
                offers.point_at(group, card);
                Reply::stay(Vec::new())
            }
            (Ask::Arrange(arrangement), Target::Item(place)) => {
                arrangement.click(place);
                Reply::stay(Vec::new())
            }
            (Ask::Tell(teller), Target::Item(place)) => match teller.tells.get(place).map(|tell| tell.outcome) {
                Some(outcome) => Reply::stay(self.told(outcome, ctx)),
                None => Reply::stay(Vec::new()),
            },
            (Ask::Over(dialog), _) => match dialog.click(target) {
                Some(command) => self.obey(command, ctx),
                None => Reply::stay(Vec::new()),
            },
            (Ask::Arrange(_) | Ask::Tell(_), Target::Hand(..)) | (_, Target::Key(_)) => Reply::stay(Vec::new()),
        }
    }
}

fn offers_cursor(ask: &Ask) -> Option<usize> {
    match ask {
        Ask::Choose(offers) => Some(offers.cursor),
        Ask::Arrange(_) | Ask::Tell(_) | Ask::Over(_) => None,
    }
}
