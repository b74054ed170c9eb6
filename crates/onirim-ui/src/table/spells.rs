//! The list of spells: effects, prices, casting, and the stop before draws.

use onirim_core::{Action, Book, Spell};
use onirim_session::SpellStop;
use onirim_text::Args;

use crate::asks::Dialog;
use crate::next::{Effect, Next};
use crate::scene::Ctx;
use crate::table::{GameScreen, Overlay};

impl GameScreen {
    /// Lists the spells. Those that can be cast now are answers.
    pub(crate) fn list_spells(&mut self, ctx: &Ctx) -> Next {
        let Some(book) = self.scene().setup().book else { return Next::Stay };
        let mut answers = Vec::new();
        for (key, spell) in ['x', 'y', 'z'].into_iter().zip(Spell::ALL) {
            let cast = Action::Cast { spell };
            if self.scene().actions.contains(&cast) {
                let label = ctx.text.choice(cast, &self.view()).label;
                answers.push((key, label, Next::Do(Effect::Choose(vec![cast]))));
            }
        }
        let stop = match self.scene().rights.spell_stop {
            Some(SpellStop::Never) | None => "app-spells-stop",
            Some(SpellStop::BeforeDraws) => "app-spells-no-stop",
        };
        answers.push(('s', ctx.text.get(stop), Next::Do(Effect::SwitchStop)));
        answers.push(('1', ctx.text.get("app-pause-resume"), Next::Back));
        let body = self.spells_told(book, ctx);
        self.cover(Overlay::Dialog(Dialog::keyed(ctx.text.get("app-spells"), body, answers)))
    }

    /// One paragraph for each spell, and the number of cards to pay with.
    fn spells_told(&self, book: Book, ctx: &Ctx) -> String {
        let pile = self.scene().view.discard_pile.len();
        let spells = Spell::ALL.map(|spell| {
            let told = ctx.text.spell(spell);
            let args = Args::new().text("name", told.name).text("effect", told.effect).count("cost", spell.cost(book));
            ctx.text.get_with("app-spells-one", &args)
        });
        let paying = ctx.text.get_with("app-spells-pile", &Args::new().count("count", pile));
        spells.into_iter().chain([paying]).collect::<Vec<_>>().join("\n")
    }
}
