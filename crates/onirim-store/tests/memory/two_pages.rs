//! Two pages with one place.

use onirim_core::Setup;
use onirim_session::{Agreed, Archive, Deal, GameKind, Kept, Opened, Session, Standing};
use onirim_store::{Collection, Here};

use super::shed::{Shed, both, done};
use super::{TODAY, choose, deal, empty};

/// Two pages that have read the same place.
fn two_pages(shed: &Shed) -> [Collection; 2] {
    let pages = [empty(), empty()];
    for page in &pages {
        done(page.open(shed)).unwrap();
    }
    pages
}

/// The same game, open on both.
fn one_game(shed: &Shed, [one, other]: &[Collection; 2]) -> [Session; 2] {
    let (first, _) = Session::begin(deal(5), TODAY, one);
    let written = done(one.flush(shed)).unwrap().written;
    assert_eq!(done(other.reread(shed, &written)), Ok(Here::Changed));
    let Opened::GoesOn(second) = Session::open(other.load(first.id().unwrap()).unwrap()) else { panic!("it goes on") };
    [first, *second]
}

#[test]
fn a_page_that_rereads_a_row_has_its_game() {
    let shed = Shed::new();
    let pages = two_pages(&shed);
    let [mut first, mut second] = one_game(&shed, &pages);
    let _ = choose(&mut first, &pages[0]);
    let written = done(pages[0].flush(&shed)).unwrap().written;
    assert_eq!(done(pages[1].reread(&shed, &written)), Ok(Here::Changed));
    assert!(matches!(second.keep(&pages[1]), Kept::MovedOn));
    assert_eq!(second.record(), first.record());
    assert_eq!(done(pages[1].reread(&shed, &written)), Ok(Here::AsExpected), "nothing new");
    assert!(matches!(second.keep(&pages[1]), Kept::Saved));
}

#[test]
fn the_second_writer_takes_over_the_row_of_the_first() {
    let shed = Shed::new();
    let pages = two_pages(&shed);
    let [mut first, mut second] = one_game(&shed, &pages);
    let _ = choose(&mut first, &pages[0]);
    let last = second.game().legal_actions().iter().last().unwrap();
    assert!(matches!(second.act(&[last], &pages[1]).unwrap(), Kept::Saved), "its collection knows nothing yet");
    let one = pages[0].flush(&shed);
    let mut told = Vec::new();
    let other = pages[1].settle(&shed, || told.push(second.keep(&pages[1])));
    let (flushed, _) = both(one, other);
    assert_eq!(flushed.unwrap().here, Here::AsExpected);
    assert!(matches!(told[..], [Kept::MovedOn]), "{told:?}");
    assert_eq!(second.record(), first.record());
    assert_eq!(shed.games().len(), 1);

    // The second page continues it, and the first one notices.
    let _ = choose(&mut second, &pages[1]);
    let written = done(pages[1].flush(&shed)).unwrap().written;
    done(pages[0].reread(&shed, &written)).unwrap();
    assert!(matches!(first.keep(&pages[0]), Kept::MovedOn));
    assert_eq!(first.record(), second.record());
}

#[test]
fn a_game_that_another_page_ended_or_deleted_is_over() {
    for delete in [true, false] {
        let shed = Shed::new();
        let pages = two_pages(&shed);
        let [mut first, mut second] = one_game(&shed, &pages);
        if delete {
            pages[0].delete(first.id().unwrap()).unwrap();
        } else {
            assert!(matches!(first.give_up(&pages[0]), Agreed::Done));
        }
        done(pages[0].flush(&shed)).unwrap();
        let _ = choose(&mut second, &pages[1]);
        let mut told = Vec::new();
        done(pages[1].settle(&shed, || told.push(second.keep(&pages[1]))));
        assert!(matches!(told[..], [Kept::Ended]), "{told:?}");
        assert_eq!(shed.games().len(), usize::from(!delete));
    }
}

#[test]
fn giving_up_on_another_page_is_noticed_without_new_plies() {
    let shed = Shed::new();
    let pages = two_pages(&shed);
    let [mut first, mut second] = one_game(&shed, &pages);
    assert!(matches!(first.give_up(&pages[0]), Agreed::Done));
    let written = done(pages[0].flush(&shed)).unwrap().written;
    done(pages[1].reread(&shed, &written)).unwrap();
    assert!(matches!(second.keep(&pages[1]), Kept::Ended));
}

#[test]
fn two_pages_share_one_attempt_at_a_daily_deal() {
    let shed = Shed::new();
    let [one, other] = two_pages(&shed);
    let (first, _) = Session::begin(Deal::Daily(Setup::SOLO), TODAY, &one);
    let (mut second, _) = Session::begin(Deal::Daily(Setup::SOLO), TODAY, &other);
    assert_eq!(second.kind(), GameKind::Daily(TODAY), "it knows nothing yet");
    done(one.flush(&shed)).unwrap();
    let mut told = Vec::new();
    done(other.settle(&shed, || told.push(second.keep(&other))));
    assert!(matches!(told[..], [Kept::Begun(onirim_session::Begun::Practice)]), "{told:?}");
    assert_eq!((second.kind(), second.standing()), (GameKind::Normal, Standing::Assisted));
    assert_eq!(other.daily_attempt(TODAY, Setup::SOLO), first.id());
    assert_eq!(shed.games().len(), 2, "the attempt, and the game for practice");
}

#[test]
fn the_last_write_of_a_setting_wins_and_a_page_that_slept_reads_it() {
    let shed = Shed::new();
    let [one, other] = two_pages(&shed);
    one.set("language", "fr").unwrap();
    one.set("color", "dark").unwrap();
    other.set("language", "en").unwrap();
    let (game, _) = Session::begin(deal(5), TODAY, &other);
    done(one.flush(&shed)).unwrap();
    done(other.flush(&shed)).unwrap();
    assert_eq!(done(one.open(&shed)), Ok(Here::Changed));
    assert_eq!(one.settings(), [("color", "dark"), ("language", "en")].map(|(a, b)| (a.into(), b.into())).into());
    assert!(one.summary(game.id().unwrap()).is_ok());

    other.delete(game.id().unwrap()).unwrap();
    other.unset("language").unwrap();
    done(other.flush(&shed)).unwrap();
    assert_eq!(done(one.open(&shed)), Ok(Here::Changed));
    assert_eq!((one.games().games.len(), one.setting("language")), (0, None));
    assert_eq!(done(one.open(&shed)), Ok(Here::AsExpected));
}
