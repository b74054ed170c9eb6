//! A game line by line, and beside it the same game as it must stand after what was said.

use onirim_core::{Action, Game, Question};
use onirim_record::Playthrough;
use onirim_testkit::patience::Program;
use onirim_text::{Language, Text, warning};

/// How a question ends, and what it is about.
const QUESTIONS: [(&str, Asked); 8] = [
    ("Your choice: ", Asked::Choice),
    ("(Enter: 1): ", Asked::Choice),
    ("(Enter: 2): ", Asked::Choice),
    ("(Enter: 3): ", Asked::Choice),
    ("(Enter: 4): ", Asked::Choice),
    ("Enter: no)? ", Asked::YesOrNo),
    ("(u: undo). ", Asked::Ready),
    ("not looking. ", Asked::Alone),
];

/// What the program waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// One of several things.
    Choice,
    YesOrNo,
    /// The one player to go.
    Ready,
    /// The other player to be alone before the screen.
    Alone,
}

/// Does the program ask before a draw, if a spell can be cast?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draws {
    Unasked,
    Asked,
}

/// A program that is spoken to, and the game that it plays.
pub(crate) struct Conversation {
    pub(crate) program: Program,
    /// The game as the program must have it, after all that was said.
    pub(crate) game: Playthrough,
    pub(crate) draws: Draws,
}

impl Conversation {
    /// With a program that plays this game, and has not been listened to since it began.
    pub(crate) fn about(game: Playthrough, program: Program) -> Conversation {
        Conversation { program, game, draws: Draws::Unasked }
    }

    /// Says what is chosen, by its number. The answer is still to be heard.
    pub(crate) fn choose(&mut self, action: Action) {
        self.say(action);
        self.expect(action);
    }

    /// The same where another program may be first.
    pub(crate) fn say(&mut self, action: Action) {
        let place = self.game.game().legal_actions().iter().position(|one| one == action).expect("a legal action");
        self.program.say(&(place + 1).to_string());
    }

    /// Says what is chosen, in the notation of records.
    pub(crate) fn write(&mut self, action: &str) {
        self.program.say(action);
    }

    /// The game goes on with this, and with what needs no choice.
    pub(crate) fn expect(&mut self, action: Action) {
        self.game.act(action).expect("a legal action");
        while draws_by_itself(self.game.game(), self.draws) {
            self.game.act(Action::Draw).expect("a draw");
        }
    }

    /// All that is said up to the next question about the game. Whatever else is asked is agreed to.
    pub(crate) fn hear(&mut self) -> String {
        let mut heard = String::new();
        loop {
            let piece = self.program.hear_any(&QUESTIONS.map(|(end, _)| end));
            heard.push_str(&piece);
            let (_, asked) = QUESTIONS.into_iter().find(|(end, _)| piece.ends_with(end)).expect("a question");
            match asked {
                Asked::Choice => return heard,
                Asked::YesOrNo => self.program.say("y"),
                Asked::Ready => self.program.say(""),
                Asked::Alone => self.program.say("ok"),
            }
        }
    }

    /// Hears the next question, and finds that it is that of the game.
    #[track_caller]
    pub(crate) fn agree(&mut self) -> String {
        let heard = self.hear();
        self.is_asked(&heard);
        heard
    }

    /// Is this the question of the game?
    #[track_caller]
    pub(crate) fn is_asked(&self, heard: &str) {
        let question = question(self.game.game());
        assert!(heard.contains(&question), "{question}\n\nis not asked, but:\n\n{heard}");
    }
}

/// Is the next card drawn without a question?
pub(crate) fn draws_by_itself(game: &Game, draws: Draws) -> bool {
    let before_draw = game.decision().is_some_and(|decision| decision.question == Question::BeforeDraw);
    before_draw && (draws == Draws::Unasked || game.legal_actions().len() == 1)
}

/// What is asked, and all that may be chosen, as it is said line by line.
pub(crate) fn question(game: &Game) -> String {
    let text = Text::new(Language::English);
    let view = game.view(game.decision().expect("a question").seat);
    let choices = game.legal_actions().into_iter().zip(1..);
    let choices = choices.map(|(action, number)| format!("\n{number}. {}", text.choice(action, &view).line));
    text.question(&view).expect("a question") + &choices.collect::<String>()
}

/// What can be chosen without being asked whether it is meant.
pub(crate) fn harmless(game: &Game) -> Vec<Action> {
    let Some(decision) = game.decision() else { return Vec::new() };
    let view = game.view(decision.seat);
    let is_sure = |action: &Action| *action != Action::DiscardHand && warning(*action, &view).is_none();
    let harmless = |action: &Action| is_sure(action) && !game.dooms(&[*action]);
    game.legal_actions().iter().filter(harmless).collect()
}
