//! The discarded cards that pay for a spell, chosen together.

use onirim_art::Drawing;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::asks::Payment;
use onirim_ui::{Key, Target};

use crate::node::Node;
use crate::parts::{button, face};
use crate::program::Scene;

pub(crate) fn draw(scene: &Scene<'_>, payment: &Payment) -> Node {
    let (program, text) = (scene.program, scene.text);
    // Equal cards, and how many of them pay.
    let stakes = payment.stakes.iter().enumerate().map(|(place, stake)| {
        let is_marked = place == payment.cursor;
        let class = match (stake.paid > 0, is_marked) {
            (true, true) => "choice stake marked",
            (true, false) => "choice stake",
            (false, true) => "choice stake unpaid marked",
            (false, false) => "choice stake unpaid",
        };
        let args =
            Args::new().text("card", text.card(stake.card)).count("paid", stake.paid).count("there", stake.there);
        markup! {
            <button type="button" class=class data-key=format!("stake-{place}") data-cursor=is_marked.then_some("") data-own-keys=""
                on:click=move |_| program.click(Target::Item(place))>
                {face(Drawing::Card(stake.card))} <span aria-hidden="true">{format!("{}/{}", stake.paid, stake.there)}</span>
                <span class="aside-for-readers">{text.get_with("web-stake", &args)}</span>
            </button>
        }
    });
    let sum = Args::new().count("paid", payment.paid()).count("owed", payment.owed);
    markup! {
        <p><strong>{text.get_with("app-pay-sum", &sum)}</strong> " " <span class="quiet">{text.get("web-pay-help")}</span></p>
        <div class="stakes">{stakes.collect::<Node>()}</div>
        <div class="arrange-tools">
            {button("less", "", text.get("web-pay-less"), move || program.key(Key::Down))}
            {button("pay", "main", text.get("app-key-pay"), move || program.key(Key::Enter))}
        </div>
    }
}
