//! What lies on the table, one fact a line.

use onirim_core::{Card, Cards, Color, DeckEnd, Goal, Kind, Players, Question, Seat, Side, Spell, Tower, View};
use onirim_text::{Args, Perspective, Text};

use crate::wording::commas;

/// The number of cards of a row that are printed each turn; the whole row is printed with the table.
const LAST_OF_ROW: usize = 4;
/// With at most this many cards, the deck is printed with a warning.
const FEW_CARDS: usize = 10;

/// Something that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fact {
    Goals,
    Spells,
    Premonitions,
    PremonitionsGone,
    Towers,
    PartnerDoors,
    PartnerRow,
    PartnerHand,
    Doors,
    Row,
    EndOfRow,
    Hand,
    Shared,
    TowersInHand,
    InFront,
    Placed,
    Deck,
    Top,
    Bottom,
    Limbo,
    DiscardPile,
    Removed,
    Unseen,
}

/// The whole table.
pub(crate) const EVERYTHING: [Fact; 18] = [
    Fact::Goals,
    Fact::Spells,
    Fact::Premonitions,
    Fact::Towers,
    Fact::PartnerDoors,
    Fact::PartnerRow,
    Fact::PartnerHand,
    Fact::Doors,
    Fact::Row,
    Fact::Hand,
    Fact::Shared,
    Fact::TowersInHand,
    Fact::Placed,
    Fact::Deck,
    Fact::Top,
    Fact::Bottom,
    Fact::Limbo,
    Fact::DiscardPile,
];

/// Where every card lies, for hands that put them there.
pub(crate) const WHERE_CARDS_LIE: [Fact; 19] = [
    Fact::Goals,
    Fact::Premonitions,
    Fact::PremonitionsGone,
    Fact::Towers,
    Fact::PartnerDoors,
    Fact::PartnerRow,
    Fact::PartnerHand,
    Fact::Doors,
    Fact::Row,
    Fact::Hand,
    Fact::Shared,
    Fact::InFront,
    Fact::Placed,
    Fact::Deck,
    Fact::Top,
    Fact::Bottom,
    Fact::Limbo,
    Fact::DiscardPile,
    Fact::Removed,
];

/// The sizes of the piles.
pub(crate) const HEAPS: [Fact; 4] = [Fact::DiscardPile, Fact::Removed, Fact::Limbo, Fact::Unseen];

/// The facts that are repeated before this question.
#[expect(clippy::wildcard_enum_match_arm, reason = "other questions say what matters for them")]
pub(crate) const fn around(question: Question) -> &'static [Fact] {
    match question {
        Question::Draft => &[Fact::PartnerHand, Fact::Hand],
        Question::Turn => &[
            Fact::Goals,
            Fact::Towers,
            Fact::PartnerDoors,
            Fact::PartnerHand,
            Fact::Doors,
            Fact::EndOfRow,
            Fact::Hand,
            Fact::Shared,
            Fact::TowersInHand,
            Fact::Deck,
            Fact::Top,
        ],
        Question::Nightmare => &[Fact::Doors, Fact::Hand, Fact::Shared, Fact::Deck],
        Question::Swap => &[Fact::EndOfRow, Fact::PartnerHand, Fact::Hand, Fact::Shared],
        Question::BeforeDraw | Question::DrawnDoor { .. } => &[Fact::Hand, Fact::Shared],
        Question::Arrange { .. } => &[Fact::Placed],
        Question::Ruin => &[Fact::Towers],
        Question::SwapGoals | Question::ReopenGoal { .. } => &[Fact::Goals],
        Question::HappyDream => &[Fact::Premonitions, Fact::Hand, Fact::Shared],
        _ => &[],
    }
}

/// The facts in words; what is not part of this game, or says nothing now, is left out.
pub(crate) fn lines(text: &Text, view: &View, perspective: Perspective, facts: &[Fact]) -> Vec<String> {
    let told = InWords { text, view, perspective };
    facts.iter().flat_map(|&fact| told.fact(fact)).collect()
}

struct InWords<'a> {
    text: &'a Text,
    view: &'a View,
    perspective: Perspective,
}

impl InWords<'_> {
    fn fact(&self, fact: Fact) -> Vec<String> {
        let view = self.view;
        let partner = match view.setup.players {
            Players::One => None,
            Players::Two(_) => Some(view.seat.partner()),
        };
        let line = match fact {
            Fact::Goals => self.goals(),
            Fact::Spells => self.spells(),
            Fact::Premonitions => return self.premonitions(),
            Fact::PremonitionsGone => self.premonitions_gone(),
            Fact::Towers => self.towers(),
            Fact::PartnerDoors => partner.map(|partner| self.doors(&self.of("table-doors-of", partner), partner)),
            Fact::PartnerRow => partner.map(|partner| self.row(partner, usize::MAX)),
            Fact::PartnerHand => partner.map(|_| self.partner_hand()),
            Fact::Doors => {
                let label =
                    if partner.is_some() { self.of("table-doors-of", view.seat) } else { self.text.get("table-doors") };
                Some(self.doors(&label, view.seat))
            }
            Fact::Row => Some(self.row(view.seat, usize::MAX)),
            Fact::EndOfRow => Some(self.row(view.seat, LAST_OF_ROW)),
            Fact::Hand => {
                let label =
                    if partner.is_some() { self.of("table-hand-of", view.seat) } else { self.text.get("table-hand") };
                Some(self.labelled(&label, &self.heap(&view.hand.iter().copied().collect())))
            }
            Fact::Shared => partner.map(|_| self.shared()),
            Fact::TowersInHand => self.towers_in_hand(),
            Fact::InFront => self.in_front(),
            Fact::Placed => self.known(self.placed(), &view.placed),
            Fact::Deck => Some(self.deck()),
            Fact::Top => self.known("table-top", &view.top),
            Fact::Bottom => self.known("table-bottom", &view.bottom),
            Fact::Limbo => self.unless_empty("table-limbo", &view.limbo),
            Fact::DiscardPile => Some(self.line("table-discard-pile", &self.heap(&view.discard_pile))),
            Fact::Removed => self.unless_empty("table-removed", &view.removed),
            Fact::Unseen => Some(self.line("table-unseen", &self.heap(&view.unseen))),
        };
        line.into_iter().collect()
    }

    /// On which side of the deck cards are put back.
    fn placed(&self) -> &'static str {
        match self.view.decision.and_then(|decision| decision.question.looks_at()) {
            Some(DeckEnd::Bottom) => "plain-placed-bottom",
            Some(DeckEnd::Top) | None => "table-placed",
        }
    }

    fn line(&self, label: &str, content: &str) -> String {
        self.labelled(&self.text.get(label), content)
    }

    fn labelled(&self, label: &str, content: &str) -> String {
        self.text.get_with("table-line", &Args::new().text("label", label).text("content", content))
    }

    /// Whose something is, as the reader says it.
    fn of(&self, label: &str, seat: Seat) -> String {
        self.text.get_with(label, &Args::new().player(seat, self.perspective))
    }

    fn heap(&self, cards: &Cards) -> String {
        if cards.is_empty() { self.text.get("table-empty") } else { self.text.heap(cards) }
    }

    fn unless_empty(&self, label: &str, cards: &Cards) -> Option<String> {
        (!cards.is_empty()).then(|| self.line(label, &self.heap(cards)))
    }

    fn joined(&self, items: impl IntoIterator<Item = String>) -> String {
        commas(self.text, items).unwrap_or_else(|| self.text.get("table-empty"))
    }

    /// Cards in their order, if the viewer knows any of them.
    fn known(&self, label: &str, cards: &[Option<Card>]) -> Option<String> {
        let name =
            |card: &Option<Card>| card.map_or_else(|| self.text.get("table-unknown"), |card| self.text.card(card));
        cards.iter().any(Option::is_some).then(|| self.line(label, &self.joined(cards.iter().map(name))))
    }

    /// What was turned over or looked at, and lies nowhere else yet.
    fn in_front(&self) -> Option<String> {
        let looked_at = self.view.looked_at.iter().copied().flatten();
        self.unless_empty("plain-front", &looked_at.chain(self.view.resolving).collect())
    }

    fn goals(&self) -> Option<String> {
        let goals = self.view.goals.as_ref()?;
        let name = |goal: &Goal| match goal.side {
            Side::FaceUp => self.text.color(goal.color),
            Side::FaceDown => self.text.get_with("plain-goal-found", &Args::new().color("color", goal.color)),
        };
        let next = match goals.next() {
            Some(color) => self.text.get_with("table-next-goal", &Args::new().color("color", color)),
            None => self.text.get("table-goals-done"),
        };
        let args = Args::new().text("goals", self.joined(goals.row().iter().map(name))).text("next", next);
        Some(self.line("table-goals", &self.text.get_with("plain-goals", &args)))
    }

    fn spells(&self) -> Option<String> {
        let book = self.view.setup.book?;
        let spell = |spell: Spell| {
            let args = Args::new().text("spell", self.text.spell(spell).name).count("cost", spell.cost(book));
            self.text.get_with("table-spell-cost", &args)
        };
        Some(self.line("table-spells", &self.joined(Spell::ALL.map(spell))))
    }

    fn premonitions(&self) -> Vec<String> {
        let Some(omens) = &self.view.omens else { return Vec::new() };
        omens
            .face_up
            .iter()
            .map(|premonition| self.text.get_with("plain-premonition", &Args::new().premonition(premonition)))
            .collect()
    }

    /// The others lie in the face-down pile.
    fn premonitions_gone(&self) -> Option<String> {
        let gone = self.view.omens.as_ref()?.removed;
        let names = commas(self.text, gone.iter().map(|premonition| self.text.premonition(premonition).name))?;
        Some(self.line("plain-premonitions-gone", &names))
    }

    /// A Tower with what is on its edges.
    fn tower(&self, tower: Tower) -> String {
        let args = Args::new().text("tower", self.text.tower(tower)).text("edges", self.text.tower_edges(tower));
        self.text.get_with("plain-tower", &args)
    }

    /// The Towers of the whole hand (D2), whose edges decide where they can stand.
    fn towers_in_hand(&self) -> Option<String> {
        let tower = |card: &Card| if let Kind::Tower(tower) = card.kind() { Some(self.tower(tower)) } else { None };
        let towers = self.view.hand.iter().chain(self.view.shared.iter()).filter_map(tower);
        Some(self.line("plain-towers-in-hand", &commas(self.text, towers)?))
    }

    fn towers(&self) -> Option<String> {
        let row = self.view.towers.as_ref()?;
        let towers = row.towers().iter().map(|&tower| self.tower(tower));
        let label = if row.has_rampart() { "plain-towers-rampart" } else { "table-towers" };
        Some(self.line(label, &self.joined(towers)))
    }

    /// Alone, all Doors are needed; of two players each needs one of each colour (D7).
    fn doors(&self, label: &str, seat: Seat) -> String {
        let doors = self.view.doors[seat.index()];
        let (count, total) = match self.view.setup.players {
            Players::One => (doors.iter().map(|&count| usize::from(count)).sum(), self.view.setup.all_doors()),
            Players::Two(_) => (doors.iter().filter(|&&count| count > 0).count(), Color::ALL.len()),
        };
        let found = self.text.get_with("table-doors-found", &Args::new().count("count", count).count("total", total));
        if count == 0 {
            return self.labelled(label, &found);
        }
        let cards: Cards = Color::ALL
            .into_iter()
            .flat_map(|color| std::iter::repeat_n(Card::door(color), usize::from(doors[color.index()])))
            .collect();
        let args = Args::new().text("found", found).text("doors", self.heap(&cards));
        self.labelled(label, &self.text.get_with("plain-doors", &args))
    }

    /// The last cards of a row, with the run that it ends with.
    fn row(&self, seat: Seat, most: usize) -> String {
        let row = &self.view.rows[seat.index()];
        let cards = row.cards();
        let from = cards.len().saturating_sub(most);
        let names = self.joined(cards[from..].iter().map(|&card| self.text.card(card)));
        let names =
            if from == 0 { names } else { self.text.get_with("plain-row-cut", &Args::new().text("cards", names)) };
        let content = match row.run() {
            Some((color, count @ 2)) => {
                let run = self.text.get_with("table-run", &Args::new().color("color", color).number("count", count));
                self.text.get_with("plain-row", &Args::new().text("cards", names).text("run", run))
            }
            Some(_) | None => names,
        };
        self.labelled(&self.of("table-row-of", seat), &content)
    }

    fn partner_hand(&self) -> String {
        let known: Cards = self.view.partner_known.iter().copied().collect();
        let hidden = (self.view.partner_hidden > 0)
            .then(|| self.text.get_with("table-hidden-cards", &Args::new().count("count", self.view.partner_hidden)));
        let known = (!known.is_empty()).then(|| self.text.heap(&known));
        self.labelled(
            &self.of("table-hand-of", self.view.seat.partner()),
            &self.joined(known.into_iter().chain(hidden)),
        )
    }

    /// Before the first turn the cards to pick from lie here (D1).
    fn shared(&self) -> String {
        let drafting = self.view.decision.is_some_and(|decision| decision.question == Question::Draft);
        let label = if drafting { "table-open-cards" } else { "table-shared" };
        self.line(label, &self.heap(&self.view.shared.iter().copied().collect()))
    }

    fn deck(&self) -> String {
        let args = Args::new().count("count", self.view.deck_len);
        if self.view.deck_len <= FEW_CARDS {
            self.text.get_with("plain-deck-low", &args)
        } else {
            self.line("table-deck", &self.text.get_with("table-cards", &args))
        }
    }
}
