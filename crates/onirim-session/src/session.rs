//! A game on the table.

use onirim_core::{Action, Decision, Event, Game, Outcome, Question, Request, Seat, View};
use onirim_record::{Playthrough, Program, Programs, Record, ShareCode};

use crate::act::Waiting;
use crate::archive::Standing;
use crate::bookmark::Bookmark;
use crate::card_order::CardOrder;
use crate::game_id::GameId;
use crate::host::{Host, Version};
use crate::kind::GameKind;
use crate::real_cards::Guide;
use crate::scene::{About, Rights};
use crate::spell_stop::SpellStop;
use crate::watch::{Watch, told_to};

/// A game on the table of one front end, and where it stands on its [archive](crate::Archive).
///
/// Everything that changes the game keeps it before it returns, so that nothing is shown that could be lost without a word. What became of that is the answer.
#[derive(Clone, Debug)]
pub struct Session {
    pub(crate) host: Host,
    programs: Programs,
    pub(crate) kind: GameKind,
    pub(crate) standing: Standing,
    /// `None`: the archive has not taken the game yet.
    pub(crate) bookmark: Option<Bookmark>,
    pub(crate) keeping: Keeping,
    pub(crate) fate: Fate,
    pub(crate) watch: Watch,
    /// Who looks, if the screen is that of one player alone.
    pub(crate) seated: Option<Seat>,
    /// Whose choice was asked for last.
    pub(crate) viewer: Seat,
    pub(crate) usual_stop: [SpellStop; 2],
    pub(crate) stop: SpellStop,
    /// Real cards: what waits for one of them.
    pub(crate) waiting: Option<Waiting>,
    /// Real cards: how much of what is to be done has been told.
    pub(crate) guide: Guide,
}

/// Does its player want to go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Played,
    GivenUp,
}

/// How keeping went the last time. Whoever plays is told when that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keeping {
    Well,
    Badly,
}

impl Session {
    /// A game that no archive knows yet.
    pub(crate) fn new(kind: GameKind, standing: Standing, playthrough: Playthrough) -> Session {
        let mut session = Session {
            programs: Programs::of(playthrough.record()),
            kind,
            standing,
            bookmark: None,
            keeping: Keeping::Well,
            fate: Fate::Played,
            watch: Watch::Everyone,
            seated: None,
            viewer: Seat::One,
            usual_stop: [SpellStop::Never; 2],
            stop: SpellStop::Never,
            waiting: None,
            guide: Guide::default(),
            host: Host::new(playthrough),
        };
        session.seated = session.programs.person();
        session.laid_out();
        session
    }

    /// Puts another state of the game on the table.
    pub(crate) fn lay_out(&mut self, playthrough: Playthrough) {
        self.host.replace(playthrough);
        self.laid_out();
    }

    /// The host has put another state on the table. No card is asked for, and a game that stands before a draw stops there.
    pub(crate) fn laid_out(&mut self) {
        self.waiting = None;
        self.catch_up();
        self.face();
        self.stop = match self.question() {
            Some(Question::BeforeDraw) => SpellStop::BeforeDraws,
            Some(_) | None => self.usual_stop[self.game().active().index()],
        };
    }

    /// From now on the screen is that of this player alone. The other one sits at another device or is a program.
    ///
    /// ```
    /// use onirim_core::{Communication, Seat, Setup};
    /// use onirim_record::Playthrough;
    /// use onirim_session::{Nowhere, Session, Watch};
    ///
    /// let game = Playthrough::seeded(Setup::duo(Communication::Silent), 7);
    /// let (mut session, _) = Session::adopt(game, &Nowhere);
    /// session.sit(Seat::Two);
    /// assert_eq!((session.view().seat, session.told_to()), (Seat::Two, Some(Seat::Two)));
    /// ```
    pub fn sit(&mut self, seat: Seat) {
        self.seated = Some(seat);
        self.face();
    }

    /// Does another person sit at another device?
    pub(crate) fn has_far_partner(&self) -> bool {
        let is_person = |seat: Seat| self.programs.at(seat.partner()).is_none();
        self.record().setup.seats().len() > 1 && self.seated.is_some_and(is_person)
    }

    /// Works out who looks at the screen after something happened.
    pub(crate) fn face(&mut self) {
        let decision = self.decision();
        self.watch = match self.seated {
            Some(seat) => Watch::before_one(seat, &self.record().setup, decision),
            None if self.programs.any() => Watch::Everyone,
            None => self.watch.facing(&self.record().setup, decision),
        };
        match (self.seated, decision, self.watch) {
            (Some(seat), _, _) => self.viewer = seat,
            (None, Some(decision), Watch::Everyone | Watch::Alone(_)) => self.viewer = decision.seat,
            (None, _, _) => {}
        }
    }

    /// The game with everything that happened.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// The game with its record.
    pub fn playthrough(&self) -> &Playthrough {
        self.host.playthrough()
    }

    /// The game as it stands. It is the whole truth: a player sees [`view`](Session::view).
    pub fn game(&self) -> &Game {
        self.host.game()
    }

    /// The record so far. It holds every card that anybody has seen.
    pub fn record(&self) -> &Record {
        self.host.record()
    }

    /// What happened, ply by ply; the deal comes first.
    pub fn chapters(&self) -> &[Vec<Event>] {
        self.host.chapters()
    }

    /// What happened, as this seat saw it, ply by ply; the deal comes first.
    pub fn told(&self, seat: Seat) -> Vec<Vec<Event>> {
        self.host.told(seat, 0)
    }

    /// What is asked, and who.
    pub fn decision(&self) -> Option<Decision> {
        self.game().decision()
    }

    /// What is asked.
    pub fn question(&self) -> Option<Question> {
        self.decision().map(|decision| decision.question)
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.game().ending().is_some()
    }

    /// Is there any taking back in games of this kind? A game that is watched has no choice to take back.
    pub fn can_take_back(&self) -> bool {
        match self.kind {
            GameKind::Normal => !self.has_far_partner() && !self.programs.is_watched(),
            GameKind::Table => true,
            GameKind::Daily(_) | GameKind::Lesson => false,
        }
    }

    /// Is there something to play again?
    pub fn can_redo(&self) -> bool {
        self.host.can_redo()
    }

    /// What sort of game it is.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    /// Does it count in the statistics?
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// Is anything on the table that no archive has? Lessons are not kept, and neither is what was given up before an archive had it.
    pub fn is_unsaved(&self) -> bool {
        match &self.bookmark {
            _ if !self.is_to_be_kept() => false,
            // What the archive had agreed to may have come to nothing behind it.
            Some(_) if self.keeping == Keeping::Badly => true,
            Some(bookmark) => bookmark.ply() != self.playthrough().ply(),
            None => true,
        }
    }

    pub(crate) fn is_to_be_kept(&self) -> bool {
        self.kind != GameKind::Lesson && self.fate == Fate::Played
    }

    /// Does the person look at the screen who is asked? At the end of a game, any person.
    pub(crate) fn is_faced(&self) -> bool {
        let is_asked = match (self.seated, self.decision()) {
            (Some(seat), Some(decision)) => decision.seat == seat,
            (None, _) | (_, None) => self.asked_program().is_none(),
        };
        matches!(self.watch, Watch::Everyone | Watch::Alone(_)) && is_asked
    }

    /// Which program takes which seat.
    pub fn programs(&self) -> Programs {
        self.programs
    }

    /// The program that is asked now, and its seat.
    pub fn asked_program(&self) -> Option<(Seat, Program)> {
        let seat = self.decision()?.seat;
        Some((seat, self.programs.at(seat)?))
    }

    /// Which state of the game is on the table.
    pub fn version(&self) -> Version {
        self.host.version()
    }

    /// The code that deals the same game to somebody else. While two players hide cards it is a secret: it tells all of them.
    pub fn share_code(&self) -> Option<ShareCode> {
        self.record().share_code().filter(|_| !self.record().has_secrets())
    }

    /// What the game is, whatever happens in it.
    pub fn about(&self) -> About {
        About {
            kind: self.kind,
            standing: self.standing,
            id: self.id(),
            code: self.share_code(),
            programs: self.programs,
        }
    }

    /// What the player who looks may ask for now.
    pub fn rights(&self) -> Rights {
        Rights {
            takes_back: self.can_take_back(),
            take_back: self.price_of_undo(),
            redo: self.can_redo(),
            advice: self.may_be_advised(),
            spell_stop: self.can_stop_for_spells().then(|| self.spell_stop()),
        }
    }

    /// Who looks at the screen.
    pub fn watch(&self) -> Watch {
        self.watch
    }

    /// Whose view may be shown, unless nobody is [there](Watch::Away).
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// What the viewer may see. While a real card is asked for, it is the table as it lies at that moment, which asks nothing.
    pub fn view(&self) -> View {
        self.lying().view(self.viewer)
    }

    /// The order of the cards in the hand and on the discard pile, as the [viewer](Session::viewer) sees them.
    pub fn card_order(&self) -> CardOrder {
        CardOrder::after(self.viewer, self.chapters().iter().flatten().chain(&self.step_so_far()))
    }

    /// Whom the story is told to: one player, or the table (`None`).
    pub fn told_to(&self) -> Option<Seat> {
        let setup = &self.record().setup;
        if self.seated.is_some() {
            return Some(self.viewer);
        }
        if self.programs.any() {
            return None;
        }
        // Cards are picked together (D1).
        let picking = self.question() == Some(Question::Draft) && self.watch == Watch::Everyone;
        told_to(setup, self.viewer).filter(|_| !(picking && setup.seats().len() > 1))
    }

    /// The keyboard changes hands: whoever [leaves](Watch::Leaving) goes away, whoever was [waited for](Watch::Away) is there.
    pub fn pass_on(&mut self) {
        self.watch = self.watch.passed_on();
        if let Watch::Alone(seat) = self.watch {
            self.viewer = seat;
        }
    }

    /// Real cards: the action that waits for more of them, and those that have been told.
    pub fn waiting(&self) -> Option<(Action, &[Outcome])> {
        self.waiting.as_ref().map(|waiting| (waiting.action, &waiting.told[..]))
    }

    /// Under which name it is kept; `None`: the archive has not taken the game yet.
    pub fn id(&self) -> Option<GameId> {
        self.bookmark.as_ref().map(Bookmark::id)
    }

    /// Real cards: everything that may come up now, as far as whoever looks may know, and how many there are of each. What the partner hides could come too (D10).
    pub fn may_come(&self) -> Vec<(Outcome, usize)> {
        let Some(request) = self.wanted() else { return Vec::new() };
        match request {
            Request::Card(_) if self.record().setup.has_secrets() => {
                self.view().unseen.counts().map(|(card, count)| (Outcome::Card(card), count)).collect()
            }
            Request::Card(_) | Request::Goal(_) | Request::Premonition(_) => request.weights(),
        }
    }

    /// Real cards: what must be told before the game goes on.
    pub fn wanted(&self) -> Option<Request> {
        self.waiting.as_ref().map(|waiting| waiting.request)
    }

    /// Is there a stop before the draws of this turn?
    pub fn spell_stop(&self) -> SpellStop {
        if self.draws() { self.stop } else { self.usual_spell_stop() }
    }

    /// Is there a stop in other turns?
    pub fn usual_spell_stop(&self) -> SpellStop {
        self.usual_stop[self.viewer.index()]
    }

    /// Are the draws of this turn those of this screen?
    fn draws(&self) -> bool {
        self.seated.is_none_or(|seat| seat == self.game().active())
    }

    /// Can there be a stop at all? Only with the Book (K5).
    pub fn can_stop_for_spells(&self) -> bool {
        self.record().setup.book.is_some() && !self.is_over()
    }

    /// At once and from now on, in every turn. What the stop has held back, [`go_on`](Session::go_on) draws.
    pub fn stop_always(&mut self, stop: SpellStop) {
        self.stop_usually(stop);
        self.stop_this_turn(stop);
    }

    /// From now on, in every turn. A game that stands before a draw stops there all the same: nothing happens by itself.
    pub fn stop_usually(&mut self, stop: SpellStop) {
        match self.seated {
            Some(seat) => self.usual_stop[seat.index()] = stop,
            None => self.usual_stop = [stop; 2],
        }
        if self.question() != Some(Question::BeforeDraw) {
            self.stop_this_turn(stop);
        }
    }

    /// In this turn; then as usual again. What the stop has held back, [`go_on`](Session::go_on) draws. The stop of a turn is that of the player whose turn it is.
    pub fn stop_this_turn(&mut self, stop: SpellStop) {
        if self.draws() {
            self.stop = stop;
        }
    }

    /// Without a seed: see [`Host::foretell`].
    pub fn foretell(&mut self, outcomes: impl IntoIterator<Item = Outcome>) {
        self.host.foretell(outcomes);
    }
}
