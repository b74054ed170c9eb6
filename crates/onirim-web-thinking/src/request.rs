//! Requests to the worker and its answers, as texts.

use onirim_coach::review::Verdict;
use onirim_record::Program;
use onirim_text::Language;

/// The kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// Advice on the current question.
    Advice,
    /// The choices that belong to the best answer, such as a whole order of cards.
    Further,
    /// The answer of this program.
    Choice(Program),
    /// The review of a finished game.
    Review,
}

impl RequestKind {
    const fn word(self) -> &'static str {
        match self {
            RequestKind::Advice => "advice",
            RequestKind::Further => "further",
            RequestKind::Choice(program) => program.word(),
            RequestKind::Review => "review",
        }
    }
}

/// A request to the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Its number. The answer has the same.
    pub number: u32,
    /// Its kind.
    pub kind: RequestKind,
    /// The language of the answer.
    pub language: Language,
    /// The address of that language's texts.
    pub texts: String,
    /// The address of the weights.
    pub weights: String,
    /// The game: its record for a review, otherwise the view of the seat that is asked.
    pub game: String,
}

impl Request {
    /// The request as a text.
    pub fn to_text(&self) -> String {
        let Request { number, kind, language, texts, weights, game } = self;
        let (word, code) = (kind.word(), language.code());
        format!("{number}\n{word}\n{code}\n{texts}\n{weights}\n{game}")
    }

    /// Reads what [`to_text`](Request::to_text) has written; `None` for anything else.
    pub fn from_text(text: &str) -> Option<Request> {
        let mut lines = text.splitn(6, '\n');
        let mut next = || lines.next();
        let number = next()?.parse().ok()?;
        let word = next()?;
        let programs = Program::ALL.map(RequestKind::Choice);
        let all = [RequestKind::Advice, RequestKind::Further, RequestKind::Review].into_iter().chain(programs);
        let kind = all.into_iter().find(|kind| kind.word() == word)?;
        let language = Language::parse(next()?).ok()?;
        let texts = next()?.to_owned();
        let weights = next()?.to_owned();
        Some(Request { number, kind, language, texts, weights, game: next()?.to_owned() })
    }
}

/// A message of the worker.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply<'a> {
    /// The answer.
    Text(&'a str),
    /// Why there is no answer.
    Refused(&'a str),
    /// One decision of a review.
    Verdict(Verdict),
    /// The end of a review, with the chance that was left in a game that was given up.
    Left(f64),
    /// Thinking is not possible: the weights are not available.
    Nothing,
}

impl<'a> Reply<'a> {
    /// The message as a text, with the number of the request.
    pub fn to_text(&self, number: u32) -> String {
        match self {
            Reply::Text(words) => format!("{number}\ntext\n{words}"),
            Reply::Refused(why) => format!("{number}\nrefused\n{why}"),
            Reply::Verdict(verdict) => format!("{number}\nverdict\n{verdict}"),
            Reply::Left(chance) => format!("{number}\nleft\n{chance}"),
            Reply::Nothing => format!("{number}\nnothing\n"),
        }
    }

    /// Reads what [`to_text`](Reply::to_text) has written, with the number of the request; `None` for anything else.
    pub fn from_text(text: &'a str) -> Option<(u32, Reply<'a>)> {
        let mut lines = text.splitn(3, '\n');
        let number = lines.next()?.parse().ok()?;
        let (word, rest) = (lines.next()?, lines.next()?);
        let said = match word {
            "text" => Reply::Text(rest),
            "refused" => Reply::Refused(rest),
            "verdict" => Reply::Verdict(rest.parse().ok()?),
            "left" => Reply::Left(rest.parse().ok()?),
            _ => Reply::Nothing,
        };
        Some((number, said))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_as_it_was_written() {
        let request = Request {
            number: 7,
            kind: RequestKind::Further,
            language: Language::French,
            texts: "https://example.org/assets/texts-fr-0.txt".to_owned(),
            weights: "https://example.org/assets/weights-0/".to_owned(),
            game: "onirim 1\nsolo\n".to_owned(),
        };
        assert_eq!(Request::from_text(&request.to_text()), Some(request));
    }

    #[test]
    fn what_is_said_is_read_as_it_was_written() {
        for said in [Reply::Text("!Play it.\n#It wins."), Reply::Refused(""), Reply::Left(0.375), Reply::Nothing] {
            assert_eq!(Reply::from_text(&said.to_text(3)), Some((3, said)));
        }
    }

    #[test]
    fn what_is_neither_is_not_read() {
        for text in
            ["", "7", "7\nadvice\nen", "7\nguess\nen\nhere\nweights\nrecord", "x\nadvice\nen\nhere\nweights\nrecord"]
        {
            assert_eq!(Request::from_text(text), None, "{text:?}");
        }
        for text in ["", "7", "7\ntext", "7\nverdict\nnone", "x\ntext\nword"] {
            assert_eq!(Reply::from_text(text), None, "{text:?}");
        }
    }
}
