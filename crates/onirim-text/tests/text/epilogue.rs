//! The summary of a finished game.

use std::time::Duration;

use jiff::civil::date;
use onirim_core::Setup;
use onirim_session::{Bests, Chronicle, Encounter, Epilogue, GameKind, Laurel, Met, Score, Share, Standing, Tally};
use onirim_text::{Language, Text};

fn epilogue() -> Epilogue {
    let met = |turn, met| Encounter { turn, met };
    Epilogue {
        setup: Setup::SOLO,
        kind: GameKind::Daily(date(2026, 3, 1)),
        score: Score::Won,
        standing: Standing::Counts,
        chronicle: Chronicle {
            all_doors: 8,
            doors: vec![0, 0, 1, 3, 8],
            nightmares: vec![met(2, Met::Key), met(3, Met::Key), met(4, Met::Hand)],
            warded_off: 1,
            left: 12,
        },
        lasted: Some(Duration::from_secs(18 * 60)),
        tally: Some(Tally {
            streak: 2,
            streak_before: 1,
            best_streak: 5,
            form: Share { wins: 7, games: 9 },
            bests: Bests::default(),
            laurels: vec![Laurel::Turns, Laurel::Left],
            days: 4,
        }),
    }
}

#[test]
fn everything_is_told_one_fact_a_line() {
    let text = Text::new(Language::English);
    assert_eq!(
        text.epilogue(&epilogue()),
        [
            "5 turns, 18 minutes, 12 cards left in the deck.",
            "3 Nightmares met: 2 with Keys, 1 with the hand; 1 discarded from the deck.",
            "Won in a row: 2 (best: 5); 7 of the last 9 games won.",
            "New: your quickest victory and your most cards left!",
            "Deal of the day: 4 days in a row.",
        ]
    );
    let alone = Epilogue { lasted: None, tally: None, ..epilogue() };
    assert_eq!(text.epilogue(&alone).len(), 2, "without a shelf, the game alone is told");
    let times = [20, 3600, 5000, 200_000].map(Duration::from_secs);
    let told = times.map(|lasted| text.epilogue(&Epilogue { lasted: Some(lasted), ..epilogue() }).remove(0));
    for (told, time) in told.iter().zip(["less than a minute,", "1 h 0 min,", "1 h 23 min,", "over 2 days,"]) {
        assert!(told.contains(time), "{told}");
    }
}

/// The streak before the defeat, the best one, and the form.
fn after_a_loss(text: &Text, streak_before: usize, best_streak: usize, form: Share) -> String {
    let tally = epilogue().tally.map(|tally| Tally { streak: 0, streak_before, best_streak, form, ..tally });
    text.epilogue(&Epilogue { score: Score::Lost, tally, ..epilogue() }).remove(2)
}

#[test]
fn a_streak_is_over_once() {
    let text = Text::new(Language::English);
    let told = [
        after_a_loss(&text, 2, 5, Share { wins: 7, games: 9 }),
        after_a_loss(&text, 0, 5, Share { wins: 7, games: 10 }),
        after_a_loss(&text, 0, 0, Share { wins: 0, games: 2 }),
        after_a_loss(&text, 0, 0, Share { wins: 0, games: 1 }),
    ];
    assert_eq!(
        told,
        [
            "The streak is over: 2 won in a row (best: 5); 7 of the last 9 games won.",
            "7 of the last 10 games won (best streak: 5).",
            "None of the last 2 games won.",
            "This was the first game with this set-up.",
        ]
    );
}

#[test]
fn one_is_not_many() {
    let one = Epilogue {
        chronicle: Chronicle { all_doors: 8, doors: vec![8], left: 1, ..Chronicle::default() },
        tally: epilogue().tally.map(|tally| Tally { days: 1, form: Share { wins: 1, games: 2 }, ..tally }),
        ..epilogue()
    };
    let [english, french] = Language::ALL.map(Text::new);
    assert!(english.share_line(&one).unwrap().ends_with("1 turn, 1 card left"));
    assert!(french.share_line(&one).unwrap().ends_with("1 tour, 1 carte restante"));
    assert!(french.epilogue(&one)[2].ends_with("1 gagnée sur les 2 dernières parties."));
}

#[test]
fn the_summary_says_that_a_game_was_assisted() {
    for language in Language::ALL {
        let text = Text::new(language);
        let helped = Epilogue { standing: Standing::Assisted, ..epilogue() };
        assert_ne!(text.epilogue(&helped)[2], text.epilogue(&epilogue())[2]);
        assert_ne!(text.share_line(&helped), text.share_line(&epilogue()));
    }
    let helped = Epilogue { standing: Standing::Assisted, ..epilogue() };
    let told = Text::new(Language::English).epilogue(&helped);
    assert_eq!(told[2], "This game was assisted: it does not count and ends no streak (won in a row: 2, best: 5).");
}

#[test]
fn the_line_to_share_tells_nothing_of_the_deal() {
    let text = Text::new(Language::English);
    let line = text.share_line(&epilogue()).unwrap();
    assert_eq!(line, "Onirim 2026-03-01, Alone, the base game: won! ■■■■■■■■, 5 turns, 12 cards left, 4 days in a row");
    // Another game with the same Doors, turns and cards left has the same line.
    let mut other = epilogue();
    (other.chronicle.doors[1], other.chronicle.nightmares) = (7, Vec::new());
    assert_eq!(text.share_line(&other), Some(line));
    let lost = Epilogue {
        score: Score::Lost,
        chronicle: Chronicle { all_doors: 8, doors: vec![1, 3], ..Chronicle::default() },
        ..epilogue()
    };
    assert!(text.share_line(&lost).unwrap().contains("■■■□□□□□ 3 of 8 Doors in 2 turns"));
    assert_eq!(text.share_line(&Epilogue { kind: GameKind::Normal, ..epilogue() }), None);
}
