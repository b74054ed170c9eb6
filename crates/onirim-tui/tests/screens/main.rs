//! Tests of the full-screen game: keys in, screens out.

mod drive;
mod endings;

mod caution;
mod contrast;
mod everything;
mod far;
mod forms;
mod hints;
mod keeping;
mod keys;
mod lessons;
mod looking_back;
mod mouse;
#[path = "../../../onirim-wire/tests/it/net.rs"]
mod net;
mod partner;
mod pictures;
mod playing;
mod portrait;
mod real_cards;
mod rules;
mod saved_games;
mod scenes;
mod scripted_dealer;
mod signs;
mod spells;
mod taking_back;
mod themes;
mod trouble;
mod two_players;
mod whole_games;
mod whole_words;
