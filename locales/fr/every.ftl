# Ce que disent le jeu ligne par ligne et toutes les autres interfaces.

plain-title = Onirim
    .subtitle = Un labyrinthe de rêves vous retient : trouvez ses Portes, la pioche s’épuise.
plain-menu-same = Une autre partie du même genre
plain-menu-replay = Encore une fois la même donne
plain-menu-language = Langue
plain-asked = { $name } : { $question }
plain-chore = À faire : { $chore }
