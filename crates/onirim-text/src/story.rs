//! A story: events put together into lines, so that five cards looked at are one sentence and not five.

use onirim_core::{Card, Color, DeckEnd, Event, Group, Seat};
use onirim_session::Talk;

use crate::args::Args;
use crate::keys;
use crate::names::Perspective;
use crate::text::Text;

/// What one sentence tells.
pub(crate) enum Line {
    /// A sentence that stands alone.
    Sentence(String),
    /// Cards to which the same happened. `None`: hidden from the reader.
    Cards(Deed, Vec<Option<Card>>),
    /// The Goals, from the left (K1).
    Goals(Vec<Color>),
}

/// What happened to some cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    Opened,
    Discarded { seat: Seat, from: Group },
    Drawn { seat: Seat, to: Group },
    SetAside,
    Looked { seat: Seat, end: DeckEnd },
    Revealed,
    DiscardedFromDeck,
    PutBack { seat: Seat, end: DeckEnd },
    Paid,
}

impl Text {
    /// One event as a sentence. Cards that the reader may not see are left out.
    pub fn event(&self, event: &Event, perspective: Perspective) -> String {
        self.line(self.line_of(perspective.sees(*event), perspective), perspective)
    }

    /// Events in order as sentences; those that belong together become one.
    pub fn story(&self, events: &[Event], perspective: Perspective) -> Vec<String> {
        let lines = events.iter().map(|&event| self.line_of(perspective.sees(event), perspective));
        put_together(lines).into_iter().map(|line| self.line(line, perspective)).collect()
    }

    /// Chapters in order as sentences; the first of them has this number, and the deal is number 0. What a program said about a move stands between the move and
    /// what came of it.
    pub fn story_with_talk(
        &self,
        chapters: &[Vec<Event>],
        first: usize,
        talk: &[Talk],
        perspective: Perspective,
    ) -> Vec<String> {
        let (mut lines, mut events) = (Vec::new(), Vec::new());
        for (chapter, number) in chapters.iter().zip(first..) {
            let mut said = talk.iter().filter(|talk| talk.ply + 1 == number).peekable();
            let (done, rest) = chapter.split_at(if said.peek().is_some() { chapter.len().min(1) } else { 0 });
            if said.peek().is_some() {
                events.extend(done);
                lines.extend(self.story(&std::mem::take(&mut events), perspective));
                lines.extend(said.flat_map(|talk| self.talk(talk, perspective)));
            }
            events.extend(rest);
        }
        lines.extend(self.story(&events, perspective));
        lines
    }

    fn talk(&self, talk: &Talk, perspective: Perspective) -> Vec<String> {
        let said =
            |line: &String| self.get_with("app-talk", &Args::new().player(talk.seat, perspective).text("words", line));
        talk.lines.iter().map(said).collect()
    }

    fn line(&self, line: Line, perspective: Perspective) -> String {
        match line {
            Line::Sentence(sentence) => sentence,
            Line::Goals(colors) => {
                let colors: Vec<String> = colors.into_iter().map(|color| self.color(color)).collect();
                self.get_with("event-goal-laid", &Args::new().text("colors", self.list(&colors)))
            }
            Line::Cards(deed, cards) => {
                let (open, hidden, args) = deed.told(perspective);
                let names: Vec<String> = match deed.order() {
                    Order::Matters => cards.iter().map(|&card| self.a_card(card)).collect(),
                    Order::MeansNothing => {
                        counted(&cards).into_iter().map(|(card, count)| self.some_cards(card, count)).collect()
                    }
                };
                let key = if cards.iter().any(Option::is_some) { open } else { hidden };
                self.get_with(key, &args.text("cards", self.list(&names)).count("count", cards.len()))
            }
        }
    }
}

impl Perspective {
    /// The event with the cards taken out that the reader may not see.
    fn sees(self, event: Event) -> Event {
        match self {
            Perspective::Player(seat) => event.seen_by(seat),
            Perspective::Table => event.seen_by(Seat::One).seen_by(Seat::Two),
        }
    }
}

/// Is the order of some cards worth telling?
enum Order {
    Matters,
    MeansNothing,
}

/// Each print once, as it first appears, with how many there are.
fn counted(cards: &[Option<Card>]) -> Vec<(Option<Card>, usize)> {
    let mut counts: Vec<(Option<Card>, usize)> = Vec::new();
    for &card in cards {
        match counts.iter_mut().find(|(one, _)| *one == card) {
            Some((_, count)) => *count += 1,
            None => counts.push((card, 1)),
        }
    }
    counts
}

impl Deed {
    fn order(self) -> Order {
        match self {
            Deed::Looked { .. } | Deed::PutBack { .. } => Order::Matters,
            Deed::Opened
            | Deed::Discarded { .. }
            | Deed::Drawn { .. }
            | Deed::SetAside
            | Deed::Revealed
            | Deed::DiscardedFromDeck
            | Deed::Paid => Order::MeansNothing,
        }
    }

    /// The key if the reader sees some of the cards, the key if none, and what both are told besides the cards.
    fn told(self, perspective: Perspective) -> (&'static str, &'static str, Args) {
        let always = |key: &'static str| (key, key, Args::new());
        let by = |seat: Seat| Args::new().player(seat, perspective);
        match self {
            Deed::Opened => always("event-opened"),
            Deed::SetAside => always("event-set-aside"),
            Deed::Revealed => always("event-revealed"),
            Deed::DiscardedFromDeck => always("event-discarded-from-deck"),
            Deed::Paid => always("event-paid"),
            Deed::Discarded { seat, from } => {
                ("event-discarded", "event-discarded", by(seat).text("from", keys::group_word(from)))
            }
            Deed::Drawn { seat, to } => {
                ("event-drawn", "event-drawn-hidden", by(seat).text("to", keys::group_word(to)))
            }
            Deed::Looked { seat, end: DeckEnd::Top } => ("event-looked-top", "event-looked-top-hidden", by(seat)),
            Deed::Looked { seat, end: DeckEnd::Bottom } => {
                ("event-looked-bottom", "event-looked-bottom-hidden", by(seat))
            }
            Deed::PutBack { seat, end: DeckEnd::Top } => ("event-put-back-top", "event-put-back-top-hidden", by(seat)),
            Deed::PutBack { seat, end: DeckEnd::Bottom } => {
                ("event-put-back-bottom", "event-put-back-bottom-hidden", by(seat))
            }
        }
    }
}

impl Line {
    pub(crate) fn of_card(deed: Deed, card: Option<Card>) -> Line {
        Line::Cards(deed, vec![card])
    }

    /// Takes the later line in, if it tells of the same; otherwise gives it back.
    fn absorb(&mut self, later: Line) -> Option<Line> {
        match (self, later) {
            (Line::Cards(deed, cards), Line::Cards(same, more)) if *deed == same => {
                cards.extend(more);
                None
            }
            (Line::Goals(colors), Line::Goals(more)) => {
                colors.extend(more);
                None
            }
            (Line::Cards(..) | Line::Goals(_) | Line::Sentence(_), later) => Some(later),
        }
    }
}

/// Puts lines together. A card may join an earlier line as long as only cards lie between: those that a Nightmare reveals
/// and what becomes of each come in turns, and are told as two lines.
fn put_together(lines: impl Iterator<Item = Line>) -> Vec<Line> {
    let mut story: Vec<Line> = Vec::new();
    let mut closed = 0;
    for line in lines {
        if matches!(line, Line::Sentence(_)) {
            story.push(line);
            closed = story.len();
        } else {
            let unmatched = story[closed..].iter_mut().try_fold(line, |line, earlier| earlier.absorb(line));
            story.extend(unmatched);
        }
    }
    story
}
