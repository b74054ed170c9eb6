# Annuler, et la donne du jour, pour toutes les interfaces.

undo-done = C’est annulé.
undo-nothing = Il n’y a rien à annuler.
undo-nothing-again = Il n’y a rien à refaire.
undo-not-here = Rien ne peut être annulé tant que votre partenaire joue sur un autre appareil.
undo-not-yours = Le dernier choix était celui de votre partenaire. Vous ne pouvez annuler que les vôtres.
undo-price = Vous avez vu de nouvelles cartes depuis. Vous pouvez annuler, mais la partie sera marquée comme assistée et n’entrera pas dans les statistiques.
undo-daily = Rien ne peut être annulé dans la donne du jour.
daily-taken = Vous avez déjà joué la donne du jour : cette partie est marquée comme assistée et n’entre pas dans les statistiques.
deal-repeated = Vous avez déjà joué cette donne : cette partie est marquée comme assistée et n’entre pas dans les statistiques.
give-up-price = Vous ne pourrez plus la reprendre, et elle comptera comme perdue.
give-up-price-assisted = Vous ne pourrez plus la reprendre. Elle n’entre pas dans les statistiques, car elle est assistée.
undo-over = Cette partie est finie, et son résultat est acquis. Annuler quand même le dernier choix ?
kept-unsaved = La partie n’a pas pu être enregistrée : { $reason }
kept-moved-on = Un autre programme a continué cette partie. La voici telle qu’elle est maintenant.
kept-ended = Un autre programme a terminé ou supprimé cette partie.
undo-lesson = Rien ne s’annule dans la leçon. Continuez !
kept-not-done = Impossible pour le moment : { $reason }
code-secret = Le code révèle toutes les cartes. Tant que vous vous cachez des cartes, il reste secret ; il est donné à la fin.
