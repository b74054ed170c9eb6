//! Messages between a screen and a coach that thinks elsewhere, as a worker of a browser does: texts in both directions.

use onirim_coach::review::Verdict;
use onirim_record::Program;
use onirim_text::Language;

/// What the coach is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Advice on the question that is asked.
    Advice,
    /// What is answered together with the best answer.
    Further,
    /// What this program answers.
    Choice(Program),
    /// A look back at a game that is over.
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
    /// The answer has the same.
    pub number: u32,
    /// What the coach is asked for.
    pub task: Task,
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
        let Request { number, task, language, texts, weights, game } = self;
        let (word, code) = (task.word(), language.code());
        format!("{number}\n{word}\n{code}\n{texts}\n{weights}\n{game}")
    }

    /// What [`to_text`](Request::to_text) has written; `None` if it is something else.
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

/// The answer of the coach.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply<'a> {
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

impl<'a> Reply<'a> {
    /// As a text that travels, with the number of the request.
    pub fn to_text(&self, number: u32) -> String {
        match self {
            Reply::Text(words) => format!("{number}\ntext\n{words}"),
            Reply::Refused(why) => format!("{number}\nrefused\n{why}"),
            Reply::Verdict(verdict) => format!("{number}\nverdict\n{verdict}"),
            Reply::Left(chance) => format!("{number}\nleft\n{chance}"),
            Reply::Nothing => format!("{number}\nnothing\n"),
        }
    }

    /// What [`to_text`](Reply::to_text) has written, with the number of the request; `None` if it is something else.
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
