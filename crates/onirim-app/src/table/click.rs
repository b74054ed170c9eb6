//! Clicks at the table.

use onirim_session::Watch;

use crate::input::Target;
use crate::scene::Ctx;
use crate::table::{Ask, GameScreen, Go, Overlay};

impl GameScreen {
    pub(crate) fn click(&mut self, target: Target, ctx: &Ctx) -> Go {
        if let Target::Key(key) = target {
            return self.key(key, ctx);
        }
        if self.stage.take().is_some() {
            return Go::Stay;
        }
        if let Some(Overlay::Dialog(dialog)) = &mut self.overlay {
            return match dialog.click(target) {
                Some(command) => self.obey(command, ctx),
                None => Go::Stay,
            };
        }
        if let Some(Overlay::Slips(_)) = &self.overlay {
            return self.input_to_slips(target, ctx);
        }
        if self.overlay.take().is_some() {
            return Go::Stay;
        }
        if self.is_hands_turn() {
            self.chores.done();
            return Go::Stay;
        }
        match self.session.watch() {
            Watch::Everyone | Watch::Alone(_) => {}
            Watch::Leaving { .. } => {
                self.pass_on(ctx);
                return Go::Stay;
            }
            // Nothing lies there that could be meant: whoever shows their cards says so.
            Watch::Away { .. } => return Go::Stay,
        }
        if let Some(help) = &mut self.help {
            match target {
                Target::Hand(_) => help.pointed_at(),
                Target::Item(_) | Target::Key(_) => help.close(),
            }
        }
        self.click_at_table(target, ctx)
    }

    fn click_at_table(&mut self, target: Target, ctx: &Ctx) -> Go {
        match (&mut self.ask, target) {
            (Ask::Choose(_), Target::Item(place)) => self.choose_offer(Some(place), ctx),
            (Ask::Choose(offers), Target::Hand(place)) => {
                if offers.is_chosen(place) {
                    let place = offers.cursor;
                    return self.choose_offer(Some(place), ctx);
                }
                offers.point_at(place);
                Go::Stay
            }
            (Ask::Arrange(arrangement), Target::Item(place)) => {
                arrangement.click(place);
                Go::Stay
            }
            (Ask::Pay(payment), Target::Item(place)) => {
                payment.click(place);
                Go::Stay
            }
            (Ask::SwapGoals(swap), Target::Item(place)) => {
                let swapped = swap.pick(place);
                self.swapped(swapped, ctx)
            }
            (Ask::Tell(teller), Target::Item(place)) => match teller.tells.get(place).map(|tell| tell.outcome) {
                Some(outcome) => self.tell(outcome, ctx),
                None => Go::Stay,
            },
            (Ask::Over(dialog) | Ask::Read(dialog), _) => match dialog.click(target) {
                Some(command) => self.obey(command, ctx),
                None => Go::Stay,
            },
            (Ask::Arrange(_) | Ask::Pay(_) | Ask::SwapGoals(_) | Ask::Tell(_), Target::Hand(..))
            | (_, Target::Key(_)) => Go::Stay,
        }
    }
}
