# Les textes du jeu ligne par ligne et de toutes les autres interfaces.

plain-title = Onirim
    .subtitle = Un labyrinthe de rêves vous retient. Trouvez ses Portes avant que la pioche ne s’épuise.
plain-menu-same = Autre donne, même configuration
plain-menu-replay = La même donne encore une fois
plain-menu-language = Langue
plain-asked = { $name } : { $question }
plain-chore = À faire : { $chore }
number-percent = { $number } %
