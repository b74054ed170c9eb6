//! Carries out the sentences of the program.

use crate::dealer::pieces::{DOORS, HANDS, Piece, Pieces, ROWS};

/// "the red Sun", "a red Sun", "2 red Suns": each card by its bare name.
fn cards(list: &str) -> Vec<String> {
    let list = list.trim_end_matches('.');
    let parts = list.split(", ").flat_map(|part| part.split(" and "));
    parts.flat_map(named).collect()
}

fn named(part: &str) -> Vec<String> {
    let part = part.trim();
    let (first, rest) = part.split_once(' ').unwrap_or((part, ""));
    match (first, first.parse::<usize>()) {
        ("a" | "the", _) => vec![rest.to_owned()],
        (_, Ok(count)) => vec![rest.strip_suffix('s').unwrap_or(rest).to_owned(); count],
        (_, Err(_)) => vec![part.to_owned()],
    }
}

fn card(words: &str) -> String {
    named(words).pop().unwrap_or_default()
}

fn between<'a>(sentence: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let rest = sentence.strip_prefix(before)?;
    Some(&rest[..rest.find(after)?])
}

fn number(word: &str) -> usize {
    word.trim_end_matches('.').parse().unwrap_or_else(|_| panic!("{word} is no number"))
}

impl Pieces {
    /// The player of a sentence, and the sentence without the name.
    fn whose<'a>(&self, chore: &'a str) -> (usize, &'a str) {
        for (place, name) in ["Player 1 ", "Player 2 "].into_iter().enumerate() {
            if let Some(rest) = chore.strip_prefix(name) {
                return (place, rest);
            }
        }
        match chore.strip_prefix("Your partner ") {
            Some(rest) => (1 - self.you, rest),
            None => (self.you, chore),
        }
    }

    pub(super) fn sits_down(&mut self, prompt: &str) {
        self.you = usize::from(prompt.starts_with("Player 2"));
    }

    /// Carries out a sentence, or returns why it cannot.
    pub(super) fn obey(&mut self, chore: &str) -> Result<(), String> {
        let (player, sentence) = self.whose(chore);
        let list = chore.rsplit_once(": ").map_or("", |(_, list)| list);
        if sentence.starts_with("Take the ") && sentence.contains("cards of the deck out of the box") {
            self.sort_out(sentence);
            return Ok(());
        }
        self.obey_about_decks(sentence, list)
            .or_else(|| self.obey_about_searches(player, sentence, list))
            .or_else(|| self.obey_about_front(player, sentence, list))
            .or_else(|| self.obey_about_hands(player, sentence, list))
            .or_else(|| self.obey_about_expansions(player, sentence, list))
            .unwrap_or_else(|| panic!("unknown sentence: {chore}"))
    }

    fn obey_about_decks(&mut self, sentence: &str, list: &str) -> Option<Result<(), String>> {
        let known = || sentence.split_once(" should be ");
        match sentence {
            _ if sentence.starts_with("Shuffle the deck and") => self.shuffle("deck"),
            _ if sentence.starts_with("Shuffle all the cards in Limbo back into the deck") => {
                let limbo = std::mem::take(self.pile("limbo"));
                self.pile("deck").extend(limbo);
                self.shuffle("deck");
            }
            _ if sentence.starts_with("Turn over the top ") => {
                return known().map(|(_, list)| self.turn_over(&cards(list), self.pile_len()));
            }
            _ if sentence.starts_with("Take the bottom ") => {
                return known().map(|(_, list)| self.turn_over(&cards(list), 0));
            }
            _ if sentence.contains(" back on top of the deck") => {
                return Some(cards(list).iter().rev().try_for_each(|name| {
                    let piece = self.take("front", name)?;
                    self.pile("deck").push(piece);
                    Ok(())
                }));
            }
            _ if sentence.contains(" back at the bottom of the deck") => {
                return Some(self.lay_under_deck(&cards(list), "front"));
            }
            _ => return None,
        }
        Some(Ok(()))
    }

    fn pile_len(&self) -> usize {
        self.piles.get("deck").map_or(0, Vec::len)
    }

    /// From the bottom if `from` is 0, else from the top. The cards must be those that the sentence names.
    fn turn_over(&mut self, names: &[String], from: usize) -> Result<(), String> {
        for name in names {
            let deck = self.pile("deck");
            let piece = if deck.is_empty() {
                return Err("the deck is empty".to_owned());
            } else if from == 0 {
                deck.remove(0)
            } else {
                deck.remove(deck.len() - 1)
            };
            if piece.told != *name {
                return Err(format!("it is no {name} but {piece:?}"));
            }
            self.pile("front").push(piece);
        }
        Ok(())
    }

    /// The last one comes to lie lowest.
    fn lay_under_deck(&mut self, names: &[String], from: &'static str) -> Result<(), String> {
        for name in names {
            let piece = self.take(from, name)?;
            self.pile("deck").insert(0, piece);
        }
        Ok(())
    }

    fn obey_about_searches(&mut self, player: usize, sentence: &str, list: &str) -> Option<Result<(), String>> {
        let rest = sentence
            .strip_prefix("Search the deck for ")
            .or_else(|| sentence.strip_prefix("searches the deck for "))?;
        if rest.starts_with("these cards") {
            return Some(self.shift("deck", "discard pile", &cards(list)));
        }
        if let Some((wished, _)) = rest.split_once(", shuffle the rest of the deck") {
            return Some(self.take("deck", &card(wished)).map(|piece| {
                self.shuffle("deck");
                self.pile("deck").push(piece);
            }));
        }
        let (door, place) = rest.split_once(" and ")?;
        let to = if place.contains("in Limbo") { "limbo" } else { DOORS[player] };
        Some(self.shift("deck", to, &[card(door)]))
    }

    fn obey_about_front(&mut self, player: usize, sentence: &str, list: &str) -> Option<Result<(), String>> {
        let first = |before: &str, after: &str| between(sentence, before, after).map(|words| vec![card(words)]);
        if let Some(door) = first("Take ", " from your Doors").or_else(|| first("takes ", " from their Doors")) {
            return Some(self.shift(DOORS[player], "limbo", &door));
        }
        if let Some(names) = first("Put ", " in Limbo.") {
            return Some(self.shift("front", "limbo", &names));
        }
        if let Some(door) = first("Put ", " with your Doors").or_else(|| first("puts ", " with their Doors")) {
            return Some(self.shift("front", DOORS[player], &door));
        }
        if sentence.starts_with("Discard ") && sentence.contains(" in front of you: ") {
            return Some(self.shift("front", "discard pile", &cards(list)));
        }
        if let Some(names) = first("Lay ", " face up ") {
            return Some(self.shift("front", "shared", &names));
        }
        if let Some(names) = first("Take ", " from the open cards").or_else(|| first("takes ", " from the open cards"))
        {
            return Some(self.shift("shared", HANDS[player], &names));
        }
        let names = first("Take ", " into your hand").or_else(|| first("takes ", " into their hand"))?;
        Some(self.shift("front", HANDS[player], &names))
    }

    fn obey_about_hands(&mut self, player: usize, sentence: &str, list: &str) -> Option<Result<(), String>> {
        let first = |before: &str, after: &str| between(sentence, before, after).map(|words| vec![card(words)]);
        let hand = HANDS[player];
        if let Some(names) =
            first("Lay ", " from the shared cards at").or_else(|| first("lays ", " from the shared cards at"))
        {
            return Some(self.shift("shared", ROWS[player], &names));
        }
        if let Some(names) = first("Lay ", " from your hand at").or_else(|| first("lays ", " from their hand at")) {
            return Some(self.shift(hand, ROWS[player], &names));
        }
        if sentence.starts_with("Discard from the shared") || sentence.starts_with("discards from the shared") {
            return Some(self.shift("shared", "discard pile", &cards(list)));
        }
        if sentence.starts_with("Discard from your hand: ") || sentence.starts_with("discards from their hand: ") {
            return Some(self.shift(hand, "discard pile", &cards(list)));
        }
        let swap = sentence.strip_prefix("Swap ").or_else(|| sentence.strip_prefix("swaps "))?;
        let (own, shared) = swap.split_once(" with ").filter(|_| swap.contains(" from the shared cards"))?;
        let own = card(own.rsplit_once(" from ")?.0);
        let shared = card(shared.strip_suffix(" from the shared cards.")?);
        Some(self.shift(hand, "shared", &[own]).and_then(|()| self.shift("shared", hand, &[shared])))
    }

    fn obey_about_expansions(&mut self, player: usize, sentence: &str, list: &str) -> Option<Result<(), String>> {
        if sentence.starts_with("Shuffle the 8 Goals") {
            self.goals = self.shuffled_names(["red", "red", "blue", "blue", "green", "green", "brown", "brown"]);
        } else if sentence.starts_with("Shuffle the 8 Dark Premonitions") {
            self.lay_premonitions();
        } else if sentence.starts_with("The Premonition “") || sentence.starts_with("Remove the Premonition “") {
        } else if let Some(words) =
            between(sentence, "Build ", " at the ").or_else(|| between(sentence, "builds ", " at the "))
        {
            let (tower, place) = words.split_once(" from ")?;
            let (tower, from) = (card(tower), if place == "the shared cards" { "shared" } else { HANDS[player] });
            return Some(self.take(from, &tower).map(|piece| match sentence.contains("left end") {
                true => self.pile("towers").insert(0, piece),
                false => self.pile("towers").push(piece),
            }));
        } else if let Some(tower) = between(sentence, "Take ", " out of the Tower row") {
            return Some(self.shift("towers", "discard pile", &[card(tower)]));
        } else if sentence.starts_with("Take a Nightmare out of the discard pile") {
            return Some(self.shift("discard pile", "limbo", &["Nightmare".to_owned()]));
        } else if sentence.starts_with("Take these cards out of the discard pile and out of the game") {
            return Some(self.shift("discard pile", "out of the game", &cards(list)));
        } else if let Some(goals) = between(sentence, "Swap Goal ", " in the row without") {
            let (left, right) = goals.split_once(" and Goal ")?;
            self.goals.swap(number(left) - 1, number(right) - 1);
        } else if !sentence.starts_with("Turn Goal ") {
            return None;
        }
        Some(Ok(()))
    }

    /// A line of a table that is to be laid out: it is kept until the last one is read.
    pub(super) fn read_table(&mut self, line: &str) {
        if line.is_empty() {
            self.lay_out();
        } else if line.starts_with("Lay out your cards like this") {
            self.printed = Some(Default::default());
            if line.contains("as Player 2 sees them") {
                self.printed.as_mut().into_iter().for_each(|lines| {
                    lines.insert("seat".to_owned(), "2".to_owned());
                });
            } else if line.contains("as Player 1 sees them") || !self.has_secrets {
                self.printed.as_mut().into_iter().for_each(|lines| {
                    lines.insert("seat".to_owned(), "1".to_owned());
                });
            }
        } else if let (Some(lines), Some((label, content))) = (&mut self.printed, line.split_once(": ")) {
            lines.insert(label.to_owned(), content.to_owned());
        }
    }

    /// Lays the table out as it was printed, if it was.
    pub(super) fn lay_out(&mut self) {
        let Some(lines) = self.printed.take() else { return };
        let own = match lines.get("seat").map(String::as_str) {
            Some("2") => 1,
            Some(_) => 0,
            None => self.you,
        };
        // What the partner hides stays where it is.
        let hidden = lines.get("Your partner’s cards").is_some_and(|cards| cards.contains("hidden"));
        for pile in self.piles.values_mut() {
            pile.iter_mut().for_each(|piece| piece.told.clone_from(&piece.real));
        }
        let places = [
            ("Your hand", HANDS[own]),
            ("Your own cards", HANDS[own]),
            ("Your partner’s cards", HANDS[1 - own]),
            ("Shared cards", "shared"),
            ("Open cards", "shared"),
            ("In front of you", "front"),
            ("Back on the deck, in this order", "front"),
            ("Limbo", "limbo"),
            ("Discard pile", "discard pile"),
            ("Out of the game", "out of the game"),
            ("Doors", DOORS[own]),
            ("Your Doors", DOORS[own]),
            ("Your partner’s Doors", DOORS[1 - own]),
            ("Your row", ROWS[own]),
            ("Your partner’s row", ROWS[1 - own]),
            ("Towers", "towers"),
            ("Towers, with a Rampart", "towers"),
            ("Laid out so far", if self.is_duo { "shared" } else { HANDS[own] }),
            ("In Limbo so far", "limbo"),
        ];
        let mut wanted: Vec<(&'static str, String)> = Vec::new();
        for (label, place) in places {
            let Some(content) = lines.get(label).filter(|content| !(hidden && content.contains("hidden"))) else {
                continue;
            };
            // Doors are counted first; notes on runs and edges stand in brackets.
            let bare = without_brackets(content);
            let bare = bare.split_once(": ").map_or(bare.as_str(), |(_, doors)| doors);
            wanted.extend(cards(bare).into_iter().filter(|name| self.kinds.contains(name)).map(|name| (place, name)));
        }
        // What lies right stays; then what lies wrong is moved.
        let right: Vec<_> = wanted.iter().map(|(place, name)| self.take(place, name).ok()).collect();
        let mut moved: Vec<Piece> = Vec::new();
        for (name, pile) in &mut self.piles {
            if *name != "deck" && !(hidden && *name == HANDS[1 - own]) {
                moved.append(pile);
            }
        }
        *self.pile("moved") = moved;
        for ((place, name), piece) in wanted.into_iter().zip(right) {
            let found = piece.map_or_else(|| self.take("moved", &name).or_else(|_| self.take("deck", &name)), Ok);
            let piece = found.unwrap_or_else(|why| panic!("{place}: {why}, {lines:#?}"));
            self.pile(place).push(piece);
        }
        if !self.premonitions.is_empty() || lines.keys().any(|label| label.starts_with("Premonition")) {
            let told = ["Premonitions out of the game", "Laid out so far"].map(|label| lines.get(label).cloned());
            let told = told.into_iter().flatten().collect::<String>();
            self.lay_premonitions();
            let is_up = |name: &str| lines.contains_key(&format!("Premonition “{name}”"));
            self.premonitions.retain(|name| !told.contains(name) && !is_up(name));
        }
        // What belongs nowhere else belongs to the deck.
        let rest = std::mem::take(self.pile("moved"));
        self.pile("deck").extend(rest.into_iter().rev());
        let known = |label: &str| lines.get(label).map(|content| cards(content)).unwrap_or_default();
        let (top, bottom) = (known("Known on top"), known("Known at the bottom"));
        // A card of the deck that only the partner knows stays in its place.
        if top.iter().chain(&bottom).any(|name| name == "?") {
            return;
        }
        let [top, bottom] = [top, bottom].map(|names| self.found(&names));
        top.into_iter().rev().for_each(|piece| self.pile("deck").push(piece));
        bottom.into_iter().rev().for_each(|piece| self.pile("deck").insert(0, piece));
    }

    /// These cards, out of the deck.
    fn found(&mut self, names: &[String]) -> Vec<Piece> {
        names.iter().map(|name| self.take("deck", name).expect("a known card is there")).collect()
    }
}

fn without_brackets(content: &str) -> String {
    let mut depth = 0;
    let keep = |&letter: &char| {
        if letter == '(' {
            depth += 1;
        }
        let keep = depth == 0;
        if letter == ')' {
            depth -= 1;
        }
        keep
    };
    content.chars().filter(keep).collect()
}
