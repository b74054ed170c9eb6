//! What is asked of the worker and what it says, as texts.

use onirim_coach::review::Verdict;
use onirim_record::Program;
use onirim_text::Language;

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Advice on the question that is asked.
    Advice,
    /// What is answered together with the best answer.
    Further,
    /// What this program answers.
    Choice(Program),
    /// A look back at a game that is over.
    Review,
}

impl Wanted {
    const fn word(self) -> &'static str {
        match self {
            Wanted::Advice => "advice",
            Wanted::Further => "further",
            Wanted::Choice(program) => program.word(),
            Wanted::Review => "review",
        }
    }
}

/// What is asked of the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The answer has the same.
    pub number: u32,
    /// What is wanted.
    pub wanted: Wanted,
    /// The language to answer in.
    pub language: Language,
    /// Where the texts of that language are.
    pub texts: String,
    /// Where the weights are.
    pub weights: String,
    /// The game: its record for a review, and otherwise the view of the seat that is asked.
    pub game: String,
}

impl Request {
    /// As a text that travels.
    pub fn to_text(&self) -> String {
        let Request { number, wanted, language, texts, weights, game } = self;
        let (word, code) = (wanted.word(), language.code());
        format!("{number}\n{word}\n{code}\n{texts}\n{weights}\n{game}")
    }

    /// What [`to_text`](Request::to_text) has written; `None` if it is something else.
    pub fn from_text(text: &str) -> Option<Request> {
        let mut lines = text.splitn(6, '\n');
        let mut next = || lines.next();
        let number = next()?.parse().ok()?;
        let word = next()?;
        let programs = Program::ALL.map(Wanted::Choice);
        let all = [Wanted::Advice, Wanted::Further, Wanted::Review].into_iter().chain(programs);
        let wanted = all.into_iter().find(|wanted| wanted.word() == word)?;
        let language = Language::parse(next()?).ok()?;
        let texts = next()?.to_owned();
        let weights = next()?.to_owned();
        Some(Request { number, wanted, language, texts, weights, game: next()?.to_owned() })
    }
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq)]
pub enum Said<'a> {
    /// What was thought.
    Text(&'a str),
    /// Why there is nothing to say.
    Refused(&'a str),
    /// One decision of a review.
    Verdict(Verdict),
    /// The end of a review, with the chance that was left in a game that was given up.
    Left(f64),
    /// It cannot think about this: the weights are not there.
    Nothing,
}

impl<'a> Said<'a> {
    /// As a text that travels, with the number of the request.
    pub fn to_text(&self, number: u32) -> String {
        match self {
            Said::Text(words) => format!("{number}\ntext\n{words}"),
            Said::Refused(why) => format!("{number}\nrefused\n{why}"),
            Said::Verdict(verdict) => format!("{number}\nverdict\n{verdict}"),
            Said::Left(chance) => format!("{number}\nleft\n{chance}"),
            Said::Nothing => format!("{number}\nnothing\n"),
        }
    }

    /// What [`to_text`](Said::to_text) has written, with the number of the request; `None` if it is something else.
    pub fn from_text(text: &'a str) -> Option<(u32, Said<'a>)> {
        let mut lines = text.splitn(3, '\n');
        let number = lines.next()?.parse().ok()?;
        let (word, rest) = (lines.next()?, lines.next()?);
        let said = match word {
            "text" => Said::Text(rest),
            "refused" => Said::Refused(rest),
            "verdict" => Said::Verdict(rest.parse().ok()?),
            "left" => Said::Left(rest.parse().ok()?),
            _ => Said::Nothing,
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
            wanted: Wanted::Further,
            language: Language::French,
            texts: "https://example.org/assets/texts-fr-0.txt".to_owned(),
            weights: "https://example.org/assets/weights-0/".to_owned(),
            game: "onirim 1\nsolo\n".to_owned(),
        };
        assert_eq!(Request::from_text(&request.to_text()), Some(request));
    }

    #[test]
    fn what_is_said_is_read_as_it_was_written() {
        for said in [Said::Text("!Play it.\n#It wins."), Said::Refused(""), Said::Left(0.375), Said::Nothing] {
            assert_eq!(Said::from_text(&said.to_text(3)), Some((3, said)));
        }
    }

    #[test]
    fn what_is_neither_is_not_read() {
        for text in [
            "",
            "7",
            "7\nadvice\nen",
            "7\nguess\nen\nhere\nmore\nweights\nrecord",
            "x\nadvice\nen\nhere\nmore\nweights\nrecord",
        ] {
            assert_eq!(Request::from_text(text), None, "{text:?}");
        }
        for text in ["", "7", "7\ntext", "7\nverdict\nnone", "x\ntext\nword"] {
            assert_eq!(Said::from_text(text), None, "{text:?}");
        }
    }
}
