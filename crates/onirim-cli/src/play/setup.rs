//! The questions about what to play. Enter, each time, means the base game for one.

use onirim_core::{Book, Communication, Players, Premonitions, Setup, Towers};
use onirim_text::Text;

use crate::console::{Console, Stop};

pub(crate) fn ask_setup(console: &mut Console<'_>, text: &Text) -> Result<Setup, Stop> {
    let mut asking = Asking { console, text };
    Ok(Setup {
        players: asking.players()?,
        book: asking.book()?,
        towers: asking.towers()?,
        premonitions: asking.premonitions()?,
    })
}

struct Asking<'a, 'b> {
    console: &'a mut Console<'b>,
    text: &'a Text,
}

impl Asking<'_, '_> {
    fn choose<T: Copy>(&mut self, question: &str, choices: &[(T, &str)]) -> Result<T, Stop> {
        let choices: Vec<(T, String)> = choices.iter().map(|&(thing, key)| (thing, self.text.get(key))).collect();
        self.console.choose(self.text, &self.text.get(question), &choices)
    }

    fn players(&mut self) -> Result<Players, Stop> {
        let two = Players::Two(Communication::Open);
        let choices = [(Players::One, "setup-choose-one"), (two, "setup-choose-two")];
        match self.choose("setup-ask-players", &choices)? {
            Players::One => Ok(Players::One),
            Players::Two(_) => Ok(Players::Two(self.communication()?)),
        }
    }

    fn communication(&mut self) -> Result<Communication, Stop> {
        let choices = [
            (Communication::Open, "setup-choose-open"),
            (Communication::Talk, "setup-choose-talk"),
            (Communication::Silent, "setup-choose-silent"),
        ];
        self.choose("setup-ask-communication", &choices)
    }

    fn book(&mut self) -> Result<Option<Book>, Stop> {
        let choices = [
            (None, "setup-choose-without"),
            (Some(Book::Found), "setup-choose-book-found"),
            (Some(Book::Lost), "setup-choose-book-lost"),
        ];
        self.choose("setup-ask-book", &choices)
    }

    fn towers(&mut self) -> Result<Option<Towers>, Stop> {
        let choices = [
            (None, "setup-choose-without"),
            (Some(Towers::Rampart), "setup-choose-towers-rampart"),
            (Some(Towers::ScatteredRuins), "setup-choose-towers-scattered-ruins"),
        ];
        self.choose("setup-ask-towers", &choices)
    }

    fn premonitions(&mut self) -> Result<Option<Premonitions>, Stop> {
        let choices = [
            (None, "setup-choose-without"),
            (Some(Premonitions::Four), "setup-choose-premonitions-four"),
            (Some(Premonitions::Five), "setup-choose-premonitions-five"),
            (Some(Premonitions::Six), "setup-choose-premonitions-six"),
        ];
        self.choose("setup-ask-premonitions", &choices)
    }
}
