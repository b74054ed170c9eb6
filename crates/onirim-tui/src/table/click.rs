//! Clicks at the table.

use crate::input::Target;
use crate::scene::Ctx;
use crate::table::{Ask, GameScreen, Overlay, Reply, Veil};

impl GameScreen {
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
                    let place = offers.cursor;
                    return self.choose_offer(Some(place), ctx);
                }
                offers.point_at(group, card);
                Reply::stay(Vec::new())
            }
            (Ask::Arrange(arrangement), Target::Item(place)) => {
                arrangement.click(place);
                Reply::stay(Vec::new())
            }
            (Ask::Pay(payment), Target::Item(place)) => {
                payment.click(place);
                Reply::stay(Vec::new())
            }
            (Ask::SwapGoals(swap), Target::Item(place)) => {
                let swapped = swap.pick(place);
                self.swapped(swapped, ctx)
            }
            (Ask::Tell(teller), Target::Item(place)) => match teller.tells.get(place).map(|tell| tell.outcome) {
                Some(outcome) => Reply::stay(self.told(outcome, ctx)),
                None => Reply::stay(Vec::new()),
            },
            (Ask::Over(dialog), _) => match dialog.click(target) {
                Some(command) => self.obey(command, ctx),
                None => Reply::stay(Vec::new()),
            },
            (Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) | Ask::Tell(_), Target::Hand(..))
            | (_, Target::Key(_)) => Reply::stay(Vec::new()),
        }
    }
}
