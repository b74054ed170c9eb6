//! Real cards: the deal, told card by card.

use onirim_core::{Outcome, Setup};
use onirim_record::{Playthrough, Refused};

use crate::asks::{Answered, Teller};
use crate::input::{Key, Target};
use crate::scene::Ctx;

/// A deal that is being told.
#[derive(Clone, Debug)]
pub(crate) struct Dealing {
    pub(crate) setup: Setup,
    pub(crate) told: Vec<Outcome>,
    pub(crate) teller: Teller,
}

/// What comes of a key.
pub(crate) enum Dealt {
    Stay,
    Leave,
    Done(Box<Playthrough>),
}

impl Dealing {
    pub(crate) fn new(setup: Setup, ctx: &Ctx<'_>) -> Result<Dealing, Refused> {
        match Playthrough::scripted(setup, &[]) {
            Err(Refused::NeedsOutcome { request, .. }) => {
                Ok(Dealing { setup, told: Vec::new(), teller: Teller::new(request, None, ctx.text, ctx.palette) })
            }
            Err(refused) => Err(refused),
            Ok(_) => Err(Refused::SurplusOutcomes { surplus: Vec::new() }),
        }
    }

    pub(crate) fn input(&mut self, target: Target, ctx: &Ctx<'_>) -> Dealt {
        let told = match target {
            Target::Item(place) => {
                self.teller.tells.get(place).map_or(Answered::Ignored, |tell| Answered::Answer(tell.outcome))
            }
            Target::Key(Key::Escape) => return Dealt::Leave,
            Target::Key(Key::Backspace) => {
                self.told.pop();
                return self.go_on(ctx);
            }
            Target::Key(key) => self.teller.key(key),
            Target::Hand(..) => Answered::Ignored,
        };
        match told {
            Answered::Ignored | Answered::Moved => Dealt::Stay,
            Answered::Answer(outcome) => {
                self.told.push(outcome);
                self.go_on(ctx)
            }
        }
    }

    fn go_on(&mut self, ctx: &Ctx<'_>) -> Dealt {
        match Playthrough::scripted(self.setup, &self.told) {
            Ok(playthrough) => Dealt::Done(Box::new(playthrough)),
            Err(Refused::NeedsOutcome { request, .. }) => {
                self.teller = Teller::new(request, None, ctx.text, ctx.palette);
                Dealt::Stay
            }
            // What cannot come was never offered.
            Err(_) => {
                self.told.pop();
                Dealt::Stay
            }
        }
    }
}
