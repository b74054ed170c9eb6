//! The discarded cards that pay for a spell, chosen together.

use onirim_art::Drawing;
use onirim_core::Card;
use onirim_markup::markup;
use onirim_text::Args;
use onirim_ui::table::Ask;
use onirim_ui::{Key, Target};

use crate::node::Node;
use crate::parts::{button, face};
use crate::program::{Program, Scene};

/// The payment.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Price {
    stakes: Vec<Stake>,
    sum: String,
    help: String,
    pay: String,
    less: String,
}

/// Equal cards, and how many of them pay.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stake {
    card: Card,
    name: String,
    told: String,
    is_paid: bool,
    is_pointed_at: bool,
}

pub(crate) fn draw(program: Program) -> Node {
    program.part(look, |program, price| price.map(|price| drawn(program, price)).into())
}

fn look(scene: &Scene<'_>) -> Option<Price> {
    let text = scene.text;
    let payment = match &scene.game.ask {
        Ask::Pay(payment) => payment,
        Ask::Choose(_)
        | Ask::Arrange(_)
        | Ask::SwapGoals(_)
        | Ask::Tell(_)
        | Ask::Read(_)
        | Ask::Wait(_)
        | Ask::Over(_) => {
            return None;
        }
    };
    let stakes = payment.stakes.iter().enumerate().map(|(place, stake)| {
        let told = format!("{}/{}", stake.paid, stake.there);
        let args =
            Args::new().text("card", text.card(stake.card)).count("paid", stake.paid).count("there", stake.there);
        Stake {
            card: stake.card,
            name: text.get_with("web-stake", &args),
            told,
            is_paid: stake.paid > 0,
            is_pointed_at: place == payment.cursor,
        }
    });
    let args = Args::new().count("paid", payment.paid()).count("owed", payment.owed);
    Some(Price {
        stakes: stakes.collect(),
        sum: text.get_with("app-pay-sum", &args),
        help: text.get("web-pay-help"),
        pay: text.get("app-key-pay"),
        less: text.get("web-pay-less"),
    })
}

fn drawn(program: Program, price: Price) -> Node {
    let stakes = price.stakes.into_iter().enumerate().map(|(place, stake)| {
        let class = match (stake.is_paid, stake.is_pointed_at) {
            (true, true) => "choice stake marked",
            (true, false) => "choice stake",
            (false, true) => "choice stake unpaid marked",
            (false, false) => "choice stake unpaid",
        };
        markup! {
            <button type="button" class=class data-key=format!("stake-{place}") data-cursor=stake.is_pointed_at.then_some("") data-own-keys=""
                on:click=move |_| program.click(Target::Item(place))>
                {face(Drawing::Card(stake.card))} <span aria-hidden="true">{stake.told}</span>
                <span class="aside-for-readers">{stake.name}</span>
            </button>
        }
    });
    markup! {
        <p><strong>{price.sum}</strong> " " <span class="quiet">{price.help}</span></p>
        <div class="stakes">{stakes.collect::<Node>()}</div>
        <div class="arrange-tools">
            {button("less", "", price.less, move || program.key(Key::Down))}
            {button("pay", "main", price.pay, move || program.key(Key::Enter))}
        </div>
    }
}
