//! Three programs at the same saved games, all at once: two line by line, one on the screen.

use onirim_core::{Action, QuickChance, Seat, Setup, Towers};
use onirim_record::{Playthrough, Record};
use onirim_session::{GameKind, SavedGame};
use onirim_store::Store;
use onirim_text::{Language, Text};

use crate::conversation::{Conversation, harmless};
use crate::home::Home;
use crate::player::{ENTER, ESCAPE};
use crate::terminal::Terminal;

const MOVED_ON: &str = "Another program has continued this game.";
const ENDED: &str = "Another program has ended or deleted this game.";

/// The seeds of the games that each has for itself, and of the one that all play.
const OWN: [u64; 3] = [21, 22, 23];
const COMMON: u64 = 24;

const OWN_CHOICES: usize = 15;
const COMMON_CHOICES: usize = 40;
/// So many cards are enough for one more choice, whatever happens.
const ENOUGH_CARDS: usize = 15;

const WITH_TOWERS: Setup = Setup { towers: Some(Towers::Rampart), ..Setup::SOLO };

fn saved(store: &Store, seed: u64) -> SavedGame {
    let games = store.games().expect("a list").games;
    let game = games.iter().find(|game| game.seed == Some(seed)).expect("a saved game");
    store.load(game.id).expect("a good game")
}

fn record_of(store: &Store, seed: u64) -> Record {
    saved(store, seed).playthrough.into_record()
}

/// Two who talk and one who looks.
struct Company {
    store: Store,
    dice: QuickChance,
    talks: [Conversation; 2],
    screen: Terminal,
    /// The game that the screen shows.
    shown: Playthrough,
}

impl Company {
    /// Each begins a game for itself.
    fn gathered(home: &Home) -> Company {
        let talk = |seed: u64| {
            let program = home.pipe(&["play", "--plain", "--new", "--setup", "solo", "--seed", &seed.to_string()]);
            Conversation::about(Playthrough::seeded(Setup::SOLO, seed), program)
        };
        let mut talks = [talk(OWN[0]), talk(OWN[1])];
        let screen = home.start(&["play", "--setup", "solo towers", "--seed", &OWN[2].to_string()]);
        talks.iter_mut().for_each(|talk| drop(talk.agree()));
        let shown = Playthrough::seeded(WITH_TOWERS, OWN[2]);
        Company { store: home.store(), dice: QuickChance::new(3), talks, screen, shown }
    }

    fn one_of(&mut self, actions: &[Action]) -> Option<Action> {
        actions.get(self.dice.below(actions.len())).copied()
    }

    /// Something that the screen offers, and its key. Cards that are put into an order have no words.
    fn offered(&mut self) -> Option<(Action, String)> {
        let game = *self.shown.game();
        let view = game.view(game.decision()?.seat);
        let text = Text::new(Language::English);
        let label = |action: Action| text.choice(action, &view).label;
        let is_shown = |action: &Action| self.screen.shows(&label(*action));
        let keys: Vec<(Action, String)> = harmless(&game)
            .into_iter()
            .filter(is_shown)
            .map(|action| (action, self.screen.key_of(&label(action))))
            .collect();
        // Where several answers have one letter, it marks one of them and does nothing yet.
        let is_alone = |key: &str| {
            game.legal_actions()
                .into_iter()
                .filter(is_shown)
                .filter(|&action| self.screen.key_of(&label(action)) == key)
                .count()
                == 1
        };
        let seen: Vec<Action> = keys.iter().filter(|(_, key)| is_alone(key)).map(|&(action, _)| action).collect();
        let action = self.one_of(&seen)?;
        keys.into_iter().find(|(offered, _)| *offered == action)
    }

    /// Each program goes on with its own game at the same time, and finds it as it was left.
    fn play_own(&mut self) {
        for talk in 0..2 {
            let choices: Vec<Action> = self.talks[talk].game.game().legal_actions().iter().collect();
            let action = self.one_of(&choices).expect("a choice");
            self.talks[talk].choose(action);
        }
        match self.offered() {
            Some((action, key)) => {
                self.screen.send(&key);
                self.shown.act(action).expect("a legal action");
                self.screen.wait_for_picture(&key);
            }
            None => {
                self.screen.answer();
                self.shown = saved(&self.store, OWN[2]).playthrough;
            }
        }
        self.talks.iter_mut().for_each(|talk| drop(talk.agree()));
        self.find_own();
    }

    /// All that was shown of the own games is saved.
    fn find_own(&self) {
        for talk in &self.talks {
            let seed = talk.game.record().seed.expect("a seed");
            assert_eq!(record_of(&self.store, seed).plies, talk.game.record().plies);
        }
        let seed = self.shown.record().seed.expect("a seed");
        assert_eq!(record_of(&self.store, seed).plies, self.shown.record().plies);
    }

    /// Each program puts its own game aside and opens the one that was played last.
    fn take_up_the_last_game(&mut self) {
        let last = saved(&self.store, COMMON).playthrough;
        for talk in &mut self.talks {
            talk.write("n");
            assert!(talk.hear().contains("The game is put aside."));
            talk.write("7");
            talk.hear();
            talk.write("2");
            talk.game = last.clone();
            talk.agree();
        }
        self.screen.press(ESCAPE).choose("Save and go to the menu").choose("Continue: Alone, the base game");
        self.shown = last;
    }

    /// All programs choose at the same time, in the same game. One is first; the others say so, unless they wanted the same.
    fn play_common(&mut self) -> Vec<Fate> {
        let before = saved(&self.store, COMMON).playthrough;
        self.look_again(&before);
        let choices: Vec<Action> = before.game().legal_actions().iter().collect();
        let wanted = [(); 2].map(|()| self.one_of(&choices).expect("a choice"));
        let touched = self.offered();
        let first = self.dice.below(3);
        for turn in 0..3 {
            match (first + turn) % 3 {
                2 => touched.iter().for_each(|(_, key)| self.screen.send(key)),
                talk => self.talks[talk].say(wanted[talk]),
            }
        }
        let heard = [0, 1].map(|talk| self.talks[talk].hear());
        if let Some((_, key)) = &touched {
            self.screen.wait_for_picture(key);
        }

        let now = saved(&self.store, COMMON).playthrough;
        let next = now.record().plies[before.ply()].action;
        assert!(now.record().plies.starts_with(&before.record().plies) && now.ply() == before.ply() + 1);
        let mut fates = Vec::new();
        for ((talk, heard), wanted) in self.talks.iter_mut().zip(heard).zip(wanted) {
            fates.push(fate(&heard, wanted, next));
            talk.game = now.clone();
            talk.is_asked(&heard);
        }
        if let Some((wanted, _)) = touched {
            let fate = fate(&self.screen.screen(), wanted, next);
            if fate == Fate::Told {
                self.screen.press(ENTER);
            }
            fates.push(fate);
            self.shown = now;
        }
        fates
    }

    /// If the screen had nothing to choose from, others have gone on without it: whatever it does then, it is told, unless it does just what they did.
    fn look_again(&mut self, now: &Playthrough) {
        let has_words = now.game().decision().is_some_and(|decision| decision.question.looks_at().is_none());
        while has_words && self.shown.ply() < now.ply() {
            self.screen.answer();
            if self.screen.shows(MOVED_ON) {
                self.screen.press(ENTER);
                self.shown = now.clone();
            } else if !self.screen.shows("Careful!") {
                let question = Text::new(Language::English).question(&now.game().view(Seat::One));
                let beginning: String = question.expect("a question").chars().take(60).collect();
                assert!(self.screen.shows(&beginning), "{beginning}\n{}", self.screen.screen());
                self.shown = now.clone();
            }
            assert_eq!(saved(&self.store, COMMON).playthrough.record(), now.record(), "who looks away changes nothing");
        }
    }
}

/// What became of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It is saved.
    Done,
    /// Another program was first, and that was said.
    Told,
}

/// What became of a choice, by what was read and how the game went on. No choice is lost without a word.
fn fate(read: &str, chosen: Action, next: Action) -> Fate {
    if read.contains(MOVED_ON) {
        return Fate::Told;
    }
    assert_eq!(chosen, next, "lost without a word:\n{read}");
    Fate::Done
}

#[test]
fn three_programs_at_the_same_games_lose_no_choice_without_a_word() {
    let home = Home::still();
    let mut common = Playthrough::seeded(Setup::SOLO, COMMON);
    let mut bookmark = home.store().create(GameKind::Normal, &common).expect("a saved game");
    let mut company = Company::gathered(&home);
    for _ in 0..OWN_CHOICES {
        company.play_own();
    }

    let first = harmless(common.game())[0];
    common.act(first).expect("a legal action");
    home.store().append(&mut bookmark, &common).expect("the game played last");
    let own = OWN.map(|seed| record_of(&company.store, seed));
    company.take_up_the_last_game();
    let (mut rounds, mut told) = (0, 0);
    while rounds < COMMON_CHOICES && saved(&company.store, COMMON).playthrough.game().deck_len() > ENOUGH_CARDS {
        let fates = company.play_common();
        assert!(fates.contains(&Fate::Done), "nobody was first");
        rounds += 1;
        told += fates.iter().filter(|&&fate| fate == Fate::Told).count();
    }
    assert!(rounds > 10 && told > 10, "{told} were told in {rounds} rounds");

    // One has enough; the others are told.
    let end = saved(&company.store, COMMON).playthrough;
    let Company { store, talks: [mut quitter, mut other], mut screen, .. } = company;
    quitter.write("g");
    quitter.program.hear("Enter: no)? ");
    quitter.write("yes");
    assert!(quitter.program.finish().status.success());
    other.write("1");
    assert!(other.hear().contains(ENDED));
    other.write("q");
    assert!(other.program.finish().status.success());
    for _ in 0..3 {
        if !screen.shows(ENDED) {
            screen.answer();
        }
    }
    assert!(screen.shows(ENDED), "{}", screen.screen());
    screen.press(ENTER);
    assert!(screen.leave("q").0.success());

    assert_eq!(record_of(&store, COMMON).plies, end.record().plies);
    assert!(saved(&store, COMMON).summary.conclusion.is_some());
    assert_eq!(OWN.map(|seed| record_of(&store, seed)), own, "the own games wait as they were left");
    let checked = store.check().expect("a good file");
    assert_eq!((checked.sound, checked.damaged.len()), (4, 0), "{checked:?}");
}
