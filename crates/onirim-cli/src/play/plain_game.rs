//! One game, from question to question.

use onirim_core::{Action, Decision, Event, Game, Question, Seat, View};
use onirim_record::{Playthrough, Refused, ShareCode};
use onirim_text::{Args, Perspective, Text, Warning, warning};

use super::keeper::{Keeper, Kept};
use super::table;
use super::telling::{Audience, Telling, audience_of};
use crate::console::{Console, Reply, Stop};

/// A game, the player's habits, and who looks at the screen.
pub(crate) struct PlainGame<'a, 'b> {
    pub(super) console: &'a mut Console<'b>,
    pub(super) text: &'a Text,
    pub(super) keeper: &'a mut Keeper,
    pub(super) playthrough: Playthrough,
    pub(super) telling: Telling,
    pub(super) looking: Audience,
    pub(super) draws: Draws,
    hope: Hope,
    pub(super) presence: Presence,
}

/// Is a player asked before a draw, if a spell could be cast? (K5)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draws {
    /// No: the next card is drawn.
    GoOn,
    /// Before the draws of this turn.
    StopThisTurn,
    /// Always.
    Ask,
}

/// Has it been said that the game can no longer be won? (B10)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hope {
    Left,
    Lost,
}

/// Is the game still there to be played? Its player may have given it up, another program may have ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Presence {
    Here,
    GivenUp,
    Gone,
}

/// Why the questions of a game stop, unless the player quits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The game is over. The same deal can be had again.
    Over { code: Option<ShareCode> },
    /// The player wants another game; this one waits in the store, or is over.
    Another,
}

/// What became of an attempt to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attempt {
    Done,
    NotDone,
}

impl<'a, 'b> PlainGame<'a, 'b> {
    /// Says what is played. The keeper has the game already.
    pub(crate) fn begin(
        playthrough: Playthrough,
        console: &'a mut Console<'b>,
        text: &'a Text,
        keeper: &'a mut Keeper,
    ) -> Result<PlainGame<'a, 'b>, Stop> {
        let setup = playthrough.record().setup;
        let telling = Telling::of(&playthrough);
        console.blank()?;
        console.say(&text.get_with("plain-playing", &Args::new().text("setup", text.setup(&setup))))?;
        console.say(&text.get("plain-commands"))?;
        if setup.book.is_some() {
            console.say(&text.get("plain-draws-hint"))?;
        }
        let (looking, draws, hope, presence) = (Audience::Everyone, Draws::GoOn, Hope::Left, Presence::Here);
        Ok(PlainGame { console, text, keeper, playthrough, telling, looking, draws, hope, presence })
    }

    /// Plays to the end.
    pub(crate) fn play(mut self) -> Result<End, Stop> {
        loop {
            match self.presence {
                Presence::Here => {}
                Presence::GivenUp => return Ok(End::Over { code: self.playthrough.record().share_code() }),
                Presence::Gone => return Ok(End::Another),
            }
            let Some(decision) = self.game().decision() else { return self.over() };
            if self.draws_by_itself(self.game()) {
                self.act(Action::Draw)?;
            } else if self.face(decision)? == Attempt::Done
                && let Some(end) = self.ask(decision)?
            {
                return Ok(end);
            }
        }
    }

    pub(super) fn game(&self) -> &Game {
        self.playthrough.game()
    }

    /// Is the next card drawn without a question?
    pub(super) fn draws_by_itself(&self, game: &Game) -> bool {
        self.draws == Draws::GoOn && game.decision().is_some_and(|decision| decision.question == Question::BeforeDraw)
    }

    /// Carries the action out and saves the game, before anybody hears of it.
    pub(super) fn act(&mut self, action: Action) -> Result<Attempt, Stop> {
        match self.playthrough.act(action) {
            Ok(events) => {
                let kept = self.keeper.keep(&self.playthrough, self.console, self.text)?;
                if self.settle(kept) == Attempt::NotDone {
                    return Ok(Attempt::Done);
                }
                self.telling.happened(&events);
                let turn_began = events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
                if turn_began && self.draws == Draws::StopThisTurn {
                    self.draws = Draws::GoOn;
                }
                Ok(Attempt::Done)
            }
            Err(Refused::Illegal { reason, .. }) => {
                self.console.forget_waiting();
                self.console.say(&self.text.illegal(&reason))?;
                Ok(Attempt::NotDone)
            }
            Err(other) => {
                self.console.say(&self.text.refused(&other))?;
                Ok(Attempt::NotDone)
            }
        }
    }

    /// Goes on from what the store says: if another program was at the game, with what it has made of it. Done: as intended.
    pub(super) fn settle(&mut self, kept: Kept) -> Attempt {
        match kept {
            Kept::Done => return Attempt::Done,
            Kept::Refused => {}
            Kept::MovedOn(playthrough) => {
                self.console.forget_waiting();
                self.playthrough = *playthrough;
                self.telling = Telling::of(&self.playthrough);
                // Whoever looks now may not be the one who is asked.
                self.looking = Audience::Everyone;
            }
            Kept::Gone => self.presence = Presence::Gone,
        }
        Attempt::NotDone
    }

    /// Carries the action out, if the player wants it in spite of its cost.
    pub(super) fn act_after_warning(&mut self, action: Action, view: &View) -> Result<Attempt, Stop> {
        if self.game().legal_actions().contains(action)
            && let Some(cost) = self.cost(action, view)
        {
            let careful = Args::new().text("warning", self.text.warning(cost));
            self.console.say(&self.text.get_with("plain-confirm-costly", &careful))?;
            let question = self.text.get("plain-confirm");
            if self.console.yes_or_no(self.text, &question, Reply::No)? == Reply::No {
                return Ok(Attempt::NotDone);
            }
        }
        self.act(action)
    }

    /// What the player should hear before this.
    fn cost(&self, action: Action, view: &View) -> Option<Warning> {
        warning(action, view).or_else(|| self.game().dooms(&[action]).then_some(Warning::NoLongerWinnable))
    }

    /// Sees to it that the right player looks at the screen, and tells what has happened. Not done: a choice was taken back instead.
    fn face(&mut self, decision: Decision) -> Result<Attempt, Stop> {
        let audience = audience_of(&self.game().setup(), decision.seat, decision.question);
        if let Audience::Only(seat) = audience
            && self.looking != audience
        {
            if self.looking != Audience::Everyone && self.hide_from(seat)? == Attempt::NotDone {
                return Ok(Attempt::NotDone);
            }
            self.hand_over_to(seat)?;
        }
        self.looking = audience;
        self.tell()?;
        self.tell_if_hopeless()?;
        Ok(Attempt::Done)
    }

    /// Lets the one player read to the end. Until the cards are hidden the last choice can be taken back.
    fn hide_from(&mut self, seat: Seat) -> Result<Attempt, Stop> {
        self.tell()?;
        self.console.blank()?;
        let prompt = self.text.get_with("plain-hide", &Args::new().text("name", self.name(seat)));
        match self.console.ask(self.text, &prompt)?.as_str() {
            "q" => Err(Stop::Quit),
            "u" if self.undo()? == Attempt::Done => Ok(Attempt::NotDone),
            _ => Ok(Attempt::Done),
        }
    }

    fn hand_over_to(&mut self, seat: Seat) -> Result<(), Stop> {
        self.console.hide()?;
        let prompt = self.text.get_with("plain-hand-over", &Args::new().text("name", self.name(seat)));
        match self.console.ask(self.text, &prompt)?.as_str() {
            "q" => Err(Stop::Quit),
            _ => Ok(()),
        }
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.text.player(seat, Perspective::Table)
    }

    fn tell(&mut self) -> Result<(), Stop> {
        let news = self.telling.news(self.text, self.looking);
        if !news.is_empty() {
            self.console.blank()?;
        }
        self.console.say_all(news)?;
        Ok(())
    }

    /// B10: said once, and again if hope came back with an undo and was lost again.
    fn tell_if_hopeless(&mut self) -> Result<(), Stop> {
        let hope = if self.game().may_be_won() { Hope::Left } else { Hope::Lost };
        if hope == Hope::Lost && self.hope == Hope::Left {
            self.console.say(&self.text.get("plain-hopeless"))?;
        }
        self.hope = hope;
        Ok(())
    }

    fn over(mut self) -> Result<End, Stop> {
        self.tell()?;
        let view = self.game().view(Seat::One);
        self.console.blank()?;
        self.console.say_all(self.text.ending(&view))?;
        let turns = self.text.get_with("plain-turns", &Args::new().count("count", self.telling.turns()));
        self.console.say(&self.text.get_with("plain-lasted", &Args::new().text("turns", turns)))?;
        self.tell_code()?;
        self.keeper.put_down();
        Ok(End::Over { code: self.playthrough.record().share_code() })
    }

    pub(super) fn tell_code(&mut self) -> Result<(), Stop> {
        if let Some(code) = self.playthrough.record().share_code() {
            let args = Args::new().text("code", code.to_string()).text("seed", code.seed.to_string());
            self.console.say(&self.text.get_with("plain-share-code", &args))?;
            self.console.say(&self.text.get_with("plain-seed", &args))?;
        }
        Ok(())
    }

    pub(super) fn say_table(&mut self, view: &View, facts: &[table::Fact]) -> Result<(), Stop> {
        self.console.say_all(table::lines(self.text, view, facts))?;
        Ok(())
    }
}
