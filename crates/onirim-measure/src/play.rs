//! Games played uniformly at random.

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// With `Game::choose`.
    Choose,
    /// With `Game::legal_actions` and `Game::apply`.
    ListAndApply,
}

/// Somebody who plays so many random games from a seed.
pub type Player = Box<dyn Fn(u32, u64)>;

/// What somebody plays, as a report calls it, and the player.
pub type NamedPlayer = (String, Player);

/// Writes the functions that play random games with the engine `$core`: a macro, because the types of two revisions differ
/// although their names do not. It asks only for what all revisions have that may be compared.
#[macro_export]
macro_rules! random_play {
    ($core:ident) => {
        /// Plays one game from the deal to its end, each legal action equally likely. The whole game counts: the compiler may leave nothing of it out.
        #[inline]
        pub fn play_at_random(setup: $core::Setup, chance: &mut $core::QuickChance) {
            let Ok(mut game) = $core::Game::new(setup, chance, &mut ());
            while choose_at_random(&mut game, chance) {}
            ::std::hint::black_box(&game);
        }

        /// The same for somebody who lists the actions, picks one and applies it.
        #[inline]
        pub fn list_and_apply(setup: $core::Setup, chance: &mut $core::QuickChance) {
            let Ok(mut game) = $core::Game::new(setup, chance, &mut ());
            while apply_at_random(&mut game, chance) {}
            ::std::hint::black_box(&game);
        }

        /// Decides once. `false` if there is nothing left to decide.
        #[inline(always)]
        pub(crate) fn choose_at_random(game: &mut $core::Game, chance: &mut $core::QuickChance) -> bool {
            let Ok(chosen) = game.choose(|count, chance: &mut $core::QuickChance| chance.below(count), chance, &mut ());
            chosen.is_some()
        }

        /// The same by way of the list.
        #[inline(always)]
        pub(crate) fn apply_at_random(game: &mut $core::Game, chance: &mut $core::QuickChance) -> bool {
            let actions = game.legal_actions();
            match actions.get(chance.below(actions.len())) {
                Some(action) => game.apply(action, chance, &mut ()).is_ok(),
                None => false,
            }
        }
    };
}

/// Writes a function `players`: everything that two engines are compared in, played with the engine `$core`.
#[macro_export]
macro_rules! players {
    ($core:ident) => {
        $crate::measured_setups!($core);
        $crate::random_play!($core);

        /// Random play of every set-up, and the other way to play for the one that costs least and the one that costs most.
        pub fn players() -> Vec<$crate::NamedPlayer> {
            let setups = measured();
            let ends = setups.first().into_iter().chain(setups.last());
            let listed = ends.map(|named| {
                (format!("list_and_apply_{}", named.name), player(named.setup, $crate::Way::ListAndApply))
            });
            let chosen = setups.iter().map(|named| (named.name.clone(), player(named.setup, $crate::Way::Choose)));
            chosen.chain(listed).collect()
        }

        fn player(setup: $core::Setup, way: $crate::Way) -> $crate::Player {
            Box::new(move |games, seed| {
                let mut chance = $core::QuickChance::new(seed);
                match way {
                    $crate::Way::Choose => (0..games).for_each(|_| play_at_random(setup, &mut chance)),
                    $crate::Way::ListAndApply => (0..games).for_each(|_| list_and_apply(setup, &mut chance)),
                }
            })
        }
    };
}

/// Writes the whole program that compares two engines.
#[macro_export]
macro_rules! comparing_program {
    ($before:ident, $after:ident) => {
        mod players_before {
            $crate::players!($before);
        }

        mod players_after {
            $crate::players!($after);
        }

        fn main() -> $crate::Result<()> {
            let arguments = ::std::env::args().skip(1);
            $crate::compare(players_before::players, players_after::players, arguments)
        }
    };
}
