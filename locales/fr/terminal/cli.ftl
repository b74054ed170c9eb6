# La ligne de commande : aide, rapports, erreurs.

## L’aide : un texte par commande, un attribut par argument

cli-help = Onirim, un jeu de cartes et de rêves pour un ou deux joueurs
    .lang = La langue : en ou fr
    .help = Afficher l’aide
    .version = Afficher la version
cli-help-play = Jouer
    .plain = Jouer ligne à ligne, pour lecteurs d’écran et petits terminaux (toujours ainsi dans un tube)
    .setup = À quoi jouer, en mots, par exemple : solo, ou duo talk book towers
    .seed = Distribuer d’après ce nombre : le même nombre donne la même donne, qui ne compte qu’une fois
    .code = Jouer la configuration et la donne de ce code de partage
    .daily = Jouer la donne du jour, la même pour tous ; elle ne compte qu’une fois, et rien ne s’y annule
    .partner = Jouer avec un programme pour partenaire : fast, ou strong, qui réfléchit plus [par défaut : duo open]
    .seat = Avec --partner, votre place : p1, qui commence, ou p2 [par défaut : p1]
    .watch = Regarder jouer deux programmes : strong, ou fast,strong pour deux différents [par défaut : duo open]
    .new = Commencer aussitôt une nouvelle partie, ligne à ligne ; les parties inachevées se reprennent une autre fois
    .from = Reprendre la partie d’un compte rendu, ligne à ligne ; elle n’entre pas dans les statistiques
    .no_review = Ligne à ligne : pas de bilan à la fin de la partie
cli-help-table = Arbitrer une partie avec de vraies cartes : vous dites quelles cartes sortent, le programme applique les règles
    .plain = Jouer ligne à ligne, avec des instructions pour chaque carte et de quoi en corriger une (toujours ainsi dans un tube)
    .setup = À quoi jouer, en mots, par exemple : duo open book towers [par défaut : solo]
cli-help-stats = Afficher les statistiques des parties finies, au total et par configuration
    .setup = Seulement les parties de cette configuration, en mots, par exemple : solo, ou duo talk book towers
    .json = Afficher un objet JSON, pour les programmes (docs/statistics-format.md)
cli-help-export = Écrire toutes les parties et tous les réglages dans un fichier (docs/export-format.md)
    .file = Le fichier à écrire ; - est la sortie standard
    .force = Remplacer un fichier existant
cli-help-import = Ajouter ce qu’un export a de nouveau ; rien de ce qui est enregistré ici n’est perdu
    .file = Le fichier exporté ; - est l’entrée standard
cli-help-engine = Servir d’autres programmes : un objet JSON par ligne sur l’entrée et la sortie standard (docs/engine-protocol.md)
cli-help-record = Lister, enregistrer, vérifier et montrer des comptes rendus de parties
cli-help-record-list = Lister les parties enregistrées, finies ou non, la dernière jouée d’abord
    .json = Afficher un objet JSON par ligne, pour les programmes (docs/record-list-format.md)
cli-help-record-save = Écrire le compte rendu d’une partie enregistrée (docs/record-format.md)
    .game = La partie : son numéro dans `onirim record list`, 1 pour la dernière jouée, ou son identifiant
    .file = Le fichier à écrire ; - est la sortie standard [par défaut : la sortie standard]
    .force = Remplacer un fichier existant
cli-help-record-check = Rejouer des comptes rendus et signaler la première erreur de chacun ; code de sortie 1 s’il y en a une
    .files = Des comptes rendus ; - est l’entrée standard
cli-help-record-show = Parcourir une partie pas à pas ; dans un tube, la raconter en entier
    .file = Un compte rendu ; - est l’entrée standard
    .game = Une partie enregistrée au lieu d’un fichier : son numéro dans `onirim record list`, ou son identifiant
    .plain = La raconter en entier, d’un coup
    .seat = La montrer telle que p1 ou p2 l’a vue, ou table, qui voit ce qu’aucun joueur ne cache
cli-help-advise = Conseiller dans la partie d’un compte rendu : que faire, pourquoi, et avec quelle certitude
    .file = Un compte rendu ; - est l’entrée standard
    .at = Après combien d’étapes conseiller ; 0 est juste après la donne [par défaut : à la fin du compte rendu]
    .seat = Le joueur à conseiller, p1 ou p2, qui doit être celui qui choisit [par défaut : celui qui choisit]
    .json = Afficher un objet JSON, pour les programmes (docs/engine-protocol.md)
cli-help-review = Faire le bilan d’une partie : chances de gagner, hasard, erreurs et meilleurs choix
    .file = Le compte rendu d’une partie finie ; - est l’entrée standard
    .game = Une partie enregistrée au lieu d’un fichier : son numéro dans `onirim record list`, ou son identifiant
    .all = Faire le bilan de toutes les parties enregistrées qui comptent dans les statistiques : ce qui vous coûte le plus
    .json = Afficher un objet JSON, pour les programmes (docs/review.md)
    .html = Écrire une page avec le graphique dans ce fichier
    .force = Remplacer un fichier existant
cli-help-sim = Jouer beaucoup de parties d’un coup et dire ce que vaut un joueur
    .setup = À quoi jouer, en mots, par exemple : solo, ou duo talk book towers [par défaut : solo]
    .player = Qui joue, aux deux places s’il y en a deux : { $players } [par défaut : random]
    .compare = Comparer deux joueurs sur les mêmes donnes, séparés par une virgule
    .effort = Combien de positions strong peut juger à chaque question [par défaut : 5000]
    .games = Combien de parties jouer [par défaut : 10000]
    .seed = Le nombre qui décide de toutes les donnes [par défaut : 1]
    .threads = Combien de threads utiliser ; le résultat n’en dépend pas [par défaut : autant qu’en a la machine]
    .weights = Faire juger fast et strong avec les poids de ce fichier au lieu de ceux du programme (docs/training.md)
    .until_decided = Avec --compare : s’arrêter dès qu’il est clair quel joueur est meilleur, ou qu’aucun ne l’est
    .margin = Avec --until-decided : la différence de taux de victoire qui importe, en points de pourcentage [par défaut : 1]
    .shard = Ne jouer qu’un lot des parties, par exemple 3/16, le troisième sur seize
    .records = Enregistrer le compte rendu de chaque partie dans ce dossier
    .deals = Comment distribuer : shared (comme les codes de partage, toujours pareil) ou quick [par défaut : quick si seul random joue]
    .luck = Déduire le hasard du taux de victoire, ce qui prend du temps : on, off, ou auto (jusqu’à 10000 parties) [par défaut : auto]
    .json = Afficher un objet JSON, pour les programmes (docs/sim-format.md)
    .plot = Dessiner les distributions dans ce fichier SVG
    .force = Remplacer les fichiers existants
cli-help-sim-merge = Réunir les rapports de plusieurs machines, chacune avec son --shard
    .files = Des rapports écrits par `onirim sim --json` ; - est l’entrée standard
    .json = Afficher un objet JSON, pour les programmes (docs/sim-format.md)
    .plot = Dessiner les distributions dans ce fichier SVG
    .force = Remplacer un fichier existant
cli-help-train = Entraîner un évaluateur en le faisant jouer seul, et écrire ses poids (docs/training.md)
    .out = Le fichier où écrire les poids
    .setup = À quoi jouer, en mots, par exemple : solo, ou duo talk book towers [par défaut : solo]
    .rounds = Combien de tours de jeu et d’apprentissage [par défaut : { $rounds }]
    .games = Combien de parties par tour [par défaut : { $games }]
    .seed = Le nombre qui décide de tout le hasard [par défaut : 1]
    .rate = Le taux d’apprentissage au début [par défaut : { $rate }]
    .from = Partir des poids de ce fichier au lieu de zéro
    .resume = Reprendre l’entraînement de ce point de reprise
    .checkpoint = Le fichier des points de reprise [par défaut : celui de --resume, ou à côté des poids, en .onc]
    .every = Combien de tours entre deux points de reprise [par défaut : 100]
    .curve = Dessiner la courbe d’apprentissage dans ce fichier SVG, de nouveau à chaque point de reprise
    .threads = Combien de threads utiliser ; les poids n’en dépendent pas [par défaut : autant qu’en a la machine]
    .force = Remplacer les fichiers existants
cli-help-serve = Servir le jeu aux navigateurs de cette machine, ou du réseau avec --listen
    .listen = L’adresse et le port à servir ; 0.0.0.0:8080 est pour tout le réseau [par défaut : 127.0.0.1:8080]
    .folder = Le dossier d’une page construite [par défaut : la page qui accompagne le programme]
cli-help-rules = Lire les règles, toutes ou celles qui mentionnent un mot
    .words = Ce qu’il faut chercher
cli-help-completions = Afficher un script de complétion pour un interpréteur de commandes
    .shell = L’interpréteur : bash, elvish, fish, powershell ou zsh
cli-help-man = Afficher la page de manuel

cli-usage = Usage :
cli-commands = Commandes :
cli-arguments = Arguments :
cli-options = Options :
cli-value-command = COMMANDE
cli-value-words = MOTS
cli-value-number = NOMBRE
cli-value-code = CODE
cli-value-file = FICHIER
cli-value-game = PARTIE
cli-value-lang = LANGUE
cli-value-seat = PLACE
cli-value-shell = INTERPRÉTEUR
cli-value-word = MOT
cli-value-player = JOUEUR
cli-value-program = PROGRAMME
cli-value-programs = PROGRAMMES
cli-value-players = JOUEURS
cli-value-shard = LOT
cli-value-folder = DOSSIER
cli-value-address = ADRESSE
cli-value-kind = GENRE
cli-value-when = QUAND

cli-more = Sans commande, le jeu s’ouvre en plein écran ; dans un tube, il se joue ligne à ligne.
    .exit-codes = Codes de sortie :
    .exit-0 = tout s’est bien passé
    .exit-1 = quelque chose a échoué ou a été laissé de côté : un fichier qui ne peut être lu ou écrit, un compte rendu incorrect, une partie qui n’est pas enregistrée, un mot dont les règles ne parlent pas
    .exit-2 = la ligne de commande est incorrecte
    .exit-130 = une simulation, un entraînement ou un bilan de toutes les parties a été interrompu ; les résultats obtenus sont donnés, ce qui a été appris est gardé
    .environment = Environnement :
    .folder = le dossier des parties et des réglages, au lieu de celui du système
    .own-language = la langue, en ou fr, si --lang n’en indique pas
    .language = la langue du système, si aucune n’a été choisie dans les réglages du jeu
    .color = si elle est définie et non vide, rien n’est en couleur
cli-more-sim = Les parties sont jouées jusqu’au bout. Le résultat dépend de la configuration, du joueur, du nombre de parties, de la graine et des donnes, non des threads, des lots ni de la machine. Ctrl-C y met fin et donne le résultat des parties jouées.
cli-more-train = Les poids dépendent de la configuration, du nombre de tours et de parties, de la graine, du taux et de --from, non des threads. Ctrl-C arrête après le tour et écrit un point de reprise ; repris avec --resume, l’entraînement finit avec les mêmes poids. Une fois les poids écrits, le point de reprise est supprimé.
cli-more-review = Chaque décision est jugée d’après ce que son joueur savait. Une partie prend quelques secondes ; avec --all, Ctrl-C arrête plus tôt et dit ce qui a été trouvé. Seules les parties finies ont un bilan.
cli-more-record-save = Le compte rendu d’une partie en cours contient sa graine, donc les cartes à venir ; une note le rappelle. Tant que deux joueurs se cachent des cartes, le compte rendu de leur partie n’est ni enregistré ni montré.
cli-more-play = Le programme demande ce qui n’est pas indiqué ici. La partie est enregistrée après chaque choix, et proposée de nouveau la fois suivante.
    .setups = Configurations, en mots : solo, ou duo avec open, talk ou silent ; puis book ou book-lost, towers ou towers-ruins, premonitions, premonitions-5 ou premonitions-6. Par exemple : { $example }

## La page de manuel

cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
    .text = Le jeu de cartes Onirim : trouver les Portes d’un labyrinthe de rêves avant que la pioche ne s’épuise, en solitaire ou à deux, avec trois extensions. { cli-more } Chaque partie est enregistrée après chaque choix.
cli-man-options = OPTIONS
cli-man-exit = CODES DE SORTIE
cli-man-environment = ENVIRONNEMENT
cli-man-version = VERSION

## Une ligne de commande fausse

cli-wrong-command = « { $found } » n’est pas une commande d’onirim
cli-wrong-option = il n’y a pas ici d’option ou d’argument « { $found } »
cli-wrong-similar = { $fault } ; vouliez-vous dire « { $similar } » ?
cli-wrong-value = « { $found } » ne convient pas à { $argument } : { $reason }
cli-wrong-number = ce n’est pas un nombre entier de 0 à 18446744073709551615
cli-wrong-from-one = ce n’est pas un nombre entier de 1 à { $most }
cli-wrong-player = ce joueur n’existe pas ; choisissez parmi { $players }
cli-wrong-programs = indiquez un programme, ou deux séparés par une virgule, parmi { $programs }
cli-wrong-two-players = indiquez deux joueurs séparés par une virgule, parmi { $players }
cli-wrong-shard = écrivez quel lot sur combien, comme 3/16 : le troisième sur seize, numérotés à partir de 1
cli-wrong-margin = ce n’est pas un nombre de points supérieur à 0 et d’au plus 100
cli-wrong-address = ce n’est pas une adresse avec un port, comme 127.0.0.1:8080
cli-wrong-rate = ce n’est pas un nombre supérieur à 0 et d’au plus 1
cli-wrong-game = indiquez une partie par son numéro dans `onirim record list`, ou par son identifiant complet de 32 chiffres
cli-wrong-language = choisissez en ou fr
cli-wrong-choice = choisissez parmi { $choices }
cli-wrong-conflict = { $argument } et { $other } s’excluent : utilisez l’un des deux
cli-wrong-missing = il manque { $arguments }
cli-wrong-which-game = `onirim record list` donne les parties enregistrées avec leurs numéros ; 1 est la dernière jouée : { $example }
cli-wrong-twice = { $argument } est donné deux fois : utilisez-le une fois
cli-wrong-no-value = { $argument } demande une valeur
cli-wrong-much = « { $found } » est une valeur de trop pour { $argument }
cli-wrong-no-text = il y a sur la ligne de commande quelque chose qui n’est pas du texte en UTF-8
cli-wrong-other = cette ligne de commande est incompréhensible
cli-wrong-help = Pour en savoir plus : { $command } --help

## Règles

cli-rules-about = Les règles parlent de : { $subjects }.

## Terminaux

cli-only-lines = Ce terminal ne peut afficher que des lignes (TERM vaut dumb ou n’est pas défini) : on joue ligne à ligne.

## Comptes rendus

cli-about-file = { $path } : { $reason }
cli-is-store = { $path } fait partie des parties enregistrées : nommez un autre fichier
cli-record-over = la partie de { $path } est finie : lisez-la avec `onirim record show`
cli-record-without-seed = les cartes de { $path } ont été distribuées à la main, et aucune graine ne dit lesquelles suivent
cli-record-saved = Partie { $game } écrite dans { $path }.
cli-record-holds-seed = Note : cette partie n’est pas finie, et son compte rendu contient la graine, qui révèle les cartes à venir.
cli-no-such-game = il n’y a pas de partie { $number } : { $games ->
    [0] aucune partie n’est encore enregistrée
    [one] une seule est enregistrée, la partie 1
   *[other] les numéros vont de 1 à { $games }, voyez `onirim record list`
}
cli-advise-no-ply = le compte rendu a { $plies ->
    [one] { $plies } étape
   *[other] { $plies } étapes
} : il n’y a rien après l’étape { $ply }
cli-advise-over = la partie du compte rendu est finie : indiquez un moment antérieur, comme --at { $last }
cli-advise-not-asked = ce n’est pas à { $seat } de choisir à ce moment : seul le joueur qui doit choisir est conseillé
cli-record-nobody = il n’y a pas de { $seat } dans cette partie : un joueur seul est p1
cli-record-secret = la partie { $game } n’est pas finie, et son compte rendu révélerait les cartes que ses joueurs se cachent : jouez-la d’abord jusqu’au bout, ou abandonnez-la
cli-play-alone = Un programme ne peut prendre place que dans une partie à deux : nommez-en une avec --setup, par exemple duo silent.
cli-list-none = Aucune partie n’est encore enregistrée.
cli-list-goes-on = en cours
cli-list-won = gagnée
cli-list-lost = perdue
cli-list-given-up = abandonnée
cli-list-plies = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
cli-list-daily = la donne du { $day }
cli-list-table = vraies cartes
cli-list-lesson = une leçon
cli-list-assisted = assistée
cli-check-good = { $path } : correct : { $setup }, { $plies ->
    [one] { $plies } étape
   *[other] { $plies } étapes
}, { $ending }
cli-check-wrong = { $path } : incorrect : { $reason }
cli-check-unreadable = { $path } : incorrect : ne peut pas être lu : { $reason }
cli-check-victory = victoire
cli-check-defeat = défaite
cli-check-unfinished = inachevée

## Export et import

cli-exported = { $games ->
    [0] Aucune partie
    [one] 1 partie
   *[other] { $games } parties
} et { $settings ->
    [0] aucun réglage
    [one] 1 réglage
   *[other] { $settings } réglages
} ; écrit : { $path }.
cli-export-left-out = { $count ->
    [one] { $count } partie est endommagée et a été laissée de côté :
   *[other] { $count } parties sont endommagées et ont été laissées de côté :
}
cli-imported = De { $path } : { $added ->
    [0] aucune nouvelle partie
    [one] 1 nouvelle partie
   *[other] { $added } nouvelles parties
}, { $continued ->
    [one] { $continued } mise à jour
   *[other] { $continued } mises à jour
}, { $known } déjà là ; { $settings ->
    [0] aucun nouveau réglage
    [one] 1 nouveau réglage
   *[other] { $settings } nouveaux réglages
}.
cli-standard-input = l’entrée standard
cli-standard-output = la sortie standard

## La page pour les navigateurs

cli-serve-ready = Le jeu est à l’adresse { $address } jusqu’à Ctrl-C.
cli-serve-not-built-in = Ce programme a été construit sans la page pour les navigateurs. Dans son dossier source, cargo xtask web construit la page ; puis --folder target/web la sert, et cargo install --path crates/onirim-cli --features page installe un programme qui la contient.
cli-serve-no-page = Il n’y a pas de page dans { $path } : cargo xtask web la construit, dans target/web.
cli-serve-too-much = { $path } contient bien plus qu’une page : c’est sans doute un autre dossier.
cli-serve-no-address = La page ne peut pas être servie à l’adresse { $address } : { $reason }
