//! Messages to and from a coach that computes elsewhere, as a worker of a browser does.

use onirim_coach::review::Verdict;
use onirim_record::Program;
use onirim_text::Language;

/// The kind of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Advice for the current question.
    Advice,
    /// The rest of the best answer.
    Further,
    /// The action of this program.
    Choice(Program),
    /// A review of a finished game.
    Review,
}

impl Task {
    const fn word(self) -> &'static str {
        match self {
            Task::Advice => "advice",
            Task::Further => "further",
            Task::Choice(program) => program.word(),
            Task::Review => "review",
        }
    }
}

/// A request to the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The number that the reply repeats.
    pub number: u32,
    /// The kind of the request.
    pub task: Task,
    /// The language of the reply.
    pub language: Language,
    /// The address of the texts in that language.
    pub texts: String,
    /// The address of the weights.
    pub weights: String,
    /// The game: its record for a review, otherwise the view of the asked seat.
    pub game: String,
}

impl Request {
    /// As a message.
    pub fn to_text(&self) -> String {
        let Request { number, task, language, texts, weights, game } = self;
        let (word, code) = (task.word(), language.code());
        format!("{number}\n{word}\n{code}\n{texts}\n{weights}\n{game}")
    }

    /// Reads a message that [`to_text`](Request::to_text) has written.
    pub fn from_text(text: &str) -> Option<Request> {
        let mut lines = text.splitn(6, '\n');
        let mut next = || lines.next();
        let number = next()?.parse().ok()?;
        let word = next()?;
        let programs = Program::ALL.map(Task::Choice);
        let all = [Task::Advice, Task::Further, Task::Review].into_iter().chain(programs);
        let task = all.into_iter().find(|task| task.word() == word)?;
        let language = Language::parse(next()?).ok()?;
        let texts = next()?.to_owned();
        let weights = next()?.to_owned();
        Some(Request { number, task, language, texts, weights, game: next()?.to_owned() })
    }
}

/// A reply of the coach.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply<'a> {
    /// The result as text.
    Text(&'a str),
    /// Why there is no result.
    Refused(&'a str),
    /// One decision of a review.
    Verdict(Verdict),
    /// The end of a review, with the final chance of a game that was given up.
    Left(f64),
    /// The weights are missing.
    Nothing,
}

impl<'a> Reply<'a> {
    /// As a message, with the number of the request.
    pub fn to_text(&self, number: u32) -> String {
        match self {
            Reply::Text(words) => format!("{number}\ntext\n{words}"),
            Reply::Refused(why) => format!("{number}\nrefused\n{why}"),
            Reply::Verdict(verdict) => format!("{number}\nverdict\n{verdict}"),
            Reply::Left(chance) => format!("{number}\nleft\n{chance}"),
            Reply::Nothing => format!("{number}\nnothing\n"),
        }
    }

    /// Reads a message that [`to_text`](Reply::to_text) has written, with the number of the request.
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
            task: Task::Further,
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
