//! Sentences as players read them.

use onirim_core::{
    Action, Audience, Book, Card, Color, Communication, Decision, DeckEnd, End, Event, Goal, Group, Position,
    Premonition, PremonitionSet, Premonitions, Question, QuickChance, Seat, Setup, Side, Spell, Storeys, Symbol, Tower,
    Towers, View,
};
use onirim_text::{Language, Perspective, Text, Warning, warning};

const YOU: Perspective = Perspective::Player(Seat::One);

fn english() -> Text {
    Text::new(Language::English)
}

fn french() -> Text {
    Text::new(Language::French)
}

const fn sun(color: Color) -> Card {
    Card::chamber(color, Symbol::Sun)
}

const fn moon(color: Color) -> Card {
    Card::chamber(color, Symbol::Moon)
}

/// A table of one player with a plain hand.
fn table(setup: Setup) -> Position {
    let mut position = Position::new(setup);
    position.hands[0] = [sun(Color::Red), moon(Color::Blue), Card::key(Color::Green), sun(Color::Brown)].to_vec();
    position.hands[0].push(sun(Color::Blue));
    position
}

fn view(position: Position) -> View {
    position.into_game().expect("a possible table").view(Seat::One)
}

fn asked(question: Question, mut view: View) -> View {
    view.decision = Some(Decision { seat: Seat::One, question });
    view
}

fn play(card: Card) -> Action {
    Action::Play { card, from: Group::Personal }
}

#[test]
fn a_play_tells_how_far_the_run_is() {
    let mut position = table(Setup::SOLO);
    position.rows[0] = vec![sun(Color::Red), moon(Color::Red)];
    let view = view(position);
    let line = |text: Text, card| text.choice(play(card), &view).line;
    assert_eq!(line(english(), sun(Color::Red)), "Play the red Sun: third red in a row, earns a red Door");
    assert_eq!(
        line(french(), sun(Color::Red)),
        "Jouer le Soleil rouge\u{a0}: troisième carte rouge d’affilée, qui donne droit à une Porte rouge"
    );
    assert_eq!(line(english(), sun(Color::Blue)), "Play the blue Sun: begins a blue run and breaks the red one");
    assert_eq!(
        line(french(), sun(Color::Blue)),
        "Jouer le Soleil bleu\u{a0}: commence une série bleue et interrompt la rouge"
    );
}

#[test]
fn a_run_without_a_door_in_the_deck_promises_none() {
    let mut position = table(Setup::SOLO);
    position.rows[0] = vec![sun(Color::Red), moon(Color::Red)];
    position.doors[0] = [2, 0, 0, 0];
    let choice = english().choice(play(sun(Color::Red)), &view(position));
    assert_eq!(choice.outcome.as_deref(), Some("third red in a row, but the deck has no red Door left"));
}

#[test]
fn a_fourth_card_begins_a_new_run() {
    let mut position = table(Setup::SOLO);
    position.rows[0] = vec![sun(Color::Red), moon(Color::Red), Card::key(Color::Red)];
    let choice = english().choice(play(sun(Color::Red)), &view(position));
    assert_eq!(choice.outcome.as_deref(), Some("begins a red run"));
}

#[test]
fn a_discarded_key_announces_its_prophecy() {
    let action = Action::Discard { card: Card::key(Color::Green), from: Group::Personal };
    let line = |text: Text, deck_len| {
        let mut view = view(table(Setup::SOLO));
        view.deck_len = deck_len;
        text.choice(action, &view).line
    };
    assert_eq!(line(english(), 40), "Discard the green Key: Prophecy, look at the top 5 cards and discard one");
    assert_eq!(line(english(), 1), "Discard the green Key: Prophecy, which discards the last card of the deck");
    assert_eq!(line(english(), 0), "Discard the green Key: no Prophecy, because the deck is empty");
    assert_eq!(
        line(french(), 3),
        "Défausser la Clé verte\u{a0}: Prophétie, regardez les 3 premières cartes et défaussez-en une"
    );
}

#[test]
fn taking_a_door_tells_that_a_known_order_is_lost() {
    let color = Color::Red;
    let unknown = asked(Question::EarnedDoor { color }, view(table(Setup::SOLO)));
    let mut position = table(Setup::SOLO);
    position.top = vec![Card::NIGHTMARE];
    let known = asked(Question::EarnedDoor { color }, view(position));
    let line = |view| english().choice(Action::TakeDoor, view).line;
    assert_eq!(line(&unknown), "Take the red Door from the deck: the deck is shuffled");
    assert_eq!(line(&known), "Take the red Door from the deck: the deck is shuffled, and you no longer know its order");
    assert_eq!(english().question(&known).as_deref(), Some("Three red in a row! Take a red Door from the deck?"));
    assert_eq!(
        french().question(&known).as_deref(),
        Some("Trois cartes rouges d’affilée\u{a0}! Prendre une Porte rouge dans la pioche\u{a0}?")
    );
}

#[test]
fn a_drawn_door_asks_for_a_key_that_is_there() {
    let with = asked(Question::DrawnDoor { color: Color::Green }, view(table(Setup::SOLO)));
    let without = asked(Question::DrawnDoor { color: Color::Red }, view(table(Setup::SOLO)));
    assert_eq!(english().question(&with).as_deref(), Some("You drew a green Door. Pay a green Key for it?"));
    assert_eq!(english().question(&without).as_deref(), Some("You drew a red Door and hold no red Key."));
}

#[test]
fn a_door_tells_which_premonitions_it_wakes() {
    let setup = Setup { premonitions: Some(Premonitions::Four), ..Setup::SOLO };
    let mut position = table(setup);
    position.doors[0] = [0, 0, 1, 1];
    position.face_up = [Premonition::GreenPair, Premonition::ThreeDoors, Premonition::RedPair].into_iter().collect();
    let view = asked(Question::DrawnDoor { color: Color::Green }, view(position));
    let action = Action::PayKey { key: Card::key(Color::Green), from: Group::Personal };
    assert_eq!(
        english().choice(action, &view).line,
        "Pay the green Key: the green Door is yours; triggers “Roots in the Dark” and “Empty Hands”"
    );
}

#[test]
fn a_door_before_its_goal_is_warned_of() {
    let mut position = table(Setup { book: Some(Book::Found), ..Setup::SOLO });
    let colors = [Color::Brown, Color::Green].into_iter().chain(Color::ALL).chain([Color::Red, Color::Blue]);
    position.goals = colors.map(|color| Goal { color, side: Side::FaceUp }).collect();
    position.rows[0] = vec![sun(Color::Red), moon(Color::Red)];
    let view = view(position);
    let third = english().choice(play(sun(Color::Red)), &view);
    assert_eq!(third.outcome.as_deref(), Some("third red in a row, but the next Goal is brown"));
    let view = asked(Question::EarnedDoor { color: Color::Red }, view);
    let warned = warning(Action::TakeDoor, &view).expect("a warning");
    assert_eq!(warned, Warning::GoalOrder { color: Color::Red, next: Color::Brown });
    assert_eq!(english().warning(warned), "The next Goal is brown: the red Door would go straight to Limbo.");
    assert_eq!(warning(Action::LeaveDoor, &view), None);
}

#[test]
fn a_spell_tells_its_price() {
    let mut position = table(Setup { book: Some(Book::Lost), ..Setup::SOLO });
    position.discard_pile = vec![sun(Color::Green); 7];
    let choice = english().choice(Action::Cast { spell: Spell::ParadoxicalProphecy }, &view(position));
    assert_eq!(choice.label, "Cast Paradoxical Prophecy");
    assert!(choice.line.ends_with("; 6 of 7 discarded cards leave the game"), "{}", choice.line);
}

#[test]
fn the_tower_that_completes_a_rampart_is_told() {
    let mut position = table(Setup { towers: Some(Towers::Rampart), ..Setup::SOLO });
    let last = Tower::new(Color::Green, Storeys::Five);
    position.hands[0][0] = Card::tower(last);
    let standing = [(Color::Red, Storeys::Five), (Color::Brown, Storeys::Five), (Color::Blue, Storeys::Five)];
    position.towers = standing.map(|(color, storeys)| Tower::new(color, storeys)).to_vec();
    let view = view(position);
    let build = |tower, end| english().choice(Action::Build { tower, from: Group::Personal, end }, &view).line;
    assert_eq!(build(last, End::Right), "Build the green Tower 5 on the right: completes a Rampart");
    let red = Tower::new(Color::Red, Storeys::Four);
    assert_eq!(build(red, End::Left), "Build the red Tower 4 on the left");
}

#[test]
fn a_door_thrown_away_is_warned_of() {
    let view = asked(Question::Prophecy, view(table(Setup::SOLO)));
    let warned = warning(Action::DiscardSeen { card: Card::door(Color::Blue) }, &view);
    assert_eq!(warned, Some(Warning::DoorThrownAway { color: Color::Blue }));
    assert_eq!(warning(Action::DiscardSeen { card: Card::NIGHTMARE }, &view), None);
    assert_eq!(
        warned.map(|warned| french().warning(warned)).as_deref(),
        Some("Ce choix défausse une Porte bleue\u{a0}: la partie ne pourrait plus être gagnée.")
    );
}

/// R12: three red Suns and a red Key are left, just enough for two red Doors.
#[test]
fn an_action_that_makes_victory_impossible_is_recognised() {
    let mut position = table(Setup::SOLO);
    position.hands[0] = [Color::Red, Color::Blue, Color::Green, Color::Brown, Color::Blue].map(sun).to_vec();
    let moon = Card::chamber(Color::Red, Symbol::Moon);
    let gone = [(sun(Color::Red), 6), (moon, 4), (Card::key(Color::Red), 2)];
    position.discard_pile = gone.into_iter().flat_map(|(card, count)| vec![card; count]).collect();
    let game = position.into_game().expect("a possible table");
    let discard = |color| Action::Discard { card: sun(color), from: Group::Personal };
    assert!(game.dooms(&[discard(Color::Red)]));
    assert!(!game.dooms(&[discard(Color::Blue)]));
    assert!(!game.dooms(&[Action::Play { card: sun(Color::Red), from: Group::Personal }]));
}

/// D8: allowed, but rarely intended.
#[test]
fn a_second_door_of_a_colour_is_warned_of_when_two_play() {
    let mut duo = Position::new(Setup::duo(Communication::Open));
    duo.hands = [vec![sun(Color::Red); 3], vec![sun(Color::Blue); 3]];
    duo.shared = vec![Card::key(Color::Green), Card::key(Color::Green)];
    duo.doors = [[1, 0, 0, 0], [0; 4]];
    let mut solo = table(Setup::SOLO);
    solo.doors = duo.doors;
    let question = Question::EarnedDoor { color: Color::Red };
    let warned = warning(Action::TakeDoor, &asked(question, view(duo)));
    assert_eq!(warned, Some(Warning::SecondDoor { color: Color::Red }));
    assert_eq!(warning(Action::TakeDoor, &asked(question, view(solo))), None);
}

fn drawn(seat: Seat, card: Card, audience: Audience) -> Event {
    Event::Drawn { seat, card: Some(card), to: Group::Personal, audience }
}

#[test]
fn hidden_cards_stay_hidden() {
    let secret = drawn(Seat::Two, sun(Color::Red), Audience::Only(Seat::Two));
    let told = |perspective| english().event(&secret, perspective);
    assert_eq!(told(Perspective::Player(Seat::Two)), "You draw a red Sun.");
    assert_eq!(told(Perspective::Player(Seat::One)), "Your partner draws a card.");
    assert_eq!(told(Perspective::Table), "Player 2 draws a card.");
    let fetched = Event::Fetched { seat: Seat::Two, card: Some(sun(Color::Red)), audience: Audience::Only(Seat::Two) };
    assert_eq!(english().event(&fetched, YOU), "Your partner searches the deck for a card and puts it on top.");
}

#[test]
fn cards_that_come_together_are_told_together() {
    let looked = |card| Event::Looked {
        seat: Seat::Two,
        card: Some(card),
        end: DeckEnd::Top,
        audience: Audience::Only(Seat::Two),
    };
    let events = [looked(sun(Color::Red)), looked(Card::NIGHTMARE), looked(Card::door(Color::Green))];
    assert_eq!(
        french().story(&events, Perspective::Player(Seat::Two)),
        ["Vous regardez le sommet de la pioche\u{a0}: un Soleil rouge, un Cauchemar et une Porte verte."]
    );
    assert_eq!(english().story(&events, YOU), ["Your partner looks at the top 3 cards of the deck."]);
}

#[test]
fn what_becomes_of_revealed_cards_is_told_in_order_of_its_kind() {
    let mut events = vec![Event::NightmareDrawn { seat: Seat::One }];
    for card in [sun(Color::Red), Card::door(Color::Blue), sun(Color::Red), Card::key(Color::Brown)] {
        events.push(Event::Revealed { card });
        let fate = if card.is_location() { Event::DiscardedFromDeck { card } } else { Event::SetAside { card } };
        events.push(fate);
    }
    events.push(Event::DreamDiscarded { card: Card::NIGHTMARE });
    assert_eq!(
        english().story(&events, YOU),
        [
            "You draw a Nightmare!",
            "Revealed: 2 red Suns, a blue Door and a brown Key.",
            "Discarded from the deck: 2 red Suns and a brown Key.",
            "To Limbo: a blue Door.",
            "The Nightmare is over.",
        ]
    );
}

#[test]
fn players_are_named_from_where_the_reader_sits() {
    let event = Event::DoorReturned { owner: Seat::Two, color: Color::Blue };
    let told = |text: Text| {
        [Perspective::Player(Seat::Two), YOU, Perspective::Table].map(|perspective| text.event(&event, perspective))
    };
    assert_eq!(
        told(english()),
        [
            "Your blue Door goes back to Limbo.",
            "Your partner’s blue Door goes back to Limbo.",
            "Player 2’s blue Door goes back to Limbo.",
        ]
    );
    assert_eq!(
        told(french()),
        [
            "Votre Porte bleue retourne dans les Limbes.",
            "La Porte bleue de votre partenaire retourne dans les Limbes.",
            "La Porte bleue du joueur 2 retourne dans les Limbes.",
        ]
    );
    assert_eq!(english().player(Seat::Two, YOU), "Your partner");
}

#[test]
fn french_names_agree_in_gender() {
    let text = french();
    let cards = [
        (sun(Color::Blue), "Soleil bleu", "un Soleil bleu"),
        (moon(Color::Blue), "Lune bleue", "une Lune bleue"),
        (Card::key(Color::Green), "Clé verte", "une Clé verte"),
        (Card::door(Color::Brown), "Porte brune", "une Porte brune"),
        (Card::HAPPY_DREAM, "Songe Heureux", "un Songe Heureux"),
        (Card::tower(Tower::new(Color::Green, Storeys::Three)), "Tour verte 3", "la Tour verte 3"),
    ];
    for (card, bare, with_article) in cards {
        assert_eq!(text.card(card), bare);
        assert_eq!(text.a_card(Some(card)), with_article);
    }
    assert_eq!(text.a_card(None), "une carte");
}

#[test]
fn lists_and_heaps_read_as_people_write_them() {
    let text = english();
    assert_eq!(text.list::<&str>(&[]), "nothing");
    assert_eq!(text.list(&["one"]), "one");
    assert_eq!(text.list(&["one", "two", "three"]), "one, two and three");
    let heap = [Card::key(Color::Green), sun(Color::Red), sun(Color::Red)].into_iter().collect();
    assert_eq!(text.heap(&heap), "2 red Suns, a green Key");
    assert_eq!(french().heap(&heap), "2 Soleils rouges, une Clé verte");
}

#[test]
fn a_setup_is_told_in_one_line() {
    assert_eq!(english().setup(&Setup::SOLO), "Alone, the base game");
    let setup =
        Setup { book: Some(Book::Found), towers: Some(Towers::ScatteredRuins), ..Setup::duo(Communication::Silent) };
    assert_eq!(
        english().setup(&setup),
        "Two players, cards hidden, in silence, with the Book of Steps Lost and Found and the Towers (Scattered Ruins)"
    );
}

#[test]
fn the_partner_is_waited_for() {
    let mut waiting = view(table(Setup::SOLO));
    waiting.decision = Some(Decision { seat: Seat::Two, question: Question::Turn });
    assert_eq!(english().question(&waiting).as_deref(), Some("Your partner is choosing."));
    waiting.decision = None;
    assert_eq!(english().question(&waiting), None);
}

#[test]
fn a_set_of_premonitions_may_be_empty() {
    let setup = Setup { premonitions: Some(Premonitions::Six), ..Setup::SOLO };
    let mut position = table(setup);
    position.face_up = PremonitionSet::EMPTY;
    let view = asked(Question::DrawnDoor { color: Color::Green }, view(position));
    let action = Action::PayKey { key: Card::key(Color::Green), from: Group::Personal };
    assert_eq!(english().choice(action, &view).line, "Pay the green Key: the green Door is yours");
}

/// R1, R3, P2: a single Premonition before which a spell can be cast is named.
#[test]
fn a_single_premonition_is_asked_about_by_its_name() {
    let setup = Setup { book: Some(Book::Found), premonitions: Some(Premonitions::Four), ..Setup::SOLO };
    let mut table = table(setup);
    table.doors[0] = [0, 0, 1, 0];
    table.top = vec![Card::door(Color::Green)];
    table.discard_pile = vec![sun(Color::Blue); 7];
    table.face_up = [Premonition::GreenPair].into_iter().collect();
    table.goals.rotate_left(2);
    table.goals[0].side = Side::FaceDown;
    table.goals.swap(1, 4);
    let mut game = table.into_game().expect("a table that can be");
    let mut act = |action| game.apply(action, &mut QuickChance::new(1), &mut ()).expect("legal");
    act(Action::Discard { card: sun(Color::Red), from: Group::Personal });
    act(Action::Draw);
    act(Action::PayKey { key: Card::key(Color::Green), from: Group::Personal });
    let question = english().question(&game.view(Seat::One));
    assert_eq!(question.as_deref(), Some("“Roots in the Dark” comes true. Let it strike, or cast a spell first?"));
}
