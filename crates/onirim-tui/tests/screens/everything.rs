//! Everything on the table is visible in the smallest window.

use onirim_core::{Game, Question};
use onirim_tui::{Paint, Settings};

use crate::drive::{FRENCH, PLAIN, Player, STILL, set_up};
use crate::scenes;

fn is_full(game: &Game, question: Question) -> bool {
    let view = game.view(game.active());
    let filled = [
        view.goals.is_some(),
        view.towers.as_ref().is_some_and(|row| !row.towers().is_empty()),
        view.omens.as_ref().is_some_and(|omens| omens.face_up.len() >= 4),
        !view.removed.is_empty(),
        !view.discard_pile.is_empty(),
        view.top.iter().any(Option::is_some) || view.bottom.iter().any(Option::is_some),
        view.rows.iter().all(|row| row.cards().len() >= 2),
    ];
    question == Question::Turn && filled.into_iter().all(|one| one)
}

#[test]
fn the_fullest_table_shows_everything_on_the_smallest_screen() {
    for (settings, words) in [
        (STILL, ["Your Doors", "Partner’s", "Goals", "Towers", "Your row", "Partner’s row", "Your own cards"]),
        (
            FRENCH,
            ["Vos Portes", "Partenaire", "Objectifs", "Tours", "Votre rangée", "Rangée partenaire", "personnelle"],
        ),
    ] {
        let player = Player::found(settings, "duo talk book towers premonitions", is_full);
        let picture = player.picture(80, 24);
        for word in words {
            assert!(picture.contains(word), "{word}:\n{picture}");
        }
        insta::assert_snapshot!(format!("fullest_{}_80x24", settings.language.code()), picture);
    }
    let player = Player::found(STILL, "duo talk book towers premonitions", is_full);
    let picture = player.picture(80, 24);
    for word in ["Shared cards", "Deck", "Discard pile", "Out of the game", "Partner’s cards"] {
        assert!(picture.contains(word), "{word}:\n{picture}");
    }
    assert!(picture.contains("Top ") || picture.contains("Bottom "));
    assert_eq!(picture.matches('◆').count(), 4, "every Premonition has its condition");
    insta::assert_snapshot!("fullest_200x60", player.picture(200, 60));
}

/// B16: cards in Limbo are visible.
#[test]
fn limbo_is_seen_while_something_is_in_it() {
    let player = Player::found(PLAIN, "duo open book towers premonitions", |game, question| {
        question == Question::Nightmare && !game.limbo().is_empty()
    });
    assert!(player.picture(80, 24).contains("Limbo "));
}

#[test]
fn at_the_end_of_the_fullest_game_every_answer_is_seen() {
    let setup = set_up("duo talk book towers premonitions");
    let mut player = Player::at(STILL, setup, 7);
    let mut whim = crate::drive::Whim(7);
    for _ in 0..60_000 {
        if player.game().ending().is_some() {
            break;
        }
        player.whim(&mut whim);
    }
    let picture = player.picture(80, 24);
    for answer in ["1 Another game, same set-up", "2 The same deal again", "Replay this game", "Back to the menu"] {
        assert!(picture.contains(answer), "{answer}:\n{picture}");
    }
}

/// Titles and questions have a style of their own, so an ellipsis in that style means that one was cut.
#[test]
fn no_title_is_cut_on_the_smallest_screen() {
    for settings in [STILL, FRENCH] {
        let settings = Settings { paint: Paint::Dark, ..settings };
        let scenes = scenes::all(settings);
        let table = scenes.iter().find(|(name, _)| *name == "a table").expect("a table");
        let heading = table.1.cells(80, 24)[(1, 0)].style();
        for (name, player) in &scenes {
            let cells = player.cells(80, 24);
            let cut = cells.content.iter().any(|cell| cell.symbol() == "…" && cell.style() == heading);
            let first_line: String = (0..80).map(|x| cells[(x, 0)].symbol().to_owned()).collect();
            assert!(!cut && !first_line.contains('…'), "{name}:\n{}", player.picture(80, 24));
        }
    }
}
