//! Clicks at the table.

use crate::input::Target;
use crate::next::Next;
use crate::scene::Ctx;
use crate::table::{Ask, GameScreen};

impl GameScreen {
    pub(super) fn click_at_table(&mut self, target: Target, ctx: &Ctx) -> Next {
        if let Some(help) = &mut self.help {
            match target {
                Target::Hand(_) => help.pointed_at(),
                Target::Item(_) | Target::Key(_) => help.close(),
            }
        }
        match (&mut self.ask, target) {
            (Ask::Choose(_), Target::Item(place)) => self.choose_offer(Some(place), ctx),
            (Ask::Choose(offers), Target::Hand(place)) => {
                if offers.is_chosen(place) {
                    let place = offers.cursor;
                    return self.choose_offer(Some(place), ctx);
                }
                offers.point_at(place);
                Next::Stay
            }
            (Ask::Arrange(arrangement), Target::Item(place)) => {
                arrangement.click(place);
                Next::Stay
            }
            (Ask::Pay(payment), Target::Item(place)) => {
                payment.click(place);
                Next::Stay
            }
            (Ask::SwapGoals(swap), Target::Item(place)) => {
                let swapped = swap.pick(place);
                self.swapped(swapped, ctx)
            }
            (Ask::Tell(teller), Target::Item(place)) => match teller.tells.get(place).map(|tell| tell.outcome) {
                Some(outcome) => self.tell(outcome, ctx),
                None => Next::Stay,
            },
            (Ask::Over(dialog) | Ask::Read(dialog), _) => match dialog.input(target) {
                Some(next) => self.answered(next),
                None => Next::Stay,
            },
            (Ask::Wait(_), _)
            | (Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) | Ask::Tell(_), Target::Hand(..))
            | (_, Target::Key(_)) => Next::Stay,
        }
    }
}
