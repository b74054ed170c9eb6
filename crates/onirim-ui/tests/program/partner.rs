//! Programs at one seat or both.

use std::time::Duration;

use onirim_core::{Action, Book, Communication, Question, Seat, Setup, Towers};
use onirim_record::{Program, Programs};
use onirim_session::{Nowhere, Presence, Thought, Trouble};
use onirim_ui::coach::OnTheSpot;
use onirim_ui::pages::Field;
use onirim_ui::table::{Ask, GameScreen};
use onirim_ui::{App, DealFrom, Input, Key, Target};

use crate::front_end::{Elsewhere, press, program, session, table};

const PARTNER: Programs = Programs::seated([None, Some(Program::Fast)]);

/// The clock of a front end during animations.
#[derive(Default)]
struct Clock(Duration);

impl Clock {
    fn tick(&mut self, app: &mut App) {
        self.0 += Duration::from_millis(100);
        app.update(Input::Time(self.0));
    }

    fn pass(&mut self, app: &mut App, time: Duration) {
        let until = self.0 + time;
        while self.0 < until {
            self.tick(app);
        }
    }
}

fn waits(app: &App) -> bool {
    matches!(table(app).ask, Ask::Wait(_))
}

/// Answers a question to the person.
fn answer(app: &mut App) {
    let screen: &GameScreen = table(app);
    match &screen.ask {
        Ask::Arrange(arrangement) => {
            if arrangement.extra != onirim_ui::asks::Extra::None {
                press(app, if arrangement.extra == onirim_ui::asks::Extra::RaiseOne { "t" } else { "d" });
            }
            app.update(Input::Key(Key::Enter));
        }
        Ask::Choose(_) | Ask::Pay(_) | Ask::SwapGoals(_) => {
            app.update(Input::Key(Key::Enter));
        }
        Ask::Tell(_) | Ask::Read(_) | Ask::Wait(_) | Ask::Over(_) => panic!("{:?}", screen.ask),
    }
    if table(app).overlay.is_some() {
        press(app, "2");
    }
}

fn begun(programs: Programs, setup: Setup) -> App {
    let mut app = program(OnTheSpot, Nowhere);
    app.begin_with(programs, setup, Some(7), DealFrom::Seed);
    app
}

/// D10: the person always sees the own cards, and the program acts only for its seat.
#[test]
fn a_person_and_a_program_play_to_the_end() {
    let every = Setup { book: Some(Book::Found), towers: Some(Towers::Rampart), ..Setup::duo(Communication::Silent) };
    for (setup, person) in [(Setup::duo(Communication::Open), Seat::One), (every, Seat::Two)] {
        let mut app = begun(Programs::one(person.partner(), Program::Fast), setup);
        let (mut clock, mut waited) = (Clock::default(), 0);
        for _ in 0..4000 {
            assert_eq!(table(&app).view().seat, person);
            if session(&app).is_over() {
                break;
            }
            if waits(&app) {
                waited += 1;
                let before = session(&app).version();
                assert!(app.is_moving(), "a front end tells the time");
                clock.pass(&mut app, Duration::from_secs(1));
                assert_ne!(session(&app).version(), before, "the program has moved");
            } else {
                answer(&mut app);
            }
        }
        assert!(session(&app).is_over() && waited > 10, "{waited}");
        assert_eq!(session(&app).programs().at(person.partner()), Some(Program::Fast));
    }
}

#[test]
fn two_programs_play_while_a_person_watches() {
    let mut app = begun(Programs::both(Program::Fast, Program::Fast), Setup::duo(Communication::Talk));
    let mut clock = Clock::default();
    for _ in 0..2000 {
        if session(&app).is_over() {
            break;
        }
        assert!(waits(&app));
        press(&mut app, "1p");
        clock.pass(&mut app, Duration::from_secs(1));
    }
    assert!(session(&app).is_over());
}

/// At a table where the program is asked and computes elsewhere.
fn thinking(communication: Communication) -> (App, Elsewhere, Clock) {
    let coach = Elsewhere::default();
    let mut app = program(coach.clone(), Nowhere);
    app.begin_with(Programs::one(Seat::One, Program::Strong), Setup::duo(communication), Some(7), DealFrom::Seed);
    let mut clock = Clock::default();
    clock.tick(&mut app);
    (app, coach, clock)
}

fn think(coach: &Elsewhere, thought: Result<Thought, Trouble>) {
    let (program, promise) = coach.asked_to_choose.borrow_mut().pop().expect("the program was asked");
    assert_eq!(program, Program::Strong);
    promise.give(thought);
}

fn first(app: &App) -> Action {
    session(app).game().legal_actions().get(0).expect("an answer")
}

#[test]
fn a_program_moves_no_sooner_than_a_person_can_follow() {
    let (mut app, coach, mut clock) = thinking(Communication::Open);
    let before = session(&app).version();
    think(&coach, Ok(Thought { action: first(&app), why: Vec::new() }));
    clock.pass(&mut app, Duration::from_millis(300));
    assert_eq!(session(&app).version(), before);
    clock.pass(&mut app, Duration::from_millis(300));
    assert_ne!(session(&app).version(), before);
    assert_eq!(coach.asked_to_choose.borrow().len(), usize::from(waits(&app)), "one question at a time");
}

/// D10: the program gives reasons only where players may talk.
#[test]
fn what_a_program_says_stands_in_the_log() {
    for (communication, is_said) in
        [(Communication::Open, true), (Communication::Talk, true), (Communication::Silent, false)]
    {
        let (mut app, coach, mut clock) = thinking(communication);
        think(&coach, Ok(Thought { action: first(&app), why: vec!["I like it.".to_owned()] }));
        clock.pass(&mut app, Duration::from_secs(1));
        let log = table(&app).log.iter().any(|line| line.line.contains("I like it."));
        assert_eq!(log, is_said, "{communication:?}");
    }
}

/// The person's action and the program's answers are new until the next action; those of the last move are marked separately.
#[test]
fn all_moves_of_the_program_since_the_own_choice_are_news() {
    let mut app = begun(PARTNER, Setup::duo(Communication::Open));
    let (mut clock, mut moves) = (Clock::default(), 0);
    assert_eq!(table(&app).company(app.text()), Some(app.text().get("app-with-fast")));
    assert_eq!(table(&app).addressee(app.text()), None);
    while moves < 8 {
        answer(&mut app);
        let mut news = news_of(&app);
        while waits(&app) {
            let version = session(&app).version();
            while session(&app).version() == version {
                clock.tick(&mut app);
            }
            let now = news_of(&app);
            assert!(now.starts_with(&news) && now.len() > news.len(), "{news:?} {now:?}");
            assert!(table(&app).log.len() > table(&app).latest, "the last move is told apart");
            (news, moves) = (now, moves + 1);
        }
    }
}

fn news_of(app: &App) -> Vec<String> {
    let news = table(app).log.iter().filter(|line| line.is_new);
    news.map(|line| line.line.clone()).collect()
}

#[test]
fn a_program_that_cannot_think_says_so_and_tries_again() {
    let (mut app, coach, mut clock) = thinking(Communication::Open);
    let before = session(&app).version();
    think(&coach, Err(Trouble::new("fault-no-thought")));
    clock.pass(&mut app, Duration::from_secs(1));
    let told = app.text().get("fault-no-thought");
    assert!(table(&app).notice.as_ref().is_some_and(|notice| notice.contains(&told)), "{:?}", table(&app).notice);
    assert!(waits(&app) && session(&app).version() == before);
    think(&coach, Ok(Thought { action: first(&app), why: Vec::new() }));
    clock.pass(&mut app, Duration::from_secs(6));
    assert_ne!(session(&app).version(), before);
}

#[test]
fn an_answer_that_is_not_legal_is_not_carried_out() {
    let (mut app, coach, mut clock) = thinking(Communication::Open);
    let before = session(&app).version();
    think(&coach, Ok(Thought { action: Action::LeaveDoor, why: Vec::new() }));
    clock.pass(&mut app, Duration::from_secs(1));
    assert_eq!(session(&app).version(), before);
    assert!(table(&app).notice.is_some() && !coach.asked_to_choose.borrow().is_empty(), "it is asked once more");
}

/// The person undoes an action while the program computes its answer, which is then obsolete.
#[test]
fn a_thought_about_a_game_that_went_back_is_dropped() {
    let coach = Elsewhere::default();
    let mut app = program(coach.clone(), Nowhere);
    app.begin_with(PARTNER, Setup::duo(Communication::Open), Some(7), DealFrom::Seed);
    let mut clock = Clock::default();
    while !waits(&app) {
        answer(&mut app);
    }
    clock.tick(&mut app);
    press(&mut app, "u");
    if table(&app).overlay.is_some() {
        press(&mut app, "2");
    }
    assert!(!waits(&app), "the person is asked again");
    let (_, promise) = coach.asked_to_choose.borrow_mut().pop().expect("the program was asked");
    clock.pass(&mut app, Duration::from_secs(2));
    assert!(!promise.is_wanted());
}

#[test]
fn the_form_seats_programs() {
    let mut app = program(Elsewhere::default(), Nowhere);
    app.update(Input::Click(Target::Item(0)));
    press(&mut app, "q");
    app.start(onirim_ui::Start::Menu);
    let new_game = app.menu_items().iter().position(|item| *item == onirim_ui::pages::MenuItem::NewGame);
    app.update(Input::Click(Target::Item(new_game.expect("an entry"))));
    let form = app.form().expect("the form");
    form.pick(Field::Players, 1);
    assert!(form.fields().contains(&Field::Name(Seat::Two)));
    form.pick(Field::Sitter(Seat::Two), 2);
    assert_eq!(form.programs.at(Seat::Two), Some(Program::Strong));
    assert!(!form.fields().contains(&Field::Name(Seat::Two)), "a program has no name of its own");
    let last = form.fields().len() - 1;
    app.update(Input::Click(Target::Item(last)));
    assert_eq!(session(&app).programs(), Programs::one(Seat::Two, Program::Strong));
    assert_eq!(table(&app).scene().partner, Presence::Here, "the first player begins");
    assert_eq!(session(&app).question(), Some(Question::Draft));
}
