//! The guide for real cards: questions, chores, corrections.

use onirim_core::{Card, Cards, DeckEnd, Nth, Occasion, Purpose, Seat, Setup};
use onirim_session::{Chore, Fit, NoCorrection, Told};

use crate::args::Args;
use crate::keys;
use crate::names::Perspective;
use crate::text::Text;

impl Text {
    /// Which card is asked for, and why.
    pub fn occasion(&self, occasion: Occasion, perspective: Perspective) -> String {
        let (key, args) = wanted(occasion, perspective);
        self.get_with(key, &args)
    }

    /// The same as a label.
    pub fn occasion_label(&self, occasion: Occasion, perspective: Perspective) -> String {
        let (key, args) = wanted(occasion, perspective);
        self.get_with(&format!("{key}.label"), &args)
    }

    /// An entered card, with its time and reason.
    pub fn slip(&self, told: &Told, perspective: Perspective) -> String {
        let label = told.occasion.map(|occasion| self.occasion_label(occasion, perspective)).unwrap_or_default();
        let args = Args::new().count("turn", told.turn).text("label", label).text("card", self.outcome(&told.outcome));
        self.get_with("slip-line", &args)
    }

    /// The result of a correction.
    pub fn corrected(&self, fit: Fit) -> String {
        match fit {
            Fit::Whole => self.get("slip-corrected"),
            Fit::Cut { lost } => self.get_with("slip-cut", &Args::new().count("lost", lost)),
        }
    }

    /// Why a correction is impossible.
    pub fn no_correction(&self, why: NoCorrection) -> String {
        self.get(match why {
            NoCorrection::Nothing => "slip-none",
            NoCorrection::Impossible => "slip-impossible",
        })
    }

    /// A chore as a sentence.
    pub fn chore(&self, chore: &Chore, perspective: Perspective) -> String {
        let args = Args::new();
        let by = |seat: Seat| Args::new().player(seat, perspective);
        let (key, args) = match chore {
            Chore::SortOut { setup } => ("chore-sort-out", box_of(setup)),
            Chore::ShuffleGoals => ("chore-shuffle-goals", args),
            Chore::ShufflePremonitions { .. } => ("chore-shuffle-premonitions", args),
            Chore::ShuffleDeck => ("chore-shuffle-deck", args),
            Chore::ShuffleLimbo => ("chore-shuffle-limbo", args),
            Chore::TurnOver { cards, end: DeckEnd::Top } => ("chore-turn-over-top", self.in_order(cards)),
            Chore::TurnOver { cards, end: DeckEnd::Bottom } => ("chore-turn-over-bottom", self.in_order(cards)),
            Chore::TakeUp { seat, card, to } => {
                ("chore-take-up", by(*seat).card("card", *card).text("to", keys::group_word(*to)))
            }
            Chore::LayOpen { card } => ("chore-lay-open", args.card("card", *card)),
            Chore::Pick { seat, card } => ("chore-pick", by(*seat).card("card", *card)),
            Chore::SetAside { card } => ("chore-set-aside", args.card("card", *card)),
            Chore::DiscardFront { cards } => ("chore-discard-front", self.any_order(args, cards)),
            Chore::PutBack { cards, end: DeckEnd::Top } => ("chore-put-back-top", self.in_order(cards)),
            Chore::PutBack { cards, end: DeckEnd::Bottom } => ("chore-put-back-bottom", self.in_order(cards)),
            Chore::Play { seat, card, from } => {
                ("chore-play", by(*seat).card("card", *card).text("from", keys::group_word(*from)))
            }
            Chore::Build { seat, tower, from, end } => {
                let args = by(*seat).card("card", Card::tower(*tower)).text("end", keys::end_word(*end));
                ("chore-build", args.text("from", keys::group_word(*from)))
            }
            Chore::Discard { seat, cards, from } => {
                ("chore-discard", self.any_order(by(*seat).text("from", keys::group_word(*from)), cards))
            }
            Chore::Swap { seat, personal, shared } => {
                ("chore-swap", by(*seat).card("personal", *personal).card("shared", *shared))
            }
            Chore::Raze { tower } => ("chore-raze", args.card("card", Card::tower(*tower))),
            Chore::KeepDoor { seat, color } => ("chore-keep-door", by(*seat).door(*color)),
            Chore::FindDoor { seat, color } => ("chore-find-door", by(*seat).door(*color)),
            Chore::FindDoorForLimbo { color } => ("chore-find-door-for-limbo", args.door(*color)),
            Chore::ReturnDoor { owner, color } => ("chore-return-door", by(*owner).door(*color)),
            Chore::SearchOut { cards } => ("chore-search-out", self.any_order(args, cards)),
            Chore::Fetch { card } => ("chore-fetch", args.card("card", *card)),
            Chore::RecallNightmare => ("chore-recall-nightmare", args),
            Chore::Pay { cards } => ("chore-pay", self.any_order(args, cards)),
            Chore::SwapGoals { left, right } => ("chore-swap-goals", args.slot("left", *left).slot("right", *right)),
            Chore::TurnGoalDown { slot } => ("chore-turn-goal-down", args.slot("slot", *slot)),
            Chore::TurnGoalUp { slot } => ("chore-turn-goal-up", args.slot("slot", *slot)),
            Chore::Suffer { premonition } => ("chore-suffer", args.premonition(*premonition)),
            Chore::Dispel { premonition } => ("chore-dispel", args.premonition(*premonition)),
        };
        self.get_with(key, &args)
    }

    /// Each card on its own, since their order matters.
    fn in_order(&self, cards: &[Card]) -> Args {
        let names: Vec<String> = cards.iter().map(|&card| self.a_card(Some(card))).collect();
        Args::new().text("cards", self.list(&names)).count("count", cards.len())
    }

    /// Each kind once, with its number.
    fn any_order(&self, args: Args, cards: &[Card]) -> Args {
        let heap: Cards = cards.iter().copied().collect();
        let names: Vec<String> = heap.counts().map(|(card, count)| self.some_cards(Some(card), count)).collect();
        args.text("cards", self.list(&names)).count("count", cards.len())
    }
}

fn wanted(occasion: Occasion, perspective: Perspective) -> (&'static str, Args) {
    let nth = |which: Nth| Args::new().count("number", which.number).count("of", which.of);
    match occasion {
        Occasion::Goal { which } => ("want-goal", nth(which)),
        Occasion::FaceUp { which } => ("want-face-up", nth(which)),
        Occasion::FirstHand { which } => ("want-first-hand", nth(which)),
        Occasion::OpenCard { which } => ("want-open-card", nth(which)),
        Occasion::Draw { seat, to } => {
            ("want-draw", Args::new().player(seat, perspective).text("to", keys::group_word(to)))
        }
        Occasion::Look { purpose: Purpose::Prophecy, which } => ("want-prophecy", nth(which)),
        Occasion::Look { purpose: Purpose::LookAhead, which } => ("want-look-ahead", nth(which)),
        Occasion::Look { purpose: Purpose::Raise, which } => ("want-raise", nth(which)),
        Occasion::Look { purpose: Purpose::Sift, which } => ("want-sift", nth(which)),
        Occasion::Reveal { which } => ("want-reveal", nth(which)),
        Occasion::NewHand { seat, to, which, .. } => {
            ("want-new-hand", nth(which).player(seat, perspective).text("to", keys::group_word(to)))
        }
        Occasion::Foretold { which } => ("want-foretold", nth(which)),
    }
}

/// What is taken out of the box.
fn box_of(setup: &Setup) -> Args {
    let Setup { players: _, book, towers, premonitions } = setup;
    let with = |there: bool| if there { "with" } else { "without" };
    Args::new()
        .count("count", setup.deck().len())
        .text("book", with(book.is_some()))
        .text("towers", with(towers.is_some()))
        .text("dreams", with(premonitions.is_some()))
}
