//! Events joined into sentences, so that five cards looked at are one sentence.

use onirim_core::{Card, Color, DeckEnd, Event, Group, Seat};
use onirim_session::Talk;

use crate::args::Args;
use crate::keys;
use crate::names::Perspective;
use crate::text::Text;

/// The contents of a sentence.
pub(crate) enum Sentence {
    /// A complete sentence.
    Plain(String),
    /// Cards with the same event. `None`: hidden from the reader.
    Cards(CardEvent, Vec<Option<Card>>),
    /// The Goals, from the left (K1).
    Goals(Vec<Color>),
}

/// An event of some cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CardEvent {
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

    /// Events in order as sentences; similar ones are joined.
    pub fn story(&self, events: &[Event], perspective: Perspective) -> Vec<String> {
        let lines = events.iter().map(|&event| self.line_of(perspective.sees(event), perspective));
        put_together(lines).into_iter().map(|line| self.line(line, perspective)).collect()
    }

    /// Chapters in order as sentences; `first` is the number of the first chapter, and the deal has number 0. The talk of a program about a move stands between the
    /// move and its events.
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

    fn line(&self, line: Sentence, perspective: Perspective) -> String {
        match line {
            Sentence::Plain(sentence) => sentence,
            Sentence::Goals(colors) => {
                let colors: Vec<String> = colors.into_iter().map(|color| self.color(color)).collect();
                self.get_with("event-goal-laid", &Args::new().text("colors", self.list(&colors)))
            }
            Sentence::Cards(event, cards) => {
                let (open, hidden, args) = event.keys(perspective);
                let names: Vec<String> = if matches!(event, CardEvent::Looked { .. } | CardEvent::PutBack { .. }) {
                    // The order of these cards matters.
                    cards.iter().map(|&card| self.a_card(card)).collect()
                } else {
                    counted(&cards).into_iter().map(|(card, count)| self.some_cards(card, count)).collect()
                };
                let key = if cards.iter().any(Option::is_some) { open } else { hidden };
                self.get_with(key, &args.text("cards", self.list(&names)).count("count", cards.len()))
            }
        }
    }
}

impl Perspective {
    /// The event without the cards that the reader may not see.
    fn sees(self, event: Event) -> Event {
        match self {
            Perspective::Player(seat) => event.seen_by(seat),
            Perspective::Table => event.seen_by(Seat::One).seen_by(Seat::Two),
        }
    }
}

/// Each kind once, in order of appearance, with its number.
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

impl CardEvent {
    /// The key if the reader sees some of the cards, the key if not, and further variables.
    fn keys(self, perspective: Perspective) -> (&'static str, &'static str, Args) {
        let always = |key: &'static str| (key, key, Args::new());
        let by = |seat: Seat| Args::new().player(seat, perspective);
        match self {
            CardEvent::Opened => always("event-opened"),
            CardEvent::SetAside => always("event-set-aside"),
            CardEvent::Revealed => always("event-revealed"),
            CardEvent::DiscardedFromDeck => always("event-discarded-from-deck"),
            CardEvent::Paid => always("event-paid"),
            CardEvent::Discarded { seat, from } => {
                ("event-discarded", "event-discarded", by(seat).text("from", keys::group_word(from)))
            }
            CardEvent::Drawn { seat, to } => {
                ("event-drawn", "event-drawn-hidden", by(seat).text("to", keys::group_word(to)))
            }
            CardEvent::Looked { seat, end: DeckEnd::Top } => ("event-looked-top", "event-looked-top-hidden", by(seat)),
            CardEvent::Looked { seat, end: DeckEnd::Bottom } => {
                ("event-looked-bottom", "event-looked-bottom-hidden", by(seat))
            }
            CardEvent::PutBack { seat, end: DeckEnd::Top } => {
                ("event-put-back-top", "event-put-back-top-hidden", by(seat))
            }
            CardEvent::PutBack { seat, end: DeckEnd::Bottom } => {
                ("event-put-back-bottom", "event-put-back-bottom-hidden", by(seat))
            }
        }
    }
}

impl Sentence {
    pub(crate) fn of_card(event: CardEvent, card: Option<Card>) -> Sentence {
        Sentence::Cards(event, vec![card])
    }

    /// Joins a later line with the same event; otherwise gives it back.
    fn absorb(&mut self, later: Sentence) -> Option<Sentence> {
        match (self, later) {
            (Sentence::Cards(event, cards), Sentence::Cards(same, more)) if *event == same => {
                cards.extend(more);
                None
            }
            (Sentence::Goals(colors), Sentence::Goals(more)) => {
                colors.extend(more);
                None
            }
            (Sentence::Cards(..) | Sentence::Goals(_) | Sentence::Plain(_), later) => Some(later),
        }
    }
}

/// Joins lines. A card may join an earlier line if only cards lie between: a Nightmare reveals cards and discards or sets aside
/// each in turn, which are two sentences.
fn put_together(lines: impl Iterator<Item = Sentence>) -> Vec<Sentence> {
    let mut story: Vec<Sentence> = Vec::new();
    let mut closed = 0;
    for line in lines {
        if matches!(line, Sentence::Plain(_)) {
            story.push(line);
            closed = story.len();
        } else {
            let unmatched = story[closed..].iter_mut().try_fold(line, |line, earlier| earlier.absorb(line));
            story.extend(unmatched);
        }
    }
    story
}
