//! The session: a game that is being played.

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

/// A game of one front end, and its state in the [archive](crate::Archive).
///
/// Each method that changes the game saves it before it returns, and returns the result of that: nothing is shown
/// that could be lost unnoticed.
#[derive(Clone, Debug)]
pub struct Session {
    pub(crate) host: Host,
    programs: Programs,
    pub(crate) kind: GameKind,
    pub(crate) standing: Standing,
    /// `None` until the archive has stored the game.
    pub(crate) bookmark: Option<Bookmark>,
    /// Did saving fail the last time?
    pub(crate) fails_to_save: bool,
    pub(crate) is_given_up: bool,
    pub(crate) watch: Watch,
    /// The only player of this screen, if there is only one.
    pub(crate) seated: Option<Seat>,
    /// The seat whose view is shown.
    pub(crate) viewer: Seat,
    pub(crate) usual_stop: [SpellStop; 2],
    pub(crate) stop: SpellStop,
    /// Real cards: the action that waits for one of them.
    pub(crate) waiting: Option<Waiting>,
    pub(crate) guide: Guide,
}

impl Session {
    /// A session of a game that is not stored yet.
    pub(crate) fn new(kind: GameKind, standing: Standing, playthrough: Playthrough) -> Session {
        let mut session = Session {
            programs: Programs::of(playthrough.record()),
            kind,
            standing,
            bookmark: None,
            fails_to_save: false,
            is_given_up: false,
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

    /// Replaces the game by another state of it.
    pub(crate) fn lay_out(&mut self, playthrough: Playthrough) {
        self.host.replace(playthrough);
        self.laid_out();
    }

    /// After the state was replaced: no card is asked for, and a game before a draw stops there.
    pub(crate) fn laid_out(&mut self) {
        self.waiting = None;
        self.catch_up();
        self.face();
        self.stop = match self.question() {
            Some(Question::BeforeDraw) => SpellStop::BeforeDraws,
            Some(_) | None => self.usual_stop[self.game().active().index()],
        };
    }

    /// From now on only this player uses the screen. The other one is at another device or is a program.
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

    /// Is the partner a person at another device?
    pub(crate) fn has_far_partner(&self) -> bool {
        let is_person = |seat: Seat| self.programs.at(seat.partner()).is_none();
        self.record().setup.seats().len() > 1 && self.seated.is_some_and(is_person)
    }

    /// Updates which players look at the screen, and whose view is shown.
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

    /// The game with its events.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// The game with its record.
    pub fn playthrough(&self) -> &Playthrough {
        self.host.playthrough()
    }

    /// The game as it stands, with hidden cards: show a player the [`view`](Session::view).
    pub fn game(&self) -> &Game {
        self.host.game()
    }

    /// The record so far. It holds hidden cards too.
    pub fn record(&self) -> &Record {
        self.host.record()
    }

    /// The events, ply by ply, with hidden cards; the deal comes first.
    pub fn chapters(&self) -> &[Vec<Event>] {
        self.host.chapters()
    }

    /// The events, ply by ply, as this seat sees them; the deal comes first.
    pub fn told(&self, seat: Seat) -> Vec<Vec<Event>> {
        self.host.told(seat, 0)
    }

    /// The question, and the seat that is asked.
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

    /// Can choices be taken back in games of this kind? A game between programs has no choice to take back.
    pub fn can_take_back(&self) -> bool {
        match self.kind {
            GameKind::Normal => !self.has_far_partner() && !self.programs.is_watched(),
            GameKind::Table => true,
            GameKind::Daily(_) | GameKind::Lesson => false,
        }
    }

    /// Can a choice be played again that was taken back?
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

    /// Is anything unsaved? Lessons are not saved, nor are games that were given up before they were stored.
    pub fn is_unsaved(&self) -> bool {
        match &self.bookmark {
            _ if !self.is_to_be_kept() => false,
            // A write behind a stored game may have failed later.
            Some(_) if self.fails_to_save => true,
            Some(bookmark) => bookmark.ply() != self.playthrough().ply(),
            None => true,
        }
    }

    pub(crate) fn is_to_be_kept(&self) -> bool {
        self.kind != GameKind::Lesson && !self.is_given_up
    }

    /// Does the person who is asked look at the screen? At the end of a game, any person.
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

    /// The seat and the program that are asked now.
    pub fn asked_program(&self) -> Option<(Seat, Program)> {
        let seat = self.decision()?.seat;
        Some((seat, self.programs.at(seat)?))
    }

    /// The state of the game.
    pub fn version(&self) -> Version {
        self.host.version()
    }

    /// The code that deals the same game again; `None` without a seed, or while two players hide cards, which it
    /// would reveal.
    pub fn share_code(&self) -> Option<ShareCode> {
        self.record().share_code().filter(|_| !self.record().has_secrets())
    }

    /// What does not change during the game.
    pub fn about(&self) -> About {
        About {
            kind: self.kind,
            standing: self.standing,
            id: self.id(),
            code: self.share_code(),
            programs: self.programs,
        }
    }

    /// The requests that the player who looks at the screen may make now.
    pub fn rights(&self) -> Rights {
        Rights {
            takes_back: self.can_take_back(),
            take_back: self.price_of_undo(),
            redo: self.can_redo(),
            advice: self.may_be_advised(),
            spell_stop: self.can_stop_for_spells().then(|| self.spell_stop()),
        }
    }

    /// Which players look at the screen.
    pub fn watch(&self) -> Watch {
        self.watch
    }

    /// The seat whose view is shown, unless no player [is there](Watch::Away).
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The view of the [viewer](Session::viewer). While a real card is asked for, the table at that moment, which
    /// asks nothing.
    pub fn view(&self) -> View {
        self.lying().view(self.viewer)
    }

    /// The order of the cards in the hand of the [viewer](Session::viewer) and on the discard pile.
    pub fn card_order(&self) -> CardOrder {
        CardOrder::after(self.viewer, self.chapters().iter().flatten().chain(&self.step_so_far()))
    }

    /// The player to whom the events are told; `None` if they are told to both.
    pub fn told_to(&self) -> Option<Seat> {
        let setup = &self.record().setup;
        if self.seated.is_some() {
            return Some(self.viewer);
        }
        if self.programs.any() {
            return None;
        }
        // The draft is open to both (D1).
        let picking = self.question() == Some(Question::Draft) && self.watch == Watch::Everyone;
        told_to(setup, self.viewer).filter(|_| !(picking && setup.seats().len() > 1))
    }

    /// The screen is handed over: the player who [leaves](Watch::Leaving) goes away, or the one who was [waited
    /// for](Watch::Away) is there.
    pub fn pass_on(&mut self) {
        self.watch = self.watch.passed_on();
        if let Watch::Alone(seat) = self.watch {
            self.viewer = seat;
        }
    }

    /// Real cards: the action that waits for a card, and the outcomes so far.
    pub fn waiting(&self) -> Option<(Action, &[Outcome])> {
        self.waiting.as_ref().map(|waiting| (waiting.action, &waiting.told[..]))
    }

    /// The id of the stored game; `None` until it is stored.
    pub fn id(&self) -> Option<GameId> {
        self.bookmark.as_ref().map(Bookmark::id)
    }

    /// Real cards: the possible outcomes as far as the player who looks may know, with how many there are of each.
    /// Cards that the partner hides are among them (D10).
    pub fn may_come(&self) -> Vec<(Outcome, usize)> {
        let Some(request) = self.wanted() else { return Vec::new() };
        match request {
            Request::Card(_) if self.record().setup.has_secrets() => {
                self.view().unseen.counts().map(|(card, count)| (Outcome::Card(card), count)).collect()
            }
            Request::Card(_) | Request::Goal(_) | Request::Premonition(_) => request.weights(),
        }
    }

    /// Real cards: the outcome that is asked for.
    pub fn wanted(&self) -> Option<Request> {
        self.waiting.as_ref().map(|waiting| waiting.request)
    }

    /// The stop before the draws of this turn.
    pub fn spell_stop(&self) -> SpellStop {
        if self.draws() { self.stop } else { self.usual_spell_stop() }
    }

    /// The stop in other turns.
    pub fn usual_spell_stop(&self) -> SpellStop {
        self.usual_stop[self.viewer.index()]
    }

    /// Is it the turn of a player of this screen?
    fn draws(&self) -> bool {
        self.seated.is_none_or(|seat| seat == self.game().active())
    }

    /// Can there be a stop? Only with the Book (K5).
    pub fn can_stop_for_spells(&self) -> bool {
        self.record().setup.book.is_some() && !self.is_over()
    }

    /// Sets the stop of this turn and of all others. [`go_on`](Session::go_on) makes the draws that are held back.
    pub fn stop_always(&mut self, stop: SpellStop) {
        self.stop_usually(stop);
        self.stop_this_turn(stop);
    }

    /// Sets the stop of every turn. A game that stands before a draw stops there all the same.
    pub fn stop_usually(&mut self, stop: SpellStop) {
        match self.seated {
            Some(seat) => self.usual_stop[seat.index()] = stop,
            None => self.usual_stop = [stop; 2],
        }
        if self.question() != Some(Question::BeforeDraw) {
            self.stop_this_turn(stop);
        }
    }

    /// Sets the stop of this turn. [`go_on`](Session::go_on) makes the draws that are held back. Does nothing in the
    /// turn of another screen.
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
