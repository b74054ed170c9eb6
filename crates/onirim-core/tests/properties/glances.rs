//! A glance tells what a view holds.

use onirim_core::{Card, Game, Group, QuickChance, Seat, Setup};

/// D10: whatever a seat may know, both say the same.
#[test]
fn a_glance_tells_what_a_view_holds() {
    for (setup, seed) in Setup::all().zip(0..) {
        let mut chance = QuickChance::new(seed);
        let Ok(mut game) = Game::new(setup, &mut chance, &mut ());
        while game.decision().is_some() {
            let actions = game.legal_actions();
            let Some(action) = actions.get(chance.below(actions.len())) else { break };
            for table in [&game, game.after_listed(action).table()] {
                setup.seats().iter().for_each(|&seat| agree(table, seat));
            }
            let Ok(()) = game.apply_listed(action, &mut chance, &mut ());
        }
    }
}

fn agree(table: &Game, seat: Seat) {
    let (view, glance) = (table.view(seat), table.glance(seat));
    for card in Card::all() {
        let held = |group| match group {
            Group::Personal => view.hand.iter().filter(|&&one| one == card).count(),
            Group::Shared => view.shared.iter().filter(|&&one| one == card).count(),
        };
        for group in [Group::Personal, Group::Shared] {
            assert_eq!(glance.held(group, card), held(group), "{card:?}");
        }
        assert_eq!(glance.in_limbo(card), view.limbo.count(card), "{card:?}");
    }
    assert_eq!(glance.hand_len(Group::Personal), view.hand.len());
    assert_eq!(glance.hand_len(Group::Shared), view.shared.len());
    assert_eq!(glance.next_step(), view.pending.last().copied());
    assert_eq!(glance.doors_on_table(), view.doors_on_table());
    // Every card of the deck is either unseen or at a place that this seat knows.
    let known = view.top.iter().chain(view.bottom.iter()).chain(view.looked_at.iter()).chain(view.placed.iter());
    assert_eq!(glance.unseen().len(), view.deck_len + view.partner_hidden - known.flatten().count());
}
