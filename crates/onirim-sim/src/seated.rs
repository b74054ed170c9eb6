//! A player at a table, which plays games by their numbers.

use std::time::Duration;

use cpu_time::ThreadTime;
use onirim_ai::search::Effort;
use onirim_ai::{Player, Standpoint};
use onirim_core::Setup;
use onirim_record::{Playthrough, Record};

use crate::deal::{Deal, Deals};
use crate::luck::Appraiser;
use crate::play::play;
use crate::played::Played;
use crate::weights::Weights;

/// The settings of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) setup: Setup,
    pub(crate) deals: Deals,
    pub(crate) seed: u64,
    /// The effort of players who look ahead; `None`: the usual one.
    pub(crate) effort: Option<Effort>,
    pub(crate) weights: Weights,
}

impl Table {
    fn deal(self, number: u64) -> Deal {
        Deal::of_game(self.seed, number)
    }
}

/// Plays games by their numbers. One call is one game: within it the player's type is known, so that nothing is looked up at each decision.
pub(crate) trait Seated {
    /// Plays a game to its end.
    fn play(&mut self, number: u64) -> Option<Played>;

    /// The same with its record; the deal is always a shared one.
    fn play_recorded(&mut self, number: u64) -> Option<(Played, Record)>;

    /// How much CPU time was used for appraising, and not for playing.
    fn appraising(&self) -> Duration;
}

/// A player alone.
pub(crate) struct Plain<P> {
    pub(crate) table: Table,
    pub(crate) player: P,
}

impl<P: Player> Seated for Plain<P> {
    fn play(&mut self, number: u64) -> Option<Played> {
        let deal = self.table.deal(number);
        self.player.begin(deal.seed_of_player());
        match self.table.deals {
            Deals::Shared => play(&mut self.player, self.table.setup, &mut deal.shared()),
            Deals::Quick => play(&mut self.player, self.table.setup, &mut deal.quick()),
        }
    }

    fn play_recorded(&mut self, number: u64) -> Option<(Played, Record)> {
        recorded(&mut self.player, self.table, number)
    }

    fn appraising(&self) -> Duration {
        Duration::ZERO
    }
}

/// A player and an appraiser.
pub(crate) struct Appraised<P, A> {
    pub(crate) table: Table,
    pub(crate) player: P,
    pub(crate) appraiser: Appraiser<A>,
    /// CPU time of neither the player nor the appraiser.
    pub(crate) replayed: Duration,
}

impl<P: Player, A: Player> Seated for Appraised<P, A> {
    fn play(&mut self, number: u64) -> Option<Played> {
        let Appraised { table, player, appraiser, .. } = self;
        let deal = table.deal(number);
        player.begin(deal.seed_of_player());
        let seed = deal.seed_of_appraiser();
        match table.deals {
            Deals::Shared => appraiser.play(player, table.setup, &mut deal.shared(), seed),
            Deals::Quick => appraiser.play(player, table.setup, &mut deal.quick(), seed),
        }
    }

    /// A game with a record is played twice: once for the record, once for the luck.
    fn play_recorded(&mut self, number: u64) -> Option<(Played, Record)> {
        let begun = ThreadTime::now();
        let record = recorded(&mut self.player, self.table, number).map(|(_, record)| record);
        self.replayed += begun.elapsed();
        self.play(number).zip(record)
    }

    fn appraising(&self) -> Duration {
        self.appraiser.spent() + self.replayed
    }
}

fn recorded(player: &mut impl Player, table: Table, number: u64) -> Option<(Played, Record)> {
    let deal = table.deal(number);
    player.begin(deal.seed_of_player());
    let mut game = Playthrough::seeded(table.setup, deal.seed());
    let mut turns = 0;
    while let Some(standpoint) = Standpoint::of(game.game()) {
        let action = player.choose(&standpoint);
        turns += u16::from(action.takes_turn());
        // Players choose listed actions, which are not refused.
        game.act(action).ok()?;
    }
    Played::of(game.game(), turns, None).map(|played| (played, game.into_record()))
}

#[cfg(test)]
mod tests {
    use onirim_ai::players::Random;

    use super::*;
    use crate::moody::Moody;

    fn table() -> Table {
        Table {
            setup: Setup::SOLO,
            deals: Deals::Shared,
            seed: 5,
            effort: None,
            weights: Weights::shipped(Setup::SOLO),
        }
    }

    fn appraised() -> impl Seated {
        let appraiser = Appraiser::new(Moody::default());
        Appraised { table: table(), player: Random::new(0), appraiser, replayed: Duration::ZERO }
    }

    /// At a hundred thousand games a second, an allocation would cost too much.
    #[test]
    fn playing_allocates_nothing() {
        for deals in Deals::ALL {
            let mut plain = Plain { table: Table { deals, ..table() }, player: Random::new(0) };
            let counted = allocation_counter::measure(|| assert!((0..20).all(|number| plain.play(number).is_some())));
            assert_eq!(counted.count_total, 0);
        }
    }

    /// So the result does not depend on threads.
    #[test]
    fn a_game_does_not_depend_on_those_before_it() {
        let mut first = appraised();
        let games: Vec<_> = (0..10).map(|number| first.play(number).expect("an end")).collect();
        assert!(games.iter().all(|game| game.luck.is_some()));
        let mut second = appraised();
        for number in (0..10).rev() {
            assert_eq!(second.play(number), Some(games[number as usize]));
        }
    }

    #[test]
    fn appraisal_and_records_do_not_change_games() {
        let mut plain = Plain { table: table(), player: Random::new(0) };
        let mut appraised = appraised();
        for number in 0..10 {
            let played = plain.play(number).expect("an end");
            let (lucky, record) = appraised.play_recorded(number).expect("an end");
            assert_eq!(Played { luck: None, ..lucky }, played);
            let (recorded, same) = plain.play_recorded(number).expect("an end");
            assert_eq!((recorded, &same), (played, &record));
            assert_eq!(record.replay().expect("a true record").game().ending(), Some(played.ending));
        }
        assert_eq!(plain.appraising(), Duration::ZERO);
        assert!(appraised.appraising() > Duration::ZERO);
    }
}
