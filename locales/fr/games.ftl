# Annuler, et la donne du jour, pour toutes les interfaces.

undo-done = C’est annulé.
undo-nothing = Il n’y a rien à annuler.
undo-not-yours = Le dernier choix était celui de votre partenaire. Seuls les vôtres peuvent être annulés.
undo-price = Vous avez vu de nouvelles cartes depuis. Vous pouvez annuler, mais la partie sera marquée comme assistée et ne comptera pas dans les statistiques.
undo-daily = On n’annule rien dans la donne du jour.
daily-taken = Vous avez déjà joué la donne du jour : cette fois, la partie est marquée comme assistée et n’entre pas dans les statistiques.
deal-repeated = Vous avez déjà joué cette donne : cette partie est marquée comme assistée et n’entre pas dans les statistiques.
give-up-price = Vous ne pourrez plus la reprendre, et elle comptera comme perdue.
