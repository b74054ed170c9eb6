//! Real cards: the deal, card by card.

use onirim_core::{Occasion, Outcome, Request};
use onirim_record::Playthrough;
use onirim_session::{Chore, Dealing, Guidance, settings};
use onirim_store::Store;
use onirim_text::{Args, Perspective, Text};

use super::command::{Command, understand};
use super::outcomes::{self, Heard, heard};
use super::slips::{self, Slip};
use crate::console::{Console, Stop};

/// Leads a dealer through a deal, or the rest of one.
pub(super) fn lead(
    mut dealing: Dealing,
    store: &Store,
    console: &mut Console<'_>,
    text: &Text,
) -> Result<Playthrough, Stop> {
    let mut guidance = guidance(store);
    let mut told = if dealing.told().is_empty() { 0 } else { dealing.chores().len() };
    if told > 0 {
        lay_again(&dealing, console, text)?;
    }
    loop {
        let mut chores = dealing.chores();
        let news = chores.split_off(told.min(chores.len()));
        told = chores.len() + news.len();
        say_chores(&news, dealing.told_to().into(), console, text)?;
        let step = match led_by_hand(&news, guidance, &mut dealing, console, text)? {
            Some(step) => step,
            None => {
                // A deal that needs nothing is a game, and was handed back.
                let Some((request, occasion)) = dealing.wanted() else { return Err(Stop::InputEnded) };
                console.say(&text.occasion(occasion, dealing.told_to().into()))?;
                ask(&mut dealing, request, occasion, console, text)?
            }
        };
        match step {
            Step::Dealt(dealt) => return Ok(*dealt),
            Step::Told => {}
            Step::Brief => guidance = switch_guidance(guidance, store, console, text)?,
            Step::Changed => {
                lay_again(&dealing, console, text)?;
                told = dealing.chores().len();
            }
        }
    }
}

/// Waits until hands have done this. `None`: they have; otherwise something was taken back or corrected instead.
fn led_by_hand(
    chores: &[Chore],
    guidance: Guidance,
    dealing: &mut Dealing,
    console: &mut Console<'_>,
    text: &Text,
) -> Result<Option<Step>, Stop> {
    loop {
        match wait_for_hands(chores, guidance, console, text)? {
            Hands::Done => return Ok(None),
            Hands::Brief => return Ok(Some(Step::Brief)),
            Hands::TakeBack => {
                if let Some(step) = take_back(dealing, console, text)? {
                    return Ok(Some(step));
                }
            }
            Hands::Correct => {
                if let Some(step) = correct(dealing, console, text)? {
                    return Ok(Some(step));
                }
            }
        }
    }
}

/// `None`: there was nothing to take back.
fn take_back(dealing: &mut Dealing, console: &mut Console<'_>, text: &Text) -> Result<Option<Step>, Stop> {
    if dealing.take_back().is_some() {
        return Ok(Some(Step::Changed));
    }
    console.say(&text.get("undo-nothing"))?;
    Ok(None)
}

/// What came of a question for a card.
enum Step {
    /// It was the last one.
    Dealt(Box<Playthrough>),
    Told,
    /// The guide is switched between waiting for each step and being brief.
    Brief,
    /// Something was taken back or corrected.
    Changed,
}

/// Asks for one card, until something has changed.
fn ask(
    dealing: &mut Dealing,
    request: Request,
    occasion: Occasion,
    console: &mut Console<'_>,
    text: &Text,
) -> Result<Step, Stop> {
    let list = request.weights();
    if let Request::Premonition(_) = request {
        outcomes::list(console, text, &list)?;
    }
    loop {
        let typed = console.ask(text, &text.get("plain-tell"))?;
        match understand(&typed) {
            Command::Nothing => {
                console.say(&text.occasion(occasion, dealing.told_to().into()))?;
                outcomes::list(console, text, &list)?;
                continue;
            }
            Command::Undo => match take_back(dealing, console, text)? {
                Some(step) => return Ok(step),
                None => continue,
            },
            Command::Correct => match correct(dealing, console, text)? {
                Some(step) => return Ok(step),
                None => continue,
            },
            Command::Brief => return Ok(Step::Brief),
            Command::Quit => return Err(Stop::Quit),
            Command::Help => {
                super::help::cards(console, text)?;
                continue;
            }
            Command::Number(_)
            | Command::Words(_)
            | Command::Table
            | Command::Heaps
            | Command::Log
            | Command::Rules(_)
            | Command::Redo
            | Command::Hint
            | Command::Code
            | Command::AskBeforeDraws
            | Command::StopBeforeDraws
            | Command::New
            | Command::GiveUp => {}
        }
        match heard(&typed, &list, text) {
            Heard::One(outcome) => match dealing.tell(outcome) {
                Ok(Some(dealt)) => return Ok(Step::Dealt(Box::new(dealt))),
                Ok(None) => return Ok(Step::Told),
                Err(_) => impossible(outcome, console, text)?,
            },
            unclear @ (Heard::Several(_) | Heard::Nothing) => {
                outcomes::not_heard(&unclear, &typed, console, text)?;
            }
        }
    }
}

/// `None`: nothing was corrected.
fn correct(dealing: &mut Dealing, console: &mut Console<'_>, text: &Text) -> Result<Option<Step>, Stop> {
    let slip = slips::ask(&dealing.slips(), dealing.setup(), dealing.told_to().into(), console, text)?;
    let Some(Slip { told, right }) = slip else { return Ok(None) };
    let before = dealing.told().len();
    match dealing.correct(told.moment.number, right) {
        Ok(dealt) => {
            let all_fits = dealing.told().len() == before;
            console.say(&text.get(if all_fits { "slip-corrected" } else { "slip-deal-cut" }))?;
            let Some(dealt) = dealt else { return Ok(Some(Step::Changed)) };
            // Where the last card goes is told when the game begins.
            let last = dealing.take_back();
            lay_again(dealing, console, text)?;
            let front = last.map(|outcome| text.outcome(&outcome)).unwrap_or_default();
            let args = Args::new().text("label", text.get("plain-front")).text("content", front);
            console.say(&text.get_with("table-line", &args))?;
            console.blank()?;
            Ok(Some(Step::Dealt(Box::new(dealt))))
        }
        Err(_) => {
            console.say(&text.get("slip-impossible"))?;
            Ok(None)
        }
    }
}

pub(super) fn impossible(outcome: Outcome, console: &mut Console<'_>, text: &Text) -> Result<(), Stop> {
    console.forget_waiting();
    let args = Args::new().text("answer", text.outcome(&outcome));
    console.say(&text.get_with("request-impossible", &args))?;
    Ok(())
}

/// Tells what hands have to do.
pub(super) fn say_chores(
    chores: &[Chore],
    perspective: Perspective,
    console: &mut Console<'_>,
    text: &Text,
) -> Result<(), Stop> {
    for chore in chores {
        let args = Args::new().text("chore", text.chore(chore, perspective));
        console.say(&text.get_with("plain-chore", &args))?;
    }
    Ok(())
}

/// What hands say while they have something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hands {
    Done,
    /// The last card or choice is taken back instead.
    TakeBack,
    /// A card was entered wrong.
    Correct,
    /// The guide is switched between waiting for each step and being brief.
    Brief,
}

/// How closely the player likes to be guided, here and on the full screen.
pub(super) fn guidance(store: &Store) -> Guidance {
    store.setting(settings::GUIDANCE).ok().flatten().and_then(|word| Guidance::from_word(&word)).unwrap_or_default()
}

/// The other way to be guided, which is kept and told.
pub(super) fn switch_guidance(
    guidance: Guidance,
    store: &Store,
    console: &mut Console<'_>,
    text: &Text,
) -> Result<Guidance, Stop> {
    let (other, key) = match guidance {
        Guidance::StepByStep => (Guidance::Brief, "plain-guidance-brief"),
        Guidance::Brief => (Guidance::StepByStep, "plain-guidance-steps"),
    };
    console.say(&text.get(key))?;
    // What cannot be kept holds for this game.
    let _ = store.set(settings::GUIDANCE, other.word());
    Ok(other)
}

/// Waits until hands have done this, or want something else first. Who types ahead has done it.
pub(super) fn wait_for_hands(
    chores: &[Chore],
    guidance: Guidance,
    console: &mut Console<'_>,
    text: &Text,
) -> Result<Hands, Stop> {
    if !guidance.waits_for(chores) || console.is_ahead() {
        return Ok(Hands::Done);
    }
    let prompt = match guidance {
        Guidance::StepByStep => "plain-chores-done",
        Guidance::Brief => "plain-chores-done-brief",
    };
    loop {
        match understand(&console.ask(text, &text.get(prompt))?) {
            Command::Brief => return Ok(Hands::Brief),
            Command::Nothing => return Ok(Hands::Done),
            Command::Undo => return Ok(Hands::TakeBack),
            Command::Correct => return Ok(Hands::Correct),
            Command::Quit => return Err(Stop::Quit),
            Command::Number(_)
            | Command::Words(_)
            | Command::Help
            | Command::Table
            | Command::Heaps
            | Command::Log
            | Command::Rules(_)
            | Command::Redo
            | Command::Hint
            | Command::Code
            | Command::AskBeforeDraws
            | Command::StopBeforeDraws
            | Command::New
            | Command::GiveUp => console.forget_waiting(),
        }
    }
}

/// How the cards lie that have been dealt.
fn lay_again(dealing: &Dealing, console: &mut Console<'_>, text: &Text) -> Result<(), Stop> {
    let named = |outcomes: Vec<Outcome>| outcomes.iter().map(|outcome| text.outcome(outcome)).collect::<Vec<String>>();
    let (laid, limbo) = (named(dealing.laid_out().collect()), named(dealing.in_limbo().collect()));
    console.say(&text.get("plain-lay-table"))?;
    for (key, cards) in [("plain-deal-hand", laid), ("plain-deal-limbo", limbo)] {
        console.say(&text.get_with(key, &Args::new().text("cards", text.list(&cards))))?;
    }
    Ok(())
}
