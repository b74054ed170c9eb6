//! Two user interfaces play against each other through seat messages: one on a terminal, one as the page drives it.

use std::rc::Rc;
use std::time::Duration;

use jiff::civil::date;
use onirim_core::{Communication, Seat, Setup};
use onirim_record::{Playthrough, Record};
use onirim_session::{Answer, Ask, Deal, GameSeat, LocalSeat, News, Nowhere, Presence, Reason, Scene, Session};
use onirim_text::Language;
use onirim_ui::coach::OnTheSpot;
use onirim_ui::table::{self, Overlay};
use onirim_ui::{App, Equipment, Input, Item, Key, Keyboard, Motion, Screen, Sharing, Start, Target};
use onirim_wire::{FarSeat, Room};

use crate::drive::{Player, STILL, Whim, set_up};
use crate::net::{BAD, Faults, SOUND, World};

const TERMINAL: Seat = Seat::One;
const PAGE: Seat = Seat::Two;

/// The program as on a page: in French, with pointers instead of keys, and with animations.
fn page() -> App {
    let equipment = Equipment {
        archive: Rc::new(Nowhere),
        seeds: Box::new(|| Ok(7)),
        sharing: Sharing::Link { deal: |code| format!("https://example.org/#{code}"), page: String::new },
        local_time: |moment| jiff::tz::Offset::UTC.to_datetime(moment),
        keyboard: Keyboard::Missing,
        coach: Box::new(OnTheSpot),
        items: vec![Item::Language, Item::Motion, Item::SpellStop, Item::Hand, Item::Back],
    };
    let settings =
        onirim_ui::Settings { language: Language::French, motion: Motion::On, ..onirim_ui::Settings::default() };
    App::new(settings, date(2026, 3, 1), equipment)
}

/// Taps something: an answer, a card of the hand, or the button that confirms.
fn tap(app: &mut App, whim: &mut Whim) {
    let target = match whim.below(4) {
        0 => Target::Hand(whim.below(8)),
        1 | 2 => Target::Item(whim.below(8)),
        _ => Target::Key([Key::Enter, Key::Char('d'), Key::Char('t'), Key::MoveRight][whim.below(4)]),
    };
    app.update(Input::Click(target));
}

/// A remote seat that passes for a local one, to compare the screens of both.
#[derive(Debug)]
struct Beside(Scene);

impl GameSeat for Beside {
    fn scene(&self) -> &Scene {
        &self.0
    }

    fn request(&mut self, _: Ask) -> Answer {
        Answer::Refused(Reason::NotHere)
    }

    fn poll(&mut self, _: Duration) -> Option<News> {
        None
    }

    fn whole(&self) -> Option<&Playthrough> {
        None
    }

    fn local(&self) -> Option<&LocalSeat> {
        None
    }

    fn local_mut(&mut self) -> Option<&mut LocalSeat> {
        None
    }
}

/// A game on two devices, and the same on one.
struct Devices {
    world: World,
    terminal: Player,
    page: App,
    local: Session,
}

impl Devices {
    fn new(setup: Setup, seed: u64, faults: Faults) -> Devices {
        let (local, _) = Session::adopt(Playthrough::seeded(setup, seed), &Nowhere);
        let mut world = World::new(Room::new(local.clone()).expect("it has a seed"), seed, faults);
        let far: [FarSeat; 2] = [world.joined(TERMINAL, 1), world.joined(PAGE, 2)];
        let (mut terminal, mut page) = (Player::new(STILL), page());
        let [one, two] = far.map(|seat| Start::Seat(Box::new(seat)));
        terminal.program.app_mut().start(one);
        page.start(two);
        Devices { world, terminal, page, local }
    }

    fn scenes(&self) -> [&Scene; 2] {
        [self.terminal.program.app(), &self.page].map(|app| app.scene().expect("the game is on the table"))
    }

    /// Sends the time to both.
    fn tick(&mut self) {
        self.world.step();
        assert!(self.terminal.program.app().is_moving() && self.page.is_moving(), "both want to be told the time");
        self.terminal.send(Input::Time(self.world.now));
        self.page.update(Input::Time(self.world.now));
    }

    /// Plays on one device what the room has played since.
    fn catch_up(&mut self) {
        let plies = &self.world.room.session().record().plies;
        for ply in plies.iter().skip(self.local.playthrough().ply()) {
            let _ = self.local.act_with(ply.action, &ply.outcomes, &Nowhere).expect("it was played");
        }
    }

    /// The screen of this seat on one device.
    fn seen(&self, seat: Seat) -> Session {
        let mut session = self.local.clone();
        session.sit(seat);
        session
    }

    /// If both have received everything: their screens equal those on one device.
    fn compare(&mut self) -> bool {
        self.catch_up();
        let version = self.local.version();
        if self.scenes().iter().any(|scene| scene.version != version) {
            return false;
        }
        for scene in self.scenes() {
            let here = Scene::of(&self.seen(scene.view.seat), &[]);
            let shown = |scene: &Scene| {
                let Scene { view, told, actions, order, decision, watch, told_to, .. } = scene.clone();
                (view, told, actions, order, decision, watch, told_to)
            };
            assert_eq!(shown(scene), shown(&here));
        }
        true
    }

    /// The terminal of a seat that has just joined, and that of a player on one device.
    fn pictures(&self) -> [String; 2] {
        let mut beside = World::new(self.world.room.clone(), 0, SOUND);
        beside.now = self.world.now;
        let far = beside.joined(TERMINAL, 3);
        let drawn = |seat: Box<dyn GameSeat>| {
            let mut player = Player::new(STILL);
            player.program.app_mut().start(Start::Seat(seat));
            player.picture(120, 40)
        };
        let local = Beside(Scene::of(&self.seen(TERMINAL), &[]));
        [drawn(Box::new(far)), drawn(Box::new(local))]
    }
}

/// Plays a whole game with random keys and taps. Returns how often both showed the same state, and how often screens were compared.
fn play(setup: Setup, seed: u64, faults: Faults) -> (usize, usize) {
    let mut devices = Devices::new(setup, seed, faults);
    let (mut keys, mut taps) = (Whim(seed), Whim(seed + 1));
    let (mut agreed, mut drawn, mut last) = (0, 0, None);
    for step in 0..60_000 {
        devices.tick();
        let version = devices.world.room.session().version();
        if last != Some(version) && devices.compare() {
            last = Some(version);
            agreed += 1;
            // At the end, a remote seat cannot start another game.
            let is_told = |scene: &&Scene| scene.partner == Presence::Here && !scene.is_over();
            if version.ply % 8 == 7 && devices.scenes().iter().all(is_told) {
                let [far, local] = devices.pictures();
                assert_eq!(far, local, "{setup:?} {seed}");
                drawn += 1;
            }
        }
        if step % 40 == 0 {
            devices.terminal.picture(100, 30);
        }
        let is_over = devices.scenes().iter().all(|scene| scene.is_over());
        let has_all = |app: &App| app.aftermath().is_some();
        if is_over && has_all(devices.terminal.program.app()) && has_all(&devices.page) {
            assert!(devices.compare());
            devices.terminal.picture(100, 30);
            let played: &Record = devices.local.record();
            assert_eq!(devices.world.room.session().record().plies, played.plies);
            return (agreed, drawn);
        }
        if !devices.scenes()[0].is_over() {
            devices.terminal.whim(&mut keys);
        }
        if !devices.scenes()[1].is_over() {
            tap(&mut devices.page, &mut taps);
        }
        assert!(matches!(devices.page.screen(), Screen::Game(_)), "the game was left");
    }
    panic!("the game never ended:\n{}", devices.terminal.picture(100, 30));
}

/// D10: a terminal and a page, over a network that delays, loses, duplicates and reorders messages.
#[test]
fn a_terminal_and_a_page_play_on_two_devices() {
    let everything = set_up("duo silent book towers premonitions");
    for (seed, setup) in (60..).zip([Setup::duo(Communication::Open), everything]) {
        let (agreed, drawn) = play(setup, seed, BAD);
        assert!(agreed > 20 && drawn > 0, "{agreed} {drawn}");
    }
}

/// Keys typed while a choice is on its way do nothing to the table after it.
#[test]
fn what_is_typed_while_a_choice_is_on_its_way_plays_nothing() {
    let mut devices = Devices::new(Setup::duo(Communication::Open), 60, Faults { latest: 12, ..SOUND });
    while !matches!(devices.terminal.program.app().screen().game().map(|game| &game.ask), Some(table::Ask::Choose(_))) {
        devices.tick();
    }
    let before = devices.scenes()[0].version;
    devices.terminal.key(Key::Enter);
    for _ in 0..3 {
        devices.terminal.key(Key::Enter);
        assert!(devices.terminal.picture(120, 40).contains("Your choice is on its way."));
    }
    for _ in 0..60 {
        devices.tick();
    }
    assert_eq!(devices.world.room.session().version().ply, before.ply + 1);
    assert!(devices.compare());
}

/// After a lost connection the screen says so, and goes on when the connection is back.
#[test]
fn a_lost_connection_is_told() {
    let mut devices = Devices::new(Setup::duo(Communication::Silent), 60, SOUND);
    let lost = Faults { lost: 100, ..SOUND };
    devices.world.net.borrow_mut().faults = lost;
    for _ in 0..120 {
        devices.tick();
    }
    assert!(devices.scenes().iter().all(|scene| scene.partner == Presence::Away));
    let table::Ask::Wait(words) = &devices.page.screen().game().expect("a game").ask else {
        panic!("player 1 is asked")
    };
    assert_eq!(words, "Pas de connexion avec votre partenaire pour le moment.");
    devices.terminal.key(Key::Enter);
    devices.world.net.borrow_mut().faults = SOUND;
    for _ in 0..40 {
        devices.tick();
    }
    assert!(devices.scenes().iter().all(|scene| scene.partner == Presence::Here));
    assert_eq!(devices.world.room.session().version().ply, 1, "the choice was sent again");
    assert!(devices.compare());
}

/// Both read that the game is over, each in its own language.
#[test]
fn both_seats_are_told_that_the_partner_gave_up() {
    let mut devices = Devices::new(Setup::duo(Communication::Silent), 60, SOUND);
    devices.terminal.key(Key::Escape).keys("6");
    assert!(matches!(devices.terminal.program.app().screen(), Screen::Game(_)), "it is asked for once more");
    devices.terminal.keys("2");
    for _ in 0..20 {
        devices.world.step();
        devices.terminal.send(Input::Time(devices.world.now));
        devices.page.update(Input::Time(devices.world.now));
    }
    assert!(matches!(devices.terminal.program.app().screen(), Screen::Menu(_)));
    assert!(matches!(devices.page.screen(), Screen::Menu(_)));
    assert_eq!(devices.page.problem(), Some("Votre partenaire a abandonné cette partie."));
}

/// Two screens of one seat: a question about a choice on one is closed when the other one has played.
#[test]
fn a_choice_that_waits_to_be_confirmed_is_not_made_at_another_table() {
    let code = Playthrough::seeded(Setup::SOLO, 42).record().share_code().expect("it has a seed");
    let (game, _) = Session::begin(Deal::Code(code), date(2026, 3, 1), &Nowhere);
    let mut world = World::new(Room::new(game).expect("it has a seed"), 1, SOUND);
    let mut players = [1, 2].map(|screen| {
        let seat = world.joined(Seat::One, screen);
        let mut player = Player::new(STILL);
        player.program.app_mut().start(Start::Seat(Box::new(seat)));
        player
    });
    let mut pass = |players: &mut [Player; 2]| {
        for _ in 0..10 {
            world.step();
            players.iter_mut().for_each(|player| player.send(Input::Time(world.now)));
        }
        world.room.session().version()
    };
    players[0].keys("d");
    let before = pass(&mut players);
    players[0].keys("u");
    let asks = |player: &Player| {
        let game = player.program.app().screen().game();
        matches!(game.and_then(|game| game.overlay.as_ref()), Some(Overlay::Dialog(_)))
    };
    assert!(asks(&players[0]), "a card was seen: taking back has a price");
    players[1].keys("d");
    assert!(pass(&mut players) > before);
    assert!(!asks(&players[0]));
}

mod slow {
    use super::*;

    /// D10: in all set-ups and degrees of communication.
    #[test]
    fn a_terminal_and_a_page_play_all_set_ups() {
        for (setup, seed) in Setup::all().filter(|setup| setup.seats().len() > 1).zip(100..) {
            let (agreed, drawn) = play(setup, seed, BAD);
            assert!(agreed > 3, "{setup:?} {agreed} {drawn}");
        }
    }
}
